"""The comparison with the peer: all but the peer itself, which is played in the long run."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pytest

from ostrov.engine.errors import GameError
from ostrov.engine.game import load_package
from ostrov.lab import peers
from ostrov.lab.peers import Measured

ANSWERS = """
import json, sys
for line in sys.stdin:
    order = json.loads(line)
    told = {"games": 3, "finished": 2, "decisions": 30, "turns": order["seed"], "cpu_seconds": 0.5}
    print(json.dumps(told), flush=True)
"""


def arguments(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    peers.add_arguments(parser)
    return parser.parse_args(given)


def test_ratios_are_of_what_is_played_in_a_cpu_second() -> None:
    first = (Measured(100, 100, 1000, 300, 0.5), Measured(4, 4, 80, 20, 2.0))
    second = (Measured(100, 99, 1000, 300, 1.5), Measured(4, 3, 80, 20, 2.0))
    found = peers.summary([first, second])
    assert found["games_ratio"] == 50.0  # 200 games in 2 seconds to 8 in 4
    assert found["decisions_ratio"] == 25.0
    assert found["turns_ratio"] == 30.0
    assert found["decisions_per_game"] == {"ours": 10.0, "theirs": 20.0}
    assert found["turns_per_game"] == {"ours": 3.0, "theirs": 5.0}
    assert found["games_ratio_by_round"] == {"least": 33.33, "most": 100.0}
    assert found["ours"]["games_per_cpu_second"] == 100.0
    assert found["theirs"]["finished"] == 7
    assert (found["peer"], found["version"], found["rounds"]) == ("catanatron", "3.2.1", 2)


@pytest.mark.parametrize(
    ("seconds", "rounds", "late"), [(1e9, 0, False), (60, 1, False), (119, 1, False), (121, 1, True), (200, 3, True)]
)
def test_on_a_crowded_machine_fewer_rounds_are_played(seconds: float, rounds: int, late: bool) -> None:
    """Five minutes by the wall are for all of it, the installation included; CPU seconds alone would not keep that."""
    assert peers.is_late(seconds, rounds) == late


def test_nothing_measured_gives_numbers_too() -> None:
    assert peers.summary([(Measured(), Measured())])["games_ratio"] == 0.0


def test_a_worker_plays_when_it_is_told_to() -> None:
    with peers.Worker(Path(sys.executable), ANSWERS) as worker:
        assert worker.play(1.0, 7) == Measured(3, 2, 30, 7, 0.5)
        assert worker.play(1.0, 8).turns == 8


def test_a_worker_that_stops_is_told_in_a_sentence() -> None:
    stops = peers.Worker(Path(sys.executable), "raise SystemExit('no such module')")
    with stops as worker, pytest.raises(GameError, match=r"catanatron stopped: no such module\."):
        worker.play(1.0, 0)


def test_an_installation_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSTROV_CACHE", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "missing"))
    told: list[str] = []
    with pytest.raises(GameError, match="A virtual environment cannot be made here: FileNotFoundError"):
        peers.installed(peers.environment(), told.append)
    assert not peers.environment().exists()
    assert len(told) == 1


def test_an_environment_is_kept(tmp_path: Path) -> None:
    python = peers.interpreter(tmp_path)
    python.parent.mkdir(parents=True)
    python.touch()
    (tmp_path / peers.READY).touch()
    assert peers.installed(tmp_path, lambda _sentence: pytest.fail("it is there")) == python


def test_errors_name_no_address() -> None:
    said = "WARNING: retrying\nERROR: No matching distribution found\nsee https://example.invalid/simple\n"
    assert peers.last_error(said) == "No matching distribution found"
    assert peers.last_error("") == "it did not say why"


@pytest.mark.parametrize("given", [("--seconds", "0"), ("--seconds", "9999"), ("--rounds", "0"), ("--rounds", "99")])
def test_orders_that_cannot_be_carried_out_are_refused(given: tuple[str, str]) -> None:
    with pytest.raises(GameError, match="Give"):
        peers.command(arguments(*given))


def test_our_side_is_counted() -> None:
    found = peers.ours(load_package("ostrov.games.catan"), 20, 1)
    assert found.games == found.finished == 20
    assert found.decisions > found.turns > 20 * 50


@pytest.mark.long
def test_both_engines_play() -> None:
    python = peers.installed(peers.environment(), lambda _sentence: None)
    found = peers.compare(load_package("ostrov.games.catan"), python, 10, 2)
    assert found["games_ratio"] > 50
    assert found["theirs"]["games"] > 50
    assert 250 < found["turns_per_game"]["theirs"] < 450
    assert 250 < found["turns_per_game"]["ours"] < 450
