"""Compiled rules are never answered from a stale cache: whatever is edited, the next start runs the new rules.

Each start is a process of its own, as a user's would be; the cache folder stays.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ostrov.engine.link import have_numba
from tests.faulty import edit, write_variant

pytestmark = pytest.mark.skipif(not have_numba(), reason="only compiled rules have a cache")

START = """
import json, sys, time
begun = time.perf_counter()
import numpy as np
from ostrov.engine.game import load_package
from ostrov.engine.link import link
from ostrov.engine import text
game = load_package("edited")
linked = link(game, "cpu", **json.loads(sys.argv[1]))
S, M, W, D, B = linked.positions(3), linked.offers(1), linked.odds(1), linked.generators(1), linked.benches(1)
linked.write(S, 0, game.desk("checked").set_up(text.with_options(game, {"players": "3"})))
facts, scores, places = np.zeros((50, 6), np.int64), np.zeros((50, 4), np.int64), np.zeros((50, 4), np.int64)
linked.run.play_many(S, M, W, D, B, np.zeros(4, np.int64), facts, scores, places, 1, 0, 1000)
print(json.dumps({
    "points": int(scores.sum()),
    "turns": int(facts[:, 0].sum()),
    "compiled": sum(linked.run.play_many.stats.cache_misses.values()),
    "seconds": time.perf_counter() - begun,
}))
"""


class House:
    """A folder with an edited copy of the tiny game and a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = write_variant(folder, "edited")

    def start(self, **options: object) -> dict[str, Any]:
        """Start a process, play the same fifty games, tell what came out."""
        run = subprocess.run(
            [sys.executable, "-c", START, json.dumps(options)],
            env={**os.environ, "OSTROV_CACHE": str(self.folder / "cache"), "PYTHONPATH": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        found: dict[str, Any] = json.loads(run.stdout)
        return found

    def edit(self, file: str, old: str, new: str) -> None:
        edit(self.package / file, old, new)


def test_edits_are_never_answered_from_a_stale_cache(tmp_path: Path) -> None:
    """A rule in another file than its caller, a data file, a link option; an edit taken back finds its old entry."""
    house = House(tmp_path)
    first = house.start()
    assert first["compiled"] == 1
    again = house.start()
    assert again == {**first, "compiled": 0, "seconds": again["seconds"]}, "a second start compiles nothing"

    house.edit("sailing.py", "trade += 2 * VALUE", "trade += 3 * VALUE")
    rule = house.start()
    assert (rule["compiled"], rule["points"] != first["points"]) == (1, True), "a rule was edited"

    house.edit("sailing.py", "trade += 3 * VALUE", "trade += 2 * VALUE")
    assert house.start() == {**first, "compiled": 0, "seconds": pytest.approx(again["seconds"], abs=60)}

    house.edit("data/box.toml", "value = 3", "value = 4")
    table = house.start()
    assert (table["compiled"], table["points"] != first["points"]) == (1, True), "a table was edited"

    house.edit("data/box.toml", "value = 4", "value = 3")
    options = house.start(boundscheck=False)
    assert (options["compiled"], options["points"]) == (1, first["points"]), "a link option was changed"
    assert house.start(boundscheck=False)["compiled"] == 0
    assert house.start()["compiled"] == 0


def test_a_damaged_entry_is_compiled_anew(tmp_path: Path) -> None:
    """Power was lost while an entry was written: the next start mends it."""
    house = House(tmp_path)
    first = house.start()
    for entry in (tmp_path / "cache").glob("*play_many*"):
        entry.write_bytes(entry.read_bytes()[:40])
    assert house.start()["points"] == first["points"]
    assert house.start()["compiled"] == 0


def test_a_folder_others_can_write_is_refused(tmp_path: Path) -> None:
    """Entries are pickles: who can write there can run code as the user."""
    house = House(tmp_path)
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache").chmod(0o777)
    with pytest.raises(AssertionError, match="Others can write to"):
        house.start()
