"""Anno 1800 in four languages: complete, with the terms of the books, a log in the present tense, names undeclined."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources

import pytest

from ostrov.engine.game import Game
from ostrov.engine.position import CHANCE
from ostrov.engine.record import EVERYONE
from ostrov.engine.words import LANGUAGES, Words, lint, rule_ids
from ostrov.terminal.log import event
from ostrov.terminal.spelling import matching, spelt

# Every term that the books, or we, have settled: where it must stand, and how it reads there.
TERMS = """
board-yards                  shipyard | loděnice | Werft | верфи
tile-trade_ship_1            merchant ship | obchodní loď | Handelsschiff | торговый корабль
tile-exploration_ship_1      exploration ship | objevitelská loď | Erkundungsschiff | исследовательский корабль
field-board                  = Gameboard | herní plán | Spielplan | игровое поле
level-farmer                 = Farmer | rolník | Bauer | фермер
level-worker                 = Worker | dělník | Arbeiter | рабочий
level-artisan                = Artisan | řemeslník | Handwerker | ремесленник
level-engineer               = Engineer | konstruktér | Ingenieur | инженер
level-investor               = Investor | investor | Investor | инвестор
token-trade                  = Trade token | žeton obchodu | Handelsplättchen | жетон торговли
token-exploration            = Exploration token | žeton objevování | Erkundungsplättchen | жетон исследования
source-gold                  = Gold | zlato | Gold | золото
source-fireworks             Fireworks | ohňostroj | Feuerwerk | фейерверк
field-expedition             expedition card | karty expedic | Expeditionskarten | карточки экспедиции
field-objectives             objective card | karty zájmů | Auftragskarten | карточки заданий
resource-goods               = Goods | zboží | Waren | товары
resource-weapons             = Weapons | bronzová děla | Kanonen | пушки
resource-penny_farthings     = Penny-farthings | velocipedy | Hochräder | велосипеды
resource-steam_carriages     = Steam carriages | parní stroje | Dampfwagen | паровые машины
act-recall.button            shift end | Padla | Schichtende | смена
act-festival                 festival | slavnost | Stadtfest | праздник
"""

PAST = {"cs": re.compile(r"\w+(?:l|la|lo|li|ly)\b"), "ru": re.compile(r"\w+(?:л|ла|ло|ли|лся|лась|лось|лись)\b")}
NO_PAST = {  # nouns and names that look like it
    "cs": set("Beryl Carl Eli Isabel Padla cihly děla mýdlo obyvatel pila sklo".split()),
    "ru": set("Берил Вилли Карл Эли двигатели мыло сначала стекло торговли".split()),
}


def _terms() -> Iterator[tuple[str, bool, str, str]]:
    """Where a term stands, whether it is all that stands there, the language, and the term."""
    for line in TERMS.strip().splitlines():
        where, _, terms = line.partition(" ")
        whole = terms.strip().startswith("=")
        for language, term in zip(LANGUAGES, terms.strip().removeprefix("=").split("|"), strict=True):
            yield where, whole, language, " ".join(term.split())


def test_the_words_are_complete_and_sound(anno: Game) -> None:
    assert lint(anno) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(anno: Game, language: str) -> None:
    words = Words(anno, language)
    for where, whole, tongue, term in _terms():
        if tongue == language:
            said = words.say(where).casefold()
            assert (said == term.casefold()) if whole else (term.casefold() in said), (where, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_say_the_same(anno: Game, language: str) -> None:
    words = Words(anno, language)
    assert len({words.rule(rule) for rule in rule_ids(anno)}) == len(rule_ids(anno))


def _log(game: Game, words: Words, *, hidden: bool = False) -> Iterator[str]:
    """Every line the log can have, with every argument; or those for who may not see the arguments."""
    position = game.start("checked")
    for seat, table in (("orange", game.actions), (CHANCE, game.outcomes)):
        for number in range(len(table)):
            if not hidden or table.kind_of(number).seen != EVERYONE:
                yield event(position, words, seat, number, hidden=hidden)


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_the_log_speaks_in_the_present_tense_and_declines_no_name(anno: Game, language: str, hidden: bool) -> None:
    words = Words(anno, language)
    names = [words.name(anno.seats, seat) for seat in anno.seats.words]
    for line in _log(anno, words, hidden=hidden):
        for found in PAST[language].findall(line):
            assert found in NO_PAST[language] | set(names), line
        for word in re.findall(r"\w+", line):
            assert word in names or not any(word.startswith(name[:-1]) for name in names), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_has_its_words(anno: Game, language: str) -> None:
    words = Words(anno, language)
    for line in (*_log(anno, words), *_log(anno, words, hidden=True)):
        assert "_" not in line, line
        assert "{" not in line, line


def test_the_contents_of_the_readme_name_every_rule(anno: Game) -> None:
    readme = resources.files(anno.package).joinpath("README.md").read_text(encoding="utf-8")
    contents, found = readme.partition("## How one pays")[0], []
    for first, last in re.findall(r"A-(\d+)(?: to A-(\d+))?", contents):
        found += [f"A-{number:03}" for number in range(int(first), int(last or first) + 1)]
    assert set(rule_ids(anno)) <= set(found)
    for file in re.findall(r"`(\w+\.py)`", contents):
        assert resources.files(anno.package).joinpath(file).is_file()


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "produce brewery", "produce brewery"),
        ("en", "build soap factory", "build soap_factory"),
        ("cs", "postavit pivovar", "build brewery"),
        ("de", "bauen brauerei", "build brewery"),
        ("ru", "строить пивоварня", "build brewery"),
    ],
)
def test_a_choice_can_be_typed_in_its_language(anno: Game, language: str, typed: str, meant: str) -> None:
    words, table = Words(anno, language), anno.actions
    known = {table.words(number): spelt(words, table, number) for number in range(len(table))}
    assert matching(typed, known) == [meant]
