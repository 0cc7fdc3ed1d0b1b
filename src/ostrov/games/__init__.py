"""The registry: games are found by their entry points, ours like a stranger's.

[project.entry-points."ostrov.games"]
smugglers = "smugglers"
"""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

from ostrov.engine.errors import BoxError, GameError
from ostrov.engine.game import Game, load_package

GROUP = "ostrov.games"


def installed() -> dict[str, str]:
    """The games of this installation: name and package."""
    return {found.name: found.value for found in sorted(metadata.entry_points(group=GROUP), key=lambda e: e.name)}


def load(name: str, own_box: Path | None = None) -> Game:
    """A game by its name, with the box it ships or an owner's values put over it."""
    games = installed()
    if name not in games:
        there = ", ".join(games) or "none"
        raise GameError(f"No game is called {name!r}; installed: {there}.")
    game = load_package(games[name], own_box)
    if own_box is not None:
        _must_carry_a_game(game, own_box)
    return game


def _must_carry_a_game(game: Game, own_box: Path) -> None:
    from ostrov.engine.laws import try_out  # only for boxes of one's own

    try:
        try_out(game)
    except BoxError as error:
        raise BoxError(f"{own_box.name}: no game of {game.name} can be played with these values: {error}.") from error
