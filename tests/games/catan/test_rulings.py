"""The rulings CR-01 to CR-35: what the ledger decides where the leaflet is silent or can be read in two ways."""

from __future__ import annotations

import itertools

import pytest

from ostrov.engine.game import Game
from ostrov.engine.position import CHANCE
from tests.games.catan.conftest import BOX, NEXT_TO, PATHS_AT, At, bank, edge, hand, play, random_games, roll, shown

SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
EIGHT = "cities V0 V5 V10 V12"
WOOL_FOR_ORE = "propose; give wool; want ore; ask white; ask orange; offer"


def test_CR_01_one_neighbour_built_up_is_enough_to_close_a_crossing(at: At) -> None:
    for near in NEXT_TO[24]:
        position = at(f"blue: roads V24-V{NEXT_TO[24][0]}; hand {SETTLEMENT}\nwhite: settlements V{near}", sound=False)
        assert position.why_not("blue", "build_settlement V24") == "C-073"
    assert at(f"blue: roads V24-V18; hand {SETTLEMENT}").why_not("blue", "build_settlement V24") is None


def test_CR_02_classic_is_the_island_unless_the_table_says_fifth(catan: Game) -> None:
    usual = catan.start("checked", setup="beginner")
    assert usual == catan.start("checked", setup="beginner", island="classic")
    assert hand(usual, "blue") == {"lumber": 1, "ore": 1, "wool": 1}, "Blue at the very top, as the leaflet has it"
    tags = {row["colour"]: (row["starred_source"], row["source"]) for row in BOX["beginner"]["classic"]["start"]}
    assert tags.pop("blue") == ("rulebook", "reconstructed")
    assert set(tags.values()) == {("reconstructed", "reconstructed")}, "no fill-in is passed off as printed"
    assert {row["source"] for row in BOX["beginner"]["fifth"]["start"]} == {"attested"}


def test_CR_03_reds_that_touch_are_dealt_again_and_the_spiral_never_needs_it(catan: Game) -> None:
    """The 114 cases of the spiral are in test_C_019; here the four reds go back when two touch."""
    hexes = "desert forest forest forest forest pasture pasture pasture pasture fields fields fields fields".split()
    laid = play(
        catan.start("checked", tokens="random"),
        *(f"chance lay {word}" for word in [*hexes, *["hills"] * 3, *["mountains"] * 3]),
    )
    assert play(laid, "chance red H18", "chance red H17") == laid
    assert play(laid, "chance red H18", "chance red H1", "chance red H2") == laid


def test_CR_04_the_frame_is_the_standard_one_unless_shuffled(catan: Game) -> None:
    for frame, asked in (("standard", "start blue"), ("shuffled", "harbour any")):
        *_, position = random_games(catan.start("checked", frame=frame), [1], limit=20)
        assert asked in position.outcomes()


def test_CR_05_cards_between_and_after_the_phases_and_none_opens_trade_again(at: At) -> None:
    position = at("blue: settlements V18; hand 9 wool 1 lumber 1 brick; unplayed 1 year_of_plenty", phases="strict")
    built = play(position, f"blue build_road {edge('V18-V23')}")
    assert built.why_not("blue", "year_of_plenty lumber ore") is None
    assert built.after("blue", "year_of_plenty lumber ore").why_not("blue", "maritime wool ore") == "C-041"


def test_CR_06_in_strict_phases_buying_a_card_is_building(at: At) -> None:
    position = at("blue: hand 9 wool 1 grain 1 ore", phases="strict")
    position = play(position, "blue buy_card", "chance draw knight")
    assert position.why_not("blue", "maritime wool ore") == "C-041"


def test_CR_07_several_buildings_of_one_player_are_one_entitled_player(at: At) -> None:
    laid = "phase: before_roll  bank: 1 grain\nblue: settlements V2 V10; cities V9"  # three at fields 9
    assert hand(roll(at(laid), 9), "blue") == {"grain": 1}
    assert hand(roll(at(laid.replace("V2 V10", "V10") + "\nwhite: settlements V2"), 9), "blue") == {}


