"""Fit the weights of a game's `standing.py` to games of its bots.

    python benchmarks/standing.py shipyard --games 1000 --odds 160

Games of two apprentices are played; at four turns of each, drawn at random, what `standing.py` counts is counted for
both. A ridge regression then tells by how much one of each more changed the final margin, late and early, on three
quarters of the games; the other quarter says how much of the margin it explains. A point of margin is worth so many
thousandths of a natural logarithm of odds; the weights in use are printed beside what was found.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from ostrov.engine import drive, text
from ostrov.engine.game import Game
from ostrov.games import load
from ostrov.lab.arena import Arena

MOMENTS = 4  # of each game
MOST_TURNS = 2_000
TESTED = 4  # one game in so many is kept for the test
RIDGE = 15.0


class Watcher:
    """The arena, stopped at some turns to look at the position."""

    def __init__(self, game: Game, key: int) -> None:
        self.game, self.key = game, key
        self.arena = Arena(game, game.desk("cpu").set_up(text.with_options(game, {"players": "2"})), "cpu")
        self.luck = np.random.default_rng(key)
        checked = game.linked("checked")
        self.chapter = checked.run.came_to.__globals__["rules"].standing.__globals__
        self.checked, self.positions = checked, checked.positions(1)
        self.traits = game.modules["standing"].TRAITS
        self.usual = 50.0  # turns of a game

    def rows(self, number: int) -> tuple[list[Any], float]:
        """What is counted at some turns of a game, and its final margin."""
        turns = self.luck.uniform(1, 1.05 * self.usual, MOMENTS).astype(int).tolist()
        rows = [
            self.counted(self.arena.position)
            for turn in turns
            if self._play(number, turn).facts[drive.STOPPED] != drive.OVER
        ]
        played = self._play(number, MOST_TURNS)
        self.usual += (float(played.facts[drive.TURNS]) - self.usual) / 20
        return rows, float(played.scores[0] - played.scores[1])

    def _play(self, number: int, turns: int) -> Any:
        return self.arena.play(["apprentice"] * 2, self.key, number, turns)

    def counted(self, position: bytes) -> Any:
        """The differences between the two, weighed by how late and by how early it is."""
        self.checked.write(self.positions, 0, position)
        s = self.positions[0]
        own, other = ([self.chapter["counted"](s, seat, n) for n in range(self.traits)] for seat in range(2))
        early = self.chapter["earliness"](s) / self.game.modules["standing"].LONG
        differences = np.subtract(own, other)
        return np.concatenate([differences * (1 - early), differences * early])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("game", choices=["anno1800", "shipyard"])
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--odds", type=float, default=160.0, help="thousandths of the logarithm of odds a point")
    asked.add_argument("--key", type=int, default=7)
    told = asked.parse_args()
    game = load(told.game)
    watcher = Watcher(game, told.key)
    learn: list[tuple[Any, float]] = []
    test: list[tuple[Any, float]] = []
    for number in range(told.games):
        rows, margin = watcher.rows(number)
        (test if number % TESTED == 0 else learn).extend((row, margin) for row in rows)
    counts, margins = np.array([row for row, _ in learn]), np.array([margin for _, margin in learn])
    weights = np.linalg.solve(counts.T @ counts + RIDGE * np.eye(counts.shape[1]), counts.T @ margins)
    chapter = game.modules["standing"]
    late, early = np.split(weights * told.odds, 2)
    for trait, word in enumerate(chapter.TRAIT.words):
        print(f"{word:16} late {late[trait]:6.0f} early {early[trait]:6.0f}   in use {chapter.WEIGHT[trait].tolist()}")
    rows_of, wanted = np.array([row for row, _ in test]), np.array([margin for _, margin in test])
    in_use = np.concatenate([chapter.WEIGHT[:, 0], chapter.WEIGHT[:, 1]]) / told.odds
    for name, by in (("fitted", weights), ("in use", in_use)):
        explained = 1 - float(((wanted - rows_of @ by) ** 2).sum() / (wanted**2).sum())
        right = float(((rows_of @ by > 0) == (wanted > 0)).mean())
        print(f"{name}: {explained:.2f} of the margin explained, {right:.2f} of winners told, {len(test)} positions")


if __name__ == "__main__":
    main()
