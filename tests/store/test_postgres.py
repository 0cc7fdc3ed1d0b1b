"""The store on PostgreSQL: the same contract on a real server, crashes, a database that is gone, what others hear."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import psycopg
import pytest

from ostrov.engine.errors import OstrovError, VersionError
from ostrov.store import NotStored, StoredChat, WrongSequence
from ostrov.store.postgres import PostgresStore
from tests.store import database
from tests.store.contract import CONTRACT, Open, change, filled
from tests.store.database import Database

pytestmark = pytest.mark.skipif(not database.is_here() and "CI" not in os.environ, reason=database.WANTED)


@pytest.fixture(scope="module")
def server() -> Iterator[Database]:
    assert database.is_here(), database.WANTED
    with database.database() as found:
        yield found


class Opener:
    """Opens one database as often as asked, and lets go of all at the end."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.opened: list[PostgresStore] = []

    def __call__(self, kind: type[PostgresStore] = PostgresStore) -> Any:
        self.opened.append(kind(self.address))
        return self.opened[-1]


@pytest.fixture
def open_store(server: Database) -> Iterator[Opener]:
    opener = Opener(database.emptied(server))
    yield opener
    for store in opener.opened:
        store.close()


@pytest.mark.parametrize("law", CONTRACT, ids=lambda law: law.__name__)
def test_the_contract(law: Callable[[Open], None], open_store: Opener) -> None:
    law(open_store)


def test_what_is_taken_is_synced(open_store: Opener) -> None:
    store = open_store()
    for setting in ("synchronous_commit", "fsync"):
        assert store.connection.execute(f"SHOW {setting}").fetchone() == ("on",)


class Dies(PostgresStore):
    """A store whose connection is gone after so many statements."""

    left = 10**9

    def _run(self, statement: str, values: Sequence[Any] = ()) -> psycopg.Cursor[tuple[Any, ...]]:
        if self.left == 0:
            self.connection.close()
        self.left -= 1
        return super()._run(statement, values)


def test_a_crash_at_any_statement_leaves_all_or_nothing(open_store: Opener) -> None:
    filled(open_store())
    before = open_store().load("t1")
    chat = (StoredChat(1, "{}"), StoredChat(2, "{}"))
    batch = [change("t2"), change(expected=3, first=1, chat=chat)]
    died, statement = 0, 0
    while True:
        store = open_store(Dies)
        store.left = statement
        found = store.commit([batch[1]])
        store.close()
        if found == [None]:
            break
        assert isinstance(found[0], NotStored)
        assert open_store().load("t1") == before, statement
        died, statement = died + 1, statement + 1
    assert died > 6, "the change has statements enough to die at"
    assert open_store().load("t1").seq == 4


def test_one_that_cannot_be_taken_does_not_keep_others_from_it(open_store: Opener) -> None:
    store = open_store()
    filled(store)
    twice = change(expected=3, wish=("red", "w0"))  # done before: the database itself does not take it again
    found = store.commit([change("t2"), twice, change("t3")])
    assert [type(one) for one in found] == [type(None), NotStored, type(None)]
    assert store.load("t1").seq == 3


def test_two_processes_do_not_overwrite_each_other(open_store: Opener) -> None:
    one, other = open_store(), open_store()
    filled(one)
    assert other.commit([change(expected=3)]) == [None]
    (found,) = one.commit([change(expected=3)])
    assert isinstance(found, WrongSequence)


def test_processes_that_write_the_same_tables_do_not_block_each_other(open_store: Opener) -> None:
    tables = [f"t{n}" for n in range(6)]
    for table in tables:
        filled(open_store(), table, 1)
    taken: list[int] = []

    def write(order: list[str]) -> None:
        store = PostgresStore(open_store.address)
        for n in range(1, 15):
            found = store.commit([change(table, n, wish=None) for table in order])
            assert all(one is None or isinstance(one, WrongSequence) for one in found), found
            taken.append(sum(one is None for one in found))
        store.close()

    threads = [threading.Thread(target=write, args=(order,)) for order in (tables, tables[::-1])]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(taken) == 28
    assert {kept.table: open_store().load(kept.table).seq for kept in open_store().kept()} == dict.fromkeys(tables, 15)


def test_any_byte_of_a_client_is_kept_or_told_apart(open_store: Opener) -> None:
    store = open_store()
    assert store.commit([change(wish=("red", "a\x00b"))]) == [None]
    assert store.load("t1").wishes[0][1] == "a\u2400b"


def test_what_one_process_stores_the_others_hear(open_store: Opener) -> None:
    one, other = open_store(), open_store()
    heard: list[str] = []
    arrived = threading.Event()

    def hear(table: str) -> None:
        heard.append(table)
        if table == "last":
            arrived.set()

    other.listen(hear)
    own: list[str] = []
    one.listen(own.append)
    filled(one)
    one.commit([change("t1", 7)])  # refused, so nobody hears of it
    one.delete("t1")
    filled(one, "last", 1)
    assert arrived.wait(20)
    assert heard == ["t1", "t1", "last"], "once for each transaction"
    assert own == [], "nobody hears themselves"


def test_a_database_that_is_gone_is_told_and_found_again(open_store: Opener, server: Database) -> None:
    store = open_store()
    filled(store)
    again = threading.Event()
    store.listen(lambda table: again.set() if not table else None)
    before = store.load("t1")
    server.stop(killed=True)
    (found,) = store.commit([change(expected=3)])
    assert isinstance(found, NotStored)
    with pytest.raises(NotStored, match="cannot be reached"):
        store.load("t1")
    server.start()
    assert store.load("t1") == before
    assert store.commit([change(expected=3)]) == [None]
    assert again.wait(20), "who listens is told that something may have been missed"


def test_a_newer_store_is_left_alone(open_store: Opener) -> None:
    open_store().connection.execute("INSERT INTO schema_version VALUES (99)")
    with pytest.raises(VersionError, match="newer Ostrov"):
        open_store()


def test_an_address_that_leads_nowhere_is_told() -> None:
    with pytest.raises(OstrovError, match="The store on PostgreSQL cannot be opened"):
        PostgresStore("host=/nonexistent user=ostrov")


def test_several_processes_may_start_at_once(server: Database) -> None:
    address = database.emptied(server)
    faults: list[BaseException] = []

    def start() -> None:
        try:
            PostgresStore(address).close()
        except BaseException as fault:  # told where the test can see it
            faults.append(fault)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
