"""The turn: who acts, what an action is, questions and answers, how a turn ends."""

from __future__ import annotations

import pytest

from tests.games.anno1800.conftest import SEATS, At, get, kinds, play, random_games, work

ACTIONS = {
    "play": "play fw_36",
    "swap": "swap",
    "expand": "build sawmill",
    "workforce": "hire farmer",
    "upgrade": "upgrade worker",
    "old": "old_world",
    "new": "new_world",
    "expedition": "expedition x1",
    "festival": "festival",
}
ABLE = "pool: 2 timber 2 bricks\nwhite: hand fw_36 fw_01 fw_02; cards 9 exploration; played aei_05"


def test_A_020_turns_go_clockwise_from_the_start_player(at: At) -> None:
    position = at("active: yellow  starter: yellow")
    order = []
    for _ in range(5):
        seat = get(position, "active")
        order.append(seat)
        position = play(position, f"{seat} festival", f"{seat} end_turn")
    assert order == ["yellow", "black", "white", "orange", "yellow"]
    assert get(position, "turns") == 6


@pytest.mark.parametrize("action", ACTIONS.values())
def test_A_021_one_of_nine_actions(at: At, action: str) -> None:
    position = at(ABLE)
    assert position.why_not("white", action) is None
    done = play(position, "white festival")
    assert done.why_not("white", action) == "A-021"
    assert action not in done.choices("white")


@pytest.mark.parametrize("action", ACTIONS.values())
def test_A_024_an_action_is_finished_before_the_next(at: At, action: str) -> None:
    upgrading = play(at(ABLE), "white activate extra_action_1", "white upgrade worker")
    rule = upgrading.why_not("white", action)
    assert rule == (None if action.startswith("upgrade") else "A-024")
    assert (action in upgrading.choices("white")) == (rule is None)
    assert upgrading.why_not("white", "end_turn") == "A-024"
    assert upgrading.why_not("white", "done") is None
    assert at(ABLE).why_not("white", "done") == "A-024"
    assert "done" not in kinds(at(ABLE))


def test_AE_38_A_022_A_024_extra_action_inside_an_action(at: At) -> None:
    position = at("pool: 3 timber\nwhite: played aei_05")
    hiring = play(
        position, "white trade grain", "white partner orange", "white hire farmer", "white activate extra_action_1"
    )
    assert hiring.why_not("white", "festival") == "A-024"
    more = play(hiring, "white hire farmer", "white hire farmer")
    done = play(more, "white done", *[f"chance draw_farmer_worker fw_0{n}" for n in (1, 2, 3)])
    assert get(done, "doing") == "nothing"
    again = play(done, "white festival")
    assert again.why_not("white", "trade grain") == "A-056"


def test_A_022_A_023_free_steps_before_during_and_after_the_action(at: At) -> None:
    free = {"produce", "trade", "recall", "activate", "use"}
    ready = """
    objectives: editor queen tourist zoo museum
    pool: 2 bricks
    white: played fw_41 aei_05; exhausted 1 farmer; gold 9; cards 9 exploration
    """
    before = at(ready)
    during = play(before, "white upgrade worker", "white ready")
    after = play(during, "white done")
    for position in (before, during, after):
        assert free <= kinds(position)


def test_A_026_only_the_player_on_turn_acts(at: At) -> None:
    position = at()
    for seat in ("orange", "yellow", "black"):
        assert position.choices(seat) == []
        for action in (*ACTIONS.values(), "produce sawmill_start", "end_turn", "done"):
            assert position.why_not(seat, action) == "A-026"
    drawing = play(position, "white old_world")
    assert drawing.asked == ("chance",)
    assert drawing.why_not("white", "festival") == "A-026"


def test_A_027_there_is_no_pass_but_always_a_festival(at: At) -> None:
    position = at()
    assert position.why_not("white", "end_turn") == "A-027"
    assert "end_turn" not in kinds(position)
    for seen in random_games(position, range(2), limit=150):
        for seat in seen.asked:
            if seat in SEATS and get(seen, "phase") == "turn" and get(seen, "doing") == "nothing":
                assert ("festival" in kinds(seen, seat)) == (get(seen, "actions_left") > 0)


@pytest.mark.parametrize(
    ("asking", "other"),
    [
        (("build sawmill",), "festival"),
        (("trade timber",), "produce grain_farm"),
        (("upgrade worker",), "done"),
        (("swap",), "end_turn"),
        (("activate discard_hand_cards_2",), "produce grain_farm"),
        (("activate free_new_world_resource_1",), "done"),
        (("recall farmer",), "recall farmer"),
        (("use editor",), "done"),
    ],
)
def test_A_229_a_question_is_answered_first(at: At, asking: tuple[str, ...], other: str) -> None:
    position = at("""
        objectives: editor queen tourist zoo museum
        pool: 2 bricks
        white: work h11=farmer; exhausted 1 farmer; gold 9; cards 2 exploration; played aei_28 nw_15; hand fw_01 fw_02
        """)
    asked = play(position, *[f"white {words}" for words in asking])
    assert get(asked, "phase") != "turn"
    assert asked.why_not("white", other) == "A-229"


@pytest.mark.parametrize(
    "answer",
    [
        "field h32",
        "partner orange",
        "ready",
        "exhausted",
        "at_work sawmill_start",
        "take cocoa",
        "put_farmer_worker fw_46",
        "put_artisan_engineer_investor aei_32",
        "put_new_world nw_01",
    ],
)
def test_A_229_without_a_question_there_is_no_answer(at: At, answer: str) -> None:
    assert at().why_not("white", answer) == "A-229"


def test_A_025_limits_are_of_the_turn(at: At) -> None:
    position = at("objectives: aarhant queen tourist zoo museum\nwhite: ready 2 investor; played aei_05 fw_24; gold 9")
    used = play(position, "white use aarhant", "white activate upgrades_to_worker_3", "white festival")
    again = play(used, "white activate extra_action_1", "white festival")
    assert again.why_not("white", "use aarhant") == "A-183"
    assert get(again, "free_upgrades") == {"worker": 3}


def test_A_036_actions_left_at_the_end_are_lost(at: At) -> None:
    """[AR-16]"""
    position = play(at("white: played aei_05"), "white festival", "white activate extra_action_1", "white end_turn")
    for seat in ("orange", "yellow", "black"):
        assert get(position, "actions_left") == 1
        position = play(position, f"{seat} festival", f"{seat} end_turn")
    assert get(position, "actions_left") == 1
    assert work(position, "white", "h11") == []
