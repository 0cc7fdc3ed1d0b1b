"""How a player stands while the game goes on: what search goes by where it does not play to the end.

Weights are thousandths of a natural logarithm of odds, each for the last turn and for LONG turns before it. They come
from `benchmarks/standing.py`, rounded.
"""

from __future__ import annotations

import numpy as np

from ostrov.engine.members import count
from ostrov.engine.names import Names
from ostrov.engine.shares import portion

from . import ending, serving
from .actions import FROM_RED
from .apprentice_plans import turns_left
from .components import FEATURES, ITEM, N_FEATURES, NO_MIX, NO_PART, NO_SLOT
from .state import LAID, State

WIN = 1000
ROUNDS = 4  # that apprentices play on before search asks how things stand
PLAYOUTS = {"journeyman": 100, "master": 600}  # a turn, of the levels that search
LONG = 27  # turns of a player in a game
SHIPS = FROM_RED  # sources of points before that are points of ships
WEIGHTS = {  # what is counted: its weight in the last turn, and LONG turns before
    "points": (160, 140),  # of ships
    "contracts": (190, 80),  # points of the best contract of each colour
    "guilders": (50, 100),
    "employees": (60, 720),
    "dealers": (130, 0),  # points of dealers
    "canals": (40, 480),  # laid
    "goods": (330, 320),  # tiles
    "parts": (-200, 320),  # in the shipyard
    "places": (210, -90),  # and what they show
    "turn": (200, 130),  # to be on turn
    "captain": (340, 310),  # items in the supply
    "businessman": (150, 140),
    "soldier": (90, 360),
    "stoker": (60, 180),
    "smokestack": (40, 350),
    "sail": (90, 190),
    "cannon": (50, 300),
    "crane": (140, 100),
}
TRAIT = Names("trait", tuple(WEIGHTS))
POINTS, CONTRACTS, GUILDERS, EMPLOYEES, DEALERS, CANALS, GOODS, PARTS, PLACES, ON_TURN = range(10)
FIRST_ITEM = TRAIT.number(ITEM.words[0])
TRAITS = len(TRAIT)
WEIGHT = np.array(list(WEIGHTS.values()), np.int16)
LATE, EARLY = 0, 1


def standing(s: State, seat: int) -> int:
    """The share of a win that falls to a seat: the shares of all are as their strengths."""
    own = strength(s, seat)
    most = own
    for other in range(s.options.players):
        if other != seat:
            most = max(most, strength(s, other))
    total = 0
    for other in range(s.options.players):
        total += portion(most - strength(s, other))
    return WIN * portion(most - own) // total


def strength(s: State, seat: int) -> int:
    """All that is counted, weighed between late and early."""
    early = earliness(s)
    found = 0
    for trait in range(TRAITS):
        weight = WEIGHT[trait, LATE] * (LONG - early) + WEIGHT[trait, EARLY] * early
        found += weight * counted(s, seat, trait)
    return int(found // LONG)


def earliness(s: State) -> int:
    """The turns that are left to a player."""
    return min(turns_left(s), LONG)


def counted(s: State, seat: int, trait: int) -> int:
    """How much there is of something."""
    player = s.seats[seat]
    if trait >= FIRST_ITEM:
        return player.supply[trait - FIRST_ITEM]
    if trait == POINTS:
        return points_of_ships(s, seat)
    if trait == CONTRACTS:
        return serving.worth_now(s, seat)
    if trait == GUILDERS:
        return player.guilders
    if trait == EMPLOYEES:
        return count(player.employees)
    if trait == DEALERS:
        return ending.dealers(s, seat)
    if trait == CANALS:
        return canals_laid(s, seat)
    if trait == GOODS:
        return tiles_of_goods(s, seat)
    if trait == PARTS or trait == PLACES:
        return in_yard(s, seat, trait == PLACES)
    return 1 if s.active == seat else 0


def points_of_ships(s: State, seat: int) -> int:
    found = 0
    for source in range(SHIPS):
        found += ending.points(s, seat, source)
    return found


def canals_laid(s: State, seat: int) -> int:
    found = 0
    for canal in range(len(s.canal)):
        if s.canal[canal] == LAID and s.canal_owner[canal] == seat:
            found += 1
    return found


def tiles_of_goods(s: State, seat: int) -> int:
    found = 0
    for mix in range(NO_MIX):
        found += s.seats[seat].goods[mix]
    return found


def in_yard(s: State, seat: int, places: bool) -> int:
    """Parts in the shipyard, or what they show."""
    found = 0
    for slot in range(NO_SLOT):
        part = s.seats[seat].yard[slot]
        if part != NO_PART:
            if not places:
                found += 1
            else:
                for feature in range(N_FEATURES):
                    found += int(FEATURES[part, feature])
    return found
