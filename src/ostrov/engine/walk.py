"""Which functions, tables and numbers a rule function reaches, and a key that covers all of them.

Rules call each other by name, or through a chapter's module (`thief.call(s)`). The walk follows
both, so the links clone exactly what is used, and the key of a compiled function changes when
anything it could run or read changes: its code, its callees, tables, numbers.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from ostrov.engine.errors import DialectError

Function = Callable[..., Any]
BUILTINS = ("abs", "bool", "int", "len", "max", "min", "range")
IGNORED_CONSTANTS = (str, type(None))  # docstrings and bare returns: no rule depends on them


def home(function: Function) -> dict[str, Any]:
    """The namespace a function reads its globals from."""
    assert isinstance(function, FunctionType)
    return function.__globals__


def named(function: Function) -> Iterator[tuple[str, Any]]:
    """What a function names outside itself, modules opened: ("thief.call", <function>)."""
    assert isinstance(function, FunctionType)
    scope = home(function)
    chapter = ""  # the module just named, whose attribute comes next
    for instruction in dis.get_instructions(function):
        if chapter:
            module, name = scope[chapter], instruction.argval
            if not instruction.opname.startswith("LOAD_") or not hasattr(module, name):
                raise DialectError(
                    f"{where(function)}: {chapter} is a chapter; only its functions and tables can be used."
                )
            yield f"{chapter}.{name}", getattr(module, name)
            chapter = ""
        elif instruction.opname == "LOAD_GLOBAL" and instruction.argval in scope:
            if isinstance(scope[instruction.argval], ModuleType):
                chapter = instruction.argval
            else:
                yield instruction.argval, scope[instruction.argval]


def where(function: Function) -> str:
    """A function's place for people: `smugglers.night.load`."""
    return f"{function.__module__}.{function.__name__}"


def is_number(value: Any) -> bool:
    return isinstance(value, (bool, int, np.integer))


class Reach:
    """All functions reached from some entries, a game's functions and facts put in for the engine's stubs."""

    def __init__(
        self,
        entries: Iterable[Function],
        instead: Mapping[Function, Function],
        facts: Mapping[str, Any] | None = None,
        facts_for: tuple[str, ...] = (),
        outside: str = "",
    ) -> None:
        self.instead = instead
        self.outside = outside  # a module whose functions are taken as they are, not read as rules
        self.facts, self.facts_for = facts or {}, facts_for  # numbers and tables by name, and the modules they are for
        self.functions: list[Function] = []  # callees before callers
        self._open: list[Function] = []
        self._done: set[Function] = set()
        for entry in entries:
            self._visit(entry)

    def named(self, function: Function) -> Iterator[tuple[str, Any]]:
        """What a function names, after the putting in."""
        if function.__module__ == self.outside:
            return
        for name, value in named(function):
            if isinstance(value, FunctionType):
                yield name, self.instead.get(value, value)
            elif function.__module__ in self.facts_for:
                yield name, self.facts.get(name, value)
            else:
                yield name, value

    def _visit(self, function: Function) -> None:
        if function in self._done:
            return
        if function in self._open:
            chain = " -> ".join(f.__name__ for f in [*self._open[self._open.index(function) :], function])
            raise DialectError(f"{chain}: a rule may not call itself, not even by way of others; write a loop.")
        self._open.append(function)
        for name, value in self.named(function):
            self._check(function, name, value)
            if isinstance(value, FunctionType):
                self._visit(value)
        self._open.pop()
        self._done.add(function)
        self.functions.append(function)

    def _check(self, function: Function, name: str, value: Any) -> None:
        if isinstance(value, (FunctionType, np.ndarray)) or is_number(value):
            return
        raise DialectError(
            f"{where(function)} uses {name}, a {type(value).__name__}: "
            "rules use numbers, tables, functions and chapters only."
        )


def keys(reach: Reach, circumstances: str) -> dict[Function, str]:
    """For each function reached, a hash over all that its machine code depends on."""
    found: dict[Function, str] = {}
    for function in reach.functions:
        digest = hashlib.sha256(circumstances.encode())
        for part in _code_parts(function):
            digest.update(part.encode() + b"\0")
        for name, value in reach.named(function):
            digest.update(f"{name}={_value_key(value, found)}\0".encode())
        found[function] = digest.hexdigest()
    return found


def _code_parts(function: Function) -> Iterator[str]:
    assert isinstance(function, FunctionType)
    code = function.__code__
    yield f"{function.__module__}.{function.__qualname__}"  # compiled code asks for its module by name
    yield code.co_code.hex()
    yield repr((code.co_names, code.co_varnames, code.co_argcount, function.__defaults__, function.__kwdefaults__))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            raise DialectError(f"{where(function)}: functions inside functions are not in the dialect.")
        if not isinstance(constant, IGNORED_CONSTANTS):
            yield f"{type(constant).__name__} {constant!r}"


def _value_key(value: Any, found: Mapping[Function, str]) -> str:
    if isinstance(value, FunctionType):
        return found[value]
    if isinstance(value, np.ndarray):
        return f"{value.dtype.str}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    return f"{type(value).__name__} {value!r}"
