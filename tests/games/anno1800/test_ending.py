"""The end of the game, scoring, ties."""

from __future__ import annotations

import pytest

from ostrov.engine.position import Position
from tests.games.anno1800.conftest import SEATS, At, get, play

LAST = "hand fw_13"  # goods and beer; its effect is an artisan
SCORING = "phase: over  trigger: 1  fireworks: white"


def last_card(at: At, seat: str = "white", players: int = 4, more: str = "") -> Position:
    """The seat has played its last card."""
    position = at(f"active: {seat}\npool: 1 goods 1 beer\n{seat}: {LAST}\n{more}", players=players)
    return play(position, f"{seat} play fw_13")


def turns_after(position: Position) -> list[str]:
    """Who is on turn until the end, when everybody celebrates."""
    found = []
    seat = get(position, "active")
    position = play(position, f"{seat} end_turn")
    while position.asked:
        (seat,) = position.asked
        found.append(seat)
        position = play(position, f"{seat} festival", f"{seat} end_turn")
    assert position.ended == "played"
    return found


def test_AE_16_A_202_A_203_end_of_rounds(at: At) -> None:
    assert turns_after(last_card(at, "orange")) == ["yellow", "black", *SEATS]


def test_AE_17_A_202_the_last_player_triggers(at: At) -> None:
    assert turns_after(last_card(at, "black")) == SEATS


@pytest.mark.parametrize(
    ("players", "seat", "left"),
    [(2, "white", 3), (2, "orange", 2), (3, "white", 5), (3, "orange", 4), (3, "yellow", 3), (4, "white", 7)],
)
def test_AE_47_A_203_turns_left(at: At, players: int, seat: str, left: int) -> None:
    assert len(turns_after(last_card(at, seat, players))) == left


def test_A_203_the_order_counts_from_the_start_player(at: At) -> None:
    position = at(f"active: white  starter: yellow\npool: 1 goods 1 beer\nwhite: {LAST}")
    assert turns_after(play(position, "white play fw_13")) == ["orange", "yellow", "black", "white", "orange"]


def test_A_203_after_the_end_nothing_can_be_done(at: At) -> None:
    position = last_card(at, "black")
    position = play(position, "black end_turn")
    for seat in SEATS:
        position = play(position, f"{seat} festival", f"{seat} end_turn")
    assert position.asked == ()
    assert position.why_not("white", "festival") == "A-203"
    assert get(position, "phase") == "over"


def test_AE_32_A_200_A_201_last_card_that_brings_a_card(at: At) -> None:
    triggered = last_card(at)
    assert get(triggered, "fireworks") == "white"
    drawn = play(triggered, "white activate artisan_1", "chance draw_artisan_engineer_investor aei_01")
    assert get(drawn, "white", "hand") == ["aei_01"]
    assert get(drawn, "fireworks") == "white"
    assert get(drawn, "turns_left") == 7


def test_AE_33_A_204_second_empty_hand(at: At) -> None:
    position = at(f"fireworks: white  trigger: 1  turns_left: 6  active: orange\npool: 1 goods 1 beer\norange: {LAST}")
    again = play(position, "orange play fw_13")
    assert [get(again, name) for name in ("fireworks", "turns_left")] == ["white", 6]


@pytest.mark.parametrize(("option", "taker"), [("any_means", "white"), ("played_only", "nobody")])
def test_AE_34_A_200_hand_emptied_by_an_effect(at: At, option: str, taker: str) -> None:
    position = at("pool: 1 cotton_fabric 1 steam_carriages\nwhite: hand nw_15 fw_01", empty_hand=option)
    played = play(position, "white play nw_15")
    assert get(played, "fireworks") == "nobody"
    empty = play(played, "white activate discard_hand_cards_2", "white put_farmer_worker fw_01")
    assert get(empty, "fireworks") == taker
    assert get(empty, "trigger") == (2 if taker == "white" else 0)
    assert get(empty, "phase") == "turn"


def test_A_200_a_swap_does_not_trigger(at: At) -> None:
    """[AR-02] Its empty moment does not count."""
    swap = play(at("white: hand fw_01"), "white swap", "white put_farmer_worker fw_01")
    assert get(swap, "fireworks") == "nobody"
    done = play(swap, "white done", "chance draw_farmer_worker fw_20")
    assert get(done, "fireworks") == "nobody"


# --- scoring


def score(position: Position, seat: str = "white") -> dict[str, int]:
    return {source: points for source, points in position.points(seat).items() if points}


