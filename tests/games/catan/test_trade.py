"""Trade: with the sea at the rates of the harbours, with the others by proposal, answer and confirmation."""

from __future__ import annotations

import pytest

from ostrov.engine.errors import OstrovError
from ostrov.engine.game import Game
from ostrov.engine.position import Position
from tests.games.catan.conftest import BOX, NEXT_TO, RESOURCES, At, bank, edge, hand, play, roll, shown

SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
ENDS = [(number, vertex) for number, row in enumerate(BOX["harbour"]) for vertex in row["vertices"]]
HANDS = """
blue: settlements V18; hand 3 wool 1 grain
white: settlements V8; hand 2 ore 1 grain
orange: settlements V29; hand 1 ore 1 grain 1 brick
red: settlements V39; hand 1 lumber
"""
WOOL_FOR_ORE = "propose; give wool; want ore; ask white; ask orange; ask red; offer"


def proposed(at: At, words: str = WOOL_FOR_ORE, *, proposals: int = 99) -> Position:
    return at(HANDS, proposals=proposals).after("blue", words)


def paid(position: Position, given: str, taken: str) -> int:
    """How many cards a maritime trade takes."""
    after = position.after("blue", f"maritime {given} {taken}")
    assert hand(after, "blue").get(taken, 0) == hand(position, "blue").get(taken, 0) + 1
    return hand(position, "blue")[given] - hand(after, "blue").get(given, 0)


def sea_trades(position: Position) -> list[str]:
    return [words for words in position.choices("blue") if words.startswith("maritime")]


# --- with the sea ----------------------------------------------------------------------------------------------------


def test_CE_09_C_089_C_094_without_a_harbour(at: At) -> None:
    position = at("blue: settlements V18; hand 4 wool")
    after = position.after("blue", "maritime wool ore")
    assert (hand(after, "blue"), bank(after)["wool"], bank(after)["ore"]) == ({"ore": 1}, 19, 18)
    assert position.why_not("blue", "maritime wool wool") == "C-094"
    assert position.why_not("blue", "maritime grain ore") == "C-089"
    assert at("blue: settlements V18; hand 3 wool").why_not("blue", "maritime wool ore") == "C-089"


def test_CE_09_C_090_at_a_generic_harbour(at: At) -> None:
    position = at("blue: settlements V26; hand 3 wool 2 grain")
    assert paid(position, "wool", "ore") == 3
    assert position.why_not("blue", "maritime grain ore") == "C-089"


def test_CE_09_C_091_C_092_at_a_special_harbour(at: At) -> None:
    assert paid(at("blue: settlements V11; hand 2 lumber"), "lumber", "ore") == 2
    assert at("blue: settlements V11; hand 2 wool").why_not("blue", "maritime wool ore") == "C-089"
    assert at("blue: settlements V11; hand 3 wool").why_not("blue", "maritime wool ore") == "C-089"
    assert paid(at("blue: settlements V11; hand 4 wool"), "wool", "ore") == 4


def test_CE_09_C_094_the_bank_must_have_the_card(at: At) -> None:
    position = at("bank: 0 ore\nblue: settlements V11 V26; hand 4 lumber 4 wool")
    assert position.why_not("blue", "maritime lumber ore") == "C-094"
    assert position.why_not("blue", "maritime wool ore") == "C-094"
    assert not [words for words in sea_trades(position) if words.endswith("ore")]
    assert "maritime wool lumber" in sea_trades(position)


def test_C_089_C_034_only_when_trade_is_open(at: At) -> None:
    laid = "blue: settlements V18; hand 4 wool"
    assert at(f"{laid}\nphase: before_roll").why_not("blue", "maritime wool ore") == "C-034"
    assert at(f"{laid}\nactive: white").why_not("blue", "maritime wool ore") is not None
    for begun in ("building: yes", "building: no"):
        closed = begun == "building: yes"
        strict = at(f"{laid}\n{begun}", phases="strict")
        assert strict.why_not("blue", "maritime wool ore") == ("C-041" if closed else None)
        assert (not sea_trades(strict)) == closed


def test_C_089_in_anothers_turn_that_is_the_rule_that_forbids(at: At) -> None:
    position = at("active: white\nblue: settlements V18; hand 4 wool")
    assert position.why_not("blue", "maritime wool ore") == "C-089"


