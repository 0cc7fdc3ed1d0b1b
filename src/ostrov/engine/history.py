"""What was done at a table, from the first action on: play, take back, replay.

A history is the options and a list of entries in words, chance included; every position follows
from it. Nothing else is ever stored of a game but what can be checked against this.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ostrov.engine import text
from ostrov.engine.actions import Table
from ostrov.engine.errors import Refused
from ostrov.engine.fate import Fate, purpose
from ostrov.engine.position import PHRASE, Position

if TYPE_CHECKING:
    from ostrov.engine.desk import Desk


@dataclass(frozen=True)
class Entry:
    """A phrase of one seat, or an outcome of CHANCE: what is sent, checked and stored as one."""

    seat: int
    actions: tuple[int, ...]


class History:
    """A game from its start, or (after rules changed) from a later position."""

    def __init__(self, desk: Desk, start: bytes, earlier: Mapping[str, int] | None = None) -> None:
        self.desk = desk
        self.game = desk.game
        self.earlier = dict(earlier or {})  # outcomes of chance before the start, by kind
        self.entries: list[Entry] = []
        self._positions: list[bytes] = [start]

    def __len__(self) -> int:
        return len(self.entries)

    @property
    def position(self) -> Position:
        """The present position."""
        return Position(self.desk, self._positions[-1])

    def position_before(self, entry: int) -> Position:
        """The position an entry was made in; `len(history)` gives the present one."""
        return Position(self.desk, self._positions[entry])

    @property
    def is_whole(self) -> bool:
        """Whether it begins with the game's own start, and not where other rules left off."""
        start = self._positions[0]
        return start == self.desk.set_up(text.with_options(self.game, text.option_words(self.game, start)))

    def table(self, seat: int) -> Table:
        """The table a seat's numbers belong to: CHANCE has one of its own."""
        return self.game.outcomes if seat == self.game.chance else self.game.actions

    def words(self, entry: Entry) -> str:
        """An entry's phrase: `build_road E28; end_turn`."""
        table = self.table(entry.seat)
        return f"{PHRASE} ".join(table.words(action) for action in entry.actions)

    def words_for(self, number: int, viewer: int | None) -> str:
        """An entry's phrase as a seat may see it; None sees all."""
        entry = self.entries[number]
        if viewer is None or self.sees(number, viewer):
            return self.words(entry)
        return self.hidden_words(entry)

    def hidden_words(self, entry: Entry) -> str:
        """The same for who may not see the arguments."""
        table = self.table(entry.seat)
        return f"{PHRASE} ".join(table.hidden_words(action) for action in entry.actions)

    def sees(self, number: int, viewer: int) -> bool:
        """Whether a seat sees the arguments of all actions of an entry."""
        entry, data = self.entries[number], self._positions[number]
        for action in entry.actions:
            if not self.desk.sees(data, entry.seat, action, viewer) and not self._is_open_by_now(number, action):
                return False
            data = self.desk.after(data, entry.seat, action)
        return True

    def _is_open_by_now(self, number: int, action: int) -> bool:
        """Whether a secret answer has come to light, because the last answer to its question is in."""
        if self.entries[number].seat == self.game.chance or not self.game.actions.kind_of(action).opens:
            return False
        while number < len(self.entries) and self._waits(number):
            number += 1
        return number < len(self.entries)

    def act(self, seat: str, words: str) -> Position:
        """A seat's phrase, all or nothing; or an outcome, for the seat "chance"."""
        number = self.game.seat(seat)
        table = self.table(number)
        actions = tuple(table.number(part) for part in words.split(PHRASE))
        self._add(Entry(number, actions))
        return self.position

    def _add(self, entry: Entry) -> None:
        data = self._positions[-1]
        for action in entry.actions:
            data = self.desk.after(data, entry.seat, action)
        self.entries.append(entry)
        self._positions.append(data)

    def settle(self, fate: Fate, typed: Collection[str] = ()) -> Position:
        """Let `fate` answer until CHANCE is no longer asked, or an outcome of a kind that people type in is due."""
        while self.desk.asks(self._positions[-1], self.game.chance):
            odds = self.desk.odds(self._positions[-1])
            if purpose(self.game.outcomes, odds) in typed:
                break
            self._add(Entry(self.game.chance, (fate.outcome(self.game.outcomes, odds, self.outcomes()),)))
        return self.position

    def copy(self) -> History:
        """The same history, to go on differently."""
        other = History(self.desk, self._positions[0], self.earlier)
        other.entries, other._positions = self.entries.copy(), self._positions.copy()
        return other

    def on(self, desk: Desk) -> History:
        """The same history, its rules asked on another link."""
        other = self.copy()
        other.desk, other.game = desk, desk.game
        return other

    def outcomes(self) -> list[int]:
        """Every outcome of chance so far; of those before the start only the kind, which is all `fate` asks."""
        kinds = {kind.word: kind.start for kind in self.game.outcomes.kinds}
        found = [kinds[word] for word, count in self.earlier.items() for _ in range(count) if word in kinds]
        return found + [entry.actions[0] for entry in self.entries if entry.seat == self.game.chance]

    def outcomes_before(self, number: int) -> list[int]:
        """Those before an entry."""
        later = sum(entry.seat == self.game.chance for entry in self.entries[number:])
        outcomes = self.outcomes()
        return outcomes[: len(outcomes) - later]

    def opened_by(self, number: int) -> int:
        """The first entry that came to light with this one: a secret answer to the question it closed, or itself."""
        first = number
        if self._waits(number) or self.entries[number].seat == self.game.chance:
            return number
        while first > 0 and self._waits(first - 1):
            first -= 1
        return first

    def undoable(self, seat: str) -> int | None:
        """The entry this seat may take back without asking, or None.

        That is its last one, unless it was final or something followed that it could have caused or
        learned from. Answers that other seats gave to the same question in secret do not count.
        """
        number = self.game.seats.number(seat)
        for place in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[place]
            if entry.seat == number:
                return None if self._is_final(place) else place
            if not self._waits(place):
                return None
        return None

    def undo(self, seat: str) -> Position:
        """Take back this seat's last entry."""
        place = self.undoable(seat)
        if place is None:
            raise Refused(f"{seat} has nothing to take back: what came last was final or another's.")
        later = self.entries[place + 1 :]
        del self.entries[place:], self._positions[place + 1 :]
        for entry in later:
            self._add(entry)
        return self.position

    def cut(self, place: int) -> Position:
        """Forget an entry and all that followed."""
        del self.entries[place:], self._positions[place + 1 :]
        return self.position

    def _is_final(self, place: int) -> bool:
        entry, data = self.entries[place], self._positions[place]
        for action in entry.actions:
            if self.desk.is_final(data, entry.seat, action):
                return True
            data = self.desk.step(data, entry.seat, action)
        return False

    def _waits(self, place: int) -> bool:
        """Whether an entry is a secret answer that has not taken effect."""
        entry = self.entries[place]
        if entry.seat == self.game.chance:
            return False
        together = all(self.game.actions.kind_of(action).together for action in entry.actions)
        return together and not self._is_final(place)


def begin(desk: Desk, options: dict[str, str]) -> History:
    """A new game."""
    return History(desk, desk.set_up(text.with_options(desk.game, options)))


def replay(desk: Desk, options: dict[str, str], entries: Iterable[tuple[str, str]]) -> History:
    """A history from its words: (seat, phrase)."""
    history = begin(desk, options)
    for seat, words in entries:
        history.act(seat, words)
    return history


def entries_in_words(history: History) -> Sequence[tuple[str, str]]:
    return [(history.game.seat_word(entry.seat), history.words(entry)) for entry in history.entries]
