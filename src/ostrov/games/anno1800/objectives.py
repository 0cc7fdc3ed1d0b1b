"""Objective cards: those that can be used in the own turn, and what the others are worth at the end."""

from __future__ import annotations

import numpy as np

from ostrov.engine.members import add, count, has
from ostrov.engine.offers import Offers, offer

from . import cards, islands, payment, people, turns, visitors
from .actions import SCORED, USABLE, USE
from .components import (
    BENTE_JORGENSEN,
    COST_OF_OBJECTIVE,
    COUNTS,
    EDITOR,
    ENGINEER,
    ENGINEERS,
    EXPEDITION_CARDS,
    INDUSTRY,
    INVESTOR,
    INVESTORS,
    ISABEL_SARMENTO,
    LEVEL,
    LISTED,
    MOST_OLD,
    MUSEUM,
    NOT_COUNTED,
    OBJECTIVE,
    OBJECTIVE_EFFECT,
    OBJECTIVES,
    POINTS_EACH,
    POINTS_FIRST,
    POINTS_ONCE,
    POINTS_SECOND,
    PYRPHORIAN,
    TRADE,
    TRADE_TOKENS,
    ZOO,
)
from .refused import A_180, A_182, A_183
from .state import EDITING, PUTTING_AWAY, State

LAID_OUT = OBJECTIVES
USABLES = len(USABLE)
USED = np.array([OBJECTIVE.number(word) for word in USABLE.words], np.int8)  # [n] -> objective
SCORING = np.array([OBJECTIVE.number(word) for word in SCORED.words], np.int8)  # [source of points] -> objective
INDUSTRY_KINDS = len(INDUSTRY)
LEVELS = len(LEVEL)


# --- in the own turn --------------------------------------------------------------------------------------------------


def forbids_use(s: State, seat: int, n: int) -> int:
    """[A-180] A card laid out, [A-183] once a turn, [A-181] [A-182] at its cost; the editor needs a hand card."""
    objective = USED[n]
    if not has(s.objectives, objective):
        return A_180
    if has(s.used, objective):
        return A_183
    if objective == EDITOR and turns.hand_size(s, seat) == 0:
        return A_182
    return payment.forbids_cost(s, seat, COST_OF_OBJECTIVE + objective)


def use(s: State, seat: int, n: int) -> int:
    """[A-181] An extra action for tokens and gold, gold for an investor; [A-182] a hand card put under its deck."""
    objective = USED[n]
    add(s.used, objective)
    payment.pay(s, seat, COST_OF_OBJECTIVE + objective)
    cards.apply(s, seat, OBJECTIVE_EFFECT[objective])
    if s.phase == PUTTING_AWAY:
        s.phase = EDITING
    return 0


def legal_uses(s: State, seat: int, m: Offers) -> int:
    """[A-180] The cards that can be used now."""
    for n in range(USABLES):
        if forbids_use(s, seat, n) == 0:
            offer(m, USE + n)
    return m.count


# --- at the end -------------------------------------------------------------------------------------------------------


def points(s: State, seat: int, objective: int) -> int:
    """[A-216] What an objective card is worth to a player, if laid out; [A-228] others count for nothing. [A-188]"""
    if not has(s.objectives, objective):
        return 0
    if COUNTS[objective] != NOT_COUNTED:
        return majority(s, seat, objective)
    if objective == BENTE_JORGENSEN:
        return int(POINTS_ONCE[objective]) if islands.old_islands(s, seat) <= MOST_OLD[objective] else 0
    return int(POINTS_EACH[objective]) * counted(s, seat, objective)


def counted(s: State, seat: int, objective: int) -> int:
    """[A-184] Listed industries, [A-187] visited fields, [A-189] New World islands, [A-190] cards left in hand."""
    if objective == ZOO or objective == MUSEUM:
        return visitors.visited(s, seat, int(objective == MUSEUM))
    if objective == ISABEL_SARMENTO:
        return count(s.seats[seat].new_islands)
    if objective == PYRPHORIAN:
        return turns.hand_size(s, seat)
    found = 0
    for industry in range(INDUSTRY_KINDS):
        if LISTED[objective, industry] == 1 and has(s.seats[seat].industries, industry):
            found += 1
    return found


def majority(s: State, seat: int, objective: int) -> int:
    """[A-185] Points for most and second most; [A-186] who ties gets the same, and none counts for nothing."""
    own = number(s, seat, objective)
    most = 0
    for other in range(s.options.players):
        most = max(most, number(s, other, objective))
    second = 0
    for other in range(s.options.players):
        if number(s, other, objective) < most:
            second = max(second, number(s, other, objective))
    if own == 0:
        return 0
    if own == most:
        return int(POINTS_FIRST[objective])
    return int(POINTS_SECOND[objective]) if own == second else 0


def number(s: State, seat: int, objective: int) -> int:
    """[A-185] How many a player has of what a majority card counts, ready or not."""
    player = s.seats[seat]
    what = COUNTS[objective]
    if what == ENGINEERS:
        return people.cubes_of(s, seat, ENGINEER)
    if what == INVESTORS:
        return people.cubes_of(s, seat, INVESTOR)
    if what == TRADE_TOKENS:
        return player.tokens[TRADE] + player.spent[TRADE] + player.card_tokens[TRADE]
    if what == EXPEDITION_CARDS:
        return player.expeditions
    found = 0
    for level in range(LEVELS):
        found += people.cubes_of(s, seat, level)
    return found
