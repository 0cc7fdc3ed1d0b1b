"""What has happened, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ostrov.engine.history import History
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.words import Words, readable
from ostrov.terminal.facts import capital, hook
from ostrov.terminal.seats import player_name, table_of


def happenings(history: History, first: int, viewer: str, words: Words) -> list[str]:
    """The log from an entry on, as a seat may read it."""
    numbers = range(first, len(history))
    return [capital(line) for number in numbers for line in _entry_lines(history, number, viewer, words)]


def _entry_lines(history: History, number: int, viewer: str, words: Words) -> list[str]:
    """A line for each action of an entry; the last tells what it brought."""
    entry, game = history.entries[number], history.game
    before, data = history.position_before(number), history.position_before(number).data
    hidden = not history.sees(number, game.seat(viewer))
    lines = []
    for action in entry.actions:
        lines.append(event(Position(history.desk, data), words, game.seat_word(entry.seat), action, hidden=hidden))
        data = history.desk.after(data, entry.seat, action)
    seen, now = before.seen_by(viewer), Position(history.desk, data).seen_by(viewer)
    lines[-1] += _gains(seen, now, words)
    told = hook(game, "told")
    return lines if told is None else [*lines, *told(seen, now, words)]


def event(before: Position, words: Words, seat: str, action: int, *, hidden: bool = False) -> str:
    """One action or outcome as a line of the log."""
    game = before.desk.game
    table, player = table_of(game, seat), player_name(words, game, seat)
    kind, given = table.kind_of(action), table.arguments(action)
    hidden = hidden and bool(given)
    arguments: dict[str, object] = words.facts(before) | {"player": player}
    arguments |= {} if hidden else words.arguments(kind, given)
    message = ("happened-" if seat == CHANCE else "did-") + kind.word + ("-hidden" if hidden else "")
    plain = readable(kind.word) if hidden else readable(table.words(action))
    return words.find(message, **arguments) or f"{player}: {plain}"


def _gains(before: Position, after: Position, words: Words) -> str:
    """` (Red +3)`"""
    changes = {seat: after.score(seat) - before.score(seat) for seat in before.seats}
    told = [f"{player_name(words, before.desk.game, seat)} {gain:+d}" for seat, gain in changes.items() if gain]
    return f" ({', '.join(told)})" if told else ""


def together(lines: Sequence[str]) -> list[str]:
    """Equal lines in a row as one."""
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} ({count}×)" for line, count in counted]
