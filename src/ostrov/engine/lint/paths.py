"""Checks of the way through a rule: its loops, its length, and what it gives back."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from ostrov.engine.lint.findings import Problem
from ostrov.engine.lint.rule import BOOL, BOTH, NEITHER, Rule
from ostrov.engine.lint.syntax import annotation
from ostrov.engine.lint.values import comes_from_elsewhere

LONG = 40  # lines of a function, its docstring left out; 25 are the aim


def loops(rule: Rule) -> Iterator[Problem]:
    """[D22] [D23] Loops that every link can run, and that end."""
    headers = {node.iter for node in rule.parents if isinstance(node, ast.For)}
    for node in rule.parents:
        if isinstance(node, ast.For):
            called = node.iter.func if isinstance(node.iter, ast.Call) else None
            if called is not None and comes_from_elsewhere(rule.value(called)):
                continue  # prange: a finding already
            if not isinstance(called, ast.Name) or called.id != "range" or not isinstance(node.target, ast.Name):
                yield node.iter, "D22", "Loop over numbers: `for place in range(len(row)):`."
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            if node not in headers:
                yield node, "D22", "range(...) stands only behind `for ... in`."
        elif isinstance(node, ast.While) and rule.number(node.test) not in (None, 0) and not _ends(node):
            yield node, "D23", "This loop never ends; put its condition behind `while`, or add a `break`."


def _ends(loop: ast.While) -> bool:
    return any(_breaks(statement) or _returns(statement) for statement in loop.body)


def _breaks(node: ast.AST) -> bool:
    """Whether a `break` in it leaves the loop around it."""
    if isinstance(node, ast.Break):
        return True
    return not isinstance(node, (ast.For, ast.While)) and any(map(_breaks, ast.iter_child_nodes(node)))


def _returns(node: ast.AST) -> bool:
    return any(isinstance(inner, ast.Return) for inner in ast.walk(node))


def every_path_returns(rule: Rule) -> Iterator[Problem]:
    """[D24] A function that ends without a number gives back different things on different links."""
    for node in rule.parents:
        if isinstance(node, ast.Return) and (node.value is None or _is_none(node.value)):
            yield node, "D24", "Give back a number on every path; `return 0` where nothing is to be told."
    if _falls_off(rule.statements):
        yield rule.node, "D24", f"{rule.name} can end without giving back a number; end it with a `return`."


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _falls_off(statements: list[ast.stmt]) -> bool:
    return not any(_stops(statement) for statement in statements)


def _stops(statement: ast.stmt) -> bool:
    """Whether nothing after the statement is ever reached."""
    if isinstance(statement, (ast.Return, ast.Raise)):
        return True
    if isinstance(statement, ast.If):
        return not _falls_off(statement.body) and not _falls_off(statement.orelse)
    if isinstance(statement, ast.While):
        always = isinstance(statement.test, ast.Constant) and bool(statement.test.value)
        return always and not any(map(_breaks, statement.body))
    if isinstance(statement, (ast.With, ast.Try, ast.Match)):
        return _returns(statement)  # a finding already: no second one that may be wrong
    return False


def one_sort(rule: Rule) -> Iterator[Problem]:
    """[D25] A function gives back ints or bools, never one here and the other there."""
    found = [
        (n, n.value, rule.sorts(n.value)) for n in rule.parents if isinstance(n, ast.Return) and n.value is not None
    ]
    declared = frozenset([annotation(rule.node.returns)]) & BOTH
    first = next((sorts for _, _, sorts in found if sorts), NEITHER)
    for node, _, sorts in found:
        if len(sorts | (declared or first)) > 1:
            wanted = "a bool" if (declared or first) == BOOL else "an int"
            hint = "True or False, or a comparison" if wanted == "a bool" else "`1 if ... else 0`, or a number"
            yield node, "D25", f"{rule.name} gives back {wanted} elsewhere and not here; write {hint}."


def refusals(rule: Rule) -> Iterator[Problem]:
    """[D29] The rule a refusal cites stands in the docstring."""
    if not rule.name.startswith("forbids"):
        return
    cited = {(letter, int(number)) for letter, number in re.findall(r"\[([A-Z]+)-(\d+)\]", rule.docstring)}
    letter = rule.library.letter
    for node in rule.parents:
        if isinstance(node, ast.Return) and node.value is not None:
            for number in _results(rule, node.value):
                if not any(known == number and letter in ("", other) for other, known in cited):
                    yield (
                        node,
                        "D29",
                        f"It refuses by rule {number}; cite [{letter or 'X'}-{number:03}] in the docstring.",
                    )


def _results(rule: Rule, expression: ast.expr) -> Iterator[int]:
    """The rules' numbers an expression can give, as far as they are written there."""
    if isinstance(expression, ast.IfExp):
        yield from _results(rule, expression.body)
        yield from _results(rule, expression.orelse)
    else:
        number = rule.number(expression)
        if number:
            yield number


def length(rule: Rule) -> Iterator[Problem]:
    """[W01] A rule fits a screen."""
    lines = (rule.node.end_lineno or rule.node.lineno) - rule.node.lineno + 1
    if rule.statements is not rule.node.body:
        told = rule.node.body[0]
        lines -= (told.end_lineno or told.lineno) - told.lineno + 1
    if lines > LONG and not rule.is_made:
        yield rule.node, "W01", f"{rule.name} has {lines} lines; divide it: 25 are the aim, {LONG} the limit."
