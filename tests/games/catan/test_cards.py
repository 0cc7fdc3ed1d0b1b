"""Development cards: the knight and its army, road building, year of plenty, monopoly, victory points."""

from __future__ import annotations

import pytest

from ostrov.engine.game import Game
from ostrov.engine.history import begin
from ostrov.engine.position import Position
from tests.games.catan.conftest import RESOURCES, At, bank, edge, hand, play, roll, shown

CARD = "1 wool 1 grain 1 ore"
ALL_CARDS = ("knight", "road_building", "year_of_plenty wool ore", "monopoly wool")
TWO_OF_EACH = "2 knight 2 road_building 2 year_of_plenty 2 monopoly"
FOURTEEN = "V0-V3-V7-V11-V16-V21-V27-V33-V38-V43-V47-V51-V48-V52-V49"  # fourteen paths


def road(line: str) -> str:
    return f"build_road {edge(line)}"


def cards_on_offer(position: Position, seat: str) -> set[str]:
    kinds = {words.partition(" ")[0] for words in position.choices(seat)}
    return kinds & {"knight", "road_building", "year_of_plenty", "monopoly"}


def army(position: Position) -> str:
    return shown(position, "largest_army") or "nobody"


def knight_played(position: Position, seat: str) -> Position:
    """A knight is played and the robber goes where nobody is."""
    position = position.after(seat, "knight")
    away = "H17" if shown(position, "robber") != "H17" else "H7"
    return position.after(seat, f"move_robber {away}")


# --- one a turn ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ALL_CARDS)
@pytest.mark.parametrize("phase", ["before_roll", "main"])
def test_C_036_one_card_a_turn_before_the_roll_or_after(at: At, first: str, phase: str) -> None:
    position = at(f"phase: {phase}\nblue: settlements V18; roads V18-V23; unplayed {TWO_OF_EACH}")
    assert len(cards_on_offer(position, "blue")) == 4
    position = position.after("blue", first)
    if first == "knight":
        position = position.after("blue", "move_robber H17")
    if first == "road_building":
        position = play(position, f"blue {road('V23-V29')}", f"blue {road('V29-V34')}")
    for again in ALL_CARDS:
        assert position.why_not("blue", again) == "C-036"
    assert cards_on_offer(position, "blue") == set()
    rolled = roll(position, 2) if phase == "before_roll" else position
    assert cards_on_offer(rolled, "blue") == set(), "the roll does not begin another turn"


@pytest.mark.parametrize("card", ALL_CARDS)
def test_C_036_only_cards_one_has_oneself(at: At, card: str) -> None:
    kind = card.partition(" ")[0]
    position = at(f"blue: settlements V18; unplayed 1 victory_point\nwhite: settlements V8; unplayed 1 {kind}")
    assert position.why_not("blue", card) == "C-036"
    assert cards_on_offer(position, "blue") == set()
    assert position.why_not("white", card) is not None
    assert position.choices("white") == [], "only in the own turn"


@pytest.mark.parametrize("card", ALL_CARDS)
def test_C_036_in_anothers_turn_that_is_the_rule_that_forbids(at: At, card: str) -> None:
    position = at(f"active: white\nblue: settlements V18; roads V18-V23; unplayed {TWO_OF_EACH}")
    assert position.why_not("blue", card) == "C-036"


@pytest.mark.parametrize("card", ALL_CARDS)
def test_C_037_not_in_the_turn_it_was_bought(at: At, card: str) -> None:
    kind = card.partition(" ")[0]
    position = at(f"blue: settlements V18; hand {CARD}")
    position = play(position, "blue buy_card", f"chance draw {kind}")
    assert position.why_not("blue", card) == "C-037"
    assert cards_on_offer(position, "blue") == set()
    for seat in ("blue", "white", "orange", "red"):
        position = position.after(seat, "end_turn")
        if seat != "red":
            position = roll(position, 2)
    assert position.why_not("blue", card) is None