def test_AE_15_A_211_A_212_expedition_value(at: At) -> None:
    cards = "expedition exp_19 exp_06 exp_11"
    full = at(f"white: {cards}; ready 3 artisan 2 engineer 1 investor")
    assert score(full)["expeditions"] == 10
    few = at(f"white: {cards}; work h21=artisan; ready 1 farmer; exhausted 1 investor")
    assert score(few)["expeditions"] == 4, "wherever they are"


def test_AE_18_A_210_A_214_A_215_A_216_scoring_107(at: At) -> None:
    fw = " ".join(f"fw_{n:02}" for n in range(1, 12))
    position = at(
        f"""
        {SCORING}
        objectives: university edvard_goode isabel_sarmento zoo alonso_graves
        white: played {fw} aei_01 aei_02 aei_03 nw_01 nw_02 nw_03 nw_04; gold 5; new new_1; built h32=bicycle_factory
        white: expedition exp_19 exp_06 exp_11; ready 3 artisan 1 engineer 1 investor
        orange: ready 3 engineer
        yellow: ready 2 engineer
        """,
        sound=False,
    )
    assert position.problems() == ["A-004 does not hold."], "expedition cards are face up at the end"
    assert score(position) == {
        "farmer_worker": 33,
        "artisan_engineer_investor": 24,
        "new_world": 20,
        "expeditions": 8,
        "gold": 1,
        "fireworks": 7,
        "edvard_goode": 6,
        "isabel_sarmento": 6,
        "zoo": 2,
    }
    assert position.score("white") == 107


def test_AE_41_A_213_choice_of_the_field(at: At) -> None:
    museum = "objectives: museum queen tourist hannah_goode bente_jorgensen"
    position = at(f"{museum}\nwhite: ready 1 engineer; expedition exp_08")
    assert (score(position)["expeditions"], score(position)["museum"]) == (2, 1)


def test_A_211_a_field_needs_exactly_its_kind_and_a_cube_serves_one(at: At) -> None:
    assert "expeditions" not in score(at("white: ready 9 investor; expedition exp_19"))
    assert score(at("white: ready 1 artisan; expedition exp_19"))["expeditions"] == 1
    assert "expeditions" not in score(at("white: ready 4 farmer 3 worker; expedition exp_19"))


def test_A_213_zoo_and_museum_together(at: At) -> None:
    both = "objectives: museum zoo tourist hannah_goode bente_jorgensen"
    position = at(f"{both}\nwhite: ready 2 artisan 1 engineer; expedition exp_19 exp_11 exp_02")
    assert score(position)["expeditions"] == 4
    assert score(position)["zoo"] + score(position)["museum"] == 3


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_A_214_gold(at: At, gold: int, points: int) -> None:
    assert at(f"white: gold {gold}").points("white")["gold"] == points


def test_A_215_fireworks(at: At) -> None:
    position = last_card(at)
    assert [position.points(seat)["fireworks"] for seat in SEATS] == [7, 0, 0, 0]


def test_A_225_expedition_cards_are_turned_up(at: At) -> None:
    position = last_card(at, "black", more="white: expedition exp_01 exp_02")
    position = play(position, "black end_turn", *[f"{seat} {do}" for seat in SEATS for do in ("festival", "end_turn")])
    assert get(position.seen_by("orange"), "white", "shown") == ["exp_01", "exp_02"]
    assert get(position, "white", "expedition") == []
    assert position.problems() == []


def test_A_216_visitors_still_count_for_majorities(at: At) -> None:
    objectives = "objectives: university zoo tourist hannah_goode bente_jorgensen"
    position = at(f"{objectives}\nwhite: ready 2 engineer; expedition exp_08")
    assert score(position)["university"] == 10
    assert score(position)["expeditions"] == 4


PLAIN_END = (
    "objectives: carl_leonard_von_malching eli_bleakworth queen princess_qing edvard_goode\nphase: over  trigger: 1"
)


def places(at: At, differs: str) -> list[int]:
    position = at(f"{PLAIN_END}\n{differs}", players=3)
    return [position.place(seat) for seat in position.seats]


def test_A_217_the_highest_total_wins(at: At) -> None:
    assert places(at, "white: gold 3\norange: gold 9\nyellow: gold 6") == [3, 1, 2]


def test_AE_42_A_218_ties(at: At) -> None:
    hand = "hand fw_01 fw_02 fw_03"
    assert places(at, f"white: {hand}; built h32=sawmill\norange: hand fw_04; old old_farmers\nyellow: ") == [1, 2, 3]
    assert places(
        at, f"white: {hand}\norange: hand fw_04 fw_05\nyellow: built h11=sawmill; {hand.replace('0', '1')}"
    ) == [2, 1, 2]
    assert places(at, "white: hand fw_01\norange: hand fw_02\nyellow: hand fw_03 fw_04") == [1, 1, 3]
