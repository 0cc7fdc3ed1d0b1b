"""A capsule: one text file that leads to a moment of a game and says what the rules answer there, on every link.

    ostrov capsule 1
    game: smugglers  rules: 1  box: 91aa…
    options: players=3 goal=20 thief=yes
    note: reported from table 12
    1 chance: draw tea
    2 red: load tea
    ask red: load rum
    expect: refused M-011

Instead of the entries, or before them, a `position:` with its text form indented below it may stand. What is
expected is `refused` with a rule or with none, `applies` (the position that results may stand indented below)
or `error` with a part of what the crash said. A position seen by the asker tells nothing hidden and is enough
for a refusal. So a refusal, a crash or a difference between links is a file that can be sent, read and pinned.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from ostrov.engine import text
from ostrov.engine.errors import OstrovError, Refused, TextError, VersionError
from ostrov.engine.history import History, begin, entries_in_words
from ostrov.engine.position import PHRASE, Position

if TYPE_CHECKING:
    from ostrov.engine.desk import Desk
    from ostrov.engine.game import Game

GameNamed = Callable[[str], "Game"]  # finds a game by its name: `ostrov.games.load`

FORMAT = 1
FIRST = f"ostrov capsule {FORMAT}"
ABOUT = re.compile(r"game: (?P<game>\S+)  rules: (?P<rules>[0-9]{1,9})  box: (?P<box>\w+)\Z")
OPTIONS, NOTE, POSITION, EXPECT, INDENT = "options:", "note: ", "position:", "expect: ", "  "
ENTRY = re.compile(r"(?P<number>[0-9]{1,9}) (?P<seat>\w+): (?P<words>.+)\Z")
QUESTION = re.compile(r"ask (?P<seat>\w+): (?P<words>.+)\Z")
EXPECTED = re.compile(r"(?P<how>refused|applies|error)(?: (?P<what>\S.*))?\Z")
REFUSED, APPLIES, ERROR = "refused", "applies", "error"


@dataclass(frozen=True)
class Expectation:
    """What the rules are expected to answer."""

    how: str  # refused, applies, error
    what: str = ""  # the rule that refuses, or a part of what the crash says
    position: bytes | None = None  # where an action leads; None when that is left open

    def __str__(self) -> str:
        return f"{self.how} {self.what}".rstrip()


def refused(rule: str | None = None) -> Expectation:
    """By this rule; without one because it is not asked, or cannot happen, there."""
    return Expectation(REFUSED, rule or "")


def applies(position: Position | None = None) -> Expectation:
    """It can be done, and leads here."""
    return Expectation(APPLIES, "", None if position is None else position.data)


def error(said: str = "") -> Expectation:
    """The rules crash, and this is a part of what they say."""
    return Expectation(ERROR, " ".join(said.split()))


@dataclass(frozen=True)
class Entry:
    """One entry on the way to the moment, and the line it stands in."""

    line: int
    seat: str
    words: str


@dataclass(frozen=True)
class Capsule:
    """A moment, a question and what is expected."""

    game: Game
    options: dict[str, str]
    position: Position | None  # where the entries begin; None: at the start
    entries: tuple[Entry, ...]
    seat: str
    words: str
    expectation: Expectation
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Verdict:
    """Whether a capsule came out as expected on a link, and in one sentence how."""

    link: str
    as_expected: bool
    sentence: str

    def __str__(self) -> str:
        return f"{self.link}: {self.sentence}"


# --- writing -----------------------------------------------------------------------------------------------------


def write(
    moment: History | Position, seat: str, words: str, expectation: Expectation, notes: Sequence[str] = ()
) -> str:
    """The text of a capsule: the moment is a history, or a position without what led there."""
    game = moment.desk.game
    start = moment.position_before(0) if isinstance(moment, History) else moment
    options = text.option_words(game, start.data)
    lines = [
        FIRST,
        f"game: {game.name}  rules: {game.version}  box: {game.box_hash}",
        " ".join([OPTIONS, *(f"{name}={word}" for name, word in options.items())]),
        *(NOTE + " ".join(note.split()) for note in notes),
    ]
    if not isinstance(moment, History) or start != begin(moment.desk, options).position:
        lines += [POSITION, *_indented(str(start))]
    if isinstance(moment, History):
        lines += [f"{n} {who}: {said}" for n, (who, said) in enumerate(entries_in_words(moment), 1)]
    lines += [f"ask {seat}: {' '.join(words.split())}", f"{EXPECT}{expectation}"]
    if expectation.position is not None:
        lines += _indented(text.write(game, expectation.position))
    return "\n".join(lines) + "\n"


def from_refusal(moment: History | Position, seat: str, words: str, notes: Sequence[str] = ()) -> str:
    """The capsule of a refusal. `position.seen_by(seat)` as the moment makes one that its asker may be given."""
    came = _asked(moment.position if isinstance(moment, History) else moment, seat, words)
    if came.how != REFUSED:
        raise TextError(f"{seat} is not refused {words!r} here, so there is no refusal to keep.")
    return write(moment, seat, words, came, notes)


def from_crash(
    moment: History | Position, seat: str, words: str, crash: BaseException, notes: Sequence[str] = ()
) -> str:
    """The capsule of an action or outcome that ended in an exception."""
    return write(moment, seat, words, error(_said(crash)), notes)


def _indented(block: str) -> Iterator[str]:
    return (INDENT + line for line in block.splitlines())


def _said(crash: BaseException) -> str:
    return " ".join(f"{type(crash).__name__}: {crash}".split())


# --- reading -----------------------------------------------------------------------------------------------------


def load(path: Path, game_named: GameNamed) -> Capsule:
    """A capsule from a file."""
    try:
        content = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise TextError(f"{path} cannot be read: {problem}.") from problem
    try:
        return read(content, game_named)
    except OstrovError as problem:
        raise type(problem)(f"{path}: {problem}") from problem


def read(content: str, game_named: GameNamed) -> Capsule:
    """A capsule from its text."""
    lines = _Lines(content)
    game = _game(lines, game_named)
    options = _options(lines, game)
    notes = tuple(_notes(lines))
    position = _start(lines, game, options)
    entries = tuple(_entries(lines, game))
    seat, words = _question(lines, game)
    place = lines.place
    expectation = _expectation(lines, game)
    if position is not None and position.viewer not in (None, seat):
        lines.fail(f"{seat} cannot be asked on what {position.viewer} sees.", place=place - 1)
    if position is not None and position.viewer and (entries or PHRASE in words or expectation.how != REFUSED):
        lines.fail(f"on what {position.viewer} sees only a refusal of one action can be told.", place=place)
    return Capsule(game, options, position, entries, seat, words, expectation, notes)


class _Lines:
    """The lines of a file and the place reached in them."""

    def __init__(self, content: str) -> None:
        self._lines = content.splitlines()
        while self._lines and not self._lines[-1].strip():
            self._lines.pop()
        self.place = 0  # lines taken

    @property
    def next(self) -> str:
        """The line that comes next; empty after the last."""
        return self._lines[self.place] if self.place < len(self._lines) else ""

    @property
    def at_end(self) -> bool:
        return self.place == len(self._lines)

    def take(self) -> str:
        self.place += 1
        return self._lines[self.place - 1]

    def block(self) -> str:
        """The indented lines that come next."""
        taken = []
        while self.next.startswith(INDENT):
            taken.append(self.take().removeprefix(INDENT))
        return "\n".join(taken)

    def fail(self, sentence: str, kind: type[OstrovError] = TextError, place: int | None = None) -> NoReturn:
        """Say what is wrong with the line that comes next, or with the one after so many."""
        raise kind(f"line {(self.place if place is None else place) + 1}: {sentence}")


def _game(lines: _Lines, game_named: GameNamed) -> Game:
    if not lines.next.startswith("ostrov capsule "):
        lines.fail(f"a capsule begins with {FIRST!r}.")
    if lines.next != FIRST:
        lines.fail(f"{lines.next!r} was written by another Ostrov; this one reads {FIRST!r}.", VersionError)
    lines.take()
    about = ABOUT.match(lines.next)
    if about is None:
        lines.fail("it tells game, rules and box, like 'game: catan  rules: 7  box: 91aa'.")
    try:
        game = game_named(about["game"])
    except OstrovError as problem:
        lines.fail(str(problem))
    if int(about["rules"]) != game.version:
        lines.fail(
            f"it was made by rules {about['rules']}, these are rules {game.version}; "
            "change the number if it should hold for them too.",
            VersionError,
        )
    if about["box"] != game.box_hash:
        lines.fail("it was made with another box; name that box with --box FILE.", VersionError)
    lines.take()
    return game


def _options(lines: _Lines, game: Game) -> dict[str, str]:
    if not lines.next.startswith(OPTIONS):
        lines.fail("it tells the options, like 'options: players=3'.")
    pairs = [word.partition("=") for word in lines.next.removeprefix(OPTIONS).split()]
    options = {name: word for name, _, word in pairs}
    try:
        text.with_options(game, options)
    except OstrovError as problem:
        lines.fail(str(problem))
    lines.take()
    return options


def _notes(lines: _Lines) -> Iterator[str]:
    while lines.next.startswith(NOTE):
        yield lines.take().removeprefix(NOTE)


def _start(lines: _Lines, game: Game, options: dict[str, str]) -> Position | None:
    if lines.next != POSITION:
        return None
    lines.take()
    place = lines.place
    position = _position(lines, game)
    chosen = text.option_words(game, text.with_options(game, options))
    if text.option_words(game, position.data) != chosen:
        lines.fail("the position was played with other options than line 3 tells.", place=place)
    return position


def _position(lines: _Lines, game: Game) -> Position:
    """A position's text, indented below the line that says so."""
    place = lines.place
    block = lines.block()
    try:
        data, viewer = text.read(game, block, any_rules=True)
    except (OstrovError, ValueError) as problem:  # a number of thousands of digits is a ValueError
        inside = re.match(r"[Ll]ine (\d+): ", str(problem))
        lines.fail(
            str(problem)[inside.end() :] if inside else str(problem),
            place=place + int(inside[1]) - 1 if inside else place,
        )
    return Position(game.desk("checked"), data, None if viewer is None else game.seat_word(viewer))


