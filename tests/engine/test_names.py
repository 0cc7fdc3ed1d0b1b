"""Names: a word for each number, and a sentence for each word that is none."""

from __future__ import annotations

import pytest

from ostrov.engine.errors import DeclarationError, WordsError
from ostrov.engine.names import Names, numbered

RESOURCE = Names("resource", "lumber brick wool")


def test_names_unpack_into_their_numbers() -> None:
    lumber, brick, wool = RESOURCE
    assert (lumber, brick, wool) == (0, 1, 2)
    assert len(RESOURCE) == 3


def test_every_word_comes_back_from_its_number() -> None:
    assert [RESOURCE.number(RESOURCE[number]) for number in RESOURCE] == [0, 1, 2]


def test_a_word_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(WordsError, match=r"^'gold' is no resource; there are: lumber, brick, wool\.$"):
        RESOURCE.number("gold")


def test_minus_one_is_nobodys_number() -> None:
    """A Python list would give the last word, and -1 would pass for a seat."""
    with pytest.raises(IndexError, match=r"^resource -1: there is no such resource\.$"):
        RESOURCE[-1]
    with pytest.raises(IndexError):
        RESOURCE[3]


def test_words_are_in_and_numbers_are_not() -> None:
    assert "wool" in RESOURCE
    assert "gold" not in RESOURCE
    assert 2 not in RESOURCE


def test_nobody_is_the_number_after_the_last() -> None:
    holder = RESOURCE.or_none()
    assert holder.number("nobody") == len(RESOURCE) == 3
    assert holder.name == "resource"
    assert Names("good", "tea rum").or_none("empty")[2] == "empty"


def test_names_with_nobody_still_speak_of_the_same_things() -> None:
    assert RESOURCE.of is RESOURCE
    assert RESOURCE.or_none().of is RESOURCE
    assert RESOURCE.or_none().or_none("anybody").of is RESOURCE


def test_numbered_places() -> None:
    assert numbered("hex", "H", 3).words == ("H1", "H2", "H3")
    assert numbered("step", "S", 2, first=0).words == ("S0", "S1")


@pytest.mark.parametrize("word", ["?", "two words", "1st", "", "wo=ol", "žito", "tea\n", "-tea", "_tea"])
def test_a_word_that_would_break_a_line_of_text_is_refused(word: str) -> None:
    with pytest.raises(DeclarationError, match="is not a plain word"):
        Names("good", (word,))


@pytest.mark.parametrize("word", ["tea", "H12", "victory_point", "two-for-one", "gold+", "T"])
def test_plain_words(word: str) -> None:
    assert Names("good", (word,)).number(word) == 0


def test_a_word_twice_is_refused() -> None:
    with pytest.raises(DeclarationError, match=r"^good: a word stands twice in \('tea', 'rum', 'tea'\)\.$"):
        Names("good", "tea rum tea")
    with pytest.raises(DeclarationError, match="a word stands twice"):
        RESOURCE.or_none("wool")
