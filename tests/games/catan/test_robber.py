"""Chapter 6, seven and robber: C-054 to C-066, C-136 to C-140 with CE-05, CE-28 to CE-31."""

from __future__ import annotations

import itertools

import pytest

from ostrov.engine.history import History
from ostrov.engine.position import CHANCE, Position
from tests.games.catan.conftest import At, bank, edge, hand, play, roll, shown

TWO_OWE = "phase: before_roll\nwhite: hand 5 lumber 3 ore; settlements V39\norange: hand 9 wool 1 grain"
VICTIMS = """
phase: robber
blue: settlements V30; hand 1 lumber
white: cities V18; hand 3 ore
orange: settlements V29; hand 1 wool
"""  # all three at the centre, H9


def seven(at: At, differs: str) -> Position:
    return roll(at(f"phase: before_roll\n{differs}"), 7)


def discard(position: Position, seat: str, cards: str) -> Position:
    return play(position, *(f"{seat} discard {card}" for card in cards.split()))


@pytest.mark.parametrize(("held", "returned"), [(9, 4), (8, 4), (7, 0), (15, 7)])
@pytest.mark.parametrize("seat", ["blue", "white"])
def test_CE_05_cards_held_and_cards_returned(at: At, seat: str, held: int, returned: int) -> None:
    position = seven(at, f"{seat}: hand {held} ore")
    for _ in range(returned):
        assert position.asked == (seat,)
        position = play(position, f"{seat} discard ore")
    assert position.asked == ("blue",)
    assert shown(position, "phase") == "robber"
    assert hand(position, seat) == {"ore": held - returned}


def test_C_054_everybody_with_more_than_seven_cards_returns_half(at: At) -> None:
    position = seven(at, "blue: hand 8 ore\nwhite: hand 4 lumber 5 brick\norange: hand 7 wool\nred: hand 11 grain")
    assert position.asked == ("blue", "white", "red")
    assert [shown(position, "owes", seat) for seat in position.seats] == ["4", "4", "", "5"]


def test_C_054_any_cards_of_ones_own(at: At) -> None:
    position = seven(at, "white: hand 5 lumber 3 ore")
    assert position.choices("white") == ["discard lumber", "discard ore"]
    position = discard(position, "white", "ore ore ore")
    assert position.choices("white") == ["discard lumber"]
    assert position.why_not("white", "discard ore") == "C-054"
    assert hand(discard(position, "white", "lumber"), "white") == {"lumber": 4}


def test_C_054_a_card_one_does_not_hold(at: At) -> None:
    assert seven(at, "white: hand 8 ore").why_not("white", "discard wool") == "C-054"


def test_C_054_nobody_else_and_at_no_other_time(at: At) -> None:
    position = seven(at, TWO_OWE.replace("phase: before_roll", ""))
    assert position.why_not("blue", "discard ore") == "C-054"
    chosen = discard(position, "white", "ore ore ore lumber")
    assert chosen.choices("white") == []
    assert chosen.why_not("white", "discard lumber") == "C-054", "white has done its part"
    assert at("blue: hand 9 ore").why_not("blue", "discard ore") == "C-054"
    assert at("phase: robber  rolled: no\nblue: hand 9 ore").why_not("blue", "discard ore") == "C-054"


@pytest.mark.parametrize("seat", ["blue", "white", "orange", "red"])
def test_C_054_what_goes_back_goes_to_the_bank(at: At, seat: str) -> None:
    position = seven(at, f"{seat}: hand 5 lumber 3 ore")
    position = discard(position, seat, "lumber lumber lumber ore")
    assert bank(position) == {"lumber": 17, "brick": 19, "wool": 19, "grain": 19, "ore": 17}
    assert (shown(position, "cards", seat), position.problems()) == ("4", [])


def test_C_055_with_seven_nothing_is_returned(at: At) -> None:
    position = seven(at, "blue: hand 7 ore\nwhite: hand 3 lumber 4 brick")
    assert position.asked == ("blue",)
    assert all(words.startswith("move_robber") for words in position.choices("blue"))


def test_C_056_development_cards_do_not_count(at: At) -> None:
    position = seven(at, "white: hand 7 ore; unplayed 3 knight 2 victory_point")
    assert (position.asked, shown(position, "phase")) == (("blue",), "robber")
    position = seven(at, "white: hand 8 ore; unplayed 3 knight 2 victory_point")
    assert shown(position, "owes", "white") == "4"


