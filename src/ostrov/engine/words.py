"""Texts in four languages, from Fluent files: what rules and positions are called by the people who play.

Each game has `words/{en,cs,de,ru}.ftl` in its package; the sentences of the tables and terminals that
show any game stand in `ostrov/words/`. The ids follow from what a game declares:

    title  about                     the game, and one line about it
    seat-red  good-tea  phase-night  a word of some names (H1, E28, x3 and the like stand for themselves,
                                     unless the game has a message for them)
    field-hand                       a field; `-` keeps it off the default table
    option-goal  option-goal-help    an option, and what it does
    act-load                         a choice, with $good for the argument named so ($good2 for a second one)
        .button                      at most 12 letters
        .asked                       may be there: the question when this kind of choice is offered first
        .sure                        may be there: the one question before it, where a slip is likely
    did-load  did-load-hidden        a line of the log, in the present tense: $player and the arguments
    happened-draw  …-hidden          the same for an outcome of chance
    source-trade  ending-goal        where points come from, how the game ends
    note-wanted  way-keep_gold       advice the game gives, with its arguments, and the names of its ways
    board-…                          what the game's own board in the browser says besides, if it has one
    lesson-first_road                a lesson's title; .s1, .s2, … tell what to do, .end what was learned
    M-010                            the text of a rule

Questions and lines of the log may also use what all can see at the top of the record ($claim, $captain)
as it was before, lines also what the game's text.py says besides (`SAID`). An argument that is a word brings
its id for selectors ($good-id is `tea`) and the attributes of its name as forms (`.dative` of good-tea is
$good-dative).
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from importlib import resources
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ostrov.engine import text
from ostrov.engine.actions import HIDDEN, Kind, Table
from ostrov.engine.log import Argument, Line, Value, arguments, more_to_say, public_fields, variables_of
from ostrov.engine.names import Names
from ostrov.engine.record import EVERYONE, Field, Layout

if TYPE_CHECKING:
    from ostrov.engine.game import Game

LANGUAGES = ("en", "cs", "de", "ru")
SHARED = "ostrov"  # the package with the words that all games share
PLURALS = {
    "en": ("one", "other"),
    "cs": ("one", "few", "many", "other"),
    "de": ("one", "other"),
    "ru": ("one", "few", "many", "other"),
}
CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))
BUTTON = 12  # letters that fit on a button of a phone
LONGEST = 2000  # letters of an argument; Fluent gives up a message with a longer one
PLACE = re.compile(r"[A-Za-z]{1,2}\d+\Z")  # a place with only a number, or an amount, is called the same everywhere
BESIDES = ("board-", "lesson-")  # so begin the messages of a game's own board, and of its lessons
UNSHOWN = "-"  # the name of a field that the default table leaves out


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person's computer speaks, if we speak it too; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = re.split(r"[_.@]", environment[name])[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Words:
    """What a game, or without one the tables themselves, say in one language."""

    def __init__(self, game: Game | None, language: str = "") -> None:
        self.game = game
        self.language = language if language in LANGUAGES else language_of(os.environ)
        package = None if game is None else game.package
        self._bundles = [_bundle(package, tongue) for tongue in dict.fromkeys((self.language, LANGUAGES[0]))]

    def say(self, message: str, /, **arguments: object) -> str:
        """A message; in English where this language lacks it, and its id made readable where that does too."""
        found = self.find(message, **arguments)
        return readable(message) if found is None else found

    def find(self, message: str, /, **arguments: object) -> str | None:
        """A message, or None when no file has it. `act-load.button` is an attribute."""
        told = [_told(bundle, message, arguments) for bundle in self._bundles]
        found = [one for one in told if one is not None]
        found.sort(key=lambda one: one[1])  # whole ones first, else in the order of the languages
        return found[0][0] if found else None

    def name(self, names: Names, word: str) -> str:
        """`čaj` for tea."""
        return self.word(Value(names.name, word))

    def word(self, value: Value) -> str:
        message = word_id(value.of, value.is_)
        return (self.find(message) or value.is_) if is_plain(value.is_) else self.say(message)

    def field(self, field: Field) -> str:
        return self.say(f"field-{field.name}")

    def value(self, field: Field, number: int) -> str:
        """One value of a field: a word of its names, yes or no, or the number."""
        if field.what == "flag":
            return self.say(f"table-{text.YES_NO[number]}")
        return str(number) if field.of is None else self.name(field.of, field.of[number])

    def button(self, kind: Kind) -> str:
        return self.find(f"act-{kind.word}.button") or readable(kind.word)

    def action(self, table: Table, number: int) -> str:
        """A choice in full: `Naložit čaj`."""
        kind, given = table.kind_of(number), table.arguments(number)
        whole = self.find(f"act-{kind.word}", **self.arguments(arguments(kind, given)))
        return whole or " ".join([readable(kind.word), *self.argument_names(kind, given)])

    def argument_names(self, kind: Kind, given: tuple[str, ...]) -> list[str]:
        return [self.name(names, word) for names, word in zip(kind.arguments, given, strict=True)]

    def rule(self, rule: str) -> str:
        """The text of a rule; where no language has one, the ledger's own."""
        ledger = {} if self.game is None else {row["id"]: row.get("text") for row in self.game.ledger.get("rule", [])}
        return self.find(rule) or str(ledger.get(rule) or rule)

    def arguments(self, given: Mapping[str, Argument]) -> dict[str, object]:
        """The variables of a message: words of names with their ids and other forms ($good, $good-id, $good-dative)."""
        found: dict[str, object] = {}
        for variable, argument in given.items():
            found |= self._named(variable, argument) if isinstance(argument, Value) else {variable: argument}
        return found

    def tell(self, line: Line) -> str | None:
        """A line of the log as a sentence, or None when no file has its message."""
        return self.find(line.id, **self.arguments(line.args))

    def _named(self, variable: str, value: Value) -> dict[str, object]:
        message = word_id(value.of, value.is_)
        found: dict[str, object] = {variable: self.word(value), f"{variable}-id": value.is_}
        for form in _forms(self._bundles, message):
            found[f"{variable}-{form}"] = self.say(f"{message}.{form}")
        return found


