"""Who is awaited and not there is told so, once, after two quiet minutes, not at night, and nothing hidden."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from email import message_from_string
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography")

from ostrov.client import RefusedError, Server
from ostrov.server import messages as m
from ostrov.server import reminders
from ostrov.server.mail import MailServer, is_address
from ostrov.server.push import Pusher
from ostrov.server.settings import Settings, SettingsError, read
from ostrov.store import NotStored, SqliteStore
from tests.server.outside import HOST, Browser, MailBox, PushService, mail_server, push_service
from tests.server.serving import Served, serving, table_for
from tests.server.test_time import Times
from tests.server.wire import Wire

NOON = datetime(2026, 11, 19, 12, tzinfo=UTC).timestamp()
ORIGIN = "https://ostrov.example.org"


@contextmanager
def reminding(
    folder: Path, service: PushService | None = None, mail: MailBox | None = None
) -> Iterator[tuple[Served, Times]]:
    """A server that reminds, and whose time only the test lets pass."""
    times = Times(now=NOON)
    server = MailServer(HOST, mail.port, "none", sender="ostrov@example.org") if mail else MailServer()
    settings = Settings(origin=ORIGIN, push=service is not None, push_hosts=(HOST,), mail=server)
    more: dict[str, Any] = {"now": lambda: times.now, "clock": lambda: times.clock, "settings": settings}
    with serving(folder, tls=service.trust if service else None, **more) as served:
        yield served, times


def two(served: Served) -> list[m.Place]:
    """Two people whose game has begun, both away; the first is awaited."""
    places = table_for(served.client, "smugglers", 2, name="Cellar")
    for place in places:
        with Wire(served, place.table) as wire:
            wire.hello(place.token)
            assert wire.wish("begin")["t"] == "done"
    return places


def wanted(service: PushService, browser: Browser, *places: m.Place, **how: Any) -> m.NewReminder:
    seats = [m.OwnSeat(place.table, place.token or "") for place in places]
    told = m.PushAddress(service.endpoint(), **browser.told())
    return m.NewReminder(told, m.Reminding(**{"language": "en", "zone": "UTC", "seats": seats} | how))


def ask(client: Server, method: str, path: str, body: Any = None, token: str | None = None) -> m.Reminder:
    return client.ask(method, f"/api/reminders{path}", m.Reminder, body, token)


def look(served: Served) -> None:
    """What the server does every five seconds."""

    async def all_of_it() -> None:
        await served.house.reminders.look()
        await served.house.reminders.sent()

    asyncio.run_coroutine_threadsafe(all_of_it(), served.house.loop).result(20)


def later(served: Served, times: Times, seconds: float) -> None:
    times.pass_(seconds)
    look(served)


def test_two_quiet_minutes_one_message_and_no_second_one(tmp_path: Path) -> None:
    browser = Browser()
    with push_service(tmp_path) as service, reminding(tmp_path / "t", service) as (served, times):
        places = two(served)
        ask(served.client, "POST", "", wanted(service, browser, places[0]))
        later(served, times, 100)
        assert service.taken == []
        later(served, times, 30)
        later(served, times, 3000)
        (taken,) = service.taken
        told = browser.read(taken.body)
        assert told["title"] == "Cellar waits for you"
        assert told["link"] == f"{ORIGIN}/#/t/{places[0].table}"
        with Wire(served, places[0].table) as wire:  # an answer, and the next question
            welcome = wire.hello(places[0].token)
            wire.wish("act", words=welcome["now"]["offers"][0]["words"])
        with Wire(served, places[1].table) as wire:
            while places[0].seat not in (now := wire.hello(places[1].token)["now"])["awaited"] and now["offers"]:
                wire.wish("act", words=now["offers"][0]["words"])
        later(served, times, 130)
        assert len(service.taken) == 2


def test_several_tables_are_told_together_and_nothing_hidden(tmp_path: Path) -> None:
    browser = Browser()
    with push_service(tmp_path) as service, reminding(tmp_path / "t", service) as (served, times):
        tables = [two(served) for _ in range(3)]
        with Wire(served, tables[0][1].table) as wire:
            hand = wire.hello(tables[0][1].token)["now"]
            wire.wish("act", words=hand["offers"][0]["words"])
        ask(served.client, "POST", "", wanted(service, browser, *(places[0] for places in tables), language="cs"))
        later(served, times, 130)
        told = browser.read(service.taken[0].body)
        assert told["title"] == "3 stoly čekají na tebe"
        assert told["link"] == f"{ORIGIN}/#/"
        assert len(told["body"].splitlines()) == 3
        loaded = hand["offers"][0]["words"].split()[1]
        good = served.client.words("cs", "smugglers").split(f"\ngood-{loaded} = ")[1].splitlines()[0]
        assert good not in told["body"], "what was loaded by night"


def test_not_at_night_by_the_readers_clock_and_not_who_is_there(tmp_path: Path) -> None:
    browser = Browser()
    with push_service(tmp_path) as service, reminding(tmp_path / "t", service) as (served, times):
        places = two(served)
        ask(served.client, "POST", "", wanted(service, browser, places[0], zone="Asia/Tokyo"))  # 21:00 there
        later(served, times, 3600)
        assert service.taken == [], "ten in the evening"
        with Wire(served, places[0].table) as wire:
            wire.hello(places[0].token)
            later(served, times, 10 * 3600)
            assert service.taken == [], "eight in the morning, but there"
        while served.house.in_memory(places[0].table).here():  # type: ignore[union-attr]  # it is in memory
            pass
        later(served, times, 130)
        assert len(service.taken) == 1


def test_not_for_this_table_and_not_any_more(tmp_path: Path) -> None:
    browser = Browser()
    with push_service(tmp_path) as service, reminding(tmp_path / "t", service) as (served, times):
        places, client = two(served), served.client
        wish = wanted(service, browser, places[0])
        made = ask(client, "POST", "", wish)
        assert (made.confirmed, made.by, made.tables) == (True, "push", [places[0].table])
        changed = ask(client, "PUT", f"/{made.id}", m.Reminding("de", "Europe/Prague"), made.key)
        assert (changed.tables, changed.language, changed.key) == ([], "de", None)
        later(served, times, 1000)
        assert service.taken == []
        with pytest.raises(RefusedError, match="wrong-token"):
            ask(client, "GET", f"/{made.id}", token="x" * 32)
        client.ask("DELETE", f"/api/reminders/{made.id}", m.Forgotten, token=made.key)
        with pytest.raises(RefusedError, match="no-reminder"):
            ask(client, "GET", f"/{made.id}", token=made.key)
        assert served.house.reminders._all == {}


def test_who_leaves_for_good_and_whose_key_is_void_is_told_nothing(tmp_path: Path) -> None:
    browser = Browser()
    with push_service(tmp_path) as service, reminding(tmp_path / "t", service) as (served, times):
        first, second = two(served), two(served)
        made = ask(served.client, "POST", "", wanted(service, browser, second[1]))
        code = served.client.code(second[0], second[1].seat)
        served.client.by_code(code.code)
        later(served, times, 1000)
        assert service.taken == [], "the founder has given the seat to somebody else"
        ask(served.client, "PUT", f"/{made.id}", wanted(service, browser, first[0]).how, made.key)
        served.client.forget(first[0])
        later(served, times, 1000)
        assert service.taken == []
        with pytest.raises(RefusedError, match="no-reminder"):
            ask(served.client, "GET", f"/{made.id}", token=made.key)


def test_it_outlives_the_server_and_is_not_told_twice(tmp_path: Path) -> None:
    browser = Browser()
    with push_service(tmp_path) as service:
        with reminding(tmp_path / "t", service) as (served, times):
            places, other = two(served), two(served)
            ask(served.client, "POST", "", wanted(service, browser, places[0]))
            later(served, times, 130)
            ask(served.client, "POST", "", wanted(service, browser, other[0]))
        with reminding(tmp_path / "t", service) as (served, times):
            while not served.house.in_memory(other[0].table):
                pass
            while len([1 for mine in served.house.reminders._all.values() if mine.waits]) < 1:
                pass
            later(served, times, 130)
        assert [browser.read(one.body)["link"][-12:] for one in service.taken] == [places[0].table, other[0].table]


def test_a_service_that_fails_is_tried_again_and_an_address_that_is_gone_forgotten(tmp_path: Path) -> None:
    browser = Browser()
    with push_service(tmp_path) as service, reminding(tmp_path / "t", service) as (served, times):
        made = ask(served.client, "POST", "", wanted(service, browser, two(served)[0]))
        service.status = 503
        later(served, times, 130)
        later(served, times, 60)
        assert len(service.taken) == 1, "not at once"
        service.status = 201
        later(served, times, 2 * reminders.BETWEEN)
        assert len(service.taken) == 2
        service.status = 410
        with pytest.raises(RefusedError, match="not-sent"):
            ask(served.client, "POST", f"/{made.id}/test", token=made.key)
        with pytest.raises(RefusedError, match="no-reminder"):
            ask(served.client, "GET", f"/{made.id}", token=made.key)


def test_while_nothing_can_be_noted_nobody_is_told_and_afterwards_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, a database that is gone: a message that is not noted could be sent again and again."""

    def full(*_: object) -> bool:
        raise NotStored("No space left on device.")

    with push_service(tmp_path) as service, reminding(tmp_path / "t", service) as (served, times):
        ask(served.client, "POST", "", wanted(service, Browser(), two(served)[0]))
        with monkeypatch.context() as patched:
            patched.setattr(SqliteStore, "put", full)
            later(served, times, 130)
            later(served, times, 130)
            assert service.taken == []
        later(served, times, 10)
        assert len(service.taken) == 1


