"""Many games at once are the games they would be one by one, and tell a seat what it sees and nothing else."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import numpy as np
import pytest

from ostrov.engine.errors import GameError, VersionError, WordsError
from ostrov.engine.game import Game
from ostrov.engine.laws import random_history
from ostrov.engine.position import CHANCE
from ostrov.games import load
from ostrov.lab import observing
from ostrov.lab.arena import Arena, Decision
from ostrov.lab.batch import Batch, batch
from ostrov.table.view import view_of

pytest.importorskip("numba")


@pytest.fixture(scope="module", params=["smugglers", "catan"])
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


def start_of(games: Batch) -> bytes:
    return games.linked.read(games._lent[0], games.count)


def test_what_is_seen_and_offered_is_what_the_rules_say_of_the_redacted_position(game: Game) -> None:
    games, desk, hidden = batch(game, 5, key=3), game.desk("cpu"), 0
    for _ in range(60):
        for g in range(games.count):
            seat, seen = int(games.seat[g]), games.linked.read(games.seen, g)
            whole = games.linked.read(games._lent[0], g)
            hidden += seen != whole
            assert seen == desk.hidden(whole, seat)
            assert np.flatnonzero(games.mask[g]).tolist() == desk.legal(seen, seat)
            assert games.mask[g].sum() > 1
        games.step(games.any_actions())
    assert hidden > 100


def test_games_are_those_of_the_arena(game: Game) -> None:
    """The same key and number: the same game, whether alone or among others."""
    games = batch(game, 3, key=9)

    class Same:
        def __init__(self) -> None:
            self.views: list[bytes] = []

        def decide(self, decision: Decision) -> int:
            self.views.append(decision.view)
            return decision.offers[len(self.views) % len(decision.offers)]

    alone = Same()
    Arena(game, start_of(games), "cpu").play([alone] * len(game.seats), 9, 1, 30)
    for n, view in enumerate(alone.views, 1):
        assert games.linked.read(games.seen, 1) == view
        actions = games.any_actions()
        offered = np.flatnonzero(games.mask[1])
        actions[1] = offered[n % len(offered)]
        games.step(actions)


def test_arrays_stay_the_same_arrays(game: Game) -> None:
    games = batch(game, 4)
    before = [array.__array_interface__["data"] for array in (games.seen, games.mask, games.seat, games.over)]
    for _ in range(5):
        games.step(games.any_actions())
    assert before == [array.__array_interface__["data"] for array in (games.seen, games.mask, games.seat, games.over)]
    assert games.seen["options"]["players"].base is not None  # a view, not a copy


def test_what_an_ended_game_came_to_is_told_and_another_begins() -> None:
    games, ended = batch(load("smugglers"), 8, {"players": "2"}), 0
    for _ in range(400):
        games.step(games.any_actions())
        for g in np.flatnonzero(games.over):
            ended += 1
            assert games.worth[g, :2].sum() == 1000
            assert games.seen["turns"][g] <= 2
    assert ended > 30
    assert len(set(games._numbers)) == 8


def test_bots_play_the_seats_they_are_given() -> None:
    games = batch(load("catan"), 4, {"players": "2"}, bots={1: "apprentice"})
    won = [0, 0]
    while sum(won) < 8:
        assert set(games.seat) == {0}
        games.step(games.any_actions())
        for g in np.flatnonzero(games.over):
            won[int(games.worth[g].argmax())] += 1
    assert won[1] > won[0]


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    games = batch(load("smugglers"), 2)
    before = [games.linked.read(games.seen, g) for g in range(2)]
    wrong = np.array([int((~games.mask[0]).argmax()), -1])
    with pytest.raises(WordsError, match="In 2 games the action is not offered"):
        games.step(wrong)
    assert before == [games.linked.read(games.seen, g) for g in range(2)]
    with pytest.raises(WordsError, match="one action for each of the 2 games"):
        games.step(np.zeros(3, np.int64))
    with pytest.raises(GameError, match="at least one game"):
        batch(load("smugglers"), 0)


# --- rows and versions -----------------------------------------------------------------------------------------------


def test_rows_hold_every_field_of_the_redacted_record(game: Game) -> None:
    games = batch(game, 3, key=1)
    for _ in range(20):
        games.step(games.any_actions())
    made = games.rows()
    for g in range(3):
        one = observing.row(game, games.linked.read(games.seen, g), int(games.seat[g]))
        assert made[g].tolist() == one.tolist()
        told = {column.name: one[column.first : column.first + column.count] for column in observing.columns(game)}
        assert told["turns"].tolist() == [games.seen["turns"][g]]
        assert told["own seat"].tolist() == np.eye(len(game.seats), dtype=int)[games.seat[g]].tolist()
        assert told["seats.hand"].tolist() == games.seen["seats"]["hand"][g].reshape(-1).tolist()
    for column in observing.columns(game):
        part = made[:, column.first : column.first + column.count]
        assert (part >= column.least).all()
        assert (part <= column.most).all()


@pytest.mark.parametrize("name", ["smugglers", "catan", "anno1800", "shipyard"])
def test_a_view_that_a_server_tells_makes_the_same_row(name: str) -> None:
    """[U-74] What is seen over the network is what is seen in a batch, number by number."""
    game, looked = load(name), 0
    for history in random_history(game.desk("cpu"), {}, 7, 60):
        position = history.position
        if len(history) % 9 == 0:
            for seat in position.awaited:
                if seat == CHANCE:
                    continue
                seen, number = position.seen_by(seat), game.seats.number(seat)
                sent = json.loads(json.dumps(view_of(seen)))
                told = observing.row(game, observing.told(game, sent), number)
                assert told.tolist() == observing.row(game, seen.data, number).tolist()
                looked += 1
    assert looked > 5


def test_sets_are_opened_in_the_order_of_their_members() -> None:
    game = load("catan")
    games = batch(game, 4, key=1)
    for _ in range(200):
        games.step(games.any_actions())
    column = next(column for column in observing.columns(game) if column.name == "closed")
    made = games.rows()[:, column.first : column.first + column.count]
    assert column.count == 54
    for g in range(4):
        word = int(games.seen["closed"][g][0])
        assert made[g].tolist() == [word >> member & 1 for member in range(54)]
    assert made.any()


def test_versions_are_kept() -> None:
    """[U-73] A stored hash of actions and observations: who changes them must give the environment a new number."""
    for name, promised in observing.pinned().items():
        game = load(name.rpartition("-")[0])
        if name == observing.environment(game):
            assert promised == observing.hashes(game), "add the next version to lab/environments.toml"
    for name in ("catan", "anno1800", "shipyard"):
        assert observing.environment(load(name)) == f"{name}-1"
    assert observing.environment(load("smugglers")) == "smugglers-unpinned", "a stranger's game promises nothing here"


def test_another_layout_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("catan")
    real = observing.columns(game)
    changed: Any = (dataclasses.replace(real[0], name="other"), *real[1:])
    monkeypatch.setattr(observing, "columns", lambda _game: changed)
    with pytest.raises(VersionError, match=r"add catan-2 to lab/environments\.toml"):
        observing.environment(game)
