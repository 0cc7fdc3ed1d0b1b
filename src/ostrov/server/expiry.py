"""When tables that nobody cares for go: announced first, and never because a clock jumped."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ostrov.server.limits import Clock
from ostrov.server.settings import Settings
from ostrov.store import Kept
from ostrov.table import Match

log = logging.getLogger(__name__)

DAY = 86_400.0
OFTEN = 3_600.0  # seconds between two looks
JUMP = 600.0  # seconds that the time of day may run away from the clock between two looks


class Expiry:
    """Which tables to announce and which to remove. `now` is the time of day, `clock` runs steadily."""

    def __init__(self, settings: Settings, now: Callable[[], float], clock: Clock) -> None:
        self._settings, self._now, self._clock = settings, now, clock
        self._looked = (now(), clock())

    def is_due(self) -> bool:
        """Whether to look now. After a jump of the clock one waits for the next time: it may be set right."""
        now, clock = self._now(), self._clock()
        took = clock - self._looked[1]
        if took < OFTEN:
            return False
        jumped = (now - self._looked[0]) - took
        self._looked = (now, clock)
        if abs(jumped) > JUMP:
            log.warning("The time of day jumped by %.0f s: no table is removed for now.", jumped)
            return False
        return True

    def concerns(self, kept: Kept) -> bool:
        """Whether a table is near its end; told from what the store keeps, without reading it."""
        lasts = self._lasts(over=kept.over)
        return lasts is not None and self._now() >= kept.touched + lasts - self._notice

    def to_announce(self, match: Match) -> float | None:
        """When it will go, if that has to be announced now."""
        lasts = self._lasts(over=match.over)
        if lasts is None or match.expires is not None or self._now() < match.touched + lasts - self._notice:
            return None
        return max(match.touched + lasts, self._now() + self._notice)

    def has_come(self, match: Match) -> bool:
        """Whether what was announced has come."""
        return match.expires is not None and self._now() >= match.expires

    def _lasts(self, *, over: bool) -> float | None:
        """Seconds after which a table goes; None for never."""
        days = self._settings.over_days if over else self._settings.idle_days
        return days * DAY or None

    @property
    def _notice(self) -> float:
        return self._settings.notice_days * DAY
