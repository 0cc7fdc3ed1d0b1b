"""The fast generator: the same on both links, every number equally likely, no two streams alike."""

from __future__ import annotations

import itertools
import random
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.engine import chance
from ostrov.engine.chance import MASK, MIX_1, MIX_2, Generator, draw, mix, seed, take_from
from ostrov.engine.record import layout_of
from ostrov.engine.window import Positions
from tests.engine.declared import MANY, smugglers

KEYS = [0, 1, 2, 12345, 2**32 - 1, 2**32, 2**40 + 17, 2**62 + 3, -1, -(2**40)]


@cache
def linked(name: str) -> Any:
    return smugglers().linked(name)


def drawn(key: int, stream: int, below: int, count: int, link: str = "cpu") -> list[int]:
    """The first numbers of a generator."""
    if link == "cpu":
        pytest.importorskip("numba")
    rules = linked(link)
    D = rules.generators(1)
    rules.run.start_generator(D, 0, key, stream)
    return [int(rules.run.drawn(D, 0, below)) for _ in range(count)]


def in_python(key: int, stream: int, below: int, count: int) -> list[int]:
    d = Positions(layout_of(Generator), 1)[0]
    seed(d, key, stream)
    return [draw(d, below) for _ in range(count)]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("stream", [0, 1, 77, 2**32 + 1, 2**62])
def test_both_links_draw_the_same(key: int, stream: int) -> None:
    for below in (2, 6, 1000, 2**31 - 1):
        wanted = in_python(key, stream, below, 20)
        assert drawn(key, stream, below, 20, "checked") == wanted
        assert drawn(key, stream, below, 20, "cpu") == wanted


def test_the_first_numbers_of_a_key_never_change() -> None:
    """Simulations name their key; an edit here would make all of them other games."""
    assert in_python(1, 0, 1000, 8) == [603, 995, 423, 873, 454, 954, 167, 510]


@pytest.mark.parametrize("below", [1, 2, 3, 6, 7, 11, 36, 100])
def test_every_number_is_equally_likely(below: int) -> None:
    """Chi-square over 20,000 draws; a fair generator fails once in a million keys, and these are fixed."""
    count = 20_000
    found = np.bincount(drawn(2024, below, below, count), minlength=below)
    assert len(found) == below
    expected = count / below
    chi = float(((found - expected) ** 2 / expected).sum())
    free = below - 1
    assert chi <= free + 5 * (2 * free) ** 0.5 + 12


@pytest.mark.parametrize("below", [2, 6])
def test_what_comes_next_does_not_follow_from_what_came(below: int) -> None:
    """Chi-square over neighbouring pairs of one generator."""
    numbers = drawn(7, 3, below, 20_001)
    found = np.bincount([a * below + b for a, b in itertools.pairwise(numbers)], minlength=below**2)
    expected = 20_000 / below**2
    chi = float(((found - expected) ** 2 / expected).sum())
    free = below**2 - 1
    assert chi <= free + 5 * (2 * free) ** 0.5 + 12


def test_the_first_rolls_of_neighbouring_streams_are_fair() -> None:
    """Game n of a simulation is stream n: the first die of 12,000 games."""
    found = np.bincount([in_python(99, stream, 6, 1)[0] for stream in range(12_000)], minlength=6)
    assert float(((found - 2000) ** 2 / 2000).sum()) <= 30


def test_keys_and_streams_give_other_numbers() -> None:
    pairs = [(key, stream) for key in KEYS for stream in (0, 1, 2, 2**32, 2**33)]
    starts = {pair: tuple(in_python(*pair, 2**31 - 1, 4)) for pair in pairs}
    assert len(set(starts.values())) == len(pairs)


def test_the_streams_of_a_key_never_start_alike() -> None:
    assert len({tuple(in_python(5, stream, 2**31 - 1, 3)) for stream in range(5_000)}) == 5_000


