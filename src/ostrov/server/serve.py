"""`ostrov serve`: one process, one folder with all tables, an address to open."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from ostrov.engine.errors import OstrovError
from ostrov.server import logs, page, qr, settings
from ostrov.server.app import create
from ostrov.server.house import House
from ostrov.server.limits import LARGEST_MESSAGE
from ostrov.server.links import Links
from ostrov.store import SqliteStore, Store, default_file

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
PORT = 8000
FILE = default_file({}).name
LARGEST_FRAME = 16 * LARGEST_MESSAGE  # above our own limit, so that we can say why before hanging up
PATIENCE = 5  # seconds that what is being done has when the server stops


class ServeError(OstrovError):
    """The server cannot start; says what to do."""


def command(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    logs.begin(arguments.log)
    host = arguments.host or (EVERYWHERE if arguments.lan else LOOPBACK)
    listening = listen(host, arguments.port)
    house = house_in(arguments.data or default_file(os.environ).parent, compiling=not arguments.checked)
    try:
        asyncio.run(server_of(house, opened=arguments.open).serve(sockets=[listening]))
    finally:
        listening.close()
    return 0


def house_in(folder: Path, *, compiling: bool = True, **more: Any) -> House:
    """The house whose tables lie in a folder."""
    kept = ready(folder)
    decided = more.setdefault("settings", settings.read(kept))
    return House(lambda: store_in(kept, decided), Links(compiling=compiling), kept, **more)


def store_in(folder: Path, decided: settings.Settings) -> Store:
    """The store of a folder: the file in it, or the database that its settings name."""
    if not decided.database:
        return SqliteStore(folder / FILE)
    try:
        from ostrov.store.postgres import PostgresStore
    except ImportError as error:
        raise ServeError("For a database on PostgreSQL install ostrov[postgres].") from error
    return PostgresStore(decided.database)


def server_of(house: House, *, opened: bool = False) -> Server:
    """The server of a house; `serve(sockets=…)` runs it until the process is told to stop."""
    logging.getLogger("uvicorn.error").setLevel(
        logging.CRITICAL
    )  # it tells of every stranger's odd byte; we log faults
    config = uvicorn.Config(
        create(house),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # small messages: it would cost more time than it saves
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # nobody else's word on where a request comes from
        timeout_graceful_shutdown=PATIENCE,
    )
    return Server(config, house, opened=opened)


GARBAGE = (10_000, 10, 1_000)  # looking through all that a thousand tables keep takes a second: that seldom


class Server(uvicorn.Server):
    """Says where it can be found, and tells all who are connected before it goes."""

    def __init__(self, config: uvicorn.Config, house: House, *, opened: bool) -> None:
        super().__init__(config)
        self._house, self._opened = house, opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        gc.set_threshold(*GARBAGE)
        await super().startup(sockets)
        if sockets:
            tell_addresses(sockets[0], opened=self._opened)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.take_leave()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks to stop, the second does not wait."""
        self.force_exit = self.should_exit
        self.should_exit = True


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens: on the port asked for, or on the usual one if it is free, or on any."""
    wanted = [port] if port is not None else [PORT, 0]
    for one in wanted:
        try:
            return _bound(host, one)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or one == wanted[-1]:
                raise ServeError(_no_socket(host, one, error)) from error
    raise AssertionError("one of the two ways is taken")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle on
    try:
        if os.name != "nt":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen()
    except OSError:
        made.close()
        raise
    return made


def _no_socket(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken: choose another with --port, or leave --port out."
    return f"{host}:{port} cannot be listened on ({error.strerror}): choose another with --host and --port."


def tell_addresses(listening: socket.socket, *, opened: bool) -> None:
    """Print where the page is; for other devices the address they know this machine by."""
    host, port = listening.getsockname()[:2]
    everywhere = host in (EVERYWHERE, "::")
    here = f"http://{'127.0.0.1' if everywhere else _bracketed(host)}:{port}/"
    print(f"Ostrov is at {here}", flush=True)
    if everywhere:
        there = f"http://{_bracketed(own_address())}:{port}/"
        print(f"For other devices in this network: {there}\n{qr.for_terminal(there)}", flush=True)
    elif host == LOOPBACK:
        print("Only this machine can reach it; `ostrov serve --lan` lets other devices of the network in.", flush=True)
    if not page.is_built():
        print("The page is not built; python3 dev.py play builds it.", file=sys.stderr, flush=True)
    elif opened:
        webbrowser.open(here)
    print("Ctrl+C stops it; all tables are kept.", flush=True)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """This machine's address in its network: the one it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documents
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def ready(folder: Path) -> Path:
    """The folder, made, and for its owner only: secrets of chance lie in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise ServeError(f"{folder} cannot be made ({error.strerror}): choose another with --data.") from error
    return folder
