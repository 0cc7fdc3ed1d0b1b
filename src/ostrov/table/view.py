"""A position by the names its game declares: the `view` of a state. What the reader does not see is None."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ostrov.engine import text
from ostrov.engine.names import Names
from ostrov.engine.position import Position
from ostrov.engine.record import EVERYONE, WORD_BITS, Field, Layout


def view_of(position: Position) -> dict[str, Any]:
    """A position as its viewer sees it, as numbers, words, rows and sections; a whole one with all there is."""
    return _View(position).section(position.desk.game.layout, None, None)


def value_of(field: Field, number: int) -> int | bool | str:
    """One value of a field: true or false, a word of its names, or a number."""
    if field.what == "flag":
        return bool(number)
    return number if field.of is None else field.of[number]


class _View:
    """One position being told."""

    def __init__(self, position: Position) -> None:
        self.game = position.desk.game
        self.whole = text.unpack(self.game, position.data)
        self.viewer = None if position.viewer is None else self.game.seat(position.viewer)

    def section(self, layout: Layout, seat: int | None, part: text.Record) -> dict[str, Any]:
        """All fields of the record or (with its part) of a section; `seat` is whose section it is."""
        part = self.whole if part is None else part
        return {field.name: self.field(part, field, seat) for field in layout.fields.values() if not field.scratch}

    def field(self, part: text.Record, field: Field, seat: int | None) -> Any:
        if not field.is_section:
            return self.values(part, field, seat)
        if field.what == "section":
            return self.section(field.layout, seat, part[field.name])
        if field.what == "seats":
            players = range(int(self.whole["options"]["players"]))
            return _by_name(field.places[0], [self.section(field.layout, n, part[field.name][n]) for n in players])
        return _by_name(field.places[0], [self.section(field.layout, seat, one) for one in part[field.name]])

    def values(self, part: text.Record, field: Field, seat: int | None) -> Any:
        """A field that holds numbers."""
        numbers = np.atleast_1d(part[field.name]).ravel().tolist()
        seen = self.seen(part, field, seat, len(numbers))
        if not any(seen):
            return None
        if field.what == "members":
            return list(_members(field, numbers))
        told = [value_of(field, number) if sees else None for number, sees in zip(numbers, seen, strict=True)]
        if field.what == "row":
            return _by_name(field.places[0], told)
        if field.what == "grid":
            width = field.shape[1]
            rows = [_by_name(field.places[1], told[n : n + width]) for n in range(0, len(told), width)]
            return _by_name(field.places[0], rows)
        return told[0]

    def seen(self, part: text.Record, field: Field, seat: int | None, places: int) -> list[bool]:
        """For each place of a field whether the viewer sees it."""
        if self.viewer is None or field.seen == EVERYONE:
            return [True] * places
        return [text.sees(self.game, self.whole, part, field, self.viewer, seat, place) for place in range(places)]


def _by_name(names: Names | None, values: Sequence[Any]) -> Any:
    """By the names of the places, where they have some; of seats only those that play."""
    return list(values) if names is None else dict(zip(names.words, values, strict=False))


def _members(field: Field, words: Sequence[int]) -> Iterator[int | str]:
    for member in range(field.size):
        if words[member // WORD_BITS] >> (member % WORD_BITS) & 1:
            yield member if field.of is None else field.of[member]
