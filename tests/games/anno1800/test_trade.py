"""Trade with other players, and resources of the New World."""

from __future__ import annotations

import pytest

from tests.games.anno1800.conftest import At, get, kinds, play, work

BERYL = "objectives: beryl_omara queen tourist hannah_goode bente_jorgensen"


def test_AE_04_A_050_A_053_A_054_A_055_A_056_trade(at: At) -> None:
    position = at("""
        white: built h44=trade_ship_1
        yellow: built h32=bicycle_factory
        black: built h32=bicycle_factory; work h32=engineer+engineer
        """)
    assert get(position, "white", "tokens")["trade"] == 3
    done = play(position, "white trade penny_farthings", "white partner black")
    assert get(done, "white", "spent") == {"trade": 3}
    assert get(done, "pool") == {"penny_farthings": 1}
    assert [get(done, seat, "gold") for seat in ("yellow", "black")] == [0, 1]
    assert work(done, "black", "h32") == ["engineer", "engineer"]
    more = play(at("white: cards 9 trade\nyellow: built h32=bicycle_factory"), "white trade penny_farthings")
    assert more.why_not("white", "trade penny_farthings") == "A-056"
    assert more.why_not("white", "trade timber") is None


def test_AE_20_A_182_beryl_omara(at: At) -> None:
    with_her = at(f"{BERYL}\nwhite: spent 2 trade; built h44=exploration_ship_3 h45=exploration_ship_1")
    paid = play(with_her, "white trade timber", "white partner orange")
    assert get(paid, "white", "spent") == {"trade": 2, "exploration": 2}
    artisan = play(paid.after("white", "festival"), "white pair_first", "white pair_first", "white trade coal")
    assert get(play(artisan, "white partner black"), "white", "spent") == {"exploration": 4}
    mixed = at(f"{BERYL}\nwhite: spent 1 trade; built h44=exploration_ship_1")
    both = play(mixed, "white trade coal", "white partner orange")
    assert get(both, "white", "spent") == {"trade": 2, "exploration": 2}
    without = at("white: spent 2 trade; built h44=exploration_ship_3")
    assert without.why_not("white", "trade timber") == "A-039"


@pytest.mark.parametrize("wrong", ["white: spent 2 trade; built h44=exploration_ship_3", "white: ", "no objective"])
def test_A_182_pairs_are_put_first_only_where_it_makes_a_difference(at: At, wrong: str) -> None:
    position = at("white: built h44=exploration_ship_3" if wrong == "no objective" else f"{BERYL}\n{wrong}")
    assert position.why_not("white", "pair_first") == "A-182"
    assert "pair_first" not in position.choices("white")


def test_AE_20_several_trades_with_pairs_in_one_turn(at: At) -> None:
    position = at(f"{BERYL}\nwhite: spent 2 trade; built h44=exploration_ship_3")
    twice = play(position, "white trade timber", "white partner orange", "white trade grain", "white partner orange")
    assert get(twice, "pool") == {"timber": 1, "grain": 1}
    assert twice.why_not("white", "trade pigs") == "A-039"


def test_A_182_the_order_of_pairs_lapses(at: At) -> None:
    position = play(at(f"{BERYL}\nwhite: built h44=exploration_ship_1"), "white pair_first")
    assert position.why_not("white", "pair_first") == "A-182", "two tokens are one pair"
    assert get(play(position, "white festival", "white end_turn"), "pairs_first") == 0


def test_AE_21_A_059_A_063_tradability(at: At) -> None:
    position = at("orange: new new_1; built h32=cigar_factory")
    assert all("tobacco" not in words for words in position.choices("white"))
    assert position.why_not("white", "get tobacco") == "A-164"
    assert get(play(position, "white trade cigars"), "white", "spent") == {"trade": 2}


def test_AE_27_A_025_a_resource_once_a_turn(at: At) -> None:
    position = at("white: cards 6 trade; played aei_05")
    (extra,) = [words for words in position.choices("white") if words.startswith("activate")]
    traded = play(position, "white trade timber", "white partner orange", "white festival", f"white {extra}")
    assert traded.why_not("white", "trade timber") == "A-056"
    later = play(traded, "white festival", "white end_turn")
    assert get(later, "traded") == []


def test_AE_39_A_051_two_versions(at: At) -> None:
    start = at("black: built h32=warehouse\norange: built h24=bakery\nyellow: built h24=bakery")
    cheap = play(start, "white trade goods")
    assert (get(cheap, "white", "spent"), get(cheap, "black", "gold")) == ({"trade": 1}, 1)
    dear = play(start, "white trade_dear goods")
    assert (get(dear, "white", "spent"), get(dear, "black", "gold")) == ({"trade": 2}, 1)
    for traded in (cheap, dear):
        assert traded.why_not("white", "trade goods") == "A-056"
        assert traded.why_not("white", "trade_dear goods") == "A-056"
    assert start.why_not("white", "trade_dear bricks") == "A-050", "nobody has both kinds"


