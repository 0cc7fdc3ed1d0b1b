"""A table of any game in the terminal, made from what the game declares: type a number or words.

    play(load("smugglers"), seat="red", options={"goal": "20"})

One person plays against bots, or several pass one device around. What stands on the screen comes
from the redacted position of the seat that reads it. A game may draw its own board: `draw(view,
words)` in its `text.py`. All sentences are in `words/*.ftl`.
"""

from __future__ import annotations

import io
import operator
import os
import random
import secrets
import shlex
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any, TextIO

import numpy as np

from ostrov.engine import saved, text
from ostrov.engine.actions import Kind, Table
from ostrov.engine.errors import GameError, OstrovError, TextError
from ostrov.engine.fate import SECRET_BYTES, Dice, Fate, Sealed
from ostrov.engine.game import Game
from ostrov.engine.history import History, begin
from ostrov.engine.position import CHANCE, PHRASE, Offer, Position
from ostrov.engine.record import EVERYONE, WORD_BITS, Field, Layout
from ostrov.engine.words import LANGUAGES, UNSHOWN, Words, readable, rule_ids

YOU = "you"  # the note of a saved game for a seat played by a person
WIDTH, HEIGHT = 80, 24
MANY = 12  # more choices than these are listed by kind
LATEST = 20  # lines of what has happened that are shown unasked
ECHO = 40  # letters of a wrong line that are repeated
FINAL = "*"  # the mark of a choice that cannot be taken back
INTERRUPTED = 130  # the exit status after Ctrl-C
WRONG = 2  # the exit status when the game could not begin

# --- bots --------------------------------------------------------------------------------------------------------

Bot = Callable[[Position, Sequence[str], random.Random], str]


def random_bot(view: Position, choices: Sequence[str], rng: random.Random) -> str:
    """Takes any of its choices, each equally likely."""
    return rng.choice(choices)


BOTS: dict[str, Bot] = {"random": random_bot}  # whoever plays from a view and its choices has a place here


# --- the screen --------------------------------------------------------------------------------------------------


class Screen:
    """Plain lines out, typed lines in; a screen reader reads them in the same order."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source, self.target = _forgiving(source), _forgiving(target)
        self.terminal = target.isatty()
        self.colour = self.terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.width = shutil.get_terminal_size((WIDTH, HEIGHT)).columns if self.terminal else WIDTH

    def say(self, sentence: str = "", *, bold: bool = False, hanging: str = "  ") -> None:
        for line in sentence.splitlines() or [""]:
            lines = textwrap.wrap(line, self.width, subsequent_indent=hanging, break_on_hyphens=False) or [""]
            self.draw("\n".join(f"\033[1m{one}\033[0m" if bold and self.colour else one for one in lines))

    def draw(self, picture: str) -> None:
        """Print as it is, without breaking lines."""
        self.target.write(f"{picture}\n")

    def ask(self, prompt: str) -> str:
        """A typed line; the end of input is an EOFError."""
        self.target.flush()
        if self.source is sys.stdin and self.target is sys.stdout and self.source.isatty():
            return input(prompt).strip()
        self.target.write(prompt)
        self.target.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.strip()

    def clear(self) -> None:
        """Nothing that was on the screen can be read any more."""
        self.target.write("\033[2J\033[3J\033[H" if self.terminal else "\n" * 2 * HEIGHT)


def _forgiving(stream: TextIO) -> TextIO:
    """Letters that a stream cannot hold become question marks instead of an error."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    return stream


# --- what lies on the table, in words ----------------------------------------------------------------------------


def player_name(words: Words, game: Game, seat: str) -> str:
    return words.say("table-chance") if seat == CHANCE else words.name(game.seats, seat)


def board(view: Position, words: Words, people: Mapping[str, str]) -> list[str]:
    """The table as one seat sees it: its own things, the other seats a line each, then what lies between them."""
    seats = sorted(view.seats, key=lambda seat: seat != view.viewer)
    lines = [f"{_seat_heading(view, words, seat, people)}: {_seat_facts(view, words, seat)}" for seat in seats]
    return [*lines, _common_facts(view, words), *_section_facts(view, words)]


def drawing(view: Position, words: Words) -> str | None:
    """The board a game draws itself."""
    draw = getattr(view.desk.game.modules.get("text"), "draw", None)
    return None if draw is None else str(draw(view, words))


def _seat_heading(view: Position, words: Words, seat: str, people: Mapping[str, str]) -> str:
    game = view.desk.game
    who = words.say("terminal-you") if seat == view.viewer else _who(words, people[seat])
    points = words.say("table-points", points=view.score(seat))
    return f"{player_name(words, game, seat)} ({who}), {points}"


def _who(words: Words, person: str) -> str:
    return words.say("table-person") if person == YOU else words.say(f"bot-{person}")


def _seat_facts(view: Position, words: Words, seat: str) -> str:
    """What lies before a seat, what it alone sees first."""
    game = view.desk.game
    field = game.layout.seats_field()
    number = game.seats.number(seat)
    whole = text.unpack(game, view.data)
    facts = _facts(view, words, field.layout, whole[field.name][number], number)
    return "; ".join(fact for _, fact in sorted(facts, key=lambda fact: fact[0])) or words.say("table-nothing")


def _common_facts(view: Position, words: Words) -> str:
    game = view.desk.game
    whole = text.unpack(game, view.data)
    found = "; ".join(fact for _, fact in _facts(view, words, game.layout, whole, None))
    return _capital(found) + "."


