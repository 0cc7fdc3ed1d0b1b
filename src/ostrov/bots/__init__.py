"""Players that are programs. They get redacted positions and nothing else."""

from __future__ import annotations

from ostrov.engine import rules
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game

LEVELS = {"random": 0, "apprentice": 1}  # names, and the numbers `drive.choose` knows them by


def levels_of(game: Game, names: str) -> list[int]:
    """The level of each seat from "apprentice,random,random"; one name fills all seats."""
    given = [name.strip() for name in names.split(",")]
    for name in given:
        if name not in LEVELS:
            raise GameError(f"There is no bot {name!r}; there are: {', '.join(LEVELS)}.")
        if name == "apprentice" and rules.apprentice not in game.functions:
            raise GameError(f"{game.name} has no apprentice yet; use random.")
    wanted = len(game.seats)
    if len(given) == 1:
        given *= wanted
    if len(given) > wanted:
        raise GameError(f"{game.name} has {wanted} seats, not {len(given)}.")
    return [LEVELS[name] for name in given] + [0] * (wanted - len(given))
