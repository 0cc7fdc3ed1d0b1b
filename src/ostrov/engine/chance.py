"""The fast generator of chance, in the dialect: the same numbers on every link.

A generator is a record of three numbers: two halves of a key and a counter. The n-th number is a hash
of (key, n), so a generator needs no warming up, two keys never meet, and a thread can jump to any
place. All products stay below 2**63, so signed numbers suffice. It is for simulations and bots; a
table that must be fair uses `fate.Sealed`.
"""

from __future__ import annotations

from ostrov.engine.record import Row, number, record

MASK = 0xFFFFFFFF
MIX_1, MIX_2 = 0x21F0AAAD, 0x735A2D97  # multipliers of a 32-bit finalizer found by exhaustive search, both below 2**31


@record
class Generator:
    key_low: int = number(2**32 - 1)  # one half of the key
    key_high: int = number(2**32 - 1)  # the other
    counter: int = number(2**62)  # how many numbers were drawn


def mix(x: int) -> int:
    """Scramble 32 bits so that each depends on all."""
    x = x ^ (x >> 16)
    x = (x * MIX_1) & MASK
    x = x ^ (x >> 15)
    x = (x * MIX_2) & MASK
    return x ^ (x >> 15)


def seed(d: Generator, key: int, stream: int) -> int:
    """Start a generator. Each pair of key and stream below 2**32 has numbers of its own; larger ones are folded.

    Three rounds, in each of which one half is changed by the other: nothing is lost, and both depend on both.
    """
    low = (key & MASK) ^ mix((key >> 32) & MASK)
    high = (stream & MASK) ^ mix((stream >> 32) & MASK)
    low = low ^ mix((high + MIX_1) & MASK)
    high = high ^ mix((low + MIX_2) & MASK)
    low = low ^ mix((high + MIX_1) & MASK)
    d.key_low = low
    d.key_high = high
    d.counter = 0
    return 0


def draw(d: Generator, below: int) -> int:
    """A number from 0 to `below` - 1, each equally likely (to one part in 2**32 / below)."""
    d.counter += 1
    x = mix(((d.counter & MASK) * MIX_1 + d.key_low) & MASK)
    x = mix((x ^ d.key_high) & MASK)
    return (x * below) >> 32


def take_from(counts: Row, d: Generator) -> int:
    """Take one of the things a row counts, each equally likely: the place it had; `len(counts)` when there is none."""
    total = 0
    for place in range(len(counts)):
        total += counts[place]
    left = draw(d, total)
    for place in range(len(counts)):
        left -= counts[place]
        if left < 0:
            counts[place] -= 1
            return place
    return len(counts)
