"""The roll and what it yields."""

from __future__ import annotations

from . import hands
from .board import CORNER_OF
from .state import DISCARD, FREE, HAND_LIMIT, MAIN, MOST_SEATS, ROBBER, ROBBER_NUMBER, State


def rolled(s: State, first_die: int, second_die: int) -> int:
    """[C-033] [C-040] The roll counts for all; [C-048] [C-057] a seven brings discards and the robber instead."""
    s.first_die = first_die
    s.second_die = second_die
    s.rolled = True
    if first_die + second_die == ROBBER_NUMBER:
        return seven(s)
    produce(s, first_die + second_die)
    s.phase = MAIN
    return 0


def seven(s: State) -> int:
    """[C-054] [C-055] [C-056] Who has more than seven resource cards owes half of them, rounded down."""
    s.phase = ROBBER
    for seat in range(s.options.players):
        if s.seats[seat].cards > HAND_LIMIT:
            s.seats[seat].owes = s.seats[seat].cards // 2
            s.phase = DISCARD
    return 0


def produce(s: State, total: int) -> int:
    """[C-044] [C-047] [C-135] Hexes with this number pay everybody who has built there, whoever rolled."""
    for seat in range(MOST_SEATS):
        for resource in range(len(s.bank)):
            s.gains[seat, resource] = 0
    for place in range(len(s.terrain)):
        if s.token[place] == total and place != s.robber:
            yield_of(s, place)
    for place in range(len(s.terrain)):
        if s.token[place] == total and place != s.robber:
            pay_out(s, s.terrain[place])
    return 0


def yield_of(s: State, place: int) -> int:
    """[C-045] [C-046] A settlement is owed one card, a city two. [C-065] [C-052] Not under the robber."""
    for n in range(6):
        vertex = CORNER_OF[place, n]
        if s.owner[vertex] != FREE:
            s.gains[s.owner[vertex], s.terrain[place]] += s.level[vertex]
    return 0


def pay_out(s: State, resource: int) -> int:
    """[C-049] [C-050] [C-051] [CR-07] A bank too short pays nobody, unless only one player is entitled. [C-053]"""
    demand = 0
    entitled = 0
    for seat in range(s.options.players):
        demand += s.gains[seat, resource]
        if s.gains[seat, resource] > 0:
            entitled += 1
    if demand > s.bank[resource] and entitled > 1:
        return 0
    for seat in range(s.options.players):
        if s.gains[seat, resource] > 0:
            hands.draw(s, seat, resource, min(s.gains[seat, resource], s.bank[resource]))
            s.gains[seat, resource] = 0
    return 0
