"""Lessons of a game: ordinary positions with the actions that are to be learned on them; `lessons.toml` of its package.

    [[lesson]]
    name = "first_road"
    cites = ["CE-06"]                     the worked examples and rules it comes from
    seat = "blue"                         who learns
    options = { players = "3" }           where they differ from the usual ones
    position = '''…'''                    as text, without its first line
    steps = [["build_road E28", "build_road E31"], ["end_turn"]]

A step is done by an action that begins with one of its words. What is said stands in `words/*.ftl`: the message
`lesson-first_road` is the title, its attributes `.s1`, `.s2`, … tell what to do, `.end` what was learned.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING, Any

from ostrov.engine.errors import GameError
from ostrov.engine.history import History

if TYPE_CHECKING:
    from ostrov.engine.desk import Desk
    from ostrov.engine.game import Game

FILE = "lessons.toml"


@dataclass(frozen=True)
class Lesson:
    """One lesson."""

    name: str
    cites: tuple[str, ...]
    seat: str
    options: dict[str, str]
    position: str
    steps: tuple[tuple[str, ...], ...]

    def begin(self, desk: Desk) -> History:
        """The game as it stands when the lesson begins."""
        game = desk.game
        options = "".join(f" {name}={word}" for name, word in self.options.items())
        first = f"{game.name}{options}  rules {game.version}"
        return History(desk, game.read(f"{first}\n{self.position}", desk.linked.name).data)

    def done(self, actions: Iterable[str]) -> int:
        """How many steps these actions of the learner have done, in their order."""
        found = 0
        for words in actions:
            if found < len(self.steps) and any(_begins(words, start) for start in self.steps[found]):
                found += 1
        return found


def _begins(words: str, start: str) -> bool:
    return f"{words} ".startswith(f"{start} ")


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """All lessons of a game, the first first; none without the file."""
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        return ()
    try:
        rows = tomllib.loads(file.read_text(encoding="utf-8"))["lesson"]
        return tuple(_lesson(row) for row in rows)
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise GameError(f"{game.package}/{FILE} cannot be read: {error}.") from error


def lesson_named(game: Game, name: str) -> Lesson:
    """One of them."""
    found = {lesson.name: lesson for lesson in lessons_of(game)}
    if name not in found:
        there = ", ".join(found) or "none"
        raise GameError(f"No lesson of {game.name} is called {name!r}; there are: {there}.")
    return found[name]


def _lesson(row: dict[str, Any]) -> Lesson:
    return Lesson(
        name=row["name"],
        cites=tuple(row["cites"]),
        seat=row["seat"],
        options=dict(row.get("options", {})),
        position=row["position"].strip(),
        steps=tuple(tuple(step) for step in row["steps"]),
    )
