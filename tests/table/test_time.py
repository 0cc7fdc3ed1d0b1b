"""Who is awaited since when, clocks, pauses, and bots for who does not come."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.table import Match, Refusal
from ostrov.table.clock import Clock, Waiting
from tests.table.tables import begun, bot_step, desk_of, until
from tests.table.test_keeping import kept

TURN, GAME = Clock("turn", 60), Clock("game", 100, 10)


def refused(wish: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as found:
        wish()
    return found.value.code


def alone_awaited(match: Match) -> str:
    """The one seat that all wait for."""
    (seat,) = match.history.position.awaited
    return seat


def one_awaited(**wish: object) -> tuple[Match, str, str]:
    """Where one person is awaited; that seat, and another."""
    match = until(begun(**wish), 3, lambda m: len(m.rows) > 6 and len(m.history.position.awaited) == 1)  # type: ignore[arg-type]
    seat = alone_awaited(match)
    other = next(one for one in match.playing if one != seat)
    return match, seat, other


def acts(match: Match, seat: str, at: float) -> Match:
    return match.act(seat, match.state(seat).offers[0].words, at=at).match


# --- absence ---------------------------------------------------------------------------------------------------------


def test_only_after_the_limit_others_may_let_a_bot_answer() -> None:
    match, seat, other = one_awaited()
    since = match.waiting.since[seat]
    assert refused(lambda: match.stand_in(other, seat, "once", at=since + 119)) == "not-away"
    assert refused(lambda: match.stand_in(seat, seat, "once", at=since + 500)) == "unknown-words"
    assert refused(lambda: match.stand_in(seat, other, "once", at=since + 500)) == "not-away", "nobody waits for them"
    assert refused(lambda: match.stand_in(other, "yellow", "sit", at=since + 500)) == "unknown-words"
    assert match.bots() == []
    match.stand_in(other, seat, "once", at=since + 120)


def test_once_is_one_answer() -> None:
    match, seat, other = one_awaited()
    match = match.stand_in(other, seat, "once", at=match.waiting.since[seat] + 200).match
    assert [turn.seat for turn in match.bots()] == [seat]
    assert match.table().seats[match.playing.index(seat)].lent is False
    step = bot_step(match, at=500.0)
    assert step is not None
    assert step.match.rows[len(match.rows)].entry.bot
    assert step.match.once == ()
    assert [turn.seat for turn in step.match.bots()] == []


def test_who_comes_before_the_bot_answers_themselves() -> None:
    match, seat, other = one_awaited()
    match = match.stand_in(other, seat, "once", at=match.waiting.since[seat] + 200).match
    match = acts(match, seat, 500.0)
    assert match.once == ()
    assert not match.rows[-1].entry.bot


def test_a_bot_sits_in_until_the_owner_is_back() -> None:
    match, seat, other = one_awaited()
    match = match.stand_in(other, seat, "sit", at=match.waiting.since[seat] + 200).match
    place = match.playing.index(seat)
    assert (match.table().seats[place].lent, match.table().seats[place].away) == (True, True)
    step = bot_step(match)
    assert step is not None
    back = step.match.back(seat, at=900.0).match
    assert (back.table().seats[place].lent, back.table().seats[place].away) == (False, False)


def test_who_acts_is_not_away_and_no_limit_means_never() -> None:
    match, seat, other = one_awaited()
    later = match.waiting.since[seat] + 1_000
    if match.state(seat).undoable or match.state(seat).offers:
        acted = acts(match, seat, later)
        if seat in acted.history.position.awaited:
            assert refused(lambda: acted.stand_in(other, seat, "once", at=later + 100)) == "not-away"
    never = replace(match, limit=0)
    assert refused(lambda: never.stand_in(other, seat, "once", at=later)) == "not-away"


# --- clocks ----------------------------------------------------------------------------------------------------------


def test_whose_turn_is_over_time_has_a_bot_answer() -> None:
    match, seat, _ = one_awaited(clock=TURN)
    end = match.deadline()
    assert end == match.waiting.since[seat] + 60
    assert refused(lambda: match.timed_out(at=end - 0.1)) == "stale", "nobody is late"
    late = match.timed_out(at=end).match
    assert late.once == (seat,)
    assert [turn.seat for turn in late.bots()] == [seat]
    assert late.deadline() is None, "nothing more to wait for"
    step = bot_step(late, at=end)
    assert step is not None
    if seat in step.match.history.position.awaited:
        assert step.match.deadline() == end, "the rest of the turn is late too"


def test_the_clock_of_a_game_runs_only_while_one_is_awaited() -> None:
    match, seat, _ = one_awaited(clock=GAME)
    since, left = match.waiting.since[seat], match.waiting.left.get(seat, 100.0)
    at = since + 30
    while seat in match.history.position.awaited:
        match = acts(match, seat, at)
    assert match.waiting.left[seat] == pytest.approx(left - 30 + 10)
    times = match.state(seat).times
    assert times[seat].since is None
    assert times[seat].left == pytest.approx(left - 20)


def test_a_pause_stops_everything_and_costs_nothing() -> None:
    match, seat, other = one_awaited(clock=TURN)
    since = match.waiting.since[seat]
    paused = match.pause(other, at=since + 20).match
    assert paused.table().paused
    assert paused.deadline() is None
    assert paused.state(seat).times[seat].until is None
    words = match.state(seat).offers[0].words
    for wish in (
        lambda: paused.act(seat, words, at=since + 30),
        lambda: paused.undo(seat, at=since + 30),
        lambda: paused.pause(seat, at=since + 30),
        lambda: paused.stand_in(other, seat, "once", at=since + 3_000),
    ):
        assert refused(wish) == "paused"
    again = paused.go_on(seat, at=since + 1_020).match
    assert not again.table().paused
    assert again.deadline() == since + 1_000 + 60
    assert again.go_on(seat, at=since + 2_000).match.deadline() == since + 1_000 + 60, "once is enough"


def test_bots_pause_too() -> None:
    match = until(begun(people=1), 3, lambda m: bool(m.bots()))
    assert match.pause("red", at=5.0).match.bots() == []


def test_a_server_that_was_away_takes_no_time_but_days_go_on() -> None:
    match, _, _ = one_awaited(clock=TURN)
    end = match.deadline()
    assert end is not None
    assert match.resumed(match.touched + 5_000).deadline() == end + 5_000
    days = replace(match, clock=Clock("turn", 3 * 86_400))
    assert days.resumed(match.touched + 5_000).deadline() == days.deadline()


def test_a_clock_of_the_day_that_jumps_takes_no_time() -> None:
    match, _, _ = one_awaited(clock=TURN)
    end = match.deadline()
    assert end is not None
    assert match.shifted(86_400.0).deadline() == end + 86_400


def test_clocks_are_kept_and_passed_on() -> None:
    match, seat, other = one_awaited(clock=GAME, limit=77)
    match = match.stand_in(other, seat, "once", at=match.waiting.since[seat] + 99).match
    match = match.pause(other, at=500.0).match
    again = Match.load(kept(match), desk_of)
    for name in ("clock", "limit", "waiting", "paused", "once"):
        assert getattr(again, name) == getattr(match, name), name
    match = match.resign(seat, at=600.0).match
    for one in match.playing:
        match = match if match.over or one == seat else match.resign(one, at=600.0).match
    new, _ = match.rematch(other, at=700.0)
    assert (new.match.clock, new.match.limit) == (GAME, 77)


SEATS = ("red", "blue", "green")


@given(st.lists(st.tuples(st.floats(0, 50), st.sets(st.sampled_from(SEATS)), st.booleans()), max_size=30))
def test_what_is_left_is_what_was_not_spent(steps: list[tuple[float, set[str], bool]]) -> None:
    """Against a model that adds up, for each turn, the seconds in which a seat was awaited."""
    waiting, at = Waiting(), 0.0
    left, turn = dict.fromkeys(SEATS, 100.0), dict.fromkeys(SEATS, 0.0)
    before: set[str] = set()
    for seconds, awaited, somebody_acts in steps:
        at += seconds
        for seat in before:
            turn[seat] += seconds
        for seat in before - awaited:
            left[seat] = max(0.0, left[seat] - turn[seat]) + 10
            turn[seat] = 0.0
        actor = random.Random(at).choice(sorted(awaited)) if somebody_acts and awaited else None
        waiting = waiting.after(GAME, awaited, actor, at)
        before = awaited
        assert set(waiting.since) == awaited
        for seat in SEATS:
            assert waiting.left.get(seat, 100.0) == pytest.approx(left[seat])
            end = waiting.until(GAME, seat)
            assert (end is None) == (seat not in awaited)
            if end is not None:
                assert end - at == pytest.approx(left[seat] - turn[seat], abs=1e-6)
