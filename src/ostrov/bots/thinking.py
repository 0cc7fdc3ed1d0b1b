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
from typing import Any

from ostrov.engine import rules, search
from ostrov.engine.game import Game

SLICE = 0.03  # seconds that a slice shall take; it is to be below 0.05
FIRST = 1  # playouts of the first slice, before it is known how long they take, and of the shortest
VIEW, WORK = 0, 1  # places: what the seat sees; two to work in


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
    choices: tuple[Choice, ...]  # the most looked at first
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


def horizon(game: Game) -> int:
    """How many turns apprentices play on: to the end, or a few where the game tells how a seat stands."""
    return search.NEAR if rules.standing in game.functions else search.FAR


class Thinker:
    """The records a search works on, and its tree."""

    def __init__(self, game: Game, link_name: str = "") -> None:
        self.game = game
        self.linked = game.linked(link_name)
        self._positions = self.linked.positions(3)
        self._offers, self._odds = self.linked.offers(2), self.linked.odds(1)
        self._generators, self._benches = self.linked.generators(1), self.linked.benches(1)
        self._tree = self.linked.trees(1)
        self._horizon = horizon(game)
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
        else:
            self.linked.offer(self._offers, among)
        run.start_generator(self._generators, 0, key, stream)
        run.plant(self._positions, VIEW, self._tree, 0)
        done, slices, longest = 0, 0, 0.0
        while done < playouts and not (done and stop()):
            count = min(playouts - done, max(FIRST, int(self._pace * SLICE)))
            before = time.perf_counter()
            done = self._slice(seat, count)
            took = time.perf_counter() - before
            self._pace = count / max(took, 1e-6)
            slices, longest = slices + 1, max(longest, took)
        action = int(run.preferred(self._tree, 0))
        return Thought(action, self._choices(), done, time.perf_counter() - began, slices, longest)

    def _slice(self, seat: int, count: int) -> int:
        lent: tuple[Any, ...] = (self._tree, self._offers, self._odds, self._generators, self._benches, 0)
        return int(self.linked.run.search(self._positions, VIEW, WORK, seat, *lent, count, self._horizon))

    def _choices(self) -> tuple[Choice, ...]:
        """What was looked at, from the tree."""
        run, found = self.linked.run, []
        for place in range(run.looked_at(self._tree, 0)):
            action, visits, worth = (int(run.look(self._tree, 0, place, what)) for what in range(search.LOOKS))
            then = int(run.next_of_own(self._tree, 0, action))
            win = worth / (search.WIN * max(visits, 1))
            found.append(Choice(action, visits, win, then if then >= 0 else None))
        return tuple(sorted(found, key=lambda choice: -choice.playouts))
