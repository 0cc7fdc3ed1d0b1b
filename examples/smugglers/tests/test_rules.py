"""Every rule of the ledger, held to the code by a position one can read."""

from collections.abc import Callable

import pytest

from ostrov.engine.errors import OstrovError
from ostrov.engine.game import Game
from ostrov.engine.position import Position

At = Callable[[str], Position]

NIGHT = """
phase: night  idle: red blue green  captain: blue
red: hand 2 tea 1 rum; cards 3
blue: hand 1 silk; cards 1
green: hand 1 tea; cards 1
"""
DAY = """
phase: day  loaded: red blue green  captain: blue  sailor: blue  turns: 1
red: hand 2 tea 1 rum; cards 3; boat tea
blue: hand 1 silk 1 rum; cards 2; boat silk
green: boat tea
"""
DOUBT = """
phase: doubt  loaded: red blue green  captain: blue  sailor: blue  claim: rum  turns: 1
red: hand 2 tea; cards 2; boat tea
blue: hand 1 silk; cards 1; boat {cargo}
green: hand 1 tea; cards 1; boat tea
"""
LAST_BOAT = """
phase: doubt  loaded: red  captain: blue  sailor: red  claim: rum  turns: 3
red: hand 2 tea; cards 2; boat tea; trade {points}
blue: hand 1 silk; cards 1
green: hand 1 tea; cards 1
"""


def test_M_001_play_passes_to_the_left(at: At) -> None:
    assert at(DAY).after("blue", "declare tea").asked == ("green",)
    assert at(DAY.replace("sailor: blue", "sailor: green")).after("green", "declare tea").asked == ("red",)


@pytest.mark.parametrize("players", [1, 5])
def test_M_001_two_to_four_play(smugglers: Game, players: int) -> None:
    with pytest.raises(OstrovError, match="players is 2 to 4"):
        smugglers.start("checked", players=players)


def test_M_002_every_card_of_the_pile_is_as_likely_as_another(smugglers: Game) -> None:
    assert smugglers.start("checked", players=3).outcomes() == {"draw tea": 12, "draw silk": 9, "draw rum": 6}


def test_M_002_a_card_too_many_is_noticed(at: At) -> None:
    assert at("pile: 13 tea 8 silk 6 rum  left: 27").problems() == ["M-002 does not hold."]


@pytest.mark.parametrize(("good", "worth"), [("tea", 1), ("silk", 2), ("rum", 3)])
def test_M_003_what_goods_are_worth(at: At, good: str, worth: int) -> None:
    assert at(DAY).after("blue", f"declare {good}").after("green", "believe").score("blue") == worth


def test_M_004_everybody_is_dealt_three_cards_one_at_a_time(smugglers: Game) -> None:
    position = smugglers.start("checked", players=3)
    for _ in range(9):
        assert position.asked == ("chance",)
        position = position.after("chance", "draw tea")
    assert position.asked == ("red", "blue", "green")
    assert "hand 3 tea; cards 3" in str(position)


def test_M_005_sizes_are_open_and_cards_are_not(at: At) -> None:
    seen = str(at(DAY).seen_by("green"))
    assert "red: hand ?; cards 3; boat ?" in seen
    assert "pile: ?  left: 19" in seen


def test_M_005_a_wrong_count_is_noticed(at: At) -> None:
    assert at("pile: 11 tea 9 silk 6 rum  left: 26\nred: hand 1 tea; cards 2").problems() == ["M-005 does not hold."]


def test_M_010_all_load_at_the_same_time_and_day_breaks_after_the_last(at: At) -> None:
    position = at(NIGHT)
    assert position.asked == ("red", "blue", "green")
    position = position.after("green", "load tea").after("red", "load rum")
    assert position.asked == ("blue",)
    position = position.after("blue", "load silk")
    assert "phase: day" in str(position)
    assert position.asked == ("blue",), "the captain sails first"


def test_M_010_nobody_loads_twice_or_by_day(at: At) -> None:
    assert at(NIGHT).after("red", "load tea").why_not("red", "load tea") == "M-010"
    assert at(DAY).why_not("red", "load tea") == "M-010"


def test_M_010_what_is_loaded_is_a_secret(at: At) -> None:
    tea, rum = at(NIGHT).after("red", "load tea"), at(NIGHT).after("red", "load rum")
    assert tea.seen_by("blue") == rum.seen_by("blue")
    assert tea.seen_by("red") != rum.seen_by("red")


def test_M_011_the_card_comes_from_the_own_hand(at: At) -> None:
    assert at(NIGHT).choices("red") == ["load tea", "load rum"]
    assert at(NIGHT).why_not("red", "load silk") == "M-011"


def test_M_020_the_boats_sail_one_after_the_other(at: At) -> None:
    position = at(DAY)
    assert position.asked == ("blue",)
    assert position.why_not("red", "declare tea") == "M-020"
    assert position.why_not("red", "rob blue") == "M-020"
    assert at(NIGHT).why_not("blue", "rob red") == "M-020"
    assert position.after("blue", "declare tea").after("green", "believe").asked == ("green",)


