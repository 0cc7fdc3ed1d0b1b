"""The Old World, the New World, expeditions, the festival."""

from __future__ import annotations

import pytest

from ostrov.engine.position import CHANCE
from tests.games.anno1800.conftest import BOX, At, get, kinds, play, work

FOUR_OLD = "old old_farmers old_workers old_artisan old_expedition"
FLEET = "built h44=exploration_ship_3 h45=exploration_ship_3"


@pytest.mark.parametrize("owned", [0, 1, 2, 3])
def test_A_150_each_old_world_island_costs_one_token_more(at: At, owned: int) -> None:
    islands = " ".join(FOUR_OLD.split()[: owned + 1]) if owned else ""
    rich = at(f"white: {islands}; cards {owned} exploration; new new_1 new_2")
    assert get(play(rich, "white old_world"), "white", "spent") == {"exploration": 1}
    poor = at(f"white: {islands}; cards {owned} exploration; spent 1 exploration; new new_1 new_2")
    assert poor.why_not("white", "old_world") == "A-039"
    assert "old_world" not in kinds(poor)


def test_A_151_four_old_world_islands_and_no_more(at: At) -> None:
    position = at(f"white: {FOUR_OLD}; {FLEET}")
    assert position.why_not("white", "old_world") == "A-151"
    assert "old_world" not in kinds(position)
    assert "new_world" in kinds(position)


def test_A_152_A_153_the_island_is_added_with_its_fields(at: At) -> None:
    start = at("white: built h32=bakery")
    drawn = play(start, "white old_world", "chance draw_old old_brick_factory")
    assert get(drawn, "white", "tile")["a1"] == "brick_factory"
    assert "old_brick_factory" not in get(drawn, "old_pile")
    extra = play(
        at("white: played aei_05"),
        "white old_world",
        "chance draw_old old_shipyard",
        "white activate extra_action_1",
        "white build sawmill",
    )
    offered = {words.removeprefix("field ") for words in extra.choices("white")}
    assert {"a1", "a2", "a3", "a4"} <= offered


def test_A_152_with_an_empty_pile_the_action_is_not_available(at: At) -> None:
    """[AR-21]"""
    every = [row["id"] for row in BOX["old_world_island"]]
    lines = [
        f"{seat}: old {' '.join(every[4 * n : 4 * n + 4])}" for n, seat in enumerate(("orange", "yellow", "black"))
    ]
    position = at("\n".join([*lines, f"white: {FLEET}"]))
    assert position.why_not("white", "old_world") == "A-152"
    assert "old_world" not in kinds(position)


def test_A_154_printed_tiles_can_be_used_at_once(at: At) -> None:
    industry = play(at(), "white old_world", "chance draw_old old_steelworks")
    assert "produce steelworks" in industry.choices("white")
    ship = play(at(), "white old_world", "chance draw_old old_merchant_ship")
    assert get(ship, "white", "tokens") == {"trade": 3}
    explorer = play(at(), "white old_world", "chance draw_old old_exploration_ship")
    assert get(explorer, "white", "tokens") == {"trade": 2, "exploration": 1}
    yard = play(at("white: played aei_05\npool: 2 timber 2 sails"), "white old_world", "chance draw_old old_shipyard")
    two = play(yard, "white activate extra_action_1", "white build trade_ship_1", "white field h44")
    assert two.why_not("white", "build trade_ship_1") is None


@pytest.mark.parametrize(
    ("island", "level", "count"),
    [("old_farmers", "farmer", 2), ("old_workers", "worker", 2), ("old_artisan", "artisan", 1)],
)
def test_A_154_A_155_cubes_of_an_island_bring_cards(at: At, island: str, level: str, count: int) -> None:
    before = at()
    drawn = play(before, "white old_world", f"chance draw_old {island}")
    assert get(drawn, "white", "ready")[level] == get(before, "white", "ready")[level] + count
    assert sum(get(drawn, "owed").values()) == count


def test_A_155_an_island_pays_gold_for_an_empty_deck(at: At) -> None:
    """[AR-31] It cannot be refused, and the island stays even if nothing can be paid."""
    poor = play(at("deck: farmer_worker"), "white old_world", "chance draw_old old_farmers")
    assert get(poor, "white", "ready")["farmer"] == 4
    rich = play(at("deck: farmer_worker\nwhite: gold 1"), "white old_world", "chance draw_old old_farmers")
    assert (get(rich, "white", "ready")["farmer"], get(rich, "white", "gold")) == (5, 0)


def test_AE_13_A_154_second_old_world_island(at: At) -> None:
    position = at("white: old old_warehouse; new new_1 new_2; built h43=exploration_ship_2")
    opened = play(position, "white old_world", "chance draw_old old_expedition")
    assert get(opened, "white", "spent") == {"exploration": 2}
    assert opened.asked == (CHANCE,)
    drawn = play(opened, "chance draw_expedition exp_03", "chance draw_expedition exp_09")
    assert get(drawn, "white", "expedition") == ["exp_03", "exp_09"]