@pytest.mark.parametrize(("number", "vertex"), ENDS)
def test_C_090_C_091_C_092_C_093_founding_at_either_end_opens_a_harbour(at: At, number: int, vertex: int) -> None:
    kind = BOX["harbour"][number]["kind"]
    position = at(f"blue: roads V{vertex}-V{NEXT_TO[vertex][0]}; hand 5 lumber 5 brick 5 wool 5 grain 5 ore")
    assert [paid(position, given, _other(given)) for given in RESOURCES] == [4] * 5, "a road does not open it"
    position = position.after("blue", f"build_settlement V{vertex}")
    best = {given: 3 if kind == "any" else 2 if kind == given else 4 for given in RESOURCES}
    assert {given: paid(position, given, _other(given)) for given in RESOURCES} == best


def test_C_093_C_092_anothers_building_opens_nothing(at: At) -> None:
    position = at(f"active: white\nblue: hand 4 wool 4 lumber\nwhite: roads V26-V20 V11-V7; hand {SETTLEMENT}")
    position = position.after("white", "build_settlement V26")
    assert (shown(position, "rate", "blue"), "3 wool" in shown(position, "rate", "white")) == ("", True)


def test_C_093_a_city_keeps_the_harbour_open(at: At) -> None:
    position = at("blue: settlements V26; hand 3 wool 3 ore 2 grain").after("blue", "build_city V26")
    assert paid(position, "wool", "ore") == 3
    assert paid(at("blue: cities V26; hand 3 wool"), "wool", "ore") == 3


def test_C_095_any_number_of_trades_at_one_harbour(at: At) -> None:
    position = at("blue: settlements V26; hand 9 wool")
    position = play(position, *["blue maritime wool ore"] * 3)
    assert hand(position, "blue") == {"ore": 3}


@pytest.mark.parametrize(("vertex", "place", "given", "rate"), [(26, "H11", "wool", 3), (11, "H3", "lumber", 2)])
def test_C_096_the_robber_does_not_block_a_harbour(at: At, vertex: int, place: str, given: str, rate: int) -> None:
    assert paid(at(f"robber: {place}\nblue: settlements V{vertex}; hand {rate} {given}"), given, "ore") == rate


@pytest.mark.parametrize("order", [(26, 11), (11, 26)])
def test_C_145_the_best_rate_is_the_one_used(at: At, order: tuple[int, int]) -> None:
    position = at("blue: roads V26-V20 V11-V7; hand 8 lumber 8 brick 8 wool 8 grain")
    for vertex in order:
        position = position.after("blue", f"build_settlement V{vertex}")
    assert [paid(position, given, "ore") for given in ("lumber", "brick", "wool", "grain")] == [2, 3, 3, 3]
    assert sea_trades(position).count("maritime lumber ore") == 1


def _other(resource: str) -> str:
    return "ore" if resource != "ore" else "lumber"


# --- phases ----------------------------------------------------------------------------------------------------------


def test_CE_26_C_041_C_042_a_new_harbour_in_strict_and_combined_phases(at: At) -> None:
    laid = f"blue: settlements V24; roads V26-V20; hand {SETTLEMENT} 3 ore"
    combined = at(laid).after("blue", "build_settlement V26")
    assert combined.why_not("blue", "maritime ore wool") is None
    strict = at(laid, phases="strict").after("blue", "build_settlement V26")
    assert strict.why_not("blue", "maritime ore wool") == "C-041"
    assert strict.why_not("blue", "propose") == "C-041"
    for seat in ("blue", "white", "orange", "red"):
        strict = roll(strict.after(seat, "end_turn"), 2)
    assert paid(strict, "ore", "wool") == 3


def test_CE_27_C_041_C_043_free_roads_do_not_end_trading(at: At) -> None:
    position = at(
        "blue: settlements V18; hand 9 wool 1 lumber 1 brick; unplayed 1 road_building 1 monopoly\n"
        "white: settlements V8; hand 1 ore",
        phases="strict",
    )
    position = play(position, "blue maritime wool ore", "blue road_building")
    position = play(position, f"blue build_road {edge('V18-V23')}", f"blue build_road {edge('V23-V29')}")
    position = play(position, "blue maritime wool grain", "blue propose; give wool; want ore; ask white; offer")
    position = play(position, "white accept", "blue confirm white", f"blue build_road {edge('V29-V34')}")
    assert position.why_not("blue", "maritime ore wool") == "C-041"
    assert position.why_not("blue", "propose") == "C-041"
    assert position.why_not("blue", "monopoly ore") == "C-036"
    assert position.choices("blue") == ["end_turn"]


