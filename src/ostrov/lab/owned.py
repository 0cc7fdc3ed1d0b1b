"""Whether a game can be played with an owner's box: `ostrov box check FILE`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ostrov.engine import box, owner
from ostrov.engine.errors import BoxError
from ostrov.engine.laws import MOST_TURNS, few_turns
from ostrov.games import load
from ostrov.lab.simulate import Order, simulate

GAMES = 2  # played with the box, everybody at random, every step checked


def check(file: Path) -> dict[str, Any]:
    """What the file changes, what is still reconstructed, and that whole games can be played with it."""
    own = box.from_file(file)
    name = own.pop(box.OWN_KEY, None)
    if not isinstance(name, str):
        raise BoxError(f'{file} does not say which game it is for; its first line should be like: box = "shipyard"')
    game = load(name, file)
    before = box.shipped(game.package)
    after = box.shipped(game.package)
    box.merge(after, own, file.name)
    most = few_turns(game)
    found = simulate(Order(game, {}, "random", GAMES, most_turns=most, link_name="checked"))
    unfinished = found["finished"] < GAMES and most == MOST_TURNS  # where random play ends at all
    if found["dead_ends"] or found["problems"] or unfinished:
        raise BoxError(f"Games with {file} do not come to a sound end: {found}.")
    given = owner.places(own)
    return {
        "game": name,
        "values given": len(given),
        "changed": sorted(map(owner.words, owner.changed(before, after))),
        "still reconstructed": len(owner.guessed(after) - given),
        "games played": GAMES,
        "box": game.box_hash,
    }
