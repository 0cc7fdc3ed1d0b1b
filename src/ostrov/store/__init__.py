"""Where tables are kept: the port in `port.py`, SQLite behind it in `sqlite.py`."""

from __future__ import annotations

from ostrov.store.port import (
    Change,
    Kept,
    NotStored,
    Store,
    Stored,
    StoredChat,
    StoredEntry,
    StoreError,
    WrongSequence,
)

__all__ = [
    "Change",
    "Kept",
    "NotStored",
    "Store",
    "StoreError",
    "Stored",
    "StoredChat",
    "StoredEntry",
    "WrongSequence",
]
