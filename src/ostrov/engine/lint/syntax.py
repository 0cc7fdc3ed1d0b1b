"""The syntax tree of a rule: what statements write to, what annotations say, what constants come to."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterable, Iterator

MOST = 2**63 - 1
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


def folded(operation: ast.operator, left: int | None, right: int | None) -> int | None:
    known = OPERATIONS.get(type(operation))
    if known is None or left is None or right is None:
        return None
    if isinstance(operation, (ast.LShift, ast.RShift)) and not 0 <= right < 1000:
        return None
    if isinstance(operation, (ast.FloorDiv, ast.Mod)) and right == 0:
        return None
    return known(left, right)


def fits(value: int) -> bool:
    """Whether a number fits into 63 bits and a sign."""
    return -MOST - 1 <= value <= MOST


def annotation(node: ast.expr | None) -> str:
    """The last word of an annotation: `State`, `int`, `Row`."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value.rpartition(".")[2]
    return "" if node is None else ast.unparse(node)


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement writes to."""
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, (ast.AugAssign, ast.AnnAssign)) else []


def assigned(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr | None]]:
    """Every local that is written, and what it is; None where it is a number made on the way."""
    for node in nodes:
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            for target in targets(node):
                if isinstance(target, ast.Name):
                    yield target.id, node.value
                elif isinstance(target, ast.Tuple):
                    yield from ((inner.id, None) for inner in target.elts if isinstance(inner, ast.Name))
        elif isinstance(node, (ast.AugAssign, ast.For, ast.NamedExpr)) and isinstance(node.target, ast.Name):
            yield node.target.id, None


def aliases(node: ast.Import | ast.ImportFrom) -> list[str]:
    return [alias.asname or alias.name.partition(".")[0] for alias in node.names]


def is_called(node: ast.AST, parent: ast.AST) -> bool:
    return isinstance(parent, ast.Call) and parent.func is node
