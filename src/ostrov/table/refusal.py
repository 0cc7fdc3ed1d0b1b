"""Why a table does not do what is wished; the codes are those of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Mapping

from ostrov.engine.errors import OstrovError
from ostrov.engine.log import Argument


class Refusal(OstrovError):
    """A wish that is not carried out: nothing has changed."""

    def __init__(self, code: str, rule: str | None = None, args: Mapping[str, Argument] | None = None) -> None:
        super().__init__(f"Refused: {code}{f' by {rule}' if rule else ''}.")
        self.code = code
        self.rule = rule
        self.arguments = dict(args or {})
