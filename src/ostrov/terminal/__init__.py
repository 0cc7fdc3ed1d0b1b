"""A table of any game in the terminal, made from what the game declares: type a number or words.

    play(load("smugglers"), seat="red", options={"goal": "20"})

One person plays against bots, or several pass one device around. What stands on the screen comes
from the redacted position of the seat that reads it. A game may draw its own board: `draw(view,
words)` in its `text.py`. All sentences are in `words/*.ftl`.

`state.py` holds one game at one terminal; the other modules are functions of it, `table.py` on top.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from ostrov.engine.errors import GameError, OstrovError
from ostrov.engine.game import Game
from ostrov.engine.history import begin
from ostrov.engine.lessons import lesson_named, lessons_of
from ostrov.engine.words import Words
from ostrov.terminal import files, table
from ostrov.terminal.match import Match
from ostrov.terminal.screen import Screen
from ostrov.terminal.seats import chance_note, seated
from ostrov.terminal.state import Leave, Terminal

INTERRUPTED = 130  # the exit status after Ctrl-C
WRONG = 2  # the exit status when the game could not begin


def play(
    game: Game,
    *,
    seat: str = "",
    options: Mapping[str, str] | None = None,
    bots: str = "random",
    language: str = "",
    save: Path | None = None,
    resume: Path | None = None,
    key: int | None = None,
    dice: str = "sealed",
    source: TextIO | None = None,
    target: TextIO | None = None,
    resume_line: str = "ostrov play {game} --resume {file}",
) -> int:
    """Play at the terminal; the exit status. `save` is written after every action, `key` repeats a game's chance,
    `dice="given"` (also as an option) lets a person type what the real dice show."""
    with suppress(ImportError):  # where there is one, typed lines can be edited and called back
        import readline  # noqa: F401
    words, screen = Words(game, language), Screen(source or sys.stdin, target or sys.stdout)
    try:
        if resume is None:
            match = _begun(game, dict(options or {}), seat, bots, key, dice)
            terminal = Terminal(match, words, screen, resume_line)
        else:
            match, changed_at = files.load(game, resume)
            terminal = Terminal(match, words, screen, resume_line)
            files.gone_on(terminal, resume, changed_at)
        _save_always(terminal, save, resume)
    except OstrovError as error:
        screen.say(words.say("terminal-refused", reason=str(error)))
        return WRONG
    return _play_on(terminal)


def learn(
    game: Game, name: str = "", *, language: str = "", source: TextIO | None = None, target: TextIO | None = None
) -> int:
    """A lesson at the terminal; without a name, the list of lessons. The exit status."""
    words, screen = Words(game, language), Screen(source or sys.stdin, target or sys.stdout)
    try:
        if not name:
            for one in lessons_of(game):
                screen.item(f"{one.name}: {words.say(f'lesson-{one.name}')}")
            return 0
        lesson = lesson_named(game, name)
        history = lesson.begin(game.desk("checked"))
        match = Match(history, seated(history.position, lesson.seat, ""), chance_note(None, "sealed"))
    except OstrovError as error:
        screen.say(words.say("terminal-refused", reason=str(error)))
        return WRONG
    return _play_on(Terminal(match, words, screen, "ostrov play {game} --resume {file}", lesson=lesson))


def _begun(game: Game, options: dict[str, str], seat: str, bots: str, key: int | None, dice: str) -> Match:
    if "dice" in options and "dice" not in game.options.fields:
        dice = options.pop("dice")
    chance = chance_note(key, dice)
    history = begin(game.desk("checked"), options)
    return Match(history, seated(history.position, seat, bots), chance)


def _save_always(terminal: Terminal, save: Path | None, resumed: Path | None) -> None:
    if save is None:
        return
    if save.exists() and save != resumed:
        raise GameError(f"{save} exists already; name another file, or go on with it by resuming it.")
    terminal.file, terminal.saves_always = save, True


def _play_on(terminal: Terminal) -> int:
    """Play; whatever ends it, the game is not lost."""
    try:
        table.run(terminal)
    except Leave:
        return 0
    except EOFError:
        if terminal.match.position.asked:
            files.keep(terminal)
        return 0
    except KeyboardInterrupt:
        files.keep(terminal)
        return INTERRUPTED
    except BaseException:  # the screen is gone, or a rule has a fault: the game is not to suffer from it
        files.keep_silently(terminal)
        raise
    return 0
