"""What a player cannot see, made up so that it fits what they can."""

from ostrov.engine.chance import Generator, take_from

from .state import COUNT, DEALING, NONE, OVER, State


def imagine(s: State, seat: int, d: Generator) -> int:
    """[LETTER-004] All cards the seat does not see form the pile; the others' secrets are dealt from it."""
    for card in range(NONE):
        s.pile[card] = COUNT[card] - s.gone[card]
        for owner in range(s.options.players):
            s.pile[card] -= int(s.seats[owner].secret == card)
    for owner in range(s.options.players):
        dealt = s.phase != DEALING or owner < s.active
        if owner != seat and dealt and s.phase != OVER:
            s.seats[owner].secret = take_from(s.pile, d)
    return 0
