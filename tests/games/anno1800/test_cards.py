"""Population cards: played, activated, swapped, put under decks; their effects."""

from __future__ import annotations

import pytest

from ostrov.engine.history import History
from ostrov.engine.position import CHANCE
from tests.games.anno1800.conftest import BOX, At, get, kinds, play, work

EFFECTS = {card["id"]: card["effects"] for card in BOX["population_card"]}
EXTRA = "aei_05"  # a card with an extra action
PUT_AWAY = "nw_15"  # a card with which two others may be put away


def needs(card: str) -> str:
    """The resources of a card as a pool."""
    row = next(row for row in BOX["population_card"] if row["id"] == card)
    return " ".join(f"{count} {resource}" for resource, count in row["needs"].get("resources", {}).items())


# --- playing


def test_A_110_A_111_A_112_one_card_from_the_hand(at: At) -> None:
    position = at("pool: 1 work_clothes 1 bread 1 goods 1 beer\nwhite: hand fw_01 fw_13 fw_20")
    played = play(position, "white play fw_01")
    assert get(played, "white", "played") == ["fw_01"]
    assert get(played, "white", "turned") == []
    assert get(played, "pool") == {"goods": 1, "beer": 1}
    assert played.why_not("white", "play fw_13") == "A-021"
    assert "play" not in kinds(played)
    assert position.why_not("white", "play fw_02") == "A-110", "not in the hand"
    assert position.why_not("white", "play fw_20") == "A-030", "no cotton fabric"


@pytest.mark.parametrize("deck", ["farmer_worker", "artisan_engineer_investor", "new_world"])
def test_A_111_A_116_every_card_can_be_played_for_its_needs(at: At, deck: str) -> None:
    for row in BOX["population_card"]:
        if row["deck"] != deck or row["id"] in ("nw_23", "nw_24"):
            continue
        pool = needs(row["id"])
        tokens = "cards 1 trade 6 exploration"
        position = at((f"pool: {pool}\n" if pool else "") + f"white: hand {row['id']} nw_23 nw_24; {tokens}")
        played = play(position, f"white play {row['id']}")
        assert played.points("white")[deck] == row["points"]
        assert get(played, "pool") == {}
        left = {"trade": 1, "exploration": 6}
        for token in left:
            left[token] -= row["needs"].get(f"{token}_tokens", 0)
        assert get(played, "white", "card_tokens") == {token: count for token, count in left.items() if count}


def test_A_113_A_114_A_115_each_card_is_activated_once(at: At) -> None:
    position = at("white: played fw_37 fw_38 aei_30; turned aei_30")
    effects = [words for words in position.choices("white") if words.startswith("activate")]
    assert len(effects) == 1
    twice = play(position, *[f"white {effects[0]}"] * 2)
    assert get(twice, "white", "turned") == ["fw_37", "fw_38", "aei_30"]
    assert twice.why_not("white", effects[0]) == "A-113"
    assert effects[0] not in twice.choices("white")
    assert get(twice, "white", "played") == get(position, "white", "played"), "it stays in front of the player"


def test_A_116_A_210_points_whether_activated_or_not(at: At) -> None:
    for turned in ("", "; turned fw_01 aei_01 nw_01"):
        points = at(f"white: played fw_01 aei_01 nw_01{turned}").points("white")
        assert [points[deck] for deck in ("farmer_worker", "artisan_engineer_investor", "new_world")] == [3, 8, 5]


# --- swapping

SWAP = "white: hand fw_01 fw_02 fw_03 fw_04 aei_01 nw_01"


def test_A_120_A_122_a_swap(at: At) -> None:
    swap = play(at(SWAP), "white swap")
    assert swap.why_not("white", "done") == "A-120"
    assert swap.why_not("white", "put_farmer_worker fw_05") == "A-120"
    assert "done" not in swap.choices("white")
    two = play(swap, "white put_farmer_worker fw_01", "white put_artisan_engineer_investor aei_01", "white done")
    assert two.asked == (CHANCE,)
    assert "draw_farmer_worker fw_01" not in two.outcomes(), "it comes up last"
    drawn = play(two, "chance draw_farmer_worker fw_20", "chance draw_artisan_engineer_investor aei_20")
    assert get(drawn, "white", "hand") == "fw_02 fw_03 fw_04 fw_20 aei_20 nw_01".split()
    assert get(drawn, "white", "hand_cards") == get(at(SWAP), "white", "hand_cards")
    assert kinds(drawn) >= {"end_turn"}


