"""Hints: the best of what a seat may do, why in words, and nothing that the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ostrov.bots import Thinker, available, choose
from ostrov.bots.hints import FEW, REASONS, Hint, hints
from ostrov.engine.game import Game
from ostrov.engine.laws import random_history
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.words import LANGUAGES, Words
from ostrov.games import installed, load

pytest.importorskip("numba")


@pytest.fixture(scope="module", params=installed())
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


def asked(game: Game, key: int, every: int, most_turns: int = 90) -> Iterator[tuple[Position, str]]:
    """Positions of a random game in which a seat has a choice, some of them."""
    found = 0
    for history in random_history(game.desk("cpu"), {}, key, most_turns):
        position = history.position
        for seat in position.awaited:
            if seat != CHANCE and len(position.choices(seat)) > 1:
                found += 1
                if found % every == 0:
                    yield position, seat


def looked_at(game: Game, key: int, count: int) -> list[tuple[Position, str, list[Hint]]]:
    thinker = Thinker(game, "cpu")
    found = [(position, seat) for position, seat in asked(game, key, 5)][-count:]
    return [(position, seat, hints(position.seen_by(seat), seat, 24, thinker=thinker)) for position, seat in found]


def test_hints_rest_on_what_the_seat_sees(game: Game) -> None:
    """The whole position, what the seat sees of it, and another that the seat cannot tell from it: the same hints."""
    thinker, differed = Thinker(game, "cpu"), 0
    for position, seat, found in looked_at(game, 3, 6):
        other = position.imagined(seat, 77)
        differed += other.data != position.data
        for one in (position, other):
            assert hints(one.seen_by(seat), seat, 24, thinker=thinker) == found
    assert differed, "the positions must differ in something hidden"


def test_hints_are_few_and_lawful_and_have_a_reason(game: Game) -> None:
    for position, seat, found in looked_at(game, 4, 6):
        assert 0 < len(found) <= FEW
        assert {hint.words for hint in found} <= set(position.choices(seat))
        assert all(hint.because.id in REASONS and 0 <= hint.win <= 1 for hint in found)
        assert [hint.playouts for hint in found] == sorted((hint.playouts for hint in found), reverse=True)


def test_a_choice_that_wins_says_so() -> None:
    """Played until somebody can win at once: the search finds it, and the reason is the win."""
    game = load("smugglers")
    for key in range(40):
        for position, seat in asked(game, key, 1, 200):
            if any(_wins(position, seat, words) for words in position.choices(seat)):
                best = hints(position.seen_by(seat), seat, 400)[0]
                assert (best.because.id == "hint-wins") == (best.win == 1)
                if best.win == 1:
                    assert _wins(position, seat, best.words)
                    return
    pytest.fail("nobody ever could win at once")


def _wins(position: Position, seat: str, words: str) -> bool:
    after = position.after(seat, words)
    return after.ended is not None and after.place(seat) == 1


def test_who_stops_a_search_gets_what_was_found() -> None:
    position, seat = next(asked(load("smugglers"), 1, 5))
    found = hints(position.seen_by(seat), seat, 10**6, stop=lambda: True)
    assert sum(hint.playouts for hint in found) < 10_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told(language: str) -> None:
    words = Words(load("smugglers"), language)
    told = [words.find(reason, points=2, percent=7, action="x") for reason in REASONS]
    assert None not in told
    assert len(set(told)) == len(REASONS)
    assert not any("{" in str(sentence) for sentence in told)


def test_every_level_rests_on_what_its_seat_sees(game: Game) -> None:
    """The levels of each game choose alike, whatever lies in places that the seat does not see."""
    differed = 0
    for position, seat in [*asked(game, 9, 9)][-3:]:
        other = position.imagined(seat, 31)
        differed += other.data != position.data
        for level in available(game):
            one, two = (choose(each.seen_by(seat), seat, level, 3, 4) for each in (position, other))
            assert one == two
    assert differed, "the positions must differ in something hidden"