@pytest.mark.parametrize(
    "building", [f"build_road {edge('V18-V23')}", "build_settlement V29", "build_city V18", "buy_card"]
)
def test_C_041_C_042_whatever_is_built_or_bought_closes_trade(at: At, building: str) -> None:
    laid = "blue: settlements V18; roads V18-V24-V30-V35-V29; hand 1 lumber 1 brick 9 wool 4 grain 4 ore"
    for phases, refused in (("strict", "C-041"), ("combined", None)):
        position = at(laid, phases=phases).after("blue", building)
        if position.asked == ("chance",):
            position = position.after("chance", "draw knight")
        assert position.why_not("blue", "maritime wool brick") == refused
        assert position.why_not("blue", "propose") == refused
        assert ("propose" in position.choices("blue")) == (refused is None)


@pytest.mark.parametrize("card", ["knight", "year_of_plenty lumber brick", "monopoly ore", "road_building"])
def test_C_043_playing_a_card_closes_no_phase(at: At, card: str) -> None:
    kind = card.partition(" ")[0]
    position = at(f"blue: settlements V18; roads V18-V23; hand 4 wool; unplayed 1 {kind}", phases="strict")
    position = position.after("blue", card)
    if kind == "knight":
        position = position.after("blue", "move_robber H17")
    if kind == "road_building":
        position = play(position, f"blue build_road {edge('V23-V29')}", f"blue build_road {edge('V29-V34')}")
    assert {"maritime wool ore", "propose"} <= set(position.choices("blue"))


def test_C_041_the_next_turn_trades_again(at: At) -> None:
    position = at("building: yes\nwhite: hand 4 wool", phases="strict").after("blue", "end_turn")
    assert roll(position, 2).why_not("white", "maritime wool ore") is None


# --- proposals -------------------------------------------------------------------------------------------------------


def test_C_083_only_with_the_active_player_and_after_the_roll(at: At) -> None:
    assert at(HANDS).why_not("white", "propose") == "C-083"
    assert at(f"{HANDS}\nphase: before_roll").why_not("blue", "propose") == "C-034"
    assert at(f"{HANDS}\nphase: before_roll").why_not("white", "propose") == "C-083"


def test_C_083_a_table_without_domestic_trade(at: At) -> None:
    position = at(HANDS, trade="off")
    assert position.why_not("blue", "propose") == "C-083"
    assert "propose" not in position.choices("blue")


def test_C_084_C_149_the_others_answer_with_offers_that_the_active_player_accepts(at: At) -> None:
    position = proposed(at).after("orange", "counter; give ore; want grain; offer")
    assert position.why_not("white", "confirm orange") == "C-149"
    assert position.why_not("orange", "confirm blue") == "C-149"
    after = position.after("blue", "confirm orange")
    assert hand(after, "blue") == {"wool": 3, "ore": 1}
    assert hand(after, "orange") == {"brick": 1, "grain": 2}


@pytest.mark.parametrize("terms", ["give ore", "want wool", ""])
def test_C_085_a_counter_offer_names_both_sides(at: At, terms: str) -> None:
    position = proposed(at).after("white", f"counter; {terms}" if terms else "counter")
    assert position.why_not("white", "offer") == "C-085"
    assert "offer" not in position.choices("white")


@pytest.mark.parametrize("terms", ["give wool; ask white", "want ore; ask white", "ask white"])
def test_C_085_C_147_nobody_can_accept_a_gift_or_a_call(at: At, terms: str) -> None:
    position = proposed(at, f"propose; {terms}; offer")
    assert position.why_not("white", "accept") == "C-147"
    assert position.choices("white") == ["counter", "decline"]


def test_C_147_a_call_is_answered_with_a_counter_offer(at: At) -> None:
    position = proposed(at, "propose; want ore; ask white; ask orange; offer")
    position = play(position, "orange decline", "white counter; give ore; want wool; offer", "blue confirm white")
    assert hand(position, "blue") == {"wool": 2, "grain": 1, "ore": 1}


