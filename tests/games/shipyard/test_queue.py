"""The turn's first steps, S-031 to S-047, S-056 to S-060, S-215, S-216 with E-01 to E-05, E-45 and E-52."""

from __future__ import annotations

import pytest

from ostrov.engine.position import Position
from tests.games.shipyard.conftest import At, counts, go, guilders, kinds, offered, pairs, play, settled, shown

QUEUE = "build_ships rent_canal buy_goods exchange hire_employee produce_equipment recruit_crew subsidy"
FIRST = "turns: 1  cube:"  # the first turn of all


def to_end(position: Position) -> Position:
    """Who is on turn chooses equipment, crew, goods or a canal, takes the first thing there is, and ends the turn."""
    (seat,) = position.asked
    tiles = "produce_equipment", "recruit_crew", "buy_goods", "rent_canal", "hire_employee", "build_ships"
    position = play(position, f"{seat} choose {next(tile for tile in tiles if tile in offered(position, 'choose'))}")
    return ended(position, seat)


def ended(position: Position, seat: str) -> Position:
    """Who is on turn takes the first thing there is, buys no bonus action, and ends the turn."""
    turn = position.turns
    while position.turns == turn:
        choices = [words for words in position.choices(seat) if not words.startswith("bonus")]
        best = [words for words in choices if words in ("end_turn", "done")] or choices
        position = settled(play(position, f"{seat} {best[0]}"))
    return position


def test_S_031_only_who_is_on_turn_acts(at: At) -> None:
    position = at("phase: build")
    assert position.asked == ("pink",)
    assert position.why_not("blue", "build B1 Y1") == "S-031"
    assert position.why_not("blue", "end_turn") == "S-031"
    assert at("phase: over  ending: 1").why_not("pink", "end_turn") == "S-031"


def test_S_031_turns_go_clockwise(at: At) -> None:
    position = at("active: yellow  starter: yellow  cube: exchange=pink recruit_crew=blue produce_equipment=white")
    order: list[str] = []
    for _ in range(4):
        order += position.asked
        position = to_end(position)
    assert order == ["yellow", "white", "pink", "blue"]


def test_S_032_a_turn_goes_step_by_step(at: At) -> None:
    position = at("pink: goods 1 coal_cloth_iron")
    for words in ("end_turn", "build B1 Y1", "done", "sail x0", "final buy_goods", "depart Y1"):
        assert position.why_not("pink", words) == "S-032", words
    assert kinds(position, "pink") == {"choose"}
    position = play(position, "pink choose exchange")
    assert position.why_not("pink", "choose buy_goods") == "S-048"


def test_S_032_S_042_S_045_S_048_the_steps_of_a_turn(at: At) -> None:
    position = at(
        "cube: exchange=pink hire_employee=blue produce_equipment=yellow recruit_crew=white  turns: "
        "4\npink: supply 1 sail"
    )
    position = play(at(), "pink choose buy_goods")
    assert pairs(position, "cube")["buy_goods"] == "pink"
    assert (shown(position, "main"), shown(position, "phase")) == ("buy_goods", "buy")


def test_S_033_S_034_the_previous_tile_becomes_the_lead_and_the_gear_turns(at: At) -> None:
    position = at("active: white  starter: pink  cube: exchange=pink hire_employee=blue recruit_crew=yellow")
    position = to_end(position)
    assert position.asked == ("pink",)
    assert shown(position, "queue").split() == [
        "exchange",
        "build_ships",
        "rent_canal",
        "buy_goods",
        "hire_employee",
        "produce_equipment",
        "recruit_crew",
        "subsidy",
    ]
    assert "exchange" not in pairs(position, "cube")
    assert shown(position, "gear") == "2"


def test_S_035_E_05_a_tile_that_is_already_the_lead_stays_and_the_gear_turns(at: At) -> None:
    position = at("active: white  turns: 4  gear: 0  cube: build_ships=pink hire_employee=blue recruit_crew=yellow")
    position = to_end(position)
    assert shown(position, "queue") == QUEUE
    assert shown(position, "gear") == "1"
    assert position.why_not("pink", "choose build_ships") == "S-039"


