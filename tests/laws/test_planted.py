"""Each law has been seen to fail: on a fault planted in a copy of the tiny game, found by the law it breaks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostrov.engine import history, laws, prove, text
from ostrov.engine.actions import Table
from ostrov.engine.errors import OutOfRange
from ostrov.engine.game import Game
from ostrov.engine.history import History
from ostrov.engine.laws import Broken, Prover
from ostrov.games import load
from tests.faulty import Edit, variant

OPTIONS = {"players": "3"}

PLANTED: dict[str, tuple[int, Edit]] = {
    "a pile counted wrong at the start": (prove.SOUND, ("setup.py", "s.left = CARDS", "s.left = CARDS - 1")),
    "a wrong refusal: robbing is offered only by forbids": (
        prove.AGREE,
        ("turn.py", "if forbids(s, seat, action) == 0:", "if forbids(s, seat, action) == 0 and KIND[action] != ROB:"),
    ),
    "a stale table: offers out of order": (
        prove.AGREE,
        ("turn.py", "for action in range(len(KIND)):", "for action in range(len(KIND) - 1, -1, -1):"),
    ),
    "offers to a seat that is not asked": (
        prove.ASKED,
        ("sailing.py", "return 20 if s.phase != DAY or seat != s.sailor else 0", "return 20 if s.phase != DAY else 0"),
    ),
    "a dead end: asked again after loading": (
        prove.DEAD_END,
        ("turn.py", "if has(s.idle, seat):", "if s.phase == NIGHT:"),
    ),
    "a dead end for chance": (
        prove.DEAD_END,
        ("turn.py", "likely(w, DRAW + good, s.pile[good])", "likely(w, DRAW + good, 0)"),
    ),
    "a leak through a field: the thief knows who has no tea": (
        prove.REDACTED,
        ("sailing.py", "s.seats[victim].cards == 0", "s.seats[victim].hand[0] == 0"),
    ),
    "imagining forgets the cargo": (prove.IMAGINED, ("imagine.py", "if has(s.loaded, owner):", "if False:")),
    "imagining changes what was seen": (
        prove.IMAGINED,
        (
            "imagine.py",
            "    for owner in range(s.options.players):\n        if owner != seat:",
            "    s.taker = 0\n    for owner in range(s.options.players):\n        if owner != seat:",
        ),
    ),
    "odds that do not sum up": (prove.ODDS, ("turn.py", "return w.total", "return w.total + 1")),
    "outcomes of two kinds at once": (
        prove.ODDS,
        (
            "turn.py",
            "            likely(w, DRAW + good, s.pile[good])",
            "            likely(w, DRAW + good, s.pile[good])\n    likely(w, STEAL, 1)",
        ),
    ),
    "asking changes something": (
        prove.UNTOUCHED,
        ("turn.py", "    bits = 0\n", "    bits = 0\n    s.victim = 3\n"),
    ),
    "a game that is over without an end": (prove.ENDED, ("night.py", "s.ending = BY_PILE", "s.ending = 0")),
    "nobody wins": (prove.ENDED, ("ending.py", "    return better + 1", "    return better + 2")),
    "a card lost on the way": (prove.APPLIES, ("night.py", "    s.seats[s.taker].cards += 1\n", "")),
    "an offered action overruns its row": (
        prove.APPLIES,
        ("night.py", "return 11 if s.seats[seat].hand[FIRST[action]] == 0 else 0", "return 0"),
    ),
    "a revelation that could be taken back": (
        prove.FINAL,
        ("actions.py", 'Kind("doubt", final=True)', 'Kind("doubt")'),
    ),
    "a leak through a field everybody sees": (
        prove.HIDDEN,
        ("state.py", "start=EMPTY, seen=OWNER)", "start=EMPTY)"),
    ),
    "a leak through an action's argument": (
        prove.SHOWN,
        ("actions.py", 'Kind("load", GOOD, together=True)', 'Kind("load", GOOD)'),
    ),
    "a leak through an outcome's argument": (
        prove.SHOWN,
        ("actions.py", 'Kind("draw", GOOD, seen=by("taker"))', 'Kind("draw", GOOD)'),
    ),
    "a leak through the order of answers": (
        prove.COMMUTE,
        ("night.py", "    drop(s.idle, seat)", "    drop(s.idle, seat)\n    s.victim = seat"),
    ),
}


def broken_law(game: Game, link_name: str, rarely: int = 1) -> int:
    """The number of the law that random games of a faulty game break."""
    prover = Prover(game, link_name)

    def forty_games() -> None:
        for key in range(40):
            prover.game_keeps_the_laws(OPTIONS, key, rarely)

    with pytest.raises(Broken) as caught:
        forty_games()
    found = re.match(r"Law (\d+) is broken", str(caught.value))
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_breaks_its_law(fault: str, tmp_path: Path) -> None:
    law, edit = PLANTED[fault]
    game = variant(tmp_path, edit)
    if fault == "an offered action overruns its row":
        with pytest.raises(Broken, match=r"OutOfRange: hand\[\d\] = -1"):  # checked does not even let it happen
            Prover(game, "checked").game_keeps_the_laws(OPTIONS, 0)
        return
    assert broken_law(game, "checked") == law


def test_compiled_rules_break_the_same_laws(tmp_path: Path) -> None:
    """One fault on the compiled link, where an overrun is not caught at its line but by the law."""
    law, edit = PLANTED["an offered action overruns its row"]
    assert broken_law(variant(tmp_path, edit), "cpu") == law


def test_turns_that_are_taken_back(tmp_path: Path) -> None:
    """Seen by the walk itself, between the positions that are proved."""
    game = variant(tmp_path, ("turn.py", "    return s.turns", "    return 100 - s.turns"))
    assert broken_law(game, "checked", rarely=1_000_000) == prove.TURNS


def test_every_law_has_a_planted_fault() -> None:
    planted = {law for law, _ in PLANTED.values()} | {prove.TURNS}
    assert planted == set(laws.SENTENCES)


def test_a_box_edited_behind_the_rules_back(tmp_path: Path) -> None:
    """A stale table: the rules count with one number of cards, the box now says another."""
    game = variant(
        tmp_path,
        ("state.py", "COUNT = np.array(", "COUNT = 1 + np.array("),
        ("setup.py", "COUNT[good]", "COUNT[good] - 1"),
    )
    assert broken_law(game, "checked") == prove.SOUND


# --- the laws asked in Python ---------------------------------------------------------------------------------------


def test_words_that_do_not_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "words", lambda _table, number: "load tea")
    with pytest.raises(Broken, match="does not come back"):
        laws.words_come_back(load("smugglers").desk("checked"), OPTIONS, 0)


def test_text_that_forgets_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = text.write
    monkeypatch.setattr(text, "write", lambda *given: honest(*given).replace("turns: 1", "turns: 2"))
    with pytest.raises(Broken, match="does not come back"):
        laws.text_comes_back(load("smugglers").desk("checked"), OPTIONS, 0)


def test_undo_that_takes_back_too_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(History, "undo", lambda history, _seat: history.position)
    with pytest.raises(Broken, match="not a replay"):
        laws.undo_is_replay(load("smugglers").desk("checked"), OPTIONS, 0)


def test_a_saved_game_that_loses_an_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history.Entry, "__eq__", lambda _one, _other: False)
    with pytest.raises(Broken, match="saved game changed"):
        laws.a_saved_game_comes_back(load("smugglers").desk("checked"), OPTIONS, 0)


def test_a_log_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "hidden_words", Table.words)
    with pytest.raises(Broken, match="leaks"):
        laws.hidden_arguments_stay_hidden(load("smugglers").desk("checked"), OPTIONS, 0)


def test_links_that_differ(tmp_path: Path) -> None:
    """A negative index reads the last place in compiled code; in checked it raises at its line."""
    game = variant(tmp_path, ("sailing.py", "VALUE[s.claim]", "VALUE[s.claim - len(VALUE)]"))
    assert sum(1 for _ in laws.random_history(game.desk("cpu"), OPTIONS, 1)) > 0
    with pytest.raises(OutOfRange):
        laws.links_agree(game, OPTIONS, 1)