def test_C_086_no_resource_on_both_sides(at: At) -> None:
    position = at(HANDS).after("blue", "propose; give wool; give grain")
    assert position.why_not("blue", "want wool") == "C-086"
    assert position.why_not("blue", "want grain") == "C-086"
    assert [words for words in position.choices("blue") if "want" in words] == ["want lumber", "want brick", "want ore"]
    counter = proposed(at).after("white", "counter; give ore")
    assert counter.why_not("white", "want ore") == "C-086"


def test_C_087_only_resource_cards_change_hands(at: At, catan: Game) -> None:
    for kind in ("give", "want"):
        (arguments,) = [row["arguments"] for row in catan.actions.describe() if row["word"] == kind]
        assert arguments == [RESOURCES]
    before = at(f"{HANDS}\ndeck: 14 knight", rest="white")
    after = play(before, f"blue {WOOL_FOR_ORE}", "white accept", "blue confirm white")
    for name in ("owner", "level", "road", "bank", "deck", "longest_road", "largest_army", "robber", "phase"):
        assert shown(after, name) == shown(before, name)
    for seat in before.seats:
        assert after.points(seat) == before.points(seat)
        for name in ("unplayed", "played", "roads_left", "settlements_left", "cities_left", "give", "want", "answer"):
            assert shown(after, name, seat) == shown(before, name, seat)


def test_C_088_C_152_nobody_gives_what_they_do_not_hold(at: At) -> None:
    position = proposed(at)
    assert position.why_not("red", "accept") == "C-152"
    position = position.after("white", "counter; give ore; want brick; offer")
    assert position.why_not("blue", "confirm white") == "C-088", "blue has no brick"
    assert "confirm white" not in position.choices("blue")
    assert position.choices("red") == ["counter", "decline"], "nobody must accept"


def test_C_088_the_amount_counts_too(at: At) -> None:
    position = proposed(at, "propose; give wool; want ore; want ore; ask white; ask orange; offer")
    assert position.why_not("white", "accept") is None
    assert position.why_not("orange", "accept") == "C-152"
    countered = position.after("orange", "counter; give ore; want grain; want grain; offer")
    assert countered.why_not("blue", "confirm orange") == "C-088"


def test_C_141_any_number_and_mix_and_any_number_of_trades(at: At) -> None:
    position = at(HANDS)
    terms = "propose; give wool; give wool; give grain; want brick; want ore; ask orange; offer"
    position = play(position, f"blue {terms}", "orange accept", "blue confirm orange")
    assert hand(position, "blue") == {"wool": 1, "brick": 1, "ore": 1}
    assert hand(position, "orange") == {"wool": 2, "grain": 2}
    position = play(position, "blue propose; give brick; want grain; want ore; ask white; offer")
    position = play(position, "white accept", "blue confirm white")
    assert hand(position, "blue") == {"wool": 1, "ore": 2, "grain": 1}
    assert "propose" in position.choices("blue")


def test_C_142_a_trade_has_two_sides(at: At) -> None:
    position = play(proposed(at), "white accept", "orange accept", "blue confirm orange")
    assert hand(position, "blue") == {"wool": 2, "grain": 1, "ore": 1}
    assert hand(position, "orange") == {"brick": 1, "wool": 1, "grain": 1}
    assert hand(position, "white") == {"grain": 1, "ore": 2}
    assert hand(position, "red") == {"lumber": 1}


def test_C_143_terms_and_answers_are_open_to_the_table(at: At) -> None:
    position = proposed(at, "propose; give wool; want ore; ask white; offer")
    position = position.after("white", "counter; give ore; want wool; want wool; offer")
    for seen in (position.seen_by("red"), position.seen_by()):
        assert (shown(seen, "give", "blue"), shown(seen, "want", "blue")) == ("1 wool", "1 ore")
        assert (shown(seen, "give", "white"), shown(seen, "want", "white")) == ("1 ore", "2 wool")
        assert (shown(seen, "asked"), shown(seen, "answer", "white")) == ("white", "countered")


# --- the protocol ----------------------------------------------------------------------------------------------------


