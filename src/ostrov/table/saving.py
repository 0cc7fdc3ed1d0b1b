"""Saved games of a table: text that holds all of a finished game, or what one seat has seen of a running one."""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ostrov.bots import available
from ostrov.engine import fate, saved, text
from ostrov.engine.errors import OstrovError, TextError
from ostrov.engine.fate import Sealed, sealed_note
from ostrov.engine.history import History
from ostrov.engine.position import CHANCE
from ostrov.store.port import StoredEntry
from ostrov.table.draft import Row
from ostrov.table.keeping import DeskNamed
from ostrov.table.refusal import Refusal
from ostrov.table.sitting import LONGEST_NAME, Sitting, new_id, new_token, plain

if TYPE_CHECKING:
    from ostrov.table.match import Match

PERSON = "you"  # the note of a saved game for a seat played by a person
UNTIL = re.compile(r"until-([0-9]{1,9})\Z")


# --- writing -----------------------------------------------------------------------------------------------------


def text_of(match: Match, viewer: str | None) -> str:
    """The saved game: whole when it is over, before that what the reader has seen."""
    notes = dict(_notes(match))
    if match.over:
        return saved.write(match.history, notes | dict(_open_notes(match)))
    return saved.write(match.history, notes | {"seen": viewer or "everybody"}, viewer or CHANCE)


def _notes(match: Match) -> Iterator[tuple[str, str]]:
    """What everybody may know."""
    yield "seats", " ".join(f"{seat}={_player(sitting)}" for seat, sitting in match.seats.items())
    for seat, sitting in match.seats.items():
        if sitting.name:
            yield f"name-{seat}", json.dumps(sitting.name)
    if match.name:
        yield "table", json.dumps(match.name)
    yield "created", repr(match.created)
    yield "commitment", Sealed(match.secret).commitment
    if match.typed:
        yield "typed", " ".join(match.typed)
    for name in ("takebacks", "changed_at"):
        if getattr(match, name):
            yield name.replace("_", "-"), str(getattr(match, name))
    if match.stopped:
        yield "stopped", "resigned"


def _player(sitting: Sitting) -> str:
    return PERSON if sitting.who in ("human", "open") else sitting.level or PERSON


def _open_notes(match: Match) -> Iterator[tuple[str, str]]:
    """What is told when the game is over."""
    yield "chance", sealed_note(match.secret, [sitting.part for sitting in match.seats.values()])
    for n, note in match.until:
        if n > match.offset:
            yield f"until-{n - match.offset}", note
    yield "entries", digest(match.history)


def digest(history: History) -> str:
    """A fingerprint of the options and of all that was done: who has seen a game can compare it with a file."""
    game, start = history.game, history.position_before(0)
    told = [f"{name}={word}" for name, word in text.option_words(game, start.data).items()]
    told += [f"{game.seat_word(entry.seat)}: {history.words(entry)}" for entry in history.entries]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()


# --- reading -----------------------------------------------------------------------------------------------------


def match_from(content: str, desk_named: DeskNamed, at: float) -> Match:
    """A match from a saved game: over if that is over, else not begun, with new chance from here on."""
    try:
        return _match(saved.read(content, desk_named), at)
    except Exception as error:  # a file may bring any position by other rules' hands, and rules may stumble over it
        why = str(error) if isinstance(error, OstrovError) else f"it cannot be read: {error}."
        raise Refusal("bad-save", args={"why": why}) from error


