"""Roads on the island, and the longest of them."""

from __future__ import annotations

from ostrov.engine.members import add, clear, drop, first, has

from .board import DEGREE, EDGE_AT, EDGE_END
from .state import FREE, LONGEST_ROAD_LEAST, State


def lay(s: State, seat: int, edge: int) -> int:
    """[C-006] [C-069] A road piece goes from the stock to a path; [C-103] then the roads are measured."""
    player = s.seats[seat]
    player.roads_left -= 1
    s.road[edge] = seat
    length = length_with(s, seat, edge)
    add(player.reached, EDGE_END[edge, 0])
    add(player.reached, EDGE_END[edge, 1])
    return measured(s, seat, length)


def length_with(s: State, seat: int, edge: int) -> int:
    """[C-097] The longest road of a seat with a road just laid, whose ends do not count as reached yet.

    A road to a crossing not reached before is the end of every line it lies on, so lines from there are
    enough. One between two crossings reached may close a ring or link two lines: then all is measured.
    """
    player = s.seats[seat]
    for end in range(2):
        if not has(player.reached, EDGE_END[edge, end]):
            return max(player.length, longest_from(s, seat, EDGE_END[edge, end]))
    return longest(s, seat)


def cut(s: State, vertex: int) -> int:
    """[C-099] [C-103] A building stands at a crossing now: if it parts two roads of another, theirs are measured."""
    for n in range(1, DEGREE[vertex]):
        owner = s.road[EDGE_AT[vertex, n]]
        if owner != FREE and owner != s.owner[vertex]:
            for before in range(n):
                if s.road[EDGE_AT[vertex, before]] == owner:
                    return measured(s, owner, longest(s, owner))
    return 0


def measured(s: State, seat: int, length: int) -> int:
    """[C-103] What is awarded hangs on the lengths alone: it can change only when one of them does."""
    if length == s.seats[seat].length:
        return 0
    s.seats[seat].length = length
    return award(s)


def award(s: State) -> int:
    """[C-101] [C-102] [C-104] [C-105] [C-106] [C-107] [C-108] [CR-19] Who holds the longest road now."""
    most = 0
    holders = 0
    holder = FREE
    for seat in range(s.options.players):
        length = s.seats[seat].length
        if length > most:
            most = length
            holders = 0
        if length == most:
            holders += 1
            holder = seat
    if most < LONGEST_ROAD_LEAST:
        s.longest_road = FREE
    elif s.longest_road == FREE or s.seats[s.longest_road].length < most:
        s.longest_road = holder if holders == 1 else FREE
    return 0


def longest(s: State, seat: int) -> int:
    """[C-097] [C-098] [C-109] The most own roads on a line that uses none twice.

    A longest line that is no ring starts where an odd number of own roads meet, for elsewhere it could
    be made longer at its start; a ring takes in every road it touches. So lines are followed from odd
    crossings, and then from whatever roads no line has met.
    """
    best = 0
    clear(s.seen)
    vertex = first(s.seats[seat].reached, 0)
    while vertex >= 0:
        if starts_lines(s, seat, vertex):
            best = max(best, longest_from(s, seat, vertex))
        vertex = first(s.seats[seat].reached, vertex + 1)
    for edge in range(len(s.road)):
        if s.road[edge] == seat and not has(s.seen, edge):
            best = max(best, longest_from(s, seat, EDGE_END[edge, 0]))
    return best


def starts_lines(s: State, seat: int, vertex: int) -> bool:
    """[C-099] [C-100] An odd number of own roads meet here, or another's building ends each of them."""
    own = 0
    for n in range(DEGREE[vertex]):
        if s.road[EDGE_AT[vertex, n]] == seat:
            own += 1
    return own % 2 == 1 or (own > 0 and ends_roads(s, seat, vertex))


def ends_roads(s: State, seat: int, vertex: int) -> bool:
    """[C-099] Whether another's building stands here. Own buildings do not cut."""
    return s.owner[vertex] != FREE and s.owner[vertex] != seat


def longest_from(s: State, seat: int, vertex: int) -> int:
    """[C-097] The longest line from a crossing: go on as long as there is a way, then one back and try another."""
    clear(s.walked)
    best = 0
    depth = 0
    s.trail[0] = vertex
    s.trail_next[0] = 0
    while depth >= 0:
        here = s.trail[depth]
        n = s.trail_next[depth]
        if n == DEGREE[here] or (depth > 0 and ends_roads(s, seat, here)):
            if depth > 0:
                drop(s.walked, s.trail_edge[depth])
            depth -= 1
            continue
        s.trail_next[depth] = n + 1
        edge = EDGE_AT[here, n]
        if s.road[edge] == seat and not has(s.walked, edge):
            add(s.walked, edge)
            add(s.seen, edge)
            depth += 1
            s.trail[depth] = EDGE_END[edge, 0] + EDGE_END[edge, 1] - here
            s.trail_edge[depth] = edge
            s.trail_next[depth] = 0
            best = max(best, depth)
    return best