def test_C_146_one_some_or_all_are_asked(at: At) -> None:
    for asked in (["white"], ["white", "red"], ["white", "orange", "red"]):
        position = proposed(at, f"propose; give wool; want ore; {'; '.join(f'ask {seat}' for seat in asked)}; offer")
        assert position.asked == ("blue", *asked)


@pytest.mark.parametrize(
    ("drafted", "refused"),
    [
        ("propose; want ore", "give wool"),  # first what is given, then what is wanted, then who is asked
        ("propose; ask white", "give wool"),
        ("propose; give grain", "give wool"),  # kinds in the order of the table, so that each proposal has one wording
        ("propose; ask white", "want ore"),
        ("propose; want grain", "want wool"),
        ("propose", "ask blue"),
        ("propose; ask red", "ask white"),
        ("propose; ask red", "ask red"),
        ("propose; give wool; want ore", "offer"),  # somebody must be asked
        (WOOL_FOR_ORE, "give wool"),
        (WOOL_FOR_ORE, "want brick"),
        (WOOL_FOR_ORE, "ask white"),
        (WOOL_FOR_ORE, "offer"),
    ],
)
def test_C_146_how_a_proposal_is_worded(at: At, drafted: str, refused: str) -> None:
    position = at(HANDS).after("blue", drafted)
    assert position.why_not("blue", refused) == "C-146"
    assert refused not in position.choices("blue")


@pytest.mark.parametrize("words", ["give wool", "want ore", "ask white", "offer"])
def test_C_146_terms_belong_to_a_proposal(at: At, words: str) -> None:
    assert at(HANDS).why_not("blue", words) == "C-146"
    assert at(HANDS).after("blue", "propose").why_not("white", words) == "C-146"
    if words != "give wool":
        assert proposed(at).why_not("white", words) == "C-146"


def test_C_146_only_who_plays_can_be_asked(at: At) -> None:
    position = at("blue: hand 1 wool", players=3).after("blue", "propose; give wool; want ore")
    assert position.why_not("blue", "ask red") == "C-146"
    assert [words for words in position.choices("blue") if "ask" in words] == ["ask white", "ask orange"]


def test_C_146_nobody_wants_more_than_there_is(at: At) -> None:
    position = at(HANDS).after("blue", "; ".join(["propose", *["want ore"] * 19]))
    assert position.why_not("blue", "want ore") == "C-146"


def test_C_146_the_table_may_cap_the_proposals_of_a_turn(at: At) -> None:
    position = proposed(at, proposals=2).after("blue", "withdraw")
    position = play(position, "blue propose", "blue withdraw")
    assert position.why_not("blue", "propose") == "C-146"
    assert "propose" not in position.choices("blue")
    assert roll(position.after("blue", "end_turn"), 2).why_not("white", "propose") is None, "a turn, not a game"
    free = at(HANDS)
    for _ in range(101):
        free = play(free, "blue propose", "blue withdraw")
    assert free.why_not("blue", "propose") is None, "the rules set no cap"


def test_C_148_everybody_asked_answers_once_in_any_order(at: At) -> None:
    position = play(proposed(at), "red decline", "white accept", "orange counter; give brick; want wool; offer")
    for seat in ("white", "orange", "red"):
        assert position.why_not(seat, "accept") == "C-148"
        assert position.why_not(seat, "counter") == "C-148"
    assert position.why_not("red", "decline") == "C-148"
    assert position.asked == ("blue", "white", "orange"), "those two may still take it back"


@pytest.mark.parametrize("answer", ["accept", "counter; give ore; want wool; offer", "counter; give ore"])
def test_C_148_an_answer_taken_back_is_a_decline(at: At, answer: str) -> None:
    position = play(proposed(at), f"white {answer}", "white decline")
    assert position.why_not("white", "accept") == "C-148"
    assert position.why_not("white", "decline") == "C-148"
    assert position.why_not("blue", "confirm white") == "C-149"
    assert (shown(position, "give", "white"), shown(position, "want", "white")) == ("", "")


