"""The link `gpu`: whole games on a graphics card, one thread a game.

A card runs no single rule for a caller; it plays games to their ends, and game n of a key is byte
for byte game n on the other links. So there are no doors here, but one order and three ways to
carry it out:

    order = Order(start, count=1000, key=7, most_turns=500)
    on_card(game, order)             the real thing
    on_link(game, order, "cpu")      the same games one after the other
    in_simulator(game, order)        the kernel in plain Python, for machines without a card

`report(game)` compiles and assembles the kernel without a card and says what it needs of one:
`python -m ostrov.engine.gpu PACKAGE`.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np

from ostrov.engine import chance, drive, window
from ostrov.engine.drive import play_many
from ostrov.engine.errors import GameError, OstrovError
from ostrov.engine.link import cloned, reach_of, twin_of
from ostrov.engine.offers import Odds, Offers
from ostrov.engine.record import layout_of
from ostrov.engine.walk import Function

if TYPE_CHECKING:
    from ostrov.engine.game import Game

Array = np.ndarray[Any, Any]

CAPABILITY = (9, 0)  # of the cards that `report` compiles for: H100 and H200
THREADS = 64  # a block; each plays one game
BATCH = 2**18  # games that are on the card at a time: about as many as an H200 has room for
MODULE = "ostrov.engine.gpu"  # also when it is run as a command
CONSTANTS = 65536  # bytes of constant memory in a kernel
TABLE = 1024  # bytes of the largest table that lies there; each function that reads it has its own copy of it
PLACES = 3  # records a thread works in: the start, the game, and a copy that a bot is shown
RUBBISH = 77  # what the simulator fills new memory with; a card fills it with anything

OFFERS = layout_of(Offers).dtype
ODDS = layout_of(Odds).dtype
GENERATOR = layout_of(chance.Generator).dtype
cuda: Any = None  # put in by `_kernel`


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


def games(game: Game, options: bytes, count: int, key: int, most_turns: int) -> Played:
    """So many games by random players on the card; `options` is an empty position with the options filled in."""
    return on_card(game, Order(game.desk("checked").set_up(options), count, key, most_turns))


def differences(one: Played, other: Played) -> list[int]:
    """The lines of the games that did not go the same way or did not end in the same position."""
    pairs = (
        (one.facts, other.facts),
        (one.scores, other.scores),
        (one.places, other.places),
        (one.positions, other.positions),
    )
    different = np.any([(mine != theirs).any(axis=1) for mine, theirs in pairs], axis=0)
    return [int(line) for line in np.flatnonzero(different)]


def on_link(game: Game, order: Order, name: str = "") -> Played:
    """The games one after the other on another link."""
    linked = game.linked(name)
    positions = linked.positions(PLACES)
    lent = (linked.offers(1), linked.odds(1), linked.generators(1))
    levels = _levels(game, order)
    facts, scores, places = _tables(game, order)
    ends = np.zeros((order.count, game.layout.size), np.uint8)
    linked.write(positions, 0, order.start)
    begun = time.perf_counter()
    for n in range(order.count):
        told = (facts[n : n + 1], scores[n : n + 1], places[n : n + 1])
        linked.run.play_many(positions, *lent, levels, *told, order.key, order.first + n, order.most_turns)
        ends[n] = np.frombuffer(linked.read(positions, 1), np.uint8)
    return Played(facts, scores, places, ends, time.perf_counter() - begun)


def on_card(game: Game, order: Order, *, batch: int = BATCH, threads: int = THREADS, table: int = TABLE) -> Played:
    """The games on the card, `batch` at a time; none of the three numbers changes a game."""
    device = _with_card()
    kernels = _kernels.setdefault(game, {})
    if table not in kernels:
        kernels[table] = _kernel(game, device, as_table=Shelf(table, device.to_device).place)
    return _in_batches(game, order, kernels[table], device, batch, threads)


_kernels: WeakKeyDictionary[Game, dict[int, Any]] = WeakKeyDictionary()  # by the size of tables


def _in_batches(game: Game, order: Order, kernel: Any, device: Any, batch: int, threads: int) -> Played:
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
    told = [device.to_device(table) for table in _tables(game, order)]
    start, levels = device.to_device(_start(game, order)), device.to_device(_levels(game, order))
    blocks = -(-order.count // threads)
    kernel[blocks, threads](work, start, ends, levels, *told, *_numbers(order))
    facts, scores, places = (table.copy_to_host() for table in told)
    return facts, scores, places, _as_bytes(game, ends.copy_to_host())


def _tables(game: Game, order: Order) -> tuple[Array, Array, Array]:
    """Facts, scores and places, to be filled in."""
    widths = (drive.FACTS, len(game.seats), len(game.seats))
    facts, scores, places = (np.zeros((order.count, width), np.int64) for width in widths)
    return facts, scores, places


def _start(game: Game, order: Order) -> Array:
    """The record each game begins with."""
    made = game.layout.empty()
    made.view(np.uint8)[: game.layout.size] = np.frombuffer(order.start, np.uint8)
    return made


def _levels(game: Game, order: Order) -> Array:
    return np.array(order.levels or (drive.RANDOM,) * len(game.seats), np.int64)


def _numbers(order: Order) -> tuple[np.int64, np.int64, np.int64]:
    """The kernel's plain arguments."""
    return np.int64(order.key), np.int64(order.first), np.int64(order.most_turns)


