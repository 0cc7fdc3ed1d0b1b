"""What is known of the position before is told again only where nothing it hangs on has changed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ostrov.engine import text
from ostrov.engine.known import Known
from ostrov.table import Match, Refusal
from ostrov.table.draft import Row
from tests.table.tables import begun, played, random_step

STEPS = {"smugglers": 120, "catan": 60, "anno1800": 10, "shipyard": 20}


def unknown(match: Match) -> Match:
    """The same with nothing known."""
    return replace(match, known=Known(), rows=tuple(Row(row.entry) for row in match.rows))


def assert_told_alike(match: Match) -> None:
    for reader in (None, *match.playing):
        assert match.state(reader) == unknown(match).state(reader)
        last = max(0, len(match.rows) - 2)
        assert match.entries(reader, last) == unknown(match).entries(reader, last)
    data = match.history.position.data
    assert text.write(match.game, data, known=match.known) == text.write(match.game, data)


@pytest.mark.parametrize("game", STEPS)
def test_what_is_known_is_what_would_be_made_anew(game: str) -> None:
    for match in played(begun(game), 3, STEPS[game]):
        assert_told_alike(match)


def test_after_something_is_taken_back_and_done_otherwise() -> None:
    match, chooser, taken = begun("catan"), random.Random(5), 0
    for _ in range(80):
        match = random_step(match, chooser).match
        assert_told_alike(match)
        for seat in match.playing:
            try:
                match = match.undo(seat, at=5.0).match
            except Refusal:
                continue
            taken += 1
            assert_told_alike(match)
    assert taken > 5


def test_only_two_positions_are_remembered() -> None:
    known = Known()
    for n in range(5):
        known = Known(known)
        assert known.get("always", lambda: 0) == 0
        assert known.get(("made at", n), lambda n=n: n) == n  # type: ignore[misc]
    forgotten = Known(known).get(("made at", 3), lambda: "made anew")
    assert (known.get("always", lambda: 1), forgotten) == (0, "made anew")
