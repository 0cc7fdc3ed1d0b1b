"""Texts in four languages: what a message falls back to, which variables it gets, and what the linter finds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ostrov.engine import words as module
from ostrov.engine.actions import Kind
from ostrov.engine.game import Game, load_package
from ostrov.engine.log import facts as public_facts
from ostrov.engine.log import variables_of
from ostrov.engine.names import Names, numbered
from ostrov.engine.words import LANGUAGES, Words, language_of, lint, needed, readable, rule_ids

ROOT = Path(__file__).parents[2]
Change = Callable[[str, str, str], None]


@pytest.fixture(scope="module")
def smugglers() -> Game:
    return load_package("smugglers")


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Iterator[Change]:
    """Replace a part of a file of the tiny game's words for one test."""
    files = {language: module.source("smugglers", language) or "" for language in LANGUAGES}
    source = module.source

    def changed(package: str, language: str) -> str | None:
        return files[language] if package == "smugglers" else source(package, language)

    def replace(language: str, old: str, new: str) -> None:
        assert old in files[language]
        files[language] = files[language].replace(old, new)

    _forget()
    monkeypatch.setattr(module, "source", changed)
    yield replace
    _forget()


def _forget() -> None:
    module._bundle.cache_clear()
    module._parsed.cache_clear()


# --- saying ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "de_AT@euro"}, "de"),
        ({"LANG": "de", "LC_ALL": ""}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_computer_if_we_speak_it(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_message_is_said_in_the_language(smugglers: Game) -> None:
    assert [Words(smugglers, language).say("good-silk") for language in LANGUAGES] == [
        "silk",
        "hedvábí",
        "Seide",
        "шёлк",
    ]


def test_shared_words_stand_behind_the_games(smugglers: Game) -> None:
    assert Words(smugglers, "de").say("table-yes") == Words(None, "de").say("table-yes") == "ja"


def test_a_message_that_a_language_lacks_is_said_in_english(smugglers: Game, change: Change) -> None:
    change("cs", "good-silk = hedvábí\n", "")
    assert Words(smugglers, "cs").say("good-silk") == "silk"
    assert Words(smugglers, "cs").say("good-tea") == "čaj"


def test_a_message_that_misses_a_variable_gives_way_to_a_whole_one(smugglers: Game, change: Change) -> None:
    change("cs", "M-011 = Naložit můžeš", "M-011 = Naložit { $nothing } můžeš")
    assert Words(smugglers, "cs").say("M-011") == "You can load only a card from your own hand."


@pytest.mark.parametrize(
    ("message", "said"),
    [("act-build_road.button", "build road"), ("C-071", "C-071"), ("good-wool", "wool"), ("what", "what"), ("", "")],
)
def test_an_id_without_a_message_is_readable(message: str, said: str) -> None:
    assert Words(None, "ru").say(message) == readable(message) == said


def test_nothing_a_caller_forgets_raises(smugglers: Game) -> None:
    for language in LANGUAGES:
        words = Words(smugglers, language)
        assert all(isinstance(words.say(message), str) for message in needed(smugglers))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "0 points, 1 point, 2 points, 5 points, 21 points"),
        ("cs", "0 bodů, 1 bod, 2 body, 5 bodů, 21 bodů"),
        ("de", "0 Punkte, 1 Punkt, 2 Punkte, 5 Punkte, 21 Punkte"),
        ("ru", "0 очков, 1 очко, 2 очка, 5 очков, 21 очко"),
    ],
)
def test_numbers_take_the_forms_of_the_language(language: str, said: str) -> None:
    assert ", ".join(Words(None, language).say("table-points", points=n) for n in (0, 1, 2, 5, 21)) == said


def test_no_invisible_marks_stand_around_arguments(smugglers: Game) -> None:
    words = Words(smugglers, "ru")
    assert words.action(smugglers.actions, smugglers.actions.number("load tea")) == "Погрузить чай"


def test_a_place_with_only_a_number_stands_for_itself(smugglers: Game) -> None:
    hexes, amounts = numbered("hex", "H", 19), numbered("amount", "x", 20)
    assert Words(smugglers, "cs").name(hexes, "H7") == "H7"
    assert Words(smugglers, "cs").name(amounts, "x20") == "x20"


def test_a_place_with_only_a_number_may_be_called_otherwise(smugglers: Game, change: Change) -> None:
    change("en", "good-tea = tea\n", "good-tea = tea\namount-x3 = 3×\n")
    assert Words(smugglers, "cs").name(numbered("amount", "x", 20), "x3") == "3×"


def test_a_second_argument_of_the_same_name_is_told_apart() -> None:
    good, seat = Names("good", "tea silk"), Names("seat", "red blue")
    assert variables_of(Kind("swap", good, good, seat)) == ["good", "good2", "seat"]


