"""Reminders: who is awaited and not there is told so, once, through a browser's push service or by e-mail.

A reminder belongs to a person, not to a table: it is one address and the seats its person has shown a key to. What
waits is told together, after two quiet minutes, never at night by the reader's clock, and holds nothing that is hidden.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Struct

from ostrov.engine.log import told
from ostrov.engine.position import CHANCE
from ostrov.engine.words import Words
from ostrov.server import mail, push
from ostrov.server import messages as m
from ostrov.server.push import NotSent
from ostrov.store import Document
from ostrov.table import Match, Refusal
from ostrov.table.sitting import hashed, new_id, new_token

if TYPE_CHECKING:
    from ostrov.server.house import House

log = logging.getLogger(__name__)

KIND = "reminder"
QUIET = 120.0  # seconds somebody must have been awaited
BETWEEN = 600.0  # seconds between two messages to one person
BREATHER = 0.02  # seconds between two tables that are read after a start
LOOK = 5.0  # seconds between two looks at what is due
READ_AGAIN = 60.0  # seconds after which what other processes have changed is read
NIGHT = (22, 8)  # hours between which nobody is told anything
TRIES = 6  # how often a message that does not go out is tried, each time after twice as long
MOST = 10_000  # reminders on one server
MOST_LETTERS = 200  # that wait for their link to be followed
ONE_DAY = 86_400.0  # seconds that an address has to be confirmed
AT_ONCE = 4  # messages on their way
SHOWN = 5  # tables told by name in one message


class Kept(Struct):
    """A reminder as it is kept."""

    id: str
    key: str  # the hash of what changes and ends it
    to: m.PushAddress | m.MailAddress
    language: m.Language
    zone: str
    night: bool
    seats: dict[str, str]  # by table, the hash of the key to the seat
    confirmed: bool = False
    made: float = 0.0
    told: dict[str, int] = msgspec.field(default_factory=dict)  # by table, for which of the seat's entries


@dataclass
class Mine:
    """A reminder in memory."""

    kept: Kept
    version: int
    waits: dict[str, float] = field(default_factory=dict)  # by table, since when its person is awaited
    not_before: float = 0.0
    failed: int = 0


class Reminders:
    """All reminders of one server."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._all: dict[str, Mine] = {}
        self._by_table: dict[str, set[str]] = {}
        self._threads = ThreadPoolExecutor(AT_ONCE, "reminders")
        self._sending: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None
        self._read_at = float("-inf")
        settings = house.settings
        self._pusher: push.Pusher | None = None
        if push.INSTALLED and settings.push:
            self._pusher = push.Pusher(house.folder, settings.origin, settings.push_hosts, house.tls)

    @property
    def public_key(self) -> str:
        """What browsers must know to let us push; empty where push is not offered."""
        return self._pusher.public if self._pusher else ""

    def open(self) -> None:
        if self._pusher or self._house.settings.mail.host:
            self._loop = asyncio.create_task(self._look_after())

    async def close(self) -> None:
        for task in [*self._sending, *([self._loop] if self._loop else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- what people ask

    async def add(self, wish: m.NewReminder) -> m.Reminder:
        """A new one. An e-mail address gets a letter, and nothing else before its link is followed."""
        self._must_be_offered(wish.to)
        if len(self._all) >= MOST:
            raise Refusal("busy", args={"seconds": 3600})
        self._must_be_first_letter(wish.to)
        token = new_token()
        kept = Kept(new_id(), hashed(token), wish.to, "en", "UTC", night=True, seats={}, made=self._house.now())
        kept.confirmed = isinstance(wish.to, m.PushAddress)
        await self._take(kept, wish.how)
        mine = Mine(kept, 0)
        await self._keep(mine)
        self._know(mine)
        if isinstance(wish.to, m.MailAddress):
            words = Words(None, kept.language)
            link = self._link(f"r/{kept.id}/{_code(kept)}")
            subject = words.say("reminder-confirm-title", server=self._house.settings.origin)
            await self._out(kept, subject, words.say("reminder-confirm", link=link), link)
        return _message(kept, token)

    async def change(self, name: str, token: str | None, how: m.Reminding) -> m.Reminder:
        mine = await self._opened(name, token)
        await self._take(mine.kept, how)
        await self._keep(mine)
        self._know(mine)
        return _message(mine.kept)

    async def show(self, name: str, token: str | None) -> m.Reminder:
        return _message((await self._opened(name, token)).kept)

    async def confirm(self, name: str, code: str) -> m.Reminder:
        """Whoever reads the letters is who they are for; from then on it may be sent to."""
        mine = await self._found(name)
        if not hmac.compare_digest(_code(mine.kept).encode(), code.encode()):
            raise Refusal("wrong-code")
        mine.kept.confirmed = True
        await self._keep(mine)
        return _message(mine.kept)

    async def test(self, name: str, token: str | None) -> m.Reminder:
        """A message as they are, now."""
        mine = await self._opened(name, token)
        if not mine.kept.confirmed:
            raise Refusal("not-confirmed")
        words = Words(None, mine.kept.language)
        await self._out(mine.kept, "Ostrov", words.say("reminder-test"), self._link(""))
        return _message(mine.kept)

    async def end(self, name: str, token: str | None) -> m.Forgotten:
        """Nothing of it is kept. The key ends it, and the code in each letter."""
        mine = await self._found(name)
        is_key = hmac.compare_digest(mine.kept.key, hashed(token or ""))
        if not is_key and not hmac.compare_digest(_code(mine.kept).encode(), (token or "").encode()):
            raise Refusal("wrong-token")
        await self._remove(mine)
        return m.Forgotten(gone=True)

    async def forget(self, table: str, seat_tokens: list[str]) -> None:
        """Whoever has left a table for good is not told of it any more; who has no other is forgotten."""
        for name in list(self._by_table.get(table, ())):
            mine = self._all[name]
            if mine.kept.seats.get(table) in seat_tokens:
                del mine.kept.seats[table]
                mine.waits.pop(table, None)
                await (self._keep(mine) if mine.kept.seats else self._remove(mine))
                self._know_tables()

    def _must_be_offered(self, to: m.PushAddress | m.MailAddress) -> None:
        if isinstance(to, m.MailAddress):
            if not self._house.settings.mail.host:
                raise Refusal("not-offered")
            if not mail.is_address(to.address):
                raise Refusal("bad-address")
            return
        if self._pusher is None:
            raise Refusal("not-offered")
        try:
            self._pusher.must_be_allowed(_browser(to))
        except NotSent as error:
            raise Refusal("bad-address") from error

    def _must_be_first_letter(self, to: m.PushAddress | m.MailAddress) -> None:
        """Nobody has us write to somebody else again and again, or to many."""
        if isinstance(to, m.PushAddress):
            return
        waiting = [mine.kept.to for mine in self._all.values() if not mine.kept.confirmed]
        asked = [one.address.casefold() for one in waiting if isinstance(one, m.MailAddress)]
        if to.address.casefold() in asked:
            raise Refusal("not-confirmed")
        if len(asked) >= MOST_LETTERS:
            raise Refusal("busy", args={"seconds": 3600})

    async def _take(self, kept: Kept, how: m.Reminding) -> None:
        """How it is to be, with the seats whose keys were shown."""
        if _zone(how.zone) is None:
            raise Refusal("bad-message", args={"where": "$.zone"})
        seats = {}
        for one in how.seats:
            room = await self._house.room(one.table)
            room.match.seat_of(one.token)
            seats[one.table] = hashed(one.token)
        kept.language, kept.zone, kept.night, kept.seats = how.language, how.zone, how.night, seats

    async def _found(self, name: str) -> Mine:
        if name not in self._all:
            await self._read()
        if name not in self._all:
            raise Refusal("no-reminder")
        return self._all[name]

    async def _opened(self, name: str, token: str | None) -> Mine:
        mine = await self._found(name)
        if not hmac.compare_digest(mine.kept.key, hashed(token or "")):
            raise Refusal("wrong-token")
        return mine

    # --- what is kept

    async def _keep(self, mine: Mine) -> None:
        body = msgspec.json.encode(mine.kept).decode()
        took = await self._house.scribe.ask(lambda store: store.put(KIND, mine.kept.id, body, mine.version))
        if not took:
            self._read_at = float("-inf")
            raise Refusal("stale")
        mine.version += 1

    async def _remove(self, mine: Mine) -> None:
        await self._house.scribe.ask(lambda store: store.remove(KIND, mine.kept.id))
        self._all.pop(mine.kept.id, None)
        self._know_tables()

    async def _read(self) -> None:
        """All there are; other processes may have changed some."""
        found: list[Document] = await self._house.scribe.ask(lambda store: store.documents(KIND))
        self._read_at = self._house.clock()
        now, changed = {one.id: one for one in found}, list[Mine]()
        self._all = {name: mine for name, mine in self._all.items() if name in now}
        for name, document in now.items():
            known = self._all.get(name)
            if known is None or known.version != document.version:
                kept = msgspec.json.decode(document.body, type=Kept)
                self._all[name] = mine = Mine(kept, document.version)
                if known is not None:
                    mine.waits, mine.not_before, mine.failed = known.waits, known.not_before, known.failed
                changed.append(mine)
        for mine in changed:
            self._know(mine)
        self._know_tables()

    def _know(self, mine: Mine) -> None:
        self._all[mine.kept.id] = mine
        mine.waits = {table: since for table, since in mine.waits.items() if table in mine.kept.seats}
        self._know_tables()
        for table in mine.kept.seats:
            room = self._house.in_memory(table)
            if room is not None:
                self.heard(room.match)

    def _know_tables(self) -> None:
        self._by_table = {}
        for name, mine in self._all.items():
            for table in mine.kept.seats:
                self._by_table.setdefault(table, set()).add(name)

    # --- who is awaited

    def heard(self, match: Match) -> None:
        """A table has changed: who of its people is awaited now?"""
        for name in self._by_table.get(match.id, ()):
            mine = self._all[name]
            seat = _seat(match, mine.kept.seats[match.id])
            if seat is None or not _is_awaited(match, seat) or mine.kept.told.get(match.id) == _turn(match, seat):
                mine.waits.pop(match.id, None)
            else:
                mine.waits.setdefault(match.id, self._house.clock())

    async def _look_after(self) -> None:
        await self._begin()
        while True:
            await asyncio.sleep(LOOK)
            try:
                if self._house.clock() - self._read_at > READ_AGAIN:
                    await self._read()
                    await self.sweep()
                await self.look()
            except Exception:  # whatever may go wrong with one of them: it is tried again
                log.exception("Reminders.")

    async def sweep(self) -> None:
        """An address that nobody has confirmed within a day is forgotten."""
        now = self._house.now()
        for mine in [one for one in self._all.values() if not one.kept.confirmed and now - one.kept.made > ONE_DAY]:
            await self._remove(mine)

    async def _begin(self) -> None:
        """After a start: nobody has been told yet what is awaited."""
        with contextlib.suppress(Refusal):
            await self._read()
        for table in list(self._by_table):
            with contextlib.suppress(Refusal):
                self.heard((await self._house.room(table)).match)
            await asyncio.sleep(BREATHER)

    async def look(self) -> None:
        """Send what is due."""
        for mine in list(self._all.values()):
            self._put_off_who_is_here(mine)
            if self._is_due(mine) and len(self._sending) < AT_ONCE:
                task = asyncio.create_task(self._remind(mine))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
                mine.not_before = self._house.clock() + BETWEEN

    async def sent(self) -> None:
        """Until all that is on its way is out; for tests."""
        await asyncio.gather(*self._sending)

    def _put_off_who_is_here(self, mine: Mine) -> None:
        """Whoever looks at the table knows."""
        for table in mine.waits:
            room = self._house.in_memory(table)
            if room is not None and _seat(room.match, mine.kept.seats[table]) in room.here():
                mine.waits[table] = self._house.clock()

    def _is_due(self, mine: Mine) -> bool:
        now, kept = self._house.clock(), mine.kept
        waited = max((now - since for since in mine.waits.values()), default=0.0)
        awake = not (kept.night and is_night(self._house.now(), _zone(kept.zone) or UTC))
        return kept.confirmed and waited >= QUIET and now >= mine.not_before and awake

    async def _remind(self, mine: Mine) -> None:
        """Tell one person of all that waits. Whoever notes it first tells it: there may be several processes."""
        matches, (before, mine.waits) = {}, (mine.waits, {})
        for table in before:
            with contextlib.suppress(Refusal):  # it was removed
                matches[table] = (await self._house.room(table)).match
        awaited = {table: match for table, match in matches.items() if self._still_awaits(mine, match)}
        if not awaited:
            return
        seats = {table: _seat(match, mine.kept.seats[table]) or "" for table, match in awaited.items()}
        was = mine.kept.told
        mine.kept.told = was | {table: _turn(match, seats[table]) for table, match in awaited.items()}
        try:
            await self._keep(mine)
        except Refusal:  # another process tells it, or nothing can be noted now
            mine.kept.told, mine.waits, mine.not_before = was, before, 0.0
            return
        subject, text = await asyncio.to_thread(told_in_words, mine.kept, awaited, seats)
        link = self._link(f"t/{next(iter(awaited))}" if len(awaited) == 1 else "")
        try:
            await self._out(mine.kept, subject, text, link)
            mine.failed = 0
        except Refusal:
            mine.failed += 1
            if mine.kept.id in self._all and mine.failed < TRIES:
                mine.kept.told, mine.waits = was, before
                mine.not_before = self._house.clock() + BETWEEN * 2**mine.failed
                await self._keep(mine)

    def _still_awaits(self, mine: Mine, match: Match) -> bool:
        seat = _seat(match, mine.kept.seats.get(match.id, ""))
        return seat is not None and _is_awaited(match, seat) and mine.kept.told.get(match.id) != _turn(match, seat)

    # --- sending

    def _link(self, rest: str) -> str:
        return f"{self._house.settings.origin}/#/{rest}"

    async def _out(self, kept: Kept, subject: str, text: str, link: str) -> None:
        """One message; refuses with not-sent. An address that is not there any more is forgotten."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._sender(kept, subject, text, link))
        except NotSent as error:
            log.info("A reminder did not go out: %s", error)
            if error.gone and kept.id in self._all:
                await self._remove(self._all[kept.id])
            raise Refusal("not-sent") from error

    def _sender(self, kept: Kept, subject: str, text: str, link: str) -> Callable[[], None]:
        if isinstance(kept.to, m.PushAddress):
            if self._pusher is None:
                raise Refusal("not-offered")
            body = msgspec.json.encode({"title": subject, "body": text, "link": link})
            pusher, browser = self._pusher, _browser(kept.to)
            return lambda: pusher.send(browser, body)
        server = self._house.settings.mail
        leave = self._link(f"r/{kept.id}/{_code(kept)}")
        whole = f"{text}\n\n{link}\n\n{Words(None, kept.language).say('reminder-leave', link=leave)}\n"
        letter = mail.message(server, kept.to.address, subject, whole, leave)
        return lambda: mail.send(server, letter, self._house.tls)


# --- small things ----------------------------------------------------------------------------------------------------


def told_in_words(kept: Kept, awaited: dict[str, Match], seats: dict[str, str]) -> tuple[str, str]:
    """A heading and a text in the reader's language; nothing in it that not everybody at the table may know."""
    words, lines = Words(None, kept.language), []
    names = {table: match.name or Words(match.game, kept.language).say("title") for table, match in awaited.items()}
    for table, match in list(awaited.items())[:SHOWN]:
        until = match.waiting.until(match.clock, seats[table])
        line = _last(match, kept.language)
        if until is not None:
            at = datetime.fromtimestamp(until, _zone(kept.zone) or UTC)
            line = " ".join([line, words.say("reminder-until", time=f"{at:%Y-%m-%d %H:%M}")]).strip()
        lines.append(f"{names[table]}: {line}" if line else names[table])
    first = next(iter(names.values()))
    return words.say("reminder-title", count=len(awaited), table=first), "\n".join(lines)


def _last(match: Match, language: str) -> str:
    """What was done last, as everybody may read it."""
    if not len(match.history):
        return ""
    number = len(match.history) - 1
    while number > 0 and match.history.entries[number].seat == match.game.chance:
        number -= 1
    words = Words(match.game, language)
    found = [words.tell(line) for line in told(match.history, number, CHANCE).lines[-1:]]
    return " ".join(line for line in found if line)


def is_night(now: float, zone: tzinfo) -> bool:
    hour = datetime.fromtimestamp(now, zone).hour
    return hour >= NIGHT[0] or hour < NIGHT[1]


def _zone(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC if name == "UTC" else None


def _code(kept: Kept) -> str:
    """What the links in letters hold: it confirms the address, and ends the reminders."""
    return hashed(f"the letters of {kept.key}")[:32]


def _seat(match: Match, token_hash: str) -> str | None:
    """The seat a key opens, if it still does."""
    for seat, sitting in match.seats.items():
        if token_hash and token_hash in (sitting.token, *sitting.more):
            return seat
    return None


def _is_awaited(match: Match, seat: str) -> bool:
    if not match.begun or match.over or match.paused is not None or not match.seats[seat].is_played:
        return False
    return seat in match.history.position.awaited


def _turn(match: Match, seat: str) -> int:
    """The last that this seat did: until it does something else, it is told once."""
    return next((row.entry.n for row in reversed(match.rows) if row.entry.seat == seat), -1)


def _browser(to: m.PushAddress) -> push.Browser:
    return push.Browser(to.endpoint, to.p256dh, to.auth)


def _message(kept: Kept, token: str | None = None) -> m.Reminder:
    by = "push" if isinstance(kept.to, m.PushAddress) else "mail"
    tables = list(kept.seats)
    return m.Reminder(kept.id, token, by, kept.confirmed, kept.language, kept.zone, kept.night, tables)  # type: ignore[arg-type]
