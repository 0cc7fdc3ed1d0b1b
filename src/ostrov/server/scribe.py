"""Writes down what tables change: one thread for the store, and all that waits goes into one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ostrov.server.metrics import Histogram
from ostrov.store import Change, NotStored, Store, StoreError
from ostrov.table import Refusal

log = logging.getLogger(__name__)
T = TypeVar("T")


class Scribe:
    """The only one who speaks with the store."""

    def __init__(self, store: Store, seconds: Histogram) -> None:
        self._store, self._seconds = store, seconds
        self.takes = True  # whether the store has taken what it was last given
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def keep(self, *changes: Change) -> None:
        """Come back when the changes are durable; a StoreError says why one was not taken."""
        loop = asyncio.get_running_loop()
        waiting = [(change, loop.create_future()) for change in changes]
        self._waiting += waiting
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        for _, future in waiting:
            await future

    async def ask(self, question: Callable[[Store], T]) -> T:
        """Something that is not a change of a table. Refuses with not-stored when the store does not answer."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, question, self._store)
        except StoreError as error:
            log.error("The store does not answer: %s", error)
            raise Refusal("not-stored") from error

    async def close(self) -> None:
        if self._task is not None:
            await self._task
        await self.ask(lambda store: store.close())
        self._thread.shutdown()

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            changes = [change for change, _ in batch]
            try:
                with self._seconds.timed():
                    found = await self.ask(lambda store, changes=changes: store.commit(changes))  # type: ignore[misc]
            except Exception as error:  # whatever a store may raise: nobody must wait for ever
                found = [NotStored(str(error)) for _ in batch]
            self.takes = not any(isinstance(fault, NotStored) for fault in found)
            for (_, future), fault in zip(batch, found, strict=True):
                if future.done():
                    continue
                if fault is None:
                    future.set_result(None)
                else:
                    future.set_exception(fault)
