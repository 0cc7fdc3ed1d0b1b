"""The engine's face: seats, actions and outcomes in words, refusals that cite a rule, positions that never change."""

from __future__ import annotations

import sys
import threading

import pytest

from ostrov.engine.errors import Refused, TextError, WordsError
from ostrov.engine.position import Offer, Position
from tests.engine.declared import bazaar, smugglers

NIGHT = """\
smugglers players=3  rules 1
pile: 10 tea 8 silk 6 rum  left: 24  phase: night  idle: red blue green
red: hand 1 tea 1 silk; cards 2
blue: hand 1 tea; cards 1
green: cards 0
"""
DAY = """\
smugglers players=3  rules 1
pile: 10 tea 9 silk 5 rum  left: 24  phase: day  loaded: red blue  sailor: red  turns: 3
red: boat tea
blue: hand 1 rum; cards 1; boat tea
"""
CLAIM = DAY.replace("phase: day", "phase: doubt  claim: rum")
THEFT = """\
smugglers players=2  rules 1
pile: 9 tea 7 silk 5 rum  left: 21  shown: 1 tea  phase: theft  victim: blue
blue: hand 2 tea 2 silk 1 rum; cards 5
"""


@pytest.fixture(params=["checked", "cpu"])
def link(request: pytest.FixtureRequest) -> str:
    if request.param == "cpu":
        pytest.importorskip("numba")
    return str(request.param)


def lay(written: str, link: str = "checked") -> Position:
    return smugglers().read(written, link)


# --- asking -------------------------------------------------------------------------------------------------------


def test_who_is_asked(link: str) -> None:
    assert lay(NIGHT, link).asked == ("red", "blue", "green")
    assert lay(DAY, link).asked == ("red",)
    assert lay(CLAIM, link).asked == ("blue",)
    assert lay(THEFT, link).asked == ("chance",)
    assert lay("smugglers players=3  rules 1\nphase: over  ending: 1", link).asked == ()


def test_the_choices_of_a_seat_in_words(link: str) -> None:
    assert lay(NIGHT, link).choices("red") == ["load tea", "load silk"]
    assert lay(NIGHT, link).choices("green") == []
    assert lay(DAY, link).choices("red") == ["declare tea", "declare silk", "declare rum", "rob blue"]
    assert lay(CLAIM, link).choices("blue") == ["doubt", "believe"]
    assert lay(CLAIM, link).choices("red") == []


def test_an_offer_says_whether_it_can_be_taken_back(link: str) -> None:
    """Loading first leaves the others to load; the last load brings the day; a claim asks the neighbour.

    Who doubts has seen the cargo; who believes has seen nothing, and sails next.
    """
    assert lay(NIGHT, link).offers("red") == [Offer("load tea", False), Offer("load silk", False)]
    alone = NIGHT.replace("idle: red blue green", "idle: blue  loaded: red")
    assert lay(alone, link).offers("blue") == [Offer("load tea", True)]
    assert all(offer.final for offer in lay(DAY, link).offers("red"))
    assert lay(CLAIM, link).offers("blue") == [Offer("doubt", True), Offer("believe", False)]


@pytest.mark.parametrize(("words", "final"), [("put E2", False), ("sweep", False), ("wait", True)])
def test_who_goes_on_alone_can_take_it_back_until_chance_is_asked(link: str, words: str, final: bool) -> None:
    desk = bazaar().desk(link)
    assert desk.is_final(bazaar().start(link).data, 0, bazaar().actions.number(words)) == final


def test_why_not_cites_the_rule(link: str) -> None:
    position = lay(NIGHT, link)
    assert position.why_not("red", "load rum") == "M-011"
    assert position.why_not("red", "load tea") is None
    assert position.why_not("red", "declare tea") == "M-020"
    assert position.why_not("red", "doubt") == "M-030"
    assert lay(DAY, link).why_not("red", "rob red") == "M-022"
    assert lay(DAY, link).why_not("red", "rob green") == "M-022"
    assert lay(DAY, link).why_not("red", "rob yellow") == "M-022"


def test_why_not_is_asked_on_what_the_seat_itself_sees(link: str) -> None:
    """The bazaar breaks a law here: it forbids by the deck, which nobody sees. No refusal may tell of it."""
    position = bazaar().read("bazaar players=2  rules 4\ndeck: 5 tea", link)
    with pytest.raises(Refused, match=r"^'sweep' is forbidden by B-003\.$"):
        position.after("red", "sweep")
    assert position.why_not("red", "sweep") is None


def test_what_chance_may_bring(link: str) -> None:
    assert lay(THEFT, link).outcomes() == {"steal tea": 2, "steal silk": 2, "steal rum": 1}
    assert lay(NIGHT, link).outcomes() == {}
    assert smugglers().start(link).outcomes() == {"draw tea": 12, "draw silk": 9, "draw rum": 6}


