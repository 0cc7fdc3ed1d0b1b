"""A turn begins, a turn ends."""

from __future__ import annotations

from . import ending
from .state import BEFORE_ROLL, State


def begin(s: State) -> int:
    """[C-032] A turn begins before the roll; [C-125] [C-126] who has ten points by now has won."""
    s.turns += 1
    s.phase = BEFORE_ROLL
    s.rolled = False
    s.building = False
    s.card_played = False
    s.free_roads = 0
    s.proposed = 0
    return ending.settle_at_start(s)


def end(s: State) -> int:
    """[C-039] The turn passes to the left neighbour. [C-037] What was bought may be played from now on."""
    player = s.seats[s.active]
    for card in range(len(player.fresh)):
        player.fresh[card] = 0
    player.bought = 0
    s.active = (s.active + 1) % s.options.players
    return begin(s)
