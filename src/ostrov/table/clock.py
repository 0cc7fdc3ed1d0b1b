"""Time at a table: since when each seat is awaited, what its clock has left, and when that runs out.

A time here is a time of day in seconds; whoever keeps the match shifts it when the day's clock jumps (`shifted`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

LONG = 86_400  # a clock of a day and more runs on while the server is away


@dataclass(frozen=True)
class Clock:
    """How long one may think: so many seconds for each turn, or for the whole game and `more` after each turn."""

    kind: Literal["turn", "game"]
    seconds: int
    more: int = 0


@dataclass(frozen=True)
class Waiting:
    """Who is awaited since when, when they last acted, and what each seat has left of its game."""

    since: dict[str, float] = field(default_factory=dict)
    acted: dict[str, float] = field(default_factory=dict)  # themselves, not a bot for them
    left: dict[str, float] = field(default_factory=dict)  # of a clock for the whole game

    def after(self, clock: Clock | None, awaited: Collection[str], actor: str | None, at: float) -> Waiting:
        """How it stands after a step; `actor` is the person who acted."""
        since = {seat: self.since.get(seat, at) for seat in awaited}
        acted = self.acted if actor is None else self.acted | {actor: at}
        return Waiting(since, acted, self.left | self._spent(clock, awaited, at))

    def _spent(self, clock: Clock | None, awaited: Collection[str], at: float) -> dict[str, float]:
        """What those have left of the game who are awaited no longer."""
        if clock is None or clock.kind == "turn":
            return {}
        done = {seat: began for seat, began in self.since.items() if seat not in awaited}
        left = {seat: self.left.get(seat, clock.seconds) - (at - began) for seat, began in done.items()}
        return {seat: max(0.0, seconds) + clock.more for seat, seconds in left.items()}

    def until(self, clock: Clock | None, seat: str) -> float | None:
        """When a seat's time runs out; None when it does not run."""
        if clock is None or seat not in self.since:
            return None
        lasts = clock.seconds if clock.kind == "turn" else self.left.get(seat, clock.seconds)
        return self.since[seat] + lasts

    def idle(self, seat: str) -> float | None:
        """Since when a seat is awaited and does nothing; None for one that is not awaited."""
        since = self.since.get(seat)
        return None if since is None else max(since, self.acted.get(seat, since))

    def shifted(self, seconds: float) -> Waiting:
        """As if everything had been so much later: that time does not count."""
        return Waiting(_later(self.since, seconds), _later(self.acted, seconds), self.left)


def _later(times: dict[str, float], seconds: float) -> dict[str, float]:
    return {seat: at + seconds for seat, at in times.items()}
