"""Checks of places: indices, rows and sections, fields, and who stands in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import numpy as np

from ostrov.engine.lint.findings import Problem
from ostrov.engine.lint.records import ROWS, SECTIONS, Slot
from ostrov.engine.lint.rule import Rule
from ostrov.engine.lint.syntax import is_called, targets
from ostrov.engine.lint.values import MISSING, did_you_mean


def indices(rule: Rule) -> Iterator[Problem]:
    """[D14] [D18] [D21] What stands between brackets, and whether it may be written."""
    for node, parent in rule.parents.items():
        if not isinstance(node, ast.Subscript):
            continue
        for index in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
            number = rule.number(index)
            if (number is not None and number < 0) or (
                isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub)
            ):
                yield index, "D14", "A negative index reads the last places in silence; count from the front."
        if isinstance(node.value, ast.Subscript):
            whole = node.value.value  # of what is handed over without a type nothing is known
            if rule.value(whole) is not MISSING or rule.slot(whole) is not None:
                yield node, "D18", "Read grids and tables as T[i, j], not as T[i][j]."
        elif not (isinstance(parent, ast.Subscript) and parent.value is node):
            yield from _places(rule, node)
        if not isinstance(node.ctx, ast.Load) and _is_table(rule, node.value):
            yield node, "D21", f"{ast.unparse(node.value)} is a table of the box; declare a field instead."


def _places(rule: Rule, node: ast.Subscript) -> Iterator[Problem]:
    table, slot = rule.value(node.value), rule.slot(node.value)
    given = len(node.slice.elts) if isinstance(node.slice, ast.Tuple) else 1
    wanted = given
    if isinstance(table, np.ndarray):
        wanted = table.ndim
    elif slot is not None and slot.what in (*ROWS, *SECTIONS):
        wanted = 2 if slot.what == "grid" else 1
    if given != wanted:
        example = ", ".join("ijkl"[:wanted])
        name = ast.unparse(node.value)
        yield node, "D18", f"{name} needs {wanted} place{'s' * (wanted > 1)}; write {name}[{example}]."


def _is_table(rule: Rule, expression: ast.expr) -> bool:
    return rule.value(expression) is not MISSING


def nobody(rule: Rule) -> Iterator[Problem]:
    """[D15] A field that holds no negative number is compared with one, or is given one."""
    for node in rule.parents:
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for operation, left, right in zip(node.ops, sides, sides[1:], strict=False):
                if isinstance(operation, (ast.Eq, ast.NotEq)) and (
                    _is_nobody(rule, left, right) or _is_nobody(rule, right, left)
                ):
                    yield node, "D15", "No negative number is ever in it; nobody is the number after the last."
        elif isinstance(node, ast.Assign) and any(_is_nobody(rule, target, node.value) for target in node.targets):
            yield node, "D15", "It holds no negative number; nobody is the number after the last."


def _is_nobody(rule: Rule, field: ast.expr, value: ast.expr) -> bool:
    slot, number = rule.slot(field), rule.number(value)
    counts = slot is not None and slot.what in ("number", "flag", "element") and slot.least >= 0
    return counts and number is not None and number < 0


def whole_things(rule: Rule) -> Iterator[Problem]:
    """[D19] [D20] Rows and sections are written and compared number by number."""
    for node in rule.parents:
        value = getattr(node, "value", None) if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
        for target in targets(node):
            yield from _whole_target(rule, target, value)
        sides: list[ast.expr] = []
        if isinstance(node, ast.Compare) and not isinstance(node.ops[0], (ast.In, ast.NotIn)):
            sides = [node.left, *node.comparators]
        elif isinstance(node, ast.BinOp):
            sides = [node.left, node.right]
        for side in sides:
            slot = rule.slot(side)
            if slot is not None and slot.what in (*ROWS, *SECTIONS, "section"):
                code = "D19" if slot.what in ROWS else "D20"
                yield side, code, f"{ast.unparse(side)} is a {slot.what}, not a number; compare number by number."


def _whole_target(rule: Rule, target: ast.expr, value: ast.expr | None) -> Iterator[Problem]:
    if not isinstance(target, (ast.Attribute, ast.Subscript)):
        return
    slot = rule.slot(target)
    written = ast.unparse(target)
    given = None if value is None else rule.slot(value)
    if slot is not None and slot.what in ROWS:
        sentence = f"{written} is a whole {slot.what}; write its places one by one in a `for` loop."
        yield target, "D19", sentence
    elif slot is not None and slot.what in ("section", *SECTIONS):
        yield target, "D20", f"{written} is a whole section; write its fields one by one."
    elif given is not None and given.what in ROWS:
        sentence = f"{written} would get a whole {given.what} ({ast.unparse(value or target)}); copy number by number."
        yield target, "D19", sentence


def fields(rule: Rule) -> Iterator[Problem]:
    """[D27] Every attribute is a field of the record it is asked of."""
    records = rule.library.records
    for node, parent in rule.parents.items():
        if not isinstance(node, ast.Attribute) or is_called(node, parent):
            continue
        if isinstance(node.value, ast.Name) and node.value.id not in rule.locals:
            if isinstance(rule.value(node.value), np.ndarray):
                yield node, "D27", f"A table has no .{node.attr}; read it as T[i, j], or ask len(T)."
            continue
        owner = rule.slot(node.value)
        if owner is not None and owner.what != "section":
            yield node, "D27", f"{ast.unparse(node.value)} is a {_kind(owner)}; it has no .{node.attr}."
        elif owner.inner in records if owner is not None else rule.library.state in records:
            known = rule.library.field_names() if owner is None else list(records[owner.inner])
            if node.attr not in known:
                record = "No record" if owner is None else f"{owner.inner}"
                has = "has a field" if owner is None else "has no field"
                yield (
                    node,
                    "D27",
                    f"{record} {has} {node.attr}; declare it in state.py{did_you_mean(node.attr, known)}.",
                )


def _kind(slot: Slot) -> str:
    if slot.what in SECTIONS:
        return "row of sections, s.seats[seat]"
    return "set" if slot.what == "members" else {"element": "number"}.get(slot.what, slot.what)
