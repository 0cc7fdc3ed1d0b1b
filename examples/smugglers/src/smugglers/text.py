"""A board of its own: `map` draws the harbour in the terminal."""

from ostrov.engine.members import has
from ostrov.engine.position import Position
from ostrov.engine.text import unpack
from ostrov.engine.words import Words

from .state import EMPTY, GOOD, SEAT


def map_of_names(view: Position, words: Words) -> str:
    """A boat for each seat, with the cargo if the viewer knows it; behind it the cards in hand."""
    table, boats = unpack(view.desk.game, view.data), []
    for number, seat in enumerate(view.seats):
        player, cargo = table["seats"][number], "?" if has(table["loaded"], number) else ""
        if player["boat"] != EMPTY:
            cargo = words.name(GOOD, GOOD[player["boat"]])
        boats.append(f"{words.name(SEAT, seat):>8}  \\{cargo:_^10}/  {'[] ' * player['cards']}".rstrip())
    return "\n".join(boats)