def _section_facts(view: Position, words: Words) -> Iterator[str]:
    """A line for each part of the table that belongs to no seat."""
    game = view.desk.game
    whole = text.unpack(game, view.data)
    for field in game.layout.fields.values():
        if not field.is_section or field.what == "seats" or field.name == "options":
            continue
        for place in range(field.shape[0] if field.shape else 1):
            part = whole[field.name][place] if field.shape else whole[field.name]
            found = "; ".join(fact for _, fact in _facts(view, words, field.layout, part, None))
            if found:
                yield f"{_capital(_section_heading(words, field, place))}: {found}."


def _section_heading(words: Words, field: Field, place: int) -> str:
    if not field.shape:
        return words.field(field)
    names = field.places[0]
    return f"{words.field(field)} {words.name(names, names[place]) if names else place + 1}"


def _facts(
    view: Position, words: Words, layout: Layout, part: text.Record, seat: int | None
) -> Iterator[tuple[bool, str]]:
    """The fields of a part of the record in words, each with whether all may see it."""
    for field in layout.fields.values():
        if field.is_section or field.scratch or words.field(field) == UNSHOWN:
            continue
        value = _fact(view, words, part, field, seat)
        if value is not None:
            yield field.seen == EVERYONE, f"{words.field(field)}: {value}" if value else words.field(field)


def _fact(view: Position, words: Words, part: text.Record, field: Field, seat: int | None) -> str | None:
    """A field's value in words; empty for a flag that is set, None for what is not worth a word."""
    game = view.desk.game
    viewer, whole = game.seat(view.viewer or CHANCE), text.unpack(game, view.data)
    values = [int(value) for value in np.atleast_1d(np.asarray(part[field.name])).flat]
    seen = [text.sees(game, whole, part, field, viewer, seat, place) for place in range(len(values))]
    if not any(seen):
        return None
    private_or_common = seat is None or field.seen != EVERYONE
    if field.what == "flag":
        return "" if values[0] else None
    if field.what == "number":
        worth = values[0] != field.start or private_or_common
        return words.value(field, values[0]) if worth else None
    if field.what == "members":
        found = ", ".join(_members(words, field, part))
    elif field.what == "grid":
        found = _grid(words, field, values, seen)
    else:
        found = _row(words, field, values, seen)
    return found or (words.say("table-nothing") if field.seen != EVERYONE else None)


