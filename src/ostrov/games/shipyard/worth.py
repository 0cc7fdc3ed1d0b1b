"""What a contract would bring a player now: it looks at the fleet, and at employees or used canals where it says so."""

from __future__ import annotations

from ostrov.engine.members import first

from .components import (
    BEYOND,
    CANALS_COUNT,
    CAPTAIN,
    COLOUR_OF,
    COLOURS,
    COUNTED_ITEM,
    COUNTED_SAFETY,
    COUNTS,
    COUNTS_OFFICERS,
    EMPLOYEE_PAIRS_COUNT,
    EMPLOYEES_COUNT,
    HIGH_COLOURS,
    HIGH_POINTS,
    ITEMS_COUNT,
    KINDS,
    KINDS_COUNT,
    LAST_WORTH,
    LEAST_PARTS,
    LEVEL_OF,
    LOW_COLOURS,
    LOW_POINTS,
    MOST_PARTS,
    N_COLOURS,
    N_ITEMS,
    N_SAFETY,
    NO_SLOT,
    OFFICERS_COUNT,
    PAIR,
    PAIRS_COUNT,
    PARTS_COUNT,
    REQUIRED_ITEM,
    REQUIRED_SAFETY,
    SAFETY_COUNT,
    SHIPS_COUNT,
    SIZES,
    SIZES_COUNT,
    TYPES_COUNT,
    WORTH,
)
from .state import State


def worth(s: State, seat: int, contract: int) -> int:
    """[S-183] The points of a contract with the fleet as it is."""
    if COUNTS[contract] == EMPLOYEE_PAIRS_COUNT:
        return employee_pairs(s, seat, contract)
    found = counted(s, seat, contract)
    last = LAST_WORTH[contract]
    return int(WORTH[contract, min(found, last)] + BEYOND[contract] * max(0, found - last))


def counted(s: State, seat: int, contract: int) -> int:
    """How many there are of what a contract counts; [S-207] used canals, too."""
    what = COUNTS[contract]
    if what == ITEMS_COUNT:
        return items(s, seat, COUNTED_ITEM[contract])
    if what == SAFETY_COUNT:
        return safety(s, seat, COUNTED_SAFETY[contract])
    if what == OFFICERS_COUNT:
        return officers(s, seat)
    if what == SHIPS_COUNT:
        return ships(s, seat, LEAST_PARTS[contract], MOST_PARTS[contract])
    if what == PARTS_COUNT:
        return parts(s, seat)
    if what == SIZES_COUNT:
        return sizes(s, seat, contract)
    if what == KINDS_COUNT:
        return kinds(s, seat, contract)
    if what == EMPLOYEES_COUNT:
        return employees(s, seat, contract)
    if what == TYPES_COUNT:
        return types(s, seat)
    if what == PAIRS_COUNT:
        return pairs(s, seat, PAIR[contract, 0], PAIR[contract, 1])
    return s.seats[seat].used if what == CANALS_COUNT else equipped(s, seat, contract)


def items(s: State, seat: int, item: int) -> int:
    """[S-199] [S-203] [S-205] Items of a kind in the fleet."""
    found = 0
    for n in range(s.sailed):
        if s.ships[n].owner == seat:
            found += s.ships[n].items[item]
    return found


def safety(s: State, seat: int, feature: int) -> int:
    """[S-185] [S-190] [S-192] Life rings, lanterns or lifeboats in the fleet."""
    found = 0
    for n in range(s.sailed):
        if s.ships[n].owner == seat:
            found += s.ships[n].safety[feature]
    return found


def officers(s: State, seat: int) -> int:
    """[S-202] Captains but the first of each ship."""
    return items(s, seat, CAPTAIN) - ships(s, seat, 0, NO_SLOT)


