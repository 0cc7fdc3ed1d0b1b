"""What a game declares, as clients get it; and positions as they see them."""

from __future__ import annotations

import msgspec
import pytest

from ostrov.games import installed, load
from ostrov.server import messages as m
from ostrov.server.facts import facts_of


@pytest.mark.parametrize("name", installed())
def test_facts_are_a_message_and_name_only_names_they_hold(name: str) -> None:
    facts = facts_of(load(name))
    again = msgspec.json.decode(msgspec.json.encode(facts), type=m.GameFacts)
    assert again == facts
    kinds = [*facts.actions, *facts.outcomes]
    assert {key for kind in kinds for key in kind.arguments} <= set(facts.names)
    assert {key for field in _all(facts.fields) for key in (field.of, *field.places) if key} <= set(facts.names)


def _all(fields: list[m.FieldFacts]) -> list[m.FieldFacts]:
    return fields + [inner for field in fields for inner in _all(field.fields)]


def test_lists_of_one_name_have_keys_of_their_own() -> None:
    facts = facts_of(load("catan"))
    assert facts.names["hex"].words[0] == "H0"
    assert all(one.name == key.rstrip("23456789") for key, one in facts.names.items())
    assert len({(one.name, *one.words) for one in facts.names.values()}) == len(facts.names)


def test_a_card_tells_options_with_their_defaults() -> None:
    card = facts_of(load("smugglers")).card
    assert (card.least, card.most, card.players) == (2, 4, 3)
    assert all(option.values is None or option.default in option.values for option in card.options)
    assert {option.name for option in card.options}.isdisjoint({"players"})


def test_every_rule_says_where_it_stands_and_every_group_of_values_where_it_comes_from() -> None:
    facts = facts_of(load("catan"))
    assert set(facts.rules) <= set(facts.places)
    found = {one.group: one for one in facts.origins}
    assert found["costs"].values["road"] == "1, 1, 0, 0, 0"
    assert found["resource_cards"].source == "attested"
    assert {one.source for one in facts.origins} <= {"rulebook", "attested", "reconstructed"}
