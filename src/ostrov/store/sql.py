"""What SQLite and PostgreSQL have in common: the statements. `?` stands for a value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ostrov.store.port import Change, Document, Kept, Stored, StoredChat, StoredEntry, StoreError, WrongSequence

ROWS = ("entries", "changes", "wishes", "chat")  # what belongs to a table


class Cursor(Protocol):
    """What a statement gives back."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class SqlStore:
    """Keeps tables by SQL; a back end says how a statement is run and what a transaction is."""

    def _run(self, statement: str, values: Sequence[Any] = ()) -> Cursor:
        raise NotImplementedError

    # --- taking

    def _take(self, change: Change) -> StoreError | None:
        """One change; nothing of it when the table has gone on since it was made."""
        if not self._took_table(change):
            return WrongSequence(f"Table {change.table} is not at {change.expected} any more.")
        self._run("DELETE FROM entries WHERE table_id = ? AND n >= ?", (change.table, change.first))
        for entry in change.entries:
            row = (change.table, entry.n, entry.seat, entry.words, entry.at, int(entry.bot))
            self._run("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
        if change.seq != change.expected:
            self._run("INSERT INTO changes VALUES (?, ?, ?)", (change.table, change.seq, change.first))
        if change.wish is not None:
            wish = (change.table, *change.wish, change.seq)
            self._run("INSERT INTO wishes (table_id, seat, wish, seq) VALUES (?, ?, ?, ?)", wish)
        self._take_chat(change)
        return None

    def _take_chat(self, change: Change) -> None:
        statement = "INSERT INTO chat VALUES (?, ?, ?) ON CONFLICT (table_id, n) DO UPDATE SET body = excluded.body"
        for chat in change.chat:
            self._run(statement, (change.table, chat.n, chat.body))
        if change.chat:
            self._run("DELETE FROM chat WHERE table_id = ? AND n < ?", (change.table, change.chat_from))

    def _took_table(self, change: Change) -> bool:
        """Put the table's own row in place, if it is as the change expects it."""
        said = max((chat.n for chat in change.chat), default=0)
        marks = (int(change.over), int(change.listed), change.at, max(said, change.heard), int(change.wakes))
        row = (change.seq, change.facts, change.position, *marks, change.table)
        if change.expected == 0:
            columns = "(seq, facts, position, is_over, is_listed, touched, said, wakes, id)"
            statement = f"INSERT INTO tables {columns} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            return self._run(statement, row).rowcount == 1
        statement = (
            "UPDATE tables SET seq = ?, facts = ?, position = ?, is_over = ?, is_listed = ?, touched = ?, said = ?,"
            " wakes = ?"
            " WHERE id = ? AND seq = ? AND said = ?"
        )
        return self._run(statement, (*row, change.expected, change.heard)).rowcount == 1

    def _delete(self, table: str) -> None:
        for rows in ROWS:
            self._run(f"DELETE FROM {rows} WHERE table_id = ?", (table,))
        self._run("DELETE FROM tables WHERE id = ?", (table,))

    def _put(self, kind: str, name: str, body: str, expected: int) -> bool:
        if expected == 0:
            statement = "INSERT INTO documents VALUES (?, ?, 1, ?) ON CONFLICT DO NOTHING"
            return self._run(statement, (kind, name, body)).rowcount == 1
        statement = "UPDATE documents SET version = version + 1, body = ? WHERE kind = ? AND id = ? AND version = ?"
        return self._run(statement, (body, kind, name, expected)).rowcount == 1

    def _remove(self, kind: str, name: str) -> None:
        self._run("DELETE FROM documents WHERE kind = ? AND id = ?", (kind, name))

    # --- giving back

    def document(self, kind: str, name: str) -> Document | None:
        statement = "SELECT id, version, body FROM documents WHERE kind = ? AND id = ?"
        found = self._run(statement, (kind, name)).fetchone()
        return None if found is None else Document(*found)

    def documents(self, kind: str) -> list[Document]:
        rows = self._run("SELECT id, version, body FROM documents WHERE kind = ? ORDER BY id", (kind,)).fetchall()
        return [Document(*row) for row in rows]

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
        columns = "id, is_over, is_listed, touched, wakes"
        rows = self._run(f"SELECT {columns} FROM tables ORDER BY touched DESC, id").fetchall()
        return [
            Kept(table, bool(over), bool(listed), touched, bool(wakes)) for table, over, listed, touched, wakes in rows
        ]


def _entry(n: int, seat: str, words: str, at: float, by_bot: int) -> StoredEntry:
    return StoredEntry(n, seat, words, at, bool(by_bot))