def test_a_name_brings_its_id_and_its_forms(smugglers: Game, change: Change) -> None:
    change("ru", "good-tea = чай\n", "good-tea = чай\n    .part = чая\n")
    change("ru", "act-load = Погрузить { $good }", "act-load = { $good-id -> \n   *[tea] Взять { $good-part }\n }")
    words = Words(smugglers, "ru")
    assert words.action(smugglers.actions, smugglers.actions.number("load tea")) == "Взять чая"
    assert lint(smugglers) == []


def test_questions_know_what_all_can_see(smugglers: Game) -> None:
    position = smugglers.read(
        "smugglers players=3  rules 1\nphase: doubt  sailor: blue  claim: rum  turns: 4\n", "checked"
    )
    facts = Words(smugglers, "cs").arguments(public_facts(position))
    assert (facts["sailor"], facts["claim"], facts["claim-id"], facts["turns"]) == ("Modrý", "rum", "rum", 4)
    assert "pile" not in facts


def test_a_long_argument_is_cut_and_the_message_said() -> None:
    assert Words(None, "en").say("terminal-refused", reason="x" * 9999).startswith("That did not work: xxx")


# --- the linter --------------------------------------------------------------------------------------------------


def test_the_words_of_the_tiny_game_and_the_shared_ones_are_clean(smugglers: Game) -> None:
    assert lint(smugglers) == []
    assert lint(None) == []


@pytest.mark.parametrize(
    ("language", "old", "new", "finding"),
    [
        ("cs", "good-rum = rum\n", "", "smugglers/words/cs.ftl: good-rum is missing."),
        ("en", "title = Smugglers\n", "", "smugglers/words/en.ftl: title is missing."),
        ("de", "good-rum = Rum\n", "good-rum = Rum\ngood-gin = Gin\n", "smugglers/words/de.ftl: nobody uses good-gin."),
        ("de", "did-load = { $player } lädt { $good }.", "did-load = Jemand lädt { $good }.",
         "smugglers/words/de.ftl: did-load does not use $player, unlike en.ftl."),
        ("de", "did-load = {", "did-load = { $claim } {",
         "smugglers/words/de.ftl: did-load uses $claim, unlike en.ftl."),
        ("de", "did-load = {", "did-load = { $goods } {",
         "smugglers/words/de.ftl: did-load uses $goods, which it is not given."),
        ("ru", "field-turns = отплытий", "field-turns = { NUMBER(3) ->\n    [one] a\n    [few] b\n   *[other] c\n }",
         "smugglers/words/ru.ftl: field-turns lacks the plural form [many]."),
        ("de", "field-turns = Ausfahrten", "field-turns = { NUMBER(3) ->\n    [one] a\n    [few] b\n   *[other] c\n }",
         "smugglers/words/de.ftl: field-turns has a plural form [few], which this language never uses."),
        ("ru", ".button = Погрузить", ".button = Погрузить на лодку",
         "smugglers/words/ru.ftl: act-load.button has 18 letters, a button has room for 12."),
        ("cs", ".button = Naložit", ".button = { good-tea }",
         "smugglers/words/cs.ftl: act-load.button is not plain text."),
        ("cs", "good-rum = rum", "good-rum = rum\ngood-rum = rumík",
         "smugglers/words/cs.ftl: good-rum stands there twice."),
        ("cs", "good-rum = rum", "good-rum = rum\n}{ what",
         "smugglers/words/cs.ftl: '}{ what' cannot be read as Fluent."),
        ("cs", "    .asked = Tvoje loďka vyplouvá. Co ohlásíš?\n", "",
         "smugglers/words/cs.ftl: act-declare.asked is missing."),
        ("cs", "    .button = Nevěřit\n", "    .button = Nevěřit\n    .sure = Vážně?\n",
         "smugglers/words/cs.ftl: act-doubt.sure is not in en.ftl, so nobody else is asked."),
        ("cs", "title = ", "title = x\n    .part = x\nold = ", "smugglers/words/cs.ftl: nobody uses title.part."),
    ],
)  # fmt: skip
def test_the_linter_names_file_and_id(
    smugglers: Game, change: Change, language: str, old: str, new: str, finding: str
) -> None:
    change(language, old, new)
    found = lint(smugglers)
    assert finding in found
    assert len(found) == len(set(found))


def test_an_empty_file_is_found_and_all_that_is_missing_in_it(smugglers: Game, change: Change) -> None:
    change("de", module.source("smugglers", "de") or "", "")
    found = lint(smugglers)
    assert found[0] == "smugglers/words/de.ftl: there are no messages."
    assert {f"smugglers/words/de.ftl: {name} is missing." for name in needed(smugglers)} < set(found)


