"""What was made of a position, so that it is not made again where nothing has changed.

    points = known.get(("points", position.data), lambda: position.points("red"))

A key holds all that the answer hangs on. `Known(before)` goes on from what was known of the position before, and
forgets what neither of the two had asked for: so it stays small.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Known:
    """Answers by their keys: those of one position, and those of the one before it."""

    def __init__(self, before: Known | None = None) -> None:
        self._now: dict[Hashable, Any] = {}
        self._before: dict[Hashable, Any] = {} if before is None else before._now

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is known under a key, or is made now. Whoever gets it does not change it."""
        if key in self._now:
            found: T = self._now[key]
            return found
        found = self._before[key] if key in self._before else make()
        self._now[key] = found
        return found
