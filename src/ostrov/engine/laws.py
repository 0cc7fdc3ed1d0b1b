"""The laws, in sentences, and how to hold a game to them.

`prove.py` asks most of them of every position on any link; those that speak of words, text and
histories are asked here, in Python. `docs/laws.md` tells why each is a law.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

import numpy as np

from ostrov.engine import prove, saved, text
from ostrov.engine.errors import BoxError, OstrovError
from ostrov.engine.fate import Dice
from ostrov.engine.game import place_of
from ostrov.engine.history import History, begin, entries_in_words, replay

if TYPE_CHECKING:
    from ostrov.engine.desk import Desk
    from ostrov.engine.game import Game

SENTENCES = {
    prove.SOUND: "a position keeps its ranges and invariants after every step",
    prove.AGREE: "`legal` and `forbids` agree on every action of the table",
    prove.ASKED: "only seats that are asked are offered anything, and chance is asked alone",
    prove.DEAD_END: "who is asked can act: there are no dead ends",
    prove.REDACTED: "offers, refusals, who is asked and the end follow from what the seat itself sees",
    prove.IMAGINED: "what a seat imagines is a sound position that it cannot tell from the true one",
    prove.ODDS: "odds are whole numbers that sum to what `odds` tells, for outcomes of one kind",
    prove.UNTOUCHED: "asking changes nothing",
    prove.TURNS: "turns are never taken back",
    prove.ENDED: "nobody is asked exactly when the game has ended, and then every place is told",
    prove.APPLIES: "every offered action and every possible outcome applies and leads to a sound position",
    prove.FINAL: "what can be taken back shows the seat nothing new, and whether it can does not hang on hidden things",
    prove.HIDDEN: "who does not see an argument cannot read it from the table either",
    prove.SHOWN: "who sees an argument finds it on the table too: what all have seen is kept in the position",
    prove.COMMUTE: "secret answers of two seats to one question may come in either order",
}
OF_POSITIONS = (prove.SOUND, prove.DEAD_END, prove.IMAGINED, prove.UNTOUCHED, prove.TURNS, prove.ENDED)
OF_PAIRS = (prove.HIDDEN, prove.SHOWN, prove.COMMUTE)  # two actions or outcomes that should have been alike, or not
MOST_TURNS = 5_000
TRIED = 200  # entries of a game with an own box that are played before it is taken
FEW_ACTIONS = 16  # a game with no more is looked at in every position


class Broken(OstrovError):
    """A law that does not hold, with all that is needed to see it."""


class Prover:
    """Plays random games of one game on one link and asks the laws of the positions met."""

    def __init__(self, game: Game, link_name: str) -> None:
        self.game = game
        self.linked = game.linked(link_name)
        self._positions = self.linked.positions(1 + prove.PLACES)
        self._offers, self._odds = self.linked.offers(3), self.linked.odds(2)
        self._generators = self.linked.generators(2)
        self._broken = np.zeros(4, np.int64)
        self.steps = np.zeros(2, np.int64)  # decisions and outcomes played, positions proved

    def game_keeps_the_laws(
        self, options: Mapping[str, str], key: int, rarely: int = 1, most_turns: int = MOST_TURNS
    ) -> None:
        """Play the game number `key`; ask one position in `rarely`. Raises `Broken`."""
        run = self.linked.run
        start = self.game.desk(self.linked.name).set_up(text.with_options(self.game, dict(options)))
        self.linked.write(self._positions, 0, start)
        for generator in range(2):
            run.start_generator(self._generators, generator, key, generator)
        try:
            law = run.prove_game(
                self._positions,
                0,
                1,
                self._offers,
                self._odds,
                self._generators,
                self._broken,
                self.steps,
                most_turns,
                rarely,
            )
        except Exception as error:  # whatever rules can run into: the author needs the game and the position
            where = text.write(self.game, self.linked.read(self._positions, 0))
            line = place_of(error, self.game.package)
            raise Broken(f"Game {key} stops with {line}{type(error).__name__}: {error}\nat\n{where}") from error
        if law:
            raise Broken(self._report(key))

    def _report(self, key: int) -> str:
        law, seat, action, other = (int(number) for number in self._broken)
        position = text.write(self.game, self.linked.read(self._positions, 0))
        asked = f"{self.game.seat_word(seat)}{self._of_what(law, seat, action, other)}"
        return f"Law {law} is broken: {SENTENCES[law]}.\nGame {key}, {asked}, at\n{position}"

    def _of_what(self, law: int, seat: int, action: int, other: int) -> str:
        """The action or outcome a report speaks of, where it speaks of one, and the number found beside it."""
        if law in OF_POSITIONS:
            return ""
        here = self.linked.read(self._positions, 0)
        outcome = seat == self.game.chance or self.game.desk(self.linked.name).asks(here, self.game.chance)
        table = self.game.outcomes if outcome else self.game.actions
        words = table.words(action) if action < len(table) else "all that is offered"
        if law in (prove.AGREE, prove.REDACTED):
            return f", {words} (forbids: {self.game.rule_id(other) if other else 'nothing'})"
        return f", {words}, against {table.words(other)}" if law in OF_PAIRS and other < len(table) else f", {words}"


def player_counts(game: Game) -> Iterator[dict[str, str]]:
    """Options for every number of players a game allows, with those its ledger sets for random play."""
    field = game.options.fields["players"]
    for players in range(field.least, field.most + 1):
        yield {"players": str(players), **game.ledger["game"].get("random_play", {})}


def few_turns(game: Game) -> int:
    """How far a random game is played where that is slow: as its ledger sets, if random play hardly ever ends it."""
    found: int = game.ledger["game"].get("random_turns", MOST_TURNS)
    return found


def random_history(desk: Desk, options: dict[str, str], key: int, most_turns: int | None = None) -> Iterator[History]:
    """A random game, handed over after every entry."""
    if most_turns is None:
        most_turns = few_turns(desk.game)
    chooser = random.Random(key)
    history, fate = begin(desk, options), Dice(key)
    yield history
    while history.position.turns <= most_turns:
        position = history.position
        if not position.asked:
            return
        if position.asked == ("chance",):
            history.settle(fate)
        else:
            seat = chooser.choice(position.asked)
            history.act(seat, chooser.choice(position.choices(seat)))
        yield history


def sampled(desk: Desk, options: dict[str, str], key: int, rarely: int = 1) -> Iterator[History]:
    """Moments of a random game: all of a small one; of a game with many actions as many fewer."""
    every = max(1, len(desk.game.actions) // FEW_ACTIONS) * rarely if len(desk.game.actions) > FEW_ACTIONS else 1
    for number, history in enumerate(random_history(desk, options, key)):
        if number % every == 0:
            yield history


def try_out(game: Game) -> None:
    """Begin a game for each number of players, every step checked: what an owner's box must at least carry."""
    for options in player_counts(game):
        try:
            *_, history = itertools.islice(random_history(game.desk("checked"), options, 1), TRIED)
        except Exception as error:  # whatever rules run into when the numbers make no sense
            raise BoxError(f"the rules stop ({place_of(error, game.package)}{str(error).rstrip('.')})") from error
        problems = history.position.problems()
        if problems:
            raise BoxError(f"a game of {options['players']} is broken after {len(history)} steps ({problems[0]})")
        if all(entry.seat == game.chance for entry in history.entries):
            raise BoxError(f"a game of {options['players']} is over before anybody can act")


