"""The page on how a game plays, and a saved game looked back at."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ostrov.cli import main
from ostrov.engine import saved
from ostrov.engine.errors import GameError
from ostrov.engine.laws import random_history
from ostrov.engine.position import CHANCE
from ostrov.games import load
from ostrov.lab import report

pytest.importorskip("numba")

GAMES = 30


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("report") / "page.html"
    report.write(load("smugglers"), {"players": "3"}, "random", GAMES, 4, file)
    return file.read_text(encoding="utf-8")


def games_in(page: str) -> dict[str, Any]:
    found = re.search(r"^const games = (.*);$", page, re.MULTILINE)
    assert found is not None
    games: dict[str, Any] = json.loads(found[1].replace("<\\/", "</"))
    return games


def test_every_number_opens_a_game_that_is_in_the_page(page: str) -> None:
    opened = set(re.findall(r'data-game="(\d+)"', page))
    assert opened == set(games_in(page))
    assert len(opened) > 5
    assert all(game["steps"] for game in games_in(page).values())


def test_counts_add_up(page: str) -> None:
    body = page.partition("<script>")[0]
    for picture in re.findall(r"<svg.*?</svg>", body):
        assert sum(int(count) for count in re.findall(r": (\d+) games", picture)) == GAMES
    assert len(re.findall(r"<svg", body)) == 4
    wins = [int(won) for won in re.findall(r"<tr><th>\w+</th><td><button[^>]*>(\d+)<", page)]
    assert sum(wins) >= GAMES


def test_games_are_told_in_words_with_their_points(page: str) -> None:
    for game in games_in(page).values():
        assert game["seats"] == ["Red", "Blue", "Green"]
        assert any(step.startswith("Red loads") for step in game["steps"])
        assert len(game["course"]) == report.LOOKS + 1
        ends = [int(points) for points in re.findall(r"\w+ (\d+)(?:,|$)", game["end"])]
        assert game["course"][-1] == ends, "the picture ends where the game does"


def test_sources_add_up_to_the_scores(page: str) -> None:
    """Who wins has more than the mean from all sources together, the others less."""
    bars = [float(mean) for mean in re.findall(r"</i>(-?[\d.]+)</td>", page)]
    scores = [float(score) for score in re.findall(r"to [\d.]+ %</td><td>([\d.]+)</td>", page)]
    assert len(scores) == 3
    assert len(bars) % 2 == 0
    assert sum(bars[::2]) > sum(scores) / 3 > sum(bars[1::2])


def test_it_needs_nothing_from_outside(page: str) -> None:
    assert not re.search(r"""(src|href)=|https?://|@import|url\(""", page)


def test_a_bar_holds_its_game() -> None:
    values = [3, 9, 9, 12, 40]
    bars = report._bars(values)
    assert sum(bar.count for bar in bars) == len(values)
    assert len(bars) <= report.BARS
    for bar in bars:
        if bar.count:
            first, _, last = bar.label.partition("–")
            assert int(first) <= values[bar.game] <= int(last or first)


def test_one_game_is_no_report() -> None:
    with pytest.raises(GameError, match="two games at least"):
        report.write(load("smugglers"), {}, "random", 1, 0, Path("never.html"))


def test_the_commands_write_a_page_and_look_back_at_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    assert main(["report", "smugglers", "--games", "5", "--out", str(page)]) == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    words = ["simulate", "smugglers", "--players", "2", "--compare", "standard", "goal=25", "--games", "5"]
    assert main([*words, "--keep", str(tmp_path)]) == 0
    kept = str(next(tmp_path.glob("*standard.txt")))
    capsys.readouterr()
    assert main(["analyse", kept, "--playouts", "20", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seats"] == ["red", "blue"]
    assert max(found["course"][-1]["shares"]) in (0.5, 1)
    assert found["hints"] == []
    assert main(["analyse", kept, "--playouts", "20", "--public"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("smugglers, from what everybody saw: # red  * blue")
    assert len(lines) > len(found["course"])


def test_a_game_that_goes_on_is_advised_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The hints are for who is asked, and are what that seat may do."""
    file = tmp_path / "on.txt"
    for history in random_history(load("smugglers").desk("cpu"), {"players": "2"}, 3, 4):
        position = history.position
        asked = [seat for seat in position.awaited if seat != CHANCE and len(position.choices(seat)) > 1]
        if asked and position.turns == 3:
            saved.store(file, saved.write(history))
            break
    assert main(["analyse", str(file), "--playouts", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["hints"]
    assert {hint["seat"] for hint in found} == set(asked)
    assert all(hint["words"] in position.choices(hint["seat"]) for hint in found)
