"""A desk: lay a position on it, ask the rules, take the next position away. Bytes and numbers only.

Everything outside the rules goes through a desk: positions are values that never change, the desk
holds the few records the linked rules work on. Each thread has its own.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ostrov.engine.errors import Refused
from ostrov.engine.record import paths

if TYPE_CHECKING:
    from ostrov.engine.game import Game
    from ostrov.engine.link import Linked

HERE, BESIDE = 0, 1  # the two places of a desk


class Way(NamedTuple):
    """An answer to a wish, in numbers."""

    complete: bool
    steps: list[int]
    notes: list[list[int]]


class Desk(threading.local):
    """The rules of one game on one link, asked with positions as bytes."""

    def __init__(self, game: Game, linked: Linked) -> None:
        self.game = game
        self.linked = linked
        self.run: Any = linked.run
        self._positions = linked.positions(2)
        self._write = linked.writer(self._positions)
        self._offers = linked.offers(1)
        self._wishes = linked.offers(1)
        self._odds = linked.odds(1)
        self._generators = linked.generators(1)
        self._notes = linked.notes(1)
        self._benches = linked.benches(1)
        self.empty = game.layout.empty().tobytes()[: game.layout.size]

    def _lay(self, position: bytes, place: int = HERE) -> Any:
        self._write(place, position)
        return self._positions

    def _taken(self, place: int = HERE) -> bytes:
        return self.linked.read(self._positions, place)

    def set_up(self, options: bytes) -> bytes:
        """The starting position; `options` is an empty position with the options filled in."""
        self.run.setup(self._lay(options), HERE)
        return self._taken()

    def asked(self, position: bytes) -> int:
        return int(self.run.asked(self._lay(position), HERE))

    def awaited(self, position: bytes) -> int:
        return int(self.run.awaited(self._lay(position), HERE))

    def asks(self, position: bytes, seat: int) -> bool:
        return bool(self.asked(position) >> seat & 1)

    def legal(self, position: bytes, seat: int) -> list[int]:
        self.run.legal(self._lay(position), HERE, seat, self._offers, 0)
        return self.linked.offered(self._offers)

    def forbids(self, position: bytes, seat: int, action: int) -> int:
        return int(self.run.forbids(self._lay(position), HERE, seat, action))

    def step(self, position: bytes, seat: int, action: int) -> bytes:
        """Carry out what is known to be legal."""
        self.run.step(self._lay(position), HERE, seat, action)
        return self._taken()

    def odds(self, position: bytes) -> list[int]:
        """How likely each outcome is."""
        self.run.odds(self._lay(position), HERE, self._odds, 0)
        odds = [0] * len(self.game.outcomes)
        for outcome, likely in self.linked.weighed(self._odds):
            odds[outcome] = likely
        return odds

    def happen(self, position: bytes, outcome: int) -> bytes:
        """Carry out what is known to be possible."""
        self.run.happen(self._lay(position), HERE, outcome)
        return self._taken()

    def after(self, position: bytes, seat: int, action: int) -> bytes:
        """The next position, or `Refused` with the rule. For CHANCE the action is an outcome."""
        if seat == self.game.chance:
            return self._after_chance(position, action)
        if not self.asks(position, seat):
            rule = self.forbids(position, seat, action)
            raise Refused(f"{self.game.seats[seat]} is not asked now.", self.game.rule_id(rule) if rule else None)
        rule = self.forbids(position, seat, action)
        if rule:
            name = self.game.rule_id(rule)
            raise Refused(f"{self.game.actions.words(action)!r} is forbidden by {name}.", name)
        return self.step(position, seat, action)

    def _after_chance(self, position: bytes, outcome: int) -> bytes:
        if not self.asks(position, self.game.chance):
            raise Refused("Chance is not asked now.")
        if not self.odds(position)[outcome]:
            raise Refused(f"{self.game.outcomes.words(outcome)!r} cannot happen now.")
        return self.happen(position, outcome)

    def is_final(self, position: bytes, seat: int, action: int) -> bool:
        """Whether a legal action cannot be taken back: chance, another seat or a revelation follows, or the end."""
        return bool(self.run.is_final(self._lay(position), HERE, BESIDE, seat, action))

    def sees(self, position: bytes, seat: int, action: int, viewer: int) -> bool:
        """Whether a seat sees the arguments of what is about to be done; of an outcome, if `seat` is CHANCE."""
        positions = self._lay(position)
        if seat == self.game.chance:
            return bool(self.run.sees_outcome(positions, HERE, action, viewer))
        return bool(self.run.sees_action(positions, HERE, seat, action, viewer))

    def hidden(self, position: bytes, viewer: int) -> bytes:
        """What this seat sees of the position; everybody's view for the number after the last seat."""
        self.run.hide(self._lay(position), HERE, viewer)
        return self._taken()

    def imagined(self, position: bytes, viewer: int, key: int) -> bytes:
        """A whole position that this seat cannot tell from the true one."""
        positions = self._lay(self.hidden(position, viewer))
        self.run.start_generator(self._generators, 0, key, viewer)
        self.run.imagine(positions, HERE, viewer, self._generators, 0)
        return self._taken()

    def chosen(
        self, position: bytes, seat: int, level: int, key: int, stream: int, among: Sequence[int] | None = None
    ) -> int:
        """What a bot of a level does, of all that is legal or of less; key and stream decide what it leaves to luck."""
        positions = self._lay(position)
        if among is None:
            self.run.legal(positions, HERE, seat, self._offers, 0)
        else:
            self.linked.offer(self._offers, among)
        self.run.start_generator(self._generators, 0, key, stream)
        lent = (self._offers, self._generators, self._benches)
        return int(self.run.chosen(positions, HERE, BESIDE, seat, level, *lent, 0))

    def marks(self, position: bytes, seat: int) -> list[list[int]]:
        """What a seat is told unasked, from what it sees: messages of the game's NOTES, each with its arguments."""
        self.run.marks(self._lay(position), HERE, BESIDE, seat, self._notes, self._benches, 0)
        return self.linked.noted(self._notes)

    def way(self, position: bytes, seat: int, wishes: Sequence[int], which: int) -> Way:
        """A way of the game's WAYS to what a seat wishes, from what it sees: actions, one after the other."""
        self.linked.offer(self._wishes, wishes)
        lent = (self._wishes, self._offers, self._notes, self._benches, 0)
        done = self.run.way(self._lay(position), HERE, BESIDE, seat, which, *lent)
        return Way(bool(done), self.linked.offered(self._offers), self.linked.noted(self._notes))

    def turns(self, position: bytes) -> int:
        return int(self.run.turns(self._lay(position), HERE))

    def points(self, position: bytes, seat: int, source: int) -> int:
        return int(self.run.points(self._lay(position), HERE, seat, source))

    def all_points(self, position: bytes, seats: int) -> list[list[int]]:
        """The points of each seat by source."""
        positions, sources, run = self._lay(position), range(len(self.game.sources)), self.run.points
        return [[int(run(positions, HERE, seat, source)) for source in sources] for seat in range(seats)]

    def ended(self, position: bytes) -> int:
        return int(self.run.ended(self._lay(position), HERE))

    def place(self, position: bytes, seat: int) -> int:
        return int(self.run.place(self._lay(position), HERE, seat))

    def problems(self, position: bytes) -> list[str]:
        """Why this position cannot be, in sentences; none for a sound one."""
        positions = self._lay(position)
        number = int(self.run.out_of_range(positions, HERE))
        if number:
            path = list(paths(self.game.layout))[number - 1]
            return [f"{path} is outside {path.field.least} to {path.field.most}."]
        rule = int(self.run.problems(positions, HERE))
        return [f"{self.game.rule_id(rule)} does not hold."] if rule else []
