"""Building: prices, places, the distance rule, pieces that run out, development cards bought."""

from __future__ import annotations

import pytest

from tests.games.catan.conftest import (
    BOX,
    NEXT_TO,
    PATHS,
    RESOURCES,
    At,
    bank,
    edge,
    hand,
    play,
    shown,
)

ROAD = "1 lumber 1 brick"
SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
CITY = "2 grain 3 ore"
CARD = "1 wool 1 grain 1 ore"
COAST = "V0-V3-V7-V11-V16-V21-V27-V33-V38-V43-V47-V51-V48-V52-V49-V53"  # fifteen paths
BY_HAND = "blue: settlements V18; roads V18-V23-V29; hand {hand}"  # V29 is free and far enough, V18 can be raised
PRICES = [
    ("build_road " + edge("V29-V34"), {"lumber": 1, "brick": 1}),
    ("build_settlement V29", {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}),
    ("build_city V18", {"grain": 2, "ore": 3}),
    ("buy_card", {"wool": 1, "grain": 1, "ore": 1}),
]


def road(line: str) -> str:
    return f"build_road {edge(line)}"


def cards(counts: dict[str, int]) -> str:
    return " ".join(f"{count} {resource}" for resource, count in counts.items())


# --- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "price"), PRICES)
def test_C_067_C_068_the_price_goes_to_the_bank(at: At, words: str, price: dict[str, int]) -> None:
    before = at(BY_HAND.format(hand=cards(price)))
    after = before.after("blue", words)
    assert hand(after, "blue") == {}
    assert {r: bank(after)[r] - bank(before)[r] for r in RESOURCES if bank(after)[r] != bank(before)[r]} == price


@pytest.mark.parametrize(("words", "price"), PRICES)
def test_C_067_one_card_less_is_too_little(at: At, words: str, price: dict[str, int]) -> None:
    for resource in price:
        short = at(BY_HAND.format(hand=cards(price | {resource: price[resource] - 1}) + " 0 ore"))
        assert short.why_not("blue", words) == "C-067"
        assert words not in short.choices("blue")


@pytest.mark.parametrize(("words", "price"), PRICES)
def test_C_068_only_the_active_player_builds(at: At, words: str, price: dict[str, int]) -> None:
    position = at(BY_HAND.format(hand=cards(price)) + "\nactive: white")
    assert position.why_not("blue", words) == "C-068"
    assert position.choices("blue") == []


@pytest.mark.parametrize(("words", "price"), PRICES)
def test_C_068_C_034_and_only_after_the_roll(at: At, words: str, price: dict[str, int]) -> None:
    position = at(BY_HAND.format(hand=cards(price)) + "\nphase: before_roll")
    assert position.why_not("blue", words) == "C-034"
    assert position.choices("blue") == ["roll"]


def test_C_068_nothing_is_built_before_the_first_turn(at: At) -> None:
    position = at("phase: settle  placed: 3\nblue: settlements V18; hand 5 ore 5 grain")
    assert position.why_not("blue", "build_city V18") == "C-068"


def test_C_068_the_roads_of_road_building_may_come_before_the_roll(at: At) -> None:
    position = at("phase: before_roll\nblue: settlements V18; roads V18-V23; unplayed 1 road_building")
    position = play(position, "blue road_building", f"blue {road('V23-V29')}", f"blue {road('V29-V34')}")
    assert position.choices("blue") == ["roll"]
    assert shown(position, "roads_left", "blue") == "12"


# --- roads -----------------------------------------------------------------------------------------------------------


ORANGE_AND_RED = f"""
active: orange
orange: settlements V18; roads V18-V24-V30; hand {ROAD}
red: settlements V30; roads V30-V35
"""


def test_CE_06_C_069_C_070_C_071_where_orange_may_build_roads(at: At) -> None:
    position = at(ORANGE_AND_RED)
    roads = [words for words in position.choices("orange") if words.startswith("build_road")]
    assert roads == [road("V13-V18"), road("V18-V23"), road("V19-V24")]
    assert position.why_not("orange", road("V30-V36")) == "C-071"
    assert position.why_not("orange", road("V30-V35")) == "C-069"
    assert position.why_not("orange", road("V36-V41")) == "C-070"