def test_C_057_all_discards_come_before_the_robber(at: At) -> None:
    position = seven(at, "white: hand 8 ore\nred: hand 8 wool")
    position = discard(position, "white", "ore ore ore")
    position = discard(position, "red", "wool wool wool wool")
    assert position.asked == ("white",)
    assert position.why_not("blue", "move_robber H0") == "C-058"
    position = discard(position, "white", "ore")
    assert position.asked == ("blue",)
    assert position.why_not("blue", "move_robber H0") is None


def test_C_057_the_robber_moves_before_anybody_is_robbed(at: At) -> None:
    position = at(VICTIMS)
    assert position.why_not("blue", "rob white") == "C-061"
    assert "rob white" in play(position, "blue move_robber H9").choices("blue")


def test_C_058_it_may_not_stay(at: At) -> None:
    position = seven(at, "robber: H4")
    assert position.why_not("blue", "move_robber H4") == "C-058"
    assert "move_robber H4" not in position.choices("blue")
    assert position.why_not("blue", "end_turn") is not None


def test_C_058_only_the_active_player_and_only_then(at: At) -> None:
    position = seven(at, "")
    assert position.asked == ("blue",)
    assert position.why_not("white", "move_robber H0") == "C-058"
    assert at("phase: before_roll").why_not("blue", "move_robber H0") == "C-058"
    assert at().why_not("blue", "move_robber H0") == "C-058"


@pytest.mark.parametrize("robber", ["H0", "H7", "H9"])
def test_C_059_any_of_the_other_eighteen_hexes(at: At, robber: str) -> None:
    position = seven(at, f"robber: {robber}\nblue: settlements V24")
    hexes = [f"H{n}" for n in range(19) if f"H{n}" != robber]
    assert position.choices("blue") == [f"move_robber {place}" for place in hexes]
    for place in hexes:
        assert shown(play(position, f"blue move_robber {place}"), "robber") == place


def test_C_060_one_card_at_random_from_an_opponent_there(at: At) -> None:
    position = play(at("phase: robber\nwhite: settlements V29; hand 2 ore 3 wool"), "blue move_robber H9")
    assert position.outcomes() == {"steal wool": 3, "steal ore": 2}
    robbed = play(position, "chance steal ore")
    assert (hand(robbed, "white"), hand(robbed, "blue")) == ({"wool": 3, "ore": 1}, {"ore": 1})
    assert [shown(robbed, "cards", seat) for seat in ("white", "blue")] == ["4", "1"]
    assert robbed.problems() == []


def test_C_060_the_desert_too(at: At) -> None:
    position = play(at("phase: robber  robber: H0\nwhite: settlements V27; hand 1 ore"), "blue move_robber H7")
    assert position.outcomes() == {"steal ore": 1}


@pytest.mark.parametrize("crossing", [8, 12, 13, 17, 18, 23])
def test_C_060_at_any_of_the_six_crossings(at: At, crossing: int) -> None:
    position = at(f"phase: robber\nwhite: settlements V{crossing}; hand 1 ore")
    assert play(position, "blue move_robber H4").asked == (CHANCE,)
    assert play(position, "blue move_robber H18").asked == ("blue",)


def test_C_060_a_road_at_the_hex_is_no_building(at: At) -> None:
    position = at("phase: robber\nwhite: roads V29-V35-V30; hand 1 ore")
    assert play(position, "blue move_robber H9").asked == ("blue",)


def test_C_061_the_active_player_chooses_one_of_several(at: At) -> None:
    position = play(at(VICTIMS), "blue move_robber H9")
    assert position.asked == ("blue",)
    assert position.choices("blue") == ["rob white", "rob orange"]
    robbed = play(position, "blue rob orange", "chance steal wool")
    assert [hand(robbed, seat) for seat in ("blue", "white", "orange")] == [{"lumber": 1, "wool": 1}, {"ore": 3}, {}]
    assert robbed.why_not("blue", "rob white") == "C-061", "it is still one card"


def test_C_061_nobody_else_chooses(at: At) -> None:
    position = play(at(VICTIMS), "blue move_robber H9")
    assert position.why_not("white", "rob orange") == "C-061"
    assert position.choices("white") == []