def readable(message: str) -> str:
    """An id without a message, as good as it gets: `act-build_road.button` is `build road`."""
    start = message.split(".")[0]
    last = start.partition("-")[2] or start
    return start if re.fullmatch(r"[A-Z]-\d+", start) else last.replace("_", " ").replace("-", " ")


def is_plain(word: str) -> bool:
    """Whether a word can do without a message, the same in every language: H1, x3, and what stands for the hidden."""
    return word == HIDDEN or PLACE.match(word) is not None


def name_id(names: Names, word: str) -> str:
    """`good-tea`; a plus is written out, ids have none."""
    return word_id(names.name, word)


def word_id(names: str, word: str) -> str:
    return f"{names}-{word}".replace("+", "plus")


def rule_ids(game: Game) -> list[str]:
    """The rules of the ledger in its order; without a ledger those that have a text."""
    ledger = [str(row["id"]) for row in game.ledger.get("rule", []) if row.get("kind", "rule") == "rule"]
    if ledger:
        return ledger
    known = _parsed(game.package, LANGUAGES[0]).entries
    return [entry for entry in known if re.fullmatch(rf"{game.letter}-\d+", entry)]


def ids(game: Game, language: str) -> set[str]:
    """The messages a game has in a language, attributes as `act-load.button`."""
    return set(_parsed(game.package, language).entries)


# --- reading the files -------------------------------------------------------------------------------------------


def source(package: str, language: str) -> str | None:
    """The text of a file of words, or None where there is none."""
    path = resources.files(package).joinpath("words", f"{language}.ftl")
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return None


@lru_cache
def _bundle(package: str | None, language: str) -> FluentBundle:
    """A game's words with the shared ones behind them."""
    bundle = FluentBundle([language], use_isolating=False)
    for one in filter(None, (package, SHARED)):
        bundle.add_resource(FluentResource(source(one, language) or ""))
    return bundle


def _told(bundle: FluentBundle, message: str, arguments: dict[str, object]) -> tuple[str, bool] | None:
    """A message and whether something was wrong with it."""
    start, _, attribute = message.partition(".")
    if not bundle.has_message(start):
        return None
    entry = bundle.get_message(start)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        return None
    sentence, faults = bundle.format_pattern(pattern, {name: _argument(value) for name, value in arguments.items()})
    return str(sentence), bool(faults)


def _argument(value: object) -> object:
    if isinstance(value, bool):
        return text.YES_NO[value]
    return value if isinstance(value, int) else str(value)[:LONGEST]


def _forms(bundles: list[FluentBundle], message: str) -> list[str]:
    for bundle in bundles:
        if bundle.has_message(message):
            return list(bundle.get_message(message).attributes)
    return []


# --- the linter --------------------------------------------------------------------------------------------------


