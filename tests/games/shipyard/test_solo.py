"""The solo game, S-167 to S-182, S-230, S-231 with E-27, E-41, E-58."""

from __future__ import annotations

import pytest

from ostrov.engine.game import Game
from ostrov.engine.position import CHANCE, Position
from tests.games.shipyard.conftest import BOX, At, counts, offered, pairs, play, random_games, settled, shown

TILES = {row["face"]: row["id"] for row in BOX["solo_tiles"]}
NUMBER = {row["id"]: f"N{row['back_number']}{row['ring_number']}" for row in BOX["solo_tiles"]}
HUMAN_DONE = "phase: end  main: recruit_crew  cube: hire_employee=blue produce_equipment=yellow  turns: 4  gear: 1"


def rival(at: At, face: str, after: str = "N11", differs: str = "", human: str = "recruit_crew") -> Position:
    """Blue turns the tile with a face; then the number of the next is `after`."""
    tile = TILES[face]
    done = HUMAN_DONE.replace("recruit_crew", human)
    position = at(f"{done}  solo_number: {NUMBER[tile]}\n{differs}", players=1)
    position = play(position, "pink end_turn")
    assert position.asked == (CHANCE,)
    return play(position, f"chance face {tile}", f"chance number {after}")


def test_S_168_S_170_the_opponents_follow_the_human(at: At) -> None:
    position = play(at(HUMAN_DONE, players=1), "pink end_turn")
    assert (shown(position, "active"), shown(position, "queue").split()[0]) == ("blue", "hire_employee")
    assert shown(position, "gear") == "2"
    position = settled(position)
    assert position.asked == ("pink",)
    assert (position.turns, shown(position, "gear")) == (7, "4")


def test_S_169_in_the_first_round_nothing_is_carried_out(at: At) -> None:
    position = at("phase: end  main: recruit_crew  cube:  turns: 1  gear: 0  solo_number: N22", players=1)
    position = play(position, "pink end_turn", f"chance face {TILES['buy_goods']}", "chance number N03")
    assert pairs(position, "cube")["buy_goods"] == "blue"
    assert (len(pairs(position, "offered_goods")), shown(position, "goods_removed")) == (5, "")
    assert shown(position, "active") == "yellow"


def test_S_171_an_occupied_action_is_passed_over(at: At) -> None:
    position = at(f"{HUMAN_DONE}  solo_number: N03", players=1)
    position = play(position, "pink end_turn", f"chance face {TILES['produce_equipment']}", "chance number N11")
    assert shown(position, "phase") == "facing"
    assert set(position.outcomes()) == {f"face {TILES[face]}" for face in ("build_ships", "exchange", "recruit_crew")}
    position = play(position, f"chance face {TILES['exchange']}", "chance number N22")
    assert pairs(position, "cube")["exchange"] == "blue"


def test_S_172_E_58_the_special_tile_is_the_last_of_the_queue(at: At) -> None:
    assert BOX["solo_tiles"][-1]["face"] == "last_tile"
    queue = "queue: build_ships rent_canal buy_goods recruit_crew hire_employee produce_equipment exchange"
    position = rival(at, "last_tile", differs=queue)
    assert pairs(position, "cube")["exchange"] == "blue"
    taken = "queue: build_ships rent_canal buy_goods exchange hire_employee recruit_crew produce_equipment"
    position = rival(at, "last_tile", differs=taken)
    assert shown(position, "phase") == "facing"


def test_S_173_the_number_is_that_of_the_tile_now_on_top(at: At) -> None:
    position = play(at(f"{HUMAN_DONE}  solo_number: N22", players=1), "pink end_turn")
    assert set(position.outcomes()) == {f"face {TILES['buy_goods']}", f"face {TILES['hire_employee']}"}
    position = play(position, f"chance face {TILES['buy_goods']}")
    assert position.outcomes() == {"number N03": 3, "number N11": 3, "number N22": 1}
    assert shown(play(position, "chance number N22"), "solo_number") == "N22"


@pytest.mark.parametrize(("number", "place"), [("N03", 0), ("N11", 1), ("N22", 3)])
def test_S_176_E_27_E_41_a_goods_tile_leaves(at: At, number: str, place: int) -> None:
    position = rival(at, "buy_goods", number)
    before = list(pairs(at(HUMAN_DONE, players=1), "offered_goods").values())
    gone = before.pop(place)
    assert counts(position, "goods_removed") == {gone: 1}
    assert list(pairs(position, "offered_goods").values()) == before
    position = play(position, "chance goods cloth_iron_iron")
    assert list(pairs(position, "offered_goods").values()) == [*before, "cloth_iron_iron"]
    assert shown(position, "active") == "yellow"


def test_S_176_a_canal_leaves(at: At) -> None:
    position = rival(at, "rent_canal", "N22")
    assert pairs(position, "canal")["C04"] == "removed"
    assert list(pairs(position, "offered_canal").values()) == ["C01", "C02", "C03", "C05"]


@pytest.mark.parametrize(("number", "row"), [("N03", 1), ("N11", 2), ("N22", 4)])
def test_S_177_S_231_a_row_of_parts_leaves(at: At, number: str, row: int) -> None:
    before = pairs(at(HUMAN_DONE, players=1), "place")
    position = rival(at, "build_ships", number)
    gone = {part for where, part in before.items() if where[1] == str(row)}
    place = pairs(position, "place")
    assert set(before.values()) - set(place.values()) == gone
    assert not gone & set(shown(position, "stacked").split())
    assert [place[f"B{n}"] for n in range(1, 5)] == [before[f"B{n}"] for n in range(1, 6) if n != row]
    assert len(pairs(settled(position), "place")) == 20


