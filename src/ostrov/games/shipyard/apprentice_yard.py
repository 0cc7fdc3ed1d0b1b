"""How an apprentice builds: one ship after the other, from bow to stern, closed when it can sail and is long enough."""

from __future__ import annotations

from . import yard
from .apprentice_plans import GUILDER, bow_of_growing, length, part_worth, turns_left, wanted_length
from .components import (
    BOW,
    CAPTAIN,
    COLUMN_KIND,
    MOST_BUILT,
    NO_SLOT,
    ROW_PRICE,
    ROWS,
    STERN,
)
from .state import LAST, REGULAR, Bench, State

PART = 7  # what a part is worth, beside what it shows
NEVER = -1000
CLOSING = 16  # what it is worth to let a ship sail now rather than later
SHORT_OF_TIME = 2  # turns
GOOD = 32  # what a ship brings that need not wait


def is_ready(s: State, seat: int, now: int, b: Bench) -> bool:
    """Whether a ship that is complete could sail, and has enough to carry or no time to wait for more."""
    if s.seats[seat].supply[CAPTAIN] == 0 or b.reached == 0:
        return False
    return now >= GOOD or is_late(s)


def is_late(s: State) -> bool:
    """Whether a ship had better be closed than grow."""
    return s.stage != REGULAR or turns_left(s) <= SHORT_OF_TIME


def prospect(s: State, seat: int, now: int, b: Bench) -> int:
    """What building is worth now: parts that are wanted, and a ship that can sail."""
    bow = bow_of_growing(s, seat)
    parts = 0 if bow == NO_SLOT else length(s, seat, bow)
    missing = wanted_length(s, seat) - parts
    ready = is_ready(s, seat, now, b)
    if s.stage != REGULAR:
        return now + CLOSING if ready and parts + MOST_BUILT >= yard.SHORTEST else 1
    if is_late(s):
        missing = max(1, yard.SHORTEST - parts)
    if missing <= MOST_BUILT:
        if not ready:
            return PART * (missing - 1) // 2
        return PART * missing + CLOSING + (now // max(1, turns_left(s) - 1) if is_late(s) else 0)
    return PART * MOST_BUILT


def part_at(s: State, seat: int, place: int, slot: int, now: int, b: Bench) -> int:
    """A part of the display on a slot."""
    kind = COLUMN_KIND[place // ROWS]
    found = place_for(s, seat, kind, slot, now, b)
    if found == NEVER:
        return NEVER
    return found + part_worth(s, seat, s.place[place], b) - GUILDER * int(ROW_PRICE[place % ROWS])


def substitute_at(s: State, seat: int, kind: int, slot: int, now: int, b: Bench) -> int:
    """A substitute shows nothing."""
    return place_for(s, seat, kind, slot, now, b)


def place_for(s: State, seat: int, kind: int, slot: int, now: int, b: Bench) -> int:
    """What a part of a kind is worth on a slot, whatever it shows; NEVER where it is not wanted."""
    if s.phase == LAST:
        return PART if is_ready(s, seat, now, b) else NEVER
    bow = bow_of_growing(s, seat)
    if bow == NO_SLOT:
        return PART if kind == BOW and slot == berth(s, seat) else NEVER
    parts = length(s, seat, bow)
    if slot != bow + parts or kind == BOW:
        return NEVER
    if kind == STERN:
        return closing_worth(s, seat, parts, now, b)
    return PART if is_middle_wanted(s, seat, bow, parts, now, b) else NEVER


def closing_worth(s: State, seat: int, parts: int, now: int, b: Bench) -> int:
    """A stern: when the ship can sail, and is long enough or must not wait."""
    if not is_ready(s, seat, now, b):
        return NEVER
    return CLOSING if parts + 1 >= wanted_length(s, seat) or is_late(s) else NEVER


def is_middle_wanted(s: State, seat: int, bow: int, parts: int, now: int, b: Bench) -> bool:
    """Until the ship is long enough for its stern, or the yard ends; in a hurry the stern must still be possible."""
    if bow + parts >= NO_SLOT - 1:
        return False
    if is_late(s) and is_ready(s, seat, now, b):
        return parts < 2 or MOST_BUILT - s.built >= 2
    return parts + 1 < wanted_length(s, seat)


def berth(s: State, seat: int) -> int:
    """Where the next bow shall lie: on the first slot of the longest row of empty ones."""
    lying = yard.pattern(s, seat)
    best = NO_SLOT
    longest = 0
    start = 0
    for slot in range(NO_SLOT):
        if yard.at(lying, slot) != yard.EMPTY:
            start = slot + 1
        elif slot + 1 - start > longest:
            longest = slot + 1 - start
            best = start
    return best if longest >= min(NO_SLOT, wanted_length(s, seat)) or is_late(s) else NO_SLOT
