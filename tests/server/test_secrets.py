"""What opens a seat stays between the server and who sits there: in no log, whatever goes wrong."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from ostrov.client import RefusedError
from tests.server.serving import Served, serving, table_for
from tests.server.wire import Wire, seated


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as found:
        yield found


def crash(*_arguments: object, **_more: object) -> None:
    raise IndexError("a fault")


def test_no_log_tells_what_opens_a_seat(
    served: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything is logged that can be, and much goes wrong."""
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.WARNING, "websockets.client")  # that is the test's own end
    places = table_for(served.client, "smugglers", 2)
    table, token, invite = places[0].table, str(places[0].token), str(places[0].invite)
    with seated(served, places[0]) as one, seated(served, places[1]) as other:
        for wire in (one, other):
            wire.wish("begin", part="a part")
        one.socket.send(f'{{"t":"hello","token":"{token}"')
        assert one.receive("refused")["code"] == "bad-message"
        monkeypatch.setattr("ostrov.table.match.Match.act", crash)
        assert one.wish("act", words="anything")["code"] == "fault"
    monkeypatch.setattr("ostrov.table.match.Match.saved", crash)
    monkeypatch.setattr("ostrov.server.room.Room.hello", crash)
    with pytest.raises(RefusedError, match="fault"):
        served.client.saved(table, token)
    with pytest.raises(RefusedError, match="wrong-token"):
        served.client.saved(table, f"{token}x")
    with pytest.raises(RefusedError, match="no-open-seat"):
        served.client.join(table, invite=invite)
    with Wire(served, table) as wire:
        assert wire.hello(token)["code"] == "fault"
    assert caplog.text.count("IndexError") >= 3, "all of it was logged"
    secret = served.house._rooms[table].result().match.secret.hex()
    for hidden in (*(str(place.token) for place in places), invite, secret):
        assert hidden not in caplog.text
