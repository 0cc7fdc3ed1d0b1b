"""Whether rules keep to the dialect, and if not, where, and what to write instead.

    check_game(game)              every function the links would run, with all that is known of the game
    check_source(text, filename)  the functions of one file as text: for editors and tests

Each finding is one line, `file:line:column: D07 sentence`. `docs/dialect.md` is the dialect on one
page and lists the same codes. W codes are warnings: the rules run, but cost something.

A check is a small function from a rule to its findings; all of them stand in `CHECKS` and
`CHECKS_OF_ALL`. Between them and the syntax tree stand three helpers: what a name outside the
function stands for (`Rule.value`), what a field is (`Rule.slot`), and whether an expression gives an
int or a bool (`Rule.sorts`). Where they cannot tell, the checks are silent.
"""

from __future__ import annotations

import ast
import builtins
import difflib
import importlib
import inspect
import linecache
import operator
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from ostrov.engine import chance, link, offers, rules
from ostrov.engine.errors import DialectError
from ostrov.engine.record import Layout, layout_of
from ostrov.engine.walk import BUILTINS, Function, Reach

if TYPE_CHECKING:
    from ostrov.engine.game import Game

CODES = {
    "D00": "what cannot be read",
    "D01": "fractions",
    "D02": "text",
    "D03": "collections",
    "D04": "functions as values, nested, decorated or yielding",
    "D05": "statements outside the dialect",
    "D06": "None, is, in",
    "D07": "several assignments in one",
    "D08": "arguments by name, star or default",
    "D09": "unknown names",
    "D10": "other libraries",
    "D11": "what is neither number, table, function nor chapter",
    "D12": "NumPy numbers and tables of the wrong type",
    "D13": "recursion",
    "D14": "negative index",
    "D15": "-1 as nobody",
    "D16": "slices",
    "D17": "more than 63 bits",
    "D18": "wrong number of places",
    "D19": "whole rows",
    "D20": "whole sections",
    "D21": "writing into a table",
    "D22": "for without range",
    "D23": "endless loops",
    "D24": "a path without a number",
    "D25": "int and bool mixed",
    "D26": "changing while asking",
    "D27": "unknown fields",
    "D28": "may_ and can_",
    "D29": "a refusal without its rule",
    "W01": "long functions",
    "W02": "large tables",
}
MOST = 2**63 - 1
SHIFTS_BELOW = 63
LONG = 40  # lines of a function, its docstring left out; 25 are the aim
GPU_CONSTANTS = 64 * 1024  # bytes that all tables of a GPU kernel share, counted once for each function that reads one
ASKING = "asked forbids legal odds points ended turns place problems".split()  # of the contract, what changes nothing
NUMBERS_ONLY = ("numpy", "numba", "llvmlite", "cuda", "cupy", "math")  # libraries that rules do not see
ROWS = ("row", "grid", "members")
SECTIONS = ("sections", "seats")
STAR = "*"
MISSING = object()  # a name that stands for nothing
UNKNOWN = object()  # a name that stands for something the lint cannot see


@dataclass(frozen=True, order=True)
class Finding:
    """One place where rules leave the dialect."""

    file: str
    line: int
    column: int
    code: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.code} {self.sentence}"


# ------------------------------------------------------------------------------------------------ what is known


@dataclass(frozen=True)
class Slot:
    """What an expression is in the record: a field, a place of a row, a section."""

    what: str  # number, flag, row, grid, members, section, sections, seats; element: one number of a row
    inner: str = ""  # the record class of a section
    least: int = -1  # the smallest number it holds; -1 when that is not known
    scratch: bool = False


Records = dict[str, dict[str, Slot]]  # by the name of the record class, by the name of the field


@dataclass(frozen=True)
class Foreign:
    """In a text: a module that rules do not see, or something out of it."""

    name: str


class Library:
    """All rules that are looked at together, and the records they work on."""

    def __init__(
        self,
        records: Records,
        state: str = "State",
        letter: str = "",
        instead: Mapping[Function, Function] | None = None,
    ) -> None:
        self.records: Records = {**_lent(), **records}
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
            return {self.state, *(self.records.keys() - _lent().keys())}
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


