"""What every store must keep to: the suite that each back end's tests run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ostrov.store import Change, Document, Store, StoredChat, StoredEntry, WrongSequence

Open = Callable[[], Store]  # the same store again, as after a restart


def change(table: str = "t1", expected: int = 0, **given: object) -> Change:
    """A change with one entry, and what else is given."""
    entry = StoredEntry(expected, "red", f"load tea {expected}", 1.5, bot=False)
    usual: dict[str, object] = {
        "seq": expected + 1,
        "first": expected,
        "entries": (entry,),
        "facts": f'{{"n": {expected}}}',
        "position": f"position {expected}\n",
        "over": False,
        "listed": False,
        "at": float(expected),
        "wish": ("red", f"w{expected}"),
    }
    return Change(table, expected, **(usual | given))  # type: ignore[arg-type]


def filled(store: Store, table: str = "t1", length: int = 3) -> None:
    assert store.commit([change(table, n) for n in range(length)]) == [None] * length


def a_new_store_is_empty(open_store: Open) -> None:
    store = open_store()
    assert store.kept() == []
    assert store.load("t1") is None


def what_was_taken_is_there_after_a_restart(open_store: Open) -> None:
    store = open_store()
    filled(store)
    store.close()
    found = open_store().load("t1")
    assert found is not None
    assert (found.seq, found.facts, found.position) == (3, '{"n": 2}', "position 2\n")
    assert [entry.n for entry in found.entries] == [0, 1, 2]
    assert found.entries[0] == StoredEntry(0, "red", "load tea 0", 1.5, bot=False)
    assert found.firsts == ((1, 0), (2, 1), (3, 2))
    assert found.wishes == (("red", "w0", 1), ("red", "w1", 2), ("red", "w2", 3))


def entries_are_replaced_from_the_first_on(open_store: Open) -> None:
    store = open_store()
    filled(store)
    entry = StoredEntry(1, "blue", "load silk", 9.0, bot=True)
    assert store.commit([change(expected=3, first=1, entries=(entry,))]) == [None]
    found = store.load("t1")
    assert found is not None
    assert [(e.n, e.words, e.bot) for e in found.entries] == [(0, "load tea 0", False), (1, "load silk", True)]
    assert store.commit([change(expected=4, first=0, entries=())]) == [None]
    found = store.load("t1")
    assert found is not None
    assert found.entries == ()


def a_wrong_number_is_refused_and_nothing_changes(open_store: Open) -> None:
    store = open_store()
    filled(store)
    before = store.load("t1")
    for wrong in (change(expected=0), change(expected=2), change(expected=4), change("t9", expected=1)):
        (found,) = store.commit([wrong])
        assert isinstance(found, WrongSequence)
    assert store.load("t1") == before
    assert store.load("t9") is None


def what_is_refused_keeps_no_other_from_it(open_store: Open) -> None:
    store = open_store()
    filled(store)
    found = store.commit([change("t2"), change(expected=1), change(expected=3), change("t2", expected=1)])
    assert [type(one) for one in found] == [type(None), WrongSequence, type(None), type(None)]
    assert [kept.table for kept in store.kept()] == ["t1", "t2"]


def chat_has_no_number_of_its_own(open_store: Open) -> None:
    store = open_store()
    filled(store)
    said = change(expected=3, seq=3, first=3, entries=(), chat=(StoredChat(1, '"hello"'),), wish=("red", "c1"))
    assert store.commit([said]) == [None]
    found = store.load("t1")
    assert found is not None
    assert (found.seq, found.chat, found.wishes[-1]) == (3, (StoredChat(1, '"hello"'),), ("red", "c1", 3))
    assert len(found.firsts) == 3


def two_do_not_say_something_under_the_same_number(open_store: Open) -> None:
    store = open_store()
    filled(store)
    said: dict[str, Any] = {"seq": 3, "first": 3, "entries": ()}
    one = change(expected=3, chat=(StoredChat(1, "one"),), wish=("red", "c1"), **said)
    other = change(expected=3, chat=(StoredChat(1, "other"),), wish=("blue", "c1"), **said)
    assert store.commit([one]) == [None]
    (found,) = store.commit([other])
    assert isinstance(found, WrongSequence)
    again = change(expected=3, chat=(StoredChat(2, "other"),), wish=("blue", "c1"), heard=1, **said)
    assert store.commit([again]) == [None]
    stored = store.load("t1")
    assert stored is not None
    assert [chat.body for chat in stored.chat] == ["one", "other"]


def what_was_said_can_be_changed_and_the_oldest_goes(open_store: Open) -> None:
    store = open_store()
    filled(store)
    said: dict[str, Any] = {"seq": 3, "first": 3, "entries": ()}
    three = tuple(StoredChat(n, f"word {n}") for n in (1, 2, 3))
    assert store.commit([change(expected=3, chat=three, wish=None, **said)]) == [None]
    changed = (StoredChat(2, ""), StoredChat(4, "word 4"))
    assert store.commit([change(expected=3, chat=changed, heard=3, chat_from=2, wish=None, **said)]) == [None]
    stored = store.load("t1")
    assert stored is not None
    assert [(chat.n, chat.body) for chat in stored.chat] == [(2, ""), (3, "word 3"), (4, "word 4")]


def a_table_that_is_deleted_leaves_nothing(open_store: Open) -> None:
    store = open_store()
    filled(store)
    filled(store, "t2")
    store.delete("t1")
    store.delete("never there")
    assert store.load("t1") is None
    assert [kept.table for kept in store.kept()] == ["t2"]
    assert store.faults() == []
    filled(store, "t1")
    assert len(store.load("t1").entries) == 3  # type: ignore[union-attr]


def tables_are_listed_the_last_touched_first(open_store: Open) -> None:
    store = open_store()
    assert (
        store.commit([change("a", at=1.0), change("b", at=3.0, over=True), change("c", at=2.0, listed=True)])
        == [None] * 3
    )
    assert [(kept.table, kept.over, kept.listed) for kept in store.kept()] == [
        ("b", True, False),
        ("c", False, True),
        ("a", False, False),
    ]


def any_text_comes_back(open_store: Open) -> None:
    store = open_store()
    text = "žluťoučký 'kůň'; DROP TABLE tables; -- \u2028 🎲 \x01"
    entry = StoredEntry(0, "red", text, 0.1, bot=False)
    given = change(facts=text, position=text, entries=(entry,), wish=(text, text), chat=(StoredChat(1, text),))
    assert store.commit([given]) == [None]
    store.close()
    found = open_store().load("t1")
    assert found is not None
    assert (found.facts, found.position, found.entries, found.chat[0].body) == (text, text, (entry,), text)
    assert found.wishes == ((text, text, 1),)


def documents_are_kept_by_kind_and_name(open_store: Open) -> None:
    store = open_store()
    assert store.document("reminder", "a") is None
    assert store.put("reminder", "a", "first", 0)
    assert store.put("account", "a", "another kind", 0)
    assert store.put("reminder", "b", "", 0)
    store.close()
    store = open_store()
    assert store.document("reminder", "a") == Document("a", 1, "first")
    assert [(one.id, one.body) for one in store.documents("reminder")] == [("a", "first"), ("b", "")]
    store.remove("reminder", "a")
    store.remove("reminder", "never there")
    assert store.document("reminder", "a") is None
    assert store.document("account", "a") == Document("a", 1, "another kind")


def who_knows_an_older_document_writes_over_no_newer_one(open_store: Open) -> None:
    store = open_store()
    assert store.put("reminder", "a", "first", 0)
    assert not store.put("reminder", "a", "first again", 0)
    assert store.put("reminder", "a", "second", 1)
    assert not store.put("reminder", "a", "from the first", 1)
    assert not store.put("reminder", "b", "of nothing", 3)
    assert store.document("reminder", "a") == Document("a", 2, "second")
    assert [one.id for one in store.documents("reminder")] == ["a"]


CONTRACT = (
    documents_are_kept_by_kind_and_name,
    who_knows_an_older_document_writes_over_no_newer_one,
    a_new_store_is_empty,
    what_was_taken_is_there_after_a_restart,
    entries_are_replaced_from_the_first_on,
    a_wrong_number_is_refused_and_nothing_changes,
    what_is_refused_keeps_no_other_from_it,
    chat_has_no_number_of_its_own,
    two_do_not_say_something_under_the_same_number,
    what_was_said_can_be_changed_and_the_oldest_goes,
    a_table_that_is_deleted_leaves_nothing,
    tables_are_listed_the_last_touched_first,
    any_text_comes_back,
)
