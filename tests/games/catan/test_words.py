"""Catan in four languages: complete, with the terms of the books, a log in the present tense with undeclined names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostrov.engine.game import Game, load_package
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.words import LANGUAGES, Words, ids
from ostrov.games.catan import refused
from ostrov.terminal.log import event
from tests.games.catan.conftest import At
from tests.games.wording import Wording, meant

# Every term that the books, or we, have settled: where it must stand, and how it reads there.
TERMS = """
act-build_settlement.button  Settlement | vesnice | Siedlung | поселение
act-build_city.button        City | město | Stadt | город
act-build_road.button        Road | silnice | Straße | дорога
field-cards                  resource | surovin | Rohstoff | сырья
resource-lumber              = Lumber | dřevo | Holz | древесина
resource-brick               = Brick | cihly | Lehm | глина
resource-wool                = Wool | vlna | Wolle | шерсть
resource-grain               = Grain | obilí | Getreide | зерно
resource-ore                 = Ore | ruda | Erz | руда
terrain-forest               = Forest | les | Wald | лес
terrain-hills                = Hills | pahorkatina | Hügelland | холмы
terrain-pasture              = Pasture | pastvina | Weideland | пастбище
terrain-fields               = Fields | pole | Ackerland | пашня
terrain-mountains            = Mountains | hory | Gebirge | горы
terrain-desert               = Desert | poušť | Wüste | пустыня
phase-hexes                  terrain hex | dílů krajiny | Landschaftsfeld | гекс
C-073                        intersection | křižovatk | kreuzung | перекрёст
C-069                        path | cest | Weg | троп
option-tokens                = Number tokens | žetony s čísly | Zahlenchips | номерные жетоны
option-frame                 = Sea frame | rám moře | Rahmen | морская рамка
harbour-any                  harbor | přístav | Hafen | гавань
field-robber                 = Robber | zloděj | Räuber | разбойник
act-move_robber.button       = Robber | zloděj | Räuber | разбойник
field-bank                   = Bank | bank | Bank | банк
C-032                        production | výnosy surovin | Rohstofferträge | доход
phase-main                   trade | obchod | Handel | торговля
phase-main                   build | stavění | Bauen | строительство
option-trade                 = Domestic trade | vnitřní obchod | Binnenhandel | торговля с игроками
act-propose                  trade | vnitřní obchod | Binnenhandel | торговлю с игроками
act-maritime                 Maritime trade | obchod se zámořím | Seehandel | морская торговля
did-maritime                 Maritime trade | obchod se zámořím | Seehandel | морская торговля
answer-countered             = Counter-offer | protinabídka | Gegenangebot | встречное предложение
C-067                        Building costs | stavební náklady | Baukosten | цены строительства
C-073                        Distance rule | pravidlo o vzdálenosti | Abstandsregel | правило расстояния
phase-settle                 Set-up phase | fáze zakládání | Gründungsphase | начальная расстановка
setup-beginner               = Starting set-up for beginners | počáteční rozmístění pro začátečníky \
                             | Startaufstellung für Einsteiger | стартовый расклад для новичков
field-unplayed               = Development cards | akční karty | Entwicklungskarten | карты развития
card-knight                  = Knight | Rytíř | Ritter | рыцарь
C-122                        progress | Pokrok | Fortschritt | прорыв
card-road_building           = Road Building | Stavba silnic | Straßenbau | Строительство дорог
card-year_of_plenty          = Year of Plenty | Vynález | Erfindung | Год изобилия
card-monopoly                = Monopoly | Monopol | Monopol | Монополия
card-victory_point           = Victory point card | karta s výherním bodem | Siegpunktkarte | карта победного очка
card-victory_point.names     = University, Cathedral, Parliament, Market, Library \
                             | Univerzita, Katedrála, Parlament, Tržiště, Knihovna \
                             | Universität, Kathedrale, Parlament, Marktplatz, Bibliothek \
                             | Университет, Собор, Парламент, Рынок, Библиотека
