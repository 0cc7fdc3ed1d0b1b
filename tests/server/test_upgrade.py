"""An upgrade under running matches: each goes on as it was, or from where it stands with a mark; none is broken."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from ostrov.engine.game import Game
from ostrov.server import messages as m
from ostrov.store import SqliteStore
from ostrov.table.doctor import examine
from tests.faulty import Edit, variant
from tests.server.serving import Served, serving

NEWER: Edit = ("rules.toml", "version = 1", "version = 2")
OTHER_RULE: Edit = ("sailing.py", "s.seats[s.sailor].trade += VALUE[s.claim]", "s.seats[s.sailor].trade += 1")
MORE_FIELDS: Edit = (
    "state.py",
    "    ending: int = number(2)  # how the game ended",
    "    storms: int = number(9)  # seen so far\n    ending: int = number(2)  # how the game ended",
)
TABLES = 6


def use(monkeypatch: pytest.MonkeyPatch, game: Game) -> Callable[[str], object]:
    monkeypatch.setattr("ostrov.server.links.load", lambda _name: game)
    return lambda _name: game.desk("checked")


def played(served: Served, key: int) -> m.Place:
    """A table whose game has been played for a while, the longer the higher the key."""
    place = served.client.open(m.NewTable("smugglers", {"players": "2"}, {"red": m.NewSeat("you")}, pace="none"))
    luck = random.Random(key)
    with served.client.sit(place) as seat:
        seat.begin(now=True)
        for number, state in enumerate(seat.decisions()):
            if number == 2 * key:
                break
            seat.act(luck.choice(state.offers).words)
    return place


def goes_on(served: Served, place: m.Place) -> m.Table:
    """It can be played to its end."""
    with served.client.sit(place) as seat:
        if not seat.wait(lambda found: found.table is not None).table.over:  # type: ignore[union-attr]
            seat.to_bot("random")
        found = seat.wait(lambda found: bool(found.table and found.table.over), 60)
        assert found.table is not None
        assert [entry.n for entry in found.entries] == list(range(len(found.entries)))
        assert served.client.saved(place.table)
        return found.table


@pytest.mark.parametrize(
    ("edits", "marked"), [((NEWER,), False), ((NEWER, OTHER_RULE), True), ((NEWER, OTHER_RULE, MORE_FIELDS), True)]
)
def test_none_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edits: tuple[Edit, ...], *, marked: bool
) -> None:
    use(monkeypatch, variant(tmp_path / "old"))
    with serving(tmp_path / "tables") as before:
        places = [played(before, key) for key in range(TABLES)]
        views = [before.client.sit(place) for place in places]
        points = [view.state().points for view in views]
        for view in views:
            view.leave()
    desk_named = use(monkeypatch, variant(tmp_path / "new", *edits))
    store = SqliteStore(tmp_path / "tables" / "tables.sqlite3")
    found = {one.table: one.how for one in examine(store, desk_named)}  # type: ignore[arg-type]
    store.close()
    assert "trouble" not in found.values()
    with serving(tmp_path / "tables") as after:
        tables = []
        for place, had in zip(places, points, strict=True):
            with after.client.sit(place) as seat:
                assert seat.state().points == had, "what was won stays won"
            tables.append(goes_on(after, place))
        assert {table.rules for table in tables} == {2}
        changed = [table.changed_at is not None for table in tables]
        assert any(changed) == marked
        assert changed[0] is False, "nothing had happened yet that the rules see otherwise"
        for place, was_changed in zip(places, changed, strict=True):
            how = found.get(place.table)  # games that were over are not examined
            assert how is None or (how == "rules-changed") == was_changed
