"""What boards are told of the island."""

from __future__ import annotations

import json
from itertools import pairwise
from math import dist, isclose
from typing import Any

import pytest

from ostrov.games import load

MAP = load("catan").map


def at(thing: dict[str, Any]) -> tuple[float, float]:
    return thing["x"], thing["y"]


def test_it_travels_as_json() -> None:
    assert json.loads(json.dumps(MAP)) == MAP


def test_C_001_C_011_everything_is_there() -> None:
    sizes = [len(MAP[part]) for part in ("hexes", "crossings", "paths", "harbours")]
    assert sizes == [19, 54, 72, 9]


def test_every_path_is_a_side_of_a_hex() -> None:
    for path in MAP["paths"].values():
        one, other = (at(MAP["crossings"][end]) for end in path["ends"])
        assert isclose(dist(one, other), 1, abs_tol=1e-3)


@pytest.mark.parametrize("name", MAP["hexes"])
def test_the_corners_of_a_hex_go_round_it(name: str) -> None:
    place = MAP["hexes"][name]
    corners = [MAP["crossings"][corner] for corner in place["corners"]]
    assert all(name in corner["hexes"] for corner in corners)
    for one, other in pairwise([*corners, corners[0]]):
        assert isclose(dist(at(one), at(place)), 1, abs_tol=1e-3)
        assert isclose(dist(at(one), at(other)), 1, abs_tol=1e-3)


def test_crossings_know_their_paths() -> None:
    for name, crossing in MAP["crossings"].items():
        assert all(name in MAP["paths"][path]["ends"] for path in crossing["paths"])
    assert sum(len(crossing["paths"]) for crossing in MAP["crossings"].values()) == 2 * 72


def test_no_two_crossings_share_a_spot() -> None:
    spots = [at(crossing) for crossing in MAP["crossings"].values()]
    assert len(set(spots)) == 54


def test_C_011_harbours_lie_at_sea_beside_their_two_crossings() -> None:
    for name, harbour in MAP["harbours"].items():
        ends = [MAP["crossings"][end] for end in harbour["ends"]]
        assert [end["harbour"] for end in ends] == [name, name]
        assert all(isclose(dist(at(harbour), at(end)), 1, abs_tol=1e-3) for end in ends)
        assert all(dist(at(harbour), at(place)) > 1.7 for place in MAP["hexes"].values())
    assert sum(crossing["harbour"] is not None for crossing in MAP["crossings"].values()) == 18


def test_C_067_prices() -> None:
    assert MAP["prices"]["city"] == {"grain": 2, "ore": 3}
    assert MAP["prices"]["settlement"] == {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}


def test_C_002_the_desert_gives_nothing() -> None:
    assert MAP["gives"] == {
        "forest": "lumber",
        "hills": "brick",
        "pasture": "wool",
        "fields": "grain",
        "mountains": "ore",
    }


def test_a_game_without_a_map_has_no_facts_of_it() -> None:
    assert load("smugglers").map == {}
