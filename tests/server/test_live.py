"""A table, live: who may what, what is told to whom, and a clear answer to everything else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ostrov.client import RefusedError
from ostrov.server import messages as m
from ostrov.server.limits import LARGEST_MESSAGE, Rates
from tests.server.serving import Served, serving, table_for
from tests.server.wire import Wire, seated


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture
def places(served: Served) -> list[m.Place]:
    """Three people at a table of the tiny game that has not begun."""
    return table_for(served.client, "smugglers")


@pytest.fixture
def wires(served: Served, places: list[m.Place]) -> Iterator[list[Wire]]:
    """The three, connected, and the game begun."""
    found = [seated(served, place) for place in places]
    for wire in found:
        assert wire.wish("begin")["t"] == "done"
    yield found
    for wire in found:
        wire.close()


def asked_and_others(wires: list[Wire], places: list[m.Place], served: Served) -> tuple[int, list[int], dict[str, Any]]:
    """The place of somebody who is asked, of those who are not, and what the first may do."""
    states = [served.client.position(place.table, _entries(served, place), place.token) for place in places]
    asked = [n for n, state in enumerate(states) if state.offers]
    rest = [n for n, state in enumerate(states) if not state.offers]
    return asked[0], rest, {"words": states[asked[0]].offers[0].words}


def _entries(served: Served, place: m.Place) -> int:
    with Wire(served, place.table) as wire:
        n: int = wire.hello()["now"]["n"]
        return n


def test_a_welcome_tells_all_there_is(served: Served, places: list[m.Place]) -> None:
    with Wire(served, places[0].table) as wire:
        welcome = msgspec.convert(wire.hello(places[0].token), m.Welcome)
        assert welcome.you == places[0].seat
        assert welcome.invite == places[0].invite
        assert not welcome.table.begun
        assert {seat.seat for seat in welcome.table.seats if seat.here} == {places[0].seat}


def test_who_watches_is_told_what_all_may_know(served: Served, places: list[m.Place]) -> None:
    with Wire(served, places[0].table) as wire:
        found = wire.hello()
        assert (found["you"], found["invite"]) == (None, None)
        assert wire.wish("say", text="hello")["code"] == "watching"
        assert str(places[0].token) not in json.dumps(found)


def test_what_one_does_all_are_told(served: Served, wires: list[Wire], places: list[m.Place]) -> None:
    asked, _, wish = asked_and_others(wires, places, served)
    done = wires[asked].wish("act", **wish)
    assert done["t"] == "done"
    for wire in wires[:asked] + wires[asked + 1 :]:
        news = wire.receive("news")
        while news["seq"] < done["seq"]:
            news = wire.receive("news")
        assert news["seq"] == done["seq"]
        assert news["entries"][0]["n"] == news["first"]


def test_the_same_wish_twice_is_done_once(served: Served, wires: list[Wire], places: list[m.Place]) -> None:
    asked, _, wish = asked_and_others(wires, places, served)
    first = wires[asked].wish("act", id="one", **wish)
    again = wires[asked].wish("act", id="one", **wish)
    assert again == first
    with seated(served, places[asked]) as later:
        assert later.wish("act", id="one", words="anything") == first


def test_out_of_turn_and_not_offered(served: Served, wires: list[Wire], places: list[m.Place]) -> None:
    asked, others, wish = asked_and_others(wires, places, served)
    if others:
        assert wires[others[0]].wish("act", **wish)["code"] == "not-asked"
    assert wires[asked].wish("act", words="fly home")["code"] == "unknown-words"
    because = wires[asked].wish("why", words=wish["words"])
    assert (because["rule"], because["asked"]) == (None, True)
    advice = wires[asked].wish("advise", wishes=[])
    assert (advice["marks"], advice["ways"]) == ([], [])  # this game gives no advice
    assert wires[asked].wish("advise", wishes=["fly home"])["code"] == "unknown-words"
    assert wires[asked].wish("given", words="draw tea")["code"] == "not-given"
    assert wires[asked].wish("undo_answer", yes=True)["code"] == "nobody-asks"
    assert wires[asked].wish("begin")["code"] == "begun"


def test_a_forbidden_action_names_its_rule(served: Served, wires: list[Wire], places: list[m.Place]) -> None:
    asked, _, _ = asked_and_others(wires, places, served)
    state = served.client.position(places[asked].table, _entries(served, places[asked]), places[asked].token)
    offered = {offer.words for offer in state.offers}
    facts = served.client.game("smugglers")
    kinds = [kind for kind in facts.actions if len(kind.arguments) == 1]
    words = [f"{kind.word} {word}" for kind in kinds for word in facts.names[kind.arguments[0]].words]
    forbidden = next(one for one in words if one not in offered)
    answer = wires[asked].wish("act", words=forbidden)
    assert answer["t"] == "refused"
    assert answer["rule"] is None or answer["rule"].startswith(facts.letter)


def test_stale_wishes_are_told_apart(served: Served, wires: list[Wire], places: list[m.Place]) -> None:
    asked, _, wish = asked_and_others(wires, places, served)
    assert wires[asked].wish("act", seq=0, **wish)["code"] in ("stale", "done")


def test_chat_is_not_counted(served: Served, places: list[m.Place]) -> None:
    with seated(served, places[0]) as one, seated(served, places[1]) as other:
        before = one.hello(places[0].token)["seq"]
        assert one.wish("say", text="hello")["seq"] == before
        assert other.receive("chat")["chat"]["text"] == "hello"
        again = one.hello(places[0].token, since=before, chat=10_000)
        assert (again["seq"], again["chat"], again["entries"]) == (before, [], [])


def test_presence_is_told(served: Served, places: list[m.Place]) -> None:
    with seated(served, places[0]) as one:
        with seated(served, places[1]):
            assert one.receive("presence")["here"] == [places[0].seat, places[1].seat]
        assert one.receive("presence")["here"] == [places[0].seat]
        with Wire(served, places[0].table) as wire:
            wire.hello()
            assert one.receive("presence")["watching"] == 1


# --- what is not put up with ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["x" * 32, "0" * 16])
def test_a_wrong_token_opens_nothing(served: Served, places: list[m.Place], token: str) -> None:
    with Wire(served, places[0].table) as wire:
        assert wire.hello(token) == {"t": "closed", "code": "wrong-token"}
        with pytest.raises(ConnectionClosed):
            wire.receive()
    for ask in (served.client.saved, lambda table, token: served.client.position(table, 0, token)):
        with pytest.raises(RefusedError, match="wrong-token"):
            ask(places[0].table, token)


def test_a_token_of_another_table_opens_nothing(served: Served, places: list[m.Place]) -> None:
    foreign = table_for(served.client, "smugglers")[0]
    with Wire(served, places[0].table) as wire:
        assert wire.hello(foreign.token)["code"] == "wrong-token"


def test_no_seats_token_is_told_to_others(served: Served, wires: list[Wire], places: list[m.Place]) -> None:
    tokens = {place.token: place.seat for place in places}
    for place in places:
        with Wire(served, place.table) as wire:
            told = json.dumps(wire.hello(place.token)) + served.client.saved(place.table, place.token)
            assert not any(token in told for token in tokens if token)


def test_tokens_are_long_and_stored_hashed(served: Served, places: list[m.Place]) -> None:
    kept = b"".join(path.read_bytes() for path in served.house.folder.rglob("*") if path.is_file())
    for place in places:
        assert place.token is not None
        assert len(place.token) >= 22  # 128 bits in letters of six bits
        assert place.token.encode() not in kept


def test_an_invitation_is_needed_and_a_seat_taken_once(served: Served) -> None:
    place = served.client.open(m.NewTable("smugglers", {"players": "2"}, {"red": m.NewSeat("you")}))
    with pytest.raises(RefusedError, match="wrong-invite"):
        served.client.join(place.table)
    with pytest.raises(RefusedError, match="wrong-invite"):
        served.client.join(place.table, invite="x" * 32)
    with pytest.raises(RefusedError, match="seat-taken"):
        served.client.join(place.table, invite=place.invite, seat=place.seat)
    served.client.join(place.table, invite=place.invite)
    with pytest.raises(RefusedError, match="no-open-seat"):
        served.client.join(place.table, invite=place.invite)
    with pytest.raises(RefusedError, match="no-table"):
        served.client.join("nowhere", invite=place.invite)


def test_no_table_no_connection(served: Served) -> None:
    with Wire(served, "nowhere") as wire:
        assert wire.receive() == {"t": "closed", "code": "no-table"}


def test_a_foreign_page_gets_no_connection(served: Served, places: list[m.Place]) -> None:
    with pytest.raises(InvalidStatus):
        Wire(served, places[0].table, origin="http://evil.example")
    Wire(served, places[0].table, origin=served.address).close()


@pytest.mark.parametrize(
    ("raw", "id_"),
    [
        ("", ""),
        ("{", ""),
        ("null", ""),
        ('{"t":"act","id":"a"}', "a"),
        ('{"t":"act","id":"a","words":7}', "a"),
        ('{"t":"fly","id":"b"}', "b"),
        ('{"t":"act","id":"a","words":"x","more":1}', "a"),
        ('{"t":"say","id":"a","text":"' + "x" * 501 + '"}', "a"),
        ("[" * 50_000, ""),
        ("😀", ""),
        (b"\xff\xfe", ""),
    ],
)
def test_what_cannot_be_read_is_refused_and_the_connection_stays(
    served: Served, places: list[m.Place], raw: str | bytes, id_: str
) -> None:
    with seated(served, places[0]) as wire:
        wire.socket.send(raw)
        found = wire.receive("refused")
        assert (found["code"], found["id"]) == ("bad-message", id_)
        assert wire.wish("say", text="still here")["t"] == "done"


def test_a_huge_message_ends_the_connection_and_says_why(served: Served, places: list[m.Place]) -> None:
    with seated(served, places[0]) as wire:
        wire.socket.send("x" * (LARGEST_MESSAGE + 1))
        assert wire.receive("closed")["code"] == "too-large"


def test_a_flood_of_wishes_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, clock=lambda: 0.0, rates=Rates(requests=(1e9, 1e9))) as served:
        place = table_for(served.client, "smugglers", 2)[0]
        with seated(served, place) as wire:
            answers = [wire.wish("say", text="x") for _ in range(61)]
            codes = [answer.get("code", answer["t"]) for answer in answers]
            assert (codes.count("done"), codes[-1]) == (60, "too-fast")


def test_a_reader_who_does_not_read_is_closed_and_holds_up_nobody(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ostrov.server.live.LAST_WORD", 0.2)
    monkeypatch.setattr("ostrov.server.limits.LARGEST_QUEUE", 100_000)
    places = table_for(served.client, "smugglers", 2)
    with seated(served, places[1]) as other, Wire(served, places[0].table, max_queue=1) as lazy:
        lazy.hello(places[0].token)
        assert other.receive("presence")["here"] == [places[0].seat, places[1].seat]
        for _ in range(5_000):
            lazy.send("hello", token=places[0].token)
        assert other.receive("presence")["here"] == [places[1].seat]
        assert other.wish("say", text="on we go")["t"] == "done"
