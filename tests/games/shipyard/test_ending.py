"""The end: S-156 to S-166, S-228, S-229 with E-19, E-54."""

from __future__ import annotations

import pytest

from tests.games.shipyard.conftest import SETS, At, go, guilders, kinds, offered, play, shown

FINAL = "phase: final  stage: final  turns: 100  last: 100  rounds: 0  gear: 0  held: 1"
LAST = "stage: last  phase: last  turns: 100  last: 100  rounds: 0  gear: 0  held: 1  doing: build_ships"
THREE = "cube: hire_employee=blue recruit_crew=yellow produce_equipment=white"


def test_S_156_after_a_drop_without_cubes_one_turn_is_left(at: At) -> None:
    position = at(
        "phase: end  dropped: yes  gear: 11  main: buy_goods  rounds: 0  turns: 99  active: yellow  "
        f"held: 1  {THREE.replace('recruit_crew=yellow', 'recruit_crew=pink')}"
    )
    position = play(position, "yellow end_turn")
    assert position.asked == ("white",)
    assert shown(position, "gear") == ""  # S-038: the cube is lifted
    last = at(
        f"phase: end  turns: 100  last: 100  rounds: 0  gear: 0  active: white  main: buy_goods  held: 1  {THREE}",
        sound=False,
    )
    last = play(last, "white end_turn")
    assert (shown(last, "stage"), shown(last, "phase"), last.asked) == ("final", "final", ("pink",))


def test_S_158_an_early_end_goes_on_until_all_have_had_equally_many_turns(at: At) -> None:
    cubes = "cube: hire_employee=pink recruit_crew=blue produce_equipment=yellow"
    position = at(f"phase: end  early: yes  active: white  starter: blue  main: buy_goods  held: 1  {cubes}")
    position = play(position, "white end_turn")
    assert (position.asked, shown(position, "stage")) == (("pink",), "")
    position = at("phase: end  early: yes  active: pink  starter: blue  main: buy_goods  held: 1")
    position = play(position, "pink end_turn")
    assert (position.asked, shown(position, "phase")) == (("blue",), "final")


def test_S_070_S_158_at_an_early_end_contracts_left_over_are_discarded(at: At) -> None:
    """R-27, R-46"""
    position = play(at("phase: end  early: yes  starter: blue  main: buy_goods", contracts="advanced"), "pink end_turn")
    assert (shown(position, "phase"), shown(position, "due")) == ("discard", "2")
    while shown(position, "phase") == "discard":
        position = play(position, f"{position.asked[0]} {position.choices(position.asked[0])[0]}")
    assert (position.asked, shown(position, "phase"), shown(position, "held")) == (("blue",), "final", "1")


def test_S_228_during_an_early_end_all_goes_on_as_usual(at: At) -> None:
    position = at(
        "phase: end  early: yes  dropped: yes  gear: 11  rounds: 4  active: blue  main: buy_goods  "
        f"{THREE.replace('hire_employee=blue', 'hire_employee=pink')}"
    )
    position = play(position, "blue end_turn")
    assert (shown(position, "rounds"), shown(position, "phase")) == ("3", "discard")
    bonus = at("phase: after  early: yes\npink: guilders 6")
    assert "bonus" in kinds(bonus, "pink")


def test_S_041_S_160_S_161_final_actions(at: At) -> None:
    """Any action in play, wherever cubes lie, several players the same; no tile moves, no income, no guilders."""
    position = at(f"{FINAL}  lying: 2 subsidy  {THREE}\npink: goods 1 coal_cloth_iron")
    assert len(offered(position, "final")) == 8
    before = shown(position, "queue")
    position = play(position, "pink final subsidy")
    assert guilders(position) == 8
    assert shown(position, "lying") == "2 subsidy"
    position = play(position, "pink end_turn")
    assert (position.asked, shown(position, "queue")) == (("blue",), before)
    assert "subsidy" in offered(position, "final")
    assert position.why_not("blue", "final exchange") == "S-041"
    assert position.why_not("blue", "choose buy_goods") == "S-032"


def test_S_161_ships_completed_by_a_final_action_sail_at_once(at: At) -> None:
    position = at(f"{FINAL}\npink: yard B.S......; supply 1 captain; canals C10@0,0")
    position = go(position, "pink final build_ships", "pink build L1 Y2", "pink done")
    assert shown(position, "phase") == "fit"


def test_S_082_R_28_parts_laid_out_in_the_end_trigger_nothing(at: At) -> None:
    position = go(
        at(f"{FINAL}  stacked: BO20 BO21 ST20 MB20 MA20"), "pink final build_ships", "pink build S1 Y9", "pink done"
    )
    assert shown(position, "early") == ""


def test_S_162_who_lacks_exactly_one_part_gets_a_last_chance(at: At) -> None:
    position = at(
        "phase: end  stage: final  active: white  turns: 100  last: 100  rounds: 0  gear: 0  held: 1  "
        f"{THREE}\nblue: yard BM.......\nwhite: yard B.S......\npink: yard B.M.....S"
    )
    position = play(position, "white end_turn")
    assert (shown(position, "stage"), position.asked) == ("last", ("blue",))
    assert offered(position, "build") == [f"S{n} Y3" for n in range(1, 6)]
    assert position.why_not("blue", "build B1 Y4") == "S-162"
    position = play(position, "blue pass")
    assert position.asked == ("white",)
    assert set(offered(position, "build")) == {f"{column}{n} Y2" for column in "LR" for n in range(1, 6)}


