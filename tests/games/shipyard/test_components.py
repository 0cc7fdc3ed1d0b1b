"""Facts of the box that rules rest on: S-001 to S-005, S-008, S-109, S-115 and others; what the tables make of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ostrov.engine.errors import OstrovError
from ostrov.engine.game import load_package
from ostrov.games.shipyard import components
from tests.games.shipyard.conftest import BOX, CANALS, EMPLOYEES, PARTS, STACKS


def test_S_001_the_parts_form_four_stacks() -> None:
    assert {stack: len(parts) for stack, parts in STACKS.items()} == {
        "bow": 26,
        "stern": 26,
        "middle_1": 26,
        "middle_2": 26,
    }
    assert len(set(PARTS)) == BOX["components"]["ship_parts"] == 104
    assert [components.PART[n] for n in components.PART] == PARTS
    for stack in components.STACK:
        whole = range(int(components.STACK_START[stack]), int(components.STACK_END[stack]))
        assert [components.PART[n] for n in whole] == STACKS[components.STACK[stack]]


def test_S_003_S_004_equipment_and_crew() -> None:
    assert {row["id"]: row["count"] for row in BOX["equipment"]} == {
        "smokestack": 23,
        "sail": 23,
        "cannon": 23,
        "crane": 23,
    }
    assert {row["id"]: row["count"] for row in BOX["crew"]} == {
        "captain": 23,
        "businessman": 21,
        "soldier": 21,
        "stoker": 18,
    }


def test_S_005_items_never_run_out() -> None:
    """A supply has room for more of a kind than the box has: stand-ins are used."""
    from ostrov.games.shipyard.state import MOST_ITEMS

    assert max(row["count"] for row in (*BOX["equipment"], *BOX["crew"])) < MOST_ITEMS


def test_S_008_neutral_cubes() -> None:
    use = BOX["components"]["neutral_cube_use"]
    assert use["gear"] + use["ring_markers"] + use["round_track_max"] == BOX["components"]["neutral_cubes"] == 12


def test_S_109_S_110_S_111_S_112_S_115_S_117_S_118_S_119_S_120_the_employees() -> None:
    kinds = Counter(row["kind"] for row in BOX["employees"])
    assert kinds == {
        "engineer": 4,
        "recruiter": 4,
        "dealer": 6,
        "constructor": 6,
        "helmsman": 1,
        "rigger": 1,
        "foreman": 1,
        "accountant": 1,
    }
    assert len(components.CONSTRUCTORS) == 6
    for item in components.ITEM:
        engineer, recruiter = int(components.ENGINEER[item]), int(components.RECRUITER[item])
        word = components.ITEM[item]
        assert (engineer != components.N_EMPLOYEES) == (f"engineer_{word}" in EMPLOYEES)
        assert (recruiter != components.N_EMPLOYEES) == (f"recruiter_{word}" in EMPLOYEES)
    assert (components.FOREMAN_STEPS, components.ACCOUNTANT_STEPS) == (2, 3)
    assert (components.HELMSMAN_SPEED, components.RIGGER_SPEED) == (1, 1)


def test_S_087_S_143_canals_as_tables() -> None:
    """Every link of the data file leads from cell to cell both ways, and nothing else does."""
    cells = {(row, column): 3 * row + column for row in range(3) for column in range(3)}
    for number, row in enumerate(BOX["canals"]["tiles"]):
        layout = BOX["canals"]["layouts"][row["layout"]]
        place = {cell: cells[tuple(spot)] for cell, spot in layout["cells"].items()}
        joined = {frozenset(place[cell] for cell in link) for link in layout["links"]}
        found = set()
        for cell in range(9):
            for side in range(4):
                way = int(components.WAY[number, 4 * cell + side])
                if way != components.NO_CELL:
                    found.add(frozenset((cell, way)))
        assert found == joined
        for cell in range(9):
            symbol = int(components.SYMBOL_AT[number, cell])
            words = [kind for name, kind in row["symbols"].items() if place[name] == cell]
            assert words == ([] if symbol == components.NO_SYMBOL else [components.SYMBOL[symbol]])
    assert [components.CANAL[n] for n in components.CANAL] == CANALS


def test_S_065_the_gear() -> None:
    assert (components.TEETH, components.GEAR_START, components.HOLE) == (12, 0, 11)
    assert BOX["gear"]["first_drop_after_moves"] == components.HOLE - components.GEAR_START


def test_S_023_S_068_tables_by_number_of_players() -> None:
    assert components.COPIES.tolist() == [0, 1, 1, 2, 2]
    assert components.ROUND_CUBES.tolist() == [0, 5, 3, 5, 7]


def test_an_owners_box_changes_the_game(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[gear]\nteeth_per_rotation = 14\nhole_position = 13\n\n[[canals.tiles]]\nid = "C01"\nlayout = "trident"\n'
    )
    game = load_package("ostrov.games.shipyard", own)
    assert game.modules["state"].TEETH == 14
    assert game.box_hash != load_package("ostrov.games.shipyard").box_hash
    assert components.TEETH == 12


def test_a_box_with_a_link_that_does_not_touch_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[canals.layouts.cross]\nlinks = [["n", "s"], ["w", "c"], ["e", "c"], ["s", "c"]]\n')
    with pytest.raises(OstrovError, match="joins n and s, which do not touch"):
        load_package("ostrov.games.shipyard", own)
