"""Visitors: own artisans, engineers and investors on the fields of own expedition cards, as is best for their owner."""

from __future__ import annotations

from ostrov.engine.members import has

from . import people
from .components import EXPEDITION, FACES, LEVEL, MUSEUM, POINTS_EACH, VISIT, VISITOR, ZOO
from .state import State

LEVELS = len(LEVEL)
CARDS = len(EXPEDITION)
SIDES = len(FACES)
ANIMAL = 0
MOST_WORTH = int(VISIT.max() + POINTS_EACH[ZOO] + POINTS_EACH[MUSEUM])
EVERY_SIDE = SIDES


def worth(s: State, card: int, side: int) -> int:
    """[A-212] What a visited field is worth, [A-187] zoo and museum included."""
    extra = ZOO if side == ANIMAL else MUSEUM
    return int(VISIT[card, side]) + (int(POINTS_EACH[extra]) if has(s.objectives, extra) else 0)


def owns(s: State, seat: int, card: int) -> bool:
    """[A-166] [A-225] Whether a player has an expedition card, face down or face up."""
    return has(s.seats[seat].expedition, card) or has(s.seats[seat].shown, card)


def base_points(s: State, seat: int) -> int:
    """[A-212] Points of all visited fields, without what zoo and museum add."""
    found = 0
    for level in range(LEVELS):
        found += visits_of(s, seat, level, EVERY_SIDE, True)
    return found


def visited(s: State, seat: int, side: int) -> int:
    """[A-187] How many animals, or how many artefacts, are visited."""
    found = 0
    for level in range(LEVELS):
        found += visits_of(s, seat, level, side, False)
    return found


def visits_of(s: State, seat: int, level: int, counted: int, points: bool) -> int:
    """[A-211] [A-213] Cubes of a level visit the fields of their kind, the most valuable first.

    Counts the visits to one side of the cards, or to both; or their points.
    """
    left = people.cubes_of(s, seat, level)
    found = 0
    for below in range(MOST_WORTH):
        for card in range(CARDS):
            for side in range(SIDES):
                visits = left > 0 and VISITOR[card, side] == level and owns(s, seat, card)
                if visits and worth(s, card, side) == MOST_WORTH - below:
                    left -= 1
                    if counted == side or counted == EVERY_SIDE:
                        found += int(VISIT[card, side]) if points else 1
    return found