def test_CE_38_C_037_one_of_the_same_kind_bought_earlier_may_be_played(at: At) -> None:
    position = at(f"blue: hand {CARD}; unplayed 1 knight")
    position = play(position, "blue buy_card", "chance draw knight")
    assert shown(position, "fresh", "blue") == "1 knight"
    assert position.why_not("blue", "knight") is None
    assert knight_played(position, "blue").why_not("blue", "knight") == "C-036"
    two = at("blue: unplayed 2 knight")
    assert knight_played(two, "blue").why_not("blue", "knight") == "C-036"


# --- knights ---------------------------------------------------------------------------------------------------------


def test_C_110_a_knight_moves_the_robber_and_steals_and_nobody_discards(at: At) -> None:
    position = at("robber: H7\nblue: unplayed 1 knight; hand 9 brick\nwhite: settlements V18; hand 12 wool")
    position = position.after("blue", "knight")
    assert position.asked == ("blue",)
    assert position.why_not("blue", "move_robber H7") == "C-058"
    assert [words.split()[0] for words in position.choices("blue")] == ["move_robber"] * 18
    position = position.after("blue", "move_robber H9")
    assert position.outcomes() == {"steal wool": 12}
    position = position.after("chance", "steal wool")
    assert (hand(position, "blue"), hand(position, "white")) == ({"brick": 9, "wool": 1}, {"wool": 11})
    assert "end_turn" in position.choices("blue")


def test_C_111_a_knight_stays_open_before_its_player(at: At) -> None:
    position = knight_played(at("blue: unplayed 1 knight; played 1 knight"), "blue")
    position = roll(position.after("blue", "end_turn"), 2)
    for seen in (position, position.seen_by("red"), position.seen_by()):
        assert shown(seen, "played", "blue") == "2 knight"
    assert (shown(position, "unplayed", "blue"), shown(position, "development", "blue")) == ("", "")


def test_C_112_a_knight_before_the_roll_frees_a_hex(at: At) -> None:
    position = at("phase: before_roll  robber: H1\nblue: settlements V8; unplayed 1 knight")
    assert hand(roll(position, 12), "blue") == {}
    freed = play(position, "blue knight", "blue move_robber H7")
    assert freed.choices("blue") == ["roll"]
    assert hand(roll(freed, 12), "blue") == {"wool": 1}
    seven = roll(freed, 7)
    assert seven.why_not("blue", "move_robber H7") == "C-058", "it moves again"
    assert len(seven.choices("blue")) == 18


def test_C_113_three_played_knights_take_the_largest_army(at: At) -> None:
    position = at("blue: unplayed 3 knight")
    assert army(position) == "nobody", "unplayed knights do not count"
    held = []
    for played in range(3):
        knights = at(f"blue: unplayed 3 knight; played {played} knight").after("blue", "knight")
        held.append((army(knights), knights.points("blue")["largest_army"]))
    assert held == [("nobody", 0), ("nobody", 0), ("blue", 2)]


def test_C_114_as_many_are_not_enough(at: At) -> None:
    position = at("active: white\nblue: played 4 knight\nwhite: unplayed 2 knight; played 3 knight")
    position = knight_played(position, "white")
    assert army(position) == "blue", "four against four"
    position = knight_played(_when_its_turn(position, "white"), "white")
    assert army(position) == "white"


def test_CE_17_C_113_C_114_the_largest_army_passes_on(at: At) -> None:
    position = at("active: white\nblue: played 3 knight; unplayed 1 knight\nwhite: played 2 knight; unplayed 2 knight")
    assert army(position) == "blue"
    position = knight_played(position, "white")
    assert (army(position), position.score("blue")) == ("blue", 2)
    position = _when_its_turn(position, "white")
    position = knight_played(position, "white")
    assert (army(position), position.score("blue"), position.score("white")) == ("white", 0, 2)
    position = _when_its_turn(position, "blue")
    position = knight_played(position, "blue")
    assert (army(position), position.score("blue"), position.score("white")) == ("white", 0, 2)


def _when_its_turn(position: Position, seat: str) -> Position:
    while True:
        position = roll(position.after(position.asked[0], "end_turn"), 2)
        if position.asked == (seat,):
            return position


