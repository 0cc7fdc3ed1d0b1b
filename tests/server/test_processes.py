"""Several processes on one PostgreSQL: any client at any of them, and one that is gone takes nothing along."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ostrov.client import RefusedError
from ostrov.games import load
from ostrov.server import messages as m
from ostrov.server.settings import FILE, Settings
from ostrov.table.verify import verify
from tests.server.fragile import Fragile
from tests.server.players import play
from tests.server.serving import Served, serving, table_for
from tests.server.wire import Wire, seated
from tests.store import database
from tests.store.database import Database

pytestmark = pytest.mark.skipif(not database.is_here() and "CI" not in os.environ, reason=database.WANTED)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Database]:
    assert database.is_here(), database.WANTED
    with database.database() as found:
        yield found


@pytest.fixture
def two(postgres: Database, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers that know of each other only by the database."""
    with processes(database.emptied(postgres), tmp_path) as found:
        yield found


@contextmanager
def processes(address: str, folder: Path, **more: Any) -> Iterator[tuple[Served, Served]]:
    with ExitStack() as stack:
        given = {"settings": Settings(database=address), **more}
        one, other = (stack.enter_context(serving(folder / name, **given)) for name in ("one", "other"))
        yield one, other


def begun(two: tuple[Served, Served]) -> list[m.Place]:
    """A table of two people, opened at the one and joined at the other."""
    one, other = two
    seats = {"red": m.NewSeat("you", name="Ada")}
    first = one.client.open(m.NewTable("smugglers", {"players": "2"}, seats, pace="none"))
    second = other.client.join(first.table, invite=first.invite, name="Dan")
    while not all(seat.name for seat in one.client.table(first.table).seats):
        time.sleep(0.005)  # the one has not heard of it yet
    return [first, second]


def test_people_at_different_processes_play_a_whole_game(two: tuple[Served, Served]) -> None:
    one, other = two
    places = begun(two)
    seats = [served.client.sit(place, patience=0.5) for served, place in zip(two, places, strict=True)]
    try:
        played = play(seats, 1, 100_000)
        entries = [seat.wait(lambda found: bool(found.table and found.table.over), 60).entries for seat in seats]
    finally:
        for seat in seats:
            seat.leave()
    assert len(played[0].done) > 5
    for place, found in zip(places, entries, strict=True):
        for served in two:
            with Wire(served, place.table) as wire:
                told = wire.hello(place.token)["entries"]
            assert [(one["n"], one["words"], one["lines"]) for one in told] == [
                (one.n, one.words, msgspec.to_builtins(one.lines)) for one in found
            ], "what was told step by step is what is told anew"
    assert one.client.saved(places[0].table) == other.client.saved(places[0].table)


def test_what_is_said_and_who_sits_down_is_told_everywhere(two: tuple[Served, Served]) -> None:
    one, other = two
    seats = {"red": m.NewSeat("you", name="Ada")}
    first = one.client.open(m.NewTable("smugglers", {"players": "2"}, seats))
    with seated(one, first) as wire:
        second = other.client.join(first.table, invite=first.invite, name="Dan")
        told = wire.receive("news")
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Ada", "Dan"]
        with seated(other, second) as there:
            there.wish("say", text="hello over there")
            chat = wire.receive("chat")["chat"]
            while chat["text"] is None:
                chat = wire.receive("chat")["chat"]
            assert chat["text"] == "hello over there"


def test_a_wish_sent_to_both_is_done_once(two: tuple[Served, Served]) -> None:
    places = begun(two)
    for round_ in range(10):
        with ExitStack() as stack:
            wires = [stack.enter_context(seated(served, places[0])) for served in two]
            with ThreadPoolExecutor(2) as pool:
                name = {"id": f"n{round_}", "name": f"Name {round_}"}
                answers = list(pool.map(lambda wire: wire.wish("name", **name), wires))  # noqa: B023  # done at once
            assert answers[0] == answers[1]
            assert answers[0]["t"] == "done"
    chat = Wire(two[0], places[0].table).hello()["chat"]
    assert sum(one["line"]["id"] == "table-named" for one in chat if one["line"]) == 10


def test_nobody_waits_for_the_other_and_nothing_is_lost(two: tuple[Served, Served]) -> None:
    places = begun(two)

    def talk(served: Served, place: m.Place) -> None:
        with seated(served, place) as wire:
            for n in range(40):
                assert wire.wish("say", text=f"{place.seat} {n}")["t"] == "done"

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(talk, two, places))
    with Wire(two[0], places[0].table) as wire, Wire(two[1], places[0].table) as there:
        end = time.monotonic() + 20
        while (said := texts(wire)) != texts(there) or len(said) < 80:  # the last words are heard a moment later
            assert time.monotonic() < end
    for place in places:
        assert [text for text in said if text.startswith(str(place.seat))] == [f"{place.seat} {n}" for n in range(40)]


