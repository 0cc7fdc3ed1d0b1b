"""The drawn island: true to the position, at most 80 columns wide, readable in every language and in plain ASCII."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ostrov.engine import text as record
from ostrov.engine.game import Game, load_package
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.words import LANGUAGES, Words
from ostrov.games.catan import text
from ostrov.games.catan.colours import OF_RED, OF_ROBBER, OF_SEAT, OF_TERRAIN, paint
from ostrov.games.catan.text import draw, edge_words, map_of_names, place_words
from ostrov.terminal.facts import drawing

CLASSIC = """
                                         2:1
                        ·           ·   grain   ·
                3:1 ===   '-.   .-'   ===   .-'   '-.
                  ·    H0     ·    H1     ·    H2     ·
                  |  forest   |  pasture  |  fields   |
                  ·   11 ••  (B)  12 •    ·  9 ••••   ·     2:1
              .-'   '-.   bbb   '-.   .-'   bbb   .-'   === ore
            ·    H3     ·    H4     ·    H5    (B)   H6     ·
       2:1  =   hills  |w|mountains |   hills   |  pasture  |
    lumber  ·   4 •••  (W) 6 •••••  ·  5 ••••   ·  10 •••   ·
        .-'   '-.   .-'   '-.   .-'   '-.   rrr   '-.   .-'   '-.
      ·  ROBBER   ·    H8     ·    H9    (R)   H10    ·    H11    ·
      |  desert   |  forest   |  fields   |  forest   |  fields   =  3:1
      ·           ·   3 ••    ·   11 ••   ·   4 •••  (O) 8 •••••  ·
        '-.   .-'   ooo   .-'   '-.   www   '-.   .-'   ooo   .-'
            ·    H12   (O)   H13   (W)   H14    ·    H15    ·
       2:1  =   hills   |  pasture  |  pasture  | mountains |
     brick  ·  8 •••••  ·  10 •••   ·  9 ••••  (R)  3 ••    ·
              '-.   .-'   '-.   .-'   '-.   rrr   '-.   === 2:1
                  ·    H16    ·    H17    ·    H18    ·     wool
                  | mountains |  fields   |  forest   |
                  ·  5 ••••   ·    2 •    ·  6 •••••  ·
                3:1 ===   .-'   '-.   ===   '-.   .-'
                        ·           ·    3:1    ·

settlement (B), city [B], road bbb, harbor ===
development cards to buy: 25
bank: 15× lumber, 17× brick, 18× wool, 17× grain, 16× ore

            points  cards  dev.  knights  road  roads/settl./cities left
▸ B Blue         2      3     0        0     1  13/3/4
  W White        2      3     0        0     1  13/3/4
  O Orange       2      3     0        0     1  13/3/4
  R Red          2      3     0        0     1  13/3/4
