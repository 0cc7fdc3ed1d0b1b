"""Points, the end, and what must be true of every position."""

from .actions import BY_PILE, KEPT
from .state import COUNT, OVER, State


def points(s: State, seat: int, source: int) -> int:
    """[LETTER-014] Points kept, [LETTER-021] and at the end the secret card."""
    return s.seats[seat].kept if source == KEPT else s.seats[seat].bonus


def ended(s: State) -> int:
    """[LETTER-020] When the pile is empty."""
    return BY_PILE if s.phase == OVER else 0


def place(s: State, seat: int) -> int:
    """[LETTER-022] Most points win; who has as many shares the place."""
    better = 0
    for other in range(s.options.players):
        if s.seats[other].kept + s.seats[other].bonus > s.seats[seat].kept + s.seats[seat].bonus:
            better += 1
    return better + 1


def problems(s: State) -> int:
    """[LETTER-002] No card is lost or doubled, and [LETTER-004] the pile is as high as it looks."""
    pile = 0
    for card in range(len(s.pile)):
        pile += s.pile[card]
        found = s.pile[card] + s.gone[card]
        for seat in range(s.options.players):
            found += int(s.seats[seat].secret == card)
        if found != COUNT[card]:
            return 2
    return 0 if pile == s.left else 4
