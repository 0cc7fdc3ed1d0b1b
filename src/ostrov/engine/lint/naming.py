"""Checks of names: what a rule may name outside itself, and what it may be called."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from ostrov.engine.lint.findings import Problem
from ostrov.engine.lint.rule import Rule
from ostrov.engine.lint.syntax import CLOSED, fits, is_called
from ostrov.engine.lint.values import MISSING, UNKNOWN, comes_from_elsewhere, did_you_mean, is_foreign
from ostrov.engine.walk import BUILTINS

STAR = "*"  # what `from ... import *` binds


def names(rule: Rule) -> Iterator[Problem]:
    """[D09] to [D12] What a rule may name outside itself."""
    for node, parent in rule.parents.items():
        if not isinstance(node, ast.Name) or node.id in rule.locals:
            continue
        value = rule.value(node)
        if value is MISSING:
            yield from _builtin(rule, node, parent)
        elif isinstance(value, ModuleType) and isinstance(parent, ast.Attribute) and not is_foreign(value.__name__):
            yield from _chapter(rule, parent, rule.parents[parent], value)
        else:
            yield from _outside(rule, node, node.id, value, called=is_called(node, parent))


def _builtin(rule: Rule, node: ast.Name, parent: ast.AST) -> Iterator[Problem]:
    if node.id in BUILTINS:
        if not is_called(node, parent):
            yield node, "D04", f"{node.id} can only be called; rules have no functions as values."
        elif node.id in ("min", "max") and isinstance(parent, ast.Call) and _is_single(parent.args):
            yield node, "D09", f"{node.id} compares two numbers or more; for a whole row write a loop."
    elif STAR in rule.scope:
        return  # `from ... import *`: nobody can tell from the text what that is
    elif hasattr(builtins, node.id):
        yield node, "D09", f"Rules have no {node.id}; of Python's own there are {', '.join(BUILTINS)}."
    else:
        near = did_you_mean(node.id, [*rule.scope, *rule.locals])
        yield node, "D09", f"Nothing is called {node.id}; import or define it{near}."


def _is_single(given: list[ast.expr]) -> bool:
    return len(given) == 1 and not isinstance(given[0], (*CLOSED, ast.Starred))


def _chapter(rule: Rule, node: ast.Attribute, parent: ast.AST, chapter: ModuleType) -> Iterator[Problem]:
    value = rule.value(node)
    name = f"{ast.unparse(node.value)}.{node.attr}"
    if value is MISSING:
        near = did_you_mean(node.attr, vars(chapter))
        yield node, "D09", f"The chapter {ast.unparse(node.value)} has no {node.attr}; import or define it{near}."
    else:
        yield from _outside(rule, node, name, value, called=is_called(node, parent))


def _outside(rule: Rule, node: ast.AST, name: str, value: Any, *, called: bool) -> Iterator[Problem]:
    """What is wrong with something a rule names outside itself."""
    if value is UNKNOWN:
        return
    if comes_from_elsewhere(value):
        yield node, "D10", f"Rules do not see {name}; they use loops, fields and the engine's verbs only."
    elif isinstance(value, (Rule, FunctionType)):
        if not called:
            yield node, "D04", f"{name} can only be called; rules have no functions as values."
    elif isinstance(value, np.ndarray):
        if value.dtype.kind not in "ib":
            yield node, "D12", f"{name} is a table of {value.dtype}; make it np.int32 or so."
    elif isinstance(value, np.generic):
        yield node, "D12", f"{name} is a NumPy {value.dtype}, which wraps; write int(...) where it is made."
    elif type(value) not in (int, bool):
        kind = type(value).__name__
        yield node, "D11", f"{name} is a {kind}; rules use numbers, tables, functions and chapters only."
    elif not fits(value):
        yield node, "D17", f"{name} is {value}, which does not fit into 63 bits."


def verbs(rule: Rule) -> Iterator[Problem]:
    """[D28] What refuses is called forbids…: it tells the rule, not yes or no."""
    if rule.name.startswith(("may_", "can_")):
        rest = rule.name[4:]
        yield rule.node, "D28", f"Call it forbids_{rest} and give back the rule's number."