@pytest.mark.parametrize("robber", ["H0", "H9", "H7"])
def test_C_155_C_133_wherever_the_robber_stands_and_also_after_a_seven(at: At, robber: str) -> None:
    laid = f"robber: {robber}\nblue: settlements V8; unplayed 1 knight"
    assert at(laid).why_not("blue", "knight") is None
    position = roll(at(f"{laid}\nphase: before_roll"), 7)
    assert position.why_not("blue", "knight") == "C-133", "not before the robber has moved"
    position = position.after("blue", "move_robber H17")
    position = play(position, "blue knight", "blue move_robber H7")
    assert shown(position, "robber") == "H7"


def test_C_157_the_army_is_settled_before_the_robber_moves(at: At) -> None:
    position = at("blue: settlements V8; played 2 knight; unplayed 1 knight").after("blue", "knight")
    assert (army(position), position.score("blue")) == ("blue", 3)
    assert {words.split()[0] for words in position.choices("blue")} == {"move_robber"}


# --- road building ---------------------------------------------------------------------------------------------------


def test_C_115_two_roads_without_payment_the_second_on_the_first(at: At) -> None:
    position = at("blue: settlements V18; roads V18-V23; hand 1 ore; unplayed 1 road_building")
    position = play(position, "blue road_building")
    assert {words.split()[0] for words in position.choices("blue")} == {"build_road"}
    position = position.after("blue", road("V23-V29"))
    assert {words.split()[0] for words in position.choices("blue")} == {"build_road"}, "the second may not be declined"
    position = position.after("blue", road("V29-V34"))
    assert (shown(position, "roads_left", "blue"), hand(position, "blue")) == ("12", {"ore": 1})
    assert bank(position)["lumber"] == 19
    assert position.why_not("blue", road("V34-V39")) == "C-067", "the third is paid for"


def test_C_115_each_is_legal_when_it_is_laid(at: At) -> None:
    position = at(
        "blue: settlements V18; roads V18-V23; unplayed 1 road_building\nwhite: settlements V29; roads V29-V35"
    ).after("blue", "road_building")
    for line, beyond in (("V23-V29", "C-070"), ("V13-V18", "C-071")):
        assert position.why_not("blue", road("V29-V34")) == beyond
        assert position.why_not("blue", road("V29-V35")) == "C-069"
        assert position.why_not("blue", road("V0-V3")) == "C-070"
        assert position.why_not("white", road("V30-V35")) == "C-068"
        position = position.after("blue", road(line))


@pytest.mark.parametrize("phase", ["before_roll", "main"])
@pytest.mark.parametrize("laid", [0, 1])
def test_C_115_C_133_nothing_else_between_the_two_roads(at: At, phase: str, laid: int) -> None:
    position = at(
        f"phase: {phase}\nblue: settlements V18 V26; roads V18-V23 V26-V20; hand 9 wool 9 grain 9 ore; "
        "unplayed 2 road_building 1 knight 1 monopoly"
    )
    position = position.after("blue", "road_building")
    if laid:
        position = position.after("blue", road("V23-V29"))
    for words in ("end_turn", "knight", "monopoly ore", "buy_card", "build_city V18", "maritime wool ore", "propose"):
        assert position.why_not("blue", words) == "C-133"
    assert position.why_not("blue", "roll") == ("C-133" if phase == "before_roll" else "C-033")


def test_CE_22_C_116_one_road_piece_left(at: At) -> None:
    position = at(f"blue: settlements V0; roads {FOURTEEN}; unplayed 1 road_building")
    position = play(position, "blue road_building", f"blue {road('V49-V53')}")
    assert (shown(position, "roads_left", "blue"), shown(position, "played", "blue")) == ("0", "1 road_building")
    assert "end_turn" in position.choices("blue")
    none = at(f"blue: settlements V0; roads {FOURTEEN}-V53; unplayed 1 road_building")
    assert none.why_not("blue", "road_building") == "C-116"
    assert cards_on_offer(none, "blue") == set()


def test_C_116_no_path_is_left(at: At) -> None:
    around = "white: settlements V12; roads V12-V7-V3 V12-V8-V4 V4-V1"
    none = at(f"blue: settlements V0; roads V0-V3 V0-V4; unplayed 1 road_building\n{around}")
    assert none.why_not("blue", "road_building") == "C-116"
    assert cards_on_offer(none, "blue") == set()
    one = at(f"blue: settlements V0; roads V0-V3; unplayed 1 road_building\n{around}")
    one = play(one, "blue road_building", f"blue {road('V0-V4')}")
    assert "end_turn" in one.choices("blue"), "that was all"
    assert shown(one, "roads_left", "blue") == "13"


