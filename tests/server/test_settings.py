"""What a host decides: who opens tables, whose word on addresses is taken; and the host's own key."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from ostrov.client import RefusedError, Server
from ostrov.server import messages as m
from ostrov.server import settings
from ostrov.server.limits import Lines, Rates, Senders
from ostrov.server.serve import house_in
from ostrov.server.settings import HostKey, Settings, SettingsError
from tests.server.serving import serving, table_for
from tests.server.test_http import asked
from tests.server.wire import Wire, seated

NEW = m.NewTable("smugglers", {"players": "2"}, {"red": m.NewSeat("you")})


def written(folder: Path, content: str) -> Path:
    (folder / settings.FILE).write_text(content, encoding="utf-8")
    return folder


# --- the file --------------------------------------------------------------------------------------------------------


def test_without_a_file_everything_is_as_usual(tmp_path: Path) -> None:
    assert settings.read(tmp_path) == Settings()
    assert house_in(tmp_path, compiling=False).settings.opening == "free"


def test_the_file_says_what_is_otherwise(tmp_path: Path) -> None:
    found = settings.read(written(tmp_path, 'opening = "word"\nword = "tea and rum"\nproxies = ["127.0.0.1"]\n'))
    assert found == Settings(opening="word", word="tea and rum", proxies=("127.0.0.1",))


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("opening = ", "cannot be read"),
        ('opening = "anybody"', "opening"),
        ("openning = 1", "openning"),
        ('opening = "word"', "needs a word of at least 6"),
        ('proxies = ["nginx"]', "'nginx' in proxies is no network"),
        ('proxies = ["10.0.0.1/8"]', "is no network"),
    ],
)
def test_a_mistake_in_it_is_one_sentence(tmp_path: Path, content: str, why: str) -> None:
    with pytest.raises(SettingsError, match=why):
        settings.read(written(tmp_path, content))


def test_the_hosts_key_is_made_once_and_for_the_host_only(tmp_path: Path) -> None:
    HostKey(tmp_path)
    file = tmp_path / settings.KEY_FILE
    key = file.read_text(encoding="utf-8").strip()
    assert len(key) >= 22, "128 bits and more"
    assert file.stat().st_mode & 0o077 == 0
    again = HostKey(tmp_path)
    assert again.is_it(key)
    assert not any(again.is_it(other) for other in (None, "", key[:-1], f"{key}x"))
    file.chmod(0o644)
    with pytest.raises(SettingsError, match="chmod 600"):
        HostKey(tmp_path)


# --- opening tables --------------------------------------------------------------------------------------------------


def open_with(client: Server, word: str = "", key: str | None = None) -> m.Place:
    body = m.NewTable(NEW.game, NEW.options, NEW.seats, word=word)
    return client.ask("POST", "/api/tables", m.Place, body, key)


def test_tables_are_opened_by_who_knows_the_word(tmp_path: Path) -> None:
    with serving(tmp_path, settings=Settings(opening="word", word="tea and rum")) as served:
        client, key = served.client, (tmp_path / settings.KEY_FILE).read_text().strip()
        assert client.ask("GET", "/api/server", m.ServerFacts).opening == "word"
        for wrong in ("", "tea", "tea and rum ", "čaj"):
            with pytest.raises(RefusedError, match="wrong-word"):
                open_with(client, wrong)
        place = open_with(client, "tea and rum")
        open_with(client, key=key)
        friend = client.join(place.table, invite=place.invite)
        assert friend.seat, "who is invited needs no word"
        with pytest.raises(RefusedError, match="wrong-word"):
            client.restore(client.saved(place.table))
        with seated(served, place) as one:
            assert "tea and rum" not in str(one.hello(place.token))


def test_tables_are_opened_by_the_host_alone(tmp_path: Path) -> None:
    with serving(tmp_path, settings=Settings(opening="host")) as served:
        client, key = served.client, (tmp_path / settings.KEY_FILE).read_text().strip()
        place = open_with(client, key=key)
        for other in (None, place.token, "x" * 32):
            with pytest.raises(RefusedError, match="host-only"):
                open_with(client, key=other)
        with pytest.raises(RefusedError, match="host-only"):
            client.ask("POST", "/api/tables/import", m.Place, m.Import("x"))


def test_the_word_cannot_be_tried_all_night(tmp_path: Path) -> None:
    rates = Rates(requests=(1e9, 1e9))
    given = {"settings": Settings(opening="word", word="tea and rum"), "rates": rates, "clock": lambda: 0.0}
    with serving(tmp_path, **given) as served:
        codes = []
        for attempt in range(35):
            with pytest.raises(RefusedError) as told:
                open_with(served.client, f"try {attempt}")
            codes.append(told.value.code)
        assert (codes.count("wrong-word"), codes.count("too-fast")) == (30, 5)


# --- who asks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proxies", "peer", "named", "address"),
    [
        ([], "203.0.113.5", None, "203.0.113.5"),
        ([], "203.0.113.5", "198.51.100.1", "203.0.113.5"),  # a stranger's word
        (["127.0.0.1"], "127.0.0.1", "198.51.100.1", "198.51.100.1"),
        (["127.0.0.1"], "127.0.0.1", "192.0.2.99, 198.51.100.1", "198.51.100.1"),  # the first was the caller's own word
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", "192.0.2.9, 198.51.100.1, 10.1.2.3", "198.51.100.1"),
        (["127.0.0.1"], "127.0.0.1", None, "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", "unknown", "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", "198.51.100.1, junk", "127.0.0.1"),
        (["::1"], "::1", "2001:db8:1:2:3::9", "2001:db8:1:2::/64"),
        ([], "2001:db8:1:2:ffff::1", None, "2001:db8:1:2::/64"),
        (["127.0.0.0/8"], "::ffff:127.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"),
        ([], "", None, ""),
    ],
)
def test_limits_count_real_addresses(proxies: list[str], peer: str, named: str | None, address: str) -> None:
    headers = [] if named is None else [(b"X-Forwarded-For", named.encode())]
    assert Senders(proxies).of(peer, headers) == address


def test_a_header_given_twice_is_one_chain() -> None:
    headers = [(b"x-forwarded-for", b"192.0.2.9"), (b"x-forwarded-for", b"198.51.100.1")]
    assert Senders(["127.0.0.1"]).of("127.0.0.1", headers) == "198.51.100.1"


def test_behind_a_proxy_one_visitor_does_not_use_up_anothers_share(tmp_path: Path) -> None:
    given = {"settings": Settings(proxies=("127.0.0.1",)), "rates": Rates(requests=(0.0, 3.0)), "clock": lambda: 0.0}
    with serving(tmp_path, **given) as served:

        def ask(address: str) -> int:
            return asked(served, "GET", "/api/words/en.ftl", headers={"X-Forwarded-For": address})[0]

        assert [ask("192.0.2.1") for _ in range(4)] == [200, 200, 200, 429]
        assert ask("192.0.2.2") == 200


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    lines = Lines(2)
    assert [lines.take("a"), lines.take("a"), lines.take("a"), lines.take("b")] == [True, True, False, True]
    lines.give_back("a")
    assert lines.take("a")
    with serving(tmp_path, rates=Rates(connections=2)) as served:
        place = table_for(served.client, "smugglers", 2)[0]
        with seated(served, place), seated(served, place), pytest.raises(InvalidStatus):
            Wire(served, place.table)
        for _ in range(100):
            with contextlib.suppress(InvalidStatus), seated(served, place) as again:
                assert again.wish("say", text="room again")["t"] == "done"
                return
            time.sleep(0.02)  # the server has not seen yet that they hung up
    raise AssertionError("there is no room again")