@pytest.mark.parametrize("owned", [0, 1, 2, 3])
def test_A_160_each_new_world_island_costs_one_token_more(at: At, owned: int) -> None:
    islands = " ".join(f"new_{n + 1}" for n in range(owned))
    rich = at(f"white: new {islands}; cards {owned} exploration; old old_farmers old_workers")
    assert get(play(rich, "white new_world"), "white", "spent") == {"exploration": 1}
    poor = at(f"white: new {islands}; cards {owned} exploration; spent 1 exploration")
    assert poor.why_not("white", "new_world") == "A-039"
    assert "new_world" not in kinds(poor)


def test_A_161_four_new_world_islands_and_no_more(at: At) -> None:
    position = at(f"white: new new_1 new_2 new_3 new_4; {FLEET}")
    assert position.why_not("white", "new_world") == "A-161"
    assert "new_world" not in kinds(position)
    assert "old_world" in kinds(position)


def test_A_162_an_empty_pile(at: At) -> None:
    rest = "orange: new new_1 new_2 new_3 new_4\nyellow: new new_5 new_6 new_7 new_8"
    position = at(f"{rest}\nwhite: {FLEET}")
    assert position.why_not("white", "new_world") == "A-162"
    assert "new_world" not in kinds(position)


def test_AE_14_A_162_new_world_and_rum(at: At) -> None:
    position = at("white: spent 1 trade\norange: new new_7")
    explored = play(position, "white new_world", "chance draw_new new_3")
    assert get(explored, "white", "spent") == {"trade": 1, "exploration": 1}
    drawn = play(explored, *[f"chance draw_new_world nw_0{n}" for n in (1, 5, 9)])
    assert get(drawn, "white", "hand_cards")["new_world"] == 3
    assert drawn.asked == ("white",)
    turn = play(drawn, "white get sugar_cane", "white produce sawmill_start", "white end_turn")
    for seat in ("orange", "yellow", "black"):
        turn = play(turn, f"{seat} festival", f"{seat} end_turn")
    assert turn.why_not("white", "get sugar_cane") == "A-039"
    again = at("white: new new_3\norange: new new_7")
    rum = play(again, "white get sugar_cane", "white produce sawmill_start", "white build rum_distillery")
    assert get(rum, "white", "spent") == {"trade": 1}
    assert at("orange: new new_7").why_not("white", "get sugar_cane") == "A-164"


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_A_165_A_166_expedition_cards(at: At, amount: int) -> None:
    taken = play(at("white: cards 1 exploration"), f"white expedition x{amount}")
    assert get(taken, "white", "spent") == {"exploration": 1}
    for n in range(amount):
        taken = play(taken, f"chance draw_expedition exp_0{n + 1}")
    assert taken.asked == ("white",)
    assert get(taken.seen_by("orange"), "white", "expedition") == []
    assert get(taken.seen_by("orange"), "white", "expeditions") == amount
    assert len(get(taken.seen_by("white"), "white", "expedition")) == amount
    assert get(taken, "white", "hand_cards") == {"farmer_worker": 7, "artisan_engineer_investor": 2}


def test_A_165_two_tokens_and_as_many_cards_as_there_are(at: At) -> None:
    assert at().why_not("white", "expedition x1") == "A-039"
    assert "expedition" not in kinds(at())
    short = at("white: cards 1 exploration\nexpedition_deck: 2")
    assert short.why_not("white", "expedition x3") == "A-165"
    assert "expedition x3" not in short.choices("white")
    assert "expedition x2" in short.choices("white")
    empty = at("white: cards 1 exploration\nexpedition_deck: 0")
    assert "expedition" not in kinds(empty)


def test_A_167_A_168_A_169_A_027_festival(at: At) -> None:
    position = at("""
        white: work h11=worker+farmer h21=artisan; exhausted 2 engineer; spent 2 trade 1 exploration; cards 3 trade
        orange: work h11=farmer; spent 1 trade; cards 2 trade
        """)
    done = play(position, "white festival")
    assert get(done, "white", "ready") == {"farmer": 5, "worker": 4, "artisan": 3, "engineer": 2}
    assert get(done, "white", "tokens") == {"trade": 2, "exploration": 1}
    assert [get(done, "white", name) for name in ("exhausted", "spent", "card_tokens")] == [{}, {}, {}]
    assert work(done, "orange", "h11") == ["farmer"]
    assert (get(done, "orange", "spent"), get(done, "orange", "card_tokens")) == ({"trade": 1}, {"trade": 2})


def test_A_167_what_returned_can_be_used_in_the_same_turn(at: At) -> None:
    """[AR-32]"""
    position = at("white: work h11=farmer+farmer; ready 1 worker; spent 2 trade; played aei_05")
    assert "produce sawmill_start" in play(position, "white festival").choices("white")
    assert "trade timber" in play(position, "white festival").choices("white")
