"""Tables that nobody cares for go: announced, exportable before, and never because a clock jumped."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from ostrov.client import RefusedError
from ostrov.server import messages as m
from ostrov.server.expiry import DAY, Expiry
from ostrov.server.settings import Settings
from tests.server.serving import Served, serving, table_for
from tests.server.wire import Wire, seated

KEPT = Settings(idle_days=30, over_days=100, notice_days=7)


@dataclass
class Times:
    now: float = 1_000_000.0
    clock: float = 0.0

    def pass_(self, days: float) -> None:
        self.now += days * DAY
        self.clock += days * DAY


@pytest.fixture
def times() -> Times:
    return Times()


@pytest.fixture
def served(tmp_path: Path, times: Times) -> Iterator[Served]:
    with serving(tmp_path, now=lambda: times.now, clock=lambda: times.clock, settings=KEPT) as found:
        yield found


def look(served: Served) -> None:
    """What the server does every hour."""
    asyncio.run_coroutine_threadsafe(served.house.let_go(), served.house.loop).result(20)


def is_there(served: Served, table: str) -> bool:
    return any(kept.table == table for kept in served.house.scribe._store.kept())


def test_an_idle_table_is_announced_then_removed(served: Served, times: Times) -> None:
    place = table_for(served.client, "smugglers", 2)[0]
    times.pass_(22.9)
    look(served)
    assert served.client.table(place.table).expires is None
    times.pass_(0.2)
    with Wire(served, place.table) as wire:
        wire.hello(place.token)
        look(served)
        told = wire.receive("news")["table"]
        assert told["expires"] == pytest.approx(1_000_000 + 30.1 * DAY)
        assert wire.receive("chat")["chat"]["line"]["id"] == "table-expires"
    times.pass_(6.9)
    look(served)
    assert is_there(served, place.table)
    assert "game: smugglers" in served.client.saved(place.table, place.token), "it can be exported until then"
    times.pass_(0.2)
    with Wire(served, place.table) as wire:
        wire.hello(place.token)
        look(served)
        assert wire.receive("closed")["code"] == "no-table"
    assert not is_there(served, place.table)


@pytest.mark.parametrize("wish", [("keep", {}), ("say", {"text": "we go on"}), ("name", {"name": "Ada"})])
def test_any_wish_keeps_it(served: Served, times: Times, wish: tuple[str, dict[str, str]]) -> None:
    place = table_for(served.client, "smugglers", 2)[0]
    times.pass_(25)
    look(served)
    assert served.client.table(place.table).expires is not None
    with seated(served, place) as wire:
        assert wire.wish(wish[0], **wish[1])["t"] == "done"
    assert served.client.table(place.table).expires is None
    times.pass_(22)
    look(served)
    assert served.client.table(place.table).expires is None, "counted from then on"


def test_a_game_that_is_over_stays_longer(served: Served, times: Times) -> None:
    places = table_for(served.client, "smugglers", 2)
    with served.client.sit(places[0]) as one, served.client.sit(places[1]) as other:
        for seat in (one, other):
            seat.begin()
        for seat in (one, other):
            seat.to_bot("random")
        one.wait(lambda found: bool(found.table and found.table.over), 60)
    times.pass_(92)
    look(served)
    assert served.client.table(places[0].table).expires is None
    times.pass_(2)
    look(served)
    assert served.client.table(places[0].table).expires is not None


def test_after_a_long_sleep_of_the_server_it_is_announced_first(tmp_path: Path, times: Times) -> None:
    given = {"now": lambda: times.now, "clock": lambda: times.clock, "settings": KEPT}
    with serving(tmp_path, **given) as served:
        place = table_for(served.client, "smugglers", 2)[0]
    times.pass_(1_000)
    with serving(tmp_path, **given) as served:
        times.pass_(0.1)
        look(served)
        assert served.client.table(place.table).expires == pytest.approx(times.now + 7 * DAY)
    with serving(tmp_path, **given) as served:
        assert served.client.table(place.table).expires == pytest.approx(times.now + 7 * DAY), "it is remembered"
        times.pass_(7.1)
        look(served)
        assert not is_there(served, place.table)


def test_a_clock_that_jumps_removes_nothing() -> None:
    times = Times()
    expiry = Expiry(KEPT, lambda: times.now, lambda: times.clock)
    assert not expiry.is_due(), "looked at a moment ago"
    times.pass_(0.5)
    assert expiry.is_due()
    times.now += 4_000 * DAY
    times.pass_(0.5)
    assert not expiry.is_due()
    times.now -= 4_000 * DAY
    times.pass_(0.5)
    assert not expiry.is_due()
    times.pass_(0.5)
    assert expiry.is_due()


def test_never_is_never(tmp_path: Path, times: Times) -> None:
    given = {"now": lambda: times.now, "clock": lambda: times.clock, "settings": Settings(idle_days=0, over_days=0)}
    with serving(tmp_path, **given) as served:
        place = table_for(served.client, "smugglers", 2)[0]
        times.pass_(5_000)
        look(served)
        assert served.client.table(place.table).expires is None


# --- leaving for good ------------------------------------------------------------------------------------------------


def test_who_leaves_for_good_leaves_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        client, places = served.client, table_for(served.client, "smugglers", 2)
        with seated(served, places[0]) as one, seated(served, places[1]) as other:
            one.wish("name", name="Zuzana")
            one.wish("say", text="my secret recipe")
            one.wish("begin")
            other.wish("begin")
            other.wish("say", text="what others say stays")
            assert not client.forget(places[0])
            assert one.receive("closed")["code"] == "wrong-token"
            with pytest.raises(RefusedError, match="wrong-token"):
                client.saved(places[0].table, places[0].token)
            told = str(other.hello(places[1].token)) + client.saved(places[1].table, places[1].token)
            assert "table-forgotten" in told
            assert "what others say stays" in told
            assert "Zuzana" not in told
            assert "recipe" not in told
            table = client.table(places[0].table)
            assert (table.seats[0].resigned, table.founder) == (True, places[1].seat)
            assert other.wish("to_bot", level="random")["t"] == "done"
            while not other.receive("news")["now"]["ended"]:
                pass
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
    assert b"recipe" not in kept, "not even in what the file no longer uses"
    assert b"Zuzana" not in kept
    with serving(tmp_path) as served:
        assert "recipe" not in str(Wire(served, places[1].table).hello(places[1].token))


def test_before_the_game_the_seat_is_open_again(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        places = table_for(served.client, "smugglers", 2)
        assert not served.client.forget(places[1])
        assert served.client.join(places[0].table, invite=places[0].invite, name="Dan").seat == places[1].seat


def test_the_last_who_leaves_takes_the_table_along(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        places = table_for(served.client, "smugglers", 2)
        with seated(served, places[0]) as one, seated(served, places[1]) as other:
            one.wish("begin")
            other.wish("begin")
        assert [served.client.forget(place) for place in places] == [False, True]
        assert not is_there(served, places[0].table)
        with pytest.raises(RefusedError, match="no-table"):
            served.client.forget(places[0])
        assert served.client.open(m.NewTable("smugglers")).table, "the others stand"
