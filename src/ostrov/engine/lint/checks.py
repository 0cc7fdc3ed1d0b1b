"""All checks: each a small function from a rule, or from all rules, to what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ostrov.engine.lint import asking, naming, paths, places, together, written
from ostrov.engine.lint.findings import Finding, Problem
from ostrov.engine.lint.rule import Rule

CHECKS: tuple[Callable[[Rule], Iterator[Problem]], ...] = (
    written.unwanted_syntax,
    written.constants,
    written.operators,
    written.tuples,
    written.assignments,
    written.arguments,
    naming.names,
    naming.verbs,
    places.indices,
    places.nobody,
    places.whole_things,
    places.fields,
    paths.loops,
    paths.every_path_returns,
    paths.one_sort,
    paths.refusals,
    paths.length,
)
CHECKS_OF_ALL: tuple[Callable[[list[Rule], list[Rule]], Iterator[Finding]], ...] = (
    together.recursion,
    together.gpu_tables,
    asking.pure_asking,
)


def findings_in(found: list[Rule], askers: list[Rule]) -> list[Finding]:
    """What is wrong with some rules, of which some only ask."""
    each = [rule.finding(*problem) for rule in found for check in CHECKS for problem in check(rule)]
    of_all = [finding for check_all in CHECKS_OF_ALL for finding in check_all(found, askers)]
    return sorted({*each, *of_all})
