"""`ostrov bench server --bots`: an evening of a club on a small machine: tables of one person and bots each.

The server is pinned to one core, as on the slowest machine there may be; what compiles the rules shares that core.
People act half a second to two after they are asked, from the first moment on, while rules still compile.
"""

from __future__ import annotations

import contextlib
import os
import random
import tempfile
import threading
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

from ostrov.client import RefusedError, Seat, Server
from ostrov.server import messages as m
from ostrov.server.bench import GENERATOR_CORE, BenchError, Child, child_process, pin
from ostrov.server.serve import LOOPBACK

THINKS = (0.5, 2.0)  # seconds of a person before a decision
PATIENCE = 120.0  # seconds for bots, and for an answer
LEVEL = "apprentice"


def measure_club(game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Milliseconds from a tap to its acknowledgement, and the most memory of the server and what it starts."""
    pin(GENERATOR_CORE)
    with tempfile.TemporaryDirectory() as folder, child_process("serve", folder) as child:
        server = Server(f"http://{LOOPBACK}:{child.port}")
        evening = Evening(time.monotonic() + seconds)
        people = [
            threading.Thread(target=evening.play, args=(server, game, number), daemon=True) for number in range(tables)
        ]
        for person in people:
            person.start()
        most = alone = 0
        while any(person.is_alive() for person in people):
            alone, most = max(alone, child.memory()), max(most, _memory_of_all(child))
            people[0].join(0.5)
        link = server.ask("GET", "/api/health", m.Health).links[game]
    if evening.fault is not None:
        raise BenchError(f"An evening was cut short: {evening.fault}.") from evening.fault
    return evening.told() | {
        "tables": tables,
        "link": link,
        "server_mb": round(alone / 1e6),
        "with_what_compiles_mb": round(most / 1e6),
        "load": round(os.getloadavg()[0], 2),
    }


class Evening:
    """What people at all tables have measured."""

    def __init__(self, ends: float) -> None:
        self.ends, self.took, self.games = ends, list[float](), 0
        self.fault: Exception | None = None

    def play(self, server: Server, game: str, number: int) -> None:
        """One person, game after game, until the evening ends."""
        try:
            while time.monotonic() < self.ends:
                with server.sit(_table(server, game), patience=PATIENCE) as seat:
                    self._play(seat, random.Random(number))
        except Exception as fault:  # whatever it is, the measurement says so
            self.fault = fault

    def _play(self, seat: Seat, luck: random.Random) -> None:
        seat.begin()
        while True:
            mirror = seat.wait(_is_due, PATIENCE)
            now = mirror.now
            assert now is not None
            if now.ended is not None:
                self.games += 1
                return
            if time.monotonic() >= self.ends:
                return
            time.sleep(luck.uniform(*THINKS))
            began = time.perf_counter()
            with contextlib.suppress(RefusedError):  # others were faster; an answer it was
                seat.act(luck.choice(now.offers).words)
            self.took.append(time.perf_counter() - began)

    def told(self) -> dict[str, Any]:
        if len(self.took) < 20:
            raise BenchError("Too few actions to tell anything: let it last longer.")
        parts = quantiles(self.took, n=100)
        times = {f"p{part}_ms": round(1000 * parts[part - 1], 1) for part in (50, 95, 99)}
        return {"actions": len(self.took), "games": self.games} | times


def _table(server: Server, game: str) -> m.Place:
    card = server.game(game).card
    bots = {seat: m.NewSeat("bot", level=LEVEL) for seat in card.seats[1 : card.players]}
    seats = {card.seats[0]: m.NewSeat("you", name="P")} | bots
    return server.open(m.NewTable(game, {"players": str(card.players)}, seats))


def _is_due(mirror: Any) -> bool:
    return mirror.now is not None and (bool(mirror.now.offers) or mirror.now.ended is not None)


def _memory_of_all(child: Child) -> int:
    """Of the server and of whatever it has started, as far as the system tells."""
    return child.memory() + sum(_memory(pid) for pid in _children(child.pid))


def _children(pid: int) -> list[int]:
    try:
        return [
            int(one) for task in Path(f"/proc/{pid}/task").iterdir() for one in (task / "children").read_text().split()
        ]
    except OSError:
        return []


def _memory(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
