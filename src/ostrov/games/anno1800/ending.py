"""Points, the end, and what must be true of every position."""

from __future__ import annotations

from ostrov.engine.members import count, first

from . import conservation, objectives, turns, visitors
from .actions import FROM_EXPEDITIONS, FROM_FIREWORKS, FROM_GOLD, FROM_OBJECTIVES, SOURCES
from .components import CARD_POINTS, DECK_OF, FIREWORKS_POINTS, GOLD_A_POINT, NOTHING
from .state import OVER, State

ALL_SOURCES = len(SOURCES)


def points(s: State, seat: int, source: int) -> int:
    """[A-214] [A-215] [A-216] Points by source, in the order of the score sheet; as if the game ended now."""
    if source < FROM_EXPEDITIONS:
        return card_points(s, seat, source)
    if source == FROM_EXPEDITIONS:
        return visitors.base_points(s, seat)
    if source == FROM_GOLD:
        return s.seats[seat].gold // GOLD_A_POINT
    if source == FROM_FIREWORKS:
        return FIREWORKS_POINTS if s.fireworks == seat else 0
    return objectives.points(s, seat, objectives.SCORING[source - FROM_OBJECTIVES])


def card_points(s: State, seat: int, deck: int) -> int:
    """[A-116] [A-210] Played cards of a deck, activated or not."""
    found = 0
    card = first(s.seats[seat].played, 0)
    while card >= 0:
        if DECK_OF[card] == deck:
            found += CARD_POINTS[card]
        card = first(s.seats[seat].played, card + 1)
    return found


def score(s: State, seat: int) -> int:
    """[A-217] All points of a player."""
    found = 0
    for source in range(ALL_SOURCES):
        found += points(s, seat, source)
    return found


def ended(s: State) -> int:
    """[A-203] How the end was triggered, once the last round is over."""
    return s.trigger if s.phase == OVER else 0


def place(s: State, seat: int) -> int:
    """[A-217] Most points win; [A-218] of equals more tiles, then fewer hand cards; else a place is shared."""
    better = 0
    for other in range(s.options.players):
        if other != seat and is_ahead(s, other, seat):
            better += 1
    return better + 1


def is_ahead(s: State, seat: int, other: int) -> bool:
    """[A-217] [A-218] Whether one player is before another."""
    if score(s, seat) != score(s, other):
        return score(s, seat) > score(s, other)
    if tiles_of(s, seat) != tiles_of(s, other):
        return tiles_of(s, seat) > tiles_of(s, other)
    return turns.hand_size(s, seat) < turns.hand_size(s, other)


def tiles_of(s: State, seat: int) -> int:
    """[A-218] Visible industries, shipyards and ships, printed ones included."""
    player = s.seats[seat]
    found = 0
    for field in range(len(player.tile)):
        if player.tile[field] != NOTHING:
            found += 1
    return found


def problems(s: State) -> int:
    """Whether a position can be: the first rule that it breaks."""
    if not conservation.cubes_are_all_there(s):
        return 6
    if not conservation.tiles_are_all_there(s):
        return 2
    if not conservation.cards_are_all_there(s) or not conservation.expeditions_are_all_there(s):
        return 4
    if not conservation.islands_are_all_there(s):
        return 5
    for seat in range(s.options.players):
        if not conservation.tokens_are_true(s, seat):
            return 105
        if not conservation.fields_are_true(s, seat):
            return 220
        if not conservation.hand_is_true(s, seat):
            return 122
    return 0 if count(s.objectives) <= objectives.LAID_OUT else 7
