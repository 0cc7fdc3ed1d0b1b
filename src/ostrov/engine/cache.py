"""Compiled rules on disk, never stale.

Numba's own cache looks at one file's date: an edited callee, an edited table or another compiler
option goes unnoticed. Here an entry is found under a key that covers all of these (`walk.keys`),
so old and new versions lie side by side and an edit back finds its old entry again.
"""

from __future__ import annotations

import os
import pickle
import shutil
import stat
import time
from pathlib import Path
from typing import Any

from ostrov.engine.errors import CacheError

KEPT_DAYS = 30  # an entry nobody used for so long is thrown away


def folder() -> Path:
    """Where compiled rules lie: $OSTROV_CACHE, or `ostrov` in the user's cache folder."""
    chosen = os.environ.get("OSTROV_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "ostrov"


def ready() -> Path:
    """The folder, made and private: entries are pickles, so whoever can write here can run code as the user."""
    path = folder()
    path.mkdir(parents=True, exist_ok=True, mode=0o700)
    if os.name != "nt":
        found = path.stat()
        if found.st_uid != os.getuid():
            raise CacheError(f"{path} belongs to somebody else; set OSTROV_CACHE to a folder of your own.")
        if stat.S_IMODE(found.st_mode) & 0o022:
            raise CacheError(f"Others can write to {path}; run: chmod 700 {path}")
    return path


def use(numba: Any) -> None:
    """Tell Numba to ask `Locator` first."""
    numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.Locator,UserProvidedCacheLocator,InTreeCacheLocator"
    _throw_away_old(ready())


def mend(compiled: Any) -> None:
    """Make a damaged entry of this function count as missing: power may fail while one is written."""
    from numba.core.caching import IndexDataCacheFile  # an extra

    class Mending(IndexDataCacheFile):  # type: ignore[misc]  # Numba has no types
        def _load_index(self) -> Any:
            try:
                return super()._load_index()
            except (EOFError, ValueError, pickle.UnpicklingError):
                return {}

        def _load_data(self, name: str) -> Any:
            try:
                return super()._load_data(name)
            except (EOFError, ValueError, pickle.UnpicklingError) as error:
                raise OSError(f"{name} is damaged") from error  # what Numba takes for a missing entry

    compiled._cache._cache_file.__class__ = Mending


def forget() -> None:
    """Throw all compiled rules away."""
    shutil.rmtree(folder(), ignore_errors=True)


def _throw_away_old(path: Path) -> None:
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    for entry in path.glob("*.nb[ic]"):
        try:
            if max(entry.stat().st_atime, entry.stat().st_mtime) < oldest:
                entry.unlink()
        except OSError:
            continue  # another process was quicker


class Locator:
    """Numba's hook: where a function's entries lie and what they are entries of."""

    def __init__(self, key: str) -> None:
        self._key = key

    def ensure_cache_path(self) -> None:
        ready()

    def get_cache_path(self) -> str:
        return str(folder())

    def get_source_stamp(self) -> str:
        return self._key

    def get_disambiguator(self) -> str:
        return self._key[:20]

    @classmethod
    def from_function(cls, function: Any, _path: str) -> Locator | None:
        key = getattr(function, "__link_key__", None)
        return None if key is None else cls(key)
