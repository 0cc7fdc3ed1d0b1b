"""A declared class becomes a layout: narrow signed numbers, scratch at the end, a sentence for each mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.engine.errors import DeclarationError
from ostrov.engine.names import Names
from ostrov.engine.record import (
    EVERYONE,
    OWNER,
    Grid,
    Layout,
    Members,
    Row,
    Sections,
    by,
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
from tests.engine.declared import FEW, MANY, SEAT, bazaar, layouts

CARD = Names("card", "tea silk rum")


@record
class Purse:
    coins: int = number(30, start=4)  # what is in it
    torn: bool = flag(start=True)


@record
class Player:
    hand: Row = row(CARD, 9, seen=OWNER)  # cards held, by kind
    gold: int = number(
        30_000,
        least=-5,
    )  # guilders, and debts
    purse: Purse = section(Purse)


@record
class Table:
    seats: Sections[Player] = seats(Player, SEAT)  # who plays
    scrap: int = number(2**40, scratch=True)
    trees: int = number(10**12)  #   all the trees there are
    thief: int = number(SEAT.or_none(), start=3, seen=by("sheriff"))
    sheriff: int = number(SEAT)
    roads: Members = members(72)
    board: Grid = grid(2, 3, 5, start=1)
    work: Row = row(4, 9, scratch=True)
    tax: int = number(70_000)


LAYOUT = layout_of(Table)

# --- widths -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("least", "most", "width"),
    [
        (0, 1, 1),
        (0, 127, 1),
        (0, 128, 2),
        (-128, 127, 1),
        (-129, 0, 2),
        (0, 255, 2),
        (0, 32_767, 2),
        (0, 32_768, 4),
        (-32_769, 0, 4),
        (0, 2**31 - 1, 4),
        (0, 2**31, 8),
        (-(2**31) - 1, 0, 8),
        (-(2**63), 2**63 - 1, 8),
    ],
)
def test_a_number_is_signed_and_as_narrow_as_its_range(least: int, most: int, width: int) -> None:
    @record
    class One:
        n: int = number(most, least=least, start=most)

    assert layout_of(One).type_of("n") == np.dtype(f"i{width}")


@FEW
@given(layouts())
def test_no_field_is_ever_unsigned_and_each_holds_its_range(layout: Layout) -> None:
    """3 - 5 on two unsigned fields is 18446744073709551614 when compiled."""
    for path in paths(layout):
        holder = path.sections[-1].layout if path.sections else layout
        type_ = holder.type_of(path.field.name).base
        assert type_.kind == "i"
        assert np.iinfo(type_).min <= path.field.least
        assert path.field.most <= np.iinfo(type_).max


@pytest.mark.parametrize(
    ("size", "words", "width"),
    [
        (1, 1, 1),
        (7, 1, 1),
        (8, 1, 2),
        (15, 1, 2),
        (16, 1, 4),
        (31, 1, 4),
        (32, 1, 8),
        (64, 1, 8),
        (65, 2, 8),
        (129, 3, 8),
    ],
)
def test_a_set_takes_as_few_bytes_as_it_can(size: int, words: int, width: int) -> None:
    @record
    class One:
        s: Members = members(size)

    type_ = layout_of(One).type_of("s")
    assert type_.shape == (words,)
    assert type_.base == np.dtype(f"i{width}")


def test_a_range_too_wide_for_any_number_is_refused() -> None:
    with pytest.raises(DeclarationError, match=rf"^no number of 64 bits holds 0 to {2**63}\.$"):

        @record
        class One:
            n: int = number(2**63)


# --- where it lies ------------------------------------------------------------------------------------------------


def test_scratch_lies_behind_the_position() -> None:
    assert LAYOUT.size == min(LAYOUT.offset("scrap"), LAYOUT.offset("work"))
    for name, field in LAYOUT.fields.items():
        if not field.scratch:
            assert LAYOUT.offset(name) + LAYOUT.type_of(name).itemsize <= LAYOUT.size


def test_without_scratch_the_position_is_the_whole_record() -> None:
    assert layout_of(Player).size == layout_of(Player).itemsize


@FEW
@given(layouts())
def test_the_bytes_of_the_position_are_a_prefix_whatever_is_declared(layout: Layout) -> None:
    ends = {n: layout.offset(n) + layout.type_of(n).itemsize for n, f in layout.fields.items() if not f.scratch}
    assert max(ends.values()) <= layout.size <= layout.offset("work")


def test_the_widest_lie_first_so_that_nothing_is_padded() -> None:
    @record
    class Mixed:
        a: int = number(1)
        b: int = number(10**12)
        c: int = number(1)
        d: int = number(10**6)
        e: int = number(1)
        f: int = number(1)

    assert layout_of(Mixed).itemsize == 16


def test_fields_keep_the_order_in_which_they_are_declared() -> None:
    """The text form and the documents follow it, whatever lies where in memory."""
    assert list(LAYOUT.fields) == "seats scrap trees thief sheriff roads board work tax".split()


# --- starts, comments, paths --------------------------------------------------------------------------------------


def test_an_empty_record_has_every_field_at_its_start() -> None:
    empty = LAYOUT.empty()[0]
    assert empty["thief"] == 3
    assert empty["board"].tolist() == [[1, 1, 1], [1, 1, 1]]
    assert empty["seats"]["purse"]["coins"].tolist() == [4, 4, 4]
    assert empty["seats"]["purse"]["torn"].tolist() == [1, 1, 1]
    assert empty["roads"].tolist() == [0, 0]


def test_two_empty_records_share_no_bytes() -> None:
    first, second = LAYOUT.empty(), LAYOUT.empty()
    first["thief"] = 0
    assert second["thief"] == [3]


def test_what_lies_between_the_fields_is_zero_whatever_lay_there_before() -> None:
    """Positions are compared by their bytes, and NumPy's own copy of a record takes over what memory held."""

    @record
    class Gappy:
        wide: int = number(2**40)
        narrow: int = number(1)

    layout = layout_of(Gappy)
    for _ in range(20):
        rubbish = [np.full(layout.itemsize, 77, np.uint8) for _ in range(20)]
        del rubbish
        assert layout.empty().tobytes() == bytes(layout.itemsize)


