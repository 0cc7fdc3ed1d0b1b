"""The kernel in plain Python, for machines without a card."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from typing import Any

import numpy as np

from ostrov.engine import window
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game, load_package
from ostrov.engine.gpu.card import in_batches
from ostrov.engine.gpu.kernel import kernel_of
from ostrov.engine.gpu.nvidia import instead, needs_numba_cuda, numba_cuda
from ostrov.engine.gpu.order import Array, Order, Played

RUBBISH = 77  # what the simulator fills new memory with; a card fills it with anything


def in_simulator(game: Game, order: Order) -> Played:
    """The games by the kernel in plain Python.

    In a process of its own, because numba.cuda is simulated as a whole or not at all.
    """
    needs_numba_cuda()
    asked = {**asdict(order), "start": order.start.hex(), "package": game.package}
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", f"from {__name__} import _child; _child()"]
    done = subprocess.run(
        command, input=json.dumps(asked), env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise GameError(f"The simulator stopped: {done.stderr.strip() or done.returncode}")
    answer = json.loads(done.stdout)
    facts, scores, places = (np.array(answer[name], np.int64) for name in ("facts", "scores", "places"))
    ends = np.frombuffer(bytes.fromhex(answer["positions"]), np.uint8).reshape(order.count, game.layout.size)
    return Played(facts, scores, places, ends, answer["seconds"])


def _child() -> None:
    """What the simulator's process does."""
    asked = json.load(sys.stdin)
    game = load_package(asked.pop("package"))
    asked["start"], asked["levels"] = bytes.fromhex(asked["start"]), tuple(asked["levels"])
    played = _simulated(game, Order(**asked))
    tables = {name: getattr(played, name).tolist() for name in ("facts", "scores", "places")}
    json.dump({**tables, "positions": played.positions.tobytes().hex(), "seconds": played.seconds}, sys.stdout)


def _simulated(game: Game, order: Order) -> Played:
    """In batches of three and blocks of two, so that the last of each is not full."""
    kernel = kernel_of(game, numba_cuda(), as_table=window.TableWindow)
    memory = Memory()
    with instead({"numba.cuda.simulator.kernelapi.FakeCUDALocal": lambda: memory}):
        return in_batches(game, order, kernel, memory, batch=3, threads=2)


class Memory:
    """The simulator's memory, with the names that `numba.cuda` and `cuda.local` have for getting some."""

    def array(self, shape: int, dtype: Any, alignment: int = 1) -> Store:
        """A thread's own memory; where it begins a card takes at its word, and stops at a field that lies askew."""
        if alignment % dtype.alignment != 0:
            raise GameError(f"A record that needs multiples of {dtype.alignment} was put at multiples of {alignment}.")
        return self.device_array(shape, dtype)

    def device_array(self, shape: int | tuple[int, ...], dtype: Any) -> Store:
        made = np.empty(shape, dtype)
        made.view(np.uint8)[:] = RUBBISH
        return Store(made)

    def to_device(self, array: Array) -> Store:
        return Store(_copied(array))


class Store:
    """Memory of the simulator: an array that gives plain numbers.

    The simulator's own arrays give NumPy's narrow numbers, which overflow where the compiled rules
    and `checked` count on, and take a field called `size` for the size of the array.
    """

    __slots__ = ("_array",)

    def __init__(self, array: Any) -> None:
        object.__setattr__(self, "_array", array)

    def __getitem__(self, place: Any) -> Any:
        return _plain(self._array[place])

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(value, Store):  # a whole record
            lines = self._array.view(np.uint8).reshape(len(self._array), -1)
            lines[place] = np.frombuffer(value._array.tobytes(), np.uint8)
        else:
            self._array[place] = value

    def __getattr__(self, field: str) -> Any:
        return _plain(self._array[field])

    def __setattr__(self, field: str, value: Any) -> None:
        self._array[field] = value

    def __len__(self) -> int:
        return len(self._array)

    def copy_to_host(self) -> Array:
        return _copied(self._array)


def _copied(array: Array) -> Array:
    """A copy byte for byte, as cards and compiled rules make it; NumPy's leaves out what lies between fields."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype).reshape(array.shape)


def _plain(value: Any) -> Any:
    return value.item() if isinstance(value, np.generic) and not isinstance(value, np.void) else Store(value)
