"""Decisions as small numbers: words for each number, a number for each word, a sentence for what is neither."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.engine.actions import MOST_ACTIONS, Kind, Table
from ostrov.engine.errors import DeclarationError, WordsError
from ostrov.engine.names import Names, numbered
from ostrov.engine.record import EVERYONE, NOBODY, OWNER, by
from tests.engine.declared import MANY

CARD = Names("card", "tea silk rum")
SEAT = Names("seat", "red blue")
TIDE = Names("tide", "low high")
ACTIONS = Table(
    Kind("wait"),
    Kind("discard", CARD, together=True),
    Kind("give", SEAT, CARD),
    Kind("trade", SEAT, CARD, TIDE, seen=by("buyer")),
    Kind("end_turn"),
)
WAIT, DISCARD, GIVE, TRADE, END_TURN = ACTIONS.starts


def test_kinds_lie_one_after_the_other() -> None:
    assert ACTIONS.starts == (0, 1, 4, 10, 22)
    assert len(ACTIONS) == 23


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("wait", 0),
        ("discard tea", DISCARD),
        ("discard rum", DISCARD + 2),
        ("give red tea", GIVE),
        ("give red silk", GIVE + 1),
        ("give blue tea", GIVE + 3),
        ("trade red tea high", TRADE + 1),
        ("trade red silk low", TRADE + 2),
        ("trade blue rum high", TRADE + 11),
        ("end_turn", 22),
    ],
)
def test_words_and_their_numbers(words: str, number: int) -> None:
    """The last argument runs fastest, so KIND + place is an action for kinds of one argument."""
    assert ACTIONS.number(words) == number
    assert ACTIONS.words(number) == words


def test_every_number_comes_back_from_its_words() -> None:
    assert [ACTIONS.number(ACTIONS.words(n)) for n in range(len(ACTIONS))] == list(range(len(ACTIONS)))


def test_rules_read_kind_and_arguments_from_tables() -> None:
    for number in range(len(ACTIONS)):
        kind = ACTIONS.kind_of(number)
        assert ACTIONS.kind[number] == kind.start
        values = [int(place[number]) for place in (ACTIONS.first, ACTIONS.second, ACTIONS.third)]
        wanted = [names.number(word) for names, word in zip(kind.arguments, ACTIONS.arguments(number), strict=True)]
        assert values == wanted + [0] * (3 - len(wanted))


def test_the_tables_of_a_game_are_signed_and_cannot_be_written() -> None:
    for table in (ACTIONS.kind, ACTIONS.first, ACTIONS.second, ACTIONS.third):
        assert table.dtype.kind == "i"
        with pytest.raises(ValueError, match="read-only"):
            table[0] = 1


def test_spaces_do_not_matter() -> None:
    assert ACTIONS.number("  give   blue\trum ") == GIVE + 5


def test_who_may_not_see_reads_question_marks() -> None:
    assert ACTIONS.hidden_words(DISCARD + 1) == "discard ?"
    assert ACTIONS.hidden_words(TRADE + 7) == "trade ? ? ?"
    assert ACTIONS.hidden_words(WAIT) == "wait"
    with pytest.raises(WordsError):
        ACTIONS.number("discard ?")


def test_hidden_words_tell_nothing_of_the_arguments() -> None:
    for kind in ACTIONS.kinds:
        assert len({ACTIONS.hidden_words(kind.start + n) for n in range(len(kind))}) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("fly", r"'fly' is no action; there are: wait, discard, give, trade, end_turn\."),
        ("", r"'' is no action; there are: wait, discard, give, trade, end_turn\."),
        ("Wait", r"'Wait' is no action; there are: .*"),
        ("discard", r"discard is followed by <card>, not by 'nothing'\."),
        ("give red", r"give is followed by <seat> <card>, not by 'red'\."),
        ("wait here", r"wait is followed by nothing, not by 'here'\."),
        ("discard tea rum", r"discard is followed by <card>, not by 'tea rum'\."),
        ("give green tea", r"'green' is no seat; there are: red, blue\."),
        ("give tea red", r"'tea' is no seat; there are: red, blue\."),
    ],
)
def test_words_that_are_no_action(words: str, sentence: str) -> None:
    with pytest.raises(WordsError, match=f"^{sentence}$"):
        ACTIONS.number(words)


@pytest.mark.parametrize("number", [-1, 23, 1000])
def test_numbers_that_are_no_action(number: int) -> None:
    for ask in (ACTIONS.kind_of, ACTIONS.words, ACTIONS.hidden_words, ACTIONS.arguments):
        with pytest.raises(WordsError, match=rf"^{number} is no action; there are 0 to 22\.$"):
            ask(number)


def test_who_sees_an_action_unless_it_is_said() -> None:
    """Answers that wait for each other are seen by who gives them only."""
    assert Kind("wait").seen == EVERYONE
    assert Kind("discard", CARD, together=True).seen == OWNER
    assert Kind("trade", CARD, seen=by("buyer")).seen == by("buyer")
    assert Kind("bury", CARD, together=True, seen=NOBODY).seen == NOBODY


def test_512_actions_are_the_most() -> None:
    assert len(Table(Kind("put", numbered("edge", "E", 511)), Kind("wait"))) == MOST_ACTIONS == 512
    with pytest.raises(
        DeclarationError, match=r"^513 actions are more than 512; ask what does not fit in two decision"
    ):
        Table(Kind("put", numbered("edge", "E", 511)), Kind("wait"), Kind("stop"))


@pytest.mark.parametrize(
    ("kinds", "sentence"),
    [
        ([Kind("two words")], r"'two words' is not a plain word for a kind of action\."),
        ([Kind("")], r"'' is not a plain word for a kind of action\."),
        ([Kind("a;b")], r"'a;b' is not a plain word for a kind of action\."),
        ([Kind("move", SEAT, SEAT, SEAT, SEAT)], r"move has more than 3 arguments; ask in two decisions\."),
        ([Kind("wait"), Kind("wait", CARD)], r"two kinds of action have the same word\."),
        (
            [Kind("discard", CARD, together=True, seen=EVERYONE)],
            r"discard is answered together, so others may not see its arguments at once\.",
        ),
    ],
)
def test_tables_that_cannot_be(kinds: list[Kind], sentence: str) -> None:
    with pytest.raises(DeclarationError, match=f"^{sentence}$"):
        Table(*kinds)


def test_a_table_of_nothing_can_still_be_compiled() -> None:
    """A game without chance has no outcomes, and its rules may still read the table."""
    nothing = Table()
    assert len(nothing) == 0
    assert nothing.kind.shape == (1,)
    with pytest.raises(WordsError):
        nothing.words(0)


def test_the_table_as_data_tells_all_numbers() -> None:
    assert Table(Kind("wait"), Kind("give", SEAT, TIDE)).describe() == [
        {"word": "wait", "start": 0, "arguments": []},
        {"word": "give", "start": 1, "arguments": [["red", "blue"], ["low", "high"]]},
    ]


@MANY
@given(st.lists(st.lists(st.integers(1, 5), max_size=3), min_size=1, max_size=4))
def test_any_table_is_a_bijection(sizes: list[list[int]]) -> None:
    kinds = [
        Kind(f"kind_{i}", *(numbered(f"place_{j}", "P", size) for j, size in enumerate(lengths)))
        for i, lengths in enumerate(sizes)
    ]
    table = Table(*kinds)
    words = [table.words(number) for number in range(len(table))]
    assert len(set(words)) == len(table) == sum(int(np.prod(lengths)) for lengths in sizes)
    assert [table.number(word) for word in words] == list(range(len(table)))
