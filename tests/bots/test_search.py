"""Search: it sees what its seat sees, can be cut into slices and stopped, and plays better than what it starts from."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov import bots
from ostrov.bots import Thinker, available, carried, check, choose, share, thinking, usual
from ostrov.bots.trial import Trial
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game
from ostrov.engine.laws import random_history
from ostrov.engine.position import CHANCE, Position
from ostrov.games import load

pytest.importorskip("numba")


@pytest.fixture(scope="module", params=["smugglers", "catan"])
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


def moments(game: Game, key: int, count: int, link: str = "cpu", most_turns: int = 60) -> list[tuple[Position, str]]:
    """Positions of a random game in which somebody has a choice, and who."""
    found = []
    for history in random_history(game.desk(link), {}, key, most_turns):
        position = history.position
        found += [(position, seat) for seat in position.awaited if seat != CHANCE and len(position.choices(seat)) > 1]
    assert found
    return found[:: max(1, len(found) // count)][:count]


def test_what_a_seat_cannot_see_changes_nothing(game: Game) -> None:
    thinker, differed = Thinker(game, "cpu"), 0
    for key in range(4):
        for position, seat in moments(game, key, 4):
            other = position.imagined(seat, key + 1)
            differed += other.data != position.data
            number = game.seat(seat)
            one, two, seen = (
                thinker.think(each.data, number, 60, key=key) for each in (position, other, position.seen_by(seat))
            )
            assert one.choices == two.choices == seen.choices
    assert differed > 2, "the positions must differ in something hidden"


def test_both_links_think_alike() -> None:
    game = load("smugglers")
    for position, seat in moments(game, 3, 3):
        checked, cpu = (
            Thinker(game, link).think(position.data, game.seat(seat), 40, key=5) for link in ("checked", "cpu")
        )
        assert checked.choices == cpu.choices


def test_slices_change_nothing_and_each_can_be_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("smugglers")
    position, seat = moments(game, 1, 1)[0]
    number = game.seat(seat)
    whole = Thinker(game, "cpu").think(position.data, number, 200, key=2)
    monkeypatch.setattr(thinking, "SLICE", 0.0)
    thinker = Thinker(game, "cpu")
    sliced = thinker.think(position.data, number, 200, key=2)
    assert sliced.slices > 10
    assert (sliced.choices, sliced.playouts) == (whole.choices, whole.playouts)
    assert 100 < whole.playouts <= 200
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    stopped = thinker.think(position.data, number, 200, key=2, stop=stop)
    assert stopped.playouts == 4 * min(thinking.WIDTH, len(position.choices(seat)))
    assert game.actions.words(stopped.action) in position.choices(seat)


def test_in_one_world_the_same_happens_whatever_is_tried(game: Game) -> None:
    """An action tried twice in the same worlds comes to the same, whatever was tried before it."""
    linked = game.linked("cpu")
    positions, offers, generators = linked.positions(4), linked.offers(2), linked.generators(1)
    lent = (offers, linked.odds(1), generators, linked.benches(1), 0)
    for position, seat in moments(game, 5, 3):
        number = game.seat(seat)
        actions = position.desk.legal(position.data, number)[:3]
        came_to = []
        for order in (actions, actions[::-1]):
            linked.write(positions, 0, position.seen_by(seat).data)
            linked.offer(offers, order)
            found = np.zeros((20, 2 * len(order)), np.int64)
            linked.run.try_out(positions, 0, 1, number, *lent, 1, 0, position.turns + 6, found)
            came_to.append(found.reshape(20, 2, len(order)))
        assert (came_to[0] == came_to[1][:, :, ::-1]).all()


def test_what_falls_behind_is_dropped_and_luck_is_not_enough() -> None:
    trial = Trial([10, 11, 12, 13], 400)
    luck = np.random.default_rng(1)
    while not trial.over:
        worlds = luck.integers(0, 500, (trial.to_come, 1))
        noise = luck.integers(-50, 51, (trial.to_come, 4))
        came_to = (worlds + noise + np.array([0, -40, 1, 30]))[:, trial.left]
        trial.add(np.hstack([came_to, np.full_like(came_to, 8)]))
    assert trial.left == [0, 3]
    assert 380 < trial.done <= 400
    assert trial.actions[trial.best(1.5)] == 13
    assert trial.actions[trial.best(1000.0)] == 10
    assert trial.next_of(3) == 7
    even = Trial([10, 11], 40)
    even.add(np.array([[0, 1, 0, 1], [2, 1, 0, 2]] * 10))
    assert even.actions[even.best(0.0)] == 10
    assert (even.next_of(0), even.next_of(1)) == (None, 0)
    even.found[1][0] = 9
    assert (even.best(0.0), even.best(1.5)) == (1, 0)


def test_it_looks_at_nothing_but_what_it_is_offered(game: Game) -> None:
    for position, seat in moments(game, 2, 3):
        offered = position.desk.legal(position.data, game.seat(seat))[:2]
        thought = Thinker(game, "cpu").think(position.data, game.seat(seat), 50, among=offered)
        assert {choice.action for choice in thought.choices} <= set(offered)
        words = [game.actions.words(action) for action in offered]
        assert choose(position.seen_by(seat), seat, "journeyman", 1, 1, words, spent=8) in words


def test_forced_moves_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def no(*_given: Any) -> Any:
        raise AssertionError("it thought")

    game = load("smugglers")
    position, seat = moments(game, 1, 1)[0]
    monkeypatch.setattr(bots, "thinker", no)
    words = position.choices(seat)
    assert choose(position.seen_by(seat), seat, "master", 1, 1, words[:1]) == words[0]
    with pytest.raises(AssertionError, match="it thought"):
        choose(position.seen_by(seat), seat, "master", 1, 1, words)


def test_uncompiled_rules_are_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "thinker", None)
    game = load("smugglers")
    for position, seat in moments(game, 1, 2, "checked"):
        assert choose(position.seen_by(seat), seat, "master", 1, 1) in position.choices(seat)
    assert available(game) == ["random", "journeyman", "master"]
    assert available(game, compiled=False) == ["random"]
    assert (usual(game), usual(load("catan"))) == ("random", "apprentice")


def test_a_level_that_cannot_be_carried_here_says_what_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostrov.bots.levels.have_numba", lambda: False)
    assert carried(load("catan"), "apprentice") == "apprentice"
    with pytest.raises(GameError, match=r"master searches.*install ostrov\[fast\], or use apprentice"):
        carried(load("catan"), "master")
    assert check(load("catan"), "master") == "master", "tables with one stand"


def test_levels_are_checked() -> None:
    with pytest.raises(GameError, match="There is no bot 'genius'"):
        check(load("smugglers"), "genius")
    with pytest.raises(GameError, match="smugglers has no apprentice yet"):
        check(load("smugglers"), "apprentice")


@given(st.integers(0, 10**6))
def test_a_turn_costs_no_more_than_its_playouts(playouts: int) -> None:
    parts = [share(playouts, spent) for spent in range(60)]
    assert sum(parts) <= playouts
    assert parts == sorted(parts, reverse=True)
    assert sum(parts) >= playouts * 0.99 - 3
