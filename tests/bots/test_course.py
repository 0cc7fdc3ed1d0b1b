"""How a game went, and what a seat might do: from what may be known and nothing else."""

from __future__ import annotations

import pytest

from ostrov.bots.course import LEAP, Moment, count, course, slices, turning_points
from ostrov.bots.hints import hints
from ostrov.engine import text
from ostrov.engine.history import History
from ostrov.games import load
from ostrov.lab.arena import Arena
from ostrov.lab.examples import again

pytest.importorskip("numba")


@pytest.fixture(scope="module")
def played() -> History:
    game = load("smugglers")
    arena = Arena(game, game.desk("cpu").set_up(text.with_options(game, {"players": "3"})), "cpu")
    return again(arena, ["random"] * 3, 5, 2, 200)


def test_shares_add_up_and_end_with_who_has_won(played: History) -> None:
    moments = course(played, playouts=50)
    for moment in moments:
        assert sum(moment.shares) == pytest.approx(1, abs=0.01)
    places = [played.position.place(seat) for seat in played.position.seats]
    assert [share > 0.3 for share in moments[-1].shares] == [place == 1 for place in places]
    assert [moment.turn for moment in moments] == sorted(moment.turn for moment in moments)
    assert len(moments) > 5


def test_slices_come_to_the_same(played: History) -> None:
    """However long a slice takes: moments are only told when they are whole, and as many as were announced."""
    found = list(slices(played, playouts=50, key=3))
    moments = [one for one in found if one is not None]
    assert moments == course(played, playouts=50, key=3)
    assert len(moments) == count(played) < len(found)


def test_a_public_course_knows_only_what_all_see(played: History) -> None:
    """Whatever lies hidden in the positions: the public course is the same."""
    public = course(played, public=True, playouts=30)
    other = played.copy()
    other._positions = [
        data if n == 0 else played.desk.imagined(data, played.game.chance, n)
        for n, data in enumerate(played._positions)
    ]
    assert sum(a != b for a, b in zip(other._positions, played._positions, strict=True)) > 10
    assert course(other, public=True, playouts=30) == public
    assert course(played, playouts=30) != public


def test_turning_points_are_the_leaps() -> None:
    shares = [(0.5, 0.5), (0.55, 0.45), (0.9, 0.1), (0.85, 0.15), (0.2, 0.8)]
    moments = [Moment(3 * n, n, each) for n, each in enumerate(shares)]
    points = turning_points(moments, ("red", "blue"))
    assert [(point.before.turn, point.seat) for point in points] == [(1, "red"), (3, "red")]
    assert [round(point.change, 2) for point in points] == [0.35, -0.65]
    assert all(abs(point.change) >= LEAP for point in points)


def test_hints_are_choices_of_the_seat_and_rest_on_what_it_sees(played: History) -> None:
    looked = 0
    for entry in range(0, len(played), 7):
        position = played.position_before(entry)
        for seat in position.awaited:
            if seat != "chance" and len(position.choices(seat)) > 1:
                found = hints(position.seen_by(seat), seat, 60)
                assert {hint.words for hint in found} <= set(position.choices(seat))
                assert [hint.playouts for hint in found] == sorted((hint.playouts for hint in found), reverse=True)
                number = played.game.seat(seat)
                assert found == hints(position.imagined(seat, number + 9).seen_by(seat), seat, 60)
                looked += 1
    assert looked > 3
