"""A bot is asked about what its seat sees, and can be offered less than the rules do."""

from __future__ import annotations

import pytest

from ostrov.bots import choose
from ostrov.engine.game import load_package
from ostrov.engine.link import LINKS

SETTLE = ["build_settlement V3", "build_settlement V30", "build_settlement V50"]


@pytest.mark.parametrize("link", LINKS)
@pytest.mark.parametrize("name", ["random", "apprentice"])
def test_a_bot_takes_one_of_what_it_is_offered(link: str, name: str) -> None:
    start = load_package("ostrov.games.catan").start(link, setup="beginner", players=2)
    rolled = start.after("blue", "roll").after("chance", "dice D1 D1")
    view = rolled.seen_by("blue")
    assert rolled.choices("blue") != ["end_turn"]
    assert choose(view, "blue", name, 1, 1, ["end_turn"]) == "end_turn"


def test_what_is_offered_needs_no_order() -> None:
    position = load_package("ostrov.games.catan").start("checked", players=2)
    while position.asked == ("chance",):
        position = position.after("chance", next(iter(position.outcomes())))
    view = position.seen_by("blue")
    chosen = {choose(view, "blue", "random", 1, stream, SETTLE) for stream in range(40)}
    assert chosen == set(SETTLE)
    for stream in range(10):
        one, other = (choose(view, "blue", "random", 1, stream, offered) for offered in (SETTLE, SETTLE[::-1]))
        assert one == other
