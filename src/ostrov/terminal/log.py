"""What has happened, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ostrov.engine.history import History
from ostrov.engine.log import Brought, Line, Value, line, told
from ostrov.engine.position import Position
from ostrov.engine.words import Words, readable
from ostrov.terminal.facts import capital
from ostrov.terminal.seats import player_name, table_of


def happenings(history: History, first: int, viewer: str, words: Words) -> list[str]:
    """The log from an entry on, as a seat may read it."""
    numbers = range(first, len(history))
    return [capital(line) for number in numbers for line in _entry_lines(history, number, viewer, words)]


def _entry_lines(history: History, number: int, viewer: str, words: Words) -> list[str]:
    """A line for each action of an entry, the last with its points; then what it brought."""
    entry, game = history.entries[number], history.game
    table, seat = history.table(entry.seat), game.seat_word(entry.seat)
    found = told(history, number, viewer)
    plain = [table.words(action) for action in entry.actions]
    lines = [_sentence(one, words, seat, said) for one, said in zip(found.lines, plain, strict=True)]
    lines[-1] += _points(found.gains, words)
    return [*lines, *_brought(found.brought, words)]


def event(before: Position, words: Words, seat: str, action: int, *, hidden: bool = False) -> str:
    """One action or outcome as a line of the log."""
    said = table_of(before.desk.game, seat).words(action)
    return _sentence(line(before, seat, action, hidden=hidden), words, seat, said)


def _sentence(found: Line, words: Words, seat: str, said: str) -> str:
    """A line in the reader's language; without a message as good as it gets, and nothing hidden in it."""
    assert words.game is not None
    plain = said.split()[0] if found.id.endswith("-hidden") else said
    return words.tell(found) or f"{player_name(words, words.game, seat)}: {readable(plain)}"


def _points(gains: dict[str, int], words: Words) -> str:
    """` (Red +3)`"""
    assert words.game is not None
    told = [f"{player_name(words, words.game, seat)} {gain:+d}" for seat, gain in gains.items()]
    return f" ({', '.join(told)})" if told else ""


def _brought(brought: Brought, words: Words) -> list[str]:
    """`Red: +2× wool, +1× ore`"""
    assert words.game is not None
    lines = []
    for seat, by_names in brought.items():
        counts = [(Value(of, word), count) for of, found in by_names.items() for word, count in found.items()]
        told = ", ".join(f"{count:+d}× {words.word(value)}" for value, count in counts)
        lines.append(f"{player_name(words, words.game, seat)}: {told}")
    return lines


def together(lines: Sequence[str]) -> list[str]:
    """Equal lines in a row as one."""
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} ({count}×)" for line, count in counted]
