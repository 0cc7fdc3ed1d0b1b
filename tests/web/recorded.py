"""The file of positions that a board is tested with: the facts of the game, a line for each position."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from ostrov.engine.game import Game
from ostrov.server.facts import facts_of
from tests.web.catan_positions import less


def written(game: Game, found: dict[str, dict[str, Any]], *, facts: bool = True) -> str:
    """Each position as what differs from the one before it."""
    before = [None, *found.values()]
    pairs = zip(found.items(), before, strict=False)
    lines = [f" {_json(name)}: {_json(less(one, last))}" for (name, one), last in pairs]
    head = f'"facts": {_json(msgspec.to_builtins(facts_of(game)))},\n' if facts else ""
    return f'{{{head}"positions": {{\n' + ",\n".join(lines) + "\n}}\n"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