def _match(found: saved.Saved, at: float) -> Match:
    from ostrov.table.match import Match, typable

    history, notes = found.history, found.notes
    wrong = [*history.position_before(0).problems(), *history.position.problems()]
    if wrong:
        raise TextError(f"it holds a position that cannot be: {wrong[0]}")
    is_over = not history.position.asked or "stopped" in notes
    typed = typable(history.game) if notes.get("chance") == "given" else notes.get("typed", "").split()
    changed_at = found.changed_at if found.changed_at is not None else _number(notes.get("changed-at"))
    match = Match(
        id=new_id(),
        seq=0,
        history=history,
        options=text.option_words(history.game, history.position_before(0).data),
        seats={seat: _sitting(found, seat, is_over=is_over) for seat in history.position.seats},
        secret=fate.new_secret(),
        created=at,
        invite=new_token(),
        is_whole=history.is_whole,
        rows=tuple(_rows(history, at)),
        name=plain(_text(notes.get("table")), LONGEST_NAME),
        typed=tuple(kind for kind in typed if kind in typable(history.game)),
        begun=is_over,
        stopped="stopped" in notes,
        takebacks=_number(notes.get("takebacks")) or 0,
        changed_at=changed_at,
        fixed=len(history),
        until=tuple(_chance_so_far(found, is_over=is_over)),
    )
    return _finished(match, notes) if is_over else match


def _rows(history: History, at: float) -> Iterator[Row]:
    for n, entry in enumerate(history.entries):
        yield Row(StoredEntry(n, history.game.seat_word(entry.seat), history.words(entry), at, bot=False))


def _finished(match: Match, notes: dict[str, str]) -> Match:
    """A finished game keeps its own chance, so that its file can be checked again."""
    kept = fate.sealed_with(notes.get("chance", ""))
    if kept is None:
        return match
    secret, parts = kept
    seated = zip(match.seats.items(), [*parts, *[""] * len(match.seats)], strict=False)
    seats = {seat: replace(sitting, part=part) for (seat, sitting), part in seated}
    created = float(notes.get("created", match.created))
    if not math.isfinite(created):
        raise TextError("note: created is a time in seconds.")
    return replace(match, secret=secret, seats=seats, created=created)


def earlier_chance(notes: dict[str, str]) -> Iterator[tuple[int, str]]:
    """Who answered for chance before an entry, where that was somebody else than in the end."""
    for name, note in notes.items():
        until = UNTIL.match(name)
        if until is not None:
            yield int(until[1]), note


def _chance_so_far(found: saved.Saved, *, is_over: bool) -> Iterator[tuple[int, str]]:
    """Who has answered for chance, when somebody else does from here on."""
    yield from earlier_chance(found.notes)
    note = found.notes.get("chance", "")
    if note and len(found.history) and not (is_over and fate.sealed_with(note)):
        fate.read(note)  # what nobody can read is told now
        yield len(found.history), note


def _sitting(found: saved.Saved, seat: str, *, is_over: bool) -> Sitting:
    """Who sits where: bots as noted; people's seats are open again, unless all is over."""
    players = dict(pair.split("=", 1) for pair in found.notes.get("seats", "").split() if "=" in pair)
    player, name = players.get(seat, PERSON), plain(_text(found.notes.get(f"name-{seat}")), LONGEST_NAME)
    if player in available(found.history.game):
        return Sitting("bot", name, player)
    return Sitting("human", name, ready=True) if is_over else Sitting()


def sit_down(match: Match, seat: str | None, name: str, token: str) -> dict[str, Any]:
    """Fields of a match: who brought it sits on the seat named, else on the first that a person played."""
    free = [word for word, sitting in match.seats.items() if sitting.who == "open"]
    if seat is not None and seat not in match.seats:
        raise Refusal("bad-save", args={"why": f"{seat} does not play in this game."})
    chosen = seat or next(iter(free or match.seats))
    return {"founder": chosen, "seats": match.seats | {chosen: Sitting("human", name, token=token)}}


def _text(note: str | None) -> str:
    if note is None:
        return ""
    found = json.loads(note)
    if not isinstance(found, str):
        raise TextError(f"a note that should be a text in quotes is {note!r}.")
    return found


def _number(note: str | None) -> int | None:
    return int(note) if note is not None and re.fullmatch("[0-9]{1,9}", note) else None
