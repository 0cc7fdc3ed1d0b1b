"""All rules that are looked at together."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Mapping
from functools import cached_property
from types import FunctionType

from ostrov.engine.lint.records import Records, Slot, lent
from ostrov.engine.lint.rule import Rule
from ostrov.engine.walk import Function


class Library:
    """All rules that are looked at together, and the records they work on."""

    def __init__(
        self,
        records: Records,
        state: str = "State",
        letter: str = "",
        instead: Mapping[Function, Function] | None = None,
    ) -> None:
        self.records: Records = {**lent(), **records}
        self.state, self.letter = state, letter
        self.instead = instead or {}  # a game's functions for the engine's stubs
        self._rules: dict[Function, Rule | None] = {}

    def rule(self, function: Function) -> Rule | None:
        """The rule a function is; None where its source cannot be had."""
        function = self.instead.get(function, function)
        if function not in self._rules:
            self._rules[function] = _live_rule(function, self)
        return self._rules[function]

    @cached_property
    def in_position(self) -> set[str]:
        """The records a position consists of; what is lent to rules for an answer is none of them."""
        if self.state not in self.records:
            return {self.state, *(self.records.keys() - lent().keys())}
        found, waiting = set[str](), [self.state]
        while waiting:
            record = waiting.pop()
            if record not in found:
                found.add(record)
                waiting += [slot.inner for slot in self.records.get(record, {}).values() if slot.inner]
        return found

    def by_name(self, name: str) -> Slot | None:
        """A field of which only the name is known; None when records disagree about it."""
        found = {slot for fields in self.records.values() for field, slot in fields.items() if field == name}
        return found.pop() if len(found) == 1 else None

    def field_names(self) -> list[str]:
        return sorted({name for fields in self.records.values() for name in fields})


def _live_rule(function: Function, library: Library) -> Rule | None:
    assert isinstance(function, FunctionType)
    code = function.__code__
    try:
        tree = _tree("".join(linecache.getlines(code.co_filename, function.__globals__)))
    except SyntaxError:
        return None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == code.co_name:
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if first == code.co_firstlineno:
                return Rule(node, code.co_filename, function.__globals__, library)
    return None


_trees: dict[str, ast.Module] = {}


def _tree(text: str) -> ast.Module:
    """The syntax tree of a file, read once."""
    if text not in _trees:
        _trees[text] = ast.parse(text)
    return _trees[text]
