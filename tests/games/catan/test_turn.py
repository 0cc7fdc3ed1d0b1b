"""Chapter 4, the turn: C-032 to C-043, C-133, C-134 with CE-20, CE-26, CE-27, CE-38."""

from __future__ import annotations

import pytest

from ostrov.engine.position import Position
from tests.games.catan.conftest import At, edge, hand, play, roll, shown

# Blue owns V8 and V19 and can pay everything; V3 is free to settle.
RICH = (
    "blue: settlements V8 V19; roads V19-V14 V8-V4-V0-V3; hand 5 lumber 5 brick 9 wool 9 grain 9 ore; "
    "unplayed 1 knight 1 road_building 1 year_of_plenty 1 monopoly"
)
ROAD, OTHER_ROAD = f"build_road {edge('V8-V12')}", f"build_road {edge('V8-V13')}"
BUILDING = [ROAD, "build_settlement V3", "build_city V8", "buy_card"]
TRADING = ["maritime wool ore", "propose"]
CARDS = ["knight", "road_building", "year_of_plenty lumber ore", "monopoly wool"]
POOR = "white: hand 8 lumber; settlements V39\norange: settlements V29; hand 1 ore"


def test_C_032_first_the_roll_then_trade_and_building(at: At) -> None:
    position = at(f"phase: before_roll\n{RICH}", phases="strict")
    assert (position.asked, shown(position, "rolled")) == (("blue",), "")
    rolled = roll(position, 4)
    for words in (*TRADING, *BUILDING, "end_turn"):
        assert words in rolled.choices("blue")
    traded = play(rolled, "blue maritime wool ore")
    assert set(BUILDING) <= set(traded.choices("blue"))


def test_C_033_the_roll_is_compulsory(at: At) -> None:
    position = at("phase: before_roll")
    assert position.choices("blue") == ["roll"]
    assert position.why_not("blue", "end_turn") is not None


def test_C_033_and_happens_once(at: At) -> None:
    rolled = roll(at("phase: before_roll"), 4)
    assert rolled.why_not("blue", "roll") == "C-033"
    assert "roll" not in rolled.choices("blue")
    assert play(at("phase: before_roll"), "blue roll").why_not("blue", "roll") == "C-033"


def test_C_033_nobody_else_rolls(at: At) -> None:
    assert at("phase: before_roll").why_not("white", "roll") == "C-033"
    assert at("phase: settle", setup="variable").why_not("blue", "roll") == "C-033"


def test_C_033_two_dice_are_rolled(at: At) -> None:
    rolls = play(at("phase: before_roll"), "blue roll").outcomes()
    assert rolls == {f"dice D{one} D{other}": 1 for one in range(1, 7) for other in range(1, 7)}
    rolled = play(at("phase: before_roll"), "blue roll", "chance dice D5 D3")
    assert [shown(rolled, name) for name in ("first_die", "second_die")] == ["5", "3"]


def test_C_033_no_roll_when_the_game_ends_before_it(at: At) -> None:
    position = at("white: cities V0 V1 V2 V15; settlements V26 V42; roads V26-V32")
    over = play(position, "blue end_turn")
    assert (over.ended, over.asked, shown(over, "rolled")) == ("begun", (), "")


@pytest.mark.parametrize("words", [*TRADING, *BUILDING])
def test_C_034_before_the_roll_there_is_no_trade_and_no_building(at: At, words: str) -> None:
    position = at(f"phase: before_roll\n{RICH}")
    assert position.why_not("blue", words) == "C-034"
    assert words not in position.choices("blue")
    assert roll(position, 4).why_not("blue", words) is None


def test_C_034_but_a_card_may_be_played(at: At) -> None:
    position = at(f"phase: before_roll\n{RICH}")
    assert set(CARDS) < set(position.choices("blue"))
    assert {words.split()[0] for words in position.choices("blue")} == {"roll", *(card.split()[0] for card in CARDS)}


def test_C_035_trading_and_building_are_optional(at: At) -> None:
    position = at(RICH)
    assert "end_turn" in position.choices("blue")
    assert play(position, "blue end_turn").asked == ("white",)


def test_C_035_and_possible_any_number_of_times(at: At) -> None:
    position = at(RICH)
    for words in (
        "maritime wool ore",
        "maritime wool ore",
        ROAD,
        OTHER_ROAD,
        "build_city V8",
        "build_city V19",
        "buy_card",
    ):
        position = play(position, f"blue {words}")
    position = play(position, "chance draw monopoly", "blue maritime ore wool")
    assert position.asked == ("blue",)


