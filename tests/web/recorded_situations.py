"""Moments of recorded games of Anno 1800 and Shipyard, as saved games that a table goes on from with a person on the
seat that is asked; and pairs with people on all seats: the same moment, and one with other hidden cards that this seat
cannot tell from it.

A moment is the last position of a recorded game in which somebody did this; nothing is rolled and nobody else acts, so
it is the same every time. `situations` writes them into one file with the moments of Catan.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ostrov.engine import saved
from ostrov.engine.game import Game, load_package
from ostrov.engine.history import History, entries_in_words
from ostrov.engine.position import CHANCE, Position
from tests.games.anno1800.conftest import _Table
from tests.web.anno_positions import RICH

GAMES = Path(__file__).parents[1] / "games"
TWIN = 5  # the key of what is imagined
END = ""  # nothing is done next

MOMENTS = {  # the game, the recording, what is done next
    "shipyard-choose": ("shipyard", "four", "choose"),
    "shipyard-build": ("shipyard", "four-early", "build"),
    "shipyard-rent": ("shipyard", "four", "rent"),
    "shipyard-lay": ("shipyard", "four", "lay"),
    "shipyard-turn": ("shipyard", "four", "turn"),
    "shipyard-buy": ("shipyard", "four", "buy"),
    "shipyard-barter": ("shipyard", "two", "swap"),
    "shipyard-hire": ("shipyard", "four", "hire"),
    "shipyard-recruit": ("shipyard", "four", "recruit"),
    "shipyard-discard": ("shipyard", "four", "discard"),
    "shipyard-fit": ("shipyard", "four-early", "load"),
    "shipyard-sail": ("shipyard", "four-early", "go"),
    "shipyard-alone": ("shipyard", "alone", "choose"),
    "shipyard-over": ("shipyard", "four", END),
    "anno-field": ("anno1800", "two-editor", "field"),
    "anno-partner": ("anno1800", "three-first-edition", "partner"),
    "anno-ready": ("anno1800", "two-editor", "ready"),
    "anno-put": ("anno1800", "two-editor", "put_artisan_engineer_investor"),
    "anno-end": ("anno1800", "four-first-game", "play"),
    "anno-over": ("anno1800", "three-first-edition", END),
}
TWINS = ("shipyard-choose", "shipyard-discard", "anno-rich", "anno-end")


def moments() -> Iterator[tuple[str, str]]:
    """Each moment as a saved game by its name; pairs as `NAME one` and `NAME twin`."""
    found = {name: _recorded(*where) for name, where in MOMENTS.items()}
    anno = _game("anno1800")
    rich = _Table(anno, {"players": "3", "start": "white"}, RICH).data()
    found["anno-rich"] = History(anno.desk("checked"), rich), "white"
    for name, (history, seat) in found.items():
        yield name, _text(history, seat)
        if name in TWINS:
            pair = {"one": history.position, "twin": history.position.imagined(seat, TWIN)}
            for which, position in pair.items():
                yield f"{name} {which}", _text(_alone(position), *position.seats, asked=seat)


def _recorded(game: str, name: str, kind: str) -> tuple[History, str]:
    """What a recording led to, and the seat that is asked."""
    history = _whole(game, name)
    if not kind:
        return _alone(history.position), history.position.seats[0]
    entries = entries_in_words(history)
    done = [n for n, (seat, words, *_) in enumerate(entries) if seat != CHANCE and words.split()[0] == kind]
    position, seat = history.position_before(done[-1]), entries[done[-1]][0]
    return _alone(position), seat


def _alone(position: Position) -> History:
    """A history that begins with a position: nothing has to be replayed."""
    return History(position.desk, position.data)


@cache
def _whole(game: str, name: str) -> History:
    path = GAMES / game / "recorded" / f"{name}.txt"
    return saved.load(path, lambda _name: _game(game).desk("checked")).history


@cache
def _game(name: str) -> Game:
    return load_package(f"ostrov.games.{name}")


def _text(history: History, *people: str, asked: str = "") -> str:
    seats = {one: "you" if one in people else "apprentice" for one in history.position.seats}
    return saved.write(
        history, {"seats": " ".join(f"{one}={who}" for one, who in seats.items()), "asked": asked or people[0]}
    )
