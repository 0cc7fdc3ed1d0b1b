"""Hold a game to the laws: `ostrov laws smugglers --games 100000`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from ostrov.engine.laws import IN_PYTHON, Prover, player_counts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostrov.engine.game import Game

GAMES_IN_PYTHON = 3  # the laws of words, text and histories are slow to ask and need few games


def hold(game: Game, options: Mapping[str, str], games: int, key: int, rarely: int, link_name: str) -> dict[str, Any]:
    """Random games for each number of players; raises `Broken` at the first law that does not hold."""
    desk = game.desk(link_name)
    prover = Prover(game, desk.linked.name)
    began = time.process_time()
    tables = [{**options}] if "players" in options else [{**options, **counts} for counts in player_counts(game)]
    for table in tables:
        for number in range(games):
            prover.game_keeps_the_laws(table, key + number, rarely)
        for law in IN_PYTHON:
            for number in range(min(games, GAMES_IN_PYTHON)):
                law(desk, table, key + number)
    return {
        "game": game.name,
        "link": desk.linked.name,
        "tables": tables,
        "games": games * len(tables),
        "steps": int(prover.steps[0]),
        "positions": int(prover.steps[1]),
        "broken": 0,
        "cpu_seconds": round(time.process_time() - began, 1),
    }