def test_the_test_button(tmp_path: Path) -> None:
    browser = Browser()
    with push_service(tmp_path) as service, reminding(tmp_path / "t", service) as (served, _):
        made = ask(served.client, "POST", "", wanted(service, browser, language="ru"))
        ask(served.client, "POST", f"/{made.id}/test", token=made.key)
        assert browser.read(service.taken[0].body)["body"] == "Так выглядит напоминание."


# --- e-mail ----------------------------------------------------------------------------------------------------------


def mailed(letter: str) -> tuple[str, str]:
    found = message_from_string(letter)
    body = found.get_payload(decode=True)
    assert isinstance(body, bytes)
    return str(found["Subject"]), body.decode()


def test_an_address_is_sent_nothing_but_one_letter_before_its_link_is_followed(tmp_path: Path) -> None:
    with mail_server() as box, reminding(tmp_path, mail=box) as (served, times):
        places = two(served)
        seats = [m.OwnSeat(places[0].table, places[0].token or "")]
        how = m.Reminding("en", "UTC", seats=seats)
        made = ask(served.client, "POST", "", m.NewReminder(m.MailAddress("eva@example.org"), how))
        assert not made.confirmed
        later(served, times, 1000)
        for again in ("eva@example.org", "EVA@example.org"):
            with pytest.raises(RefusedError, match="not-confirmed"):
                ask(served.client, "POST", "", m.NewReminder(m.MailAddress(again), how))
        with pytest.raises(RefusedError, match="not-confirmed"):
            ask(served.client, "POST", f"/{made.id}/test", token=made.key)
        (letter,) = box.letters
        link = next(line for line in mailed(letter)[1].splitlines() if line.startswith(ORIGIN))
        name, code = link.split("/")[-2:]
        with pytest.raises(RefusedError, match="wrong-code"):
            ask(served.client, "POST", f"/{name}/confirm", m.Confirm("x" * 32))
        assert ask(served.client, "POST", f"/{name}/confirm", m.Confirm(code)).confirmed
        look(served)
        subject, text = mailed(box.letters[1])
        assert subject == "Cellar waits for you"
        assert f"{ORIGIN}/#/t/{places[0].table}" in text
        assert f"{ORIGIN}/#/r/{name}/{code}" in text
        assert str(places[0].token) not in "".join(box.letters)
        served.client.ask("DELETE", f"/api/reminders/{name}", m.Forgotten, token=code)
        with pytest.raises(RefusedError, match="no-reminder"):
            ask(served.client, "GET", f"/{name}", token=made.key)