def test_C_061_only_who_can_be_robbed_there(at: At) -> None:
    position = play(at(f"{VICTIMS}red: settlements V0; hand 5 brick"), "blue move_robber H9")
    assert position.why_not("blue", "rob red") == "C-061"
    three = play(at(VICTIMS, players=3), "blue move_robber H9")
    assert three.why_not("blue", "rob red") == "C-061", "red does not play"


def test_C_062_nobody_there_nothing_stolen(at: At) -> None:
    position = play(at(VICTIMS), "blue move_robber H0")
    assert (position.asked, shown(position, "phase")) == (("blue",), "main")
    assert hand(position, "blue") == {"lumber": 1}


def test_C_062_nobody_there_has_a_card(at: At) -> None:
    """CR-08: who has no card may not be named, so the one who has is robbed without a question."""
    none = VICTIMS.replace("; hand 3 ore", "").replace("; hand 1 wool", "")
    assert shown(play(at(none), "blue move_robber H9"), "phase") == "main"
    one = VICTIMS.replace("; hand 1 wool", "")
    assert play(at(one), "blue move_robber H9").outcomes() == {"steal ore": 3}


def test_C_062_who_has_no_card_cannot_be_named(at: At) -> None:
    differs = "white: settlements V29; hand 1 ore\norange: settlements V30\nred: settlements V18; hand 1 ore"
    position = play(at(f"phase: robber\n{differs}"), "blue move_robber H9")
    assert position.choices("blue") == ["rob white", "rob red"]
    assert position.why_not("blue", "rob orange") == "C-061"


def test_C_063_a_city_does_not_mean_two_cards(at: At) -> None:
    position = play(at(VICTIMS), "blue move_robber H9", "blue rob white", "chance steal ore")
    assert (hand(position, "white"), shown(position, "phase")) == ({"ore": 2}, "main")


def test_C_064_nobody_steals_from_oneself(at: At) -> None:
    position = play(at(VICTIMS), "blue move_robber H9")
    assert position.why_not("blue", "rob blue") == "C-064"
    alone = play(at("phase: robber\nblue: settlements V30; hand 4 ore"), "blue move_robber H9")
    assert (shown(alone, "phase"), hand(alone, "blue")) == ("main", {"ore": 4})


def test_C_065_while_it_stays_its_hex_produces_for_nobody(at: At) -> None:
    position = seven(at, "blue: settlements V8\nwhite: cities V9")
    position = play(position, "blue move_robber H1", "blue end_turn")
    for seat in ("white", "orange", "red", "blue"):
        position = roll(position, 12)
        assert shown(position, "robber") == "H1"
        assert bank(position)["wool"] == 19
        position = play(position, f"{seat} end_turn")


def test_C_065_it_goes_by_a_seven_or_a_knight(at: At) -> None:
    by_seven = play(seven(at, "robber: H1\nwhite: cities V8; hand 1 ore"), "blue move_robber H17", "blue end_turn")
    assert hand(roll(by_seven, 12), "white") == {"ore": 1, "wool": 2}
    by_knight = play(at("robber: H1\nblue: unplayed 1 knight"), "blue knight", "blue move_robber H17")
    assert shown(by_knight, "robber") == "H17"


@pytest.mark.parametrize("robbed", [True, False])
def test_C_066_then_the_turn_goes_on(at: At, robbed: bool) -> None:
    position = seven(at, "blue: settlements V8; hand 5 lumber 2 brick 1 wool\nwhite: settlements V29; hand 1 ore")
    position = discard(position, "blue", "lumber brick wool lumber")
    position = play(position, *(["blue move_robber H9", "chance steal ore"] if robbed else ["blue move_robber H0"]))
    assert (position.asked, shown(position, "phase")) == (("blue",), "main")
    assert {"end_turn", "propose", f"build_road {edge('V8-V13')}"} <= set(position.choices("blue"))
    assert shown(position, "victim") == ""


def test_C_136_one_discard_a_seven(at: At) -> None:
    position = discard(seven(at, "white: hand 19 wool"), "white", "wool " * 9)
    assert hand(position, "white") == {"wool": 10}
    assert (position.asked, shown(position, "phase")) == (("blue",), "robber")
    assert position.why_not("white", "discard wool") == "C-054"


def test_CE_29_seventeen_cards(at: At) -> None:
    position = seven(at, "white: hand 17 wool")
    assert shown(position, "owes", "white") == "8"
    position = discard(position, "white", "wool " * 8)
    assert (hand(position, "white"), shown(position, "phase")) == ({"wool": 9}, "robber")


