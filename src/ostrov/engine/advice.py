"""What a game tells a player who thinks: what can be had now, and ways to what is wished. Ids and arguments.

    marks(position, "red")                   note-card {card: fw_03, missing: 1, …}, one line each
    ways(position, "red", "build brewery")   keep_gold: produce grain_farm; …; build brewery, with what it means

Asked by whoever shows a table, of any game: one that gives no advice has no marks and no ways. The answer rests
on what the seat may see and on nothing else. Lines are messages like those of a log (`log.py`); whoever shows
them makes sentences with the words of a language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ostrov.engine.log import Argument, Line, named
from ostrov.engine.position import PHRASE, Position

if TYPE_CHECKING:
    from ostrov.engine.game import Game


@dataclass(frozen=True)
class Way:
    """A way to what is wished: a phrase of actions, or (`steps` is empty) what lacks."""

    name: str
    steps: tuple[str, ...]  # actions in words, one after the other
    notes: tuple[Line, ...]

    @property
    def phrase(self) -> str:
        """The steps as one phrase: `position.after(seat, way.phrase)`."""
        return f"{PHRASE} ".join(self.steps)


def marks(position: Position, seat: str) -> tuple[Line, ...]:
    """What a seat is told unasked."""
    game = position.desk.game
    return _lines(game, position.desk.marks(position.data, game.seats.number(seat)))


def ways(position: Position, seat: str, *wishes: str) -> tuple[Way, ...]:
    """Different ways to these actions, one after the other; the first is the usual one.

    Where none is complete there is one that tells what lacks. A game without advice gives none at all.
    """
    game, desk = position.desk.game, position.desk
    wanted = [game.actions.number(wish) for wish in wishes]
    found: dict[tuple[str, ...], Way] = {}
    for which in game.ways:
        complete, steps, notes = desk.way(position.data, game.seats.number(seat), wanted, which)
        words = tuple(game.actions.words(action) for action in steps)
        if complete or (notes and not found):
            found.setdefault(words, Way(game.ways[which], words, _lines(game, notes)))
    return tuple(found.values())


def _lines(game: Game, notes: list[list[int]]) -> tuple[Line, ...]:
    return tuple(_line(game, what, given) for what, *given in notes)


def _line(game: Game, what: int, given: list[int]) -> Line:
    saying = game.notes[what]
    arguments: dict[str, Argument] = {}
    for (argument, names), number in zip(saying.arguments, given, strict=False):
        arguments[argument] = number if names is None else named(names, number)
    return Line(f"note-{saying.word}", arguments)
