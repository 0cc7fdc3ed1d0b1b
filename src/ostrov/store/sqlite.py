"""A store in one SQLite file: write-ahead log and full sync, so that what `commit` has taken survives a power cut."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ostrov.engine.errors import OstrovError
from ostrov.store.migrate import migrate
from ostrov.store.port import Change, Kept, NotStored, Stored, StoredChat, StoredEntry, StoreError, WrongSequence

WAIT = 5.0  # seconds for another process to let go of the file


def default_file(environment: Mapping[str, str]) -> Path:
    """Where tables are kept when nothing is said."""
    given = environment.get("XDG_STATE_HOME") or environment.get("LOCALAPPDATA")
    return (Path(given) if given else Path.home() / ".local" / "state") / "ostrov" / "tables.sqlite3"


class SqliteStore:
    """The port on SQLite. It may be handed from thread to thread, but one at a time."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.connection = sqlite3.connect(file, timeout=WAIT, isolation_level=None, check_same_thread=False)
            for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
                self.connection.execute(f"PRAGMA {setting}")
            migrate(self.connection)
        except (OSError, sqlite3.Error) as error:
            raise OstrovError(f"The store {file} cannot be opened: {error}.") from error

    def close(self) -> None:
        self.connection.close()

    # --- taking

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

    def _roll_back(self) -> None:
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:  # the connection is gone, and its transaction with it
            pass

    def _run(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        return self.connection.execute(statement, values)

    def _take(self, change: Change) -> StoreError | None:
        """One change; nothing of it when the table has gone on since it was made."""
        if not self._took_table(change):
            return WrongSequence(f"Table {change.table} is not at {change.expected} any more.")
        self._run("DELETE FROM entries WHERE table_id = ? AND n >= ?", (change.table, change.first))
        for entry in change.entries:
            row = (change.table, entry.n, entry.seat, entry.words, entry.at, entry.bot)
            self._run("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
        if change.seq != change.expected:
            self._run("INSERT INTO changes VALUES (?, ?, ?)", (change.table, change.seq, change.first))
        if change.wish is not None:
            wish = (change.table, *change.wish, change.seq)
            self._run("INSERT INTO wishes (table_id, seat, wish, seq) VALUES (?, ?, ?, ?)", wish)
        for chat in change.chat:
            self._run("INSERT OR REPLACE INTO chat VALUES (?, ?, ?)", (change.table, chat.n, chat.body))
        if change.chat:
            self._run("DELETE FROM chat WHERE table_id = ? AND n < ?", (change.table, change.chat_from))
        return None

    def _took_table(self, change: Change) -> bool:
        """Put the table's own row in place, if it is as the change expects it."""
        row = (change.seq, change.facts, change.position, change.over, change.listed, change.at, change.table)
        if change.expected == 0:
            columns = "(seq, facts, position, is_over, is_listed, touched, id)"
            statement = f"INSERT INTO tables {columns} VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            return self._run(statement, row).rowcount == 1
        statement = (
            "UPDATE tables SET seq = ?, facts = ?, position = ?, is_over = ?, is_listed = ?, touched = ?"
            " WHERE id = ? AND seq = ?"
        )
        return self._run(statement, (*row, change.expected)).rowcount == 1

    def delete(self, table: str) -> None:
        try:
            self._run("BEGIN IMMEDIATE")
            for rows in ("entries", "changes", "wishes", "chat"):
                self._run(f"DELETE FROM {rows} WHERE table_id = ?", (table,))
            self._run("DELETE FROM tables WHERE id = ?", (table,))
            self._run("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            raise NotStored(f"Table {table} cannot be removed: {error}.") from error

    # --- giving back

    def load(self, table: str) -> Stored | None:
        found = self._run("SELECT seq, facts, position FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:
            return None
        seq, facts, position = found
        return Stored(
            table,
            seq,
            facts,
            position,
            tuple(_entry(*row) for row in self._of(table, "n, seat, words, at, by_bot", "entries", "n")),
            tuple(self._of(table, "seq, first", "changes", "seq")),
            tuple(self._of(table, "seat, wish, seq", "wishes", "place")),
            tuple(StoredChat(*row) for row in self._of(table, "n, body", "chat", "n")),
        )

    def _of(self, table: str, columns: str, rows: str, order: str) -> list[Any]:
        """What is kept of a table; names of columns and rows are ours, never from outside."""
        return self._run(f"SELECT {columns} FROM {rows} WHERE table_id = ? ORDER BY {order}", (table,)).fetchall()

    def kept(self) -> list[Kept]:
        rows = self._run("SELECT id, is_over, is_listed, touched FROM tables ORDER BY touched DESC, id").fetchall()
        return [Kept(table, bool(over), bool(listed), touched) for table, over, listed, touched in rows]

    def faults(self) -> list[str]:
        told = [str(row[0]) for row in self._run("PRAGMA integrity_check").fetchall()]
        told += [f"a row of {row[0]} belongs to no table" for row in self._run("PRAGMA foreign_key_check").fetchall()]
        return [fault for fault in told if fault != "ok"]


def _entry(n: int, seat: str, words: str, at: float, by_bot: int) -> StoredEntry:
    return StoredEntry(n, seat, words, at, bool(by_bot))