def _entries(lines: _Lines, game: Game) -> Iterator[Entry]:
    number = 1
    while not lines.at_end and not lines.next.startswith("ask "):
        found = ENTRY.match(lines.next)
        if found is None or int(found["number"]) != number:
            lines.fail(f"{lines.next!r} is neither entry {number}, like '{number} red: …', nor 'ask red: …'.")
        _check_words(lines, game, found)
        lines.take()
        yield Entry(lines.place, found["seat"], found["words"])
        number += 1


def _question(lines: _Lines, game: Game) -> tuple[str, str]:
    found = QUESTION.match(lines.next)
    if found is None:
        lines.fail("the capsule ends before its question, like 'ask red: load tea'; it is cut short.")
    _check_words(lines, game, found)
    lines.take()
    return found["seat"], found["words"]


def _check_words(lines: _Lines, game: Game, found: re.Match[str]) -> None:
    try:
        table = game.outcomes if game.seat(found["seat"]) == game.chance else game.actions
        for part in found["words"].split(PHRASE):
            table.number(part)
    except OstrovError as problem:
        lines.fail(str(problem))


def _expectation(lines: _Lines, game: Game) -> Expectation:
    found = EXPECTED.match(lines.next.removeprefix(EXPECT)) if lines.next.startswith(EXPECT) else None
    if found is None or not _can_be(game, found["how"], found["what"] or ""):
        lines.fail(f"it tells what is expected: '{EXPECT}refused M-011', '{EXPECT}applies' or '{EXPECT}error'.")
    lines.take()
    position = None
    if found["how"] == APPLIES and lines.next.startswith(INDENT):
        place = lines.place
        position = _position(lines, game)
        if position.viewer is not None:
            lines.fail("the position that results is told whole, not as a seat sees it.", place=place)
    if not lines.at_end:
        lines.fail(f"{lines.next!r} stands after the end of the capsule.")
    return Expectation(found["how"], found["what"] or "", None if position is None else position.data)


