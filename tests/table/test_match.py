"""A match: seats, the beginning, acting, taking back, bots, the end, and again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ostrov.engine.game import load_package
from ostrov.engine.history import begin, entries_in_words, replay
from ostrov.table import Match, NewSeat, NewTable, Refusal, Step
from tests.table.tables import begun, bot_step, desk_of, finished, opened, played, token_of, until


def refused(wish: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as found:
        wish()
    return found.value.code


def night(match: Match) -> Match:
    """Where all load in secret."""
    return until(match, 1, lambda m: len(m.history.position.asked) == 3)


def load_anything(match: Match, seat: str) -> Step:
    return match.act(seat, match.state(seat).offers[0].words, at=5.0)


# --- seats -------------------------------------------------------------------------------------------------------


def test_seats_that_are_not_named_are_open() -> None:
    wish = NewTable("smugglers", seats={"blue": NewSeat("you", name="Eva"), "green": NewSeat("bot", level="random")})
    step = Match.new(desk_of("smugglers"), wish, at=1.0, token=token_of("blue"))
    table = step.match.table()
    assert [(seat.seat, seat.who, seat.level) for seat in table.seats] == [
        ("red", "open", None),
        ("blue", "human", None),
        ("green", "bot", "random"),
    ]
    assert (table.founder, step.seat, step.match.seq, step.change.expected) == ("blue", "blue", 1, 0)
    assert step.match.chat[0].line is not None
    assert step.match.chat[0].line.id == "table-sat"


@pytest.mark.parametrize(
    "wish",
    [
        NewTable("smugglers", options={"goal": "x"}),
        NewTable("smugglers", options={"cards": "3"}),
        NewTable("smugglers", options={"players": "99999999999999999999"}),
        NewTable("smugglers", seats={"yellow": NewSeat("bot")}),
        NewTable("smugglers", seats={"red": NewSeat("you"), "blue": NewSeat("you")}),
        NewTable("smugglers", seats={"red": NewSeat("bot", level="genius")}),
        NewTable("smugglers", typed=["draw"]),
    ],
)
def test_what_cannot_be_is_not_opened(wish: NewTable) -> None:
    assert refused(lambda: Match.new(desk_of("smugglers"), wish, at=1.0, token="t" * 16)) == "bad-options"


def test_a_token_opens_its_seat_and_is_kept_as_a_hash() -> None:
    match = opened()
    assert match.seat_of(token_of("blue")) == "blue"
    assert refused(lambda: match.seat_of("x" * 32)) == "wrong-token"
    assert refused(lambda: match.seat_of("")) == "wrong-token"
    assert token_of("blue") not in repr(match)


def test_an_invitation_gives_an_open_seat() -> None:
    match = opened(people=1)
    match = replace(match, seats=match.seats | {"green": replace(match.seats["green"], who="open", level=None)})
    assert refused(lambda: match.join(at=2.0, token="t" * 32)) == "wrong-invite"
    assert refused(lambda: match.join(at=2.0, token="t" * 32, invite="wrong")) == "wrong-invite"
    assert refused(lambda: match.join(at=2.0, token="t" * 32, invite=match.invite, seat="red")) == "seat-taken"
    step = match.join(at=2.0, token="t" * 32, invite=match.invite)
    assert step.seat == "green"
    assert refused(lambda: step.match.join(at=2.0, token="u" * 32, invite=match.invite)) == "no-open-seat"


def test_a_listed_table_needs_no_invitation() -> None:
    match = Match.new(desk_of("smugglers"), NewTable("smugglers", listed=True), at=1.0, token="t" * 16).match
    step = match.join(at=2.0, token=token_of("red"))
    assert step.seat == "red"
    assert step.match.founder == "red", "somebody must be able to begin"
    assert step.change.listed
    assert refused(lambda: match.join(at=2.0, token="t" * 32, invite="wrong")) == "wrong-invite"


# --- the beginning -----------------------------------------------------------------------------------------------


def test_it_waits_until_everybody_is_ready() -> None:
    match = opened()
    assert refused(lambda: match.act("red", "load tea", at=3.0)) == "not-begun"
    for seat in ("red", "blue"):
        match = match.begin(seat, at=3.0, part=seat).match
    assert not match.begun
    assert match.state("red").asked == []
    match = match.begin("green", at=3.0, part="green").match
    assert match.begun
    assert match.state("red").asked == ["red", "blue", "green"]
    assert match.table().chance.parts == {"red": "red", "blue": "blue", "green": "green"}
    assert refused(lambda: match.begin("red", at=3.0)) == "begun"


def test_the_founder_may_begin_at_once() -> None:
    match = Match.new(
        desk_of("smugglers"), NewTable("smugglers", seats={"red": NewSeat("you")}), at=1.0, token="t" * 16
    ).match
    match = match.join(at=2.0, token=token_of("blue"), invite=match.invite).match
    assert refused(lambda: match.begin("blue", at=3.0, now=True)) == "not-founder"
    match = match.begin("red", at=3.0, now=True).match
    assert match.begun
    assert match.seats["green"].who == "bot"
    assert match.chat[-1].line is not None
    assert match.chat[-1].line.id == "table-bot"


def test_bots_alone_begin_by_themselves() -> None:
    seats = {seat: NewSeat("bot") for seat in ("red", "blue", "green")}
    match = Match.new(desk_of("smugglers"), NewTable("smugglers", seats=seats), at=1.0, token="t" * 16).match
    assert match.begun
    while not match.over:
        step = bot_step(match)
        assert step is not None
        match = step.match


def test_parts_change_the_dice() -> None:
    match = replace(opened(people=1), secret=bytes(32))
    assert len({match.begin("red", at=3.0, part=part).match.rows for part in ("a", "b", "")}) == 3


# --- acting ------------------------------------------------------------------------------------------------------


def test_an_action_gets_a_number_and_changes_nothing_before_it_is_taken() -> None:
    match = night(begun())
    before = match.state("red")
    step = load_anything(match, "red")
    assert match.state("red") == before
    assert (step.change.expected, step.change.seq, step.match.seq) == (match.seq, match.seq + 1, match.seq + 1)
    assert [entry.words for entry in step.change.entries] == [before.offers[0].words]


def test_why_not() -> None:
    match = night(begun())
    assert refused(lambda: match.act("red", "fly moon", at=5.0)) == "unknown-words"
    assert refused(lambda: match.act("red", "doubt", at=5.0)) == "forbidden"
    match = load_anything(match, "red").match
    assert refused(lambda: match.act("red", "load tea", at=5.0)) == "not-asked"
    because = match.why("blue", "doubt")
    assert (because.rule, because.asked) == ("M-030", True)
    assert refused(lambda: match.why("blue", "fly")) == "unknown-words"


def test_a_game_without_advice_has_nothing_to_say() -> None:
    match = night(begun())
    found = match.advised("red", [])
    assert (found.seq, found.marks, found.ways) == (match.seq, [], [])
    assert match.advised("red", ["load tea"]).ways == []
    assert refused(lambda: match.advised("red", ["fly"])) == "unknown-words"


def test_who_looked_at_other_choices_is_stale() -> None:
    match = night(begun())
    seen = match.state("red").seq
    words = match.state("red").offers[0].words
    match = load_anything(match, "blue").match
    match.act("red", words, at=5.0, looking_at=seen)  # that somebody else moved does not matter
    match = match.act("red", words, at=5.0).match.undo("red", at=6.0).match
    assert refused(lambda: match.act("red", words, at=5.0, looking_at=seen)) == "stale"
    match.act("red", words, at=5.0, looking_at=match.seq)


def test_what_is_final_ends_a_phrase() -> None:
    """Else what a final action shows could be seen and taken back by something forbidden behind it."""
    match = until(begun(), 1, lambda m: any(o.final for s in m.playing for o in m.state(s).offers))
    seat = next(s for s in match.playing if any(o.final for o in match.state(s).offers))
    words = next(o.words for o in match.state(seat).offers if o.final)
    assert refused(lambda: match.act(seat, f"{words}; load tea", at=5.0)) == "not-asked"


def test_a_wish_is_remembered_by_seat() -> None:
    match = night(begun())
    step = match.act("red", match.state("red").offers[0].words, at=5.0, wish="a1")
    assert step.match.done("red", "a1") == step.match.seq
    assert step.match.done("blue", "a1") is None
    assert step.change.wish == ("red", "a1")


def test_only_the_last_wishes_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostrov.table.draft.MOST_WISHES", 3)
    match = opened()
    for number in range(5):
        match = match.rename("red", "R", at=1.0, wish=f"r{number}").match
    match = match.rename("blue", "B", at=1.0, wish="b0").match
    assert list(match.wishes) == [("red", "r2"), ("red", "r3"), ("red", "r4"), ("blue", "b0")]


# --- taking back -------------------------------------------------------------------------------------------------


def test_undo_equals_replay() -> None:
    match = night(begun())
    match = load_anything(match, "red").match
    match = load_anything(match, "blue").match
    assert match.state("red").undoable
    after = match.undo("red", at=6.0).match
    entries = list(entries_in_words(match.history))
    del entries[-2]
    assert after.history.position == replay(match.history.desk, match.options, entries).position
    assert [(row.entry.n, row.entry.words) for row in after.rows] == [
        (n, words) for n, (_, words) in enumerate(entries)
    ]
    assert refused(lambda: after.undo("red", at=7.0)) == "nothing-to-undo"


def test_alone_what_was_final_is_taken_back_at_once_and_counted() -> None:
    match = until(begun(people=1), 1, lambda m: m.state("red").far and m.state("red").asked == ["red"])
    entry = match.last_entry("red")
    assert entry is not None
    step = match.undo_ask("red", at=6.0)
    assert len(step.match.rows) == entry >= step.change.first
    assert step.match.table().takebacks == 1
    assert step.change.tells_table
    assert step.match.chat[-1].line is not None
    assert step.match.chat[-1].line.id == "table-taken-back"


def far(match: Match) -> Match:
    return until(match, 2, lambda m: m.state("red").far and not m.over)


def test_people_are_asked() -> None:
    match = far(begun())
    asking = match.undo_ask("red", at=6.0).match
    assert asking.asking is not None
    assert (asking.asking.seat, asking.asking.agreed, asking.asking.wanted) == ("red", [], ["blue", "green"])
    assert refused(lambda: asking.undo_ask("blue", at=6.0)) in ("stale", "nothing-to-undo")
    assert refused(lambda: match.undo_answer("blue", yes=True, at=7.0)) == "nobody-asks"
    assert refused(lambda: asking.undo_answer("red", yes=True, at=7.0)) == "nobody-asks"
    assert asking.undo_answer("green", yes=False, at=7.0).match.asking is None
    assert asking.undo_answer("red", yes=False, at=7.0).match.asking is None
    half = asking.undo_answer("green", yes=True, at=7.0).match
    assert half.asking is not None
    assert (half.asking.agreed, half.asking.wanted) == (["green"], ["blue"])
    assert refused(lambda: half.undo_answer("green", yes=True, at=7.0)) == "nobody-asks"
    done = half.undo_answer("blue", yes=True, at=7.0).match
    assert (done.asking, done.takebacks, len(done.rows)) == (None, 1, match.last_entry("red"))


def test_bots_agree_and_wait_meanwhile() -> None:
    match = far(begun(people=2))
    asking = match.undo_ask("red", at=6.0).match
    assert asking.asking is not None
    assert asking.asking.wanted == ["blue"]
    assert asking.bots() == []
    assert asking.to_bot("blue", at=7.0).match.takebacks == 1, "who lends the seat has no objection"
    assert asking.resign("blue", at=7.0).match.takebacks == 1
    assert asking.resign("red", at=7.0).match.asking is None


def test_who_plays_on_has_not_agreed() -> None:
    match = until(begun(), 2, lambda m: m.state("red").far and bool(m.state("blue").offers))
    asking = match.undo_ask("red", at=6.0).match
    assert asking.act("blue", asking.state("blue").offers[0].words, at=7.0).match.asking is None


def test_taking_back_does_not_change_the_dice() -> None:
    """[fair chance] The same is drawn again, whatever was done in between."""
    match = until(begun(people=1), 3, lambda m: m.state("red").far and m.state("red").asked == ["red"])
    entry = match.last_entry("red")
    assert entry is not None
    words = [row.entry.words for row in match.rows]
    again = match.undo_ask("red", at=6.0).match.act("red", words[entry], at=7.0).match
    drawn = [row.entry.words for row in again.rows[entry:] if row.entry.seat == "chance"]
    assert drawn == [row.entry.words for row in match.rows[entry:] if row.entry.seat == "chance"][: len(drawn)]


# --- bots, leaving -----------------------------------------------------------------------------------------------


def test_bots_are_shown_what_their_seat_sees() -> None:
    match = night(begun(people=1))
    turns = match.bots()
    assert [turn.seat for turn in turns] == ["blue", "green"]
    assert [turn.view for turn in turns] == [match.history.position.seen_by(seat) for seat in ("blue", "green")]
    step = bot_step(match)
    assert step is not None
    assert step.match.rows[-1].entry.bot
    assert refused(lambda: step.match.bot_acts(turns[0], "load tea", at=5.0)) == "stale"


def test_a_bot_sits_in_and_gives_back() -> None:
    match = night(begun())
    lent = match.to_bot("red", at=5.0, level="random").match
    assert [turn.seat for turn in lent.bots()] == ["red"]
    assert refused(lambda: load_anything(lent, "red")) == "lent"
    seat = lent.table().seats[0]
    assert (seat.who, seat.lent, seat.level) == ("human", True, "random")
    back = lent.back("red", at=6.0).match
    assert (back.bots(), back.seats["red"]) == ([], match.seats["red"])
    assert refused(lambda: match.to_bot("red", at=5.0, level="genius")) == "bad-options"


def test_what_a_bot_did_in_ones_name_is_news() -> None:
    match = night(begun())
    match = load_anything(match, "red").match
    assert match.state("red").fresh == len(match.rows)
    match = night(until(match.to_bot("red", at=5.0).match, 1, lambda m: len(m.history.position.asked) == 1))
    assert match.state("red").fresh < min(row.entry.n for row in match.rows if row.entry.bot)


def test_who_resigns_leaves_the_seat_to_a_bot_for_good() -> None:
    match = night(begun()).resign("red", at=5.0).match
    assert [turn.seat for turn in match.bots()] == ["red"]
    for wish in (
        lambda: load_anything(match, "red"),
        lambda: match.back("red", at=6.0),
        lambda: match.to_bot("red", at=6.0),
    ):
        assert refused(wish) == "resigned"
    assert not match.over
    match = match.resign("blue", at=6.0).match.resign("green", at=7.0).match
    assert (match.over, match.table().stopped, match.state("red").ended) == (True, "resigned", None)
    assert match.table().chance.secret is not None
    assert refused(lambda: match.act("red", "load tea", at=8.0)) == "over"


# --- trying, typing ----------------------------------------------------------------------------------------------


def test_trying_goes_on_until_others_decide_and_changes_nothing() -> None:
    match = night(begun())
    words = match.state("red").offers[0].words
    tried = match.tried("red", [words, words], key=4)
    assert (tried.done, tried.stopped, tried.now.n) == (1, "others", len(match.rows))
    assert match.tried("red", ["doubt"], key=4).rule == "M-030"
    assert match.tried("red", [], key=4).now.offers == match.state("red").offers
    assert refused(lambda: match.tried("red", ["fly"], key=4)) == "unknown-words"


def test_people_type_what_the_dice_show() -> None:
    match = begun("catan", people=1, options={"setup": "beginner"}, typed=["dice"])
    match = until(match, 1, lambda m: m.history.position.asked == ("chance",))
    state = match.state("blue")
    assert len(state.outcomes) == 36
    assert state.asked == ["chance"]
    assert match.state(None).outcomes == []
    assert refused(lambda: match.given("blue", "dice D7 D1", at=5.0)) == "unknown-words"
    assert refused(lambda: match.given("blue", "start red", at=5.0)) == "not-given"
    step = match.given("blue", "dice D3 D4", at=5.0)
    assert step.match.rows[len(match.rows)].entry.words == "dice D3 D4"
    assert refused(lambda: step.match.given("blue", "dice D3 D4", at=5.0)) == "not-given"


# --- the end, and again ------------------------------------------------------------------------------------------


def test_the_secret_is_shown_at_the_end() -> None:
    match = finished()
    table = match.table()
    assert (table.over, table.stopped) == (True, None)
    assert table.chance.secret == match.secret.hex()
    state = match.state("red")
    assert state.places is not None
    assert min(state.places.values()) == 1
    assert (state.far, state.undoable, state.asked) == (False, False, [])
    assert refused(lambda: match.undo_ask("red", at=9.0)) == "over"


def test_positions_of_the_past() -> None:
    match = finished()
    assert refused(lambda: match.state("red", -1)) == "no-entry"
    assert refused(lambda: match.state("red", len(match.rows) + 1)) == "no-entry"
    assert refused(lambda: begun().state("red", whole=True)) == "not-over"
    start = match.state("red", 0)
    assert (start.n, start.turns, start.offers, start.ended) == (0, 0, [], None)
    assert match.state("red", len(match.rows)) == match.state("red")
    middle = match.state(None, 20, whole=True)
    assert None not in middle.view["seats"]["red"]["hand"].values()
    assert match.state("blue", 20).view["seats"]["red"]["hand"] is None


def test_a_rematch_keeps_seats_and_tokens() -> None:
    match = finished()
    assert refused(lambda: begun().rematch("red", at=9.0)) == "not-over"
    new, old = match.rematch("blue", at=9.0)
    assert old.match.next == new.match.id
    assert old.change.tells_table
    assert new.match.seat_of(token_of("green")) == "green"
    assert (new.match.begun, new.match.founder, new.match.secret != match.secret) == (False, "blue", True)
    assert not any(sitting.ready for sitting in new.match.seats.values())


def test_a_rematch_passes_the_start_on_where_the_game_lets_the_table_say_it() -> None:
    desk = load_package("ostrov.games.anno1800").desk("checked")
    wish = NewTable("anno1800", seats={"white": NewSeat("you")}, options={"start": "yellow"})
    match = Match.new(desk, wish, at=1.0, token=token_of("white")).match.begin("white", at=2.0, now=True).match
    step = bot_step(match)
    assert step is not None
    assert step.match.rows[-1].entry.seat == "yellow"
    new, _ = step.match.resign("white", at=3.0).match.rematch("white", at=4.0)
    assert new.match.options["start"] == "black"
    assert finished()._next_start() == {}, "smugglers do not let the table say it"


# --- missed ------------------------------------------------------------------------------------------------------


def test_who_was_away_gets_exactly_what_was_missed() -> None:
    """A reader that takes what it missed, whenever it asks, has what the match has."""
    have: dict[int, list[object]] = {}
    for number, match in enumerate(played(begun(), 5, 60)):
        if number % 7 == 3 and match.state("red").undoable:
            match = match.undo("red", at=6.0).match
        for since, mine in have.items():
            first = match.first_missed(since)
            if since <= match.seq:
                assert [*mine[:first], *match.entries("red", first)] == match.entries("red"), (since, match.seq)
        have[match.seq] = list(match.entries("red"))
    assert match.first_missed(match.seq) == len(match.rows)
    assert match.first_missed(0) == match.first_missed(match.seq + 5) == 0


def test_a_history_begins_where_the_options_say() -> None:
    match = opened(options={"goal": "20"})
    assert match.options == {"players": "3", "goal": "20"}
    assert match.history.position == begin(desk_of("smugglers"), match.options).position


def test_secret_answers_that_come_to_light_are_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the last answer all see what each was, and who is told what changed gets the earlier answers too."""
    (load,) = (kind for kind in desk_of("smugglers").game.actions.kinds if kind.word == "load")
    monkeypatch.setattr(load, "opens", True)
    match = night(begun())
    match = load_anything(load_anything(match, "red").match, "blue").match
    told = match.entries("green")
    assert [entry.words for entry in told[-2:]] == ["load ?", "load ?"]
    step = load_anything(match, "green")
    assert step.change.first == step.match.first_missed(match.seq) == len(match.rows) - 2
    assert all("?" not in entry.words for entry in step.match.entries("green", step.change.first))
    assert all("?" not in entry.words for entry in step.match.entries(None, step.change.first))
    again = step.match.undo_ask("green", at=6.0).match
    again = again.undo_answer("red", yes=True, at=7.0).match.undo_answer("blue", yes=True, at=7.0).match
    assert again.first_missed(step.match.seq) == len(match.rows) - 2, "what is secret again is told as such"
    assert again.entries("green") == told
