"""One honest exception for each way of being wrong. Every message is one sentence that says what to do."""

from __future__ import annotations


class OstrovError(Exception):
    """What a user or an author did wrong; the command line prints its text and nothing else."""


class DeclarationError(OstrovError):
    """A record, a table or a game that cannot be as it is declared."""


class DialectError(OstrovError):
    """Rules that leave the small part of Python that every link can run."""


class WordsError(OstrovError):
    """Words that name no seat, action, option or value."""


class TextError(OstrovError):
    """A position, saved game or capsule that cannot be read; says the line."""


class VersionError(OstrovError):
    """A file made by other rules, another layout or another box."""


class BoxError(OstrovError):
    """Component data that does not fit the game; says the place."""


class GameError(OstrovError):
    """A game that is not installed or does not keep the contract."""


class CacheError(OstrovError):
    """A folder for compiled rules that must not be trusted."""


class Refused(OstrovError):
    """An action the rules forbid, with the id of the rule (`None` where no rule is behind it)."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


def why(error: Exception) -> str:
    """Why a file could not be read or written, without its name and without numbers for programmers."""
    if isinstance(error, UnicodeDecodeError):
        return f"it is no text, from byte {error.start} on"
    return (error.strerror or str(error)).lower() if isinstance(error, OSError) else str(error)


class OutOfRange(Exception):
    """A rule wrote a number a field cannot hold, or reached past a row: a fault in the rules, raised by `checked`."""
