"""The registry: games are found by their entry points, ours like a stranger's.

[project.entry-points."ostrov.games"]
smugglers = "smugglers"
"""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

from ostrov.engine.errors import GameError
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
    return load_package(games[name], own_box)
