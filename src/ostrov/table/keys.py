"""Ways back to a seat: a code for another device, a phrase, a code that the founder gives out anew.

Only fingerprints are kept: of what is random a plain one, of what a person made up one that is slow to guess at.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from ostrov.table.sitting import hashed

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that is taken for another
CODE_LETTERS = 8  # 39 bits, for minutes, a few guesses each
FIVE_MINUTES = 300.0
ONE_DAY = 86_400.0
SHORTEST_PHRASE, LONGEST_PHRASE = 8, 100
MOST_KEYS = 8  # devices of one seat; the one that was added first is forgotten first


@dataclass(frozen=True)
class Code:
    """Opens a seat once, until then. `anew`: given out by the founder; the keys of before are void with it."""

    seat: str
    until: float
    anew: bool = False


def new_code() -> str:
    """To be typed or scanned on another device: XXXX-XXXX."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
    return f"{letters[:4]}-{letters[4:]}"


def code_hash(typed: str) -> str:
    """What is kept of a code, however it was typed."""
    return hashed("".join(letter for letter in typed.upper() if letter.isalnum()))


def phrase_hash(phrase: str) -> str:
    """What is kept of a phrase."""
    salt = secrets.token_hex(16)
    return f"{salt}${_slow(phrase, salt)}"


def is_phrase(phrase: str, kept: str) -> bool:
    """Whether this is the phrase; capitals and spaces do not matter."""
    salt, _, wanted = kept.partition("$")
    return bool(wanted) and hmac.compare_digest(_slow(phrase, salt), wanted)


def _slow(phrase: str, salt: str) -> str:
    plain = " ".join(phrase.casefold().split()).encode("utf-8", "replace")
    return hashlib.scrypt(plain, salt=bytes.fromhex(salt), n=2**14, r=8, p=1, dklen=32).hex()
