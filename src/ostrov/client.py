"""A seat at a table on a server, for programs: typed messages, a copy of the table that keeps itself up to date.

    server = Server("http://127.0.0.1:8000")
    place = server.join(table, invite=invite, name="Ada")
    with server.sit(place) as seat:
        for state in seat.decisions():
            seat.act(state.offers[0].words)

A broken connection is mended without a word: what was missed is asked for, what was not answered is sent again
under its old id, which the server never does twice.
"""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Any, Literal, Self, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from ostrov.engine.errors import OstrovError
from ostrov.server import messages as m

T = TypeVar("T")
PATIENCE = 5.0  # seconds without a word after which one asks how things stand
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)  # between attempts to connect again
LARGEST = 2**24  # bytes of a message from the server


class RefusedError(OstrovError):
    """The server said no: its code, the rule behind it if there is one, and what it adds."""

    def __init__(self, code: str, rule: str | None = None, args: dict[str, m.Argument] | None = None) -> None:
        super().__init__(f"{code}{f' ({rule})' if rule else ''}{f': {args}' if args else ''}")
        self.code, self.rule, self.arguments = code, rule, args or {}


class NotReached(OstrovError):
    """The server cannot be reached, or does not answer in time."""


# --- requests -----------------------------------------------------------------------------------------------------


