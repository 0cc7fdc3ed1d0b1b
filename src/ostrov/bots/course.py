"""How a game went: each seat's share of a win, turn after turn, and where it turned.

course(history)                     from all that lay on the table
course(history, public=True)        from what everybody could see
slices(history)                     the same bit by bit
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ostrov.bots.thinking import SLICE, horizon
from ostrov.engine import drive, search
from ostrov.engine.game import Game
from ostrov.engine.history import History
from ostrov.engine.position import CHANCE, Position

PLAYED = 100  # games played on from each position of a course
LEAP = 0.15  # a turn in which a share changes by so much is a turning point
TURNING_POINTS = 5


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


def course(history: History, *, public: bool = False, playouts: int = PLAYED, key: int = 0) -> list[Moment]:
    """How each seat stood when a turn began, and at the end."""
    return [one for one in slices(history, public=public, playouts=playouts, key=key) if one is not None]


def slices(history: History, *, public: bool = False, playouts: int = PLAYED, key: int = 0) -> Iterator[Moment | None]:
    """The same in slices of some 30 ms, for who has other things to do: a moment, or None between two of them."""
    judge = _Judge(history.game, key, public=public)
    for entry, position in _turns(history):
        for done in judge.look(position, playouts):
            yield Moment(entry, position.turns, judge.shares()) if done else None


def count(history: History) -> int:
    """How many moments the course will have."""
    return sum(1 for _ in _turns(history))


def _turns(history: History) -> Iterator[tuple[int, Position]]:
    """Where turns begin, and the end."""
    turn = -1
    for entry in range(len(history) + 1):
        position = history.position_before(entry)
        last = entry == len(history)
        if last or (position.turns != turn and position.turns > 0 and position.asked != (CHANCE,)):
            turn = position.turns
            yield entry, position


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
    """Plays positions on, again and again: as far as a search does, so that its shares and these are alike."""

    def __init__(self, game: Game, key: int, *, public: bool) -> None:
        self.game, self.linked = game, game.linked("cpu")
        self.viewer = game.chance if public else game.chance + 1
        self._positions, self._key, self._asked = self.linked.positions(3), key, 0
        self._generators = self.linked.generators(1)
        self._lent = (self.linked.offers(1), self.linked.odds(1), self._generators, self.linked.benches(1), 0)
        self._levels = np.full(len(game.seats), drive.APPRENTICE, np.int64)
        self._facts = np.zeros(drive.FACTS, np.int64)
        self._found = np.zeros(len(game.seats), np.int64)
        self._pace = 0.0  # playouts a second, as last seen

    def look(self, position: Position, playouts: int) -> Iterator[bool]:
        """Look at a position for so many playouts, slice by slice; whether it is done."""
        self._begin(position)
        while self._played < playouts:
            count, began = min(playouts - self._played, max(1, int(self._pace * SLICE))), time.perf_counter()
            lent = (*self._lent, count, self._levels, self._facts, self._end, self._found)
            self.linked.run.prospects(self._positions, 0, 1, self.viewer, *lent)
            self._pace = count / max(time.perf_counter() - began, 1e-6)
            self._played += count
            yield self._played == playouts

    def _begin(self, position: Position) -> None:
        self.linked.write(self._positions, 0, position.data)
        self.linked.run.start_generator(self._generators, 0, self._key, self._asked)
        self._asked += 1
        self._seats, self._played = len(position.seats), 0
        self._end = position.turns + horizon(self.game, self._seats)
        self._found[:] = 0

    def shares(self) -> tuple[float, ...]:
        """What it came to for each seat."""
        return tuple((self._found[: self._seats] / (search.WIN * self._played)).tolist())
