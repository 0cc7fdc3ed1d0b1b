"""Who is asked, what they may do, and where it is carried out."""

from ostrov.engine.offers import Odds, Offers, likely, offer

from . import drawing
from .actions import ACTIONS, DEAL, DRAW, OUTCOME, TURN_UP, TURNED
from .state import DEALING, OVER, SEAT, TURN, State

CHANCE = 1 << len(SEAT)  # the bit after the last seat
N_ACTIONS = len(ACTIONS)


def asked(s: State) -> int:
    """[LETTER-010] Whose turn it is; chance while cards are dealt or drawn; nobody when it is over."""
    if s.phase == OVER:
        return 0
    return 1 << s.active if s.phase == TURN else CHANCE


def forbids(s: State, seat: int, action: int) -> int:
    return drawing.forbids_choice(s, seat, action)


def legal(s: State, seat: int, m: Offers) -> int:
    for action in range(N_ACTIONS):
        if forbids(s, seat, action) == 0:
            offer(m, action)
    return m.count


def step(s: State, seat: int, action: int) -> int:
    return drawing.draw(s) if action == DRAW else drawing.stop(s)


def odds(s: State, w: Odds) -> int:
    """[LETTER-002] Every card of the pile is as likely as another."""
    kind = DEAL if s.phase == DEALING else TURN_UP
    for card in range(len(s.pile)):
        likely(w, kind + card, s.pile[card])
    return w.total


def happen(s: State, outcome: int) -> int:
    return drawing.deal(s, TURNED[outcome]) if OUTCOME[outcome] == DEAL else drawing.turn_up(s, TURNED[outcome])


def turns(s: State) -> int:
    return s.turns
