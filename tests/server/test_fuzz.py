"""Bytes of strangers: everything the document allows and more, and live messages with a few bytes changed."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed

from ostrov.server import messages as m
from ostrov.server import openapi
from tests.conftest import LONG
from tests.server.serving import Served, serving, table_for
from tests.server.wire import ANSWERS, Wire, seated

schema = schemathesis.openapi.from_dict(openapi.made())
REQUESTS = 400 if LONG else 15  # of each kind
MESSAGES = 100_000 if LONG else 600
EACH = 20  # messages of one connection, and connections to one table, before one looks whether all is well
NO_TEXT = 1007  # how WebSocket ends a connection over what should be UTF-8 and is not


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


@schema.parametrize()
@settings(max_examples=REQUESTS, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_gets_an_answer_the_document_knows(case: schemathesis.Case[Any], served: Served) -> None:
    case.call_and_validate(
        base_url=served.address,
        checks=[not_a_server_error, response_schema_conformance, status_code_conformance],
    )


def wishes(place: m.Place, words: list[str], luck: random.Random) -> dict[str, object]:
    """A sound message, of any kind."""
    id_ = f"{luck.random()}"
    return luck.choice(
        [
            {"t": "hello", "token": place.token, "since": luck.randrange(30), "chat": 0},
            {"t": "act", "id": id_, "words": luck.choice(words)},
            {"t": "act", "id": id_, "words": "; ".join(luck.choices(words, k=2)), "seq": luck.randrange(40)},
            {"t": "begin", "id": id_, "part": "x", "now": True},
            {"t": "given", "id": id_, "words": luck.choice(words)},
            {"t": "why", "id": id_, "words": luck.choice(words)},
            {"t": "try", "id": id_, "phrases": luck.choices(words, k=3)},
            {"t": "advise", "id": id_, "wishes": luck.choices(words, k=luck.randrange(3))},
            {"t": "undo", "id": id_},
            {"t": "undo_ask", "id": id_},
            {"t": "undo_answer", "id": id_, "yes": luck.random() < 0.5},
            {"t": "to_bot", "id": id_, "level": luck.choice([None, "random", "clever"])},
            {"t": "back", "id": id_},
            {"t": "name", "id": id_, "name": "Zoë\u202e\x00"},
            {"t": "say", "id": id_, "text": "😀 <b>"},
        ]
    )


def mutated(message: bytes, luck: random.Random) -> bytes:
    """A few bytes changed, cut out, or put twice."""
    found = bytearray(message)
    for _ in range(luck.choice((0, 1, 1, 2, 4))):
        place, end = sorted((luck.randrange(len(found) + 1), luck.randrange(len(found) + 1)))
        match luck.randrange(4):
            case 0:
                found[place:place] = luck.choice(PIECES)
            case 1:
                del found[place:end]
            case 2:
                found[place:place] = found[place:end]
            case _ if found:
                found[place % len(found)] = luck.randrange(256)
    return bytes(found)


PIECES = (
    b'"',
    b"{",
    b"}",
    b"null",
    b"-1",
    b"1e999",
    b"9" * 400,
    b"\\ud800",
    b"\xff",
    b";",
    b"[" * 900,
    b"\x00",
    b'"t":',
)


def test_no_live_message_breaks_a_table(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    luck, heard, answered = random.Random(1), Counter[str](), 0
    words = _words(served.client.game("smugglers"))
    while answered < MESSAGES:
        places = table_for(served.client, "smugglers", 2)
        for _ in range(EACH):
            answered += _send(served, luck.choice(places), words, luck, heard)
            with Wire(served, places[0].table) as wire:
                assert wire.hello()["t"] == "welcome", "the table stands"
    _plays_on(served, places)
    assert not [record for record in caplog.records if record.name.startswith("ostrov")], "no fault was logged"
    assert heard["no text"] < answered / 50, "most of them were read"
    assert heard["bad-message"] < answered * 0.8, "and many could be"
    print(f"{answered} mutated messages: {dict(heard.most_common())}")


def _words(facts: m.GameFacts) -> list[str]:
    """Words of actions and outcomes, right and wrong."""
    kinds = [*facts.actions, *facts.outcomes]
    found = [kind.word for kind in kinds] + ["", "fly home", "load \x00"]
    return found + [
        f"{kind.word} {word}" for kind in kinds for key in kind.arguments for word in facts.names[key].words
    ]


def _send(served: Served, place: m.Place, words: list[str], luck: random.Random, heard: Counter[str]) -> int:
    """One message after the other until the connection is ended; how many were answered."""
    with Wire(served, place.table) as wire:
        wire.hello(place.token)
        for sent in range(EACH):
            raw = mutated(json.dumps(wishes(place, words, luck)).encode(), luck)
            wire.socket.send(raw, text=_is_text(raw) or luck.random() < 0.02)
            try:
                answer = wire.receive(*ANSWERS, "welcome", "closed")
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != NO_TEXT:
                    raise
                heard["no text"] += 1
                return sent + 1
            heard[answer.get("code", answer["t"])] += 1
            if answer["t"] == "closed":
                assert answer["code"] == "wrong-token"
                return sent + 1
    return EACH


def _is_text(raw: bytes) -> bool:
    """Whether it can travel as text; what cannot is sent as bytes, and now and then all the same."""
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True


def _plays_on(served: Served, places: list[m.Place]) -> None:
    """The game can be finished, if it is not over yet: by bots."""
    for place in places:
        with seated(served, place) as wire:
            wire.wish("back")
            wire.wish("begin", now=True)
    for place in places:
        with seated(served, place) as wire:
            answer = wire.wish("to_bot", level="random")
            assert answer.get("code", "done") in ("done", "over")
    with seated(served, places[0]) as wire:
        while not served.client.table(places[0].table).over:
            wire.receive("news")
