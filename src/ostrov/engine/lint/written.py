"""Checks of what is written down: words of Python that the dialect leaves out, numbers, operators, arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ostrov.engine.lint.findings import Problem
from ostrov.engine.lint.rule import Rule
from ostrov.engine.lint.syntax import MOST, fits, folded

SHIFTS_BELOW = 63

COMPREHENSION = "D03", "There are no comprehensions in rules; write the `for` loop."
INNER_FUNCTION = "D04", "There are no functions inside functions; write it at the top of the chapter."
YIELD = "D04", "A rule gives back one number; write a loop and `return` instead of `yield`."
WAITING = "D04", "A rule waits for nobody; ask the seat by naming it in `asked`."
TRY = "D05", "There are no exceptions in rules; test the condition with `if` before."
OUTSIDE = "D05", "Rules keep nothing outside the record; declare a field and write to that."
IMPORT = "D05", "Import at the top of the file, not inside a function."

UNWANTED: dict[type[ast.AST], tuple[str, str]] = {
    ast.JoinedStr: ("D02", "Rules hold no text; give back a number; text.py has the words."),
    ast.List: ("D03", "There are no lists in rules; declare a row in the record, or make a table in state.py."),
    ast.Dict: ("D03", "There are no dicts in rules; make a table in state.py and read it as T[i]."),
    ast.Set: ("D03", "There are no Python sets in rules; declare `members(...)` and use has, add and drop."),
    ast.ListComp: COMPREHENSION,
    ast.SetComp: COMPREHENSION,
    ast.DictComp: COMPREHENSION,
    ast.GeneratorExp: COMPREHENSION,
    ast.Lambda: ("D04", "There are no lambdas in rules; write a function at the top of the chapter."),
    ast.FunctionDef: INNER_FUNCTION,
    ast.AsyncFunctionDef: INNER_FUNCTION,
    ast.ClassDef: ("D04", "There are no classes inside functions; fields belong into the record of state.py."),
    ast.Yield: YIELD,
    ast.YieldFrom: YIELD,
    ast.Await: WAITING,
    ast.AsyncFor: WAITING,
    ast.AsyncWith: WAITING,
    ast.Try: TRY,
    ast.TryStar: TRY,
    ast.Raise: ("D05", "There are no exceptions in rules; give back a number, or tell it in `problems`."),
    ast.With: ("D05", "There is no `with` in rules; nothing has to be opened or closed."),
    ast.Assert: ("D05", "There is no `assert` in rules; what must hold of every position belongs into `problems`."),
    ast.Delete: ("D05", "There is no `del` in rules; write the value for `nothing` into the field."),
    ast.Global: OUTSIDE,
    ast.Nonlocal: OUTSIDE,
    ast.Import: IMPORT,
    ast.ImportFrom: IMPORT,
    ast.Match: ("D05", "There is no `match` in rules; write `if kind == ...:` for each kind."),
    ast.NamedExpr: ("D07", "Write the assignment on a line of its own instead of `:=`."),
    ast.Slice: ("D16", "There are no slices in rules; write a `for` loop over the places."),
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
    result = folded(node.op, *parts)
    if result is not None and not fits(result) and all(part is not None and fits(part) for part in parts):
        yield node, "D17", f"This is {result}, which does not fit into 63 bits; it differs between links."


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