@pytest.mark.parametrize("card", CARDS)
def test_C_036_one_card_a_turn(at: At, card: str) -> None:
    for phase in ("before_roll", "main"):
        position = at(f"phase: {phase}\n{RICH}")
        assert position.why_not("blue", card) is None
        played = at(f"phase: {phase}  card_played: yes\n{RICH}")
        assert played.why_not("blue", card) == "C-036"
        assert card not in played.choices("blue")


def test_C_036_a_card_played_before_the_roll_is_the_card_of_the_turn(at: At) -> None:
    position = roll(play(at(f"phase: before_roll\n{RICH}"), "blue monopoly lumber"), 4)
    for card in ("knight", "road_building", "year_of_plenty lumber ore"):
        assert position.why_not("blue", card) == "C-036"


def test_C_036_the_next_turn_has_a_card_of_its_own(at: At) -> None:
    position = play(at(f"{RICH}\nwhite: unplayed 1 knight"), "blue monopoly lumber", "blue end_turn")
    assert "knight" in position.choices("white")


@pytest.mark.parametrize("card", CARDS)
def test_C_036_a_card_one_does_not_hold(at: At, card: str) -> None:
    assert at().why_not("blue", card) == "C-036"
    assert at("blue: played 1 knight 1 monopoly").why_not("blue", card) == "C-036"


@pytest.mark.parametrize("card", CARDS)
def test_C_036_only_in_the_own_turn(at: At, card: str) -> None:
    position = at(RICH.replace("blue:", "white:"))
    assert position.choices("white") == []
    assert position.why_not("white", card) is not None


def test_C_036_is_the_rule_that_forbids_a_card_in_anothers_turn(at: At) -> None:
    assert at(RICH.replace("blue:", "white:")).why_not("white", "knight") == "C-036"


@pytest.mark.parametrize("card", CARDS)
def test_C_037_not_in_the_turn_it_was_bought(at: At, card: str) -> None:
    kind = card.split()[0]
    fresh = at(f"{RICH}; fresh 1 {kind}")
    assert fresh.why_not("blue", card) == "C-037"
    assert card not in fresh.choices("blue")


def test_C_037_but_a_card_of_the_same_kind_bought_earlier(at: At) -> None:
    bought = play(at("blue: hand 1 wool 1 grain 1 ore; unplayed 1 knight"), "blue buy_card", "chance draw knight")
    assert [shown(bought, name, "blue") for name in ("unplayed", "fresh")] == ["2 knight", "1 knight"]
    assert bought.why_not("blue", "knight") is None


def test_C_037_from_the_next_turn_on(at: At) -> None:
    position = play(at("blue: hand 1 wool 1 grain 1 ore", players=3), "blue buy_card", "chance draw monopoly")
    assert position.why_not("blue", "monopoly wool") == "C-037"
    for seat in ("blue", "white", "orange"):
        position = play(position, f"{seat} end_turn")
        position = position if position.asked == ("blue",) else roll(position, 2)
    assert "monopoly wool" in position.choices("blue")
    assert shown(position.seen_by("white"), "bought", "blue") == ""


def test_CE_38_one_knight_from_an_earlier_turn_and_one_bought_now(at: At) -> None:
    position = at("blue: unplayed 2 knight; fresh 1 knight")
    assert position.why_not("blue", "knight") is None
    assert play(position, "blue knight", "blue move_robber H0").why_not("blue", "knight") == "C-036"


def test_CE_38_two_knights_from_earlier_turns(at: At) -> None:
    position = play(at("blue: unplayed 2 knight"), "blue knight", "blue move_robber H0")
    assert position.why_not("blue", "knight") == "C-036"
    assert shown(position, "played", "blue") == "1 knight"


NINE = "blue: cities V0 V1 V2 V15; settlements V26; hand 1 wool 1 grain 1 ore"


def test_C_038_victory_points_are_not_bound_by_it(at: At) -> None:
    """Bought this turn, in a turn in which a card was played: it wins all the same."""
    position = at(f"card_played: yes\n{NINE}")
    over = play(position, "blue buy_card", "chance draw victory_point")
    assert (over.ended, over.asked, over.score("blue")) == ("reached", (), 10)


