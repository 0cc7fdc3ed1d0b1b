"""Shipyard in four languages: complete, with the terms of the book, a log in the present tense, names undeclined."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostrov.engine.game import Game
from ostrov.engine.words import LANGUAGES, Words, needed
from ostrov.games.shipyard import refused
from tests.games.wording import Wording, meant

# Every term that the Czech book, or we, have settled: where it must stand, and how it reads there.
TERMS = """
field-yard                   = Shipyard | loděnice | Werft | верфь
board-parts                  ship parts | lodní díly | Schiffsteile | части кораблей
kind-bow                     = Bow | příď | Bug | нос
kind-middle                  = Middle part | středový díl | Mittelteil | средняя часть
kind-stern                   = Stern | záď | Heck | корма
board-look-fleet             = Fleet | flotila | Flotte | флот
tile-recruit_crew.short      = Crew | posádka | Besatzung | экипаж
S-127                        officer | lodní důstojník | Offizier | офицер
S-125                        attachment point | upevňovací bod | Befestigung | креплени
field-employees              = Employees | zaměstnanci | Angestellte | сотрудники
field-contracts              contract | státní zakázk | Regierungsauftr | госзаказ
tile-rent_canal.short        = Canal | kanál | Kanal | канал
act-choose.asked             action tile | destičk | Aktionsplättchen | жетон действия
S-039                        lead | vedouc | vorder | ведущ
S-128                        full steam | plnohodnotný parní pohon | Volldampf | полный пар
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
board-symbol-military        official | úředník | Inspektor | чиновник
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
"""

NO_PAST = {  # nouns that look like a past tense
    "cs": {"Dělo", "Ukazatel", "díl", "dělo", "flotila", "kanál", "kanály", "kola", "půl", "síla", "číslo"},
    "ru": {"Корабли", "Соло", "канал", "канала", "корабли", "пол", "сила", "соло", "число"},
}


class TestWords(Wording):
    letter, terms, refused = "S", TERMS, refused
    families = tuple("seat tile kind part item employee stage side level".split())
    no_past = NO_PAST
    recorded = Path(__file__).parent / "recorded" / "three.txt"
    after_contents = "## Places"


@pytest.fixture(scope="module")
def game(shipyard: Game) -> Game:
    return shipyard


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_contracts_have_the_same_title(game: Game, language: str) -> None:
    """Among themselves: a title may be the word of what the contract counts."""
    words = Words(game, language)
    titles = [words.say(message) for message in needed(game) if message.startswith("contract-")]
    assert len({title.casefold() for title in titles}) == len(titles) == 26


@pytest.mark.parametrize(
    ("language", "typed", "choice"),
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
def test_a_choice_can_be_typed_in_its_language(game: Game, language: str, typed: str, choice: str) -> None:
    assert meant(game, language, typed) == [choice]
