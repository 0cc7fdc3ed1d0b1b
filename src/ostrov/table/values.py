"""What a table tells, as plain values under the names of docs/protocol.md; the server turns them into messages.

A reader is a seat, or None for who only watches. Nothing here holds more than its reader may see.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from ostrov.engine.advice import Way
from ostrov.engine.log import Argument, Line
from ostrov.table.clock import Clock

Talk = Literal["free", "quick", "off"]  # what may be said: anything, quick words only, nothing
Instead = Literal["once", "sit"]  # for whom nobody came: a bot answers this once, or sits in
Who = Literal["open", "human", "bot"]
Stopped = Literal["chance", "others", "over", "refused"]  # what ends a try-out


@dataclass(frozen=True)
class Seat:
    """Who plays a seat."""

    seat: str
    who: Who
    name: str
    level: str | None  # of the bot that plays it now
    here: bool  # connected
    ready: bool  # has said `begin`
    resigned: bool
    lent: bool  # a person's seat that a bot plays for now
    away: bool  # and it was the others who let it sit in


@dataclass(frozen=True)
class Timed:
    """Since when a seat is awaited, and what its clock says."""

    since: float | None
    idle: float | None  # since when its person has done nothing while awaited
    until: float | None  # when its time runs out, if it does
    left: float | None  # seconds of the whole game, as they were when it was last awaited


@dataclass(frozen=True)
class Chance:
    """Who answers for chance. The commitment is the SHA-256 of a secret that is shown when the game is over."""

    commitment: str
    parts: dict[str, str]
    typed: list[str]  # kinds of outcome that people type in
    secret: str | None


@dataclass(frozen=True)
class Table:
    """What everybody may know of a table. `watching` and `here` come from whoever keeps the connections."""

    id: str
    game: str
    rules: int
    name: str
    options: dict[str, str]
    seats: list[Seat]
    founder: str | None
    begun: bool
    over: bool
    stopped: Literal["resigned"] | None
    takebacks: int
    pace: str
    limit: int  # seconds after which the others may let a bot answer for who does not come; 0 is never
    clock: Clock | None
    paused: bool
    talk: Talk
    hints: bool
    listed: bool
    chance: Chance
    changed_at: int | None
    next: str | None
    created: float
    expires: float | None  # announced: nobody came for long, and then it is removed
    watching: int


@dataclass(frozen=True)
class Entry:
    """A phrase of a seat or an outcome of chance, as its reader may see it."""

    n: int
    seat: str
    words: str  # hidden arguments as ?
    lines: list[Line]
    gains: dict[str, int]
    brought: dict[str, dict[str, dict[str, int]]]
    at: float


@dataclass(frozen=True)
class Offer:
    words: str
    final: bool


@dataclass(frozen=True)
class State:
    """A position as its reader sees it, with what is asked."""

    seq: int
    n: int
    view: dict[str, Any]
    asked: list[str]
    awaited: list[str]
    offers: list[Offer]
    outcomes: list[str]
    undoable: bool
    far: bool
    fresh: int
    times: dict[str, Timed]
    turns: int
    points: dict[str, dict[str, int]]
    ended: str | None
    places: dict[str, int] | None
    facts: dict[str, Argument]


@dataclass(frozen=True)
class Chat:
    """What somebody said, or (with a line) what happened around the table."""

    n: int
    at: float
    seat: str | None
    name: str
    text: str | None
    line: Line | None


@dataclass(frozen=True)
class Prepared:
    """What a seat has prepared, and what came of it; told to its own person only."""

    plan: tuple[str, ...] = ()  # phrases, in their order, each played once
    answers: tuple[str, ...] = ()  # actions, or kinds of action; the first that is possible is done
    begun: bool = False  # some of the plan is played, and the seat is still awaited
    played: tuple[str, ...] = ()  # the last that was done of it
    stopped: str | None = None  # the step that was not possible when its time came: the plan was dropped
    rule: str | None = None  # which forbids it


@dataclass(frozen=True)
class Asking:
    """Somebody asks to take back what was final."""

    seat: str
    entry: int
    agreed: list[str]
    wanted: list[str]


@dataclass(frozen=True)
class Because:
    """The rule that forbids an action, or none."""

    rule: str | None
    asked: bool  # whether the seat is asked at all
    args: dict[str, Argument]


@dataclass(frozen=True)
class Tried:
    """Where phrases lead on an imagined copy, and what stopped them."""

    now: State
    done: int
    stopped: Stopped | None
    rule: str | None


@dataclass(frozen=True)
class Advice:
    """What there is to say to a seat unasked, or ways to what it wishes, at a position."""

    seq: int
    marks: list[Line]
    ways: list[Way]


@dataclass(frozen=True)
class NewSeat:
    """A wish for a seat of a new table."""

    kind: Literal["you", "open", "bot"]
    level: str | None = None
    name: str = ""


@dataclass(frozen=True)
class NewTable:
    """A wish for a table. Seats that are not named are open."""

    game: str
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[str, NewSeat] = field(default_factory=dict)
    name: str = ""
    typed: list[str] = field(default_factory=list)
    pace: str = "calm"
    limit: int = 120
    clock: Clock | None = None
    talk: Talk = "free"
    hints: bool = True  # whether seats may ask a search what is best
    listed: bool = False
