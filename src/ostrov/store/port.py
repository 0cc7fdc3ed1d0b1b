"""What every store does: keep tables so that what it has taken is never lost and never half there.

A table lives in memory while people are at it; the store has all that is needed to go on. What a wish changes is one
`Change`, taken whole or not at all, and only if the table still has the number it was made for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ostrov.engine.errors import OstrovError


class StoreError(OstrovError):
    """A change the store did not take: what it keeps is as before."""


class WrongSequence(StoreError):
    """Another change was stored meanwhile, or this one was stored before."""


class NotStored(StoreError):
    """The disk takes nothing more, or fails."""


@dataclass(frozen=True)
class StoredEntry:
    """A phrase of a seat or an outcome of chance, whole, in words."""

    n: int
    seat: str
    words: str
    at: float
    bot: bool  # whether a bot did it


@dataclass(frozen=True)
class StoredChat:
    n: int
    body: str  # JSON


@dataclass(frozen=True)
class Change:
    """What one wish changes at a table. `expected` is the number it was made for, 0 for a new table.

    Chat is not counted in it; but where something is said, `heard` is expected too.
    """

    table: str
    expected: int
    seq: int  # the number after it; the same for chat, which is not counted
    first: int  # entries from here on are replaced by these
    entries: tuple[StoredEntry, ...]
    facts: str  # JSON: all that is to be known of the table but its entries
    position: str  # the position reached, as text by names
    over: bool
    listed: bool  # to be shown to strangers: listed, not begun, with an open seat
    at: float
    wakes: bool = False  # bots are to act, or a clock runs: it goes on without anybody
    wish: tuple[str, str] | None = None  # seat and id: never to be done again
    chat: tuple[StoredChat, ...] = ()  # new, or in the place of one with the same number
    heard: int = 0  # the number of what was last said at the table it was made for
    chat_from: int = 0  # what was said before this number is remembered no longer
    tells_table: bool = False  # more than the game changed: seats, who is ready, …


@dataclass(frozen=True)
class Stored:
    """A table as kept."""

    table: str
    seq: int
    facts: str
    position: str
    entries: tuple[StoredEntry, ...]
    firsts: tuple[tuple[int, int], ...] = ()  # for each number, the first entry that changed with it
    wishes: tuple[tuple[str, str, int], ...] = ()  # seat, id, number: what was done, the oldest first
    chat: tuple[StoredChat, ...] = ()


@dataclass(frozen=True)
class Kept:
    """What a store tells of its tables without reading them."""

    table: str
    over: bool
    listed: bool
    touched: float
    wakes: bool


@dataclass(frozen=True)
class Document:
    """Something that is kept besides the tables, as JSON."""

    id: str
    version: int  # counts its changes
    body: str


class Store(Protocol):
    """The port. One thread at a time; every method blocks until the disk has answered."""

    def commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        """Take changes of any tables at once; for each, None once it is durable, or why it was not taken.

        One that is not taken does not keep the others from it; two of one table are taken in their order.
        """

    def load(self, table: str) -> Stored | None:
        """A table, or None when there is none."""

    def delete(self, table: str) -> None:
        """Keep nothing of a table any more. A StoreError says why it is still there."""

    def kept(self) -> list[Kept]:
        """All tables, the last touched first."""

    def document(self, kind: str, name: str) -> Document | None:
        """What is kept under a name, or None."""

    def documents(self, kind: str) -> list[Document]:
        """All of a kind, in the order of their names."""

    def put(self, kind: str, name: str, body: str, expected: int) -> bool:
        """Keep a document in the place of the version that is expected (0: there is none); whether it was."""

    def remove(self, kind: str, name: str) -> None:
        """Keep a document no more."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """From now on `heard` is called, in a thread, with each table that another process has changed or removed;
        with "" when some of that may have been missed."""

    def faults(self) -> list[str]:
        """What is wrong with the files, in words; nothing for sound ones. It reads all of them."""

    def close(self) -> None:
        """Let go of the files; nothing taken is lost without it."""
