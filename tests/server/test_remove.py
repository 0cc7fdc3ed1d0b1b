"""The founder sends somebody away: never unseen, and the keys of before open nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ostrov.client import RefusedError
from ostrov.server import messages as m
from tests.server.serving import Served, serving, table_for
from tests.server.wire import Wire, seated


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as found:
        yield found


def opens(served: Served, place: m.Place) -> bool:
    with Wire(served, place.table) as wire:
        return bool(wire.hello(place.token)["t"] == "welcome")


def seat_of(served: Served, place: m.Place) -> m.Seat:
    return next(one for one in served.client.table(place.table).seats if one.seat == place.seat)


def test_before_the_game_the_seat_is_open_again_and_the_old_invitation_is_void(served: Served) -> None:
    founder, gone, third = table_for(served.client, "smugglers", 3)
    with seated(served, founder) as wire, seated(served, gone) as sent_away, seated(served, third) as other:
        assert wire.wish("remove", seat=gone.seat)["t"] == "done"
        for who in (sent_away, other):
            line = who.receive("chat")["chat"]["line"]
            assert (line["id"], line["args"]["player"]["is"]) == ("table-removed", gone.seat)
        assert sent_away.receive("closed")["code"] == "removed"
        invite = wire.hello(founder.token)["invite"]
    assert seat_of(served, gone).who == "open"
    assert not opens(served, gone)
    with pytest.raises(RefusedError, match="wrong-invite"):
        served.client.join(gone.table, invite=gone.invite)
    assert opens(served, served.client.join(gone.table, invite=invite))


def test_in_a_game_a_bot_plays_on_for_good(served: Served) -> None:
    founder, gone = table_for(served.client, "smugglers", 2)
    code = served.client.code(gone).code
    with seated(served, founder) as wire, seated(served, gone) as sent_away:
        sent_away.wish("phrase", text="open sesame")
        for one in (wire, sent_away):
            one.wish("begin")
        assert wire.wish("remove", seat=gone.seat)["t"] == "done"
        assert sent_away.receive("closed")["code"] == "removed"
    seat = seat_of(served, gone)
    assert (seat.resigned, seat.level is not None) == (True, True)
    assert not opens(served, gone)
    with pytest.raises(RefusedError, match="wrong-phrase"):
        served.client.by_phrase(gone.table, str(gone.seat), "open sesame")
    with pytest.raises(RefusedError, match="wrong-code"):
        served.client.by_code(code, gone.table)


def test_only_the_founder_sends_away_and_only_people(served: Served) -> None:
    seats = {"red": m.NewSeat("you"), "green": m.NewSeat("bot")}
    founder = served.client.open(m.NewTable("smugglers", {"players": "3"}, seats))
    other = served.client.join(founder.table, invite=founder.invite)
    with seated(served, founder) as wire, seated(served, other) as second:
        assert second.wish("remove", seat="red")["code"] == "not-founder"
        codes = [wire.wish("remove", seat=seat)["code"] for seat in ("red", "green", "yellow", "x")]
    assert codes == ["unknown-words"] * 4
    assert opens(served, other)


def test_who_was_sent_away_does_not_sit_at_the_next_table(served: Served) -> None:
    founder, gone = table_for(served.client, "smugglers", 2)
    with seated(served, founder) as wire:
        wire.wish("begin", now=True)
        wire.wish("remove", seat=gone.seat)
        wire.wish("resign")
    following = served.client.rematch(founder)
    seats = {one.seat: one.who for one in served.client.table(following.table).seats}
    assert seats == {founder.seat: "human", gone.seat: "open"}
    assert not opens(served, m.Place(following.table, None, gone.token, None))