def test_S_036_S_051_S_058_S_059_S_060_E_02_E_45_two_players(at: At) -> None:
    """E-45 with the queue a b c d e f g, and S-027: three cubes each."""
    a, b, c, d, e, f, g = (
        "rent_canal buy_goods exchange produce_equipment recruit_crew build_ships hire_employee".split()
    )
    goods = "pink: goods 1 coal_cloth_iron; guilders 0\nblue: guilders 0"
    position = at(f"turns: 1  gear: 0  cube:  queue: {a} {b} {c} {d} {e} {f} {g}\n{goods}", players=2)
    position = play(position, f"pink choose {d}")
    assert (guilders(position), shown(position, "cubes")) == (0, f"2 {d}")
    position = play(ended(position, "pink"), f"blue choose {f}")
    assert guilders(position, "blue") == 1
    position = play(ended(position, "blue"), f"pink choose {g}")
    assert guilders(position) == 2
    position = play(ended(position, "pink"), f"blue choose {e}")
    assert guilders(position, "blue") == 1 + 1
    position = ended(position, "blue")
    assert shown(position, "queue").split() == [d, a, b, c, e, f, g]
    assert set(offered(position, "choose")) == {a, b, c}
    cubes = {tile: (pairs(position, "cube")[tile], count) for tile, count in counts(position, "cubes").items()}
    assert cubes == {f: ("blue", 2), e: ("blue", 1), g: ("pink", 2)}
    before = guilders(position)
    position = play(position, f"pink choose {c}")
    assert guilders(position) == before
    position = ended(position, "pink")
    assert shown(position, "queue").split() == [f, d, a, b, c, e, g]
    assert set(offered(position, "choose")) <= {d, a, b}
    assert counts(position, "cubes") == {e: 2, c: 1, g: 2}


def test_S_037_S_056_in_first_turns_nothing_moves_and_the_lead_may_be_chosen(at: At) -> None:
    position = at("turns: 1  gear: 0  cube:")
    assert "build_ships" in offered(position, "choose")
    position = go(position, "pink choose build_ships", "pink build B1 Y1", "pink done")
    position = go(position, "pink end_turn") if position.asked == ("pink",) else position
    assert position.asked == ("blue",)
    assert (shown(position, "queue"), shown(position, "gear")) == (QUEUE, "")


def test_S_038_the_cube_in_the_hole_is_lifted_by_the_next_turn(at: At) -> None:
    position = at("active: pink  turns: 15  gear: 11  dropped: yes")
    position = to_end(position)
    assert shown(position, "gear") == ""
    assert shown(position, "dropped") == ""


def test_S_014_the_subsidy_is_for_four(at: At) -> None:
    assert "subsidy" in offered(at(), "choose")
    assert at(players=3).why_not("pink", "choose subsidy") == "S-014"
    assert at("stage: final  phase: final", players=3).why_not("pink", "final subsidy") == "S-014"
    assert "subsidy" not in shown(at(players=3), "queue")


def test_S_039_S_040_neither_the_lead_nor_an_occupied_tile(at: At) -> None:
    position = at()
    assert position.why_not("pink", "choose build_ships") == "S-039"
    assert position.why_not("pink", "choose hire_employee") == "S-040"
    own = at("turns: 3  gear: 0  cube: exchange=pink hire_employee=blue", players=2)
    assert own.why_not("pink", "choose exchange") == "S-040"


def test_S_041_S_091_the_action_must_be_possible(at: At) -> None:
    """R-05: an exchange needs goods; a hire needs money after income; displays must not be empty."""
    position = at("cube: rent_canal=blue buy_goods=yellow subsidy=white\npink: guilders 0")
    assert position.why_not("pink", "choose exchange") == "S-041"
    assert "hire_employee" in offered(position, "choose")
    assert at("pink: goods 1 coal_coal_iron").why_not("pink", "choose exchange") is None
    assert at("offered_goods:").why_not("pink", "choose buy_goods") == "S-041"
    assert at("offered_canal:").why_not("pink", "choose rent_canal") == "S-041"