def test_CE_20_the_tenth_point_or_a_knight_that_must_wait(at: At) -> None:
    bought = play(at(NINE), "blue buy_card")
    assert play(bought, "chance draw victory_point").ended == "reached"
    knight = play(bought, "chance draw knight")
    assert knight.ended is None
    assert knight.why_not("blue", "knight") == "C-037"


@pytest.mark.parametrize("players", [3, 4])
def test_C_039_the_turn_passes_to_the_left(at: At, players: int) -> None:
    position = at(players=players)
    seats = list(position.seats)
    for turn, seat in enumerate([*seats, *seats], 1):
        assert (position.asked, position.turns) == ((seat,), turn)
        position = roll(play(position, f"{seat} end_turn"), 2)


def test_C_040_a_roll_counts_for_all(at: At) -> None:
    position = roll(at("phase: before_roll  active: red\nblue: settlements V8\nwhite: settlements V39"), 10)
    assert (hand(position, "blue"), hand(position, "white")) == ({}, {"wool": 1})


@pytest.mark.parametrize("built", BUILDING)
@pytest.mark.parametrize("trade", TRADING)
def test_C_041_building_ends_all_trade_of_the_turn(at: At, built: str, trade: str) -> None:
    before = at(f"{RICH}\n{POOR}", phases="strict")
    assert before.why_not("blue", trade) is None
    after = play(before, f"blue {built}")
    after = play(after, "chance draw knight") if built == "buy_card" else after
    assert after.why_not("blue", trade) == "C-041"
    assert not [words for words in after.choices("blue") if words.startswith(trade.split()[0])]
    assert ROAD in after.choices("blue") or built == ROAD, "building goes on"


def test_C_041_is_what_the_table_plays_by_unless_it_says_otherwise(at: At) -> None:
    position = at(RICH)
    usual = position.desk.game.start("checked", setup="beginner")
    assert usual.option("phases") == 0 == at(phases="strict").option("phases")
    assert position.option("phases") == 1


def test_C_041_the_next_turn_trades_again(at: At) -> None:
    position = at(f"{RICH}\nwhite: hand 4 lumber", phases="strict")
    position = roll(play(position, f"blue {ROAD}", "blue end_turn"), 2)
    assert {"propose", "maritime lumber ore"} <= set(position.choices("white"))


HARBOUR = "blue: settlements V8; roads V26-V20-V15 V8-V13; hand 1 lumber 1 brick 4 wool 1 grain"


def test_CE_26_strict_a_new_harbour_serves_from_the_next_turn_on(at: At) -> None:
    position = play(at(HARBOUR, phases="strict", players=3), "blue build_settlement V26")
    assert hand(position, "blue") == {"wool": 3}
    assert position.why_not("blue", "maritime wool ore") == "C-041"
    for seat in ("blue", "white", "orange"):
        position = roll(play(position, f"{seat} end_turn"), 2)
    assert hand(play(position, "blue maritime wool ore"), "blue") == {"ore": 1}


def test_CE_26_combined_it_serves_at_once(at: At) -> None:
    position = play(at(HARBOUR, phases="combined"), "blue build_settlement V26", "blue maritime wool ore")
    assert hand(position, "blue") == {"ore": 1}


def test_C_042_combined_trade_and_building_in_any_order(at: At) -> None:
    position = at(f"{RICH}\n{POOR}", phases="combined")
    position = play(position, "blue maritime wool ore", f"blue {ROAD}", "blue maritime wool ore", "blue buy_card")
    position = play(position, "chance draw knight", "blue build_city V8")
    assert {"propose", "maritime ore wool", OTHER_ROAD} <= set(position.choices("blue"))


@pytest.mark.parametrize(
    "card",
    [
        ["blue knight", "blue move_robber H0"],
        ["blue road_building", f"blue {ROAD}", f"blue {OTHER_ROAD}"],
        ["blue year_of_plenty lumber ore"],
        ["blue monopoly wool"],
    ],
)
def test_C_043_playing_a_card_is_not_building(at: At, card: list[str]) -> None:
    position = play(at(f"{RICH}\n{POOR}", phases="strict"), *card)
    assert set(TRADING) <= set(position.choices("blue"))


def test_C_043_nor_does_a_card_open_trade_again(at: At) -> None:
    position = play(at(RICH, phases="strict"), "blue build_city V8", "blue year_of_plenty lumber ore")
    assert position.why_not("blue", "maritime wool ore") == "C-041"


