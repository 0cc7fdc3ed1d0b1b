"""Goods and exchange, S-089 to S-096, S-112 with E-13, E-20."""

from __future__ import annotations

import pytest

from ostrov.engine.position import CHANCE
from tests.games.shipyard.conftest import At, counts, go, guilders, kinds, offered, pairs, play, settled, shown

COAL = "phase: give\npink: guilders 0; goods 1 coal_coal_cloth"


@pytest.mark.parametrize(("place", "price"), [("W1", 0), ("W2", 1), ("W3", 1), ("W4", 2), ("W5", 2)])
def test_S_089_the_price_of_a_place(at: At, place: str, price: int) -> None:
    assert guilders(play(at("phase: buy"), f"pink buy {place}")) == 6 - price
    if price:
        assert at(f"phase: buy\npink: guilders {price - 1}").why_not("pink", f"buy {place}") == "S-089"
    assert at("phase: buy  offered_goods: W1=coal_coal_iron").why_not("pink", "buy W2") == "S-089"


def test_S_089_goods_slide_and_are_refilled(at: At) -> None:
    position = play(at("phase: buy\npink: goods 1 coal_cloth_iron"), "pink buy W2", "pink done")
    assert counts(position, "goods", "pink") == {"coal_cloth_iron": 1, "coal_coal_cloth": 1}
    assert position.asked == (CHANCE,)
    position = play(position, "chance goods cloth_iron_iron")
    assert list(pairs(position, "offered_goods").values()) == [
        "coal_cloth_iron",
        "coal_cloth_cloth",
        "coal_iron_iron",
        "cloth_cloth_iron",
        "cloth_iron_iron",
    ]


def test_S_090_S_223_used_goods_are_shuffled_when_the_stack_is_empty(at: At) -> None:
    used = "goods_stack:  goods_used: 1 coal_coal_iron 2 coal_cloth_iron"
    position = at(
        f"phase: buy  {used}\npink: goods 1 coal_coal_cloth 1 coal_iron_iron 1 cloth_cloth_iron 1 "
        "cloth_iron_iron 2 coal_cloth_iron"
    )
    assert counts(position, "goods_used") == {"coal_coal_iron": 1, "coal_cloth_iron": 2}
    position = play(position, "pink buy W1", "pink done")
    assert position.outcomes() == {"goods coal_coal_iron": 1, "goods coal_cloth_iron": 2}
    assert shown(position, "goods_used") == ""


def test_S_091_only_a_tile_one_has(at: At) -> None:
    position = at(COAL)
    assert offered(position, "give") == ["coal_coal_cloth"]
    assert position.why_not("pink", "give coal_coal_iron") == "S-091"


def test_S_092_the_market_moves_exactly_one_space(at: At) -> None:
    position = play(at(COAL), "pink give coal_coal_cloth")
    assert shown(position, "market") == "1"
    last = play(at(f"market: 5  {COAL}"), "pink give coal_coal_cloth")
    assert shown(last, "market") == ""
    assert kinds(position, "pink") == {"sell", "swap"}


def test_S_093_E_13_each_good_is_sold_or_swapped(at: At) -> None:
    position = play(at(COAL), "pink give coal_coal_cloth")
    assert offered(position, "swap") == ["stoker", "smokestack", "crane"]
    assert position.why_not("pink", "swap sail") == "S-093"
    position = play(position, "pink swap stoker", "pink swap smokestack")
    assert counts(position, "supply", "pink") == {"stoker": 1, "smokestack": 1}
    assert offered(position, "swap") == ["captain", "businessman", "sail"]
    position = play(position, "pink sell")
    assert guilders(position) == 2  # cloth on the second space of the market
    assert kinds(position, "pink") == {"end_turn"}


def test_S_094_E_13_no_two_goods_of_a_tile_for_the_same_item(at: At) -> None:
    position = play(at(COAL), "pink give coal_coal_cloth", "pink swap smokestack")
    assert position.why_not("pink", "swap smokestack") == "S-094"
    assert "sell" in kinds(position, "pink")


def test_S_094_the_same_item_of_two_goods(at: At) -> None:
    """R-11: coal and iron may not both become cranes."""
    position = at("phase: give\npink: goods 1 coal_coal_iron")
    position = play(position, "pink give coal_coal_iron", "pink swap crane", "pink sell")
    assert position.why_not("pink", "swap crane") == "S-094"
    assert play(position, "pink swap cannon").problems() == []


def test_S_094_any_number_may_be_sold(at: At) -> None:
    position = play(at(COAL), "pink give coal_coal_cloth", "pink sell", "pink sell", "pink sell")
    assert guilders(position) == 4 + 4 + 2


@pytest.mark.parametrize(
    ("dealers", "more"), [("", 0), ("dealer_coal_1", 1), ("dealer_coal_1 dealer_coal_2", 2), ("dealer_iron_1", 0)]
)
def test_S_095_S_112_E_20_dealers_sell_dearer(at: At, dealers: str, more: int) -> None:
    position = at(f"phase: give\npink: guilders 0; goods 1 coal_coal_cloth; employees {dealers}")
    position = play(position, "pink give coal_coal_cloth", "pink sell")
    assert guilders(position) == 4 + more


def test_S_096_the_tile_goes_to_the_used_ones(at: At) -> None:
    position = play(at(COAL), "pink give coal_coal_cloth")
    assert (shown(position, "goods", "pink"), shown(position, "goods_used")) == ("", "")
    position = play(position, "pink sell", "pink sell", "pink swap sail")
    assert counts(position, "goods_used") == {"coal_coal_cloth": 1}


def test_S_005_nothing_to_shuffle_leaves_the_place_empty(at: At) -> None:
    held = (
        "3 coal_cloth_iron 1 coal_coal_cloth 1 coal_coal_iron 1 coal_iron_iron 1 cloth_cloth_iron 1 "
        "cloth_iron_iron 1 coal_cloth_iron"
    )
    position = at(
        "phase: buy\npink: goods 4 coal_cloth_iron 1 coal_coal_cloth 1 coal_coal_iron 1 coal_iron_iron 1 "
        "cloth_cloth_iron 1 cloth_iron_iron"
    )
    assert held
    position = go(position, "pink buy W1", "pink done")
    assert len(pairs(position, "offered_goods")) == 4
    assert settled(position) == position