# --- year of plenty --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "taken"), [("wool wool", {"wool": 2}), ("lumber ore", {"lumber": 1, "ore": 1})])
def test_C_117_two_cards_of_choice_usable_at_once(at: At, words: str, taken: dict[str, int]) -> None:
    before = at("blue: unplayed 1 year_of_plenty")
    after = before.after("blue", f"year_of_plenty {words}")
    assert hand(after, "blue") == taken
    assert {kind: 19 - left for kind, left in bank(after).items() if left < 19} == taken
    built = at("blue: settlements V18; unplayed 1 year_of_plenty").after("blue", "year_of_plenty lumber brick")
    assert road("V18-V23") in built.choices("blue")


def test_C_117_each_pair_has_one_wording(at: At) -> None:
    position = at("blue: unplayed 1 year_of_plenty")
    assert position.why_not("blue", "year_of_plenty ore wool") == "C-117"
    pairs = [tuple(words.split()[1:]) for words in position.choices("blue") if words.startswith("year_of_plenty")]
    assert len(pairs) == 15
    assert all(RESOURCES.index(one) <= RESOURCES.index(two) for one, two in pairs)


def test_CE_34_C_117_C_120_a_bank_that_lacks_cards(at: At) -> None:
    position = at("bank: 0 lumber 0 brick 2 wool 0 grain 1 ore\nblue: unplayed 1 year_of_plenty")
    assert position.why_not("blue", "year_of_plenty wool ore") is None
    assert position.why_not("blue", "year_of_plenty wool wool") is None
    assert position.why_not("blue", "year_of_plenty ore ore") == "C-120", "the same kind twice needs two"
    assert position.why_not("blue", "year_of_plenty lumber wool") == "C-120"
    assert position.why_not("blue", "year_of_plenty wool grain") == "C-120"
    plenty = [words for words in position.choices("blue") if words.startswith("year_of_plenty")]
    assert plenty == ["year_of_plenty wool wool", "year_of_plenty wool ore"]
    last = at("bank: 0 lumber 0 brick 0 wool 0 grain 1 ore\nblue: unplayed 1 year_of_plenty")
    assert [words for words in last.choices("blue") if "plenty" in words] == ["year_of_plenty ore ore"]
    after = last.after("blue", "year_of_plenty ore ore")
    assert (hand(after, "blue"), bank(after)["ore"]) == ({"ore": 1}, 0)
    empty = at("bank: 0 lumber 0 brick 0 wool 0 grain 0 ore\nblue: unplayed 1 year_of_plenty")
    assert empty.why_not("blue", "year_of_plenty ore ore") == "C-120"
    assert cards_on_offer(empty, "blue") == set()


# --- monopoly --------------------------------------------------------------------------------------------------------


def test_CE_24_C_153_all_wool_of_all_others(at: At) -> None:
    position = at(
        "bank: 11 wool\nblue: unplayed 1 monopoly\nwhite: hand 3 wool 1 ore\norange: hand 2 grain\n"
        "red: hand 5 wool 1 brick"
    )
    after = position.after("blue", "monopoly wool")
    assert [hand(after, seat) for seat in after.seats] == [{"wool": 8}, {"ore": 1}, {"grain": 2}, {"brick": 1}]
    assert bank(after) == bank(position)
    assert [shown(after, "cards", seat) for seat in after.seats] == ["8", "1", "2", "1"]


def test_C_153_with_three_players(at: At) -> None:
    position = at("blue: unplayed 1 monopoly; hand 1 ore\nwhite: hand 3 ore\norange: hand 1 ore", players=3)
    assert hand(position.after("blue", "monopoly ore"), "blue") == {"ore": 5}


def test_C_121_a_monopoly_on_nothing(at: At) -> None:
    position = at("blue: unplayed 1 monopoly\nwhite: hand 2 ore")
    after = position.after("blue", "monopoly wool")
    assert (hand(after, "blue"), hand(after, "white")) == ({}, {"ore": 2})
    assert shown(after, "played", "blue") == "1 monopoly"


