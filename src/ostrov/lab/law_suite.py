"""The laws as a pytest suite that takes a game's name.

Inside the house `tests/laws` runs it for every installed game. A game's author runs it for theirs:

    OSTROV_GAME=smugglers pytest --pyargs ostrov.lab.law_suite

The number of random games is small by default; OSTROV_LAW_GAMES sets another. Of games with many
actions not every position is asked, so that the suite stays short.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from ostrov.engine.laws import IN_PYTHON, MOST_TURNS, Prover, few_turns, links_agree, player_counts
from ostrov.engine.link import LINKS, have_numba
from ostrov.games import installed, load

if TYPE_CHECKING:
    import pytest

    from ostrov.engine.desk import Desk

GAMES = int(os.environ.get("OSTROV_LAW_GAMES", "200"))
SLOW_GAMES = max(1, GAMES // 100)  # on the checked link, and for the laws of words and histories
FEW_ACTIONS = 16  # a game with twice as many has every second position asked
SLOWER = 8  # and on the checked link only every eighth of those


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test for each game, link and law."""
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", os.environ.get("OSTROV_GAME", ",".join(installed())).split(","))
    if "link_name" in metafunc.fixturenames:
        metafunc.parametrize("link_name", LINKS if have_numba() else LINKS[:1])
    if "law" in metafunc.fixturenames:
        metafunc.parametrize("law", IN_PYTHON, ids=lambda law: law.__name__)


def test_every_position_of_random_games_keeps_the_laws(game_name: str, link_name: str) -> None:
    game = load(game_name)
    prover = Prover(game, link_name)
    rarely = 1 + len(game.actions) // FEW_ACTIONS
    slow = link_name == "checked"
    for options in player_counts(game):
        for key in range(SLOW_GAMES if slow else max(SLOW_GAMES, GAMES // rarely)):
            often = rarely * SLOWER if slow and rarely > 1 else rarely
            prover.game_keeps_the_laws(options, key, often, few_turns(game) if slow else MOST_TURNS)
    assert prover.steps[0] > 0
    assert prover.steps[1] > 0


def test_words_text_and_histories_keep_the_laws(
    game_name: str, link_name: str, law: Callable[[Desk, dict[str, str], int], None]
) -> None:
    game = load(game_name)
    for options in player_counts(game):
        for key in range(SLOW_GAMES if len(game.actions) <= FEW_ACTIONS else 1):
            law(game.desk(link_name), options, key)


def test_links_agree_byte_for_byte(game_name: str) -> None:
    if not have_numba():
        return
    game = load(game_name)
    for options in player_counts(game):
        assert sum(links_agree(game, options, key) for key in range(SLOW_GAMES)) > 0
