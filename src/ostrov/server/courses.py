"""How finished games went: each seat's share of a win over the turns. Worked out slice by slice, and kept in a file."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ostrov.bots.course import Moment, count, slices, turning_points
from ostrov.engine import saved
from ostrov.server import messages as m
from ostrov.server.thinking import Thinkers
from ostrov.table import Match, Refusal

if TYPE_CHECKING:
    from ostrov.engine.history import History

log = logging.getLogger(__name__)
FOLDER = "courses"
AT_ONCE = 8  # games looked at at a time
A_COURSE = 30  # seconds after which one of them may be done


class Courses:
    """The courses of a server, those that are being worked out and those that are done."""

    def __init__(self, folder: Path, thinkers: Thinkers) -> None:
        self._folder, self._thinkers = folder / FOLDER, thinkers
        self._begun: dict[Path, _Course] = {}

    async def of(self, match: Match, *, whole: bool) -> m.Course:
        """What is known of a course by now; who asks first has it worked out. Refuses with not-over and busy."""
        if not match.over:
            raise Refusal("not-over")
        file = self._folder / f"{match.id}-{len(match.rows)}-{'whole' if whole else 'public'}.json"
        known = await asyncio.to_thread(_read, file)
        if known is not None:
            return known
        if file not in self._begun:
            if match.history.desk.linked.name == "checked":
                raise Refusal("not-compiled")
            if len(self._begun) >= AT_ONCE:
                raise Refusal("busy", args={"seconds": A_COURSE})
            self._begun[file] = course = _Course(match, whole=whole)
            course.task = asyncio.create_task(self._work(course, file))
        return self._begun[file].told()

    async def _work(self, course: _Course, file: Path) -> None:
        """Slice after slice; then it is kept."""
        try:
            while not course.done:
                await self._thinkers.ask(course.table, course.work, bot=True)
            await asyncio.to_thread(_write, file, course.told())
        except Exception:  # whatever a fault may raise: it is asked for again
            log.exception("The course of table %s.", course.table)
        finally:
            del self._begun[file]

    def forget(self, table: str) -> None:
        """Nothing of a table stays."""
        for course in self._begun.values():
            if course.table == table and course.task is not None:
                course.task.cancel()
        for file in self._folder.glob(f"{table}-*.json"):
            with contextlib.suppress(OSError):
                file.unlink()

    def close(self) -> None:
        for course in self._begun.values():
            if course.task is not None:
                course.task.cancel()


class _Course:
    """One that is being worked out."""

    def __init__(self, match: Match, *, whole: bool) -> None:
        self.table, self.whole = match.id, whole
        self.done = False
        self.task: asyncio.Task[None] | None = None
        self._history: History = match.history
        self._offset, self._seats = match.offset, match.history.position.seats
        self._moments: list[Moment] = []
        self._count = 0
        self._slices: Iterator[Moment | None] | None = None

    def work(self) -> None:
        """One slice."""
        if self._slices is None:
            self._count = count(self._history)
            self._slices = slices(self._history, public=not self.whole)
        try:
            found = next(self._slices)
        except StopIteration:
            self.done = True
        else:
            self._moments += [] if found is None else [found]

    def told(self) -> m.Course:
        moments = list(self._moments)
        return m.Course(
            whole=self.whole,
            done=self.done,
            count=self._count,
            moments=[m.Moment(self._offset + one.entry, one.turn, self._shares(one)) for one in moments],
            turning_points=[
                m.TurningPoint(
                    self._offset + one.before.entry,
                    self._offset + one.after.entry,
                    one.before.turn,
                    one.seat,
                    round(one.change, 3),
                )
                for one in turning_points(moments, self._seats)
            ],
        )

    def _shares(self, moment: Moment) -> dict[str, float]:
        return {seat: round(share, 3) for seat, share in zip(self._seats, moment.shares, strict=True)}


def _read(file: Path) -> m.Course | None:
    """A course that was kept; one that cannot be read is worked out again."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=m.Course)
    except (OSError, msgspec.DecodeError):
        return None


def _write(file: Path, course: m.Course) -> None:
    saved.store(file, msgspec.json.encode(course).decode())
