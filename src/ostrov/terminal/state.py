"""One game at one terminal: the state that all else here are functions of."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ostrov.engine.game import Game
from ostrov.engine.lessons import Lesson
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.text import YES_NO
from ostrov.engine.words import Words
from ostrov.terminal.match import Match
from ostrov.terminal.screen import Screen
from ostrov.terminal.seats import player_name
from ostrov.terminal.spelling import matching


class Leave(Exception):
    """The person wants to go."""


@dataclass
class Terminal:
    """One game at one terminal."""

    match: Match
    words: Words  # in the language on the screen
    screen: Screen
    resume_line: str  # how a saved game is gone on with: {game} and {file} are put in
    file: Path | None = None  # where the game is saved
    saves_always: bool = False  # after every action
    stored: str = ""  # the text last saved
    lesson: Lesson | None = None  # what is being learned
    told: dict[str, int] = field(init=False)  # by seat: how much of the history it has been told
    trying: list[Position] = field(init=False)  # what is tried on a private copy, a position a step
    refused: tuple[Position, str, str] | None = field(init=False)  # what `why` was asked last: where, who, which action
    device: str = field(init=False)  # the seat that sits at the device; "" between two

    def __post_init__(self) -> None:
        self.sit_down(self.match)

    def sit_down(self, match: Match) -> None:
        """Play this match from now on; nobody has been told anything since their last action."""
        self.match = match
        self.told = {seat: match.last_entry(seat) + 1 for seat in (*match.people, CHANCE)}
        self.trying = []
        self.refused = None
        self.device = ""

    @property
    def game(self) -> Game:
        return self.match.history.game

    @property
    def position(self) -> Position:
        """The position that is played on: the true one, or the one things are tried on."""
        return self.trying[-1] if self.trying else self.match.position

    @property
    def reader(self) -> str:
        """The seat that reads what everybody may read."""
        return self.device or (self.match.humans or [CHANCE])[0]

    def name(self, seat: str) -> str:
        return player_name(self.words, self.game, seat)

    def say(self, message: str, /, **arguments: object) -> None:
        self.screen.say(self.words.say(message, **arguments))

    def yes(self, question: str, *, otherwise: bool) -> bool:
        """Yes or no; just Enter is `otherwise`."""
        answers = {answer: [answer, self.words.say(f"table-{answer}")] for answer in YES_NO}
        default = self.words.say(f"table-{YES_NO[otherwise]}")
        while True:
            self.screen.say(question)
            typed = self.screen.ask(self.words.say("terminal-yes-no", default=default) + " ")
            found = matching(typed, answers)
            if not typed or len(found) == 1:
                return found == ["yes"] if typed else otherwise
