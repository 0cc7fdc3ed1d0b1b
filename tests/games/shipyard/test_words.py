"""Shipyard in four languages: complete, with the terms of the book, a log in the present tense, names undeclined."""

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

MOST_WORDS = 25  # of a rule: it is read in the middle of a turn

# Every term that the Czech book, or we, have settled: where it must stand, and how it reads there.
TERMS = """
field-yard                   = Shipyard | loděnice | Werft | верфь
board-parts                  ship parts | lodní díly | Schiffsteile | части кораблей
kind-bow                     = Bow | příď | Bug | нос
kind-middle                  = Middle part | středový díl | Mittelteil | средняя часть
kind-stern                   = Stern | záď | Heck | корма
phase-produce                equipment | vybavení | Ausrüstung | оснащения
item-smokestack              = Smokestack | komín | Schornstein | труба
item-sail                    = Sail | plachta | Segel | парус
item-cannon                  = Cannon | dělo | Kanone | пушка
item-crane                   = Crane | jeřáb | Kran | кран
item-captain                 = Captain | kapitán | Kapitän | капитан
item-businessman             = Businessman | byznysmen | Kaufmann | коммерсант
item-soldier                 = Soldier | voják | Soldat | солдат
item-stoker                  = Stoker | topič | Heizer | кочегар
board-feature-cabin          = Cabin | kajuta | Kajüte | каюта
safety-lantern               = Lantern | lucerna | Laterne | фонарь
safety-lifeboat              = Lifeboat | záchranný člun | Rettungsboot | шлюпка
safety-life_ring             = Life ring | záchranný kruh | Rettungsring | спасательный круг
employee-engineer_sail       engineer | inženýr | Ingenieur | инженер
employee-recruiter_captain   recruiter | náborář | Anwerber | вербовщик
employee-dealer_coal_1       dealer | obchodník | Händler | торговец
employee-constructor_crew    constructor | konstruktér | Konstrukteur | конструктор
employee-helmsman            = Helmsman | kormidelník | Steuermann | рулевой
employee-rigger              = Rigger | ráhnař | Takler | такелажник
employee-foreman             = Foreman | předák | Vorarbeiter | бригадир
employee-accountant          = Accountant | účetní | Buchhalter | бухгалтер
field-goods                  goods tile | destičky se zbožím | Warenplättchen | жетоны товаров
field-used                   used canal | použité kanály | befahrene Kanäle | пройденные каналы
field-queue                  = Queue | nabídka akcí | Aktionsleiste | ряд действий
field-gear                   = Gear | ozubené kolo | Zahnrad | шестерня
field-rounds                 = Round track | počítadlo kol | Rundenleiste | счётчик раундов
board-income                 = Income | příjem | Einkommen | доход
field-bonus                  = Bonus action | bonusová akce | Bonusaktion | бонусное действие
field-guilders               guilder | gulden | Gulden | гульден
board-points                 = VP | VB | SP | ПО
phase-sailing                = Shakedown cruise | zkušební plavba | Jungfernfahrt | пробное плавание
field-speed                  = Speed | rychlost | Geschwindigkeit | скорость
symbol                       official | úředník | Inspektor | чиновник
board-symbol-blue_riband     = Blue riband | Modrá stuha | Blaues Band | Голубая лента
act-go.asked                 junction | soutok | Abzweigung | развилка
phase-final                  = Final action | závěrečná akce | Schlussaktion | завершающее действие
phase-last                   = Last chance | poslední šance | letzte Chance | последний шанс
tile-build_ships             = Build ships | Stavba lodí | Schiffe bauen | Постройка кораблей
tile-rent_canal              = Rent a canal | Pronájem kanálu | Kanal mieten | Аренда канала
tile-buy_goods               = Buy goods | Nákup zboží | Waren kaufen | Покупка товаров
tile-exchange                = Commodity exchange | Burza | Börse | Биржа
tile-produce_equipment       = Produce equipment | Výroba vybavení | Ausrüstung herstellen | Изготовление оснащения
tile-recruit_crew            = Recruit crew | Nábor posádky | Besatzung anheuern | Набор экипажа
tile-hire_employee           = Hire an employee | Najímání zaměstnanců | Angestellte einstellen | Наём сотрудников
tile-subsidy                 = Subsidy | Dotace | Zuschuss | Субсидия
""".replace("symbol                       official", "board-symbol-military        official")

