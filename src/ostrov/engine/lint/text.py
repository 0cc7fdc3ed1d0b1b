"""The rules of one file as text, for editors and tests."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from ostrov.engine import rules
from ostrov.engine.lint.asking import ASKING
from ostrov.engine.lint.checks import findings_in
from ostrov.engine.lint.findings import Finding
from ostrov.engine.lint.library import Library
from ostrov.engine.lint.records import records_beside, records_in
from ostrov.engine.lint.rule import Rule
from ostrov.engine.lint.syntax import aliases, targets
from ostrov.engine.lint.values import MISSING, UNKNOWN, Foreign, is_foreign, literal


def check_source(text: str, filename: str) -> list[Finding]:
    """All findings in the functions of one file; records are read from it and from the state.py beside it."""
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        sentence = f"Python cannot read this ({error.msg}); mend it first."
        return [Finding(filename, error.lineno or 1, error.offset or 1, "D00", sentence)]
    library = Library({**records_beside(filename), **records_in(tree)})
    scope = _scope(tree)
    nodes = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    found = [Rule(node, filename, scope, library) for node in nodes]
    scope.update({rule.name: rule for rule in found})
    return findings_in(found, [rule for rule in found if _asks(rule)])


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
            found.update({name: _imported(alias.name) for alias, name in zip(node.names, aliases(node), strict=True)})
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            found.update({alias.asname or alias.name: _taken(node.level, module, alias.name) for alias in node.names})
        elif isinstance(node, ast.ClassDef):
            found[node.name] = type(node.name, (), {"__module__": ""})
        elif isinstance(node, ast.FunctionDef) or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)):
            found.setdefault(node.name if isinstance(node, ast.FunctionDef) else node.id, UNKNOWN)
    for statement in tree.body:
        value = statement.value if isinstance(statement, (ast.Assign, ast.AnnAssign)) else None
        for target in targets(statement):
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
    return Foreign(module) if is_foreign(module) else UNKNOWN


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
        found[target.id] = UNKNOWN if value is None else literal(value)
    elif isinstance(target, ast.Tuple):
        pairs = isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts)
        values = value.elts if pairs and isinstance(value, ast.Tuple) else [None] * len(target.elts)
        for inner, part in zip(target.elts, values, strict=True):
            _bind(found, inner, part)