def test_A_120_three_cards_at_most(at: At) -> None:
    three = play(at(SWAP), "white swap", *[f"white put_farmer_worker fw_0{n}" for n in (1, 2, 3)])
    assert three.why_not("white", "put_farmer_worker fw_04") == "A-120"
    assert kinds(three) == {"done"}


def test_A_120_a_swap_needs_a_card(at: At) -> None:
    position = at("white: played fw_01; hand \nfireworks: white  trigger: 1  turns_left: 3")
    assert position.why_not("white", "swap") == "A-120"
    assert "swap" not in kinds(position)


def test_AE_09_A_121_swap_with_an_empty_deck(at: At) -> None:
    swap = play(at("white: hand fw_01 aei_01 nw_01\ndeck: farmer_worker"), "white swap")
    assert swap.why_not("white", "put_farmer_worker fw_01") == "A-121"
    assert swap.choices("white") == ["put_artisan_engineer_investor aei_01", "put_new_world nw_01"]
    both = play(swap, "white put_artisan_engineer_investor aei_01", "white put_new_world nw_01", "white done")
    drawn = play(both, "chance draw_artisan_engineer_investor aei_09", "chance draw_new_world nw_09")
    assert get(drawn, "white", "hand") == ["fw_01", "aei_09", "nw_09"]
    only = at("white: hand fw_01\ndeck: farmer_worker")
    assert only.why_not("white", "swap") == "A-121"
    assert "swap" not in kinds(only)


def test_AE_43_A_121_thin_deck(at: At) -> None:
    position = at("white: hand fw_03 fw_02 fw_01 aei_01\ndeck: farmer_worker fw_40")
    done = play(position, "white swap", *[f"white put_farmer_worker fw_0{n}" for n in (2, 1, 3)], "white done")
    for card in ("fw_40", "fw_02", "fw_01"):
        assert done.outcomes() == {f"draw_farmer_worker {card}": 1}
        done = play(done, f"chance draw_farmer_worker {card}")
    assert get(done, "white", "hand") == ["fw_01", "fw_02", "fw_40", "aei_01"]
    assert get(done, "under") == {"fw_01": "fw_03"}


def test_A_120_who_put_a_card_under_a_deck_knows_it_and_nobody_else(at: At) -> None:
    put = play(at(SWAP), "white swap", "white put_farmer_worker fw_01")
    assert get(put.seen_by("white"), "under") == {"fw_01": "fw_01"}
    assert get(put.seen_by("orange"), "under") == {}
    assert get(put.seen_by("orange"), "below") == {"farmer_worker": 1}
    log = History(put.desk, at(SWAP).data)
    log.act("white", "swap")
    log.act("white", "put_farmer_worker fw_01")
    assert log.words_for(1, log.game.seat("orange")) == "put_farmer_worker ?"
    assert log.words_for(1, log.game.seat("white")) == "put_farmer_worker fw_01"


# --- effects


@pytest.mark.parametrize(
    ("card", "effect", "level", "count"),
    [("fw_01", "farmer_2", "farmer", 2), ("fw_04", "worker_2", "worker", 2), ("fw_10", "artisan_1", "artisan", 1)],
)
def test_A_170_cubes_with_a_card_for_each(at: At, card: str, effect: str, level: str, count: int) -> None:
    position = at(f"white: played {card}")
    active = play(position, f"white activate {effect}")
    assert get(active, "white", "ready")[level] == get(position, "white", "ready")[level] + count
    assert sum(get(active, "owed").values()) == count
    assert active.asked == (CHANCE,)


def test_AE_37_A_170_cube_effect_short_deck(at: At) -> None:
    poor = play(at("white: played fw_01\ndeck: farmer_worker fw_40"), "white activate farmer_2")
    assert get(poor, "white", "ready")["farmer"] == 5
    drawn = play(poor, "chance draw_farmer_worker fw_40")
    assert drawn.asked == ("white",)
    rich = play(at("white: played fw_01; gold 1\ndeck: farmer_worker fw_40"), "white activate farmer_2")
    assert get(rich, "white", "ready")["farmer"] == 6
    assert get(rich, "white", "gold") == 0
    assert get(rich, "owed") == {"farmer_worker": 1}


