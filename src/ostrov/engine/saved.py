"""A saved game: one text file in words that a person can read and mend.

    ostrov save 1
    game: smugglers  rules: 1  layout: 5d3f…  box: 91aa…
    options: players=3 goal=20
    note: seats red=you blue=random
    start: draw=9                      (only if other rules played the beginning; then its position follows)
    1 chance: draw tea
    2 red: load tea
    position:
      smugglers players=3 …

Loading replays every entry. If the rules have changed since and lead elsewhere, the game goes on
from the stored position, which is read by names, and says so.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ostrov.engine import text
from ostrov.engine.actions import HIDDEN
from ostrov.engine.errors import OstrovError, Refused, TextError, VersionError, why
from ostrov.engine.history import History, begin
from ostrov.engine.position import CHANCE, Position

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostrov.engine.desk import Desk
    from ostrov.engine.game import Game

    GameFinder = Callable[[str], Desk]  # gives the desk of a game by its name

FORMAT = 1
FIRST = f"ostrov save {FORMAT}"
ABOUT = re.compile(r"game: (?P<game>\S+)  rules: (?P<rules>[0-9]{1,9})  layout: (?P<layout>\w+)  box: (?P<box>\w+)\Z")
ENTRY = re.compile(r"(?P<number>[0-9]{1,9}) (?P<seat>[A-Za-z][A-Za-z0-9_+-]*): (?P<words>.+)\Z")
NOTE = "note: "
START = "start: "
Numbered = tuple[int, str, str]  # an entry behind the line it stands in


@dataclass
class Saved:
    """A game read from a file. `changed_at` is the entry after which other rules carried it on."""

    history: History
    notes: dict[str, str] = field(default_factory=dict)
    changed_at: int | None = None


def write(history: History, notes: dict[str, str] | None = None, viewer: str | None = None) -> str:
    """The text of a saved game; for a viewer with nothing in it that this seat may not see, to be read only."""
    game = history.game
    start, position = history.position_before(0), history.position
    reader = None if viewer is None else game.seat(viewer)
    options = text.option_words(game, start.data)
    lines = [
        FIRST,
        f"game: {game.name}  rules: {game.version}  layout: {game.layout_hash}  box: {game.box_hash}",
        "options: " + " ".join(f"{name}={word}" for name, word in options.items()),
    ]
    lines += [_note_line(name, words) for name, words in (notes or {}).items()]
    if viewer is None:
        lines += _start_lines(history)
    else:
        position = position.seen_by(viewer)
    lines += [
        f"{number} {game.seat_word(entry.seat)}: {history.words_for(number - 1, reader)}"
        for number, entry in enumerate(history.entries, 1)
    ]
    lines += ["position:", *_indented(position)]
    return "\n".join(lines) + "\n"


def _note_line(name: str, words: str) -> str:
    if " " in name or len(f"{name} {words}".splitlines()) != 1:
        raise TextError(f"A note is one line, with one word for its name: not {name!r} {words!r}.")
    return f"{NOTE}{name} {words}"


def _start_lines(history: History) -> list[str]:
    """The position a history starts from, when that is not the game's own start."""
    if history.is_whole:
        return []
    counts = " ".join(f"{word}={count}" for word, count in history.earlier.items())
    return [f"{START}{counts}".rstrip(), *_indented(history.position_before(0))]


def _indented(position: Position) -> list[str]:
    return [f"  {line}" for line in str(position).splitlines()]


def store(path: Path, content: str) -> None:
    """Write a file whole or not at all: what stood there before is lost only when the new one is safe."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def content_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TextError(f"{path} cannot be read: {why(error)}.") from error


def load(path: Path, game_named: GameFinder) -> Saved:
    """A saved game from a file; `game_named` gives the desk for a game's name."""
    content = content_of(path)
    try:
        return read(content, game_named)
    except OstrovError as error:
        raise type(error)(f"{path}: {error}") from error


def read(content: str, game_named: GameFinder) -> Saved:
    """A saved game from its text."""
    lines = content.splitlines()
    about = _about(lines)
    desk = game_named(about["game"])
    game = desk.game
    if about["box"] != game.box_hash:
        raise VersionError("line 2: the game was played with another box; name it with --box FILE.")
    options = _options(game, lines)
    notes, place = _notes(lines)
    same_rules = (int(about["rules"]), about["layout"]) == (game.version, game.layout_hash)
    history, place = _start(desk, options, lines, place)
    entries, stored = _entries(lines, place)
    again = replayed(history, entries, stored, same_rules=same_rules)
    return Saved(again, notes, changed_at=None if again is history else len(entries))


