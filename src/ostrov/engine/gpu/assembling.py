"""The kernel compiled and assembled without a card."""

from __future__ import annotations

import importlib
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ostrov.engine.errors import GameError
from ostrov.engine.game import Game
from ostrov.engine.gpu.kernel import TABLE, Shelf, kernel_of
from ostrov.engine.gpu.nvidia import instead, libdevice, numba_cuda
from ostrov.engine.gpu.order import Array

CAPABILITY = (9, 0)  # of the cards that are compiled for: H100 and H200


def compiled(game: Game, shelf: Shelf | None = None) -> str:
    """The kernel as PTX, the assembly language of NVIDIA's cards."""
    device = numba_cuda()
    shelf = shelf or Shelf(TABLE, Address)
    with _pretended_card():
        kernel = kernel_of(game, device, as_table=shelf.place)
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
    library = Path(libdevice())
    answers = {
        "numba.cuda.compiler.get_current_device": _Card,
        "numba.cuda.dispatcher.get_current_device": _Card,
        "numba.cuda.cudadrv.nvrtc.get_supported_ccs": lambda: [CAPABILITY],
        "numba.cuda.cudadrv.nvvm.get_libdevice": lambda: str(library),
        "numba.cuda.cudadrv.nvvm.open_libdevice": library.read_bytes,
    }
    with instead(answers):
        yield


class _Card:
    compute_capability = CAPABILITY


def assembled(program: str, ptx: str) -> tuple[str, int]:
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
