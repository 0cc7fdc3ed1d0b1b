"""The server around the tables: bots, restarts, full disks, faults of the rules, the way down."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ostrov import bots
from ostrov.cli import main
from ostrov.client import RefusedError, Server
from ostrov.engine import capsule
from ostrov.engine.game import Game
from ostrov.games import load
from ostrov.server import messages as m
from ostrov.server import room as rooms
from ostrov.store import Change, NotStored, SqliteStore, StoreError
from tests.faulty import variant
from tests.server.serving import Served, serving, table_for
from tests.server.wire import Wire, seated


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


def alone(client: Server, game: str = "smugglers", pace: m.Pace = "none") -> m.Place:
    """A table with one person, where bots take the rest."""
    seats = {client.game(game).card.seats[0]: m.NewSeat("you", name="Ada")}
    return client.open(m.NewTable(game, {"players": "3"}, seats, pace=pace))


# --- bots ------------------------------------------------------------------------------------------------------------


def test_bots_fill_the_table_and_play_to_the_end(served: Served) -> None:
    place = alone(served.client)
    with served.client.sit(place) as seat:
        seat.begin(now=True)
        luck = random.Random(1)
        for state in seat.decisions():
            seat.act(luck.choice(state.offers).words)
        state = seat.state()
        assert state.ended
        assert state.places is not None
        assert min(state.places.values()) == 1
        assert {one.who for one in seat.mirror.table.seats} == {"human", "bot"}  # type: ignore[union-attr]
        assert {one.seat for one in seat.mirror.entries} >= {one.seat for one in seat.mirror.table.seats}  # type: ignore[union-attr]


def test_a_seat_is_lent_to_a_bot_and_taken_back(served: Served) -> None:
    places = table_for(served.client, "smugglers", 2)
    with served.client.sit(places[0]) as one, served.client.sit(places[1]) as other:
        one.begin()
        other.begin()
        other.to_bot("random")
        one.wait(lambda found: any(seat.lent for seat in found.table.seats if found.table))  # type: ignore[union-attr]
        with pytest.raises(RefusedError, match="lent"):
            other.undo()
        other.back()
        assert [chat.line.id for chat in other.mirror.chat if chat.line][-2:] == ["table-lent", "table-back"]


def test_bots_wait_while_somebody_may_say_oh_no(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def never(self: rooms.Room, seconds: float) -> bool:
        pauses.append(seconds)
        return False

    monkeypatch.setattr(rooms.Room, "_something_new_within", never)
    with serving(tmp_path, clock=lambda: 50.0) as served:
        place = alone(served.client, pace="calm")
        with served.client.sit(place) as seat:
            seat.begin(now=True)
            seat.act(next(seat.decisions()).offers[0].words)
            next(seat.decisions())
    assert rooms.OH_NO in pauses
    assert set(pauses) <= {rooms.OH_NO, rooms.PACES["calm"]}


def test_the_pace_is_kept_and_none_means_at_once() -> None:
    class Still:
        clock = staticmethod(lambda: 10.0)

    def pause(pace: str, acted_at: float) -> float:
        room = object.__new__(rooms.Room)
        room.house, room._acted_at = Still(), acted_at  # type: ignore[assignment]
        room.match = type("Match", (), {"pace": pace})()
        return room._pause()

    assert (pause("calm", -100), pause("brisk", -100), pause("none", 10.0)) == (0.8, 0.2, 0.0)
    assert pause("brisk", 10.0) == 1.5
    assert pause("calm", 9.0) == 0.8


# --- what outlives the process ---------------------------------------------------------------------------------------


def test_after_a_restart_all_tables_are_back_and_bots_go_on(tmp_path: Path) -> None:
    with serving(tmp_path) as before:
        places = [alone(before.client) for _ in range(3)]
        for place in places[:2]:
            with before.client.sit(place) as seat:
                seat.begin(now=True)
                seat.wait(lambda found: found.now is not None and found.now.awaited == [found.you])
        saved = [before.client.saved(place.table, place.token) for place in places]
    with serving(tmp_path) as after:
        assert [after.client.saved(place.table, place.token) for place in places] == saved
        with after.client.sit(places[0]) as seat:
            seat.to_bot("random")
            seat.wait(lambda found: bool(found.table and found.table.over), 60)


def test_only_tables_that_go_on_alone_wake_by_themselves(tmp_path: Path) -> None:
    """Else a server with thousands of tables would read them all before anybody comes."""
    with serving(tmp_path) as before:
        seats = {"red": m.NewSeat("you")}
        clocked = before.client.open(m.NewTable("smugglers", {"players": "2"}, seats, clock=m.Clock("turn", 86_400)))
        waiting, over, unbegun = (alone(before.client) for _ in range(3))
        bots = alone(before.client, pace="calm")
        for place in (clocked, waiting, over, bots):
            with before.client.sit(place) as seat:
                seat.begin(now=True)
                seat.wait(lambda found: bool(found.now and found.now.awaited == [found.you]), 20)
                if place is bots:
                    before.house.tempo = 1e9  # from now on they take their time
                if place in (bots, over):
                    seat.to_bot("random")
                if place is over:
                    seat.wait(lambda found: bool(found.table and found.table.over), 60)
    with serving(tmp_path) as after:
        end = time.monotonic() + 20
        while len(after.house.tables()) < 2 and time.monotonic() < end:
            time.sleep(0.02)
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0.2), after.house.loop).result(20)
        assert set(after.house.tables()) == {clocked.table, bots.table}
        assert after.client.table(waiting.table).begun
        assert not after.client.table(unbegun.table).begun


def test_a_backup_made_while_people_play_opens_the_same_seats_elsewhere(tmp_path: Path) -> None:
    copy, there = tmp_path / "copy", tmp_path / "there"
    with serving(tmp_path / "here") as here:
        places = table_for(here.client, "smugglers", 2)
        with here.client.sit(places[0]) as one, here.client.sit(places[1]) as other:
            one.begin()
            other.begin()
            assert main(["backup", str(copy), "--data", str(tmp_path / "here")]) == 0
            saved = [here.client.saved(place.table, place.token) for place in places]
            other.rename("Later")
    assert main(["restore", str(copy), "--data", str(there)]) == 0
    with serving(there) as served:
        assert [served.client.saved(place.table, place.token) for place in places] == saved
        with served.client.sit(places[0]) as one, served.client.sit(places[1]) as other:
            assert {one.state().view["options"]["players"], other.state().view["options"]["players"]} == {2}
            for seat in (one, other):
                seat.to_bot("random")
            one.wait(lambda found: bool(found.table and found.table.over), 60)


def test_a_wish_done_before_a_restart_is_not_done_again(tmp_path: Path) -> None:
    with serving(tmp_path) as before:
        place = alone(before.client)
        with seated(before, place) as wire:
            first = wire.wish("begin", id="once", now=True)
    with serving(tmp_path) as after, seated(after, place) as wire:
        assert wire.wish("begin", id="once", now=True) == first


def test_a_table_that_cannot_be_read_is_told_apart_and_the_others_stand(tmp_path: Path) -> None:
    with serving(tmp_path) as before:
        broken, sound = alone(before.client), alone(before.client)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
        file.execute("UPDATE tables SET facts = '{' WHERE id = ?", (broken.table,))
    file.close()
    with serving(tmp_path) as after:
        assert after.client.table(sound.table).id == sound.table
        with pytest.raises(RefusedError, match="fault"):
            after.client.table(broken.table)
        with Wire(after, broken.table) as wire:
            assert wire.receive("closed")["code"] == "fault"


def test_a_table_nobody_is_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    clock = [0.0]
    with serving(tmp_path, clock=lambda: clock[0]) as served:
        place = alone(served.client)
        saved = served.client.saved(place.table)
        clock[0] = 10_000.0
        loop = served.house.loop
        asyncio.run_coroutine_threadsafe(served.house.put_away(), loop).result(20)
        assert place.table not in served.house.tables()
        assert served.client.saved(place.table) == saved
        assert place.table in served.house.tables()


def test_who_was_away_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        places = table_for(served.client, "smugglers", 2)
        with Wire(served, places[0].table) as away:
            whole = away.hello(places[0].token)
        with served.client.sit(places[0]) as one, served.client.sit(places[1]) as other:
            one.begin()
            other.begin()
            other.say("hello")
            entries = list(one.wait(lambda found: bool(found.entries)).entries)
    with serving(tmp_path) as served, Wire(served, places[0].table) as back:
        missed = back.hello(places[0].token, since=whole["seq"], chat=whole["chat"][-1]["n"])
        assert missed["first"] == 0
        assert len(missed["entries"]) == len(entries)
        assert [one["text"] for one in missed["chat"]] == ["hello"]
        nothing = back.hello(places[0].token, since=missed["seq"], chat=missed["chat"][-1]["n"])
        assert (nothing["entries"], nothing["chat"], nothing["first"]) == ([], [], len(missed["entries"]))


# --- saved games, rematch, take-backs --------------------------------------------------------------------------------


def test_a_finished_game_is_saved_whole_and_played_again(served: Served) -> None:
    place = alone(served.client)
    with pytest.raises(RefusedError, match="not-over"):
        served.client.rematch(place)
    with served.client.sit(place) as seat:
        seat.begin(now=True)
        seat.to_bot("random")
        seat.wait(lambda found: bool(found.table and found.table.over), 60)
    saved = served.client.saved(place.table)
    assert "?" not in saved.partition("\n1 ")[2].partition("position:")[0]
    again = served.client.restore(saved, name="Ada")
    assert served.client.table(again.table).over
    following = served.client.rematch(place)
    assert served.client.rematch(place) == following, "the second who asks is shown to the same table"
    assert served.client.table(place.table).next == following.table
    assert following.token == place.token
    whole = served.client.position(place.table, 0, whole=True)
    assert whole.n == 0


@pytest.mark.parametrize("saved", ["x", "ostrov save 1\n", "ostrov save 1\ngame: chess  rules: 1  layout: a  box: b\n"])
def test_a_save_that_cannot_be_read_is_refused(served: Served, saved: str) -> None:
    with pytest.raises(RefusedError, match="bad-save") as told:
        served.client.restore(saved)
    assert told.value.arguments["why"]


def test_people_agree_to_take_back_what_was_final(served: Served) -> None:
    places = table_for(served.client, "smugglers", 2)
    with served.client.sit(places[0]) as one, served.client.sit(places[1]) as other:
        one.begin()
        other.begin()
        seats = {str(place.seat): seat for place, seat in zip(places, (one, other), strict=True)}
        for _ in range(200):
            state = one.wait(lambda found: bool(found.now and found.now.awaited)).now
            assert state is not None
            actor = seats[state.awaited[0]]
            now = actor.wait(lambda found, n=state.n: bool(found.now and found.now.n >= n and found.now.offers)).now  # type: ignore[misc]
            assert now is not None
            actor.act(now.offers[0].words)
            if actor.state().far:
                break
        rest = other if actor is one else one
        before = actor.state().n
        actor.undo_ask()
        rest.wait(lambda found: found.asking is not None)
        rest.undo_answer(yes=True)
        actor.wait(lambda found: bool(found.table and found.table.takebacks == 1))
        assert actor.state().n < before


# --- what goes wrong -------------------------------------------------------------------------------------------------


class FullDisk(SqliteStore):
    """A disk that takes nothing more as long as `full` is set."""

    full = False

    def commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        if FullDisk.full:
            return [NotStored("No space left on device.") for _ in changes]
        return super().commit(changes)


def test_a_full_disk_refuses_and_keeps_the_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostrov.server.serve.SqliteStore", FullDisk)
    with serving(tmp_path) as served:
        places = table_for(served.client, "smugglers", 2)
        with seated(served, places[0]) as one, seated(served, places[1]) as other:
            one.wish("begin")
            done = other.wish("begin")
            monkeypatch.setattr(FullDisk, "full", True)
            assert one.wish("say", text="hello")["code"] == "not-stored"
            with pytest.raises(RefusedError, match="not-stored"):
                alone(served.client)
            assert one.hello(places[0].token)["seq"] == done["seq"]
            monkeypatch.setattr(FullDisk, "full", False)
            assert one.wish("say", text="hello")["t"] == "done"


class WishesOnly(SqliteStore):
    """Takes what people wish, and as long as `full` is set nothing that a server does by itself."""

    full, refused = True, 0

    def commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        return [found for one in changes for found in self._taken(one)]

    def _taken(self, change: Change) -> list[StoreError | None]:
        if not self.full or change.wish is not None:
            return super().commit([change])
        WishesOnly.refused += 1
        return [NotStored("No space left on device.")]


def test_what_is_prepared_is_done_when_the_disk_takes_something_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WishesOnly, "full", False)
    monkeypatch.setattr("ostrov.server.serve.SqliteStore", WishesOnly)
    monkeypatch.setattr(rooms, "TRY_AGAIN", 0.01)
    with serving(tmp_path) as served:
        places = table_for(served.client, "smugglers", 2)
        with seated(served, places[0]) as one, seated(served, places[1]) as other:
            for wire in (one, other):
                wire.wish("begin")
            welcome = one.hello(places[0].token)
            wire, place = (one, places[0]) if welcome["now"]["offers"] else (other, places[1])
            monkeypatch.setattr(WishesOnly, "full", True)
            tried = WishesOnly.refused
            assert wire.wish("prepare", answers=["load"])["t"] == "done"
            while WishesOnly.refused < tried + 3:
                assert wire.wish("keep")["t"] == "done", "the table goes on"
            assert wire.hello(place.token)["entries"] == welcome["entries"]
            monkeypatch.setattr(WishesOnly, "full", False)
            while len(wire.hello(place.token)["entries"]) == len(welcome["entries"]):
                pass
            assert wire.hello(place.token)["prepared"]["played"]


def test_a_fault_in_what_is_prepared_is_not_met_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = ("turn.py", "def step(s: State, seat: int, action: int) -> int:", STEP)
    game = variant(tmp_path / "game", fault)
    monkeypatch.setattr("ostrov.server.links.load", lambda _name: game)
    with serving(tmp_path / "tables") as served:
        places = table_for(served.client, "smugglers", 2)
        with seated(served, places[0]) as one, seated(served, places[1]) as other:
            one.wish("begin")
            other.wish("begin")
            wires = {place.seat: (wire, place) for wire, place in zip((one, other), places, strict=True)}
            wire, place = next(found for found in wires.values() if found[0].hello(found[1].token)["now"]["offers"])
            assert wire.wish("prepare", answers=["load"])["t"] == "done"
            while wire.hello(place.token)["prepared"] is not None:
                pass
        assert served.house.metrics.faults == 1


def test_a_fault_of_the_rules_refuses_keeps_the_position_and_writes_a_capsule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = ("turn.py", "def step(s: State, seat: int, action: int) -> int:", STEP)
    game = variant(tmp_path / "game", fault)
    monkeypatch.setattr("ostrov.server.links.load", lambda _name: game)
    with serving(tmp_path / "tables") as served:
        places = table_for(served.client, "smugglers", 2)
        with seated(served, places[0]) as one, seated(served, places[1]) as other:
            one.wish("begin")
            other.wish("begin")
            before = [wire.hello(place.token)["now"] for wire, place in zip((one, other), places, strict=True)]
            asked = next(n for n in (0, 1) if before[n]["offers"])
            refused = (one, other)[asked].wish("act", words=before[asked]["offers"][0]["words"])
            assert refused["code"] == "fault"
            after = [wire.hello(place.token)["now"] for wire, place in zip((one, other), places, strict=True)]
            assert after == before
    [written] = (tmp_path / "tables" / "capsules").iterdir()
    replayed = capsule.load(written, _named(game))
    assert replayed.expectation.how == "error"
    assert capsule.run(replayed, "checked").as_expected


STEP = """def step(s: State, seat: int, action: int) -> int:
    s.options.goal = 9999
    return 0


