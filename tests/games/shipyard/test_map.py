"""What boards are told of the box."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ostrov.engine.words import Words
from ostrov.games import load
from ostrov.games.shipyard.components import CONTRACT

MAP: dict[str, Any] = load("shipyard").map
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
BACK = {"north": "south", "east": "west", "south": "north", "west": "east"}


def test_it_travels_as_json() -> None:
    assert json.loads(json.dumps(MAP)) == MAP


def test_S_001_S_083_all_parts_are_there_and_substitutes_show_nothing() -> None:
    kinds = [part["kind"] for part in MAP["parts"].values()]
    assert [kinds.count(kind) for kind in ("bow", "middle", "stern")] == [27, 53, 27]
    assert [MAP["parts"][kind]["features"] for kind in ("bow", "middle", "stern")] == [[], [], []]


def test_S_009_S_072_four_columns_with_their_prices() -> None:
    assert [column["kind"] for column in MAP["columns"]] == ["bow", "middle", "middle", "stern"]
    assert MAP["columns"][0]["places"] == {"B1": 0, "B2": 1, "B3": 1, "B4": 2, "B5": 2}


@pytest.mark.parametrize("name", MAP["canals"])
def test_S_087_S_143_the_channels_of_a_canal_join_and_reach_each_side(name: str) -> None:
    cells, exits = MAP["canals"][name]["cells"], MAP["canals"][name]["exits"]
    for word, cell in cells.items():
        for side, other in cell["ways"].items():
            x, y = STEPS[side]
            assert (cells[other]["x"], cells[other]["y"]) == (cell["x"] + x, cell["y"] + y)
            assert cells[other]["ways"][BACK[side]] == word
    assert {side: (cells[cell]["x"], cells[cell]["y"]) for side, cell in exits.items()} == {
        "north": (1, 0),
        "east": (2, 1),
        "south": (1, 2),
        "west": (0, 1),
    }


def test_S_104_S_119_S_120_what_employees_cost_and_bring() -> None:
    employees = MAP["employees"]
    assert [word for word, one in employees.items() if one["surcharge"]] == [
        word for word, one in employees.items() if one["kind"] in ("engineer", "recruiter")
    ]
    assert {word: one["free_steps"] for word, one in employees.items() if one["free_steps"]} == {
        "foreman": 2,
        "accountant": 3,
    }
    assert employees["engineer_sail"]["shows"] == ["sail"]


def test_S_093_what_a_good_is_swapped_for() -> None:
    assert {"smokestack", "stoker"} <= set(MAP["swaps"]["coal"])
    assert all(price > 0 for row in MAP["market"] for price in row.values())


def test_S_185_S_210_contracts_name_their_rule() -> None:
    words = Words(load("shipyard"), "en")
    for contract, facts in MAP["contracts"].items():
        text = words.say(facts["rule"])
        assert text.startswith(f"{words.name(CONTRACT, contract)}: "), contract