def test_C_069_one_road_a_path_and_the_coast_has_paths_too(at: At) -> None:
    position = at("blue: settlements V0; roads V0-V3; hand 2 lumber 2 brick\nwhite: settlements V1; roads V1-V4")
    assert position.why_not("blue", road("V0-V3")) == "C-069", "the own road"
    assert position.after("blue", road("V3-V7")).why_not("blue", road("V3-V7")) == "C-069"
    position = position.after("blue", road("V0-V4"))
    assert position.why_not("blue", road("V1-V4")) == "C-069", "another's road"


def test_C_070_a_road_touches_an_own_building_or_road_at_one_end(at: At) -> None:
    position = at(f"blue: settlements V18; roads V18-V23; hand {ROAD}\nwhite: settlements V34; roads V34-V29")
    assert position.why_not("blue", road("V18-V24")) is None, "an own building"
    assert position.why_not("blue", road("V17-V23")) is None, "an own road"
    assert position.why_not("blue", road("V23-V29")) is None, "another's road at the other end does not matter"
    for line in ("V29-V35", "V24-V30", "V34-V39", "V0-V4"):
        assert position.why_not("blue", road(line)) == "C-070"


def test_C_071_not_past_anothers_building_but_up_to_it(at: At) -> None:
    position = at("blue: settlements V18; roads V18-V24; hand 2 lumber 2 brick\nwhite: cities V30; roads V30-V35")
    position = position.after("blue", road("V24-V30"))
    assert position.why_not("blue", road("V30-V36")) == "C-071"
    assert road("V30-V36") not in position.choices("blue")


def test_C_071_the_other_end_may_still_join(at: At) -> None:
    position = at(
        f"blue: settlements V18 V41; roads V18-V24-V30 V41-V36; hand {ROAD}\nwhite: settlements V30; roads V30-V35"
    )
    assert position.why_not("blue", road("V30-V36")) is None


def test_C_071_an_own_building_does_not_end_the_own_roads(at: At) -> None:
    position = at(f"blue: settlements V18 V30; roads V18-V24-V30; hand {ROAD}")
    assert position.why_not("blue", road("V30-V36")) is None


# --- settlements -----------------------------------------------------------------------------------------------------


def test_C_072_a_settlement_needs_an_own_road_to_an_empty_crossing(at: At) -> None:
    position = at(
        f"blue: settlements V18; roads V18-V23-V29-V34; hand {SETTLEMENT}\n"
        "white: settlements V34; roads V34-V28\norange: settlements V45; roads V45-V40-V35"
    )
    assert [words for words in position.choices("blue") if "settlement" in words] == []
    assert position.why_not("blue", "build_settlement V36") == "C-072", "no road"
    assert position.why_not("blue", "build_settlement V40") == "C-072", "another's road"
    assert position.why_not("blue", "build_settlement V18") == "C-072", "an own building"
    assert position.why_not("blue", "build_settlement V34") == "C-072", "another's building"


@pytest.mark.parametrize("building", ["settlements", "cities"])
def test_CE_08_C_073_neighbours_are_closed_to_everybody(at: At, building: str) -> None:
    position = at(
        f"blue: {building} V24; roads V24-V18-V13 V24-V19 V24-V30; hand {SETTLEMENT}\n"
        f"white: settlements V12; roads V12-V17-V23-V18; hand {SETTLEMENT}"
    )
    for near in ("V18", "V19", "V30"):
        assert position.why_not("blue", f"build_settlement {near}") == "C-073"
    assert position.why_not("blue", "build_settlement V13") is None
    whites = at(
        f"active: white\nblue: {building} V24; roads V24-V30\n"
        f"white: settlements V12; roads V12-V8-V13-V18 V18-V23; hand {SETTLEMENT}"
    )
    assert whites.why_not("white", "build_settlement V18") == "C-073"
    assert [words for words in whites.choices("white") if "settlement" in words] == [
        "build_settlement V13",
        "build_settlement V23",
    ]


