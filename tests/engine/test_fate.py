"""Who answers for CHANCE: fair, sealed against fishing, or given in words."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.engine.actions import Kind, Table
from ostrov.engine.errors import Refused, TextError, WordsError
from ostrov.engine.fate import Dice, Fate, Given, Sealed, new_secret, read, sealed_note, sealed_with
from ostrov.engine.names import Names, numbered
from tests.engine.declared import MANY

OUTCOMES = Table(Kind("roll", numbered("eyes", "D", 6)), Kind("steal", Names("card", "tea silk rum")), Kind("storm"))
ROLL, STEAL, STORM = OUTCOMES.starts
SECRET = bytes(range(32))


def only(kind: int, *odds: int) -> list[int]:
    """Odds for outcomes of one kind."""
    return [*[0] * kind, *odds, *[0] * (len(OUTCOMES) - kind - len(odds))]


DIE = only(ROLL, 1, 1, 1, 1, 1, 1)
THEFT = only(STEAL, 2, 0, 1)


def rolls(fate: Fate, count: int, between: list[int] | None = None) -> list[int]:
    """The first rolls of a game in which each is followed by these other outcomes."""
    earlier: list[int] = []
    found = []
    for _ in range(count):
        found.append(fate.outcome(OUTCOMES, DIE, earlier))
        earlier += [found[-1], *(between or [])]
    return found


# --- sealed -------------------------------------------------------------------------------------------------------


def test_the_nth_roll_is_the_nth_roll_whatever_else_happened() -> None:
    """Taking back a move cannot fish for another roll, and neither can stealing once more before it."""
    plain = rolls(Sealed(SECRET), 20)
    assert rolls(Sealed(SECRET), 20, [STEAL]) == plain
    assert rolls(Sealed(SECRET), 20, [STORM, STEAL + 2, STEAL]) == plain
    assert len(set(plain)) > 1


@MANY
@given(st.lists(st.integers(0, len(OUTCOMES) - 1), max_size=12), st.lists(st.integers(0, 5), max_size=4))
def test_only_the_number_of_earlier_rolls_counts(others: list[int], first: list[int]) -> None:
    """Not what they showed, not their order, not what came between."""
    earlier = [*others, *first]
    count = sum(outcome < STEAL for outcome in earlier)
    fate = Sealed(SECRET)
    assert fate.outcome(OUTCOMES, DIE, earlier) == fate.outcome(OUTCOMES, DIE, [0] * count)


def test_purposes_have_their_own_luck() -> None:
    """The n-th theft is not the n-th roll in another dress: the halves of the dice and a coin disagree often."""
    fate = Sealed(SECRET)
    coin = only(STEAL, 1, 1)
    high = [fate.outcome(OUTCOMES, DIE, [0] * n) >= 3 for n in range(60)]
    heads = [fate.outcome(OUTCOMES, coin, [STEAL] * n) == STEAL + 1 for n in range(60)]
    assert 10 < sum(one != other for one, other in zip(high, heads, strict=True)) < 50


def test_the_commitment_binds_the_secret() -> None:
    assert Sealed(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()
    assert Sealed(SECRET, ["4", "7"]).commitment == Sealed(SECRET).commitment
    assert Sealed(SECRET).commitment != Sealed(SECRET[::-1]).commitment


def test_a_seats_part_changes_what_happens() -> None:
    plain, parted = rolls(Sealed(SECRET), 30), rolls(Sealed(SECRET, ["4", "7"]), 30)
    assert plain != parted
    assert parted == rolls(Sealed(SECRET, ["4", "7"]), 30)
    assert parted != rolls(Sealed(SECRET, ["7", "4"]), 30)
    assert parted != rolls(Sealed(SECRET, ["47"]), 30)
    assert rolls(Sealed(SECRET), 30) != rolls(Sealed(SECRET[::-1]), 30)


def test_one_part_cannot_pass_for_two() -> None:
    """A server could not tell players apart from one player with a long part."""
    assert rolls(Sealed(SECRET, ["4\n7"]), 30) != rolls(Sealed(SECRET, ["4", "7"]), 30)


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(Refused, match=r"^A secret for chance has at least 32 bytes\.$"):
        Sealed(bytes(31))


def test_the_luck_of_a_secret_never_changes() -> None:
    """Games that were played must verify for ever."""
    assert rolls(Sealed(SECRET, ["4", "7"]), 12) == [3, 3, 0, 1, 5, 1, 4, 5, 5, 5, 1, 3]


# --- odds ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fate", [Dice, lambda n: Sealed(n.to_bytes(32, "big"))], ids=["dice", "sealed"])
@pytest.mark.parametrize("odds", [[1, 1, 1, 1, 1, 1], [1, 2, 3, 4, 5, 6], [0, 10, 0, 1, 0, 0], [0, 0, 0, 0, 0, 3]])
def test_odds_are_respected(fate: Callable[[int], Fate], odds: list[int]) -> None:
    """Chi-square over the first roll of 4,000 tables with fixed keys; what has no odds never happens."""
    count, total = 4_000, sum(odds)
    found = [0] * len(OUTCOMES)
    for table in range(count):
        found[fate(table).outcome(OUTCOMES, only(ROLL, *odds), [])] += 1
    chi = sum((found[i] - count * odd / total) ** 2 / (count * odd / total) for i, odd in enumerate(odds) if odd)
    assert chi <= 30
    assert all(not found[i] for i, odd in enumerate(only(ROLL, *odds)) if not odd)


@pytest.mark.parametrize("fate", [Dice(5), Sealed(SECRET)], ids=["dice", "sealed"])
def test_the_rolls_of_one_table_are_fair(fate: Fate) -> None:
    found = [0] * 6
    for roll in rolls(fate, 600):
        found[roll] += 1
    assert sum((n - 100) ** 2 / 100 for n in found) <= 30


def test_dice_are_the_same_for_the_same_key() -> None:
    assert rolls(Dice(3), 30) == rolls(Dice(3), 30) != rolls(Dice(4), 30)
    assert rolls(Dice(-3), 30) != rolls(Dice(3), 30)


@pytest.mark.parametrize(
    "fate",
    [
        Dice(1),
        Sealed(SECRET),
    ],
    ids=["dice", "sealed"],
)
def test_a_dead_end_is_told(fate: Fate) -> None:
    with pytest.raises(Refused, match=r"^Chance is asked but nothing can happen: the rules have a dead end here\.$"):
        fate.outcome(OUTCOMES, [0] * len(OUTCOMES), [])


# --- given --------------------------------------------------------------------------------------------------------


def test_given_outcomes_happen_one_after_the_other() -> None:
    fate = Given(["roll D4", "steal rum", "storm"])
    assert fate.outcome(OUTCOMES, DIE, []) == ROLL + 3
    assert fate.outcome(OUTCOMES, THEFT, [ROLL]) == STEAL + 2
    assert fate.outcome(OUTCOMES, only(STORM, 1), []) == STORM


def test_when_nothing_more_is_given_it_must_be_typed_in() -> None:
    with pytest.raises(Refused, match=r"^Chance is asked and no outcome is given; say what the dice or the deck show"):
        Given([]).outcome(OUTCOMES, DIE, [])


def test_what_cannot_happen_is_answered_with_what_can() -> None:
    fate = Given(["steal silk"])
    with pytest.raises(Refused, match=r"^'steal silk' cannot happen now; possible: steal tea, steal rum\.$"):
        fate.outcome(OUTCOMES, THEFT, [])
    assert fate.outcome(OUTCOMES, only(STEAL, 0, 1), []) == STEAL + 1  # it is still to come


def test_words_that_are_no_outcome() -> None:
    with pytest.raises(WordsError, match=r"^'toss' is no action; there are: roll, steal, storm\.$"):
        Given(["toss"]).outcome(OUTCOMES, DIE, [])
    with pytest.raises(WordsError, match=r"^'D7' is no eyes; there are: D1, D2, D3, D4, D5, D6\.$"):
        Given(["roll D7"]).outcome(OUTCOMES, DIE, [])


# --- notes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("parts", [(), ("",), ("a", "b c", 'quote " and žluť\u2028')])
def test_a_note_gives_the_same_chance_again(parts: tuple[str, ...]) -> None:
    secret = new_secret()
    note = sealed_note(secret, parts)
    assert len(note.splitlines()) == 1
    again, odds = read(note), only(ROLL, *[1] * 6)
    assert isinstance(again, Sealed)
    for nth in range(20):
        assert again.outcome(OUTCOMES, odds, [0] * nth) == Sealed(secret, parts).outcome(OUTCOMES, odds, [0] * nth)
    assert sealed_with(note) == (secret, list(parts))


def test_other_notes() -> None:
    assert read("given") is None
    assert isinstance(read("dice 7"), Dice)
    assert sealed_with("dice 7") is None


ZEROS = "00" * 32
WRONG = [
    "",
    "sealed",
    "sealed zz",
    "sealed 00",
    f"sealed {ZEROS} 7",
    f"sealed {ZEROS} [7]",
    "dice x",
    "thrown",
    "given 3",
]


@pytest.mark.parametrize("note", [*WRONG, f"sealed {ZEROS} {'[' * 100_000}"])
def test_a_note_that_cannot_be_read_is_told(note: str) -> None:
    with pytest.raises(TextError, match="note: chance"):
        read(note)