def test_CR_08_nobody_without_cards_is_named_to_steal_nothing(at: At) -> None:
    laid = "phase: robber\nwhite: settlements V29; hand 1 ore\norange: settlements V18"
    assert play(at(laid), "blue move_robber H9").outcomes() == {"steal ore": 1}
    assert play(at(laid.replace("; hand 1 ore", "")), "blue move_robber H9").asked == ("blue",), "the step is skipped"


def test_CR_09_a_harbour_works_beside_the_robber(at: At) -> None:
    position = at("robber: H11\nblue: settlements V26; hand 3 wool")
    assert hand(position.after("blue", "maritime wool ore"), "blue") == {"ore": 1}


def test_CR_10_as_many_free_roads_as_possible_up_to_two(at: At) -> None:
    position = play(at("blue: settlements V18; roads V18-V23; unplayed 1 road_building"), "blue road_building")
    position = play(position, f"blue build_road {edge('V23-V29')}")
    assert position.why_not("blue", "end_turn") == "C-133", "the second is not declined"
    assert f"build_road {edge('V29-V34')}" in position.choices("blue"), "and may build on the first"
    assert "end_turn" in position.after("blue", f"build_road {edge('V29-V34')}").choices("blue")


@pytest.mark.parametrize(("left", "taken"), [("0 wool 2 ore", 2), ("1 wool 1 ore", 2), ("0 wool 1 ore", 1)])
def test_CR_11_year_of_plenty_takes_two_if_the_bank_has_two(at: At, left: str, taken: int) -> None:
    position = at(f"bank: 0 lumber 0 brick 0 grain {left}\nblue: unplayed 1 year_of_plenty")
    for words in position.choices("blue"):
        if words.startswith("year_of_plenty"):
            assert sum(hand(position.after("blue", words), "blue").values()) == taken
    assert [words for words in position.choices("blue") if words.startswith("year_of_plenty")] != []


def test_CR_12_which_cards_may_be_played_without_effect(at: At) -> None:
    alone = at("blue: settlements V0; roads V0-V3 V0-V4; unplayed 1 knight 1 monopoly")
    assert bank(alone.after("blue", "monopoly ore")) == bank(alone)
    assert play(alone, "blue knight", "blue move_robber H17").asked == ("blue",)
    around = "white: settlements V12; roads V12-V7-V3 V12-V8-V4 V4-V1"
    closed = at(f"blue: settlements V0; roads V0-V3 V0-V4; unplayed 1 road_building\n{around}")
    assert closed.why_not("blue", "road_building") == "C-116"
    empty = at("bank: 0 lumber 0 brick 0 wool 0 grain 0 ore\nblue: unplayed 1 year_of_plenty")
    assert empty.why_not("blue", "year_of_plenty ore ore") == "C-120"


def test_CR_13_CR_14_ten_points_in_ones_turn_win_without_a_claim_however_they_came(at: At) -> None:
    """The tenth point came in another's turn, and two of the ten are hidden."""
    over = at(f"white: {EIGHT}; unplayed 2 victory_point").after("blue", "end_turn")
    assert (over.ended, over.place("white"), over.asked) == ("begun", 1, ())


def test_CR_15_discards_are_chosen_at_once_and_go_back_together(at: At) -> None:
    position = roll(at("phase: before_roll\nblue: hand 8 ore\nwhite: hand 8 wool"), 7)
    assert position.asked == ("blue", "white")
    half = play(position, *["white discard wool"] * 4, "blue discard ore")
    assert bank(half) == bank(position), "nobody sees the bank change before all have chosen"
    done = play(half, *["blue discard ore"] * 3)
    assert (bank(done)["ore"], bank(done)["wool"]) == (15, 15)


