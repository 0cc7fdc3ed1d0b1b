"""How many decisions a second a batch makes on one core, and PettingZoo beside it.

python benchmarks/batches.py GAME [GAMES AT ONCE]
"""

from __future__ import annotations

import sys
import time

import numpy as np

from ostrov.games import load
from ostrov.lab import zoo
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


def through_zoo(name: str, options: dict[str, str]) -> float:
    """Decisions a CPU second of random players through PettingZoo: `last`, choosing and `step`."""
    env, chooser = zoo.env(name, **options), np.random.default_rng(1)
    env.reset(seed=1)
    env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))  # what is compiled is loaded
    began, decisions, seed = time.process_time(), 0, 1
    while time.process_time() - began < SECONDS:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            seed += 1
            env.reset(seed=seed)
            continue
        env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
        decisions += 1
    return decisions / (time.process_time() - began)


def main(name: str, count: int = 256) -> None:
    game = load(name)
    options = {"trade": "off"} if name == "catan" else {}
    games = Batch(game, count, options)
    games.step(games.any_actions())  # what is compiled is loaded
    for rows in (False, True):
        alone, choosing = measured(games, rows=rows)
        what = "rows" if rows else "records"
        print(f"{games.environment}, {what}: {alone:,.0f} decisions/s, {choosing:,.0f} with choosing")
    print(f"{games.environment}, through PettingZoo: {through_zoo(name, options):,.0f} decisions/s with choosing")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
