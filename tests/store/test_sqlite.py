"""The store on SQLite: the contract, crashes at every statement, a full disk, migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from ostrov.engine.errors import OstrovError, VersionError
from ostrov.store import Change, NotStored, SqliteStore, StoredChat, WrongSequence, default_file
from ostrov.store.migrate import migrate, migrations, statements, version
from tests.store.contract import CONTRACT, Open, change, filled


class Opener:
    """Opens one file as often as asked, and lets go of all at the end."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.opened: list[SqliteStore] = []

    def __call__(self, kind: type[SqliteStore] = SqliteStore) -> Any:
        self.opened.append(kind(self.file))
        return self.opened[-1]


@pytest.fixture
def open_store(tmp_path: Path) -> Iterator[Opener]:
    opener = Opener(tmp_path / "deep" / "tables.sqlite3")
    yield opener
    for store in opener.opened:
        store.close()


@pytest.mark.parametrize("law", CONTRACT, ids=lambda law: law.__name__)
def test_the_contract(law: Callable[[Open], None], open_store: Opener) -> None:
    law(open_store)


def test_what_is_taken_is_synced(open_store: Opener) -> None:
    store = open_store()
    assert store.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.connection.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"


# --- crashes -----------------------------------------------------------------------------------------------------


class Dies(SqliteStore):
    """A store whose connection is gone after so many statements."""

    left = 0

    def _run(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        if self.left == 0:
            self.connection.close()
        self.left -= 1
        return super()._run(statement, values)


def a_batch() -> list[Change]:
    """Everything a change can hold, for two tables."""
    chat = (StoredChat(1, "{}"), StoredChat(2, "{}"))
    return [change(expected=3, first=1, chat=chat), change("t2"), change(expected=4, first=4, heard=2)]


def test_a_crash_at_any_statement_leaves_all_or_nothing(open_store: Opener) -> None:
    """Whatever was told to be taken is there; whatever was not is not, and the store goes on."""
    filled(open_store())
    before = open_store().load("t1")
    statement = 0
    while True:
        store = open_store(Dies)
        store.left = statement
        found = store.commit(a_batch())
        if found == [None, None, None]:
            break
        assert all(isinstance(one, NotStored) for one in found)
        again = open_store()
        assert again.load("t1") == before, statement
        assert again.load("t2") is None
        statement += 1
    assert statement > 15, "the batch has statements enough to die at"
    after = open_store()
    assert after.load("t1").seq == 5
    assert after.load("t2").seq == 1


def test_a_full_disk_is_told_and_changes_nothing(open_store: Opener) -> None:
    store = open_store()
    filled(store)
    before = store.load("t1")
    (pages,) = store.connection.execute("PRAGMA page_count").fetchone()
    store.connection.execute(f"PRAGMA max_page_count = {pages}")
    large, small = change(expected=3, facts="x" * 100_000), change("t2", facts="x" * 100_000)
    found = store.commit([large, small])
    assert all(isinstance(one, NotStored) for one in found)
    assert "full" in str(found[0])
    assert store.load("t1") == before
    store.connection.execute(f"PRAGMA max_page_count = {pages + 1000}")
    assert store.commit([large, small]) == [None, None]


def test_one_that_is_too_large_does_not_keep_others_from_it(open_store: Opener) -> None:
    store = open_store()
    filled(store)
    (pages,) = store.connection.execute("PRAGMA page_count").fetchone()
    store.connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    found = store.commit([change("t2", facts="x" * 100_000), change(expected=3)])
    assert isinstance(found[0], NotStored)
    assert found[1] is None


def test_two_processes_do_not_overwrite_each_other(open_store: Opener) -> None:
    one, other = open_store(), open_store()
    filled(one)
    assert other.commit([change(expected=3)]) == [None]
    (found,) = one.commit([change(expected=3)])
    assert isinstance(found, WrongSequence)


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_text("not a database " * 100)
    with pytest.raises(OstrovError, match="cannot be opened: file is not a database"):
        SqliteStore(file)


# --- migrations --------------------------------------------------------------------------------------------------


def fresh(tmp_path: Path) -> sqlite3.Connection:
    return sqlite3.connect(tmp_path / "m.sqlite3", isolation_level=None)


def test_migrations_are_numbered_without_gaps() -> None:
    assert sorted(migrations()) == list(range(1, len(migrations()) + 1))


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    connection = fresh(tmp_path)
    migrate(connection)
    schema = connection.execute("SELECT sql FROM sqlite_master").fetchall()
    migrate(connection)
    assert connection.execute("SELECT sql FROM sqlite_master").fetchall() == schema
    assert version(connection) == max(migrations())
    connection.close()


def test_a_migration_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {1: migrations()[1], 2: "CREATE TABLE fine (a);\nCREATE TABLE tables (b);\n"}
    monkeypatch.setattr("ostrov.store.migrate.migrations", lambda: broken)
    connection = fresh(tmp_path)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection)
    assert version(connection) == 1
    assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'fine'").fetchall() == []
    connection.close()


def test_what_was_said_before_the_second_migration_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = migrations()
    monkeypatch.setattr("ostrov.store.migrate.migrations", lambda: {1: both[1]})
    connection = fresh(tmp_path)
    migrate(connection)
    for table in ("quiet", "loud"):
        connection.execute("INSERT INTO tables VALUES (?, 3, '{}', '', 0, 0, 1.0)", (table,))
    connection.executemany("INSERT INTO chat VALUES ('loud', ?, '')", [(1,), (2,), (7,)])
    monkeypatch.setattr("ostrov.store.migrate.migrations", lambda: both)
    migrate(connection)
    assert connection.execute("SELECT id, said FROM tables ORDER BY id").fetchall() == [("loud", 7), ("quiet", 0)]
    connection.close()


def test_a_newer_store_is_left_alone(open_store: Opener) -> None:
    open_store().connection.execute("INSERT INTO schema_version VALUES (99)")
    with pytest.raises(VersionError, match="newer Ostrov"):
        open_store()


def test_statements_are_told_apart() -> None:
    script = "-- first; not a statement\nCREATE TABLE a (b TEXT DEFAULT ';');\n\nDROP TABLE a;\n"
    assert [found.strip().splitlines()[-1] for found in statements(script)] == [
        "CREATE TABLE a (b TEXT DEFAULT ';');",
        "DROP TABLE a;",
    ]


def test_where_it_lies(tmp_path: Path) -> None:
    assert default_file({"XDG_STATE_HOME": "/state"}) == Path("/state/ostrov/tables.sqlite3")
    assert default_file({}).name == "tables.sqlite3"
