"""What places on the island are worth to a player: crossings to settle, paths that lead there, hexes to block."""

from __future__ import annotations

import numpy as np

from ostrov.engine.members import first, first_without, has

from . import ending, roads
from .board import ANY, CORNER_OF, DEGREE, DESERT, EDGE_AT, EDGE_END, HEX_AT, HEXES_AT, NEIGHBOUR, PLACE_AT
from .state import DEFAULT_RATE, FREE, State

PIPS = np.array([max(0, 6 - abs(7 - token)) * (token > 0) for token in range(13)], np.int8)  # of 36 rolls, by token
WORTH = np.array([8, 9, 8, 12, 12], np.int8)  # of one pip of each resource, in tenths of a pip
NEW = 20  # of a resource the player does not have yet
OPEN_HARBOUR = 12  # of a harbour for any resource, the first time
SPECIAL_HARBOUR = 2  # of a harbour for one resource, for each pip of it
MOST_PIPS = 38  # that the table of pips holds


def count_pips(s: State, seat: int) -> int:
    """Count what a seat's buildings yield of each resource, in pips, into `gains`; give back their sum."""
    total = 0
    for resource in range(len(s.bank)):
        s.gains[seat, resource] = 0
    for place in range(len(s.terrain)):
        if s.terrain[place] != DESERT:
            pips = PIPS[s.token[place]] * levels_at(s, seat, place)
            s.gains[seat, s.terrain[place]] = min(MOST_PIPS, s.gains[seat, s.terrain[place]] + pips)
            total += pips
    return total


def levels_at(s: State, seat: int, place: int) -> int:
    """How many cards a seat gets from a hex when its number is rolled."""
    levels = 0
    for n in range(6):
        vertex = CORNER_OF[place, n]
        if s.owner[vertex] == seat:
            levels += s.level[vertex]
    return levels


def pips_at(s: State, vertex: int) -> int:
    """How many of the 36 rolls pay at a crossing, desert left out."""
    pips = 0
    for n in range(HEXES_AT[vertex]):
        pips += PIPS[s.token[HEX_AT[vertex, n]]]
    return pips


def site(s: State, seat: int, vertex: int) -> int:
    """What a settlement at a crossing is worth, in tenths of a pip: pips, variety, harbours. `gains` are counted."""
    worth = harbour(s, seat, vertex)
    for n in range(HEXES_AT[vertex]):
        place = HEX_AT[vertex, n]
        terrain = s.terrain[place]
        if terrain != DESERT:
            worth += PIPS[s.token[place]] * WORTH[terrain]
            if s.gains[seat, terrain] == 0:
                worth += NEW
    return worth


def harbour(s: State, seat: int, vertex: int) -> int:
    """What the harbour at a crossing is worth, 0 without one."""
    place = PLACE_AT[vertex]
    if place == len(s.harbour):
        return 0
    kind = s.harbour[place]
    if kind < len(s.bank):
        return SPECIAL_HARBOUR * s.gains[seat, kind]
    if kind == ANY and s.seats[seat].rate[0] == DEFAULT_RATE:
        return OPEN_HARBOUR
    return 0


def reached_site(s: State, seat: int) -> int:
    """What the best crossing that can be settled now is worth, 0 without one."""
    best = 0
    vertex = first_without(s.seats[seat].reached, s.closed, 0)
    while vertex >= 0:
        best = max(best, site(s, seat, vertex))
        vertex = first_without(s.seats[seat].reached, s.closed, vertex + 1)
    return best


def site_beyond(s: State, seat: int, steps: int) -> int:
    """What the best crossing is worth that can be settled after so many more roads, 1 or 2."""
    best = 0
    vertex = first(s.seats[seat].reached, 0)
    while vertex >= 0:
        if not roads.ends_roads(s, seat, vertex):
            for n in range(DEGREE[vertex]):
                if s.road[EDGE_AT[vertex, n]] == FREE:
                    best = max(best, site_past(s, seat, NEIGHBOUR[vertex, n], steps))
        vertex = first(s.seats[seat].reached, vertex + 1)
    return best


def site_past(s: State, seat: int, vertex: int, steps: int) -> int:
    """What the best crossing is worth that a road to `vertex` opens, with one road more if there are 2 steps."""
    if steps == 1:
        return 0 if has(s.closed, vertex) else site(s, seat, vertex)
    if roads.ends_roads(s, seat, vertex):
        return 0
    best = 0
    for n in range(DEGREE[vertex]):
        if s.road[EDGE_AT[vertex, n]] == FREE and not has(s.closed, NEIGHBOUR[vertex, n]):
            best = max(best, site(s, seat, NEIGHBOUR[vertex, n]))
    return best


def path(s: State, seat: int, edge: int) -> int:
    """What a road is worth for where it leads, in tenths of a pip; a site further off counts for less."""
    far = far_end(s, seat, edge)
    if has(s.seats[seat].reached, far):
        return 0
    return max(site_past(s, seat, far, 1), site_past(s, seat, far, 2) * 2 // 3)


def far_end(s: State, seat: int, edge: int) -> int:
    """The end of a path that neither own roads nor own buildings reach; the first, if they reach both."""
    end: int = EDGE_END[edge, 1]
    if s.owner[end] == seat or has(s.seats[seat].reached, end):
        end = EDGE_END[edge, 0]
    return end


def lengthens(s: State, seat: int, edge: int) -> bool:
    """Whether a road makes the own longest road longer; it is laid for a look and taken away again."""
    s.road[edge] = seat
    length = roads.length_with(s, seat, edge)
    s.road[edge] = FREE
    return length > s.seats[seat].length


def block(s: State, seat: int, place: int) -> int:
    """What the robber at a hex is worth: the pips it takes from others, most from who leads, and a card to steal."""
    worth = 0
    for n in range(6):
        vertex = CORNER_OF[place, n]
        owner = s.owner[vertex]
        if owner == seat:
            worth -= 12 * PIPS[s.token[place]] * s.level[vertex] + 20
        elif owner != FREE:
            threat = 1 + ending.open_points(s, owner)
            worth += threat * PIPS[s.token[place]] * s.level[vertex]
            if s.seats[owner].cards > 0:
                worth += threat
    return worth
