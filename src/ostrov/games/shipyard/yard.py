"""The shipyard as a pattern of bows, middles, sterns and empty slots: what may lie there, and which ships are complete.

A pattern is one number, two bits a slot: 0 for an empty slot, else the kind of part and one.
"""

from __future__ import annotations

from .components import (
    BOW,
    KIND_OF,
    MIDDLE,
    N_PART_KINDS,
    NO_PART,
    NO_SLOT,
    STERN,
)
from .state import State

EMPTY = 0
A_BOW, A_MIDDLE, A_STERN = BOW + 1, MIDDLE + 1, STERN + 1
SHORTEST = N_PART_KINDS  # [S-075] a bow, a middle and a stern


def pattern(s: State, seat: int) -> int:
    """What lies in a shipyard."""
    found = 0
    player = s.seats[seat]
    for slot in range(len(player.yard)):
        if player.yard[slot] != NO_PART:
            found = with_part(found, slot, KIND_OF[player.yard[slot]])
    return found


def with_part(yard: int, slot: int, kind: int) -> int:
    """The pattern with one part more on an empty slot."""
    return yard | (kind + 1) << 2 * slot


def at(yard: int, slot: int) -> int:
    """What lies on a slot."""
    return yard >> 2 * slot & 3


def is_legal(yard: int) -> bool:
    """[S-077] Every part can still become part of a ship that leaves. [S-078] [S-080] [S-221] follow."""
    return stranded(yard) == 0


def stranded(yard: int) -> int:
    """[S-079] What is left when all that can be completed has left, ship after ship: parts that never could."""
    before = -1
    while before != yard:
        before = yard
        for start in range(NO_SLOT - SHORTEST + 1):
            yard = emptied(yard, start)
    return yard


def emptied(yard: int, start: int) -> int:
    """[S-079] The pattern without the longest ship that can begin on a slot."""
    if at(yard, start) != EMPTY and at(yard, start) != A_BOW:
        return yard
    end = longest_end(yard, start)
    if end < start + SHORTEST - 1:
        return yard
    kept_left = yard & ((1 << 2 * start) - 1)
    return (yard >> 2 * (end + 1)) << 2 * (end + 1) | kept_left


def longest_end(yard: int, start: int) -> int:
    """[S-079] The last slot that can end a ship that begins on `start`: inside are only middles and empty slots."""
    found = start
    for slot in range(start + 1, NO_SLOT):
        here = at(yard, slot)
        if here == A_BOW:
            return found
        if here == A_STERN:
            return slot if slot >= start + SHORTEST - 1 else found
        if here == EMPTY:
            found = slot
    return found


def ship_end(yard: int, bow: int) -> int:
    """[S-075] The slot of the stern of the complete ship whose bow lies here; NO_SLOT if there is none."""
    if at(yard, bow) != A_BOW:
        return NO_SLOT
    slot = bow + 1
    while slot < NO_SLOT and at(yard, slot) == A_MIDDLE:
        slot += 1
    return slot if slot >= bow + SHORTEST - 1 and slot < NO_SLOT and at(yard, slot) == A_STERN else NO_SLOT


def next_ship(yard: int, least: int) -> int:
    """[S-075] The bow of the first complete ship that does not begin before a slot; NO_SLOT if there is none."""
    for bow in range(least, NO_SLOT):
        if ship_end(yard, bow) != NO_SLOT:
            return bow
    return NO_SLOT


def completes(yard: int, slot: int, kind: int) -> bool:
    """[S-162] Whether a part on an empty slot makes a ship complete."""
    with_it = with_part(yard, slot, kind)
    bow = slot
    while bow > 0 and at(with_it, bow) == A_MIDDLE:
        bow -= 1
    if kind == STERN:
        bow = slot - 1
        while bow > 0 and at(with_it, bow) == A_MIDDLE:
            bow -= 1
    if bow < 0:
        return False
    end = ship_end(with_it, bow)
    return end != NO_SLOT and bow <= slot and slot <= end


def is_one_short(yard: int) -> bool:
    """[S-162] Whether exactly one more part makes some ship complete."""
    for slot in range(NO_SLOT):
        if at(yard, slot) == EMPTY:
            for kind in range(N_PART_KINDS):
                if completes(yard, slot, kind):
                    return True
    return False
