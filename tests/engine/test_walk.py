"""What a rule reaches, and the key of its machine code: it changes with all that could run, and with nothing else."""

from __future__ import annotations

from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from ostrov.engine import members, window
from ostrov.engine.errors import DialectError
from ostrov.engine.walk import Function, Reach, keys, named, where
from tests.engine.declared import chapter

# --- four chapters: turn -> thief -> hands, turn -> market ---------------------------------------------------------

HANDS = """
LIMIT = 7

def loss(n):
    '''Half of what is above the limit.'''
    return n // 2 if n > LIMIT else 0

def nothing():
    return 0
"""
THIEF = """
def call(n, times=1):
    # a comment
    return hands.loss(n) * times
"""
MARKET = """
def price(i):
    return PRICES[i]
"""
TURN = """
def turn(n):
    return thief.call(n) + price(0)

def rest(n):
    return n + 1
"""


def book(**edits: tuple[str, str]) -> dict[str, ModuleType]:
    """The chapters, some of them with an edit: (what stood there, what stands there now)."""

    def text(name: str, whole: str) -> str:
        old, new = edits.get(name, ("", ""))
        assert old in whole
        return whole.replace(old, new)

    hands = chapter("hands", text("hands", HANDS))
    thief = chapter("thief", text("thief", THIEF), hands=hands)
    market = chapter("market", text("market", MARKET), PRICES=np.array([3, 4]))
    turn = chapter("turn", text("turn", TURN), thief=thief, price=market.price)
    return {"hands": hands, "thief": thief, "market": market, "turn": turn}


def keys_of(chapters: dict[str, ModuleType], circumstances: str = "here") -> dict[str, str]:
    """The key of each function, by its name."""
    entries = [f for m in chapters.values() for f in vars(m).values() if isinstance(f, FunctionType)]
    return {f.__name__: key for f, key in keys(Reach(entries, {}), circumstances).items()}


def changed(**edits: tuple[str, str]) -> set[str]:
    before, after = keys_of(book()), keys_of(book(**edits))
    return {name for name in before if before[name] != after[name]}


def test_an_edited_callee_changes_all_its_callers_and_nobody_else() -> None:
    """Numba's own key does not see other files: old code ran."""
    assert changed(hands=("n // 2", "n // 3")) == {"loss", "call", "turn"}
    assert changed(hands=("n // 2", "n - 2")) == {"loss", "call", "turn"}
    assert changed(market=("[i]", "[i + 1]")) == {"price", "turn"}
    assert changed(turn=("n + 1", "n + 2")) == {"rest"}


def test_an_edited_number_of_the_box_changes_who_reads_it() -> None:
    assert changed(hands=("LIMIT = 7", "LIMIT = 8")) == {"loss", "call", "turn"}


def test_a_number_that_becomes_a_bool_is_another_number() -> None:
    one, two = book(), book()
    vars(one["hands"])["LIMIT"], vars(two["hands"])["LIMIT"] = 1, True
    assert keys_of(one)["loss"] != keys_of(two)["loss"]


def test_an_edited_table_changes_who_reads_it() -> None:
    before = keys_of(book())
    for table in (np.array([3, 5]), np.array([3, 4], np.int8), np.array([3, 4, 5]), np.array([[3, 4]])):
        after = book()
        vars(after["market"])["PRICES"] = table
        found = keys_of(after)
        assert {name for name in before if before[name] != found[name]} == {"price", "turn"}


def test_an_equal_table_elsewhere_in_memory_changes_nothing() -> None:
    after = book()
    vars(after["market"])["PRICES"] = np.array([9, 3, 9, 4])[1::2]
    assert keys_of(after) == keys_of(book())


def test_an_edited_default_changes_the_function_and_its_callers() -> None:
    assert changed(thief=("times=1", "times=2")) == {"call", "turn"}


def test_an_edited_default_behind_a_star_changes_them_too() -> None:
    one = book(thief=("times=1", "*, times=1"))
    two = book(thief=("times=1", "*, times=2"))
    assert keys_of(one)["call"] != keys_of(two)["call"]


