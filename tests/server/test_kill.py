"""`kill -9` at random instants under load: nothing acknowledged is lost or doubled, clients go on by themselves.

That power may fail too rests on the store's full sync; it is not tested here.
"""

from __future__ import annotations

import os
import random
import re
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from ostrov.client import NotReached, Server
from ostrov.server.settings import FILE
from tests.conftest import LONG
from tests.server.fragile import Fragile
from tests.server.players import play
from tests.server.serving import table_for
from tests.store import database

T = TypeVar("T")

KILLS = 200 if LONG else 4
TABLES = 3
LONGEST_LIFE = 0.6  # seconds a server lives before the next kill


@pytest.fixture(params=["sqlite", "postgres"])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """The folder of a server on either store."""
    if request.param == "sqlite":
        yield tmp_path
        return
    if not database.is_here() and "CI" not in os.environ:
        pytest.skip(database.WANTED)
    assert database.is_here(), database.WANTED
    with database.database() as found:
        (tmp_path / FILE).write_text(f'database = "{found.address}"\n', encoding="utf-8")
        yield tmp_path


def test_what_was_acknowledged_outlives_a_kill(folder: Path) -> None:
    fragile = Fragile(folder)
    acknowledged = rounds = 0
    with killed_again_and_again(fragile, KILLS) as kills:
        while kills[0] < KILLS:
            keys = range(rounds * TABLES, (rounds + 1) * TABLES)
            with ThreadPoolExecutor(TABLES) as pool:
                acknowledged += sum(pool.map(lambda key: _game(fragile, key), keys))
            rounds += 1
    print(f"{kills[0]} kills, {rounds * TABLES} games, {acknowledged} acknowledged actions, 0 lost, 0 doubled")


@contextmanager
def killed_again_and_again(fragile: Fragile, most: int) -> Iterator[list[int]]:
    """A server that is killed and started anew; the list counts the kills."""
    fragile.start()
    kills, stop, luck = [0], threading.Event(), random.Random(1)
    faults: list[BaseException] = []

    def kill() -> None:
        try:
            while not stop.is_set() and kills[0] < most:
                stop.wait(luck.random() * LONGEST_LIFE)
                fragile.kill()
                kills[0] += 1
                fragile.start()
        except BaseException as fault:  # told at the end; nobody goes on waiting for kills
            faults.append(fault)
            kills[0] = most

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        yield kills
    finally:
        stop.set()
        killer.join()
        fragile.kill()
    assert faults == []


def _game(fragile: Fragile, key: int) -> int:
    """Three clients play a whole game; how many actions were acknowledged, each of them found in it once."""
    server = Server(fragile.address)
    places = _patiently(lambda: table_for(server, "smugglers"))
    seats = [server.sit(place, patience=0.5) for place in places]
    try:
        played = play(seats, key, 100_000)
    finally:
        for seat in seats:
            seat.leave()
    saved = _patiently(lambda: server.saved(places[0].table, places[0].token))
    for place, one in zip(places, played, strict=True):
        assert re.findall(rf"^\d+ {place.seat}: (.*)$", saved, re.MULTILINE) == one.words
    return sum(len(one.done) for one in played)


def _patiently(ask: Callable[[], T]) -> T:
    """A request is not sent again by itself: whoever asks does so."""
    while True:
        try:
            return ask()
        except NotReached:
            time.sleep(0.05)
