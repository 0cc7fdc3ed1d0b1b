"""The kernel: one thread's game, and where the tables of the rules lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ostrov.engine import chance, notes
from ostrov.engine.drive import play_many
from ostrov.engine.game import Game
from ostrov.engine.gpu.order import PLACES, Array
from ostrov.engine.link import cloned, reach_of, twin_of, widen
from ostrov.engine.offers import Odds, Offers
from ostrov.engine.record import layout_of
from ostrov.engine.walk import Function

TABLE = 1024  # bytes of the largest table among the constants; each function that reads it has its own copy of it

WORD = 8  # what is lent must begin at a multiple of it; numba-cuda alone would put a record at any byte

OFFERS = layout_of(Offers).dtype
ODDS = layout_of(Odds).dtype
GENERATOR = layout_of(chance.Generator).dtype
BENCH = layout_of(notes.Bench).dtype  # the game's own is put in by `kernel_of`
cuda: Any = None  # put in by `kernel_of`


def whole_game(
    work: Any,
    start: Any,
    ends: Any,
    levels: Any,
    facts: Any,
    scores: Any,
    places: Any,
    key: int,
    first: int,
    most_turns: int,
) -> None:
    """One thread's game, in the dialect: what `play_many` does, with a single game to play."""
    i = cuda.grid(1)
    if i < len(facts):
        S = work[PLACES * i : PLACES * i + PLACES]
        M = cuda.local.array(1, OFFERS, WORD)
        W = cuda.local.array(1, ODDS, WORD)
        D = cuda.local.array(1, GENERATOR, WORD)
        B = cuda.local.array(1, BENCH, WORD)
        S[0] = start[0]
        play_many(
            S, M, W, D, B, levels, facts[i : i + 1], scores[i : i + 1], places[i : i + 1], key, first + i, most_turns
        )
        ends[i] = S[1]


def kernel_of(game: Game, device: Any, **cloning: Any) -> Any:
    """The kernel for one game; rules become device functions."""
    import numba  # an extra

    def wrap(_original: Function, twin: Function) -> Function:
        made: Function = device.jit(twin, device=True)
        if hasattr(made, "get_call_template"):  # the simulator compiles nothing
            widen(made, numba)
        return made

    run = cloned(reach_of(game, {}), wrap=wrap, **cloning)
    scope = {
        "cuda": device,
        "OFFERS": OFFERS,
        "ODDS": ODDS,
        "GENERATOR": GENERATOR,
        "BENCH": game.bench.dtype,
        "WORD": WORD,
        "PLACES": PLACES,
        "play_many": run.play_many,
    }
    return device.jit(twin_of(whole_game, scope))


class Shelf:
    """Where the tables lie: small ones among the kernel's constants, large ones once in the card's memory.

    Constants are copied into each function that reads them, and there is room for 64 KB of them.
    """

    def __init__(self, largest: int, put: Callable[[Array], Any]) -> None:
        self._largest, self._put = largest, put
        self._there: dict[int, tuple[Array, Any]] = {}  # by the table's identity; holds both, so that it stays one

    def place(self, table: Array, _name: str) -> Any:
        if table.nbytes <= self._largest:
            return table
        if id(table) not in self._there:
            self._there[id(table)] = (table, self._put(np.ascontiguousarray(table)))
        return self._there[id(table)][1]

    @property
    def size(self) -> int:
        """Bytes of tables in the card's memory."""
        return sum(table.nbytes for table, _ in self._there.values())
