"""What was done at a table: played, taken back as far as nobody learned from it, replayed."""

from __future__ import annotations

import pytest

from ostrov.engine.errors import Refused, WordsError
from ostrov.engine.fate import Dice, Given, Sealed
from ostrov.engine.history import Entry, History, begin, entries_in_words, replay
from ostrov.engine.laws import random_history
from tests.engine.declared import bazaar, smugglers
from tests.engine.test_position import CLAIM, DAY, NIGHT, THEFT


def at(written: str) -> History:
    """A table where this is the position."""
    return History(smugglers().desk("checked"), smugglers().read(written, "checked").data)


def market_day() -> History:
    """The bazaar: red goes on alone until `wait` asks chance."""
    return begin(bazaar().desk("checked"), {"players": "2"})


# --- acting -------------------------------------------------------------------------------------------------------


def test_acting_adds_an_entry_and_moves_on() -> None:
    history = at(NIGHT)
    assert len(history) == 0
    before = history.position
    after = history.act("red", "load tea")
    assert after == history.position == before.after("red", "load tea")
    assert len(history) == 1
    assert history.entries == [Entry(0, (smugglers().actions.number("load tea"),))]
    assert history.position_before(0) == before
    assert history.position_before(1) == after


def test_a_phrase_is_one_entry() -> None:
    history = market_day()
    history.act("red", "put E2;put E3 ;  drop E1")
    assert len(history) == 1
    assert history.words(history.entries[0]) == "put E2; put E3; drop E1"


def test_a_refused_phrase_leaves_no_trace() -> None:
    history = market_day()
    before = history.position
    for words, error in [("put E2; put E2", Refused), ("put E2; fly", WordsError)]:
        with pytest.raises(error):
            history.act("red", words)
    assert (len(history), history.position) == (0, before)


def test_chance_is_settled_until_somebody_is_asked() -> None:
    """Nine cards are dealt to three players before the first night."""
    history = begin(smugglers().desk("checked"), {"players": "3"})
    assert history.settle(Dice(1)).asked == ("red", "blue", "green")
    assert len(history) == 9
    assert {entry.seat for entry in history.entries} == {smugglers().chance}


def test_settling_is_nothing_when_chance_is_not_asked() -> None:
    history = at(NIGHT)
    history.settle(Given([]))
    assert len(history) == 0


def test_given_outcomes_happen_and_the_next_must_be_typed_in() -> None:
    history = begin(smugglers().desk("checked"), {"players": "3"})
    with pytest.raises(Refused, match="no outcome is given"):
        history.settle(Given(["draw tea", "draw rum"]))
    assert entries_in_words(history) == [("chance", "draw tea"), ("chance", "draw rum")]
    history.act("chance", "draw silk")
    assert len(history) == 3


def test_sealed_chance_does_not_follow_what_is_taken_back() -> None:
    """However often a seat changes its mind before it lets the wind blow, the wind is the same."""
    winds = set()
    for tried in ([], ["put E2"], ["sweep", "put E2; put E3", "reach S0"]):
        history = market_day()
        for turn in range(8):
            for words in tried:
                history.act(("red", "blue")[turn % 2], words)
                history.undo(("red", "blue")[turn % 2])
            history.act(("red", "blue")[turn % 2], "wait")
            history.settle(Sealed(bytes(32)))
        winds.add(tuple(words for seat, words in entries_in_words(history) if seat == "chance"))
    assert len(winds) == 1
    assert set(winds.pop()) == {"blow low", "blow high"}


# --- who reads what -----------------------------------------------------------------------------------------------


def test_a_secret_answer_is_read_by_who_gave_it() -> None:
    history = at(NIGHT)
    history.act("red", "load silk")
    assert [history.words_for(0, viewer) for viewer in (0, 1, 2, 4)] == ["load silk", "load ?", "load ?", "load ?"]
    assert history.words_for(0, None) == "load silk"


def test_a_stolen_card_is_read_by_thief_and_robbed() -> None:
    history = at(THEFT)
    history.act("chance", "steal rum")
    assert [history.sees(0, viewer) for viewer in range(5)] == [True, True, False, False, False]
    assert history.words_for(0, 4) == "steal ?"


def test_a_phrase_is_hidden_when_one_action_of_it_is() -> None:
    history = market_day()
    history.act("red", "put E2; hide_away rum; drop E2")
    assert history.words_for(0, 0) == "put E2; hide_away rum; drop E2"
    assert history.words_for(0, 1) == "put ?; hide_away ?; drop ?"


def test_a_phrase_is_judged_action_by_action() -> None:
    """The whisper makes blue the buyer, so blue reads the second one and not the first."""
    history = market_day()
    history.act("red", "whisper blue tea low; whisper blue rum low")
    assert not history.sees(0, 1)
    history.act("red", "whisper blue silk low")
    assert history.sees(1, 1)


# --- taking back --------------------------------------------------------------------------------------------------


def test_what_nobody_has_seen_can_be_taken_back() -> None:
    history = market_day()
    start = history.position
    history.act("red", "put E2")
    history.act("red", "put E3; put E4")
    assert history.undoable("red") == 1
    assert history.undo("red") == start.after("red", "put E2")
    assert history.undo("red") == start
    assert history.undoable("red") is None


def test_nobody_takes_back_what_another_did() -> None:
    history = market_day()
    history.act("red", "put E2")
    assert history.undoable("blue") is None
    with pytest.raises(Refused, match=r"^blue has nothing to take back: what came last was final or another's\.$"):
        history.undo("blue")
    assert len(history) == 1


def test_what_asked_chance_is_final() -> None:
    history = market_day()
    history.act("red", "put E2; wait")
    assert history.undoable("red") is None
    history.act("chance", "blow low")
    assert history.undoable("red") is None
    history.act("blue", "put E3")
    assert (history.undoable("red"), history.undoable("blue")) == (None, 2)


