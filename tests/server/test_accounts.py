"""Accounts: passkeys tie seats together; nothing opens but what should, and all of it can be taken away again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("webauthn")

from hypothesis import settings as hypothesis
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ostrov.client import RefusedError, Server
from ostrov.server import accounts
from ostrov.server import messages as m
from ostrov.server.settings import Settings
from tests.server.authenticator import PRESENT, VERIFIED, Authenticator
from tests.server.serving import Served, serving, table_for
from tests.server.test_time import Times

ORIGIN = "https://ostrov.example.org"


@contextmanager
def site(folder: Path, times: Times | None = None, **more: Any) -> Iterator[Served]:
    clocks: dict[str, Any] = {"now": lambda: times.now, "clock": lambda: times.clock} if times else {}
    with serving(folder, settings=Settings(origin=ORIGIN, **more), **clocks) as served:
        yield served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with site(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture
def device() -> Authenticator:
    return Authenticator(ORIGIN)


def ask(client: Server, path: str, token: str | None = None) -> str:
    return client.ask("POST", f"/api/account/{path}/ask", m.Question, token=token).options


def give(client: Server, path: str, credential: str, token: str | None = None) -> str | None:
    return client.ask("POST", f"/api/account/{path}", m.SignedIn, m.Credential(credential), token).token


def joined(client: Server, device: Authenticator) -> str:
    """A new account; the token of this device."""
    token = give(client, "passkeys", device.create(ask(client, "passkeys")))
    assert token is not None
    return token


def signed_in(client: Server, device: Authenticator, which: int = -1) -> str:
    token = give(client, "sign-in", device.get(ask(client, "sign-in"), which))
    assert token is not None
    return token


def account(client: Server, token: str | None) -> m.Account:
    return client.ask("GET", "/api/account", m.Account, token=token)


def tie(client: Server, token: str, *places: m.Place) -> m.Account:
    seats = [m.OwnSeat(place.table, place.token or "") for place in places]
    return client.ask("PUT", "/api/account/seats", m.Account, m.OwnSeats(seats), token)


def sit(client: Server, token: str, table: str) -> m.Place:
    return client.ask("POST", f"/api/account/seats/{table}", m.Place, token=token)


def opens(client: Server, place: m.Place) -> bool:
    return bool(client.saved(place.table, place.token))


def test_my_games_on_another_device(served: Served, device: Authenticator) -> None:
    client = served.client
    places, others = table_for(client, "smugglers"), table_for(client, "smugglers")
    first = joined(client, device)
    told = tie(client, first, places[0], others[1], m.Place("nowhere", None, "x" * 32, None))
    assert [(one.table, one.seat, one.game) for one in told.tables] == [
        (places[0].table, places[0].seat, "smugglers"),
        (others[1].table, others[1].seat, "smugglers"),
    ]
    second = signed_in(client, device)
    assert account(client, second).tables == told.tables
    place = sit(client, second, places[0].table)
    assert (place.seat, place.token != places[0].token) == (places[0].seat, True)
    assert opens(client, place)
    assert opens(client, places[0])
    with pytest.raises(RefusedError, match="no-table"):
        sit(client, second, "nowhere")


def test_a_second_passkey_and_one_that_is_lost(served: Served, device: Authenticator) -> None:
    client, phone = served.client, Authenticator(ORIGIN)
    token = joined(client, device)
    assert give(client, "passkeys", phone.create(ask(client, "passkeys", token)), token) is None
    assert len(account(client, signed_in(client, phone)).passkeys) == 2
    lost = account(client, token).passkeys[0].id
    client.ask("DELETE", f"/api/account/passkeys/{lost}", m.Account, token=token)
    with pytest.raises(RefusedError, match="wrong-passkey"):
        signed_in(client, device)
    left = account(client, token).passkeys[0].id
    with pytest.raises(RefusedError, match="last-passkey"):
        client.ask("DELETE", f"/api/account/passkeys/{left}", m.Account, token=token)
    signed_in(client, phone)


def test_signed_out_here_and_everywhere(served: Served, device: Authenticator) -> None:
    client = served.client
    tokens = [joined(client, device), signed_in(client, device), signed_in(client, device)]
    assert account(client, tokens[0]).devices == 3
    client.ask("POST", "/api/account/sign-out", m.Forgotten, m.SignOut(), tokens[0])
    with pytest.raises(RefusedError, match="wrong-token"):
        account(client, tokens[0])
    client.ask("POST", "/api/account/sign-out", m.Forgotten, m.SignOut(everywhere=True), tokens[1])
    for token in tokens:
        with pytest.raises(RefusedError, match="wrong-token"):
            account(client, token)
    assert account(client, signed_in(client, device)).devices == 1


def test_a_deleted_account_leaves_nothing_but_the_seats(served: Served, device: Authenticator) -> None:
    client = served.client
    place = table_for(client, "smugglers")[0]
    token = joined(client, device)
    tie(client, token, place)
    name = device.passkeys[0].handle.decode()
    assert client.ask("DELETE", "/api/account", m.Forgotten, token=token).gone
    with pytest.raises(RefusedError, match="wrong-token"):
        account(client, token)
    with pytest.raises(RefusedError, match="wrong-passkey"):
        signed_in(client, device)
    assert opens(client, place)
    store = served.house.scribe._store
    assert store.document(accounts.KIND, name) is None
    assert name not in store.load(place.table).facts  # type: ignore[union-attr]  # it is there


def test_a_seat_that_somebody_else_has_got_is_not_the_accounts(served: Served, device: Authenticator) -> None:
    client = served.client
    places = table_for(client, "smugglers")
    token = joined(client, device)
    tie(client, token, places[1])
    client.by_code(client.code(places[0], places[1].seat).code)
    assert account(client, token).tables == []
    with pytest.raises(RefusedError, match="wrong-token"):
        sit(client, token, places[1].table)
    other = table_for(client, "smugglers")
    tie(client, token, other[0])
    client.forget(other[0])
    assert account(client, token).tables == []


def test_a_seat_that_is_untied(served: Served, device: Authenticator) -> None:
    client = served.client
    place = table_for(client, "smugglers")[0]
    token = joined(client, device)
    tie(client, token, place)
    told = client.ask("DELETE", f"/api/account/seats/{place.table}", m.Account, token=token)
    assert told.tables == []
    with pytest.raises(RefusedError, match="no-table"):
        sit(client, token, place.table)


def test_nobody_else_is_told_whose_a_seat_is(served: Served, device: Authenticator) -> None:
    client = served.client
    places = table_for(client, "smugglers")
    tie(client, joined(client, device), places[0])
    name = device.passkeys[0].handle
    told = client.fetch("GET", f"/api/tables/{places[0].table}") + client.fetch(
        "GET", f"/api/tables/{places[0].table}/saved", token=places[1].token
    )
    assert name not in told


# --- what opens nothing ----------------------------------------------------------------------------------------------


def wrong(change: str, device: Authenticator, client: Server) -> str:
    """A credential that must not open anything."""
    options = ask(client, "sign-in")
    if change == "another origin":
        return Authenticator("https://evil.example.org", device.passkeys).get(options)
    if change == "a subdomain":
        return Authenticator("https://x.ostrov.example.org", device.passkeys).get(options)
    if change == "not verified":
        return Authenticator(ORIGIN, device.passkeys, flags=PRESENT).get(options)
    if change == "nobody there":
        return Authenticator(ORIGIN, device.passkeys, flags=VERIFIED).get(options)
    if change == "another site":
        device.passkeys[-1].site = "evil.example.org"
        return device.get(options)
    if change == "another key":
        stranger = Authenticator(ORIGIN)
        stranger.create(ask(client, "passkeys"))
        stranger.passkeys[0].id, stranger.passkeys[0].handle = device.passkeys[-1].id, device.passkeys[-1].handle
        return stranger.get(options)
    if change == "another account":
        stranger = Authenticator(ORIGIN)
        joined(client, stranger)
        handle = json.loads(stranger.get(ask(client, "sign-in")))["response"]["userHandle"]
        return device.get(options, userHandle=handle)
    if change == "a counter that goes back":
        device.passkeys[-1].count = 50
        signed_in(client, device)
        device.passkeys[-1].count = 3
        return device.get(options)
    if change == "a question for a new passkey":
        return device.get(ask(client, "passkeys"))
    if change == "no signature":
        return device.get(options, signature="")
    if change == "no question":
        return device.get(options, clientDataJSON="e30")
    return device.get(options, userHandle="\u00e9")


WRONGS = (
    "another origin",
    "a subdomain",
    "not verified",
    "nobody there",
    "another site",
    "another key",
    "another account",
    "a counter that goes back",
    "a question for a new passkey",
    "no signature",
    "no question",
    "no name",
)


@pytest.mark.parametrize("change", WRONGS)
def test_what_opens_nothing(served: Served, device: Authenticator, change: str) -> None:
    client = served.client
    joined(client, device)
    with pytest.raises(RefusedError, match="wrong-passkey"):
        give(client, "sign-in", wrong(change, device, client))


NONE = (
    "",
    "null",
    "{}",
    '{"response": 1}',
    '{"response": {}}',
    "[" * 9000,
    '{"id": 1, "response": {"clientDataJSON": 7}}',
)


@pytest.mark.parametrize("credential", NONE)
def test_what_is_no_credential(served: Served, credential: str) -> None:
    for path in ("sign-in", "passkeys"):
        with pytest.raises(RefusedError, match="wrong-passkey"):
            give(served.client, path, credential)


def test_an_answer_counts_once_and_soon(tmp_path: Path, device: Authenticator) -> None:
    times = Times()
    with site(tmp_path, times) as served:
        client = served.client
        joined(client, device)
        answer = device.get(ask(client, "sign-in"))
        assert give(client, "sign-in", answer)
        with pytest.raises(RefusedError, match="wrong-passkey"):
            give(client, "sign-in", answer)
        late = device.get(ask(client, "sign-in"))
        times.pass_(accounts.VALID + 1)
        with pytest.raises(RefusedError, match="wrong-passkey"):
            give(client, "sign-in", late)
        ask(client, "sign-in")
        assert len(served.house.scribe._store.documents(accounts.CHALLENGE)) == 1, "old ones are swept away"


def test_without_https_it_is_not_offered_and_says_why(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        facts = served.client.ask("GET", "/api/server", m.ServerFacts)
        assert (facts.passkeys, facts.why_not["passkeys"]) == (False, "origin")
        for path in ("passkeys", "sign-in"):
            with pytest.raises(RefusedError, match="not-offered"):
                ask(served.client, path)
        with pytest.raises(RefusedError, match="not-offered"):
            account(served.client, "x" * 32)


def test_without_the_library_it_is_not_offered(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert served.client.ask("GET", "/api/server", m.ServerFacts).passkeys
    monkeypatch.setattr(accounts, "INSTALLED", False)
    assert served.client.ask("GET", "/api/server", m.ServerFacts).why_not["passkeys"] == "install"


def test_it_outlives_the_server(tmp_path: Path, device: Authenticator) -> None:
    with site(tmp_path) as served:
        place = table_for(served.client, "smugglers")[0]
        token = joined(served.client, device)
        tie(served.client, token, place)
    with site(tmp_path) as served:
        assert opens(served.client, sit(served.client, token, place.table))
        assert [one.table for one in account(served.client, signed_in(served.client, device)).tables] == [place.table]


# --- whatever is done, in whatever order -----------------------------------------------------------------------------


class People(RuleBasedStateMachine):
    """Two people with accounts, against a model that knows who has which keys, devices and seats."""

    client: Server
    tables: list[list[m.Place]]

    @initialize()
    def begin(self) -> None:
        self.devices = [Authenticator(ORIGIN), Authenticator(ORIGIN)]
        self.tokens: list[list[str]] = [[joined(self.client, one)] for one in self.devices]
        self.void: list[str] = []
        self.seats: list[set[int]] = [set(), set()]

    person = st.integers(0, 1)

    @rule(who=person)
    def sign_in(self, who: int) -> None:
        self.tokens[who].append(signed_in(self.client, self.devices[who]))

    @precondition(lambda self: all(self.tokens))
    @rule(who=person, everywhere=st.booleans())
    def sign_out(self, who: int, everywhere: bool) -> None:
        token = self.tokens[who][-1]
        self.client.ask("POST", "/api/account/sign-out", m.Forgotten, m.SignOut(everywhere), token)
        gone = self.tokens[who] if everywhere else [token]
        self.void += gone
        self.tokens[who] = [one for one in self.tokens[who] if one not in gone]

    @precondition(lambda self: all(self.tokens))
    @rule(who=person, table=st.integers(0, 3))
    def tie(self, who: int, table: int) -> None:
        tie(self.client, self.tokens[who][0], self.tables[table][who])
        self.seats[who].add(table)

    @precondition(lambda self: all(self.tokens))
    @rule(who=person, table=st.integers(0, 3))
    def untie(self, who: int, table: int) -> None:
        place = self.tables[table][who]
        self.client.ask("DELETE", f"/api/account/seats/{place.table}", m.Account, token=self.tokens[who][0])
        self.seats[who].discard(table)

    @precondition(lambda self: all(self.tokens))
    @rule(who=person, table=st.integers(0, 3))
    def sit(self, who: int, table: int) -> None:
        place = self.tables[table][who]
        if table in self.seats[who]:
            assert sit(self.client, self.tokens[who][-1], place.table).seat == place.seat
            return
        with pytest.raises(RefusedError, match="no-table"):
            sit(self.client, self.tokens[who][-1], place.table)

    @invariant()
    def each_has_their_own(self) -> None:
        for who, tokens in enumerate(getattr(self, "tokens", ())):
            if tokens:
                told = account(self.client, tokens[-1])
                assert {one.table for one in told.tables} == {self.tables[n][who].table for n in self.seats[who]}
                assert told.devices == len(tokens)
        for token in getattr(self, "void", ())[-2:]:
            with pytest.raises(RefusedError, match="wrong-token"):
                account(self.client, token)


def test_whatever_is_done_in_whatever_order(served: Served) -> None:
    People.client = served.client
    People.tables = [table_for(served.client, "smugglers") for _ in range(4)]

    class Fresh(People):
        @initialize()
        def tables_of_their_own(self) -> None:
            self.tables = [table_for(self.client, "smugglers") for _ in range(4)]

    case = Fresh.TestCase
    case.settings = hypothesis(max_examples=4, stateful_step_count=12, deadline=None)
    case("runTest").runTest()
