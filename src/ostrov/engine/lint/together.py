"""Checks of all rules together: recursion, and the tables of a card."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ostrov.engine.lint.findings import Finding
from ostrov.engine.lint.rule import Rule

GPU_CONSTANTS = 64 * 1024  # bytes that all tables of a GPU kernel share, counted once for each function that reads one


def recursion(found: list[Rule], _asking: list[Rule]) -> Iterator[Finding]:
    """[D13] No rule calls itself, not even by way of others."""
    done: set[Rule] = set()

    def visit(rule: Rule, above: list[Rule]) -> Iterator[Finding]:
        way = [*above, rule]
        for call, callee in rule.calls:
            if callee in way:
                chain = " -> ".join(one.name for one in [*way[way.index(callee) :], callee])
                sentence = f"{chain}: a rule may not call itself, not even by way of others; write a loop."
                yield rule.finding(call, "D13", sentence)
            elif callee not in done:
                yield from visit(callee, way)
        done.add(rule)

    for rule in found:
        if rule not in done:
            yield from visit(rule, [])


@dataclass(frozen=True)
class Reading:
    """A table, and where a rule names it first."""

    table: np.ndarray[Any, Any]
    rule: Rule
    node: ast.expr


def gpu_tables(found: list[Rule], _asking: list[Rule]) -> Iterator[Finding]:
    """[W02] A GPU holds each table once for every function that reads it, all in 64 KB."""
    readings: dict[int, list[Reading]] = {}  # by the table's identity
    for rule in found:
        for table, reading in _tables(rule).items():
            readings.setdefault(table, []).append(reading)
    costs = {table: len(reading) * int(reading[0].table.nbytes) for table, reading in readings.items()}
    if sum(costs.values()) > GPU_CONSTANTS:
        worst = readings[max(costs, key=lambda table: costs[table])]
        sentence = (
            f"All tables take {sum(costs.values())} of {GPU_CONSTANTS} bytes on a GPU, {ast.unparse(worst[0].node)} "
            f"most ({worst[0].table.nbytes} in each of {len(worst)} functions); read it through one function."
        )
        yield worst[0].rule.finding(worst[0].node, "W02", sentence)


def _tables(rule: Rule) -> dict[int, Reading]:
    """The tables a rule reads, by their identity."""
    named: dict[int, Reading] = {}
    for node in rule.parents:
        if isinstance(node, (ast.Name, ast.Attribute)):
            table = rule.value(node)
            if isinstance(table, np.ndarray):
                named.setdefault(id(table), Reading(table, rule, node))
    return named
