"""The ledger: every rule once, and whether code, tests and readers' texts know it.

A rule's id stands in the ledger (`rules.toml`), as `[C-041]` in the code that keeps it (a
docstring, or a comment on a fact of the box), in a test (`test_C_041_…`, or `C-041` in its
docstring), and as a message in four languages. `gaps` names whatever is missing.
"""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ostrov.engine import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostrov.engine.game import Game

HOW_FAR_UP = 5  # folders above a package in which its tests are looked for


def rule_ids(game: Game) -> list[str]:
    """The ids of all rules; rulings and examples have letters of their own and are not counted."""
    return [row["id"] for row in game.ledger.get("rule", []) if row.get("kind", "rule") == "rule"]


def report(game: Game) -> dict[str, Any]:
    """Counts of rule ids, and the gaps."""
    ids = rule_ids(game)
    cited, tested = _cited(game), _tested(game)
    texts = {language: words.ids(game, language) for language in words.LANGUAGES}
    return {
        "game": game.name,
        "rules": len(ids),
        "cited": len(set(ids) & cited),
        "tested": len(set(ids) & tested),
        "texts": {language: len(set(ids) & found) for language, found in texts.items()},
        "gaps": [
            *_doubles(ids),
            *(f"{id_} is in the ledger but no code cites it." for id_ in ids if id_ not in cited),
            *(f"{id_} is in the ledger but no test names it." for id_ in ids if id_ not in tested),
            *(f"{id_} is cited in the code but not in the ledger." for id_ in sorted(cited - _all_ids(game))),
            *(f"{id_} is named by a test but not in the ledger." for id_ in sorted(tested - _all_ids(game))),
            *words.lint(game),
        ],
    }


def _doubles(ids: list[str]) -> Iterator[str]:
    for id_ in sorted({id_ for id_ in ids if ids.count(id_) > 1}):
        yield f"{id_} stands twice in the ledger."


def _all_ids(game: Game) -> set[str]:
    return {row["id"] for row in game.ledger.get("rule", [])}


def _cited(game: Game) -> set[str]:
    """Ids in brackets anywhere in the package's Python files."""
    pattern = re.compile(rf"\[({game.letter}-\d+)\]")
    return {
        found for path in _python_files(_folder(game)) for found in pattern.findall(path.read_text(encoding="utf-8"))
    }


def _tested(game: Game) -> set[str]:
    """Ids in the names (`test_C_041_C_042_…`), docstrings and decorators of test functions."""
    found = set()
    for path in _python_files(_tests_folder(game)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said = " ".join([node.name, ast.get_docstring(node) or "", *map(ast.unparse, node.decorator_list)])
                found |= {
                    f"{game.letter}-{number}" for number in re.findall(rf"(?<![A-Za-z]){game.letter}[-_](\d+)", said)
                }
    return found


def _folder(game: Game) -> Path:
    return Path(str(resources.files(game.package)))


def _tests_folder(game: Game) -> Path | None:
    """`tests/games/<game>` of the house, or `tests` beside a stranger's package; None in an installed wheel."""
    name = game.package.rpartition(".")[2]
    for parent in list(_folder(game).parents)[:HOW_FAR_UP]:
        for folder in (parent / "tests" / "games" / name, parent / "tests"):
            if folder.is_dir():
                return folder
    return None


def _python_files(folder: Path | None) -> Iterator[Path]:
    if folder is not None:
        yield from sorted(folder.rglob("*.py"))
