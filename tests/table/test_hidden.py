"""What a seat cannot see changes nothing it is told: no value, no refusal, no digest; and no secret leaves early."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from ostrov.engine.history import History
from ostrov.table import Match, Refusal, Step
from tests.table.tables import SECRET, begun, played

GAMES = [("smugglers", {}, 2), ("catan", {"setup": "beginner", "players": "3"}, 37)]  # one position in so many
MOST = {"smugglers": 100, "catan": 24}  # pairs: of a large game a few, spread over the game


def answer(question: Callable[[], object]) -> object:
    """What a reader is answered, be it a value or a refusal."""
    try:
        return question()
    except Refusal as refusal:
        return refusal.code, refusal.rule, refusal.arguments


def told(match: Match, viewer: str | None) -> list[object]:
    """All that a reader gets of a match."""
    found: list[object] = [match.table(), match.state(viewer), match.entries(viewer), match.saved(viewer), match.asking]
    found += [match.first_missed(since) for since in range(match.seq + 2)]
    found += [answer(lambda n=n: match.state(viewer, n)) for n in (0, len(match.rows), 10_000)]  # type: ignore[misc]
    return [*found, answer(lambda: match.state(viewer, whole=True))]


def asked(match: Match, viewer: str) -> Iterator[object]:
    """All that a seat is answered, whatever it asks."""
    actions = match.game.actions
    for number in range(len(actions)):
        words = actions.words(number)
        yield answer(lambda words=words: match.why(viewer, words))  # type: ignore[misc]
        step = answer(lambda words=words: match.act(viewer, words, at=5.0))  # type: ignore[misc]
        yield step if not isinstance(step, Step) else "done"
    for offer in match.state(viewer).offers[:12]:
        yield answer(lambda words=offer.words: match.tried(viewer, [words, words], key=5))  # type: ignore[misc]
        step = answer(lambda words=offer.words: match.act(viewer, f"{words}; {words}", at=5.0))  # type: ignore[misc]
        yield step if not isinstance(step, Step) else "done"
    for wish in (match.undo, match.undo_ask):
        yield answer(lambda wish=wish: told(wish(viewer, at=5.0).match, viewer))  # type: ignore[misc]
    yield [(turn.view, turn.key, turn.stream) for turn in match.bots() if turn.seat == viewer]


def at(match: Match, data: bytes) -> Match:
    """The match as if it had begun at a position."""
    history = History(match.history.desk, data)
    return replace(match, history=history, rows=(), is_whole=False, fixed=0, chose={}, firsts=(0,) * (match.seq + 1))


def pairs(game: str, options: dict[str, str], rarely: int, most: int) -> Iterator[tuple[Match, Match, str]]:
    """A match, another that a seat cannot tell from it, and the seat."""
    found = 0
    for number, match in enumerate(played(begun(game, options=options), 7)):
        if number % rarely == 0 and not match.over:
            for viewer in match.playing:
                other = match.history.position.imagined(viewer, number)
                if other != match.history.position:
                    found += 1
                    yield at(match, match.history.position.data), at(match, other.data), viewer
        if found >= most:
            return


@pytest.mark.parametrize(("game", "options", "rarely"), GAMES)
def test_what_a_seat_cannot_see_changes_nothing_it_is_told(game: str, options: dict[str, str], rarely: int) -> None:
    compared = 0
    for one, other, viewer in pairs(game, options, rarely, MOST[game]):
        assert told(one, viewer) == told(other, viewer)
        assert list(asked(one, viewer)) == list(asked(other, viewer))
        compared += 1
    assert compared > 8


@pytest.mark.parametrize(("game", "options"), [game[:2] for game in GAMES])
def test_what_it_takes_back_leaves_no_trace(game: str, options: dict[str, str]) -> None:
    """After each action of its own that is not final a seat is told the same in both."""
    compared = 0
    for one, other, viewer in pairs(game, options, 3, 1000):
        for offer in one.state(viewer).offers[:4]:
            if not offer.final and compared < 40:
                after = [match.act(viewer, offer.words, at=5.0) for match in (one, other)]
                assert told(after[0].match, viewer) == told(after[1].match, viewer)
                undone = [step.match.undo(viewer, at=6.0) for step in after]
                assert told(undone[0].match, viewer) == told(undone[1].match, viewer)
                assert [step.change.first for step in after] == [0, 0]
                compared += 1
        if compared == 40:
            break
    assert compared > 10, "actions that can be taken back"


def test_others_secret_answers_look_alike() -> None:
    """Two matches in which another seat answers otherwise in secret tell their reader the same."""
    compared = 0
    for one, other, viewer in pairs("smugglers", {}, 1, 1000):
        for seat in one.playing:
            mine, theirs = (match.history.position.offers(seat) for match in (one, other))
            if seat == viewer or not mine or not theirs or mine[0].final or theirs[-1].final:
                continue
            steps = one.act(seat, mine[0].words, at=5.0), other.act(seat, theirs[-1].words, at=5.0)
            if mine[0].words.split()[0] == "load" != mine[0].words:
                assert told(steps[0].match, viewer) == told(steps[1].match, viewer)
                assert steps[0].match.entries(viewer)[-1].words == "load ?"
                compared += mine[0].words != theirs[-1].words
    assert compared > 5


@pytest.mark.parametrize(("game", "options"), [("smugglers", {}), ("catan", {"setup": "beginner"})])
def test_no_secret_leaves_before_the_end(game: str, options: dict[str, str]) -> None:
    for number, match in enumerate(played(begun(game, people=2, options=options), 3, 80)):
        for viewer in (None, *match.playing):
            if number % 8 == 0 and not match.over:
                everything = repr((told(match, viewer), match.chat, match.bots(), match))
                assert SECRET.hex() not in everything
                assert repr(SECRET) not in everything
                assert match.table().chance.secret is None


def test_a_spectator_sees_what_all_see() -> None:
    *_, match = played(begun(), 3, 30)
    state = match.state(None)
    assert (state.offers, state.outcomes, state.undoable, state.far) == ([], [], False, False)
    assert {seat: own["hand"] for seat, own in state.view["seats"].items()} == {
        "red": None,
        "blue": None,
        "green": None,
    }
    assert state.view["pile"] is None
    assert all(
        entry.words in ("draw ?", "load ?", "steal ?") or "?" not in entry.words for entry in match.entries(None)
    )
    assert "draw ?" in [entry.words for entry in match.entries(None)]
