"""How many decisions a second a batch makes on one core: python benchmarks/batches.py GAME [GAMES AT ONCE]"""

from __future__ import annotations

import sys
import time

from ostrov.games import load
from ostrov.lab.batch import Batch

SECONDS = 3.0


def measured(games: Batch, *, rows: bool) -> tuple[float, float]:
    """Decisions a CPU second: in the batch alone, and with choosing at random."""
    began, inside, decisions = time.process_time(), 0.0, 0
    while time.process_time() - began < SECONDS:
        actions = games.any_actions()
        before = time.process_time()
        games.step(actions)
        if rows:
            games.rows()
        inside += time.process_time() - before
        decisions += games.count
    return decisions / inside, decisions / (time.process_time() - began)


def main(name: str, count: int = 256) -> None:
    game = load(name)
    games = Batch(game, count, {"trade": "off"} if name == "catan" else {})
    for rows in (False, True):
        alone, choosing = measured(games, rows=rows)
        what = "rows" if rows else "records"
        print(f"{games.environment}, {what}: {alone:,.0f} decisions/s, {choosing:,.0f} with choosing")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
