"""A position by the names its game declares, as docs/protocol.md says."""

from __future__ import annotations

import json

import pytest

from ostrov.engine.position import Position
from ostrov.games import load
from ostrov.table.view import view_of


@pytest.fixture
def catan() -> Position:
    return load("catan").start("checked", setup="beginner", players=3)


def test_rows_by_the_names_of_their_places(catan: Position) -> None:
    view = view_of(catan)
    assert list(view["bank"]) == ["lumber", "brick", "wool", "grain", "ore"]
    assert list(view["terrain"]) == [f"H{n}" for n in range(19)]
    assert view["road"]["E0"] in ("blue", "white", "orange", "red", "nobody")
    assert view["robber"].startswith("H")
    assert view["rolled"] is False


def test_sections_sets_and_only_the_seats_that_play(catan: Position) -> None:
    view = view_of(catan)
    assert view["options"]["players"] == 3
    assert view["options"]["setup"] == "beginner"
    assert list(view["seats"]) == ["blue", "white", "orange"]
    assert all(vertex.startswith("V") for vertex in view["seats"]["blue"]["settlements"])
    assert view["asked"] == []


def test_what_is_hidden_is_none_and_scratch_is_left_out(catan: Position) -> None:
    for viewer, seen in (("blue", catan.seen_by("blue")), (None, catan.seen_by())):
        view = view_of(seen)
        assert view["deck"] is None
        assert (view["seats"]["blue"]["hand"] is None) == (viewer is None)
        assert view["seats"]["white"]["hand"] is None
        assert isinstance(view["seats"]["white"]["cards"], int)
        assert "gains" not in view
        assert json.loads(json.dumps(view)) == view, "plain values, nothing of NumPy"


def test_a_set_of_hidden_members_and_a_number_with_nobody() -> None:
    position = load("smugglers").read(
        "smugglers players=3  rules 1\nphase: night  idle: red blue\nred: hand 2 tea; cards 2; boat tea\n", "checked"
    )
    view = view_of(position.seen_by("red"))
    assert view["idle"] == ["red", "blue"]
    assert (view["seats"]["red"]["boat"], view["seats"]["blue"]["boat"]) == ("tea", None)
    assert view_of(position)["seats"]["blue"]["boat"] == "empty"
