"""What boards are told of the box."""

from __future__ import annotations

import json

from ostrov.engine.game import Game
from tests.games.anno1800.conftest import BOX, HOME, OLD


def test_it_travels_as_json(anno: Game) -> None:
    assert json.loads(json.dumps(anno.map)) == anno.map


def test_A_016_A_152_every_field_has_a_spot_of_its_own(anno: Game) -> None:
    fields = anno.map["fields"]
    spots = {(field["island"], field["x"], field["y"]) for field in fields.values()}
    assert len(spots) == len(fields) == 20 + 4 * 6
    assert {name: field["printed"] for name, field in fields.items() if name in HOME} == HOME
    home = [field["terrain"] for name, field in fields.items() if name in HOME]
    assert [home.count(terrain) for terrain in ("land", "coast", "sea")] == [10, 5, 5]


def test_A_002_A_031_tiles_and_their_makers(anno: Game) -> None:
    tiles, resources = anno.map["tiles"], anno.map["resources"]
    for row in (*BOX["industry"], *BOX["start_industry"]):
        assert (tiles[row["id"]]["makes"], tiles[row["id"]]["works"]) == (row["produces"], row["worker"])
        assert row["id"] in resources[row["produces"]]["tiles"]
    assert sum(tile.get("count", 0) for tile in tiles.values()) == 120
    assert tiles["warehouse"]["cost"] == {"resources": {"bricks": 1}, "cubes": {"artisan": 1}}
    assert tiles["shipyard_1"]["cost"] == {}
    assert tiles["trade_ship_2"]["token"] == "trade"


def test_A_111_A_131_what_cards_and_cubes_cost(anno: Game) -> None:
    assert anno.map["cards"]["fw_36"]["cost"] == {"tokens": {"exploration": 2}}
    assert anno.map["levels"]["worker"]["recall"] == 2
    assert len(anno.map["cards"]) == 102


def test_A_154_A_163_islands(anno: Game) -> None:
    assert anno.map["old"] == OLD
    assert anno.map["new"]["new_4"] == ["cocoa", "sugar_cane", "cotton"]
    assert anno.map["resources"]["cotton"]["islands"] == [row["id"] for row in BOX["new_world_island"]]


def test_A_212_expedition_cards(anno: Game) -> None:
    assert anno.map["expeditions"]["exp_19"] == {
        "animal": {"visitor": "artisan", "points": 1},
        "artefact": {"visitor": "artisan", "points": 1},
    }
