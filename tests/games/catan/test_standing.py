"""How a player stands, and what search makes of it."""

from __future__ import annotations

import pytest

from ostrov.bots import Thinker, choose
from ostrov.engine.position import Position
from tests.games.catan.conftest import At

pytest.importorskip("numba")

NEARLY = """
blue: cities V8 V20 V31; settlements V45; roads V45-V49-V53; hand 1 lumber 1 brick 1 wool 1 grain; played 3 knight
white: settlements V2
"""
SEATS = ("blue", "white")


@pytest.fixture
def nearly(at: At) -> Position:
    """Blue has nine points, a settlement in hand and one in reach."""
    position = at(NEARLY, players=2, trade="off")
    assert position.score("blue") == 9
    return Position(position.desk.game.desk("cpu"), position.data)


def test_search_takes_the_win_that_is_there(nearly: Position) -> None:
    number = nearly.desk.game.seat("blue")
    thought = Thinker(nearly.desk.game, "cpu").think(nearly.data, number, 300)
    assert nearly.desk.game.actions.words(thought.action) == "build_settlement V53"
    assert thought.choices[0].win == 1
    assert choose(nearly.seen_by("blue"), "blue", "journeyman", 1, 1) == "build_settlement V53"


def test_shares_of_a_win_add_up_and_follow_the_points(nearly: Position, at: At) -> None:
    desk = nearly.desk.game.desk("cpu")
    even = at("blue: settlements V45\nwhite: settlements V2", players=2)
    for position in (nearly, even):
        positions = desk.linked.positions(1)
        desk.linked.write(positions, 0, position.data)
        shares = [int(desk.run.standing(positions, 0, seat)) for seat in range(2)]
        assert 999 <= sum(shares) <= 1000
        if position is nearly:
            assert shares[0] > 990
        else:
            assert min(shares) > 100
