"""What readers are told of a match: made from redacted positions, and from nothing else."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ostrov.engine.actions import HIDDEN
from ostrov.engine.fate import Sealed
from ostrov.engine.known import Known
from ostrov.engine.log import facts, points, told
from ostrov.engine.position import CHANCE, PHRASE, Position
from ostrov.engine.record import EVERYONE
from ostrov.table.refusal import Refusal
from ostrov.table.values import Chance, Entry, Offer, Seat, State, Table, Timed
from ostrov.table.view import view_of

FEW = 3  # entries that an action brings, mostly
NOW, PAST, TRIED = "now", "past", "tried"  # moments a state may be of

if TYPE_CHECKING:
    from ostrov.table.draft import Row
    from ostrov.table.match import Match


def table(match: Match, here: Collection[str], watching: int) -> Table:
    """What everybody may know."""
    parts = {seat: sitting.part for seat, sitting in match.seats.items() if sitting.part}
    secret = match.secret.hex() if match.over else None
    return Table(
        id=match.id,
        game=match.game.name,
        rules=match.game.version,
        name=match.name,
        options=match.options,
        seats=[_seat(match, seat, here=seat in here) for seat in match.playing],
        founder=match.founder,
        begun=match.begun,
        over=match.over,
        stopped="resigned" if match.stopped else None,
        takebacks=match.takebacks,
        pace=match.pace,
        limit=match.limit,
        clock=match.clock,
        paused=match.paused is not None,
        talk=match.talk,
        hints=match.hints,
        listed=match.listed,
        chance=Chance(Sealed(match.secret).commitment, parts, list(match.typed), secret),
        changed_at=match.changed_at,
        next=match.next,
        created=match.created,
        expires=match.expires,
        watching=watching,
    )


def _seat(match: Match, seat: str, *, here: bool) -> Seat:
    sitting = match.seats[seat]
    return Seat(
        seat=seat,
        who=sitting.who,
        name=sitting.name,
        level=sitting.bot,
        here=here,
        ready=sitting.ready,
        resigned=sitting.resigned,
        lent=sitting.lent,
        away=sitting.away,
    )


def times(match: Match) -> dict[str, Timed]:
    """What the clocks say; who is not awaited and has no time to lose is left out."""
    waiting, clock = match.waiting, match.clock
    seats = dict.fromkeys([*waiting.since, *waiting.left])
    runs = {seat: match.seats[seat].is_played and match.paused is None for seat in seats}
    return {
        seat: Timed(
            waiting.since.get(seat),
            waiting.idle(seat),
            waiting.until(clock, seat) if runs[seat] else None,
            waiting.left.get(seat),
        )
        for seat in seats
    }


# --- positions ---------------------------------------------------------------------------------------------------


def state(match: Match, viewer: str | None, n: int | None, *, whole: bool) -> State:
    """How things stand, or stood before entry `n`."""
    if whole and not match.over:
        raise Refusal("not-over")
    if n is None:
        n = len(match.rows)
    elif not match.offset <= n <= len(match.rows):
        raise Refusal("no-entry")
    position = match.history.position_before(n - match.offset)
    return state_of(match, position, viewer, n, NOW if n == len(match.rows) else PAST, whole=whole)


def state_of(
    match: Match, position: Position, viewer: str | None, n: int, moment: str, *, whole: bool = False
) -> State:
    """A position at a match as a reader sees it. Only the present one can be changed, only now and on trial offered."""
    known = match.known if moment == NOW else Known()
    seen = position if whole else position.seen_by(viewer or CHANCE)
    open_now = position if match.over else seen  # points that were hidden are counted openly at the end
    waits = match.begun and not (match.over and moment == NOW)
    changes = waits and moment == NOW
    asked = waits and moment != PAST and viewer is not None and viewer in seen.asked
    offers = position.offers(viewer) if asked and viewer is not None else []  # law 12: `final` hangs on nothing hidden
    undoable = changes and match.may_undo(viewer)
    return State(
        seq=match.seq,
        n=n,
        view=view_of(seen, known),
        asked=list(seen.asked) if waits else [],
        awaited=list(seen.awaited) if waits else [],
        offers=[Offer(offer.words, offer.final) for offer in offers],
        outcomes=list(position.outcomes()) if changes and viewer is not None and match.due(position) else [],
        undoable=undoable,
        far=changes and not undoable and match.last_entry(viewer) is not None,
        fresh=match.fresh(viewer),
        times=times(match) if changes else {},
        turns=seen.turns,
        points=points(open_now, known),
        ended=seen.ended,
        places={seat: position.place(seat) for seat in position.seats} if position.ended else None,
        facts=facts(position, known),  # what all see
    )


# --- entries -----------------------------------------------------------------------------------------------------


def entries(match: Match, viewer: str | None, first: int) -> list[Entry]:
    """Entries from one on, as a reader sees them."""
    rows = match.rows[first:]
    known = match.known if len(rows) <= FEW else Known()
    return [_entry(match, row, viewer or CHANCE, known) for row in rows]


def _entry(match: Match, row: Row, viewer: str, known: Known) -> Entry:
    place = row.entry.n - match.offset
    if place < 0:
        return _older(match, row, viewer)
    if viewer not in row.told:
        found, entry = told(match.history, place, viewer, known), row.entry
        row.told[viewer] = Entry(
            entry.n, entry.seat, found.words, list(found.lines), found.gains, found.brought, entry.at
        )
    return row.told[viewer]


def _older(match: Match, row: Row, viewer: str) -> Entry:
    """An entry played by other rules, which cannot be asked any more what it did and who saw it."""
    entry = row.entry
    table = match.game.outcomes if entry.seat == CHANCE else match.game.actions
    seen = {kind.word for kind in table.kinds if kind.seen == EVERYONE or viewer == entry.seat}
    parts = [part.split() for part in entry.words.split(PHRASE)]
    told = [part if part[0] in seen else [part[0], *[HIDDEN] * len(part[1:])] for part in parts]
    return Entry(entry.n, entry.seat, f"{PHRASE} ".join(map(" ".join, told)), [], {}, {}, entry.at)
