"""What a player cannot see, filled in so that it fits what they can."""

from ostrov.engine.chance import Generator, take_from
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
                s.seats[owner].boat = take_from(s.pile, d)
            for _ in range(s.seats[owner].cards):
                s.seats[owner].hand[take_from(s.pile, d)] += 1
    return 0