class Server:
    """A server by its address."""

    def __init__(self, address: str = "http://127.0.0.1:8000", *, timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.timeout = timeout

    def games(self) -> list[m.GameCard]:
        return self.ask("GET", "/api/games", m.Games).games

    def game(self, name: str) -> m.GameFacts:
        return self.ask("GET", f"/api/games/{quote(name)}", m.GameFacts)

    def words(self, language: str, game: str | None = None) -> str:
        """A Fluent file: the game's, or without one what all games share."""
        start = f"/api/games/{quote(game)}" if game else "/api"
        return self.fetch("GET", f"{start}/words/{language}.ftl").decode()

    def open(self, new: m.NewTable) -> m.Place:
        """Open a table."""
        return self.ask("POST", "/api/tables", m.Place, new)

    def tables(self) -> list[m.Table]:
        return self.ask("GET", "/api/tables", m.Tables).tables

    def table(self, table: str) -> m.Table:
        return self.ask("GET", f"/api/tables/{quote(table)}", m.Table)

    def join(self, table: str, *, invite: str | None = None, seat: str | None = None, name: str = "") -> m.Place:
        """Take an open seat."""
        return self.ask("POST", f"/api/tables/{quote(table)}/seats", m.Place, m.Join(name, invite, seat))

    def position(self, table: str, entry: int, token: str | None = None, *, whole: bool = False) -> m.State:
        """How things stood before an entry."""
        path = f"/api/tables/{quote(table)}/positions/{entry}{'?whole=yes' if whole else ''}"
        return self.ask("GET", path, m.State, token=token)

    def saved(self, table: str, token: str | None = None) -> str:
        """The saved game."""
        return self.fetch("GET", f"/api/tables/{quote(table)}/saved", token=token).decode()

    def restore(self, saved: str, *, seat: str | None = None, name: str = "") -> m.Place:
        """A new table that goes on with a saved game."""
        return self.ask("POST", "/api/tables/import", m.Place, m.Import(saved, seat, name))

    def code(self, place: m.Place, seat: str | None = None) -> m.Code:
        """A code that opens the own seat on another device; the founder gives out others anew."""
        return self.ask("POST", f"/api/tables/{quote(place.table)}/codes", m.Code, m.NewCode(seat), place.token)

    def by_code(self, code: str, table: str | None = None) -> m.Place:
        return self.ask("POST", "/api/keys", m.Place, m.ByCode(code, table))

    def by_phrase(self, table: str, seat: str, phrase: str) -> m.Place:
        return self.ask("POST", f"/api/tables/{quote(table)}/keys", m.Place, m.ByPhrase(seat, phrase))

    def hints(self, place: m.Place) -> m.Hints:
        """The best few choices of a seat that is asked; takes a few seconds."""
        return self.ask("POST", f"/api/tables/{quote(place.table)}/hints", m.Hints, token=place.token)

    def course(self, table: str, *, whole: bool = False) -> m.Course:
        """How a finished game went, as far as that is worked out."""
        return self.ask("GET", f"/api/tables/{quote(table)}/course{'?whole=yes' if whole else ''}", m.Course)

    def forget(self, place: m.Place) -> bool:
        """Leave a table for good; whether it is gone with that."""
        path = f"/api/tables/{quote(place.table)}/forget"
        return self.ask("POST", path, m.Forgotten, token=place.token).gone

    def rematch(self, place: m.Place) -> m.Place:
        return self.ask("POST", f"/api/tables/{quote(place.table)}/rematch", m.Place, token=place.token)

    def sit(self, place: m.Place, *, patience: float = PATIENCE) -> Seat:
        """A live connection for a seat; without a token one watches."""
        start = "wss" if self.address.startswith("https") else "ws"
        address = f"{start}://{self.address.partition('://')[2]}/api/tables/{quote(place.table)}/live"
        return Seat(address, place.token, patience=patience)

    def ask(self, method: str, path: str, answer: type[T], body: Any = None, token: str | None = None) -> T:
        return msgspec.json.decode(self.fetch(method, path, body, token), type=answer)

    def fetch(self, method: str, path: str, body: Any = None, token: str | None = None) -> bytes:
        """The bytes of an answer; a refusal is raised."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else msgspec.json.encode(body)
        if urlsplit(self.address).scheme not in ("http", "https"):
            raise NotReached(f"{self.address!r} is no address of a server, like http://127.0.0.1:8000.")
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as response:
                found: bytes = response.read()
                return found
        except urllib.error.HTTPError as error:
            raise _refusal(error.read(), error.code) from error
        except OSError as error:
            raise NotReached(f"{self.address} does not answer: {error}.") from error


def _refusal(body: bytes, status: int) -> RefusedError:
    try:
        problem = msgspec.json.decode(body, type=m.Problem)
    except msgspec.DecodeError:
        return RefusedError(f"status-{status}")
    return RefusedError(problem.code, problem.rule, problem.args)


# --- a copy of the table ------------------------------------------------------------------------------------------


class Mirror:
    """The table as this client knows it. `take` a message; it says whether something was missed."""

    def __init__(self) -> None:
        self.you: str | None = None
        self.invite: str | None = None
        self.table: m.Table | None = None
        self.seq = 0
        self.entries: list[m.Entry] = []
        self.now: m.State | None = None
        self.chat: list[m.Chat] = []
        self.asking: m.Asking | None = None

    @property
    def hello(self) -> dict[str, int]:
        """What is known already, as a `hello` tells it."""
        return {"since": self.seq, "chat": self.chat[-1].n if self.chat else 0}

    def take(self, message: m.ServerMessage, *, fresh: bool = False) -> bool:
        """Take what is new; whether something before it was missed. `fresh`: the first answer of a connection."""
        match message:
            case m.Welcome():
                return self._welcomed(message, fresh=fresh)
            case m.News():
                return self._told(message)
            case m.Chatted(chat):
                return self._said([chat])
            case m.Done(_, seq):
                return seq > self.seq
            case m.Presence(here, watching) if self.table is not None:
                seats = [msgspec.structs.replace(seat, here=seat.seat in here) for seat in self.table.seats]
                self.table = msgspec.structs.replace(self.table, seats=seats, watching=watching)
        return False

    def _welcomed(self, message: m.Welcome, *, fresh: bool) -> bool:
        if message.seq < self.seq and not fresh:
            return False  # an old one, overtaken on its way
        self._said(message.chat)
        if message.first > len(self.entries):
            self.seq = 0
            return True
        self.you, self.invite, self.table = message.you, message.invite, message.table
        self._replace(message.seq, message.first, message.entries, message.now, message.asking)
        return False

    def _told(self, message: m.News) -> bool:
        if message.seq <= self.seq:
            return False
        if message.after != self.seq or message.first > len(self.entries):
            return True
        self.table = message.table or self.table
        self._replace(message.seq, message.first, message.entries, message.now, message.asking)
        return False

    def _replace(self, seq: int, first: int, entries: Sequence[m.Entry], now: m.State, asking: m.Asking | None) -> None:
        self.entries[first:] = entries
        self.seq, self.now, self.asking = seq, now, asking

    def _said(self, chat: Sequence[m.Chat]) -> bool:
        """Take what has the next number; whether something was missed."""
        for one in chat:
            last = self.chat[-1].n if self.chat else 0
            if one.n > last + 1 and self.chat:
                return True
            if one.n > last:
                self.chat.append(one)
        return False


# --- live ---------------------------------------------------------------------------------------------------------

Answer = m.Done | m.Refused | m.Because | m.Tried | m.Advice


class Seat:
    """A seat, live: a thread listens, reconnects and sends again; whoever asks waits here."""

    def __init__(self, address: str, token: str | None, *, patience: float = PATIENCE) -> None:
        self.mirror = Mirror()
        self._address, self._token, self._patience = address, token, patience
        self._changed = threading.Condition()
        self._wishes: dict[str, m.Wish] = {}  # by id: sent, or to be sent, and not answered yet
        self._answers: dict[str, Answer] = {}
        self._connection: ClientConnection | None = None
        self._closed: str | None = None  # why the server will have no more of us
        self._leaving = threading.Event()
        self._thread = threading.Thread(target=self._live, name="ostrov-seat", daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _k: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None) -> None:
        self.leave()

    def leave(self) -> None:
        """Hang up; the seat stays ours."""
        self._leaving.set()
        with contextlib.suppress(OSError, WebSocketException):
            if self._connection is not None:
                self._connection.close()
        self._thread.join()

    # --- what one wants

    def begin(self, part: str | None = None, *, now: bool = False) -> m.Done:
        """Ready to play; random letters of ours become part of the key behind all chance."""
        return self._done(m.Begin(new_id(), secrets.token_hex(8) if part is None else part, now))

    def act(self, words: str, seq: int | None = None) -> m.Done:
        return self._done(m.Act(new_id(), words, seq))

    def given(self, words: str) -> m.Done:
        return self._done(m.Given(new_id(), words))

    def undo(self) -> m.Done:
        return self._done(m.Undo(new_id()))

    def undo_ask(self) -> m.Done:
        return self._done(m.UndoAsk(new_id()))

    def undo_answer(self, *, yes: bool) -> m.Done:
        return self._done(m.UndoAnswer(new_id(), yes))

    def to_bot(self, level: str | None = None) -> m.Done:
        return self._done(m.ToBot(new_id(), level))

    def back(self) -> m.Done:
        return self._done(m.Back(new_id()))

    def resign(self) -> m.Done:
        return self._done(m.Resign(new_id()))

    def rename(self, name: str) -> m.Done:
        return self._done(m.Rename(new_id(), name))

    def say(self, text: str) -> m.Done:
        return self._done(m.Say(new_id(), text))

    def phrase(self, text: str) -> m.Done:
        """A phrase that opens the seat on any device."""
        return self._done(m.SetPhrase(new_id(), text))

    def stand_in(self, seat: str, how: Literal["once", "sit"]) -> m.Done:
        """Let a bot answer for who does not come, this once or until they open the page."""
        return self._done(m.StandIn(new_id(), seat, how))

    def pause(self) -> m.Done:
        return self._done(m.Pause(new_id()))

    def go_on(self) -> m.Done:
        return self._done(m.GoOn(new_id()))

    def prepare(self, plan: Sequence[str] = (), answers: Sequence[str] = ()) -> m.Done:
        """What the server is to do when this seat's time comes; with nothing, no more."""
        return self._done(m.Prepare(new_id(), list(plan), list(answers)))

    def remove(self, seat: str) -> m.Done:
        """The founder sends somebody away."""
        return self._done(m.Remove(new_id(), seat))

    def keep(self) -> m.Done:
        """The table is not removed for want of anybody."""
        return self._done(m.Keep(new_id()))

    def why(self, words: str) -> m.Because:
        """The rule that forbids it, if one does."""
        answer = self.wish(m.Why(new_id(), words))
        assert isinstance(answer, m.Because)
        return answer

    def try_out(self, *phrases: str) -> m.Tried:
        """Where these lead on a private copy."""
        answer = self.wish(m.Try(new_id(), list(phrases)))
        assert isinstance(answer, m.Tried)
        return answer

    def advise(self, *wishes: str) -> m.Advice:
        """What the game says unasked; with wishes, ways to these actions."""
        answer = self.wish(m.Advise(new_id(), list(wishes)))
        assert isinstance(answer, m.Advice)
        return answer

    def wish(self, wish: m.Wish, timeout: float | None = None) -> Answer:
        """Send a wish until it is answered; a refusal is raised. Who is too fast is slowed down here."""
        while True:
            with self._changed:
                self._wishes[wish.id] = wish
                self._send(wish)
            self._wait(lambda: wish.id in self._answers, timeout)
            answer = self._answers.pop(wish.id)
            if not isinstance(answer, m.Refused):
                return answer
            if answer.code not in LATER:
                raise RefusedError(answer.code, answer.rule, answer.args)
            self._leaving.wait(PAUSE)

    def _done(self, wish: m.Wish) -> m.Done:
        """Wait until it is done, and until its consequences are seen here."""
        answer = self.wish(wish)
        assert isinstance(answer, m.Done)
        self._wait(lambda: self.mirror.seq >= answer.seq)
        return answer

    # --- what one waits for

    def state(self) -> m.State:
        """How things stand; waits until they are known."""
        self._wait(lambda: self.mirror.now is not None)
        assert self.mirror.now is not None
        return self.mirror.now

    def wait(self, until: Callable[[Mirror], bool], timeout: float | None = None) -> Mirror:
        """Wait until this holds of the table."""
        self._wait(lambda: self.mirror.now is not None and until(self.mirror), timeout)
        return self.mirror

    def decisions(self) -> Iterator[m.State]:
        """How things stand each time the game waits for this seat, until it is over."""
        while True:
            self.wait(lambda found: over(found) or is_awaited(found))
            if over(self.mirror):
                return
            yield self.state()

    def _wait(self, until: Callable[[], bool], timeout: float | None = None) -> None:
        end = None if timeout is None else time.monotonic() + timeout
        with self._changed:
            while not until():
                if self._closed is not None:
                    raise RefusedError(self._closed)
                left = None if end is None else end - time.monotonic()
                if left is not None and left <= 0:
                    raise NotReached(f"Nothing of the kind within {timeout} s.")
                self._changed.wait(left)

    # --- the thread that listens

    def _live(self) -> None:
        attempt = 0
        while not self._leaving.is_set() and self._closed is None:
            try:
                with connect(self._address, compression=None, max_size=LARGEST, proxy=None) as connection:
                    attempt = 0
                    self._listen(connection)
            except (OSError, WebSocketException, msgspec.DecodeError, EOFError):
                pass  # whatever ends a connection: the next one asks for what was missed
            self._connection = None
            self._leaving.wait(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1

    def _listen(self, connection: ClientConnection) -> None:
        fresh = True
        connection.send(_encoded(self._hello()))
        while True:
            try:
                raw = connection.recv(timeout=self._patience)
            except TimeoutError:
                with self._changed:
                    self._again(connection)
                continue
            message: m.ServerMessage = msgspec.json.decode(raw, type=m.ServerMessage)
            with self._changed:
                missed = self.mirror.take(message, fresh=fresh and isinstance(message, m.Welcome))
                if isinstance(message, m.Welcome) and fresh:
                    fresh, self._connection = False, connection
                    self._send(*self._wishes.values())
                self._answered(message)
                if missed:
                    connection.send(_encoded(self._hello()))
                self._changed.notify_all()

    def _answered(self, message: m.ServerMessage) -> None:
        if isinstance(message, Answer) and self._wishes.pop(message.id, None) is not None:
            self._answers[message.id] = message
        if isinstance(message, m.Closed) and message.code in FINAL:
            self._closed = message.code

    def _again(self, connection: ClientConnection) -> None:
        """Nothing was heard: ask, and send what has no answer once more."""
        connection.send(_encoded(self._hello()))
        self._send(*self._wishes.values())

    def _hello(self) -> m.Hello:
        return m.Hello(self._token, **self.mirror.hello)

    def _send(self, *wishes: m.Wish) -> None:
        with contextlib.suppress(OSError, WebSocketException):
            for wish in wishes if self._connection is not None else ():
                self._connection.send(_encoded(wish))  # type: ignore[union-attr]  # asked for in the line above


LATER = ("too-fast", "stopping")  # codes after which the same wish is sent again
PAUSE = 0.5  # seconds before that
FINAL = ("wrong-token", "no-table", "no-game")  # codes after which another attempt is of no use


def is_awaited(mirror: Mirror) -> bool:
    """Whether the game waits for this seat."""
    return mirror.now is not None and mirror.you in mirror.now.awaited and bool(mirror.now.offers)


def over(mirror: Mirror) -> bool:
    return mirror.table is not None and mirror.table.over


def new_id() -> str:
    return secrets.token_hex(8)


def _encoded(message: m.ClientMessage | m.Wish) -> str:
    return msgspec.json.encode(message).decode()