class File:
    """A file of words taken apart: its patterns by id, attributes as `act-load.button`."""

    def __init__(self, name: str, content: str) -> None:
        self.name = name
        self.entries: dict[str, ast.Pattern] = {}
        self.twice: list[str] = []
        self.junk: list[str] = []
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, ast.Junk):
                self.junk.append((entry.content or "").strip().splitlines()[0])
            elif isinstance(entry, ast.Message | ast.Term):
                self._take(entry)

    @cached_property
    def referred(self) -> set[str]:
        """The messages that other messages speak of."""
        return {name for pattern in self.entries.values() for name in _uses(pattern).messages}

    def _take(self, entry: ast.Message | ast.Term) -> None:
        start = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        patterns = {start: entry.value} | {f"{start}.{a.id.name}": a.value for a in entry.attributes}
        for name, pattern in patterns.items():
            if name in self.entries:
                self.twice.append(name)
            if pattern is not None:
                self.entries[name] = pattern


class _Uses(Visitor):
    """What a pattern uses: variables, other messages, and the cases of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.cases: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & (CATEGORIES - {"other"}):
            self.cases.append(keys)
        self.generic_visit(node)


def _uses(pattern: ast.Pattern) -> _Uses:
    uses = _Uses()
    uses.visit(pattern)
    return uses


@lru_cache
def _parsed(package: str, language: str) -> File:
    return File(f"{package}/words/{language}.ftl", source(package, language) or "")


def lint(game: Game | None) -> list[str]:
    """What is wrong with a game's words, or with the shared ones: one sentence a finding, with its files and id."""
    files = {language: _parsed(SHARED if game is None else game.package, language) for language in LANGUAGES}
    found: dict[str, list[str]] = {}  # what is wrong, and in which files: alike in several languages, it is told once
    for language, file in files.items():
        for fault in dict.fromkeys(_faults(file, language, files["en"], game)):
            found.setdefault(fault, []).append(file.name)
    return [f"{_listed(names)}: {fault}" for fault, names in found.items()]


def _listed(names: list[str]) -> str:
    """`smugglers/words/cs.ftl, de.ftl`"""
    return ", ".join([names[0], *(name.rpartition("/")[2] for name in names[1:])])


def _faults(file: File, language: str, english: File, game: Game | None) -> Iterator[str]:
    wanted = dict.fromkeys(english.entries) if game is None else needed(game)
    yield from _unreadable(file)
    yield from (f"{name} is missing." for name in wanted if name not in file.entries)
    yield from _unused(file, english, wanted, game)
    yield from _wrong_variables(file, english, wanted, game)
    yield from _wrong_cases(file, language)
    yield from _wide_buttons(file)


def _unreadable(file: File) -> Iterator[str]:
    if not file.entries:
        yield "there are no messages."
    for line in file.junk:
        yield f"{line!r} cannot be read as Fluent."
    for name in file.twice:
        yield f"{name} stands there twice."


def _unused(file: File, english: File, wanted: Mapping[str, object], game: Game | None) -> Iterator[str]:
    for name in file.entries:
        start, _, attribute = name.partition(".")
        if not _is_used(name, file, wanted, game):
            told_with_its_message = attribute and start in file.entries and not _is_used(start, file, wanted, game)
            if not told_with_its_message:
                yield f"nobody uses {name}."
        elif _is_question(name) and name not in english.entries:
            yield f"{name} is not in en.ftl, so nobody else is asked."
    for name in english.entries:
        if _is_question(name) and name.partition(".")[0] in wanted and name not in file.entries:
            yield f"{name} is missing."


def _is_used(name: str, file: File, wanted: Mapping[str, object], game: Game | None) -> bool:
    start, _, attribute = name.partition(".")
    if name in wanted or name in file.referred:
        return True
    return bool(attribute) and start in wanted and (_is_question(name) or _is_form(start, game))


def _is_question(name: str) -> bool:
    """Whether a message may be there or not: `act-load.asked`, `act-load.sure`."""
    return name.startswith("act-") and name.endswith((".asked", ".sure"))


def _is_form(start: str, game: Game | None) -> bool:
    """Whether attributes of a message are forms of a name."""
    return game is not None and start in {name_id(names, word) for names, word in _named_words(game)}


def _wrong_variables(file: File, english: File, wanted: Mapping[str, object], game: Game | None) -> Iterator[str]:
    given = None if game is None else allowed(game)
    for name, pattern in file.entries.items():
        if not _is_used(name, file, wanted, game):
            continue
        mine = {variable.split("-")[0] for variable in _uses(pattern).variables}
        for variable in sorted(mine - given.get(name, set()) if given is not None else ()):
            yield f"{name} uses ${variable}, which it is not given."
        if name in english.entries and not name.startswith("-"):
            theirs = {variable.split("-")[0] for variable in _uses(english.entries[name]).variables}
            yield from (f"{name} uses ${variable}, unlike en.ftl." for variable in sorted(mine - theirs))
            yield from (f"{name} does not use ${variable}, unlike en.ftl." for variable in sorted(theirs - mine))


