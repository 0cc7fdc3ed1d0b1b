"""A match: all of a game that is saved."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from ostrov.engine import fate, saved
from ostrov.engine.fate import SECRET_BYTES, Fate
from ostrov.engine.history import History
from ostrov.engine.position import Position
from ostrov.terminal.seats import YOU, people_note


@dataclass
class Match:
    """What was done, who plays, who answers for chance."""

    history: History
    people: dict[str, str]  # by seat: YOU or the name of a bot
    chance: str  # who answers for chance, as a saved game notes it
    takebacks: int = 0  # how often something final was taken back
    fate: Fate | None = field(init=False)  # who answers for chance; None: a person types what the real dice show
    luck: str = field(init=False)  # what bots' choices follow from

    def __post_init__(self) -> None:
        self.fate = fate.read(self.chance)
        self.luck = self.chance if self.fate is not None else secrets.token_hex(SECRET_BYTES)

    @property
    def position(self) -> Position:
        return self.history.position

    @property
    def humans(self) -> list[str]:
        return [seat for seat, person in self.people.items() if person == YOU]

    def last_entry(self, seat: str) -> int:
        """The place of a seat's last entry, or -1."""
        number = self.history.game.seat(seat)
        return max((place for place, entry in enumerate(self.history.entries) if entry.seat == number), default=-1)

    def content(self) -> str:
        """The text of the saved game."""
        notes = {"seats": people_note(self.people), "chance": self.chance}
        if self.takebacks:
            notes["takebacks"] = str(self.takebacks)
        return saved.write(self.history, notes)

    def take_back(self, place: int) -> None:
        """Take back an entry and all that followed, final or not."""
        self.history.cut(place)
        self.takebacks += 1
