"""What a player cannot see, filled in so that it fits what they can."""

from ostrov.engine.chance import Generator, draw_from
from ostrov.engine.members import has

from .state import COUNT, EMPTY, State


def imagine(s: State, seat: int, d: Generator) -> int:
    """[M-005] All cards the seat does not see go into the pile; the others' hands and boats are dealt from it."""
    for good in range(EMPTY):
        s.pile[good] = COUNT[good] - s.shown[good]
        for owner in range(s.options.players):
            s.pile[good] -= s.seats[owner].hand[good] + int(s.seats[owner].boat == good)
    for owner in range(s.options.players):
        if owner != seat:
            if has(s.loaded, owner):
                s.seats[owner].boat = take(s, d)
            for _ in range(s.seats[owner].cards):
                s.seats[owner].hand[take(s, d)] += 1
    return 0


def take(s: State, d: Generator) -> int:
    """One of the cards of the pile, at random."""
    good = draw_from(s.pile, d)
    s.pile[good] -= 1
    return good
