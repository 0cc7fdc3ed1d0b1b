"""What studies of games share: the last positions of many games, numbers of them, pictures of bars.

Games are those of `ostrov simulate GAME --bots …` with the same key; here their last positions are read.
"""

from __future__ import annotations

from statistics import fmean
from typing import Any

import numpy as np

from ostrov.bots import names_of, numbers_of
from ostrov.engine import drive, text
from ostrov.engine.game import Game
from ostrov.engine.position import Position
from ostrov.lab.simulate import MOST_TURNS

Row = dict[str, Any]
WIDTH, LINE, LEFT, RIGHT = 640, 22, 190, 60
COLOUR = "#2b6cb0"


def last_positions(game: Game, options: dict[str, str], bots: str, games: int, key: int) -> list[Position]:
    """The positions that games end with."""
    desk = game.desk()
    linked = desk.linked
    positions = linked.positions(3)
    linked.write(positions, 0, desk.set_up(text.with_options(game, options)))
    levels = np.array(numbers_of(names_of(game, bots)), np.int64)
    facts = np.zeros((1, drive.FACTS), np.int64)
    scores, places = (np.zeros((1, len(game.seats)), np.int64) for _ in range(2))
    lent = (linked.offers(1), linked.odds(1), linked.generators(1), linked.benches(1))
    found = []
    for number in range(games):
        linked.run.play_many(positions, *lent, levels, facts, scores, places, key, number, MOST_TURNS)
        found.append(Position(desk, linked.read(positions, 1)))
    return found


def mean(values: Any) -> float:
    found = list(values)
    return round(fmean(found), 2) if found else 0.0


def spread(values: Any) -> Row:
    low, middle, high = np.percentile(values, (10, 50, 90))
    return {"mean": mean(values.tolist()), "tenth": float(low), "middle": float(middle), "nine tenths": float(high)}


def counted(values: list[int]) -> dict[str, float]:
    return {str(n): round(values.count(n) / len(values), 3) for n in sorted(set(values))}


def bars(title: str, values: dict[str, float]) -> str:
    """A picture of bars, one a line, with its numbers; it reads in dark and in light."""
    most = max([*values.values(), 1e-9])
    height = LINE * (len(values) + 2)
    style = 'font-family="sans-serif" font-size="13" fill="#718096"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
        f'     role="img" aria-label="{title}" {style}>',
        f'<text x="4" y="16" font-size="14" font-weight="bold">{title}</text>',
    ]
    for number, (name, value) in enumerate(values.items()):
        y = LINE * (number + 1) + 8
        wide = max(0.0, value) / most * (WIDTH - LEFT - RIGHT)
        lines.append(f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{name}</text>')
        lines.append(f'<rect x="{LEFT}" y="{y}" width="{wide:.1f}" height="{LINE - 6}" fill="{COLOUR}"/>')
        lines.append(f'<text x="{LEFT + wide + 6:.1f}" y="{y + 12}">{value:g}</text>')
    return "\n".join([*lines, "</svg>\n"])
