"""Who answers for CHANCE. The rules only tell the odds; these choose.

Dice(key)                a fast generator: simulations, trying things out
Sealed(secret, parts)    a keyed hash over (purpose, n-th of that purpose): fair tables
Given(words)             what the real dice show, or another program's record

A saved game notes who answered: `sealed 5f… ["seven", ""]` with the secret and the seats' parts, `dice 7` with the key,
`given` for a person; `sealed_note` writes and `read` reads that.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from ostrov.engine.actions import Table
from ostrov.engine.errors import Refused, TextError

SECRET_BYTES = 32


class Fate(Protocol):
    """Chooses one of the possible outcomes. `earlier` are the outcomes of the game so far."""

    def outcome(self, table: Table, odds: Sequence[int], earlier: Sequence[int]) -> int: ...


class Dice:
    """Different keys give different games; the same key the same one."""

    def __init__(self, key: int) -> None:
        self._secret = f"dice {key}".encode()

    def outcome(self, table: Table, odds: Sequence[int], earlier: Sequence[int]) -> int:
        return _by_hash(self._secret, f"{len(earlier)}", odds)


class Sealed:
    """The n-th roll is the n-th roll whatever was done before it: taking back cannot fish for another.

    The key is made from the server's secret, published as `commitment` before the first action, and
    from a part each seat may add afterwards, so neither side alone decides.
    """

    def __init__(self, secret: bytes, parts: Iterable[str] = ()) -> None:
        if len(secret) < SECRET_BYTES:
            raise Refused(f"A secret for chance has at least {SECRET_BYTES} bytes.")
        self.commitment = hashlib.sha256(secret).hexdigest()
        told = b"".join(len(part.encode()).to_bytes(4, "big") + part.encode() for part in parts)
        self._key = hmac.digest(secret, told, "sha256")

    def outcome(self, table: Table, odds: Sequence[int], earlier: Sequence[int]) -> int:
        kind = purpose(table, odds)
        nth = sum(table.kind_of(outcome).word == kind for outcome in earlier)
        return _by_hash(self._key, f"{kind} {nth}", odds)


class Given:
    """Outcomes in words, one after the other; an empty list says that the next must be typed in."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = list(words)

    def outcome(self, table: Table, odds: Sequence[int], earlier: Sequence[int]) -> int:
        if not self._words:
            raise Refused("Chance is asked and no outcome is given; say what the dice or the deck show.")
        outcome = table.number(self._words[0])
        if not odds[outcome]:
            possible = ", ".join(table.words(number) for number, likely in enumerate(odds) if likely)
            raise Refused(f"{self._words[0]!r} cannot happen now; possible: {possible}.")
        del self._words[0]
        return outcome


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def sealed_note(secret: bytes, parts: Sequence[str] = ()) -> str:
    """What a saved game remembers of sealed chance."""
    return f"sealed {secret.hex()} {json.dumps(list(parts)) if parts else ''}".rstrip()


def sealed_with(note: str) -> tuple[bytes, list[str]] | None:
    """The secret and the parts of sealed chance, from its note; None for other notes."""
    kind, _, rest = note.partition(" ")
    if kind != "sealed":
        return None
    secret, _, parts = rest.partition(" ")
    try:
        return bytes.fromhex(secret), _parts(parts)
    except ValueError as error:
        raise TextError(f"note: chance {note!r} cannot be read: {error}.") from error


def read(note: str) -> Fate | None:
    """Who answers for chance, from the note of a saved game; None for a person who types what the real dice show."""
    sealed, (kind, _, rest) = sealed_with(note), note.partition(" ")
    try:
        if sealed is not None:
            return Sealed(*sealed)
        if kind == "dice":
            return Dice(int(rest))
    except (ValueError, Refused) as error:
        raise TextError(f"note: chance {note!r} cannot be read: {error}.") from error
    if note == "given":
        return None
    raise TextError(f"note: chance is 'sealed …', 'dice …' or 'given', not {note!r}.")


def _parts(written: str) -> list[str]:
    try:
        parts = json.loads(written or "[]")
    except RecursionError as error:
        raise ValueError("the seats' parts are a list of texts") from error
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        raise ValueError("the seats' parts are a list of texts")
    return parts


def purpose(table: Table, odds: Sequence[int]) -> str:
    """The kind of outcome that is due; the rules let only one kind be possible at a time."""
    return next((table.kind_of(outcome).word for outcome, likely in enumerate(odds) if likely), "nothing")


def _by_hash(key: bytes, message: str, odds: Sequence[int]) -> int:
    """The outcome at a place in the odds laid end to end, the place chosen by a keyed hash.

    128 bits against the total: the favour to any outcome is below one part in 2**100.
    """
    total = sum(odds)
    if total < 1:
        raise Refused("Chance is asked but nothing can happen: the rules have a dead end here.")
    place = int.from_bytes(hmac.digest(key, message.encode(), "sha256")[:16], "big") * total >> 128
    for outcome, likely in enumerate(odds):
        place -= likely
        if place < 0:
            return outcome
    raise AssertionError("the place lies below the total")