def _is_foreign(module: str) -> bool:
    top = module.partition(".")[0]
    return top in NUMBERS_ONLY or top in sys.stdlib_module_names


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
        imported = {alias for n in self.parents if isinstance(n, (ast.Import, ast.ImportFrom)) for alias in _aliases(n)}
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
        if isinstance(found, FunctionType) and not _is_foreign(found.__module__):
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
            return _folded(expression.op, self.number(expression.left), self.number(expression.right))
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
            return None if whole is None else _place_of(whole)
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
        for name, value in _assigned(self.parents):
            slot = None if value is None or name in other else self.slot(value)
            if slot is None or found.setdefault(name, slot) != slot:
                other.add(name)
                found.pop(name, None)
        return found

    def _parameter_slot(self, parameter: ast.arg) -> Slot | None:
        kind = _annotation(parameter.annotation)
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
        return NEITHER if callee is None else frozenset([_annotation(callee.node.returns)]) & BOTH

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
        self.local_sorts = found = {a.arg: frozenset([_annotation(a.annotation)]) & BOTH for a in self.parameters}
        for node in self.parents:
            if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                name = node.target.id
                sorts = self._operation_sorts(node.op, found.get(name, NEITHER), self.sorts(node.value))
                found[name] = found.get(name, NEITHER) | sorts
            elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                found[node.target.id] = found.get(node.target.id, NEITHER) | INT
            elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                for target in _targets(node):
                    if isinstance(target, ast.Name):
                        found[target.id] = found.get(target.id, NEITHER) | self.sorts(node.value)
        return found


NEITHER: frozenset[str] = frozenset()
INT, BOOL = frozenset(["int"]), frozenset(["bool"])
BOTH = INT | BOOL
CLOSED = (
    ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda, ast.JoinedStr, ast.Match,
    ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Import, ast.ImportFrom, ast.Raise,
)  # fmt: skip  # one finding for the whole is enough
OPERATIONS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}


def _folded(operation: ast.operator, left: int | None, right: int | None) -> int | None:
    known = OPERATIONS.get(type(operation))
    if known is None or left is None or right is None:
        return None
    if isinstance(operation, (ast.LShift, ast.RShift)) and not 0 <= right < 1000:
        return None
    if isinstance(operation, (ast.FloorDiv, ast.Mod)) and right == 0:
        return None
    return known(left, right)


def _place_of(whole: Slot) -> Slot | None:
    """What one place of a row or of sections is."""
    if whole.what in SECTIONS:
        return Slot("section", whole.inner)
    return Slot("element", least=whole.least) if whole.what in ROWS else None


