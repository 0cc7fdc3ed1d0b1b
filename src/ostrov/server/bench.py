"""`ostrov bench server`: how long an action takes from being sent to being safe, and what it costs the server.

Server and generator are processes of their own, each on a core of its own. People at several tables act, one a table
at a time: first at a steady pace, which tells the times, then as fast as they are answered, which tells the cost. A
bare server that appends as many bytes durably and sends as many to as many readers is measured beside it in the same
minutes: the ratio says what the table itself costs.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from ostrov.client import Server
from ostrov.engine.errors import OstrovError
from ostrov.engine.link import have_numba
from ostrov.server import messages as m
from ostrov.server import settings
from ostrov.server.limits import UNLIMITED
from ostrov.server.serve import LOOPBACK, house_in, listen, server_of

SEATS = 3
COMPILING = 600.0  # seconds a first compilation may take
SERVER_CORE, GENERATOR_CORE = 0, 1


class BenchError(OstrovError):
    """What keeps the measurement from being one."""


def measure_across(game: str, tables: int, rate: float, seconds: float, database: str) -> dict[str, Any]:
    """Two servers on one database, people of each table at both: until what is done at one is told at the other."""
    pin(GENERATOR_CORE)
    with ExitStack() as stack:
        children = []
        for _ in range(2):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            (Path(folder) / settings.FILE).write_text(f"database = {json.dumps(database)}\n", encoding="utf-8")
            children.append(stack.enter_context(child_process("serve", folder)))
        found = asyncio.run(_measure_across(children, game, tables, rate, seconds))
    return found | {"load": round(os.getloadavg()[0], 2)}


def measure(game: str, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """The server, then the bare one, on the same cores."""
    pin(GENERATOR_CORE)
    with tempfile.TemporaryDirectory() as folder:
        with child_process("serve", folder) as child:
            found = asyncio.run(_measure_tables(child, game, tables, rate, seconds))
        size = int(found["bytes_a_reader"])
        with child_process("bare", folder, str(size)) as child:
            bare = asyncio.run(_measure_bare(child, tables, rate, seconds))
    found |= {f"bare_{name}": value for name, value in bare.items()}
    found["p50_ratio"] = round(found["p50_ms"] / bare["p50_ms"], 2)
    found["cpu_ratio"] = round(found["cpu_ms_an_action"] / bare["cpu_ms_an_action"], 2)
    found["throughput_ratio"] = round(
        found["flat_out_actions_a_second"] / bare["flat_out_actions_a_second"], 2
    )  # 1 is as many as the bare one
    found["load"] = round(os.getloadavg()[0], 2)
    return found


def measure_greedy(game: str, tables: int, greedy: int, rate: float, seconds: float) -> dict[str, Any]:
    """Moves while nothing else is asked, and while people at so many other tables try out and ask advice all the time.

    Turn about, twice each, on one server: the ratio of the times says what the greedy cost the others.
    """
    pin(GENERATOR_CORE)
    with tempfile.TemporaryDirectory() as folder, child_process("serve", folder) as child:
        found = asyncio.run(_measure_greedy(child, game, tables, greedy, rate, seconds))
    return found | {"load": round(os.getloadavg()[0], 2)}


# --- the processes ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Child:
    pid: int
    port: int

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        parts = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that lie in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text(encoding="utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def child_process(*role: str) -> Iterator[Child]:
    command = [sys.executable, "-m", __name__, *role]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line.strip().isdigit():
            raise BenchError("The server to be measured did not start; its words stand above.")
        yield Child(process.pid, int(line))
    finally:
        process.terminate()
        process.communicate()


def pin(core: int) -> None:
    """To a core of its own, where the system can do that and has so many."""
    if hasattr(os, "sched_setaffinity") and core in os.sched_getaffinity(0):
        os.sched_setaffinity(0, {core})


def main() -> None:
    """A child: a server on its core."""
    role, folder, *rest = sys.argv[1:]
    listening = listen(LOOPBACK, 0)
    print(listening.getsockname()[1], flush=True)
    sys.stdout = sys.stderr
    if role == "serve":
        house = house_in(Path(folder), compiling=have_numba(), rates=UNLIMITED)
        server: uvicorn.Server = server_of(house)
    else:
        app = bare(Path(folder) / "bare.sqlite3", int(rest[0]))
        server = uvicorn.Server(
            uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None)
        )
    pin(SERVER_CORE)  # its children too: what compiles is done before anything is measured
    asyncio.run(server.serve(sockets=[listening]))


def bare(file: Path, size: int) -> Starlette:
    """A durable append, then as many bytes to as many readers."""
    store = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for statement in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "CREATE TABLE log (body TEXT)"):
        store.execute(statement)
    readers: dict[str, set[WebSocket]] = {}
    lock = asyncio.Lock()

    async def room(socket: WebSocket) -> None:
        await socket.accept()
        here = readers.setdefault(socket.path_params["room"], set())
        here.add(socket)
        try:
            while True:
                body = await socket.receive_text()
                async with lock:
                    await asyncio.to_thread(store.execute, "INSERT INTO log VALUES (?)", (body,))
                for one in here:
                    await one.send_text(body.ljust(size))
        except WebSocketDisconnect:
            here.discard(socket)

    return Starlette(routes=[WebSocketRoute("/{room}", room)])


# --- the generator ----------------------------------------------------------------------------------------------------


Action = Callable[["Times"], Awaitable[bool]]  # one action at a table; whether another can follow


@dataclass
class Times:
    """What was seen of some actions."""

    took: list[float] = field(default_factory=list)  # seconds from sent to acknowledged
    heard: int = 0  # bytes that reached readers
    began: float = field(default_factory=time.perf_counter)

    def told(self) -> dict[str, float]:
        ordered = sorted(self.took)
        if not ordered:
            raise BenchError("Nothing was done in the time given: give more --seconds.")
        return {
            "p50_ms": round(1000 * statistics.median(ordered), 2),
            "p99_ms": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)], 2),
            "actions": len(ordered),
        }


class Seen(msgspec.Struct):
    """Of a position, what one needs to play on."""

    n: int
    awaited: list[str]
    offers: list[m.Offer]
    ended: str | None


class Heard(msgspec.Struct):
    """Of any message, the same."""

    t: str
    id: str = ""
    seq: int = 0
    you: str | None = None
    code: str = ""
    now: Seen | None = None


class Player:
    """A seat: its connection and what it knows."""

    def __init__(self, place: m.Place, socket: ClientConnection) -> None:
        self.place, self.socket = place, socket
        self.now: Seen | None = None
        self.seq = 0
        self._answers: dict[str, asyncio.Future[Heard]] = {}
        self._count = 0
        self.times = Times()

    async def listen(self) -> None:
        decoder = msgspec.json.Decoder(Heard)
        async for raw in self.socket:
            self.times.heard += len(raw)
            heard = decoder.decode(raw)
            if heard.now is not None and not heard.id:  # what was tried out is no news
                self.now, self.seq = heard.now, heard.seq
            if heard.id in self._answers:
                self._answers.pop(heard.id).set_result(heard)

    async def wish(self, t: str, **fields: object) -> Heard:
        self._count += 1
        id_ = f"{self._count}"
        self._answers[id_] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"t": t, "id": id_, **fields}))
        return await self._answers[id_]


class Table:
    """The people of a table, who play one game."""

    def __init__(self, server: Server, children: Sequence[Child], game: str, key: int) -> None:
        self.server, self.children, self.game = server, children, game  # people sit at these in turn
        self.luck = random.Random(key)
        self.players: list[Player] = []
        self.listeners: list[asyncio.Task[None]] = []

    async def open(self, stack: AsyncExitStack) -> None:
        seats = {self.server.game(self.game).card.seats[0]: m.NewSeat("you")}
        first = self.server.open(m.NewTable(self.game, {"players": str(SEATS)}, seats, pace="none"))
        rest = [self.server.join(first.table, invite=first.invite) for _ in range(SEATS - 1)]
        self.players = []
        for number, place in enumerate((first, *rest)):
            port = self.children[number % len(self.children)].port
            address = f"ws://{LOOPBACK}:{port}/api/tables/{first.table}/live"
            socket = await stack.enter_async_context(connect(address, compression=None, max_size=None, proxy=None))
            player = Player(place, socket)
            self.listeners.append(asyncio.create_task(player.listen()))
            self.players.append(player)
            await socket.send(json.dumps({"t": "hello", "token": place.token}))
        for player in self.players:
            await player.wish("begin")
        while any(player.now is None or not player.now.awaited for player in self.players):
            await asyncio.sleep(0.001)  # the other process has not heard of the beginning yet

    async def act(self, times: Times) -> bool:
        """One action of who is awaited; whether there is another to come."""
        known = max(self.players, key=lambda player: player.seq)
        if known.now is None or known.now.ended is not None:
            return False
        actor = next(player for player in self.players if player.place.seat == known.now.awaited[0])
        while actor.seq < known.seq or actor.now is None or not actor.now.offers:
            await asyncio.sleep(0)
        words = self.luck.choice(actor.now.offers).words
        began = time.perf_counter()
        await actor.wish("act", words=words)
        times.took.append(time.perf_counter() - began)
        return True


async def _measure_tables(child: Child, game: str, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    server = Server(f"http://{LOOPBACK}:{child.port}")
    async with AsyncExitStack() as stack:
        warm = Table(server, [child], game, 0)
        await warm.open(stack)
        link = await _compiled(server, game)
        await _during(1.0, [warm.act], Times())
        before = child.memory()
        all_ = [Table(server, [child], game, key) for key in range(1, tables + 1)]
        for one in all_:
            await one.open(stack)
        paced = Times()
        await _paced(seconds, rate, [one.act for one in all_], paced)
        played = child.memory()
        for one in all_:
            for player in one.players:
                player.times = Times()
        cpu, flat = child.cpu(), Times()
        await _during(seconds, [one.act for one in all_], flat)
        spent, took = child.cpu() - cpu, time.perf_counter() - flat.began
        heard = sum(player.times.heard for one in all_ for player in one.players)
        entries = statistics.mean(one.players[0].now.n for one in all_ if one.players[0].now is not None)
        for one in (warm, *all_):
            for listener in one.listeners:
                listener.cancel()
    return {
        "game": game,
        "link": link,
        "tables": tables,
        "seats": SEATS,
        "rate": rate,
        **paced.told(),
        "flat_out_actions_a_second": round(len(flat.took) / took, 1),
        "flat_out_p99_ms": flat.told()["p99_ms"],
        "cpu_ms_an_action": round(1000 * spent / len(flat.took), 3),
        "memory_kib_a_table": round((played - before) / tables / 1024, 1),
        "entries_a_table": round(entries),
        "bytes_a_reader": round(heard / len(flat.took) / SEATS),
    }


async def _measure_across(
    children: Sequence[Child], game: str, tables: int, rate: float, seconds: float
) -> dict[str, Any]:
    server = Server(f"http://{LOOPBACK}:{children[0].port}")
    async with AsyncExitStack() as stack:
        all_ = [Table(server, children, game, key) for key in range(tables)]
        for one in all_:
            await one.open(stack)
        links = [await _compiled(Server(f"http://{LOOPBACK}:{child.port}"), game) for child in children]
        own, across = Times(), Times()
        await _paced(seconds, rate, [_across(one, own, across) for one in all_], Times())
        for one in all_:
            for listener in one.listeners:
                listener.cancel()
    return {
        "game": game,
        "links": links,
        "tables": tables,
        "rate": rate,
        **{f"own_{name}": value for name, value in own.told().items()},
        **{f"across_{name}": value for name, value in across.told().items()},
    }


async def _measure_greedy(
    child: Child, game: str, tables: int, greedy: int, rate: float, seconds: float
) -> dict[str, Any]:
    server = Server(f"http://{LOOPBACK}:{child.port}")
    async with AsyncExitStack() as stack:
        all_ = [Table(server, [child], game, key) for key in range(tables + greedy)]
        for one in all_:
            await one.open(stack)
        link = await _compiled(server, game)
        movers, askers = all_[:tables], all_[tables:]
        await _during(1.0, [one.act for one in all_], Times())
        times, answers = {"quiet": Times(), "greedy": Times()}, Counter[str]()
        for name in ("quiet", "greedy") * 2:
            asking = [asyncio.create_task(_ask(one, answers)) for one in askers if name == "greedy"]
            await _paced(seconds, rate, [one.act for one in movers], times[name])
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        for one in all_:
            for listener in one.listeners:
                listener.cancel()
    told = {f"{name}_{key}": value for name, seen in times.items() for key, value in seen.told().items()}
    ratios = {f"{key}_ratio": round(told[f"greedy_{key}_ms"] / told[f"quiet_{key}_ms"], 2) for key in ("p50", "p99")}
    asked = {f"asked_{answer}": count for answer, count in sorted(answers.items())}
    return {"game": game, "link": link, "tables": tables, "greedy": greedy, "rate": rate, **told, **ratios, **asked}


async def _ask(table: Table, answers: Counter[str]) -> None:
    """Try out and ask for advice, again and again; who is told to wait asks again a second later."""
    while True:
        for player in table.players:
            words = [offer.words for offer in player.now.offers[:1]] if player.now else []
            for heard in (await player.wish("try", phrases=words), await player.wish("advise", wishes=words)):
                answers[heard.code or heard.t] += 1
                await asyncio.sleep(1.0 if heard.code else 0.0)


def _across(table: Table, own: Times, across: Times) -> Action:
    """An action, and then the wait until it is told at the other process."""

    async def act(_times: Times) -> bool:
        began = time.perf_counter()
        if not await table.act(own):
            return False
        seq = max(player.seq for player in table.players)
        while any(player.seq < seq for player in table.players):
            await asyncio.sleep(0)
        across.took.append(time.perf_counter() - began)
        return True

    return act


async def _compiled(server: Server, game: str) -> str:
    """Wait until the compiled link has taken over, where there is one."""
    end = time.monotonic() + COMPILING
    while have_numba() and server.ask("GET", "/api/health", m.Health).links.get(game) != "cpu":
        if time.monotonic() > end:
            raise BenchError(f"{game} was not compiled within {COMPILING:.0f} s.")
        await asyncio.sleep(0.2)
    return server.ask("GET", "/api/health", m.Health).links[game]


async def _measure_bare(child: Child, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    async with AsyncExitStack() as stack:
        rooms = [await _bare_room(stack, child, n) for n in range(tables)]
        paced = Times()
        await _paced(seconds, rate, rooms, paced)
        cpu, flat = child.cpu(), Times()
        await _during(seconds, rooms, flat)
        spent, took = child.cpu() - cpu, time.perf_counter() - flat.began
    told = paced.told()
    return {
        "p50_ms": told["p50_ms"],
        "p99_ms": told["p99_ms"],
        "flat_out_actions_a_second": round(len(flat.took) / took, 1),
        "cpu_ms_an_action": round(1000 * spent / len(flat.took), 3),
    }


async def _bare_room(stack: AsyncExitStack, child: Child, number: int) -> Action:
    address = f"ws://{LOOPBACK}:{child.port}/{number}"
    connecting = [connect(address, compression=None, max_size=None, proxy=None) for _ in range(SEATS)]
    sockets = [await stack.enter_async_context(one) for one in connecting]
    body = "x" * 200

    async def act(times: Times) -> bool:
        began = time.perf_counter()
        await sockets[0].send(body)
        await sockets[0].recv()
        times.took.append(time.perf_counter() - began)
        for other in sockets[1:]:
            await other.recv()
        return True

    return act


async def _during(seconds: float, actions: Sequence[Action], times: Times) -> None:
    """As fast as answers come, at all tables at once."""
    end = time.perf_counter() + seconds

    async def go_on(act: Action) -> None:
        while time.perf_counter() < end and await act(times):
            pass

    await asyncio.gather(*map(go_on, actions))


async def _paced(seconds: float, rate: float, actions: Sequence[Action], times: Times) -> None:
    """Each table in its turn, so many actions a second in all."""
    end, due, left = time.perf_counter() + seconds, time.perf_counter(), list(actions)
    busy: set[asyncio.Task[bool]] = set()
    while time.perf_counter() < end and (left or busy):
        if not left:
            await asyncio.sleep(0.001)  # all tables wait for an answer: who is slower than the pace falls behind it
            continue
        act = left.pop(0)
        task = asyncio.ensure_future(act(times))
        busy.add(task)
        task.add_done_callback(busy.discard)
        task.add_done_callback(lambda done, act=act: left.append(act) if done.result() else None)  # type: ignore[misc]
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    await asyncio.gather(*busy)


if __name__ == "__main__":
    main()
