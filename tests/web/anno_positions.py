"""Positions of Anno 1800, as seats see them, to test its board with.

After a change of the rules or of the protocol run `python -m tests.web.anno_positions`.

positions.json   everything can be chosen: games go on from a rich position, those kinds first that were chosen least;
                 one position is kept for each new set of kinds of choices
advised.json     own decisions in games between apprentices, and some of the above, with the marks and with the ways to
                 every card, tile and cube
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ostrov.bots import choose
from ostrov.engine import advice
from ostrov.engine.fate import Dice
from ostrov.engine.game import Game, load_package
from ostrov.engine.history import History, begin
from ostrov.server import messages, telling
from ostrov.table.view import view_of
from tests.games.anno1800.conftest import _Table
from tests.web.catan_positions import Keeper
from tests.web.recorded import written

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "anno1800"
RICH = """
pool: 3 timber 3 bricks 3 coal 3 goods 2 steel_beams 2 windows
objectives: alonso_graves aarhant editor beryl_omara zoo
white: gold 30; built h32=brewery h33=bakery h34=shipyard_1 h44=trade_ship_1; old old_farmers; new new_1
white: ready 6 farmer 6 worker 4 artisan 2 engineer 1 investor; cards 6 trade 6 exploration
white: hand fw_02 fw_04 fw_08 fw_36 aei_12 nw_21; played fw_01 fw_05 aei_01 aei_24 aei_28; work h12=farmer+farmer
orange: built h32=brewery h33=glassmakers; gold 9; cards 6 trade 6 exploration
"""
GAMES = 8
ADVISED = 3  # games of which decisions are kept with advice
TURNS = (1, 2, 4, 7, 11, 16)  # of the first seat, of each of them
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


def advised(game: Game) -> dict[str, dict[str, Any]]:
    """The beginnings of turns in games between apprentices, with advice."""
    found: dict[str, dict[str, Any]] = {}
    for key in range(ADVISED):
        history, fate, seen = begin(game.desk(), {"players": "3", "start": "white"}), Dice(key), 0
        history.settle(fate)
        while seen < max(TURNS):
            seat = (history.position.awaited or history.position.asked)[0]
            if seat == "white" and "festival" in history.position.choices(seat):
                seen += 1
                if seen in TURNS:
                    found[f"game {key} turn {seen}"] = with_advice(Keeper(game), history, seat)
            history.act(seat, choose(history.position.seen_by(seat), seat, "apprentice", key, len(history)))
            history.settle(fate)
    history = History(game.desk("checked"), _Table(game, {"players": "3", "start": "white"}, RICH).data())
    found["rich"] = with_advice(Keeper(game), history, "white")
    return found


def with_advice(keeper: Keeper, history: History, seat: str) -> dict[str, Any]:
    """A position with its marks, and ways to all that may be wished: of those that are complete the steps only."""
    keeper.keep("", history, seat)
    seen, table = history.position.seen_by(seat), keeper.game.actions
    hand = view_of(seen)["seats"][seat]["hand"]
    wishes = [
        words
        for words in map(table.words, range(len(table)))
        if words.split()[0] in ("build", "hire", "upgrade") or words in [f"play {card}" for card in hand]
    ]
    found = {wish: [way_of(way) for way in advice.ways(seen, seat, wish)] for wish in wishes}
    marks = msgspec.to_builtins(telling.as_message(advice.marks(seen, seat), list[messages.Line]))
    return {**keeper.found[""], "entries": [], "marks": marks, "ways": found}


def way_of(way: advice.Way) -> Any:
    short = replace(way, notes=()) if way.steps else way
    return msgspec.to_builtins(telling.as_message(short, messages.Way))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    GAME = load_package("ostrov.games.anno1800")
    (FOLDER / "positions.json").write_text(written(GAME, played(GAME)), encoding="utf-8")
    (FOLDER / "advised.json").write_text(written(GAME, advised(GAME), facts=False), encoding="utf-8")
