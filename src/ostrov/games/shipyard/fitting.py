"""Fitting out a ship that leaves: what its parts show, what may go aboard, how fast it is."""

from __future__ import annotations

from ostrov.engine.members import has
from ostrov.engine.offers import Offers, offer

from . import yard
from .actions import LOAD
from .components import (
    CAPTAIN,
    CONSTRUCTORS,
    EXTRA_PLACES,
    FEATURES,
    FIRST_EQUIPMENT,
    FULL_STEAM,
    HELMSMAN,
    HELMSMAN_SPEED,
    HELPS_SEVERAL,
    HELPS_WITH,
    N_ITEMS,
    NEEDS,
    OTHER_SPEED,
    PER_SAIL,
    PER_SAIL_OTHER,
    PER_SMOKESTACK,
    PER_SMOKESTACKS,
    PER_STOKER,
    PER_STOKER_OTHER,
    RIGGER,
    RIGGER_SPEED,
    SAIL,
    SMOKESTACK,
    STOKER,
)
from .refused import S_122, S_125, S_126, S_127
from .state import State


def shows(s: State, seat: int, feature: int) -> int:
    """How often the parts of the ship that leaves show a feature."""
    found = 0
    for slot in range(s.leaving, yard.ship_end(yard.pattern(s, seat), s.leaving) + 1):
        found += FEATURES[s.seats[seat].yard[slot], feature]
    return found


def helped(s: State, seat: int, item: int) -> int:
    """[S-109] [S-114] [S-121] Items of this kind alone that constructors place without a place of the ship."""
    found = 0
    for n in range(len(CONSTRUCTORS)):
        who = CONSTRUCTORS[n]
        if HELPS_WITH[who, item] and not HELPS_SEVERAL[who] and has(s.seats[seat].employees, who):
            found += EXTRA_PLACES[who]
    return found


def places(s: State, seat: int, item: int) -> int:
    """[S-125] [S-126] The places for an item and others of its need."""
    return shows(s, seat, NEEDS[item]) + added_places(s, seat, item)


def added_places(s: State, seat: int, item: int) -> int:
    """[S-116] The crew constructor adds cabins."""
    found = 0
    for n in range(len(CONSTRUCTORS)):
        who = CONSTRUCTORS[n]
        if HELPS_WITH[who, item] and HELPS_SEVERAL[who] and has(s.seats[seat].employees, who):
            found += EXTRA_PLACES[who]
    return found


def places_taken(s: State, seat: int, need: int) -> int:
    """[S-124] Places in use: [S-127] the first captain needs none, [S-114] nor do items that constructors place."""
    found = 0
    for item in range(N_ITEMS):
        if NEEDS[item] == need:
            own = helped(s, seat, item) + (1 if item == CAPTAIN else 0)
            found += max(0, s.aboard[item] - own)
    return found


def has_room(s: State, seat: int, item: int) -> bool:
    """[S-125] [S-126] Whether one more of an item can go aboard."""
    if s.aboard[item] < helped(s, seat, item) or (item == CAPTAIN and s.aboard[CAPTAIN] == 0):
        return True
    return places_taken(s, seat, NEEDS[item]) < places(s, seat, item)


def forbids_loading(s: State, seat: int, item: int) -> int:
    """[S-122] From the own supply. [S-125] An attachment point. [S-126] A cabin, [S-127] for officers too."""
    if s.seats[seat].supply[item] == 0:
        return S_122
    if has_room(s, seat, item):
        return 0
    if item == CAPTAIN:
        return S_127
    return S_125 if item >= FIRST_EQUIPMENT else S_126


def legal_loads(s: State, seat: int, m: Offers) -> int:
    for item in range(N_ITEMS):
        if forbids_loading(s, seat, item) == 0:
            offer(m, LOAD + item)
    return m.count


def load(s: State, seat: int, item: int) -> int:
    """[S-122] [S-123] Aboard it stays, if the ship sails."""
    s.seats[seat].supply[item] -= 1
    s.aboard[item] += 1
    return 0


def unload_all(s: State, seat: int) -> int:
    """[S-226] A ship that is given up carries nothing."""
    for item in range(N_ITEMS):
        s.seats[seat].supply[item] += s.aboard[item]
        s.aboard[item] = 0
    return 0


def base_speed(smokestacks: int, stokers: int, sails: int) -> int:
    """[S-128] Full steam, with a smokestack and a stoker; [S-129] or not."""
    if smokestacks > 0 and stokers > 0:
        return FULL_STEAM + PER_SMOKESTACK * (smokestacks - 1) + PER_STOKER * (stokers - 1) + PER_SAIL * sails
    return OTHER_SPEED + PER_SAIL_OTHER * sails + PER_STOKER_OTHER * stokers + PER_SMOKESTACKS * (smokestacks // 2)


def speed_aboard(s: State) -> int:
    """[S-128] [S-129] The speed of the ship with what it carries."""
    return base_speed(s.aboard[SMOKESTACK], s.aboard[STOKER], s.aboard[SAIL])


def most_extra(s: State, seat: int, sails: int) -> int:
    """[S-117] The helmsman may add 1, [S-118] the rigger 1 for each pair of sails."""
    found = 0
    if has(s.seats[seat].employees, HELMSMAN):
        found += HELMSMAN_SPEED
    if has(s.seats[seat].employees, RIGGER):
        found += RIGGER_SPEED * (sails // 2)
    return found