PAST = {"cs": re.compile(r"\w+(?:l|la|lo|li|ly)\b"), "ru": re.compile(r"\w+(?:л|ла|ло|ли|лся|лась|лось|лись)\b")}
NO_PAST = {  # nouns that look like it
    "cs": {"Dělo", "Ukazatel", "díl", "dělo", "flotila", "kanál", "kanály", "kola", "půl", "síla", "číslo"},
    "ru": {"Корабли", "Соло", "канал", "канала", "корабли", "пол", "сила", "соло", "число"},
}


def _terms() -> Iterator[tuple[str, bool, str, str]]:
    """Where a term stands, whether it is all that stands there, the language, and the term."""
    for line in TERMS.strip().splitlines():
        where, _, terms = line.partition(" ")
        whole = terms.strip().startswith("=")
        for language, term in zip(LANGUAGES, terms.strip().removeprefix("=").split("|"), strict=True):
            yield where, whole, language, " ".join(term.split())


def test_the_words_are_complete_and_sound(shipyard: Game) -> None:
    assert lint(shipyard) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(shipyard: Game, language: str) -> None:
    words = Words(shipyard, language)
    for where, whole, tongue, term in _terms():
        if tongue == language:
            said = words.say(where).casefold()
            assert (said == term.casefold()) if whole else (term.casefold() in said), where


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_short_and_no_two_say_the_same(shipyard: Game, language: str) -> None:
    words = Words(shipyard, language)
    assert len(rule_ids(shipyard)) == 232
    assert [rule for rule in rule_ids(shipyard) if len(words.rule(rule).split()) > MOST_WORDS] == []
    assert len({words.rule(rule) for rule in rule_ids(shipyard)}) == 232


def _log(game: Game, words: Words, *, hidden: bool = False) -> Iterator[str]:
    """Every line the log can have, with every argument; or those for who may not see the arguments."""
    position = game.start("checked")
    for seat, table in (("blue", game.actions), (CHANCE, game.outcomes)):
        for number in range(len(table)):
            if not hidden or table.kind_of(number).seen != EVERYONE:
                yield event(position, words, seat, number, hidden=hidden)


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_the_log_speaks_in_the_present_tense_and_declines_no_name(shipyard: Game, language: str, hidden: bool) -> None:
    words = Words(shipyard, language)
    names = [words.name(shipyard.seats, seat) for seat in shipyard.seats.words]
    for line in _log(shipyard, words, hidden=hidden):
        for found in PAST[language].findall(line):
            assert found in NO_PAST[language] | set(names), line
        for word in re.findall(r"\w+", line):
            assert word in names or not any(word.startswith(name[:-1]) for name in names), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_has_its_words(shipyard: Game, language: str) -> None:
    words = Words(shipyard, language)
    for line in (*_log(shipyard, words), *_log(shipyard, words, hidden=True)):
        assert "_" not in line, line
        assert "{" not in line, line


def test_the_contents_of_the_readme_name_every_rule(shipyard: Game) -> None:
    readme = resources.files(shipyard.package).joinpath("README.md").read_text(encoding="utf-8")
    contents, found = readme.partition("## Places")[0], []
    for first, last in re.findall(r"S-(\d+)(?: to S-(\d+))?", contents):
        found += [f"S-{number:03}" for number in range(int(first), int(last or first) + 1)]
    assert sorted(set(found)) == sorted(rule_ids(shipyard))
    for file in re.findall(r"`(\w+\.py)`", contents):
        assert resources.files(shipyard.package).joinpath(file).is_file()


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("cs", "stavet b1 y1", "build B1 Y1"),
        ("cs", "nalozit plachta", "load sail"),
        ("cs", "zvolit burza", "choose exchange"),
        ("de", "laden segel", "load sail"),
        ("ru", "погрузить парус", "load sail"),
        ("en", "produce crane", "produce crane"),
        ("en", "lay C10 north", "lay C10 north"),
    ],
)
def test_a_choice_can_be_typed_in_its_language(shipyard: Game, language: str, typed: str, meant: str) -> None:
    words, table = Words(shipyard, language), shipyard.actions
    known = {table.words(number): spelt(words, table, number) for number in range(len(table))}
    assert matching(typed, known) == [meant]