def test_CR_16_a_counter_to_a_counter_is_a_new_proposal_and_no_cap_is_set(at: At) -> None:
    position = at("blue: hand 2 wool\nwhite: hand 1 ore", players=3).after("blue", WOOL_FOR_ORE)
    position = position.after("white", "counter; give ore; want wool; want wool; offer")
    assert position.why_not("blue", "counter") == "C-148"
    again = position.after("blue", "withdraw; propose; give wool; give wool; want ore; ask white; offer")
    assert again.why_not("white", "accept") is None
    assert again.option("proposals") == 99, "any number"


def test_CR_17_an_answer_binds_nobody_and_stays_possible(at: At) -> None:
    hands = "blue: hand 1 wool\nwhite: hand 1 ore\norange: hand 1 ore"
    position = play(at(hands).after("blue", WOOL_FOR_ORE), "white accept", "orange accept")
    assert {"confirm white", "confirm orange", "withdraw"} == set(position.choices("blue"))
    assert position.choices("white") == ["decline"]
    assert position.after("white", "decline").why_not("blue", "confirm orange") is None


def test_CR_18_cards_are_traded_away_before_a_seven_but_not_in_it(at: At) -> None:
    laid = "blue: settlements V26; hand 9 wool\nwhite: hand 1 ore"
    position = play(at(laid), "blue maritime wool ore", "blue end_turn")
    assert shown(position, "cards", "blue") == "7"
    assert roll(position, 7).asked == ("white",), "nothing goes back"
    assert roll(at(f"phase: before_roll\n{laid}"), 7).why_not("blue", "maritime wool ore") == "C-133"


def test_CR_19_CR_20_a_cut_is_one_decision_and_can_win_the_game_for_its_builder(at: At) -> None:
    """Blue has seven points; the settlement is the eighth, and the longest road falls to blue in the same action."""
    position = at(
        f"blue: cities V50 V2 V26; settlements V0; roads V22-V16 V50-V46-V42-V37-V32-V26; hand {SETTLEMENT}\n"
        "white: settlements V7 V33; roads V7-V11-V16-V21-V27-V33-V38"
    )
    assert (position.score("blue"), shown(position, "longest_road")) == (7, "white")
    over = position.after("blue", "build_settlement V16")
    assert (over.score("blue"), over.score("white"), over.ended) == (10, 2, "reached")


def test_CR_21_with_three_players_only_the_number_of_colours_changes(catan: Game) -> None:
    four, three = (catan.start("checked", players=n) for n in (4, 3))
    assert three.outcomes() == four.outcomes()
    assert (four.seats[:3], len(three.seats)) == (three.seats, 3)


def test_CR_22_a_founding_settlement_always_finds_a_crossing_and_its_paths_are_free(catan: Game) -> None:
    for position in random_games(catan.start("checked"), range(8), limit=38):
        if shown(position, "phase") == "settle":
            (seat,) = position.asked
            assert position.choices(seat) != []
            for words in position.choices(seat):
                free = position.after(seat, words).choices(seat)
                assert len(free) == len(PATHS_AT[int(words.removeprefix("build_settlement V"))])


def test_CR_23_the_stolen_card_is_drawn_over_cards(at: At) -> None:
    position = at("phase: robber\nwhite: settlements V29; hand 3 lumber 1 ore")
    assert play(position, "blue move_robber H9").outcomes() == {"steal lumber": 3, "steal ore": 1}


def test_CR_24_the_rules_know_no_limit_of_turns(at: At) -> None:
    position = at("turns: 5000").after("blue", "end_turn")
    assert (position.ended, position.asked, position.turns) == (None, ("white",), 5001)


def test_CR_25_two_found_there_and_back(at: At) -> None:
    position = play(at("phase: start", setup="variable", players=2), "chance start white")
    order = []
    for place in (0, 24, 50, 43):
        (seat,) = position.asked
        order.append(seat)
        position = position.after(seat, f"build_settlement V{place}")
        position = position.after(seat, position.choices(seat)[0])
    assert (order, position.asked) == (["white", "blue", "blue", "white"], ("white",))


