"""Load-bearing refusals: take each refusal out of the rules in turn and demand that a test of its rule fails.

A refusal is a place where a rule's number becomes the answer of `forbids`: `return 11` or `return C_071` in
`forbids` itself, or in a function whose answer `forbids` hands on. Each is replaced by `return 0` in a process
of its own, which runs the tests that name the rule, on the checked link. No file is touched: the changed file
exists only in that process. Where no such test fails, the refusal could be lost and nobody would notice.
"""

from __future__ import annotations

import ast
import importlib.util
import multiprocessing
import os
import re
import signal
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from ostrov.engine import ledger
from ostrov.engine.errors import GameError
from ostrov.engine.walk import Function, Reach, home, is_number

if TYPE_CHECKING:
    from ostrov.engine.game import Game

LIMIT = 60.0  # seconds the tests of one rule may take; those of all rules together ten times as much
PROCESSES = 2
WARM = ["pytest", "hypothesis", "numpy", "ostrov.engine.laws"]  # imported only once
QUIETLY = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist")  # nothing is left behind, nothing runs elsewhere
PLAIN = "--assert=plain"  # nobody reads the asserts, and what is warm could not be rewritten any more


@dataclass(frozen=True)
class Place:
    """Where a rule's number becomes an answer."""

    module: str
    file: Path
    line: int
    column: int
    rule: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.rule}"


@dataclass(frozen=True)
class Result:
    """What became of one refusal: the test that missed it, or why none did."""

    place: Place
    killed_by: str = ""
    why: str = ""

    @property
    def survived(self) -> bool:
        return not self.killed_by

    def __str__(self) -> str:
        return f"{self.place} " + (f"SURVIVED: {self.why}" if self.survived else f"killed by {self.killed_by}")


def run(game: Game, limit: float = LIMIT, processes: int = PROCESSES) -> list[Result]:
    """Try every refusal of a game, in the order of files and lines."""
    found = places(game)
    tests = tests_of_rules(game)
    named = sorted({test for place in found for test in tests.get(place.rule, [])})
    sound = _sound_tests(game, named, limit) if named else {}
    with ThreadPoolExecutor(processes) as threads:
        return list(threads.map(lambda place: _tried(game, place, tests.get(place.rule, []), sound, limit), found))


def report(game: Game, limit: float = LIMIT, processes: int = PROCESSES) -> int:
    """Print a line for each refusal and a sum; 1 if any survived."""
    results = run(game, limit, processes)
    survived = sum(result.survived for result in results)
    for result in results:
        print(result)
    print(f"{game.name}: {len(results)} refusals, {survived} survived.")
    return 1 if survived or not results else 0


# --- the places --------------------------------------------------------------------------------------------------


def places(game: Game) -> list[Place]:
    """Every place where a rule's number becomes the answer of `forbids`."""
    stub = game.stub("forbids")
    reach = Reach([game.functions[stub]], game.functions)
    ours = {f for f in reach.functions if f"{f.__module__}.".startswith(f"{game.package}.")}
    found: dict[tuple[Path, int, int], Place] = {}
    waiting, done = [game.functions[stub]], set()
    while waiting:
        function = waiting.pop()
        if function in done or function not in ours:
            continue
        done.add(function)
        for expression in _answers(_tree_of(function)):
            value = _meant(function, expression)
            if isinstance(expression, ast.Call):
                waiting += [game.functions.get(f, f) for f in [_meant(function, expression.func)] if _is_function(f)]
            elif is_number(value) and value != 0:
                place = _place(game, function, expression, int(value))
                found[place.file, place.line, place.column] = place
    return [found[key] for key in sorted(found)]


def _is_function(value: Any) -> bool:
    return isinstance(value, FunctionType)


def _place(game: Game, function: Function, expression: ast.expr, number: int) -> Place:
    file = Path(_code(function).co_filename)
    return Place(function.__module__, file, expression.lineno, expression.col_offset, game.rule_id(number))


def _code(function: Function) -> CodeType:
    assert isinstance(function, FunctionType)
    return function.__code__


def _tree_of(function: Function) -> ast.FunctionDef:
    """The function as it stands in its file."""
    code = _code(function)
    for node in ast.walk(_parsed(Path(code.co_filename))):
        if isinstance(node, ast.FunctionDef) and node.name == code.co_name and node.lineno == code.co_firstlineno:
            return node
    raise GameError(f"{code.co_filename}: {code.co_name} does not stand in line {code.co_firstlineno} any more.")


