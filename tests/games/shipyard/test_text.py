"""The drawn table and what the log tells besides."""

from __future__ import annotations

import pytest

from ostrov.engine.game import Game
from ostrov.engine.position import Position
from ostrov.engine.words import LANGUAGES, Words
from ostrov.games.shipyard import text
from ostrov.terminal.log import event
from tests.games.shipyard.conftest import BOX, At, play, random_games, shown
from tests.games.shipyard.test_cruise import SHIP


def drawn(at: At, differs: str, viewer: str = "pink", language: str = "en", players: int = 4) -> str:
    position = at(differs, players=players)
    return text.draw(position.seen_by(viewer), Words(position.desk.game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
def test_every_table_can_be_drawn(shipyard: Game, language: str, players: int) -> None:
    words = Words(shipyard, language)
    for position in list(random_games(shipyard.start("checked", players=players), [5], limit=400))[::25]:
        for viewer in (*position.seats, "chance"):
            picture = text.draw(position.seen_by(viewer), words)
            assert "{" not in picture
            assert "None" not in picture


def test_queue_and_income(at: At) -> None:
    lines = drawn(at, "lying: 2 subsidy").splitlines()
    assert lines[1].split() == ["1", "Build", "ships", "income", "0"]
    assert lines[6] == "  6 Produce equipment          income 1  Yellow"
    assert lines[8] == "  8 Subsidy                    income 3  guilders 2"
    assert lines[9] == "teeth to the drop: 10; round track: #######"


def test_display_prices_and_stacks(at: At) -> None:
    picture = drawn(at, "place: L1=empty")
    assert "  0  B1 lamp ring             L1 -" in picture
    assert "  left: bow 21, middle part I 17, middle part II 26, stern 21" in picture


def test_a_canal_system_with_the_boat(at: At) -> None:
    """C10 and, east of it and turned by a quarter, C12; the boat on c of C10, its stern to the north."""
    picture = drawn(at, "pink: canals C10@0,0 C12@1,0q1; boat C10; cell c; stern north")
    lines = picture[picture.index("Pink:") :].splitlines()
    assert lines[3:8] == [
        "  C10o--R  C12o--M",
        "     #  |        |",
        "  o  @  M  *--R--o",
        "  |  |           |",
        "  C--o        o--C",
    ]


def test_yard_supply_and_own_contracts(at: At) -> None:
    picture = drawn(at, "pink: yard Y1=BO26 Y3=ST15; supply 2 sail; employees rigger; used 3")
    own = picture[picture.index("Pink:") : picture.index("Blue:")]
    for line in (
        "shipyard: [B][ ][S][ ][ ][ ][ ][ ][ ]", "Y1 bow: ring ring", "Y3 stern: mast stoker", "supply: 2× sail",
        "employees: rigger", "contracts: Life rings, Six-part ships, Soldiers, Sail pairs", "used canals: 3",
    ):  # fmt: skip
        assert line in own, line
    assert "contracts" not in picture[picture.index("Blue:") :]


def test_a_fleet(at: At) -> None:
    picture = drawn(at, "ship blue: parts 4; items 1 captain 2 sail; safety 1 lantern; speed 3")
    assert "  ship: 4 parts; 1× captain, 2× sail; 1× lantern; speed 3" in picture


def test_S_182_the_grade_of_a_solo_game(at: At) -> None:
    over = "phase: over  stage: last  turns: 75  last: 75  rounds: 0  gear: 0  held: 1  ending: 1"
    shown = "pink: contracts; shown RED11 BLU12"
    for officials, grade in (
        (59, "A result to improve on."),
        (60, "A good start."),
        (80, "Solid shipbuilding."),
        (95, "Excellent!"),
    ):
        position = at(f"{over}\n{shown}\nship pink: parts 3; officials {officials}", players=1)
        assert text.verdict(position, Words(position.desk.game, "en")) == grade
    several = at(players=3)
    assert text.verdict(several, Words(several.desk.game, "en")) == ""


def logged(before: Position, seat: str, words: str, language: str = "en") -> list[str]:
    """The lines of the log for one entry, as the terminal shows them."""
    game = before.desk.game
    table = game.outcomes if seat == "chance" else game.actions
    texts = Words(game, language)
    found = text.brought(before, before.after(seat, words))
    brought = [f"{one}: {by['item']}" for one, by in found.items()]
    return [event(before, texts, seat, table.number(words)), *brought]


def test_S_073_the_log_names_the_part_that_is_placed(at: At) -> None:
    assert logged(at("phase: build"), "pink", "build B1 Y1") == ["Pink places B1 on slot Y1: bow BO01."]


def test_S_110_the_log_tells_what_engineers_bring(at: At) -> None:
    position = at("phase: produce\npink: employees engineer_sail")
    assert logged(position, "pink", "produce crane") == ["Pink produces: crane.", "pink: {'sail': 1, 'crane': 1}"]
    given_up = at(f"phase: fit  leaving: Y1  aboard: 2 sail\npink: {SHIP}")
    assert logged(given_up, "pink", "give_up") == ["Pink gives the ship up."]


def test_the_map_has_every_tile(at: At, shipyard: Game) -> None:
    position = at("pink: canals C10@0,0 C12@1,0\nwhite: canals C01@0,0 C03@0,1")
    drawing = text.map_of_names(position, Words(shipyard, "en"))
    for canal in ("C10", "C12", "C01", "C03"):
        assert drawing.count(canal) == 1


# --- solo -------------------------------------------------------------------------------------------------------------


def test_S_173_the_number_of_the_next_solo_tile_is_shown(at: At) -> None:
    assert "number of the next solo tile: 0 (3)" in drawn(at, "solo_number: N03", players=1)
    assert "number of the next solo tile" not in drawn(at, "", players=2)


@pytest.mark.parametrize(
    ("face", "number", "says"),
    [
        ("SO2", "N03", "Blue: Rent a canal; out of the game: N2."),
        ("SO3", "N22", "Blue: Buy goods; out of the game: W2."),
        ("SO7", "N11", "Blue: Recruit crew; the marker moves on by 1."),
        ("SO4", "N11", "Blue: Commodity exchange; the marker moves on by 1."),
        ("SO1", "N11", "Blue: Build ships; out of the game: B2 L2 R2 S2."),
        ("SO5", "N22", "Hire an employee is occupied, so another solo tile is turned."),
    ],
)
def test_S_170_S_171_what_an_opponent_does_is_told(at: At, face: str, number: str, says: str) -> None:
    before = at(
        f"phase: facing  active: blue  turns: 8  solo_number: {number}  cube: hire_employee=yellow",
        players=1,
        sound=False,
    )
    turned = play(before, f"chance face {face}")
    assert logged(turned, "chance", "number N11")[0] == f"The next solo tile has the number 1. {says}"


def test_S_178_the_number_of_the_solo_board_counts_for_the_last_tile(at: At) -> None:
    before = at(
        "phase: facing  active: blue  turns: 8  solo_number: N22  solo_stack: SO3  cube: hire_employee=yellow",
        players=1,
        sound=False,
    )
    number = BOX["solo"]["board_number"]
    place = BOX["solo"]["display_index_by_number"][f"n{number}"] + 1
    (line,) = logged(before, "chance", "face SO3")
    assert line == f"Solo tile: Buy goods. Blue: Buy goods; out of the game: W{place}."
    assert shown(play(before, "chance face SO3"), "goods_removed") != ""