def test_S_231_S_082_a_removed_row_can_trigger_the_early_end(at: At) -> None:
    position = rival(at, "build_ships", "N03", "stacked: BO06 ST06 ST07 MA11 MA12 MA13 MB01")
    assert shown(settled(position), "early") == "yes"


def test_S_230_where_nothing_lies_nothing_leaves(at: At) -> None:
    position = rival(at, "rent_canal", "N22", "offered_canal: N1=C01 N2=C02")
    assert "removed" not in pairs(position, "canal").values()
    bare = "place: B4=empty B5=empty  stacked: MA20 MA21 MB01 ST20 ST21"
    position = rival(at, "build_ships", "N22", bare)
    assert sum(part.startswith("BO") for part in pairs(position, "place").values()) == 3


def test_S_174_rings_move_as_the_number_says(at: At) -> None:
    start = "crew_ring: captain  employee_ring: O7"
    assert shown(rival(at, "recruit_crew", "N22", start, "buy_goods"), "crew_ring") == "stoker"
    assert (
        shown(rival(at, "recruit_crew", "N03", start, "buy_goods"), "crew_ring") == "soldier"
    )  # 0: the number in brackets
    free = "cube: rent_canal=blue exchange=yellow"
    hired = play(
        at(
            f"{HUMAN_DONE.replace('cube: hire_employee=blue produce_equipment=yellow', free)}  {start}  "
            "solo_number: N22",
            players=1,
        ),
        "pink end_turn",
        f"chance face {TILES['hire_employee']}",
        "chance number N22",
    )
    assert shown(hired, "employee_ring") == ""  # O1
    assert counts(hired, "copies")["engineer_smokestack"] == 1
    made = play(
        at(
            f"{HUMAN_DONE.replace('cube: hire_employee=blue produce_equipment=yellow', free)}  "
            "solo_number: N03  equipment_ring: cannon",
            players=1,
        ),
        "pink end_turn",
        f"chance face {TILES['produce_equipment']}",
        "chance number N11",
    )
    assert shown(made, "equipment_ring") in ("", "smokestack")


def test_S_175_the_market_moves_one_space_whatever_the_number(at: At) -> None:
    assert shown(rival(at, "exchange", "N22"), "market") == "1"
    assert shown(rival(at, "exchange", "N03"), "market") == "1"


def test_S_178_after_the_last_tile_the_board_has_the_number(at: At) -> None:
    start = f"{HUMAN_DONE}  solo_stack: {TILES['buy_goods']}  solo_number: N22"
    position = play(at(start, players=1), "pink end_turn", f"chance face {TILES['buy_goods']}")
    assert counts(position, "goods_removed") == {"coal_coal_cloth": 1}  # board_number 1: the second place
    position = play(position, "chance goods cloth_iron_iron")
    assert position.outcomes() == {"number N03": 3, "number N11": 3, "number N22": 2}
    position = play(position, "chance number N03")
    assert (shown(position, "active"), len(shown(position, "solo_stack").split())) == ("yellow", 8)


def test_S_178_R_32_an_empty_stack_while_turning_on(at: At) -> None:
    start = f"{HUMAN_DONE}  solo_stack: {TILES['produce_equipment']}  solo_number: N03"
    position = play(at(start, players=1), "pink end_turn", f"chance face {TILES['produce_equipment']}")
    assert position.outcomes() == {"number N03": 3, "number N11": 3, "number N22": 2}
    position = play(position, "chance number N22")
    assert (shown(position, "phase"), shown(position, "active")) == ("facing", "blue")


def test_R_03_guilders_on_the_tile_go_back_to_the_supply(at: At) -> None:
    position = rival(at, "exchange", "N22", "lying: 2 exchange")
    assert shown(position, "lying") == ""


def test_S_179_opponents_block_tiles_and_count_for_income(at: At) -> None:
    queue = "queue: recruit_crew hire_employee produce_equipment buy_goods exchange build_ships rent_canal"
    position = at(queue, players=1)
    assert position.why_not("pink", "choose hire_employee") == "S-040"
    assert shown(play(position, "pink choose buy_goods"), "guilders", "pink") == "8"
    assert position.seats == ("pink",)


def test_S_005_R_29_removed_tiles_come_back_only_when_nothing_else_is_left(at: At) -> None:
    everything = [row["id"] for row in BOX["canals"]["tiles"]]
    away = " ".join(f"{canal}=removed" for canal in everything[6:])
    position = at(f"phase: rent  canal: {away}\npink: canals C06@0,0", players=1)
    position = play(position, "pink rent N1", "pink lay C06 north", "pink turn Q0", "pink done")
    assert len(position.outcomes()) == len(everything[6:])


def test_S_181_only_the_human_takes_a_final_action(shipyard: Game) -> None:
    start = shipyard.start("checked", players=1)
    positions = list(random_games(start, [4]))
    finals = [position for position in positions if shown(position, "phase") == "final"]
    assert {position.asked for position in finals} == {("pink",)}
    assert positions[-1].ended == "normal"
    assert positions[-1].turns == 75


def test_S_182_the_three_grades() -> None:
    assert [row["vp"] for row in BOX["solo"]["result_bands"]] == [60, 80, 95]


def test_S_043_solo_offers_four_tiles(at: At) -> None:
    assert len(offered(at("pink: goods 1 coal_coal_iron", players=1), "choose")) == 4
