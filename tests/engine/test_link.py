"""One source on two links, side by side in one process; what was edited runs, and nothing else is compiled anew."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from ostrov.engine import drive, link
from ostrov.engine.errors import DialectError, GameError, OutOfRange
from ostrov.engine.game import Game
from ostrov.engine.history import begin
from ostrov.engine.laws import links_agree
from ostrov.engine.link import best_link, doors
from ostrov.engine.window import TableWindow
from tests.engine.declared import bazaar, changed_bazaar, edited_bazaar, smugglers

BOTH = ["checked", "cpu"]
WORTH = 7 + (5 + 1) + 4  # the rum's price, the bonus of another chapter, the rent of the second stall


@pytest.fixture(autouse=True)
def _numba() -> None:
    pytest.importorskip("numba")


def keys_of(game: Game, **options: Any) -> dict[str, str]:
    """The key of every function of the cpu link, by its name without the package's; nothing is compiled yet."""
    linked: Any = link.link(game, "cpu", **options)
    return {name.removeprefix(f"{game.package}."): key for name, key in linked.keys.items()}


def edited(file: str, old: str, new: str) -> tuple[set[str], set[str]]:
    """Which functions of the bazaar have another key after an edit, and which have the same."""
    before, after = keys_of(edited_bazaar(file, old, old)), keys_of(edited_bazaar(file, old, new))
    assert before.keys() == after.keys()
    return {n for n in before if before[n] != after[n]}, {n for n in before if before[n] == after[n]}


# --- side by side -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", range(3))
def test_the_links_agree_after_every_step_of_a_game(key: int) -> None:
    assert links_agree(smugglers(), {"players": "3"}, key) > 20


def test_links_take_turns_on_one_position() -> None:
    """What one link leaves, the other goes on with: a random life of the bazaar, a step each."""
    chooser = random.Random(4)
    table = bazaar().actions
    desks = [bazaar().desk(name) for name in BOTH]
    data = bazaar().start("checked").data
    for number in range(19):
        if desks[0].asks(data, bazaar().chance):
            results = [desk.after(data, bazaar().chance, number % 2) for desk in desks]
        else:
            seat = next(seat for seat in range(3) if desks[0].asks(data, seat))
            offered = [desk.legal(data, seat) for desk in desks]
            assert offered[0] == offered[1]
            safe = [action for action in offered[0] if table.words(action) not in OVERRUNS]
            action = chooser.choice(safe)
            results = [desk.after(data, seat, action) for desk in desks]
        assert results[0] == results[1]
        data = results[number % 2]


def test_a_function_imported_by_another_name_runs() -> None:
    """`from ostrov.engine.members import has as holds`"""
    for name in BOTH:
        assert bazaar().start(name).why_not("red", "put E1") == "B-001"
        assert bazaar().start(name).why_not("red", "put E2") is None
        assert bazaar().start(name).why_not("red", "drop E2") == "B-002"


def test_chapters_that_need_each_other_run() -> None:
    """`ending` calls `deals`, `deals` calls `stalls`, and `stalls` calls `deals` again."""
    for name in BOTH:
        assert bazaar().start(name).points("red")["both"] == WORTH


def test_every_door_stands_open_on_both_links() -> None:
    for name in BOTH:
        assert {f.__name__ for f in doors()} == set(vars(bazaar().linked(name).run))


def test_rule_files_know_nothing_of_links() -> None:
    """Functions and modules are cloned; the originals still read the box's own tables and the engine's own verbs."""
    [bazaar().linked(name) for name in BOTH]
    stalls, turn = bazaar().modules["turn"], bazaar().modules["setup"]
    assert type(stalls.KIND) is np.ndarray
    assert type(bazaar().modules["state"].RENT) is np.ndarray  # which `deals` reads as state.RENT
    assert stalls.holds is turn.add.__globals__["has"]
    assert not hasattr(stalls.step, "py_func")
    with pytest.raises(NotImplementedError):
        drive.setup([None], 0)