def _annotation(node: ast.expr | None) -> str:
    """The last word of an annotation: `State`, `int`, `Row`."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value.rpartition(".")[2]
    return "" if node is None else ast.unparse(node)


def _targets(node: ast.AST) -> list[ast.expr]:
    """What a statement writes to."""
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, (ast.AugAssign, ast.AnnAssign)) else []


def _assigned(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr | None]]:
    """Every local that is written, and what it is; None where it is a number made on the way."""
    for node in nodes:
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            for target in _targets(node):
                if isinstance(target, ast.Name):
                    yield target.id, node.value
                elif isinstance(target, ast.Tuple):
                    yield from ((inner.id, None) for inner in target.elts if isinstance(inner, ast.Name))
        elif isinstance(node, (ast.AugAssign, ast.For, ast.NamedExpr)) and isinstance(node.target, ast.Name):
            yield node.target.id, None


def _aliases(node: ast.Import | ast.ImportFrom) -> list[str]:
    return [alias.asname or alias.name.partition(".")[0] for alias in node.names]


# ------------------------------------------------------------------------------------------- checks of one rule

Problem = tuple[ast.AST, str, str]  # where, the code, what to do
Check = Callable[[Rule], Iterator[Problem]]

UNWANTED: dict[type[ast.AST], tuple[str, str]] = {
    ast.JoinedStr: ("D02", "Rules hold no text; give back a number; text.py has the words."),
    ast.List: ("D03", "There are no lists in rules; declare a row in the record, or make a table in state.py."),
    ast.Dict: ("D03", "There are no dicts in rules; make a table in state.py and read it as T[i]."),
    ast.Set: ("D03", "There are no Python sets in rules; declare `members(...)` and use has, add and drop."),
    ast.ListComp: ("D03", "There are no comprehensions in rules; write the `for` loop."),
    ast.SetComp: ("D03", "There are no comprehensions in rules; write the `for` loop."),
    ast.DictComp: ("D03", "There are no comprehensions in rules; write the `for` loop."),
    ast.GeneratorExp: ("D03", "There are no comprehensions in rules; write the `for` loop."),
    ast.Lambda: ("D04", "There are no lambdas in rules; write a function at the top of the chapter."),
    ast.FunctionDef: ("D04", "There are no functions inside functions; write it at the top of the chapter."),
    ast.AsyncFunctionDef: ("D04", "There are no functions inside functions; write it at the top of the chapter."),
    ast.ClassDef: ("D04", "There are no classes inside functions; fields belong into the record of state.py."),
    ast.Yield: ("D04", "A rule gives back one number; write a loop and `return` instead of `yield`."),
    ast.YieldFrom: ("D04", "A rule gives back one number; write a loop and `return` instead of `yield`."),
    ast.Await: ("D04", "A rule waits for nobody; ask the seat by naming it in `asked`."),
    ast.AsyncFor: ("D04", "A rule waits for nobody; ask the seat by naming it in `asked`."),
    ast.AsyncWith: ("D04", "A rule waits for nobody; ask the seat by naming it in `asked`."),
    ast.Try: ("D05", "There are no exceptions in rules; test the condition with `if` before."),
    ast.Raise: ("D05", "There are no exceptions in rules; give back a number, or tell it in `problems`."),
    ast.With: ("D05", "There is no `with` in rules; nothing has to be opened or closed."),
    ast.Assert: ("D05", "There is no `assert` in rules; what must hold of every position belongs into `problems`."),
    ast.Delete: ("D05", "There is no `del` in rules; write the value for `nothing` into the field."),
    ast.Global: ("D05", "Rules keep nothing outside the record; declare a field and write to that."),
    ast.Nonlocal: ("D05", "Rules keep nothing outside the record; declare a field and write to that."),
    ast.Import: ("D05", "Import at the top of the file, not inside a function."),
    ast.ImportFrom: ("D05", "Import at the top of the file, not inside a function."),
    ast.Match: ("D05", "There is no `match` in rules; write `if kind == ...:` for each kind."),
    ast.NamedExpr: ("D07", "Write the assignment on a line of its own instead of `:=`."),
    ast.Slice: ("D16", "There are no slices in rules; write a `for` loop over the places."),
    ast.TryStar: ("D05", "There are no exceptions in rules; test the condition with `if` before."),
}


def unwanted_syntax(rule: Rule) -> Iterator[Problem]:
    """[D02] to [D07] [D16] Whatever the dialect leaves out as a whole."""
    for node in rule.parents:
        if type(node) in UNWANTED:
            yield node, *UNWANTED[type(node)]
    for decorator in rule.node.decorator_list:
        yield decorator, "D04", "Rules have no decorators; each link compiles them in its own way."


def constants(rule: Rule) -> Iterator[Problem]:
    """[D01] [D02] [D06] [D17] What is written down as it is."""
    for node, parent in rule.parents.items():
        if not isinstance(node, ast.Constant):
            continue
        value = node.value
        if isinstance(value, (float, complex)):
            yield node, "D01", f"Rules count in whole numbers, not in {value!r}; use a smaller unit."
        elif isinstance(value, (str, bytes)):
            yield node, "D02", "Rules hold no text; use a named number; text.py has the words."
        elif value is None and not isinstance(parent, ast.Return):
            yield node, "D06", "There is no None in rules; use the number after the last for nobody or nothing."
        elif value is ...:
            yield node, "D06", "There is no `...` in rules; write what happens, or `return 0`."
        elif isinstance(value, int) and value > MOST:
            yield node, "D17", f"{value} does not fit into 63 bits; no number of the rules may be that large."


def operators(rule: Rule) -> Iterator[Problem]:
    """[D01] [D06] [D17] Operators that leave the whole numbers, or their 63 bits."""
    for node in rule.parents:
        if isinstance(node, (ast.BinOp, ast.AugAssign)):
            yield from _operator(rule, node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
            yield node, "D17", "`~` makes a negative number; write ALL - bits, or drop members from a set."
        elif isinstance(node, ast.Compare):
            for operation in node.ops:
                if isinstance(operation, (ast.Is, ast.IsNot)):
                    yield node, "D06", "Compare with == and !=; `is` means something else on each link."
                elif isinstance(operation, (ast.In, ast.NotIn)):
                    yield node, "D06", "There is no `in` in rules; compare with ==, or ask has(members, x)."


def _operator(rule: Rule, node: ast.BinOp | ast.AugAssign) -> Iterator[Problem]:
    left, right = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.target, node.value)
    if isinstance(node.op, ast.Div):
        yield node, "D01", "`/` makes a fraction; write `//`, which rounds down."
    elif isinstance(node.op, ast.Pow):
        yield node, "D01", "`**` can make a fraction; multiply, or write `1 << n` for a power of two."
    elif isinstance(node.op, ast.MatMult):
        yield node, "D01", "There is no `@` in rules; write the loop."
    elif isinstance(node.op, (ast.LShift, ast.RShift)):
        by = rule.number(right)
        if by is not None and not 0 <= by < SHIFTS_BELOW:
            yield node, "D17", f"A shift by {by} differs between links; shift by 0 to 62, or use a set."
            return
    parts = rule.number(left), rule.number(right)
    folded = _folded(node.op, *parts)
    if (
        folded is not None
        and not -MOST - 1 <= folded <= MOST
        and all(p is not None and -MOST - 1 <= p <= MOST for p in parts)
    ):
        yield node, "D17", f"This is {folded}, which does not fit into 63 bits; it differs between links."


def tuples(rule: Rule) -> Iterator[Problem]:
    """[D03] Tuples stand only between the brackets of a grid or table."""
    for node, parent in rule.parents.items():
        if not isinstance(node, ast.Tuple) or (isinstance(parent, ast.Subscript) and parent.slice is node):
            continue
        if isinstance(parent, ast.Assign) and node is parent.value and isinstance(parent.targets[0], ast.Tuple):
            continue  # its other side is found already
        if isinstance(node.ctx, ast.Store):
            yield node, "D03", "Write one assignment a line; there are no tuples in rules."
        else:
            yield node, "D03", "There are no tuples in rules; use one number, a row of the record or a table."


def assignments(rule: Rule) -> Iterator[Problem]:
    """[D07] One name, one value, one line."""
    for node in rule.parents:
        if isinstance(node, ast.Assign) and len(node.targets) > 1:
            yield node, "D07", "Write one assignment a line instead of `a = b = ...`."


def arguments(rule: Rule) -> Iterator[Problem]:
    """[D08] Arguments are handed over by their place."""
    declared = rule.node.args
    for default in [*declared.defaults, *(d for d in declared.kw_defaults if d is not None)]:
        yield default, "D08", "Rules have no default arguments; let every caller hand it over."
    for star in (declared.vararg, declared.kwarg):
        if star is not None:
            yield star, "D08", f"Rules have no star arguments; name each argument instead of *{star.arg}."
    for only in declared.kwonlyargs:
        yield only, "D08", f"Arguments are handed over by place; put {only.arg} before the star away."
    for node in rule.parents:
        if isinstance(node, ast.Starred):
            yield node, "D08", "There are no star arguments in rules; hand over each number."
        elif isinstance(node, ast.Call):
            for keyword in node.keywords:
                yield keyword.value, "D08", f"Hand over {keyword.arg or 'arguments'} by place, not by name."
            if not _is_name(rule, node.func):
                yield node, "D08", "Call functions by name, `pay(s, seat)` or `trade.pay(s, seat)`."


def _is_name(rule: Rule, function: ast.expr) -> bool:
    """`pay`, or `trade.pay` where trade is no local: what can be called."""
    owner = function.value if isinstance(function, ast.Attribute) else function
    return isinstance(owner, ast.Name) and (owner is function or owner.id not in rule.locals)


def names(rule: Rule) -> Iterator[Problem]:
    """[D09] to [D12] What a rule may name outside itself."""
    for node, parent in rule.parents.items():
        if not isinstance(node, ast.Name) or node.id in rule.locals:
            continue
        value = rule.value(node)
        if value is MISSING:
            yield from _builtin(rule, node, parent)
        elif isinstance(value, ModuleType) and isinstance(parent, ast.Attribute) and not _is_foreign(value.__name__):
            yield from _chapter(rule, parent, rule.parents[parent], value)
        else:
            yield from _outside(rule, node, node.id, value, called=_is_called(node, parent))


def _is_called(node: ast.AST, parent: ast.AST) -> bool:
    return isinstance(parent, ast.Call) and parent.func is node


def _builtin(rule: Rule, node: ast.Name, parent: ast.AST) -> Iterator[Problem]:
    if node.id in BUILTINS:
        if not _is_called(node, parent):
            yield node, "D04", f"{node.id} can only be called; rules have no functions as values."
        elif node.id in ("min", "max") and isinstance(parent, ast.Call) and _is_single(parent.args):
            yield node, "D09", f"{node.id} compares two numbers or more; for a whole row write a loop."
    elif STAR in rule.scope:
        return  # `from ... import *`: nobody can tell from the text what that is
    elif hasattr(builtins, node.id):
        yield node, "D09", f"Rules have no {node.id}; of Python's own there are {', '.join(BUILTINS)}."
    else:
        near = _near(node.id, [*rule.scope, *rule.locals])
        yield node, "D09", f"Nothing is called {node.id}; import or define it{near}."


def _is_single(given: list[ast.expr]) -> bool:
    return len(given) == 1 and not isinstance(given[0], (*CLOSED, ast.Starred))


def _chapter(rule: Rule, node: ast.Attribute, parent: ast.AST, chapter: ModuleType) -> Iterator[Problem]:
    value = rule.value(node)
    name = f"{ast.unparse(node.value)}.{node.attr}"
    if value is MISSING:
        near = _near(node.attr, vars(chapter))
        yield node, "D09", f"The chapter {ast.unparse(node.value)} has no {node.attr}; import or define it{near}."
    else:
        yield from _outside(rule, node, name, value, called=_is_called(node, parent))


def _outside(rule: Rule, node: ast.AST, name: str, value: Any, *, called: bool) -> Iterator[Problem]:
    """What is wrong with something a rule names outside itself."""
    if value is UNKNOWN:
        return
    if _comes_from_elsewhere(value):
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
    elif not -MOST - 1 <= value <= MOST:
        yield node, "D17", f"{name} is {value}, which does not fit into 63 bits."


def _comes_from_elsewhere(value: Any) -> bool:
    if isinstance(value, Foreign):
        return True
    if isinstance(value, ModuleType):
        return _is_foreign(value.__name__)
    if isinstance(value, (np.ndarray, np.generic, int)):
        return False
    return _is_foreign(str(getattr(value, "__module__", None) or ""))


def _near(name: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    return f", or did you mean {close[0]}?" if close else ""


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
        for target in _targets(node):
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


def loops(rule: Rule) -> Iterator[Problem]:
    """[D22] [D23] Loops that every link can run, and that end."""
    headers = {node.iter for node in rule.parents if isinstance(node, ast.For)}
    for node in rule.parents:
        if isinstance(node, ast.For):
            called = node.iter.func if isinstance(node.iter, ast.Call) else None
            if called is not None and _comes_from_elsewhere(rule.value(called)):
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
    declared = frozenset([_annotation(rule.node.returns)]) & BOTH
    first = next((sorts for _, _, sorts in found if sorts), NEITHER)
    for node, _, sorts in found:
        if len(sorts | (declared or first)) > 1:
            wanted = "a bool" if (declared or first) == BOOL else "an int"
            hint = "True or False, or a comparison" if wanted == "a bool" else "`1 if ... else 0`, or a number"
            yield node, "D25", f"{rule.name} gives back {wanted} elsewhere and not here; write {hint}."


def fields(rule: Rule) -> Iterator[Problem]:
    """[D27] Every attribute is a field of the record it is asked of."""
    records = rule.library.records
    for node, parent in rule.parents.items():
        if not isinstance(node, ast.Attribute) or _is_called(node, parent):
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
                yield node, "D27", f"{record} {has} {node.attr}; declare it in state.py{_near(node.attr, known)}."


def _kind(slot: Slot) -> str:
    if slot.what in SECTIONS:
        return "row of sections, s.seats[seat]"
    return "set" if slot.what == "members" else {"element": "number"}.get(slot.what, slot.what)


def verbs(rule: Rule) -> Iterator[Problem]:
    """[D28] What refuses is called forbids…: it tells the rule, not yes or no."""
    if rule.name.startswith(("may_", "can_")):
        rest = rule.name[4:]
        yield rule.node, "D28", f"Call it forbids_{rest} and give back the rule's number."


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


CHECKS: tuple[Check, ...] = (
    unwanted_syntax,
    constants,
    operators,
    tuples,
    assignments,
    arguments,
    names,
    indices,
    nobody,
    whole_things,
    loops,
    every_path_returns,
    one_sort,
    fields,
    verbs,
    refusals,
    length,
)


# --------------------------------------------------------------------------------------- checks of rules together


def recursion(found: list[Rule], _asking: list[Rule]) -> Iterator[Finding]:
    """[D13] No rule calls itself, not even by way of others."""
    done: set[Rule] = set()

    def visit(rule: Rule, above: tuple[Rule, ...]) -> Iterator[Finding]:
        for call, callee in rule.calls:
            if callee in (*above, rule):
                chain = " -> ".join(r.name for r in [*(*above, rule)[(*above, rule).index(callee) :], callee])
                yield rule.finding(
                    call, "D13", f"{chain}: a rule may not call itself, not even by way of others; write a loop."
                )
            elif callee not in done:
                yield from visit(callee, (*above, rule))
        done.add(rule)

    for rule in found:
        if rule not in done:
            yield from visit(rule, ())


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
        for target in _targets(node):
            if isinstance(target, (ast.Attribute, ast.Subscript)):
                for place in _reached(target, places):
                    yield Write(place, target, None, place, f"{Path(rule.file).name}:{target.lineno}")


def _places_of_locals(rule: Rule) -> dict[str, set[Place]]:
    """What parameters and locals may stand for: `player = s.seats[seat]` is a part of s."""
    found = {a.arg: {Place(a.arg)} for a in rule.parameters}
    for name, value in _assigned(rule.parents):
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


def gpu_tables(found: list[Rule], _asking: list[Rule]) -> Iterator[Finding]:
    """[W02] A GPU holds each table once for every function that reads it, all in 64 KB."""
    readers: dict[int, list[tuple[Rule, ast.expr, np.ndarray[Any, Any]]]] = {}
    for rule in found:
        named: dict[int, tuple[Rule, ast.expr, np.ndarray[Any, Any]]] = {}
        for node in rule.parents:
            table = rule.value(node) if isinstance(node, (ast.Name, ast.Attribute)) else MISSING
            if isinstance(table, np.ndarray) and isinstance(node, ast.expr):
                named.setdefault(id(table), (rule, node, table))
        for key, reader in named.items():
            readers.setdefault(key, []).append(reader)
    costs = {key: len(reading) * int(reading[0][2].nbytes) for key, reading in readers.items()}
    if sum(costs.values()) > GPU_CONSTANTS:
        worst = max(costs, key=lambda key: costs[key])
        rule, node, table = readers[worst][0]
        sentence = (
            f"All tables take {sum(costs.values())} of {GPU_CONSTANTS} bytes on a GPU, {ast.unparse(node)} most "
            f"({table.nbytes} in each of {len(readers[worst])} functions); read it through one function."
        )
        yield rule.finding(node, "W02", sentence)


CHECKS_OF_ALL: tuple[Callable[[list[Rule], list[Rule]], Iterator[Finding]], ...] = (recursion, pure_asking, gpu_tables)


def _findings(found: list[Rule], asking: list[Rule]) -> list[Finding]:
    each = [rule.finding(*problem) for rule in found for check in CHECKS for problem in check(rule)]
    together = [finding for check_all in CHECKS_OF_ALL for finding in check_all(found, asking)]
    return sorted({*each, *together})


# ------------------------------------------------------------------------------------------------------- a game


class _Walk(Reach):
    """The links' walk, that does not stop at what the checks will tell better, with its line."""

    def named(self, function: Function) -> Iterator[tuple[str, Any]]:
        try:
            yield from super().named(function)
        except DialectError:
            return

    def _visit(self, function: Function) -> None:
        if function not in self._open and not _is_foreign(function.__module__):
            super()._visit(function)

    def _check(self, function: Function, name: str, value: Any) -> None:
        pass


