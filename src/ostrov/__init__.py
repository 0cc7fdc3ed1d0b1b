"""Ostrov, a digital table for board games: complete rules, for players, bots and research.

from ostrov import Dice, begin, load

game = load("smugglers")
history = begin(game, players=3)
position = history.settle(Dice(7))
print(position.asked, position.choices("red"))
"""

from __future__ import annotations

from ostrov.engine.fate import Dice, Given, Sealed
from ostrov.engine.game import Game, option_words
from ostrov.engine.history import History
from ostrov.engine.history import begin as _begin
from ostrov.engine.position import Position
from ostrov.games import installed, load

__all__ = ["Dice", "Game", "Given", "History", "Position", "Sealed", "begin", "installed", "load"]


def begin(game: Game, **options: object) -> History:
    """A new game: `begin(load("smugglers"), players=3, goal=20)`."""
    return _begin(game.desk(), option_words(options))
