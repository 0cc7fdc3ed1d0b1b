"""The application: the page, the requests, the live connections, around one House."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ostrov.server import page
from ostrov.server.api import ENDPOINTS
from ostrov.server.asking import refused, route_of
from ostrov.server.house import House
from ostrov.server.limits import same_origin
from ostrov.server.live import live
from ostrov.table import Refusal

log = logging.getLogger(__name__)
WORTH_PACKING = 1000  # bytes of an answer from which on it is sent compressed, to those who take that
PACKING = 6  # of 9: more takes three times as long and saves a hundredth

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]  # in which nothing may be asked, and is answered so


def create(house: House) -> ASGIApp:
    """The ASGI application for a house; it opens the house when it starts, and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def at_table(socket: WebSocket) -> None:
        await live(house, socket)

    routes: list[BaseRoute] = [route_of(endpoint, house) for endpoint in ENDPOINTS]
    routes.append(WebSocketRoute("/api/tables/{id}/live", at_table))
    routes += [Route(path, _nothing_here, methods=METHODS) for path in ("/api", "/api/{rest:path}")]
    if page.is_built():
        routes.append(Mount("/", page.Page(directory=page.PAGE, html=True)))
    else:
        routes.append(Route("/{rest:path}", page.missing_page))
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={500: _fault})
    return page.StrictHeaders(GZipMiddleware(OwnOrigin(app), WORTH_PACKING, PACKING))


class OwnOrigin:
    """A page of another origin is not answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not same_origin(scope["headers"]):
            await refused(Refusal("wrong-origin"))(scope, receive, send)
            return
        await self.app(scope, receive, send)


async def _nothing_here(_request: Request) -> Response:
    return refused(Refusal("no-request"))


async def _fault(request: Request, error: Exception) -> Response:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return refused(Refusal("fault"))
