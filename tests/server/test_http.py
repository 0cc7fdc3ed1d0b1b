"""Requests that are not about tables: the page, the games, the words; and what every answer carries."""

from __future__ import annotations

import gzip
import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from ostrov.client import RefusedError
from ostrov.engine.words import LANGUAGES
from ostrov.games import installed
from ostrov.server import openapi, page
from ostrov.server.limits import Rates
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


def asked(
    served: Served, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(urlsplit(served.address).netloc, timeout=20)
    connection.request(method, path, body, headers or {})
    answer = connection.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    connection.close()
    return found


def refusal(served: Served, method: str, path: str, **more: Any) -> tuple[int, str]:
    status, _, body = asked(served, method, path, **more)
    return status, json.loads(body)["code"]


def test_the_games_and_what_they_declare(served: Served) -> None:
    client = served.client
    assert [card.name for card in client.games()] == list(installed())
    for name in installed():
        assert client.game(name).card.name == name
    with pytest.raises(RefusedError, match="no-game"):
        client.game("chess")


def test_words_in_four_languages(served: Served) -> None:
    for language in LANGUAGES:
        assert "table-yes" in served.client.words(language)
        assert "seat-red" in served.client.words(language, "smugglers")
    for game in (None, "smugglers"):
        with pytest.raises(RefusedError, match="no-words"):
            served.client.words("xx", game)
    assert refusal(served, "GET", "/api/words/..%2Fen.ftl") == (404, "no-request")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api"),
        ("GET", "/api/nothing"),
        ("POST", "/api/nothing"),
        ("DELETE", "/api/games"),
        ("PUT", "/api/health"),
    ],
)
def test_what_cannot_be_asked_is_refused_like_all_else(served: Served, method: str, path: str) -> None:
    assert refusal(served, method, path) == (404, "no-request")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/nothing", "/api/tables/x"])
def test_every_answer_is_strict(served: Served, path: str) -> None:
    _, headers, _ = asked(served, "GET", path)
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert all(source in ("'self'", "'none'") for sources in policy.values() for source in sources.split())
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_page_of_another_origin_is_not_answered(served: Served) -> None:
    for method, path in (("GET", "/api/games"), ("POST", "/api/tables")):
        assert refusal(served, method, path, headers={"Origin": "http://evil.example"}) == (403, "wrong-origin")
    status, _, _ = asked(served, "GET", "/api/games", headers={"Origin": served.address})
    assert status == 200


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b"", "$"),
        (b"{", "$"),
        (b"[]", "$"),
        (b'{"game": 7}', "$.game"),
        (b'{"game": "catan", "more": 1}', "$"),
        (b'{"game": "catan", "seats": {"red": {"kind": "king"}}}', "$.seats[...].kind"),
        (b'{"game": "\xff"}', "$"),
        (b"[" * 100_000, "$"),
    ],
)
def test_what_cannot_be_read_says_where(served: Served, body: bytes, where: str) -> None:
    status, _, answer = asked(served, "POST", "/api/tables", body)
    told = json.loads(answer)
    assert (status, told["code"], told["args"]["where"]) == (400, "bad-message", where)


def test_a_huge_body_is_refused(served: Served) -> None:
    body = b'{"saved": "' + b"x" * (3 * 1024 * 1024) + b'"}'
    assert refusal(served, "POST", "/api/tables/import", body=body) == (413, "too-large")


def test_a_flood_of_requests_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, clock=lambda: 0.0, rates=Rates()) as served:
        answers = [asked(served, "GET", "/api/words/en.ftl")[0] for _ in range(210)]
        assert (answers.count(200), answers.count(429)) == (200, 10)


def test_files_with_a_hash_in_their_name_are_kept_by_browsers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<title>Ostrov</title>", encoding="utf-8")
    (tmp_path / "page" / "assets" / "main-1a2b.js").write_text("1", encoding="utf-8")
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    assert page.is_built()
    with serving(tmp_path / "tables") as served:
        status, headers, body = asked(served, "GET", "/")
        assert (status, body, headers["cache-control"]) == (200, b"<title>Ostrov</title>", "no-cache")
        _, headers, _ = asked(served, "GET", "/assets/main-1a2b.js")
        assert "immutable" in headers["cache-control"]
        assert asked(served, "GET", "/../tables/tables.sqlite")[0] == 404
        assert asked(served, "GET", "/%2e%2e/tables/tables.sqlite")[0] == 404


def test_long_answers_are_packed_for_those_who_take_that(served: Served) -> None:
    _, plain, whole = asked(served, "GET", "/api/games/catan/words/en.ftl")
    _, headers, packed = asked(served, "GET", "/api/games/catan/words/en.ftl", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == whole
    assert len(packed) * 2 < len(whole)


@pytest.mark.parametrize("game", ["anno1800", "catan", "shipyard"])
@pytest.mark.parametrize("language", ["en", "de", "cs", "ru"])
def test_the_words_of_a_cover_are_few_and_stand_alone(served: Served, game: str, language: str) -> None:
    _, _, whole = asked(served, "GET", f"/api/games/{game}/words/{language}.ftl")
    _, _, cover = asked(served, "GET", f"/api/games/{game}/words/{language}.ftl?cover=yes")
    assert cover.startswith(b"title = ")
    assert b"\nabout = " in cover
    assert b"{" not in cover  # nothing is said with another message
    assert all(line in whole for line in cover.splitlines())
    assert len(cover) * 10 < len(whole)


def test_without_a_built_page_the_server_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path / "nothing")
    with serving(tmp_path / "tables") as served:
        status, _, body = asked(served, "GET", "/")
        assert status == 503
        assert b"dev.py play" in body


def test_the_document_is_made_from_the_types() -> None:
    now = (Path(__file__).parents[2] / openapi.FILE).read_text(encoding="utf-8")
    assert now == openapi.written(), "run `.venv/bin/python -m ostrov.server.openapi` and look at the difference"
