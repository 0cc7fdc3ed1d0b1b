"""Orders of games, and what came of them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from ostrov.engine import drive
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game

Array = np.ndarray[Any, Any]

PLACES = 3  # records a game is played in: the start, the game, and a copy that a bot is shown


@dataclass(frozen=True)
class Order:
    """Which games to play: game n of a key is the same one on every link."""

    start: bytes  # the position each game begins with
    count: int
    key: int
    most_turns: int
    levels: tuple[int, ...] = ()  # who plays each seat, as drive.py numbers them; random players when left out
    first: int = 0  # the number of the first game

    def __post_init__(self) -> None:
        if self.count < 1:
            raise GameError(f"An order of {self.count} games: order at least one.")
        if not -(2**63) <= self.key < 2**63:
            raise GameError(f"The key {self.key} is too large: compiled rules take keys of 64 bits.")


@dataclass(frozen=True)
class Played:
    """Games that were played, a line each."""

    facts: Array  # drive.py names the columns
    scores: Array  # by seat
    places: Array  # by seat
    positions: Array  # the last position, in bytes
    seconds: float


def differences(one: Played, other: Played) -> list[int]:
    """The lines of the games that did not go the same way or did not end in the same position."""
    tables = ("facts", "scores", "places", "positions")
    different = np.any([(getattr(one, name) != getattr(other, name)).any(axis=1) for name in tables], axis=0)
    return [int(line) for line in np.flatnonzero(different)]


def on_link(game: Game, order: Order, name: str = "") -> Played:
    """The games one after the other on another link."""
    linked = game.linked(name)
    positions = linked.positions(PLACES)
    lent = (linked.offers(1), linked.odds(1), linked.generators(1), linked.benches(1))
    levels = levels_of(game, order)
    facts, scores, places = empty_tables(game, order)
    ends = np.zeros((order.count, game.layout.size), np.uint8)
    linked.write(positions, 0, order.start)
    begun = time.perf_counter()
    for n in range(order.count):
        told = (facts[n : n + 1], scores[n : n + 1], places[n : n + 1])
        linked.run.play_many(positions, *lent, levels, *told, order.key, order.first + n, order.most_turns)
        ends[n] = np.frombuffer(linked.read(positions, 1), np.uint8)
    return Played(facts, scores, places, ends, time.perf_counter() - begun)


def empty_tables(game: Game, order: Order) -> tuple[Array, Array, Array]:
    """Facts, scores and places, to be filled in."""
    widths = (drive.FACTS, len(game.seats), len(game.seats))
    facts, scores, places = (np.zeros((order.count, width), np.int64) for width in widths)
    return facts, scores, places


def levels_of(game: Game, order: Order) -> Array:
    return np.array(order.levels or (drive.RANDOM,) * len(game.seats), np.int64)
