"""The drawn table."""

from __future__ import annotations

import pytest

from ostrov.engine.game import Game
from ostrov.engine.words import LANGUAGES, Words
from ostrov.games.anno1800 import text
from tests.games.anno1800.conftest import At, play, random_games


def drawn(at: At, differs: str, viewer: str = "white") -> list[str]:
    position = at(differs)
    return text.draw(position.seen_by(viewer), Words(position.desk.game, "en")).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_drawn(anno: Game, language: str) -> None:
    words = Words(anno, language)
    start = anno.start("checked", players=3)
    for position in list(random_games(start, [5], limit=500))[::60]:
        for viewer in (*position.seats, "chance"):
            view = position.seen_by(viewer)
            for picture in (text.draw(view, words), text.map_of_names(view, words)):
                assert "{" not in picture
                assert "None" not in picture
                assert max(map(len, picture.splitlines())) <= text.WIDE + 20


def test_A_033_an_island_with_its_people(at: At) -> None:
    lines = drawn(at, "white: built h32=brewery; work h11=farmer+farmer h32=worker; gold 4; old old_warehouse")
    (row,) = [n for n, line in enumerate(lines) if line.startswith("  h11 sawmill   ")]
    assert lines[row + 1].startswith("    F[F][F]timber")
    assert "F[ ][ ]grain" in lines[row + 1]
    coast = next(line for line in lines if line.startswith("  h31 "))
    assert "h32 brewery" in coast
    assert "h33 (coast)" in coast
    assert "W[W][ ]beer" in lines[lines.index(coast) + 1]
    assert lines[lines.index("  island with a warehouse:") + 1].startswith("  a1 warehouse")


def test_A_166_hands_are_drawn_for_their_owners_only(at: At) -> None:
    said = "white: hand fw_36 aei_12; expedition exp_19\norange: hand fw_01; expedition exp_06"
    whole = "\n".join(drawn(at, said))
    assert "fw_36   2× exploration token" in whole
    assert "expedition cards: animal artisan 1, artefact artisan 1" in whole
    assert "fw_01" not in whole
    assert "investor 3" not in whole
    assert "fw_01" in "\n".join(drawn(at, said, "orange"))
    assert "fw_01" not in "\n".join(drawn(at, said, "chance"))


def test_A_082_A_136_the_supply_is_seen(at: At) -> None:
    whole = " ".join(" ".join(drawn(at, "gone: 2 brewery\nsupply: 3 worker")).split())
    assert "0 brewery" in whole
    assert "cubes in the supply: 9× farmer, 3× worker, 17× artisan" in whole
    assert "farmers/workers 18, artisans/engineers/investors 24, New World 24" in whole
    assert "expedition cards left: 22; Old World islands left: 12; New World islands left: 8" in whole


def test_A_007_objective_cards_say_what_they_are_worth(at: At) -> None:
    lines = drawn(at, "objectives: zoo alonso_graves queen university beryl_omara")
    for line in (
        "  Zoo: +1: animal",
        "  Alonso Graves: 3× exploration token + 3× gold → extra action",
        "  The Queen: +6: spectacle factory, clockmakers, fur dealer",
        "  University: 10/4: engineer",
        "  Beryl O’Mara: 2× exploration token → 1× trade token",
    ):
        assert line in lines
    more = drawn(at, "objectives: aarhant editor bente_jorgensen pyrphorian museum")
    assert "  Aarhant: 1× investor → 5× gold" in more
    assert "  The Editor: 2× exploration token → put 1 card away" in more
    assert "  Bente Jorgensen: 18: Old World islands ≤ 1" in more
    assert "  Pyrphorian: -2: hand cards" in more


def test_A_036_A_113_the_turn_and_effects_to_come(at: At) -> None:
    lines = drawn(at, "pool: 2 timber 1 cocoa\nwhite: played fw_01 fw_02 fw_03 aei_12; turned fw_01")
    assert "resources of this turn: 2× timber, 1× cocoa" in lines
    assert "  played cards: 3/1/0" in lines
    assert "  effects to activate: 2× farmer (2 ×); extra action" in lines


def test_A_201_the_fireworks(at: At) -> None:
    lines = drawn(at, "fireworks: white  turns_left: 3  trigger: 1")
    assert "fireworks: White; turns to follow: 3" in lines


def test_A_050_what_others_show_is_a_list(at: At) -> None:
    told = " ".join(" ".join(drawn(at, "orange: built h32=brewery")).split())
    orange = told[told.index("Orange:") : told.index("Yellow:")]
    assert "brewery" in orange
    assert "2× merchant ship 1" in orange


def test_the_map_has_every_field_and_every_tile(at: At, anno: Game) -> None:
    drawing = text.map_of_names(at("white: old old_farmers"), Words(anno, "en"))
    assert drawing.count("h45") == 4
    assert drawing.count("a6 (sea)") == 1
    (line,) = [line for line in drawing.splitlines() if "chocolate factory" in line]
    assert line.split("  ")[-1].strip() == "pigs + cocoa"
    assert "E → gramophones" in drawing


def test_A_052_what_a_trade_brings_is_told(at: At) -> None:
    before = at("orange: built h32=brewery")
    after = play(before, "white trade beer")
    assert text.brought(before, after) == {"white": {"resource": {"beer": 1}}}
    over = play(after, "white festival", "white end_turn")
    assert text.brought(after, over) == {}
