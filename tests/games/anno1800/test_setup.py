"""Set-up: what the box holds, what everybody begins with, which objective cards are laid out."""

from __future__ import annotations

import pytest

from ostrov.engine import fate
from ostrov.engine.errors import OstrovError
from ostrov.engine.game import Game
from ostrov.engine.history import History, begin
from ostrov.engine.position import CHANCE, Position
from tests.games.anno1800.conftest import BOX, CUBES, SEATS, TILES, At, get, play

STARTS = {row["id"] for row in BOX["start_industry"]}


def dealt(game: Game, **options: str) -> Position:
    """A table after the last card of the first hands."""
    history = begin(game.desk("checked"), options)
    history.settle(fate.Dice(7))
    return history.position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A_001_AE_31_A_004_A_014_the_table_after_the_set_up(anno: Game, players: int) -> None:
    position = dealt(anno, players=str(players), start="orange")
    left = BOX["setup"][f"deck_left_{players}p"]
    assert get(position, "deck_cards") == {deck: count for deck, count in left.items() if count}
    assert get(position, "supply") == {
        level: count - players * {"farmer": 4, "worker": 3, "artisan": 2}.get(level, 0)
        for level, count in CUBES.items()
    }
    assert get(position, "board") == TILES
    assert [get(position, name) for name in ("expeditions_left", "turns", "active")] == [22, 1, "orange"]
    assert [len(get(position, name)) for name in ("old_pile", "new_pile", "objectives")] == [12, 8, 5]
    assert len(position.seats) == players
    for seat in position.seats:
        assert get(position, seat, "hand_cards") == {"farmer_worker": 7, "artisan_engineer_investor": 2}
        assert len(get(position, seat, "hand")) == 9


@pytest.mark.parametrize("players", ["1", "5"])
def test_A_001_nobody_plays_alone_or_with_five(anno: Game, players: str) -> None:
    with pytest.raises(OstrovError):
        anno.start("checked", players=players)


def test_A_002_A_003_A_082_every_tile_lies_on_the_gameboard(at: At) -> None:
    board = get(at(), "board")
    assert sum(board.values()) == 120
    assert [board[f"shipyard_{n}"] for n in (1, 2, 3)] == [4, 6, 4]
    assert {count for tile, count in board.items() if "ship_" in tile and "yard" not in tile} == {6}
    assert [count for tile, count in board.items() if "ship" not in tile] == [2] * 35
    built = play(at(), "white build sawmill", "white field h32")
    assert get(built, "board")["sawmill"] == 1
    assert get(built, "white", "tile")["h32"] == "sawmill"


@pytest.mark.parametrize("wrong", ["board: 1 brewery", "board: 1 shipyard_3", "board: 5 trade_ship_1"])
def test_A_002_a_lost_tile_is_noticed(at: At, wrong: str) -> None:
    position = at(wrong, sound=False)
    assert position.problems() == ["A-002 does not hold."]


def test_A_004_A_005_every_card_and_island_is_as_likely_as_another(anno: Game) -> None:
    position = anno.start("checked", start="white", objectives="first_game")
    odds = position.outcomes()
    assert len(odds) == 46
    assert set(odds.values()) == {1}
    while "draw_farmer_worker" in " ".join(position.outcomes()):
        position = play(position, f"{CHANCE} {next(iter(position.outcomes()))}")
    assert len(position.outcomes()) == 32


def test_A_005_islands_come_from_two_piles(at: At) -> None:
    start = at()
    old, new = play(start, "white old_world").outcomes(), play(start, "white new_world").outcomes()
    assert (len(old), set(old.values())) == (12, {1})
    assert (len(new), set(new.values())) == (8, {1})


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ("deck_cards: 17 farmer_worker", "A-004"),
        ("expeditions_left: 21", "A-004"),
        ("old_pile: old_farmers", "A-005"),
        ("new_pile: new_1", "A-005"),
        ("supply_: ", "A-006"),
    ],
)
def test_A_004_A_005_A_006_what_is_lost_is_noticed(at: At, anno: Game, wrong: str, rule: str) -> None:
    text = str(at())
    if rule == "A-006":
        lost = anno.read(text.replace("9 farmer 28 worker", "8 farmer 28 worker"), "checked")
    else:
        lost = at(wrong, sound=False)
    assert lost.problems() == [f"{rule} does not hold."]


def test_A_006_the_supply(at: At) -> None:
    assert get(at(), "supply") == {"farmer": 9, "worker": 28, "artisan": 17, "engineer": 20, "investor": 15}
    assert sum(CUBES.values()) == BOX["counts"]["population_cubes"] == 125


def test_A_007_five_objective_cards_are_drawn(anno: Game) -> None:
    position = anno.start("checked", start="white")
    assert len(position.outcomes()) == 20
    position = play(position, *[f"chance objective {name}" for name in "zoo museum editor queen tourist".split()])
    assert get(position, "objectives") == "editor queen tourist zoo museum".split()
    assert all(words.startswith("draw_farmer_worker") for words in position.outcomes())


