"""Players that are programs. They get redacted positions and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from ostrov.engine import rules
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game
from ostrov.engine.position import Position

LEVELS = {"random": 0, "apprentice": 1}  # names, and the numbers `drive.choose` knows them by


def available(game: Game) -> list[str]:
    """The bots that play a game, the weakest first."""
    return [name for name in LEVELS if name != "apprentice" or rules.apprentice in game.functions]


def level_of(game: Game, name: str) -> int:
    """The number of a level by its name."""
    if name not in LEVELS:
        raise GameError(f"There is no bot {name!r}; there are: {', '.join(LEVELS)}.")
    if name not in available(game):
        raise GameError(f"{game.name} has no {name} yet; use {available(game)[-1]}.")
    return LEVELS[name]


def levels_of(game: Game, names: str) -> list[int]:
    """The level of each seat from "apprentice,random,random"; one name fills all seats."""
    given = [level_of(game, name.strip()) for name in names.split(",")]
    wanted = len(game.seats)
    if len(given) == 1:
        given *= wanted
    if len(given) > wanted:
        raise GameError(f"{game.name} has {wanted} seats, not {len(given)}.")
    return given + [LEVELS["random"]] * (wanted - len(given))


def choose(view: Position, seat: str, name: str, key: int, stream: int, among: Iterable[str] | None = None) -> str:
    """What a bot does, from what its seat sees; the same key and stream give the same choice.

    `among` offers it less than the rules do.
    """
    game, number = view.desk.game, view.desk.game.seats.number(seat)
    actions = None if among is None else sorted(game.actions.number(words) for words in among)
    action = view.desk.chosen(view.data, number, level_of(game, name), key, stream, actions)
    return game.actions.words(action)