def check_game(game: Game) -> list[Finding]:
    """All findings in the functions the links would run, the engine's own among them."""
    linecache.checkcache()  # files may have changed since they were read
    library = Library(_live_records(game), game.state.__name__, game.letter, game.functions)
    reach = _Walk(link.doors(), game.functions)
    found = [rule for function in reach.functions if (rule := library.rule(function)) is not None]
    given = [library.rule(rules_function) for name in ASKING if (rules_function := game.stub(name)) in game.functions]
    asking = {rule for rule in given if rule is not None} | {rule for rule in found if rule.name.startswith("forbids_")}
    findings = _findings(found, [rule for rule in found if rule in asking])
    unread = [_unread(function) for function in reach.functions if library.rule(function) is None]
    return sorted([*findings, *unread]) or _refused(game)


def _unread(function: Function) -> Finding:
    assert isinstance(function, FunctionType)
    code = function.__code__
    sentence = f"The source of {function.__name__} is not what runs; save the file and load the game anew."
    return Finding(code.co_filename, code.co_firstlineno, 1, "D00", sentence)


def _refused(game: Game) -> list[Finding]:
    """What the links refuse though no check has found it: better told without its line than not at all."""
    try:
        link.reach_of(game, {})
    except DialectError as error:
        file = getattr(game.modules["state"], "__file__", None) or game.package
        return [Finding(file, 1, 1, "D11", str(error))]
    return []


