"""What a game's kernel needs of a card."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ostrov.engine.game import Game
from ostrov.engine.gpu.assembling import Address, assembled, compiled, constants
from ostrov.engine.gpu.kernel import TABLE, Shelf
from ostrov.engine.gpu.nvidia import assembler

CONSTANTS = 65536  # bytes of constant memory in a kernel


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
    said, machine_code = assembled(program, ptx)
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


def _number(pattern: str, said: str) -> int:
    """The largest of the numbers found: a kernel of several functions has several."""
    return max((int(found) for found in re.findall(pattern, said)), default=0)


def written(found: Mapping[str, Any]) -> str:
    """A report for people."""
    return "\n".join(f"{name.replace('_', ' '):18}{value}" for name, value in found.items())
