"""Results of long runs: a line a game in a file, so that whoever stops and asks again goes on where it stopped.

The first line says what was asked for. Results are only added to those of the same order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ostrov.engine.errors import TextError


class Kept:
    """The results of an order by number; without a file they are kept until the run ends."""

    def __init__(self, file: Path | None, order: Mapping[str, Any]) -> None:
        self._file = file
        self.lines: dict[int, dict[str, Any]] = _read(file, json.dumps(order, ensure_ascii=False)) if file else {}

    def add(self, line: dict[str, Any]) -> None:
        """The result of the game with this number."""
        self.lines[line["number"]] = line
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(line) + "\n")


def _read(file: Path, order: str) -> dict[int, dict[str, Any]]:
    """What a file knows already; a line that was not written to its end is played again."""
    if not file.exists():
        file.write_text(order + "\n", encoding="utf-8")
        return {}
    first, *lines = file.read_text(encoding="utf-8").splitlines() or [""]
    if first != order:
        raise TextError(f"{file} is of another order: {first[:200]}; name another file.")
    whole = [line for line in lines if line.endswith("}")]
    if whole != lines:
        file.write_text("\n".join([first, *whole]) + "\n", encoding="utf-8")
    return {found["number"]: found for found in map(json.loads, whole)}