def _live_records(game: Game) -> Records:
    found: Records = {}
    for module in game.modules.values():
        for value in vars(module).values():
            layout = value.__dict__.get("__layout__") if isinstance(value, type) else None
            if isinstance(layout, Layout):
                found[value.__name__] = _slots(layout)
    return found


def _lent() -> Records:
    """The engine's own records: what rules are lent for offers, odds and chance."""
    return {cls.__name__: _slots(layout_of(cls)) for cls in (offers.Offers, offers.Odds, chance.Generator)}


def _slots(layout: Layout) -> dict[str, Slot]:
    return {
        field.name: Slot(field.what, field.inner.__name__ if field.inner else "", field.least, field.scratch)
        for field in layout.fields.values()
    }


# ------------------------------------------------------------------------------------------------------- a text


def check_source(text: str, filename: str) -> list[Finding]:
    """All findings in the functions of one file; records are read from it and from the state.py beside it."""
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        sentence = f"Python cannot read this ({error.msg}); mend it first."
        return [Finding(filename, error.lineno or 1, error.offset or 1, "D00", sentence)]
    library = Library({**_records_beside(filename), **_records_in(tree)})
    scope = _scope(tree)
    nodes = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    found = [Rule(node, filename, scope, library) for node in nodes]
    scope.update({rule.name: rule for rule in found})
    return _findings(found, [rule for rule in found if _asks(rule)])


