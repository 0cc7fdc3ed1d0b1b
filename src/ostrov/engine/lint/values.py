"""What the names outside a rule stand for."""

from __future__ import annotations

import ast
import difflib
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from ostrov.engine.lint.syntax import folded

NUMBERS_ONLY = ("numpy", "numba", "llvmlite", "cuda", "cupy", "math")  # libraries that rules do not see
MISSING = object()  # a name that stands for nothing
UNKNOWN = object()  # a name that stands for something the lint cannot see


@dataclass(frozen=True)
class Foreign:
    """In a text: a module that rules do not see, or something out of it."""

    name: str


def is_foreign(module: str) -> bool:
    top = module.partition(".")[0]
    return top in NUMBERS_ONLY or top in sys.stdlib_module_names


def comes_from_elsewhere(value: Any) -> bool:
    if isinstance(value, Foreign):
        return True
    if isinstance(value, ModuleType):
        return is_foreign(value.__name__)
    if isinstance(value, (np.ndarray, np.generic, int)):
        return False
    return is_foreign(str(getattr(value, "__module__", None) or ""))


def did_you_mean(name: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    return f", or did you mean {close[0]}?" if close else ""


def literal(value: ast.expr) -> Any:
    """What an expression without names gives; UNKNOWN for any other."""
    if isinstance(value, ast.BinOp):
        parts = literal(value.left), literal(value.right)
        numbers = [part for part in parts if isinstance(part, int)]
        result = folded(value.op, *numbers) if len(numbers) == 2 else None
        return UNKNOWN if result is None else result
    try:
        return ast.literal_eval(value)
    except (ValueError, TypeError, SyntaxError):
        return UNKNOWN
