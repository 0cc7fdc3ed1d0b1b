"""What lies on the table, in words: the default board of any game, made from its declaration."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ostrov.engine import text
from ostrov.engine.game import Game
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.record import EVERYONE, WORD_BITS, Field, Part
from ostrov.engine.words import UNSHOWN, Words
from ostrov.terminal.seats import YOU, player_name

Fact = tuple[bool, str]  # whether all may see it, and what it is


def board(view: Position, words: Words, people: Mapping[str, str]) -> list[str]:
    """The table as one seat sees it: its own things, the other seats a line each, then what lies between them."""
    table = _Table(view, words)
    seats = sorted(view.seats, key=lambda seat: seat != view.viewer)
    lines = [f"{_seat_heading(view, words, seat, people)}: {_seat_facts(table, seat)}" for seat in seats]
    return [*lines, *_common_facts(table), *_section_facts(table)]


def drawing(view: Position, words: Words, *, colour: bool = False) -> str | None:
    """The board a game draws itself, in colour where there is some and the game knows how to use it."""
    draw, paint = hook(view.desk.game, "draw"), hook(view.desk.game, "paint")
    if draw is None:
        return None
    picture = str(draw(view, words))
    return str(paint(picture, words)) if colour and paint else picture


def hook(game: Game, name: str) -> Callable[..., Any] | None:
    """A function a game may give in its text.py: draw, paint, verdict, map_of_names."""
    found: Callable[..., Any] | None = getattr(game.modules.get("text"), name, None)
    return found


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


class _Table:
    """A position taken apart, and the words for it."""

    def __init__(self, view: Position, words: Words) -> None:
        self.words, self.game = words, view.desk.game
        self.viewer = self.game.seat(view.viewer or CHANCE)
        self.whole = text.part_of(self.game, view.data)

    def seen(self, part: Part, field: Field, seat: int | None, places: int) -> list[bool]:
        """For each place of a field, whether the viewer sees it."""
        asked = (self.game, self.whole, part, field, self.viewer, seat)
        return [text.sees(*asked, place) for place in range(places)]


# --- lines -------------------------------------------------------------------------------------------------------


def _seat_heading(view: Position, words: Words, seat: str, people: Mapping[str, str]) -> str:
    who = words.say("terminal-you") if seat == view.viewer else _who(words, people[seat])
    points = words.say("table-points", points=view.score(seat))
    return f"{player_name(words, view.desk.game, seat)} ({who}), {points}"


def _who(words: Words, person: str) -> str:
    return words.say("table-person") if person == YOU else words.say(f"bot-{person}")


def _seat_facts(table: _Table, seat: str) -> str:
    """What lies before a seat, what it alone sees first."""
    field, number = table.game.layout.seats_field(), table.game.seats.number(seat)
    facts = _facts(table, table.whole.section(field, number), number)
    return "; ".join(fact for _, fact in sorted(facts, key=lambda fact: fact[0])) or table.words.say("table-nothing")


def _common_facts(table: _Table) -> Iterator[str]:
    found = _joined(table, table.whole)
    if found:
        yield f"{capital(found)}."


def _section_facts(table: _Table) -> Iterator[str]:
    """A line for each part of the table that belongs to no seat."""
    for field in table.game.layout.fields.values():
        if not field.is_section or field.what == "seats" or field.name == "options":
            continue
        for place in range(field.shape[0] if field.shape else 1):
            found = _joined(table, table.whole.section(field, place))
            if found:
                yield f"{capital(_section_heading(table.words, field, place))}: {found}."


def _section_heading(words: Words, field: Field, place: int) -> str:
    if not field.shape:
        return words.field(field)
    names = field.places[0]
    return f"{words.field(field)} {words.name(names, names[place]) if names else place + 1}"


def _joined(table: _Table, part: Part) -> str:
    return "; ".join(fact for _, fact in _facts(table, part, None))


# --- fields ------------------------------------------------------------------------------------------------------


def _facts(table: _Table, part: Part, seat: int | None) -> Iterator[Fact]:
    """The fields of a part of the record in words."""
    for field in part.layout.fields.values():
        name = table.words.field(field)
        if field.is_section or field.scratch or name == UNSHOWN:
            continue
        value = _fact(table, part, field, seat)
        if value is not None:
            yield field.seen == EVERYONE, f"{name}: {value}" if value else name


def _fact(table: _Table, part: Part, field: Field, seat: int | None) -> str | None:
    """A field's value in words; empty for a flag that is set, None for what is not worth a word."""
    words = table.words
    values = part.numbers(field.name)
    seen = table.seen(part, field, seat, len(values))
    if not any(seen):
        return None
    if field.what == "flag":
        return "" if values[0] else None
    if field.what == "number":
        private_or_common = seat is None or field.seen != EVERYONE
        return words.value(field, values[0]) if private_or_common or values[0] != field.start else None
    if field.what == "members":
        found = ", ".join(_members(words, field, values))
    elif field.what == "grid":
        found = _grid(words, field, values, seen)
    else:
        found = _row(words, field, values, seen)
    return found or (words.say("table-nothing") if field.seen != EVERYONE else None)


def _members(words: Words, field: Field, values: Sequence[int]) -> Iterator[str]:
    """The names of what is in a set."""
    for member in range(field.size):
        if values[member // WORD_BITS] >> (member % WORD_BITS) & 1:
            yield words.name(field.of, field.of[member]) if field.of else str(member)


def _row(words: Words, field: Field, values: Sequence[int], seen: list[bool]) -> str:
    """`2× tea, 1× rum` for counts of something, `H9: red` for what lies somewhere."""
    names = field.places[0]
    told = [(place, value) for place, value in enumerate(values) if seen[place]]
    if names is None:
        return "" if all(value == field.start for _, value in told) else _line(words, field, values, seen)
    if field.of is None:
        return ", ".join(f"{value}× {words.name(names, names[place])}" for place, value in told if value)
    pairs = [(names[place], value) for place, value in told if value != field.start]
    return ", ".join(f"{words.name(names, place)} {words.value(field, value)}" for place, value in pairs)


def _line(words: Words, field: Field, values: Sequence[int], seen: list[bool]) -> str:
    return " ".join(words.value(field, value) if sees else "?" for value, sees in zip(values, seen, strict=True))


def _grid(words: Words, field: Field, values: Sequence[int], seen: list[bool]) -> str:
    if all(value == field.start for value in values):
        return ""
    width = field.shape[1]
    starts = range(0, len(values), width)
    return " / ".join(_line(words, field, values[n : n + width], seen[n : n + width]) for n in starts)
