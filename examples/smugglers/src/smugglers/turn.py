"""Who is asked, what they may do, and where it is carried out."""

from ostrov.engine.members import has
from ostrov.engine.offers import Odds, Offers, likely, offer

from . import night, sailing
from .actions import DECLARE, DOUBTED, DRAW, DRAWN, KIND, LOAD, OUTCOME, ROB, STEAL
from .state import DAY, DOUBT, NIGHT, OVER, THEFT, State

CHANCE = 1 << 4


def asked(s: State) -> int:
    """[M-010] By night all who have not loaded, [M-020] by day the sailor, [M-030] after a claim the left neighbour."""
    bits = 0
    for seat in range(s.options.players):
        if has(s.idle, seat):
            bits |= 1 << seat
    if s.phase == DAY:
        bits = 1 << s.sailor
    elif s.phase == DOUBT:
        bits = 1 << night.next_seat(s, s.sailor)
    elif s.phase != NIGHT and s.phase != OVER:
        bits = CHANCE
    return bits


def forbids(s: State, seat: int, action: int) -> int:
    kind = KIND[action]
    if kind == LOAD:
        return night.forbids_load(s, seat, action)
    if kind == DECLARE:
        return sailing.forbids_declare(s, seat)
    if kind == ROB:
        return sailing.forbids_rob(s, seat, action)
    return sailing.forbids_answer(s, seat)


def legal(s: State, seat: int, m: Offers) -> int:
    for action in range(len(KIND)):
        if forbids(s, seat, action) == 0:
            offer(m, action)
    return m.count


def step(s: State, seat: int, action: int) -> int:
    kind = KIND[action]
    if kind == LOAD:
        return night.load(s, seat, action)
    if kind == DECLARE:
        return sailing.declare(s, action)
    if kind == ROB:
        return sailing.rob(s, action)
    return sailing.doubt(s, seat) if kind == DOUBTED else sailing.believe(s)


def odds(s: State, w: Odds) -> int:
    """[M-002] Every card of the pile is as likely as another, [M-024] and every card of the victim's hand."""
    for good in range(len(s.pile)):
        if s.phase == THEFT:
            likely(w, STEAL + good, s.seats[s.victim].hand[good])
        else:
            likely(w, DRAW + good, s.pile[good])
    return w.total


def happen(s: State, outcome: int) -> int:
    return night.draw(s, DRAWN[outcome]) if OUTCOME[outcome] == DRAW else sailing.steal(s, DRAWN[outcome])


def turns(s: State) -> int:
    return s.turns
