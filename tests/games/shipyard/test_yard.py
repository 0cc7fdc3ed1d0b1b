"""The pattern test of shipyards: S-075 to S-080, S-221, S-222 with E-06 to E-10 and E-42, against brute force."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from ostrov.games.shipyard import yard
from ostrov.games.shipyard.components import BOW, MIDDLE, NO_SLOT, STERN
from tests.games.shipyard.conftest import BOX, At

LETTERS = ".BMS"
SLOTS = 9
ALL = ["".join(letters) for letters in itertools.product(LETTERS, repeat=SLOTS)]


def number(pattern: str) -> int:
    """A pattern as the rules write it."""
    return sum(LETTERS.index(letter) << 2 * slot for slot, letter in enumerate(pattern))


@cache
def can_be_emptied(pattern: str) -> bool:
    """S-079 word by word: try every stretch that could be a ship, in every order."""
    if set(pattern) == {"."}:
        return True
    for start in range(SLOTS - 2):
        for end in range(start + 2, SLOTS):
            stretch = pattern[start : end + 1]
            fits = stretch[0] in "B." and stretch[-1] in "S." and set(stretch[1:-1]) <= {"M", "."}
            if fits and set(stretch) != {"."}:
                left = pattern[:start] + "." * len(stretch) + pattern[end + 1 :]
                if can_be_emptied(left):
                    return True
    return False


def ships_in(pattern: str) -> list[tuple[int, int]]:
    """S-075: a bow, one middle at least, a stern, no gaps."""
    return [
        (start, end)
        for start in range(SLOTS)
        for end in range(start + 2, SLOTS)
        if pattern[start] == "B" and pattern[end] == "S" and set(pattern[start + 1 : end]) == {"M"}
    ]


def test_S_077_S_078_S_079_the_test_agrees_with_brute_force_on_all_patterns() -> None:
    legal = [pattern for pattern in ALL if can_be_emptied(pattern)]
    assert len(legal) == BOX["derived_checks"]["legal_yards"] == 23288
    assert [pattern for pattern in ALL if yard.is_legal(number(pattern))] == legal
    assert all(ships_in(pattern) for pattern in legal if "." not in pattern)


def test_S_075_complete_ships_are_found_in_all_patterns() -> None:
    for pattern in ALL[::7]:
        found = [(bow, yard.ship_end(number(pattern), bow)) for bow in range(SLOTS)]
        assert [pair for pair in found if pair[1] != NO_SLOT] == ships_in(pattern)
        first = ships_in(pattern)[0][0] if ships_in(pattern) else NO_SLOT
        assert yard.next_ship(number(pattern), 0) == first


def test_S_222_every_yard_without_a_ship_takes_a_part() -> None:
    open_yards = [pattern for pattern in ALL if can_be_emptied(pattern) and not ships_in(pattern)]
    assert len(open_yards) == BOX["derived_checks"]["legal_yards_without_complete_ship"] == 17100
    for pattern in open_yards:
        assert any(
            yard.at(number(pattern), slot) == yard.EMPTY and yard.is_legal(yard.with_part(number(pattern), slot, kind))
            for slot in range(SLOTS)
            for kind in (BOW, MIDDLE, STERN)
        )


def test_S_221_a_legal_yard_stays_legal_when_any_part_leaves() -> None:
    for pattern in ALL[::5]:
        if can_be_emptied(pattern):
            for slot in range(SLOTS):
                assert yard.is_legal(number(pattern[:slot] + "." + pattern[slot + 1 :]))


def test_S_162_one_part_more_completes_a_ship_exactly_where_it_does() -> None:
    for pattern in ALL[::3]:
        if can_be_emptied(pattern) and not ships_in(pattern):
            found = False
            for slot in range(SLOTS):
                for kind, letter in ((BOW, "B"), (MIDDLE, "M"), (STERN, "S")):
                    if pattern[slot] == ".":
                        wanted = bool(ships_in(pattern[:slot] + letter + pattern[slot + 1 :]))
                        assert yard.completes(number(pattern), slot, kind) == wanted, (pattern, slot, letter)
                        found |= wanted
            assert yard.is_one_short(number(pattern)) == found


LEGAL = (
    "B.S...... BBBB..... ..SSS.... BM.M..M.S B.M.B.M.S BMMMMMMM. B.SBMMMMS BBMSMS... BMSBMSBMS B.B...... ..SMB...."
).split()
ILLEGAL = (
    ".S....... .......B. BS....... MB....... SM....... M.......S BBBBBBBB. M........ ........M S........ ........B"
).split()


@pytest.mark.parametrize("pattern", LEGAL)
def test_E_09_E_10_E_42_legal_yards(pattern: str) -> None:
    assert yard.is_legal(number(pattern))


@pytest.mark.parametrize("pattern", ILLEGAL)
def test_S_080_E_06_E_07_E_08_E_42_illegal_yards(pattern: str) -> None:
    assert not yard.is_legal(number(pattern))
    assert yard.stranded(number(pattern)) != 0


def test_S_079_what_is_left_over_could_never_sail() -> None:
    assert yard.stranded(number("B.S....B.")) == number(".......B.")
    assert yard.stranded(number("SM.......")) == number("SM.......")


@pytest.mark.parametrize(
    ("before", "part", "slot"),
    [(".........", "L1", "Y1"), ("B........", "S1", "Y2"), (".........", "B1", "Y8"), (".........", "S1", "Y2")],
)
def test_S_079_S_080_E_06_E_07_a_part_that_could_never_sail_is_refused(
    at: At, before: str, part: str, slot: str
) -> None:
    position = at(f"phase: build\npink: yard {before}")
    assert position.why_not("pink", f"build {part} {slot}") == "S-079"
