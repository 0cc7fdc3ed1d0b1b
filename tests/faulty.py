"""Games with faults: copies of the tiny game with a few lines changed, each a package of its own."""

from __future__ import annotations

import importlib
import itertools
import sys
from pathlib import Path

import smugglers
from ostrov.engine.game import Game, load_package

SOURCE = Path(smugglers.__file__).parent
_numbers = itertools.count()

Edit = tuple[str, str, str]  # file, old text, new text


def write_variant(folder: Path, name: str, *edits: Edit) -> Path:
    """A copy of the tiny game as package `name` in `folder`, with edits; an edit that finds nothing is a mistake."""
    package = folder / name
    for path in SOURCE.rglob("*"):
        if path.suffix in (".py", ".toml", ".ftl"):
            copy = package / path.relative_to(SOURCE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8")
            copy.write_text(text.replace('box.read("smugglers")', f'box.read("{name}")'), encoding="utf-8")
    for file, old, new in edits:
        edit(package / file, old, new)
    return package


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} has no {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def variant(folder: Path, *edits: Edit) -> Game:
    """The game of a faulty copy, loaded."""
    name = f"faulty_{next(_numbers)}"
    write_variant(folder, name, *edits)
    return load_variant(folder, name)


def load_variant(folder: Path, name: str) -> Game:
    """The game of a package in a folder."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    return load_package(name)