@pytest.mark.parametrize(
    "address", ["", "eva", "eva@", "@b", "eva@example.org\nBcc: all@example.org", "a b@c", "e@" + "x" * 300]
)
def test_what_is_no_address(address: str) -> None:
    assert not is_address(address)


def test_an_address_that_nobody_confirms_is_forgotten_after_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminders, "MOST_LETTERS", 2)
    how = m.Reminding("en", "UTC")
    with mail_server() as box, reminding(tmp_path, mail=box) as (served, times):
        for name in ("eva", "dan"):
            ask(served.client, "POST", "", m.NewReminder(m.MailAddress(f"{name}@example.org"), how))
        with pytest.raises(RefusedError, match="busy"):
            ask(served.client, "POST", "", m.NewReminder(m.MailAddress("petr@example.org"), how))
        times.pass_(reminders.ONE_DAY + 1)
        asyncio.run_coroutine_threadsafe(served.house.reminders.sweep(), served.house.loop).result(20)
        assert served.house.reminders._all == {}
        assert served.house.scribe._store.documents(reminders.KIND) == []


def test_a_mailbox_that_is_not_there_is_forgotten(tmp_path: Path) -> None:
    with mail_server() as box, reminding(tmp_path, mail=box) as (served, _):
        box.refuses = 550
        with pytest.raises(RefusedError, match="not-sent"):
            ask(served.client, "POST", "", m.NewReminder(m.MailAddress("eva@example.org"), m.Reminding("en", "UTC")))
        assert served.house.reminders._all == {}


# --- what is offered -------------------------------------------------------------------------------------------------


