"""Positions of the recorded games of Shipyard, as seats see them, for the tests of its board in the browser.

After a change of the rules or of the protocol run `python -m tests.web.shipyard_positions`. One position is kept for
each new set of kinds of choices, as what differs from the one before it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ostrov.engine import saved
from ostrov.engine.game import Game, load_package
from ostrov.engine.history import History, entries_in_words
from ostrov.engine.position import CHANCE
from ostrov.server.facts import facts_of
from tests.web.catan_positions import Keeper, less

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


def written() -> str:
    """The file's text: a line for each position."""
    game = load_package("ostrov.games.shipyard")
    found = played(game)
    before = [None, *found.values()]
    pairs = zip(found.items(), before, strict=False)
    lines = [f" {_json(name)}: {_json(less(one, last))}" for (name, one), last in pairs]
    facts = msgspec.to_builtins(facts_of(game))
    return f'{{"facts": {_json(facts)},\n"positions": {{\n' + ",\n".join(lines) + "\n}}\n"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