def test_points_places_and_the_end(link: str) -> None:
    over = lay(
        "smugglers players=3  rules 1\n"
        "phase: over  ending: 2  turns: 9\n"
        "red: trade 4\nblue: trade 2; doubts 5\ngreen: doubts 4",
        link,
    )
    assert over.points("blue") == {"trade": 2, "doubts": 5}
    assert [over.score(seat) for seat in over.seats] == [4, 7, 4]
    assert [over.place(seat) for seat in over.seats] == [2, 1, 2]
    assert (over.ended, over.turns) == ("pile", 9)
    assert lay(DAY, link).ended is None


def test_options_and_seats() -> None:
    assert smugglers().start("checked").seats == ("red", "blue", "green")
    position = smugglers().start("checked", players=2, goal=20)
    assert position.seats == ("red", "blue")
    assert (position.option("players"), position.option("goal")) == (2, 20)
    assert bazaar().start("checked", mode="wild", open=False).option("open") == 0
    with pytest.raises(TextError, match=r"^goal is 5 to 40, not 99\.$"):
        smugglers().start("checked", goal=99)
    with pytest.raises(TextError, match=r"^smugglers has no option 'goals'; it has: players, goal\.$"):
        smugglers().start("checked", goals=9)


def test_a_position_tells_in_a_line_what_it_is() -> None:
    assert repr(lay(NIGHT)) == "<smugglers, turn 0, asked: red blue green>"
    assert repr(lay("smugglers players=2  rules 1\nphase: over")) == "<smugglers, turn 0, asked: nobody>"


def test_why_a_position_cannot_be(link: str) -> None:
    assert smugglers().start(link).problems() == []
    assert lay(NIGHT, link).problems() == []
    assert lay(NIGHT.replace("10 tea", "9 tea"), link).problems() == ["M-002 does not hold."]
    assert lay(NIGHT.replace("cards 2", "cards 3"), link).problems() == ["M-005 does not hold."]


def test_a_number_out_of_range_is_told_by_its_field(link: str) -> None:
    start = smugglers().start(link)
    data = bytearray(start.data)
    data[smugglers().layout.offset("phase")] = 100
    assert Position(start.desk, bytes(data)).problems() == ["phase is outside 0 to 6."]


# --- acting -------------------------------------------------------------------------------------------------------


def test_a_position_never_changes(link: str) -> None:
    before = lay(NIGHT, link)
    data = before.data
    after = before.after("red", "load tea")
    assert (before.data, before.asked) == (data, ("red", "blue", "green"))
    assert after.asked == ("blue", "green")
    assert after != before


def test_equal_positions_are_equal_and_views_are_not_positions() -> None:
    assert lay(NIGHT) == lay(NIGHT)
    assert len({lay(NIGHT), lay(NIGHT), lay(DAY)}) == 2
    assert lay(NIGHT) != NIGHT
    start = smugglers().start("checked", players=2)
    assert start.seen_by("red") != start.seen_by("blue")


def test_a_refusal_names_the_rule(link: str) -> None:
    with pytest.raises(Refused, match=r"^'load rum' is forbidden by M-011\.$") as caught:
        lay(NIGHT, link).after("red", "load rum")
    assert caught.value.rule == "M-011"


def test_who_is_not_asked_is_told_so_with_the_rule(link: str) -> None:
    with pytest.raises(Refused, match=r"^green is not asked now\.$") as caught:
        lay(DAY, link).after("green", "declare tea")
    assert caught.value.rule == "M-020"


def test_a_loaded_boat_is_not_loaded_again(link: str) -> None:
    once = lay(NIGHT, link).after("red", "load tea")
    with pytest.raises(Refused, match=r"^red is not asked now\.$") as caught:
        once.after("red", "load silk")
    assert caught.value.rule == "M-010"


def test_chance_answers_with_what_can_happen(link: str) -> None:
    after = lay(THEFT, link).after("chance", "steal rum")
    assert "hand 1 rum" in str(after)
    with pytest.raises(Refused, match=r"^'draw tea' cannot happen now\.$"):
        lay(THEFT, link).after("chance", "draw tea")
    with pytest.raises(Refused, match=r"^Chance is not asked now\.$"):
        lay(NIGHT, link).after("chance", "draw tea")


@pytest.mark.parametrize(
    ("seat", "words", "sentence"),
    [
        ("black", "load tea", r"'black' is no seat; there are: red, blue, green, yellow\."),
        ("red", "sink", r"'sink' is no action; there are: load, declare, rob, doubt, believe\."),
        ("red", "draw tea", r"'draw' is no action; there are: load, .*"),
        ("chance", "load tea", r"'load' is no action; there are: draw, steal\."),
        ("red", "load", r"load is followed by <good>, not by 'nothing'\."),
        ("red", "", r"'' is no action; .*"),
    ],
)
def test_words_that_name_nothing(seat: str, words: str, sentence: str) -> None:
    with pytest.raises(WordsError, match=f"^{sentence}$"):
        lay(NIGHT).after(seat, words)