# --- what stays of a card --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["road_building", "year_of_plenty wool ore", "monopoly wool"])
def test_C_122_a_progress_card_lies_open_and_does_nothing_more(at: At, card: str) -> None:
    kind = card.partition(" ")[0]
    position = at(f"blue: settlements V18; roads V18-V23; unplayed 1 {kind}\nwhite: hand 1 wool").after("blue", card)
    if kind == "road_building":
        position = play(position, f"blue {road('V23-V29')}", f"blue {road('V29-V34')}")
    for seen in (position.seen_by("red"), position.seen_by()):
        assert shown(seen, "played", "blue") == f"1 {kind}"
    before = hand(position, "blue")
    position = _when_its_turn(position, "blue")
    assert position.why_not("blue", card) == "C-036"
    assert shown(position, "played", "blue") == f"1 {kind}"
    assert hand(position, "blue") == before
    assert shown(position, "roads_left", "blue") == ("12" if kind == "road_building" else "14")


def test_C_154_what_a_progress_card_did_is_open(at: At) -> None:
    position = at("blue: unplayed 1 monopoly 1 year_of_plenty\nwhite: hand 3 wool 1 ore\norange: hand 1 wool")
    for seen in (position.after("blue", "monopoly wool").seen_by("red"),):
        assert [shown(seen, "cards", seat) for seat in ("blue", "white", "orange")] == ["4", "1", ""]
        assert shown(seen, "known", "blue") == "4 wool"
    seen = position.after("blue", "year_of_plenty brick grain").seen_by("red")
    assert (shown(seen, "known", "blue"), bank(seen)["brick"], bank(seen)["grain"]) == ("1 brick 1 grain", 18, 18)


def test_C_154_the_words_of_a_played_card_are_open_too(catan: Game) -> None:
    history = begin(catan.desk("checked"), {"setup": "beginner"})
    for card in ALL_CARDS:
        action = catan.actions.number(card)
        for viewer in range(5):
            assert history.desk.sees(history.position.data, 0, action, viewer)


# --- victory points --------------------------------------------------------------------------------------------------


def test_C_118_victory_points_stay_hidden(at: At) -> None:
    position = at("blue: settlements V8; unplayed 2 victory_point 1 knight")
    for other in ("white", "red"):
        seen = position.seen_by(other)
        assert (shown(seen, "unplayed", "blue"), shown(seen, "development", "blue")) == ("?", "3")
        assert seen.points("blue")["point_cards"] == 0
    assert position.seen_by("blue").points("blue")["point_cards"] == 2
    ended = position.after("blue", "end_turn")
    assert shown(ended, "unplayed", "blue") == "1 knight 2 victory_point", "nothing is shown before the end"


NINE = "blue: cities V0 V5 V10 V12; settlements V20; hand 1 wool 1 grain 1 ore; "


def test_CE_20_C_119_C_037_the_tenth_point_is_drawn(at: At) -> None:
    position = at(NINE.rstrip("; ")).after("blue", "buy_card")
    won = position.after("chance", "draw victory_point")
    assert (won.ended, won.score("blue"), won.place("blue")) == ("reached", 10, 1)
    assert shown(won, "played", "blue") == "1 victory_point"
    knight = position.after("chance", "draw knight")
    assert (knight.ended, knight.why_not("blue", "knight")) == (None, "C-037")


def test_C_119_any_number_of_them_even_after_another_card(at: At) -> None:
    position = at("blue: cities V0 V5; settlements V12; unplayed 3 victory_point 1 monopoly; hand 2 ore 2 wool 2 grain")
    assert position.score("blue") == 8
    position = position.after("blue", "monopoly ore")
    position = play(position, "blue buy_card", "chance draw victory_point")
    assert position.ended is None
    position = play(position, "blue buy_card", "chance draw victory_point")
    assert (position.ended, shown(position, "played", "blue")) == ("reached", "1 monopoly 5 victory_point")


def test_C_119_they_are_never_played_by_themselves(at: At, catan: Game) -> None:
    assert not [row for row in catan.actions.describe() if "victory" in row["word"]]
    position = at("blue: unplayed 5 victory_point")
    assert cards_on_offer(position, "blue") == set()
