"""A position by the names its game declares: the `view` of a state. What the reader does not see is None."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

from ostrov.engine import text
from ostrov.engine.known import Known
from ostrov.engine.names import Names
from ostrov.engine.position import Position
from ostrov.engine.record import EVERYONE, WORD_BITS, Field, Part


def view_of(position: Position, known: Known | None = None) -> dict[str, Any]:
    """A position as its viewer sees it, as numbers, words, rows and sections; a whole one with all there is.

    With what is known of the position before, only what has changed is made; so nobody changes what is given here.
    """
    return _View(position, known or Known()).all()


def value_of(field: Field, number: int) -> int | bool | str:
    """One value of a field: true or false, a word of its names, or a number."""
    if field.what == "flag":
        return bool(number)
    return number if field.of is None else field.of[number]


class _View:
    """One position being told."""

    def __init__(self, position: Position, known: Known) -> None:
        self.game, self.known = position.desk.game, known
        self.whole = text.part_of(self.game, position.data)
        self.players = position.option("players")
        self.viewer = None if position.viewer is None else self.game.seat(position.viewer)

    def all(self) -> dict[str, Any]:
        """The whole record; each of its parts is known where it is as it was."""
        fields = [field for field in self.game.layout.fields.values() if not field.scratch]
        return {field.name: self.part(field) if field.is_section else self.plain(field) for field in fields}

    def plain(self, field: Field) -> Any:
        """A field at the top of the record."""
        numbers = self.whole.numbers(field.name)
        return self.kept(field, self.viewer, numbers, lambda: self.values(self.whole, field, None))

    def part(self, field: Field) -> Any:
        """A section at the top of the record, or all of several."""
        if field.what == "section":
            return self.kept_section(field, 0)
        count = self.players if field.what == "seats" else field.shape[0]
        return _by_name(field.places[0], [self.kept_section(field, place) for place in range(count)])

    def kept_section(self, field: Field, place: int) -> Any:
        part, seat = self.whole.section(field, place), place if field.what == "seats" else None
        looker = self.viewer if seat is None or self.viewer is None else self.viewer == seat
        return self.kept(field, looker, (place, part.bytes), lambda: self.section(part, seat))

    def kept(self, field: Field, looker: Hashable, made_of: Hashable, make: Callable[[], Any]) -> Any:
        """What hangs on these bytes alone, or on who looks, too; where it hangs on other fields it is made anew."""
        hangs = self.game.layout.hangs_on[field.name]
        if "by" in hangs:
            return make()
        return self.known.get(("view", field.name, looker if hangs else "all", made_of), make)

    def section(self, part: Part, seat: int | None) -> dict[str, Any]:
        """All fields of a section; `seat` is whose section it is."""
        return {field.name: self.field(part, field, seat) for field in part.layout.fields.values()}

    def field(self, part: Part, field: Field, seat: int | None) -> Any:
        if not field.is_section:
            return self.values(part, field, seat)
        if field.what == "section":
            return self.section(part.section(field), seat)
        count = self.players if field.what == "seats" else field.shape[0]
        inner = [self.section(part.section(field, n), n if field.what == "seats" else seat) for n in range(count)]
        return _by_name(field.places[0], inner)

    def values(self, part: Part, field: Field, seat: int | None) -> Any:
        """A field that holds numbers."""
        numbers = part.numbers(field.name)
        if self.viewer is None or field.seen.how == EVERYONE.how:
            return _told(field, numbers)
        seen = [self.sees(part, field, seat, place) for place in range(len(numbers))]
        if not any(seen):
            return None
        return _told(field, numbers) if all(seen) else _told_in_part(field, numbers, seen)

    def sees(self, part: Part, field: Field, seat: int | None, place: int) -> bool:
        """Whether the viewer sees a place of a field."""
        assert self.viewer is not None
        return text.sees(self.game, self.whole, part, field, self.viewer, seat, place)


def _told(field: Field, numbers: Sequence[int]) -> Any:
    """A field of which all is seen: a number, a list of them, or a list of rows."""
    if field.what == "members":
        return list(_members(field, numbers))
    if field.what == "row":
        return _by_name(field.places[0], _values(field, numbers))
    if field.what == "grid":
        rows = [_by_name(field.places[1], _values(field, row)) for row in _rows(field, numbers)]
        return _by_name(field.places[0], rows)
    return value_of(field, numbers[0])


def _told_in_part(field: Field, numbers: Sequence[int], seen: Sequence[bool]) -> Any:
    """A row or grid of which some places are seen."""
    told = [one if sees else None for one, sees in zip(_values(field, numbers), seen, strict=True)]
    if field.what == "row":
        return _by_name(field.places[0], told)
    return _by_name(field.places[0], [_by_name(field.places[1], row) for row in _rows(field, told)])


def _rows(field: Field, values: Sequence[Any]) -> list[Sequence[Any]]:
    width = field.shape[1]
    return [values[start : start + width] for start in range(0, len(values), width)]


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
