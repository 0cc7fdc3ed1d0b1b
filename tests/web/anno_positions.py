"""Positions of Anno 1800 in which everything can be chosen, as seats see them, to test its board with.

After a change of the rules or of the protocol run `python -m tests.web.anno_positions`. Games go on from a rich
position, those kinds first that were chosen least; one position is kept for each new set of kinds of choices.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from ostrov.engine.fate import Dice
from ostrov.engine.game import Game, load_package
from ostrov.engine.history import History
from tests.games.anno1800.conftest import _Table
from tests.web.catan_positions import Keeper
from tests.web.recorded import written

FILE = Path(__file__).parents[2] / "web" / "tests" / "anno1800" / "positions.json"
RICH = """
pool: 3 timber 3 bricks 3 coal 3 goods 2 steel_beams 2 windows
objectives: alonso_graves aarhant editor beryl_omara zoo
white: gold 30; built h32=brewery h33=bakery h34=shipyard_1 h44=trade_ship_1; old old_farmers; new new_1
white: ready 6 farmer 6 worker 4 artisan 2 engineer 1 investor; cards 6 trade 6 exploration
white: hand fw_02 fw_04 fw_08 fw_36 aei_12 nw_21; played fw_01 fw_05 aei_01 aei_24 aei_28; work h12=farmer+farmer
orange: built h32=brewery h33=glassmakers; gold 9; cards 6 trade 6 exploration
"""
GAMES = 8
STEPS = 140


def played(game: Game) -> dict[str, dict[str, Any]]:
    """The positions kept, of all games."""
    keeper = Keeper(game)
    chosen: Counter[str] = Counter()
    for key in range(GAMES):
        data = _Table(game, {"players": "3", "start": "white"}, RICH).data()
        history, fate, luck = History(game.desk("checked"), data), Dice(key), Random(key)
        for _ in range(STEPS):
            seat = (history.position.awaited or history.position.asked)[0]
            by_kind: dict[str, list[str]] = {}
            for words in history.position.choices(seat):
                by_kind.setdefault(words.partition(" ")[0], []).append(words)
            keeper.keep(" ".join(sorted(by_kind)), history, seat)
            kind = min(sorted(by_kind), key=lambda word: (word == "end_turn", chosen[word], luck.random()))
            chosen[kind] += 1
            history.act(seat, luck.choice(by_kind[kind]))
            history.settle(fate)
    return _covering(keeper.found)


def _covering(found: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Of the sets of kinds as many as are needed for each kind to be there twice."""
    seen: Counter[str] = Counter()
    kept: dict[str, dict[str, Any]] = {}
    for name in sorted(found, key=lambda one: -len(one.split())):
        if any(seen[kind] < 2 for kind in name.split()):
            kept[name] = found[name]
            seen.update(name.split())
    return kept


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    GAME = load_package("ostrov.games.anno1800")
    FILE.write_text(written(GAME, played(GAME)), encoding="utf-8")
