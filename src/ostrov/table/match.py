"""A match: a game with people around it. A value, without threads and sockets.

    step = match.act("red", "load tea", at=now, wish="a1")   raises Refusal; nothing has changed then
    store.commit([step.change])                               now it is safe
    match = step.match                                        and only now it is told
    match.missed("blue", since); match.state("blue")          what blue is told

Every verb gives a new match and the change a store must take first; the old match stays as it was. Whoever keeps a
match does one wish after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from ostrov.engine.desk import Desk
from ostrov.engine.game import Game
from ostrov.engine.history import History
from ostrov.engine.position import Position
from ostrov.store.port import Change, Stored
from ostrov.table.values import Asking, Because, Chat, Entry, NewTable, State, Table, Tried

DeskNamed = Callable[[str], Desk]  # the desk of a game by its name


@dataclass(frozen=True)
class Step:
    """What a wish leads to."""

    match: Match  # as it is once the change is stored
    change: Change  # what the store must take first
    seat: str | None = None  # of who has just sat down


@dataclass(frozen=True)
class BotTurn:
    """A bot that is to act: `ostrov.bots.choose(view, seat, level, key, stream)` tells what it does."""

    seat: str
    level: str
    view: Position  # redacted
    key: int
    stream: int


@dataclass(frozen=True)
class Match:
    """A match of one game. What stands here is whole; readers get what the methods tell them."""

    id: str
    seq: int  # the number of its last change; the first is 1
    history: History
    founder: str | None
    invite: str  # opens an open seat
    begun: bool
    stopped: bool  # over without an ending of the rules
    chat: tuple[Chat, ...]
    asking: Asking | None

    # --- how a match comes to be

    @staticmethod
    def new(desk: Desk, wish: NewTable, *, at: float, token: str) -> Step:
        """A new table; the seat that is "you" opens with `token`. Refuses with bad-options."""
        raise NotImplementedError

    @staticmethod
    def imported(
        saved: str, desk_named: DeskNamed, *, at: float, token: str, seat: str | None = None, name: str = ""
    ) -> Step:
        """A new table that goes on with a saved game. Refuses with bad-save."""
        raise NotImplementedError

    @staticmethod
    def load(stored: Stored, desk_named: DeskNamed) -> Match:
        """A table as it was kept; when the rules have changed, from its last position (`changed_at`)."""
        raise NotImplementedError

    def rematch(self, seat: str, *, at: float) -> tuple[Step, Step]:
        """The next table, then this one with `next`: both changes go into one commit. Refuses with not-over."""
        raise NotImplementedError

    def on(self, desk: Desk) -> Match:
        """The same match, its rules asked on another link."""
        raise NotImplementedError

    # --- who may

    def seat_of(self, token: str) -> str:
        """The seat a token opens. Refuses with wrong-token."""
        raise NotImplementedError

    def join(
        self, *, at: float, token: str, seat: str | None = None, name: str = "", invite: str | None = None
    ) -> Step:
        """Somebody sits down on an open seat, which `token` opens from now on; `step.seat` tells which."""
        raise NotImplementedError

    def done(self, seat: str, wish: str) -> int | None:
        """The number a wish was done with, or None: ask before doing it."""
        raise NotImplementedError

    # --- wishes of a seat, named as in the protocol; each may be remembered under its id

    def begin(self, seat: str, *, at: float, part: str = "", now: bool = False, wish: str | None = None) -> Step:
        raise NotImplementedError

    def act(self, seat: str, words: str, *, at: float, looking_at: int | None = None, wish: str | None = None) -> Step:
        """A phrase, whole or not at all; `looking_at` is the `seq` the player saw."""
        raise NotImplementedError

    def given(self, seat: str, words: str, *, at: float, wish: str | None = None) -> Step:
        raise NotImplementedError

    def undo(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        raise NotImplementedError

    def undo_ask(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        raise NotImplementedError

    def undo_answer(self, seat: str, *, yes: bool, at: float, wish: str | None = None) -> Step:
        raise NotImplementedError

    def resign(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        raise NotImplementedError

    def to_bot(self, seat: str, *, at: float, level: str | None = None, wish: str | None = None) -> Step:
        raise NotImplementedError

    def back(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        raise NotImplementedError

    def rename(self, seat: str, name: str, *, at: float, wish: str | None = None) -> Step:
        raise NotImplementedError

    def say(self, seat: str, text: str, *, at: float, wish: str | None = None) -> Step:
        """Chat: `seq` stays."""
        raise NotImplementedError

    def why(self, seat: str, words: str) -> Because:
        raise NotImplementedError

    def tried(self, seat: str, phrases: Sequence[str], *, key: int) -> Tried:
        """Where phrases lead on a copy imagined with `key`."""
        raise NotImplementedError

    # --- bots

    def bots(self) -> list[BotTurn]:
        """The bots that are waited for; none while people are asked to take back."""
        raise NotImplementedError

    def bot_acts(self, turn: BotTurn, words: str, *, at: float) -> Step:
        """What a bot answered; refuses with stale when the game went on meanwhile."""
        raise NotImplementedError

    # --- what readers are told: a seat, or None for everybody

    @property
    def over(self) -> bool:
        raise NotImplementedError

    def table(self, here: Collection[str] = (), watching: int = 0) -> Table:
        raise NotImplementedError

    def state(self, viewer: str | None, n: int | None = None, *, whole: bool = False) -> State:
        """How things stand, or stood before entry `n`; whole only once it is over. Refuses with no-entry, not-over."""
        raise NotImplementedError

    def first_missed(self, since: int) -> int:
        """The first entry that who has seen `since` must have anew."""
        raise NotImplementedError

    def entries(self, viewer: str | None, first: int = 0) -> list[Entry]:
        """Entries from one on, as a reader sees them."""
        raise NotImplementedError

    def saved(self, viewer: str | None) -> str:
        """The saved game as text: whole when it is over, before that what the reader has seen."""
        raise NotImplementedError


def typable(game: Game) -> list[str]:
    """The kinds of outcome that people may type from real dice and cards: those that all see."""
    raise NotImplementedError
