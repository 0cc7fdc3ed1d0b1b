"""Whole games over a network that loses, doubles, delays and swaps messages: the same result as without."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from ostrov.client import Seat
from ostrov.engine.fate import SECRET_BYTES
from ostrov.server import messages as m
from tests.server.bad_network import Faults, bad_network
from tests.server.players import play
from tests.server.serving import Served, serving, table_for


def game_over(served: Served, game: str, key: int, most: int, faults: Faults | None) -> tuple[str, list[list[m.Entry]]]:
    """Three clients play a game; the saved game and the entries each of them has in the end."""
    places = table_for(served.client, game)
    if faults is None:
        return _played(places, served.live, key, most, served)
    with bad_network(served.live, key, faults) as (address, network):
        found = _played(places, address, key, most, served)
        assert all(network.done[fault] for fault in ("drop", "double", "delay", "swap"))
        print(f"{game}: {len(found[1][0])} entries; messages relayed {network.done}")
        return found


def _played(
    places: list[m.Place], address: str, key: int, most: int, served: Served
) -> tuple[str, list[list[m.Entry]]]:
    seats = [Seat(f"{address}/api/tables/{place.table}/live", place.token, patience=0.1) for place in places]
    try:
        play(seats, key, most)
        last = max(seat.mirror.seq for seat in seats)
        for seat in seats:
            seat.wait(lambda found: found.seq >= last, 60)
        return served.client.saved(places[0].table, places[0].token), [seat.mirror.entries for seat in seats]
    finally:
        for seat in seats:
            seat.leave()


def without_times(entries: list[m.Entry]) -> list[tuple[int, str, str, list[m.Line]]]:
    return [(entry.n, entry.seat, entry.words, entry.lines) for entry in entries]


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same secret at every table, so that games can be compared."""
    random_bytes = secrets.token_bytes
    known = bytes(SECRET_BYTES)
    monkeypatch.setattr(secrets, "token_bytes", lambda n=None: known if n == SECRET_BYTES else random_bytes(n))


@pytest.mark.parametrize(
    ("game", "most", "key"),
    [
        ("smugglers", 10_000, 1),
        ("smugglers", 10_000, 2),
        ("catan", 150, 3),
        pytest.param("catan", 100_000, 4, marks=pytest.mark.long),
    ],
)
def test_a_bad_network_changes_nothing(tmp_path: Path, game: str, most: int, key: int) -> None:
    found = []
    for n, faults in enumerate((None, Faults())):
        with serving(tmp_path / str(n)) as served:
            found.append(game_over(served, game, key, most, faults))
    (good_save, good), (bad_save, bad) = found
    assert [without_times(entries) for entries in bad] == [without_times(entries) for entries in good]
    assert bad_save.partition("\n1 ")[2] == good_save.partition("\n1 ")[2]
