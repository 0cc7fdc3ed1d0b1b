"""Chapter 5, production: C-044 to C-053, C-135 with CE-02 to CE-04, CE-10, CE-11, CE-32, CE-33."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ostrov.engine.game import Game
from ostrov.engine.position import CHANCE
from ostrov.engine.text import unpack
from tests.games.catan.conftest import (
    HEXES_AT,
    RESOURCES,
    At,
    bank,
    hand,
    play,
    random_games,
    roll,
    shown,
)

# The leaflet's fragment: mountains 8 at H11 beside pasture 10 at H6.
FRAGMENT = """
phase: before_roll  terrain: H11=mountains H15=fields
white: settlements V20
red: settlements V31 V32
"""
TOTALS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]


def paid(at: At, differs: str, total: int, rest: str = "red") -> dict[str, dict[str, int]]:
    """What each seat has more after a roll than before it, seats with nothing more left out."""
    before = at(f"phase: before_roll\n{differs}", rest=rest)
    after = roll(before, total)
    gained = {seat: Counter(hand(after, seat)) - Counter(hand(before, seat)) for seat in before.seats}
    assert after.problems() == []
    return {seat: dict(more) for seat, more in gained.items() if more}


def test_CE_02_settlements_at_the_hex_with_the_number(at: At) -> None:
    assert paid(at, FRAGMENT, 8) == {"red": {"ore": 2}, "white": {"ore": 1}}


def test_CE_03_another_number_another_hex(at: At) -> None:
    assert paid(at, FRAGMENT, 10) == {"white": {"wool": 1}}


def test_CE_04_a_city_takes_two(at: At) -> None:
    assert paid(at, FRAGMENT.replace("settlements V20", "cities V20"), 10) == {"white": {"wool": 2}}


def test_CE_10_nobody_collects_under_the_robber(at: At) -> None:
    position = roll(at("phase: before_roll  robber: H1\nblue: settlements V8"), 12)
    assert hand(position, "blue") == {}
    assert shown(position, "robber") == "H1"


def test_CE_11_a_shortage_for_two_pays_nobody(at: At) -> None:
    """Fields 8 on H11; hills 8 on H12 have nobody."""
    differs = "bank: 2 grain\nblue: cities V20\nwhite: settlements V32"
    assert paid(at, differs, 8) == {}
    assert bank(roll(at(f"phase: before_roll\n{differs}"), 8))["grain"] == 2


def test_CE_11_a_shortage_for_one_pays_what_is_left(at: At) -> None:
    differs = "bank: 2 grain\nblue: cities V20; settlements V32"
    assert paid(at, differs, 8) == {"blue": {"grain": 2}}
    assert bank(roll(at(f"phase: before_roll\n{differs}"), 8))["grain"] == 0


@pytest.mark.parametrize("settlement", ["V39", "V14"])
def test_CE_32_the_demand_of_two_hexes_is_one_demand(at: At, settlement: str) -> None:
    assert paid(at, f"bank: 2 wool\nblue: cities V20\nwhite: settlements {settlement}", 10) == {}
    enough = paid(at, f"bank: 3 wool\nblue: cities V20\nwhite: settlements {settlement}", 10)
    assert enough == {"blue": {"wool": 2}, "white": {"wool": 1}}


def test_CE_32_a_hex_under_the_robber_demands_nothing(at: At) -> None:
    differs = "bank: 2 wool  robber: H13\nblue: cities V20\nwhite: settlements V39"
    assert paid(at, differs, 10) == {"blue": {"wool": 2}}


def test_CE_33_a_shortage_of_one_resource_leaves_the_other(at: At) -> None:
    differs = "bank: 3 brick 1 lumber\nblue: cities V16\nwhite: cities V7\norange: settlements V25"
    assert paid(at, differs, 4) == {"orange": {"lumber": 1}}


@pytest.mark.parametrize("total", TOTALS)
def test_C_044_every_hex_with_the_number_produces(at: At, total: int) -> None:
    """A settlement at the outer end of each hex of `classic` but the desert, blue's and white's in turn."""
    island = at()
    token = dict(zip(*[iter(reversed(shown(island, "token").split()))] * 2, strict=True))
    for place in (n for n in range(19) if n != 7):
        crossing = min((v for v, hexes in enumerate(HEXES_AT) if place in hexes), key=lambda v: len(HEXES_AT[v]))
        more = paid(at, f"white: settlements V{crossing}", total)
        mine = [near for near in HEXES_AT[crossing] if token.get(f"H{near}") == str(total)]
        assert bool(more) == bool(mine)
        assert place not in mine or sum(more["white"].values()) == len(mine)


@pytest.mark.parametrize(("total", "place"), [(10, "H6"), (10, "H13"), (8, "H11"), (8, "H12"), (3, "H8"), (3, "H15")])
def test_C_044_unless_the_robber_is_on_it(at: At, total: int, place: str) -> None:
    crossing = {"H6": "V15", "H13": "V40", "H11": "V32", "H12": "V38", "H8": "V28", "H15": "V42"}[place]
    assert paid(at, f"white: settlements {crossing}", total) != {}
    assert paid(at, f"robber: {place}\nwhite: settlements {crossing}", total) == {}


def test_C_045_one_for_a_settlement_two_for_a_city(at: At) -> None:
    assert paid(at, "white: settlements V2", 9) == {"white": {"grain": 1}}
    assert paid(at, "white: cities V2", 9) == {"white": {"grain": 2}}


def test_C_046_several_buildings_at_one_hex(at: At) -> None:
    assert paid(at, "white: settlements V2 V9; cities V10", 9) == {"white": {"grain": 4}}


def test_C_046_one_building_at_several_hexes_with_the_number(at: At) -> None:
    differs = "token: 9 H1 9 H5\nwhite: settlements V9"  # pasture, fields, hills, all of them 9
    assert paid(at, differs, 9) == {"white": {"wool": 1, "grain": 1, "brick": 1}}
    alike = "token: 9 H1  terrain: H1=fields\nwhite: cities V9"
    assert paid(at, alike, 9) == {"white": {"grain": 4}}


def test_C_047_all_collect_and_not_only_who_rolls(at: At) -> None:
    differs = "active: orange\nblue: settlements V2\nwhite: settlements V9\nred: cities V10"
    assert paid(at, differs, 9) == {"blue": {"grain": 1}, "white": {"grain": 1}, "red": {"grain": 2}}
    assert paid(at, "blue: settlements V2", 9) == {"blue": {"grain": 1}}


def test_C_048_a_seven_produces_nothing(at: At) -> None:
    position = at("phase: before_roll\nblue: settlements V24 V8\nwhite: cities V17")
    rolled = roll(position, 7)
    assert bank(rolled) == bank(position)
    assert not any(hand(rolled, seat) for seat in rolled.seats)


@pytest.mark.parametrize(("left", "paid_out"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 3)])
def test_C_049_a_resource_for_several_is_paid_in_full_or_not_at_all(at: At, left: int, paid_out: int) -> None:
    more = paid(at, f"bank: {left} grain\nblue: cities V2\nwhite: settlements V9", 9)
    assert sum(sum(cards.values()) for cards in more.values()) == paid_out


@pytest.mark.parametrize(("left", "paid_out"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_C_050_a_resource_for_one_is_paid_as_far_as_it_goes(at: At, left: int, paid_out: int) -> None:
    more = paid(at, f"bank: {left} grain\nblue: cities V2; settlements V9", 9)
    assert more == ({"blue": {"grain": paid_out}} if paid_out else {})


def test_C_051_the_other_resources_of_the_roll_are_paid_in_full(at: At) -> None:
    differs = "bank: 1 grain 2 brick\nblue: cities V20 V33\nwhite: settlements V32"  # 8: fields H11, hills H12
    assert paid(at, differs, 8) == {"blue": {"brick": 2}}


def test_C_052_demand_is_counted_before_any_payment(at: At) -> None:
    """Blue's hex comes first and could be paid; the demand of the whole roll cannot."""
    assert paid(at, "bank: 1 wool\nblue: settlements V20\nwhite: settlements V39", 10) == {}
    assert paid(at, "bank: 1 wool\nblue: settlements V20 V39", 10) == {"blue": {"wool": 1}}


