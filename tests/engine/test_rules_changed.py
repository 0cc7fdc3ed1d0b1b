"""A game that other rules have begun goes on from its stored position, and can be saved and fair again."""

from __future__ import annotations

import pytest

from ostrov.engine import saved
from ostrov.engine.desk import Desk
from ostrov.engine.errors import TextError
from ostrov.engine.fate import Sealed
from ostrov.engine.history import History
from ostrov.engine.laws import random_history
from ostrov.games import load

SECRET = b"a secret of thirty-two bytes or so"


@pytest.fixture
def desk() -> Desk:
    return load("smugglers").desk("checked")


def a_game(desk: Desk) -> History:
    """A random game of thirty entries or a few more."""
    for history in random_history(desk, {"players": "3"}, 3):
        if len(history) >= 30:
            return history
    raise AssertionError("the game is shorter than thirty entries")


def as_if_by_other_rules(history: History) -> str:
    """The saved game, by rules of another version that allowed something else at entry 15."""
    lines = saved.write(history).replace("rules: 1  layout", "rules: 0  layout").splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("15 "))
    lines[place] = "15 red: doubt"
    return "\n".join(lines) + "\n"


def test_it_goes_on_from_the_stored_position_and_says_so(desk: Desk) -> None:
    history = a_game(desk)
    found = saved.read(as_if_by_other_rules(history), lambda _name: desk)
    assert found.changed_at == len(history)
    assert found.history.position == history.position


def test_the_same_rules_do_not_forgive_a_wrong_entry(desk: Desk) -> None:
    content = as_if_by_other_rules(a_game(desk)).replace("rules: 0", "rules: 1", 1)
    with pytest.raises(TextError, match="line "):
        saved.read(content, lambda _name: desk)


def test_it_can_be_saved_and_loaded_again(desk: Desk) -> None:
    carried_on = saved.read(as_if_by_other_rules(a_game(desk)), lambda _name: desk).history
    carried_on.settle(Sealed(SECRET))
    position = carried_on.position
    carried_on.act(position.asked[0], position.choices(position.asked[0])[0])
    again = saved.read(saved.write(carried_on), lambda _name: desk)
    assert again.changed_at is None
    assert again.history.position == carried_on.position
    assert again.history.outcomes() == carried_on.outcomes()


def test_sealed_chance_goes_on_counting(desk: Desk) -> None:
    """The draws made before are not drawn again."""
    history = a_game(desk)
    carried_on = saved.read(as_if_by_other_rules(history), lambda _name: desk).history
    kinds = desk.game.outcomes.kind_of
    assert [kinds(outcome).word for outcome in sorted(carried_on.outcomes())] == [
        kinds(outcome).word for outcome in sorted(history.outcomes())
    ]


def test_a_count_that_is_none_is_told(desk: Desk) -> None:
    carried_on = saved.read(as_if_by_other_rules(a_game(desk)), lambda _name: desk).history
    content = saved.write(carried_on).replace("start: draw=", "start: draw=x")
    with pytest.raises(TextError, match="line 4: it counts the outcomes"):
        saved.read(content, lambda _name: desk)
