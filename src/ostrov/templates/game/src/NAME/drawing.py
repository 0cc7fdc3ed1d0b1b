"""A chapter of the rules: dealing, drawing, stopping."""

from .actions import STOP
from .state import DRAWING, NONE, OVER, STORM, TURN, VALUE, State


def deal(s: State, card: int) -> int:
    """[LETTER-004] Everybody is dealt one card, which they alone see."""
    s.pile[card] -= 1
    s.left -= 1
    s.seats[s.active].secret = card
    s.active = (s.active + 1) % s.options.players
    if s.active == 0:
        s.phase = TURN
        s.turns = 1
    return 0


def forbids_choice(s: State, seat: int, action: int) -> int:
    """[LETTER-010] Only who is at turn draws or stops. [LETTER-011] Stopping needs something to keep."""
    if s.phase != TURN or seat != s.active:
        return 10
    return 11 if action == STOP and s.risk == 0 else 0


def draw(s: State) -> int:
    """[LETTER-010] Who is at turn draws; which card it is, is for chance to say."""
    s.phase = DRAWING
    return 0


def turn_up(s: State, card: int) -> int:
    """[LETTER-012] A card drawn lies open; its worth is at risk. [LETTER-013] A storm takes all that is at risk."""
    s.pile[card] -= 1
    s.left -= 1
    s.gone[card] += 1
    s.phase = TURN
    s.risk = 0 if card == STORM else s.risk + VALUE[card]
    if s.left == 0:
        return finish(s)
    return pass_on(s) if card == STORM else 0


def stop(s: State) -> int:
    """[LETTER-014] Who stops keeps what is at risk."""
    s.seats[s.active].kept += s.risk
    return pass_on(s)


def pass_on(s: State) -> int:
    """[LETTER-001] Play passes to the left."""
    s.risk = 0
    s.active = (s.active + 1) % s.options.players
    s.turns += 1
    return 0


def finish(s: State) -> int:
    """[LETTER-020] With the last card the game is over and what is at risk is kept. [LETTER-021] The secrets count."""
    s.seats[s.active].kept += s.risk
    s.risk = 0
    s.phase = OVER
    for seat in range(s.options.players):
        card = s.seats[seat].secret
        s.seats[seat].bonus = VALUE[card]
        s.seats[seat].secret = NONE
        s.gone[card] += 1
    return 0