def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def _answers(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """The expressions a function may answer with: numbers, names and calls, opened as far as they can be."""
    returned = [n.value for n in ast.walk(function) if isinstance(n, ast.Return) and n.value is not None]
    given = _given_to_names(function)
    seen: set[str] = set()
    while returned:
        expression = returned.pop()
        if isinstance(expression, ast.IfExp):
            returned += [expression.body, expression.orelse]
        elif isinstance(expression, ast.BoolOp):
            returned += expression.values
        elif isinstance(expression, ast.Name) and expression.id in given:
            if expression.id not in seen:
                seen.add(expression.id)
                returned += given[expression.id]
        else:
            yield expression


def _given_to_names(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """What is assigned to the function's own names: `rule = 11` before `return rule`."""
    given: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    given.setdefault(target.id, []).append(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            given.setdefault(node.target.id, []).append(node.value)
    return given


def _meant(function: Function, expression: ast.expr) -> Any:
    """What a number, a name of the file, or a name of a chapter stands for; None for all else."""
    if isinstance(expression, ast.Constant):
        return expression.value if type(expression.value) is int else None
    if isinstance(expression, ast.Name):
        return home(function).get(expression.id)
    if isinstance(expression, ast.Attribute) and isinstance(expression.value, ast.Name):
        chapter = home(function).get(expression.value.id)
        return getattr(chapter, expression.attr, None) if isinstance(chapter, ModuleType) else None
    return None


# --- the tests ---------------------------------------------------------------------------------------------------


def tests_of_rules(game: Game) -> dict[str, list[str]]:
    """For each rule the tests that name it, as the ledger reads them: `…/test_night.py::test_M_011_…`."""
    found: dict[str, list[str]] = {}
    for path in ledger._python_files(ledger._tests_folder(game)):
        for name, function in _test_functions(ast.parse(path.read_text(encoding="utf-8")), ""):
            for rule in _rules_named(game.letter, _said(function)):
                found.setdefault(rule, []).append(f"{path}{name}")
    return found


def _test_functions(tree: ast.Module | ast.ClassDef, above: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The tests of a file with their names as pytest writes them: `::TestNight::test_M_011_…`."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from _test_functions(node, f"{above}::{node.name}")
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield f"{above}::{node.name}", node


def _said(function: ast.FunctionDef) -> str:
    return " ".join([function.name, ast.get_docstring(function) or "", *map(ast.unparse, function.decorator_list)])


def _rules_named(letter: str, said: str) -> set[str]:
    return {f"{letter}-{number}" for number in re.findall(rf"(?<![A-Za-z]){letter}[-_](\d+)", said)}


def _is_of_rule(test: str, rule: str) -> bool:
    """Of a test that runs with many rules, only the case of this one counts: `test_refusals[M-011]`."""
    cases = _rules_named(rule.partition("-")[0], test.partition("[")[2])
    return not cases or rule in cases


# --- trying ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Order:
    """What a process is to run."""

    tests: Sequence[str]
    paths: Sequence[str]  # where modules are looked for
    folder: str  # for what tests leave behind
    place: Place | None = None  # the refusal to take out
    only: frozenset[str] | None = None  # the tests that may run, as pytest names them; None: all


@dataclass
class _Ran:
    """What pytest told: the tests that passed and that failed, and why the rest could not run."""

    passed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    trouble: str = ""


def _sound_tests(game: Game, tests: Sequence[str], limit: float) -> Mapping[str, str]:
    """The tests that pass while nothing is changed, with the file and function each belongs to."""
    ran = _in_process(tests, 10 * limit)
    if not ran.passed:
        raise GameError(f"No test of a refusal of {game.name} passes: {ran.trouble or ', '.join(ran.failed[:3])}.")
    return {test: _function_of(test) for test in ran.passed}


def _function_of(test: str) -> str:
    """`test_night.py::test_M_011` of `tests/test_night.py::test_M_011[2 players]`."""
    return test.partition("[")[0].rpartition("/")[2]


def _tried(game: Game, place: Place, tests: Sequence[str], sound: Mapping[str, str], limit: float) -> Result:
    if not tests:
        return Result(place, why=f"no test names {place.rule}")
    functions = {_function_of(test) for test in tests}
    only = frozenset(t for t, function in sound.items() if function in functions and _is_of_rule(t, place.rule))
    if not only:
        return Result(place, why="its tests fail without any change too")
    ran = _in_process(tests, limit, place, only)
    if ran.failed:
        return Result(place, killed_by=ran.failed[0])
    return Result(place, why=ran.trouble or f"{len(ran.passed)} tests name {place.rule} and none of them fails")


def _in_process(
    tests: Sequence[str], limit: float, place: Place | None = None, only: frozenset[str] | None = None
) -> _Ran:
    """Run tests in a process made for it, on modules nobody has imported yet."""
    with tempfile.TemporaryDirectory() as folder:
        return _answer(_Order(tests, tuple(sys.path), folder, place, only), limit)


def _answer(order: _Order, limit: float) -> _Ran:
    """Start the process and wait for what it tells."""
    try:
        context = multiprocessing.get_context("forkserver")
    except ValueError as problem:
        raise GameError("Refusals are tried in forked processes, which this system does not have.") from problem
    context.set_forkserver_preload(WARM)
    reader, writer = context.Pipe(duplex=False)
    process = context.Process(target=_run_tests, args=(order, writer), daemon=True)
    process.start()
    writer.close()
    try:
        if not reader.poll(limit):
            _stop(process)
            return _Ran(trouble=f"its tests took more than {limit:.0f} seconds")
        ran: _Ran = reader.recv()
        return ran
    except EOFError:
        return _Ran(trouble="the process that ran its tests died")
    finally:
        reader.close()
        process.join()


def _stop(process: Any) -> None:
    """End a process of ours that still runs, and all it has started: it leads a group of its own."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        process.kill()


def _run_tests(order: _Order, writer: Any) -> None:
    """In the process: make the change, put the checked link everywhere, run pytest, tell what came of it."""
    os.setsid()
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    for name in [name for name in os.environ if name.startswith("PYTEST_")]:
        del os.environ[name]  # an outer pytest's settings are not for this one
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = order.folder
    sys.path[:] = order.paths
    sys.dont_write_bytecode = True
    if order.place is not None:
        sys.meta_path.insert(0, _Without(order.place))
    _check_everywhere()
    try:
        writer.send(_pytest(order))
    except BaseException as crash:  # pytest itself, or a plugin of the tests
        writer.send(_Ran(trouble=f"pytest ended in {type(crash).__name__}: {crash}"))
    os.killpg(0, signal.SIGKILL)  # what the tests started and left running ends with us


def _check_everywhere() -> None:
    """Whatever link is asked for, give the checked one: nothing is compiled for a change that lasts a second."""
    from ostrov.engine import game, link

    vars(game)["link"] = lambda of, _name, **_options: link.Checked(of)
    vars(game)["best_link"] = lambda: "checked"


def _pytest(order: _Order) -> _Ran:
    import pytest  # not needed to play

    listener = _Listener(order.only)
    stop_early = [] if order.only is None else ["-x"]
    status = pytest.main([*QUIETLY, PLAIN, *stop_early, *order.tests], plugins=[listener])
    if not listener.ran.passed and not listener.ran.failed and not listener.ran.trouble:
        listener.ran.trouble = f"pytest ran no test and ended with status {int(status)}"
    return listener.ran


class _Listener:
    """A plugin of pytest that keeps the tests we want and hears how they went."""

    def __init__(self, only: frozenset[str] | None) -> None:
        self.only = only
        self.ran = _Ran()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        if self.only is not None:
            items[:] = [item for item in items if item.nodeid in self.only]

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.ran.trouble = f"{report.nodeid or 'a test file'} cannot be collected"

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.ran.failed.append(report.nodeid)
        elif report.when == "call" and report.passed:
            self.ran.passed.append(report.nodeid)


class _Without:
    """An import hook that reads one module with one refusal taken out."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def find_spec(self, name: str, _path: Sequence[str] | None = None, _target: Any = None) -> ModuleSpec | None:
        if name != self.place.module:
            return None
        return importlib.util.spec_from_file_location(
            name, self.place.file, loader=_Changed(name, str(self.place.file), self.place)
        )


class _Changed(SourceFileLoader):
    """Reads a file and compiles it without one refusal."""

    def __init__(self, name: str, path: str, place: Place) -> None:
        super().__init__(name, path)
        self.place = place

    def get_code(self, fullname: str) -> CodeType:
        return compile(without(self.place), str(self.place.file), "exec")


def without(place: Place) -> ast.Module:
    """A file's tree in which the number at a place is 0; line numbers stay as they are."""
    tree = _parsed(place.file)
    put = _PutZero(place)
    changed = put.visit(tree)
    if put.done != 1 or not isinstance(changed, ast.Module):
        raise GameError(f"{place}: the file has changed, there is no number at that place any more.")
    return changed


class _PutZero(ast.NodeTransformer):
    """Replaces the number, or the name of one, at a place."""

    def __init__(self, place: Place) -> None:
        self.place, self.done = place, 0

    def visit(self, node: ast.AST) -> Any:
        at = (getattr(node, "lineno", 0), getattr(node, "col_offset", -1))
        if isinstance(node, (ast.Constant, ast.Name, ast.Attribute)) and at == (self.place.line, self.place.column):
            self.done += 1
            return ast.copy_location(ast.Constant(0), node)
        return self.generic_visit(node)
