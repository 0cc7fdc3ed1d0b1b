"""How a game went: each seat's share of a win, turn after turn, and where it turned.

course(history)                     from all that lay on the table
course(history, public=True)        from what everybody could see
hints(view, "red")                  the best few choices of a seat, from what it sees, each with its share of a win
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np

from ostrov.bots.levels import PLAYOUTS
from ostrov.bots.thinking import Thinker
from ostrov.engine import search
from ostrov.engine.game import Game
from ostrov.engine.history import History
from ostrov.engine.position import CHANCE, Position

PLAYED = 100  # games played on from each position of a course
LEAP = 0.15  # a turn in which a share changes by so much is a turning point
TURNING_POINTS = 5
FEW = 3  # hints


@dataclass(frozen=True)
class Moment:
    """How things stood before an entry."""

    entry: int
    turn: int
    shares: tuple[float, ...]  # of a win, 0 to 1, for each seat


@dataclass(frozen=True)
class TurningPoint:
    """A turn in which somebody's share changed by much, and what was done in it."""

    before: Moment
    after: Moment
    seat: str
    change: float


@dataclass(frozen=True)
class Hint:
    """A choice, and the share of a win that the search expects of it."""

    words: str
    win: float
    playouts: int


def hints(view: Position, seat: str, playouts: int = PLAYOUTS["journeyman"], key: int = 0) -> list[Hint]:
    """The best few choices of a seat, the best first."""
    game, number = view.desk.game, view.desk.game.seats.number(seat)
    thought = Thinker(game, "cpu").think(view.data, number, playouts, key=key)
    return [Hint(game.actions.words(one.action), one.win, one.playouts) for one in thought.choices[:FEW]]


def course(history: History, *, public: bool = False, playouts: int = PLAYED, key: int = 0) -> list[Moment]:
    """How each seat stood when a turn began, and at the end."""
    moments, turn = [], -1
    judge = _Judge(history.game, key, public=public)
    for entry in range(len(history) + 1):
        position = history.position_before(entry)
        last = entry == len(history)
        if last or (position.turns != turn and position.turns > 0 and position.asked != (CHANCE,)):
            turn = position.turns
            moments.append(Moment(entry, turn, judge.shares(position, playouts)))
    return moments


def turning_points(moments: list[Moment], seats: tuple[str, ...]) -> list[TurningPoint]:
    """The turns in which most changed, in the order they were played."""
    found = []
    for before, after in itertools.pairwise(moments):
        changes = np.subtract(after.shares, before.shares).round(6)
        most = int(np.abs(changes).argmax())
        if abs(changes[most]) >= LEAP:
            found.append(TurningPoint(before, after, seats[most], float(changes[most])))
    greatest = sorted(found, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return sorted(greatest, key=lambda point: point.before.entry)


class _Judge:
    """Plays positions on, again and again."""

    def __init__(self, game: Game, key: int, *, public: bool) -> None:
        self.game, self.linked = game, game.linked("cpu")
        self.viewer = game.chance if public else game.chance + 1
        self._positions, self._key, self._asked = self.linked.positions(3), key, 0
        self._generators = self.linked.generators(1)
        self._lent = (self.linked.offers(1), self.linked.odds(1), self._generators, self.linked.benches(1), 0)

    def shares(self, position: Position, playouts: int) -> tuple[float, ...]:
        self.linked.write(self._positions, 0, position.data)
        self.linked.run.start_generator(self._generators, 0, self._key, self._asked)
        self._asked += 1
        found = np.zeros(len(self.game.seats), np.int64)
        lent = (*self._lent, playouts, search.FAR, found)
        self.linked.run.prospects(self._positions, 0, 1, self.viewer, *lent)
        return tuple((found[: len(position.seats)] / (search.WIN * playouts)).tolist())
