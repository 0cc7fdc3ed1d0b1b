"""Whole games, recorded and given: each is a saved game that was played at random and replays to the same end.

A file tells the key it was played with. After a change of the rules that is meant, play them all again and read
the difference: `python3 -m tests.games.catan.test_games`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ostrov.engine import fate, saved
from ostrov.engine.errors import OstrovError, Refused, TextError
from ostrov.engine.game import Game, load_package
from ostrov.engine.history import History, begin, entries_in_words
from ostrov.engine.position import CHANCE, Position

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.txt"))
EAGER = 0.8  # how often who can build or buy does so at once; else any kind of action is as likely as another
BUILDING = ("build_settlement", "build_city", "build_road", "buy_card")  # what is built first, if it can be


def played(game: Game, options: dict[str, str], key: int) -> History:
    """The game a key stands for, the same on every link and with every version of Python."""
    history = begin(game.desk("checked"), options)
    at_random = Random(key)
    while asked := history.position.asked:
        if asked == (CHANCE,):
            history.settle(fate.Dice(key))
        else:
            seat = asked[int(at_random.random() * len(asked))]
            history.act(seat, _chosen(history.position, seat, at_random))
    return history


def _chosen(position: Position, seat: str, at_random: Random) -> str:
    by_kind: dict[str, list[str]] = {}
    for words in position.choices(seat):
        by_kind.setdefault(words.partition(" ")[0], []).append(words)
    kinds = [kind for kind in BUILDING if kind in by_kind]
    if not kinds or at_random.random() >= EAGER:
        kinds = list(by_kind)
        kinds = [kinds[int(at_random.random() * len(kinds))]]
    choices = by_kind[kinds[0]]
    return choices[int(at_random.random() * len(choices))]


def read(path: Path) -> saved.Saved:
    return saved.load(path, lambda name: _game(name).desk("checked"))


def _game(name: str) -> Game:
    return load_package(f"ostrov.games.{name}")


def options_of(path: Path) -> dict[str, str]:
    """The options a file tells in its third line."""
    words = path.read_text(encoding="utf-8").splitlines()[2].removeprefix("options: ").split()
    return dict((name, value) for name, _, value in (word.partition("=") for word in words))


if __name__ == "__main__":
    for each in RECORDED:
        key = read(each).notes["key"]
        saved.store(each, saved.write(played(_game("catan"), options_of(each), int(key)), {"key": key}))
