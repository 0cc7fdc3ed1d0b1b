"""One function of the rules, and what the names and fields in it are."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cached_property
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from ostrov.engine.lint.findings import Finding
from ostrov.engine.lint.records import Slot, place_of
from ostrov.engine.lint.syntax import CLOSED, aliases, annotation, assigned, folded, targets
from ostrov.engine.lint.values import MISSING, is_foreign

if TYPE_CHECKING:
    from ostrov.engine.lint.library import Library


NEITHER: frozenset[str] = frozenset()
INT, BOOL = frozenset(["int"]), frozenset(["bool"])
BOTH = INT | BOOL


class Rule:
    """One function of the rules, as a syntax tree, and what the names in it stand for."""

    def __init__(self, node: ast.FunctionDef, file: str, scope: Mapping[str, Any], library: Library) -> None:
        self.node, self.file, self.scope, self.library = node, file, scope, library
        self.name = node.name
        self.is_made = file.startswith("<made")  # written by the engine from a declaration

    def finding(self, node: ast.AST, code: str, sentence: str) -> Finding:
        line, column = getattr(node, "lineno", self.node.lineno), getattr(node, "col_offset", 0)
        return Finding(self.file, line, column + 1, code, sentence)

    @cached_property
    def docstring(self) -> str:
        return ast.get_docstring(self.node) or ""

    @cached_property
    def statements(self) -> list[ast.stmt]:
        """The body without its docstring."""
        return self.node.body[1:] if ast.get_docstring(self.node) is not None else self.node.body

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        """Every node of the body in reading order, and the node it stands in; what is nested stays closed."""
        found: dict[ast.AST, ast.AST] = {}

        def open_(node: ast.AST, parent: ast.AST) -> None:
            found[node] = parent
            if isinstance(node, CLOSED):
                return
            for name, child in ast.iter_fields(node):
                for inner in child if isinstance(child, list) else [child]:
                    if isinstance(inner, ast.AST) and name not in ("annotation", "ctx", "op", "ops"):
                        open_(inner, node)

        for statement in self.statements:
            open_(statement, self.node)
        return found

    @cached_property
    def parameters(self) -> list[ast.arg]:
        found = self.node.args
        return [*found.posonlyargs, *found.args, *found.kwonlyargs]

    @cached_property
    def locals(self) -> set[str]:
        stored = {n.id for n in self.parents if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
        nested = {n.name for n in self.parents if isinstance(n, (ast.FunctionDef, ast.ClassDef))}
        imported = {alias for n in self.parents if isinstance(n, (ast.Import, ast.ImportFrom)) for alias in aliases(n)}
        special = [a.arg for a in (self.node.args.vararg, self.node.args.kwarg) if a is not None]
        return stored | nested | imported | {a.arg for a in self.parameters} | set(special)

    # What a name outside the function stands for

    def value(self, expression: ast.expr) -> Any:
        """What a name, or a chapter's attribute, stands for; MISSING for anything of the function itself."""
        if isinstance(expression, ast.Name):
            return MISSING if expression.id in self.locals else self.scope.get(expression.id, MISSING)
        if isinstance(expression, ast.Attribute):
            chapter = self.value(expression.value)
            if isinstance(chapter, ModuleType):
                return getattr(chapter, expression.attr, MISSING)
        return MISSING

    def callee(self, call: ast.Call) -> Rule | None:
        """The rule that is called, where that can be seen."""
        found = self.value(call.func)
        if isinstance(found, FunctionType) and not is_foreign(found.__module__):
            return self.library.rule(found)
        return found if isinstance(found, Rule) else None

    @cached_property
    def calls(self) -> list[tuple[ast.Call, Rule]]:
        found = [(node, self.callee(node)) for node in self.parents if isinstance(node, ast.Call)]
        return [(call, rule) for call, rule in found if rule is not None]

    def number(self, expression: ast.expr) -> int | None:
        """The number an expression always gives, if it needs no field and no local."""
        if isinstance(expression, ast.Constant):
            return int(expression.value) if isinstance(expression.value, int) else None
        if isinstance(expression, ast.UnaryOp) and isinstance(expression.op, ast.USub):
            inner = self.number(expression.operand)
            return None if inner is None else -inner
        if isinstance(expression, ast.BinOp):
            return folded(expression.op, self.number(expression.left), self.number(expression.right))
        found = self.value(expression)
        return int(found) if isinstance(found, (int, np.integer)) else None

    # What a field is

    def slot(self, expression: ast.expr) -> Slot | None:
        """What an expression is in the record; None where that is not known."""
        if isinstance(expression, ast.Name):
            return self.slots.get(expression.id)
        if isinstance(expression, ast.Attribute):
            return self._attribute_slot(expression)
        if isinstance(expression, ast.Subscript):
            whole = self.slot(expression.value)
            return None if whole is None else place_of(whole)
        return None

    def _attribute_slot(self, expression: ast.Attribute) -> Slot | None:
        owner = self.slot(expression.value)
        if owner is not None:
            return self.library.records.get(owner.inner, {}).get(expression.attr)
        outside = isinstance(expression.value, ast.Name) and expression.value.id not in self.locals
        return None if outside else self.library.by_name(expression.attr)

    @cached_property
    def slots(self) -> dict[str, Slot]:
        """The parameters and locals that are always the same kind of thing."""
        self.slots = found = {a.arg: slot for a in self.parameters if (slot := self._parameter_slot(a)) is not None}
        other: set[str] = set()  # locals that are more than one thing
        for name, value in assigned(self.parents):
            slot = None if value is None or name in other else self.slot(value)
            if slot is None or found.setdefault(name, slot) != slot:
                other.add(name)
                found.pop(name, None)
        return found

    def _parameter_slot(self, parameter: ast.arg) -> Slot | None:
        kind = annotation(parameter.annotation)
        if kind in self.library.records:
            return Slot("section", kind)
        if kind in ("Row", "Grid", "Members"):
            return Slot(kind.lower())
        if kind in ("", "Any", self.library.state) and parameter.arg in ("s", "t"):
            return Slot("section", self.library.state)
        return None

    # Whether an expression gives an int or a bool

    def sorts(self, expression: ast.expr) -> frozenset[str]:
        """What an expression surely gives: int, bool, or both by turns; nothing where that is not known."""
        if isinstance(expression, ast.Constant):
            return frozenset([type(expression.value).__name__]) & BOTH
        if isinstance(expression, ast.Compare):
            return BOOL
        if isinstance(expression, ast.UnaryOp):
            return BOOL if isinstance(expression.op, ast.Not) else INT
        if isinstance(expression, ast.BinOp):
            return self._operation_sorts(expression.op, self.sorts(expression.left), self.sorts(expression.right))
        if isinstance(expression, ast.BoolOp):
            return frozenset().union(*map(self.sorts, expression.values))
        if isinstance(expression, ast.IfExp):
            return self.sorts(expression.body) | self.sorts(expression.orelse)
        if isinstance(expression, ast.Call):
            return self._call_sorts(expression)
        return self._name_sorts(expression)

    def _operation_sorts(self, operation: ast.operator, left: frozenset[str], right: frozenset[str]) -> frozenset[str]:
        if isinstance(operation, (ast.BitAnd, ast.BitOr, ast.BitXor)) and "int" not in left | right:
            return BOOL if left == right == BOOL else NEITHER
        return INT

    def _call_sorts(self, call: ast.Call) -> frozenset[str]:
        if isinstance(call.func, ast.Name) and self.value(call.func) is MISSING:
            found = {"bool": BOOL, "int": INT, "len": INT, "abs": INT}
            return found.get(call.func.id, NEITHER)
        callee = self.callee(call)
        return NEITHER if callee is None else frozenset([annotation(callee.node.returns)]) & BOTH

    def _name_sorts(self, expression: ast.expr) -> frozenset[str]:
        if isinstance(expression, ast.Name) and expression.id in self.locals:
            return self.local_sorts.get(expression.id, NEITHER)
        slot = self.slot(expression)
        if slot is not None:
            return INT if slot.what in ("number", "element") else NEITHER  # a flag is either, link by link
        found = self.value(expression)
        return frozenset([type(found).__name__]) & BOTH

    @cached_property
    def local_sorts(self) -> dict[str, frozenset[str]]:
        self.local_sorts = found = {a.arg: frozenset([annotation(a.annotation)]) & BOTH for a in self.parameters}
        for node in self.parents:
            if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                name = node.target.id
                sorts = self._operation_sorts(node.op, found.get(name, NEITHER), self.sorts(node.value))
                found[name] = found.get(name, NEITHER) | sorts
            elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                found[node.target.id] = found.get(node.target.id, NEITHER) | INT
            elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                for target in targets(node):
                    if isinstance(target, ast.Name):
                        found[target.id] = found.get(target.id, NEITHER) | self.sorts(node.value)
        return found
