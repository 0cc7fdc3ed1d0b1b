"""Costs, production, workplaces, tokens, gold."""

from __future__ import annotations

import pytest

from tests.games.anno1800.conftest import At, get, kinds, play, work


def test_AE_01_A_031_A_033_A_034_A_035_beer(at: At) -> None:
    start = at("white: built h32=brewery")
    one = play(start, "white produce brewery")
    assert get(one, "pool") == {"beer": 1}
    assert get(one, "white", "ready")["worker"] == 2
    assert work(one, "white", "h32") == ["worker"]
    two = play(one, "white produce brewery")
    assert get(two, "pool") == {"beer": 2}
    assert two.why_not("white", "produce brewery") == "A-033"
    assert "produce brewery" not in two.choices("white")
    freed = play(at("white: built h32=brewery; gold 2"), *["white produce brewery"] * 2, "white recall worker")
    assert play(freed, "white produce brewery").problems() == []


def test_AE_02_A_030_A_037_warehouse(at: At) -> None:
    built = play(at(), "white produce brick_factory_start", "white build warehouse", "white field h32")
    assert get(built, "white", "tile")["h32"] == "warehouse"
    assert get(built, "board")["warehouse"] == 1
    assert "artisan" not in get(built, "white", "ready")
    assert work(built, "white", "h22") == ["artisan"]
    assert get(built, "white", "exhausted") == {"artisan": 1}
    assert get(built, "pool") == {}
    first = play(at(edition="first"), "white produce brick_factory_start", "white build warehouse")
    assert first.choices("white") == ["field h24"]


def test_AE_03_A_039_tokens(at: At) -> None:
    ships = "old old_exploration_ship; built h43=exploration_ship_2; hand fw_36 fw_01"
    ready = at(f"white: {ships}; spent 1 exploration")
    played = play(ready, "white play fw_36")
    assert get(played, "white", "spent") == {"exploration": 3}
    assert get(played, "white", "tokens") == {"trade": 2}
    assert get(played, "white", "played") == ["fw_36"]
    too_few = at(f"white: {ships}; spent 2 exploration")
    assert too_few.why_not("white", "play fw_36") == "A-039"


def test_A_039_each_type_of_token_is_for_itself(at: At) -> None:
    there = "pool: 1 cotton_fabric 1 schnapps\nwhite: hand nw_01 fw_01"
    assert at(f"{there}; spent 2 trade").why_not("white", "play nw_01") == "A-039", "an exploration token does not help"
    assert at(f"{there}; spent 1 trade").why_not("white", "play nw_01") is None


def test_A_030_A_111_a_cost_is_paid_in_full(at: At) -> None:
    position = at("pool: 1 grain")
    assert position.why_not("white", "build brewery") == "A-030"
    assert "build brewery" not in position.choices("white")
    assert at("pool: 1 grain 1 coal").why_not("white", "build brewery") is None


def test_A_031_only_with_an_own_visible_industry(at: At) -> None:
    position = at("orange: built h32=brewery\nwhite: built h11=bakery")
    assert position.why_not("white", "produce brewery") == "A-031"
    assert position.why_not("white", "produce sawmill_start") == "A-031", "covered by the bakery"
    assert position.why_not("white", "produce warehouse_2") == "A-031"


def test_A_032_a_workplace_takes_only_its_own_kind(at: At) -> None:
    only_workers = at("white: built h32=brewery h33=brass_smeltery; ready 2 worker")
    assert "produce brewery" in only_workers.choices("white")
    for plant in ("brass_smeltery", "sawmill_start", "brick_factory_start"):
        assert only_workers.why_not("white", f"produce {plant}") == "A-032"
    assert at("white: built h32=brewery; ready 4 farmer 3 artisan").why_not("white", "produce brewery") == "A-032"


def test_A_033_a_second_industry_of_a_kind_has_its_own_workplaces(at: At) -> None:
    position = at("white: old old_warehouse; built h32=warehouse; ready 5 worker")
    done = play(position, *["white produce warehouse", "white produce warehouse_2"] * 2)
    assert [work(done, "white", field) for field in ("h32", "a1")] == [["worker"] * 2] * 2
    assert [done.why_not("white", f"produce warehouse{n}") for n in ("", "_2")] == ["A-033"] * 2


def test_A_036_what_is_made_is_gone_with_the_turn(at: At) -> None:
    made = play(at(), "white produce sawmill_start", "white festival")
    assert get(made, "pool") == {"timber": 1}
    assert get(play(made, "white end_turn"), "pool") == {}


def test_A_036_nobody_can_use_a_hundred_units_in_a_turn(at: At) -> None:
    position = at("pool: 99 timber\nwhite: gold 9; new new_1")
    assert position.why_not("white", "produce sawmill_start") == "A-036"
    assert position.why_not("white", "trade timber") == "A-036"
    assert "trade timber" not in position.choices("white")
    assert "produce sawmill_start" not in position.choices("white")
    cotton = at("pool: 99 cotton\nwhite: new new_1")
    assert cotton.why_not("white", "get cotton") == "A-036"
    assert "get cotton" not in cotton.choices("white")