def words_come_back(desk: Desk, options: dict[str, str], key: int) -> None:
    """Words -> action -> words, for every action and outcome."""
    for table in (desk.game.actions, desk.game.outcomes):
        for number in range(len(table)):
            _demand(table.number(table.words(number)) == number, f"{table.words(number)!r} does not come back")


def text_comes_back(desk: Desk, options: dict[str, str], key: int) -> None:
    """Text -> position -> text, whole and as every seat sees it."""
    for history in sampled(desk, options, key):
        position = history.position
        views = [position, position.seen_by(), *(position.seen_by(seat) for seat in position.seats)]
        for view in views:
            data, _ = text.read(desk.game, str(view))
            _demand(data == view.data, f"this text does not come back:\n{view}")


def undo_is_replay(desk: Desk, options: dict[str, str], key: int) -> None:
    """Taking back leads where replaying what remains leads, and can be done again."""
    for history in sampled(desk, options, key, rarely=6):
        for seat in history.position.seats:
            place = history.undoable(seat)
            if place is None:
                continue
            entries = list(entries_in_words(history))
            shorter = replay(desk, options, entries)
            shorter.undo(seat)
            del entries[place]
            _demand(shorter.position == replay(desk, options, entries).position, f"undo by {seat} is not a replay")


def a_saved_game_comes_back(desk: Desk, options: dict[str, str], key: int) -> None:
    """Saved, loaded: the same entries, the same position."""
    *_, history = random_history(desk, options, key)
    again = saved.read(saved.write(history), lambda _name: desk).history
    _demand(again.position == history.position and again.entries == history.entries, "a saved game changed")


def hidden_arguments_stay_hidden(desk: Desk, options: dict[str, str], key: int) -> None:
    """The log a seat reads is the same for two games it cannot tell apart: what it may not see is `?`."""
    *_, history = random_history(desk, options, key)
    for number, entry in enumerate(history.entries):
        for viewer in range(desk.game.chance + 1):
            if not history.sees(number, viewer):
                told = history.words_for(number, viewer).split()
                _demand(set(told[1:]) <= {"?"}, f"entry {number + 1} ({history.words(entry)}) leaks")


IN_PYTHON: tuple[Callable[[Desk, dict[str, str], int], None], ...] = (
    words_come_back,
    text_comes_back,
    undo_is_replay,
    a_saved_game_comes_back,
    hidden_arguments_stay_hidden,
)


def links_agree(
    game: Game,
    options: dict[str, str],
    key: int,
    most_turns: int | None = None,
    first: str = "checked",
    second: str = "cpu",
) -> int:
    """Play one game on two links side by side and compare every step; how many steps there were."""
    desk, other_desk = game.desk(first), game.desk(second)
    other = begin(other_desk, options)
    for history in random_history(desk, options, key, most_turns):
        for entry in history.entries[len(other) :]:
            other.act(game.seat_word(entry.seat), history.words(entry))
            here = history.position_before(len(other))
            _demand(other.position.data == here.data, f"{first} and {second} differ after step {len(other)}")
    return len(other)


def _demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise Broken(sentence)