def test_another_callee_by_the_same_name_changes_the_caller() -> None:
    after = book()
    vars(after["turn"])["price"] = chapter("market", "def price(i):\n    return 3").price
    assert keys_of(after)["turn"] != keys_of(book())["turn"]


def test_a_call_turned_to_another_function_changes_the_caller() -> None:
    assert changed(thief=("hands.loss(n)", "hands.nothing()")) == {"call", "turn"}


@pytest.mark.parametrize(
    "edits",
    [
        {"hands": ("Half of what is above", "Of all above")},
        {"hands": ("    '''Half of what is above the limit.'''\n", "")},
        {"hands": ("    return 0\n", "    '''None of it.'''\n    return 0\n")},
        {"thief": ("# a comment", "# another, and longer")},
        {"thief": ("    # a comment\n", "\n\n")},
        {"turn": ("def rest", "\n\n\ndef rest")},
        {"hands": ("def nothing", "def unused():\n    return 5\n\ndef nothing")},
    ],
    ids=["docstring", "docstring gone", "docstring new", "comment", "comment gone", "lines", "a stranger"],
)
def test_words_for_people_change_nothing(edits: dict[str, tuple[str, str]]) -> None:
    """A reader's edit costs no compiling."""
    assert changed(**edits) == set()


def test_annotations_change_nothing() -> None:
    assert changed(hands=("def loss(n)", "def loss(n: int) -> int")) == set()


def test_circumstances_change_every_key() -> None:
    """Layout, compiler options, versions: Numba's key has no options."""
    here, there = keys_of(book(), "boundscheck"), keys_of(book(), "no boundscheck")
    assert all(here[name] != there[name] for name in here)


def test_an_edit_back_finds_the_old_key() -> None:
    assert keys_of(book(hands=("n // 2", "n // 2"))) == keys_of(book())


def test_no_two_functions_share_a_key() -> None:
    found = keys_of(book())
    assert len(set(found.values())) == len(found)


# --- what is reached ----------------------------------------------------------------------------------------------


def reached(*entries: Function, **options: Any) -> list[str]:
    return [f.__name__ for f in Reach(entries, {}, **options).functions]


def test_callees_come_before_their_callers() -> None:
    chapters = book()
    assert reached(chapters["turn"].turn) == ["loss", "call", "price", "turn"]


def test_what_a_function_names() -> None:
    chapters = book()
    assert dict(named(chapters["turn"].turn)) == {
        "thief.call": chapters["thief"].call,
        "price": chapters["market"].price,
    }
    assert dict(named(chapters["hands"].loss)) == {"LIMIT": 7}
    assert where(chapters["thief"].call) == "thief.call"


def test_an_alias_is_the_function_itself() -> None:
    """`from ostrov.engine.members import has as holds`"""
    turn = chapter("turn", "def mine(s):\n    return holds(s, 3)", holds=members.has)
    assert reached(turn.mine) == ["has", "mine"]
    swapped = Reach([turn.mine], {members.has: window.has}, outside=window.__name__)
    assert dict(swapped.named(turn.mine)) == {"holds": window.has}


def test_what_stands_in_the_engines_place_is_reached_instead() -> None:
    stub = chapter("rules", "def step(s):\n    raise NotImplementedError").step
    game = chapter("game", "def step(s):\n    return helper(s)\n\ndef helper(s):\n    return 1")
    drive = chapter("drive", "def go(s):\n    return rules.step(s)", rules=chapter("rules", "", step=stub))
    assert [f.__name__ for f in Reach([drive.go], {stub: game.step}).functions] == ["helper", "step", "go"]


def test_facts_are_put_in_for_the_modules_they_are_for() -> None:
    drive = chapter("drive", "N = 0\ndef go():\n    return N")
    other = chapter("other", "N = 0\ndef go():\n    return N")
    reach = Reach([drive.go, other.go], {}, {"N": 5}, ("drive",))
    assert dict(reach.named(drive.go)) == {"N": 5}
    assert dict(reach.named(other.go)) == {"N": 0}
    key = keys(reach, "")
    assert key[drive.go] != keys(Reach([drive.go], {}, {"N": 6}, ("drive",)), "")[drive.go]


# --- what leaves the dialect ----------------------------------------------------------------------------------------