def test_AE_45_A_163_imports(at: At) -> None:
    position = at(f"{BERYL}\nwhite: new new_4; built h44=trade_ship_1 h45=exploration_ship_1")
    bought = play(position, "white get cotton", "white get cotton", "white get cocoa")
    assert get(bought, "white", "spent") == {"trade": 3}
    cane = play(bought, "white get sugar_cane")
    assert get(cane, "pool") == {"cotton": 2, "cocoa": 1, "sugar_cane": 1}
    assert get(cane, "white", "spent") == {"trade": 3, "exploration": 2}
    assert cane.why_not("white", "get tobacco") == "A-163"
    assert cane.why_not("white", "get cotton") == "A-039"


def test_A_163_a_token_for_each_unit(at: At) -> None:
    position = at("white: new new_1; spent 2 trade")
    assert position.why_not("white", "get cotton") == "A-039"
    assert "get" not in kinds(position)


def test_A_164_islands_of_others_cannot_be_used(at: At) -> None:
    position = at("orange: new new_3\nwhite: new new_1")
    assert position.why_not("white", "get sugar_cane") == "A-164"
    assert "get sugar_cane" not in position.choices("white")
    assert "get tobacco" in position.choices("white")


def test_A_050_a_partner_needs_a_visible_tile(at: At) -> None:
    position = at("orange: built h11=bakery\nyellow: built h11=bakery", players=3)
    assert position.why_not("white", "trade timber") == "A-050"
    assert position.why_not("white", "trade bread") is None
    assert "trade timber" not in position.choices("white")


def test_A_051_what_a_trade_costs(at: At) -> None:
    makers = "orange: built h32=bakery h33=brass_smeltery h34=gramophone_factory"
    position = at(f"{makers}\nwhite: built h44=trade_ship_3 h45=trade_ship_2")
    for resource, price in (("grain", 1), ("bread", 1), ("brass", 2), ("gramophones", 3)):
        traded = play(position, f"white trade {resource}")
        if traded.asked == ("white",) and get(traded, "phase") == "partner":
            traded = play(traded, "white partner orange")
        assert get(traded, "white", "spent") == {"trade": price}, resource
    poor = at(f"{makers}\nwhite: ")
    assert poor.why_not("white", "trade gramophones") == "A-039"
    assert "trade gramophones" not in poor.choices("white")


def test_A_052_A_057_a_trade_brings_one_unit_and_others_may_follow(at: At) -> None:
    position = play(at(), "white trade timber", "white partner orange", "white trade grain", "white partner yellow")
    assert get(position, "pool") == {"timber": 1, "grain": 1}
    assert [get(position, seat, "gold") for seat in ("orange", "yellow", "black")] == [1, 1, 0]


def test_A_058_of_several_partners_the_player_on_turn_chooses(at: At) -> None:
    asked = play(at("orange: built h11=bakery"), "white trade timber")
    assert asked.choices("white") == ["partner yellow", "partner black"]
    assert asked.why_not("white", "partner orange") == "A-050"
    chosen = play(asked, "white partner black")
    assert [get(chosen, seat, "gold") for seat in ("yellow", "black")] == [0, 1]


def test_A_058_only_partners_who_can_be_paid(at: At) -> None:
    """One has the worker tile, others the artisan one, and one token is left."""
    position = at("black: built h32=warehouse\nwhite: spent 1 trade")
    assert get(play(position, "white trade goods"), "black", "gold") == 1
    rich = play(at("black: built h32=warehouse"), "white trade goods")
    assert rich.choices("white") == ["partner orange", "partner yellow", "partner black"]
    poor = play(
        at("black: built h32=warehouse\norange: built h32=warehouse\nwhite: spent 1 trade"), "white trade goods"
    )
    assert poor.choices("white") == ["partner orange", "partner black"]
    assert poor.why_not("white", "partner yellow") == "A-039"


def test_A_060_A_061_neither_cubes_nor_tokens_can_be_traded_for(at: At) -> None:
    named = set(at().desk.game.actions.describe()[15]["arguments"][0])
    assert named.isdisjoint({"farmer", "worker", "artisan", "engineer", "investor", "trade", "exploration"})
    position = at("pool: 1 bricks\nwhite: ready 4 farmer; exhausted 2 artisan")
    assert position.why_not("white", "build warehouse") == "A-037"


def test_A_062_nobody_trades_with_himself(at: At) -> None:
    asked = play(at(), "white trade timber")
    assert asked.why_not("white", "partner white") == "A-062"
    alone = at("white: built h32=bakery")
    assert alone.why_not("white", "trade bread") == "A-050"


def test_A_064_what_one_could_make_may_be_traded_for(at: At) -> None:
    assert {"produce sawmill_start", "trade timber"} <= set(at().choices("white"))


def test_A_065_new_tokens_trade_at_once(at: At) -> None:
    position = at("pool: 1 timber 1 sails\nwhite: spent 2 trade")
    assert "trade" not in kinds(position)
    assert position.why_not("white", "trade timber") == "A-039"
    built = play(position, "white build trade_ship_1", "white field h44")
    assert "trade grain" in built.choices("white")