@pytest.mark.parametrize(("place", "near"), [(20, (15, 25, 26)), (26, (20, 32))])
def test_CE_08_C_073_on_the_coast_two_or_three_neighbours_are_closed(at: At, place: int, near: tuple[int, ...]) -> None:
    lines = " ".join(f"V{place}-V{other}" for other in near)
    position = at(f"blue: settlements V{place}; roads {lines}; hand {SETTLEMENT}")
    assert sorted(NEXT_TO[place]) == list(near)
    for other in near:
        assert position.why_not("blue", f"build_settlement V{other}") == "C-073"


@pytest.mark.parametrize("place", range(54))
def test_C_073_just_the_neighbours_of_a_new_settlement_are_closed(at: At, place: int) -> None:
    position = at(f"blue: roads V{place}-V{NEXT_TO[place][0]}; hand {SETTLEMENT}")
    position = position.after("blue", f"build_settlement V{place}")
    closed = {f"V{near}" for near in (place, *NEXT_TO[place])}
    assert set(shown(position, "closed").split()) == closed
    assert position.problems() == []


def test_C_074_roads_do_not_close_a_crossing(at: At) -> None:
    position = at(
        f"blue: settlements V29; roads V29-V23-V18; hand {SETTLEMENT}\n"
        "white: settlements V8; roads V8-V13-V18\norange: settlements V19; roads V19-V24-V18"
    )
    assert position.why_not("blue", "build_settlement V18") is None


def test_C_075_a_settlement_may_interrupt_anothers_roads_which_stay(at: At) -> None:
    position = at(
        f"blue: settlements V8; roads V8-V13-V18; hand {SETTLEMENT}\nwhite: settlements V17; roads V17-V23-V18-V24-V19"
    )
    after = position.after("blue", "build_settlement V18")
    assert shown(after, "road") == shown(position, "road")
    assert (shown(position, "length", "white"), shown(after, "length", "white")) == ("4", "2")


# --- cities ----------------------------------------------------------------------------------------------------------


def test_C_076_a_city_replaces_an_own_settlement(at: At) -> None:
    position = at(
        "blue: settlements V18; cities V29; roads V18-V24-V30; hand 4 grain 6 ore\n"
        "white: settlements V41; roads V41-V36"
    )
    assert [words for words in position.choices("blue") if "city" in words] == ["build_city V18"]
    assert position.why_not("blue", "build_city V30") == "C-076", "empty"
    assert position.why_not("blue", "build_city V41") == "C-076", "another's settlement"
    assert position.why_not("blue", "build_city V29") == "C-076", "a city already"
    assert "2 V18" in shown(position.after("blue", "build_city V18"), "level")


def test_C_072_C_076_every_place_is_offered_neighbours_in_number_too(at: At) -> None:
    position = at(f"blue: settlements V0 V1 V2; hand {CITY}")
    assert [words for words in position.choices("blue") if "city" in words] == [f"build_city V{n}" for n in range(3)]
    reached = at(f"blue: settlements V12; roads V12-V8-V4-V0 V4-V1-V5-V2; hand {SETTLEMENT}")
    offered = [words for words in reached.choices("blue") if "settlement" in words]
    assert offered == [f"build_settlement V{n}" for n in (0, 1, 2, 4, 5)]


def test_C_077_founded_and_raised_in_one_turn(at: At) -> None:
    position = at("blue: settlements V18; roads V18-V23-V29; hand 1 lumber 1 brick 1 wool 3 grain 3 ore")
    position = play(position, "blue build_settlement V29", "blue build_city V29")
    assert position.points("blue")["cities"] == 2
    assert hand(position, "blue") == {}


def test_C_078_settlements_count_one_and_cities_two(at: At) -> None:
    position = at("blue: settlements V18; roads V18-V23-V29; hand 1 lumber 1 brick 1 wool 3 grain 3 ore")
    scores = [position.score("blue")]
    for words in ("build_settlement V29", "build_city V18"):
        position = position.after("blue", words)
        scores.append(position.score("blue"))
    assert scores == [1, 2, 3]
    assert position.points("blue")["cities"] == 2


