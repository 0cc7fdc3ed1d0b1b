"""A match as a store keeps it: its facts as JSON, its entries in words; and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

import msgspec

from ostrov.engine import saved, text
from ostrov.engine.desk import Desk
from ostrov.engine.errors import VersionError
from ostrov.engine.history import History, begin
from ostrov.engine.log import Line, Value
from ostrov.store.port import Stored
from ostrov.table.clock import Clock, Waiting
from ostrov.table.draft import MOST_CHAT, MOST_WISHES, Row
from ostrov.table.keys import Code
from ostrov.table.sitting import sitting_from
from ostrov.table.values import Asking, Chat, Prepared

if TYPE_CHECKING:
    from ostrov.table.match import Match

DeskNamed = Callable[[str], Desk]  # the desk of a game by its name

PLAIN = (
    "name pace listed created founder invite typed begun stopped takebacks changed_at next fixed until chose"
    " touched expires limit talk hints paused once"
).split()  # fields of a match that are kept as they are; one that an older store lacks is as at a new table


def facts_of(match: Match) -> str:
    """All that is to be known of a match but its entries, its last position and its chat."""
    game = match.game
    kept: dict[str, Any] = {name: getattr(match, name) for name in PLAIN}
    kept |= {"game": game.name, "rules": game.version, "layout": game.layout_hash, "box": game.box_hash}
    kept |= {"options": match.options, "secret": match.secret.hex(), "start": _start_of(match)}
    kept |= {"seats": match.seats, "clock": match.clock, "waiting": match.waiting, "codes": match.codes}
    kept |= {"asking": match.asking, "prepared": match.prepared}
    return msgspec.json.encode(kept).decode()


def _start_of(match: Match) -> dict[str, Any] | None:
    """Where the history starts, when other rules played the beginning."""
    if match.is_whole:
        return None
    return {"position": str(match.history.position_before(0)), "earlier": match.history.earlier, "at": match.offset}


def load(stored: Stored, desk_named: DeskNamed) -> Match:
    """A match that was kept. An OstrovError says why it cannot go on."""
    kept = json.loads(stored.facts)
    desk = desk_named(kept["game"])
    game = desk.game
    if kept["box"] != game.box_hash:
        raise VersionError(f"table {stored.table} is played with other component values than are installed here.")
    history, offset = _start(desk, kept)
    entries = [(entry.n + 1, entry.seat, entry.words) for entry in stored.entries[offset:]]
    same_rules = (kept["rules"], kept["layout"]) == (game.version, game.layout_hash)
    again = saved.replayed(history, entries, stored.position, same_rules=same_rules)
    return _match(stored, kept, history, again)


def refreshed(match: Match, stored: Stored, desk_named: DeskNamed) -> Match:
    """What another process has made of a match; what both have in common is not replayed."""
    kept = json.loads(stored.facts)
    pairs = zip(match.rows, stored.entries, strict=False)
    same = next((n for n, (row, entry) in enumerate(pairs) if row.entry != entry), None)
    common = min(len(match.rows), len(stored.entries)) if same is None else same
    history = match.history.copy()
    if common < match.offset or kept["start"] != _start_of(match):
        return load(stored, desk_named)
    history.cut(common - match.offset)
    for entry in stored.entries[common:]:
        history.act(entry.seat, entry.words)
    if str(history.position) != stored.position:
        return load(stored, desk_named)
    found = _match(stored, kept, history, history)
    told = min(common, found.first_missed(match.seq))
    return replace(found, is_whole=match.is_whole, rows=(*match.rows[:told], *found.rows[told:]))


def _match(stored: Stored, kept: dict[str, Any], history: History, again: History) -> Match:
    """The match with these facts; `again` is not `history` when other rules carry it on."""
    from ostrov.table.match import Match

    plain = {name: kept[name] for name in PLAIN if name in kept}
    if again is not history:
        plain |= {"changed_at": len(stored.entries), "fixed": len(stored.entries)}
    return Match(
        id=stored.table,
        seq=stored.seq,
        history=again,
        is_whole=again is history and kept["start"] is None,
        options=kept["options"],
        rows=tuple(Row(entry) for entry in stored.entries),
        seats={seat: sitting_from(sitting) for seat, sitting in kept["seats"].items()},
        secret=bytes.fromhex(kept["secret"]),
        asking=None if kept["asking"] is None else Asking(**kept["asking"]),
        chat=tuple(chat_from(chat.body) for chat in stored.chat[-MOST_CHAT:]),
        firsts=_firsts(stored),
        wishes=_wishes(stored),
        clock=None if kept.get("clock") is None else Clock(**kept["clock"]),
        codes={key: Code(**code) for key, code in kept.get("codes", {}).items()},
        waiting=Waiting(**kept.get("waiting", {})),
        prepared={seat: _prepared(one) for seat, one in kept.get("prepared", {}).items()},
        **plain
        | {
            "typed": tuple(plain["typed"]),
            "until": tuple((n, note) for n, note in plain["until"]),
            "once": tuple(plain.get("once", ())),
        },
    )


def _prepared(kept: dict[str, Any]) -> Prepared:
    return Prepared(**kept | {name: tuple(kept[name]) for name in ("plan", "answers", "played")})


def _start(desk: Desk, kept: dict[str, Any]) -> tuple[History, int]:
    """The history to play the entries on, and how many lie before it."""
    start = kept["start"]
    if start is None:
        return begin(desk, kept["options"]), 0
    data, _ = text.read(desk.game, start["position"], any_rules=True)
    return History(desk, data, start["earlier"]), start["at"]


def _firsts(stored: Stored) -> tuple[int, ...]:
    """By number, the first entry that changed with it; nothing is known of a number that is missing."""
    firsts = [0] * (stored.seq + 1)
    for seq, first in stored.firsts:
        firsts[seq] = first
    return tuple(firsts)


def _wishes(stored: Stored) -> dict[tuple[str, str], int]:
    """The last that each seat had done, the oldest first."""
    left = {seat: MOST_WISHES for seat, _, _ in stored.wishes}
    found = []
    for seat, wish, seq in reversed(stored.wishes):
        left[seat] -= 1
        if left[seat] >= 0:
            found.append(((seat, wish), seq))
    return dict(reversed(found))


# --- chat --------------------------------------------------------------------------------------------------------


def chat_json(chat: Chat) -> str:
    return json.dumps(asdict(chat))


def chat_from(body: str) -> Chat:
    kept = json.loads(body)
    if kept["line"] is not None:
        given = kept["line"]["args"].items()
        kept["line"] = Line(
            kept["line"]["id"], {name: Value(**value) if isinstance(value, dict) else value for name, value in given}
        )
    return Chat(**kept)
