"""What things are worth to an apprentice, in quarters of a point: items, employees, guilders, the growing ship."""

from __future__ import annotations

import numpy as np

from ostrov.engine.members import add, drop, first

from . import outfit, queue, serving, voyage, worth
from .components import (
    ACCOUNTANT,
    CAPTAIN,
    COUNTED_SAFETY,
    COUNTS,
    END_POINTS,
    ENGINEER,
    EXTRA_PLACES,
    FEATURES,
    FOREMAN,
    HELMSMAN,
    HELPS_WITH,
    HOLE,
    IS_BLUE,
    LANTERN,
    LEAST_PARTS,
    N_FEATURES,
    N_ITEMS,
    NEEDS,
    NO_PART,
    NO_SLOT,
    RECRUITER,
    RIGGER,
    SAFETY_COUNT,
    SALE_BONUS,
    SHIPS_COUNT,
    TEETH,
)
from .state import QUARTERS, Bench, State
from .yard import A_BOW, A_MIDDLE, at, pattern, ship_end

GUILDER = 3  # what money is worth
TURNS_FOR_SHIP = 6  # about how many turns a ship takes
USUAL_PARTS = 6  # how long a ship shall be
BASE = np.array(
    [8, 8, 8, 9, 9, 7, 11, 11], np.int16
)  # item -> the first in the supply: captain, businessman, soldier, stoker, smokestack, sail, cannon, crane
FIRST_CAPTAIN = 22  # without one nothing can sail
CARD = 2  # of a place on a part, for what may come


def turns_left(s: State) -> int:
    """Turns that each player still has, this one counted."""
    if s.early:
        return 1
    left = s.last - s.turns + 1
    if s.last == 0:
        left = (HOLE - s.gear + TEETH) % TEETH + TEETH * s.rounds + 2
    return max(1, left // queue.owners(s))


def ships_left(s: State) -> int:
    """Ships a player can still hope for."""
    return 1 + turns_left(s) // TURNS_FOR_SHIP


# --- the ship that grows ----------------------------------------------------------------------------------------------


def bow_of_growing(s: State, seat: int) -> int:
    """The bow of the ship that is being built, with nothing to its right but its own middle parts; or NO_SLOT."""
    lying = pattern(s, seat)
    for bow in range(NO_SLOT):
        if at(lying, bow) == A_BOW and ship_end(lying, bow) == NO_SLOT:
            return bow
    return NO_SLOT


def length(s: State, seat: int, bow: int) -> int:
    """How many parts it has so far."""
    lying = pattern(s, seat)
    slot = bow + 1
    while slot < NO_SLOT and at(lying, slot) == A_MIDDLE:
        slot += 1
    return slot - bow


def study(s: State, seat: int, b: Bench) -> int:
    """What the ship that grows would bring if it left now, with a captain; 0 without one or without a way."""
    for feature in range(N_FEATURES):
        b.shows[feature] = 0
    for slot in range(NO_SLOT):
        if s.seats[seat].yard[slot] != NO_PART:
            for feature in range(N_FEATURES):
                b.shows[feature] += FEATURES[s.seats[seat].yard[slot], feature]
    serving.serve_contracts(s, seat, b)
    outfit.gather(s, seat, b)
    b.has[CAPTAIN] = max(1, b.has[CAPTAIN])
    voyage.survey(s, seat, b)
    return max(0, outfit.weigh(s, seat, b))


# --- items ------------------------------------------------------------------------------------------------------------


def item_worth(s: State, seat: int, item: int, now: int, b: Bench) -> int:
    """One more of an item: what it adds to the ship that grows, or what it may add to a later one."""
    held = s.seats[seat].supply[item]
    if item == CAPTAIN and held == 0:
        return FIRST_CAPTAIN
    b.has[item] += 1
    adds = max(0, outfit.weigh(s, seat, b)) - now
    b.has[item] -= 1
    later = (BASE[item] + b.weight[item]) * 2 // (2 + held)
    if turns_left(s) <= 2:
        later = 0
    return max(adds, int(later))


# --- employees --------------------------------------------------------------------------------------------------------


def employee_worth(s: State, seat: int, employee: int) -> int:
    """What an employee brings until the end, without the price."""
    turns = turns_left(s)
    found = contracts_gain(s, seat, employee) + QUARTERS * END_POINTS[employee]
    for item in range(N_ITEMS):
        if ENGINEER[item] == employee or RECRUITER[item] == employee:
            found += (turns - 1) * BASE[item] // 4
        if HELPS_WITH[employee, item]:
            found += ships_left(s) * 3 * EXTRA_PLACES[employee] // 2
    if employee == HELMSMAN:
        found += 5 * ships_left(s)
    elif employee == RIGGER:
        found += 3 * ships_left(s)
    elif employee == FOREMAN:
        found += GUILDER * turns // 3
    elif employee == ACCOUNTANT:
        found += GUILDER * turns // 10
    return int(found + SALE_BONUS[employee] * GUILDER * turns // 8)


def contracts_gain(s: State, seat: int, employee: int) -> int:
    """What one more employee adds to the contracts held, of several a fair share."""
    found = 0
    contract = first(s.seats[seat].contracts, 0)
    while contract >= 0:
        before = worth.worth(s, seat, contract)
        add(s.seats[seat].employees, employee)
        gain = worth.worth(s, seat, contract) - before
        drop(s.seats[seat].employees, employee)
        found += QUARTERS * gain // serving.held_of(s, seat, IS_BLUE[contract])
        contract = first(s.seats[seat].contracts, contract + 1)
    return found


# --- parts ------------------------------------------------------------------------------------------------------------


def wanted_length(s: State, seat: int) -> int:
    """How many parts a ship shall have: as a contract wants it, or as usual; near the end what can still be done."""
    found = USUAL_PARTS
    contract = first(s.seats[seat].contracts, 0)
    while contract >= 0:
        if COUNTS[contract] == SHIPS_COUNT and LEAST_PARTS[contract] > 0:
            if serving.held_of(s, seat, IS_BLUE[contract]) == 1:
                found = LEAST_PARTS[contract]
        contract = first(s.seats[seat].contracts, contract + 1)
    return int(found)


def part_worth(s: State, seat: int, part: int, b: Bench) -> int:
    """What the places and safety on a part are worth; most where something waits for them."""
    found = 0
    for feature in range(N_FEATURES):
        found += FEATURES[part, feature] * feature_worth(s, seat, feature, b)
    return found


def feature_worth(s: State, seat: int, feature: int, b: Bench) -> int:
    """One place of a kind, or a lantern, boat or ring."""
    if feature >= LANTERN:
        return CARD + safety_wanted(s, seat, feature - LANTERN)
    waiting = 0
    for item in range(N_ITEMS):
        if NEEDS[item] == feature:
            waiting += s.seats[seat].supply[item]
    if feature == NEEDS[CAPTAIN]:
        waiting -= 1
    return CARD + 2 if waiting <= b.shows[feature] else 3 * CARD + 2


def safety_wanted(s: State, seat: int, safety: int) -> int:
    """More, for a contract that counts it."""
    found = 0
    contract = first(s.seats[seat].contracts, 0)
    while contract >= 0:
        if COUNTS[contract] == SAFETY_COUNT and COUNTED_SAFETY[contract] == safety:
            found += 2 * QUARTERS // serving.held_of(s, seat, IS_BLUE[contract])
        contract = first(s.seats[seat].contracts, contract + 1)
    return found
