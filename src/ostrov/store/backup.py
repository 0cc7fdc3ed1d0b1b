"""Copies of a store in one file, made while it is used: `ostrov backup`, `ostrov restore`."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ostrov.engine.errors import OstrovError
from ostrov.store.migrate import migrations, version


def back_up(store: Path, copy: Path) -> int:
    """Copy a store as it is at one instant; how many tables there are in it."""
    if not store.exists():
        raise OstrovError(f"There is no store at {store}; name its folder with --data FOLDER.")
    return _copied(store, copy)


def restore(copy: Path, store: Path) -> int:
    """Put a copy where a store is to be; how many tables there are in it."""
    if not copy.exists():
        raise OstrovError(f"There is no file {copy}.")
    return _copied(copy, store)


def _copied(source: Path, target: Path) -> int:
    """A sound copy under its name, or nothing at all; what lies there already is never touched."""
    if target.exists():
        raise OstrovError(f"{target} is there already: move it away first, or name another.")
    part = target.with_name(f".{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)  # who has it has every seat
        tables = _copy(source, part)
        _sync(part)
        part.rename(target)
        _sync(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise OstrovError(f"{source} cannot be copied to {target}: {error}.") from error
    finally:
        part.unlink(missing_ok=True)
    return tables


def _copy(source: Path, part: Path) -> int:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as store,
        closing(sqlite3.connect(part)) as copy,
    ):
        store.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        _must_be_sound(copy, source)
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)


def _must_be_sound(copy: sqlite3.Connection, source: Path) -> None:
    """What came over is a store of ours that this Ostrov can read, with no fault in it."""
    made_by = version(copy)
    if not 0 < made_by <= max(migrations()):
        raise OstrovError(f"{source} is no store of Ostrov, or one of a newer Ostrov: nothing was copied.")
    faults = [str(row[0]) for row in copy.execute("PRAGMA integrity_check").fetchall() if row[0] != "ok"]
    if faults:
        raise OstrovError(f"{source} is damaged: {faults[0]}. Nothing was copied.")


def _sync(path: Path) -> None:
    """Make sure that it is on the disk, not only on its way there."""
    if os.name == "nt" and path.is_dir():
        return  # there a folder cannot be opened, and need not be
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