def test_A_037_a_working_cube_cannot_be_exhausted_for_a_cost(at: At) -> None:
    position = at("pool: 1 bricks\nwhite: work h24=artisan+artisan; ready 3 worker")
    assert position.why_not("white", "build warehouse") == "A-037"
    assert "build warehouse" not in position.choices("white")


@pytest.mark.parametrize("where", ["exhausted 2 artisan", "work h24=artisan+artisan"])
def test_A_038_A_035_what_is_not_ready_does_nothing_until_it_is_brought_back(at: At, where: str) -> None:
    position = at(f"pool: 1 bricks\nwhite: ready 4 farmer; {where}")
    assert position.why_not("white", "produce brick_factory_start") == "A-032"
    assert position.why_not("white", "build warehouse") == "A-037"


def test_A_227_nothing_is_reset_between_turns(at: At) -> None:
    position = at(
        "white: ready 3 worker; work h11=farmer; exhausted 3 farmer 2 artisan; spent 1 trade; hand fw_01 fw_02"
    )
    later = play(position, "white build sawmill", "white field h32", "white done", "white end_turn")
    for seat in ("orange", "yellow", "black"):
        later = play(later, f"{seat} festival", f"{seat} end_turn")
    assert get(later, "active") == "white"
    assert work(later, "white", "h11") == ["farmer"]
    assert get(later, "white", "exhausted") == {"farmer": 3, "artisan": 2}
    assert get(later, "white", "spent") == {"trade": 1}


def test_A_040_exhausted_tokens_wait_for_the_festival(at: At) -> None:
    position = at("white: spent 1 exploration; gold 9")
    assert position.why_not("white", "old_world") == "A-039"
    assert "recall" not in kinds(position)
    celebrated = play(position, "white festival", "white end_turn")
    assert get(celebrated, "white", "tokens")["exploration"] == 1


def test_A_041_gold_goes_to_the_supply(at: At) -> None:
    position = at("white: exhausted 1 worker; gold 2")
    assert get(play(position, "white recall worker"), "white", "gold") == 0
    poor = at("white: exhausted 1 worker; gold 1")
    assert poor.why_not("white", "recall worker") == "A-041"
    assert "recall worker" not in poor.choices("white")


def test_A_041_the_gold_of_an_extra_action(at: At) -> None:
    objectives = "objectives: alonso_graves queen tourist hannah_goode bente_jorgensen"
    ships = "white: built h44=exploration_ship_3"
    assert at(f"{objectives}\n{ships}; gold 3").why_not("white", "use alonso_graves") is None
    assert at(f"{objectives}\n{ships}; gold 2").why_not("white", "use alonso_graves") == "A-041"


def test_A_042_traded_and_foreign_resources_count_like_produced_ones(at: At) -> None:
    """Cigars cost timber and tobacco: the one traded for, the other got from an own island."""
    position = at("white: new new_1; built h44=trade_ship_2")
    ready = play(
        position, "white trade timber", "white partner orange", "white get tobacco", "white build cigar_factory"
    )
    assert get(ready, "placing") == "cigar_factory"
    assert get(ready, "white", "spent") == {"trade": 2}


def test_A_177_A_039_card_tokens_pay_first_unless_their_player_wants_otherwise(at: At) -> None:
    position = at("white: built h32=bakery; cards 3 trade")
    first = play(position, "white trade timber", "white partner orange")
    assert (get(first, "white", "card_tokens"), get(first, "white", "tokens")["trade"]) == ({"trade": 2}, 2)
    ships = play(position, "white ships_first trade", "white trade timber", "white partner orange")
    assert (get(ships, "white", "card_tokens"), get(ships, "white", "spent")) == ({"trade": 3}, {"trade": 1})
    mixed = play(at("white: cards 3 trade\norange: built h32=brass_smeltery"), "white ships_first trade")
    mixed = play(mixed, "white trade brass")
    assert (get(mixed, "white", "card_tokens"), get(mixed, "white", "spent")) == ({"trade": 2}, {"trade": 1})


@pytest.mark.parametrize(
    "tokens", ["cards 1 trade; spent 2 trade", "spent 0 trade", "cards 1 exploration; spent 1 exploration"]
)
def test_A_177_without_a_difference_nobody_is_asked_which_tokens(at: At, tokens: str) -> None:
    position = at(f"white: {tokens}")
    token = "exploration" if "exploration" in tokens else "trade"
    assert position.why_not("white", f"ships_first {token}") == "A-177"
    assert f"ships_first {token}" not in position.choices("white")


def test_A_177_the_order_can_be_turned_once_for_each_token_on_a_ship_and_lapses(at: At) -> None:
    position = play(at("white: cards 3 trade"), *["white ships_first trade"] * 2)
    assert position.why_not("white", "ships_first trade") == "A-177"
    later = play(position, "white festival", "white end_turn")
    assert get(later, "ships_first") == {}