def test_C_053_what_a_shortage_took_is_never_made_up(at: At) -> None:
    position = at("phase: before_roll  bank: 0 wool\nwhite: settlements V8", players=3, rest="blue")
    position = play(roll(position, 12), "blue maritime wool ore", "blue end_turn")
    assert (bank(position)["wool"], hand(position, "white")) == (4, {})
    assert hand(roll(position, 2), "white") == {}
    assert hand(roll(position, 12), "white") == {"wool": 1}


def test_C_053_nor_what_the_robber_took(at: At) -> None:
    position = at("phase: before_roll  robber: H1\nblue: unplayed 1 knight\nwhite: settlements V8")
    position = roll(position, 12)
    position = play(position, "blue knight", "blue move_robber H7", "blue end_turn")
    assert hand(position, "white") == {}
    assert hand(roll(position, 12), "white") == {"wool": 1}


def test_C_135_production_is_taken_at_once_and_in_full(at: At) -> None:
    """Nobody is asked whether to take it, not even who then has more than seven cards."""
    before = at("phase: before_roll\nblue: hand 7 ore; cities V2\nwhite: cities V9; hand 8 ore")
    after = roll(before, 9)
    assert (after.asked, shown(after, "phase")) == (("blue",), "main")
    assert hand(after, "blue") == {"grain": 2, "ore": 7}
    assert hand(after, "white") == {"grain": 2, "ore": 8}


