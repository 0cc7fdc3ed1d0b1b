"""A match and a store against a model that knows only a list of entries: whatever is wished, in whatever order."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ostrov.engine.history import replay
from ostrov.store import SqliteStore, StoredChat, WrongSequence
from ostrov.table import Match, Refusal, Step
from ostrov.table.keeping import chat_json
from ostrov.table.values import Entry
from tests.table.tables import begun, bot_step, desk_of

SEATS = ("red", "blue", "green")
seats = st.sampled_from(SEATS)
WORDS = ["load tea", "load rum", "load silk", "declare tea", "doubt", "believe", "rob red", "rob blue"]


class Reader:
    """A client: it keeps what it was told, and asks for what it missed."""

    def __init__(self, seat: str | None) -> None:
        self.seat = seat
        self.seq = 0
        self.entries: list[Entry] = []

    def catch_up(self, match: Match) -> None:
        first = match.first_missed(self.seq)
        self.entries[first:] = match.entries(self.seat, first)
        self.seq = match.seq


class Table(RuleBasedStateMachine):
    """Three people, one store, readers that look in now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.store = SqliteStore(Path(self.folder.name) / "tables.sqlite3")
        self.readers = [Reader(seat) for seat in (None, *SEATS)]
        self.entries: list[tuple[str, str]] = []  # the model: what was done
        self.takebacks = 0
        self.wanted: set[str] | None = None  # who is still asked to take back
        self.asker = ""
        self.wishes: dict[tuple[str, str], int] = {}
        self.count = 0

    @initialize(people=st.integers(1, 3))
    def sit_down(self, people: int) -> None:
        match = begun(people=people)
        self.people = set(match.playing[:people])
        self.lent: set[str] = set()
        self.resigned: set[str] = set()
        start = begun_change(match)
        assert self.store.commit([start.change]) == [None]
        self.match = start.match
        self.entries = entries_of(self.match)

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    # --- doing

    def do(self, wish: Callable[[], Step]) -> Step | None:
        """Carry a wish out and store it; a refusal changes nothing."""
        before, told = self.match, self.match.state("red")
        try:
            step = wish()
        except Refusal:
            assert self.match is before
            assert before.state("red") == told
            return None
        assert step.change.expected == before.seq
        assert self.store.commit([step.change]) == [None]
        assert isinstance(self.store.commit([step.change])[0], WrongSequence) or step.change.seq == before.seq
        self.match = step.match
        return step

    def id(self) -> str:
        self.count += 1
        return f"w{self.count}"

    def persons(self) -> set[str]:
        return self.people - self.lent - self.resigned

    def acted(self, step: Step) -> None:
        """The model after something was done: nobody is asked any more."""
        assert step.match.rows[: len(self.entries)] == self.before
        self.entries = entries_of(step.match)
        self.wanted = None

    @property
    def before(self) -> tuple[object, ...]:
        return self.match.rows[: len(self.entries)]

    # --- rules

    @rule(seat=seats, key=st.integers(0, 9))
    def act(self, seat: str, key: int) -> None:
        offers = self.match.state(seat).offers
        words = random.Random(key).choice(offers).words if offers else "doubt"
        wish = self.id()
        step = self.do(lambda: self.match.act(seat, words, at=4.0, looking_at=self.match.seq, wish=wish))
        assert (step is not None) == (bool(offers) and seat in self.persons())
        if step is not None:
            assert step.match.rows[len(self.entries)].entry.words == words
            self.wishes[(seat, wish)] = step.match.seq
            self.acted(step)

    @rule(seat=seats, words=st.sampled_from(["load tea", "load gold", "doubt", "believe; believe", "", ";", "rob red"]))
    def act_blindly(self, seat: str, words: str) -> None:
        step = self.do(lambda: self.match.act(seat, words, at=4.0))
        if step is not None:
            assert seat in self.persons()
            self.acted(step)

    @rule()
    def bot(self) -> None:
        step = None
        if self.match.bots():
            step = self.do(lambda: bot_step(self.match))  # type: ignore[arg-type,return-value]  # there is one
            assert step is not None
            assert step.match.rows[len(self.entries)].entry.seat not in self.persons()
            self.acted(step)

    @rule(
        seat=seats,
        plan=st.lists(st.sampled_from(WORDS), max_size=3),
        answers=st.lists(st.sampled_from(WORDS), max_size=3),
    )
    def prepare(self, seat: str, plan: list[str], answers: list[str]) -> None:
        wish = self.id()
        step = self.do(lambda: self.match.prepare(seat, plan, answers, at=4.0, wish=wish))
        assert (step is not None) == (seat in self.people - self.resigned)
        if step is not None:
            self.wishes[(seat, wish)] = step.match.seq

    @rule()
    def plays(self) -> None:
        """What is prepared is done for people only; or it is dropped and nothing is done."""
        due = self.match.to_play()
        assert set(due) <= self.persons() & set(self.match.history.position.awaited)
        if due:
            mine = self.match.prepared[due[0]]
            step = self.do(lambda: self.match.plays(due[0], at=5.0))
            assert step is not None
            told = step.match.prepared[due[0]]
            if told.stopped is None:
                assert step.match.rows[len(self.entries)].entry.words in (*mine.plan[:1], *mine.answers)
                self.acted(step)
            else:
                assert entries_of(step.match) == self.entries

    @rule(seat=seats)
    def undo(self, seat: str) -> None:
        undoable = self.match.state(seat).undoable and seat in self.persons()
        step = self.do(lambda: self.match.undo(seat, at=5.0))
        assert (step is not None) == undoable
        if step is not None:
            place = max(n for n, (who, _) in enumerate(self.entries) if who == seat)
            del self.entries[place]
            self.wanted = None

    @rule(seat=seats)
    def undo_ask(self, seat: str) -> None:
        far = self.match.state(seat).far
        step = self.do(lambda: self.match.undo_ask(seat, at=5.0))
        if step is not None and far:
            self.asker, self.wanted = seat, self.persons() - {seat}
            self.agree()
        elif step is not None:
            self.entries, self.wanted = entries_of(step.match), None

    @rule(seat=seats, yes=st.booleans())
    def answer(self, seat: str, yes: bool) -> None:
        step = self.do(lambda: self.match.undo_answer(seat, yes=yes, at=5.0))
        may = self.wanted is not None and (seat in self.wanted or (seat == self.asker and not yes))
        assert (step is not None) == (may and seat in self.persons())
        if step is not None and self.wanted is not None:
            self.wanted = self.wanted - {seat} if yes else None
            self.agree()

    def agree(self) -> None:
        """When nobody is left to be asked, the model forgets the asker's last entry and all that followed."""
        if self.wanted is not None and self.asker not in self.persons():
            self.wanted = None
        if self.wanted is not None and not self.wanted & self.persons():
            del self.entries[max(n for n, (who, _) in enumerate(self.entries) if who == self.asker) :]
            self.takebacks += 1
            self.wanted = None

    @rule(seat=seats)
    def to_bot(self, seat: str) -> None:
        if self.do(lambda: self.match.to_bot(seat, at=6.0)) is not None:
            self.lent.add(seat)
            self.agree()

    @rule(seat=seats)
    def back(self, seat: str) -> None:
        if self.do(lambda: self.match.back(seat, at=6.0)) is not None:
            self.lent.discard(seat)

    @precondition(lambda self: self.count % 5 == 4)
    @rule(seat=seats)
    def resign(self, seat: str) -> None:
        if self.do(lambda: self.match.resign(seat, at=6.0)) is not None:
            self.resigned.add(seat)
            if self.people - self.resigned:
                self.agree()
            else:
                self.wanted = None

    @rule(seat=seats, text=st.text(min_size=1))
    def say(self, seat: str, text: str) -> None:
        before = self.match.seq
        assert self.do(lambda: self.match.say(seat, text, at=6.0, wish=self.id())) is not None
        assert self.match.seq == before
        assert self.match.chat[-1].text == text.encode("utf-8", "replace").decode()[:500]

    @rule(reader=st.integers(0, 3))
    def look(self, reader: int) -> None:
        mine = self.readers[reader]
        mine.catch_up(self.match)
        assert mine.entries == self.match.entries(mine.seat)

    @rule()
    def restart(self) -> None:
        """The process dies; what was stored is all there is."""
        stored = self.store.load(self.match.id)
        assert stored is not None
        again = Match.load(stored, desk_of)
        for seat in (None, *SEATS):
            assert again.state(seat) == self.match.state(seat)
            assert again.entries(seat) == self.match.entries(seat)
        assert (again.table(), again.asking, again.chat) == (self.match.table(), self.match.asking, self.match.chat)
        assert again.prepared == self.match.prepared
        self.match = again

    # --- what always holds

    @invariant()
    def the_model_agrees(self) -> None:
        if not hasattr(self, "match"):
            return
        assert entries_of(self.match) == self.entries
        assert replay(desk_of("smugglers"), self.match.options, self.entries).position == self.match.history.position
        assert self.match.takebacks == self.takebacks
        assert (self.match.asking is not None) == (self.wanted is not None)
        assert all(self.match.done(*wish) == seq for wish, seq in self.wishes.items())
        assert self.match.over == (self.match.stopped or not self.match.history.position.asked)
        assert self.match.stopped == (not self.people - self.resigned)
        assert len(self.match.firsts) == self.match.seq + 1


def begun_change(match: Match) -> Step:
    """A step that puts a whole match into an empty store."""
    step = match.rename("red", "Ann", at=3.0)
    entries = tuple(row.entry for row in step.match.rows)
    chat = tuple(StoredChat(one.n, chat_json(one)) for one in step.match.chat)
    return Step(step.match, replace(step.change, expected=0, first=0, entries=entries, chat=chat))


def entries_of(match: Match) -> list[tuple[str, str]]:
    return [(row.entry.seat, row.entry.words) for row in match.rows]


Table.TestCase.settings = settings(max_examples=20, stateful_step_count=40, deadline=None)
TestTable = Table.TestCase
