"""Taps a turn on the shortest way of the boards, in games between apprentices: python benchmarks/taps.py shipyard 50

What a tap does is written down here as the boards have it (`web/src/boards/GAME`), not measured in a browser; the
tests of the boards show that each choice can be made so. A choice that a proposal brings along (payments of Anno,
best fit and routes of Shipyard) costs what the proposal costs.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Sequence
from statistics import median

from ostrov.bots import choose
from ostrov.engine.fate import Dice
from ostrov.engine.history import begin
from ostrov.games import load

Taps = dict[str, int]
SHIPYARD: Taps = {
    "bonus": 2,
    "build": 2,  # part, slot
    "substitute": 2,
    "turn": 0,  # sent with "done"; turning itself is counted below
    "start": 0,  # a route is one tap, with all its junctions
    "enter": 0,
    "go": 0,
}
ANNO: Taps = {
    "play": 2,  # card, pay
    "build": 3,  # build, tile, pay
    "expedition": 2,
    "produce": 0,  # comes with the payment
    "trade": 0,
    "trade_dear": 0,
    "partner": 0,
    "get": 0,
    "recall": 0,
}
FIRST_OPENS = {"hire", "upgrade"}  # the sheet opens once, then a tap a cube


def taps_of(game: str, actions: Sequence[str]) -> int:
    """What a turn's actions cost."""
    found, loaded, opened = 0, False, False
    for words in actions:
        kind, _, what = words.partition(" ")
        if game == "shipyard":
            if kind == "load":
                found += 0 if loaded else 1
                loaded = True
            elif kind == "turn":
                found += int(what[1:])
            else:
                found += SHIPYARD.get(kind, 1)
        else:
            found += ANNO.get(kind, 1) + (1 if kind in FIRST_OPENS and not opened else 0)
            opened = opened or kind in FIRST_OPENS
    return found


def turns_of(game: str, key: int) -> list[int]:
    """Taps of each turn of a game between apprentices."""
    history, fate = begin(load(game).desk(), {}), Dice(key)
    history.settle(fate)
    done: dict[tuple[int, str], list[str]] = defaultdict(list)
    while history.position.ended is None:
        position = history.position
        seat = (position.awaited or position.asked)[0]
        words = choose(position.seen_by(seat), seat, "apprentice", key, len(history))
        done[position.turns, seat].extend(words.split("; "))
        history.act(seat, words)
        history.settle(fate)
    return [taps_of(game, actions) for actions in done.values()]


def main(game: str, games: int) -> None:
    taps = sorted(count for key in range(games) for count in turns_of(game, key))
    most = taps[len(taps) * 9 // 10]
    print(f"{game}: {games} games, {len(taps)} turns, median {median(taps)}, nine in ten at most {most}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