def test_no_two_keys_play_the_same_game() -> None:
    """Of 131,072 games each, key 0 and key 1 have some in common; the docstring says that no other pair is alike."""
    pytest.importorskip("numba")
    rules = linked("cpu")
    D = rules.generators(1)
    starts: list[set[tuple[int, int]]] = [set(), set()]
    for key in range(2):
        for stream in range(2**17):
            rules.run.start_generator(D, 0, key, stream)
            starts[key].add((rules.run.drawn(D, 0, 2**31 - 1), rules.run.drawn(D, 0, 2**31 - 1)))
    assert not starts[0] & starts[1]


def _mixed(x: np.ndarray[Any, np.dtype[np.uint64]]) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """`mix` on many numbers."""
    mask = np.uint64(MASK)
    x = x ^ (x >> np.uint64(16))
    x = (x * np.uint64(MIX_1)) & mask
    x = x ^ (x >> np.uint64(15))
    x = (x * np.uint64(MIX_2)) & mask
    return x ^ (x >> np.uint64(15))


class Watched(int):
    """A number that tells when a result leaves the 64 signed bits a compiled number has."""

    def _told(self, result: int) -> Watched:
        assert -(2**63) <= result < 2**63, f"{result} does not fit"
        return Watched(result)

    def __mul__(self, other: int) -> Watched:
        return self._told(int(self) * int(other))

    def __add__(self, other: int) -> Watched:
        return self._told(int(self) + int(other))

    def __xor__(self, other: int) -> Watched:
        return self._told(int(self) ^ int(other))

    def __and__(self, other: int) -> Watched:
        return self._told(int(self) & int(other))

    def __rshift__(self, other: int) -> Watched:
        return self._told(int(self) >> int(other))

    __rmul__, __radd__, __rxor__, __rand__ = __mul__, __add__, __xor__, __and__


class Notebook:
    """A generator that keeps watched numbers."""

    key_low = key_high = counter = Watched(0)


@MANY
@given(
    st.integers(-(2**63), 2**63 - 1), st.integers(0, 2**63 - 1), st.integers(0, 2**62 - 1), st.integers(1, 2**31 - 1)
)
def test_no_product_leaves_the_64_bits_of_a_compiled_number(key: int, stream: int, counter: int, below: int) -> None:
    d: Any = Notebook()
    seed(d, Watched(key), Watched(stream))
    d.counter = Watched(counter)
    d.key_low, d.key_high = Watched(d.key_low), Watched(d.key_high)
    assert 0 <= draw(d, Watched(below)) < below
    d.key_low = d.key_high = Watched(MASK)
    assert 0 <= draw(d, Watched(below)) < below


@MANY
@given(st.integers(0, MASK))
def test_mixing_keeps_32_bits(x: int) -> None:
    assert 0 <= mix(Watched(x)) <= MASK


def test_mixing_loses_nothing() -> None:
    """Two numbers never become one, so two streams of a key never start alike."""
    some = random.Random(1).sample(range(2**32), 200_000)
    assert len(np.unique(_mixed(np.array(some, np.uint64)))) == len(some)
    assert [int(x) for x in _mixed(np.array(some[:100], np.uint64))] == [mix(x) for x in some[:100]]


def test_a_generator_is_three_numbers() -> None:
    d = Positions(layout_of(Generator), 1)[0]
    seed(d, 3, 4)
    assert d.counter == 0
    draw(d, 6)
    draw(d, 6)
    assert d.counter == 2
    assert max(d.key_low, d.key_high) <= chance.MASK


def test_of_the_things_a_row_counts_each_is_equally_likely_to_be_taken() -> None:
    d = Positions(layout_of(Generator), 1)[0]
    seed(d, 5, 0)
    first = [take_from([3, 0, 1], d) for _ in range(4000)]  # type: ignore[arg-type]  # a list does as a row
    assert first.count(1) == 0
    assert 2800 < first.count(0) < 3200
    counts: Any = [3, 0, 1]
    assert sorted(take_from(counts, d) for _ in range(4)) == [0, 0, 0, 2]
    assert counts == [0, 0, 0]
    assert take_from(counts, d) == 3