def test_CE_27_strict_trade_free_roads_trade_and_then_a_road_that_is_paid(at: At) -> None:
    position = at(RICH, phases="strict")
    position = play(position, "blue maritime wool ore", "blue road_building", f"blue {ROAD}", f"blue {OTHER_ROAD}")
    position = play(position, "blue maritime ore wool", f"blue build_road {edge('V13-V18')}")
    assert [position.why_not("blue", words) for words in TRADING] == ["C-041", "C-041"]
    assert [position.why_not("blue", card) for card in ("knight", "monopoly wool")] == ["C-036", "C-036"]


UNFINISHED = {
    "the dice roll": "phase: dice",
    "discards are due": "phase: discard\nwhite: owes 4; hand 8 lumber",
    "the robber must move": "phase: robber",
    "somebody must be robbed": f"phase: victim  robber: H13\n{POOR}",
    "a theft is under way": "phase: theft  victim: white\nwhite: hand 1 ore",
    "a card is drawn": "phase: card",
    "a knight's robber must move, before the roll": "phase: robber  rolled: no",
    "two free roads are to be laid": "free_roads: 2",
    "the second free road is to be laid, before the roll": "phase: before_roll  free_roads: 1",
}


@pytest.mark.parametrize("what", UNFINISHED)
def test_C_133_nothing_is_begun_while_something_is_unfinished(at: At, what: str) -> None:
    position = at(f"{UNFINISHED[what]}\n{RICH}")
    roads = [ROAD] if "free" in what else []
    for words in (*BUILDING, *TRADING, *CARDS, "end_turn"):
        assert position.why_not("blue", words) == (None if words in roads else "C-133"), words
        assert position.asked != ("blue",) or (words in position.choices("blue")) == (words in roads), words


def test_C_133_no_roll_between_two_free_roads(at: At) -> None:
    position = play(at(f"phase: before_roll\n{RICH}"), "blue road_building", f"blue {ROAD}")
    assert position.why_not("blue", "roll") == "C-133"
    assert "roll" not in position.choices("blue")
    assert play(position, f"blue {OTHER_ROAD}").choices("blue") == ["roll"]


def test_C_133_no_roll_between_a_knight_and_its_theft(at: At) -> None:
    position = play(at(f"phase: before_roll\n{RICH}"), "blue knight")
    assert "roll" not in position.choices("blue")
    assert position.why_not("blue", "roll") is not None


def test_C_133_is_the_rule_that_forbids_a_roll_before_the_knights_theft(at: At) -> None:
    position = play(at(f"phase: before_roll\n{RICH}"), "blue knight")
    assert position.why_not("blue", "roll") == "C-133"


def test_C_133_after_the_knight_the_turn_goes_on_where_it_was(at: At) -> None:
    before = play(at(f"phase: before_roll\n{RICH}"), "blue knight", "blue move_robber H0")
    assert before.choices("blue") == ["roll"]
    after = play(at(RICH), "blue knight", "blue move_robber H0")
    assert set(BUILDING) < set(after.choices("blue"))


def busy(at: At) -> list[Position]:
    """After the roll with nothing unfinished: nothing done, traded, built, a card played."""
    position = at(RICH)
    done = ["blue maritime wool ore", f"blue {ROAD}", "blue monopoly wool"]
    return [position, *(play(position, step) for step in done), play(position, *done)]


def test_C_134_the_turn_may_end_at_any_time_after_the_roll(at: At) -> None:
    for position in busy(at):
        assert "end_turn" in position.choices("blue")
        assert play(position, "blue end_turn").asked == ("white",)


def test_C_134_but_not_before_the_roll_and_not_by_another(at: At) -> None:
    assert at("phase: before_roll").why_not("blue", "end_turn") == "C-134"
    assert at().why_not("white", "end_turn") == "C-134"
    assert at("phase: settle", setup="variable").why_not("blue", "end_turn") == "C-134"


def test_C_134_a_new_turn_begins_afresh(at: At) -> None:
    position = at(f"building: yes  card_played: yes  proposed: 3\n{RICH}", phases="strict")
    ended = play(position, "blue end_turn")
    assert [shown(ended, name) for name in ("rolled", "building", "card_played", "proposed")] == [""] * 4
    assert (shown(ended, "phase"), ended.turns) == ("before_roll", position.turns + 1)
