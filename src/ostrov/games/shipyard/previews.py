"""What a cruise would bring, told before the ship leaves or is even complete; which slots refuse a part, and why."""

from __future__ import annotations

from ostrov.engine.notes import Notes

from . import building, outfit, rings, serving, waters, yard
from .components import (
    CAPTAIN,
    COLUMN_KIND,
    N_ITEMS,
    N_PART_KINDS,
    N_PARTS,
    N_PLACES,
    NO_PART,
    NO_SLOT,
    ROW_PRICE,
    ROWS,
)
from .remarks import (
    COULD_BE,
    CRUISE,
    CRUISE_IF,
    CRUISE_WITH,
    FAILS,
    FAILS_IF,
    NO_CANALS,
    NO_CAPTAIN,
    NO_WAY,
    STUCK,
    say,
)
from .state import QUARTERS, Bench, State

# --- cruises ----------------------------------------------------------------------------------------------------------


def preview(s: State, seat: int, bow: int, b: Bench) -> int:
    """The most points that the complete ship on a slot would bring if it left now; -1 if it could not sail."""
    s.leaving = bow
    for item in range(N_ITEMS):
        s.aboard[item] = 0
    serving.serve_points(b)
    best = outfit.best_fit(s, seat, b)
    s.leaving = NO_SLOT
    return best // QUARTERS if best >= 0 else -1


def why_not(s: State, seat: int) -> int:
    """[S-131] [S-132] Why no ship could sail now."""
    if s.seats[seat].supply[CAPTAIN] == 0:
        return NO_CAPTAIN
    return NO_WAY if waters.has_canals(s, seat) else NO_CANALS


def tell_ships(s: State, seat: int, n: Notes, b: Bench) -> int:
    """[S-055] What each complete ship will bring, or why it will fail."""
    lying = yard.pattern(s, seat)
    bow = yard.next_ship(lying, 0)
    while bow != NO_SLOT:
        points = preview(s, seat, bow, b)
        if points < 0:
            say(n, FAILS, bow, why_not(s, seat), 0, 0)
        else:
            say(n, CRUISE, bow, points, outfit.speed_of_fit(b), 0)
        bow = yard.next_ship(lying, bow + 1)
    return 0


def tell_last_parts(s: State, seat: int, n: Notes, b: Bench) -> int:
    """What the cruise brings of each ship that one part more would complete, or why it would fail."""
    lying = yard.pattern(s, seat)
    for kind in range(N_PART_KINDS):
        for slot in range(NO_SLOT):
            if yard.at(lying, slot) == yard.EMPTY and yard.completes(lying, slot, kind):
                tell_last_part(s, seat, kind, slot, n, b)
    return 0


def tell_last_part(s: State, seat: int, kind: int, slot: int, n: Notes, b: Bench) -> int:
    """For one slot: every part of the kind on display that can be paid, or the substitute."""
    if not building.is_on_display(s, kind):
        return tell_part(s, seat, N_PARTS + kind, kind, N_PLACES, slot, n, b)
    for place in range(N_PLACES):
        if COLUMN_KIND[place // ROWS] == kind and s.place[place] != N_PARTS:
            if ROW_PRICE[place % ROWS] <= rings.purse(s, seat):
                if tell_part(s, seat, s.place[place], kind, place, slot, n, b) < 0:
                    return 0
    return 0


def tell_part(s: State, seat: int, part: int, kind: int, place: int, slot: int, n: Notes, b: Bench) -> int:
    """What the ship brings that one part completes; -1 if it fails, as it then does with any part."""
    s.seats[seat].yard[slot] = part
    points = preview(s, seat, bow_of(s, seat, slot), b)
    s.seats[seat].yard[slot] = NO_PART
    if points < 0:
        say(n, FAILS_IF, kind, slot, why_not(s, seat), 0)
    elif place == N_PLACES:
        say(n, CRUISE_WITH, kind, slot, points, outfit.speed_of_fit(b))
    else:
        say(n, CRUISE_IF, place, slot, points, outfit.speed_of_fit(b))
    return points


def bow_of(s: State, seat: int, slot: int) -> int:
    """The bow of the complete ship that a slot belongs to."""
    lying = yard.pattern(s, seat)
    bow = slot
    while yard.at(lying, bow) != yard.A_BOW:
        bow -= 1
    return bow


# --- the yard ---------------------------------------------------------------------------------------------------------


def tell_stuck(s: State, seat: int, n: Notes) -> int:
    """[S-079] For each slot that refuses a kind of part: which part could then never sail."""
    lying = yard.pattern(s, seat)
    for kind in range(N_PART_KINDS):
        for slot in range(NO_SLOT):
            if yard.at(lying, slot) == yard.EMPTY:
                left = yard.stranded(yard.with_part(lying, slot, kind))
                if left != 0:
                    at = first_stuck(left, slot)
                    say(n, STUCK, kind, slot, yard.at(left, at) - 1, at)
    return 0


def first_stuck(left: int, placed: int) -> int:
    """The first part that would be stuck beside the one just placed; that one, if it is the only one."""
    for slot in range(NO_SLOT):
        if slot != placed and yard.at(left, slot) != yard.EMPTY:
            return slot
    return placed


def tell_what_could_be(s: State, seat: int, n: Notes) -> int:
    """[S-077] Every ship that can still become of what lies in the yard, and what it lacks."""
    lying = yard.pattern(s, seat)
    for bow in range(NO_SLOT - yard.SHORTEST + 1):
        if yard.at(lying, bow) == yard.EMPTY or yard.at(lying, bow) == yard.A_BOW:
            for stern in range(bow + yard.SHORTEST - 1, NO_SLOT):
                if is_possible(lying, bow, stern):
                    place = say(n, COULD_BE, bow, stern, int(yard.at(lying, bow) == yard.EMPTY), 0)
                    n.of[place, 3] = lacking_middles(lying, bow, stern)
                    n.of[place, 4] = int(yard.at(lying, stern) == yard.EMPTY)
    return 0


def is_possible(lying: int, bow: int, stern: int) -> bool:
    """[S-079] Whether a stretch that holds a part could be a ship."""
    if yard.at(lying, stern) != yard.EMPTY and yard.at(lying, stern) != yard.A_STERN:
        return False
    parts = int(yard.at(lying, bow) != yard.EMPTY) + int(yard.at(lying, stern) != yard.EMPTY)
    for slot in range(bow + 1, stern):
        if yard.at(lying, slot) != yard.EMPTY:
            parts += 1
            if yard.at(lying, slot) != yard.A_MIDDLE:
                return False
    return parts > 0


def lacking_middles(lying: int, bow: int, stern: int) -> int:
    found = 0
    for slot in range(bow + 1, stern):
        found += int(yard.at(lying, slot) == yard.EMPTY)
    return found
