"""An agent in many games at once: python3 examples/agent_in_a_batch.py FILE [GAME]

The file has a decide(rows, masks), like examples/bot_in_twenty_lines.py. It plays seat 0 of a game for two; random
plays the other.
"""

from __future__ import annotations

import runpy
import sys

import numpy as np

from ostrov.games import load
from ostrov.lab.batch import batch


def share(file: str, name: str = "catan", *, enough: int = 500) -> float:
    """Of the games that ended, the share it won."""
    decide = runpy.run_path(file)["decide"]
    games = batch(load(name), 64, {"players": "2"}, bots={1: "random"})
    won: list[float] = []
    while len(won) < enough:
        games.step(decide(games.rows(), games.mask))
        won += (games.worth[games.over, 0] / 1000).tolist()
    return float(np.mean(won))


if __name__ == "__main__":
    print(f"won {100 * share(*sys.argv[1:3]):.0f} %")
