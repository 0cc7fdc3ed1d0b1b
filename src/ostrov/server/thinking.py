"""What takes time, away from what people do: try-outs, advice, what bots think. Tables take turns.

The table that has had the least goes first, so one that asks all night waits behind those that ask now and then. What
people ask is bounded: where too much waits, they are told how long it would take, and ask again. Bots only wait.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ostrov.server.limits import Clock
from ostrov.table import Refusal

T = TypeVar("T")
OF_A_TABLE = 4  # questions of one table's people that may wait
LONGEST_WAIT = 30.0  # seconds; who would wait longer is told so and not kept waiting
FORGET = 30.0  # seconds after which what a table has had counts half
FIRST_GUESS = 0.05  # seconds that a question takes, before one was seen


@dataclass
class Waiting:
    """A question in the queue."""

    question: Callable[[], Any]
    answer: asyncio.Future[Any]
    bounded: bool  # a person asks, not a bot


@dataclass
class Table:
    """What a table has had, and what it waits for."""

    had: float = 0.0  # seconds of thought, those long ago counting less
    at: float = 0.0  # when that was so
    waiting: deque[Waiting] = field(default_factory=deque)

    def had_by(self, now: float) -> float:
        return self.had * math.pow(0.5, (now - self.at) / FORGET)


class Thinkers:
    """Some threads that think, and who waits for them."""

    def __init__(self, workers: int, name: str, clock: Clock = time.monotonic) -> None:
        self._workers, self._clock = workers, clock
        self._threads = ThreadPoolExecutor(workers, name)
        self._tables: dict[str, Table] = {}
        self._busy: Counter[str] = Counter()  # questions in work, by table
        self._takes = FIRST_GUESS  # seconds that a question takes, as last seen

    async def ask(self, table: str, question: Callable[[], T], *, bot: bool = False) -> T:
        """The answer, when it is this table's turn. Refuses a person with `busy` where too much waits."""
        if not bot:
            self._must_have_room(table)
        waits = Waiting(question, asyncio.get_running_loop().create_future(), not bot)
        self._tables.setdefault(table, Table(at=self._clock())).waiting.append(waits)
        self._go_on()
        found: T = await waits.answer
        return found

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return sum(len(table.waiting) for table in self._tables.values())

    @property
    def seconds(self) -> int:
        """About how long a new question would wait."""
        return max(1, math.ceil(self._takes * (self.waiting + self._busy.total()) / self._workers))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _must_have_room(self, name: str) -> None:
        table = self._tables.get(name)
        mine = 0 if table is None else sum(one.bounded for one in table.waiting)
        if mine >= OF_A_TABLE or self.seconds > LONGEST_WAIT:
            raise Refusal("busy", args={"seconds": self.seconds})

    def _go_on(self) -> None:
        """Give work to threads that have none."""
        now = self._clock()
        while self._busy.total() < self._workers:
            due = {name: table for name, table in self._tables.items() if table.waiting}
            if not due:
                return
            name = min(due, key=lambda name: (self._busy[name], due[name].had_by(now)))
            waits = due[name].waiting.popleft()
            if not waits.answer.done():  # who asked has not gone away
                self._begin(name, waits)

    def _begin(self, name: str, waits: Waiting) -> None:
        self._busy[name] += 1
        began = self._clock()
        work = asyncio.get_running_loop().run_in_executor(self._threads, waits.question)
        work.add_done_callback(lambda work: self._ended(name, waits, work, self._clock() - began))

    def _ended(self, name: str, waits: Waiting, work: asyncio.Future[Any], took: float) -> None:
        now, table = self._clock(), self._tables[name]
        self._busy -= Counter([name])
        self._takes += (took - self._takes) / 10
        table.had, table.at = table.had_by(now) + took, now
        self._tables = {one: kept for one, kept in self._tables.items() if kept.waiting or now - kept.at < 10 * FORGET}
        if not waits.answer.done() and not work.cancelled():
            error = work.exception()
            if error is None:
                waits.answer.set_result(work.result())
            else:
                waits.answer.set_exception(error)
        elif not waits.answer.done():
            waits.answer.cancel()
        self._go_on()
