"""A player that searches: it is handed what its seat sees, thinks in slices, and can be stopped between two of them.

    thinker = Thinker(game)
    thought = thinker.think(view.data, seat, 2_000, key=1, stream=7)
    thought.action, thought.choices     what it would do; and what else it looked at, with win shares

The same view, playouts, key and stream give the same thought. Each thread has a thinker of its own.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ostrov.bots import trial
from ostrov.engine import drive, rules, search, text
from ostrov.engine.game import Game

SLICE = 0.03  # seconds that a slice shall take; it is to be below 0.05
WIDTH = 8  # actions that are looked at
FEWEST = 6  # playouts for each: with fewer to spend, fewer actions are looked at
MOST_WORLDS = 1 << 20  # of one search
VIEW, WORK = 0, 1  # places: what the seat sees; three to work in


@dataclass(frozen=True)
class Choice:
    """One decision the search looked at."""

    action: int
    playouts: int  # that went this way
    win: float  # the share of a win it brought, 0 to 1
    then: int | None = None  # what the seat would mostly do next, before anybody else decides


@dataclass(frozen=True)
class Thought:
    """What a search came to."""

    action: int
    choices: tuple[Choice, ...]  # the best first, then the most looked at
    playouts: int
    seconds: float
    slices: int
    longest: float  # of the slices, in seconds

    @property
    def win(self) -> float:
        """What the best of it promises."""
        return self.choices[0].win if self.choices else 0.0


def never() -> bool:
    return False


def after(seconds: float) -> Callable[[], bool]:
    """Stop so long after it is asked first: what is compiled before that is not counted."""
    until: list[float] = []

    def stop() -> bool:
        if not until:
            until.append(time.monotonic() + seconds)
        return time.monotonic() > until[0]

    return stop


def horizon(game: Game, players: int) -> int:
    """How many turns apprentices play on: some rounds where the game tells how a seat stands, else to the end."""
    rounds: int = getattr(game.modules.get("standing"), "ROUNDS", search.FAR)
    return rounds * players


class Thinker:
    """The records a search works on."""

    def __init__(self, game: Game, link_name: str = "") -> None:
        self.game = game
        self.linked = game.linked(link_name)
        self._positions = self.linked.positions(4)
        self._offers, self._odds = self.linked.offers(2), self.linked.odds(1)
        self._generators, self._benches = self.linked.generators(1), self.linked.benches(1)
        self.sure = trial.SURE if rules.apprentice in game.functions else 0.0
        self._pace = 0.0  # playouts a second, as last seen

    def think(
        self,
        view: bytes,
        seat: int,
        playouts: int,
        *,
        key: int = 0,
        stream: int = 0,
        among: Sequence[int] | None = None,
        stop: Callable[[], bool] = never,
    ) -> Thought:
        """Search from what a seat sees. `stop` is asked between two slices: who stops gets what was found so far."""
        run, began = self.linked.run, time.perf_counter()
        self.linked.write(self._positions, VIEW, view)
        run.hide(self._positions, VIEW, seat)  # whatever it was handed, it sees no more than its seat
        if among is None:
            run.legal(self._positions, VIEW, seat, self._offers, 0)
            among = self.linked.offered(self._offers)
        run.start_generator(self._generators, 0, key, stream)
        tried = trial.Trial(self._first_of(seat, among, playouts), playouts)
        end = int(run.turns(self._positions, VIEW)) + horizon(self.game, text.option(self.game, view, "players"))
        slices, longest = 0, 0.0
        while not tried.over and not (slices and stop()):
            before = time.perf_counter()
            self._slice(tried, seat, key, stream, end)
            took = time.perf_counter() - before
            slices, longest = slices + 1, max(longest, took)
        return Thought(*self._told(tried), tried.done, time.perf_counter() - began, slices, longest)

    def _first_of(self, seat: int, among: Sequence[int], playouts: int) -> list[int]:
        """What the apprentice would do, then what it would do without that, and so on."""
        left, found = list(among), list[int]()
        while left and len(found) < min(WIDTH, max(1, playouts // FEWEST)):
            self.linked.offer(self._offers, left)
            lent = (self._offers, self._generators, self._benches, 0)
            action = int(self.linked.run.chosen(self._positions, VIEW, WORK, seat, drive.APPRENTICE, *lent))
            found.append(action if action in left else left[0])  # it may know only what it would really do
            left.remove(found[-1])
        return found

    def _slice(self, tried: trial.Trial, seat: int, key: int, stream: int, end: int) -> None:
        """Try what is left in some worlds more."""
        width, before = len(tried.left), time.perf_counter()
        count = min(tried.to_come, max(1, int(self._pace * SLICE / width)))
        self.linked.offer(self._offers, [tried.actions[place] for place in tried.left])
        found = np.zeros((count, 2 * width), np.int64)
        lent = (self._offers, self._odds, self._generators, self._benches, 0)
        world = stream * MOST_WORLDS + tried.worlds
        self.linked.run.try_out(self._positions, VIEW, WORK, seat, *lent, key, world, end, found)
        tried.add(found)
        self._pace = count * width / max(time.perf_counter() - before, 1e-6)

    def _told(self, tried: trial.Trial) -> tuple[int, tuple[Choice, ...]]:
        """What is best, and what was looked at: that first, the most looked at, the most promising."""
        best = tried.best(self.sure)
        choices = [
            Choice(action, len(found), float(found.mean()) / search.WIN, tried.next_of(place))
            for place, (action, found) in enumerate(zip(tried.actions, tried.found, strict=True))
        ]
        rest = choices[:best] + choices[best + 1 :]
        rest.sort(key=lambda choice: (-choice.playouts, -choice.win))
        return tried.actions[best], (choices[best], *rest)
