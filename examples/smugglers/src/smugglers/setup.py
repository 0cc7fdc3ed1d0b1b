"""The start: a full pile, and cards to deal."""

from .state import CARDS, COUNT, State


def setup(s: State) -> int:
    """[M-002] All cards are shuffled into one pile, from which [M-004] everybody is dealt the same number."""
    for good in range(len(s.pile)):
        s.pile[good] = COUNT[good]
    s.left = CARDS
    return 0
