"""What the server does not put up with: floods, huge bodies, pages of other origins."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

Headers = Iterable[tuple[bytes, bytes]]
Clock = Callable[[], float]  # seconds, never going back; tests give their own

LARGEST_MESSAGE = 64 * 1024  # bytes of one message of a connection
LARGEST_REQUEST = 2 * 1024 * 1024  # bytes of one request's body
ADDRESSES_KEPT = 10_000
ONE_HOME = 64  # leading bits of an IPv6 address that one customer has all behind
LARGEST_QUEUE = 2 * 1024 * 1024  # letters that wait for one reader; who is slower is asked to come again


@dataclass(frozen=True)
class Rates:
    """How often something may be asked: so many times a second, and how many at once after a rest."""

    wishes: tuple[float, float] = (20.0, 60.0)  # of one seat
    requests: tuple[float, float] = (20.0, 200.0)  # of one address
    tables: tuple[float, float] = (0.5, 30.0)  # opened by one address
    keys: tuple[float, float] = (
        0.2,
        10.0,
    )  # guesses at codes and phrases, of one address and at one seat; reports of a seat
    connections: int = 500  # of one address at once: a club behind one router has some hundred


UNLIMITED = Rates((1e9, 1e9), (1e9, 1e9), (1e9, 1e9), (1e9, 1e9), 10**9)  # for measuring and tests


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


def same_origin(headers: Headers) -> bool:
    """Whether the page that asks is ours. Programs send no Origin and are let in: a token is asked of them too."""
    found = {name.lower(): value for name, value in headers if name.lower() in (b"origin", b"host")}
    origin = found.get(b"origin")
    if origin is None:
        return True
    return urlsplit(origin.decode("latin-1")).netloc.lower() == found.get(b"host", b"").decode("latin-1").lower()


# --- who asks --------------------------------------------------------------------------------------------------------


class Senders:
    """Where requests come from: the other end of the line, or what our own proxies say who stands before them."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        self._ours = [ip_network(network) for network in proxies]

    def of(self, peer: str, headers: Headers) -> str:
        """The address that limits are counted by."""
        named = b",".join(value for name, value in headers if name.lower() == b"x-forwarded-for")
        chain = [peer, *reversed([one.strip() for one in named.decode("latin-1").split(",")])]
        known = peer
        for one in chain:
            address = _address(one)
            if address is None:
                break  # who stands further away is not known
            known = one
            if not any(address in network for network in self._ours):
                break  # the word of strangers is not taken
        return _counted(known)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def _counted(text: str) -> str:
    """One home is one address, however many of IPv6 it has."""
    found = _address(text)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, ONE_HOME), strict=False))
    return text if found is None else str(found)


class Lines:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """One more; whether it may be."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