def test_what_is_wrong_in_several_languages_is_told_once(smugglers: Game, change: Change) -> None:
    for language in LANGUAGES:
        change(language, "good-rum = ", "good-gin = ")
    for language in ("cs", "ru"):
        change(language, "title = ", "heading = ")
    assert lint(smugglers) == [
        "smugglers/words/en.ftl, cs.ftl, de.ftl, ru.ftl: good-rum is missing.",
        "smugglers/words/en.ftl, cs.ftl, de.ftl, ru.ftl: nobody uses good-gin.",
        "smugglers/words/cs.ftl, ru.ftl: title is missing.",
        "smugglers/words/cs.ftl, ru.ftl: nobody uses heading.",
    ]


def test_messages_of_a_board_need_no_declaration_only_all_languages(smugglers: Game, change: Change) -> None:
    for language in LANGUAGES[:-1]:
        change(language, "title = ", "board-tide = { $hours }\ntitle = ")
    assert lint(smugglers) == ["smugglers/words/ru.ftl: board-tide is missing."]


def test_messages_of_a_board_use_the_same_variables_everywhere(smugglers: Game, change: Change) -> None:
    for language in LANGUAGES:
        change(language, "title = ", f"board-tide = {'?' if language == 'ru' else '{ $hours }'}\ntitle = ")
    assert lint(smugglers) == ["smugglers/words/ru.ftl: board-tide does not use $hours, unlike en.ftl."]


def test_of_what_nobody_uses_nothing_else_is_told(smugglers: Game, change: Change) -> None:
    left_over = "\nact-sink = Sink { $good } { $ship }\n    .button = Sink\n    .asked = { $depth }?\n"
    change("en", "\ndid-load = ", f"{left_over}\ndid-load = ")
    assert lint(smugglers) == ["smugglers/words/en.ftl: nobody uses act-sink."]


def test_a_form_of_a_name_is_given_nothing(smugglers: Game, change: Change) -> None:
    change("ru", "good-tea = чай\n", "good-tea = чай\n    .part = { $good }\n")
    assert lint(smugglers) == ["smugglers/words/ru.ftl: good-tea.part uses $good, which it is not given."]


def test_words_for_numbers_are_wanted_in_all_languages_or_none(
    smugglers: Game, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    amounts, named = numbered("amount", "x", 3), module._named_words
    more = [(amounts, word) for word in amounts.words]
    monkeypatch.setattr(module, "_named_words", lambda game: [*named(game), *more])
    assert lint(smugglers) == []
    change("en", "good-tea = tea\n", "good-tea = tea\namount-x3 = 3×\n")
    _forget()
    assert lint(smugglers) == ["smugglers/words/cs.ftl, de.ftl, ru.ftl: amount-x3 is missing."]


# --- the language rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_short_text(smugglers: Game, language: str) -> None:
    words = Words(smugglers, language)
    for rule in rule_ids(smugglers):
        assert rule != words.say(rule)
        assert len(words.say(rule).split()) <= 20, words.say(rule)


@pytest.mark.parametrize(("language", "past"), [("cs", r"\w+(l|la|lo|li|ly)\b"), ("ru", r"\w+(л|ла|ло|ли|лся|лась)\b")])
def test_the_log_has_no_past_tense(smugglers: Game, language: str, past: str) -> None:
    words = Words(smugglers, language)
    for message, variables in needed(smugglers).items():
        if message.startswith(("did-", "happened-")):
            assert not re.search(past, words.say(message, **dict.fromkeys(variables, "X"))), message


def test_every_shared_message_is_used_and_every_used_one_exists() -> None:
    folders = [
        (ROOT / "src/ostrov/terminal", "*.py"),
        (ROOT / "src/ostrov/table", "*.py"),
        (ROOT / "web/src", "*.*"),
        (ROOT / "docs", "protocol.md"),
    ]
    files = [path for folder, pattern in folders for path in folder.rglob(pattern) if path.is_file()]
    sources = [path.read_text(encoding="utf-8") for path in [*files, ROOT / "src/ostrov/engine/words.py"]]
    parts = "terminal-[a-z-]+|table-[a-z-]+|web-[a-z-]+|problem-[a-z-]+|quick-[a-z-]+"
    used = {found for source in sources for found in re.findall(rf"""["'`](?:[.a-z-]+[.])?({parts})["'`]""", source)}
    families = {found for source in sources for found in re.findall(r"`([a-z]+-(?:[a-z]+-)?)\$\{", source)}
    there = {name for name in module._parsed("ostrov", "en").entries if re.fullmatch(parts, name)}
    assert used - there == set()
    assert {name for name in there - used if not name.startswith(tuple(families))} == set()


def test_everything_a_table_may_refuse_has_a_sentence() -> None:
    protocol = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    told = protocol.split("## Why something is refused")[1].split("##")[0]
    codes = set(re.findall(r"`([a-z-]+)`", told)) - {"rule"}
    assert len(codes) > 20
    for language in LANGUAGES:
        known = module._parsed("ostrov", language).entries
        assert {code for code in codes if f"problem-{code}" not in known} == set()
