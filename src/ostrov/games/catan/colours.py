"""The drawn island in colour, for terminals that have it. Colour tells nothing that the letters do not tell."""

from __future__ import annotations

import re

from ostrov.engine.words import Words

from .board import TERRAIN
from .state import SEAT

# Tones of the usual 256 that are read on dark and on light ground; white is what the terminal writes in, but bold.
OF_SEAT = {"blue": "1;38;5;33", "white": "1", "orange": "1;38;5;208", "red": "1;38;5;160"}
OF_TERRAIN = {
    "forest": "38;5;28",
    "hills": "38;5;130",
    "pasture": "38;5;70",
    "fields": "38;5;136",
    "mountains": "38;5;102",
    "desert": "38;5;143",
}
OF_RED = "38;5;160"  # the numbers 6 and 8 are red on the tokens
OF_ROBBER = "7"  # dark on light where all else is light on dark
RED = r"(?<!\d)[68] [•*]{5}"


def paint(picture: str, words: Words) -> str:
    """The island as `text.draw` has drawn it, with colours; what stands below it stays as it is."""
    island, gap, table = picture.partition("\n\n")
    shown = _shown(words)
    signs = (rf"\b{sign}\b" if sign.isalpha() else re.escape(sign) for sign in shown)
    found = re.sub("|".join([*signs, RED]), lambda sign: f"\033[{shown.get(sign[0], OF_RED)}m{sign[0]}\033[0m", island)
    return f"{found}{gap}{table}"


def _shown(words: Words) -> dict[str, str]:
    """What is painted, and how: pieces, terrains, the robber."""
    found = {words.say("field-robber").upper(): OF_ROBBER}
    for seat in SEAT.words:
        letter = words.say(f"seat-{seat}.letter")
        road = letter.lower()
        found |= dict.fromkeys((f"({letter})", f"[{letter}]", road * 3, f"|{road}|"), OF_SEAT[seat])
    for word in TERRAIN.words:
        found[words.find(f"terrain-{word}.short") or words.name(TERRAIN, word)] = OF_TERRAIN[word]
    return found
