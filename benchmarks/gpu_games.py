"""Play games on a card and on the processor, compare every final position, and tell how fast both are.

    python benchmarks/gpu_games.py ostrov.games.catan --games 1000000

It prints one JSON object. `--simulate` takes the simulator instead of a card: slow, but the same kernel.
On a machine where nothing can be installed, unpack the wheels of numba, llvmlite and numba-cuda into a
folder and name it in PYTHONPATH.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np

from ostrov.engine import drive, gpu, text
from ostrov.engine.errors import OstrovError
from ostrov.engine.game import Game, load_package


def main(arguments: list[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    try:
        print(json.dumps(measured(load_package(asked.package), asked), indent=2))
    except OstrovError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="Games on a card against games on the processor.")
    made.add_argument("package", help="the package of a game, as in ostrov.games.catan")
    made.add_argument("--games", type=int, default=100_000)
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    made.add_argument("--apprentices", action="store_true", help="all seats are apprentices, not random players")
    made.add_argument("--most-turns", type=int, default=1000)
    made.add_argument("--key", type=int, default=7)
    made.add_argument("--against", default="cpu", help="the link that the card is compared with")
    made.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="threads of that link")
    made.add_argument("--batch", type=int, default=gpu.BATCH, help="games on the card at a time")
    made.add_argument("--threads", type=int, nargs="+", default=[gpu.THREADS], help="sizes of a block to try")
    made.add_argument("--table", type=int, nargs="+", default=[gpu.TABLE], help="largest tables among constants to try")
    made.add_argument("--simulate", action="store_true", help="take the simulator instead of a card")
    return made


def measured(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    order = ordered(game, asked)
    on_threads(game, replace(order, count=min(order.count, asked.workers)), asked)  # compiles
    against = on_threads(game, order, asked)
    runs = [in_simulator(game, order, against)] if asked.simulate else on_card(game, order, against, asked)
    return {
        "game": game.name,
        "rules": game.version,
        "record_bytes": game.layout.itemsize,
        "games": order.count,
        "mismatches": max(run["mismatches"] for run in runs),
        "games_per_second": max(run["games_per_second"] for run in runs),
        "card": "simulator" if asked.simulate else card(),
        "runs": runs,
        "against": {"link": asked.against, "workers": asked.workers, **speed(against)},
        "stopped": np.bincount(against.facts[:, drive.STOPPED], minlength=3).tolist(),
        "problems": int(np.count_nonzero(against.facts[:, drive.PROBLEM])),
        "packages": {"numpy": np.__version__, **versions()},
    }


def ordered(game: Game, asked: argparse.Namespace) -> gpu.Order:
    words = dict(option.split("=", 1) for option in asked.option)
    start = game.desk("checked").set_up(text.with_options(game, words))
    levels = (int(asked.apprentices),) * len(game.seats)
    return gpu.Order(start, asked.games, asked.key, asked.most_turns, levels)


def on_card(game: Game, order: gpu.Order, against: gpu.Played, asked: argparse.Namespace) -> list[dict[str, Any]]:
    """A run for each setting; the first game of each is played once before, because that compiles."""
    runs = []
    for table in asked.table:
        for threads in asked.threads:
            begun = time.perf_counter()
            gpu.on_card(game, replace(order, count=1), threads=threads, table=table)
            first = time.perf_counter() - begun
            played = gpu.on_card(game, order, batch=asked.batch, threads=threads, table=table)
            settings = {"threads": threads, "table": table, "batch": asked.batch, "first_seconds": round(first, 2)}
            runs.append({**settings, **compared(played, against), **speed(played)})
    return runs


def in_simulator(game: Game, order: gpu.Order, against: gpu.Played) -> dict[str, Any]:
    played = gpu.in_simulator(game, order)
    return {**compared(played, against), **speed(played)}


def on_threads(game: Game, order: gpu.Order, asked: argparse.Namespace) -> gpu.Played:
    """The games on the other link, shared out among threads."""
    shares = [share for share in np.array_split(np.arange(order.count), asked.workers) if len(share)]
    orders = [replace(order, first=order.first + int(share[0]), count=len(share)) for share in shares]
    begun = time.perf_counter()
    with ThreadPoolExecutor(asked.workers) as pool:
        parts = list(pool.map(lambda part: gpu.on_link(game, part, asked.against), orders))
    seconds = time.perf_counter() - begun
    return gpu.Played(
        np.concatenate([part.facts for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.positions for part in parts]),
        seconds,
    )


def compared(played: gpu.Played, against: gpu.Played) -> dict[str, Any]:
    different = gpu.differences(played, against)
    return {"mismatches": len(different), "first_mismatches": different[:5]}


def speed(played: gpu.Played) -> dict[str, Any]:
    decisions = int(played.facts[:, drive.DECISIONS].sum() + played.facts[:, drive.CHANCES].sum())
    return {
        "seconds": round(played.seconds, 3),
        "games_per_second": round(len(played.facts) / played.seconds, 1),
        "decisions_per_second": round(decisions / played.seconds, 1),
    }


def card() -> str:
    from numba import cuda  # only where there is a card

    return str(cuda.get_current_device().name)


def versions() -> dict[str, str]:
    found = {}
    for package in ("numba", "numba-cuda", "cuda-bindings", "cuda-core", "nvidia-nvvm"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


if __name__ == "__main__":
    sys.exit(main())
