"""Games on a card, in batches."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from ostrov.engine.game import Game
from ostrov.engine.gpu.kernel import TABLE, Shelf, kernel_of
from ostrov.engine.gpu.nvidia import with_card
from ostrov.engine.gpu.order import PLACES, Array, Order, Played, empty_tables, levels_of

THREADS = 64  # a block; each plays one game
BATCH = 2**18  # games that are on the card at a time: about as many as an H200 has room for

kernels: WeakKeyDictionary[Game, dict[int, Any]] = WeakKeyDictionary()  # by the size of tables


def games(game: Game, options: bytes, count: int, key: int, most_turns: int) -> Played:
    """So many games by random players on the card; `options` is an empty position with the options filled in."""
    return on_card(game, Order(game.desk("checked").set_up(options), count, key, most_turns))


def on_card(game: Game, order: Order, *, batch: int = BATCH, threads: int = THREADS, table: int = TABLE) -> Played:
    """The games on the card, `batch` at a time; none of the three numbers changes a game."""
    device = with_card()
    made = kernels.setdefault(game, {})
    if table not in made:
        made[table] = kernel_of(game, device, as_table=Shelf(table, device.to_device).place)
    return in_batches(game, order, made[table], device, batch, threads)


def in_batches(game: Game, order: Order, kernel: Any, device: Any, batch: int, threads: int) -> Played:
    begun = time.perf_counter()
    parts = []
    for done in range(0, order.count, batch):
        part = replace(order, first=order.first + done, count=min(batch, order.count - done))
        parts.append(_launched(game, part, kernel, device, threads))
    facts, scores, places, ends = (np.concatenate(tables) for tables in zip(*parts, strict=True))
    return Played(facts, scores, places, ends, time.perf_counter() - begun)


def _launched(game: Game, order: Order, kernel: Any, device: Any, threads: int) -> tuple[Array, Array, Array, Array]:
    """One batch: facts, scores, places and positions."""
    work = device.device_array(PLACES * order.count, game.layout.dtype)
    ends = device.device_array(order.count, game.layout.dtype)
    told = [device.to_device(table) for table in empty_tables(game, order)]
    start, levels = device.to_device(_start(game, order)), device.to_device(levels_of(game, order))
    blocks = -(-order.count // threads)
    kernel[blocks, threads](work, start, ends, levels, *told, *_numbers(order))
    facts, scores, places = (table.copy_to_host() for table in told)
    return facts, scores, places, _as_bytes(game, ends.copy_to_host())


def _start(game: Game, order: Order) -> Array:
    """The record each game begins with."""
    made = game.layout.empty()
    made.view(np.uint8)[: game.layout.size] = np.frombuffer(order.start, np.uint8)
    return made


def _numbers(order: Order) -> tuple[np.int64, np.int64, np.int64]:
    """The kernel's plain arguments."""
    return np.int64(order.key), np.int64(order.first), np.int64(order.most_turns)


def _as_bytes(game: Game, positions: Array) -> Array:
    """Positions without their scratch, a line each."""
    lines = positions.view(np.uint8).reshape(len(positions), game.layout.itemsize)
    return np.ascontiguousarray(lines[:, : game.layout.size])