def test_a_rule_that_calls_itself_is_refused_by_name() -> None:
    turn = chapter("turn", "def dig(n):\n    return dig(n - 1) if n else 0")
    with pytest.raises(
        DialectError, match=r"^dig -> dig: a rule may not call itself, not even by way of others; write"
    ):
        Reach([turn.dig], {})


def test_recursion_is_found_through_chapters() -> None:
    one, two, three = ModuleType("one"), ModuleType("two"), ModuleType("three")
    one = chapter("one", "def ask(n):\n    return two.answer(n)", two=two)
    exec("def answer(n):\n    return echo(n)", vars(two))
    exec("def echo(n):\n    return one.ask(n)", vars(three))
    vars(three)["one"], vars(two)["echo"] = one, three.echo
    with pytest.raises(DialectError, match=r"^ask -> answer -> echo -> ask: a rule may not call itself"):
        Reach([one.ask], {})
    with pytest.raises(DialectError, match=r"^echo -> ask -> answer -> echo: "):
        Reach([three.echo], {})


def test_two_chapters_that_need_each_other_are_no_recursion() -> None:
    one, two = ModuleType("one"), ModuleType("two")
    exec("def a():\n    return two.b()\n\ndef c():\n    return 1", vars(one))
    exec("def b():\n    return one.c()\n\ndef d():\n    return one.a()", vars(two))
    vars(one)["two"], vars(two)["one"] = two, one
    assert reached(two.d) == ["c", "b", "a", "d"]


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ([1, 2], "list"),
        ({"a": 1}, "dict"),
        ("word", "str"),
        (1.5, "float"),
        (None, "NoneType"),
        ((1, 2), "tuple"),
        (int, "type"),
        (ValueError, "type"),
        (len, "builtin_function_or_method"),
    ],
)
def test_what_rules_cannot_use_is_refused_by_name(value: object, kind: str) -> None:
    turn = chapter("turn", "def look():\n    return THING", THING=value)
    with pytest.raises(
        DialectError,
        match=rf"^turn\.look uses THING, a {kind}: rules use numbers, tables, functions and chapters only\.$",
    ):
        Reach([turn.look], {})


def test_it_is_refused_in_another_chapter_too() -> None:
    turn = chapter("turn", "def look():\n    return data.WORDS", data=chapter("data", "WORDS = 'tea rum'"))
    with pytest.raises(DialectError, match=r"^turn\.look uses data\.WORDS, a str: "):
        Reach([turn.look], {})


def test_a_chapter_in_a_chapter_is_refused() -> None:
    inner = chapter("inner", "def f():\n    return 1")
    turn = chapter("turn", "def look():\n    return outer.inner.f()", outer=chapter("outer", "", inner=inner))
    with pytest.raises(DialectError, match=r"^turn\.look uses outer\.inner, a module: "):
        Reach([turn.look], {})


def test_a_chapter_itself_is_no_value() -> None:
    turn = chapter("turn", "def look():\n    here = hands\n    return here.loss(1)", hands=book()["hands"])
    with pytest.raises(
        DialectError, match=r"^turn\.look: hands is a chapter; only its functions and tables can be used"
    ):
        Reach([turn.look], {})


def test_a_chapter_is_not_written() -> None:
    turn = chapter("turn", "def look():\n    hands.LIMIT = 9\n    return 0", hands=book()["hands"])
    with pytest.raises(DialectError, match=r"^turn\.look: hands is a chapter"):
        Reach([turn.look], {})


def test_a_function_missing_from_a_chapter_is_told() -> None:
    turn = chapter("turn", "def look():\n    return hands.lose(1)", hands=book()["hands"])
    with pytest.raises(DialectError, match=r"^turn\.look: hands is a chapter; only its functions and tables"):
        Reach([turn.look], {})


@pytest.mark.parametrize("inner", ["lambda i: i", "sum(i for i in range(n))"])
def test_functions_inside_functions_have_no_key(inner: str) -> None:
    turn = chapter("turn", f"def look(n):\n    return {inner}")
    with pytest.raises(DialectError, match=r"^turn\.look: functions inside functions are not in the dialect\.$"):
        keys(Reach([turn.look], {}), "")
