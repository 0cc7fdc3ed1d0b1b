"""Set-up, S-009 to S-031, S-167, S-211 to S-213."""

from __future__ import annotations

from collections import Counter

import pytest

from ostrov.engine import fate
from ostrov.engine.game import Game
from ostrov.engine.history import begin
from ostrov.engine.position import CHANCE, Position
from tests.games.shipyard.conftest import BOX, EMPLOYEES, GOODS, SETS, TILES, At, counts, pairs, settled, shown


def ready(shipyard: Game, key: bytes = b"key", **options: str) -> Position:
    """The first turn, everything random decided by a sealed generator."""
    history = begin(shipyard.desk("checked"), options)
    return history.settle(fate.Sealed(key.ljust(32, b"-")))


@pytest.fixture(scope="module", params=["1", "2", "3", "4"])
def table(request: pytest.FixtureRequest, shipyard: Game) -> Position:
    return ready(shipyard, players=request.param)


def players_of(position: Position) -> int:
    return position.option("players")


def test_S_008_S_009_S_212_the_part_display(table: Position) -> None:
    place = pairs(table, "place")
    assert len(place) == 20
    assert {where[0]: part[:2] for where, part in place.items()} == {"B": "BO", "L": "MA", "R": "MA", "S": "ST"}
    stacked = Counter(part[:2] for part in shown(table, "stacked").split())
    assert stacked == {"BO": 21, "MA": 16, "MB": 26, "ST": 21}


def test_S_010_S_026_goods(table: Position) -> None:
    assert len(pairs(table, "offered_goods")) == 5
    for seat in table.seats:
        assert counts(table, "goods", seat) == {"coal_cloth_iron": 1}
        assert shown(table, "guilders", seat) == ""  # six, as at the start
    assert sum(counts(table, "goods_stack").values()) == sum(GOODS.values()) - 5 - len(table.seats)


def test_S_011_canals(table: Position) -> None:
    offered = pairs(table, "offered_canal")
    assert len(set(offered.values())) == 5
    assert pairs(table, "canal") == dict.fromkeys(sorted(offered.values()), "shown")


def test_S_012_S_015_S_016_points_gear_and_round_track(table: Position) -> None:
    assert all(table.score(seat) == 0 for seat in table.seats)
    assert shown(table, "gear") == ""
    assert int(shown(table, "rounds")) == {1: 5, 2: 3, 3: 5, 4: 7}[players_of(table)]


def test_S_013_S_014_S_027_the_queue(table: Position) -> None:
    queue = shown(table, "queue").split()
    assert sorted(queue) == sorted(TILES if players_of(table) == 4 else TILES[:-1])
    if players_of(table) == 4:
        assert queue[-1] == "subsidy"
    assert shown(table, "cube") == ""


def test_S_017_S_018_S_019_S_020_S_021_the_markers(shipyard: Game) -> None:
    starts = [ready(shipyard, bytes([n]), players="3") for n in range(12)]
    for name in ("crew_ring", "equipment_ring", "employee_ring"):
        assert len({shown(start, name) for start in starts}) > 1, name
    assert {shown(start, "market") for start in starts} == {""}


def test_S_022_S_023_employees(table: Position) -> None:
    beside = pairs(table, "beside")
    assert Counter(beside.values()) == dict.fromkeys([f"O{n}" for n in range(1, 9)], 3)
    assert set(beside) == set(EMPLOYEES)
    copies = 2 if players_of(table) > 2 else 1
    assert counts(table, "copies") == dict.fromkeys(EMPLOYEES, copies)


def test_S_024_beginners_have_a_starter_beside_each_space(shipyard: Game) -> None:
    beside = pairs(ready(shipyard, employees="beginner"), "beside")
    assert sorted(beside[each] for each in BOX["employee_stacks"]["beginner_starters"]) == [
        f"O{n}" for n in range(1, 9)
    ]


def test_S_025_advanced_employees_are_anywhere(shipyard: Game) -> None:
    found = set()
    for n in range(6):
        beside = pairs(ready(shipyard, bytes([n]), employees="advanced"), "beside")
        found.add(len({beside[each] for each in BOX["employee_stacks"]["beginner_starters"]}))
    assert found != {8}


def test_S_028_beginners_get_a_starter_set(shipyard: Game) -> None:
    start = ready(shipyard, contracts="beginner")
    dealt = [set(shown(start, "contracts", seat).split()) for seat in start.seats]
    assert sorted(map(sorted, dealt)) == sorted(map(sorted, SETS))


def test_S_029_S_030_advanced_players_get_three_of_each_colour(shipyard: Game) -> None:
    start = ready(shipyard, contracts="advanced")
    dealt = [shown(start, "contracts", seat).split() for seat in start.seats]
    assert all(Counter(each[:3] for each in hand) == {"RED": 3, "BLU": 3} for hand in dealt)
    assert len({each for hand in dealt for each in hand}) == 24
    seen = str(start.seen_by("pink"))
    assert "undealt" not in seen


def test_S_031_chance_chooses_the_start_player(shipyard: Game) -> None:
    assert shipyard.start("checked", players=3).outcomes() == {"begins pink": 1, "begins blue": 1, "begins yellow": 1}
    start = shipyard.start("checked", players=3).after(CHANCE, "begins yellow")
    assert settled(start).asked == ("yellow",)
    assert ready(shipyard, players="1").asked == ("pink",)


def test_S_167_S_168_S_173_solo(shipyard: Game) -> None:
    start = shipyard.start("checked", players=1)
    assert start.outcomes() == {"rival blue": 1, "rival yellow": 1}
    assert shown(settled(start.after(CHANCE, "rival yellow")), "second") == "yellow"
    over = ready(shipyard, players="1")
    assert len(shown(over, "solo_stack").split()) == 8
    assert shown(over, "solo_number") in {"N03", "N11", "N22"}


def test_S_212_every_order_is_equally_likely(shipyard: Game) -> None:
    position = shipyard.start("checked", players=2)
    while position.asked == (CHANCE,):
        odds = position.outcomes()
        assert set(odds.values()) == {1} or next(iter(odds)).startswith(("goods", "number"))
        position = position.after(CHANCE, next(iter(odds)))


def test_S_212_goods_by_how_many_there_are(at: At) -> None:
    position = at("phase: goods  offered_goods: W1=coal_coal_cloth")
    assert position.outcomes() == {
        f"goods {mix}": count for mix, count in sorted(counts(position, "goods_stack").items(), key=lambda pair: 0)
    }


def test_S_213_columns_are_laid_from_left_to_right_upwards(shipyard: Game) -> None:
    position = shipyard.start("checked", players=2)
    order = []
    while position.asked == (CHANCE,):
        before = set(pairs(position, "place"))
        position = position.after(CHANCE, next(iter(position.outcomes())))
        order += sorted(set(pairs(position, "place")) - before)
    assert order == [f"{column}{row}" for column in "BLRS" for row in range(1, 6)]


def test_S_006_S_211_all_but_contracts_is_open(shipyard: Game) -> None:
    """A spectator misses contracts and nothing else; each player those of the others."""
    start = ready(shipyard)
    seen = str(start.seen_by(CHANCE))
    for line, whole in zip(seen.splitlines()[1:], str(start).splitlines()[1:], strict=True):
        for part, full in zip(line.split(";"), whole.split(";"), strict=False):
            if part.strip() != full.strip():
                assert part.strip().split()[0] in ("contracts", "dropping", "discarded"), part
