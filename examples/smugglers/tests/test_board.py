"""The harbour as each seat sees it."""

from collections.abc import Callable

from ostrov.engine.position import Position
from ostrov.engine.words import Words
from smugglers.text import map_of_names


def test_a_cargo_is_drawn_for_its_owner_only(at: Callable[[str], Position]) -> None:
    position = at("phase: night  idle: green  loaded: red blue\nred: boat rum\nblue: hand 1 tea; cards 1; boat silk\n")
    words = Words(position.desk.game, "en")
    assert map_of_names(position.seen_by("red"), words).splitlines() == [
        r"     Red  \___rum____/",
        r"    Blue  \____?_____/  []",
        r"   Green  \__________/",
    ]
    assert "silk" in map_of_names(position.seen_by("blue"), words)
    assert "?" not in map_of_names(position, words)
