"""Clocks and absence at a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ostrov.server import messages as m
from tests.server.serving import Served, serving, table_for
from tests.server.wire import Wire


@dataclass
class Times:
    now: float = 1_000_000.0
    clock: float = 0.0

    def pass_(self, seconds: float) -> None:
        self.now += seconds
        self.clock += seconds


@contextmanager
def begun(served: Served, **wish: Any) -> Iterator[tuple[list[m.Place], list[Wire]]]:
    """Two people whose game has begun, where one of them is awaited alone."""
    places = table_for(served.client, "smugglers", 2, **wish)
    wires = [Wire(served, place.table) for place in places]
    for wire, place in zip(wires, places, strict=True):
        wire.hello(place.token)
        wire.wish("begin")
    try:
        yield places, wires
    finally:
        for wire in wires:
            wire.close()


def states(places: list[m.Place], wires: list[Wire]) -> list[dict[str, Any]]:
    return [wire.hello(place.token, since=1)["now"] for wire, place in zip(wires, places, strict=True)]


def absent_and_present(places: list[m.Place], wires: list[Wire]) -> tuple[int, int]:
    """Play until one alone is awaited; that one's place, and the other's."""
    while True:
        found = states(places, wires)
        asked = [n for n, state in enumerate(found) if state["offers"]]
        if len(found[0]["awaited"]) == 1:
            return asked[0], 1 - asked[0]
        assert wires[asked[0]].wish("act", words=found[asked[0]]["offers"][0]["words"])["t"] == "done"


def seat_of(table: m.Table, place: m.Place) -> m.Seat:
    return next(seat for seat in table.seats if seat.seat == place.seat)


def test_who_opens_the_page_takes_the_seat_back(tmp_path: Path) -> None:
    times = Times()
    with (
        serving(tmp_path, now=lambda: times.now, clock=lambda: times.clock) as served,
        begun(served) as (places, wires),
    ):
        absent, present = absent_and_present(places, wires)
        wish = {"seat": places[absent].seat, "how": "sit"}
        assert wires[present].wish("stand_in", **wish)["code"] == "not-away"
        times.pass_(121)
        assert wires[present].wish("stand_in", **wish)["t"] == "done"
        assert seat_of(served.client.table(places[0].table), places[absent]).away
        wires[absent].hello(places[absent].token, since=5)
        assert seat_of(served.client.table(places[0].table), places[absent]).lent, "a line that mends itself is nobody"
        with Wire(served, places[absent].table) as opened:
            table = opened.hello(places[absent].token)["table"]
            seat = next(one for one in table["seats"] if one["seat"] == places[absent].seat)
            assert (seat["lent"], seat["away"]) == (False, False)


def test_a_bot_answers_once_for_who_does_not_come(tmp_path: Path) -> None:
    times = Times()
    with (
        serving(tmp_path, now=lambda: times.now, clock=lambda: times.clock) as served,
        begun(served) as (places, wires),
    ):
        absent, present = absent_and_present(places, wires)
        before = states(places, wires)[0]["n"]
        times.pass_(121)
        assert wires[present].wish("stand_in", seat=places[absent].seat, how="once")["t"] == "done"
        news = wires[present].receive("news")
        while news["now"]["n"] == before:
            news = wires[present].receive("news")
        assert not seat_of(served.client.table(places[0].table), places[absent]).lent


def test_whose_time_is_out_has_a_bot_answer_by_itself(tmp_path: Path) -> None:
    """The shortest clock there is, its seconds passed by hand: nobody says a word, and the game goes on."""
    times = Times()
    with (
        serving(tmp_path, now=lambda: times.now, clock=lambda: times.clock) as served,
        begun(served, clock=m.Clock("turn", 5)) as (places, wires),
    ):
        absent, present = absent_and_present(places, wires)
        before = states(places, wires)[0]["n"]
        times.pass_(6)
        assert wires[present].wish("name", name="still here")["t"] == "done"  # the server looks at its clock
        while wires[present].receive("news")["now"]["n"] == before:
            pass
        assert seat_of(served.client.table(places[0].table), places[absent]).who == "human"


def test_time_passes_without_a_word(tmp_path: Path) -> None:
    """With the real clock: who does nothing at all is answered for."""
    with serving(tmp_path) as served, begun(served, clock=m.Clock("turn", 5)) as (places, wires):
        _, present = absent_and_present(places, wires)
        before = states(places, wires)[0]["n"]
        while wires[present].receive("news")["now"]["n"] == before:
            pass


def test_a_time_of_day_that_jumps_costs_nobody_anything(tmp_path: Path) -> None:
    times = Times()
    with (
        serving(tmp_path, now=lambda: times.now, clock=lambda: times.clock) as served,
        begun(served, clock=m.Clock("turn", 60)) as (places, wires),
    ):
        absent, present = absent_and_present(places, wires)
        n = states(places, wires)[0]["n"]
        times.now += 1_000_000
        for name in ("one", "two", "three"):
            assert wires[present].wish("name", name=name)["t"] == "done"
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0.05), served.house.loop).result(20)
        state = states(places, wires)[0]
        assert state["n"] == n, "no bot has answered"
        until = state["times"][places[absent].seat]["until"]
        assert 0 < until - times.now <= 60


def test_a_table_with_a_running_clock_stays_awake(tmp_path: Path) -> None:
    times = Times()
    with serving(tmp_path, now=lambda: times.now, clock=lambda: times.clock) as served:
        with begun(served, clock=m.Clock("turn", 86_400)) as (places, _):
            pass
        times.pass_(5_000)
        asyncio.run_coroutine_threadsafe(served.house.put_away(), served.house.loop).result(20)
        assert places[0].table in served.house.tables()


# --- what is prepared ------------------------------------------------------------------------------------------------


def test_who_is_away_has_done_what_they_prepared_and_others_are_told_nothing_before(tmp_path: Path) -> None:
    """It outlives the server too."""
    with serving(tmp_path) as served, begun(served) as (places, wires):
        assert wires[1].wish("pause")["t"] == "done"
        assert wires[0].wish("prepare", plan=["rob red"], answers=["load", "declare", "believe"])["t"] == "done"
        mine, others = wires[0].hello(places[0].token), wires[1].hello(places[1].token)
        assert mine["prepared"]["answers"] == ["load", "declare", "believe"]
        assert (others["prepared"], others["seq"]) == (None, mine["seq"])
        assert "believe" not in str(others)
    with serving(tmp_path) as served, Wire(served, places[1].table) as wire:
        before = wire.hello(places[1].token)["now"]["n"]
        assert wire.wish("go_on")["t"] == "done"
        done: list[dict[str, Any]] = []
        while not done:  # whoever is awaited: the other is there and acts by hand
            welcome = wire.hello(places[1].token)
            done = [one for one in welcome["entries"] if one["n"] >= before and one["seat"] == places[0].seat]
            if not done and welcome["now"]["offers"]:
                wire.wish("act", words=welcome["now"]["offers"][0]["words"])
        with Wire(served, places[0].table) as again:
            told = again.hello(places[0].token)["prepared"]
            assert told["played"]
            assert told["answers"] == ["load", "declare", "believe"]
