"""Saved games: where they lie, written whatever happens, and gone on with."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from pathlib import Path

from ostrov.engine import saved
from ostrov.engine.desk import Desk
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game
from ostrov.terminal.match import Match
from ostrov.terminal.seats import read_people
from ostrov.terminal.spelling import whole_number
from ostrov.terminal.state import Terminal


def state_folder(environment: Mapping[str, str]) -> Path:
    """Where programs keep what a person would not want to lose."""
    given = environment.get("XDG_STATE_HOME") or environment.get("LOCALAPPDATA")
    return (Path(given) if given else Path.home() / ".local" / "state") / "ostrov" / "saved"


def new_file(folder: Path, name: str) -> Path:
    """A file of its own in the folder: smugglers-1.txt, smugglers-2.txt, …"""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        try:
            (folder / f"{name}-{number}.txt").open("x").close()
        except FileExistsError:
            number += 1
        else:
            return folder / f"{name}-{number}.txt"


def typed_path(typed: str) -> Path:
    """A file as typed: ~ is the home folder, where there is one."""
    path = Path(typed.replace("\0", ""))
    try:
        return path.expanduser()
    except RuntimeError:
        return path


# --- saving ------------------------------------------------------------------------------------------------------


def is_saved(terminal: Terminal) -> bool:
    return terminal.stored == terminal.match.content()


def autosave(terminal: Terminal) -> None:
    """After an action, if that was asked for."""
    if terminal.saves_always and terminal.file is not None:
        store(terminal, terminal.file)


def store(terminal: Terminal, path: Path) -> bool:
    """Save, or say why not."""
    content = terminal.match.content()
    if not put(terminal, path, content):
        return False
    terminal.file, terminal.stored = path, content
    return True


def put(terminal: Terminal, path: Path, content: str) -> bool:
    """Write a file, or say why not."""
    try:
        saved.store(path, content)
    except OSError as error:
        terminal.say("terminal-not-saved", reason=_reason(error))
        return False
    return True


def keep(terminal: Terminal) -> None:
    """Save whatever happens, and say how to go on; a disk that takes nothing leaves the text on the screen."""
    path, reason = keep_silently(terminal)
    terminal.screen.say()
    if path is None:
        terminal.say("terminal-not-saved", reason=reason)
        terminal.screen.draw(terminal.match.content())
    else:
        tell_saved(terminal, path)


def keep_silently(terminal: Terminal) -> tuple[Path | None, str]:
    """Where the game was saved, or None and why it was not."""
    try:
        path = terminal.file or new_file(state_folder(os.environ), terminal.game.name)
        _write(terminal, path)
    except OSError as error:
        return None, _reason(error)
    return path, ""


def _write(terminal: Terminal, path: Path) -> None:
    content = terminal.match.content()
    saved.store(path, content)
    terminal.file, terminal.stored = path, content


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def tell_saved(terminal: Terminal, path: Path) -> None:
    """Where the game lies, and the line that goes on with it."""
    terminal.say("terminal-saved", file=str(path))
    line = terminal.resume_line.format(game=terminal.game.name, file=shlex.quote(str(path)))
    terminal.screen.draw(f"  {line}")


def offer_to_save(terminal: Terminal) -> None:
    if not is_saved(terminal) and terminal.yes(terminal.words.say("terminal-save-first"), otherwise=True):
        keep(terminal)


# --- going on ----------------------------------------------------------------------------------------------------


def load(game: Game, path: Path) -> tuple[Match, int | None]:
    """A saved match, and the number of the entry after which other rules carry it on, if they do."""

    def desk_of(name: str) -> Desk:
        if name != game.name:
            raise GameError(f"this is a game of {name}, not of {game.name}; resume it with that game.")
        return game.desk("checked")

    found = saved.load(path, desk_of)
    people = read_people(found.history.position, found.notes.get("seats", ""))
    takebacks = whole_number(found.notes.get("takebacks", "")) or 0
    return Match(found.history, people, found.notes.get("chance", ""), takebacks), found.changed_at


def gone_on(terminal: Terminal, path: Path, changed_at: int | None) -> None:
    """Remember where the match lies; what other rules wrote stays as it is, for only they can replay it."""
    if changed_at is None:
        terminal.file, terminal.stored = path, terminal.match.content()
    else:
        terminal.file, terminal.stored = None, ""
        terminal.say("terminal-rules-changed", number=changed_at)
