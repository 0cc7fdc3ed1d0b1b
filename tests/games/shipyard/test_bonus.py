"""The bonus action, S-048 to S-054, S-217, S-218 with E-44."""

from __future__ import annotations

from tests.games.shipyard.conftest import TILES, At, go, guilders, offered, pairs, play, shown


def test_S_048_the_chosen_action_must_be_carried_out(at: At) -> None:
    position = play(at(), "pink choose buy_goods")
    assert position.why_not("pink", "end_turn") == "S-048"
    assert position.why_not("pink", "rent N1") == "S-048"
    assert position.why_not("pink", "done") == "S-032"


def test_S_049_once_a_turn_for_six_guilders(at: At) -> None:
    position = at("phase: after\npink: guilders 6")
    bought = play(position, "pink bonus produce_equipment")
    assert guilders(bought) == 0
    assert at("phase: after\npink: guilders 5").why_not("pink", "bonus buy_goods") == "S-049"
    rich = play(at("phase: after\npink: guilders 20"), "pink bonus produce_equipment", "pink produce sail")
    assert shown(rich, "phase") == "end"
    again = play(
        at("phase: give\npink: guilders 20; goods 1 coal_coal_iron"),
        "pink bonus produce_equipment",
        "pink produce smokestack",
    )
    assert again.why_not("pink", "bonus recruit_crew") == "S-049"
    assert shown(again, "phase") == "give"


def test_S_014_S_050_any_action_in_play_but_the_chosen(at: At) -> None:
    position = at("phase: after\npink: guilders 16; goods 1 coal_coal_iron")
    assert offered(position, "bonus") == [tile for tile in TILES if tile != "build_ships"]
    assert position.why_not("pink", "bonus build_ships") == "S-050"
    three = at("phase: after\npink: guilders 16", players=3)
    assert three.why_not("pink", "bonus subsidy") == "S-014"


def test_S_051_two_players_may_buy_last_turns_action(at: At) -> None:
    position = at("phase: after", players=2)
    assert pairs(position, "cube")["recruit_crew"] == "pink"
    assert "recruit_crew" in offered(position, "bonus")


def test_S_052_before_or_after_the_main_action_but_not_in_it(at: At) -> None:
    position = at("phase: build\npink: guilders 20")
    assert "buy_goods" in offered(position, "bonus")
    position = play(position, "pink build B1 Y1")
    assert position.why_not("pink", "bonus buy_goods") == "S-052"
    first = go(at("phase: build\npink: guilders 20"), "pink bonus buy_goods", "pink buy W1", "pink done")
    assert (shown(first, "phase"), shown(first, "doing")) == ("build", "build_ships")
    after = go(at("phase: build\npink: guilders 20"), "pink build B1 Y1", "pink done")
    assert shown(after, "phase") == "after"


def test_S_052_E_44_what_the_bonus_brings_cannot_pay_for_it_what_the_main_action_brought_can(at: At) -> None:
    poor = at("phase: give\npink: guilders 2; goods 1 coal_coal_iron")
    assert poor.why_not("pink", "bonus subsidy") == "S-049"
    sold = play(poor, "pink give coal_coal_iron", "pink sell", "pink sell", "pink sell")
    assert guilders(sold) == 2 + 4 + 4 + 3
    assert "subsidy" in offered(sold, "bonus")


def test_S_053_no_cube_no_move_no_income(at: At) -> None:
    position = at("phase: after\npink: guilders 6")
    bought = play(position, "pink bonus recruit_crew")
    assert shown(bought, "cube") == shown(position, "cube")
    assert shown(bought, "queue") == shown(position, "queue")
    assert guilders(bought) == 0
    subsidy = play(position, "pink bonus subsidy")
    assert guilders(subsidy) == 2


def test_S_054_in_a_first_turn_too(at: At) -> None:
    position = play(at("turns: 1  gear: 0  cube:"), "pink choose produce_equipment")
    assert "build_ships" in offered(position, "bonus")


def test_S_041_a_bonus_action_must_be_possible_with_what_is_left(at: At) -> None:
    position = at("phase: after\npink: guilders 6")
    assert position.why_not("pink", "bonus exchange") == "S-041"
    dear = "phase: after  copies: 1 engineer_smokestack  employee_ring: O1"
    assert at(f"{dear}\npink: guilders 13", sound=False).why_not("pink", "bonus hire_employee") == "S-041"
    assert at(f"{dear}\npink: guilders 14", sound=False).why_not("pink", "bonus hire_employee") is None


def test_S_217_E_44_the_main_hire_must_stay_possible(at: At) -> None:
    dear = "phase: hire  copies: 1 engineer_smokestack  employee_ring: O8"  # one space: an engineer, 1 guilder
    assert at(f"{dear}\npink: guilders 6", sound=False).why_not("pink", "bonus buy_goods") == "S-217"
    hired = play(at(f"{dear}\npink: guilders 6", sound=False), "pink hire engineer_smokestack")
    assert hired.why_not("pink", "end_turn") is None  # 5 are left, so no bonus after it
    assert hired.why_not("pink", "bonus buy_goods") is not None
    seven = play(at(f"{dear}\npink: guilders 7", sound=False), "pink bonus buy_goods")
    assert offered(seven, "buy") == ["W1"]
    assert seven.why_not("pink", "buy W2") == "S-089"
    eight = play(at(f"{dear}\npink: guilders 8", sound=False), "pink bonus buy_goods")
    assert offered(eight, "buy") == ["W1", "W2", "W3"]


def test_S_218_a_ship_completed_first_waits_for_step_5(at: At) -> None:
    position = at("phase: build\npink: yard B.S......; guilders 6")
    position = go(position, "pink build L1 Y2", "pink done")
    assert shown(position, "phase") == "after"
    position = play(position, "pink bonus recruit_crew", "pink recruit businessman")
    assert (shown(position, "phase"), shown(position, "leaving")) == ("fit", "Y1")
    assert play(position, "pink load businessman").why_not("pink", "sail x0") == "S-131"


def test_S_161_S_049_no_bonus_with_a_final_action(at: At) -> None:
    position = play(at("phase: final  stage: final\npink: guilders 20"), "pink final buy_goods")
    assert position.why_not("pink", "bonus recruit_crew") == "S-161"
