"""The page, built by web/make.py into `src/ostrov/server/page`, carried by a wheel; and the headers of all answers."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PAGE = Path(str(resources.files("ostrov.server") / "page"))
UNCHANGING = "assets/"  # names there carry a hash of the content
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ostrov</title>
<p>The page is not built. In a checkout: <code>python3 dev.py play</code> builds it. The server itself answers under
<code>/api</code>.</p></html>"""


class StrictHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def strict(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, strict if scope["type"] == "http" else send)


class Page(StaticFiles):
    """The files of the page. Those whose names carry a hash are kept by browsers, all others asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = path.replace("\\", "/").startswith(UNCHANGING) and response.status_code == 200
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response


async def missing_page(_request: Request) -> Response:
    return HTMLResponse(MISSING, status_code=503)


def is_built() -> bool:
    return (PAGE / "index.html").is_file()