def test_what_is_not_offered_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served:
        facts = served.client.ask("GET", "/api/server", m.ServerFacts)
        assert (facts.push, facts.mail, facts.passkeys) == ("", False, False)
        assert facts.why_not == {"push": "origin", "mail": "off", "passkeys": "origin"}
        for to in (m.MailAddress("eva@example.org"), m.PushAddress("https://push.example.org/", **Browser().told())):
            with pytest.raises(RefusedError, match="not-offered"):
                ask(served.client, "POST", "", m.NewReminder(to, m.Reminding("en", "UTC")))
        monkeypatch.setattr("ostrov.server.push.INSTALLED", False)
        assert served.client.ask("GET", "/api/server", m.ServerFacts).why_not["push"] == "install"


MAILED = 'origin = "https://o.example.org"\n[mail]\nhost = "m.example.org"\nsender = "o@example.org"\n'


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ('origin = "ostrov.example.org"', "origin"),
        ('origin = "https://ostrov.example.org/sub"', "origin"),
        ("push = true", "https"),
        ('push = true\norigin = "http://ostrov.example.org"', "https"),
        ('[mail]\nhost = "mail.example.org"', "sender"),
        (f'{MAILED}password = "x"\ntls = "none"', "clear"),
        (f'{MAILED}password = "x"', "chmod 600"),
    ],
)  # fmt: skip
def test_settings_that_cannot_be(tmp_path: Path, lines: str, why: str) -> None:
    (tmp_path / "settings.toml").write_text(lines)
    (tmp_path / "settings.toml").chmod(0o644)
    with pytest.raises(SettingsError, match=why):
        read(tmp_path)


@pytest.mark.parametrize("body", [{"zone": "Nowhere/Land"}, {"zone": "../../etc/passwd"}])
def test_a_clock_that_is_none(tmp_path: Path, body: dict[str, str]) -> None:
    with (
        push_service(tmp_path) as service,
        reminding(tmp_path / "t", service) as (served, _),
        pytest.raises(RefusedError, match="bad-message"),
    ):
        ask(served.client, "POST", "", wanted(service, Browser(), **body))


def test_a_seat_that_is_not_ones_own(tmp_path: Path) -> None:
    with push_service(tmp_path) as service, reminding(tmp_path / "t", service) as (served, _):
        place = two(served)[0]
        place.token = "x" * 32
        with pytest.raises(RefusedError, match="wrong-token"):
            ask(served.client, "POST", "", wanted(service, Browser(), place))
        assert served.house.reminders._all == {}


# --- whatever happens, in whatever order ------------------------------------------------------------------------------


@pytest.mark.parametrize("key", range(3))
def test_whatever_happens_nobody_is_told_too_soon_too_often_or_for_nothing(
    key: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few hundred steps at random: acts, comings and goings, time. Each message is one that had to be."""
    luck, sent = random.Random(key), list[float]()
    with push_service(tmp_path) as service, reminding(tmp_path / "t", service) as (served, times):
        places = two(served)
        monkeypatch.setattr(Pusher, "send", lambda *_: sent.append(times.clock))
        made = ask(served.client, "POST", "", wanted(service, Browser(), places[0]))
        mine = served.house.reminders._all[made.id]
        room = served.house.in_memory(places[0].table)
        assert room is not None
        seat, there, since, told_for = places[0].seat or "", False, times.clock, -2
        monkeypatch.setattr(type(room), "here", lambda _room: [seat] if there else [])
        with Wire(served, places[0].table) as first, Wire(served, places[1].table) as second:
            first.hello(places[0].token)
            second.hello(places[1].token)
            for _ in range(150):
                awaited = seat in room.match.history.position.awaited
                what = luck.choice(["act", "time", "time", "look", "come", "go"])
                before = len(sent)
                if what == "act" and not room.match.over:
                    wire = luck.choice([first, second])
                    now = wire.hello((places[0] if wire is first else places[1]).token)["now"]
                    if now["offers"]:
                        wire.wish("act", words=luck.choice(now["offers"])["words"])
                elif what in ("time", "look"):
                    later(served, times, luck.choice([0, 5, 60, 700]) if what == "time" else 0)
                elif what in ("come", "go"):
                    there = what == "come"
                if there or not awaited or seat not in room.match.history.position.awaited:
                    since = times.clock
                if len(sent) > before:
                    assert len(sent) == before + 1
                    assert awaited
                    assert not there
                    assert sent[-1] - since >= reminders.QUIET
                    assert not reminders.is_night(times.now, UTC)
                    turn = reminders._turn(room.match, seat)
                    assert turn != told_for
                    told_for = turn
        assert all(after - before >= reminders.BETWEEN for before, after in pairwise(sent))
        assert mine.failed == 0
