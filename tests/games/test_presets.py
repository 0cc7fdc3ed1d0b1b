"""What a table may start from with one tap: every preset of every game can be played, and is called something."""

from __future__ import annotations

import pytest

from ostrov import games
from ostrov.engine import text, words

FIRST = "first"  # recommended for a first evening; the page has the words for it
PRESETS = [(name, preset) for name in games.installed() for preset in games.load(name).ledger.get("presets", {})]


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_preset_can_be_played(name: str, preset: str) -> None:
    game = games.load(name)
    chosen = game.ledger["presets"][preset]
    position = game.start("checked", **chosen)
    assert position.asked
    assert chosen.items() <= text.option_words(game, position.data).items()


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("name", "preset"), [one for one in PRESETS if one[1] != FIRST])
def test_a_preset_is_called_something(name: str, preset: str, language: str) -> None:
    assert words.Words(games.load(name), language).find(f"board-preset-{preset}")