def test_what_revealed_a_card_is_final() -> None:
    history = at(CLAIM)
    history.act("blue", "doubt")
    assert history.undoable("blue") is None


def test_what_revealed_nothing_is_not() -> None:
    """Blue believes and is the next to sail: the only one who knows anything new is nobody."""
    history = at(CLAIM)
    before = history.position
    history.act("blue", "believe")
    assert history.undo("blue") == before


def test_what_hands_the_turn_on_is_final() -> None:
    history = at(DAY)
    history.act("red", "declare rum")
    assert history.undoable("red") is None


def test_a_secret_answer_is_taken_back_over_the_others_answers() -> None:
    """Red loads, blue loads, red thinks again: blue's card stays in the boat, and nobody learned anything."""
    history = at(
        NIGHT.replace("idle: red blue green", "idle: red blue green").replace(
            "green: cards 0", "green: hand 1 rum; cards 1"
        )
    )
    history.act("red", "load tea")
    history.act("blue", "load tea")
    assert (history.undoable("red"), history.undoable("blue"), history.undoable("green")) == (0, 1, None)
    after = history.undo("red")
    assert after.asked == ("red", "green")
    assert entries_in_words(history) == [("blue", "load tea")]
    assert history.position_before(0).asked == ("red", "blue", "green")
    history.act("red", "load silk")
    assert entries_in_words(history) == [("blue", "load tea"), ("red", "load silk")]


def test_the_last_secret_answer_opens_them_all_and_none_is_taken_back() -> None:
    history = at(NIGHT.replace("idle: red blue green", "idle: red blue"))
    history.act("red", "load tea")
    history.act("blue", "load tea")
    assert history.position.asked == ("red",)
    assert history.undoable("red") is None
    assert history.undoable("blue") is None


def test_an_open_action_of_another_is_a_barrier_and_a_secret_one_is_not() -> None:
    history = market_day()
    history.act("red", "put E2")
    public, secret = bazaar().actions.number("put E3"), bazaar().actions.number("hide_away tea")
    assert history.undoable("red") == 0
    history.entries.append(Entry(1, (secret,)))  # blue, as if asked at the same time
    history._positions.append(history.position.data)
    assert history.undoable("red") == 0
    history.entries[-1] = Entry(1, (public,))
    assert history.undoable("red") is None


def test_taking_back_is_replaying_what_remains() -> None:
    for key in range(3):
        for history in random_history(smugglers().desk("checked"), {"players": "3"}, key):
            for seat in history.position.seats:
                place = history.undoable(seat)
                if place is not None:
                    entries = list(entries_in_words(history))
                    shorter = replay(history.desk, {"players": "3"}, entries)
                    shorter.undo(seat)
                    del entries[place]
                    assert shorter.position == replay(history.desk, {"players": "3"}, entries).position
                    assert len(shorter) == len(history) - 1


# --- replay -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("link", ["checked", "cpu"])
def test_a_replayed_game_is_the_game(link: str) -> None:
    """Chance is among the entries, so no seed is needed, and any link will do."""
    if link == "cpu":
        pytest.importorskip("numba")
    *_, history = random_history(smugglers().desk("checked"), {"players": "4", "goal": "9"}, 3)
    again = replay(smugglers().desk(link), {"players": "4", "goal": "9"}, entries_in_words(history))
    assert again.position.data == history.position.data
    assert again.entries == history.entries
    for number in range(len(history) + 1):
        assert again.position_before(number).data == history.position_before(number).data


def test_a_game_that_was_not_so_cannot_be_replayed() -> None:
    with pytest.raises(Refused, match=r"^red is not asked now\.$"):
        replay(smugglers().desk("checked"), {"players": "3"}, [("chance", "draw tea"), ("red", "load tea")])


# --- copies, and kinds of chance that people type in ---------------------------------------------------------------


def test_a_copy_goes_its_own_way() -> None:
    history = at(NIGHT)
    copy = history.copy()
    copy.act("red", copy.position.choices("red")[0])
    assert (len(history), len(copy)) == (0, 1)
    assert history.position != copy.position
    copy.cut(0)
    assert copy.position == history.position


def test_chance_that_people_type_in_is_left_to_them() -> None:
    history = at(THEFT)
    due = history.game.outcomes.kind_of(history.game.outcomes.number(next(iter(history.position.outcomes())))).word
    assert history.settle(Dice(1), [due]).asked == ("chance",)
    assert len(history) == 0
    assert history.settle(Dice(1), ["another"]).asked != ("chance",)


def test_the_outcomes_before_an_entry() -> None:
    *_, history = random_history(smugglers().desk("checked"), {"players": "3"}, 2)
    history.earlier = {"draw": 2}
    seen = history.outcomes()
    counted = [history.outcomes_before(number) for number in range(len(history) + 1)]
    assert counted[0] == seen[:2]
    assert counted[-1] == seen
    for number, entry in enumerate(history.entries):
        chance = entry.seat == history.game.chance
        assert counted[number + 1] == counted[number] + ([entry.actions[0]] if chance else [])


def test_what_comes_to_light_with_the_last_secret_answer() -> None:
    history = begin(smugglers().desk("checked"), {"players": "3"})
    history.settle(Dice(1))
    dealt = len(history)
    for number, seat in enumerate(history.position.asked):
        history.act(seat, history.position.choices(seat)[0])
        assert history.opened_by(dealt + number) == dealt + (0 if number == 2 else number)
    assert history.opened_by(dealt - 1) == dealt - 1


def test_a_history_knows_whether_it_is_whole() -> None:
    assert market_day().is_whole
    assert not at(NIGHT).is_whole