def _asks(rule: Rule) -> bool:
    """Whether a function of a text is one of the contract that only asks: by its name and parameters."""
    if rule.name.startswith("forbids_"):
        return True
    if rule.name not in ASKING:
        return False
    return [a.arg for a in rule.parameters] == list(inspect.signature(getattr(rules, rule.name)).parameters)


def _scope(tree: ast.Module) -> dict[str, Any]:
    """What the names of a file stand for, as far as its text tells."""
    found: dict[str, Any] = {"__name__": UNKNOWN, "__package__": UNKNOWN}
    for node in _outside_functions(tree):
        if isinstance(node, ast.Import):
            found.update({name: _imported(alias.name) for alias, name in zip(node.names, _aliases(node), strict=True)})
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            found.update({alias.asname or alias.name: _taken(node.level, module, alias.name) for alias in node.names})
        elif isinstance(node, ast.ClassDef):
            found[node.name] = type(node.name, (), {"__module__": ""})
        elif isinstance(node, ast.FunctionDef) or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)):
            found.setdefault(node.name if isinstance(node, ast.FunctionDef) else node.id, UNKNOWN)
    for statement in tree.body:
        value = statement.value if isinstance(statement, (ast.Assign, ast.AnnAssign)) else None
        for target in _targets(statement):
            _bind(found, target, value)
    return found


