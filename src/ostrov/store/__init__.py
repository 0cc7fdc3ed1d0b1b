"""Where tables are kept: the port in `port.py`, SQLite behind it in `sqlite.py`."""

from __future__ import annotations

from ostrov.store.port import (
    Change,
    Document,
    Kept,
    NotStored,
    Store,
    Stored,
    StoredChat,
    StoredEntry,
    StoreError,
    WrongSequence,
)
from ostrov.store.sqlite import SqliteStore, default_file

__all__ = [
    "Change",
    "Document",
    "Kept",
    "NotStored",
    "SqliteStore",
    "Store",
    "StoreError",
    "Stored",
    "StoredChat",
    "StoredEntry",
    "WrongSequence",
    "default_file",
]