def test_S_162_S_163_S_229_one_part_one_ship(at: At) -> None:
    position = at(f"{LAST}\npink: yard BM.BM....; guilders 3; supply 1 captain; canals C10@0,0")
    position = play(position, "pink build S4 Y3")
    assert guilders(position) == 1
    assert position.choices("pink") == ["done"]
    position = play(position, "pink done", "chance part ST20")
    assert shown(position, "place").count("ST20") == 1
    assert (shown(position, "phase"), shown(position, "leaving")) == ("fit", "Y1")
    position = play(position, "pink give_up", "pink end_turn")
    assert position.ended == "normal"  # one part, one ship at most


def test_S_164_S_083_E_54_a_free_substitute_as_a_last_chance(at: At) -> None:
    bare = "place: S1=empty S2=empty S3=empty S4=empty S5=empty  stacked: BO20 MB20"
    position = at(f"{LAST}  {bare}\npink: yard BM.......; guilders 0")
    assert position.choices("pink") == ["substitute stern Y3", "pass"]
    shown_sterns = at(f"{LAST}\npink: yard BM.......; guilders 0")
    assert shown_sterns.choices("pink") == ["build S1 Y3", "pass"]
    assert shown_sterns.why_not("pink", "substitute stern Y3") == "S-083"
    assert shown_sterns.why_not("pink", "build S2 Y3") == "S-072"


def test_S_229_the_last_chance_is_optional(at: At) -> None:
    position = play(at(f"{LAST}\npink: yard BM......."), "pink pass")
    assert position.ended == "normal"


OVER = "phase: over  stage: last  turns: 100  last: 100  rounds: 0  gear: 0  held: 1  ending: 1"


def test_S_165_S_184_E_19_contracts_and_dealers_at_the_end(at: At) -> None:
    ships = "ship pink: parts 6; items 4 sail; speed 5\nship pink: parts 6; items 4 sail; speed 5"
    position = at(
        f"{LAST}\npink: yard BM.......; contracts BLU08 RED11; discarded BLU01 RED01; "
        f"employees dealer_cloth_1 dealer_cloth_2 dealer_coal_1\n{ships}"
    )
    assert position.points("pink")["dealers"] == 0
    assert position.points("pink")["blue_contract"] == 0
    position = play(position, "pink pass")
    found = position.points("pink")
    assert (found["blue_contract"], found["red_contract"], found["dealers"]) == (12, 10, 5)
    assert shown(position.seen_by("blue"), "shown", "pink").split() == ["RED11", "BLU08"]
    assert shown(position, "contracts", "pink") == ""


def test_S_113_dealers_are_worth_1_and_3(at: At) -> None:
    position = at(
        f"{OVER}\npink: shown RED09 BLU12; contracts; employees dealer_iron_1 dealer_iron_2\nblue: shown "
        "RED01 BLU01; contracts\nyellow: shown RED02 BLU02; contracts\nwhite: shown RED03 BLU03; contracts",
        sound=False,
    )
    assert position.points("pink")["dealers"] == 4


@pytest.mark.parametrize(
    ("speeds", "money", "places"),
    [
        ((5, 3, 5, 0), (1, 9, 4, 9), (2, 3, 1, 4)),
        ((5, 5, 0, 0), (4, 4, 0, 0), (1, 1, 3, 3)),
        ((0, 0, 7, 0), (9, 9, 0, 8), (2, 2, 1, 4)),
    ],
)
def test_S_166_most_points_then_most_guilders_then_shared(
    at: At, speeds: tuple[int, ...], money: tuple[int, ...], places: tuple[int, ...]
) -> None:
    seats = "pink blue yellow white".split()
    lines = [
        f"{seat}: guilders {each}; contracts; shown RED0{n + 1} BLU0{n + 1}"
        for n, (seat, each) in enumerate(zip(seats, money, strict=True))
    ]
    lines += [f"ship {seat}: parts 3; speed {speed}" for seat, speed in zip(seats, speeds, strict=True)]
    scores = (
        "\n".join(lines)
        .replace("RED01", "RED05")
        .replace("BLU01", "BLU12")
        .replace("RED02", "RED07")
        .replace("BLU02", "BLU06")
    )
    scores = (
        scores.replace("RED03", "RED08").replace("BLU03", "BLU08").replace("RED04", "RED06").replace("BLU04", "BLU10")
    )
    position = at(f"{OVER}\n{scores}")
    assert tuple(position.place(seat) for seat in seats) == places


def test_S_157_ending_says_how(at: At) -> None:
    assert play(at(f"{LAST}\npink: yard BM......."), "pink pass").ended == "normal"
    early = LAST.replace("  last: 100", "").replace("turns: 100", "turns: 80")
    assert play(at(f"{early}  early: yes\npink: yard BM......."), "pink pass").ended == "early"


def test_S_007_nobody_sees_the_contracts_of_others(at: At) -> None:
    position = at()
    for viewer in position.seats:
        seen = position.seen_by(viewer)
        for number, seat in enumerate(position.seats):
            told = shown(seen, "contracts", seat)
            assert set(told.split()) == set(SETS[number]) if seat == viewer else told == "?"
