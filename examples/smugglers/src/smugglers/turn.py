"""Who is asked, what they may do, and where it is carried out."""

from ostrov.engine.members import has
from ostrov.engine.record import Row

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


def legal(s: State, seat: int, m: Row) -> int:
    found = 0
    for action in range(len(m)):
        m[action] = 1 if forbids(s, seat, action) == 0 else 0
        found += m[action]
    return found


def step(s: State, seat: int, action: int) -> int:
    kind = KIND[action]
    if kind == LOAD:
        return night.load(s, seat, action)
    if kind == DECLARE:
        return sailing.declare(s, action)
    if kind == ROB:
        return sailing.rob(s, action)
    return sailing.doubt(s, seat) if kind == DOUBTED else sailing.believe(s)


def odds(s: State, w: Row) -> int:
    """[M-002] Every card of the pile is as likely as another, [M-024] and every card of the victim's hand."""
    total = 0
    for good in range(len(s.pile)):
        found = s.seats[s.victim].hand[good] if s.phase == THEFT else s.pile[good]
        w[(STEAL if s.phase == THEFT else DRAW) + good] = found
        total += found
    return total


def happen(s: State, outcome: int) -> int:
    return night.draw(s, DRAWN[outcome]) if OUTCOME[outcome] == DRAW else sailing.steal(s, DRAWN[outcome])


def turns(s: State) -> int:
    return s.turns
