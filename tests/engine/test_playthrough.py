"""Playthroughs: the same text on every link and for ever, until a rule changes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ostrov.engine import playthrough
from ostrov.engine.actions import Kind, Table
from ostrov.engine.errors import GameError, OstrovError, TextError
from ostrov.engine.game import Game
from ostrov.engine.history import History, begin
from ostrov.engine.link import LINKS, have_numba
from ostrov.engine.names import Names, numbered
from ostrov.games import load

GAME = load("smugglers")
DESK = GAME.desk("checked")
TWO = {"players": "2"}
STEP = re.compile(r"(?P<number>\d+)\. turn (?P<turn>\d+), points (?P<points>[\d ]+), asked (?P<asked>[\w ]+)\Z")


def changed(**instead: Callable[..., Any]) -> Game:
    """The game with some of its rules replaced."""
    made = Game(GAME.package, GAME.modules, GAME.box_hash)
    for name, function in instead.items():
        made.functions[made.stub(name)] = function
    return made


def steps_of(written: str) -> list[list[str]]:
    """The lines of each step."""
    played = written.partition("\nend: ")[0].splitlines()[3:]
    return [played[start : start + 4 - (" asked chance" in played[start]) * 1] for start in starts(played)]


def starts(lines: list[str]) -> list[int]:
    return [place for place, line in enumerate(lines) if STEP.match(line)]


@pytest.mark.parametrize("options", playthrough.tables(GAME), ids=str)
def test_every_link_writes_the_same(options: dict[str, str]) -> None:
    links = LINKS if have_numba() else LINKS[:1]
    written = {link: playthrough.write(GAME, options, 5, link_name=link) for link in (*links, "checked")}
    assert len(set(written.values())) == 1
    assert playthrough.write(GAME, options, 6) != written["checked"]


def test_what_is_chosen_follows_from_the_key_for_ever() -> None:
    """These numbers stand in every file ever written; another way to choose would change them all."""
    assert [playthrough._pick(7, step, "seat", 1000) for step in (1, 2, 3)] == [984, 606, 789]


def test_a_file_can_be_replayed_by_what_it_tells() -> None:
    written = playthrough.write(GAME, TWO, 3)
    history = begin(DESK, TWO)
    for number, (head, *told) in enumerate(steps_of(written), 1):
        position, found = history.position, STEP.match(head)
        assert found is not None
        assert (int(found["number"]), int(found["turn"])) == (number, position.turns)
        assert found["points"].split() == [str(position.score(seat)) for seat in position.seats]
        assert tuple(found["asked"].split()) == position.asked
        seat, words = told[-1].strip().split(": ")
        may = told[0].removeprefix(f"   {seat} may: ")
        if seat == "chance":
            assert opened(re.sub(r" x\d+", "", may)) == list(position.outcomes())
            assert all(f"{words.split()[-1]} x{odds}" in may for words, odds in position.outcomes().items())
        else:
            assert opened(may) == position.choices(seat)
            why_nots = told[1].removeprefix(f"   {seat} may not: ").split("; ")
            rules = [why_not.rpartition(" ") for why_not in why_nots]
            assert all(position.why_not(seat, refused) == rule for refused, _, rule in rules)
            assert 1 <= len({rule for _, _, rule in rules}) == len(rules) <= playthrough.WHY_NOTS
        history.act(seat, words)
    assert f"end: {history.position.ended}\n" in written
    assert not history.position.asked
    assert written.endswith(str(history.position).partition("\n")[2])


def test_only_some_why_nots_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "; " in may_not_told(playthrough.write(GAME, TWO, 3))
    monkeypatch.setattr(playthrough, "WHY_NOTS", 1)
    assert "; " not in may_not_told(playthrough.write(GAME, TWO, 3))


def may_not_told(written: str) -> str:
    return "\n".join(line for line in written.splitlines() if " may not: " in line)


def opened(told: str) -> list[str]:
    """`load tea, rum; believe` in whole actions."""
    return [
        " ".join([kind.split()[0], *argument.split()])
        for kind in told.split("; ")
        for argument in kind.partition(" ")[2].split(", ")
    ]


def test_neighbours_are_told_as_a_range_and_nothing_is_lost() -> None:
    table = Table(
        Kind("build", numbered("edge", "E", 9)), Kind("trade", Names("a", "x y"), Names("b", "p q")), Kind("end")
    )
    assert playthrough._told(table, [0, 1, 2, 3, 5, 7, 8, 13]) == "build E1..E4, E6, E8, E9; end"
    assert playthrough._told(table, [7, 8, 9, 10, 11]) == "build E8, E9; trade x p, x q, y p"
    assert playthrough._told(table, list(range(14))) == "build E1..E9; trade x p..y q; end"
    odds = [" x1", " x1", " x1", " x1", " x2", " x2"]
    assert playthrough._told(table, list(range(6)), odds) == "build E1..E4 x1, E5 x2, E6 x2"


def test_a_file_agrees_until_a_rule_changes(tmp_path: Path) -> None:
    def worth_more(s: Any, seat: int, source: int) -> int:
        return int(s.seats[seat].trade) * 2

    path = tmp_path / playthrough.file_name(GAME, TWO)
    path.write_text(playthrough.write(GAME, TWO, 3))
    assert path.name == "smugglers-players-2.txt"
    assert playthrough.check(path, load) == []
    difference = playthrough.check(path, lambda _name: changed(points=worth_more))
    assert difference[0].startswith(f"--- {path}")
    gone = [line for line in difference[2:] if line.startswith("-")]
    come = [line for line in difference[2:] if line.startswith("+")]
    assert gone
    assert all("points" in line or "trade" in line for line in gone + come)


FORBIDS = GAME.functions[GAME.stub("forbids")]


def test_a_refusal_by_another_rule_is_a_difference(tmp_path: Path) -> None:
    def refuses_otherwise(s: Any, seat: int, action: int) -> int:
        return 99 if FORBIDS(s, seat, action) != 0 else 0

    path = tmp_path / "play.txt"
    path.write_text(playthrough.write(GAME, TWO, 3))
    difference = playthrough.check(path, lambda _name: changed(forbids=refuses_otherwise))[2:]
    assert difference
    assert all(" may not: " in line for line in difference if line[0] in "+-")
    assert all(f" {GAME.rule_id(99)}" in line for line in difference if line.startswith("+"))


def test_a_dead_end_is_a_sentence_with_the_position(tmp_path: Path) -> None:
    def offers_nothing(s: Any, seat: int, m: Any) -> int:
        return 0

    path = tmp_path / "play.txt"
    path.write_text(playthrough.write(GAME, TWO, 3))
    with pytest.raises(OstrovError, match=r"is asked but can do nothing: the rules have a dead end here\.\nsmugglers"):
        playthrough.check(path, lambda _name: changed(legal=offers_nothing))


def test_an_edited_line_is_a_difference(tmp_path: Path) -> None:
    path = tmp_path / "play.txt"
    written = playthrough.write(GAME, TWO, 3)
    path.write_text(written.replace("12. turn", "12. round", 1))
    assert len([line for line in playthrough.check(path, load) if line[0] in "+-"]) == 4
    path.write_text(written[:-1])
    assert playthrough.check(path, load) == ["the lines agree, but not how they end"]


def test_a_long_game_is_cut_off_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "play.txt"
    path.write_text(playthrough.write(GAME, {"goal": "40"}, 3, most_steps=20))
    assert len(steps_of(path.read_text())) == 20
    assert "\nend: (not reached)\n" in path.read_text()
    assert path.read_text().startswith("# ostrov playthrough smugglers --option goal=40 --key 3 --steps 20\n")
    assert playthrough.check(path, load) == []


def test_there_is_a_table_for_every_number_of_players() -> None:
    assert playthrough.tables(GAME)[:3] == [{"players": "2"}, {"players": "3"}, {"players": "4"}]


@pytest.mark.parametrize(
    ("first", "kind", "sentence"),
    [
        ("", TextError, "line 1: a playthrough begins with"),
        ("# ostrov playthrough", TextError, "line 1: a playthrough begins with"),
        ("# ostrov playthrough ", TextError, "line 1: it reads like"),
        ("# ostrov playthrough smugglers --key", TextError, "line 1: it reads like"),
        ("# ostrov playthrough smugglers --key tea", TextError, "line 1: it reads like"),
        ("# ostrov playthrough smugglers --option goal", TextError, "line 1: it reads like"),
        ("# ostrov playthrough smugglers --speed 9", TextError, "line 1: it reads like"),
        ("# ostrov playthrough smugglers 'open", TextError, "line 1: it reads like"),
        ("# ostrov playthrough smugglers --players 9", TextError, "players is 2 to 4, not 9"),
        ("# ostrov playthrough nosuchgame --key 1", GameError, "No game is called 'nosuchgame'"),
    ],
)
def test_a_first_line_that_cannot_be_is_one_sentence(
    tmp_path: Path, first: str, kind: type[OstrovError], sentence: str
) -> None:
    path = tmp_path / "play.txt"
    path.write_text(f"{first}\nmore\n")
    with pytest.raises(kind, match=re.escape(sentence)) as problem:
        playthrough.check(path, load)
    assert str(problem.value).startswith(f"{path}: ")


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="cannot be read"):
        playthrough.check(tmp_path / "missing.txt", load)


def test_a_history_has_one_entry_a_step() -> None:
    history = History(DESK, begin(DESK, TWO).position.data)
    for length in range(1, 15):
        list(playthrough._step(history, 1))
        assert len(history) == length
