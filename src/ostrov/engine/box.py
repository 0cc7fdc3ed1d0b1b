"""What the box prints, as data with its source, and an owner's values put over it.

A game's `data/*.toml` are read with `read(__package__)`. Rows that have an `id` are merged by it;
everything else by its key. An owner's file may change values, not invent keys, and a value keeps
its type. `owner.py` writes such a file to begin with.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any

from ostrov.engine.errors import BoxError, why

Data = dict[str, Any]
OWN_KEY = "box"  # an owner's file may say here which game it is for
_overrides: dict[str, Path] = {}
_read: dict[str, Data] = {}


def read(package: str) -> Data:
    """The component data of a game, with the owner's values over it, if there are any."""
    data = shipped(package)
    path = _overrides.get(package)
    if path is not None:
        own = from_file(path)
        meant = own.pop(OWN_KEY, package.rpartition(".")[2])
        if meant != package.rpartition(".")[2]:
            raise BoxError(f"{path} is a box of {meant}, not of {package.rpartition('.')[2]}.")
        merge(data, own, path.name)
    _read[package] = data
    return data


def shipped(package: str) -> Data:
    """The component data as they come with the game, all files of its `data` folder in one."""
    data: Data = {}
    folder = resources.files(package).joinpath("data")
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".toml"):
            data.update(_parse(entry.read_text(encoding="utf-8"), f"{package}/data/{entry.name}"))
    return data


def origins(package: str) -> Iterator[tuple[str, str, Data]]:
    """Each group of a game's data with where its values come from, and its plain values."""
    for name, group in _read.get(package, {}).items():
        if isinstance(group, dict) and isinstance(group.get("source"), str):
            plain = {key: value for key, value in group.items() if key != "source" and not _holds_tables(value)}
            yield name, group["source"], plain


def _holds_tables(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, dict | list) for one in value))


def from_file(path: Path) -> Data:
    """An owner's file."""
    try:
        return _parse(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise BoxError(f"The box file {path} cannot be read: {why(error)}.") from error


def merge(data: Data, own: Data, place: str) -> None:
    """Put an owner's values over the shipped ones, in place."""
    for key, value in own.items():
        where = f"{place}: {key}"
        if key not in data:
            raise BoxError(f"{where} is not in the box; it has: {', '.join(data)}.")
        data[key] = _merged(data[key], value, where)


@contextmanager
def override(package: str, own: Path | None) -> Iterator[Data]:
    """While it lasts, `read(package)` sees the owner's values; what it read is given back."""
    before = _read.get(package)
    if own is not None:
        _overrides[package] = own
    data: Data = {}
    try:
        yield data
    finally:
        data.update(_read.get(package, {}))
        if own is not None:
            del _overrides[package]
            if before is not None:
                _read[package] = before


def _parse(text: str, place: str) -> Data:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoxError(f"{place}: {error}.") from error


def _merged(old: Any, new: Any, where: str) -> Any:
    if not _alike(old, new):
        raise BoxError(f"{where} is a {_kind(old)}, not a {_kind(new)}.")
    if isinstance(old, int) and new < 0 <= old:
        raise BoxError(f"{where} cannot be negative, and is {new}.")
    if isinstance(old, dict):
        merge(old, new, where)
        return old
    if has_ids(old):
        _merge_rows(old, new, where)
        return old
    if isinstance(old, list) and old and not all(_alike(old[0], value) for value in new):
        raise BoxError(f"{where} is a list of {_kind(old[0])}s.")
    return new


def has_ids(value: Any) -> bool:
    """Whether a value is a list of rows that go by their ids."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict) and "id" in value[0]


def _alike(old: Any, new: Any) -> bool:
    """Whether a value has the kind of another; yes and no are no numbers here, whatever Python thinks."""
    return isinstance(new, type(old)) and isinstance(old, bool) == isinstance(new, bool)


def _merge_rows(old: list[Data], new: list[Any], where: str) -> None:
    by_id = {row["id"]: row for row in old}
    for row in new:
        name = row.get("id") if isinstance(row, dict) else None
        if not isinstance(name, str) or name not in by_id:
            raise BoxError(
                f"{where}: each row needs an id of the box, not {name!r}; it has: {', '.join(map(str, by_id))}."
            )
        merge(by_id[name], row, f"{where} {name}")


def _kind(value: Any) -> str:
    names = {bool: "yes or no", int: "whole number", float: "number", str: "text", list: "list", dict: "table"}
    return names.get(type(value), type(value).__name__)
