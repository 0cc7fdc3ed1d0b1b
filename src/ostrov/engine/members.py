"""Sets of small numbers, the only place of the rules where bits are handled.

A set is one or more words of 64 members. Rules use the words below:

    add(s.roads, E28)
    if has(s.roads, E28): ...
    spot = first_without(s.reached, s.closed, 0)
    while spot >= 0:
        ...
        spot = first_without(s.reached, s.closed, spot + 1)

The checked link runs its own versions (`window.py`), which refuse a member the set cannot have, and
a `drop` of one it does not have. The compiler turns `bits_in` into one instruction; that it stays
the loop it is here was measured (`docs/decisions/0003`).
"""

from __future__ import annotations

from ostrov.engine.record import Members

SHIFT, REST = 6, 63  # a member's word is its number >> 6, its bit the rest


def has(members: Members, member: int) -> bool:
    """Whether `member` is in the set."""
    return (members[member >> SHIFT] >> (member & REST)) & 1 == 1


def add(members: Members, member: int) -> int:
    """Put `member` into the set; it may be there already."""
    members[member >> SHIFT] |= 1 << (member & REST)
    return 0


def drop(members: Members, member: int) -> int:
    """Take `member` out of the set, which must have it."""
    members[member >> SHIFT] ^= 1 << (member & REST)
    return 0


def count(members: Members) -> int:
    """How many members the set has."""
    found = 0
    for place in range(len(members)):
        found += bits_in(members[place])
    return found


def first(members: Members, least: int) -> int:
    """The smallest member not below `least`; -1 when there is none."""
    shift = least & REST
    for place in range(least >> SHIFT, len(members)):
        word = members[place] & (-1 << shift)
        if word != 0:
            return (place << SHIFT) + bits_in((word & -word) - 1)
        shift = 0
    return -1


def first_without(members: Members, others: Members, least: int) -> int:
    """The smallest member not below `least` that `others`, a set of the same size, does not have; -1 if none."""
    shift = least & REST
    for place in range(least >> SHIFT, len(members)):
        word = members[place] & (members[place] ^ others[place]) & (-1 << shift)
        if word != 0:
            return (place << SHIFT) + bits_in((word & -word) - 1)
        shift = 0
    return -1


def clear(members: Members) -> int:
    """Empty the set."""
    for place in range(len(members)):
        members[place] = 0
    return 0


def bits_in(word: int) -> int:
    """How many bits of a word are set."""
    found = 0
    while word != 0:
        word &= word - 1
        found += 1
    return found