ending-reached               victory points | výherních bodů | Siegpunkte | победных очков
source-longest_road          = Longest Road | Nejdelší obchodní cesta | Längste Handelsstraße | Самый длинный тракт
source-largest_army          = Largest Army | Největší vojsko | Größte Rittermacht | Самое большое войско
phase-dice                   = Roll | hod kostkami | Würfeln | бросок кубиков
act-offer.button             = Offer | Nabídnout | Anbieten | Предложить
act-accept.button            = Accept | Přijmout | Annehmen | Принять
act-decline.button           = Decline | Odmítnout | Ablehnen | Отказаться
act-counter                  counter | protinabídku | Gegenangebot | встречное
"""

NO_PAST = {"cs": {"cihly", "čísly", "číslo", "Monopol"}, "ru": {"число"}}  # nouns that look like it
BEGINNER = {"setup": "beginner"}


class TestWords(Wording):
    letter, terms, refused = "C", TERMS, refused
    families = tuple("seat resource terrain harbour card answer phase hex phases setup tokens".split())
    no_past = NO_PAST
    recorded = Path(__file__).parent / "recorded" / "trading-with-three.txt"
    start = BEGINNER
    after_contents = "## Places"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_names_of_the_engine_are_not_told(self, game: Game, language: str) -> None:
        words = Words(game, language)
        for line in (*self.log(game, words), *self.log(game, words, hidden=True)):
            assert not re.search(r"\b[DNK]\d", line), line  # D3, N8 and K1 are names for the engine only


@pytest.fixture(scope="module")
def game() -> Game:
    return load_package("ostrov.games.catan")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resource_has_one_name_wherever_it_stands(game: Game, language: str) -> None:
    words = Words(game, language)
    for resource in ("lumber", "brick", "wool", "grain", "ore"):
        assert len({words.say(f"{family}-{resource}") for family in ("resource", "second", "taken")}) == 1


def test_the_hidden_is_not_told(game: Game) -> None:
    position, words = game.start("checked", setup="beginner"), Words(game, "cs")
    assert event(position, words, "white", game.actions.number("discard wool"), hidden=True) == "Bílý odevzdává kartu."
    hidden = [
        event(position, words, CHANCE, game.outcomes.number(w), hidden=True) for w in ("steal ore", "draw knight")
    ]
    assert hidden == ["Krádež: nikdo → Modrý, 1 karta.", "Modrý bere akční kartu."]


@pytest.mark.parametrize(("harbours", "taken"), [("", 4), ("3 lumber 3 wool", 3), ("2 wool 3 lumber", 2)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_C_145_the_log_tells_at_what_rate_the_sea_trades(
    at: At, game: Game, language: str, harbours: str, taken: int
) -> None:
    position = at(f"blue: settlements V18; hand 4 wool; rate {harbours}" if harbours else "blue: hand 4 wool")
    words = Words(game, language)
    line = event(position, words, "blue", game.actions.number("maritime wool ore"))
    wool, ore = (words.name(game.modules["state"].__dict__["RESOURCE"], kind) for kind in ("wool", "ore"))
    assert line.endswith(f": {taken}× {wool} → 1× {ore}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_roll_is_added_up(game: Game, language: str) -> None:
    words, position = Words(game, language), game.start("checked", setup="beginner")
    for one in range(1, 7):
        for other in range(1, 7):
            line = event(position, words, CHANCE, game.outcomes.number(f"dice D{one} D{other}"))
            assert line.endswith(f": {one} + {other} = {one + other}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_corners_are_those_of_the_island(game: Game, language: str) -> None:
    words, board = Words(game, language), game.modules["state"].__dict__
    position = game.start("checked", setup="beginner")
    for word in (2, 6, 12):
        line = event(position, words, CHANCE, game.outcomes.number(f"token N{word}"))
        assert line.startswith("H0: ")
        assert line.endswith(f" {word}.")
    corners = [event(position, words, CHANCE, game.outcomes.number(f"corner K{n}")) for n in range(1, 7)]
    spiral = game.modules["setup"].__dict__["SPIRAL"][:, 0]
    assert [line.split()[-1] for line in corners] == [f"{board['HEX'][int(place)]}." for place in spiral]


@pytest.mark.parametrize("language", LANGUAGES)
def test_red_numbers_are_told_in_the_order_they_are_laid(game: Game, language: str) -> None:
    words, position = Words(game, language), _at_red_tokens(game)
    said = []
    for hex_word in ("H0", "H2", "H16", "H18"):
        said.append(event(position, words, CHANCE, game.outcomes.number(f"red {hex_word}"))[-2])
        position = position.after(CHANCE, f"red {hex_word}")
    assert said == ["6", "6", "8", "8"]


def _at_red_tokens(game: Game) -> Position:
    position = game.start("checked", tokens="random")
    for terrain in ["forest"] * 4 + ["pasture"] * 4 + ["desert"] + ["fields"] * 4 + ["hills"] * 3 + ["mountains"] * 3:
        position = position.after(CHANCE, f"lay {terrain}")
    return position


def test_only_buying_a_card_is_asked_again(game: Game) -> None:
    assert [message for message in ids(game, "en") if message.endswith(".sure")] == ["act-buy_card.sure"]


@pytest.mark.parametrize(
    ("language", "typed", "choice"),
    [
        ("cs", "silnice E28", "build_road E28"),
        ("cs", "postavit vesnici na V8", "build_settlement V8"),
        ("cs", "vynalez ruda vlna", "year_of_plenty ore wool"),
        ("cs", "zamori drevo ruda", "maritime lumber ore"),
        ("de", "strasse E28", "build_road E28"),
        ("de", "rauber H7", "move_robber H7"),
        ("ru", "дорога E28", "build_road E28"),
        ("ru", "монополия руда", "monopoly ore"),
        ("en", "road E28", "build_road E28"),
        ("en", "monopoly ore", "monopoly ore"),
    ],
)
def test_a_choice_can_be_typed_in_its_language(game: Game, language: str, typed: str, choice: str) -> None:
    assert meant(game, language, typed) == [choice]
