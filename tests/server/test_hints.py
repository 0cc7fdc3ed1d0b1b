"""Hints and courses over the network: for whom, from what, how they are dropped, and that they are kept."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ostrov.bots import hints as own_hints
from ostrov.bots.course import course as own_course
from ostrov.client import RefusedError, Seat
from ostrov.engine.link import best_link
from ostrov.server import messages as m
from ostrov.server import room
from tests.server.players import play
from tests.server.serving import Served, compiled, serving, table_for

pytest.importorskip("numba")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as found:
        compiled(found, "smugglers")
        yield found


@pytest.fixture
def places(served: Served) -> list[m.Place]:
    return table_for(served.client, "smugglers", 2)


@pytest.fixture
def seats(served: Served, places: list[m.Place]) -> Iterator[list[Seat]]:
    """Two people who play."""
    found = [served.client.sit(place) for place in places]
    for seat in found:
        seat.begin()
    yield found
    for seat in found:
        seat.leave()


def asked(seats: list[Seat]) -> int:
    """Who is asked and has a choice."""
    while True:
        for number, seat in enumerate(seats):
            state = seat.state()
            if seat.mirror.you in state.awaited and len(state.offers) > 1:
                return number
        first = next(seat for seat in seats if seat.mirror.you in seat.state().awaited)
        first.act(first.state().offers[0].words)


def no_answer(do: Callable[[], Any]) -> str:
    with pytest.raises(RefusedError) as refused:
        do()
    return refused.value.code


def test_a_seat_is_told_its_best_choices(served: Served, places: list[m.Place], seats: list[Seat]) -> None:
    number = asked(seats)
    state = seats[number].state()
    found = served.client.hints(places[number])
    assert found.seq == state.seq
    assert {hint.words for hint in found.hints} <= {offer.words for offer in state.offers}
    assert all(hint.because.id.startswith("hint-") and 0 <= hint.win <= 1 for hint in found.hints)


def test_hints_are_for_ones_own_seat_while_it_is_asked(
    served: Served, places: list[m.Place], seats: list[Seat]
) -> None:
    """The seat of the key is the one that is told, from what it sees; without a key nobody is."""
    client, number = served.client, asked(seats)
    for n, place in enumerate(places):
        if str(seats[n].mirror.you) not in seats[number].state().awaited:
            assert no_answer(lambda place=place: client.hints(place)) == "not-asked"  # type: ignore[misc]
    watching = m.Place(places[0].table, None, None, None)
    assert no_answer(lambda: client.hints(watching)) == "watching"
    forged = m.Place(places[0].table, places[0].seat, "x" * 32, None)
    assert no_answer(lambda: client.hints(forged)) == "wrong-token"


def test_a_search_is_shown_what_the_seat_sees(
    served: Served, places: list[m.Place], seats: list[Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing but the redacted position of the seat that asks reaches the search."""
    number, seen = asked(seats), []

    def spied(view: Any, seat: str, **more: Any) -> Any:
        seen.append((view, seat))
        return own_hints.hints(view, seat, **more)

    monkeypatch.setattr(room, "hints", spied)
    served.client.hints(places[number])
    ((view, seat),) = seen
    match = served.house._rooms[places[number].table].result().match
    assert view.viewer == seat == seats[number].mirror.you
    assert view.data == match.history.position.seen_by(seat).data


def test_a_table_may_do_without_hints(served: Served) -> None:
    without = table_for(served.client, "smugglers", 2, hints=False)
    both = [served.client.sit(place) for place in without]
    for seat in both:
        seat.begin()
    number = asked(both)
    table = both[number].mirror.table
    assert table is not None
    assert not table.hints
    assert no_answer(lambda: served.client.hints(without[number])) == "hints-off"
    for seat in both:
        seat.leave()


def test_moves_do_not_wait_and_end_a_search(
    served: Served, places: list[m.Place], seats: list[Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search that would go on for very long: the seat acts meanwhile, and nobody waits for the search."""
    monkeypatch.setattr(room, "LONGEST_THOUGHT", 30.0)
    began = threading.Event()

    def endless(view: Any, seat: str, **more: Any) -> Any:
        began.set()
        return own_hints.hints(view, seat, 10**9, **more)

    monkeypatch.setattr(room, "hints", endless)
    number, codes = asked(seats), []
    asking = threading.Thread(target=lambda: codes.append(no_answer(lambda: served.client.hints(places[number]))))
    asking.start()
    assert began.wait(20)
    before = time.monotonic()
    seats[number].act(seats[number].state().offers[0].words)
    asking.join()
    assert codes == ["stale"]
    assert time.monotonic() - before < 25  # and not the half minute that was given


def test_who_hangs_up_ends_the_search(
    served: Served, places: list[m.Place], seats: list[Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    began, ended = threading.Event(), threading.Event()

    def endless(view: Any, seat: str, *, stop: Callable[[], bool], **more: Any) -> Any:
        began.set()
        while not stop():
            time.sleep(0.01)
        ended.set()
        return []

    monkeypatch.setattr(room, "hints", endless)
    number = asked(seats)
    host, _, port = served.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port))) as line:
        head = f"POST /api/tables/{places[number].table}/hints HTTP/1.1\r\nhost: {host}\r\ncontent-length: 0\r\n"
        line.sendall(f"{head}authorization: Bearer {places[number].token}\r\n\r\n".encode())
        assert began.wait(20)
        assert not ended.is_set()
    assert ended.wait(2)  # long before the time a search has


# --- how a game went --------------------------------------------------------------------------------------------------


def told(served: Served, table: str, *, whole: bool) -> m.Course:
    """A course, when it is done."""
    end = time.monotonic() + 60
    while True:
        found = served.client.course(table, whole=whole)
        if found.done:
            return found
        assert time.monotonic() < end, "it is never done"
        time.sleep(0.02)


def test_a_course_is_told_when_the_game_is_over_and_kept(served: Served, places: list[m.Place]) -> None:
    table = places[0].table
    both = [served.client.sit(place) for place in places]
    assert no_answer(lambda: served.client.course(table)) == "not-over"
    play(both, 3, 10**6)
    whole, public = told(served, table, whole=True), told(served, table, whole=False)
    match = served.house._rooms[table].result().match
    for found, is_whole in ((whole, True), (public, False)):
        expected = own_course(match.history, public=not is_whole)
        assert found.whole == is_whole
        assert found.count == len(found.moments) == len(expected)
        assert [moment.n for moment in found.moments] == [one.entry for one in expected]
        last = dict(zip(match.history.position.seats, expected[-1].shares, strict=True))
        assert found.moments[-1].shares == pytest.approx(last, abs=0.001)
    assert whole.moments != public.moments
    files = list(served.house.folder.glob(f"courses/{table}-*.json"))
    assert len(files) == 2
    files[0].write_text(files[0].read_text().replace('"turn":1,', '"turn":77,'))
    kept = [served.client.course(table, whole=which) for which in (True, False)]
    assert any(moment.turn == 77 for one in kept for moment in one.moments), "it is read, not worked out again"
    for seat in both:
        seat.leave()
    for place in places:
        served.client.forget(place)
    assert not list(served.house.folder.glob("courses/*")), "nothing of a table stays"


def test_uncompiled_rules_say_so(tmp_path: Path) -> None:
    assert best_link() == "cpu"
    with serving(tmp_path) as slow:
        two = table_for(slow.client, "smugglers", 2)
        both = [slow.client.sit(place) for place in two]
        for seat in both:
            seat.begin()
        number = asked(both)
        assert no_answer(lambda: slow.client.hints(two[number])) == "not-compiled"
        for seat in both:
            seat.leave()
