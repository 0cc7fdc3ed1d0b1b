"""A playthrough: one random game written out, so that a change of the rules is a difference one can read.

Every step tells the turn, who is asked, everybody's score, what the seat that acts may do, some things it
may not and why, and what it does. The first line is the command that made the file:

    # ostrov playthrough smugglers --players 3 --key 0

Nothing in a file depends on the link, the machine or the version of Python; all that is chosen follows from
the key. Four and more neighbours in the table are told as a range: `build_road E1..E9`.
"""

from __future__ import annotations

import difflib
import hashlib
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ostrov.engine import text
from ostrov.engine.actions import Table
from ostrov.engine.errors import OstrovError, TextError
from ostrov.engine.fate import Dice
from ostrov.engine.history import History, begin
from ostrov.engine.position import CHANCE, Position

if TYPE_CHECKING:
    from ostrov.engine.game import Game

GameNamed = Callable[[str], "Game"]  # finds a game by its name: `ostrov.games.load`

MOST_STEPS = 500  # a longer game is cut off here and says so
WHY_NOTS = 3  # told at a step, each by another rule
TRIED = 12  # actions looked at to find them
SHORTEST_RANGE = 4  # neighbours told as first..last
COMMAND = "# ostrov playthrough "


# --- writing -----------------------------------------------------------------------------------------------------


def write(
    game: Game, options: Mapping[str, str], key: int, most_steps: int = MOST_STEPS, link_name: str = "checked"
) -> str:
    """The text of the game number `key`, the same on every link."""
    history = begin(game.desk(link_name), dict(options))
    lines = [
        _command(game, options, key, most_steps),
        f"# rules {game.version}  box {game.box_hash}",
        text.first_line(game, history.position.data),
    ]
    while history.position.asked and len(history) < most_steps:
        lines += _step(history, key)
    lines += _end(history.position)
    return "\n".join(lines) + "\n"


def tables(game: Game) -> list[dict[str, str]]:
    """Options worth a file each: every number of players, and every other value of a flag or a named option."""
    players = game.options.fields["players"]
    found = [{"players": str(count)} for count in range(players.least, players.most + 1)]
    for field in game.options.fields.values():
        values = text.YES_NO if field.what == "flag" else field.of.words if field.of else ()
        found += [{field.name: word} for number, word in enumerate(values) if number != field.start]
    return found


def file_name(game: Game, options: Mapping[str, str]) -> str:
    """`smugglers-players-3.txt`"""
    return "-".join([game.name, *(f"{name}-{word}" for name, word in options.items())]) + ".txt"


def _command(game: Game, options: Mapping[str, str], key: int, most_steps: int) -> str:
    words = [game.name]
    for name, word in options.items():
        words += ["--players", word] if name == "players" else ["--option", f"{name}={word}"]
    words += ["--key", str(key)]
    if most_steps != MOST_STEPS:
        words += ["--steps", str(most_steps)]
    return COMMAND + shlex.join(words)


def _step(history: History, key: int) -> Iterator[str]:
    """Take one step and tell it."""
    position, number = history.position, len(history) + 1
    scores = " ".join(str(position.score(seat)) for seat in position.seats)
    yield f"{number}. turn {position.turns}, points {scores}, asked {' '.join(position.asked)}"
    if position.asked == (CHANCE,):
        yield f"   {CHANCE} may: {_odds_told(position)}"
        history.act(CHANCE, _outcome(history, key))
    else:
        seat = position.asked[_pick(key, number, "seat", len(position.asked))]
        legal = _legal(position, seat)
        yield f"   {seat} may: {_told(history.game.actions, legal)}"
        first = _pick(key, number, "why not", len(history.game.actions))
        yield f"   {seat} may not: {_why_nots(position, seat, first)}"
        history.act(seat, history.game.actions.words(legal[_pick(key, number, "action", len(legal))]))
    entry = history.entries[-1]
    yield f"   {history.game.seat_word(entry.seat)}: {history.words(entry)}"


def _pick(key: int, step: int, purpose: str, below: int) -> int:
    """A number below `below` that only key, step and purpose decide."""
    digest = hashlib.sha256(f"playthrough {key} {step} {purpose}".encode()).digest()
    return int.from_bytes(digest, "big") % below


def _outcome(history: History, key: int) -> str:
    game = history.game
    earlier = [entry.actions[0] for entry in history.entries if entry.seat == game.chance]
    odds = history.desk.odds(history.position.data)
    return game.outcomes.words(Dice(key).outcome(game.outcomes, odds, earlier))


