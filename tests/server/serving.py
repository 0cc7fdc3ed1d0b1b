"""A server in this process, on a free port of this machine, that stops by itself."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ostrov.client import Server as Client
from ostrov.games import load
from ostrov.server import messages as m
from ostrov.server.house import House
from ostrov.server.limits import UNLIMITED
from ostrov.server.serve import LOOPBACK, house_in, listen, server_of


@dataclass
class Served:
    """A running server: its address, its house, a client for it."""

    address: str
    house: House

    @property
    def client(self) -> Client:
        return Client(self.address)

    @property
    def live(self) -> str:
        """The address of live connections."""
        return self.address.replace("http://", "ws://")


@contextmanager
def serving(folder: Path, **more: Any) -> Iterator[Served]:
    """Serve the tables of a folder, on `checked`, with bots that do not dawdle."""
    house = house_in(folder, compiling=False, **{"tempo": 0.0, "rates": UNLIMITED, **more})
    listening = listen(LOOPBACK, 0)
    server = server_of(house)
    crash: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(server.serve(sockets=[listening]))
        except BaseException as error:  # told where the test can see it
            crash.append(error)

    thread = threading.Thread(target=run, name="server")
    thread.start()
    try:
        while not server.started and thread.is_alive():
            threading.Event().wait(0.005)
        yield Served(f"http://{LOOPBACK}:{listening.getsockname()[1]}", house)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
    assert not crash, crash


def compiled(served: Served, game: str) -> None:
    """Let a game be answered by compiled rules from now on, as a server does when a child has compiled them."""
    served.house.links.desk(game)
    served.house.links._desks[game].now = load(game).desk("cpu")


def table_for(client: Client, game: str, people: int = 3, **more: Any) -> list[m.Place]:
    """A table and its people, the founder first."""
    options = {"players": str(people)} | more.pop("options", {})
    seats = {client.game(game).card.seats[0]: m.NewSeat("you", name="P0")}
    first = client.open(m.NewTable(game, options, seats, pace="none", **more))
    rest = [client.join(first.table, invite=first.invite, name=f"P{n}") for n in range(1, people)]
    return [first, *rest]