def texts(wire: Wire) -> list[str]:
    return [one["text"] for one in wire.hello()["chat"] if one["text"]]


def test_bots_that_two_processes_look_after_play_one_game(two: tuple[Served, Served]) -> None:
    places = begun(two)
    with two[0].client.sit(places[0]) as one, two[1].client.sit(places[1]) as other:
        for seat in (one, other):
            seat.begin()
        for seat in (one, other):
            seat.wait(lambda found: bool(found.table and found.table.begun), 20)
            seat.to_bot("random")
        found = [seat.wait(lambda found: bool(found.table and found.table.over), 60).entries for seat in (one, other)]
        assert [entry.n for entry in found[0]] == [entry.n for entry in found[1]] == list(range(len(found[0])))
    saved = [served.client.saved(places[0].table) for served in two]
    assert saved[0] == saved[1]
    assert verify(saved[0], lambda name: load(name).desk("checked")).faults == []


def test_a_table_removed_at_one_is_gone_at_the_other(two: tuple[Served, Served]) -> None:
    places = begun(two)
    with seated(two[1], places[1]) as wire:
        assert [two[0].client.forget(place) for place in places] == [False, True]
        assert wire.receive("closed")["code"] in ("no-table", "wrong-token")
    end = time.monotonic() + 20
    while any(has(served, places[0].table) for served in two):  # the other process hears of it a moment later
        assert time.monotonic() < end


def has(served: Served, table: str) -> bool:
    try:
        served.client.table(table)
    except RefusedError:
        return False
    return True


def test_a_key_that_is_void_is_void_everywhere(two: tuple[Served, Served]) -> None:
    one, other = two
    founder, lost = begun(two)
    new = one.client.by_code(one.client.code(founder, lost.seat).code)
    end = time.monotonic() + 20
    while Wire(other, lost.table).hello(lost.token)["t"] != "closed":
        assert time.monotonic() < end
    assert Wire(other, new.table).hello(new.token)["you"] == lost.seat


def test_a_database_that_is_gone_is_told_and_the_table_goes_on(postgres: Database, tmp_path: Path) -> None:
    with processes(database.emptied(postgres), tmp_path) as two:
        places = begun(two)
        with seated(two[0], places[0]) as one, seated(two[1], places[1]) as other:
            assert one.wish("name", name="Before")["t"] == "done"
            postgres.stop(killed=True)
            try:
                assert one.wish("say", text="is anybody there")["code"] == "not-stored"
                assert one.wish("why", words="doubt")["code"] == "not-begun", "what needs no disk is answered"
                with pytest.raises(RefusedError, match="not-stored"):
                    two[0].client.ask("GET", "/api/ready", m.Ready)
            finally:
                postgres.start()
            end = time.monotonic() + 60
            while one.wish("say", text="we are back")["t"] != "done":
                assert time.monotonic() < end
            told = other.receive("chat")["chat"]
            while told["text"] != "we are back":
                told = other.receive("chat")["chat"]
            assert other.wish("name", name="After")["t"] == "done"


def test_one_process_is_killed_and_the_other_carries_on(postgres: Database, tmp_path: Path) -> None:
    address = database.emptied(postgres)
    fragile = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir(mode=0o700)
        (tmp_path / name / FILE).write_text(f'database = "{address}"\n', encoding="utf-8")
        fragile.append(Fragile(tmp_path / name))
        fragile[-1].start()
    dies, stays = (Served(one.address, None) for one in fragile)  # type: ignore[arg-type]  # in processes of their own
    try:
        places = table_for(dies.client, "smugglers", 2)
        luck = random.Random(1)
        with stays.client.sit(places[1], patience=0.5) as seat:
            with dies.client.sit(places[0], patience=0.5) as other:
                for one in (seat, other):
                    one.begin()
                for one in (seat, other):
                    one.wait(lambda found: bool(found.table and found.table.begun), 20)
                acted = 0
                while acted < 6:
                    for one in (seat, other):
                        state = one.state()
                        if state.offers and state.awaited and state.awaited[0] == one.mirror.you:
                            one.act(luck.choice(state.offers).words)
                            acted += 1
                n = other.state().n
                fragile[0].kill()
            with stays.client.sit(places[0], patience=0.5) as again:
                assert again.state().n >= n, "what was acknowledged there is here"
                again.to_bot("random")
                seat.to_bot("random")
                assert seat.wait(lambda found: bool(found.table and found.table.over), 60).entries
    finally:
        for each in fragile:
            each.kill()
