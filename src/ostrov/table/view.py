"""A position by the names its game declares: the `view` of a state. What the reader does not see is None."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ostrov.engine import text
from ostrov.engine.names import Names
from ostrov.engine.position import Position
from ostrov.engine.record import WORD_BITS, Field, Layout


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
        numbers = part[field.name].tolist()
        if self.viewer is None or field.seen.how == "everyone":
            return _told(field, numbers)
        seen = self.seen(part, field, seat, int(np.size(part[field.name])))
        if not any(seen):
            return None
        return _told(field, numbers) if all(seen) else _told_in_part(field, numbers, seen)

    def seen(self, part: text.Record, field: Field, seat: int | None, places: int) -> list[bool]:
        """For each place of a field whether the viewer sees it."""
        assert self.viewer is not None
        return [text.sees(self.game, self.whole, part, field, self.viewer, seat, place) for place in range(places)]


def _told(field: Field, numbers: Any) -> Any:
    """A field of which all is seen: a number, a list of them, or a list of rows."""
    if field.what == "members":
        return list(_members(field, numbers))
    if field.what == "row":
        return _by_name(field.places[0], _values(field, numbers))
    if field.what == "grid":
        return _by_name(field.places[0], [_by_name(field.places[1], _values(field, row)) for row in numbers])
    return value_of(field, numbers)


def _told_in_part(field: Field, numbers: Any, seen: Sequence[bool]) -> Any:
    """A row or grid of which some places are seen."""
    if field.what == "row":
        values = _values(field, numbers)
        return _by_name(field.places[0], [one if sees else None for one, sees in zip(values, seen, strict=True)])
    width = field.shape[1]
    rows = [(row, seen[n * width : (n + 1) * width]) for n, row in enumerate(numbers)]
    told = [[one if sees else None for one, sees in zip(_values(field, row), by, strict=True)] for row, by in rows]
    return _by_name(field.places[0], [_by_name(field.places[1], row) for row in told])


def _values(field: Field, numbers: Sequence[int]) -> Sequence[int | str]:
    return numbers if field.of is None else [field.of.words[number] for number in numbers]


def _by_name(names: Names | None, values: Sequence[Any]) -> Any:
    """By the names of the places, where they have some; of seats only those that play."""
    return list(values) if names is None else dict(zip(names.words, values, strict=False))


def _members(field: Field, words: Sequence[int]) -> Iterator[int | str]:
    for n, word in enumerate(words):
        left = word & (1 << WORD_BITS) - 1
        while left:
            member = n * WORD_BITS + (left & -left).bit_length() - 1
            yield member if field.of is None else field.of.words[member]
            left &= left - 1
