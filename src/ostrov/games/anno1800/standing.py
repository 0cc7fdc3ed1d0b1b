"""How a player stands while the game goes on: what search goes by where it does not play to the end.

Weights are thousandths of a natural logarithm of odds, each for the end of a game and for its beginning. They come from
`benchmarks/standing.py`, rounded; those of hand, ships and tokens were made smaller by hand (`docs/decisions/0051`).
"""

from __future__ import annotations

import numpy as np

from ostrov.engine.members import count
from ostrov.engine.names import Names
from ostrov.engine.shares import portion

from . import ending, islands, people, turns
from .actions import FROM_EXPEDITIONS, FROM_FIREWORKS, FROM_GOLD
from .components import EXPLORATION, LEVEL, TRADE
from .state import State

WIN = 1000
ROUNDS = 4  # that apprentices play on before search asks how things stand
PLAYOUTS = {"journeyman": 400, "master": 4_000}  # a turn, of the levels that search
LONG = 100  # points of cards that the one who has most comes to in a game
WEIGHTS = {  # what is counted: its weight at the end, and at the beginning
    "cards": (90, 72),  # points
    "expeditions": (50, 30),
    "objectives": (85, 40),
    "others": (100, 30),  # points of gold and fireworks
    "hand": (20, 80),  # cards in hand
    "industries": (40, 80),  # visible
    "ships": (60, 90),  # and shipyards
    "trade": (20, 20),  # tokens of ships
    "exploration": (10, 10),
    "new_islands": (150, 50),
    "old_islands": (150, 50),
    "gold": (10, 50),
    "ready": (40, 0),  # cubes
    "turn": (110, 50),  # to be on turn
    "farmers": (0, 20),  # cubes
    "workers": (10, 20),
    "artisans": (50, 60),
    "engineers": (180, 60),
    "investors": (220, 90),
}
TRAIT = Names("trait", tuple(WEIGHTS))
CARDS, EXPEDITIONS, OBJECTIVES, OTHERS, HAND, INDUSTRIES, SHIPS, TOKENS, MORE_TOKENS, NEW, OLD, GOLD, READY, ON_TURN = (
    range(14)
)
FIRST_LEVEL = TRAIT.number("farmers")
TRAITS = len(TRAIT)
WEIGHT = np.array(list(WEIGHTS.values()), np.int16)
LATE, EARLY = 0, 1
LEVELS = len(LEVEL)


def standing(s: State, seat: int) -> int:
    """The share of a win that falls to a seat: the shares of all are as their strengths."""
    early = earliness(s)
    own = strength(s, seat, early)
    most = own
    for other in range(s.options.players):
        if other != seat:
            most = max(most, strength(s, other, early))
    total = 0
    for other in range(s.options.players):
        total += portion(most - strength(s, other, early))
    return WIN * portion(most - own) // total


def strength(s: State, seat: int, early: int) -> int:
    """All that is counted, weighed between late and early."""
    found = 0
    for trait in range(TRAITS):
        weight = WEIGHT[trait, LATE] * (LONG - early) + WEIGHT[trait, EARLY] * early
        found += weight * counted(s, seat, trait)
    return int(found // LONG)


def earliness(s: State) -> int:
    """How many points of cards the one who has most is short of the end."""
    found = LONG
    for other in range(s.options.players):
        found = min(found, LONG - points_of_cards(s, other))
    return max(0, found)


def counted(s: State, seat: int, trait: int) -> int:
    """How much there is of something."""
    player = s.seats[seat]
    if trait >= FIRST_LEVEL:
        return people.cubes_of(s, seat, trait - FIRST_LEVEL)
    if trait == CARDS:
        return points_of_cards(s, seat)
    if trait == EXPEDITIONS:
        return ending.points(s, seat, FROM_EXPEDITIONS)
    if trait == OBJECTIVES:
        return points_of_objectives(s, seat)
    if trait == OTHERS:
        return ending.points(s, seat, FROM_GOLD) + ending.points(s, seat, FROM_FIREWORKS)
    if trait == HAND:
        return turns.hand_size(s, seat)
    if trait == INDUSTRIES:
        return count(player.industries)
    if trait == SHIPS:
        return ending.tiles_of(s, seat) - count(player.industries)
    if trait == TOKENS:
        return player.tokens[TRADE] + player.spent[TRADE]
    if trait == MORE_TOKENS:
        return player.tokens[EXPLORATION] + player.spent[EXPLORATION]
    if trait == NEW:
        return count(player.new_islands)
    if trait == OLD:
        return islands.old_islands(s, seat)
    if trait == GOLD:
        return player.gold
    if trait == READY:
        return ready_cubes(s, seat)
    return 1 if s.active == seat else 0


def points_of_cards(s: State, seat: int) -> int:
    found = 0
    for source in range(FROM_EXPEDITIONS):
        found += ending.points(s, seat, source)
    return found


def points_of_objectives(s: State, seat: int) -> int:
    found = 0
    for source in range(FROM_FIREWORKS + 1, ending.ALL_SOURCES):
        found += ending.points(s, seat, source)
    return found


def ready_cubes(s: State, seat: int) -> int:
    found = 0
    for level in range(LEVELS):
        found += s.seats[seat].ready[level]
    return found
