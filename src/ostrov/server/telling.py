"""What a table tells, as messages: the same names, checked on the way out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from ostrov.engine.log import Argument
from ostrov.server import messages as m
from ostrov.table import Match

T = TypeVar("T")


def as_message(value: Any, kind: type[T]) -> T:
    """A value of the table as a message."""
    return msgspec.convert(value, kind, from_attributes=True)


def arguments_of(arguments: Mapping[str, Argument]) -> dict[str, m.Argument]:
    return as_message(dict(arguments), dict[str, m.Argument])


def table(match: Match, presence: tuple[list[str], int]) -> m.Table:
    return as_message(match.table(*presence), m.Table)


def state(match: Match, reader: str | None, n: int | None = None, *, whole: bool = False) -> m.State:
    return as_message(match.state(reader, n, whole=whole), m.State)


def entries(match: Match, reader: str | None, first: int) -> list[m.Entry]:
    return as_message(match.entries(reader, first), list[m.Entry])


def asking(match: Match) -> m.Asking | None:
    return as_message(match.asking, m.Asking | None)  # type: ignore[arg-type]  # a union is no type to mypy


def prepared(match: Match, reader: str | None) -> m.Prepared | None:
    """Of the reader's own seat only."""
    mine = None if reader is None else match.prepared.get(reader)
    return None if mine is None else as_message(mine, m.Prepared)


def welcome(match: Match, reader: str | None, table: m.Table, hello: m.Hello, at: float) -> m.Welcome:
    """All a reader must know who says what it has seen."""
    first = match.first_missed(hello.since) if hello.since <= match.seq else 0
    return m.Welcome(
        you=reader,
        at=at,
        invite=None if reader is None else match.invite,
        table=table,
        seq=match.seq,
        first=first,
        entries=entries(match, reader, first),
        now=state(match, reader),
        chat=as_message([one for one in match.chat if one.n > hello.chat], list[m.Chat]),
        asking=asking(match),
        prepared=prepared(match, reader),
    )


def news(before: Match, after: Match, first: int, reader: str | None, table: m.Table | None) -> m.News:
    """What happened to a match, for who has seen all before it; entries from `first` on are told anew."""
    return m.News(
        seq=after.seq,
        after=before.seq,
        first=first,
        entries=entries(after, reader, first),
        now=state(after, reader),
        table=table,
        asking=asking(after),
        prepared=prepared(after, reader),
    )


def remarks(before: Match, after: Match) -> list[m.Chat]:
    """What was said or happened around the table."""
    last = before.chat[-1].n if before.chat else 0
    return as_message([one for one in after.chat if one.n > last], list[m.Chat])


def void(before: Match, after: Match) -> dict[str, str]:
    """The seats whose old keys are void now, and why."""
    last = before.chat[-1].n if before.chat else 0
    removed = {one.seat for one in after.chat if one.n > last and one.line and one.line.id == "table-removed"}
    voided = [seat for seat, one in before.seats.items() if one.token and one.token != after.seats[seat].token]
    return {seat: "removed" if seat in removed else "wrong-token" for seat in voided}
