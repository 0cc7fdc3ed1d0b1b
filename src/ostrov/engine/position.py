"""A position in words: the engine's face for people, tables, bots in Python and notebooks.

A position never changes; `after` gives the next one. Seats, actions and outcomes are words here
("red", "load tea"); numbers stay inside the engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from ostrov.engine import text
from ostrov.engine.errors import Refused

if TYPE_CHECKING:
    from ostrov.engine.desk import Desk

CHANCE = "chance"  # the seat of CHANCE in words
PHRASE = ";"  # stands between the actions of a phrase


@dataclass(frozen=True)
class Offer:
    """An action a seat may take now, and whether it can be taken back."""

    words: str
    final: bool


class Position:
    """One position of a game, whole (`viewer is None`) or as one seat sees it."""

    def __init__(self, desk: Desk, data: bytes, viewer: str | None = None) -> None:
        self.desk = desk
        self.data = data
        self.viewer = viewer

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and (self.data, self.viewer) == (other.data, other.viewer)

    def __hash__(self) -> int:
        return hash((self.data, self.viewer))

    def __str__(self) -> str:
        return text.write(self.desk.game, self.data, self._viewer_number)

    def __repr__(self) -> str:
        return f"<{self.desk.game.name}, turn {self.turns}, asked: {' '.join(self.asked) or 'nobody'}>"

    @property
    def _viewer_number(self) -> int | None:
        if self.viewer is None:
            return None
        return self.desk.game.seat(self.viewer)

    @cached_property
    def asked(self) -> tuple[str, ...]:
        """The seats that may act now; ("chance",) when something is rolled or drawn; none when it is over."""
        return self._seats_of(self.desk.asked(self.data))

    @cached_property
    def awaited(self) -> tuple[str, ...]:
        """The seats the game waits for: of those asked, the ones that must act before anything else can happen."""
        return self._seats_of(self.desk.awaited(self.data))

    def _seats_of(self, bits: int) -> tuple[str, ...]:
        game = self.desk.game
        return tuple(game.seat_word(seat) for seat in range(game.chance + 1) if bits >> seat & 1)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that play."""
        return self.desk.game.seats.words[: self.option("players")]

    def option(self, name: str) -> int:
        """The number of an option."""
        return text.option(self.desk.game, self.data, name)

    def choices(self, seat: str) -> list[str]:
        """What this seat may do now, in words."""
        number = self.desk.game.seats.number(seat)
        return [self.desk.game.actions.words(action) for action in self.desk.legal(self.data, number)]

    def offers(self, seat: str) -> list[Offer]:
        """The choices, each with whether it is final."""
        number, table = self.desk.game.seats.number(seat), self.desk.game.actions
        legal = self.desk.legal(self.data, number)
        return [Offer(table.words(action), self.desk.is_final(self.data, number, action)) for action in legal]

    def why_not(self, seat: str, words: str) -> str | None:
        """The id of the rule that forbids it; None when nothing does. Asked on what the seat itself can see."""
        game = self.desk.game
        number = game.seats.number(seat)
        seen = self.desk.hidden(self.data, number)
        rule = self.desk.forbids(seen, number, game.actions.number(words))
        return game.rule_id(rule) if rule else None

    def outcomes(self) -> dict[str, int]:
        """What chance may bring now and its odds; empty when chance is not asked."""
        if self.asked != (CHANCE,):
            return {}
        table = self.desk.game.outcomes
        return {table.words(number): likely for number, likely in enumerate(self.desk.odds(self.data)) if likely}

    def after(self, seat: str, words: str) -> Position:
        """The position after an action, an outcome (`seat` is "chance"), or a phrase ("a; b"), all or nothing."""
        if self.viewer is not None:
            raise Refused(f"This is what {self.viewer} sees; act on the whole position, or on an imagined one.")
        game = self.desk.game
        number = game.seat(seat)
        table = game.outcomes if seat == CHANCE else game.actions
        data = self.data
        for part in words.split(PHRASE):
            data = self.desk.after(data, number, table.number(part))
        return Position(self.desk, data)

    def seen_by(self, viewer: str = CHANCE) -> Position:
        """What a seat sees, or (without one) what everybody sees. The hidden is not in it at all."""
        if self.viewer not in (None, viewer):
            raise Refused(f"This is what {self.viewer} sees; {viewer} sees other things.")
        return Position(self.desk, self.desk.hidden(self.data, self.desk.game.seat(viewer)), viewer)

    def imagined(self, seat: str, key: int) -> Position:
        """A whole position that this seat cannot tell from the true one."""
        return Position(self.desk, self.desk.imagined(self.data, self.desk.game.seat(seat), key))

    @property
    def turns(self) -> int:
        return self.desk.turns(self.data)

    def points(self, seat: str) -> dict[str, int]:
        """A seat's points by source."""
        game = self.desk.game
        number = game.seats.number(seat)
        return {game.sources[source]: self.desk.points(self.data, number, source) for source in game.sources}

    def all_points(self) -> dict[str, dict[str, int]]:
        """The same of all seats."""
        found = self.desk.all_points(self.data, len(self.seats))
        sources = self.desk.game.sources.words
        return {seat: dict(zip(sources, points, strict=True)) for seat, points in zip(self.seats, found, strict=True)}

    def score(self, seat: str) -> int:
        return sum(self.points(seat).values())

    @property
    def ended(self) -> str | None:
        """How the game ended, or None."""
        reason = self.desk.ended(self.data)
        return self.desk.game.endings[reason - 1] if reason else None

    def place(self, seat: str) -> int:
        """1 for who won; defined when the game is over."""
        return self.desk.place(self.data, self.desk.game.seats.number(seat))

    def problems(self) -> list[str]:
        """Why this position cannot be; none for a sound one."""
        return self.desk.problems(self.data)
