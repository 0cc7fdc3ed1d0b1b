"""What contracts are worth: S-183 to S-210, S-232 with E-29 to E-40, E-55, E-56, and every number of the data file."""

from __future__ import annotations

import pytest

from ostrov.engine.position import Position
from tests.games.shipyard.conftest import BOX, At

OVER = "phase: over  stage: last  turns: 100  last: 100  rounds: 0  gear: 0  held: 1  ending: 1"
OTHERS = "blue: contracts; shown RED02 BLU02"
ROWS = {row["id"]: row for row in BOX["contracts"]}


def worth(at: At, contract: str, ships: str = "", employees: str = "", used: int = 0) -> int:
    """What a contract brings pink, whose fleet is told as `5 parts 4 sail | 3 parts`."""
    other = ("BLU11" if contract != "BLU11" else "BLU06") if contract.startswith("RED") else "RED07"
    red, blue = ("RED03" if contract == "RED02" else "RED02"), ("BLU03" if contract == "BLU02" else "BLU02")
    lines = [_ship(each) for each in ships.split("|") if each.strip()]
    position = at(
        "\n".join(
            [
                OVER,
                f"pink: contracts; shown {contract} {other}; employees {employees}; used {used}",
                f"blue: contracts; shown {red} {blue}",
                *lines,
            ]
        ),
        players=2,
    )
    return brings(position, "red_contract" if contract.startswith("RED") else "blue_contract")


def brings(position: Position, source: str) -> int:
    return position.points("pink")[source]


def _ship(told: str) -> str:
    words = told.split()
    found = {"parts": "3", "items": "", "safety": ""}
    owner = "pink"
    for count, word in zip(words[::2], words[1::2], strict=True):
        if word == "parts":
            found["parts"] = count
        elif word in ("lantern", "lifeboat", "life_ring"):
            found["safety"] += f"{count} {word} "
        elif word == "of":
            owner = count
        else:
            found["items"] += f"{count} {word} "
    return f"ship {owner}: parts {found['parts']}; items {found['items']}; safety {found['safety']}; speed 1"


GREY = "engineer_smokestack engineer_sail engineer_cannon engineer_crane"
GREEN = "recruiter_captain recruiter_businessman recruiter_soldier recruiter_stoker"


@pytest.mark.parametrize(("rings", "points"), [(0, 0), (1, 1), (6, 12), (7, 13), (9, 15)])
def test_S_185_E_29_life_rings(at: At, rings: int, points: int) -> None:
    assert worth(at, "RED01", f"{rings} life_ring | 3 parts") == points
    assert worth(at, "RED01", "3 life_ring | 3 life_ring") == 12


@pytest.mark.parametrize(("number", "points"), [(0, 0), (3, 3), (4, 4), (5, 6), (7, 10)])
def test_S_186_E_30_workforce(at: At, number: int, points: int) -> None:
    assert worth(at, "RED02", employees=" ".join(f"{GREY} {GREEN}".split()[:number])) == points


def test_S_187_E_56_specialists(at: At) -> None:
    employees = "helmsman rigger foreman dealer_coal_1 dealer_iron_1"
    assert worth(at, "RED03", employees=employees) == 10
    assert worth(at, "RED03", employees=f"{GREY} {GREEN}") == 0


def test_S_188_E_31_five_part_ships(at: At) -> None:
    assert worth(at, "RED04", "5 parts | 5 parts | 5 parts | 4 parts | 6 parts") == 15
    assert [worth(at, "RED04", " | ".join(["5 parts"] * n)) for n in range(6)] == [0, 4, 9, 15, 21, 27]


def test_S_189_E_32_safe_ships(at: At) -> None:
    assert worth(at, "RED05", "2 life_ring 2 lifeboat 2 lantern | 1 life_ring 1 lifeboat") == 5
    assert worth(at, "RED05", "1 life_ring 1 lifeboat 1 lantern | 1 life_ring 1 lifeboat 1 lantern") == 10


@pytest.mark.parametrize(("contract", "thing"), [("RED06", "lantern"), ("RED08", "lifeboat")])
def test_S_190_S_192_lanterns_and_lifeboats(at: At, contract: str, thing: str) -> None:
    table = ROWS[contract]["table"]
    for n in range(9):
        points = table[n] if n < len(table) else table[-1] + ROWS[contract]["beyond"] * (n - len(table) + 1)
        assert worth(at, contract, f"{n} {thing}") == points


def test_S_191_giant_ships(at: At) -> None:
    assert worth(at, "RED07", "7 parts | 9 parts | 6 parts") == ROWS["RED07"]["table"][2]


def test_S_193_large_fleet(at: At) -> None:
    for n in range(10):
        table = ROWS["RED09"]["table"]
        points = table[n] if n < len(table) else table[-1] + ROWS["RED09"]["beyond"] * (n - len(table) + 1)
        assert worth(at, "RED09", " | ".join(["3 parts"] * n)) == points


def test_S_194_many_trades(at: At) -> None:
    table = ROWS["RED10"]["table"]
    assert worth(at, "RED10", employees=GREY) == table[1]
    assert worth(at, "RED10", employees="engineer_sail recruiter_captain helmsman rigger foreman") == table[4]
    assert worth(at, "RED10", employees="dealer_coal_1 dealer_coal_2 dealer_iron_1") == table[2]
    everyone = "engineer_sail recruiter_captain helmsman foreman dealer_coal_1 dealer_coal_2"
    assert worth(at, "RED10", employees=everyone) == table[6]


