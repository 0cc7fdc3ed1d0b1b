"""Every rule of the ledger, held to the code by a position or a few moves one can read."""

import pytest

from ostrov.engine.errors import OstrovError
from ostrov.engine.position import Position
from ostrov.games import load


def after(*moves: str) -> Position:
    """A game of two after these moves."""
    position = load("NAME").start("checked", players=2)
    for move in moves:
        seat, _, words = move.partition(": ")
        position = position.after(seat, words)
    return position


def read(text: str) -> Position:
    """A position from its text, which must be a sound one."""
    position = load("NAME").read(text, "checked")
    assert position.problems() == []
    return position


# --- one test a rule at least. Your own rules come: keep what stands above, delete all below. Ids are reused, and a
# --- test that is left over would count for another rule.

DEALT = ("chance: deal crown", "chance: deal storm")  # red has the crown
LAST_CARD = """NAME players=2  rules 1
phase: drawing  active: blue  left: 1  pile: 1 pearl  gone: 10 shell 5 pearl 2 crown 5 storm  risk: 3  turns: 9
red: secret crown; kept 6
blue: secret storm; kept 5
"""


def test_LETTER_001_play_passes_to_the_left() -> None:
    position = after(*DEALT, "red: draw", "chance: turn_up shell", "red: stop")
    assert position.asked == ("blue",)
    assert position.after("blue", "draw").after("chance", "turn_up storm").asked == ("red",)


@pytest.mark.parametrize("players", [1, 5])
def test_LETTER_001_two_to_four_play(players: int) -> None:
    with pytest.raises(OstrovError, match="players is 2 to 4"):
        load("NAME").start("checked", players=players)


def test_LETTER_002_every_card_of_the_pile_is_as_likely_as_another() -> None:
    assert after().outcomes() == {"deal shell": 10, "deal pearl": 6, "deal crown": 3, "deal storm": 6}
    assert after(*DEALT, "red: draw").outcomes()["turn_up storm"] == 5


def test_LETTER_002_a_card_too_many_is_noticed() -> None:
    wrong = LAST_CARD.replace("10 shell", "9 shell")
    assert load("NAME").read(wrong, "checked").problems() == ["LETTER-002 does not hold."]


@pytest.mark.parametrize(("card", "worth"), [("shell", 1), ("pearl", 2), ("crown", 4)])
def test_LETTER_003_what_cards_are_worth(card: str, worth: int) -> None:
    assert after(*DEALT, "red: draw", f"chance: turn_up {card}", "red: stop").score("red") == worth


def test_LETTER_004_everybody_alone_sees_their_card() -> None:
    position = after(*DEALT)
    assert "red: secret crown" in str(position.seen_by("red"))
    assert "red: secret ?" in str(position.seen_by("blue"))
    assert "pile: ?  left: 23" in str(position.seen_by("blue"))


def test_LETTER_004_a_wrong_height_of_the_pile_is_noticed() -> None:
    wrong = LAST_CARD.replace("left: 1", "left: 2")
    assert load("NAME").read(wrong, "checked").problems() == ["LETTER-004 does not hold."]


def test_LETTER_010_only_in_the_own_turn() -> None:
    position = after(*DEALT, "red: draw", "chance: turn_up shell")
    assert position.choices("red") == ["draw", "stop"]
    assert position.choices("blue") == []
    assert position.why_not("blue", "draw") == "LETTER-010"
    assert position.why_not("blue", "stop") == "LETTER-010"


def test_LETTER_010_not_while_a_card_is_drawn() -> None:
    position = after(*DEALT, "red: draw", "chance: turn_up shell", "red: draw")
    assert position.asked == ("chance",)
    assert position.why_not("red", "draw") == "LETTER-010"
    assert position.why_not("red", "stop") == "LETTER-010"


def test_LETTER_011_who_has_nothing_at_risk_cannot_stop() -> None:
    position = after(*DEALT)
    assert position.choices("red") == ["draw"]
    assert position.why_not("red", "stop") == "LETTER-011"


def test_LETTER_012_LETTER_014_what_is_at_risk_is_kept_by_stopping() -> None:
    position = after(*DEALT, "red: draw", "chance: turn_up crown", "red: draw", "chance: turn_up shell")
    assert "risk: 5" in str(position)
    assert position.score("red") == 0
    assert position.after("red", "stop").points("red") == {"kept": 5, "secret": 0}


def test_LETTER_013_a_storm_takes_what_is_at_risk() -> None:
    position = after(*DEALT, "red: draw", "chance: turn_up crown", "red: draw", "chance: turn_up storm")
    assert "risk" not in str(position)
    assert position.score("red") == 0
    assert position.asked == ("blue",)


def test_LETTER_020_LETTER_021_the_last_card_ends_the_game_and_the_secrets_count() -> None:
    position = read(LAST_CARD).after("chance", "turn_up pearl")
    assert position.ended == "pile"
    assert position.points("blue") == {"kept": 10, "secret": 0}
    assert position.points("red") == {"kept": 6, "secret": 4}


def test_LETTER_022_equal_points_share_the_place() -> None:
    over = read(LAST_CARD).after("chance", "turn_up pearl")
    assert [over.place("red"), over.place("blue")] == [1, 1]
    lost = read(LAST_CARD.replace("kept 6", "kept 5")).after("chance", "turn_up pearl")
    assert [lost.place("red"), lost.place("blue")] == [2, 1]
