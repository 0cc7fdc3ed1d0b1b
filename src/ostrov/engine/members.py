"""Sets of small numbers, the only place of the rules where bits are handled.

A set is a few words of 31 members each; the sign is never used, so no word is ever negative and
every link counts alike. Rules use the words below:

    add(s.roads, E28)
    if has(s.roads, E28): ...
    e = first(s.roads, 0)
    while e >= 0:
        ...
        e = first(s.roads, e + 1)

The checked link runs its own versions (`window.py`), which refuse a member the set cannot have, and
a `drop` of one it does not have.
"""

from __future__ import annotations

from ostrov.engine.record import WORD_BITS, Members

FULL = 2**WORD_BITS - 1  # a word with all its members


def has(members: Members, member: int) -> bool:
    """Whether `member` is in the set."""
    return (members[member // WORD_BITS] >> (member % WORD_BITS)) & 1 == 1


def add(members: Members, member: int) -> int:
    """Put `member` into the set; it may be there already."""
    members[member // WORD_BITS] |= 1 << (member % WORD_BITS)
    return 0


def drop(members: Members, member: int) -> int:
    """Take `member` out of the set, which must have it."""
    members[member // WORD_BITS] &= FULL - (1 << (member % WORD_BITS))
    return 0


def count(members: Members) -> int:
    """How many members the set has."""
    found = 0
    for place in range(len(members)):
        word = members[place]
        while word != 0:
            word &= word - 1
            found += 1
    return found


def first(members: Members, least: int) -> int:
    """The smallest member not below `least`; -1 when there is none."""
    place = least // WORD_BITS
    shift = least % WORD_BITS
    while place < len(members):
        word = members[place] >> shift
        if word != 0:
            while word & 1 == 0:
                word >>= 1
                shift += 1
            return place * WORD_BITS + shift
        place += 1
        shift = 0
    return -1


def clear(members: Members) -> int:
    """Empty the set."""
    for place in range(len(members)):
        members[place] = 0
    return 0