def test_C_137_only_thief_and_robbed_see_the_card(at: At) -> None:
    before = play(at("phase: robber\nwhite: settlements V29; hand 1 ore 1 wool"), "blue move_robber H9")
    ore, wool = play(before, "chance steal ore"), play(before, "chance steal wool")
    for viewer in ("orange", "red", CHANCE):
        assert ore.seen_by(viewer) == wool.seen_by(viewer)
    for viewer in ("blue", "white"):
        assert ore.seen_by(viewer) != wool.seen_by(viewer)
    assert [shown(ore.seen_by("red"), "cards", seat) for seat in ("blue", "white")] == ["1", "1"]


def test_C_137_the_log_tells_the_others_that_a_card_passed(at: At) -> None:
    before = play(at("phase: robber\nwhite: settlements V29; hand 1 ore 1 wool"), "blue move_robber H9")
    log = History(before.desk, before.data)
    log.act(CHANCE, "steal ore")
    told = [log.words_for(0, viewer) for viewer in range(log.game.chance + 1)]
    assert told == ["steal ore", "steal ore", "steal ?", "steal ?", "steal ?"]


def test_C_137_what_all_knew_of_the_hand_is_known_less_surely(at: At) -> None:
    """White was seen to take 2 ore and 1 wool. One card is gone: 1 ore is sure, wool is not."""
    before = at("phase: robber\nwhite: settlements V29; hand 2 ore 1 wool; known 2 ore 1 wool")
    after = play(before, "blue move_robber H9", "chance steal ore")
    assert shown(after.seen_by("red"), "known", "white") == "1 ore"
    assert shown(after, "known", "blue") == ""


def test_C_138_a_development_card_is_never_stolen(at: At) -> None:
    position = at("phase: robber\nwhite: settlements V29; unplayed 2 knight")
    assert shown(play(position, "blue move_robber H9"), "phase") == "main"
    position = at("phase: robber\nwhite: settlements V29; unplayed 2 knight; hand 1 ore")
    robbed = play(position, "blue move_robber H9", "chance steal ore")
    assert shown(robbed, "unplayed", "white") == "2 knight"


def test_C_138_nor_returned(at: At) -> None:
    position = discard(seven(at, "white: hand 8 ore; unplayed 2 knight 1 monopoly"), "white", "ore ore ore ore")
    assert shown(position, "unplayed", "white") == "2 knight 1 monopoly"
    assert shown(position, "deck_left") == "22"


def test_C_139_one_builds_at_the_robbers_hex(at: At) -> None:
    rich = "hand 2 lumber 2 brick 1 wool 3 grain 3 ore"
    position = at(f"robber: H9\nblue: settlements V18; roads V18-V23-V29; {rich}")
    for words in (f"build_road {edge('V29-V35')}", "build_settlement V29", "build_city V18"):
        position = play(position, f"blue {words}")
    assert position.problems() == []


def test_C_140_discards_are_chosen_at_the_same_time(at: At) -> None:
    position = roll(at(TWO_OWE), 7)
    assert position.asked == ("white", "orange")
    one = discard(discard(position, "white", "ore ore ore lumber"), "orange", "wool wool wool wool wool")
    other = discard(discard(position, "orange", "wool wool wool wool wool"), "white", "lumber ore ore ore")
    mixed = position
    for white, orange in itertools.zip_longest("ore lumber ore ore".split(), ["wool"] * 5):
        mixed = discard(mixed, "orange", orange)
        mixed = discard(mixed, "white", white) if white else mixed
    assert one == other == mixed


def test_C_140_and_in_secret(at: At) -> None:
    position = roll(at(TWO_OWE), 7)
    ores, lumber = discard(position, "white", "ore ore ore lumber"), discard(position, "white", "lumber " * 4)
    for viewer in ("blue", "orange", "red", CHANCE):
        assert ores.seen_by(viewer) == lumber.seen_by(viewer)
    assert ores.seen_by("white") != lumber.seen_by("white")
    assert bank(ores) == bank(position), "nothing lies in the bank before all have chosen"
    assert shown(ores, "cards", "white") == "8"