def _outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    """All of a file but what stands in functions and classes; names may be bound inside `if TYPE_CHECKING:` too."""
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, (ast.FunctionDef, ast.ClassDef, ast.Lambda)):
            yield from _outside_functions(child)


def _imported(module: str) -> Any:
    """A module by its name: only the engine's are really imported."""
    if module.startswith("ostrov.engine"):
        try:
            return importlib.import_module(module)
        except ImportError:
            return UNKNOWN
    return Foreign(module) if _is_foreign(module) else UNKNOWN


def _taken(level: int, module: str, name: str) -> Any:
    if level:
        return UNKNOWN
    whole = _imported(module)
    if isinstance(whole, ModuleType):
        found = getattr(whole, name, MISSING)
        return found if found is not MISSING else _imported(f"{module}.{name}")
    return Foreign(f"{module}.{name}") if isinstance(whole, Foreign) else UNKNOWN


def _bind(found: dict[str, Any], target: ast.expr, value: ast.expr | None) -> None:
    if isinstance(target, ast.Name):
        found[target.id] = UNKNOWN if value is None else _literal(value)
    elif isinstance(target, ast.Tuple):
        pairs = isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts)
        values = value.elts if pairs and isinstance(value, ast.Tuple) else [None] * len(target.elts)
        for inner, part in zip(target.elts, values, strict=True):
            _bind(found, inner, part)


