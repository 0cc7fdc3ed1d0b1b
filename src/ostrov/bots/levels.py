"""The levels of bots by name: who plays at random, who follows good advice, who searches and how much."""

from __future__ import annotations

from collections.abc import Iterable

from ostrov.engine import drive, rules
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game
from ostrov.engine.link import have_numba

LEVELS = {"random": drive.RANDOM, "apprentice": drive.APPRENTICE}  # as `drive.choose` knows them
PLAYOUTS = {"journeyman": 2_000, "master": 20_000}  # of those that search: playouts a turn, if the game says no other
NAMES = (*LEVELS, *PLAYOUTS)


def available(game: Game, *, compiled: bool = True) -> list[str]:
    """The bots that play a game, the weakest first. Uncompiled rules are too slow to search with."""
    quick = [name for name in LEVELS if name != "apprentice" or rules.apprentice in game.functions]
    return [*quick, *(PLAYOUTS if compiled else ())]


def usual(game: Game) -> str:
    """Who plays where nobody says who shall: the best of those that answer at once."""
    return available(game, compiled=False)[-1]


def check(game: Game, name: str) -> str:
    """A name of a level that plays the game."""
    if name not in NAMES:
        raise GameError(f"There is no bot {name!r}; there are: {', '.join(NAMES)}.")
    if name not in available(game):
        raise GameError(f"{game.name} has no {name} yet; use {', '.join(available(game))}.")
    return name


def carried(game: Game, name: str) -> str:
    """A name of a level that plays the game, and that this installation can carry."""
    if check(game, name) in PLAYOUTS and not have_numba():
        raise GameError(f"{name} searches, which needs compiled rules: install ostrov[fast], or use {usual(game)}.")
    return name


def names_of(game: Game, names: str) -> list[str]:
    """The level of each seat from "apprentice,random,random"; one name fills all seats."""
    given = [carried(game, name.strip()) for name in names.split(",")]
    wanted = len(game.seats)
    if len(given) == 1:
        given *= wanted
    if len(given) > wanted:
        raise GameError(f"{game.name} has {wanted} seats, not {len(given)}.")
    return given + ["random"] * (wanted - len(given))


def numbers_of(names: Iterable[str]) -> list[int]:
    """As the loops of `drive.py` know them: who searches is outside."""
    return [LEVELS.get(name, drive.OUTSIDE) for name in names]


def playouts_of(game: Game, name: str) -> int:
    """The playouts a turn of a level; 0 for one that does not search. A game may say its own, beside `standing`."""
    found: dict[str, int] = getattr(game.modules.get("standing"), "PLAYOUTS", PLAYOUTS)
    return found.get(name, 0)


def share(playouts: int, spent: int) -> int:
    """Of the playouts of a turn, those for its next decision: a third of what `spent` decisions before it left."""
    left = playouts
    for _ in range(spent):
        left -= left // 3
    return left // 3
