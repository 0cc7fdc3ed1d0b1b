"""Typed words: compared with what they may stand for, however they are written."""

from __future__ import annotations

import operator
import textwrap
import unicodedata
from collections.abc import Mapping, Sequence

from ostrov.engine.actions import Table
from ostrov.engine.words import Words

ECHO = 40  # letters of a wrong line that are repeated


class Unclear(Exception):
    """Typed words that cannot be followed; the text says what to do instead."""


def plain_words(typed: str) -> tuple[str, ...]:
    """Words without case, accents and marks: ё is е, `Naložit čaj!` is `nalozit caj`."""
    letters = unicodedata.normalize("NFKD", typed.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return tuple("".join(letter if letter.isalnum() else " " for letter in bare).split())


def whole_number(typed: str) -> int | None:
    """A typed number; None for anything else. More than six digits are as wrong as six."""
    return int(typed[:6]) if typed.isdecimal() else None


def echo(typed: str) -> str:
    """As much of a wrong line as is worth repeating."""
    return textwrap.shorten(typed, ECHO, placeholder="…")


def begins(typed: tuple[str, ...], spelling: tuple[str, ...]) -> bool:
    """Whether each typed word is the beginning of its word: `l t` of `load tea`."""
    pairs = zip(typed, spelling, strict=False)
    return 0 < len(typed) <= len(spelling) and all(whole.startswith(start) for start, whole in pairs)


def skips(typed: tuple[str, ...], spelling: tuple[str, ...]) -> bool:
    """Whether typed words begin some of the words in their order: `build E28` of `build a road on E28`."""
    left = iter(spelling)
    return bool(typed) and all(any(whole.startswith(start) for whole in left) for start in typed)


def matching(typed: str, spellings: Mapping[str, Sequence[str]]) -> list[str]:
    """Which of some things are meant: those typed in full, else all that begin so, else all that leave words out."""
    wanted = plain_words(typed)
    known = {name: [plain_words(spelling) for spelling in found] for name, found in spellings.items()}
    for fits in (operator.eq, begins, skips):
        found = [name for name, spelt in known.items() if wanted and any(fits(wanted, one) for one in spelt)]
        if found:
            return found
    return []


def spelt(words: Words, table: Table, number: int) -> list[str]:
    """Every way to type an action: its words, its name in the language, its button, its arguments alone."""
    kind, given = table.kind_of(number), table.arguments(number)
    names = " ".join(words.argument_names(kind, given))
    return [table.words(number), words.action(table, number), f"{words.button(kind)} {names}", " ".join(given), names]