def replayed(history: History, entries: list[Numbered], stored: str, *, same_rules: bool) -> History:
    """The history after its entries; or, if other rules lead elsewhere, a new one from the stored position."""
    try:
        for number, seat, words in entries:
            _act(history, number, seat, words)
        if str(history.position).splitlines()[1:] == stored.splitlines()[1:]:
            return history
        if same_rules:
            raise TextError(
                "the entries do not lead to the position stored at the end: the file was changed or is cut short."
            )
    except Exception:  # whatever new rules make of old entries
        if same_rules:
            raise
    return _from_stored(history, stored, entries)


def _start(desk: Desk, options: dict[str, str], lines: list[str], place: int) -> tuple[History, int]:
    """The history to play the entries on, and the line of the first of them."""
    if place == len(lines) or not lines[place].startswith(START.rstrip()):
        return begin(desk, options), place
    pairs = [word.partition("=") for word in lines[place].removeprefix(START.rstrip()).split()]
    if not all(re.fullmatch("[0-9]{1,9}", count) for _, _, count in pairs):
        raise TextError(f"line {place + 1}: it counts the outcomes before the start, like 'start: draw=9'.")
    end = place + 1
    while end < len(lines) and lines[end].startswith("  "):
        end += 1
    data, _ = text.read(desk.game, "\n".join(lines[place + 1 : end]), any_rules=True)
    return History(desk, data, {word: int(count) for word, _, count in pairs}), end


def _about(lines: list[str]) -> re.Match[str]:
    if not lines or not lines[0].startswith("ostrov save "):
        raise TextError(f"line 1: a saved game begins with {FIRST!r}.")
    if lines[0] != FIRST:
        raise VersionError(f"line 1: {lines[0]!r} was written by another Ostrov; this one reads {FIRST!r}.")
    about = ABOUT.match(lines[1]) if len(lines) > 1 else None
    if about is None:
        raise TextError("line 2: it tells game, rules, layout and box.")
    return about


def _options(game: Game, lines: list[str]) -> dict[str, str]:
    if len(lines) < 3 or not lines[2].startswith("options: "):
        raise TextError("line 3: it tells the options, like 'options: players=3'.")
    pairs = [word.partition("=") for word in lines[2].removeprefix("options: ").split()]
    options = {name: value for name, _, value in pairs}
    try:
        text.with_options(game, options)
    except OstrovError as error:
        raise TextError(f"line 3: {error}") from error
    return options


def _notes(lines: list[str]) -> tuple[dict[str, str], int]:
    notes, place = {}, 3
    while place < len(lines) and lines[place].startswith(NOTE):
        name, _, words = lines[place].removeprefix(NOTE).partition(" ")
        notes[name] = words
        place += 1
    return notes, place


def _entries(lines: list[str], place: int) -> tuple[list[Numbered], str]:
    """The entries with their lines, and the stored position's text."""
    entries: list[Numbered] = []
    while place < len(lines) and lines[place] != "position:":
        found = ENTRY.match(lines[place])
        if found is not None and HIDDEN in found["words"].split():
            raise TextError(f"line {place + 1}: this file has only what one seat saw; a game goes on from a whole one.")
        if found is None or int(found["number"]) != len(entries) + 1:
            raise TextError(f"line {place + 1}: {lines[place]!r} is not entry {len(entries) + 1}, like '1 red: …'.")
        entries.append((place + 1, found["seat"], found["words"]))
        place += 1
    if place == len(lines):
        raise TextError(f"line {place}: the file ends before its position; it is cut short.")
    return entries, "\n".join(line.removeprefix("  ") for line in lines[place + 1 :])


def _act(history: History, line: int, seat: str, words: str) -> None:
    try:
        history.act(seat, words)
    except (Refused, OstrovError) as error:
        raise TextError(f"line {line}: {error}") from error


def _from_stored(history: History, stored: str, entries: list[Numbered]) -> History:
    """Go on from the stored position; what chance was asked for before stays counted."""
    data, _ = text.read(history.game, stored, any_rules=True)
    counts = Counter(history.earlier)
    counts.update(words.split()[0] for _, seat, words in entries if seat == CHANCE)
    return History(history.desk, data, counts)
