"""The drawn table and what the log tells besides."""

from __future__ import annotations

import pytest

from ostrov.engine.game import Game
from ostrov.engine.words import LANGUAGES, Words
from ostrov.games.shipyard import text
from tests.games.shipyard.conftest import At, play, random_games
from tests.games.shipyard.test_cruise import sea


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
        picture = drawn(at, f"{over}\n{shown}\nship pink: parts 3; officials {officials}", players=1)
        assert picture.endswith(grade)


def test_money_parts_and_ships_are_told(at: At, shipyard: Game) -> None:
    words = Words(shipyard, "en")
    before = at("lying: 2 subsidy")
    after = play(before, "pink choose subsidy")
    assert text.told(before, after, words) == ["Pink: guilders +7"]
    before = at("phase: build")
    assert text.told(before, play(before, "pink build B1 Y1"), words) == ["BO01 (bow): lamp ring"]
    before = play(sea(at, "canals C10@0,0"), "pink start C10")
    after = play(before, "pink enter west")
    assert text.told(before, after, words) == [
        "Pink: crew 4, cannons and cranes 4, speed 6, officials 7, blue riband 0 = 21 VP"
    ]


def test_an_opponents_action_is_told(at: At, shipyard: Game) -> None:
    before = at(
        "phase: end  main: recruit_crew  cube: hire_employee=blue produce_equipment=yellow  solo_number: N22", players=1
    )
    before = play(before, "pink end_turn", "chance face SO3")
    after = play(before, "chance number N11")
    assert text.told(before, after, Words(shipyard, "en"))[0] == "Blue: Buy goods"


def test_the_map_has_every_tile(at: At, shipyard: Game) -> None:
    position = at("pink: canals C10@0,0 C12@1,0\nwhite: canals C01@0,0 C03@0,1")
    drawing = text.map_of_names(position, Words(shipyard, "en"))
    for canal in ("C10", "C12", "C01", "C03"):
        assert drawing.count(canal) == 1
