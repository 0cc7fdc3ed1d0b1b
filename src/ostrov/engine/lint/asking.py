"""The check that what only asks changes nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ostrov.engine.lint.findings import Finding
from ostrov.engine.lint.rule import Rule
from ostrov.engine.lint.syntax import assigned, targets

ASKING = "asked forbids legal odds points ended turns place problems".split()  # of the contract, what changes nothing


def pure_asking(found: list[Rule], asking: list[Rule]) -> Iterator[Finding]:
    """[D26] What only asks changes nothing.

    A rule that only askers reach is told of its own line; one that others use too is not wrong in
    itself, so who calls it from an asking rule is told.
    """
    asked_by = _asked_by(asking)
    shared = _shared(found, asking, asked_by)
    writes = Writes()
    for rule, entry in asked_by.items():
        if rule in shared:
            continue
        who = f"{rule.name} only asks" if rule is entry else f"{rule.name} is used by {entry.name}, which only asks"
        for write in writes.of(rule):
            told_there = write.by is not None and write.by not in shared and _in_position(write.by, write.at)
            if told_there or not _in_position(rule, write.place):
                continue
            name = ".".join(write.place.fields)
            if write.by is None:
                doing = f"so it may not change {name}; do that in step or happen, or declare a scratch field"
            else:
                doing = f"so it may not call {write.by.name}, which changes {name} ({write.where})"
            yield rule.finding(write.node, "D26", f"{who}, {doing}.")


def _asked_by(asking: list[Rule]) -> dict[Rule, Rule]:
    """Every rule that askers reach, and the first of these; an asker is its own."""
    found = {rule: rule for rule in asking}
    waiting = list(asking)
    while waiting:
        rule = waiting.pop(0)
        for _, callee in rule.calls:
            if callee not in found:
                found[callee] = found[rule]
                waiting.append(callee)
    return found


def _shared(found: list[Rule], asking: list[Rule], asked_by: Mapping[Rule, Rule]) -> set[Rule]:
    """Rules that are also reached without asking anything."""
    waiting = [rule for rule in found if rule not in asked_by]
    reached: set[Rule] = set()
    while waiting:
        for _, callee in waiting.pop().calls:
            if callee not in reached and callee not in asking:
                reached.add(callee)
                waiting.append(callee)
    return reached


# --- what is written to ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """What a write reaches: a parameter, and the fields on the way from it."""

    parameter: str
    fields: tuple[str, ...] = ()


@dataclass(frozen=True)
class Write:
    """A place that a rule writes to, itself or by a call."""

    place: Place
    node: ast.AST  # the assignment, or the call
    by: Rule | None  # who is called
    at: Place  # where the writing itself happens, seen by who does it
    where: str  # and in which line


class Writes:
    """For every rule, which parts of its parameters it writes to, calls followed."""

    def __init__(self) -> None:
        self._found: dict[Rule, list[Write]] = {}

    def of(self, rule: Rule) -> list[Write]:
        if rule not in self._found:
            self._found[rule] = []  # so that recursion, a finding of its own, does not go round for ever
            places = _places_of_locals(rule)
            self._found[rule] = [*_own_writes(rule, places), *self._by_calls(rule, places)]
        return self._found[rule]

    def _by_calls(self, rule: Rule, places: Mapping[str, set[Place]]) -> Iterator[Write]:
        for call, callee in rule.calls:
            handed = dict(zip((a.arg for a in callee.parameters), call.args, strict=False))
            for write in self.of(callee):
                argument = handed.get(write.place.parameter)
                if argument is not None:
                    for place in _reached(argument, places):
                        joined = Place(place.parameter, (*place.fields, *write.place.fields))
                        yield Write(joined, call, callee, write.place, write.where)


def _own_writes(rule: Rule, places: Mapping[str, set[Place]]) -> Iterator[Write]:
    for node in rule.parents:
        for target in targets(node):
            if isinstance(target, (ast.Attribute, ast.Subscript)):
                for place in _reached(target, places):
                    yield Write(place, target, None, place, f"{Path(rule.file).name}:{target.lineno}")


def _places_of_locals(rule: Rule) -> dict[str, set[Place]]:
    """What parameters and locals may stand for: `player = s.seats[seat]` is a part of s."""
    found = {a.arg: {Place(a.arg)} for a in rule.parameters}
    for name, value in assigned(rule.parents):
        if value is not None:
            found.setdefault(name, set()).update(_reached(value, found))
    return found


def _reached(expression: ast.expr, places: Mapping[str, set[Place]]) -> set[Place]:
    if isinstance(expression, ast.Name):
        return set(places.get(expression.id, ()))
    if isinstance(expression, ast.Attribute):
        above = _reached(expression.value, places)
        return {Place(place.parameter, (*place.fields, expression.attr)) for place in above}
    return _reached(expression.value, places) if isinstance(expression, ast.Subscript) else set()


def _in_position(rule: Rule, place: Place) -> bool:
    """Whether a place lies in the position: in a record, and not in a scratch field of it."""
    slot = rule.slots.get(place.parameter)
    if slot is None or slot.inner not in rule.library.in_position or slot.what != "section" or not place.fields:
        return False
    field = rule.library.records.get(slot.inner, {}).get(place.fields[0])
    return field is None or not field.scratch