def test_C_140_a_choice_that_is_begun_is_secret_too(at: At) -> None:
    position = roll(at(TWO_OWE), 7)
    for viewer in ("blue", "orange", "red", CHANCE):
        assert discard(position, "white", "ore").seen_by(viewer) == discard(position, "white", "lumber").seen_by(viewer)


def test_C_140_when_all_have_chosen_the_bank_shows_what_went_back(at: At) -> None:
    position = discard(roll(at(TWO_OWE), 7), "white", "ore ore ore lumber")
    position = discard(position, "orange", "wool wool wool wool grain")
    seen = position.seen_by("blue")
    assert bank(seen) == {"lumber": 15, "brick": 19, "wool": 14, "grain": 19, "ore": 19}
    assert [shown(seen, "cards", seat) for seat in ("white", "orange")] == ["4", "5"]


def test_C_140_known_cards_that_went_back_are_known_no_longer(at: At) -> None:
    position = seven(at, "white: hand 5 lumber 3 ore; known 4 lumber 3 ore")
    position = discard(position, "white", "lumber lumber ore ore")
    assert shown(position, "known", "white") == "2 lumber 1 ore"


def test_C_140_when_all_have_chosen_the_log_tells_who_returned_what(at: At) -> None:
    """CR-15: all is returned together and open. The bank tells the sum, not whose cards they were."""
    position = roll(at(TWO_OWE), 7)
    log = History(position.desk, position.data)
    for seat, cards in (("white", "ore ore ore lumber"), ("orange", "wool wool wool wool grain")):
        for card in cards.split():
            log.act(seat, f"discard {card}")
    red = log.game.seat("red")
    assert [log.words_for(entry, red) for entry in range(4)] == ["discard ore"] * 3 + ["discard lumber"]


def test_C_140_the_log_is_silent_until_then(at: At) -> None:
    position = roll(at(TWO_OWE), 7)
    log = History(position.desk, position.data)
    log.act("white", "discard ore")
    assert log.words_for(0, log.game.seat("white")) == "discard ore"
    assert log.words_for(0, log.game.seat("orange")) == "discard ?"


KNIGHT_FIRST = "phase: before_roll  robber: H1\nblue: settlements V8; unplayed 2 knight"


def test_CE_28_a_knight_frees_the_hex_for_this_roll(at: At) -> None:
    position = play(at(KNIGHT_FIRST), "blue knight", "blue move_robber H7")
    position = roll(position, 12)
    assert hand(position, "blue") == {"wool": 1}
    assert position.why_not("blue", "knight") == "C-036"


def test_CE_28_after_a_seven_the_robber_moves_again(at: At) -> None:
    position = play(at(f"{KNIGHT_FIRST}\nwhite: hand 8 ore"), "blue knight", "blue move_robber H7")
    position = roll(position, 7)
    assert position.asked == ("white",)
    position = discard(position, "white", "ore ore ore ore")
    assert position.why_not("blue", "move_robber H7") == "C-058", "off the desert"
    position = play(position, "blue move_robber H1")
    assert (shown(position, "phase"), position.why_not("blue", "knight")) == ("main", "C-036")


CENTRE = """
phase: robber  robber: H1
blue: settlements V30
white: cities V18; hand 3 ore
orange: settlements V29
"""


def test_CE_30_only_who_has_a_card_is_robbed(at: At) -> None:
    position = play(at(CENTRE), "blue move_robber H9")
    assert position.outcomes() == {"steal ore": 3}
    robbed = play(position, "chance steal ore")
    assert (hand(robbed, "white"), hand(robbed, "blue")) == ({"ore": 2}, {"ore": 1})


def test_CE_30_and_nobody_if_nobody_has_one(at: At) -> None:
    position = play(at(CENTRE.replace("; hand 3 ore", "")), "blue move_robber H9")
    assert (shown(position, "phase"), hand(position, "blue")) == ("main", {})


def test_CE_30_on_the_desert_all_the_same(at: At) -> None:
    position = at(CENTRE.replace("hand 3 ore", "settlements V22; hand 3 ore"))
    assert play(position, "blue move_robber H7").outcomes() == {"steal ore": 3}


def test_CE_31_a_card_is_drawn_over_cards_not_over_kinds(at: At) -> None:
    position = at("phase: robber\nwhite: settlements V29; hand 3 lumber 1 ore")
    assert play(position, "blue move_robber H9").outcomes() == {"steal lumber": 3, "steal ore": 1}
