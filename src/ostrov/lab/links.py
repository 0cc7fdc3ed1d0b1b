"""Compare the links of a game step by step: `ostrov bench links --game catan --games 500`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostrov.engine.errors import GameError
from ostrov.engine.laws import Broken, links_agree
from ostrov.engine.link import have_numba

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ostrov.engine.game import Game


def compare(
    game: Game, options: Mapping[str, str], games: int, key: int, most_turns: int, tell: Callable[[str], None]
) -> dict[str, Any]:
    """Random games on `checked` and `cpu` side by side; every position is compared byte for byte."""
    if not have_numba():
        raise GameError("Only the checked link is here, so there is nothing to compare; pip install 'ostrov[fast]'.")
    steps, differences = 0, []
    for number in range(games):
        try:
            steps += links_agree(game, dict(options), key + number, most_turns)
        except Broken as broken:
            differences.append(f"game {key + number}: {broken}")
        if number % 100 == 99:
            tell(f"{number + 1} games, {steps} steps, {len(differences)} mismatches")
    return {
        "game": game.name,
        "options": dict(options),
        "games": games,
        "steps": steps,
        "mismatches": len(differences),
        "differences": differences[:10],
        "max_turns": most_turns,
        "key": key,
    }