def test_the_comment_behind_a_field_is_its_line_in_the_documents() -> None:
    assert layout_of(Player).fields["hand"].comment == "cards held, by kind"
    assert LAYOUT.fields["seats"].comment == "who plays"
    assert LAYOUT.fields["trees"].comment == "all the trees there are"


def test_a_declaration_over_several_lines_has_its_comment_behind_the_last() -> None:
    assert layout_of(Player).fields["gold"].comment == "guilders, and debts"


def test_a_field_without_a_comment_has_none() -> None:
    assert LAYOUT.fields["scrap"].comment == ""
    assert layout_of(Purse).fields["torn"].comment == ""


def test_a_heading_between_fields_is_no_fields_comment() -> None:
    @record
    class Port:
        ships: int = number(3)
        # The harbour
        crates: int = number(3)  # not yet loaded

    assert {name: field.comment for name, field in layout_of(Port).fields.items()} == {
        "ships": "",
        "crates": "not yet loaded",
    }


def test_a_record_made_without_a_source_has_no_comments() -> None:
    made: Any = record(type("Made", (), {"__annotations__": {"n": int}, "n": number(3)}))
    assert layout_of(made).fields["n"].comment == ""


def test_paths_open_the_sections_in_declared_order() -> None:
    wanted = "seats.hand seats.gold seats.purse.coins seats.purse.torn scrap trees thief sheriff roads board work tax"
    assert [str(path) for path in paths(LAYOUT)] == wanted.split()


def test_names_give_values_and_places() -> None:
    hand, thief = layout_of(Player).fields["hand"], LAYOUT.fields["thief"]
    assert (hand.places, hand.of, hand.shape) == ((CARD,), None, (3,))
    assert (thief.least, thief.most, thief.seen) == (0, 3, by("sheriff"))
    assert thief.of is not None
    assert thief.of[3] == "nobody"
    assert LAYOUT.fields["tax"].seen == EVERYONE