def _can_be(game: Game, how: str, what: str) -> bool:
    """A refusal names a rule or none; what applies has nothing behind it; a crash may have said anything."""
    return how == ERROR or not what or (how == REFUSED and re.fullmatch(rf"{game.letter}-[0-9]+", what) is not None)


# --- running -----------------------------------------------------------------------------------------------------


def run(capsule: Capsule, link_name: str) -> Verdict:
    """Replay a capsule on a link."""
    desk = capsule.game.desk(link_name)
    try:
        moment = _reached(capsule, desk)
    except _NotReached as problem:
        return Verdict(link_name, False, f"{problem}, so the question is never reached.")
    came = _asked(moment, capsule.seat, capsule.words)
    question, expected = f"{capsule.seat}: {capsule.words}", capsule.expectation
    if not _as_expected(expected, came):
        return Verdict(link_name, False, f"{question} — expected '{expected}', but it {_told(came)}.")
    differing = _differing(capsule.game, expected.position, came.position)
    if differing:
        return Verdict(link_name, False, f"{question} — it applies but leads elsewhere: {differing}.")
    return Verdict(link_name, True, f"{question} — it {_told(came)}, as expected.")


def command(path: Path, links: Sequence[str], game_named: GameNamed) -> int:
    """Replay a file on each of the links and print a line for each; 1 if any came out otherwise."""
    capsule = load(path, game_named)
    verdicts = [run(capsule, link) for link in links]
    for verdict in verdicts:
        print(verdict)
    return 0 if all(verdict.as_expected for verdict in verdicts) else 1


