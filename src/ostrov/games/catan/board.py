"""The island as a map: which hexes, crossings and paths touch each other. Tables only, read once from the box."""

from __future__ import annotations

import numpy as np

from ostrov.engine import box
from ostrov.engine.names import Names, numbered

BOX = box.read("ostrov.games.catan")

RESOURCE = Names("resource", tuple(row["id"] for row in BOX["resource"]))
LUMBER, BRICK, WOOL, GRAIN, ORE = RESOURCE
TERRAIN = Names("terrain", tuple(row["terrain"] for row in BOX["resource"]) + ("desert",))
DESERT = len(RESOURCE)  # [C-002] the n-th terrain gives the n-th resource, the desert gives nothing
NO_TERRAIN = len(TERRAIN)  # a hex that is not laid yet

HEX = numbered("hex", "H", len(BOX["grid"]["hexes"]), first=0)
VERTEX = numbered("vertex", "V", len(BOX["grid"]["vertices"]), first=0)
EDGE = numbered("edge", "E", len(BOX["grid"]["edges"]), first=0)
CORNER = numbered("corner", "K", 6)  # the corner hexes the spiral may start from
PLACE = numbered("place", "P", len(BOX["harbour"]))  # the harbours' places in the frame
HARBOUR = Names("harbour", tuple(RESOURCE.words) + ("any",))  # what a harbour trades at a better rate
ANY = len(RESOURCE)
NO_HARBOUR = len(HARBOUR)
NUMBER = Names("number", tuple(f"N{number}" for number in sorted(set(BOX["number_tokens"]["numbers"]))))

_HEXES = [tuple(place) for place in BOX["grid"]["hexes"]]
_VERTICES = [[tuple(place) for place in vertex] for vertex in BOX["grid"]["vertices"]]


def _padded(rows: list[list[int]], width: int) -> np.ndarray:
    """Rows of unequal length as a table; what pads them is the number after the last and is never read."""
    return np.array([row + [127] * (width - len(row)) for row in rows], np.int16)


EDGE_END = np.array(BOX["grid"]["edges"], np.int8)  # [edge, 0 or 1] -> vertex
_EDGES_AT = [[e for e, ends in enumerate(BOX["grid"]["edges"]) if v in ends] for v in range(len(VERTEX))]
DEGREE = np.array([len(edges) for edges in _EDGES_AT], np.int8)  # paths at a crossing, two or three
EDGE_AT = _padded(_EDGES_AT, 3)  # [vertex, n] -> edge, n below DEGREE[vertex]
NEIGHBOUR = _padded(
    [[sum(BOX["grid"]["edges"][e]) - v for e in edges] for v, edges in enumerate(_EDGES_AT)], 3
)  # [vertex, n] -> the vertex at the other end of EDGE_AT[vertex, n]

_LAND_AT = [[_HEXES.index(place) for place in vertex if place in _HEXES] for vertex in _VERTICES]
HEXES_AT = np.array([len(hexes) for hexes in _LAND_AT], np.int8)  # land hexes at a crossing
HEX_AT = _padded(_LAND_AT, 3)  # [vertex, n] -> hex, n below HEXES_AT[vertex]
CORNER_OF = np.array(
    [[v for v, hexes in enumerate(_LAND_AT) if h in hexes] for h in range(len(HEX))], np.int8
)  # [hex, 0 … 5] -> vertex


def _touch(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


TOUCHES = np.array([[_touch(one, other) for other in _HEXES] for one in _HEXES], np.int8)  # [hex, hex]

PLACE_VERTEX = np.array([row["vertices"] for row in BOX["harbour"]], np.int8)  # [C-011] [place, 0 or 1] -> vertex
PLACE_AT = np.full(len(VERTEX), len(PLACE), np.int8)  # vertex -> place, or len(PLACE) where there is none
for _place, _ends in enumerate(PLACE_VERTEX.tolist()):
    PLACE_AT[_ends] = _place
STANDARD_FRAME = np.array([HARBOUR.number(row["kind"]) for row in BOX["harbour"]], np.int8)  # place -> harbour
HARBOURS = np.bincount(STANDARD_FRAME, minlength=len(HARBOUR)).astype(np.int8)  # how many of each kind


def _spiral(corner: int) -> list[int]:
    """[C-017] The order of the tokens from one of the six corner hexes."""
    outer = [tuple(place) for place in BOX["spiral"]["outer_ring_counterclockwise"]]
    inner = [tuple(place) for place in BOX["spiral"]["inner_ring_counterclockwise"]]
    ring = outer[2 * corner :] + outer[: 2 * corner] + inner[corner:] + inner[:corner]
    return [_HEXES.index(place) for place in [*ring, tuple(BOX["spiral"]["centre"])]]


SPIRAL = np.array([_spiral(corner) for corner in CORNER], np.int8)  # [corner, n] -> hex

TERRAINS = np.array([BOX["terrain"][word] for word in TERRAIN.words], np.int8)  # [C-001] hexes of each terrain
LETTERS = np.array(BOX["number_tokens"]["numbers"], np.int8)  # [C-003] the n-th letter -> its number
TOKEN = np.array([int(word[1:]) for word in NUMBER.words], np.int8)  # NUMBER -> what is printed
TOKENS = np.array([BOX["number_tokens"]["numbers"].count(int(t)) for t in TOKEN], np.int8)  # [C-003] of each number
REDS = np.array(sorted(n for n in BOX["number_tokens"]["numbers"] if n in BOX["number_tokens"]["red"]), np.int8)
IS_RED = np.array([number in BOX["number_tokens"]["red"] for number in range(13)], np.int8)
CLASSIC, FIFTH = 0, 1
ISLAND = Names("island", "classic fifth")
ISLAND_TERRAIN = np.array(
    [[TERRAIN.number(row[2]) for row in BOX["beginner"][word]["hexes"]] for word in ISLAND.words], np.int8
)  # [island, hex]
ISLAND_TOKEN = np.array([[row[3] for row in BOX["beginner"][word]["hexes"]] for word in ISLAND.words], np.int8)
START_ROWS = [
    [
        {row["colour"]: row for row in BOX["beginner"][word]["start"]}[colour]
        for colour in ("blue", "white", "orange", "red")
    ]
    for word in ISLAND.words
]
START_STAR = np.array([[row["starred_settlement"] for row in rows] for rows in START_ROWS], np.int8)  # [island, seat]
START_OTHER = np.array([[row["other_settlement"] for row in rows] for rows in START_ROWS], np.int8)
START_ROAD = np.array([[row["roads"] for row in rows] for rows in START_ROWS], np.int8)  # [island, seat, 0 or 1]