def _wrong_cases(file: File, language: str) -> Iterator[str]:
    needed_cases = set(PLURALS[language])
    for name, pattern in file.entries.items():
        for cases in _uses(pattern).cases:
            for case in sorted(needed_cases - cases):
                yield f"{name} lacks the plural form [{case}]."
            for case in sorted((cases & CATEGORIES) - needed_cases):
                yield f"{name} has a plural form [{case}], which this language never uses."


def _wide_buttons(file: File) -> Iterator[str]:
    for name, pattern in file.entries.items():
        if not name.endswith(".button"):
            continue
        if not all(isinstance(part, ast.TextElement) for part in pattern.elements):
            yield f"{name} is not plain text."
        letters = sum(len(part.value) for part in pattern.elements if isinstance(part, ast.TextElement))
        if letters > BUTTON:
            yield f"{name} has {letters} letters, a button has room for {BUTTON}."


# --- what a game must say ----------------------------------------------------------------------------------------


def needed(game: Game) -> dict[str, set[str]]:
    """Every id a game needs, with the variables its message is given."""
    found: dict[str, set[str]] = {name: set() for name in _plain_ids(game)}
    facts = {field.name for field in public_fields(game.layout)}
    for kind in game.actions.kinds:
        arguments = set(variables_of(kind))
        found |= {f"act-{kind.word}": arguments, f"act-{kind.word}.button": set()}
        found |= _lines(f"did-{kind.word}", kind, {"player", *more_to_say(game).get(kind.word, ())} | facts)
    for kind in game.outcomes.kinds:
        found |= _lines(f"happened-{kind.word}", kind, facts | set(more_to_say(game).get(kind.word, ())))
    found |= {f"note-{saying.word}": {name for name, _ in saying.arguments} for saying in game.notes}
    return found | _board_messages(game)


def _board_messages(game: Game) -> dict[str, set[str]]:
    """What the board and the lessons of a game say besides: all that English has, with the same variables."""
    english = _parsed(game.package, LANGUAGES[0]).entries
    return {
        name: {variable.split("-")[0] for variable in _uses(pattern).variables}
        for name, pattern in english.items()
        if name.startswith(BESIDES)
    }


def allowed(game: Game) -> dict[str, set[str]]:
    """The variables of every message a game may have."""
    facts = {field.name for field in public_fields(game.layout)}
    found = needed(game)
    for kind in game.actions.kinds:
        found[f"act-{kind.word}.asked"] = facts
        found[f"act-{kind.word}.sure"] = facts | set(variables_of(kind))
    return found


def _lines(start: str, kind: Kind, given: set[str]) -> dict[str, set[str]]:
    """A line of the log, and the one for those who may not see the arguments."""
    found = {start: given | set(variables_of(kind))}
    if kind.arguments and kind.seen != EVERYONE:
        found[f"{start}-hidden"] = given
    return found


def _plain_ids(game: Game) -> Iterator[str]:
    yield from ("title", "about")
    english = _parsed(game.package, LANGUAGES[0]).entries
    for names, word in _named_words(game):
        if not is_plain(word) or name_id(names, word) in english:
            yield name_id(names, word)
    yield from (f"field-{name}" for name in _field_names(game.layout))
    for name in game.options.fields:
        yield from (f"option-{name}", f"option-{name}-help")
    yield from rule_ids(game)


def _named_words(game: Game) -> Iterator[tuple[Names, str]]:
    for names in _all_names(game):
        for word in names.words:
            yield names, word


def _all_names(game: Game) -> Iterator[Names]:
    yield from (game.sources, game.endings, *_names_of(game.layout))
    if len(game.notes) > 0:
        yield game.ways
    for saying in game.notes:
        yield from (names for _, names in saying.arguments if names is not None)
    for table in (game.actions, game.outcomes):
        for kind in table.kinds:
            yield from kind.arguments


def _names_of(layout: Layout) -> Iterator[Names]:
    for field in layout.fields.values():
        if field.scratch:
            continue
        yield from filter(None, (field.of, *field.places))
        if field.is_section:
            yield from _names_of(field.layout)


def _field_names(layout: Layout) -> Iterator[str]:
    for field in layout.fields.values():
        if field.scratch or field.name == "options":
            continue
        if field.what != "seats":
            yield field.name
        if field.is_section:
            yield from _field_names(field.layout)
