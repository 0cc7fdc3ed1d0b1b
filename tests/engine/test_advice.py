"""A game's advice: notes and ways as ids and arguments, from what the seat sees; a game need not give any."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostrov.engine import words
from ostrov.engine.advice import marks, ways
from ostrov.engine.errors import DeclarationError, GameError
from ostrov.engine.game import Game
from ostrov.engine.link import have_numba
from ostrov.engine.log import Line, Value
from ostrov.engine.notes import Saying, Sayings
from ostrov.games import load
from tests.faulty import edit, load_variant, write_variant

LINKS = ("checked", *(("cpu",) if have_numba() else ()))
BENCH = """

@record
class Bench:
    held: Row = row(GOOD, 100)  # what a seat holds
"""
ADVICE = '''
"""What a smuggler is told: the hand, and the way to what can be loaded."""

from ostrov.engine.names import Names
from ostrov.engine.notes import Notes, Saying, Sayings, note
from ostrov.engine.offers import Offers, offer

from . import turn
from .state import GOOD, SEAT, Bench, State

WAYS = Names("way", "at_once never")
NOTES = Sayings(Saying.of("held", good=GOOD, cards=None), Saying.of("seen", seat=SEAT, cards=None))
HELD, SEEN = range(len(NOTES))


def marks(s: State, seat: int, n: Notes, b: Bench) -> int:
    for good in range(len(b.held)):
        b.held[good] = s.seats[seat].hand[good]
    for good in range(len(b.held)):
        place = note(n, HELD)
        n.of[place, 0] = good
        n.of[place, 1] = b.held[good]
    for other in range(s.options.players):
        seen = 0
        for good in range(len(b.held)):
            seen += s.seats[other].hand[good]
        place = note(n, SEEN)
        n.of[place, 0] = other
        n.of[place, 1] = seen
    return n.count


def way(s: State, seat: int, wishes: Offers, which: int, steps: Offers, n: Notes, b: Bench) -> int:
    place = note(n, HELD)
    n.of[place, 1] = wishes.count
    if which == 1:
        return 0
    for wish in range(wishes.count):
        if turn.forbids(s, seat, wishes.actions[wish]) != 0:
            return 0
        offer(steps, wishes.actions[wish])
        turn.step(s, seat, wishes.actions[wish])
    return 1
'''


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = tmp_path_factory.mktemp("advised")
    package = write_variant(folder, "advised")
    (package / "advice.py").write_text(ADVICE, encoding="utf-8")
    state = package / "state.py"
    state.write_text(state.read_text(encoding="utf-8") + BENCH, encoding="utf-8")
    return load_variant(folder, "advised")


@pytest.mark.parametrize("link", LINKS)
def test_marks_are_lines_from_what_the_seat_sees(advised: Game, link: str) -> None:
    position = advised.start(link, players=3)
    while position.asked == ("chance",):
        position = position.after("chance", next(iter(position.outcomes())))
    seat = position.asked[0]
    lines = marks(position, seat)
    cards = {str(line.args["seat"]): line.args["cards"] for line in lines if line.id == "note-seen"}
    assert Line("note-held", {"good": Value("good", "tea"), "cards": lines[0].args["cards"]}) == lines[0]
    held = sum(int(str(line.args["cards"])) for line in lines if line.id == "note-held")
    assert held > 0
    assert cards[str(Value("seat", seat))] == held
    assert sum(int(str(count)) for count in cards.values()) == held, "other hands are not in it"


@pytest.mark.parametrize("link", LINKS)
def test_a_way_is_a_phrase_that_can_be_taken(advised: Game, link: str) -> None:
    position = advised.start(link, players=3)
    while position.asked == ("chance",):
        position = position.after("chance", next(iter(position.outcomes())))
    seat = position.asked[0]
    wish = position.choices(seat)[0]
    (found,) = ways(position, seat, wish)
    assert (found.name, found.steps) == ("at_once", (wish,))
    assert position.after(seat, found.phrase) == position.after(seat, wish)
    (lacking,) = ways(position, seat, "believe")
    assert lacking.steps == ()
    assert lacking.notes[0].id == "note-held"


def test_every_message_of_advice_is_needed_in_every_language(advised: Game) -> None:
    assert {"note-held", "note-seen", "way-at_once", "way-never"} <= words.needed(advised).keys()
    assert words.needed(advised)["note-held"] == {"good", "cards"}


def test_a_game_without_advice_gives_none() -> None:
    tiny = load("smugglers")
    position = tiny.start("checked")
    seat = position.seats[0]
    assert marks(position, seat) == ()
    assert ways(position, seat, tiny.actions.words(0)) == ()


def test_messages_are_declared_with_care() -> None:
    with pytest.raises(DeclarationError, match="is not a plain word"):
        Saying.of("two words")
    with pytest.raises(DeclarationError, match="more than 8 arguments"):
        Saying.of("much", **{f"a{n}": None for n in range(9)})
    with pytest.raises(DeclarationError, match="the same word"):
        Sayings(Saying.of("one"), Saying.of("one"))


def test_a_function_that_takes_something_else_is_told(tmp_path: Path) -> None:
    package = write_variant(tmp_path, "takes_less")
    edit(
        package / "imagine.py", "def imagine(s: State, seat: int, d: Generator)", "def imagine(s: State, d: Generator)"
    )
    with pytest.raises(GameError, match=r"imagine takes \(s, seat, d\), not \(s, d\)"):
        load_variant(tmp_path, "takes_less")
