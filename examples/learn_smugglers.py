"""An agent that learns Smugglers from nothing but games, in less than a minute, with NumPy alone.

    python examples/learn_smugglers.py     learns, writes what it learned beside this file, tells how well it plays
    ostrov tournament smugglers --players 2 --bots random,examples/learn_smugglers.py

It weighs what it sees, a weight for each place of a row and each action, and takes an action as likely as its sum says.
After a game the weights of what was done go up when it was won and down when it was lost (REINFORCE, Williams 1992).
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from ostrov.games import load
from ostrov.lab import observing
from ostrov.lab.batch import batch

FILE = Path(__file__).with_suffix(".npz")
GAMES, RATE, ENOUGH = 128, 0.03, 150_000
Array = np.ndarray[Any, Any]

smugglers = load("smugglers")
SCALE = np.concatenate([np.full(c.count, 1 / max(1, min(c.most, 20))) for c in observing.columns(smugglers)])
chooser = np.random.default_rng(1)
learned: list[Array] = []  # the weights, once they are read


def chances(weights: Array, rows: Array, masks: Array) -> Array:
    """How likely each action is taken."""
    sums = np.where(masks, (rows * SCALE) @ weights, -np.inf)
    odds = np.exp(sums - sums.max(1, keepdims=True))
    return np.asarray(odds / odds.sum(1, keepdims=True))


def drawn(likely: Array) -> Array:
    """An action for each row, as likely as told."""
    found: Array = (likely.cumsum(1) > chooser.random((len(likely), 1))).argmax(1)
    return found


def decide(rows: Array, masks: Array) -> Array:
    """What it does. This is what a tournament asks for."""
    if not learned:
        learned.append(np.load(FILE)["weights"])
    return drawn(chances(learned[0], rows, masks))


def learn(enough: int) -> Array:
    """The weights after so many games against random."""
    games, played = batch(smugglers, GAMES, {"players": "2"}, key=1, bots={1: "random"}), 0
    weights = np.zeros((observing.width(smugglers), len(smugglers.actions)))
    traces = np.zeros((GAMES, *weights.shape))  # for each game, which way all that was done would become likelier
    while played < enough:
        rows = games.rows()
        likely = chances(weights, rows, games.mask)
        actions = drawn(likely)
        taken = -likely
        taken[np.arange(GAMES), actions] += 1
        traces += (rows * SCALE)[:, :, None] * taken[:, None, :]
        games.step(actions)
        for game in np.flatnonzero(games.over):
            weights += RATE * (games.worth[game, 0] / 1000 - 0.5) * traces[game]
            traces[game] = 0
            played += 1
    return weights


def won(weights: Array, count: int) -> float:
    """The share of games it wins against random; shared wins count in part."""
    games = batch(smugglers, GAMES, {"players": "2"}, key=2, bots={1: "random"})
    shares: list[float] = []
    while len(shares) < count:
        games.step(drawn(chances(weights, games.rows(), games.mask)))
        shares += (games.worth[games.over, 0] / 1000).tolist()
    return float(np.mean(shares))


def main(enough: int = ENOUGH) -> float:
    began = time.monotonic()
    weights = learn(enough)
    seconds = time.monotonic() - began
    np.savez(FILE, weights=weights)
    share = won(weights, 1000)
    print(f"{enough} games in {seconds:.0f} s; it wins {100 * share:.0f} % against random.")
    return share


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
