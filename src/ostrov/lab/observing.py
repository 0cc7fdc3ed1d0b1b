"""What a seat sees as a row of numbers, and the version of that: `catan-1` has the same rows for ever.

A row holds every field of the redacted record in the declared order, sets opened into 0 and 1, then the seats' own
number as 0 and 1. `columns` names all places. `ENVIRONMENTS` pins a hash of them and of the table of actions.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from ostrov.engine.errors import VersionError
from ostrov.engine.game import Game
from ostrov.engine.names import Names
from ostrov.engine.record import Field, Layout, Path, paths

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Column:
    """Some places of a row: a field, wherever it lies in the record."""

    name: str
    first: int
    count: int
    least: int
    most: int


def _shown(game: Game) -> list[Path]:
    return [path for path in paths(game.layout) if not path.field.scratch]


def _size(path: Path) -> int:
    """Places of a field in a row."""
    sections = int(np.prod([size for section in path.sections for size in section.shape], dtype=np.int64))
    own = path.field.size if path.field.what == "members" else int(np.prod(path.field.shape, dtype=np.int64))
    return sections * own


@cache
def columns(game: Game) -> tuple[Column, ...]:
    """All places of a row by their names."""
    found, first = [], 0
    for path in _shown(game):
        flags = path.field.what == "members"
        least, most = (0, 1) if flags else (path.field.least, path.field.most)
        found.append(Column(str(path), first, _size(path), least, most))
        first += found[-1].count
    return (*found, Column("own seat", first, len(game.seats), 0, 1))


def width(game: Game) -> int:
    """How long a row is."""
    return columns(game)[-1].first + columns(game)[-1].count


def rows(game: Game, seen: Array, seats: Array) -> Array:
    """Rows of redacted records, one for each, of the seats they were redacted for."""
    made = np.zeros((len(seen), width(game)), np.int32)
    for path, column in zip(_shown(game), columns(game), strict=False):
        part = seen
        for section in path.sections:
            part = part[section.name]
        made[:, column.first : column.first + column.count] = _opened(path, part[path.field.name], len(seen))
    own = columns(game)[-1]
    made[np.arange(len(seen)), own.first + np.minimum(seats, own.count - 1)] = seats < own.count
    return made


def _opened(path: Path, values: Array, count: int) -> Array:
    """A field of all records as numbers, a set as 0 and 1."""
    if path.field.what != "members":
        return values.reshape(count, -1)
    words = np.ascontiguousarray(values).astype("<i8", copy=False)
    bits = np.unpackbits(words.view(np.uint8), axis=-1, bitorder="little")
    return bits.reshape(count, -1, words.shape[-1] * 64)[:, :, : path.field.size].reshape(count, -1)


def row(game: Game, view: bytes, seat: int) -> Array:
    """The row of one redacted position."""
    record = np.zeros(1, game.layout.dtype)
    record.view(np.uint8)[: len(view)] = np.frombuffer(view, np.uint8)
    made: Array = rows(game, record, np.array([seat]))[0]
    return made


# --- what a server tells ---------------------------------------------------------------------------------------------


def told(game: Game, view: Mapping[str, Any]) -> bytes:
    """The redacted record that a server tells as a `view`: what is hidden is as at the start."""
    record: Array = game.layout.empty()
    _lay(record[0], game.layout, view)
    whole: bytes = record[0].tobytes()
    return whole[: game.layout.size]


def _lay(part: Any, layout: Layout, view: Mapping[str, Any]) -> None:
    """Put what is told into a record, or into a section of one."""
    for name, value in view.items():
        field = layout.fields[name]
        if not field.is_section:
            part[name] = _numbers(field, value)
        elif not field.shape:
            _lay(part[name], field.layout, value)
        else:
            for place, inner in _placed(field.places[0], value):
                _lay(part[name][place], field.layout, inner)


def _numbers(field: Field, value: Any) -> Any:
    """The numbers of a field."""
    if value is None:
        return field.start
    if field.what == "members":
        return _words(field, [_number(field, member) for member in value])
    if field.what == "row":
        return _laid(field, 0, value)
    if field.what == "grid":
        found = np.full(field.shape, field.start)
        for place, row_ in _placed(field.places[0], value):
            found[place] = _laid(field, 1, row_)
        return found
    return _number(field, value)


def _laid(field: Field, dimension: int, values: Any) -> Array:
    found = np.full(field.shape[dimension], field.start)
    for place, value in _placed(field.places[dimension], values):
        found[place] = _number(field, value)
    return found


def _placed(names: Names | None, values: Any) -> Iterator[tuple[int, Any]]:
    """Values by the numbers of their places."""
    if names is None:
        yield from enumerate(values)
    else:
        yield from ((names.number(word), value) for word, value in values.items())


def _number(field: Field, value: Any) -> int:
    if value is None:
        return field.start
    return field.of.number(value) if field.of is not None and isinstance(value, str) else int(value)


def _words(field: Field, members: Sequence[int]) -> Array:
    words = np.zeros(field.shape, np.uint64)
    for member in members:
        words[member // 64] |= np.uint64(1 << member % 64)
    return words.view(np.int64)


# --- versions --------------------------------------------------------------------------------------------------------


def hashes(game: Game) -> dict[str, str]:
    """What a version of an environment stands for."""
    layout = repr([(column.name, column.first, column.count) for column in columns(game)])
    return {"actions": game.environment_hash, "observation": hashlib.sha256(layout.encode()).hexdigest()[:16]}


@cache
def pinned() -> dict[str, dict[str, str]]:
    """The versions that are kept, by name."""
    return tomllib.loads(resources.files("ostrov.lab").joinpath("environments.toml").read_text(encoding="utf-8"))


def environment(game: Game) -> str:
    """The name with the version, like `catan-1`; `catan-unpinned` for a game that promises nothing yet."""
    kept = [name for name in pinned() if name.rpartition("-")[0] == game.name]
    if not kept:
        return f"{game.name}-unpinned"
    name = max(kept, key=lambda one: int(one.rpartition("-")[2]))
    if pinned()[name] != hashes(game):
        raise VersionError(
            f"{name} promises other actions or observations than {game.name} has now; "
            f"add {game.name}-{int(name.rpartition('-')[2]) + 1} to lab/environments.toml: {hashes(game)}"
        )
    return name