# --- phrases ------------------------------------------------------------------------------------------------------


def test_a_phrase_is_carried_out_as_one(link: str) -> None:
    start = bazaar().start(link)
    phrase = start.after("red", "put E2; put E3; drop E1")
    assert phrase == start.after("red", "put E2").after("red", "put E3").after("red", "drop E1")


@pytest.mark.parametrize("phrase", ["put E2; put E2", "put E1; put E2", "put E2; put E3; drop E4"])
def test_a_phrase_is_all_or_nothing(link: str, phrase: str) -> None:
    start = bazaar().start(link)
    data = start.data
    with pytest.raises(Refused, match=r"is forbidden by B-00[12]\.$"):
        start.after("red", phrase)
    assert start.data == data
    assert start.points("red")["count"] == 11


def test_a_phrase_ends_where_another_seat_is_asked(link: str) -> None:
    with pytest.raises(Refused, match=r"^red is not asked now\.$"):
        bazaar().start(link).after("red", "wait; put E2")


def test_a_phrase_with_a_word_missing_is_refused_whole(link: str) -> None:
    with pytest.raises(WordsError, match=r"^'' is no action"):
        bazaar().start(link).after("red", "put E2; ")


# --- views --------------------------------------------------------------------------------------------------------


def test_a_view_shows_the_own_hand_only(link: str) -> None:
    shown = lay(NIGHT, link).seen_by("red")
    assert shown.viewer == "red"
    assert str(shown) == (
        "smugglers players=3  rules 1 seen by red\n"
        "pile: ?  left: 24  phase: night  idle: red blue green\n"
        "red: hand 1 tea 1 silk; cards 2\n"
        "blue: hand ?; cards 1; boat ?\n"
        "green: hand ?; boat ?\n"
    )


def test_what_all_see_has_nobodys_hand(link: str) -> None:
    shown = lay(NIGHT, link).seen_by()
    assert shown.viewer == "chance"
    assert "red: hand ?; cards 2; boat ?" in str(shown)
    assert "tea" not in str(shown)


def test_the_hidden_is_not_in_a_view_at_all(link: str) -> None:
    other = NIGHT.replace("blue: hand 1 tea", "blue: hand 1 rum").replace("10 tea 8 silk 6 rum", "11 tea 8 silk 5 rum")
    assert lay(NIGHT, link).data != lay(other, link).data
    assert lay(NIGHT, link).seen_by("red") == lay(other, link).seen_by("red")
    assert lay(NIGHT, link).seen_by("blue") != lay(other, link).seen_by("blue")


def test_nobody_acts_on_a_view() -> None:
    with pytest.raises(Refused, match=r"^This is what red sees; act on the whole position, or on an imagined one\.$"):
        lay(NIGHT).seen_by("red").after("red", "load tea")


def test_a_view_offers_what_the_position_offers(link: str) -> None:
    position = lay(NIGHT, link)
    for seat in position.seats:
        assert position.seen_by(seat).choices(seat) == position.choices(seat)
        assert position.seen_by(seat).why_not(seat, "load rum") == position.why_not(seat, "load rum")


@pytest.mark.parametrize("key", range(5))
def test_an_imagined_position_is_whole_and_looks_the_same(link: str, key: int) -> None:
    position = lay(NIGHT, link)
    imagined = position.imagined("red", key)
    assert imagined.viewer is None
    assert imagined.problems() == []
    assert imagined.seen_by("red") == position.seen_by("red")
    assert imagined == position.imagined("red", key)


def test_keys_imagine_different_hands() -> None:
    assert len({lay(NIGHT).imagined("red", key) for key in range(12)}) > 1


# --- threads ------------------------------------------------------------------------------------------------------


def test_each_thread_has_a_desk_of_its_own(link: str) -> None:
    """Answers of one thread are never read from the positions another has just laid down."""
    wrong: list[str] = []
    positions = [lay(NIGHT, link), lay(DAY, link), lay(CLAIM, link), lay(THEFT, link)]
    wanted = [(p.asked, p.turns, p.after(p.asked[0], _some(p)).data) for p in positions]

    def ask(number: int) -> None:
        for _ in range(60):
            position = Position(positions[number].desk, positions[number].data)
            found = (position.asked, position.turns, position.after(position.asked[0], _some(position)).data)
            if found != wanted[number]:
                wrong.append(repr(position))

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(4)]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # they interrupt each other all the time
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(usual)
    assert wrong == []


def _some(position: Position) -> str:
    return next(iter(position.outcomes() or position.choices(position.asked[0])))