@pytest.mark.parametrize("words", ["accept", "counter", "decline"])
def test_C_148_only_who_is_asked_answers(at: At, words: str) -> None:
    position = proposed(at, "propose; give wool; want ore; ask white; offer")
    assert position.why_not("orange", words) == "C-148"
    assert position.why_not("blue", words) == "C-148"
    assert at(HANDS).why_not("white", words) == "C-148", "nothing is proposed"
    assert at(HANDS).after("blue", "propose; ask white").why_not("white", words) == "C-148", "not offered yet"


def test_C_148_who_can_pay_is_offered_all_three_answers(at: At) -> None:
    position = proposed(at)
    assert [position.choices(seat) for seat in ("white", "orange", "red")] == [
        ["counter", "accept", "decline"],
        ["counter", "accept", "decline"],
        ["counter", "decline"],
    ]
    drafting = position.after("white", "counter; give ore; want wool")
    assert {"offer", "decline"} < set(drafting.choices("white"))
    assert "accept" not in drafting.choices("white")


def test_C_149_the_active_player_chooses_among_those_who_agreed(at: At) -> None:
    position = proposed(at)
    assert position.why_not("blue", "confirm white") == "C-149", "no answer yet"
    position = play(position, "orange accept", "white accept", "red decline")
    assert position.why_not("blue", "confirm red") == "C-149"
    assert position.why_not("blue", "confirm blue") == "C-149"
    assert position.why_not("white", "confirm white") == "C-149"
    assert position.choices("blue") == ["confirm white", "confirm orange", "withdraw"], "being first gives no right"
    assert at(HANDS).why_not("blue", "confirm white") == "C-149"
    three = at("", players=3).after("blue", "propose; ask white; offer")
    assert three.why_not("blue", "confirm red") == "C-149", "red does not play"


def test_C_149_after_it_all_other_answers_lapse(at: At) -> None:
    position = play(proposed(at), "white accept", "orange accept", "blue confirm white")
    assert position.asked == ("blue",)
    assert position.why_not("blue", "confirm orange") == "C-149"
    assert [shown(position, "answer", seat) for seat in position.seats] == [""] * 4
    assert shown(position, "asked") == ""


def test_C_150_withdrawn_at_any_time(at: At) -> None:
    drafting = at(HANDS).after("blue", "propose; give wool")
    for position in (drafting, proposed(at), proposed(at).after("white", "accept")):
        after = position.after("blue", "withdraw")
        assert after.asked == ("blue",)
        assert [shown(after, "give", seat) for seat in after.seats] == [""] * 4
        assert hand(after, "blue") == {"wool": 3, "grain": 1}
    assert at(HANDS).why_not("blue", "withdraw") == "C-150"
    assert proposed(at).why_not("white", "withdraw") == "C-150"


def test_C_150_closed_when_all_who_were_asked_have_declined(at: At) -> None:
    position = play(proposed(at), "white accept", "orange decline", "red decline")
    assert position.asked == ("blue", "white")
    position = position.after("white", "decline")
    assert position.asked == ("blue",)
    assert position.why_not("blue", "propose") is None
    assert [shown(position, "answer", seat) for seat in position.seats] == [""] * 4


@pytest.mark.parametrize("drafted", ["propose", "propose; give wool; want ore; ask white; offer"])
@pytest.mark.parametrize(
    "then",
    [
        "end_turn",
        "buy_card",
        "knight",
        "maritime wool brick",
        "build_city V18",
        f"build_road {edge('V18-V23')}",
        "propose; give ore; want lumber; ask white; offer",
    ],
)
@pytest.mark.parametrize("answer", ["", "accept", "counter", "counter; give ore; want wool; offer"])
def test_C_150_C_151_withdrawing_and_going_on_is_one_phrase(at: At, drafted: str, then: str, answer: str) -> None:
    """An open offer never holds the active player up, whether or not anybody has answered."""
    laid = "blue: settlements V18 V26; hand 9 lumber 9 brick 9 wool 9 grain 9 ore; unplayed 1 knight"
    before = at(f"{laid}\nwhite: hand 1 ore")
    position = before.after("blue", drafted)
    if answer and "offer" in drafted:
        position = position.after("white", answer)
    assert "withdraw" in position.choices("blue")
    assert position.after("blue", f"withdraw; {then}") == before.after("blue", f"propose; withdraw; {then}")


