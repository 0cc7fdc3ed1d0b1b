"""How seats stand, as games tell it to search: shares of one win, the same on every link, and more for who has more."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.engine.game import Game
from ostrov.engine.laws import random_history
from ostrov.engine.position import Position
from ostrov.engine.text import pack, unpack
from ostrov.games import load

pytest.importorskip("numba")


def shares(game: Game, data: bytes, link: str) -> list[int]:
    linked = game.linked(link)
    positions = linked.positions(1)
    linked.write(positions, 0, data)
    players = int(unpack(game, data)["options"]["players"])
    return [int(linked.run.standing(positions, 0, seat)) for seat in range(players)]


def positions_of(game: Game, players: int) -> list[Position]:
    """Some positions of a random game, from the first turn on."""
    history = random_history(game.desk("checked"), {"players": str(players)}, 5, 8)
    return [each.position for each in history if each.position.asked and each.position.turns][::10]


@pytest.mark.parametrize("name", ["catan", "shipyard", "anno1800"])
@pytest.mark.parametrize("players", [2, 4])
def test_shares_are_of_one_win_and_alike_on_both_links(name: str, players: int) -> None:
    game = load(name)
    found = positions_of(game, players)
    assert len(found) > 3
    for position in found:
        cpu = shares(game, position.data, "cpu")
        assert cpu == shares(game, position.data, "checked")
        assert 1000 - players < sum(cpu) <= 1000


MORE: dict[str, dict[str, Any]] = {"shipyard": {"guilders": 40}, "anno1800": {"gold": 60}}


@pytest.mark.parametrize("name", MORE)
def test_who_gets_more_stands_better(name: str) -> None:
    game = load(name)
    data = positions_of(game, 2)[1].data
    record = unpack(game, data)
    for field, amount in MORE[name].items():
        record["seats"][field][1] += amount
    before, after = shares(game, data, "cpu"), shares(game, pack(game, record), "cpu")
    assert after[1] > before[1]
    assert after[0] < before[0]
