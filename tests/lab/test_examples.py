"""The examples of the lab do what they say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from ostrov.games import load
from ostrov.lab.tournament import Order, tournament

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
