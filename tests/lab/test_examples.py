"""The examples of the lab do what they say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from ostrov.engine.errors import GameError, VersionError
from ostrov.games import load
from ostrov.lab import agent
from ostrov.lab.agent import sit
from ostrov.lab.tournament import Order, tournament
from ostrov.server import messages as m
from tests.server.serving import serving

pytest.importorskip("numba")

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_bot_of_twenty_lines_beats_random_in_a_tournament() -> None:
    file = EXAMPLES / "bot_in_twenty_lines.py"
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 24
    order = Order(load("catan"), ("random", str(file)), 20, {"players": "2", "trade": "off"})
    found = tournament(order, None, lambda _sentence: None)
    assert found["ratings"][0]["bot"] == str(file)


def test_the_same_file_plays_in_a_batch_in_a_tournament_and_at_a_table(tmp_path: Path) -> None:
    """[U-74] Each example has 30 lines at most."""
    file = str(EXAMPLES / "bot_in_twenty_lines.py")
    names = ("agent_in_a_batch", "agent_in_a_tournament", "agent_at_a_table")
    for name in names:
        assert len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= 30
    in_a_batch, in_a_tournament, at_a_table = map(example, names)
    assert in_a_batch.share(file, enough=100) > 0.6
    assert in_a_tournament.rating(file, deals=3, file=tmp_path / "results.jsonl")[file] > -1000
    with serving(tmp_path) as served:
        seats = {"blue": m.NewSeat("open"), "white": m.NewSeat("bot", level="random")}
        host = served.client.open(m.NewTable("catan", {"players": "2", "trade": "off"}, seats, pace="none"))
        link = f"{served.address}/#/t/{host.table}/{host.invite}"
        assert at_a_table.play(link, file) in (1, 2)
        match = served.house._rooms[host.table].result().match
        assert match.over
        assert {row.entry.seat for row in match.rows} >= {"white", "blue"}


def test_a_link_that_is_none_and_other_rules_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(EXAMPLES / "bot_in_twenty_lines.py")
    with pytest.raises(GameError, match="is no link to a table"):
        sit("http://127.0.0.1:1/", file, "A", print)
    with serving(tmp_path) as served:
        host = served.client.open(m.NewTable("smugglers", {"players": "2"}, {}, pace="none"))
        monkeypatch.setattr(agent, "load", lambda _name: SimpleNamespace(version=99))
        with pytest.raises(VersionError, match="by rules"):
            sit(f"{served.address}/#/t/{host.table}", file, "A", print)


def test_an_agent_learns_to_beat_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A part of its usual time is enough for more than half; and its file plays in a tournament too."""
    learner = example("learn_smugglers")
    monkeypatch.setattr(learner, "FILE", tmp_path / "learned.npz")
    untaught = np.zeros((len(learner.SCALE), len(learner.smugglers.actions)))
    assert learner.won(untaught, 500) < 0.6, "without weights it is random"
    assert learner.main(20_000) > 0.65
    games = learner.batch(learner.smugglers, 3)
    actions = learner.decide(games.rows(), games.mask)
    games.step(actions)
