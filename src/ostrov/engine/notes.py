"""What rules hand back when they are asked for advice, and what they are lent to work it out on.

    NOTES = Sayings(Saying.of("card", card=CARD, missing=None), …)   the messages a game may give, with arguments
    CARD_NOTE, … = range(len(NOTES))

    place = note(n, CARD_NOTE)    in the dialect: one more message, its arguments at 0
    n.of[place, 1] = 2            and one of them

Like offers and odds these are records of their own, lent by the caller and never part of a position. `Bench` is
the space a game works on when it gives advice, or plays as an apprentice: a game that needs some declares a record
of that name in its state.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ostrov.engine.errors import DeclarationError
from ostrov.engine.names import WORD, Names
from ostrov.engine.record import Grid, Row, grid, number, record, row

MOST_NOTES = 256
MOST_ARGUMENTS = 8
LARGEST = 2**31 - 1


@record
class Notes:
    count: int = number(MOST_NOTES)  # how many messages there are
    what: Row = row(MOST_NOTES, MOST_NOTES)  # which message of the game's table each is
    of: Grid = grid(MOST_NOTES, MOST_ARGUMENTS, LARGEST, least=-LARGEST)  # [message, n] -> its n-th argument


@record
class Bench:
    nothing: int = number(1)  # a game that declares no bench works on none


def note(n: Notes, what: int) -> int:
    """One more message, all its arguments 0; its place."""
    place = n.count
    n.what[place] = what
    for argument in range(MOST_ARGUMENTS):
        n.of[place, argument] = 0
    n.count = place + 1
    return place


@dataclass(frozen=True)
class Saying:
    """One message a game may give: its word, and its arguments, each a number or a word of some names."""

    word: str
    arguments: tuple[tuple[str, Names | None], ...]

    @staticmethod
    def of(word: str, **arguments: Names | None) -> Saying:
        if not WORD.match(word):
            raise DeclarationError(f"{word!r} is not a plain word for a message.")
        if len(arguments) > MOST_ARGUMENTS:
            raise DeclarationError(f"{word} has more than {MOST_ARGUMENTS} arguments; say it in two messages.")
        return Saying(word, tuple(arguments.items()))


class Sayings:
    """All messages of a game's advice, in the order of their numbers."""

    def __init__(self, *sayings: Saying) -> None:
        self._sayings = sayings
        if len({saying.word for saying in sayings}) != len(sayings):
            raise DeclarationError("two messages have the same word.")
        if len(sayings) > MOST_NOTES:
            raise DeclarationError(f"{len(sayings)} messages are more than {MOST_NOTES}.")

    def __len__(self) -> int:
        return len(self._sayings)

    def __getitem__(self, what: int) -> Saying:
        return self._sayings[what]

    def __iter__(self) -> Iterator[Saying]:
        return iter(self._sayings)
