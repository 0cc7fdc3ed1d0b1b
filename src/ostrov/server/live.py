"""A connection to a table: messages in, messages out, and what happens when either side is too fast or too slow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ostrov.server import limits
from ostrov.server.asking import sender, where
from ostrov.server.limits import LARGEST_MESSAGE, Bucket, same_origin
from ostrov.server.messages import ClientMessage, Closed, Hello, Refused, ServerMessage
from ostrov.server.telling import arguments_of
from ostrov.table import Refusal

if TYPE_CHECKING:
    from ostrov.server.house import House
    from ostrov.server.room import Room

log = logging.getLogger(__name__)

GOING_AWAY, TRY_AGAIN, REFUSED = 1001, 1013, 1008  # codes of WebSocket
CLOSE_CODES = {"stopping": GOING_AWAY, "too-slow": TRY_AGAIN}
LAST_WORD = 2.0  # seconds a slow reader has to take the reason why it is closed
ID = re.compile(rb'"id"\s*:\s*"([^"\\]{1,64})"')

decoder = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()


class Connection:
    """One reader. What is for it waits in a queue, so that a slow one holds up nobody."""

    def __init__(self, socket: WebSocket, bucket: Bucket) -> None:
        self.socket = socket
        self.seat: str | None = None
        self.bucket = bucket
        self._queue: deque[str] = deque()
        self._waiting = 0  # letters in the queue
        self._filled = asyncio.Event()
        self._writer = asyncio.create_task(self._write())
        self._closing: asyncio.Task[None] | None = None

    def tell(self, *messages: ServerMessage | str) -> None:
        """Put messages behind those that wait. A `str` is encoded already: many readers get the same."""
        if self._closing is not None:
            return
        if self._queue and self._waiting > limits.LARGEST_QUEUE:
            self.close("too-slow")
            return
        for one in messages:
            self._queue.append(one if isinstance(one, str) else encoded(one))
            self._waiting += len(self._queue[-1])
        self._filled.set()

    def close(self, code: str) -> None:
        """Say why, then hang up."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))

    async def closed(self) -> None:
        """Wait until all that had to be said is said."""
        if self._closing is not None:
            await self._closing
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # whatever a socket that is gone raises
            while True:
                await self._filled.wait()
                while self._queue:
                    message = self._queue.popleft()
                    self._waiting -= len(message)
                    await self.socket.send_text(message)
                self._filled.clear()

    async def _close(self, code: str) -> None:
        if code != "too-slow":
            await self._emptied()
        self._writer.cancel()
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(LAST_WORD):
                await self.socket.send_text(encoded(Closed(code)))
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(LAST_WORD):
                await self.socket.close(CLOSE_CODES.get(code, REFUSED))

    async def _emptied(self) -> None:
        """Give what waits its chance."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORD):
                while self._queue and not self._writer.done():
                    await asyncio.sleep(0.01)


def encoded(message: ServerMessage) -> str:
    return encoder.encode(message).decode()


async def live(house: House, socket: WebSocket) -> None:
    """Serve one connection until either side hangs up."""
    if not same_origin(socket.scope["headers"]):
        await socket.close(REFUSED)
        return
    address = sender(house, socket)
    if not house.requests.take(address) or not house.lines.take(address):
        await socket.close(TRY_AGAIN)
        return
    try:
        await _served(house, socket)
    finally:
        house.lines.give_back(address)


async def _served(house: House, socket: WebSocket) -> None:
    await socket.accept()
    connection = Connection(socket, house.bucket())
    room: Room | None = None
    house.connections.add(connection)
    try:
        room = await house.room(socket.path_params["id"])
        await _listen(room, connection)
    except Refusal as refusal:
        connection.close(refusal.code)
    except WebSocketDisconnect:
        pass
    except Exception:  # whatever a fault may raise: its connection ends, the table stands
        log.exception("A connection to table %s.", socket.path_params["id"])
        connection.close("fault")
    finally:
        house.connections.discard(connection)
        if room is not None:
            room.leave(connection)
        await connection.closed()


async def _listen(room: Room, connection: Connection) -> None:
    while connection.socket.application_state is WebSocketState.CONNECTED:
        raw = await _received(connection.socket)
        if len(raw) > LARGEST_MESSAGE:
            raise Refusal("too-large")
        if not connection.bucket.take():
            connection.tell(Refused(id_in(raw), "too-fast", None, {}))
            await asyncio.sleep(1)  # who floods is listened to less
            continue
        try:
            message = decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            connection.tell(Refused(id_in(raw), "bad-message", None, {"where": where(error)}))
            continue
        await _answer(room, connection, message)


async def _received(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text.encode() if text is not None else bytes(message.get("bytes") or b"")


async def _answer(room: Room, connection: Connection, message: ClientMessage) -> None:
    if isinstance(message, Hello):
        await room.hello(connection, message)
        return
    try:
        await room.wish(connection, message)
    except Refusal as refusal:
        room.house.metrics.wishes[refusal.code] += 1
        connection.tell(Refused(message.id, refusal.code, refusal.rule, arguments_of(refusal.arguments)))


def id_in(raw: bytes) -> str:
    """The id of a message that cannot be read otherwise; empty where there is none."""
    found = ID.search(raw[:4096])
    return found[1].decode(errors="replace") if found else ""
