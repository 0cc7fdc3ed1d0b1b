"""Roads, settlements, cities: what they cost and where they may stand."""

from __future__ import annotations

from ostrov.engine.members import add, clear, drop, first, first_without, has
from ostrov.engine.offers import Offers, offer

from . import founding, hands, roads
from .actions import BUILD_CITY, BUILD_ROAD, BUILD_SETTLEMENT
from .board import DEGREE, EDGE_AT, EDGE_END
from .refused import C_006, C_067, C_069, C_070, C_071, C_072, C_073, C_076
from .state import CITY, FREE, ROAD, SETTLEMENT, State


def forbids_road(s: State, seat: int, edge: int) -> int:
    """[C-006] A piece in stock; then [C-069] a free path that [C-070] [C-071] the own roads reach."""
    if s.seats[seat].roads_left == 0:
        return C_006
    if s.road[edge] != FREE:
        return C_069
    one = joins(s, seat, EDGE_END[edge, 0])
    other = joins(s, seat, EDGE_END[edge, 1])
    if one == 0 or other == 0:
        return 0
    return C_071 if one == C_071 or other == C_071 else C_070


def joins(s: State, seat: int, vertex: int) -> int:
    """[C-070] A new road joins an own building or an own road, [C-071] but not past another's building."""
    if s.owner[vertex] == seat:
        return 0
    if not has(s.seats[seat].reached, vertex):
        return C_070
    return 0 if s.owner[vertex] == FREE else C_071


def road_spots(s: State, seat: int) -> int:
    """[C-069] [C-070] [C-071] Gather the free paths that own roads and buildings join."""
    clear(s.spots)
    found = 0
    if s.seats[seat].roads_left == 0:
        return 0
    vertex = first(s.seats[seat].reached, 0)
    while vertex >= 0:
        if not roads.ends_roads(s, seat, vertex):
            for n in range(DEGREE[vertex]):
                if s.road[EDGE_AT[vertex, n]] == FREE:
                    add(s.spots, EDGE_AT[vertex, n])
                    found += 1
        vertex = first(s.seats[seat].reached, vertex + 1)
    return found


def legal_roads(s: State, seat: int, m: Offers) -> int:
    """[C-070] All paths where a road may lie."""
    if road_spots(s, seat) > 0:
        edge = first(s.spots, 0)
        while edge >= 0:
            offer(m, BUILD_ROAD + edge)
            edge = first(s.spots, edge + 1)
    return m.count


def forbids_settlement(s: State, seat: int, vertex: int) -> int:
    """[C-006] [C-008] A piece in stock; [C-067] the price; [C-072] own roads reach it, [C-073] at a distance."""
    if s.seats[seat].settlements_left == 0:
        return C_006
    if not hands.affords(s, seat, SETTLEMENT):
        return C_067
    if s.owner[vertex] != FREE or not has(s.seats[seat].reached, vertex):
        return C_072
    return C_073 if has(s.closed, vertex) else 0


def legal_settlements(s: State, seat: int, m: Offers) -> int:
    """[C-072] [C-073] [C-074] Crossings that are reached and not closed; roads of others do not matter."""
    if s.seats[seat].settlements_left > 0 and hands.affords(s, seat, SETTLEMENT):
        vertex = first_without(s.seats[seat].reached, s.closed, 0)
        while vertex >= 0:
            offer(m, BUILD_SETTLEMENT + vertex)
            vertex = first_without(s.seats[seat].reached, s.closed, vertex + 1)
    return m.count


def forbids_city(s: State, seat: int, vertex: int) -> int:
    """[C-006] A piece in stock; [C-067] the price; [C-076] an own settlement to raise."""
    if s.seats[seat].cities_left == 0:
        return C_006
    if not hands.affords(s, seat, CITY):
        return C_067
    return 0 if has(s.seats[seat].settlements, vertex) else C_076


def legal_cities(s: State, seat: int, m: Offers) -> int:
    """[C-076] Own settlements."""
    if s.seats[seat].cities_left > 0 and hands.affords(s, seat, CITY):
        vertex = first(s.seats[seat].settlements, 0)
        while vertex >= 0:
            offer(m, BUILD_CITY + vertex)
            vertex = first(s.seats[seat].settlements, vertex + 1)
    return m.count


def build_road(s: State, seat: int, edge: int) -> int:
    """[C-068] A road is paid for and laid; [C-041] building closes trade in strict phases."""
    s.building = True
    hands.pay(s, seat, ROAD)
    return roads.lay(s, seat, edge)


def build_settlement(s: State, seat: int, vertex: int) -> int:
    """[C-068] A settlement is paid for and founded; [C-075] it may cut another's road."""
    s.building = True
    hands.pay(s, seat, SETTLEMENT)
    founding.found(s, seat, vertex)
    return roads.cut(s, vertex)


def build_city(s: State, seat: int, vertex: int) -> int:
    """[C-068] [C-077] A settlement is raised; [C-007] [C-079] its piece goes back to the stock."""
    s.building = True
    hands.pay(s, seat, CITY)
    player = s.seats[seat]
    player.cities_left -= 1
    player.settlements_left += 1
    drop(player.settlements, vertex)
    s.level[vertex] = 2
    return 0
