"""Lessons can be done as they say, in every game that has some, and are told in four languages."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from ostrov.engine import saved
from ostrov.engine.errors import GameError
from ostrov.engine.fate import Dice
from ostrov.engine.game import Game
from ostrov.engine.lessons import Lesson, lesson_named, lessons_of
from ostrov.engine.words import LANGUAGES, Words
from ostrov.games import installed, load
from ostrov.terminal import learn

ALL = [(game, lesson) for game in installed() for lesson in lessons_of(load(game))]
NAMES = [f"{game} {lesson.name}" for game, lesson in ALL]
ENOUGH = 10


@pytest.mark.parametrize("game", ["catan", "shipyard", "anno1800"])
def test_there_are_enough_from_worked_examples(game: str) -> None:
    lessons = lessons_of(load(game))
    assert len(lessons) >= ENOUGH
    assert all(lesson.cites for lesson in lessons)


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_every_step_is_offered_and_leads_to_the_end(game: str, lesson: Lesson) -> None:
    history = lesson.begin(load(game).desk("checked"))
    assert history.position.problems() == []
    taken: list[str] = []
    for step in lesson.steps:
        choices = history.position.choices(lesson.seat)
        offered = {start: [one for one in choices if f"{one} ".startswith(f"{start} ")] for start in step}
        assert all(offered.values()), (step, choices)
        taken.append(offered[step[0]][0])
        history.act(lesson.seat, taken[-1])
        history.settle(Dice(1))
    assert lesson.done(taken) == len(lesson.steps)
    assert lesson.done(taken[:-1]) == len(lesson.steps) - 1


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_it_is_an_ordinary_saved_game(game: str, lesson: Lesson) -> None:
    begun = lesson.begin(load(game).desk("checked"))
    again = saved.read(saved.write(begun), lambda name: load(name).desk("checked"))
    assert again.history.position == begun.position


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_it_is_told(game: str, lesson: Lesson, language: str) -> None:
    words = Words(load(game), language)
    parts = ["", ".end", *(f".s{n}" for n in range(1, len(lesson.steps) + 1))]
    found = [part for part in parts if words.find(f"lesson-{lesson.name}{part}")]
    assert {"", ".end", ".s1"} <= set(found)  # a step without words of its own goes on with the last ones
    assert not words.find(f"lesson-{lesson.name}.s{len(lesson.steps) + 1}")


def test_a_lesson_that_is_not_there_is_named() -> None:
    with pytest.raises(GameError, match="No lesson of catan is called 'fly'; there are: first_road"):
        lesson_named(load("catan"), "fly")
    assert lessons_of(load("smugglers")) == ()


def told(game: Game, name: str, typed: str) -> str:
    target = StringIO()
    assert learn(game, name, language="en", source=StringIO(typed), target=target) == 0
    return " ".join(target.getvalue().split())


def test_the_terminal_lists_them_and_tells_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))  # a game that is left is kept there
    catan = load("catan")
    assert "city: From settlement to city" in told(catan, "", "")
    screen = told(catan, "city", "build_city V18\n")
    assert "Raise your settlement to a city for 2 grain and 3 ore." in screen
    assert "brings two cards instead of one" in screen