class _NotReached(Exception):
    """An entry on the way that cannot be repeated."""


def _reached(capsule: Capsule, desk: Desk) -> Position:
    """The position the question is asked in."""
    if capsule.position is not None:
        position = Position(desk, capsule.position.data, capsule.position.viewer)
    else:
        try:
            position = begin(desk, capsule.options).position
        except Exception as crash:  # whatever a fault in the rules may raise
            raise _NotReached(f"the start ends in {_said(crash)}") from crash
    for entry in capsule.entries:
        came = _asked(position, entry.seat, entry.words)
        if came.how != APPLIES or came.position is None:
            raise _NotReached(f"line {entry.line}: {entry.seat}: {entry.words} — it {_told(came)}")
        position = Position(desk, came.position)
    return position


def _asked(position: Position, seat: str, words: str) -> Expectation:
    """What the rules answer."""
    try:
        if position.viewer is not None:
            return _asked_on_view(position, seat, words)
        return applies(position.after(seat, words))
    except Refused as refusal:
        return refused(refusal.rule)
    except OstrovError:
        raise  # words that name nothing
    except Exception as crash:  # whatever a fault in the rules may raise
        return error(_said(crash))


def _asked_on_view(position: Position, seat: str, words: str) -> Expectation:
    """On a redacted record the rules can say no; what would follow they cannot."""
    rule = position.why_not(seat, words)
    if rule is not None or seat not in position.asked:
        return refused(rule)
    return applies()


def _as_expected(expected: Expectation, came: Expectation) -> bool:
    if expected.how == ERROR:
        return came.how == ERROR and expected.what in came.what
    return (expected.how, expected.what) == (came.how, came.what)


def _told(answer: Expectation) -> str:
    """`is refused by M-011`, behind "it"."""
    if answer.how == REFUSED:
        return f"is refused by {answer.what}" if answer.what else "is refused by no rule (not asked, or impossible)"
    if answer.how == ERROR:
        return f"ends in {answer.what or 'an error'}"
    return "applies"


def _differing(game: Game, expected: bytes | None, came: bytes | None) -> str:
    """The lines in which two positions differ; empty when they are equal or nothing is expected."""
    if expected is None or came is None or expected == came:
        return ""
    here, there = text.write(game, expected).splitlines(), text.write(game, came).splitlines()
    less = "; ".join(line for line in here if line not in there)
    more = "; ".join(line for line in there if line not in here)
    return f"expected {less or 'nothing more'!r}, came {more or 'nothing more'!r}"