def expected(whole: Any, total: int) -> list[list[int]]:
    """The hands after a roll by C-044 to C-052, worked out anew: lists as a person would keep them."""
    record = {name: whole[name].tolist() for name in ("terrain", "token", "owner", "level", "bank", "robber")}
    hands: list[list[int]] = whole["seats"]["hand"].tolist()
    owed: Counter[tuple[int, int]] = Counter()
    for crossing, hexes in enumerate(HEXES_AT):
        for place in hexes:
            if record["level"][crossing] and record["token"][place] == total and place != record["robber"]:
                owed[record["owner"][crossing], record["terrain"][place]] += record["level"][crossing]
    for resource in range(len(RESOURCES)):
        wanting = {seat: count for (seat, kind), count in owed.items() if kind == resource}
        short = sum(wanting.values()) > record["bank"][resource]
        for seat, count in wanting.items():
            if not short or len(wanting) == 1:
                hands[seat][resource] += min(count, record["bank"][resource])
    return hands


SCARCE = """
phase: before_roll  bank: 2 lumber 2 brick 2 wool 2 grain 2 ore
blue: settlements V8 V24; cities V40
white: settlements V14 V39; cities V17
orange: settlements V29 V31; cities V48
"""


def test_C_044_to_C_052_every_roll_of_random_games_pays_what_the_rules_say(catan: Game, at: At) -> None:
    rolls = short = 0
    beginners = [catan.start("checked", setup="beginner", trade="off", players=players) for players in (3, 4)]
    for key, start in enumerate([*beginners, at(SCARCE, trade="off", rest="red")]):
        for position in random_games(start, [key], limit=1200):
            if position.asked == (CHANCE,) and "dice D1 D1" in position.outcomes():
                before = unpack(catan, position.data)
                for total in TOTALS:
                    first = max(1, total - 6)
                    after = unpack(catan, play(position, f"chance dice D{first} D{total - first}").data)
                    assert after["seats"]["hand"].tolist() == expected(before, total), f"{position}{total}"
                    rolls += 1
                    short += int(min(after["bank"]) == 0)
    assert rolls > 500
    assert short > 0
