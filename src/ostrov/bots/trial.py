"""Actions tried in the same worlds, round after round; those that fall behind are dropped.

The first of them is what is done unless another is better for sure: an apprentice's own choice, which is lost by every
choice that is better by luck alone. (Sequential halving on paired differences; Karnin, Koren and Somekh 2013.)
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

OFTEN = 3  # what is done in a third of the playouts is said to come next
SURE = 2.0  # standard errors by which an action is to be better than the first


class Trial:
    def __init__(self, actions: Sequence[int], playouts: int) -> None:
        self.actions, self.playouts = list(actions), playouts
        self.left = list(range(len(actions)))  # places of those that are still tried
        self.found = [np.zeros(0, np.int64) for _ in actions]  # what each came to, world after world
        self.then = [np.zeros(0, np.int64) for _ in actions]  # what came next, as `search.try_out` tells it
        self.done, self.worlds, self._until = 0, 0, 0
        self._begin_round()

    @property
    def over(self) -> bool:
        return self.worlds >= self._until

    @property
    def to_come(self) -> int:
        """Worlds that are left of the round."""
        return self._until - self.worlds

    def add(self, found: npt.NDArray[np.int64]) -> None:
        """What those that are left came to, a row for each world; behind that, what came next."""
        width = len(self.left)
        for n, place in enumerate(self.left):
            self.found[place] = np.concatenate([self.found[place], found[:, n]])
            self.then[place] = np.concatenate([self.then[place], found[:, width + n]])
        self.worlds += len(found)
        self.done += len(found) * width
        if self.over and len(self.left) > 2:
            behind = sorted(self.left[1:], key=lambda place: -self.gain(place))
            self.left = [0, *sorted(behind[: (len(self.left) - 1) // 2])]
            self._begin_round()

    def _begin_round(self) -> None:
        """Every round has as many playouts; there is one for each time that half of the actions can be dropped."""
        rounds = max(1, (len(self.left) - 1).bit_length())
        self._until = self.worlds + max(1, (self.playouts - self.done) // (rounds * len(self.left)))

    def gain(self, place: int) -> float:
        """By how much an action is better than the first, in all worlds together."""
        return float(self._differences(place).sum())

    def _differences(self, place: int) -> npt.NDArray[np.int64]:
        own = self.found[place]
        return own - self.found[0][: len(own)]

    def next_of(self, place: int) -> int | None:
        """What most often came next after an action; None if that was seldom."""
        told, times = np.unique(self.then[place], return_counts=True)
        most = int(times.argmax())
        return int(told[most]) - 1 if told[most] > 0 and OFTEN * times[most] >= len(self.then[place]) else None

    def best(self, sure: float) -> int:
        """The place of the best action that is better for sure; else of the first."""
        best = 0
        for place in self.left[1:]:
            if self.gain(place) > max(sure * self._error(place) if sure else 0.0, self.gain(best)):
                best = place
        return best

    def _error(self, place: int) -> float:
        """The standard error of a gain; few worlds say even less than that."""
        by = self._differences(place)
        if len(by) < 2:
            return float("inf")
        return float(by.std() * np.sqrt(len(by)) * (1 + 2 / (len(by) - 1)))
