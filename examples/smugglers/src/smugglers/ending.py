"""Points, the end, and what must be true of every position."""

from .actions import TRADE
from .state import COUNT, State


def points(s: State, seat: int, source: int) -> int:
    """[M-052] Points count as they were won."""
    return s.seats[seat].trade if source == TRADE else s.seats[seat].doubts


def ended(s: State) -> int:
    """[M-050] After a day on which somebody has reached the goal, [M-051] or when the pile is gone."""
    return s.ending


def place(s: State, seat: int) -> int:
    """[M-052] Most points win; who has as many shares the place."""
    better = 0
    for other in range(s.options.players):
        if s.seats[other].trade + s.seats[other].doubts > s.seats[seat].trade + s.seats[seat].doubts:
            better += 1
    return better + 1


def problems(s: State) -> int:
    """[M-002] No card is ever lost or doubled. [M-005] Anybody may count the others' cards and the pile."""
    pile = 0
    hands = 0
    for good in range(len(s.pile)):
        found = s.pile[good] + s.shown[good]
        pile += s.pile[good]
        for seat in range(s.options.players):
            hands += s.seats[seat].hand[good]
            found += s.seats[seat].hand[good] + int(s.seats[seat].boat == good)
        if found != COUNT[good]:
            return 2
    for seat in range(s.options.players):
        hands -= s.seats[seat].cards
    return 0 if hands == 0 and pile == s.left else 5
