"""Who sits where, and the words and secrets that open seats."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Any

from ostrov.table.values import Who

LONGEST_NAME = 40
LONGEST_TEXT = 500
LONGEST_PART = 64


@dataclass(frozen=True)
class Sitting:
    """A seat and who plays it."""

    who: Who = "open"
    name: str = ""
    level: str | None = None  # of the bot, when one plays
    token: str = ""  # the hash of the token that opens the seat
    more: tuple[str, ...] = ()  # of the tokens of further devices
    phrase: str = ""  # what is kept of the phrase that opens it too
    account: str = ""  # the account that opens it too
    ready: bool = False
    part: str = ""  # its part of the key behind chance
    resigned: bool = False
    lent: bool = False
    away: bool = False  # lent by the others, because nobody came

    @property
    def is_person(self) -> bool:
        """Whether somebody sits here who has a say, though a bot may play for now."""
        return self.who == "human" and not self.resigned

    @property
    def is_played(self) -> bool:
        """Whether a person plays it now."""
        return self.is_person and not self.lent

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays it now."""
        return None if self.is_played or self.who == "open" else self.level

    def opens_with(self, token: str) -> bool:
        given = hashed(token)
        return any(one and hmac.compare_digest(one, given) for one in (self.token, *self.more))


def new_id() -> str:
    """The name of a table."""
    return secrets.token_hex(6)


def new_token() -> str:
    """192 bits that open a seat, or an open seat to who is invited."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token: a random one of 192 bits needs no slow hash."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def plain(text: str, longest: int) -> str:
    """What a person typed, on one line, without signs that steer a screen."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())[:longest]


def sitting_from(kept: dict[str, Any]) -> Sitting:
    return Sitting(**kept | {"more": tuple(kept.get("more", ()))})