def ships(s: State, seat: int, least: int, most: int) -> int:
    """[S-188] [S-191] [S-193] [S-195] Ships with so many parts."""
    found = 0
    for n in range(s.sailed):
        ship = s.ships[n]
        if ship.owner == seat and ship.parts >= least and ship.parts <= most:
            found += 1
    return found


def parts(s: State, seat: int) -> int:
    """[S-197] All parts of the fleet, substitutes too."""
    found = 0
    for n in range(s.sailed):
        if s.ships[n].owner == seat:
            found += s.ships[n].parts
    return found


def sizes(s: State, seat: int, contract: int) -> int:
    """[S-198] Sizes that occur, each once."""
    found = 0
    for size in range(NO_SLOT + 1):
        if SIZES[contract, size] and ships(s, seat, size, size) > 0:
            found += 1
    return found


def kinds(s: State, seat: int, contract: int) -> int:
    """[S-209] Kinds of crew and equipment that occur, officers too."""
    found = 0
    for item in range(N_ITEMS):
        if KINDS[contract, item] and items(s, seat, item) > 0:
            found += 1
    return found + 1 if COUNTS_OFFICERS[contract] and officers(s, seat) > 0 else found


def pairs(s: State, seat: int, one: int, other: int) -> int:
    """[S-200] [S-201] [S-204] [S-206] Pairs on the same ship; [S-232] nothing counts in two pairs."""
    found = 0
    for n in range(s.sailed):
        ship = s.ships[n]
        if ship.owner == seat:
            found += ship.items[one] // 2 if one == other else min(ship.items[one], ship.items[other])
    return found


def equipped(s: State, seat: int, contract: int) -> int:
    """[S-189] [S-208] [S-210] Ships that have one at least of all that is required."""
    found = 0
    for n in range(s.sailed):
        if s.ships[n].owner == seat and has_all(s, n, contract):
            found += 1
    return found


def has_all(s: State, n: int, contract: int) -> bool:
    ship = s.ships[n]
    for item in range(N_ITEMS):
        if REQUIRED_ITEM[contract, item] and ship.items[item] == 0:
            return False
    for feature in range(N_SAFETY):
        if REQUIRED_SAFETY[contract, feature] and ship.safety[feature] == 0:
            return False
    return True


# --- employees --------------------------------------------------------------------------------------------------------


def employees(s: State, seat: int, contract: int) -> int:
    """[S-186] [S-187] Employees of the colours a contract names."""
    found = 0
    for colour in range(N_COLOURS):
        if COLOURS[contract, colour]:
            found += of_colour(s, seat, colour)
    return found


def of_colour(s: State, seat: int, colour: int) -> int:
    found = 0
    employee = first(s.seats[seat].employees, 0)
    while employee >= 0:
        if COLOUR_OF[employee] == colour:
            found += 1
        employee = first(s.seats[seat].employees, employee + 1)
    return found


def types(s: State, seat: int) -> int:
    """[S-194] Colours, but dealers of level I and of level II are two."""
    found = 0
    for colour in range(N_COLOURS):
        for level in range(3):
            if has_type(s, seat, colour, level):
                found += 1
    return found


def has_type(s: State, seat: int, colour: int, level: int) -> bool:
    employee = first(s.seats[seat].employees, 0)
    while employee >= 0:
        if COLOUR_OF[employee] == colour and LEVEL_OF[employee] == level:
            return True
        employee = first(s.seats[seat].employees, employee + 1)
    return False


def employee_pairs(s: State, seat: int, contract: int) -> int:
    """[S-196] Pairs of grey and green ones, pairs of the others; [S-232] what is left over scores nothing."""
    low = 0
    high = 0
    for colour in range(N_COLOURS):
        if LOW_COLOURS[contract, colour]:
            low += of_colour(s, seat, colour)
        if HIGH_COLOURS[contract, colour]:
            high += of_colour(s, seat, colour)
    return int(LOW_POINTS[contract] * (low // 2) + HIGH_POINTS[contract] * (high // 2))