def test_the_section_of_the_seats_is_found() -> None:
    assert LAYOUT.seats_field().name == "seats"
    assert bazaar().layout.seats_field().shape == (3,)


# --- what cannot be declared --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("declare", "sentence"),
    [
        (lambda: number(5, start=6), r"One\.n: it starts at 6 but holds 0 to 5\."),
        (lambda: number(5, least=2), r"One\.n: it starts at 0 but holds 2 to 5\."),
        (lambda: number(5, start=-1), r"One\.n: it starts at -1 but holds 0 to 5\."),
        (lambda: row(3, 5, least=1), r"One\.n: it starts at 0 but holds 1 to 5\."),
        (lambda: number(CARD, start=3), r"One\.n: it starts at 3 but holds 0 to 2\."),
        (lambda: row(0, 5), r"One\.n: a row needs at least one place\."),
        (lambda: grid(2, 0, 5), r"One\.n: a row needs at least one place\."),
        (lambda: 5, r"One\.n: declare it with number, flag, row, grid, members or a section\."),
        (lambda: Purse, r"One\.n: declare it with number, flag, row, grid, members or a section\."),
        (lambda: section(dict), r"dict is not a record: write @record above the class\."),
        (lambda: number(2**63), rf"no number of 64 bits holds 0 to {2**63}\."),
        (lambda: number(9, scratch=True), r"One: a record needs at least one field that is not scratch\."),
    ],
)
def test_what_cannot_be_is_told_with_its_place(declare: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(DeclarationError, match=f"^{sentence}$"):
        record(type("One", (), {"__annotations__": {"n": int}, "n": declare()}))


def test_a_set_of_nothing_is_refused() -> None:
    with pytest.raises(DeclarationError, match="at least one place"):
        record(type("One", (), {"__annotations__": {"n": int}, "n": members(0)}))


def test_a_field_that_is_only_announced_is_refused() -> None:
    with pytest.raises(DeclarationError, match=r"^One\.later: declare it with number"):
        record(type("One", (), {"__annotations__": {"n": int, "later": int}, "n": number(3)}))


def test_scratch_in_a_section_is_refused() -> None:
    """It would lie in the middle of the position."""

    @record
    class Inner:
        n: int = number(3)
        work: int = number(3, scratch=True)

    with pytest.raises(
        DeclarationError,
        match=r"^Outer\.inner: scratch fields stand at the top of the record, not in a section\.$",
    ):

        @record
        class Outer:
            inner: Inner = section(Inner)


def test_a_subclass_of_a_record_is_no_record_by_itself() -> None:
    class Richer(Purse):
        pass

    with pytest.raises(DeclarationError, match=r"^Richer is not a record: write @record above the class\.$"):
        layout_of(Richer)


def test_a_record_without_a_section_a_seat_is_no_game() -> None:
    with pytest.raises(
        DeclarationError, match=r"^Purse has no `seats\(\.\.\.\)` field: a game needs one section a seat"
    ):
        layout_of(Purse).seats_field()


@pytest.mark.parametrize("length", [0, -1])
def test_no_sections_at_all_are_refused(length: int) -> None:
    """The window of such a record is a SyntaxError in text nobody wrote."""
    with pytest.raises(DeclarationError, match="at least one place"):
        record(type("One", (), {"__annotations__": {"n": int, "s": int}, "n": number(3), "s": sections(Purse, length)}))


@MANY
@given(st.integers(-(2**63), 2**63 - 1), st.integers(-(2**63), 2**63 - 1))
def test_any_range_that_64_bits_hold_can_be_declared(one: int, other: int) -> None:
    least, most = sorted((one, other))
    made = layout_of(
        record(type("One", (), {"__annotations__": {"n": int}, "n": number(most, least=least, start=least)}))
    )
    assert made.empty()["n"].tolist() == [least]
