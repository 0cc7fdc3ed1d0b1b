"""Requests: what can be asked, with which types; routes and docs/openapi.json are made from the same list."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from ostrov.server.limits import LARGEST_REQUEST
from ostrov.server.messages import Problem
from ostrov.server.refusal import status
from ostrov.server.telling import arguments_of
from ostrov.table import Refusal

if TYPE_CHECKING:
    from ostrov.server.house import House

JSON = "application/json"
BEARER = re.compile(r"Bearer ([!-~]{16,64})\Z")


@dataclass(frozen=True)
class Call:
    """One request: what its path, query, token and body say."""

    house: House
    path: dict[str, str]
    query: dict[str, str]
    token: str | None
    body: Any
    address: str
    gone: Callable[[], Awaitable[bool]]  # whether the caller has hung up

    @property
    def is_host(self) -> bool:
        """Whether the host asks."""
        return self.house.host_key.is_it(self.token)


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked."""

    method: str
    path: str  # `{name:int}` is a number, any other part a word
    told: str  # what it does, for the document
    do: Callable[[Call], Awaitable[Any]]
    gives: type | str  # a message, or a media type
    takes: type | None = None
    query: tuple[str, ...] = ()
    needs_token: bool = False  # of a seat
    for_host: bool = False  # the host's key opens it, or opens more
    may_refuse: tuple[str, ...] = field(default=())


def route_of(endpoint: Endpoint, house: House) -> Route:
    """The endpoint as Starlette serves it."""
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(endpoint.takes or type(None))

    async def answer(request: Request) -> Response:
        try:
            body = _decoded(decoder, await _body(request)) if endpoint.takes else None
            client = sender(house, request)
            if not house.requests.take(client):
                raise Refusal("too-fast")
            path = {name: str(value) for name, value in request.path_params.items()}
            query = {name: request.query_params.get(name, "") for name in endpoint.query}
            found = await endpoint.do(Call(house, path, query, _token(request), body, client, request.is_disconnected))
        except Refusal as refusal:
            house.metrics.requests[str(status(refusal.code))] += 1
            return refused(refusal)
        house.metrics.requests["200"] += 1
        if isinstance(found, str):
            return Response(found, media_type=str(endpoint.gives))
        return Response(msgspec.json.encode(found), media_type=JSON)

    return Route(endpoint.path, answer, methods=[endpoint.method])


def sender(house: House, connection: HTTPConnection) -> str:
    """The address that limits are counted by."""
    return house.senders.of(connection.client.host if connection.client else "", connection.scope["headers"])


def refused(refusal: Refusal) -> Response:
    problem = Problem(refusal.code, refusal.rule, arguments_of(refusal.arguments))
    return Response(msgspec.json.encode(problem), status(refusal.code), media_type=JSON)


async def _body(request: Request) -> bytes:
    """The body of a request, up to a limit."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > LARGEST_REQUEST:
            raise Refusal("too-large", args={"most": LARGEST_REQUEST})
    return bytes(found)


def _decoded(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", args={"where": where(error)}) from error


def where(error: Exception) -> str:
    """The place in a message that is wrong: `$.seats`."""
    found = re.search(r"at `([^`]*)`", str(error))
    return found[1][:100] if found else "$"


def _token(request: Request) -> str | None:
    given = request.headers.get("authorization")
    if given is None:
        return None
    found = BEARER.match(given)
    if found is None:
        raise Refusal("wrong-token")
    return found[1]


# --- the document -------------------------------------------------------------------------------------------------


def document(endpoints: Sequence[Endpoint], more: Sequence[Any]) -> dict[str, Any]:
    """OpenAPI 3.1 of these; `more` are types that travel over the live connection."""
    messages = [each for one in endpoints for each in (one.takes, one.gives) if isinstance(each, type)]
    kinds = list(dict.fromkeys([*messages, Problem, *more]))
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(_plain(one.path), {})[one.method.lower()] = _operation(one, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ostrov",
            "version": "1",
            "description": "How a browser or a program sits at a table; docs/protocol.md tells it in order.",
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."},
                "host": {"type": "http", "scheme": "bearer", "description": "The key of who runs the server."},
            },
        },
        "x-live": {
            "path": "/api/tables/{id}/live",
            "description": "WebSocket; each message is one JSON object of one of these types.",
            "from-client": by_kind[more[0]],
            "from-server": by_kind[more[1]],
        },
    }


def _plain(path: str) -> str:
    return path.replace(":int", "")


def _operation(one: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    answer = {JSON: {"schema": schemas[one.gives]}} if isinstance(one.gives, type) else {one.gives: {"schema": _TEXT}}
    operation: dict[str, Any] = {
        "operationId": one.do.__name__,
        "summary": one.told,
        "responses": {
            "200": {"description": "Done.", "content": answer},
            **_refusals(one, schemas),
        },
    }
    parameters = [_in_path(name, kind) for name, kind in re.findall(r"{(\w+)(:int)?}", one.path)]
    parameters += [{"name": name, "in": "query", "schema": {"enum": ["", "no", "yes"]}} for name in one.query]
    if parameters:
        operation["parameters"] = parameters
    if one.takes is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[one.takes]}}}
    if one.needs_token or one.for_host:
        operation["security"] = [{"seat" if one.needs_token else "host": []}]
    return operation


_TEXT = {"type": "string"}


def _in_path(name: str, kind: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0} if kind else {"type": "string", "pattern": "^[A-Za-z0-9_-]+$"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _refusals(one: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    """The statuses a refusal may come with, and the codes behind each."""
    codes = ["too-fast", *(("bad-message", "too-large", "wrong-origin") if one.takes else ()), *one.may_refuse]
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(status(code), []).append(code)
    content = {JSON: {"schema": schemas[Problem]}}
    return {
        str(number): {"description": ", ".join(sorted(found)), "content": content}
        for number, found in sorted(by_status.items())
    }
