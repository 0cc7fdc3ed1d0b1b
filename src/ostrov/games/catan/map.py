"""The island as plain facts for boards that draw it: where everything lies, what touches what, what the box prints.

    facts()     {"hexes": {"H0": {"x": …, "y": …, "corners": ["V0", …]}, …}, "crossings": …, "paths": …, …}

Lengths are in sides of a hex, x grows to the east and y to the south, H9 has its middle at 0, 0.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from .board import (
    BOX,
    CORNER_OF,
    DEGREE,
    EDGE,
    EDGE_AT,
    EDGE_END,
    HEX,
    HEX_AT,
    HEXES_AT,
    PLACE,
    PLACE_AT,
    PLACE_VERTEX,
    RESOURCE,
    TERRAIN,
    VERTEX,
)
from .state import (
    CITY_PIECES,
    COST,
    DEFAULT_RATE,
    GENERIC_RATE,
    HAND_LIMIT,
    LARGEST_ARMY_LEAST,
    LONGEST_ROAD_LEAST,
    PRICES,
    ROAD_PIECES,
    SETTLEMENT_PIECES,
    SPECIAL_RATE,
    TO_WIN,
)

CORNERS = ((0.0, -1.0), (-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5), (0.0, 1.0))  # N NW NE SW SE S
AROUND = (0, 2, 4, 5, 3, 1)  # the same, as one walks round the hex

Point = tuple[float, float]


def facts() -> dict[str, Any]:
    """All of it, in words and numbers."""
    return {
        "hexes": {HEX[number]: _hex(number) for number in HEX},
        "crossings": {VERTEX[number]: _crossing(number) for number in VERTEX},
        "paths": {EDGE[number]: {"ends": [VERTEX[int(end)] for end in EDGE_END[number]]} for number in EDGE},
        "harbours": {PLACE[number]: _harbour(number) for number in PLACE},
        "gives": dict(zip(TERRAIN.words, RESOURCE.words, strict=False)),
        "prices": {PRICES[number]: _price(number) for number in PRICES},
        "rates": {"sea": DEFAULT_RATE, "any": GENERIC_RATE, "special": SPECIAL_RATE},
        "pieces": {"roads": ROAD_PIECES, "settlements": SETTLEMENT_PIECES, "cities": CITY_PIECES},
        "hand_limit": HAND_LIMIT,
        "to_win": TO_WIN,
        "longest_road_least": LONGEST_ROAD_LEAST,
        "largest_army_least": LARGEST_ARMY_LEAST,
    }


def middle(place: int) -> Point:
    """Where a hex lies."""
    q, r = BOX["grid"]["hexes"][place]
    return sqrt(3) * (q + r / 2), 1.5 * r


def spot(vertex: int) -> Point:
    """Where a crossing lies: at one of the corners of any hex beside it."""
    place = int(HEX_AT[vertex, 0])
    right, down = CORNERS[CORNER_OF[place].tolist().index(vertex)]
    x, y = middle(place)
    return x + sqrt(3) * right, y + down


def _hex(place: int) -> dict[str, Any]:
    return {**_at(middle(place)), "corners": [VERTEX[int(CORNER_OF[place, n])] for n in AROUND]}


def _crossing(vertex: int) -> dict[str, Any]:
    place = int(PLACE_AT[vertex])
    return {
        **_at(spot(vertex)),
        "hexes": [HEX[hexagon] for hexagon in sorted(HEX_AT[vertex, : int(HEXES_AT[vertex])].tolist())],
        "paths": [EDGE[int(edge)] for edge in EDGE_AT[vertex, : int(DEGREE[vertex])]],
        "harbour": PLACE[place] if place < len(PLACE) else None,
    }


def _harbour(place: int) -> dict[str, Any]:
    """The two crossings a harbour serves, and the point at sea where its ship lies: the mirror of its hex's middle."""
    one, other = PLACE_VERTEX[place].tolist()
    (land,) = set(HEX_AT[one, : int(HEXES_AT[one])].tolist()) & set(HEX_AT[other, : int(HEXES_AT[other])].tolist())
    (x, y), (x1, y1), (x2, y2) = middle(land), spot(one), spot(other)
    return {**_at((x1 + x2 - x, y1 + y2 - y)), "ends": [VERTEX[one], VERTEX[other]]}


def _price(number: int) -> dict[str, int]:
    return {RESOURCE[kind]: int(count) for kind, count in enumerate(COST[number]) if count}


def _at(point: Point) -> dict[str, float]:
    return {"x": round(point[0], 4), "y": round(point[1], 4)}
