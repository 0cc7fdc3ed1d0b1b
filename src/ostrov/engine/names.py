"""Names for numbers: rules count, people read.

Inside a position a resource is a small number; outside it is a word. `Names` is the bridge:

    RESOURCE = Names("resource", "lumber brick wool grain ore")
    LUMBER, BRICK, WOOL, GRAIN, ORE = RESOURCE
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ostrov.engine.errors import DeclarationError, WordsError

WORD = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*\Z")


class Names:
    """An ordered list of words; the number of a word is its place in the list."""

    def __init__(self, name: str, words: str | tuple[str, ...], of: Names | None = None) -> None:
        self.name = name
        self.words = tuple(words.split()) if isinstance(words, str) else words
        self.of = of or self  # who adds "nobody" to some names still speaks of the same things
        self._number = {word: number for number, word in enumerate(self.words)}
        _check(self)

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.words)))

    def __getitem__(self, number: int) -> str:
        if number < 0:
            raise IndexError(f"{self.name} {number}: there is no such {self.name}.")
        return self.words[number]

    def __repr__(self) -> str:
        return f"Names({self.name!r}, {' '.join(self.words)!r})"

    def number(self, word: str) -> int:
        """The number of a word; a word that is not there is answered with those that are."""
        if word not in self._number:
            raise WordsError(f"{word!r} is no {self.name}; there are: {', '.join(self.words)}.")
        return self._number[word]

    def __contains__(self, word: object) -> bool:
        return word in self._number

    def or_none(self, word: str = "nobody") -> Names:
        """The same names and one more after the last, for the field that may hold none of them."""
        return Names(self.name, (*self.words, word), self.of)


def numbered(name: str, letter: str, count: int, first: int = 1) -> Names:
    """Places that have only numbers: `numbered("hex", "H", 19)` is H1 … H19."""
    return Names(name, tuple(f"{letter}{first + number}" for number in range(count)))


def _check(names: Names) -> None:
    for word in names.words:
        if not WORD.match(word):
            raise DeclarationError(
                f"{names.name}: {word!r} is not a plain word (letters, digits, _ + -, a letter first)."
            )
    if len(names._number) != len(names.words):
        raise DeclarationError(f"{names.name}: a word stands twice in {names.words}.")
