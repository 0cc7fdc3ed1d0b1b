"""Players that are programs. They get redacted positions and nothing else."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable

from ostrov.bots.levels import (
    LEVELS,
    NAMES,
    PLAYOUTS,
    available,
    carried,
    check,
    names_of,
    numbers_of,
    playouts_of,
    share,
    usual,
)
from ostrov.bots.thinking import Choice, Thinker, Thought, after, never
from ostrov.engine.game import Game
from ostrov.engine.position import Position

__all__ = [
    "LEVELS",
    "NAMES",
    "PLAYOUTS",
    "Choice",
    "Thinker",
    "Thought",
    "after",
    "available",
    "carried",
    "check",
    "choose",
    "names_of",
    "numbers_of",
    "playouts_of",
    "share",
    "thinker",
    "usual",
]
_own = threading.local()  # the thinkers of each thread, by game and link


def choose(
    view: Position,
    seat: str,
    name: str,
    key: int,
    stream: int,
    among: Iterable[str] | None = None,
    *,
    spent: int = 0,
    stop: Callable[[], bool] = never,
) -> str:
    """What a bot does, from what its seat sees; the same key and stream give the same choice.

    `among` offers it less than the rules do. `spent` decisions of this turn have had their share of the playouts;
    `stop` ends a search early. On uncompiled rules who searches plays as an apprentice.
    """
    game, desk, number = view.desk.game, view.desk, view.desk.game.seats.number(seat)
    actions = desk.legal(view.data, number) if among is None else sorted(game.actions.number(words) for words in among)
    playouts = share(playouts_of(game, check(game, name)), spent)
    if len(actions) == 1:
        return game.actions.words(actions[0])
    if playouts and desk.linked.name != "checked":
        thought = thinker(game, desk.linked.name).think(
            view.data, number, playouts, key=key, stream=stream, among=actions, stop=stop
        )
        return game.actions.words(thought.action)
    action = desk.chosen(view.data, number, LEVELS.get(name, LEVELS["apprentice"]), key, stream, actions)
    return game.actions.words(action)


def thinker(game: Game, link_name: str) -> Thinker:
    """This thread's thinker for a game."""
    mine: dict[tuple[int, str], Thinker] = vars(_own).setdefault("thinkers", {})
    found = mine.get((id(game), link_name))
    if found is None:
        found = mine[id(game), link_name] = Thinker(game, link_name)
    return found