def test_the_checked_link_reads_tables_as_plain_numbers() -> None:
    run = bazaar().linked("checked").run
    worth = run.points.__globals__["rules"].points.__globals__["deals"].both.__globals__["stalls"].worth
    assert isinstance(worth.__globals__["PRICE"], TableWindow)


# --- mistakes of rules --------------------------------------------------------------------------------------------

OVERRUNS = [f"reach S{place}" for place in range(3, 16)]


@pytest.mark.parametrize("words", ["reach S3", "reach S15"])
def test_reaching_past_a_row_raises_on_every_link(words: str) -> None:
    """Without bounds checks compiled code writes into the next field and says nothing."""
    with pytest.raises(OutOfRange, match=r"^price\[\d+\]: it has 3 places\.$"):
        bazaar().start("checked").after("red", words)
    with pytest.raises(IndexError, match="index is out of bounds"):
        bazaar().start("cpu").after("red", words)


def test_reaching_past_a_table_raises_on_every_link() -> None:
    """A number of the box that is one too large."""
    game = changed_bazaar("bazaar_past_a_table", "deals.py", "stalls.worth(s, 2)", "stalls.worth(s, 3)")
    with pytest.raises(OutOfRange, match=r"^PRICE\[3\]: it is \(3,\) large\.$"):
        game.start("checked").points("red")
    with pytest.raises(IndexError):
        game.start("cpu").points("red")


def test_a_mistake_leaves_nothing_behind() -> None:
    """The desk works on a copy of its own; the next question is answered as if nothing had been."""
    for name in BOTH:
        before = bazaar().start(name)
        with pytest.raises((OutOfRange, IndexError)):
            before.after("red", "put E2; reach S9")
        assert before.points("red")["count"] == 11
        assert before.after("red", "put E2").points("red")["count"] == 12


def test_a_member_that_is_none_cannot_be_dropped_on_checked() -> None:
    desk = bazaar().desk("checked")
    with pytest.raises(OutOfRange, match=r"^roads: 1 is dropped but is no member\.$"):
        desk.step(bazaar().start("checked").data, 0, bazaar().actions.number("drop E2"))


def test_a_misspelt_field_raises_on_checked_at_its_line() -> None:
    """Numba says KeyError without a line; so `checked` runs first."""
    game = changed_bazaar("bazaar_misspelt", "turn.py", "s.moves += 1", "s.movse += 1")
    with pytest.raises(AttributeError, match="movse") as caught:
        game.start("checked").after("red", "sweep")
    assert caught.traceback[-1].frame.code.name == "step"
    assert "s.movse += 1" in str(caught.traceback[-1].statement)


def test_a_rule_that_calls_itself_through_chapters_is_no_game_on_any_link() -> None:
    game = changed_bazaar("bazaar_recursion", "stalls.py", "return n // 2", "return deals.bonus(n)")
    for name in BOTH:
        with pytest.raises(DialectError, match=r"half -> bonus -> half|bonus -> half -> bonus"):
            link.link(game, name)


@pytest.mark.parametrize("name", BOTH)
def test_a_global_that_is_no_number_is_refused_by_name(name: str) -> None:
    game = changed_bazaar(f"bazaar_words_{name}", "turn.py", "CHANCE = 8", "CHANCE = [8]")
    with pytest.raises(
        DialectError, match=rf"^bazaar_words_{name}\.turn\.asked uses CHANCE, a list: rules use numbers"
    ):
        link.link(game, name)


def test_there_is_no_such_link() -> None:
    with pytest.raises(GameError, match=r"^There is no link 'tpu'; there are: checked, cpu\b"):
        link.link(bazaar(), "tpu")


def test_without_numba_the_checked_link_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    assert best_link() == "cpu"
    monkeypatch.setattr(link, "have_numba", lambda: False)
    assert best_link() == "checked"
    with pytest.raises(GameError, match=r"^The cpu link needs Numba; install it with: pip install 'ostrov\[fast\]'$"):
        link.link(bazaar(), "cpu")


# --- keys ---------------------------------------------------------------------------------------------------------


