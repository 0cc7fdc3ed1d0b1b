"""What the host sees and may do, what machines watch, and how the server logs."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from ostrov.client import RefusedError
from ostrov.server import messages as m
from ostrov.server.logs import JsonLines
from ostrov.server.metrics import BOUNDS, Histogram
from ostrov.server.settings import KEY_FILE, Settings
from ostrov.store import Change, NotStored, SqliteStore, StoreError
from tests.server.serving import Served, serving, table_for
from tests.server.wire import seated


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as found:
        yield found


def key_of(served: Served) -> str:
    return (served.house.folder / KEY_FILE).read_text(encoding="utf-8").strip()


def metrics(served: Served) -> dict[str, float]:
    """What the server counts, by name and labels; every line is one that Prometheus reads."""
    text = served.client.fetch("GET", "/api/metrics", token=key_of(served)).decode()
    found = {}
    for line in text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# TYPE ostrov_[a-z_]+ (counter|gauge|histogram)", line)
            continue
        matched = re.fullmatch(r'(ostrov_[a-z_]+(?:\{[a-z]+="[^"\\]*"\})?) ([0-9.e+-]+)', line)
        assert matched is not None, line
        found[matched[1]] = float(matched[2])
    return found


def test_what_is_done_is_counted(served: Served) -> None:
    places = table_for(served.client, "smugglers", 2)
    with seated(served, places[0]) as wire:
        wire.wish("say", text="hello")
        wire.wish("act", words="fly")
        found = metrics(served)
        assert found["ostrov_connections"] == 1
    assert found['ostrov_wishes_total{answer="done"}'] == 1
    assert found['ostrov_wishes_total{answer="not-begun"}'] == 1
    assert found["ostrov_wish_seconds_count"] == 2
    assert found['ostrov_wish_seconds_bucket{le="+Inf"}'] == 2
    assert found["ostrov_store_seconds_count"] >= 3
    assert found["ostrov_tables_in_memory"] == 1
    assert found["ostrov_process_memory_bytes"] > 1e6


def test_the_host_is_told_in_numbers_and_without_secrets(tmp_path: Path) -> None:
    """Every setting is told; of what is secret only that it is set."""
    settings = Settings(opening="word", word="tea and rum", proxies=("10.0.0.0/8", "127.0.0.1"))
    with serving(tmp_path, settings=settings) as served:
        seats = {"red": m.NewSeat("you")}
        place = served.client.open(m.NewTable("smugglers", {"players": "2"}, seats, word="tea and rum"))
        with seated(served, place) as wire:
            wire.wish("say", text="hello")
            wire.wish("act", words="fly")
        told = served.client.fetch("GET", "/api/host", token=key_of(served)).decode()
        found = served.client.ask("GET", "/api/host", m.Overview, token=key_of(served))
    assert found.wishes == {"done": 1, "not-begun": 1}
    assert 0 < found.half <= found.most <= BOUNDS[-1]
    assert set(found.settings) == set(Settings.__struct_fields__)
    assert found.settings["proxies"] == "10.0.0.0/8, 127.0.0.1"
    assert (found.settings["word"], found.settings["database"]) == ("***", "")
    assert "tea and rum" not in told


def test_the_part_of_a_histogram() -> None:
    histogram = Histogram()
    assert histogram.within(0.5) == 0.0
    for seconds in (0.0005, 0.0005, 0.3, 99.0):
        histogram.add(seconds)
    assert [histogram.within(part) for part in (0.5, 0.75, 0.99)] == [BOUNDS[0], 0.5, BOUNDS[-1]]


def test_a_histogram_puts_each_where_it_belongs() -> None:
    histogram = Histogram()
    for seconds in (0.0005, BOUNDS[0], 0.3, 99.0):
        histogram.add(seconds)
    counts = [int(line.split()[-1]) for line in histogram.lines("x") if "bucket" in line]
    assert counts == [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4]


def test_only_the_host_is_told(served: Served) -> None:
    place = table_for(served.client, "smugglers", 2)[0]
    for method, path in (("GET", "/api/metrics"), ("GET", "/api/host"), ("DELETE", f"/api/tables/{place.table}")):
        for token in (None, place.token, "x" * 32):
            with pytest.raises(RefusedError, match="host-only"):
                served.client.fetch(method, path, token=token)


def test_the_host_sees_all_tables_and_removes_one(served: Served) -> None:
    one, other = (table_for(served.client, "smugglers", 2)[0] for _ in range(2))
    with seated(served, one) as wire:
        wire.wish("say", text="a private word")
        told = served.client.fetch("GET", "/api/host", token=key_of(served)).decode()
        found = served.client.ask("GET", "/api/host", m.Overview, token=key_of(served))
        assert {kept.id: kept.here for kept in found.tables} == {one.table: 1, other.table: 0}
        assert found.ready
        assert "private" not in told
        assert not any(str(hidden) in told for hidden in (one.token, one.invite))
        served.client.fetch("DELETE", f"/api/tables/{one.table}", token=key_of(served))
        assert wire.receive("closed")["code"] == "no-table"
    with pytest.raises(RefusedError, match="no-table"):
        served.client.table(one.table)
    assert served.client.table(other.table).id == other.table


class Full(SqliteStore):
    full = False

    def commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        return [NotStored("full") for _ in changes] if Full.full else super().commit(changes)


def test_readiness_follows_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostrov.server.serve.SqliteStore", Full)
    with serving(tmp_path) as served:
        place = table_for(served.client, "smugglers", 2)[0]
        assert served.client.ask("GET", "/api/ready", m.Ready).ready
        with seated(served, place) as wire:
            monkeypatch.setattr(Full, "full", True)
            wire.wish("say", text="x")
            with pytest.raises(RefusedError, match="not-stored"):
                served.client.ask("GET", "/api/ready", m.Ready)
            monkeypatch.setattr(Full, "full", False)
            wire.wish("say", text="x")
        assert served.client.ask("GET", "/api/ready", m.Ready).ready


def test_a_log_line_is_one_object() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record = logging.LogRecord("ostrov.x", logging.ERROR, "f", 1, "Table %s.", ("t1",), (ValueError, error, None))
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("error", "ostrov.x", "Table t1.")
    assert "two\nlines" in told["error"]