def test_S_195_six_part_ships(at: At) -> None:
    assert worth(at, "RED11", "6 parts | 6 parts | 5 parts") == 10


def test_S_196_S_232_E_33_E_55_employee_pairs(at: At) -> None:
    assert worth(at, "RED12", employees="engineer_sail recruiter_captain") == 3
    assert worth(at, "RED12", employees="recruiter_captain recruiter_soldier") == 3
    others = "helmsman foreman dealer_coal_1 rigger accountant"
    assert worth(at, "RED12", employees=f"engineer_sail recruiter_captain recruiter_soldier {others}") == 11


def test_S_197_tonnage(at: At) -> None:
    steps = ROWS["RED13"]["steps"]
    assert worth(at, "RED13", "9 parts") == 0
    assert worth(at, "RED13", "5 parts | 5 parts") == steps[0][1]
    assert worth(at, "RED13", "9 parts | 9 parts | 7 parts") == dict(steps)[25]
    assert worth(at, "RED13", "9 parts | 9 parts | 9 parts | 9 parts") == steps[-1][1]


def test_S_198_E_34_different_sizes(at: At) -> None:
    assert worth(at, "RED14", "3 parts | 5 parts | 6 parts") == 13
    assert worth(at, "RED14", "3 parts | 3 parts | 7 parts | 9 parts") == ROWS["RED14"]["table"][1]


@pytest.mark.parametrize(("contract", "member"), [("BLU01", "soldier"), ("BLU07", "businessman")])
def test_S_199_S_205_E_35_E_38_E_56_soldiers_and_businessmen(at: At, contract: str, member: str) -> None:
    assert worth(at, contract, f"3 {member} | 2 {member}") == 8
    assert worth(at, contract, f"1 {member}") == 0
    assert worth(at, contract) == 0


def test_S_200_businessman_and_crane_on_the_same_ship(at: At) -> None:
    """R-22"""
    assert worth(at, "BLU02", "2 businessman 3 crane | 1 businessman | 4 crane") == 6


def test_S_201_S_232_E_55_cannon_and_soldier(at: At) -> None:
    assert worth(at, "BLU03", "3 cannon 2 soldier | 1 cannon 4 soldier") == 9


def test_S_202_E_36_officers(at: At) -> None:
    assert worth(at, "BLU04", "4 captain | 2 captain | 1 captain") == 12


def test_S_203_stokers(at: At) -> None:
    assert worth(at, "BLU05", "2 stoker | 3 stoker") == 15


def test_S_204_S_206_E_37_E_39_E_55_pairs_on_the_same_ship(at: At) -> None:
    for contract, piece in (("BLU06", "smokestack"), ("BLU08", "sail")):
        assert worth(at, contract, f"4 {piece}") == 6
        assert worth(at, contract, f"3 {piece} | 3 {piece}") == 6
        assert worth(at, contract, f"1 {piece} | 1 {piece}") == 0


def test_S_207_E_57_used_canals(at: At) -> None:
    assert worth(at, "BLU09", used=4) == 16


def test_S_208_E_40_hybrid_ships(at: At) -> None:
    assert worth(at, "BLU10", "2 sail 2 smokestack 2 stoker | 1 sail 1 smokestack") == 6


def test_S_209_variety(at: At) -> None:
    table = ROWS["BLU11"]["table"]
    assert worth(at, "BLU11", "1 captain 1 sail 1 crane | 1 captain 2 soldier") == table[3]
    everything = "2 captain 1 smokestack 1 sail 1 crane 1 cannon 1 businessman 1 soldier 1 stoker"
    assert worth(at, "BLU11", everything) == table[8]


def test_S_210_E_56_all_round_ships(at: At) -> None:
    whole = "1 businessman 1 soldier 1 crane 1 cannon"
    assert (
        worth(at, "BLU12", f"{whole} | 2 businessman 2 soldier 2 crane 2 cannon | 1 businessman 1 soldier 1 crane")
        == 16
    )


def test_S_183_only_the_own_fleet_counts(at: At) -> None:
    assert worth(at, "BLU05", "blue of 5 stoker | 1 stoker") == 3
    position = at(
        f"{OVER}\npink: contracts; shown BLU05 RED07; supply 9 stoker\nblue: contracts; shown RED02 "
        f"BLU02\n{_ship('1 stoker')}",
        players=2,
    )
    assert brings(position, "blue_contract") == 3


def test_S_184_anchors_of_the_rulebook(at: At) -> None:
    """Values printed in the rulebook's text are in the tables: `anchors` in the data file."""
    for row in BOX["contracts"]:
        for number, points in row.get("anchors", []):
            if row["kind"] == "table":
                table = row["table"]
                found = table[min(number, len(table) - 1)] + row["beyond"] * max(0, number - len(table) + 1)
                assert found == points, row["id"]
            elif row["kind"] == "per_unit":
                assert row["vp"] * (number - row["free"]) == points, row["id"]
            else:
                assert row["vp"] * number == points, row["id"]
