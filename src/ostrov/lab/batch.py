"""Many games of one kind at once, for those who learn from them.

    games = batch(load("catan"), 256, {"players": "4", "trade": "off"})
    while ...:
        games.step(actions)            one action for each game, of those in games.mask
        games.seat, games.mask         whose turn it is in each, and what it may do
        games.seen                     redacted records, as the seats see them: views, nothing is copied
        games.rows()                   the same as plain numbers, see observing.columns
        games.over, games.worth        which games ended with this step, and what each seat came to: 0 to 1000

A game that is over is dealt anew at once. Bots can play some seats: `bots={1: "apprentice"}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ostrov.bots import LEVELS, check
from ostrov.engine import drive, text
from ostrov.engine.errors import GameError, WordsError
from ostrov.lab import observing

if TYPE_CHECKING:
    from ostrov.engine.game import Game

Array = np.ndarray[Any, Any]
MOST_TURNS = 5_000


class Batch:
    """So many games, and the arrays they are told in; all stay the same arrays, step after step."""

    def __init__(
        self,
        game: Game,
        count: int,
        options: Mapping[str, str] | None = None,
        *,
        key: int = 0,
        bots: Mapping[int, str] | None = None,
        most_turns: int = MOST_TURNS,
    ) -> None:
        if count < 1:
            raise GameError("A batch has at least one game.")
        self.game, self.count, self.key = game, count, key
        self.environment = observing.environment(game)
        self.linked = linked = game.linked("cpu")
        n_seats, n_actions = len(game.seats), len(game.actions)
        self.seen = linked.positions(count)
        self.mask = np.zeros((count, n_actions), np.bool_)
        self.seat = np.zeros(count, np.int64)
        self.over = np.zeros(count, np.bool_)
        self.worth = np.zeros((count, n_seats), np.int64)
        self._numbers = np.arange(count, dtype=np.int64)
        levels = np.full(n_seats, drive.OUTSIDE, np.int64)
        for seat, level in (bots or {}).items():
            levels[seat] = LEVELS[check(game, level)]
        positions = linked.positions(count + 2)
        start = game.desk("cpu").set_up(text.with_options(game, dict(options or {})))
        linked.write(positions, count, start)
        generators = linked.generators(2 * count + 1)
        linked.run.start_generator(generators, 2 * count, key, 2**40)
        self._lent = (positions, linked.offers(1), linked.odds(1), generators, linked.benches(1), levels)
        self._kept = (np.zeros(drive.WRITTEN + 1, np.int64), np.zeros((0, 2), np.int64))
        self._told = (self.seen, self.mask, self.seat, self._numbers, key, most_turns)
        linked.run.deal_all(*self._lent, *self._kept, *self._told)
        if (self.seat == n_seats).any():
            raise GameError(f"Nobody ever has a choice in {game.name} with these options.")

    def step(self, actions: Array) -> None:
        """One decision in each game; all must be offered."""
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.count,):
            raise WordsError(f"Give one action for each of the {self.count} games.")
        told = (*self._told, given, self.worth, self.over)
        refused = int(self.linked.run.step_all(*self._lent, *self._kept, *told))
        if refused:
            raise WordsError(f"In {refused} games the action is not offered; those were not stepped.")

    def any_actions(self) -> Array:
        """Any of what is offered, in each game."""
        actions = np.zeros(self.count, np.int64)
        self.linked.run.take_any(self.mask, self._lent[3], 2 * self.count, actions)
        return actions

    def rows(self) -> Array:
        """What is seen as plain numbers, a row a game."""
        return observing.rows(self.game, self.seen, self.seat)


def batch(game: Game, count: int, options: Mapping[str, str] | None = None, **more: Any) -> Batch:
    """So many games at once."""
    return Batch(game, count, options, **more)
