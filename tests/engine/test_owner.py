"""Files for owners of a box: every reconstructed value is in the template, and putting it back changes nothing."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from ostrov.engine import box, owner
from ostrov.games import installed

PACKAGES = sorted(installed().values())


def the_box() -> dict[str, Any]:
    return {
        "source": "rulebook",
        "ring": {"source": "reconstructed", "spaces": ["a", "b"], "count": 2, "count_source": "rulebook"},
        "cards": {"source": "reconstructed", "back": "blue"},
        "card": [{"id": "K1", "vp": 3}, {"id": "K2", "vp": 4, "source": "attested"}],
        "tile": [
            {"id": "T1", "source": "rulebook", "cost": {"gold": 1, "cloth-of": 2}, "cost_source": "reconstructed"}
        ],
        "rate": 0.5,
        "open_source": "reconstructed",
        "open": True,
        "name": 'say "hi"',
        "name_source": "reconstructed",
    }


GUESSED = {
    ("ring", "spaces"),
    ("cards", "back"),
    ("card", "K1", "vp"),
    ("tile", "T1", "cost", "gold"),
    ("tile", "T1", "cost", "cloth-of"),
    ("open",),
    ("name",),
}


def test_what_is_reconstructed_follows_from_the_sources() -> None:
    assert owner.guessed(the_box()) == GUESSED


def test_the_template_holds_just_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owner, "shipped", lambda package: the_box())
    written = owner.template("far.away.bazaar")
    own = tomllib.loads(written)
    assert own.pop("box") == "bazaar"
    assert owner.places(own) == GUESSED
    merged = the_box()
    box.merge(merged, own, "own.toml")
    assert merged == the_box()


def test_what_an_owner_changes_is_told() -> None:
    merged = the_box()
    own: dict[str, Any] = {"card": [{"id": "K1", "vp": 5}], "rate": 0.5}
    box.merge(merged, own, "own.toml")
    assert owner.changed(the_box(), merged) == {("card", "K1", "vp")}
    assert owner.places(own) == {("card", "K1", "vp"), ("rate",)}
    assert owner.words(("card", "K1", "vp")) == "card.K1.vp"


@pytest.mark.parametrize("package", PACKAGES)
def test_the_template_of_every_game_holds_all_that_is_reconstructed_and_changes_nothing(package: str) -> None:
    shipped = box.shipped(package)
    own = tomllib.loads(owner.template(package))
    assert package.endswith(str(own.pop("box")))
    assert owner.places(own) == owner.guessed(shipped)
    merged = box.shipped(package)
    box.merge(merged, own, "own.toml")
    assert merged == shipped
    assert owner.changed(shipped, merged) == set()
