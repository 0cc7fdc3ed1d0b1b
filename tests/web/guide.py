"""A guide beside the server of the browser tests: it opens tables whose chance is the same every time, and says what an
apprentice would do on a seat. So a test plays a whole game to its end, and the same one every time.

POST /tables        {"game", "options", "seats": {"white": {"kind": "open"}, …}, "key"}, or {"saved", "key"}:
                    a table, begun: {"table", "invite", "tokens"}
GET /wish?table=…   once a person is waited for, who, and what to do; "" when the game is over:
                    {"entries", "seat", "words"}
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from unittest.mock import patch
from urllib.parse import parse_qsl, urlsplit

import msgspec

from ostrov.bots import choose
from ostrov.engine import fate
from ostrov.server.house import House
from ostrov.server.serve import LOOPBACK
from ostrov.table import Match, NewTable, match
from ostrov.table.sitting import new_token

LEVEL = "apprentice"
PATIENCE = 60  # seconds that the house has to answer


@contextmanager
def guiding(house: House) -> Iterator[str]:
    """A guide through a house, on a free port; its address."""

    class Handler(_Handler):
        guide = Guide(house)

    server = ThreadingHTTPServer((LOOPBACK, 0), Handler)
    thread = threading.Thread(target=server.serve_forever, name="guide")
    thread.start()
    try:
        yield f"http://{LOOPBACK}:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Guide:
    def __init__(self, house: House) -> None:
        self.house = house

    def tables(self, wish: dict[str, Any]) -> dict[str, Any]:
        """A table on which the same is rolled and drawn every time; open seats are people's, and all have begun."""
        secret, token = bytes([wish.pop("key")] * 32), new_token()
        with (
            patch.object(match, "new_secret", return_value=secret),
            patch.object(fate, "new_secret", return_value=secret),
        ):
            step = self._opened(wish, token)
        seats = [seat for seat, sitting in step.match.seats.items() if sitting.who != "bot"]
        people = {seat: token if seat == step.seat else new_token() for seat in seats}
        found: dict[str, Any] = self._do(self._begun(step, people))
        return found

    def _opened(self, wish: dict[str, Any], token: str) -> match.Step:
        house = self.house
        if "saved" in wish:
            return Match.imported(wish["saved"], house.links.desk, at=house.now(), token=token)
        return Match.new(house.links.desk(wish["game"]), msgspec.convert(wish, NewTable), at=house.now(), token=token)

    async def _begun(self, step: match.Step, people: dict[str, str]) -> dict[str, Any]:
        """Everybody sits down and says so; no seat adds a part of its own to the key of chance."""
        house = self.house
        room = await house.add(step)
        invite = room.match.invite
        for seat, token in people.items():
            if seat != step.seat:
                await room.do(lambda one: one.join(at=house.now(), token=token, seat=seat, invite=invite))  # noqa: B023
        for seat in people:
            await room.do(lambda one: one.begin(seat, at=house.now()))  # noqa: B023
        return {"table": room.match.id, "invite": invite, "tokens": people}

    def wish(self, table: str) -> dict[str, Any]:
        """What an apprentice would do: the same for the same game and the same place in it."""
        room = self._do(self.house.room(table))
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            now = room.match
            position = now.history.position
            people = [seat for seat in position.awaited if seat in now.seats and now.seats[seat].is_person]
            if people or position.ended is not None:
                break
            time.sleep(0.002)
        seat = next(iter(people), "")
        words = choose(position.seen_by(seat), seat, LEVEL, 0, len(now.rows)) if seat else ""
        return {"entries": len(now.rows), "seat": seat, "words": words}

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """In the house's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self.house.loop).result(PATIENCE)


class _Handler(BaseHTTPRequestHandler):
    guide: Guide

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        self._answer(getattr(self.guide, address.path.strip("/"))(**dict(parse_qsl(address.query))))

    def do_POST(self) -> None:
        self._answer(self.guide.tables(json.loads(self.rfile.read(int(self.headers["content-length"])))))

    def _answer(self, found: dict[str, Any]) -> None:
        told = json.dumps(found).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    def log_message(self, *_: Any) -> None:
        """Nothing is told."""