def test_CR_26_four_for_one_is_trade_and_open_when_trade_is(at: At) -> None:
    laid = "blue: settlements V18; hand 8 wool 1 lumber 1 brick"
    assert at(f"phase: before_roll\n{laid}", phases="strict").why_not("blue", "maritime wool ore") == "C-034"
    position = play(at(laid, phases="strict"), *["blue maritime wool ore"] * 2)
    assert position.why_not("blue", "maritime ore wool") == "C-089"
    closed = at(laid, phases="strict").after("blue", f"build_road {edge('V18-V23')}")
    assert closed.why_not("blue", "maritime wool ore") == "C-041"


def test_CR_27_who_starts_and_where_the_spiral_does_may_be_given_or_are_drawn_evenly(catan: Game, at: At) -> None:
    assert catan.start("checked", setup="beginner").asked == ("blue",)
    drawn = at("phase: start", setup="variable").outcomes()
    assert set(drawn.values()) == {1}
    assert len(drawn) == 4
    assert at("phase: corner", setup="variable").outcomes() == {f"corner K{n}": 1 for n in range(1, 7)}


def test_CR_28_every_building_has_an_own_road_at_it(catan: Game) -> None:
    fifth = catan.start("checked", setup="beginner", island="fifth", trade="off")
    for position in itertools.islice(random_games(fifth, [2], limit=900), 0, None, 100):
        road = dict(pair.split("=") for pair in shown(position, "road").split())
        for place, seat in (pair.split("=") for pair in shown(position, "owner").split()):
            assert seat in {road.get(f"E{path}") for path in PATHS_AT[int(place[1:])]}


def test_CR_29_the_bank_and_hand_sizes_are_always_shown_and_hidden_points_never(at: At) -> None:
    seen = at("blue: settlements V18; hand 2 ore; unplayed 3 victory_point").seen_by("white")
    assert (bank(seen)["ore"], shown(seen, "cards", "blue"), seen.score("blue")) == (17, "2", 1)


def test_CR_30_a_played_card_lies_open(at: At) -> None:
    seen = at("blue: unplayed 1 monopoly").after("blue", "monopoly ore").seen_by("red")
    assert shown(seen, "played", "blue") == "1 monopoly"


def test_CR_31_one_rate_for_each_kind_the_best(at: At) -> None:
    position = at("blue: settlements V11 V26; hand 4 lumber")
    assert [words for words in position.choices("blue") if words == "maritime lumber ore"] == ["maritime lumber ore"]
    assert hand(position.after("blue", "maritime lumber ore"), "blue") == {"lumber": 2, "ore": 1}


def test_CR_32_no_resource_on_both_sides(at: At) -> None:
    position = at("blue: hand 2 ore 1 wool").after("blue", "propose; give wool; give ore")
    assert position.why_not("blue", "want ore") == "C-086"


def test_CR_33_no_card_between_the_seven_and_the_robber(at: At) -> None:
    position = roll(at("phase: before_roll\nblue: hand 8 ore; unplayed 1 knight"), 7)
    assert position.why_not("blue", "knight") == "C-133"
    position = play(position, *["blue discard ore"] * 4)
    assert position.why_not("blue", "knight") == "C-133"
    assert position.after("blue", "move_robber H17").why_not("blue", "knight") is None


def test_CR_34_all_or_nothing_but_for_a_lone_taker(at: At) -> None:
    laid = "phase: before_roll  bank: 1 grain\nblue: cities V2"
    assert hand(roll(at(laid), 9), "blue") == {"grain": 1}
    two = roll(at(f"{laid}\nwhite: settlements V9"), 9)
    assert (hand(two, "blue"), hand(two, "white"), bank(two)["grain"]) == ({}, {}, 1)


def test_CR_35_one_winner_and_the_others_by_points_equal_as_equal(at: At) -> None:
    over = at(f"active: orange\nred: {EIGHT}; unplayed 2 victory_point\nblue: settlements V45\nwhite: settlements V47")
    over = over.after("orange", "end_turn")
    assert [over.place(seat) for seat in over.seats] == [2, 2, 4, 1]
    assert CHANCE not in over.asked
