"""A store in one SQLite file: write-ahead log and full sync, so that what `commit` has taken survives a power cut."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ostrov.engine.errors import OstrovError
from ostrov.store.migrate import migrate
from ostrov.store.port import Change, NotStored, StoreError
from ostrov.store.sql import SqlStore

WAIT = 5.0  # seconds for another process to let go of the file
SETTINGS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON")


def default_file(environment: Mapping[str, str]) -> Path:
    """Where tables are kept when nothing is said."""
    given = environment.get("XDG_STATE_HOME") or environment.get("LOCALAPPDATA")
    return (Path(given) if given else Path.home() / ".local" / "state") / "ostrov" / "tables.sqlite3"


class SqliteStore(SqlStore):
    """The port on SQLite. It may be handed from thread to thread, but one at a time."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.connection = sqlite3.connect(file, timeout=WAIT, isolation_level=None, check_same_thread=False)
            for setting in SETTINGS:
                self.connection.execute(f"PRAGMA {setting}")
            migrate(self.connection)
        except (OSError, sqlite3.Error) as error:
            raise OstrovError(f"The store {file} cannot be opened: {error}.") from error

    def close(self) -> None:
        self.connection.close()

    def listen(self, _heard: Callable[[str], None]) -> None:
        """One process alone has the file: nothing changes behind its back."""

    def commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        """All in one transaction; if that fails, each in its own, so that one does not keep the others from it."""
        try:
            return self._commit(changes)
        except sqlite3.Error as error:
            self._roll_back()
            if len(changes) == 1:
                return [NotStored(f"The store takes nothing more: {error}.")]
        return [found for change in changes for found in self.commit([change])]

    def _commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        self._run("BEGIN IMMEDIATE")
        found = [self._take(change) for change in changes]
        self._run("COMMIT")
        return found

    def delete(self, table: str) -> None:
        try:
            self._run("BEGIN IMMEDIATE")
            self._delete(table)
            self._run("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            raise NotStored(f"Table {table} cannot be removed: {error}.") from error

    def put(self, kind: str, name: str, body: str, expected: int) -> bool:
        """Each statement is a transaction of its own."""
        try:
            return self._put(kind, name, body, expected)
        except sqlite3.Error as error:
            raise NotStored(f"The store takes nothing more: {error}.") from error

    def remove(self, kind: str, name: str) -> None:
        try:
            self._remove(kind, name)
        except sqlite3.Error as error:
            raise NotStored(f"The store takes nothing more: {error}.") from error

    def _roll_back(self) -> None:
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:  # the connection is gone, and its transaction with it
            pass

    def _run(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        return self.connection.execute(statement, values)

    def faults(self) -> list[str]:
        told = [str(row[0]) for row in self._run("PRAGMA integrity_check").fetchall()]
        told += [f"a row of {row[0]} belongs to no table" for row in self._run("PRAGMA foreign_key_check").fetchall()]
        return [fault for fault in told if fault != "ok"]