hand: 1× lumber, 0× brick, 1× wool, 0× grain, 1× ore
"""


@pytest.fixture(scope="module")
def game() -> Game:
    return load_package("ostrov.games.catan")


@pytest.fixture(scope="module")
def classic(game: Game) -> Position:
    return game.start("checked", setup="beginner")


def changed(position: Position, change: Callable[[Any], None]) -> Position:
    """The same position with something else on the table."""
    game = position.desk.game
    table = np.array([record.unpack(game, position.data)])[0].copy()
    change(table)
    return Position(position.desk, record.pack(game, table))


def played(game: Game, seed: int, turns: int, **options: object) -> Position:
    """A position some turns on, everybody choosing at random but glad to build."""
    rng, position = random.Random(seed), game.start("checked", **options)
    while position.asked and position.turns < turns:
        seat, odds = position.asked[0], position.outcomes()
        if odds:
            position = position.after(CHANCE, rng.choices(list(odds), list(odds.values()))[0])
        else:
            choices = position.choices(seat)
            building = [words for words in choices if words.startswith("build") and rng.random() < 0.7]
            position = position.after(seat, rng.choice(building or [w for w in choices if w != "propose"]))
    return position


def founding(game: Game) -> Position:
    """The island is laid, the first settlement is to be placed."""
    position = game.start("checked")
    while position.asked == (CHANCE,):
        position = position.after(CHANCE, next(iter(position.outcomes())))
    return position


def test_the_classic_island_looks_like_this(game: Game, classic: Position) -> None:
    assert draw(classic.seen_by("blue"), Words(game, "en"), plain=False) == CLASSIC.strip("\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "frame"), [(1, "standard"), (2, "shuffled"), (3, "shuffled")])
def test_eighty_columns_are_enough(game: Game, language: str, seed: int, frame: str) -> None:
    position = played(game, seed, 12 * seed, frame=frame)
    for view in (position, position.seen_by("white")):
        island = draw(view, Words(game, language), plain=False).partition("\n\n")[0]
        assert max(map(len, island.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [4, 5])
def test_everything_on_the_island_is_drawn(game: Game, language: str, seed: int) -> None:
    position, words = played(game, seed, 60, frame="shuffled"), Words(game, language)
    island, table = draw(position.seen_by(), words, plain=False).partition("\n\n")[0], _table(position)
    for number, seat in enumerate(game.seats.words):
        letter = words.say(f"seat-{seat}.letter")
        for bracket, level in ((f"({letter})", 1), (f"[{letter}]", 2)):
            stand = ((table["owner"] == number) & (table["level"] == level)).sum()
            assert island.count(bracket) == stand
        roads = len(re.findall(rf"{letter.lower()}{{3}}|\|{letter.lower()}\|", island))
        assert roads == (table["road"] == number).sum()
    assert island.count("2:1") == 5
    assert island.count("3:1") == 4
    assert len(re.findall(r"\bH\d+\b", island)) == 18
    assert words.say("field-robber").upper() in island
    pips = sum(6 - abs(7 - int(token)) for token in table["token"] if token)
    assert island.count("•") == pips


def _table(position: Position) -> Any:
    return record.unpack(position.desk.game, position.data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_table_can_be_drawn(game: Game, language: str) -> None:
    picture = draw(game.start("checked").seen_by(), Words(game, language), plain=False)
    assert picture.count("H") >= 19
    assert "•" not in picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_is_ascii(game: Game, classic: Position, language: str) -> None:
    picture = draw(classic, Words(game, language), plain=True)
    assert picture.isascii()
    assert len(re.findall(r"\(([A-Z])\)", picture.partition("\n\n")[0])) == 8
    assert len(set(re.findall(r"\(([A-Z])\)", picture))) == 4


@pytest.mark.parametrize(
    ("encoding", "language", "seen"),
    [
        ("utf-8", "cs", "▸ M Modrý"),
        ("cp1250", "cs", "> M Modrý"),
        ("ascii", "cs", "> M Modry"),
        ("utf-8", "ru", "▸ С Синий"),
        ("cp1251", "ru", "> С Синий"),
        ("ascii", "ru", "> B Blue"),
    ],
)
def test_the_output_decides_what_can_be_shown(
    game: Game, classic: Position, monkeypatch: pytest.MonkeyPatch, encoding: str, language: str, seen: str
) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding=encoding))
    picture = draw(classic.seen_by("blue"), Words(game, language))
    picture.encode(encoding)
    assert seen in picture


def test_a_stream_of_characters_shows_everything(
    game: Game, classic: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert "▸ B Blau" in draw(classic, Words(game, "de"))


# --- what may be seen --------------------------------------------------------------------------------------------


def test_a_hand_is_shown_to_its_owner_only(game: Game, classic: Position) -> None:
    words = Words(game, "en")
    assert "hand: 1× lumber, 0× brick, 1× wool, 0× grain, 1× ore" in draw(classic.seen_by("blue"), words, plain=False)
    assert draw(classic.seen_by("blue"), words, plain=False).count("hand:") == 1
    assert "hand:" not in draw(classic.seen_by(), words, plain=False)
    assert draw(classic, words, plain=False).count("hand:") == 4


def test_what_cannot_be_seen_does_not_change_the_drawing(game: Game, classic: Position) -> None:
    def other_hand(table: Any) -> None:
        table["seats"][1]["hand"][:] = (0, 0, 3, 0, 0)
        table["seats"][1]["unplayed"][0], table["deck"][0] = 0, 14

    words = Words(game, "en")
    drawn = [draw(one.seen_by("red"), words, plain=False) for one in (classic, changed(classic, other_hand))]
    assert drawn[0] == drawn[1]


def test_own_cards_and_rates_are_told(game: Game, classic: Position) -> None:
    def rich(table: Any) -> None:
        player = table["seats"][0]
        player["unplayed"][0], player["fresh"][0], player["rate"][4] = 2, 1, 2
        player["returning"][0], player["owes"] = 1, 2

    picture = draw(changed(classic, rich).seen_by("blue"), Words(game, "en"), plain=False)
    for line in (
        "development cards: 2× Knight",
        "bought this turn: 1× Knight",
        "exchange: 2:1 ore",
        "chosen for the bank: 1× lumber",
        "Blue: still to discard: 2",
    ):
        assert line in picture.splitlines()


def test_a_trade_lies_open(game: Game, classic: Position) -> None:
    def trade(table: Any) -> None:
        table["seats"][0]["give"][2], table["seats"][0]["want"][4], table["seats"][0]["answer"] = 1, 2, 2
        table["seats"][1]["answer"] = 3

    picture = draw(changed(classic, trade).seen_by("red"), Words(game, "cs"), plain=False)
    assert "Modrý: dává: 1× vlna; chce: 2× ruda; odpověď: vyložena" in picture
    assert "Bílý: odpověď: přijato" in picture


def test_roll_and_bonus_cards_are_told(game: Game, classic: Position) -> None:
    def late(table: Any) -> None:
        table["first_die"], table["second_die"] = 3, 5
        table["longest_road"], table["largest_army"], table["seats"][2]["played"][0] = 2, 2, 4

    picture = draw(changed(classic, late).seen_by(), Words(game, "en"), plain=False)
    assert "last roll: 3 + 5 = 8; development cards to buy: 25" in picture
    assert re.search(r"  O Orange +6 +3 +0 +4 +1  13/3/4  Longest Road, Largest Army", picture)


# --- names of places ---------------------------------------------------------------------------------------------


def test_who_founds_finds_the_names_of_the_crossings(game: Game) -> None:
    position = founding(game)
    picture = draw(position.seen_by(position.asked[0]), Words(game, "en"), plain=False)
    assert len(set(re.findall(r"\bV\d+\b", picture))) == 54
    assert "V0" not in draw(position.seen_by(), Words(game, "en"), plain=False)


def test_who_builds_a_road_finds_the_names_of_the_paths(game: Game) -> None:
    position = founding(game)
    seat = position.asked[0]
    position = position.after(seat, "build_settlement V24")
    picture = draw(position.seen_by(seat), Words(game, "en"), plain=False)
    assert set(re.findall(r"\bE\d+\b", picture)) == {"E28", "E29", "E36"}


def test_few_offered_crossings_are_told_in_words(game: Game, classic: Position) -> None:
    def rich(table: Any) -> None:
        table["phase"], table["rolled"] = game.modules["state"].__dict__["MAIN"], True
        table["seats"][0]["hand"][:], table["seats"][0]["cards"] = (0, 0, 0, 2, 3), 5

    picture = draw(changed(classic, rich).seen_by("blue"), Words(game, "cs"), plain=False)
    assert "označeno: kde teď můžeš stavět" in picture
    assert "  Město V8: les 11, pastvina 12, hory 6" in picture.splitlines()
    assert "  Město V14: pole 9, pahorkatina 5, pastvina 10" in picture.splitlines()


def test_the_map_of_names_has_every_place_once(game: Game, classic: Position) -> None:
    found = re.findall(r"[EHV]\d+", map_of_names(classic, Words(game, "en"), plain=True))
    wanted = [f"{letter}{n}" for letter, count in (("E", 72), ("H", 19), ("V", 54)) for n in range(count)]
    assert sorted(found) == sorted(wanted)


def test_neighbours_on_the_island_are_neighbours_on_the_screen() -> None:
    board = text.__dict__
    for edge in board["EDGE"]:
        one, other = (board["VERTEX_SPOT"][int(end)] for end in board["EDGE_END"][edge])
        assert (abs(one.x - other.x), abs(one.y - other.y)) in ((6, 2), (0, 2))
    assert len(set(board["VERTEX_SPOT"])) == 54


@pytest.mark.parametrize(
    ("language", "vertex", "said"),
    [
        ("en", "V8", "forest 11, pasture 12, mountains 6"),
        ("en", "V11", "hills 4, lumber harbor"),
        ("cs", "V46", "hory 3, les 6, přístav na vlnu"),
        ("de", "V26", "Ackerland 8, 3:1-Hafen"),
        ("ru", "V22", "холмы 4, пустыня, лес 3"),
    ],
)
def test_a_crossing_in_words(game: Game, classic: Position, language: str, vertex: str, said: str) -> None:
    assert place_words(classic, Words(game, language), vertex) == said


def test_a_path_in_words(game: Game, classic: Position) -> None:
    said = edge_words(classic, Words(game, "en"), "E18")
    assert said == "V11 (hills 4, lumber harbor) – V16 (hills 4, desert, lumber harbor)"


def test_a_crossing_before_the_island_is_laid(game: Game) -> None:
    assert place_words(game.start("checked"), Words(game, "cs"), "V0") == "prázdné místo"


# --- in colour -------------------------------------------------------------------------------------------------------

CODE = re.compile(r"\033\[[\d;]+m")


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_colour_adds_nothing_and_takes_nothing_away(game: Game, classic: Position, language: str, plain: bool) -> None:
    words = Words(game, language)
    picture = draw(classic, words, plain=plain)
    painted = paint(picture, words)
    assert CODE.sub("", painted) == picture
    assert painted.partition("\n\n")[2] == picture.partition("\n\n")[2], "only the island is painted"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_terrain_and_red_number_has_its_colour(game: Game, classic: Position, language: str) -> None:
    words = Words(game, language)
    painted = paint(draw(classic, words, plain=False), words).partition("\n\n")[0]
    for seat in classic.seats:
        letter = words.say(f"seat-{seat}.letter")
        assert painted.count(f"\033[{OF_SEAT[seat]}m({letter})\033[0m") == 2
        roads = [f"\033[{OF_SEAT[seat]}m{road}\033[0m" for road in (letter.lower() * 3, f"|{letter.lower()}|")]
        assert sum(map(painted.count, roads)) == 2
    for kind, hexes in {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}.items():
        assert len(re.findall(rf"\033\[{OF_TERRAIN[kind]}m\w+\033", painted)) == hexes
    assert len(re.findall(rf"\033\[{OF_RED}m[68] •{{5}}\033", painted)) == 4
    assert f"\033[{OF_ROBBER}m{words.say('field-robber').upper()}\033[0m" in painted


def test_the_terminal_paints_only_where_it_has_colours(game: Game, classic: Position) -> None:
    words = Words(game, "en")
    plain, painted = (drawing(classic, words, colour=colour) or "" for colour in (False, True))
    assert not CODE.search(plain)
    assert CODE.search(painted)
    assert CODE.sub("", painted) == plain