def old_step(s: State, seat: int, action: int) -> int:"""


def _named(game: Game) -> Any:
    return lambda _name: game


def test_the_way_down_is_told_and_clients_come_again(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        place = alone(served.client)
        wire = Wire(served, place.table)
        wire.hello(place.token)
    assert wire.receive("closed")["code"] == "stopping"
    with pytest.raises(ConnectionClosed):
        wire.receive()
    wire.close()


def test_thinking_holds_up_nobody(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that takes long: others are answered meanwhile."""
    thinking, enough = threading.Event(), threading.Event()

    def slow(*_arguments: object, **_named: object) -> str:
        thinking.set()
        enough.wait(20)
        raise RuntimeError("gave up")

    monkeypatch.setattr("ostrov.bots.choose", slow)
    place = alone(served.client)
    try:
        with seated(served, place) as wire:
            wire.wish("begin", now=True)
            assert thinking.wait(20) or wire.hello(place.token)["now"]["awaited"]
            began = time.monotonic()
            assert wire.wish("say", text="still here")["t"] == "done"
            assert not enough.is_set()
            assert time.monotonic() - began < 19, "answered before the bot was done"
    finally:
        enough.set()


def test_a_level_that_fails_is_stood_in_for_by_chance(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_arguments: object) -> int:
        raise IndexError("a fault in an apprentice")

    real = bots.choose

    def choose(view: Any, seat: str, level: str, key: int, stream: int, **_named: object) -> str:
        return real(view, seat, level, key, stream) if level == "random" else str(failing())

    monkeypatch.setattr("ostrov.bots.choose", choose)
    turn = type("Turn", (), {})()
    start = load("smugglers").start("checked")
    position = start.after("chance", next(iter(start.outcomes())))
    while position.asked == ("chance",):
        position = position.after("chance", next(iter(position.outcomes())))
    turn.seat, turn.level, turn.key, turn.stream, turn.spent = position.asked[0], "apprentice", 1, 1, 0
    turn.view = position.seen_by(turn.seat)
    assert rooms._choice(turn) in position.choices(turn.seat)


