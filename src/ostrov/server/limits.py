"""What the server does not put up with: floods, huge bodies, pages of other origins."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

Clock = Callable[[], float]  # seconds, never going back; tests give their own

LARGEST_MESSAGE = 64 * 1024  # bytes of one message of a connection
LARGEST_REQUEST = 2 * 1024 * 1024  # bytes of one request's body
ADDRESSES_KEPT = 10_000
LARGEST_QUEUE = 2 * 1024 * 1024  # letters that wait for one reader; who is slower is asked to come again


@dataclass(frozen=True)
class Rates:
    """How often something may be asked: so many times a second, and how many at once after a rest."""

    wishes: tuple[float, float] = (20.0, 60.0)  # of one seat
    requests: tuple[float, float] = (20.0, 200.0)  # of one address
    tables: tuple[float, float] = (0.5, 30.0)  # opened by one address


UNLIMITED = Rates(*[(1e9, 1e9)] * 3)  # for measuring and tests


class Bucket:
    """Tokens that fill up steadily: as many at once as there are in reserve, then only so many a second."""

    def __init__(self, a_second: float, in_reserve: float, clock: Clock = time.monotonic) -> None:
        self._a_second, self._in_reserve, self._clock = a_second, in_reserve, clock
        self._left, self._at = in_reserve, clock()

    def take(self) -> bool:
        """Take one token; whether there was one."""
        now = self._clock()
        self._left = min(self._in_reserve, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address or seat; those not seen for longest are forgotten first."""

    def __init__(self, a_second: float, in_reserve: float, clock: Clock = time.monotonic) -> None:
        self._rates = (a_second, in_reserve, clock)
        self._by_name: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        bucket = self._by_name.pop(name, None) or Bucket(*self._rates)
        self._by_name[name] = bucket  # the last in the dictionary is the one seen last
        if len(self._by_name) > ADDRESSES_KEPT:
            del self._by_name[next(iter(self._by_name))]
        return bucket.take()


def same_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether the page that asks is ours. Programs send no Origin and are let in: a token is asked of them too."""
    found = {name.lower(): value for name, value in headers if name.lower() in (b"origin", b"host")}
    origin = found.get(b"origin")
    if origin is None:
        return True
    return urlsplit(origin.decode("latin-1")).netloc.lower() == found.get(b"host", b"").decode("latin-1").lower()