def _members(words: Words, field: Field, part: text.Record) -> Iterator[str]:
    """The names of what is in a set."""
    for member in range(field.size):
        if int(part[field.name].flat[member // WORD_BITS]) >> (member % WORD_BITS) & 1:
            yield words.name(field.of, field.of[member]) if field.of else str(member)


def _row(words: Words, field: Field, values: list[int], seen: list[bool]) -> str:
    """`2× tea, 1× rum` for counts of something, `H9: red` for what lies somewhere."""
    names = field.places[0]
    told = [(place, value) for place, value in enumerate(values) if seen[place]]
    if names is None:
        return "" if all(value == field.start for _, value in told) else _line(words, field, values, seen)
    if field.of is None:
        return ", ".join(f"{value}× {words.name(names, names[place])}" for place, value in told if value)
    pairs = [(names[place], value) for place, value in told if value != field.start]
    return ", ".join(f"{words.name(names, place)} {words.value(field, value)}" for place, value in pairs)


def _line(words: Words, field: Field, values: list[int], seen: list[bool]) -> str:
    return " ".join(words.value(field, value) if sees else "?" for value, sees in zip(values, seen, strict=True))


def _grid(words: Words, field: Field, values: list[int], seen: list[bool]) -> str:
    if all(value == field.start for value in values):
        return ""
    width = field.shape[1]
    starts = range(0, len(values), width)
    return " / ".join(_line(words, field, values[n : n + width], seen[n : n + width]) for n in starts)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


# --- what has happened, in words ---------------------------------------------------------------------------------


def happenings(history: History, first: int, viewer: str, words: Words) -> list[str]:
    """The log from an entry on, as a seat may read it."""
    numbers = range(first, len(history))
    return [_capital(line) for number in numbers for line in _entry_lines(history, number, viewer, words)]


def _entry_lines(history: History, number: int, viewer: str, words: Words) -> list[str]:
    """A line for each action of an entry; the last tells what it brought."""
    entry, game = history.entries[number], history.game
    before, data = history.position_before(number), history.position_before(number).data
    hidden = not history.sees(number, game.seat(viewer))
    lines = []
    for action in entry.actions:
        lines.append(event(Position(history.desk, data), words, game.seat_word(entry.seat), action, hidden=hidden))
        data = history.desk.after(data, entry.seat, action)
    lines[-1] += _gains(before.seen_by(viewer), Position(history.desk, data).seen_by(viewer), words)
    return lines


def event(before: Position, words: Words, seat: str, action: int, *, hidden: bool = False) -> str:
    """One action or outcome as a line of the log."""
    game = before.desk.game
    table = game.outcomes if seat == CHANCE else game.actions
    kind, given = table.kind_of(action), table.arguments(action)
    hidden = hidden and bool(given)
    arguments: dict[str, object] = words.facts(before) | {"player": player_name(words, game, seat)}
    arguments |= {} if hidden else words.arguments(kind, given)
    message = ("happened-" if seat == CHANCE else "did-") + kind.word + ("-hidden" if hidden else "")
    found = words.find(message, **arguments)
    plain = readable(kind.word) if hidden else readable(table.words(action))
    return found or f"{player_name(words, game, seat)}: {plain}"


def _gains(before: Position, after: Position, words: Words) -> str:
    """` (Red +3)`"""
    changes = {seat: after.score(seat) - before.score(seat) for seat in before.seats}
    told = [f"{player_name(words, before.desk.game, seat)} {gain:+d}" for seat, gain in changes.items() if gain]
    return f" ({', '.join(told)})" if told else ""


def _together(lines: Sequence[str]) -> list[str]:
    """Equal lines in a row as one."""
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} ({count}×)" for line, count in counted]


# --- typed words -------------------------------------------------------------------------------------------------


def plain_words(typed: str) -> tuple[str, ...]:
    """Words without case, accents and marks: ё is е, `Naložit čaj!` is `nalozit caj`."""
    letters = unicodedata.normalize("NFKD", typed.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return tuple("".join(letter if letter.isalnum() else " " for letter in bare).split())


def whole_number(typed: str) -> int | None:
    """A typed number; None for anything else. More than six digits are as wrong as six."""
    return int(typed[:6]) if typed.isdecimal() else None


def typed_path(typed: str) -> Path:
    """A file as typed: ~ is the home folder, where there is one."""
    path = Path(typed.replace("\0", ""))
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def begins(typed: tuple[str, ...], spelling: tuple[str, ...]) -> bool:
    """Whether each typed word is the beginning of its word: `l t` of `load tea`."""
    pairs = zip(typed, spelling, strict=False)
    return 0 < len(typed) <= len(spelling) and all(whole.startswith(start) for start, whole in pairs)


def skips(typed: tuple[str, ...], spelling: tuple[str, ...]) -> bool:
    """Whether typed words begin some of the words in their order: `build E28` of `build a road on E28`."""
    left = iter(spelling)
    return bool(typed) and all(any(whole.startswith(start) for whole in left) for start in typed)


def matching(typed: str, spellings: Mapping[str, Sequence[str]]) -> list[str]:
    """Which of some things are meant: those typed in full, else all that begin so, else all that leave words out."""
    wanted = plain_words(typed)
    known = {name: [plain_words(spelling) for spelling in found] for name, found in spellings.items()}
    for fits in (operator.eq, begins, skips):
        found = [name for name, spelt in known.items() if wanted and any(fits(wanted, one) for one in spelt)]
        if found:
            return found
    return []


def spelt(words: Words, table: Table, number: int) -> list[str]:
    """Every way to type an action: its words, its name in the language, its button, its arguments alone."""
    kind, given = table.kind_of(number), table.arguments(number)
    names = " ".join(words.argument_names(kind, given))
    return [table.words(number), words.action(table, number), f"{words.button(kind)} {names}", " ".join(given), names]


class Unclear(Exception):
    """Typed words that cannot be followed; the text says what to do instead."""


class Leave(Exception):
    """The person wants to go."""


# --- chance ------------------------------------------------------------------------------------------------------


def chance_note(key: int | None, dice: str) -> str:
    """What a saved game remembers of who answers for chance; with the secret, so that the seal outlives a pause."""
    if dice == "given":
        return dice
    if dice != "sealed":
        raise GameError(f"dice is 'sealed' or 'given', not {dice!r}.")
    return f"sealed {secrets.token_hex(SECRET_BYTES)}" if key is None else f"dice {key}"


def fate_of(note: str) -> Fate | None:
    """Who answers for chance; None for a person who types what the real dice show."""
    kind, _, rest = note.partition(" ")
    try:
        if kind == "dice":
            return Dice(int(rest))
        if kind == "sealed":
            return Sealed(bytes.fromhex(rest))
    except (ValueError, OstrovError) as error:
        raise TextError(f"note: chance {note!r} cannot be read: {error}.") from error
    if kind == "given":
        return None
    raise TextError(f"note: chance is 'sealed …', 'dice …' or 'given', not {note!r}.")


# --- who plays ---------------------------------------------------------------------------------------------------


def seated(position: Position, seat: str, bots: str) -> dict[str, str]:
    """Who plays each seat: a person or a bot. `seat` is "red", "red,blue" or "all"."""
    chosen = list(position.seats) if seat == "all" else (seat or position.seats[0]).replace(",", " ").split()
    for one in chosen:
        if one not in position.seats:
            raise GameError(f"{one!r} does not play here; seats: {', '.join(position.seats)}, all.")
    given = dict(_bot_words(bots))
    people = {one: given.get(one) or given.get("") or next(iter(BOTS)) for one in position.seats}
    return people | dict.fromkeys(chosen, YOU)


def _bot_words(bots: str) -> Iterator[tuple[str, str]]:
    """`random` for all, or `blue=random green=random`."""
    for word in bots.replace(",", " ").split():
        seat, _, bot = word.rpartition("=")
        if bot not in BOTS:
            raise GameError(f"{bot!r} is no bot; there are: {', '.join(BOTS)}.")
        yield seat, bot


def _people_note(people: Mapping[str, str]) -> str:
    return " ".join(f"{seat}={person}" for seat, person in people.items())


def _read_people(position: Position, note: str) -> dict[str, str]:
    people = dict(pair.split("=", 1) for pair in note.split() if "=" in pair)
    wrong = set(people.values()) - {YOU, *BOTS}
    if set(people) != set(position.seats) or wrong:
        raise TextError(f"note: seats reads like {'=you '.join(position.seats)}=you, not {note!r}.")
    return people


def state_folder(environment: Mapping[str, str]) -> Path:
    """Where programs keep what a person would not want to lose."""
    given = environment.get("XDG_STATE_HOME") or environment.get("LOCALAPPDATA")
    return (Path(given) if given else Path.home() / ".local" / "state") / "ostrov" / "saved"


def new_file(folder: Path, name: str) -> Path:
    """A file of its own in the folder: smugglers-1.txt, smugglers-2.txt, …"""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        try:
            (folder / f"{name}-{number}.txt").open("x").close()
        except FileExistsError:
            number += 1
        else:
            return folder / f"{name}-{number}.txt"


# --- the table ---------------------------------------------------------------------------------------------------

COMMANDS = "choices why undo log facts points rules try back save resume lang help quit".split()
ALIASES = {"?": "choices", "board": "facts", "exit": "quit"}


class Terminal:
    """One game at one terminal."""

    def __init__(self, game: Game, words: Words, screen: Screen, resume_line: str) -> None:
        self.game = game
        self.desk = game.desk("checked")
        self.words = words
        self.screen = screen
        self.resume_line = resume_line
        self.file: Path | None = None
        self.saves_always = False
        self.stored = ""  # the text last stored
        self.trying: list[Position] = []
        self.device = ""  # the seat that sits at the device
        self._run = {name: getattr(self, f"do_{name}") for name in COMMANDS}

    # -- beginning and saving --

    def begin(self, options: dict[str, str], seat: str, bots: str, chance: str) -> None:
        history = begin(self.desk, options)
        self._take(history, seated(history.position, seat, bots), chance, 0)

    def resume(self, path: Path) -> None:
        """Go on with a saved game; one that cannot be read changes nothing."""
        found = saved.load(path, self._desk_of)
        people = _read_people(found.history.position, found.notes.get("seats", ""))
        chance, takebacks = found.notes.get("chance", ""), found.notes.get("takebacks", "")
        fate_of(chance)
        if hasattr(self, "history"):
            self._offer_to_save()
        self._take(found.history, people, chance, int(takebacks) if takebacks.isdecimal() else 0)
        self.file, self.stored = path, self.content()
        if found.changed_at is not None:
            self.file, self.stored = (
                None,
                "",
            )  # the old file stays as it is: only the rules it was written by can replay it
            self.say("terminal-rules-changed", number=found.changed_at)

    def _desk_of(self, name: str) -> Any:
        if name != self.game.name:
            raise GameError(f"this is a game of {name}, not of {self.game.name}; resume it with that game.")
        return self.desk

    def _take(self, history: History, people: dict[str, str], chance: str, takebacks: int) -> None:
        fate = fate_of(chance)
        self.history, self.people, self.chance, self.fate, self.takebacks = history, people, chance, fate, takebacks
        self.luck = chance if fate is not None else secrets.token_hex(SECRET_BYTES)
        self.told = {seat: self._last_entry(seat) + 1 for seat in (*people, CHANCE)}
        self.trying.clear()
        self.device = ""

    def _last_entry(self, seat: str) -> int:
        """The place of a seat's last entry, or -1."""
        number = self.game.seat(seat)
        return max((place for place, entry in enumerate(self.history.entries) if entry.seat == number), default=-1)

    def content(self) -> str:
        notes = {"seats": _people_note(self.people), "chance": self.chance}
        if self.takebacks:
            notes["takebacks"] = str(self.takebacks)
        return saved.write(self.history, notes)

    def store(self, path: Path) -> bool:
        """Save, or say why not."""
        try:
            self._write(path)
        except OSError as error:
            self.say("terminal-not-saved", reason=error.strerror or str(error))
            return False
        return True

    def _write(self, path: Path) -> None:
        content = self.content()
        saved.store(path, content)
        self.file, self.stored = path, content

    def keep(self) -> None:
        """Save whatever happens, and say how to go on; a disk that takes nothing leaves the text on the screen."""
        path, reason = self.keep_silently()
        self.screen.say()
        if path is None:
            self.say("terminal-not-saved", reason=reason)
            self.screen.draw(self.content())
        else:
            self._tell_saved(path)

    def keep_silently(self) -> tuple[Path | None, str]:
        """Where the game was saved, or None and why it was not."""
        try:
            path = self.file or new_file(state_folder(os.environ), self.game.name)
            self._write(path)
        except OSError as error:
            return None, error.strerror or str(error)
        return path, ""

    def _tell_saved(self, path: Path) -> None:
        self.say("terminal-saved", file=str(path))
        self.screen.draw("  " + self.resume_line.format(game=self.game.name, file=shlex.quote(str(path))))

    @property
    def is_saved(self) -> bool:
        return self.stored == self.content()

    # -- playing --

    @property
    def position(self) -> Position:
        return self.history.position

    @property
    def humans(self) -> list[str]:
        return [seat for seat, person in self.people.items() if person == YOU]

    def say(self, message: str, /, **arguments: object) -> None:
        self.screen.say(self.words.say(message, **arguments))

    def name(self, seat: str) -> str:
        return player_name(self.words, self.game, seat)

    def run(self) -> None:
        """Until the person leaves."""
        self.greet()
        while True:
            if self.position.asked:
                self._next()
            else:
                self.finish()

    def _next(self) -> None:
        """Let whoever is to act next act: chance, then bots, then people."""
        seat = self._whose()
        if seat == CHANCE and self.fate is not None:
            self.history.settle(self.fate)
        elif seat in self.people and self.people[seat] != YOU:
            self._bot(seat)
        else:
            self.decide(seat)
            return
        self._autosave()

    def _whose(self) -> str:
        asked = self.position.asked
        bots = [seat for seat in asked if seat not in self.humans]
        return (bots or [seat for seat in asked if seat == self.device] or list(asked))[0]

    def _bot(self, seat: str) -> None:
        """The same game and the same place in it give the same choice."""
        rng = random.Random(f"{self.luck} {len(self.history)} {seat}")
        view = self.position.seen_by(seat)
        self.history.act(seat, BOTS[self.people[seat]](view, view.choices(seat), rng))

    def _autosave(self) -> None:
        if self.saves_always and self.file is not None:
            self.store(self.file)

    def decide(self, seat: str) -> None:
        """Ask a person, or whoever throws the real dice, until something has changed."""
        if self._hand_over(seat):
            self.show(seat)
            while not self.obey(seat, self.screen.ask("> ")):
                pass

    def _hand_over(self, seat: str) -> bool:
        """Between two people at one device stands a page with nothing on it. False when somebody took back."""
        if seat in (self.device, CHANCE) or len(self.humans) < 2:
            self.device = self.device if seat == CHANCE else seat
            return True
        last, self.device = self.device, ""
        if last:
            self.screen.clear()
        while True:
            self.say("terminal-pass", player=self.name(seat))
            typed = self.screen.ask("> ")
            if not typed:
                self.device = seat
                return True
            command = self._command(typed.split()[0])
            if command == "undo" and last and self.do_undo(last, ""):
                return False
            if command in ("quit", "save", "lang", "help"):
                self._run[command](seat, typed.partition(" ")[2])

    def greet(self) -> None:
        title, about = self.words.find("title") or self.game.name, self.words.find("about") or ""
        self.screen.say(f"{title}. {about}".strip(), bold=True)
        self.say("terminal-options", options=self._options())
        if isinstance(self.fate, Sealed):
            self.say("terminal-commitment", commitment=self.fate.commitment)
        self.say("terminal-hint")

    def _options(self) -> str:
        whole = text.unpack(self.game, self.position.data)["options"]
        pairs = [(f"option-{name}", field, int(whole[name])) for name, field in self.game.options.fields.items()]
        return ", ".join(f"{self.words.say(name)}: {self.words.value(field, value)}" for name, field, value in pairs)

    def finish(self) -> None:
        """The result; then the log, the rules and so on can still be read."""
        self._tell_result()
        seat = self.device or (self.humans or [CHANCE])[0]
        while True:
            typed = self.screen.ask("> ")
            if not typed:
                raise Leave
            if self.obey(seat, typed) and self.position.asked:
                return

    # -- showing --

    @property
    def now(self) -> Position:
        """The position that is played on: the true one, or the one things are tried on."""
        return self.trying[-1] if self.trying else self.position

    def show(self, seat: str) -> None:
        self.screen.say()
        if self.trying:
            self.say("terminal-trying")
        else:
            self._tell_news(seat)
        self.show_board(seat)
        self.show_question(seat)

    def _tell_news(self, seat: str) -> None:
        """What has happened since this seat last looked."""
        first = min(self.told[seat], len(self.history))
        lines = _together(happenings(self.history, first, seat, self.words))
        self.told[seat] = len(self.history)
        if not lines:
            return
        self.say("terminal-news")
        if len(lines) > LATEST:
            self.say("terminal-earlier", count=len(lines) - LATEST)
        for line in lines[-LATEST:]:
            self.screen.say(f"  {line}", hanging="    ")
        self.screen.say()

    def show_board(self, seat: str) -> None:
        view = self.now.seen_by(seat)
        picture = drawing(view, self.words)
        if picture is not None:
            self.screen.draw(picture)
        for line in board(view, self.words, self.people):
            self.screen.say(line)
        self.screen.say()

    def offers(self, position: Position, seat: str) -> list[Offer]:
        if seat == CHANCE:
            return [Offer(words, final=False) for words in position.outcomes()]
        return position.offers(seat) if seat in position.asked else []

    def show_question(self, seat: str) -> None:
        """The decision line and the choices."""
        offers = self.offers(self.now, seat)
        if not offers:
            self._say_stopped()
            return
        self.screen.say(f"{self.name(seat)}: {self._question(seat, offers)}", bold=True)
        if len(offers) > MANY:
            self._list_by_kind(seat, offers)
        else:
            for number, offer in enumerate(offers, 1):
                self.screen.say(f"  {number} {self._label(seat, offer.words)}{_mark(offer)}", hanging="    ")
        if any(offer.final for offer in offers):
            self.say("terminal-final", mark=FINAL)

    def _say_stopped(self) -> None:
        if self.now.asked:
            waiting = ", ".join(self.name(seat) for seat in self.now.asked)
            self.say("terminal-try-stops", players=waiting)
        else:
            self.say("terminal-over")

    def _question(self, seat: str, offers: list[Offer]) -> str:
        """What is asked, from the kind of the first choice; else the kinds of choices there are."""
        if seat == CHANCE:
            return self.words.say("terminal-what-comes")
        kinds = dict.fromkeys(self._kind(seat, offer.words) for offer in offers)
        asked = self.words.find(f"act-{next(iter(kinds)).word}.asked", **self.words.facts(self.now))
        return asked or self.words.say("terminal-choose", kinds=" / ".join(self.words.button(kind) for kind in kinds))

    def _table(self, seat: str) -> Table:
        return self.game.outcomes if seat == CHANCE else self.game.actions

    def _kind(self, seat: str, words: str) -> Kind:
        table = self._table(seat)
        return table.kind_of(table.number(words))

    def _label(self, seat: str, words: str) -> str:
        """A choice in full; an outcome as it will stand in the log."""
        number = self._table(seat).number(words)
        if seat == CHANCE:
            return event(self.now, self.words, CHANCE, number)
        return self.words.action(self.game.actions, number)

    def _list_by_kind(self, seat: str, offers: list[Offer]) -> None:
        numbered = list(enumerate(offers, 1))
        for kind, group in groupby(numbered, key=lambda pair: self._kind(seat, pair[1].words)):
            heading = readable(kind.word) if seat == CHANCE else self.words.button(kind)
            self.screen.say(f"  {heading}: {',  '.join(self._short(seat, *pair) for pair in group)}", hanging="    ")

    def _short(self, seat: str, number: int, offer: Offer) -> str:
        table = self._table(seat)
        given = table.arguments(table.number(offer.words))
        names = self.words.argument_names(self._kind(seat, offer.words), given)
        return " ".join([str(number), *names]) + _mark(offer)

    def _tell_result(self) -> None:
        """Places, points and where they come from; and what chance was sealed with."""
        self._autosave()
        self.screen.say()
        self._tell_news(self.device or (self.humans or [CHANCE])[0])
        position, ended = self.position, self.position.ended or self.game.endings[0]
        self.screen.say(f"{self.words.say('terminal-over')} {self.words.name(self.game.endings, ended)}", bold=True)
        for seat in sorted(position.seats, key=position.place):
            line = self.words.say("terminal-place", place=position.place(seat), player=self.name(seat))
            self.screen.say(f"  {line}: {self._points(position, seat)}", hanging="    ")
        if self.takebacks:
            self.say("terminal-with-takebacks", count=self.takebacks)
        if isinstance(self.fate, Sealed):
            self.say("terminal-secret", secret=self.chance.partition(" ")[2], commitment=self.fate.commitment)
        self.say("terminal-end-hint")

    def _points(self, position: Position, seat: str) -> str:
        sources = [f"{self.words.name(self.game.sources, source)} {n}" for source, n in position.points(seat).items()]
        return f"{self.words.say('table-points', points=position.score(seat))} ({', '.join(sources)})"

    # -- obeying --

    def obey(self, seat: str, line: str) -> bool:
        """Follow a typed line; True when there is something new to show."""
        if not line:
            self.say("terminal-empty")
            return False
        word, _, rest = line.partition(" ")
        try:
            command = self._command(word)
            if command is not None:
                return bool(self._run[command](seat, rest.strip()))
            return self._act(seat, line)
        except Unclear as unclear:
            self.screen.say(str(unclear))
        except BrokenPipeError:
            raise
        except (OstrovError, OSError) as error:
            self.say("terminal-refused", reason=str(error))
        return False

    def _command(self, typed: str) -> str | None:
        if typed in ALIASES:
            return ALIASES[typed]
        wanted = plain_words(typed)
        known = ((name, map(plain_words, spellings)) for name, spellings in self._commands())
        return next((name for name, spellings in known if wanted in spellings), None)

    def _commands(self) -> Iterator[tuple[str, list[str]]]:
        """Each command with its words, the English one and that of the language."""
        for name in COMMANDS:
            yield name, [name, self.words.say(f"command-{name}")]

    def _act(self, seat: str, line: str) -> bool:
        """Take the typed choices, all or none."""
        position, phrase = self.now, []
        for typed in line.split(PHRASE):
            words = self._resolve(position, seat, typed.strip())
            if not self.trying and not self._is_sure(position, seat, words):
                self.say("terminal-not-done")
                return False
            position = position.after(seat, words)
            phrase.append(words)
        if self.trying:
            self.trying.append(position)
        else:
            self.history.act(seat, f"{PHRASE} ".join(phrase))
            self._autosave()
        return True

    def _resolve(self, position: Position, seat: str, typed: str) -> str:
        """The one offered action that is meant."""
        offered = [offer.words for offer in self.offers(position, seat)]
        if not offered:
            raise Unclear(self.words.say("terminal-no-choices" if position.asked else "terminal-end-hint"))
        number = whole_number(typed)
        if number is not None:
            if 1 <= number <= len(offered):
                return offered[number - 1]
            raise Unclear(self.words.say("terminal-number", count=len(offered)))
        found = matching(typed, {words: self._spelt(seat, words) for words in offered})
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear(self._which(seat, found))
        raise Unclear(self._not_offered(position, seat, typed))

    def _spelt(self, seat: str, words: str) -> list[str]:
        spellings = spelt(self.words, self._table(seat), self._table(seat).number(words))
        return [*spellings, self._label(seat, words)] if seat == CHANCE else spellings

    def _which(self, seat: str, found: list[str]) -> str:
        return self.words.say("terminal-which", choices=", ".join(self._label(seat, words) for words in found[:MANY]))

    def _not_offered(self, position: Position, seat: str, typed: str) -> str:
        """Why a choice that is not offered is not; or what can be typed at all."""
        command = matching(typed.split()[0] if typed else "", dict(self._commands()))
        if len(command) == 1:
            return self.words.say("terminal-meant", command=self.words.say(f"command-{command[0]}"))
        found = [] if seat == CHANCE else self._known(typed)
        rules = {position.why_not(seat, words) for words in found}
        rule = rules.pop() if len(rules) == 1 else None
        if rule is None:
            return self.words.say("terminal-unknown", typed=textwrap.shorten(typed, ECHO, placeholder="…"))
        return self._reason(found, rule)

    def _known(self, typed: str) -> list[str]:
        """The actions of the whole game that are meant."""
        table = self.game.actions
        return matching(typed, {table.words(number): spelt(self.words, table, number) for number in range(len(table))})

    def _reason(self, found: list[str], rule: str) -> str:
        what = self._label("", found[0]) if len(found) == 1 else self.words.button(self._kind("", found[0]))
        return self.words.say("terminal-why", action=what, rule=rule, text=self.words.rule(rule))

    def _is_sure(self, position: Position, seat: str, words: str) -> bool:
        offers = self.offers(position, seat)
        offer = next(offer for offer in offers if offer.words == words)
        question = None if seat == CHANCE else sure_question(self.words, position, offers, offer)
        return question is None or self.yes(question, otherwise=False)

    def yes(self, question: str, *, otherwise: bool) -> bool:
        """Yes or no; just Enter is `otherwise`."""
        answers = {answer: [answer, self.words.say(f"table-{answer}")] for answer in text.YES_NO}
        default = self.words.say(f"table-{text.YES_NO[otherwise]}")
        while True:
            self.screen.say(question)
            typed = self.screen.ask(self.words.say("terminal-yes-no", default=default) + " ")
            found = matching(typed, answers)
            if not typed or len(found) == 1:
                return found == ["yes"] if typed else otherwise

    # -- the commands; each says whether there is something new to show --

    def do_choices(self, seat: str, rest: str) -> bool:
        for number, offer in enumerate(self.offers(self.now, seat), 1):
            label = self._label(seat, offer.words)
            self.screen.say(f"  {number} {label}{_mark(offer)} [{offer.words}]", hanging="    ")
        self.say("terminal-how-to-type")
        return False

    def do_why(self, seat: str, rest: str) -> bool:
        if seat == CHANCE or not rest:
            self.say("terminal-why-what")
            return False
        found = self._known(rest)
        rules = {self.now.why_not(seat, words) for words in found}
        if not found:
            self.say("terminal-no-action", typed=textwrap.shorten(rest, ECHO, placeholder="…"))
        elif len(rules) > 1:
            self.screen.say(self._which(seat, found))
        else:
            rule = rules.pop()
            self.screen.say(self.words.say("terminal-allowed") if rule is None else self._reason(found, rule))
        return False

    def do_undo(self, seat: str, rest: str) -> bool:
        if self.trying:
            self.trying.pop()
            self.say("terminal-taken-back" if self.trying else "terminal-back")
            return True
        if seat != CHANCE and self.history.undoable(seat) is not None:
            self.history.undo(seat)
            self.say("terminal-taken-back")
        elif not self._take_back(seat):
            return False
        self.told = {one: min(told, len(self.history)) for one, told in self.told.items()}
        self._autosave()
        return True

    def _take_back(self, seat: str) -> bool:
        """Take back what was final: bots agree, people are asked, and the result says so."""
        place = self._last_entry(seat)
        if place < 0:
            self.say("terminal-nothing-back")
            return False
        if len(self.humans) > 1 and not self.yes(self.words.say("terminal-all-agree"), otherwise=False):
            self.say("terminal-not-done")
            return False
        self._rebuild(place)
        self.takebacks += 1
        self.say("terminal-taken-far")
        return True

    def _rebuild(self, length: int) -> None:
        old = self.history
        self.history = History(self.desk, old.position_before(0).data)
        for entry in old.entries[:length]:
            self.history.act(self.game.seat_word(entry.seat), old.words(entry))

    def do_log(self, seat: str, rest: str) -> bool:
        lines = happenings(self.history, 0, seat, self.words)
        for number, line in enumerate(lines, 1):
            self.screen.say(f"  {number} {line}", hanging="    ")
        if not lines:
            self.say("terminal-log-empty")
        return False

    def do_facts(self, seat: str, rest: str) -> bool:
        self.show_board(seat)
        self.show_question(seat)
        return False

    def do_points(self, seat: str, rest: str) -> bool:
        view = self.now.seen_by(seat)
        for one in view.seats:
            self.screen.say(f"  {self.name(one)}: {self._points(view, one)}", hanging="    ")
        return False

    def do_rules(self, seat: str, rest: str) -> bool:
        rules = {rule: self.words.rule(rule) for rule in rule_ids(self.game)}
        found = [rule for rule, sentence in rules.items() if _speaks_of(rule, sentence, rest)]
        for rule in found:
            self.screen.say(f"  {rule} {rules[rule]}", hanging="    ")
        if not found:
            self.say("terminal-no-rule", typed=textwrap.shorten(rest, ECHO, placeholder="…"))
        return False

    def do_try(self, seat: str, rest: str) -> bool:
        if self.trying:
            self.say("terminal-trying")
            return False
        if seat == CHANCE or not self.position.asked:
            self.say("terminal-not-now")
            return False
        self.trying.append(self.position.imagined(seat, secrets.randbits(32)))
        return True

    def do_back(self, seat: str, rest: str) -> bool:
        self.say("terminal-back" if self.trying else "terminal-not-trying")
        was_trying = bool(self.trying)
        self.trying.clear()
        return was_trying

    def do_save(self, seat: str, rest: str) -> bool:
        path = typed_path(rest) if rest else self.file
        if path is None:
            self.say("terminal-save-where")
        elif self._may_write(path) and self.store(path):
            self._tell_saved(path)
        return False

    def _may_write(self, path: Path) -> bool:
        """Whether a file is this game's own, or new, or may be lost."""
        if path == self.file or not path.exists():
            return True
        return self.yes(self.words.say("terminal-write-over", file=str(path)), otherwise=False)

    def do_resume(self, seat: str, rest: str) -> bool:
        if not rest:
            self.say("terminal-resume-what")
            return False
        self.resume(typed_path(rest))
        return True

    def do_lang(self, seat: str, rest: str) -> bool:
        if rest not in LANGUAGES:
            self.say("terminal-languages", languages=", ".join(LANGUAGES))
            return False
        self.words = Words(self.game, rest)
        return True

    def do_help(self, seat: str, rest: str) -> bool:
        self.say("terminal-how-to-type")
        for name in COMMANDS:
            spelling = "?" if name == "choices" else name
            own = self.words.say(f"command-{name}")
            both = spelling if own == spelling else f"{spelling}, {own}"
            self.screen.say(f"  {both}: {self.words.say(f'command-{name}.help')}", hanging="    ")
        return False

    def do_quit(self, seat: str, rest: str) -> bool:
        if self.position.asked:
            self._offer_to_save()
        raise Leave

    def _offer_to_save(self) -> None:
        if not self.is_saved and self.yes(self.words.say("terminal-save-first"), otherwise=True):
            self.keep()


def sure_question(words: Words, position: Position, offers: Sequence[Offer], offer: Offer) -> str | None:
    """The one question before what cannot be taken back, where a slip is likely: the game's own (`.sure`), or a
    plain one where the choice stands among others that can be taken back and is more than a closing button."""
    if not offer.final:
        return None
    table = position.desk.game.actions
    number = table.number(offer.words)
    kind, given = table.kind_of(number), table.arguments(number)
    own = words.find(f"act-{kind.word}.sure", **words.facts(position), **words.arguments(kind, given))
    beside_others = bool(kind.arguments) and not all(other.final for other in offers)
    return own or (words.say("terminal-sure", action=words.action(table, number)) if beside_others else None)


def _mark(offer: Offer) -> str:
    return f" {FINAL}" if offer.final else ""


def _speaks_of(rule: str, sentence: str, typed: str) -> bool:
    """Whether a rule is meant: by its number, with or without the letter, or by words in its text."""
    wanted, (letter, number) = plain_words(typed), plain_words(rule)
    if wanted and whole_number(wanted[-1]) is not None and wanted[:-1] in ((), (letter,)):
        return whole_number(wanted[-1]) == int(number)
    return " ".join(wanted) in " ".join(plain_words(sentence))


# --- the way in --------------------------------------------------------------------------------------------------


def play(
    game: Game,
    *,
    seat: str = "",
    options: Mapping[str, str] | None = None,
    bots: str = "random",
    language: str = "",
    save: Path | None = None,
    resume: Path | None = None,
    key: int | None = None,
    dice: str = "sealed",
    source: TextIO | None = None,
    target: TextIO | None = None,
    resume_line: str = "ostrov play {game} --resume {file}",
) -> int:
    """Play at the terminal; the exit status. `save` is written after every action, `key` repeats a game's chance,
    `dice="given"` (also as an option) lets a person type what the real dice show."""
    with suppress(ImportError):  # where there is one, typed lines can be edited and called back
        import readline  # noqa: F401
    screen = Screen(source or sys.stdin, target or sys.stdout)
    terminal = Terminal(game, Words(game, language), screen, resume_line)
    try:
        _sit_down(terminal, seat, dict(options or {}), bots, save, resume, key, dice)
    except OstrovError as error:
        terminal.say("terminal-refused", reason=str(error))
        return WRONG
    return _play_on(terminal)


def _sit_down(
    terminal: Terminal,
    seat: str,
    options: dict[str, str],
    bots: str,
    save: Path | None,
    resume: Path | None,
    key: int | None,
    dice: str,
) -> None:
    if "dice" in options and "dice" not in terminal.game.options.fields:
        dice = options.pop("dice")
    if resume is None:
        terminal.begin(options, seat, bots, chance_note(key, dice))
    else:
        terminal.resume(resume)
    if save is not None:
        if save.exists() and save != resume:
            raise GameError(f"{save} exists already; name another file, or go on with it by resuming it.")
        terminal.file, terminal.saves_always = save, True


def _play_on(terminal: Terminal) -> int:
    """Play; whatever ends it, the game is not lost."""
    try:
        terminal.run()
    except Leave:
        return 0
    except EOFError:
        if terminal.position.asked:
            terminal.keep()
        return 0
    except KeyboardInterrupt:
        terminal.keep()
        return INTERRUPTED
    except BaseException:  # the screen is gone, or a rule has a fault: the game is not to suffer from it
        terminal.keep_silently()
        raise
    return 0
