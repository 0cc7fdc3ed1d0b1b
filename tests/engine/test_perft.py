"""Counts of positions: against a slow count in words, and against planted faults."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ostrov.engine import perft
from ostrov.engine.errors import OstrovError, Refused, TextError
from ostrov.engine.game import Game
from ostrov.engine.laws import random_history
from ostrov.engine.link import LINKS, have_numba
from ostrov.engine.position import CHANCE, Position
from ostrov.games import load

GAME = load("smugglers")
DESK = GAME.desk("checked")
TWO = {"players": "2"}
DEALT = ["draw tea", "draw rum", "draw tea", "draw silk", "draw tea", "draw rum"]


def changed(**instead: Callable[..., Any]) -> Game:
    """The game with some of its rules replaced."""
    made = Game(GAME.package, GAME.modules, GAME.box_hash)
    for name, function in instead.items():
        made.functions[made.stub(name)] = function
    return made


def ways(position: Position, plies: int) -> list[list[str]]:
    """The texts of the ends of all ways, after 1, 2, … plies: slow, in words, and written otherwise."""
    ends, found = [position], []
    for _ in range(plies):
        ends = [end.after(seat, words) for end in ends for seat in end.asked for words in can_do(end, seat)]
        found.append([str(end) for end in ends])
    return found


def can_do(position: Position, seat: str) -> list[str]:
    """Everything of the table that is not refused."""
    table = GAME.outcomes if seat == CHANCE else GAME.actions
    return [words for words in map(table.words, range(len(table))) if applies(position, seat, words)]


def applies(position: Position, seat: str, words: str) -> bool:
    try:
        position.after(seat, words)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("link", LINKS if have_numba() else LINKS[:1])
@pytest.mark.parametrize("length", [0, 7, 15, 30])
def test_counts_agree_with_a_slow_count_in_words(link: str, length: int) -> None:
    for history in random_history(DESK, TWO, 11):
        if len(history) >= length:
            break
    slow = ways(history.position, 4)
    desk = GAME.desk(link)
    assert perft.count(desk, history.position.data, 4) == [len(set(texts)) for texts in slow]
    assert perft.count(desk, history.position.data, 4, paths=True) == [len(texts) for texts in slow]


def test_the_end_of_a_game_leads_nowhere() -> None:
    *_, history = random_history(DESK, TWO, 11)
    assert perft.count(DESK, history.position.data, 2) == [0, 0]
    assert perft.count(DESK, history.position.data, 0) == []


def test_a_start_with_outcomes_is_the_position_they_lead_to() -> None:
    position = GAME.start("checked", players=2)
    for words in DEALT:
        position = position.after(CHANCE, words)
    assert perft.start(DESK, TWO, DEALT) == position.data
    assert CHANCE not in position.asked


def test_more_outcomes_than_chance_is_asked_for_are_refused() -> None:
    with pytest.raises(OstrovError, match="chance is not asked after 6 of the outcomes given"):
        perft.start(DESK, TWO, [*DEALT, "draw tea"])


def test_too_many_positions_are_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perft, "MOST_POSITIONS", 5)
    with pytest.raises(OstrovError, match="More than 5 positions can be reached; ask for fewer plies"):
        perft.count(DESK, perft.start(DESK, TWO), 3)


def a_file(folder: Path, content: str) -> Path:
    path = folder / "perft.toml"
    path.write_text(content)
    return path


@pytest.mark.parametrize("link", LINKS if have_numba() else LINKS[:1])
def test_what_is_pinned_is_found_again(tmp_path: Path, link: str) -> None:
    written = perft.fixture('a "first" night', DESK, perft.start(DESK, TWO, DEALT), 4)
    from_start = f"""[[perft]]
    position = "smugglers players=2  rules {GAME.version}\\nfrom: start"
    outcomes = {DEALT}
    paths = {perft.count(DESK, perft.start(DESK, TWO, DEALT), 3, paths=True)}
    """
    assert perft.check(a_file(tmp_path, written + from_start), load, link) == []


def test_a_rule_that_is_lost_is_found(tmp_path: Path) -> None:
    """Planted fault: chance brings nothing but the first outcome."""

    def only_the_first(s: Any, w: Any) -> int:
        w.count, w.total = 1, 1
        w.outcomes[0], w.odds[0] = 0, 1
        return 1

    path = a_file(tmp_path, perft.fixture("dealing", DESK, perft.start(DESK, TWO), 2))
    found = perft.check(path, lambda _name: changed(odds=only_the_first), "checked")
    assert found == [
        f"{path}: dealing: counts after ply 1 are 1, not 3",
        f"{path}: dealing: counts after ply 2 are 1, not 9",
        f"{path}: dealing: paths after ply 1 are 1, not 3",
        f"{path}: dealing: paths after ply 2 are 1, not 9",
    ]


POSITION = f"position = 'smugglers players=2  rules {GAME.version}'\n"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("[[perft", "cannot be read"),
        ("", "it has no [[perft]], so it pins nothing"),
        ("perft = 3", "it has no [[perft]], so it pins nothing"),
        ("perft = [3]", "number 1: an entry begins with [[perft]]"),
        (f"[[perft]]\n{POSITION}", "number 1: an entry needs a position, and counts or paths"),
        (f"[[perft]]\n{POSITION}counts = []", "number 1: an entry needs a position, and counts or paths"),
        (f"[[perft]]\n{POSITION}counts = 3", "number 1: 'counts' is no key of an entry, or no list"),
        (f"[[perft]]\n{POSITION}numbers = [3]", "number 1: 'numbers' is no key of an entry"),
        ("[[perft]]\nposition = ''\ncounts = [1]", "number 1: No game is called ''"),
        ("[[perft]]\nposition = 'nosuch rules 1'\ncounts = [1]", "number 1: No game is called 'nosuch'"),
        (f"[[perft]]\nname = 'x'\n{POSITION}outcomes = [3]\ncounts = [1]", "x: outcomes are words"),
        (f"[[perft]]\nname = 'x'\n{POSITION[:-2]} seen by red'\ncounts = [1]", "x: positions are counted from a whole"),
    ],
)
def test_a_file_that_cannot_be_is_one_sentence(tmp_path: Path, content: str, sentence: str) -> None:
    path = a_file(tmp_path, content)
    with pytest.raises(TextError) as problem:
        perft.check(path, load, "checked")
    assert str(problem.value).startswith(str(path))
    assert sentence in str(problem.value)