def test_M_021_the_sailor_may_lie(at: At) -> None:
    assert {"declare tea", "declare silk", "declare rum"} <= set(at(DAY).choices("blue"))


def test_M_022_the_thief_needs_a_victim_with_a_card(at: At) -> None:
    position = at(DAY)
    assert [words for words in position.choices("blue") if words.startswith("rob")] == ["rob red"]
    for victim in ("blue", "green", "yellow"):
        assert position.why_not("blue", f"rob {victim}") == "M-022"


def test_M_023_the_thief_is_paid_with_the_cargo(at: At) -> None:
    position = at(DAY).after("blue", "rob red")
    assert "shown: 1 silk" in str(position)
    assert "boat" not in str(position).split("blue:")[1].splitlines()[0]


def test_M_024_the_thief_brings_a_card_at_random(at: At) -> None:
    position = at(DAY).after("blue", "rob red")
    assert position.outcomes() == {"steal tea": 2, "steal rum": 1}
    position = position.after("chance", "steal rum")
    assert "hand 1 silk 2 rum; cards 3" in str(position)
    assert position.asked == ("green",)


def test_M_024_only_thief_and_victim_see_the_card(at: At) -> None:
    position = at(DAY).after("blue", "rob red")
    tea, rum = position.after("chance", "steal tea"), position.after("chance", "steal rum")
    assert tea.seen_by("green") == rum.seen_by("green")
    assert tea.seen_by("blue") != rum.seen_by("blue")


def test_M_030_only_the_left_neighbour_answers(at: At) -> None:
    position = at(DOUBT.format(cargo="rum"))
    assert position.asked == ("green",)
    assert position.why_not("red", "doubt") == "M-030"
    assert at(DAY).why_not("green", "believe") == "M-030"


@pytest.mark.parametrize("cargo", ["rum", "tea"])
def test_M_031_a_claim_believed_is_paid_and_the_cargo_goes_back_unseen(at: At, cargo: str) -> None:
    before = at(DOUBT.format(cargo=cargo))
    after = before.after("green", "believe")
    assert after.points("blue") == {"trade": 3, "doubts": 0}
    assert "left: 20" in str(before)
    assert "left: 21" in str(after)
    assert "shown" not in str(after)


def test_M_032_the_truth_doubted_pays_twice(at: At) -> None:
    position = at(DOUBT.format(cargo="rum")).after("green", "doubt")
    assert position.points("blue") == {"trade": 6, "doubts": 0}
    assert "shown: 1 rum" in str(position)


def test_M_032_a_lie_pays_who_doubted(at: At) -> None:
    position = at(DOUBT.format(cargo="tea")).after("green", "doubt")
    assert (position.score("blue"), position.points("green")) == (0, {"trade": 0, "doubts": 3})
    assert "shown: 1 tea" in str(position)


def test_M_032_doubting_cannot_be_taken_back(at: At) -> None:
    offers = {offer.words: offer.final for offer in at(DOUBT.format(cargo="tea")).offers("green")}
    assert offers == {"doubt": True, "believe": False}


def test_M_040_everybody_draws_from_the_next_captain_on(at: At) -> None:
    position = at(LAST_BOAT.format(points=0)).after("blue", "believe")
    assert "captain: green" in str(position)
    for _ in range(3):
        assert position.asked == ("chance",)
        position = position.after("chance", "draw tea")
    assert position.asked == ("red", "blue", "green")


def test_M_050_the_goal_ends_the_game_after_the_day(at: At) -> None:
    assert at(LAST_BOAT.format(points=8)).after("blue", "believe").ended is None
    over = at(LAST_BOAT.format(points=9)).after("blue", "believe")
    assert (over.ended, over.asked) == ("goal", ())
    assert at(DOUBT.format(cargo="rum").replace("trade 0", "trade 30")).after("green", "believe").ended is None


def test_M_051_the_empty_pile_ends_the_game(smugglers: Game) -> None:
    position = smugglers.read(
        "smugglers players=2  rules 1\nphase: refill  pile: 1 tea  left: 1  shown: 11 tea 9 silk 6 rum  captain: red",
        "checked",
    )
    over = position.after("chance", "draw tea")
    assert (over.ended, over.asked) == ("pile", ())


def test_M_051_nothing_left_to_draw_after_the_last_boat(at: At) -> None:
    position = at(
        "pile: 0 tea\nphase: doubt  shown: 10 tea 9 silk 5 rum  loaded: red  captain: blue  sailor: red  claim: rum\n"
        "red: boat rum\nblue: hand 1 tea; cards 1\ngreen: hand 1 tea; cards 1"
    )
    assert position.problems() == []
    assert position.after("blue", "doubt").ended == "pile"


def test_M_052_most_points_win_and_ties_share(at: At) -> None:
    position = at("phase: over  ending: 1\nred: trade 5\nblue: trade 2; doubts 3\ngreen: trade 4")
    assert [position.place(seat) for seat in position.seats] == [1, 1, 3]
