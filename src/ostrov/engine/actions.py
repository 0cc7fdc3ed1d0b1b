"""Every decision of a game as one table of small numbers.

    ACTIONS = Table(
        Kind("build_road", EDGE),
        Kind("discard", RESOURCE, together=True),
        Kind("end_turn"),
    )
    BUILD_ROAD, DISCARD, END_TURN = ACTIONS.starts
    KIND, FIRST, SECOND = ACTIONS.kind, ACTIONS.first, ACTIONS.second

A kind is known by the number of its first action, so `BUILD_ROAD + edge` is an action and
`KIND[action] == BUILD_ROAD` asks for its kind. In memory actions are numbers; what is stored or sent
is words ("build_road E28"). Outcomes of CHANCE have a table of their own.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from ostrov.engine.errors import DeclarationError, WordsError
from ostrov.engine.names import WORD, Names
from ostrov.engine.record import EVERYONE, OWNER, Seen

MOST_ACTIONS = 512
MOST_ARGUMENTS = 3
HIDDEN = "?"


class Kind:
    """One kind of action: its word, what its arguments name, and who sees them."""

    def __init__(
        self,
        word: str,
        *arguments: Names,
        seen: Seen | None = None,
        together: bool = False,
        final: bool = False,
        opens: bool = False,
    ) -> None:
        for names in arguments:
            if not isinstance(names, Names):
                raise DeclarationError(
                    f"{word}: an argument is Names, like Names('amount', 'x1 x2 x3'), not {names!r}."
                )
        self.word = word
        self.arguments = arguments
        self.seen = seen or (OWNER if together else EVERYONE)
        self.together = together  # answers wait, seen by their seat only, until the last is in
        self.final = final  # it cannot be taken back: it shows something new, or binds another seat
        self.opens = opens  # of secret answers: when the last is in, all see what each was
        self.start = 0  # the number of its first action; the table sets it

    def __len__(self) -> int:
        return prod(len(names) for names in self.arguments)


class Table:
    """All actions of a game, or all outcomes, in the order of their numbers."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self._by_word = {kind.word: kind for kind in kinds}
        count = 0
        for kind in kinds:
            kind.start = count
            count += len(kind)
        _check(kinds, count)
        self.kind = np.zeros(max(count, 1), np.int16)
        places = np.zeros((MOST_ARGUMENTS, max(count, 1)), np.int16)
        for kind in self.kinds:
            whole = range(kind.start, kind.start + len(kind))
            self.kind[kind.start : whole.stop] = kind.start
            for action in whole:
                for place, value in enumerate(_split(kind, action - kind.start)):
                    places[place, action] = value
        self._kind_of = [kind for kind in kinds for _ in range(len(kind))]
        self._count = count
        self._words: dict[int, str] = {}  # those asked for so far
        self.first, self.second, self.third = places[0], places[1], places[2]
        for table in (self.kind, self.first, self.second, self.third):
            table.flags.writeable = False

    def __len__(self) -> int:
        return self._count

    @property
    def starts(self) -> tuple[int, ...]:
        """The first action of each kind, in the order declared."""
        return tuple(kind.start for kind in self.kinds)

    def kind_of(self, number: int) -> Kind:
        if 0 <= number < self._count:
            return self._kind_of[number]
        raise WordsError(f"{number} is no action; there are 0 to {self._count - 1}.")

    def arguments(self, number: int) -> tuple[str, ...]:
        """The words of an action's arguments."""
        kind = self.kind_of(number)
        values = _split(kind, number - kind.start)
        return tuple(names[value] for names, value in zip(kind.arguments, values, strict=True))

    def words(self, number: int) -> str:
        """`build_road E28`"""
        found = self._words.get(number)
        if found is None:
            found = self._words[number] = " ".join([self.kind_of(number).word, *self.arguments(number)])
        return found

    def hidden_words(self, number: int) -> str:
        """`discard ?`: what seats read who may not see the arguments."""
        kind = self.kind_of(number)
        return " ".join([kind.word, *[HIDDEN] * len(kind.arguments)])

    def number(self, words: str) -> int:
        """The number of an action in words."""
        word, *given = words.split() or [""]
        kind = self._by_word.get(word)
        if kind is None:
            raise WordsError(f"{word!r} is no action; there are: {', '.join(self._by_word)}.")
        if len(given) != len(kind.arguments):
            wanted = " ".join(f"<{names.name}>" for names in kind.arguments) or "nothing"
            raise WordsError(f"{word} is followed by {wanted}, not by {' '.join(given) or 'nothing'!r}.")
        number = 0
        for names, text in zip(kind.arguments, given, strict=True):
            number = number * len(names) + names.number(text)
        return kind.start + number

    def describe(self) -> list[dict[str, Any]]:
        """The table as plain data, for documents, clients and the hash that pins an environment."""
        return [
            {"word": k.word, "start": k.start, "arguments": [list(names.words) for names in k.arguments]}
            for k in self.kinds
        ]


def _split(kind: Kind, number: int) -> list[int]:
    values = []
    for names in reversed(kind.arguments):
        number, value = divmod(number, len(names))
        values.append(value)
    return values[::-1]


def _check(kinds: tuple[Kind, ...], count: int) -> None:
    for kind in kinds:
        if not WORD.match(kind.word):
            raise DeclarationError(f"{kind.word!r} is not a plain word for a kind of action.")
        if len(kind.arguments) > MOST_ARGUMENTS:
            raise DeclarationError(f"{kind.word} has more than {MOST_ARGUMENTS} arguments; ask in two decisions.")
        if kind.together and kind.seen == EVERYONE:
            raise DeclarationError(f"{kind.word} is answered together, so others may not see its arguments at once.")
    if len({kind.word for kind in kinds}) != len(kinds):
        raise DeclarationError("two kinds of action have the same word.")
    if count > MOST_ACTIONS:
        raise DeclarationError(f"{count} actions are more than {MOST_ACTIONS}; ask what does not fit in two decisions.")