def test_S_041_S_106_hiring_counts_the_income(at: At) -> None:
    """Only the dearest employee is left: seven spaces on, an engineer, 7 guilders."""
    left = "copies: 1 engineer_smokestack  employee_ring: O1  cube: rent_canal=blue exchange=yellow subsidy=white"
    assert at(f"{left}\npink: guilders 6", sound=False).why_not("pink", "choose hire_employee") is None
    assert at(f"{left}\npink: guilders 5", sound=False).why_not("pink", "choose hire_employee") == "S-041"
    assert (
        at(f"{left}  lying: 1 hire_employee\npink: guilders 5", sound=False).why_not("pink", "choose hire_employee")
        is None
    )


def test_S_043_E_04_how_many_tiles_there_are_to_choose_from(at: At) -> None:
    goods = "pink: goods 1 coal_cloth_iron"
    assert len(offered(at(goods), "choose")) == 4
    assert len(offered(at(goods, players=3), "choose")) == 4
    assert len(offered(at(goods, players=2), "choose")) == 3
    assert len(offered(at(goods, players=1), "choose")) == 4


def test_S_044_E_52_guilders_on_the_tile_are_taken_with_the_income(at: At) -> None:
    position = play(at("lying: 2 subsidy"), "pink choose subsidy")
    assert guilders(position) == 6 + 2 + 3 + 2  # E-52, and what the subsidy brings
    assert shown(position, "lying") == ""


def test_S_045_S_046_E_01_E_03_income_for_each_occupied_tile_ahead(at: At) -> None:
    first = at("turns: 3  active: yellow  cube: rent_canal=blue hire_employee=pink  gear: 0")
    assert guilders(play(first, "yellow choose buy_goods"), "yellow") == 7  # E-01
    three = at(
        "cube: build_ships=blue rent_canal=yellow exchange=white  queue: rent_canal build_ships exchange "
        "buy_goods hire_employee produce_equipment recruit_crew subsidy"
    )
    assert guilders(play(three, "pink choose buy_goods")) == 9  # E-03
    two = at("cube: rent_canal=pink build_ships=blue  cubes: 2 rent_canal 1 build_ships", players=2, sound=True)
    assert guilders(play(two, "pink choose buy_goods")) == 8  # the own tile too, and once


def test_S_047_S_057_no_income_without_occupied_tiles_ahead(at: At) -> None:
    assert guilders(play(at("turns: 1  gear: 0  cube:"), "pink choose recruit_crew")) == 6
    assert guilders(play(at(), "pink choose buy_goods")) == 6


def test_S_215_what_is_always_possible(at: At) -> None:
    position = at(
        "offered_goods:  offered_canal:  cube: hire_employee=blue exchange=yellow rent_canal=white  "
        "turns: 1  gear: 0\npink: guilders 0"
    )
    assert offered(position, "choose") == ["build_ships", "produce_equipment", "recruit_crew", "subsidy"]


def test_S_216_when_nothing_is_possible_the_money_is_taken_and_the_action_skipped(at: At) -> None:
    """R-39: only exchange, hire, goods and canals are open, and none can be carried out."""
    position = at(
        "offered_goods:  offered_canal:  copies:  lying: 1 rent_canal\n"
        "queue: build_ships exchange produce_equipment hire_employee recruit_crew buy_goods rent_canal subsidy\n"
        "cube: produce_equipment=blue recruit_crew=yellow subsidy=white",
        sound=False,
    )
    assert offered(position, "choose") == ["rent_canal", "buy_goods", "exchange", "hire_employee"]
    position = play(position, "pink choose rent_canal")
    assert guilders(position) == 6 + 1 + 2
    assert "end_turn" in position.choices("pink")
    assert "bonus recruit_crew" in position.choices("pink")
    assert position.why_not("pink", "rent N1") == "S-032"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S_042_a_cube_on_the_tile_chosen(at: At, players: int) -> None:
    position = play(at(players=players), "pink choose buy_goods")
    assert pairs(position, "cube")["buy_goods"] == "pink"
