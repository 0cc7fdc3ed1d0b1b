"""A store in a PostgreSQL database, for several processes: what one has stored the others hear of."""

from __future__ import annotations

import contextlib
import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import psycopg

from ostrov.engine.errors import OstrovError, VersionError
from ostrov.store.migrate import migrations, statements
from ostrov.store.port import Change, Document, Kept, NotStored, Stored, StoreError
from ostrov.store.sql import ROWS, SqlStore

T = TypeVar("T")

CHANNEL = "ostrov"
MIGRATING = 0x6F7374726F76  # the lock that one process at a time has while it migrates
AGAIN = 0.5  # seconds before one tries to reach a database that is gone
NUL, INSTEAD = "\x00", "\u2400"  # PostgreSQL keeps any text but this

Connection = psycopg.Connection[tuple[Any, ...]]


class PostgresStore(SqlStore):
    """The port on PostgreSQL. A connection that is lost is made anew with the next question."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._name = secrets.token_hex(8)  # so that one does not hear oneself
        self._leaving = threading.Event()
        self._listener: threading.Thread | None = None
        try:
            self.connection = _connected(address)
            try:
                _migrate(self.connection)
            except BaseException:
                self.connection.close()
                raise
        except psycopg.Error as error:
            raise OstrovError(f"The store on PostgreSQL cannot be opened: {_told(error)}.") from error

    def close(self) -> None:
        self._leaving.set()
        if self._listener is not None:
            self._listener.join()
        self.connection.close()

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """All on one line to the database; a new one is made only before it begins."""
        if self.connection.closed:
            self.connection = _connected(self.address)
        with self.connection.transaction():
            yield

    # --- taking

    def commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        """All in one transaction; if that fails, each in its own, so that one does not keep the others from it."""
        try:
            return self._commit(changes)
        except psycopg.Error as error:
            if len(changes) == 1:
                return [NotStored(f"The store takes nothing more: {_told(error)}.")]
        return [found for change in changes for found in self.commit([change])]

    def _commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        """In the order of the tables' names: two processes cannot wait for each other."""
        found: list[StoreError | None] = [None] * len(changes)
        with self._transaction():
            for place in sorted(range(len(changes)), key=lambda n: changes[n].table):
                found[place] = self._take(changes[place])
                if found[place] is None:
                    self._tell(changes[place].table)
        return found

    def delete(self, table: str) -> None:
        try:
            with self._transaction():
                self._delete(table)
                self._tell(table)
        except psycopg.Error as error:
            raise NotStored(f"Table {table} cannot be removed: {_told(error)}.") from error

    def put(self, kind: str, name: str, body: str, expected: int) -> bool:
        try:
            with self._transaction():
                return self._put(kind, name, body, expected)
        except psycopg.Error as error:
            raise NotStored(f"The store takes nothing more: {_told(error)}.") from error

    def remove(self, kind: str, name: str) -> None:
        try:
            with self._transaction():
                self._remove(kind, name)
        except psycopg.Error as error:
            raise NotStored(f"The store takes nothing more: {_told(error)}.") from error

    def _run(self, statement: str, values: Sequence[Any] = ()) -> psycopg.Cursor[tuple[Any, ...]]:
        plain = [value.replace(NUL, INSTEAD) if isinstance(value, str) else value for value in values]
        return self.connection.execute(statement.replace("?", "%s").encode(), plain)

    # --- giving back: a question may be asked again when the line breaks

    def load(self, table: str) -> Stored | None:
        return self._asked(lambda: self._loaded(table))

    def _loaded(self, table: str) -> Stored | None:
        """All of it as it was at one instant, whatever others do meanwhile."""
        with self._transaction():
            self._run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return super().load(table)

    def document(self, kind: str, name: str) -> Document | None:
        return self._asked(lambda: self._in_transaction(lambda: super(PostgresStore, self).document(kind, name)))

    def documents(self, kind: str) -> list[Document]:
        return self._asked(lambda: self._in_transaction(lambda: super(PostgresStore, self).documents(kind)))

    def _in_transaction(self, question: Callable[[], T]) -> T:
        with self._transaction():
            return question()

    def kept(self) -> list[Kept]:
        return self._asked(self._kept)

    def _kept(self) -> list[Kept]:
        with self._transaction():
            return super().kept()

    def faults(self) -> list[str]:
        """The database looks after its files itself; what can be asked is whether all rows belong to a table."""
        question = "SELECT count(*) FROM {} WHERE table_id NOT IN (SELECT id FROM tables)"
        with self._transaction():
            counts = {rows: self._run(question.format(rows)).fetchone() for rows in ROWS}
        return [f"a row of {rows} belongs to no table" for rows, count in counts.items() if count and count[0]]

    def _asked(self, question: Callable[[], T]) -> T:
        try:
            return question()
        except psycopg.OperationalError:
            with contextlib.suppress(psycopg.OperationalError):
                return question()
        raise NotStored("The database cannot be reached.")

    # --- what others do

    def _tell(self, table: str) -> None:
        self._run("SELECT pg_notify(?, ?)", (CHANNEL, f"{self._name} {table}"))

    def listen(self, heard: Callable[[str], None]) -> None:
        """From now on `heard` is called, in a thread, with each table that another process changed.

        After the line was broken it is called with "": anything may have changed.
        """
        ready = threading.Event()
        self._listener = threading.Thread(target=self._listen, args=(heard, ready), name="listener", daemon=True)
        self._listener.start()
        ready.wait()

    def _listen(self, heard: Callable[[str], None], ready: threading.Event) -> None:
        while not self._leaving.is_set():
            with contextlib.suppress(psycopg.Error), _connected(self.address) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                if ready.is_set():
                    heard("")
                ready.set()
                while not self._leaving.is_set():
                    for told in connection.notifies(timeout=AGAIN):
                        origin, _, table = told.payload.partition(" ")
                        if origin != self._name:
                            heard(table)
            self._leaving.wait(AGAIN)


def _connected(address: str) -> Connection:
    """A line to the database on which COMMIT comes back when the change is on the disk."""
    connection: Connection = psycopg.connect(address, autocommit=True, connect_timeout=5)
    connection.execute("SET synchronous_commit = on")
    return connection


def _migrate(connection: Connection) -> None:
    """Apply what is missing, one process at a time; a database of a newer Ostrov is left alone."""
    files = migrations("postgres")
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
        row = connection.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()
        applied = int(row[0]) if row else 0
        if applied > max(files):
            raise VersionError(
                f"The store was made by a newer Ostrov (version {applied}, this one knows {max(files)})."
            )
        for number, script in sorted(files.items()):
            if number > applied:
                for statement in statements(script):
                    connection.execute(statement.encode())
                connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))


def _told(error: psycopg.Error) -> str:
    """What the database says, on one line."""
    return " ".join(str(error).split()).rstrip(".")