def test_A_170_as_many_cubes_as_the_supply_has(at: At) -> None:
    active = play(at("white: played fw_01\nsupply: 1 farmer"), "white activate farmer_2")
    assert get(active, "white", "ready")["farmer"] == 5
    assert get(active, "owed") == {"farmer_worker": 1}


def test_A_170_A_133_cards_a_workforce_action_owes_are_out_of_reach(at: At) -> None:
    """[AR-13] One card is left, and the action going on has a right to it."""
    position = at("pool: 1 timber\nwhite: played fw_01; gold 1\ndeck: farmer_worker fw_40")
    hired = play(position, "white hire farmer", "white activate farmer_2")
    assert get(hired, "white", "ready")["farmer"] == 6
    assert get(hired, "white", "gold") == 0
    done = play(hired, "white done")
    assert done.outcomes() == {"draw_farmer_worker fw_40": 1}


def test_A_171_gold(at: At) -> None:
    assert get(play(at("white: played fw_41"), "white activate gold_4"), "white", "gold") == 4


def test_A_171_A_177_a_card_with_two_effects_applies_both(at: At) -> None:
    active = play(at("white: played nw_21"), "white activate gold_2_and_trade_4")
    assert get(active, "white", "gold") == 2
    assert get(active, "white", "card_tokens") == {"trade": 4}


@pytest.mark.parametrize(("left", "drawn"), [(22, 2), (1, 1), (0, 0)])
def test_A_172_expedition_cards(at: At, left: int, drawn: int) -> None:
    position = at(f"expedition_deck: {left}\nwhite: played nw_07")
    active = play(position, "white activate expedition_cards_2")
    for _ in range(drawn):
        assert active.asked == (CHANCE,)
        active = play(active, f"chance {next(iter(active.outcomes()))}")
    assert active.asked == ("white",)
    assert get(active, "white", "expeditions") == drawn


def test_AE_29_A_173_A_178_discard_effect(at: At) -> None:
    position = at(f"white: hand {PUT_AWAY} fw_01 fw_02 fw_03\npool: {needs(PUT_AWAY)}")
    played = play(position, f"white play {PUT_AWAY}")
    now = play(played, "white activate discard_hand_cards_2", "white put_farmer_worker fw_01")
    assert get(now, "white", "hand") == ["fw_02", "fw_03"]
    assert "done" in now.choices("white")
    both = play(now, "white put_farmer_worker fw_03")
    assert get(both, "white", "hand") == ["fw_02"]
    assert both.asked == ("white",)
    assert get(both, "phase") == "turn"
    later = play(played, "white end_turn")
    assert get(later, "white", "turned") == [PUT_AWAY]


def test_A_173_fewer_cards_may_be_put_away(at: At) -> None:
    active = play(at(f"white: played {PUT_AWAY}"), "white activate discard_hand_cards_2")
    none = play(active, "white done")
    assert get(none, "phase") == "turn"
    assert get(none, "white", "turned") == [PUT_AWAY]
    assert active.why_not("white", "put_farmer_worker fw_01") == "A-120"


def test_A_173_with_an_empty_deck_cards_can_still_be_put_away(at: At) -> None:
    position = at(f"white: played {PUT_AWAY}; hand fw_01 fw_02 fw_03\ndeck: farmer_worker")
    active = play(position, "white activate discard_hand_cards_2")
    assert "put_farmer_worker fw_01" in active.choices("white")


def test_AE_50_A_174_free_tobacco(at: At) -> None:
    position = at("white: played aei_28; ready 1 farmer")
    asked = play(position, "white activate free_new_world_resource_1")
    assert asked.choices("white") == [
        f"take {word}" for word in "cocoa sugar_cane tobacco coffee_beans caoutchouc".split()
    ]
    assert asked.why_not("white", "take cotton") == "A-174"
    taken = play(asked, "white take tobacco", "white produce sawmill_start", "white build cigar_factory")
    assert get(taken, "placing") == "cigar_factory"


