"""An agent against levels of bots, with ratings: python3 examples/agent_in_a_tournament.py FILE [GAME]

The same as `ostrov tournament GAME --players 2 --bots random,apprentice,FILE --file results.jsonl`, and can be stopped
and gone on with like that.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ostrov.games import load
from ostrov.lab.tournament import Order, tournament


def rating(agent: str, game: str = "catan", *, deals: int = 20, file: Path | None = None) -> dict[str, int]:
    """Points of Elo by player, 0 in the middle."""
    order = Order(load(game), ("random", "apprentice", agent), deals, {"players": "2"})
    found = tournament(order, file, print)
    return {line["bot"]: line["rating"] for line in found["ratings"]}


if __name__ == "__main__":
    print(rating(*sys.argv[1:3], file=Path("results.jsonl")))
