"""Sets of small numbers do what Python's sets do, on both links, at every edge of a word."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.engine import members, window
from ostrov.engine.record import Members, layout_of, record
from ostrov.engine.record import members as declare
from tests.engine.declared import MANY, SET_SIZES, bazaar

VERBS = "has add drop count first first_without clear bits_in".split()


@cache
def compiled() -> SimpleNamespace:
    """The verbs as the cpu link compiles them, to be called from here."""
    numba = pytest.importorskip("numba")
    made: dict[str, Any] = {}
    scope = {**vars(members)}
    for name in ("bits_in", *VERBS):
        original = getattr(members, name)
        twin = type(original)(original.__code__, scope, name)
        scope[name] = made[name] = numba.njit(boundscheck=True)(twin)
    return SimpleNamespace(**made)


def a_pair(size: int) -> Any:
    """A record with two empty sets."""

    @record
    class Pair:
        one: Members = declare(size)
        other: Members = declare(size)

    return layout_of(Pair)


def on_checked(size: int) -> tuple[Any, Any, Any]:
    s = window.Positions(a_pair(size), 1)[0]
    return window, s.one, s.other


def on_cpu(size: int) -> tuple[Any, Any, Any]:
    s = a_pair(size).empty()[0]
    return compiled(), s["one"], s["other"]


LINKS = [on_checked, on_cpu]


@pytest.mark.parametrize("link", LINKS)
@pytest.mark.parametrize("size", SET_SIZES)
def test_a_random_life_of_a_set_is_that_of_pythons(size: int, link: Callable[[int], tuple[Any, Any, Any]]) -> None:
    verbs, one, other = link(size)
    chooser = random.Random(size)
    twin: set[int] = set()
    far: set[int] = set()
    for _ in range(150):
        member = chooser.randrange(size)
        if chooser.random() < 0.5:
            member = chooser.choice([0, size - 1, min(size - 1, 63), min(size - 1, 64), member])
        change = chooser.random()
        if change < 0.5:
            verbs.add(one, member)
            twin.add(member)
        elif change < 0.6:
            verbs.add(other, member)
            far.add(member)
        elif change < 0.62:
            verbs.clear(one)
            twin.clear()
        elif member in twin:
            verbs.drop(one, member)
            twin.remove(member)
        least = chooser.randrange(size + 2)
        assert bool(verbs.has(one, member)) == (member in twin)
        assert verbs.count(one) == len(twin)
        assert verbs.first(one, least) == min((m for m in twin if m >= least), default=-1)
        assert verbs.first_without(one, other, least) == min((m for m in twin - far if m >= least), default=-1)
    assert [member for member in range(size) if verbs.has(one, member)] == sorted(twin)


@pytest.mark.parametrize("link", LINKS)
@pytest.mark.parametrize("size", SET_SIZES)
def test_a_full_set_counts_all_and_empties(size: int, link: Callable[[int], tuple[Any, Any, Any]]) -> None:
    """The sign bit of a word is a member like the others."""
    verbs, one, other = link(size)
    for member in reversed(range(size)):
        verbs.add(one, member)
        assert verbs.first(one, 0) == member
        assert verbs.count(one) == size - member
    assert [verbs.first(one, member) for member in range(size)] == list(range(size))
    assert verbs.first(one, size) == -1
    verbs.add(other, 0)
    assert verbs.first_without(one, other, 0) == (1 if size > 1 else -1)
    verbs.clear(one)
    assert (verbs.count(one), verbs.first(one, 0), verbs.has(one, size - 1)) == (0, -1, False)


@pytest.mark.parametrize("link", LINKS)
def test_adding_twice_is_adding_once(link: Callable[[int], tuple[Any, Any, Any]]) -> None:
    verbs, one, _ = link(72)
    verbs.add(one, 63)
    verbs.add(one, 63)
    assert verbs.count(one) == 1
    verbs.drop(one, 63)
    assert verbs.count(one) == 0


@pytest.mark.parametrize("size", SET_SIZES)
def test_both_links_write_the_same_bytes(size: int) -> None:
    layout = a_pair(size)
    positions = window.Positions(layout, 1)
    made = layout.empty()
    chooser = random.Random(size)
    for member in chooser.sample(range(size), (size + 1) // 2):
        window.add(positions[0].one, member)
        compiled().add(made[0]["one"], member)
        assert positions.read(0) == made.tobytes()
    for member in range(0, size, 2):
        if window.has(positions[0].one, member):
            window.drop(positions[0].one, member)
            compiled().drop(made[0]["one"], member)
            assert positions.read(0) == made.tobytes()


@MANY
@given(st.integers(-(2**63), 2**63 - 1))
def test_bits_in_a_word(word: int) -> None:
    assert compiled().bits_in(np.int64(word)) == (word % 2**64).bit_count()


@pytest.mark.parametrize("link", ["checked", "cpu"])
def test_a_set_in_a_game_on_each_link(link: str) -> None:
    """`roads` has 72 edges, of which the start takes every seventh: E64 is the last member of the first word."""
    start = bazaar().start(link)
    assert start.points("red") | {"both": 0} == {
        "count": 11,
        "first": 0,
        "from_63": 63,
        "unlit": 0,
        "has_63": 1,
        "has_64": 0,
        "both": 0,
    }
    later = start.after("red", "put E65; drop E64; drop E1; put E72")
    assert later.points("red")["from_63"] == 64
    assert later.points("red")["count"] == 11
    assert later.points("red")["first"] == 7
    assert later.after("red", "sweep").points("red")["first"] == -1
