"""U-45: what is drawn beside or upon each other on the boards differs in lightness by 3 : 1, light and dark.

Drawings have outlines, so it is the outline, or the sign, that must stand out from each ground it is drawn on.
"""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "web" / "src"
LEAST = 3.0

# What is drawn, and the grounds it is drawn on.
PAIRS = {
    "anno1800": """
--a-line            --a-plate --a-desk --a-land --a-land-low --a-coast --a-water --card --lit-soft
--a-sign            --a-farmer --a-worker --a-artisan --a-engineer --a-investor
--lit               --a-plate --a-desk --card --a-land --a-land-low --a-coast --a-water
--a-now             --a-plate --lit-soft --card
--ink-2             --a-plate --lit-soft --card --a-desk
--danger            --card
""",
    "catan": """
--c-outline         --c-sand --c-wool --c-grain --c-brick --c-ore-light --c-token --c-card
--c-tree            --c-forest
--c-mound           --c-hills
--c-tuft            --c-pasture
--c-furrow          --c-fields
--c-rock            --c-mountains
--c-dune            --c-desert
--c-token-ink       --c-token
--c-token-red       --c-token
--c-spot-edge       --c-spot
""",
    "shipyard": """
--s-outline         --s-meadow --s-water --s-bank --s-hull --s-deck --s-paper --s-brass
--lit               --s-plate --s-quay --card
""",
}


def colours(theme: str, *files: str) -> dict[str, str]:
    """The colours of these files as they are in a theme."""
    found: dict[str, str] = {}
    for file in files:
        text = (SRC / file).read_text(encoding="utf-8")
        for head, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
            if ":root" in head and ("dark" not in head or theme == "dark"):
                found |= dict(re.findall(r"(--[\w-]+):\s*(#[0-9a-f]{6})", body))
    return found


def lightness(colour: str) -> float:
    """Relative luminance, as WCAG 2.2 has it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((lightness(one), lightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("game", "theme"), list(product(PAIRS, ("light", "dark"))))
def test_U_45_neighbours_contrast(game: str, theme: str) -> None:
    known = colours(theme, "theme.css", f"boards/{game}/colours.css")
    told = []
    for line in PAIRS[game].strip().splitlines():
        drawn, *grounds = line.split()
        for ground in grounds:
            found = contrast(known[drawn], known[ground])
            if found < LEAST:
                told.append(f"{drawn} {known[drawn]} on {ground} {known[ground]}: {found:.2f}")
    assert told == []


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
