"""A connection without manners: raw messages, and nothing done by itself."""

from __future__ import annotations

import itertools
import json
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import connect

from ostrov.server import messages as m
from tests.server.serving import Served

ANSWERS = ("done", "refused", "because", "tried", "advice")  # to a wish


class Wire:
    """One connection to a table."""

    def __init__(self, served: Served, table: str, **more: Any) -> None:
        address = f"{served.live}/api/tables/{table}/live"
        self._stack = ExitStack()
        connecting = connect(
            address, **{"compression": None, "max_size": None, "proxy": None, "close_timeout": 1} | more
        )
        self.socket = self._stack.enter_context(connecting)
        self._ids = itertools.count(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _k: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, t: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"t": t, **fields}))

    def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; others are passed over."""
        while True:
            found: dict[str, Any] = json.loads(self.socket.recv(timeout=20))
            if found["t"] in kinds or not kinds:
                return found

    def hello(self, token: str | None = None, **more: Any) -> dict[str, Any]:
        self.send("hello", token=token, **more)
        return self.receive("welcome", "closed")

    def wish(self, t: str, **fields: Any) -> dict[str, Any]:
        """A wish under a new id, and its answer."""
        self.send(t, **({"id": f"w{next(self._ids)}-{id(self)}"} | fields))
        return self.receive(*ANSWERS)


def seated(served: Served, place: m.Place) -> Wire:
    """A connection that has said hello."""
    wire = Wire(served, place.table)
    assert wire.hello(place.token)["t"] == "welcome"
    return wire
