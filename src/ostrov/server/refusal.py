"""The status of a request's answer for each code a refusal may have; docs/protocol.md lists the codes."""

from __future__ import annotations

STATUS = {
    "bad-message": 400,
    "bad-options": 400,
    "bad-save": 400,
    "unknown-words": 400,
    "bad-address": 400,
    "wrong-token": 401,
    "wrong-code": 403,
    "wrong-phrase": 403,
    "wrong-passkey": 403,
    "wrong-invite": 403,
    "wrong-origin": 403,
    "wrong-word": 403,
    "host-only": 403,
    "not-founder": 403,
    "watching": 403,
    "no-table": 404,
    "no-game": 404,
    "no-entry": 404,
    "no-words": 404,
    "no-request": 404,
    "no-reminder": 404,
    "not-offered": 404,
    "too-large": 413,
    "too-fast": 429,
    "fault": 500,
    "stopping": 503,
    "busy": 503,
    "not-sent": 502,
    "not-compiled": 503,
    "not-stored": 507,
}
OTHERWISE = 409


def status(code: str) -> int:
    return STATUS.get(code, OTHERWISE)