def test_an_edited_rule_runs_at_once() -> None:
    """With Numba's own cache, an edited function of another file went on running as it was."""
    for divisor, bonus in [(2, 5), (5, 2), (2, 5), (10, 1)]:
        game = edited_bazaar("stalls.py", "return n // 2", f"return n // {divisor}")
        for name in BOTH:
            assert game.start(name).points("red")["both"] == WORTH - 5 + bonus


def test_an_edited_rule_is_compiled_anew_with_its_callers_and_nothing_else() -> None:
    new, old = edited("stalls.py", "return n // 2", "return n // 3")
    assert {"stalls.half", "deals.bonus", "stalls.worth", "deals.both", "ending.points"} <= new
    assert "ostrov.engine.drive.points" in new
    assert {"turn.step", "turn.forbids", "setup.setup", "state.hide", "ostrov.engine.drive.step"} <= old


def test_an_edited_value_of_the_box_is_an_edit_of_who_reads_it() -> None:
    new, old = edited("data/box.toml", "prices = [3, 5, 7]", "prices = [3, 5, 8]")
    assert {"stalls.worth", "deals.both", "ending.points", "ostrov.engine.drive.points"} <= new
    assert {"stalls.half", "deals.bonus", "turn.step", "ostrov.engine.drive.legal"} <= old


def test_an_edited_number_and_an_edited_default_count_too() -> None:
    new, old = edited("state.py", "BONUS = 5", "BONUS = 6")
    assert "deals.bonus" in new
    assert "stalls.half" in old
    new, old = edited("deals.py", "extra=1", "extra=2")
    assert {"deals.bonus", "stalls.worth"} <= new
    assert "stalls.half" in old


def test_a_new_comment_or_docstring_compiles_nothing() -> None:
    new, _ = edited("deals.py", "def bonus(s, extra=1):", "# so\n\ndef bonus(s, extra=1):\n    '''Pay.'''")
    assert new == set()


def test_another_layout_compiles_everything() -> None:
    """`gold` grows from 16 to 32 bits, so every field may lie elsewhere."""
    _, old = edited("state.py", "number(30000, least=-5)", "number(40000, least=-5)")
    assert old == set()


def test_another_range_of_the_same_width_compiles_only_what_reads_ranges() -> None:
    new, old = edited("state.py", "number(30000, least=-5)", "number(30001, least=-5)")
    assert "state.out_of_range" in new
    assert {"state.hide", "state.same", "turn.step", "turn.legal"} <= old


def test_what_is_final_compiles_the_doors_that_ask_for_it() -> None:
    new, old = edited("actions.py", "TIDE, seen=by", "TIDE, final=True, seen=by")
    assert "ostrov.engine.drive.is_final" in new
    assert {"setup.setup", "turn.step", "state.hide", "state.sees_action", "ostrov.engine.drive.legal"} <= old


def test_who_sees_an_action_is_an_edit_of_who_asks_for_that() -> None:
    new, old = edited("actions.py", 'seen=by("buyer", "seller")', 'seen=by("buyer")')
    assert {"state.sees_action", "ostrov.engine.drive.sees_action"} <= new
    assert {"state.sees_outcome", "turn.step", "state.hide", "ostrov.engine.drive.legal"} <= old


def test_the_compilers_options_are_in_every_key() -> None:
    """Numba's own key has none: a plain run after a checked one loaded the unchecked code, and the reverse."""
    plain, unchecked = keys_of(bazaar()), keys_of(bazaar(), boundscheck=False)
    assert all(plain[name] != unchecked[name] for name in plain)
    assert keys_of(bazaar(), boundscheck=True) == plain


def test_two_games_have_their_own_tables() -> None:
    """Side by side: the doors are one source, and each link has its own clones of them."""
    bought = begin(smugglers().desk("cpu"), {"players": "2"})
    assert bazaar().start("cpu").points("blue")["count"] == 11
    assert bought.position.points("red") == {"trade": 0, "doubts": 0}
    assert bazaar().start("checked").asked == ("red",)
    assert smugglers().start("checked").asked == ("chance",)
