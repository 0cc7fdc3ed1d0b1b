"""Two tables that differ only in what a seat cannot see send that seat the same bytes, whatever anybody does."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from ostrov.client import RefusedError
from ostrov.engine import saved
from ostrov.engine.fate import SECRET_BYTES, Dice
from ostrov.engine.history import History, begin
from ostrov.engine.position import Position
from ostrov.games import installed, load
from ostrov.server import messages as m
from ostrov.table import Match
from tests.conftest import LONG
from tests.server.serving import Served, serving
from tests.server.wire import ANSWERS, Wire

STEPS = 20 if LONG else 10  # wishes at a pair of tables
PAIRS = 20 if LONG else 3  # of each game


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server on which time stands still and all tables have the same secret."""
    random_bytes = secrets.token_bytes
    known = bytes(SECRET_BYTES)
    monkeypatch.setattr(secrets, "token_bytes", lambda n=None: known if n == SECRET_BYTES else random_bytes(n))
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 7)
    with serving(tmp_path, now=lambda: 1000.0, clock=lambda: 0.0) as found:
        yield found


class Table:
    """One of the two, with all its people; what the viewer hears is kept."""

    def __init__(self, served: Served, position: Position, viewer: str, stack: ExitStack) -> None:
        self.served, self.viewer = served, viewer
        game = position.desk.game
        history = History(position.desk, position.data)
        first = served.client.restore(saved.write(history), seat=viewer, name="V")
        rest = [seat for seat in position.seats if seat != viewer]
        others = [served.client.join(first.table, invite=first.invite, seat=seat) for seat in rest]
        self.places = {str(place.seat): place for place in (*others, first)}
        self.wires = {seat: stack.enter_context(Wire(served, place.table)) for seat, place in self.places.items()}
        for seat, wire in self.wires.items():
            wire.hello(self.places[seat].token)
        self.game, self.heard, self.count = game, "", 0

    @property
    def match(self) -> Match:
        return self.served.house._rooms[self.places[self.viewer].table].result().match

    @property
    def known(self) -> tuple[Position, list[str]]:
        """What the viewer may lawfully know: the position as seen, and the words of what was done."""
        history, seat = self.match.history, self.game.seat(self.viewer)
        return history.position.seen_by(self.viewer), [history.words_for(n, seat) for n in range(len(history))]

    def choices(self, seat: str) -> list[str]:
        position = self.match.history.position
        return position.choices(seat) if seat in position.asked else []

    def wish(self, seat: str, t: str, **fields: object) -> None:
        """Do it, and hear what the viewer is told."""
        self.count += 1
        id_ = f"w{self.count}"
        before, wire = self.match.seq, self.wires[seat]
        wire.send(t, id=id_, **fields)
        answer = wire.receive(*ANSWERS) if seat != self.viewer else {}
        after = answer.get("seq", before)
        listening = self.wires[self.viewer]
        while seat == self.viewer or before < after:
            message = str(listening.socket.recv(timeout=20))
            self.heard += self.plain(message)
            if f'"id":"{id_}"' in message and seat == self.viewer:
                return
            if f'"t":"news","seq":{after},' in message and seat != self.viewer:
                return

    def ask_all(self) -> None:
        """Everything the viewer can ask for."""
        place, client = self.places[self.viewer], self.served.client
        with Wire(self.served, place.table) as wire:
            wire.send("hello", token=place.token)
            self.heard += self.plain(str(wire.socket.recv(timeout=20)))
        self.heard += self.plain(client.saved(place.table, place.token))
        for whole in (False, True):
            for n in (0, len(self.match.rows)):
                try:
                    self.heard += repr(client.position(place.table, n, place.token, whole=whole))
                except RefusedError as refusal:
                    self.heard += str(refusal)

    def plain(self, told: str) -> str:
        """Without the names that are random."""
        for seat, place in self.places.items():
            for name, word in (("table", place.table), ("token", place.token), ("invite", place.invite)):
                told = told.replace(str(word), f"<{name} {seat if name == 'token' else ''}>")
        return told