def _as_bytes(game: Game, positions: Array) -> Array:
    """Positions without their scratch, a line each."""
    lines = positions.view(np.uint8).reshape(len(positions), game.layout.itemsize)
    return np.ascontiguousarray(lines[:, : game.layout.size])


# The kernel


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
        M = cuda.local.array(1, OFFERS)
        W = cuda.local.array(1, ODDS)
        D = cuda.local.array(1, GENERATOR)
        S[0] = start[0]
        play_many(
            S, M, W, D, levels, facts[i : i + 1], scores[i : i + 1], places[i : i + 1], key, first + i, most_turns
        )
        ends[i] = S[1]


def _kernel(game: Game, device: Any, **cloning: Any) -> Any:
    """The kernel for one game; rules become device functions."""

    def wrap(_original: Function, twin: Function) -> Function:
        made: Function = device.jit(twin, device=True)
        return made

    run = cloned(reach_of(game, {}), wrap=wrap, **cloning)
    scope = {
        "cuda": device,
        "OFFERS": OFFERS,
        "ODDS": ODDS,
        "GENERATOR": GENERATOR,
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


# What must be installed


def have_numba_cuda() -> bool:
    """Whether kernels can be made here (`pip install ostrov[gpu]`); that needs no card."""
    return importlib.util.find_spec("numba_cuda") is not None


def needs_numba_cuda() -> None:
    """Say what is missing, if anything, before a kernel is made or simulated."""
    if not have_numba_cuda():
        raise GameError("The gpu link needs numba-cuda; install it with: pip install 'ostrov[gpu]'")
    _load_library("cudart", "nvidia-cuda-runtime")  # numba-cuda looks for it when imported, even to simulate


def _numba_cuda() -> Any:
    """The module `numba.cuda`, as the package numba-cuda has it."""
    needs_numba_cuda()
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still names what NumPy 2.5 took away
        vars(np)["row_stack"] = np.vstack
    with suppress(ModuleNotFoundError):
        importlib.import_module("_numba_cuda_redirector")  # its .pth file does it too, but not on PYTHONPATH
    found = importlib.import_module("numba.cuda")
    if "numba_cuda" not in str(found.__file__):
        raise GameError("Numba's own old numba.cuda was imported before numba-cuda; start Python anew.")
    return found


def _with_card() -> Any:
    device = _numba_cuda()
    if not importlib.import_module("numba.cuda.cudadrv.driver").driver.is_available:
        raise GameError("No card that CUDA can use was found here; take the link cpu instead.")
    _libdevice()
    _load_library("nvrtc", "nvidia-cuda-nvrtc")
    return device


def _load_library(name: str, package: str) -> None:
    """Load one of NVIDIA's libraries, from its package or from a CUDA on the machine."""
    pathfinder = importlib.import_module("cuda.pathfinder")
    try:
        pathfinder.load_nvidia_dynamic_lib(name)
    except pathfinder.DynamicLibNotFoundError:
        raise GameError(
            f"No library {name} of NVIDIA was found; install it with: pip install '{package}==13.*'"
        ) from None


def assembler() -> str:
    """The program ptxas: from NVIDIA's packages if they are installed, else from a CUDA on the machine."""
    _numba_cuda()
    pathfinder = importlib.import_module("cuda.pathfinder")
    found = pathfinder.find_nvidia_binary_utility("ptxas") or shutil.which("ptxas")
    if not found:
        raise GameError("No ptxas was found; install it with: pip install 'nvidia-cuda-nvcc==13.*'")
    return str(found)


# Compiling without a card


@dataclass(frozen=True)
class Report:
    """What a game's kernel needs of a card."""

    game: str
    registers: int  # of 255 a thread
    stack: int  # bytes a thread
    spill_stores: int  # bytes of registers that did not fit
    spill_loads: int
    constants: int  # bytes of small tables, of CONSTANTS
    tables: int  # bytes of large tables, in the card's memory
    ptx: int  # bytes
    machine_code: int  # bytes
    compile_seconds: float
    assemble_seconds: float


def report(game: Game, *, table: int = TABLE) -> dict[str, Any]:
    """Compile and assemble the kernel for an H200, card or not, and say what it needs of one."""
    program = assembler()
    shelf = Shelf(table, Address)
    begun = time.perf_counter()
    ptx = compiled(game, shelf)
    compiled_at = time.perf_counter()
    said, machine_code = _assembled(program, ptx)
    found = Report(
        game=game.name,
        registers=_number(r"Used (\d+) registers", said),
        stack=_number(r"(\d+) bytes stack frame", said),
        spill_stores=_number(r"(\d+) bytes spill stores", said),
        spill_loads=_number(r"(\d+) bytes spill loads", said),
        constants=constants(ptx),
        tables=shelf.size,
        ptx=len(ptx),
        machine_code=machine_code,
        compile_seconds=round(compiled_at - begun, 2),
        assemble_seconds=round(time.perf_counter() - compiled_at, 2),
    )
    return asdict(found)


def compiled(game: Game, shelf: Shelf | None = None) -> str:
    """The kernel as PTX, the assembly language of NVIDIA's cards."""
    device = _numba_cuda()
    shelf = shelf or Shelf(TABLE, Address)
    with _pretended_card():
        kernel = _kernel(game, device, as_table=shelf.place)
        ptx, _ = device.compile(kernel.py_func, _signature(game), device=False, abi="numba", cc=CAPABILITY)
    return str(ptx)


class Address:
    """A table in the memory of a card that is not there."""

    def __init__(self, table: Array) -> None:
        self.__cuda_array_interface__ = {
            "shape": table.shape,
            "typestr": table.dtype.str,
            "data": (id(table) & ~255, False),
            "strides": None,
            "version": 3,
        }


def _signature(game: Game) -> tuple[Any, ...]:
    types = importlib.import_module("numba.cuda.types")
    from_dtype = importlib.import_module("numba.cuda.np.numpy_support").from_dtype
    records = from_dtype(game.layout.dtype)[::1]
    table = types.int64[:, ::1]
    return (records, records, records, types.int64[::1], table, table, table, types.int64, types.int64, types.int64)


@contextmanager
def _pretended_card() -> Iterator[None]:
    """numba-cuda asks the driver and two libraries for what we know beforehand; answer in their place."""
    library = Path(_libdevice())
    answers = {
        "numba.cuda.compiler.get_current_device": _Card,
        "numba.cuda.dispatcher.get_current_device": _Card,
        "numba.cuda.cudadrv.nvrtc.get_supported_ccs": lambda: [CAPABILITY],
        "numba.cuda.cudadrv.nvvm.get_libdevice": lambda: str(library),
        "numba.cuda.cudadrv.nvvm.open_libdevice": library.read_bytes,
    }
    with _instead(answers):
        yield


class _Card:
    compute_capability = CAPABILITY


@contextmanager
def _instead(answers: Mapping[str, Any]) -> Iterator[None]:
    """Put something else in the place of names of modules, for a while."""
    places = [(importlib.import_module(path.rpartition(".")[0]), path.rpartition(".")[2]) for path in answers]
    before = [getattr(module, name) for module, name in places]
    try:
        for (module, name), answer in zip(places, answers.values(), strict=True):
            setattr(module, name, answer)
        yield
    finally:
        for (module, name), answer in zip(places, before, strict=True):
            setattr(module, name, answer)


def _libdevice() -> str:
    """NVIDIA's library of mathematics, which every kernel is linked with; it comes with NVVM, the compiler."""
    _load_library("nvvm", "nvidia-nvvm")
    found = importlib.import_module("numba.cuda.cuda_paths")._get_libdevice_path().info
    if not found:
        raise GameError("No libdevice of NVIDIA was found; install it with: pip install 'nvidia-nvvm==13.*'")
    return str(found)


def _assembled(program: str, ptx: str) -> tuple[str, int]:
    """What ptxas says of the kernel, and the bytes of machine code."""
    major, minor = CAPABILITY
    with tempfile.TemporaryDirectory() as folder:
        source, code = Path(folder, "kernel.ptx"), Path(folder, "kernel.cubin")
        source.write_text(ptx, encoding="utf-8")
        command = [program, "--verbose", f"--gpu-name=sm_{major}{minor}", "--output-file", str(code), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            reason = (done.stderr or done.stdout).strip().splitlines()[:1]
            raise GameError(f"ptxas refuses the kernel: {''.join(reason).replace(str(source), 'kernel.ptx')}")
        return done.stdout + done.stderr, code.stat().st_size


def constants(ptx: str) -> int:
    """Bytes of tables in a kernel; each device function that reads a table has its own copy of it."""
    sizes = {"b8": 1, "b16": 2, "b32": 4, "b64": 8, "u8": 1, "u16": 2, "u32": 4, "u64": 8}
    found = re.findall(r"^\.const\b.*\.([bu]\d+) [^\s\[]+\[(\d+)\]", ptx, re.MULTILINE)
    return sum(sizes[kind] * int(count) for kind, count in found)


def _number(pattern: str, said: str) -> int:
    """The largest of the numbers found: a kernel of several functions has several."""
    return max((int(found) for found in re.findall(pattern, said)), default=0)


# The simulator


def in_simulator(game: Game, order: Order) -> Played:
    """The games by the kernel in plain Python.

    In a process of its own, because numba.cuda is simulated as a whole or not at all.
    """
    needs_numba_cuda()
    asked = {**asdict(order), "start": order.start.hex(), "package": game.package}
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", f"from {MODULE} import _child; _child()"]
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
    from ostrov.engine.game import load_package  # game.py imports the links

    asked = json.load(sys.stdin)
    game = load_package(asked.pop("package"))
    asked["start"], asked["levels"] = bytes.fromhex(asked["start"]), tuple(asked["levels"])
    played = _simulated(game, Order(**asked))
    tables = {name: getattr(played, name).tolist() for name in ("facts", "scores", "places")}
    json.dump({**tables, "positions": played.positions.tobytes().hex(), "seconds": played.seconds}, sys.stdout)


def _simulated(game: Game, order: Order) -> Played:
    """In batches of three and blocks of two, so that the last of each is not full."""
    kernel = _kernel(game, _numba_cuda(), as_table=window.TableWindow)
    memory = Memory()
    with _instead({"numba.cuda.simulator.kernelapi.FakeCUDALocal": lambda: memory}):
        return _in_batches(game, order, kernel, memory, batch=3, threads=2)


class Memory:
    """The simulator's memory, with the names that `numba.cuda` and `cuda.local` have for getting some."""

    def array(self, shape: int | tuple[int, ...], dtype: Any) -> Store:
        made = np.empty(shape, dtype)
        made.view(np.uint8)[:] = RUBBISH
        return Store(made)

    device_array = array

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


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a report: `python -m ostrov.engine.gpu PACKAGE`."""
    from ostrov.engine.game import load_package  # game.py imports the links

    parser = argparse.ArgumentParser(prog=f"python -m {MODULE}", description="What a game needs of a card.")
    parser.add_argument("package", help="the package of a game, as in ostrov.games.catan")
    try:
        found = report(load_package(parser.parse_args(arguments).package))
    except OstrovError as error:
        print(error, file=sys.stderr)
        return 1
    print(written(found))
    return 0


def written(found: Mapping[str, Any]) -> str:
    """A report for people."""
    return "\n".join(f"{name.replace('_', ' '):18}{value}" for name, value in found.items())


if __name__ == "__main__":
    sys.exit(main())
