"""[U-75] One table of the levels of all games, recomputed by one command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ostrov.cli import main
from ostrov.games import load
from ostrov.lab import baselines, tournament

pytest.importorskip("numba")


def test_all_levels_of_all_games_are_rated_in_one_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = ["baselines", "--games", "smugglers,catan", "--bots", "random,apprentice", "--deals", "2"]
    asked = [*wanted, "--players", "2,4", "--folder", str(tmp_path)]
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["commit"] == baselines.commit()
    assert len(found["date"]) == len("2026-11-19")
    seen = {(line["game"], line["seats"], line["bot"]) for line in found["lines"]}
    assert seen == {("catan", seats, bot) for seats in (2, 4) for bot in ("random", "apprentice")}, (
        "one level is no table"
    )
    best = next(line for line in found["lines"] if line["bot"] == "apprentice" and line["seats"] == 2)
    assert best["options"] == {"players": "2", "trade": "off"}
    assert best["environment"] == "catan-1"
    assert best["rating"] > 0

    def never(*_arguments: object) -> None:
        pytest.fail("all of it was played already")

    monkeypatch.setattr(tournament, "_play", never)
    assert main(asked) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("`ostrov baselines`, ")
    assert sum(line.startswith("| catan-1 |") for line in told) == 4
    assert len({line.count("|") for line in told[2:]}) == 1, "a table"


def test_other_code_is_another_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results of another commit are kept beside and not mixed in."""
    order = baselines.Order([load("catan")], ("random", "apprentice"), ("2",), 1)
    for code in ("abc1234", "def5678"):
        monkeypatch.setattr(baselines, "commit", lambda code=code: code)
        baselines.baselines(order, tmp_path, lambda _sentence: None)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["abc1234", "def5678"]