def moments(name: str, longest: int) -> Iterator[tuple[Position, Position, str]]:
    """Positions in the middle of random games, a twin of each, and the seat that cannot tell them apart."""
    desk, luck, found = load(name).desk("checked"), random.Random(1), 0
    while found < PAIRS:
        fate, history = Dice(luck.randrange(10**6)), begin(desk, {"players": "3"})
        for _ in range(luck.randrange(longest // 5, longest)):
            if not history.settle(fate).asked:
                break
            seat = luck.choice(history.position.awaited)
            history.act(seat, luck.choice(history.position.choices(seat)))
        viewer = luck.choice(history.settle(fate).seats)
        twin = history.position.imagined(viewer, luck.randrange(10**6))
        if history.position.asked and twin != history.position:
            found += 1
            yield history.position, twin, viewer


LONGEST = {"smugglers": 50, "catan": 600}  # entries before one looks; other games are asked in long runs
OTHERS = [pytest.param(name, 300, marks=pytest.mark.long) for name in installed() if name not in LONGEST]


@pytest.mark.parametrize(("name", "longest"), [*LONGEST.items(), *OTHERS])
def test_nothing_hidden_changes_a_byte(served: Served, name: str, longest: int) -> None:
    compared = 0
    for key, (position, twin, viewer) in enumerate(moments(name, longest)):
        assert twin.seen_by(viewer) == position.seen_by(viewer)
        with ExitStack() as stack:
            compared += _compared([Table(served, one, viewer, stack) for one in (position, twin)], key)
    print(f"{name}: {PAIRS} pairs, {compared} wishes of anybody at both, all that the viewer heard is equal")
    assert compared >= PAIRS


def _compared(tables: list[Table], key: int) -> int:
    """How many wishes were done at both before the viewer may lawfully see a difference."""
    one, other = tables
    luck = random.Random(key)
    for seat in one.places:
        for table in tables:
            table.wish(seat, "begin", part="x")
    for step in range(STEPS):
        if one.known != other.known or not one.match.history.position.asked:
            return step
        for table in tables:
            _curious(table, random.Random(step))
        assert one.heard == other.heard
        seats = [seat for seat in one.places if set(one.choices(seat)) & set(other.choices(seat))]
        if not seats:
            return step
        seat = luck.choice(seats)
        words = luck.choice(sorted(set(one.choices(seat)) & set(other.choices(seat))))
        for table in tables:
            table.wish(seat, "act", words=words)
        if one.known == other.known:
            assert one.heard == other.heard
    return STEPS


def _curious(table: Table, luck: random.Random) -> None:
    """Ask, try, and do what is forbidden; also in the name of others."""
    words = [table.game.actions.words(luck.randrange(len(table.game.actions))) for _ in range(6)]
    for one in words:
        table.wish(table.viewer, "why", words=one)
    table.wish(table.viewer, "advise", wishes=words[:1])
    table.wish(table.viewer, "try", phrases=words[:2] + table.choices(table.viewer)[:2])
    if words[0] not in table.choices(table.viewer):
        table.wish(table.viewer, "act", words=words[0])
    table.wish(table.viewer, "act", words=f"{words[1]}; fly")
    table.wish(table.viewer, "undo_answer", yes=False)
    table.ask_all()


def test_no_secret_leaves_before_the_end(served: Served) -> None:
    secret = bytes(SECRET_BYTES).hex()
    place = served.client.open(m.NewTable("smugglers", {"players": "2"}, {"red": m.NewSeat("you")}, pace="none"))
    with Wire(served, place.table) as wire:
        heard = str(wire.hello(place.token))
        wire.send("begin", id="b", now=True)
        wire.send("to_bot", id="c")
        while True:
            message = wire.receive()
            over = message["t"] == "news" and message["now"]["ended"]
            if over:
                break
            assert secret not in str(message)
    assert secret not in heard
    assert served.client.table(place.table).chance.secret == secret
    assert secret in served.client.saved(place.table)
