"""[U-71] Two variants over the same deals, differences with intervals, and the games that show them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostrov.engine import saved
from ostrov.engine.errors import GameError, WordsError
from ostrov.engine.game import Game
from ostrov.games import load
from ostrov.lab.compare import Comparison, Side, compare

pytest.importorskip("numba")


def smugglers(box: Path | None) -> Game:
    return load("smugglers", box)


def test_the_same_variant_twice_differs_in_nothing() -> None:
    found = compare(Comparison(smugglers, ("standard", "goal=20"), {"players": "2", "goal": "20"}, games=20))
    for told in found["numbers"].values():
        assert (told["difference"], told["interval_95"], told["examples"]) == (0, [0, 0], [])
        assert not told["certain"]


def test_deals_are_the_same_for_both() -> None:
    order = Comparison(smugglers, ("goal=20", "goal=25"), {"players": "2"})
    one, other = (Side(order, variant) for variant in order.variants)
    chances = []
    for side in (one, other):
        played = side.arena.play(side.bots, 0, 3, 100, write=True)
        chances.append([entry.actions for entry in played.entries if entry.seat == side.arena.game.chance])
    shared = min(map(len, chances))
    assert shared > 10
    assert chances[0][:shared] == chances[1][:shared]


def test_a_difference_is_found_with_games_that_can_be_opened(tmp_path: Path) -> None:
    order = Comparison(smugglers, ("goal=20", "goal=40"), {"players": "2"}, games=60, keep=tmp_path)
    found = compare(order)
    turns = found["numbers"]["turns"]
    assert turns["certain"]
    assert turns["interval_95"][0] > 0
    assert turns["difference"] == pytest.approx(turns["goal=40"] - turns["goal=20"], abs=0.01)
    example = turns["examples"][0]
    for name, file in zip(order.variants, example["files"], strict=True):
        opened = saved.load(Path(file), lambda game: load(game).desk("checked"))
        assert opened.history.position.turns == example[name]
        assert opened.notes["seats"] == "red=random blue=random"


def test_another_box_is_a_variant(tmp_path: Path) -> None:
    box = tmp_path / "many.toml"
    box.write_text('[[good]]\nid = "rum"\ncount = 1\n', encoding="utf-8")
    found = compare(Comparison(smugglers, ("standard", f"box={box}"), {"players": "2"}, games=10))
    assert any(told["examples"] for told in found["numbers"].values())


def test_mistakes_are_told() -> None:
    with pytest.raises(WordsError, match="A variant is 'standard', or written like"):
        compare(Comparison(smugglers, ("standard", "cheap")))
    with pytest.raises(GameError, match="different numbers of players"):
        compare(Comparison(smugglers, ("players=2", "players=3"), games=5))
    with pytest.raises(GameError, match="two games at least"):
        compare(Comparison(smugglers, ("standard", "goal=20"), games=1))