def _literal(value: ast.expr) -> Any:
    if isinstance(value, ast.BinOp):
        parts = _literal(value.left), _literal(value.right)
        numbers = [part for part in parts if isinstance(part, int)]
        folded = _folded(value.op, *numbers) if len(numbers) == 2 else None
        return UNKNOWN if folded is None else folded
    try:
        return ast.literal_eval(value)
    except (ValueError, TypeError, SyntaxError):
        return UNKNOWN


def _records_beside(filename: str) -> Records:
    path = Path(filename).with_name("state.py") if filename else Path("state.py")
    if not path.is_file() or path.name == Path(filename).name:
        return {}
    try:
        return _records_in(ast.parse(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, SyntaxError):
        return {}


def _records_in(tree: ast.Module) -> Records:
    """The records a file declares."""
    found: Records = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(_annotation(d) == "record" for d in node.decorator_list):
            declared = [s for s in node.body if isinstance(s, ast.AnnAssign) and isinstance(s.value, ast.Call)]
            found[node.name] = {_annotation(s.target): _declared(s.value) for s in declared if s.value is not None}
    return found


def _declared(call: ast.expr) -> Slot:
    """A field from its declaration: `row(GOOD, most=9, least=0)`."""
    assert isinstance(call, ast.Call)
    what = _annotation(call.func)
    inner = _annotation(call.args[0]) if what in ("section", *SECTIONS) and call.args else ""
    given = {keyword.arg: _literal(keyword.value) for keyword in call.keywords}
    least = given.get("least", -1 if what == "members" else 0)
    return Slot(what, inner, least if isinstance(least, int) else -1, given.get("scratch") is True)