def _legal(position: Position, seat: str) -> list[int]:
    legal = position.desk.legal(position.data, position.desk.game.seat(seat))
    if not legal:
        raise OstrovError(f"{seat} is asked but can do nothing: the rules have a dead end here.\n{position}")
    return legal


def _why_nots(position: Position, seat: str, first: int) -> str:
    """Some actions the seat may not take, each by another rule; which are tried does not depend on what is legal."""
    table = position.desk.game.actions
    found: dict[str, str] = {}
    for number in range(min(TRIED, len(table))):
        action = (first + number * max(1, len(table) // TRIED)) % len(table)
        rule = position.why_not(seat, table.words(action))
        if rule is not None and len(found) < WHY_NOTS:
            found.setdefault(rule, f"{table.words(action)} {rule}")
    return "; ".join(found.values()) or "(nothing of what was tried)"


def _end(position: Position) -> Iterator[str]:
    yield "end: " + (position.ended or "(not reached)")
    for seat in position.seats:
        sources = ", ".join(f"{source} {points}" for source, points in position.points(seat).items())
        place = f", place {position.place(seat)}" if position.ended else ""
        yield f"   {seat}: {sources}{place}"
    yield from str(position).splitlines()[1:]


def _odds_told(position: Position) -> str:
    odds = position.desk.odds(position.data)
    possible = [outcome for outcome, likely in enumerate(odds) if likely]
    return _told(position.desk.game.outcomes, possible, [f" x{odds[outcome]}" for outcome in possible])


def _told(table: Table, numbers: Sequence[int], behind: Sequence[str] = ()) -> str:
    """`load tea, rum; believe`: numbers of a table in words, a kind at a time, neighbours as a range."""
    kinds: dict[str, list[str]] = {}
    for first, last, mark in _runs(table, numbers, behind or [""] * len(numbers)):
        (word, *start), (_, *end) = table.words(first).split(), table.words(last).split()
        told = " ".join(start) if first == last else f"{' '.join(start)}..{' '.join(end)}"
        kinds.setdefault(word, []).append(f"{told}{mark}")
    return "; ".join(f"{word} {', '.join(told)}".rstrip() for word, told in kinds.items())


def _runs(table: Table, numbers: Sequence[int], behind: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """First and last of neighbours of one kind with the same mark; too few of them one by one."""
    place = 0
    while place < len(numbers):
        stop = place + 1
        while (
            stop < len(numbers)
            and numbers[stop] == numbers[stop - 1] + 1
            and behind[stop] == behind[place]
            and table.kind_of(numbers[stop]) is table.kind_of(numbers[place])
        ):
            stop += 1
        if stop - place >= SHORTEST_RANGE:
            yield numbers[place], numbers[stop - 1], behind[place]
        else:
            yield from ((number, number, behind[place]) for number in numbers[place:stop])
        place = stop


# --- checking ----------------------------------------------------------------------------------------------------


def check(path: Path, game_named: GameNamed, link_name: str = "checked") -> list[str]:
    """Play the game of a file again; the lines that differ, `-` in the file and `+` now. Empty when all agree."""
    try:
        content = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise TextError(f"{path} cannot be read: {problem}.") from problem
    try:
        game, options, key, most_steps = _from_command(content.partition("\n")[0], game_named)
        now = write(game, options, key, most_steps, link_name)
    except OstrovError as problem:
        raise type(problem)(f"{path}: {problem}") from problem
    if now == content:
        return []
    difference = difflib.unified_diff(content.splitlines(), now.splitlines(), str(path), "now", lineterm="", n=2)
    return list(difference) or ["the lines agree, but not how they end"]


def _from_command(line: str, game_named: GameNamed) -> tuple[Game, dict[str, str], int, int]:
    """Game, options, key and steps from the first line of a file."""
    if not line.startswith(COMMAND):
        raise TextError(f"line 1: a playthrough begins with {COMMAND + 'GAME --key 0'!r}.")
    try:
        name, *words = shlex.split(line.removeprefix(COMMAND))
        options: dict[str, str] = {}
        numbers = {"--key": 0, "--steps": MOST_STEPS}
        for flag, value in zip(words[::2], words[1::2], strict=True):
            if flag in numbers:
                numbers[flag] = int(value)
            else:
                option, equals, word = (
                    f"players={value}".partition("=") if flag == "--players" else value.partition("=")
                )
                if flag not in ("--players", "--option") or not equals:
                    raise ValueError(flag)
                options[option] = word
    except ValueError as problem:
        raise TextError(f"line 1: it reads like {COMMAND + 'GAME --players 3 --key 0'!r}, not {line!r}.") from problem
    return game_named(name), options, numbers["--key"], numbers["--steps"]
