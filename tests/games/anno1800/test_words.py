"""Anno 1800 in four languages: complete, with the terms of the books, a log in the present tense, names undeclined."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostrov.engine.game import Game
from ostrov.games.anno1800 import refused
from tests.games.wording import Wording, meant

# Every term that the books, or we, have settled: where it must stand, and how it reads there.
TERMS = """
board-home                   = Home island | domovský ostrov | Heimatinsel | стартовый остров
field-old_islands            Old World island | desky Starého světa | Alte-Welt-Inseln | острова Старого Света
field-new_islands            New World island | desky Nového světa | Neue-Welt-Inseln | острова Нового Света
field-board                  = Gameboard | herní plán | Spielplan | игровое поле
A-002                        construction tile | destiček rozvoje | Bauplättchen | жетонов построек
A-002                        industries | průmyslových podniků | Industrien | производств
board-yards                  shipyard | loděnice | Werft | верфи
A-002                        strength | úrovně | Stärke | силы
tile-trade_ship_1            merchant ship | obchodní loď | Handelsschiff | торговый корабль
tile-exploration_ship_1      exploration ship | objevitelská loď | Erkundungsschiff | исследовательский корабль
A-016                        land | pevniny | Landfelder | суши
A-016                        coast | s pobřežím | mit Küste | побережья
A-016                        sea fields | moře | Meeresfelder | морских
A-091                        overbuild | přestavět | überbauen | застроить
A-031                        workplace | pracoviště | Arbeitsplatz | рабочее место
A-131                        residential district | čtvrtí | Wohnviertel | жилым кварталом
A-018                        exhausted area | prostor pro vyčerpané | Erschöpft-Bereich \
                             | область для потраченных жетонов
A-037                        exhaust | vyčerpej | erschöpfe | потратьте
field-supply                 population cubes | kostičky obyvatel | Bevölkerungssteine | кубики населения
level-farmer                 = Farmer | rolník | Bauer | фермер
level-worker                 = Worker | dělník | Arbeiter | рабочий
level-artisan                = Artisan | řemeslník | Handwerker | ремесленник
level-engineer               = Engineer | konstruktér | Ingenieur | инженер
level-investor               = Investor | investor | Investor | инвестор
A-004                        population cards | karet obyvatel | Bevölkerungskarten | карточек населения
field-expedition             expedition card | karty expedic | Expeditionskarten | карточки экспедиции
field-objectives             objective card | karty zájmů | Auftragskarten | карточки заданий
token-trade                  = Trade token | žeton obchodu | Handelsplättchen | жетон торговли
token-exploration            = Exploration token | žeton objevování | Erkundungsplättchen | жетон исследования
A-177                        naval tokens | žetony námořnictva | Marineplättchen | жетоны мореплавания
source-gold                  = Gold | zlato | Gold | золото
A-217                        influence points | bodů vlivu | Einflusspunkte | очков влияния
A-030                        resources | zdroje | Ressourcen | ресурсы
A-023                        production | produkce | Produktion | производство ресурса
A-023                        trade | obchod | Handel | торговля
A-023                        shift end | „Padla“ | Schichtende | завершение смены
A-022                        free actions | volné akce | freie Aktionen | бесплатные действия
A-176                        extra action | akce navíc | zusätzliche Aktion | дополнительное действие
A-215                        fireworks tile | destička ohňostroje | Feuerwerksplättchen | жетон фейерверка
resource-goods               = Goods | zboží | Waren | товары
resource-weapons             = Weapons | bronzová děla | Kanonen | пушки
resource-penny_farthings     = Penny-farthings | velocipedy | Hochräder | велосипеды
resource-steam_carriages     = Steam carriages | parní stroje | Dampfwagen | паровые машины
tile-sailmakers              sailmakers | plachtárna | Segelmacherei | парусная фабрика
objective-willie_wibblesock  Willie Wibblesock | Willie Wibblesock | Willie Wibblesock | Вилли Виблсок
act-recall.button            shift end | Padla | Schichtende | смена
board-action-build           = Expand | Rozvoj | Ausbauen | Строительство
board-action-play            = Play and activate population cards | Hraní a aktivování karet obyvatel \
                             | Bevölkerungskarten ausspielen & aktivieren | Розыгрыш и активация карточек населения
board-action-swap            = Swap population cards | Výměna karet obyvatel | Bevölkerungskarten austauschen \
                             | Обмен карточек населения
board-action-hire            = Increase the workforce | Nové pracovní síly | Arbeitskraft erhöhen \
                             | Увеличение рабочей силы
board-action-upgrade         = Upgrade | Vylepšení | Aufsteigen | Развитие
board-action-old_world       = Open up the Old World | Průzkum Starého světa | Alte Welt erschließen \
                             | Исследование Старого Света
board-action-new_world       = Explore the New World | Objevování Nového světa | Neue Welt erkunden \
                             | Открытие Нового Света
board-action-expedition      = Take expedition cards | Získání karet expedic | Expeditionskarten nehmen \
                             | Набор карточек экспедиции
board-action-festival        = Celebrate a festival | Městská slavnost | Stadtfest feiern \
                             | Организация городского праздника
act-build.button             = Build | Rozvoj | Ausbauen | Строить
act-play.button              = Play card | Zahrát kartu | Ausspielen | Карточка
act-swap.button              = Swap | Výměna | Tauschen | Обмен
act-hire.button              = Workforce | Prac. síly | Arbeitskraft | Раб. сила
act-upgrade.button           = Upgrade | Vylepšení | Aufsteigen | Развитие
act-old_world.button         = Old World | Starý svět | Alte Welt | Старый Свет
act-new_world.button         = New World | Nový svět | Neue Welt | Новый Свет
act-expedition.button        = Expedition | Expedice | Expedition | Экспедиция
act-festival.button          = Festival | Slavnost | Stadtfest | Праздник
"""

SAME = (  # the same thing, or no thing at all
    {"level-free", "tile-nothing"},
    {"old-none", "tile-none"},
    {f"act-put_{deck}.button" for deck in ("farmer_worker", "artisan_engineer_investor", "new_world")},
)
NO_PAST = {
    "cs": set("Beryl Carl Eli Isabel Padla cihly děla mýdlo obyvatel pila sklo".split()),
    "ru": set("Берил Вилли Карл Эли двигатели мыло сначала стекло торговли".split()),
}


class TestWords(Wording):
    letter, terms, refused = "A", TERMS, refused
    families = tuple(
        "seat level token deck resource tile old new objective effect phase doing edition expand_mix empty_hand".split()
    )
    same = SAME
    no_past = NO_PAST
    recorded = Path(__file__).parent / "recorded" / "four-first-game.txt"
    after_contents = "## How one pays"


@pytest.fixture(scope="module")
def game(anno: Game) -> Game:
    return anno


@pytest.mark.parametrize(
    ("language", "typed", "choice"),
    [
        ("en", "produce brewery", "produce brewery"),
        ("en", "build soap factory", "build soap_factory"),
        ("cs", "postavit pivovar", "build brewery"),
        ("de", "bauen brauerei", "build brewery"),
        ("ru", "строить пивоварня", "build brewery"),
    ],
)
def test_a_choice_can_be_typed_in_its_language(game: Game, language: str, typed: str, choice: str) -> None:
    assert meant(game, language, typed) == [choice]
