"""The box of Anno 1800: everything says where it comes from, and the counts the rulebooks give add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ostrov.engine import box

BOX = box.read("ostrov.games.anno1800")
SOURCES = {"rulebook", "attested", "reconstructed"}
OF_ITS_GROUP = {"population_card": "population_cards", "expedition_card": "expedition_cards"}


def groups() -> Iterator[tuple[str, Any]]:
    """Every table and every row of the box, with its name."""
    for name, group in BOX.items():
        if isinstance(group, list):
            yield from ((f"{name} {row['id']}", BOX.get(OF_ITS_GROUP.get(name, "")) or row) for row in group)
        elif name == "costs":
            yield from group.items()
        else:
            yield name, group


@pytest.mark.parametrize(("name", "group"), list(groups()))
def test_everything_says_where_it_comes_from(name: str, group: dict[str, Any]) -> None:
    assert group["source"] in SOURCES
    if group["source"] == "attested":
        assert group["attested_by"], name


def ids(name: str) -> list[str]:
    return [row["id"] for row in BOX[name]]


def test_there_are_as_many_as_the_rulebooks_count() -> None:
    counts = BOX["counts"]
    for group, count in (
        ("industry", "industries"),
        ("ship", "ship_types"),
        ("old_world_island", "old_world_islands"),
        ("new_world_island", "new_world_islands"),
        ("population_card", "population_cards"),
        ("expedition_card", "expedition_cards"),
        ("objective_card", "objective_cards"),
    ):
        assert len(set(ids(group))) == len(BOX[group]) == counts[count]
    tiles = [row["count"] for name in ("industry", "shipyard", "ship") for row in BOX[name]]
    assert sum(tiles) == counts["construction_tiles"]
    assert sum(level["cubes"] for level in BOX["population_level"]) == counts["population_cubes"]
    for deck, cards in Counter(card["deck"] for card in BOX["population_card"]).items():
        assert cards == counts[f"population_cards_{deck}"]
    assert counts["trade_tokens"] + counts["exploration_tokens"] == counts["naval_tokens"]


def test_every_resource_named_is_one_and_has_a_maker() -> None:
    resources, made = set(ids("resource")), {row["produces"] for row in (*BOX["start_industry"], *BOX["industry"])}
    grown = {resource for island in BOX["new_world_island"] for resource in island["resources"]}
    assert made | grown == resources
    assert {row["id"] for row in BOX["resource"] if not row["tradable"]} == grown
    for place in (*BOX["industry"], *BOX["shipyard"], *BOX["ship"], *BOX["population_card"]):
        assert set((place.get("cost") or place.get("needs") or {}).get("resources", {})) <= resources


def test_an_alternative_makes_what_its_start_industry_makes_with_workers() -> None:
    start = {row["id"]: row for row in BOX["start_industry"]}
    alternatives = [row for row in BOX["industry"] if row["kind"] == "alternative"]
    assert len(alternatives) == 6
    for row in alternatives:
        assert row["worker"] == "worker" != start[row["replaces"]]["worker"]
        assert row["produces"] == start[row["replaces"]]["produces"]


def test_all_islands_have_the_fields_the_rulebooks_give_them() -> None:
    home = Counter(field["terrain"] for field in BOX["home_island"]["field"])
    assert home == {"land": 10, "coast": 5, "sea": 5}
    for island in BOX["old_world_island"]:
        assert Counter(field["terrain"] for field in island["fields"]) == {"land": 2, "coast": 2, "sea": 2}


def test_visitors_are_worth_their_level() -> None:
    worth = {"artisan": 1, "engineer": 2, "investor": 3}
    for card in BOX["expedition_card"]:
        for field in ("animal", "artefact"):
            assert card[field]["points"] == worth[card[field]["visitor"]]
