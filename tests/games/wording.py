"""What the words of every game are held to, in four languages: a game's own test says its terms and inherits the rest.

    class TestWords(Wording):
        letter, terms = "S", TERMS
        …

with a fixture `game`. TERMS is a table of lines `ID  en | cs | de | ru`: what must stand at that message or rule, or
after `=` all that stands there.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from pathlib import Path
from types import MappingProxyType, ModuleType

import pytest

from ostrov.engine import saved
from ostrov.engine.game import Game
from ostrov.engine.link import best_link
from ostrov.engine.position import CHANCE
from ostrov.engine.record import EVERYONE
from ostrov.engine.words import LANGUAGES, Words, lint, needed, rule_ids
from ostrov.terminal.log import event, happenings
from ostrov.terminal.spelling import matching, spelt

MOST_WORDS = 25  # of a rule: it is read in the middle of a turn
MOST_WORDS_TO_REFUSE = 20  # of what an unlit thing answers
SOFT_HYPHEN = "\u00ad"
PAST = {"cs": re.compile(r"\w+(?:l|la|lo|li|ly)\b"), "ru": re.compile(r"\w+(?:л|ла|ло|ли|лся|лась|лось|лись)\b")}


class Wording:
    """The tests that games share; a class of each game's `test_words.py` inherits them."""

    letter: str  # of the rules: C in C-073
    terms: str
    families: tuple[str, ...]  # of names, no two of which may be the same word
    same: tuple[set[str], ...] = ()  # messages that may: the same thing, or no thing at all
    no_past: Mapping[str, set[str]]  # cs and ru: nouns and names that look like a past tense
    refused: ModuleType  # the rules that forbid
    recorded: Path  # a whole game
    start: Mapping[str, str] = MappingProxyType({})  # options of the position that log lines are told of
    after_contents: str  # the heading of README.md behind its list of chapters

    def test_the_words_are_complete_and_sound(self, game: Game) -> None:
        assert lint(game) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_term_is_used(self, game: Game, language: str) -> None:
        """U-51"""
        words = Words(game, language)
        for where, whole, term in terms_in(self.terms, language):
            said = words.say(where).replace(SOFT_HYPHEN, "").casefold()
            assert said == term if whole else term in said, (where, said)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_two_things_share_a_word(self, game: Game, language: str) -> None:
        """U-51"""
        words, found = Words(game, language), defaultdict(set)
        for message in needed(game):
            if message.partition("-")[0] in self.families or message.endswith(".button"):
                kind = "button" if message.endswith(".button") else "name"
                found[kind, words.say(message).casefold()].add(message)
        assert [ids for ids in found.values() if len(ids) > 1 and not any(ids <= same for same in self.same)] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_rules_are_short_and_no_two_say_the_same(self, game: Game, language: str) -> None:
        words, rules = Words(game, language), rule_ids(game)
        assert [rule for rule in rules if len(words.rule(rule).split()) > MOST_WORDS] == []
        assert [rule for rule in rules if not words.rule(rule).endswith(".")] == []
        assert len({words.rule(rule) for rule in rules}) == len(rules) > 100

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_refuses_is_shorter_still(self, game: Game, language: str) -> None:
        """U-02: it is what an unlit thing answers."""
        words, begin = Words(game, language), f"{self.letter}_"
        numbers = [number for name, number in vars(self.refused).items() if name.startswith(begin)]
        refusing = [f"{self.letter}-{number:03}" for number in numbers]
        assert len(refusing) > 30
        assert [rule for rule in refusing if len(words.rule(rule).split()) > MOST_WORDS_TO_REFUSE] == []

    @pytest.mark.parametrize("hidden", [False, True])
    @pytest.mark.parametrize("language", ["cs", "ru"])
    def test_the_log_speaks_in_the_present_tense_and_declines_no_name(
        self, game: Game, language: str, hidden: bool
    ) -> None:
        words = Words(game, language)
        assert list(self.past_or_declined(words, self.log(game, words, hidden=hidden))) == []

    @pytest.mark.parametrize("language", ["cs", "ru"])
    def test_the_log_of_a_whole_game_has_no_past_and_declines_no_name(self, game: Game, language: str) -> None:
        """U-52, as the first seat reads it."""
        words, history = Words(game, language), saved.load(self.recorded, lambda _: game.desk(best_link())).history
        assert history.position.ended is not None
        lines = happenings(history, 0, history.position.seats[0], words)
        assert len(lines) > len(history) > 300
        assert list(self.past_or_declined(words, lines)) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_line_of_the_log_has_its_words(self, game: Game, language: str) -> None:
        words = Words(game, language)
        lines = [*self.log(game, words), *self.log(game, words, hidden=True)]
        assert [line for line in lines if re.search(r"[_{]", line)] == []

    def test_the_contents_of_the_readme_name_every_rule(self, game: Game) -> None:
        readme = resources.files(game.package).joinpath("README.md").read_text(encoding="utf-8")
        contents, found = readme.partition(self.after_contents)[0], set()
        for first, last in re.findall(rf"{self.letter}-(\d+)(?: to {self.letter}-(\d+))?", contents):
            found |= {f"{self.letter}-{number:03}" for number in range(int(first), int(last or first) + 1)}
        assert set(rule_ids(game)) <= found
        for file in re.findall(r"`(\w+\.py)`", contents):
            assert resources.files(game.package).joinpath(file).is_file()

    def log(self, game: Game, words: Words, *, hidden: bool = False) -> Iterator[str]:
        """Every line the log can have, with every argument; or those for who may not see the arguments."""
        position = game.start("checked", **self.start)
        for seat, table in ((position.seats[0], game.actions), (CHANCE, game.outcomes)):
            for number in range(len(table)):
                if not hidden or table.kind_of(number).seen != EVERYONE:
                    yield event(position, words, seat, number, hidden=hidden)

    def past_or_declined(self, words: Words, lines: Iterable[str]) -> Iterator[str]:
        """The lines with a verb in the past tense, or with a name in another case than it is written in."""
        assert words.game is not None
        names = {words.name(words.game.seats, seat) for seat in words.game.seats.words}
        for line in lines:
            said = [word for word in re.findall(r"\w+", line) if word not in names]
            past = set(PAST[words.language].findall(line)) - self.no_past[words.language] - names
            if past or any(word.startswith(name[:-1]) for word in said for name in names):
                yield line


def terms_in(terms: str, language: str) -> Iterator[tuple[str, bool, str]]:
    """Where a term stands, whether it is all that stands there, and the term."""
    for line in terms.replace("\\\n", "").strip().splitlines():
        where, _, said = line.partition(" ")
        of_each = dict(zip(LANGUAGES, said.strip().removeprefix("=").split("|"), strict=True))
        yield where, said.strip().startswith("="), " ".join(of_each[language].split()).casefold()


def meant(game: Game, language: str, typed: str) -> list[str]:
    """The choices that somebody means who types this."""
    words, table = Words(game, language), game.actions
    return matching(typed, {table.words(number): spelt(words, table, number) for number in range(len(table))})
