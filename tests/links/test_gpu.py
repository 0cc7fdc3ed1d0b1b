"""The link `gpu` without a card: its kernel is compiled and assembled, and played in the simulator."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from ostrov import games
from ostrov.engine import drive, gpu, text
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game, load_package
from ostrov.engine.gpu import assembling, nvidia
from ostrov.engine.gpu.__main__ import main
from ostrov.engine.gpu.card import kernels as kernels_made

if TYPE_CHECKING:
    from tests.links.conftest import Kernels

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "gpu_games.py"
REQUIRED = bool(os.environ.get("CI")) and sys.platform != "darwin"  # NVIDIA makes nothing for macOS
MOST_REGISTERS = 255  # a thread cannot have more


@pytest.fixture(scope="module")
def game() -> Game:
    return load_package("smugglers")


@pytest.fixture(scope="module")
def order(game: Game) -> gpu.Order:
    return gpu.Order(game.desk("checked").set_up(text.with_options(game, {})), count=4, key=7, most_turns=1000)


def skip_without(*needed: Callable[[], object]) -> None:
    """Skip where a package is missing, but never in CI."""
    try:
        for ask in needed:
            ask()
    except GameError as error:
        if REQUIRED:
            raise
        pytest.skip(str(error))


@pytest.fixture
def simulator() -> None:
    skip_without(gpu.needs_numba_cuda)


@pytest.fixture
def compiler() -> None:
    skip_without(gpu.assembler, nvidia.libdevice)


@pytest.fixture
def card() -> Iterator[None]:
    try:
        nvidia.with_card()
    except GameError as error:
        pytest.skip(str(error))
    yield
    kernels_made.clear()


# Compiled and assembled


@pytest.mark.parametrize("name", games.installed())
def test_the_kernel_fits_a_card(
    name: str, compiler: None, kernels: Kernels, capsys: pytest.CaptureFixture[str]
) -> None:
    found = kernels.begin(name).result()
    with capsys.disabled():
        print(f"\n{gpu.written(found)}")
    assert 0 < found["registers"] <= MOST_REGISTERS
    assert 0 < found["constants"] <= gpu.CONSTANTS
    assert found["machine_code"] > 0


def test_large_tables_lie_in_the_cards_memory(game: Game, compiler: None) -> None:
    found = gpu.report(game, table=0)
    assert found["constants"] == 0
    assert found["tables"] > 0


def test_a_large_table_is_put_up_once() -> None:
    shelf = gpu.Shelf(8, np.copy)
    small, large = np.arange(8, dtype=np.int8), np.arange(9, dtype=np.int8)
    assert shelf.place(small, "small") is small
    assert shelf.place(large, "in one function") is shelf.place(large, "in another")
    assert shelf.size == large.nbytes


def test_constants_are_counted() -> None:
    ptx = ".const .align 2 .b8 _cudapy_cmem$48[24] = {0, 1};\n.const .align 4 .u32 other[3];\n.global .b8 no[9];"
    assert gpu.constants(ptx) == 24 + 12


def test_ptxas_refusing_is_one_sentence(compiler: None) -> None:
    with pytest.raises(GameError, match=r"^ptxas refuses the kernel: .*\S$"):
        assembling.assembled(gpu.assembler(), ".version 1.0\nnonsense")


# In the simulator


def test_the_simulator_plays_the_same_games(game: Game, order: gpu.Order, simulator: None) -> None:
    simulated, checked = gpu.in_simulator(game, order), gpu.on_link(game, order, "checked")
    assert gpu.differences(simulated, checked) == []
    assert simulated.positions.tobytes() == checked.positions.tobytes()
    assert (simulated.facts[:, drive.STOPPED] == drive.OVER).all()
    assert (simulated.facts[:, drive.PROBLEM] == 0).all()


def test_the_simulator_plays_apprentices(game: Game, order: gpu.Order, simulator: None) -> None:
    """Bots are shown a copy; here with large numbers of everything, and an odd last block."""
    asked = replace(order, count=3, key=-(2**62) - 5, first=2**33, levels=(1, 0, 1, 1))
    assert gpu.differences(gpu.in_simulator(game, asked), gpu.on_link(game, asked, "checked")) == []


def test_a_fault_in_the_simulator_is_told(game: Game, order: gpu.Order, simulator: None) -> None:
    with pytest.raises(GameError, match="simulator stopped"):
        gpu.in_simulator(game, replace(order, levels=(0,)))  # no level for the second seat


def test_the_benchmark_runs(simulator: None) -> None:
    options = ["--games", "3", "--simulate", "--against", "checked", "--workers", "2", "--option", "players=2"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, str(SCRIPT), "smugglers", *options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["games"], found["mismatches"], found["problems"]) == (3, 0, 0)


def test_the_simulators_memory_gives_plain_numbers() -> None:
    store = gpu.Store(np.zeros(2, np.dtype([("size", "i1"), ("hand", "i1", (3,))])))
    store[0].size = 100
    store[0].hand[2] = 100
    store[1] = store[0]
    assert store[1].size + store[1].hand[2] == 200
    assert len(store) == 2


def test_the_simulator_stops_where_a_card_would_at_a_record_that_lies_askew() -> None:
    """Catan stopped on an H200 with a misaligned address: numba-cuda puts a record at any byte if not told."""
    words = np.dtype([("total", "<i8"), ("count", "<i2")], align=True)
    assert len(gpu.Memory().array(1, words, 8)) == 1
    with pytest.raises(GameError, match="multiples of 8"):
        gpu.Memory().array(1, words)


def test_the_simulators_memory_copies_what_lies_between_fields() -> None:
    padded = np.dtype([("wide", "<i2"), ("narrow", "i1")], align=True)
    memory = gpu.Memory()
    store = memory.array(2, padded, 2)
    store[1] = memory.to_device(np.frombuffer(b"abcd", padded))[0]
    assert store.copy_to_host().tobytes() == bytes([gpu.RUBBISH] * 4) + b"abcd"


# Orders


def test_game_n_is_the_same_however_it_is_ordered(game: Game, order: gpu.Order) -> None:
    all_four = gpu.on_link(game, order, "checked")
    last = gpu.on_link(game, replace(order, first=3, count=1), "checked")
    assert all_four.positions[3].tobytes() == last.positions[0].tobytes()
    assert all_four.facts[3].tolist() == last.facts[0].tolist()


@pytest.mark.parametrize("table", ["facts", "scores", "places", "positions"])
def test_any_difference_is_found(game: Game, order: gpu.Order, table: str) -> None:
    one, other = gpu.on_link(game, order, "checked"), gpu.on_link(game, order, "checked")
    assert gpu.differences(one, other) == []
    getattr(other, table)[2, 1] += 1
    assert gpu.differences(one, other) == [2]


def test_orders_are_possible(order: gpu.Order) -> None:
    with pytest.raises(GameError, match="at least one"):
        replace(order, count=0)
    with pytest.raises(GameError, match="64 bits"):
        replace(order, key=2**63)


# What is missing


def test_no_numba_cuda(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    for wanted in (gpu.report, gpu.compiled):
        with pytest.raises(GameError, match=r"pip install 'ostrov\[gpu\]'"):
            wanted(game)


def test_no_ptxas(compiler: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuda.pathfinder.find_nvidia_binary_utility", lambda _name: None)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(GameError, match="No ptxas was found"):
        gpu.assembler()


def test_no_card(game: Game, order: gpu.Order, compiler: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.cuda.cudadrv.driver.driver.is_initialized", True)
    monkeypatch.setattr("numba.cuda.cudadrv.driver.driver.initialization_error", "none here")
    with pytest.raises(GameError, match="No card"):
        gpu.games(game, order.start, 1, 7, 1000)


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("ostrov.engine.gpu.__main__.report", lambda _game: {"machine_code": 17})
    assert main(["smugglers"]) == 0
    assert capsys.readouterr().out.split() == ["machine", "code", "17"]
    assert main(["no_such_package"]) == 1
    assert "no_such_package" in capsys.readouterr().err


# On a card


@pytest.mark.filterwarnings("ignore:Grid size")  # so few games are no work for a card, and numba-cuda says so
def test_the_card_plays_the_same_games(game: Game, order: gpu.Order, card: None) -> None:
    asked = replace(order, count=500, levels=(0, 1, 0, 1))
    checked = gpu.on_link(game, asked, "checked")
    assert gpu.differences(gpu.on_card(game, asked), checked) == []
    assert gpu.differences(gpu.on_card(game, asked, batch=123, threads=32, table=0), checked) == []
