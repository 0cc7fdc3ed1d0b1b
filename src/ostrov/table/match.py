"""A match: a game with people around it. A value, without threads and sockets.

    step = match.act("red", "load tea", at=now, wish="a1")   raises Refusal; nothing has changed then
    store.commit([step.change])                               now it is safe
    match = step.match                                        and only now it is told
    match.missed("blue", since); match.state("blue")          what blue is told

Every verb gives a new match and the change a store must take first; the old match stays as it was. Whoever keeps a
match does one wish after the other.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import takewhile
from typing import Any

from ostrov.bots import carried, usual
from ostrov.engine import advice, text
from ostrov.engine.desk import Desk
from ostrov.engine.errors import GameError, OstrovError, Refused, WordsError
from ostrov.engine.fate import new_secret, purpose
from ostrov.engine.game import Game
from ostrov.engine.history import History, begin
from ostrov.engine.known import Known
from ostrov.engine.log import arguments
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.record import EVERYONE
from ostrov.store.port import Change, Stored
from ostrov.table import keeping, keys, prepared, saving, telling
from ostrov.table.clock import LONG, Clock, Waiting
from ostrov.table.draft import Draft, Row
from ostrov.table.keeping import DeskNamed
from ostrov.table.keys import Code
from ostrov.table.refusal import Refusal
from ostrov.table.sitting import LONGEST_NAME, LONGEST_PART, LONGEST_TEXT, Sitting, hashed, new_id, new_token, plain
from ostrov.table.values import (
    Advice,
    Asking,
    Because,
    Chat,
    Entry,
    Instead,
    NewSeat,
    NewTable,
    Prepared,
    State,
    Stopped,
    Table,
    Talk,
    Tried,
)

QUICK = re.compile(r":[a-z-]{1,40}:\Z")  # a quick word travels as :good-trade: and is said in the reader's language


@dataclass(frozen=True)
class Step:
    """What a wish leads to."""

    match: Match  # as it is once the change is stored
    change: Change  # what the store must take first
    seat: str | None = None  # whose wish it was, or who has just sat down


@dataclass(frozen=True)
class BotTurn:
    """A bot that is to act: `ostrov.bots.choose(view, seat, level, key, stream, spent=spent)` tells what it does."""

    seat: str
    level: str
    view: Position  # redacted
    key: int
    stream: int
    spent: int = 0  # what the seat decided since another acted: for that it has thought already


@dataclass(frozen=True, eq=False)
class Match:
    """A match of one game. What stands here is whole; readers get what the methods tell them."""

    id: str
    seq: int  # the number of its last change; the first is 1
    history: History
    options: dict[str, str]  # in words, all of them
    seats: dict[str, Sitting]
    secret: bytes = field(repr=False)  # behind chance, until the game is over
    created: float
    invite: str  # opens an open seat
    is_whole: bool = True  # the history begins with the game's own start
    rows: tuple[Row, ...] = ()  # every entry, those before the history too
    name: str = ""
    pace: str = "calm"
    limit: int = 120  # seconds after which the others may let a bot answer for who does not come; 0 is never
    clock: Clock | None = None
    waiting: Waiting = field(default_factory=Waiting)
    talk: Talk = "free"
    hints: bool = True
    paused: float | None = None  # since when
    codes: dict[str, Code] = field(default_factory=dict, repr=False)  # by their fingerprints
    prepared: dict[str, Prepared] = field(default_factory=dict, repr=False)  # by seat
    once: tuple[str, ...] = ()  # seats for which a bot answers one question
    listed: bool = False
    founder: str | None = None
    typed: tuple[str, ...] = ()  # kinds of outcome that people type in
    begun: bool = False
    stopped: bool = False  # over without an ending of the rules
    takebacks: int = 0  # how often something final was taken back
    changed_at: int | None = None  # other rules carry it on since this entry
    next: str | None = None  # the table of the rematch
    touched: float = 0.0  # when somebody last did something
    expires: float | None = None  # announced: when it is removed if nobody does anything
    fixed: int = 0  # entries that were here before the table, or its rules: they stay
    until: tuple[tuple[int, str], ...] = ()  # who answered for chance before an entry, as a saved game notes it
    asking: Asking | None = None
    chat: tuple[Chat, ...] = ()
    chose: dict[str, int] = field(default_factory=dict)  # by seat, since which number it has its present choices
    firsts: tuple[int, ...] = (0,)  # by number, the first entry that changed with it
    known: Known = field(default_factory=Known, repr=False)  # what was made to tell it, as far as it may serve again
    wishes: dict[tuple[str, str], int] = field(default_factory=dict)  # by seat and id, the number it was done with

    # --- how a match comes to be

    @staticmethod
    def new(desk: Desk, wish: NewTable, *, at: float, token: str) -> Step:
        """A new table; the seat that is "you" opens with `token`. Refuses with bad-options."""
        try:
            history = begin(desk, wish.options)
            options = text.option_words(desk.game, history.position.data)
            seats = {seat: _seated(desk.game, wish.seats.get(seat), token) for seat in history.position.seats}
        except (OstrovError, OverflowError) as error:
            raise Refusal("bad-options", args={"why": str(error)}) from error
        founders = [seat for seat, asked in wish.seats.items() if asked.kind == "you"]
        if set(wish.seats) - set(seats) or set(wish.typed) - set(typable(desk.game)) or len(founders) > 1:
            raise Refusal("bad-options", args={"why": "a seat that does not play, two founders, or no such outcome."})
        match = _empty(history, options, seats, at)
        return match._opened(
            at,
            founder=founders[0] if founders else None,
            name=plain(wish.name, LONGEST_NAME),
            pace=wish.pace,
            limit=wish.limit,
            clock=wish.clock,
            talk=wish.talk,
            hints=wish.hints,
            listed=wish.listed,
            typed=tuple(wish.typed),
        )

    def _opened(self, at: float, **fields: Any) -> Step:
        """The first step of a table; one without people begins at once."""
        draft = Draft(replace(self, **fields), at)
        for seat in draft.persons():
            draft.remark("table-sat", seat)
        if not self.begun:
            _begin_when_ready(draft)
        return draft.step(draft.match.founder)

    @staticmethod
    def imported(
        saved: str, desk_named: DeskNamed, *, at: float, token: str, seat: str | None = None, name: str = ""
    ) -> Step:
        """A new table that goes on with a saved game, or shows a finished one. Refuses with bad-save."""
        match = saving.match_from(saved, desk_named, at)
        if match.begun:
            return match._opened(at)
        return match._opened(at, **saving.sit_down(match, seat, plain(name, LONGEST_NAME), hashed(token)))

    @staticmethod
    def load(stored: Stored, desk_named: DeskNamed) -> Match:
        """A table as it was kept; when the rules have changed, from its last position (`changed_at`)."""
        return keeping.load(stored, desk_named)

    def refreshed(self, stored: Stored, desk_named: DeskNamed) -> Match:
        """What another process has made of this match."""
        return keeping.refreshed(self, stored, desk_named)

    def rematch(self, seat: str, *, at: float) -> tuple[Step, Step]:
        """The next table, then this one with `next`: both changes go into one commit. Refuses with not-over."""
        if not self.over:
            raise Refusal("not-over")
        history = begin(self.history.desk, self.options | self._next_start())
        seats = {word: _again(sitting) for word, sitting in self.seats.items()}
        options = text.option_words(self.game, history.position.data)
        fields = {
            name: getattr(self, name) for name in ("name", "pace", "limit", "clock", "talk", "hints", "typed")
        } | {"founder": seat}
        new = _empty(history, options, seats, at)._opened(at, **fields)
        draft = Draft(self, at)
        draft.fields["next"] = new.match.id
        return new, draft.step(seat)

    def _next_start(self) -> dict[str, str]:
        """Where a game lets the table say which seat starts, the one after who started now."""
        first = next((row.entry.seat for row in self.rows if row.entry.seat != CHANCE), None)
        if first is None:
            return {}
        after = self.playing[(self.playing.index(first) + 1) % len(self.playing)]
        fields = self.game.options.fields.values()
        return {one.name: after for one in fields if one.of is not None and one.of.of is self.game.seats.of}

    def on(self, desk: Desk) -> Match:
        """The same match, its rules asked on another link."""
        return replace(self, history=self.history.on(desk))

    # --- who may

    def seat_of(self, token: str) -> str:
        """The seat a token opens. Refuses with wrong-token."""
        for seat, sitting in self.seats.items():
            if sitting.opens_with(token):
                return seat
        raise Refusal("wrong-token")

    def join(
        self, *, at: float, token: str, seat: str | None = None, name: str = "", invite: str | None = None
    ) -> Step:
        """Somebody sits down on an open seat, which `token` opens from now on; `step.seat` tells which."""
        if (not self.listed and invite is None) or (invite is not None and not _same(invite, self.invite)):
            raise Refusal("wrong-invite")
        if seat is not None and seat not in self.seats:
            raise Refusal("unknown-words")
        free = [word for word, sitting in self.seats.items() if sitting.who == "open"]
        if not free:
            raise Refusal("no-open-seat")
        if seat is not None and seat not in free:
            raise Refusal("seat-taken")
        draft, taken = Draft(self, at), seat or free[0]
        draft.seats[taken] = Sitting("human", plain(name, LONGEST_NAME), token=hashed(token))
        draft.fields["founder"] = self.founder or taken
        draft.remark("table-sat", taken)
        return draft.step(taken)

    def code(self, seat: str, other: str | None, code: str, *, at: float) -> Step:
        """A code that opens one's own seat on another device, or (by the founder) somebody's whose key is lost."""
        of, anew = other or seat, other not in (None, seat)
        if of not in self.seats or not self.seats[of].is_person:
            raise Refusal("unknown-words")
        if anew and seat != self.founder:
            raise Refusal("not-founder")
        draft = Draft(self, at)
        until = at + (keys.ONE_DAY if anew else keys.FIVE_MINUTES)
        valid = {key: one for key, one in self.codes.items() if one.until > at and one.seat != of}
        draft.fields["codes"] = valid | {keys.code_hash(code): Code(of, until, anew)}
        if anew:
            draft.remark("table-reissued", of)
        return draft.step(seat)

    def by_code(self, code: str, token: str, *, at: float) -> Step:
        """Another device opens a seat, with `token` from now on."""
        key = keys.code_hash(code)
        found = self.codes.get(key)
        if found is None or found.until <= at:
            raise Refusal("wrong-code")
        draft = Draft(self, at)
        draft.fields["codes"] = {one: rest for one, rest in self.codes.items() if one != key}
        if found.anew:
            draft.seat(found.seat, token="", more=(), phrase="", account="")
            draft.remark("table-returned", found.seat)
        draft.add_key(found.seat, token)
        return draft.step(found.seat)

    def set_phrase(self, seat: str, phrase: str, *, at: float, wish: str | None = None) -> Step:
        """A phrase of one's own that opens the seat on any device."""
        if not keys.SHORTEST_PHRASE <= len(phrase.strip()) <= keys.LONGEST_PHRASE:
            raise Refusal("short-phrase")
        draft = Draft(self, at)
        draft.seat(seat, phrase=keys.phrase_hash(phrase))
        return draft.step(seat, wish)

    def by_phrase(self, seat: str, phrase: str, token: str, *, at: float) -> Step:
        """Who knows a seat's phrase opens it, with `token` from now on."""
        if seat not in self.seats or not keys.is_phrase(phrase, self.seats[seat].phrase):
            raise Refusal("wrong-phrase")
        draft = Draft(self, at)
        draft.add_key(seat, token)
        return draft.step(seat)

    def tied(self, seat: str, account: str, *, at: float) -> Step:
        """A seat is an account's from now on; with none, nobody's."""
        draft = Draft(self, at)
        draft.seat(seat, account=account)
        return draft.step(seat)

    def by_account(self, seat: str, account: str, token: str, *, at: float) -> Step:
        """Whoever is signed in opens the account's seat, with `token` from now on."""
        if not account or seat not in self.seats or self.seats[seat].account != account:
            raise Refusal("wrong-token")
        draft = Draft(self, at)
        draft.add_key(seat, token)
        return draft.step(seat)

    def done(self, seat: str, wish: str) -> int | None:
        """The number a wish was done with, or None: ask before doing it."""
        return self.wishes.get((seat, wish))

    # --- wishes of a seat, named as in the protocol; each may be remembered under its id

    def begin(self, seat: str, *, at: float, part: str = "", now: bool = False, wish: str | None = None) -> Step:
        """Ready, with a part of the key behind chance; the founder may begin at once."""
        if self.begun:
            raise Refusal("begun")
        if now and seat != self.founder:
            raise Refusal("not-founder")
        draft = Draft(self, at)
        draft.seat(seat, ready=True, part=_written(part, LONGEST_PART))
        if now:
            _fill_with_bots(draft)
        _begin_when_ready(draft, now=now)
        return draft.step(seat, wish)

    def act(self, seat: str, words: str, *, at: float, looking_at: int | None = None, wish: str | None = None) -> Step:
        """A phrase, whole or not at all; `looking_at` is the `seq` the player saw."""
        draft = self._playing(seat, at)
        if looking_at is not None and looking_at < self.chose.get(seat, 0):
            raise Refusal("stale")
        draft.act(seat, words)
        draft.settle()
        return draft.step(seat, wish)

    def given(self, seat: str, words: str, *, at: float, wish: str | None = None) -> Step:
        """What the real dice show, said by any person at the table."""
        self._must_be_on()
        if self.paused is not None:
            raise Refusal("paused")
        position = self.history.position
        try:
            number = self.game.outcomes.number(words)
        except WordsError as error:
            raise Refusal("unknown-words") from error
        if not self.due(position) or self.game.outcomes.words(number) not in position.outcomes():
            raise Refusal("not-given")
        draft = Draft(self, at)
        draft.act(CHANCE, words)
        draft.settle()
        return draft.step(seat, wish)

    def undo(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        """Take back one's own last entry, while nobody has to be asked."""
        draft = self._playing(seat, at)
        if not self.may_undo(seat):
            raise Refusal("nothing-to-undo")
        draft.take_back(seat)
        return draft.step(seat, wish)

    def undo_ask(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        """Ask all people to take back one's own last entry and what followed; alone it is done at once."""
        draft, entry = self._playing(seat, at), self.last_entry(seat)
        if entry is None:
            raise Refusal("nothing-to-undo")
        if self.may_undo(seat):
            draft.take_back(seat)
        elif self.asking is not None and self.asking.seat != seat:
            raise Refusal("stale")
        else:
            others = [word for word in draft.persons() if word != seat]
            draft.asking = Asking(seat, entry, [], others)
            draft.consent()
        return draft.step(seat, wish)

    def undo_answer(self, seat: str, *, yes: bool, at: float, wish: str | None = None) -> Step:
        """Agree, or not; who asks may think better of it."""
        draft, asking = self._playing(seat, at), self.asking
        if asking is None or (seat not in asking.wanted and (yes or seat != asking.seat)):
            raise Refusal("nobody-asks")
        wanted = [word for word in asking.wanted if word != seat]
        draft.asking = Asking(asking.seat, asking.entry, [*asking.agreed, seat], wanted) if yes else None
        draft.consent()
        return draft.step(seat, wish)

    def resign(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        """A bot plays on for good; without people left the game stops."""
        draft = self._person(seat, at)
        draft.seat(seat, resigned=True, lent=False, level=usual(self.game))
        draft.unprepared(seat)
        draft.remark("table-resigned", seat)
        if draft.persons():
            draft.consent()
        else:
            draft.asking = None
            draft.fields["stopped"] = True
        return draft.step(seat, wish)

    def to_bot(self, seat: str, *, at: float, level: str | None = None, wish: str | None = None) -> Step:
        """Let a bot sit in."""
        draft = self._person(seat, at)
        draft.seat(seat, lent=True, level=_level(self.game, level))
        draft.remark("table-lent", seat)
        draft.consent()
        return draft.step(seat, wish)

    def back(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        """Take the seat back from the bot."""
        draft = self._person(seat, at)
        if self.seats[seat].lent:
            draft.seat(seat, lent=False, away=False, level=None)
            draft.remark("table-back", seat)
        return draft.step(seat, wish)

    def prepare(
        self, seat: str, plan: Sequence[str], answers: Sequence[str], *, at: float, wish: str | None = None
    ) -> Step:
        """What is to be done for the seat when its time comes; with nothing, no more. Refuses with unknown-words."""
        self._person(seat, at)
        return prepared.prepare(self, seat, plan, answers, at).step(seat, wish)

    # --- time

    def stand_in(self, seat: str, other: str, how: Instead, *, at: float, wish: str | None = None) -> Step:
        """Let a bot answer for who does not come, this once or until they come back."""
        draft, idle = self._playing(seat, at), self.waiting.idle(other)
        if other not in self.seats or other == seat or not self.seats[other].is_played:
            raise Refusal("unknown-words")
        if not self.limit or idle is None or at - idle < self.limit:
            raise Refusal("not-away")
        if how == "once":
            draft.once = (*draft.once, other)
            draft.remark("table-stood-in", other)
        else:
            draft.seat(other, lent=True, away=True, level=usual(self.game))
            draft.remark("table-away", other)
            draft.consent()
        return draft.step(seat, wish)

    def pause(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        """Nobody acts and no clock runs until somebody goes on."""
        draft = self._playing(seat, at)
        draft.fields["paused"] = at
        draft.remark("table-paused", seat)
        return draft.step(seat, wish)

    def go_on(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        """After a pause; the time between does not count."""
        draft = self._person(seat, at)
        if self.paused is not None:
            draft.waiting = self.waiting.shifted(at - self.paused)
            draft.fields["paused"] = None
            draft.remark("table-goes-on", seat)
        return draft.step(seat, wish)

    def deadline(self) -> float | None:
        """When the next clock of a person runs out."""
        if self.paused is not None or self.over:
            return None
        played = [seat for seat, sitting in self.seats.items() if sitting.is_played and seat not in self.once]
        ends = (self.waiting.until(self.clock, seat) for seat in played)
        return min((end for end in ends if end is not None), default=None)

    def timed_out(self, *, at: float) -> Step:
        """Whose time is out has a bot answer this question."""
        draft = Draft(self, at)
        ends = {seat: self.waiting.until(self.clock, seat) for seat, one in self.seats.items() if one.is_played}
        late = [seat for seat, end in ends.items() if end is not None and end <= at and seat not in self.once]
        if not late or self.paused is not None or self.over:
            raise Refusal("stale")
        draft.once = tuple(dict.fromkeys((*draft.once, *late)))
        return draft.step()

    def shifted(self, seconds: float) -> Match:
        """After the clock of the day jumped: what was counted is as before."""
        paused = None if self.paused is None else self.paused + seconds
        return replace(self, waiting=self.waiting.shifted(seconds), paused=paused)

    def resumed(self, at: float) -> Match:
        """After the server was away: that time does not count, but for clocks of days."""
        if self.clock is not None and self.clock.seconds >= LONG:
            return self
        return self.shifted(max(0.0, at - self.touched))

    def rename(self, seat: str, name: str, *, at: float, wish: str | None = None) -> Step:
        """What this person is called."""
        draft = Draft(self, at)
        draft.seat(seat, name=plain(name, LONGEST_NAME))
        draft.remark("table-named", seat)
        return draft.step(seat, wish)

    def say(self, seat: str, text: str, *, at: float, wish: str | None = None) -> Step:
        """Chat: `seq` stays."""
        must_be_allowed(self.talk, text)
        draft = Draft(self, at)
        draft.counts = False
        draft.said(seat, _written(text, LONGEST_TEXT))
        return draft.step(seat, wish)

    def keep(self, seat: str, *, at: float, wish: str | None = None) -> Step:
        """Somebody still cares for the table: it is not removed."""
        return Draft(self, at).step(seat, wish)

    def announced(self, expires: float, *, at: float) -> Step:
        """All are told when the table is removed if nobody does anything."""
        draft = Draft(self, at)
        draft.fields |= {"touched": self.touched, "expires": expires}
        draft.remark("table-expires", None)
        return draft.step()

    def forget(self, seat: str, *, at: float) -> Step:
        """Whoever sat here: no name, no words of theirs, no key. In a running game a bot plays on."""
        draft = Draft(self, at)
        draft.vacate(seat, usual(self.game))
        draft.seat(seat, name="")
        draft.forget_words_of(seat)
        draft.fields["founder"] = next((word for word in draft.keyed() if self.founder == seat), self.founder)
        draft.remark("table-forgotten", seat)
        draft.consent()
        if self.begun and not self.over and not draft.persons():
            draft.fields["stopped"] = True
        return draft.step()

    def remove(self, seat: str, other: str, *, at: float, wish: str | None = None) -> Step:
        """The founder sends somebody away, and all are told: their keys are void, and so is the invitation."""
        if seat != self.founder:
            raise Refusal("not-founder")
        if other == seat or other not in self.seats or not self.seats[other].token:
            raise Refusal("unknown-words")
        draft = Draft(self, at)
        draft.remark("table-removed", other)
        draft.vacate(other, usual(self.game))
        draft.fields["invite"] = new_token()
        draft.consent()
        return draft.step(seat, wish)

    def _must_be_on(self) -> None:
        if not self.begun:
            raise Refusal("not-begun")
        if self.over:
            raise Refusal("over")

    def _person(self, seat: str, at: float) -> Draft:
        """A draft for a person who plays or has lent the seat."""
        self._must_be_on()
        if not self.seats[seat].is_person:
            raise Refusal("resigned")
        return Draft(self, at)

    def _playing(self, seat: str, at: float) -> Draft:
        draft = self._person(seat, at)
        if self.paused is not None:
            raise Refusal("paused")
        if self.seats[seat].lent:
            raise Refusal("lent")
        return draft

    # --- questions of a seat

    def why(self, seat: str, words: str) -> Because:
        """The rule that forbids an action, asked on what the seat itself can see."""
        self._must_be_on()
        table, seen = self.game.actions, self.history.position.seen_by(seat)
        try:
            number = table.number(words)
        except WordsError as error:
            raise Refusal("unknown-words") from error
        given = arguments(table.kind_of(number), table.arguments(number))
        return Because(seen.why_not(seat, words), seat in seen.asked, given)

    def tried(self, seat: str, phrases: Sequence[str], *, key: int) -> Tried:
        """Where phrases lead on a copy imagined with `key`; it ends where chance or others decide."""
        self._must_be_on()
        position, done, rule = self.history.position.imagined(seat, key), 0, None
        stopped: Stopped | None = _stopped(position, seat)
        for phrase in phrases:
            if stopped is not None:
                break
            try:
                position = position.after(seat, phrase)
            except WordsError as error:
                raise Refusal("unknown-words") from error
            except Refused as refused:
                stopped, rule = "refused", refused.rule
            else:
                done += 1
                stopped = _stopped(position, seat)
        now = telling.state_of(self, position, seat, len(self.rows), telling.TRIED)
        return Tried(now, done, stopped, rule)

    def advised(self, seat: str, wishes: Sequence[str]) -> Advice:
        """What the game says to a seat unasked; with wishes, ways to them."""
        self._must_be_on()
        position = self.history.position
        if not wishes:
            return Advice(self.seq, list(advice.marks(position, seat)), [])
        try:
            return Advice(self.seq, [], list(advice.ways(position, seat, *wishes)))
        except WordsError as error:
            raise Refusal("unknown-words") from error

    def to_hint(self, seat: str) -> Position:
        """What a seat sees, for a search to say what is best. Refuses with hints-off and not-asked."""
        self._must_be_on()
        if not self.hints:
            raise Refusal("hints-off")
        if seat not in self.history.position.awaited:
            raise Refusal("not-asked")
        return self.history.position.seen_by(seat)

    def still_asks(self, seat: str, since: Match) -> bool:
        """Whether a seat has the choices it had then."""
        return not self.over and self.chose.get(seat) == since.chose.get(seat)

    # --- bots

    def bots(self) -> list[BotTurn]:
        """The bots that are waited for; none while people are asked to take back."""
        if not self.begun or self.over or self.paused is not None or self.asking is not None:
            return []
        position, best = self.history.position, usual(self.game)
        seats = [seat for seat in position.awaited if seat in self.seats]
        waiting = [(seat, best if seat in self.once else self.seats[seat].bot) for seat in seats]
        return [self._bot_turn(position, seat, level) for seat, level in waiting if level is not None]

    def _bot_turn(self, position: Position, seat: str, level: str) -> BotTurn:
        """The same game and the same place in it give the same choice."""
        key = int(hashed(f"{self.secret.hex()} {seat}")[:8], 16)
        mine = takewhile(lambda row: row.entry.seat in (seat, CHANCE), reversed(self.rows))
        spent = sum(row.entry.seat == seat for row in mine)
        return BotTurn(seat, level, position.seen_by(seat), key, len(self.rows), spent)

    def bot_acts(self, turn: BotTurn, words: str, *, at: float) -> Step:
        """What a bot answered; refuses with stale when the game went on meanwhile."""
        if turn not in self.bots():
            raise Refusal("stale")
        draft = Draft(self, at)
        draft.act(turn.seat, words, bot=True)
        draft.settle()
        return draft.step()

    # --- what seats have prepared

    def to_play(self) -> list[str]:
        """The seats for which something prepared is to be done now."""
        return prepared.due(self)

    def plays(self, seat: str, *, at: float) -> Step:
        """What a seat has prepared is done, or dropped because it is not possible any more. Refuses with stale."""
        return prepared.play(self, seat, at)

    # --- what readers are told: a seat, or None for everybody

    def table(self, here: Collection[str] = (), watching: int = 0) -> Table:
        """What everybody may know; who is here and how many watch is told by whoever keeps the connections."""
        return telling.table(self, here, watching)

    @cached_property
    def empty_table(self) -> Table:
        """The same with nobody connected: to see whether something has changed."""
        return telling.table(self, (), 0)

    def state(self, viewer: str | None, n: int | None = None, *, whole: bool = False) -> State:
        """How things stand, or stood before entry `n`; whole only once it is over. Refuses with no-entry, not-over."""
        return telling.state(self, viewer, n, whole=whole)

    def first_missed(self, since: int) -> int:
        """The first entry that who has seen `since` must have anew."""
        if not 0 < since <= self.seq:
            return 0
        return min(self.firsts[since + 1 :], default=len(self.rows))

    def entries(self, viewer: str | None, first: int = 0) -> list[Entry]:
        """Entries from one on, as a reader sees them."""
        return telling.entries(self, viewer, first)

    def saved(self, viewer: str | None) -> str:
        """The saved game as text: whole when it is over, before that what the reader has seen."""
        return saving.text_of(self, viewer)

    # --- what follows from the rest

    @property
    def game(self) -> Game:
        return self.history.game

    @cached_property
    def playing(self) -> tuple[str, ...]:
        """The seats that play."""
        return tuple(self.seats)

    @property
    def offset(self) -> int:
        """How many entries lie before the history: played by other rules."""
        return len(self.rows) - len(self.history)

    @cached_property
    def over(self) -> bool:
        return self.begun and (self.stopped or not self.history.position.asked)

    @cached_property
    def goes_on_alone(self) -> bool:
        """Whether something is to happen without anybody: a bot is awaited, or a clock runs."""
        if not self.begun or self.over or self.paused is not None:
            return False
        awaited = [seat for seat in self.history.position.awaited if seat in self.seats]
        bots = any(seat in self.once or self.seats[seat].bot is not None for seat in awaited)
        return bots or self.deadline() is not None or bool(self.to_play())

    @property
    def has_people(self) -> bool:
        """Whether anybody has the key to a seat here."""
        return any(sitting.token for sitting in self.seats.values())

    @property
    def has_open_seat(self) -> bool:
        return any(sitting.who == "open" for sitting in self.seats.values())

    def due(self, position: Position) -> str | None:
        """The kind of outcome that people are to type in."""
        if position.asked != (CHANCE,):
            return None
        kind = purpose(self.game.outcomes, position.desk.odds(position.data))
        return kind if kind in self.typed else None

    def may_undo(self, seat: str | None) -> bool:
        """Whether a seat may take back its last entry without asking."""
        place = None if seat is None else self.history.undoable(seat)
        return place is not None and self.offset + place >= self.fixed

    def last_entry(self, seat: str | None) -> int | None:
        """The last entry of a seat, if it may be taken back at all."""
        mine = (row.entry.n for row in reversed(self.rows[self.fixed :]) if row.entry.seat == seat)
        return next(mine, None)

    def fresh(self, seat: str | None) -> int:
        """The first entry since the last that this seat's person made."""
        mine = (row.entry.n + 1 for row in reversed(self.rows) if row.entry.seat == seat and not row.entry.bot)
        return len(self.rows) if seat is None else next(mine, 0)


def must_be_allowed(talk: Talk, text: str) -> None:
    """Refuses what may not be said where only so much may be said."""
    if talk == "off":
        raise Refusal("chat-off")
    if talk == "quick" and not QUICK.match(text):
        raise Refusal("only-quick")


def typable(game: Game) -> list[str]:
    """The kinds of outcome that people may type from real dice and cards: those that all see."""
    return [kind.word for kind in game.outcomes.kinds if kind.seen == EVERYONE]


# --- seats -------------------------------------------------------------------------------------------------------


def _empty(history: History, options: dict[str, str], seats: dict[str, Sitting], at: float) -> Match:
    """A table that nobody has seen yet."""
    return Match(new_id(), 0, history, options, seats, new_secret(), at, new_token())


def _seated(game: Game, asked: NewSeat | None, token: str) -> Sitting:
    if asked is None or asked.kind == "open":
        return Sitting()
    if asked.kind == "you":
        return Sitting("human", plain(asked.name, LONGEST_NAME), token=hashed(token))
    return Sitting("bot", plain(asked.name, LONGEST_NAME), _level(game, asked.level))


def _level(game: Game, level: str | None) -> str:
    """A level of bots; the best there is when none is named."""
    if level is None:
        return usual(game)
    try:
        carried(game, level)
    except GameError as error:
        raise Refusal("bad-options", args={"why": str(error)}) from error
    return level


def _again(sitting: Sitting) -> Sitting:
    """Who sits here again after a game; a seat that nobody has a key to is open."""
    if sitting.who == "human" and not sitting.token:
        return Sitting()
    if sitting.who == "human":
        return Sitting("human", sitting.name, token=sitting.token, more=sitting.more, phrase=sitting.phrase)
    return sitting


def _fill_with_bots(draft: Draft) -> None:
    for seat, sitting in draft.seats.items():
        if sitting.who == "open":
            draft.seats[seat] = Sitting("bot", level=usual(draft.match.game))
            draft.remark("table-bot", seat)


def _begin_when_ready(draft: Draft, *, now: bool = False) -> None:
    """Begin when each seat is taken and each person has said so, or nobody is waited for."""
    waits = any(one.who == "open" or (one.who == "human" and not one.ready and not now) for one in draft.seats.values())
    if not waits:
        draft.fields["begun"] = True
        draft.settle()


# --- small things ------------------------------------------------------------------------------------------------


def _written(text: str, longest: int) -> str:
    """What a person typed, as text that every file can hold."""
    return text.encode("utf-8", "replace").decode()[:longest]


def _same(given: str, wanted: str) -> bool:
    return secrets.compare_digest(given.encode("utf-8", "replace"), wanted.encode())


def _stopped(position: Position, seat: str) -> Stopped | None:
    """Why a seat cannot go on trying."""
    if not position.asked:
        return "over"
    if position.asked == (CHANCE,):
        return "chance"
    return None if seat in position.asked else "others"
