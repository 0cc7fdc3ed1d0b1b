"""Positions of the recorded games of Shipyard, as seats see them, for the tests of its board in the browser.

After a change of the rules or of the protocol run `python -m tests.web.shipyard_positions`. One position is kept for
each new set of kinds of choices, as what differs from the one before it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ostrov.engine import saved
from ostrov.engine.game import Game, load_package
from ostrov.engine.history import History, entries_in_words
from ostrov.engine.position import CHANCE
from tests.web.catan_positions import Keeper
from tests.web.recorded import written

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "tests" / "shipyard" / "positions.json"
GAMES = ("alone", "two", "four", "three-early", "four-early")


def played(game: Game) -> dict[str, dict[str, Any]]:
    """The positions of the recorded games."""
    keeper = Keeper(game)
    for name in GAMES:
        path = ROOT / "tests" / "games" / "shipyard" / "recorded" / f"{name}.txt"
        whole = saved.load(path, lambda _name: game.desk("checked")).history
        _keep_all(keeper, whole, name)
    return keeper.found


def _keep_all(keeper: Keeper, whole: History, name: str) -> None:
    """For each set of kinds the last position that offers it, when most lies on the table."""
    entries = entries_in_words(whole)
    for number in reversed(range(len(entries))):
        seat = entries[number][0]
        if seat != CHANCE:
            kinds = sorted({offer.split()[0] for offer in whole.position_before(number).choices(seat)})
            history = whole.copy()
            history.cut(number)
            keeper.keep(" ".join(kinds), history, seat)
    keeper.keep(f"over {name}", whole, whole.position.seats[0])


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    GAME = load_package("ostrov.games.shipyard")
    FILE.write_text(written(GAME, played(GAME)), encoding="utf-8")
