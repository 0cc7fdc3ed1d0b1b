"""How the tests of this game lay out a position: as the text a person would write."""

from collections.abc import Callable

import pytest

from ostrov.engine.game import Game
from ostrov.engine.position import Position
from ostrov.games import load

At = Callable[[str], Position]
ALL_CARDS = {"tea": 12, "silk": 9, "rum": 6}


@pytest.fixture(scope="session")
def smugglers() -> Game:
    return load("smugglers")


@pytest.fixture
def at(smugglers: Game) -> At:
    """A position of three players from what differs from an empty table; the rest of the cards goes into the pile."""

    def lay(differs: str) -> Position:
        position = smugglers.read(f"smugglers players=3  rules 1\n{differs}", "checked")
        if "pile:" in differs:
            return position
        rest = {good: count - _used(str(position), good) for good, count in ALL_CARDS.items()}
        pile = " ".join(f"{count} {good}" for good, count in rest.items())
        full = smugglers.read(f"{position}\npile: {pile}  left: {sum(rest.values())}", "checked")
        assert full.problems() == []
        return full

    return lay


def _used(text: str, good: str) -> int:
    """Cards of a good that a position names, outside the pile."""
    words = text.replace(";", " ").split()
    piles = sum(int(words[n - 1]) for n, word in enumerate(words) if word == good and words[n - 1].isdigit())
    return piles + sum(1 for n, word in enumerate(words) if word == good and words[n - 1] == "boat")
