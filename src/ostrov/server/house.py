"""All tables of one server: found, opened, kept, let go."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import ssl
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ostrov.engine import capsule, saved
from ostrov.engine.position import Position
from ostrov.server import messages as m
from ostrov.server import push
from ostrov.server.accounts import Accounts
from ostrov.server.courses import Courses
from ostrov.server.expiry import Expiry
from ostrov.server.limits import Bucket, Buckets, Clock, Lines, Rates, Senders
from ostrov.server.links import Fault, Links
from ostrov.server.metrics import Metrics
from ostrov.server.reminders import Reminders
from ostrov.server.room import Room
from ostrov.server.scribe import Scribe
from ostrov.server.settings import HostKey, Settings
from ostrov.server.telling import as_message
from ostrov.server.thinking import Thinkers
from ostrov.store import Store, StoreError
from ostrov.table import Match, Refusal, Step
from ostrov.table.keys import code_hash
from ostrov.table.values import Chat

if TYPE_CHECKING:
    from ostrov.server.live import Connection

log = logging.getLogger(__name__)

REPORTS, SHOWN = "reports.jsonl", 100  # the file of what was reported, and how much of it the host is shown
LISTED = 50  # tables shown to strangers
GIVES_WAY = 0.001  # seconds after which a thread that thinks lets others have the interpreter; usual are 0.005
HANDS = 2  # threads that carry out wishes: more would only wait for each other's interpreter
IDLE = 600.0  # seconds after which a table nobody is at leaves the memory


class House:
    """The tables of a folder. `now` and `clock` are read for times of day and for durations; tests give their own."""

    def __init__(
        self,
        store: Callable[[], Store],
        links: Links,
        folder: Path,
        *,
        now: Callable[[], float] = time.time,
        clock: Clock = time.monotonic,
        tempo: float = 1.0,
        rates: Rates = Rates(),  # noqa: B008  # it never changes
        settings: Settings = Settings(),  # noqa: B008  # it never changes
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.links, self.folder = links, folder
        self.settings, self.host_key = settings, HostKey(folder)
        self.metrics = Metrics()
        self.expiry = Expiry(settings, now, clock)
        self.now, self.clock = now, clock
        self.tempo = tempo  # what the pauses of bots are multiplied with
        self.connections: set[Connection] = set()
        self.rates = rates
        self.requests = Buckets(*rates.requests, clock)
        self.opened = Buckets(*rates.tables, clock)
        self.guesses = Buckets(*rates.keys, clock)
        self.codes: dict[str, tuple[str, float]] = {}  # the tables of codes given out, for who types nothing else
        self.senders, self.lines = Senders(settings.proxies), Lines(rates.connections)
        self.stopping = False
        self._store = store
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self.thinkers = Thinkers(max(1, (os.cpu_count() or 1) - 1), "bots", clock)
        self.hands = ThreadPoolExecutor(HANDS, "hands")  # carry out what people do
        self.searchers = Thinkers(1, "search", clock)  # of its own, so that no try-out waits for a search
        self.courses = Courses(folder, self.thinkers)
        self._sweeper: asyncio.Task[None] | None = None
        self.tls = tls  # whom to trust when reminders are sent; None: whom the system trusts
        self.reminders = Reminders(self)
        self.accounts = Accounts(self)

    # --- opening and closing

    async def open(self) -> None:
        """Open the store; tables at which bots are to act wake up by themselves."""
        self.loop = asyncio.get_running_loop()
        sys.setswitchinterval(GIVES_WAY)
        self.scribe = Scribe(await asyncio.to_thread(self._store), self.metrics.store_seconds)
        await self.scribe.ask(lambda store: store.listen(self._heard_elsewhere))
        self._sweeper = asyncio.create_task(self._look_after())
        self.reminders.open()

    async def take_leave(self) -> None:
        """Tell everybody that the server goes down."""
        self.stopping = True
        connections = list(self.connections)
        for connection in connections:
            connection.close("stopping")
        await asyncio.gather(*(connection.closed() for connection in connections))

    async def close(self) -> None:
        self.stopping = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in self._rooms.values():
            if task.done() and not task.cancelled() and task.exception() is None:
                await task.result().close()
        await self.reminders.close()
        self.courses.close()
        await asyncio.to_thread(self.links.stop)
        self.hands.shutdown(wait=False, cancel_futures=True)
        self.thinkers.close()
        self.searchers.close()
        await self.scribe.close()

    def _heard_elsewhere(self, table: str) -> None:
        """Another process has changed a table, or any of them; called in a thread of the store's."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: so are all tables
            self.loop.call_soon_threadsafe(self._heard, table)

    def _heard(self, table: str) -> None:
        for one in [table] if table else list(self._rooms):
            if one in self._rooms:
                self._rooms[one].add_done_callback(_hear)

    # --- tables

    async def room(self, table: str) -> Room:
        """The table with this id, from memory or from the store."""
        if table not in self._rooms:
            self._rooms[table] = asyncio.create_task(self._loaded(table))
        try:
            room = await asyncio.shield(self._rooms[table])
        except Refusal:
            self._rooms.pop(table, None)
            raise
        room.used_at = self.clock()
        return room

    async def _loaded(self, table: str) -> Room:
        stored = await self.scribe.ask(lambda store: store.load(table))
        if stored is None:
            raise Refusal("no-table")
        try:
            match = await asyncio.to_thread(Match.load, stored, self.links.desk)
            return Room(self, match.resumed(self.now()))
        except Exception as error:  # whatever may be wrong with one table: the others stand
            log.exception("Table %s cannot be read.", table)
            raise Refusal("fault") from error

    async def add(self, step: Step) -> Room:
        """Keep a new table."""
        if self.stopping:
            raise Refusal("stopping")
        try:
            await self.scribe.keep(step.change)
        except StoreError as error:
            raise Refusal("not-stored") from error
        room = Room(self, step.match)
        self._rooms[room.match.id] = asyncio.get_running_loop().create_task(_at_once(room))
        return room

    def drop(self, room: Room, code: str) -> None:
        """Out of memory; whoever is there is told why."""
        self._rooms.pop(room.match.id, None)
        self._leaving = asyncio.get_running_loop().create_task(room.close())
        for reader in list(room.readers):
            reader.close(code)

    def remember_code(self, code: str, table: str, until: float) -> None:
        now = self.now()
        valid = {key: found for key, found in self.codes.items() if found[1] > now}
        self.codes = valid | {code_hash(code): (table, until)}

    def table_of(self, code: str) -> str:
        """The table of a code. Refuses with wrong-code."""
        found = self.codes.get(code_hash(code))
        if found is None:
            raise Refusal("wrong-code")
        return found[0]

    async def listed(self) -> list[Room]:
        """Tables to be shown to strangers."""
        kept = await self.scribe.ask(lambda store: store.kept())
        return [await self.room(one.table) for one in kept if one.listed][:LISTED]

    async def _look_after(self) -> None:
        """Wake the tables that go on without anybody; then look after those in memory."""
        for one in await self.scribe.ask(lambda store: store.kept()):
            if one.wakes:
                with contextlib.suppress(Refusal):
                    await self.room(one.table)
        while True:
            await asyncio.sleep(IDLE / 10)
            await self.put_away()
            await self.let_go()

    async def let_go(self) -> None:
        """Announce that tables nobody cares for will go, and remove those whose time has come."""
        if not self.expiry.is_due():
            return
        for one in await self.scribe.ask(lambda store: store.kept()):
            if self.expiry.concerns(one):
                with contextlib.suppress(Refusal):
                    await self._let_go(await self.room(one.table))

    async def _let_go(self, room: Room) -> None:
        expires = self.expiry.to_announce(room.match)
        if expires is not None:
            await room.do(lambda match: match.announced(expires, at=self.now()))
        elif self.expiry.has_come(room.match):
            log.info("Table %s is removed: nobody did anything there for long.", room.match.id)
            await self.remove(room)

    async def remove(self, room: Room) -> None:
        """Keep nothing of a table any more."""
        await self.scribe.ask(lambda store: store.delete(room.match.id))
        await asyncio.to_thread(self.courses.forget, room.match.id)
        self.drop(room, "no-table")

    def tables(self) -> list[str]:
        """The tables in memory."""
        return list(self._rooms)

    def in_memory(self, table: str) -> Room | None:
        """A table that is in memory already."""
        task = self._rooms.get(table)
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        return task.result()

    def people_at(self, table: str) -> int | None:
        """How many are connected to a table; None for one that is not in memory."""
        room = self.in_memory(table)
        return None if room is None else len(room.readers)

    def why_not(self) -> dict[str, str]:
        """What is not offered here, and why: the host has not set it up, there is no https, or a library is missing."""
        found, secure = {}, self.settings.is_secure
        if not self.reminders.public_key:
            found["push"] = "install" if not push.INSTALLED else "off" if secure else "origin"
        if not self.settings.mail.host:
            found["mail"] = "off"
        if self.accounts.why_not():
            found["passkeys"] = self.accounts.why_not()
        return found

    def gauges(self) -> dict[str, float]:
        """What is counted at this moment."""
        waiting = self.thinkers.waiting + self.searchers.waiting
        return {
            "tables_in_memory": len(self._rooms),
            "connections": len(self.connections),
            "questions_waiting": waiting,
            "ready": self.is_ready(),
        }

    def is_ready(self) -> bool:
        """Whether wishes can be carried out now."""
        return not self.stopping and self.scribe.takes

    async def put_away(self) -> None:
        """Let tables that nobody was at for long leave the memory; the store has them."""
        for table, task in list(self._rooms.items()):
            if not task.done() or task.exception() is not None:
                continue
            room = task.result()
            if not room.readers and room.match.deadline() is None and self.clock() - room.used_at > IDLE:
                del self._rooms[table]
                await room.close()

    # --- what rooms ask

    async def report(self, table: str, seat: str, lines: Sequence[Chat]) -> None:
        """Keep what somebody reported, for the host."""
        if not lines:
            raise Refusal("no-entry")
        told = m.Reported(self.now(), table, seat, as_message(lines, list[m.Chat]))
        try:
            await asyncio.to_thread(self._append_report, msgspec.json.encode(told))
        except OSError as error:
            raise Refusal("not-stored") from error

    def _append_report(self, line: bytes) -> None:
        with (self.folder / REPORTS).open("ab") as file:
            file.write(line + b"\n")

    def reports(self) -> list[m.Reported]:
        """The last reports, the newest last."""
        try:
            lines = (self.folder / REPORTS).read_bytes().splitlines()
        except OSError:
            return []
        return [msgspec.json.decode(line, type=m.Reported) for line in lines[-SHOWN:]]

    def bucket(self) -> Bucket:
        return Bucket(*self.rates.wishes, self.clock)

    def keep_capsule(self, match: Match, crash: Exception) -> None:
        """Write down a fault of the rules for those who mend it."""
        self.metrics.faults += 1
        log.error("A fault in the rules of %s, table %s.", match.history.game.name, match.id, exc_info=crash)
        if not isinstance(crash, Fault):
            return
        game = match.history.game
        table = game.outcomes if crash.seat == game.chance else game.actions
        notes = [f"table {match.id} at {match.seq}", f"links {self.links.named()}"]
        content = capsule.write(
            Position(game.desk("checked"), crash.position),
            game.seat_word(crash.seat),
            table.words(crash.action),
            crash.expected,
            notes,
        )
        asked = f"{game.name} {game.version} {crash.action}".encode() + crash.position
        file = self.folder / "capsules" / f"{game.name}-{hashlib.sha256(asked).hexdigest()[:16]}.txt"  # once for each
        try:
            saved.store(file, content)
        except OSError:
            log.exception("The capsule could not be written:\n%s", content)


def _hear(task: asyncio.Task[Room]) -> None:
    if not task.cancelled() and task.exception() is None:
        task.result().hear()


async def _at_once(room: Room) -> Room:
    return room