@pytest.mark.parametrize("drafted", ["propose", "propose; give wool; want ore; ask white; offer"])
def test_C_151_while_a_proposal_is_open_nothing_else_is_done(at: At, drafted: str) -> None:
    laid = "blue: settlements V18 V26; hand 9 lumber 9 brick 9 wool 9 grain 9 ore; unplayed 1 knight 1 monopoly"
    position = at(f"{laid}\nwhite: hand 1 ore")
    for words in (
        "end_turn",
        "buy_card",
        "knight",
        "monopoly ore",
        "maritime wool brick",
        "build_city V18",
        f"build_road {edge('V18-V23')}",
        "propose",
    ):
        assert position.why_not("blue", words) is None
        assert position.after("blue", drafted).why_not("blue", words) == "C-151"
    assert not {"end_turn", "buy_card", "knight", "propose"} & set(position.after("blue", drafted).choices("blue"))


def test_C_152_the_proposer_and_who_counters_hold_what_they_offer(at: At) -> None:
    position = at(HANDS).after("blue", "propose; give wool; give wool; give wool")
    assert position.why_not("blue", "give wool") == "C-152"
    assert position.why_not("blue", "give ore") == "C-152"
    counter = proposed(at).after("orange", "counter; give ore")
    assert counter.why_not("orange", "give ore") == "C-152"
    assert [words for words in counter.choices("orange") if "give" in words] == []


def test_C_152_being_asked_tells_nothing(at: At) -> None:
    position = at(HANDS).after("blue", "propose; give wool; want ore")
    assert [words for words in position.choices("blue") if "ask" in words] == ["ask white", "ask orange", "ask red"]


# --- worked examples -------------------------------------------------------------------------------------------------


def test_CE_39_a_proposal_to_three(at: At) -> None:
    position = at("blue: hand 2 wool\nwhite: hand 1 ore\norange: hand 1 ore 1 grain\nred: hand 1 lumber")
    position = play(position, f"blue {WOOL_FOR_ORE}", "white accept")
    position = position.after("orange", "counter; give grain; give ore; want wool; want wool; offer")
    assert position.choices("red") == ["counter", "decline"]
    assert position.choices("blue") == ["confirm white", "confirm orange", "withdraw"]
    after = position.after("blue", "confirm orange")
    assert hand(after, "blue") == {"grain": 1, "ore": 1}
    assert hand(after, "orange") == {"wool": 2}
    assert hand(after, "white") == {"ore": 1}
    assert shown(after, "answer", "white") == ""
    poorer = at("blue: hand 1 wool\nwhite: hand 1 ore\norange: hand 1 ore 1 grain").after("blue", WOOL_FOR_ORE)
    poorer = poorer.after("orange", "counter; give grain; give ore; want wool; want wool; offer")
    assert poorer.why_not("blue", "confirm orange") == "C-088"


def test_CE_40_what_is_refused(at: At) -> None:
    position = at(HANDS.replace("1 grain\nwhite", "2 ore\nwhite"))
    assert proposed(at, "propose; give wool; ask white; offer").why_not("white", "accept") == "C-147"
    assert position.after("blue", "propose; give ore; give ore").why_not("blue", "want ore") == "C-086"
    assert position.after("blue", "propose; give wool; give ore").why_not("blue", "want ore") == "C-086"
    assert at(f"{HANDS}\nphase: before_roll").why_not("blue", "propose") == "C-034"
    assert position.why_not("white", "propose") == "C-083"
    assert proposed(at).why_not("blue", "propose") == "C-151", "a second proposal while one is open"


def test_C_146_a_phrase_is_all_or_nothing(at: At) -> None:
    with pytest.raises(OstrovError):
        at(HANDS).after("blue", "propose; give ore; ask white; offer")


def test_C_148_who_has_answered_is_not_waited_for_but_may_still_take_back(at: At) -> None:
    position = at("blue: hand 1 wool; settlements V8\nwhite: hand 1 ore\norange: hand 1 ore")
    position = position.after("blue", "propose; give wool; want ore; ask white; ask orange; offer")
    assert position.awaited == ("white", "orange")
    position = position.after("white", "accept")
    assert position.asked == ("blue", "white", "orange")
    assert position.awaited == ("orange",)
    position = position.after("orange", "accept")
    assert position.awaited == ("blue",)
    assert position.choices("white") == ["decline"]