def test_AE_49_A_175_free_upgrades_in_pieces(at: At) -> None:
    position = at("white: played fw_24; ready 1 farmer; work h11=farmer; gold 1; built h32=bakery")
    active = play(position, "white activate upgrades_to_worker_3", "white free_upgrade worker", "white ready")
    working = play(active, "white produce bakery", "white recall farmer", "white free_upgrade worker")
    assert get(working, "white", "ready") == {"worker": 1}
    assert get(working, "free_upgrades") == {"worker": 1}
    assert working.why_not("white", "free_upgrade worker") == "A-140"
    assert working.why_not("white", "free_upgrade artisan") == "A-175"
    over = play(working, "white festival", "white end_turn")
    assert get(over, "free_upgrades") == {}


def test_A_175_a_free_upgrade_needs_the_supply_too(at: At) -> None:
    position = play(at("white: played fw_24\nsupply: 0 worker"), "white activate upgrades_to_worker_3")
    assert position.why_not("white", "free_upgrade worker") == "A-142"
    assert "free_upgrade worker" not in position.choices("white")


def test_A_176_A_024_an_extra_action(at: At) -> None:
    position = at(f"white: played {EXTRA}")
    first = play(position, "white festival")
    assert first.why_not("white", "festival") == "A-021"
    assert play(first, "white activate extra_action_1", "white festival").why_not("white", "festival") == "A-021"
    before = play(position, "white activate extra_action_1", "white festival", "white festival")
    assert "end_turn" in before.choices("white")


def test_AE_28_A_168_A_177_card_tokens(at: At) -> None:
    active = play(at("white: played fw_32"), "white activate trade_3", "white trade timber", "white partner orange")
    assert get(active, "white", "card_tokens") == {"trade": 2}
    assert get(active, "white", "spent") == {}
    assert get(play(active, "white festival"), "white", "card_tokens") == {}


def test_A_177_exploration_tokens_on_cards_open_islands(at: At) -> None:
    position = at("white: spent 1 exploration; cards 3 exploration")
    opened = play(position, "white old_world")
    assert get(opened, "white", "card_tokens") == {"exploration": 2}
    assert get(opened, "white", "spent") == {"exploration": 1}


def test_A_178_effects_may_wait_for_a_later_turn(at: At) -> None:
    position = play(at("white: played fw_41"), "white festival", "white end_turn")
    for seat in ("orange", "yellow", "black"):
        position = play(position, f"{seat} festival", f"{seat} end_turn")
    assert "activate gold_4" in position.choices("white")


@pytest.mark.parametrize("card", sorted(EFFECTS))
def test_A_113_every_card_has_an_effect_that_can_be_activated(at: At, card: str) -> None:
    position = at(f"white: played {card}; new new_1")
    (effect,) = [words for words in position.choices("white") if words.startswith("activate")]
    active = play(position, f"white {effect}")
    assert get(active, "white", "turned") == [card]
    assert active.problems() == []


def test_A_114_an_effect_that_can_do_nothing_may_be_activated(at: At) -> None:
    """[AR-17]"""
    position = at("white: played fw_01\nsupply: 0 farmer")
    active = play(position, "white activate farmer_2")
    assert active.asked == ("white",)
    assert get(active, "white", "turned") == ["fw_01"]


def test_A_178_a_festival_leaves_effects(at: At) -> None:
    position = play(at("white: played fw_41; work h11=farmer"), "white festival")
    assert work(position, "white", "h11") == []
    assert "activate gold_4" in position.choices("white")


@pytest.mark.parametrize("told", ["hand_cards 6 farmer_worker 2 artisan_engineer_investor", "turned fw_10"])
def test_A_122_A_113_a_hand_told_wrongly_is_noticed(at: At, anno: object, told: str) -> None:
    text = str(at()).replace("hand_cards 7 farmer_worker 2 artisan_engineer_investor", told, 1)
    assert anno.read(text, "checked").problems() == ["A-122 does not hold."]  # type: ignore[attr-defined]


@pytest.mark.parametrize("told", ["below: 1 farmer_worker", "under: fw_01=fw_01", "under_by: fw_01=white"])
def test_A_120_A_004_a_deck_told_wrongly_is_noticed(at: At, anno: object, told: str) -> None:
    text = str(at()) + f"\n{told}"
    assert anno.read(text, "checked").problems() == ["A-004 does not hold."]  # type: ignore[attr-defined]
