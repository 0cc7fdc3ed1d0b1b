"""What may be said at a table, and what happens to what should not have been."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostrov.server import messages as m
from ostrov.server.limits import Rates
from ostrov.server.settings import KEY_FILE, Settings
from tests.server.serving import serving, table_for
from tests.server.wire import seated

TALK: tuple[m.Talk, ...] = ("free", "quick", "off")


@pytest.mark.parametrize("of_server", TALK)
@pytest.mark.parametrize("of_table", TALK)
def test_the_stricter_of_server_and_table_holds(tmp_path: Path, of_server: m.Talk, of_table: m.Talk) -> None:
    with serving(tmp_path, settings=Settings(talk=of_server)) as served:
        place = table_for(served.client, "smugglers", 2, talk=of_table)[0]
        assert served.client.table(place.table).talk == of_table
        assert served.client.ask("GET", "/api/server", m.ServerFacts).talk == of_server
        with seated(served, place) as wire:
            answers = [wire.wish("say", text=text) for text in (":good-trade:", "free words", ":good-trade: and more")]
        codes = [answer.get("code", "done") for answer in answers]
        if "off" in (of_server, of_table):
            assert codes[0] == "chat-off", "not even a quick word"
            assert "done" not in codes
        elif "quick" in (of_server, of_table):
            assert codes == ["done", "only-quick", "only-quick"]
        else:
            assert codes == ["done"] * 3


def test_reports_do_not_fill_the_disk(tmp_path: Path) -> None:
    with serving(tmp_path, rates=Rates(requests=(1e9, 1e9)), clock=lambda: 0.0) as served:
        place = table_for(served.client, "smugglers", 2)[0]
        with seated(served, place) as wire:
            codes = [wire.wish("report", n=1).get("code", "done") for _ in range(12)]
    assert codes == ["done"] * 10 + ["too-fast"] * 2


def test_what_is_reported_reaches_the_host_with_the_lines_before(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        first, second = table_for(served.client, "smugglers", 2)
        with seated(served, first) as one, seated(served, second) as other:
            for n in range(15):
                one.wish("say", text=f"line {n}")
            one.wish("say", text="an insult")
            one.wish("say", text="and on")
            said = other.hello(second.token)["chat"]
            number = next(chat["n"] for chat in said if chat["text"] == "an insult")
            assert other.wish("report", n=number)["t"] == "done"
            assert other.wish("report", n=9_999)["code"] == "no-entry"
        key = (tmp_path / KEY_FILE).read_text(encoding="utf-8").strip()
        (report,) = served.client.ask("GET", "/api/host", m.Overview, token=key).reports
        assert (report.table, report.by) == (second.table, second.seat)
        assert [chat.text for chat in report.lines] == [f"line {n}" for n in range(6, 15)] + ["an insult"]
        assert report.lines[-1].seat == first.seat
