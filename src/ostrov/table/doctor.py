"""After an upgrade: whether every unfinished match can be carried on. `ostrov doctor`"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from ostrov.store.port import Store, Stored
from ostrov.table.keeping import DeskNamed
from ostrov.table.match import Match


@dataclass(frozen=True)
class Finding:
    """What was found of one match."""

    table: str
    how: str  # goes-on, rules-changed, trouble
    sentence: str


def examine(store: Store, desk_named: DeskNamed) -> Iterator[Finding]:
    """Replay every unfinished match; nothing is written."""
    for fault in store.faults():
        yield Finding("", "trouble", f"The store is damaged: {fault}.")
    for kept in store.kept():
        stored = None if kept.over else store.load(kept.table)
        if stored is not None:
            yield _examined(stored, desk_named)


def _examined(stored: Stored, desk_named: DeskNamed) -> Finding:
    try:
        match = Match.load(stored, desk_named)
        problems = match.history.position.problems()
    except Exception as error:  # whatever new rules make of an old match: the others are looked at too
        return Finding(stored.table, "trouble", f"It cannot be carried on: {type(error).__name__}: {error}")
    about = f"{match.game.name}, {len(match.rows)} entries"
    if problems:
        return Finding(stored.table, "trouble", f"{about}: its position cannot be: {problems[0]}")
    if match.changed_at != json.loads(stored.facts)["changed_at"]:
        return Finding(
            stored.table, "rules-changed", f"{about}: rules changed at move {match.changed_at}; it goes on from there."
        )
    return Finding(stored.table, "goes-on", f"{about}: it replays to the same position.")
