"""The start: a full pile. Nothing is dealt yet: what is random is left to chance."""

from .state import CARDS, COUNT, State


def setup(s: State) -> int:
    """[LETTER-002] All cards are shuffled into one pile."""
    for card in range(len(s.pile)):
        s.pile[card] = COUNT[card]
    s.left = CARDS
    return 0
