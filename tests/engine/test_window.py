"""The checked link's window: the same bytes as the record's, and every mistake raises at its line."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.engine import window
from ostrov.engine.errors import OutOfRange
from ostrov.engine.names import Names
from ostrov.engine.record import (
    Grid,
    Layout,
    Members,
    Row,
    Sections,
    flag,
    grid,
    layout_of,
    members,
    number,
    paths,
    record,
    row,
    seats,
    section,
    sections,
)
from ostrov.engine.window import RUBBISH, Positions, TableWindow, window_class
from tests.engine.declared import MANY, SEAT, get, layouts, places, put, range_at, scattered, window_on

CARD = Names("card", "tea silk rum")


@record
class Purse:
    coins: int = number(30)


@record
class Player:
    hand: Row = row(CARD, 9)
    debt: int = number(100, least=-100)
    purse: Purse = section(Purse)


@record
class Table:
    seats: Sections[Player] = seats(Player, SEAT)
    heaps: Sections[Purse] = sections(Purse, 2)
    turn: int = number(SEAT)
    wild: bool = flag()
    board: Grid = grid(2, 3, 5, least=1, start=1)
    roads: Members = members(72)
    few: Members = members(7)
    gold: int = number(30_000)
    work: Row = row(4, 9, scratch=True)


LAYOUT = layout_of(Table)


@pytest.fixture
def s() -> Any:
    """An empty table."""
    return Positions(LAYOUT, 1)[0]


# --- mistakes of rules --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [-1, 3, 200, 2**40])
def test_a_number_outside_its_range(s: Any, value: int) -> None:
    """Compiled, 140 in a byte is silently -116."""
    with pytest.raises(OutOfRange, match=rf"^turn = {value}: it holds 0 to 2\.$"):
        s.turn = value
    assert s.turn == 0


def test_the_ends_of_a_range_can_be_written(s: Any) -> None:
    s.seats[1].debt = -100
    s.gold = 30_000
    s.board[1, 2] = 5
    assert (s.seats[1].debt, s.gold, s.board[1, 2]) == (-100, 30_000, 5)
    with pytest.raises(OutOfRange, match=r"^debt = -101: it holds -100 to 100\.$"):
        s.seats[1].debt -= 1


def test_a_flag_is_yes_or_no(s: Any) -> None:
    s.wild = True
    assert s.wild == 1
    with pytest.raises(OutOfRange, match=r"^wild = 2: it holds 0 to 1\.$"):
        s.wild = 2


def test_a_number_outside_its_range_in_a_row_or_grid(s: Any) -> None:
    with pytest.raises(OutOfRange, match=r"^hand\[1\] = 10: it holds 0 to 9\.$"):
        s.seats[0].hand[1] = 10
    with pytest.raises(OutOfRange, match=r"^board\[\(0, 0\)\] = 0: it holds 1 to 5\.$"):
        s.board[0, 0] = 0


def test_minus_one_as_nobody_is_no_place(s: Any) -> None:
    """Compiled and in a memoryview alike, a row wraps round to its last place: same bytes, wrong rule."""
    with pytest.raises(OutOfRange, match=r"^hand\[-1\]: an index is never negative\.$"):
        s.seats[0].hand[-1]
    with pytest.raises(OutOfRange, match=r"^hand\[-1\]: "):
        s.seats[0].hand[-1] = 1
    with pytest.raises(OutOfRange, match=r"^seats\[-1\]: it has 3 places\.$"):
        s.seats[-1]
    with pytest.raises(OutOfRange, match=r"^heaps\[-1\]: it has 2 places\.$"):
        s.heaps[-1]
    for place in ((-1, 0), (0, -1)):
        with pytest.raises(OutOfRange, match="it has 2 rows of 3"):
            s.board[place]
        with pytest.raises(OutOfRange, match="it has 2 rows of 3"):
            s.board[place] = 1


def test_past_the_last_place(s: Any) -> None:
    """Compiled without bounds checks, this writes into the next field."""
    with pytest.raises(OutOfRange, match=r"^hand\[3\]: it has 3 places\.$"):
        s.seats[0].hand[3]
    with pytest.raises(OutOfRange, match=r"^hand\[3\]: it has 3 places\.$"):
        s.seats[0].hand[3] = 1
    with pytest.raises(OutOfRange, match=r"^seats\[3\]: it has 3 places\.$"):
        s.seats[3]
    with pytest.raises(OutOfRange, match=r"^board\[2, 0\]: it has 2 rows of 3\.$"):
        s.board[2, 0]
    with pytest.raises(OutOfRange, match=r"^board\[0, 3\]: it has 2 rows of 3\.$"):
        s.board[0, 3] = 1


def test_a_misspelt_field_is_neither_read_nor_written(s: Any) -> None:
    with pytest.raises(AttributeError, match="trun"):
        s.trun  # noqa: B018  # the reading is the test
    with pytest.raises(AttributeError, match="trun"):
        s.trun = 1
    with pytest.raises(AttributeError, match="hnad"):
        s.seats[0].hnad = 1
    with pytest.raises(AttributeError, match="coin"):
        s.seats[0].purse.coin = 1


@pytest.mark.parametrize("name", ["seats", "heaps", "board", "roads", "work"])
def test_rows_and_sections_cannot_be_put_in_whole(s: Any, name: str) -> None:
    """Compiled, `a.hand = b.hand` copies; here it would alias, and later writes would go to the wrong seat."""
    with pytest.raises(AttributeError):
        setattr(s, name, getattr(s, name))


def test_a_hand_is_not_handed_over_whole(s: Any) -> None:
    with pytest.raises(AttributeError):
        s.seats[0].hand = s.seats[1].hand
    with pytest.raises(AttributeError):
        s.seats[0].purse = s.seats[1].purse
    with pytest.raises(TypeError):
        s.seats[0] = s.seats[1]


def test_a_number_with_a_fraction_is_no_number(s: Any) -> None:
    """`/` makes one where `//` was meant."""
    with pytest.raises(TypeError):
        s.turn = 1.5
    with pytest.raises(TypeError):
        s.seats[0].hand[0] = 3 / 2


def test_each_place_of_a_grid_is_its_own(s: Any) -> None:
    """Rows first, as in the record of NumPy: tile [1, 0] is the fourth."""
    S = Positions(LAYOUT, 1)
    made = LAYOUT.empty()[0]
    for nth, (down, across) in enumerate(np.ndindex(2, 3)):
        S[0].board[down, across] = made["board"][down, across] = 1 + nth % 5
    assert S.read(0) == made.tobytes()[: LAYOUT.size]


def test_a_difference_of_two_fields_can_be_negative(s: Any) -> None:
    """Compiled on unsigned fields, 3 - 5 is 18446744073709551614."""
    s.seats[0].hand[0], s.seats[0].hand[1] = 3, 5
    assert s.seats[0].hand[0] - s.seats[0].hand[1] == -2


# --- sets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("member", [-1, 72, 1000])
def test_what_cannot_be_a_member_is_refused_by_every_verb(s: Any, member: int) -> None:
    """Compiled, 72 would still find a bit of the last word."""
    for verb in (window.has, window.add, window.drop):
        with pytest.raises(OutOfRange, match=rf"^roads: {member} cannot be a member, they are 0 to 71\.$"):
            verb(s.roads, member)


def test_what_is_no_member_cannot_be_dropped(s: Any) -> None:
    """Compiled, it would be put in."""
    window.add(s.roads, 70)
    with pytest.raises(OutOfRange, match=r"^roads: 71 is dropped but is no member\.$"):
        window.drop(s.roads, 71)
    window.drop(s.roads, 70)
    with pytest.raises(OutOfRange, match="70 is dropped but is no member"):
        window.drop(s.roads, 70)


def test_the_first_member_is_not_looked_for_below_zero(s: Any) -> None:
    with pytest.raises(OutOfRange, match=r"^roads: first member from -1, an index is never negative\.$"):
        window.first(s.roads, -1)
    with pytest.raises(OutOfRange, match=r"^roads: first member from -5"):
        window.first_without(s.roads, s.roads, -5)


def test_sets_of_different_sizes_are_not_compared(s: Any) -> None:
    with pytest.raises(OutOfRange, match=r"^roads and few are sets of different sizes\.$"):
        window.first_without(s.roads, s.few, 0)


# --- tables -------------------------------------------------------------------------------------------------------


def test_a_table_gives_plain_numbers() -> None:
    """int8 scalars of NumPy would wrap at 127 where compiled code does not."""
    cost = TableWindow(np.array([[100, 2, 3], [4, 5, 127]], np.int8), "COST")
    assert cost[0, 0] + cost[1, 2] == 227
    assert type(cost[0, 0]) is int
    assert (len(cost), cost.shape) == (2, (2, 3))


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (2, 0), (0, 3)])
def test_past_a_table(place: tuple[int, int]) -> None:
    cost = TableWindow(np.zeros((2, 3), np.int64), "COST")
    with pytest.raises(OutOfRange, match=rf"^COST\[{place[0]}, {place[1]}\]: it is \(2, 3\) large\.$"):
        cost[place]


def test_a_table_is_read_with_all_its_places_and_never_written() -> None:
    cost: Any = TableWindow(np.zeros((2, 3), np.int64), "COST")
    with pytest.raises(OutOfRange, match=r"^COST\[0\]: it has 2 places, not 1\.$"):
        cost[0]
    with pytest.raises(TypeError):
        cost[0, 0] = 1


# --- whole positions ----------------------------------------------------------------------------------------------


def test_a_position_starts_empty_and_is_copied_whole() -> None:
    S = Positions(LAYOUT, 3)
    assert S[0].board[1, 1] == 1
    S[0].seats[2].hand[1] = 7
    S[0].work[3] = 5
    S[1] = S[0]
    S[0].seats[2].hand[1] = 8
    assert (S[1].seats[2].hand[1], S[1].work[3], S[2].seats[2].hand[1]) == (7, 5, 0)
    assert S.read(1) != S.read(0)


def test_only_a_position_of_the_same_row_is_copied() -> None:
    S, T = Positions(LAYOUT, 2), Positions(LAYOUT, 2)
    with pytest.raises(OutOfRange, match=r"^only a position of the same row can be copied\.$"):
        S[0] = T[0]
    with pytest.raises(OutOfRange, match="only a position of the same row"):
        S[0] = S[1].seats[0]


@pytest.mark.parametrize("place", [-1, 2])
def test_there_is_no_position_before_the_first_or_after_the_last(place: int) -> None:
    S = Positions(LAYOUT, 2)
    with pytest.raises(OutOfRange, match=rf"^position {place} of 2\.$"):
        S[place]


def test_no_position_is_copied_to_a_place_that_is_not_there() -> None:
    """`S[-1] = S[0]` overwrites the last position and says nothing."""
    S = Positions(LAYOUT, 2)
    with pytest.raises(OutOfRange):
        S[-1] = S[0]


def test_scratch_is_rubbish_whenever_a_position_is_laid_down() -> None:
    """A rule that reads it before writing it shows at once."""
    S = Positions(LAYOUT, 1)
    S[0].gold, S[0].work[0] = 77, 5
    position = S.read(0)
    S.write(0, position)
    rubbish = int(np.array(RUBBISH, np.uint8).view(np.int8))
    assert list(S[0].work) == [rubbish] * 4
    assert not LAYOUT.fields["work"].least <= rubbish <= LAYOUT.fields["work"].most
    assert S[0].gold == 77
    assert S.read(0) == position


def test_what_is_read_is_a_value_of_its_own() -> None:
    S = Positions(LAYOUT, 1)
    before = S.read(0)
    S[0].gold = 5
    assert before != S.read(0)
    assert len(before) == LAYOUT.size


def test_a_window_class_is_made_once() -> None:
    assert window_class(LAYOUT) is window_class(LAYOUT)


@pytest.mark.parametrize("name", ["b", "h", "i", "q"])
def test_a_row_may_be_called_what_it_likes(name: str) -> None:
    made = layout_of(
        record(
            type(
                "One",
                (),
                {
                    "__annotations__": dict.fromkeys([name, "n8", "n16", "n32", "n64"], int),
                    name: row(3, 5),
                    "n8": number(1),
                    "n16": number(1000),
                    "n32": number(10**6),
                    "n64": number(10**12),
                },
            )
        )
    )
    s = Positions(made, 1)[0]
    s.n8 = s.n16 = s.n32 = s.n64 = 1
    assert list(getattr(s, name)) == [0, 0, 0]


# --- the same bytes as a record of NumPy --------------------------------------------------------------------------


@MANY
@given(layouts(), st.integers(0, 2**32))
def test_a_random_program_leaves_the_same_bytes_as_on_a_numpy_record(layout: Layout, key: int) -> None:
    """Each step reads or writes one number anywhere in the record, by its name."""
    chooser = random.Random(key)
    made = scattered(layout, key)
    s, data = window_on(layout, made)
    everywhere = [(path, *spot) for path in paths(layout) for spot in places(layout, path, made)]
    for _ in range(30):
        path, part, place, at = chooser.choice(everywhere)
        on_window = _open(s, path.sections, at)
        if chooser.random() < 0.5:
            value = chooser.choice(range_at(path.field, place))
            put(part, path.field, place, value)
            _write(on_window, path.field.name, place, value)
        assert _read(on_window, path.field.name, place) == get(part, path.field, place)
    assert bytes(data) == made.tobytes()


@MANY
@given(layouts(), st.integers(0, 2**32))
def test_no_number_outside_its_range_can_be_written_anywhere(layout: Layout, key: int) -> None:
    made = scattered(layout, key)
    s, data = window_on(layout, made)
    for path in paths(layout):
        for _, place, at in places(layout, path, made):
            if path.field.what != "members":
                for value in (path.field.least - 1, path.field.most + 1):
                    with pytest.raises(OutOfRange):
                        _write(_open(s, path.sections, at), path.field.name, place, value)
    assert bytes(data) == made.tobytes()


def _open(s: Any, steps: tuple[Any, ...], at: list[int]) -> Any:
    rest = list(at)
    for step in steps:
        s = getattr(s, step.name)
        if step.shape:
            s = s[rest.pop(0)]
    return s


def _read(part: Any, name: str, place: tuple[int, ...]) -> int:
    found: int = getattr(part, name)
    if not place:
        return found
    row_: Any = found
    value: int = row_[place if len(place) > 1 else place[0]]
    return value


def _write(part: Any, name: str, place: tuple[int, ...], value: int) -> None:
    if place:
        getattr(part, name)[place if len(place) > 1 else place[0]] = value
    else:
        setattr(part, name, value)
