"""What happened, as ids and arguments: the lines of a log, made from an entry as its reader may see it.

    told(history, 4, seat)   lines: did-build_road {player: red, edge: E28}; gains: {red: 1}; brought: {}

Whoever shows them makes sentences with the words of a language; nothing here has any.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from ostrov.engine import text
from ostrov.engine.actions import Kind
from ostrov.engine.known import Known
from ostrov.engine.names import Names
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.record import EVERYONE, Field, Layout

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostrov.engine.game import Game
    from ostrov.engine.history import History


@dataclass(frozen=True)
class Value:
    """A word of some names, as an argument of a message: the tea of good."""

    of: str
    is_: str


Argument: TypeAlias = int | str | Value
Brought: TypeAlias = dict[str, dict[str, dict[str, int]]]  # by seat, names and word: {"red": {"resource": {"wool": 2}}}


@dataclass(frozen=True)
class Line:
    """A message id with its arguments."""

    id: str
    args: dict[str, Argument]


@dataclass(frozen=True)
class Told:
    """An entry as its reader may see it."""

    words: str  # hidden arguments as ?
    lines: tuple[Line, ...]
    gains: dict[str, int]  # points, by seat
    brought: Brought  # what a seat openly got by it, where the game says so (`brought` in its text.py)


def told(history: History, number: int, viewer: str, known: Known | None = None) -> Told:
    """An entry for a seat, or (for the seat "chance") for everybody: a line for each of its actions.

    What several readers are told alike is made once for all who ask with the same `known`.
    """
    known = known or Known()
    entry, hidden = history.entries[number], not history.sees(number, history.game.seat(viewer))
    before, after = history.position_before(number), history.position_before(number + 1)
    words = history.hidden_words(entry) if hidden else history.words(entry)
    lines = known.get(("lines", entry, before.data, hidden), lambda: _lines(history, number, known, hidden=hidden))
    got = known.get(("brought", before.data, after.data), lambda: brought(before, after))
    return Told(words, lines, _gains(before.seen_by(viewer), after.seen_by(viewer), known), got)


def _lines(history: History, number: int, known: Known, *, hidden: bool) -> tuple[Line, ...]:
    """What was done, action by action."""
    entry, before = history.entries[number], history.position_before(number)
    who, lines = history.game.seat_word(entry.seat), []
    for place, action in enumerate(entry.actions):
        lines.append(line(before, who, action, known, hidden=hidden))
        if place + 1 < len(entry.actions):
            before = Position(history.desk, history.desk.after(before.data, entry.seat, action))
    return tuple(lines)


def line(before: Position, seat: str, action: int, known: Known | None = None, *, hidden: bool = False) -> Line:
    """One action or outcome; `hidden` leaves its arguments out."""
    game = before.desk.game
    table = game.outcomes if seat == CHANCE else game.actions
    kind, given = table.kind_of(action), table.arguments(action)
    hidden = hidden and bool(given)
    found = dict(facts(before, known))
    if seat != CHANCE:
        found["player"] = Value(game.seats.name, seat)
    if not hidden:
        found |= arguments(kind, given)
        found |= said(before, table.words(action)) if kind.word in more_to_say(game) else {}
    return Line(f"{'happened' if seat == CHANCE else 'did'}-{kind.word}{'-hidden' if hidden else ''}", found)


def arguments(kind: Kind, given: Sequence[str]) -> dict[str, Argument]:
    """The arguments of an action by the variables of its message."""
    named = zip(variables_of(kind), kind.arguments, given, strict=True)
    return {variable: Value(names.name, word) for variable, names, word in named}


def more_to_say(game: Game) -> Mapping[str, Sequence[str]]:
    """The kinds of which a game's text.py can say more, and the variables that brings (`SAID`)."""
    found: Mapping[str, Sequence[str]] = getattr(game.modules.get("text"), "SAID", {})
    return found


def said(before: Position, words: str) -> dict[str, Argument]:
    """What a game's text.py says besides of an action, asked with what everybody sees."""
    found: dict[str, Argument] = before.desk.game.modules["text"].__dict__["said"](before.seen_by(), words)
    return found


def variables_of(kind: Kind) -> list[str]:
    """The variables of a kind's arguments: by the name of their names, a second of the same with a 2."""
    found: list[str] = []
    for names in kind.arguments:
        before = sum(names.name == earlier.name for earlier in kind.arguments[: len(found)])
        found.append(f"{names.name}{before + 1}" if before else names.name)
    return found


def facts(position: Position, known: Known | None = None) -> dict[str, Argument]:
    """What every question and every line may speak of: what all see at the top of the record."""
    game = position.desk.game
    whole = text.part_of(game, position.data)
    fields = public_fields(game.layout)
    return (known or Known()).get(
        ("facts", position.data), lambda: {field.name: value(field, whole[field.name]) for field in fields}
    )


def public_fields(layout: Layout) -> Iterator[Field]:
    """Single numbers at the top of the record that everybody sees."""
    for field in layout.fields.values():
        if field.what in ("number", "flag") and field.seen == EVERYONE and not field.scratch:
            yield field


def value(field: Field, number: int) -> Argument:
    """One value of a field: a number, yes or no, or a word of its names."""
    if field.what == "flag":
        return text.YES_NO[number]
    return number if field.of is None else named(field.of, number)


def named(names: Names, number: int) -> Value:
    return Value(names.name, names[number])


def points(position: Position, known: Known) -> dict[str, dict[str, int]]:
    """The points of all seats by source, as they are counted on a position or on what somebody sees of it."""
    return known.get(("points", position.data), position.all_points)


def _gains(before: Position, after: Position, known: Known) -> dict[str, int]:
    old, new = points(before, known), points(after, known)
    changes = {seat: sum(new[seat].values()) - sum(old[seat].values()) for seat in old}
    return {seat: gain for seat, gain in changes.items() if gain}


def brought(before: Position, after: Position) -> Brought:
    """What seats openly got, asked of the game with what everybody sees."""
    hook = getattr(before.desk.game.modules.get("text"), "brought", None)
    found: Brought = {} if hook is None else hook(before.seen_by(), after.seen_by())
    return found