# --- pieces ----------------------------------------------------------------------------------------------------------


def test_C_006_C_079_a_sixteenth_road_is_refused(at: At) -> None:
    position = at(f"blue: settlements V0; roads {COAST}; hand {ROAD}")
    assert position.why_not("blue", road("V50-V53")) == "C-006"
    assert [words for words in position.choices("blue") if words.startswith("build_road")] == []
    between_free_roads = at(f"free_roads: 1\nblue: settlements V0; roads {COAST}")  # C-116 never leaves it so
    assert between_free_roads.why_not("blue", road("V50-V53")) == "C-006"


def test_CE_37_C_006_pieces_that_are_used_up(at: At) -> None:
    """C-008 holds by it: who has no settlement left must raise one first."""
    position = at("blue: settlements V0 V5 V10 V12 V20; roads V12-V17-V23; hand 1 lumber 1 brick 1 wool 3 grain 3 ore")
    assert position.why_not("blue", "build_settlement V23") == "C-006"
    position = position.after("blue", "build_city V0")
    assert shown(position, "settlements_left", "blue") == "1"
    assert position.after("blue", "build_settlement V23").problems() == []
    cities = at(f"blue: cities V0 V5 V10 V12; settlements V20; hand {CITY}")
    assert cities.why_not("blue", "build_city V20") == "C-006"
    assert [words for words in cities.choices("blue") if "city" in words] == []


# --- development cards bought ----------------------------------------------------------------------------------------


def test_C_080_the_top_card_of_a_shuffled_deck(at: At) -> None:
    position = at(f"deck: 3 knight 2 monopoly\nblue: hand {CARD}").after("blue", "buy_card")
    assert position.asked == ("chance",)
    assert position.outcomes() == {"draw knight": 3, "draw monopoly": 2}
    position = position.after("chance", "draw monopoly")
    assert shown(position, "unplayed", "blue") == "1 monopoly"
    assert (shown(position, "deck"), shown(position, "deck_left")) == ("3 knight 1 monopoly", "4")


def test_CE_41_C_080_the_deck_is_empty(at: At) -> None:
    position = at("deck: 0 knight\nblue: hand 5 wool 5 grain 5 ore")
    assert position.why_not("blue", "buy_card") == "C-080"
    assert "buy_card" not in position.choices("blue")


def test_C_081_any_number_of_cards_in_a_turn(at: At) -> None:
    position = at("blue: hand 4 wool 4 grain 4 ore")
    for _ in range(4):
        position = play(position, "blue buy_card", "chance draw knight")
    assert shown(position, "unplayed", "blue") == "4 knight"
    assert shown(position, "deck_left") == "21"


@pytest.mark.parametrize("card", ["knight", "road_building", "year_of_plenty wool ore", "monopoly ore"])
def test_C_082_a_played_card_does_not_return_to_the_deck(at: At, card: str) -> None:
    kind = card.partition(" ")[0]
    position = at(f"blue: settlements V18; unplayed 1 {kind}")
    after = position.after("blue", card)
    assert shown(after, "deck") == shown(position, "deck")
    assert shown(after, "deck_left") == "24"
    assert shown(after, "played", "blue") == f"1 {kind}"


# --- harbours --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(9))
def test_C_144_one_building_at_most_at_a_harbour(at: At, place: int) -> None:
    one, other = sorted(BOX["harbour"][place]["vertices"])
    assert (one, other) in PATHS
    for built, closed in ((one, other), (other, one)):
        position = at(f"blue: roads V{one}-V{other}; hand 2 lumber 2 brick 2 wool 2 grain")
        position = position.after("blue", f"build_settlement V{built}")
        assert position.why_not("blue", f"build_settlement V{closed}") == "C-073"


def test_CE_46_C_073_C_144_nobody_else_has_the_lumber_harbour(at: At) -> None:
    position = at(f"active: white\nblue: settlements V11; roads V11-V7\nwhite: roads V22-V16; hand {SETTLEMENT}")
    assert position.why_not("white", "build_settlement V16") == "C-073"