def test_A_007_A_223_objective_cards_may_be_chosen(anno: Game) -> None:
    some = anno.start("checked", start="white", objective_1="pyrphorian", objective_4="zoo")
    assert get(some, "objectives") == ["zoo", "pyrphorian"]
    assert len(some.outcomes()) == 18
    names = "alonso_graves aarhant editor beryl_omara queen".split()
    every = anno.start("checked", start="white", **{f"objective_{n + 1}": name for n, name in enumerate(names)})
    assert get(every, "objectives") == names
    assert all(words.startswith("draw_") for words in every.outcomes())


def test_A_007_a_sixth_objective_is_noticed(at: At) -> None:
    six = at("objectives: zoo museum editor queen tourist pyrphorian", sound=False)
    assert six.problems() == ["A-007 does not hold."]


def test_A_008_the_recommended_first_game(anno: Game) -> None:
    position = anno.start("checked", start="white", objectives="first_game", objective_1="queen")
    recommended = {"alonso_graves", "university", "edvard_goode", "isabel_sarmento", "zoo"}
    assert set(get(position, "objectives")) == recommended


def test_A_009_the_fireworks_tile_is_nobodys_at_first(at: At) -> None:
    assert get(at(), "fireworks") == "nobody"


def test_A_010_A_016_all_home_islands_are_the_same(at: At) -> None:
    position = at()
    homes = [get(position, seat, "tile") for seat in SEATS]
    assert all(home == homes[0] for home in homes)
    assert set(homes[0].values()) >= STARTS
    fields = [field for field in homes[0] if field.startswith("h")]
    assert len(fields) == len(homes[0]) == 14
    terrain = {row["id"]: row["terrain"] for row in BOX["home_island"]["field"]}
    free = [terrain[field] for field in terrain if field not in fields]
    assert sorted(free) == ["coast"] * 4 + ["sea"] * 2


def test_A_011_A_018_the_first_cubes_are_ready(at: At) -> None:
    for seat in SEATS:
        assert get(at(), seat, "ready") == {"farmer": 4, "worker": 3, "artisan": 2}
        assert get(at(), seat, "exhausted") == {}


def test_A_012_the_first_tokens_are_ready(at: At) -> None:
    assert get(at(), "black", "tokens") == {"trade": 2, "exploration": 1}
    assert get(at(), "black", "spent") == {}


def test_A_013_A_015_gold_by_the_order_of_play(anno: Game) -> None:
    lot = anno.start("checked")
    assert lot.outcomes() == {f"start {seat}": 1 for seat in SEATS}
    yellow = play(lot, "chance start yellow")
    assert [get(yellow, seat, "gold") for seat in ("yellow", "black", "white", "orange")] == [0, 1, 2, 3]
    assert get(yellow, "starter") == "yellow"


def test_A_013_the_third_of_three_has_two_gold(anno: Game) -> None:
    three = anno.start("checked", players="3", start="yellow")
    assert [get(three, seat, "gold") for seat in ("yellow", "white", "orange")] == [0, 1, 2]


def test_A_015_a_start_player_who_does_not_play_is_drawn(anno: Game) -> None:
    assert anno.start("checked", players="2", start="black").outcomes() == {"start white": 1, "start orange": 1}


def test_A_014_hands_are_dealt_player_by_player_and_seen_by_their_owners(anno: Game) -> None:
    history = begin(anno.desk("checked"), {"start": "orange", "objectives": "first_game"})
    history.act(CHANCE, "draw_farmer_worker fw_09")
    log: History = history
    assert log.words_for(0, anno.seat("orange")) == "draw_farmer_worker fw_09"
    assert log.words_for(0, anno.seat("white")) == "draw_farmer_worker ?"
    assert get(history.position, "orange", "hand") == ["fw_09"]
    history.settle(fate.Dice(3))
    by_orange = history.position.seen_by("orange")
    assert len(get(by_orange, "orange", "hand")) == 9
    assert get(by_orange, "white", "hand") == []
    assert get(by_orange, "white", "hand_cards") == {"farmer_worker": 7, "artisan_engineer_investor": 2}


def test_A_017_an_industry_may_stand_on_the_coast(at: At) -> None:
    fields = play(at(), "white build sawmill").choices("white")
    assert "field h32" in fields
    assert "field h11" in fields


def test_A_224_a_hand_has_no_limit(at: At) -> None:
    most = " ".join(f"fw_{n:02}" for n in range(1, 40))
    position = at(f"white: hand {most}; exhausted 3 worker; ready 12 artisan")
    assert len(get(position, "white", "hand")) == 39
    assert play(position, "white festival", "white end_turn").problems() == []


def test_A_228_objectives_not_laid_out_count_for_nothing(at: At) -> None:
    """With the same New World islands, isabel_sarmento is worth something only where she lies."""
    islands = "white: new new_1 new_2"
    assert at(islands).points("white")["isabel_sarmento"] == 0
    with_her = at(f"{islands}\nobjectives: isabel_sarmento queen tourist hannah_goode bente_jorgensen")
    assert with_her.points("white")["isabel_sarmento"] == 12
