"""The founding phase: two settlements and two roads each, there and back again."""

from __future__ import annotations

from ostrov.engine.members import add, has
from ostrov.engine.offers import Offers, offer

from . import hands, roads, turns
from .actions import BUILD_ROAD, BUILD_SETTLEMENT
from .board import ANY, DEGREE, DESERT, EDGE_AT, EDGE_END, HEX_AT, HEXES_AT, NEIGHBOUR, PLACE_AT
from .refused import C_025, C_026, C_069, C_073
from .state import CONNECT, FREE, GENERIC_RATE, SETTLE, SPECIAL_RATE, State


def start(s: State, seat: int) -> int:
    """[C-022] Who starts also founds first."""
    s.starter = seat
    s.active = seat
    s.phase = SETTLE
    return 0


def forbids_settlement(s: State, vertex: int) -> int:
    """[C-025] [C-131] Any free crossing, with or without a road to it, [C-073] that keeps the distance."""
    if s.owner[vertex] != FREE:
        return C_025
    return C_073 if has(s.closed, vertex) else 0


def legal_settlements(s: State, m: Offers) -> int:
    """[C-025] Every crossing that is not closed."""
    for vertex in range(len(s.owner)):
        if not has(s.closed, vertex):
            offer(m, BUILD_SETTLEMENT + vertex)
    return m.count


def forbids_road(s: State, edge: int) -> int:
    """[C-069] A free path [C-026] at the settlement just founded, not at the other one."""
    if s.road[edge] != FREE:
        return C_069
    return 0 if EDGE_END[edge, 0] == s.founded or EDGE_END[edge, 1] == s.founded else C_026


def legal_roads(s: State, m: Offers) -> int:
    """[C-026] The free paths at the settlement just founded."""
    for n in range(DEGREE[s.founded]):
        if s.road[EDGE_AT[s.founded, n]] == FREE:
            offer(m, BUILD_ROAD + EDGE_AT[s.founded, n])
    return m.count


def settle(s: State, seat: int, vertex: int) -> int:
    """[C-023] [C-029] A settlement is founded for nothing; [C-027] the second pays its cards at once."""
    found(s, seat, vertex)
    s.founded = vertex
    s.placed += 1
    if s.placed > s.options.players:
        first_cards(s, seat, vertex)
    s.phase = CONNECT
    return 0


def connect(s: State, seat: int, edge: int) -> int:
    """[C-026] Its road is laid; [C-024] [C-031] after the last of the first round the order is reversed."""
    roads.lay(s, seat, edge)
    s.phase = SETTLE
    players = s.options.players
    if s.placed == 2 * players:
        return first_turn(s)
    if s.placed < players:
        s.active = (s.active + 1) % players
    elif s.placed > players:
        s.active = (s.active + players - 1) % players
    return 0


def first_turn(s: State) -> int:
    """[C-030] [C-014] The start player has the first turn. [C-132] Everybody has two settlements and two roads."""
    s.active = s.starter
    return turns.begin(s)


def found(s: State, seat: int, vertex: int) -> int:
    """[C-006] [C-029] A settlement piece goes from the stock to a crossing; it may open a harbour."""
    player = s.seats[seat]
    player.settlements_left -= 1
    s.owner[vertex] = seat
    s.level[vertex] = 1
    add(player.settlements, vertex)
    add(s.closed, vertex)
    for n in range(DEGREE[vertex]):
        add(s.closed, NEIGHBOUR[vertex, n])
    return open_harbour(s, seat, vertex)


def open_harbour(s: State, seat: int, vertex: int) -> int:
    """[C-090] [C-091] [C-092] [C-093] [C-144] A building at a harbour betters the rate, for one resource or for all."""
    rate = s.seats[seat].rate
    place = PLACE_AT[vertex]
    if place == len(s.harbour):
        return 0
    for resource in range(len(rate)):
        if s.harbour[place] == resource:
            rate[resource] = SPECIAL_RATE
        elif s.harbour[place] == ANY and rate[resource] > GENERIC_RATE:
            rate[resource] = GENERIC_RATE
    return 0


def first_cards(s: State, seat: int, vertex: int) -> int:
    """[C-015] [C-027] [C-028] One card for every hex beside it that produces."""
    for n in range(HEXES_AT[vertex]):
        terrain = s.terrain[HEX_AT[vertex, n]]
        if terrain != DESERT:
            hands.draw(s, seat, terrain, 1)
    return 0
