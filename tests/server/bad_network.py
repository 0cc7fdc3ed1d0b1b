"""A network that loses, doubles, delays and swaps messages between clients and a server, and cuts connections."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException


@dataclass(frozen=True)
class Faults:
    """How likely each fault is for one message."""

    drop: float = 0.05
    double: float = 0.05
    delay: float = 0.05
    swap: float = 0.05
    cut: float = 0.01
    longest: float = 0.02  # seconds of a delay


class BadNetwork:
    """Relays WebSocket messages badly; the same key does it in the same way as far as timing allows."""

    def __init__(self, upstream: str, key: int, faults: Faults) -> None:
        self.upstream, self.faults = upstream, faults
        self.luck = random.Random(key)
        self.done: dict[str, int] = dict.fromkeys(("drop", "double", "delay", "swap", "cut", "whole"), 0)

    async def relay(self, client: ServerConnection) -> None:
        assert client.request is not None
        with contextlib.suppress(OSError, WebSocketException, ConnectionClosed):
            async with connect(
                self.upstream + client.request.path, compression=None, max_size=None, proxy=None
            ) as server:
                ways = [asyncio.create_task(self._way(client, server)), asyncio.create_task(self._way(server, client))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def _way(self, here: Any, there: Any) -> None:
        held: list[str] = []
        async for message in here:
            fault = self._fault()
            self.done[fault] += 1
            if fault == "cut":
                return
            if fault == "delay":
                await asyncio.sleep(self.luck.random() * self.faults.longest)
            if fault == "swap":
                held.append(message)
                continue
            for _ in range({"drop": 0, "double": 2}.get(fault, 1)):
                await there.send(message)
            while held:
                await there.send(held.pop())

    def _fault(self) -> str:
        place = self.luck.random()
        for name in ("drop", "double", "delay", "swap", "cut"):
            place -= getattr(self.faults, name)
            if place < 0:
                return name
        return "whole"


@contextmanager
def bad_network(upstream: str, key: int, faults: Faults | None = None) -> Iterator[tuple[str, BadNetwork]]:
    """A bad way to a server (`ws://…`); gives the address to use instead."""
    network = BadNetwork(upstream, key, faults or Faults())
    ready, stop = threading.Event(), asyncio.Event()
    found: dict[str, Any] = {}

    async def run() -> None:
        found["loop"] = asyncio.get_running_loop()
        async with serve(network.relay, "127.0.0.1", 0, compression=None, max_size=None) as server:
            found["port"] = next(iter(server.sockets)).getsockname()[1]
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield f"ws://127.0.0.1:{found['port']}", network
    finally:
        found["loop"].call_soon_threadsafe(stop.set)
        thread.join()
