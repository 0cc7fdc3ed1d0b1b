"""What a seat has prepared is done when its time comes, told to nobody before, and gone when it is not possible."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ostrov.server import telling
from ostrov.server.live import encoded
from ostrov.store import SqliteStore
from ostrov.table import Match, Refusal
from ostrov.table.prepared import LONGEST_RUN
from tests.table.tables import begun, desk_of, played, until
from tests.table.test_hidden import pairs
from tests.table.test_stateful import begun_change


def prepared(match: Match, seat: str, plan: tuple[str, ...] = (), answers: tuple[str, ...] = ()) -> Match:
    return match.prepare(seat, plan, answers, at=4.0).match


def plays(match: Match) -> Match:
    """All that is due."""
    while match.to_play():
        match = match.plays(match.to_play()[0], at=5.0).match
    return match


def words_of(match: Match, since: Match) -> list[tuple[str, str]]:
    return [(row.entry.seat, row.entry.words) for row in match.rows[len(since.rows) :]]


def night() -> Match:
    """All have cards and are to load one."""
    return until(begun(), 1, lambda match: match.history.position.awaited == ("red", "blue", "green"))


def first(match: Match, seat: str) -> str:
    return match.state(seat).offers[0].words


def after_all_loaded(match: Match) -> Match:
    """The other two load; then the sailor is to declare."""
    for seat in list(match.history.position.awaited):
        match = match.act(seat, first(match, seat), at=5.0).match
    return match


def test_a_plan_is_played_step_by_step_when_its_turn_comes() -> None:
    start = night()
    sailor = after_all_loaded(start).history.position.awaited[0]
    load = first(start, sailor)
    match = prepared(start, sailor, (load, "declare tea"))
    assert match.to_play() == [sailor]
    match = plays(match)
    assert words_of(match, start) == [(sailor, load)], "then others are awaited"
    assert match.prepared[sailor].plan == ("declare tea",)
    match = after_all_loaded(match)
    before = match
    match = plays(match)
    assert words_of(match, before) == [(sailor, "declare tea")]
    assert match.prepared[sailor].played == (load, "declare tea")
    assert (match.prepared[sailor].plan, match.prepared[sailor].stopped) == ((), None)
    assert match.fresh(sailor) < len(before.rows), "who comes back is told what was played"


def test_a_plan_that_is_not_possible_as_a_whole_is_not_begun_and_told() -> None:
    start = until(begun("catan", options={"setup": "beginner"}), 3, lambda match: _can_build(match) is not None)
    seat = start.history.position.awaited[0]
    build = _can_build(start)
    assert build is not None
    match = prepared(start, seat, (build, build))
    assert match.to_play() == [seat]
    match = plays(match)
    assert words_of(match, start) == []
    told = match.prepared[seat]
    assert (told.plan, told.stopped, told.rule is not None, told.played) == ((), build, True, ())
    assert match.history.position == start.history.position


def _can_build(match: Match) -> str | None:
    awaited = match.history.position.awaited
    if match.over or not awaited or awaited[0] not in match.seats:
        return None
    found = [one.words for one in match.state(awaited[0]).offers if one.words.startswith("build_road")]
    return found[0] if found else None


def test_a_plan_waits_until_its_first_step_is_possible() -> None:
    start = night()
    match = prepared(start, "red", ("doubt",))
    assert match.to_play() == []
    assert match.prepared["red"].plan == ("doubt",)


def test_who_acts_by_hand_is_not_acted_for() -> None:
    match = prepared(night(), "red", ("doubt",), ("believe",))
    match = match.act("red", first(match, "red"), at=5.0).match
    assert (match.prepared["red"].plan, match.prepared["red"].answers) == ((), ("believe",))


def test_the_first_answer_that_is_possible_is_given_each_time() -> None:
    start = night()
    own = [one.words for one in start.state("red").offers]
    match = plays(prepared(start, "red", answers=("doubt", own[-1], own[0])))
    assert words_of(match, start) == [("red", own[-1])]
    assert match.prepared["red"].answers == ("doubt", own[-1], own[0]), "it stays prepared"


def test_an_answer_may_name_a_kind_only() -> None:
    start = night()
    match = plays(prepared(start, "red", answers=("load",)))
    assert words_of(match, start) == [("red", first(start, "red"))]


def test_taken_back_before_it_happens_and_after() -> None:
    start = night()
    match = prepared(start, "red", ("doubt",), ("believe",))
    assert prepared(match, "red").prepared == {}
    match = plays(prepared(start, "red", answers=("load",)))
    match = match.undo("red", at=5.0).match
    assert (match.to_play(), match.prepared) == ([], {}), "or it would be given again at once"


@pytest.mark.parametrize("words", ["fly", "load", "load tea; fly", ""])
def test_a_plan_is_made_of_actions(words: str) -> None:
    with pytest.raises(Refusal) as refused:
        prepared(night(), "red", (words,))
    assert refused.value.code == "unknown-words"


def test_nothing_is_done_for_a_seat_that_a_bot_plays_or_while_the_table_rests() -> None:
    match = prepared(night(), "red", answers=("load",))
    assert match.to_bot("red", at=5.0).match.to_play() == []
    paused = match.pause("blue", at=5.0).match
    assert paused.to_play() == []
    assert paused.go_on("blue", at=6.0).match.to_play() == ["red"]
    assert match.resign("red", at=5.0).match.prepared == {}
    assert match.forget("red", at=5.0).match.prepared == {}
    with pytest.raises(Refusal) as refused:
        match.plays("blue", at=5.0)
    assert refused.value.code == "stale"


def test_it_outlives_the_process_and_wakes_the_table(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    start = begun_change(night())
    step = start.match.prepare("red", ("doubt",), ("load",), at=4.0, wish="p1")
    assert store.commit([start.change, step.change]) == [None, None]
    assert [one.wakes for one in store.kept()] == [True]
    stored = store.load(step.match.id)
    assert stored is not None
    again = Match.load(stored, desk_of)
    assert again.prepared == step.match.prepared
    assert again.to_play() == ["red"]
    assert again.done("red", "p1") == step.match.seq
    store.close()


def test_others_are_told_nothing_before_it_happens() -> None:
    start = night()
    load = first(start, "red")
    step = start.prepare("red", ("doubt", "believe"), (load,), at=4.0)
    for reader in (None, "blue", "green"):
        news = telling.news(start, step.match, step.change.first, reader, None)
        assert (news.prepared, news.entries) == (None, [])
        same = telling.news(start, start.rename("red", "Ann", at=4.0).match, step.change.first, reader, None)
        assert encoded(news) == encoded(same), "as anything else that changes nothing for them"
        assert step.match.table() == start.table()
        assert step.match.saved(reader) == start.saved(reader)
    mine = telling.news(start, step.match, step.change.first, "red", None).prepared
    assert mine is not None
    assert (mine.plan, mine.answers) == (["doubt", "believe"], [load])


@pytest.mark.parametrize(("game", "options", "rarely"), [("smugglers", {}, 2), ("catan", {"setup": "beginner"}, 29)])
def test_what_is_done_hangs_on_nothing_the_seat_cannot_see(game: str, options: dict[str, str], rarely: int) -> None:
    compared = 0
    for one, other, viewer in pairs(game, options, rarely, 30):
        if not one.seats[viewer].is_person:
            continue
        luck = random.Random(compared)
        words = [one.game.actions.words(luck.randrange(len(one.game.actions))) for _ in range(3)]
        offers = [offer.words for offer in one.state(viewer).offers]
        plan = (luck.choice(offers), *words) if offers and compared % 3 else tuple(offers[:4])
        told = []
        for match in (one, other):
            armed = prepared(match, viewer, plan, tuple(words))
            done = armed.plays(viewer, at=5.0).match if viewer in armed.to_play() else armed
            kept = done.prepared.get(viewer)
            told.append((armed.to_play(), kept and (kept.plan, kept.played, kept.stopped, kept.rule)))
        assert told[0] == told[1]
        compared += 1
    assert compared > 8


def test_answers_that_lead_in_a_circle_end() -> None:
    start = until(begun("catan", options={"setup": "beginner"}), 3, lambda match: "propose" in _offers(match))
    seat = start.history.position.awaited[0]
    match = plays(prepared(start, seat, answers=("propose", "withdraw")))
    assert len(match.rows) - len(start.rows) <= LONGEST_RUN + 1
    told = match.prepared[seat]
    assert (told.answers, told.stopped is not None) == ((), True)


def _offers(match: Match) -> list[str]:
    awaited = [seat for seat in match.history.position.awaited if seat in match.seats]
    return [one.words for one in match.state(awaited[0]).offers] if awaited and not match.over else []


@pytest.mark.parametrize("game", ["catan", "shipyard"])
def test_a_whole_stretch_played_by_answers_alone(game: str) -> None:
    """Whoever prepares every kind of action has the table played without anybody, and without a fault."""
    match = begun(game, people=2, options={"players": "2"})
    kinds = tuple(kind.word for kind in match.game.actions.kinds)[:60]
    for seat in match.playing:
        match = prepared(match, seat, answers=kinds)
    start, match = match, plays(match)
    assert len(match.rows) > len(start.rows)
    assert all(row.entry.bot or row.entry.seat == "chance" for row in match.rows[len(start.rows) :])
    assert list(played(match, 3, 3)), "and it goes on by hand"
