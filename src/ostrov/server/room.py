"""A table that people are at: one wish after the other; stored first, then told to all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ostrov import bots
from ostrov.bots.hints import Hint, hints
from ostrov.engine.errors import OstrovError
from ostrov.server import messages as m
from ostrov.server import telling
from ostrov.server.limits import Bucket
from ostrov.server.live import Connection, encoded
from ostrov.store import NotStored, WrongSequence
from ostrov.table import BotTurn, Match, Refusal, Step
from ostrov.table.match import must_be_allowed

if TYPE_CHECKING:
    from ostrov.server.house import House

log = logging.getLogger(__name__)

Presence = tuple[list[str], int]  # the seats that are connected, and how many watch
Verb = Callable[[Match], Step]  # what a wish does to a match
Told = dict[str | None, list[str]]  # messages by reader

PACES = {"calm": 0.8, "brisk": 0.2, "none": 0.0}  # seconds before a bot acts
REPORTED = 10  # lines that the host gets with a report
TRIES = 30  # how often a wish is carried out anew because another process was faster
STEP_ASIDE = 0.002  # seconds, longer each time, so that two do not run into each other again and again
TRY_AGAIN = 30.0  # seconds after which a bot that could do nothing tries again
JUMP = 5.0  # seconds that the time of day may run away from the clock before it is called a jump
LONGEST_THOUGHT = 3.0  # seconds that a bot searches for one decision
SHORTEST_THOUGHT = 0.1  # when many tables wait for a search
OH_NO = 1.5  # seconds a bot waits while a person might take back what was just done


class Room:
    """One table, its readers and its bots."""

    def __init__(self, house: House, match: Match) -> None:
        self.house = house
        self.match = match
        self._time = (house.now(), house.clock())
        self.readers: set[Connection] = set()
        self.used_at = house.clock()
        self._lock = asyncio.Lock()
        self._buckets: dict[str, Bucket] = {}
        self._is_old = False  # another process has changed the table, and it was not looked at yet
        self._changed = asyncio.Event()
        self._changed.set()
        self._acted_at = float("-inf")  # when a person last acted
        self._bots = asyncio.create_task(self._tend())

    # --- readers

    async def hello(self, connection: Connection, message: m.Hello) -> None:
        """Tell a reader how things stand, and from then on all that changes."""
        async with self._lock:
            seat = None if message.token is None else self.match.seat_of(message.token)
            new = connection not in self.readers or connection.seat != seat
            connection.seat = seat
            if seat is not None and message.since == 0 and self.match.seats[seat].away:  # the owner opens the page
                with contextlib.suppress(Refusal):
                    await self._do(lambda match: match.back(seat, at=self.house.now()))
            if seat is not None:
                connection.bucket = self._buckets.setdefault(seat, self.house.bucket())
            self.readers.add(connection)
            table = self.table()
            found = await asyncio.to_thread(telling.welcome, self.match, seat, table, message, self.house.now())
            connection.tell(found)
            if new:
                self._tell_presence(but=connection)

    def leave(self, connection: Connection) -> None:
        self.used_at = self.house.clock()
        if connection in self.readers:
            self.readers.discard(connection)
            self._tell_presence()

    def here(self) -> list[str]:
        """The seats that are connected."""
        return self._presence()[0]

    def table(self) -> m.Table:
        """What everybody may know."""
        return telling.table(self.match, self._presence())

    def _presence(self) -> Presence:
        """Who is connected; asked on the event loop only."""
        seats = {reader.seat for reader in self.readers} - {None}
        here = [seat for seat in self.match.history.position.seats if seat in seats]
        return here, sum(reader.seat is None for reader in self.readers)

    def _tell_presence(self, but: Connection | None = None) -> None:
        here, watching = self._presence()
        message = encoded(m.Presence(here, watching))
        for reader in self.readers - {but}:
            reader.tell(message)

    # --- wishes

    async def wish(self, connection: Connection, wish: m.Wish) -> None:
        """Do what a seat wants and answer it."""
        if connection.seat is None:
            raise Refusal("watching")
        with self.house.metrics.wish_seconds.timed():
            answer = await self._answered(connection.seat, wish)
        self.house.metrics.wishes["done"] += 1
        connection.tell(answer)

    async def _answered(self, seat: str, wish: m.Wish) -> m.ServerMessage:
        match wish:
            case m.Why():
                because = await asyncio.to_thread(self.match.why, seat, wish.words)
                return m.Because(wish.id, because.rule, because.asked, telling.arguments_of(because.args))
            case m.Try():
                return await self._tried(seat, wish)
            case m.Report():
                if not self.house.guesses.take(f"report {self.match.id} {seat}"):
                    raise Refusal("too-fast")
                lines = [one for one in self.match.chat if wish.n - REPORTED < one.n <= wish.n]
                await self.house.report(self.match.id, seat, lines)
                return m.Done(wish.id, self.match.seq)
            case m.Advise():
                return await self._advised(seat, wish)
        async with self._lock:
            if self.match.done(seat, wish.id) is None:
                await self._do(self._verb(seat, wish), (seat, wish.id))
                if isinstance(wish, m.Act | m.Given | m.Undo):
                    self._acted_at = self.house.clock()
            done = self.match.done(seat, wish.id)
        return m.Done(wish.id, self.match.seq if done is None else done)

    async def _tried(self, seat: str, wish: m.Try) -> m.Tried:
        key = secrets.randbits(32)
        match = self.match
        tried = await self.house.thinkers.ask(match.id, lambda: match.tried(seat, wish.phrases, key=key))
        return m.Tried(wish.id, telling.as_message(tried.now, m.State), tried.done, tried.stopped, tried.rule)

    async def _advised(self, seat: str, wish: m.Advise) -> m.Advice:
        match = self.match
        found = await self.house.thinkers.ask(match.id, lambda: match.advised(seat, wish.wishes))
        marks, ways = telling.as_message(found.marks, list[m.Line]), telling.as_message(found.ways, list[m.Way])
        return m.Advice(wish.id, found.seq, marks, ways)

    async def hints(self, seat: str) -> m.Hints:
        """What is best for a seat. The search ends when the seat's choices are others."""
        match = self.match
        view = match.to_hint(seat)
        if view.desk.linked.name == "checked":
            raise Refusal("not-compiled")
        late, dropped = bots.after(LONGEST_THOUGHT), asyncio.Event()

        def enough() -> bool:
            return self.house.stopping or dropped.is_set() or late() or not self.match.still_asks(seat, match)

        def searched() -> list[Hint]:
            return hints(view, seat, stop=enough, thinker=bots.thinker(view.desk.game, "cpu"))

        try:
            found = await self.house.searchers.ask(match.id, searched)
        finally:
            dropped.set()
        if not self.match.still_asks(seat, match):
            raise Refusal("stale")
        return m.Hints(match.seq, telling.as_message(found, list[m.Hint]))

    def _verb(self, seat: str, wish: m.Wish) -> Verb:
        at, id_ = self.house.now(), wish.id
        match wish:
            case m.Begin(part=part, now=now):
                return lambda match: match.begin(seat, at=at, part=part, now=now, wish=id_)
            case m.Act(words=words, seq=seq):
                return lambda match: match.act(seat, words, at=at, looking_at=seq, wish=id_)
            case m.Given(words=words):
                return lambda match: match.given(seat, words, at=at, wish=id_)
            case m.Undo():
                return lambda match: match.undo(seat, at=at, wish=id_)
            case m.UndoAsk():
                return lambda match: match.undo_ask(seat, at=at, wish=id_)
            case m.UndoAnswer(yes=yes):
                return lambda match: match.undo_answer(seat, yes=yes, at=at, wish=id_)
            case m.Resign():
                return lambda match: match.resign(seat, at=at, wish=id_)
            case m.ToBot(level=level):
                return lambda match: match.to_bot(seat, at=at, level=level, wish=id_)
            case m.Back():
                return lambda match: match.back(seat, at=at, wish=id_)
            case m.StandIn(seat=other, how=how):
                return lambda match: match.stand_in(seat, other, how, at=at, wish=id_)
            case m.Remove(seat=other):
                return lambda match: match.remove(seat, other, at=at, wish=id_)
            case m.Pause():
                return lambda match: match.pause(seat, at=at, wish=id_)
            case m.GoOn():
                return lambda match: match.go_on(seat, at=at, wish=id_)
            case m.Rename(name=name):
                return lambda match: match.rename(seat, name, at=at, wish=id_)
            case m.SetPhrase(text=text):
                return lambda match: match.set_phrase(seat, text, at=at, wish=id_)
            case m.Prepare(plan=plan, answers=answers):
                return lambda match: match.prepare(seat, plan, answers, at=at, wish=id_)
            case m.Keep():
                return lambda match: match.keep(seat, at=at, wish=id_)
            case m.Say(text=text):
                must_be_allowed(self.house.settings.talk, text)
                return lambda match: match.say(seat, text, at=at, wish=id_)
        raise Refusal("bad-message", args={"where": "$.t"})

    # --- changes

    async def do(self, verb: Verb) -> Step:
        """Change the table."""
        async with self._lock:
            step = await self._do(verb)
        assert step is not None, "only a wish can have been done already"
        return step

    async def opened(self, verb: Verb) -> str:
        """Another device comes to a seat. The seat."""
        step = await self.do(verb)
        assert step.seat is not None
        return step.seat

    async def forget(self, seat: str) -> bool:
        """Nothing of who sat here stays; a table without people is removed. Whether it was."""
        sitting = self.match.seats[seat]
        await self.do(lambda match: match.forget(seat, at=self.house.now()))
        await self.house.reminders.forget(self.match.id, [sitting.token, *sitting.more])
        if self.match.has_people:
            return False
        await self.house.remove(self)
        return True

    async def rematch(self, seat: str) -> Room:
        """The next table of the same people; opened once."""
        async with self._lock:
            known = self.match.next
            if known is None:
                made: list[Step] = []

                def both(match: Match) -> Step:
                    following, this = match.rematch(seat, at=self.house.now())
                    made[:] = [following]
                    return this

                await self._do(both, before_it=made)
                return await self.house.room(made[0].match.id)
        return await self.house.room(known)

    async def _do(self, verb: Verb, wish: tuple[str, str] | None = None, before_it: Sequence[Step] = ()) -> Step | None:
        """Carry out; anew when another process was faster. None: that one has done this very wish."""
        for attempt in range(TRIES):
            try:
                return await self._done(verb, before_it)
            except WrongSequence:
                await asyncio.sleep(secrets.randbelow(1 + attempt) * STEP_ASIDE)
                await self._refresh()
                if wish is not None and self.match.done(*wish) is not None:
                    return None
        raise Refusal("not-stored")

    async def _done(self, verb: Verb, before_it: Sequence[Step]) -> Step:
        """Carry out, prepare what everybody will be told, store, tell. Until it is stored nothing has changed."""
        if self.house.stopping:
            raise Refusal("stopping")
        self._mind_the_clock()
        before = self.match
        asked = (verb, before, self._viewers(), self._presence())
        step, told = await asyncio.get_running_loop().run_in_executor(self.house.hands, self._prepared, *asked)
        await self._stored(*before_it, step)
        self._tell(step.match, told)
        return step

    def _viewers(self) -> set[str | None]:
        return {reader.seat for reader in self.readers}

    def _tell(self, match: Match, told: Told) -> None:
        """The match is this now, and everybody is told; whose key is void is sent away."""
        void = telling.void(self.match, match)
        self.match = match
        self.used_at = self.house.clock()
        self.house.reminders.heard(match)
        for reader in self.readers:
            for message in told.get(reader.seat, ()):
                reader.tell(message)
        for reader in [one for one in self.readers if one.seat in void]:
            reader.close(void[str(reader.seat)])
        self._changed.set()

    def hear(self) -> None:
        """Another process has changed the table."""
        if not self._is_old:
            self._is_old = True
            self._refresher = asyncio.create_task(self._refresh_soon())

    async def _refresh_soon(self) -> None:
        async with self._lock:
            self._is_old = False
            with contextlib.suppress(Refusal):  # the store does not answer: the next wish tries again
                await self._refresh()

    async def _refresh(self) -> None:
        """Take over what another process has stored, and tell it."""
        stored = await self.house.scribe.ask(lambda store: store.load(self.match.id))
        if stored is None:
            self.house.drop(self, "no-table")
            raise Refusal("no-table")
        before = self.match
        after = await asyncio.to_thread(before.refreshed, stored, self.house.links.desk)
        first = after.first_missed(before.seq)
        told = await asyncio.to_thread(self._messages, before, after, first, self._viewers(), self._presence())
        self._tell(after, told)

    def _prepared(
        self, verb: Verb, before: Match, viewers: Iterable[str | None], presence: Presence
    ) -> tuple[Step, Told]:
        """A step and the messages that tell it, by reader. A crash is a fault of the rules, and changes nothing."""
        try:
            step = verb(before)
            return step, self._messages(before, step.match, step.change.first, viewers, presence)
        except OstrovError:
            raise
        except Exception as crash:  # whatever a fault in the rules may raise
            self.house.keep_capsule(before, crash)
            raise Refusal("fault") from crash

    def _messages(
        self, before: Match, after: Match, first: int, viewers: Iterable[str | None], presence: Presence
    ) -> Told:
        """What tells the way from one match to another, by reader."""
        changed = after.empty_table != before.empty_table
        table = telling.table(after, presence) if changed else None
        said = [encoded(m.Chatted(one)) for one in telling.remarks(before, after)]
        counted = after.seq != before.seq
        return {
            viewer: [*([encoded(telling.news(before, after, first, viewer, table))] if counted else []), *said]
            for viewer in viewers
        }

    async def _stored(self, *steps: Step) -> None:
        try:
            await self.house.scribe.keep(*(step.change for step in steps))
        except NotStored as error:
            log.error("A change of table %s was not stored: %s", self.match.id, error)
            raise Refusal("not-stored") from error

    # --- bots

    async def _tend(self) -> None:
        """Let bots act when it is their turn, at the table's pace."""
        while True:
            late = await self._waited()
            try:
                if late:
                    with contextlib.suppress(Refusal):  # another process has seen to it
                        await self.do(lambda match: match.timed_out(at=self.house.now()))
                self._changed.clear()
                if not self.match.goes_on_alone:
                    continue
                due = await asyncio.to_thread(self.match.to_play)
                if due:
                    await self._plays_prepared(due[0])
                    continue
                turns = await asyncio.to_thread(self.match.bots)
                if turns and not await self._something_new_within(self._pause()):
                    await self._bot_acts(turns[0])
            except Exception:  # whatever may go wrong with one bot: it tries again, but not all the time
                log.exception("A bot at table %s.", self.match.id)
                await asyncio.sleep(TRY_AGAIN)
                self._changed.set()

    async def _plays_prepared(self, seat: str) -> None:
        """What a person has prepared, at the pace of bots, so that others can follow."""
        if not await self._something_new_within(self._pause()):
            try:
                await self.do(lambda match: match.plays(seat, at=self.house.now()))
            except Refusal as refusal:
                if refusal.code == "fault":  # it would be met again and again
                    await self.do(lambda match: match.prepare(seat, (), (), at=self.house.now()))
                elif refusal.code not in ("stale", "stopping"):
                    raise

    async def _waited(self) -> bool:
        """Wait for news of the match; whether instead somebody's time has run out."""
        async with self._lock:
            self._mind_the_clock()
        deadline = self.match.deadline()
        if deadline is None:
            await self._changed.wait()
            return False
        try:
            async with asyncio.timeout(max(0.0, deadline - self.house.now())):
                await self._changed.wait()
        except TimeoutError:
            return self.house.now() >= deadline
        return False

    def _mind_the_clock(self) -> None:
        """When the time of day jumps, what is counted by it jumps along: nobody loses time by that."""
        now, clock = self.house.now(), self.house.clock()
        jumped = (now - self._time[0]) - (clock - self._time[1])
        self._time = (now, clock)
        if abs(jumped) > JUMP:
            log.warning(
                "The time of day jumped by %.0f s; the clocks at table %s go on as before.", jumped, self.match.id
            )
            self.match = self.match.shifted(jumped)

    def _pause(self) -> float:
        """How long a bot waits: the table's pace, and longer while somebody may say oh no."""
        pace = PACES[self.match.pace]
        if not pace:
            return 0.0
        return max(pace, self._acted_at + OH_NO - self.house.clock())

    async def _something_new_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds * self.house.tempo):
                await self._changed.wait()
                return True
        return False

    async def _bot_acts(self, turn: BotTurn) -> None:
        """What a bot wants; where a fault of the rules forbids it, something else."""
        failed: list[str] = []
        while True:
            pool = self.house.searchers if turn.level in bots.PLAYOUTS else self.house.thinkers
            words = await pool.ask(self.match.id, lambda: self._thought(turn, failed), bot=True)
            at = self.house.now()
            try:
                await self.do(partial(Match.bot_acts, turn=turn, words=words, at=at))
                self.house.metrics.bots += 1
                return
            except Refusal as refusal:
                if refusal.code in ("stale", "stopping"):
                    return
                if refusal.code != "fault":
                    raise
                failed.append(words)

    def _thought(self, turn: BotTurn, failed: Sequence[str]) -> str:
        """What a bot wants. A search has so much time and no more, from when it begins, and ends with the server.

        Where other tables wait for one too, it is shorter: all bots act within a few seconds, and play less well.
        """
        until = self.house.clock() + max(SHORTEST_THOUGHT, LONGEST_THOUGHT / (1 + self.house.searchers.waiting))
        return _choice(turn, failed, lambda: self.house.stopping or self.house.clock() > until)

    async def close(self) -> None:
        self._bots.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._bots


def _choice(turn: BotTurn, failed: Sequence[str] = (), stop: Callable[[], bool] = bool) -> str:
    """What a bot does, from what its seat sees; a level that fails is no reason for a game to stop.

    Who searches is asked between two slices of some 30 ms whether to `stop`.
    """
    if failed:
        left = [words for words in turn.view.choices(turn.seat) if words not in failed]
        return secrets.choice(left)
    try:
        return bots.choose(turn.view, turn.seat, turn.level, turn.key, turn.stream, spent=turn.spent, stop=stop)
    except Exception:  # whatever a fault in a game's own bot may raise
        log.exception("The bot %s of %s failed.", turn.level, turn.view.desk.game.name)
        return bots.choose(turn.view, turn.seat, "random", turn.key, turn.stream)