def test_a_search_holds_up_no_other_thinking(served: Served) -> None:
    """Searches queue for a thread of their own; what people try out does not wait behind them."""
    searching, enough = threading.Event(), threading.Event()

    def search() -> str:
        searching.set()
        return "done" if enough.wait(20) else "gave up"

    async def both() -> tuple[bool, str, str]:
        slow = asyncio.ensure_future(served.house.searchers.ask("t", search))
        while not searching.is_set():
            await asyncio.sleep(0.01)
        quick = await served.house.thinkers.ask("t", lambda: "quick")
        waited = slow.done()
        enough.set()
        return waited, quick, await slow

    found = asyncio.run_coroutine_threadsafe(both(), served.house.loop).result(30)
    assert found == (False, "quick", "done")


def test_a_search_at_a_table_ends_on_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked between two slices, a search is told to stop when its seconds are over, or the server stops.

    Where others wait for one too, it has less.
    """
    now, stops, took = [0.0], [], rooms.LONGEST_THOUGHT

    def choose(*_given: Any, stop: Any, **_named: Any) -> str:
        stops.append([stop()])
        now[0] += took * 0.6
        stops[-1].append(stop())
        now[0] += took * 0.6
        stops[-1].append(stop())
        return "words"

    monkeypatch.setattr("ostrov.bots.choose", choose)
    searchers = type("Thinkers", (), {"waiting": 0})()
    house = type("House", (), {"clock": lambda _self: now[0], "stopping": False, "searchers": searchers})()
    room = type("Room", (), {"house": house})()
    turn: Any = type("Turn", (), dict.fromkeys(("view", "seat", "level", "key", "stream", "spent")))()
    assert rooms.Room._thought(room, turn, []) == "words"
    searchers.waiting = 1
    assert rooms.Room._thought(room, turn, []) == "words"
    assert stops == [[False, False, True], [False, True, True]]
