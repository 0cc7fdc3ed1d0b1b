"""A tournament: a schedule that is fair, a file that is gone on with, ratings that are right."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ostrov.engine.errors import GameError, TextError
from ostrov.games import load
from ostrov.lab import statistics
from ostrov.lab.tournament import Order, schedule, tournament

pytest.importorskip("numba")


def quiet(_sentence: str) -> None:
    """Nobody is told."""


def order(deals: int = 3, bots: str = "random,journeyman", **options: str) -> Order:
    return Order(load("smugglers"), tuple(bots.split(",")), deals, {"players": "2", **options})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_pair_has_each_deal_from_all_seats(players: int) -> None:
    bots = ["a", "b", "c"]
    fixtures = list(schedule(bots, players, 2))
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    for deal in range(2):
        for pair in itertools.combinations(bots, 2):
            seats = [f.seats for f in fixtures if f.deal == deal and set(f.seats) == set(pair)]
            assert len(seats) == len(set(seats)) == (2 if players == 2 else 2 * players)
            counts = Counter((name, seat) for each in seats for seat, name in enumerate(each))
            assert len(set(counts.values())) == 1


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = tournament(order(4), tmp_path / "whole.jsonl", quiet)
    file = tmp_path / "cup.jsonl"
    tournament(order(2), file, quiet)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:-1]) + '\n{"number": 3, "de', encoding="utf-8")  # killed while it wrote
    again = tournament(order(4), file, quiet)
    assert {**again, "cpu_seconds": 0} == {**whole, "cpu_seconds": 0}
    assert sorted(file.read_text().splitlines()) == sorted((tmp_path / "whole.jsonl").read_text().splitlines())
    before = file.read_text()
    tournament(order(4), file, quiet)
    assert file.read_text() == before


def test_a_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    tournament(order(1), file, quiet)
    with pytest.raises(TextError, match="of another order"):
        tournament(order(1, goal="30"), file, quiet)


def test_the_stronger_is_rated_higher() -> None:
    found = tournament(order(12), None, quiet)
    assert [line["bot"] for line in found["ratings"]] == ["journeyman", "random"]
    assert found["duels"][0]["share"] > 0.7
    assert found["games"] == 24


def test_an_agent_of_a_file_plays_and_is_held_to_the_rules(tmp_path: Path) -> None:
    """[U-74] The file of an agent."""
    file = tmp_path / "last.py"
    file.write_text(
        "import numpy as np\n\n\ndef decide(rows, masks):\n    return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)\n",
        encoding="utf-8",
    )
    found = tournament(order(2, f"random,{file}"), None, quiet)
    assert {line["bot"] for line in found["ratings"]} == {"random", str(file)}
    file.write_text("def decide(rows, masks):\n    return [0 if masks[0].argmax() else 11]\n", encoding="utf-8")
    with pytest.raises(GameError, match="which is not offered"):
        tournament(order(2, f"random,{file}"), None, quiet)
    file.write_text("", encoding="utf-8")
    with pytest.raises(GameError, match="has no decide"):
        tournament(order(2, f"random,{file}"), None, quiet)
    with pytest.raises(GameError, match="neither a level"):
        tournament(order(2, "random,nowhere.py"), None, quiet)
    with pytest.raises(GameError, match="two different players"):
        tournament(order(2, "random,random"), None, quiet)


# --- numbers ---------------------------------------------------------------------------------------------------------


def games_of(strengths: dict[str, float], count: int) -> list[tuple[list[str], list[int]]]:
    """Games in which odds are as the strengths."""
    chooser, found = np.random.default_rng(5), []
    names = list(strengths)
    for _ in range(count):
        one, other = chooser.choice(len(names), 2, replace=False)
        odds = strengths[names[one]] / (strengths[names[one]] + strengths[names[other]])
        places = [1, 2] if chooser.random() < odds else [2, 1]
        found.append(([names[one], names[other]], places))
    return found


def test_ratings_find_the_strengths_again() -> None:
    strengths = {"a": 10.0, "b": 1.0, "c": 0.1}
    found = statistics.ratings(list(strengths), games_of(strengths, 1200))
    for name, expected in (("a", 400), ("b", 0), ("c", -400)):
        rating, (low, high) = found[name]
        assert rating == pytest.approx(expected, abs=70)
        assert low - 40 < expected < high + 40
        assert high - low < 200
    assert sum(rating for rating, _ in found.values()) == pytest.approx(0, abs=1)
    assert statistics.points_for(10) == 400


def test_who_never_lost_has_a_rating_all_the_same() -> None:
    found = statistics.ratings(["a", "b"], [(["a", "b"], [1, 2])] * 20)
    assert 200 < found["a"][0] < 2000


def test_a_tie_is_half_for_each() -> None:
    found: dict[str, Any] = statistics.ratings(["a", "b"], [(["a", "b"], [1, 1])] * 20)
    assert found["a"][0] == pytest.approx(found["b"][0])


def test_intervals_hold_what_they_promise() -> None:
    chooser = np.random.default_rng(3)
    held = 0
    for _ in range(300):
        low, high = statistics.share(int((chooser.random(60) < 0.3).sum()), 60)
        held += low <= 0.3 <= high
    assert 275 <= held <= 297
    assert statistics.share(0, 0) == (0.0, 1.0)
    middle, (low, high) = statistics.mean([1.0, 2.0, 3.0, 4.0])
    assert (middle, low < 1.3, high > 3.7) == (2.5, True, True)
    assert json.dumps(middle)
