"""The displays: what remains slides down, and chance lays out what is missing."""

from __future__ import annotations

from ostrov.engine.members import drop, first
from ostrov.engine.offers import Odds, likely

from .actions import CANAL_DRAWN, GOODS_DRAWN, PART_DRAWN
from .components import (
    BOWS,
    COLUMN_KIND,
    MIDDLE,
    MIDDLES_I,
    MIDDLES_II,
    N_CANAL_PLACES,
    N_COLUMNS,
    N_GOODS_PLACES,
    N_PARTS,
    N_PLACES,
    NO_CANAL,
    NO_MIX,
    ROWS,
    STACK_END,
    STACK_START,
    STERN,
    STERNS,
)
from .state import CANALS, DISCARDED, FREE, GOODS, IN_STACK, ON_OFFER, PARTS, REGULAR, REMOVED, USED, State

NO_PLACE = N_PLACES
EMPTY = N_PARTS


def is_laying(s: State) -> bool:
    """Whether a display is being refilled."""
    return s.phase == PARTS or s.phase == CANALS or s.phase == GOODS


def has_more(s: State) -> bool:
    """Whether chance has a tile to lay out; [S-223] an empty stack is shuffled anew at this moment only."""
    if s.phase == PARTS:
        return part_gap(s) != NO_PLACE
    if s.phase == CANALS:
        return canal_gap(s) != N_CANAL_PLACES and has_canal_stack(s)
    return goods_gap(s) != N_GOODS_PLACES and has_goods_stack(s)


def odds(s: State, w: Odds) -> int:
    """[S-010] [S-011] [S-212] Every tile that lies face down is as likely as another."""
    if s.phase == PARTS:
        return part_odds(s, w)
    if s.phase == CANALS:
        for canal in range(NO_CANAL):
            if s.canal[canal] == IN_STACK:
                likely(w, CANAL_DRAWN + canal, 1)
        return w.total
    for mix in range(NO_MIX):
        likely(w, GOODS_DRAWN + mix, s.goods_stack[mix])
    return w.total


# --- ship parts -------------------------------------------------------------------------------------------------------


def open_parts(s: State) -> int:
    """[S-081] Each column slides down; the gaps are then filled."""
    for column in range(N_COLUMNS):
        slide_column(s, ROWS * column)
    s.phase = PARTS
    return 0


def slide_column(s: State, start: int) -> int:
    """[S-081] What lies in a column moves to its lowest rows."""
    lowest = start
    for place in range(start, start + ROWS):
        part = s.place[place]
        if part != EMPTY:
            s.place[place] = EMPTY
            s.place[lowest] = part
            lowest += 1
    return 0


def part_gap(s: State) -> int:
    """[S-213] The next place to fill, columns from left to right, each upwards; NO_PLACE if nothing can be filled."""
    for place in range(NO_PLACE):
        if s.place[place] == EMPTY and is_left(s, stack_of(s, place // ROWS)):
            return place
    return NO_PLACE


def stack_of(s: State, column: int) -> int:
    """[S-009] The stack of a column. [S-002] [S-214] Middle parts come from I, and when that is used up from II."""
    kind = COLUMN_KIND[column]
    if kind == MIDDLE:
        return MIDDLES_I if is_left(s, MIDDLES_I) else MIDDLES_II
    return STERNS if kind == STERN else BOWS


def is_left(s: State, stack: int) -> bool:
    """Whether parts of a stack still lie face down."""
    part = first(s.stacked, STACK_START[stack])
    return part >= 0 and part < STACK_END[stack]


def part_odds(s: State, w: Odds) -> int:
    """[S-212] Each part left in the stack of the next gap."""
    stack = stack_of(s, part_gap(s) // ROWS)
    part = first(s.stacked, STACK_START[stack])
    while part >= 0 and part < STACK_END[stack]:
        likely(w, PART_DRAWN + part, 1)
        part = first(s.stacked, part + 1)
    return w.total


def part_laid(s: State, part: int) -> int:
    """[S-082] [S-158] In regular turns the last bow, stern or middle II is an early end; [S-159] middle I is not."""
    gap = part_gap(s)
    stack = stack_of(s, gap // ROWS)
    s.place[gap] = part
    drop(s.stacked, part)
    if s.stage == REGULAR and stack != MIDDLES_I and not is_left(s, stack):
        s.early = True
    return 0


# --- canals -----------------------------------------------------------------------------------------------------------


def open_canals(s: State) -> int:
    """[S-084] The canals on offer slide down; the gaps are then filled."""
    lowest = 0
    for place in range(N_CANAL_PLACES):
        canal = s.offered_canal[place]
        if canal != NO_CANAL:
            s.offered_canal[place] = NO_CANAL
            s.offered_canal[lowest] = canal
            lowest += 1
    s.phase = CANALS
    return 0


def canal_gap(s: State) -> int:
    """The next place for a canal."""
    place = 0
    while place < N_CANAL_PLACES and s.offered_canal[place] != NO_CANAL:
        place += 1
    return place


def has_canal_stack(s: State) -> bool:
    """[S-088] If the stack is empty, used and discarded canals are shuffled; failing those, what solo removed."""
    if count_canals(s, IN_STACK) > 0:
        return True
    if count_canals(s, USED) + count_canals(s, DISCARDED) > 0:
        stack_again(s, USED)
        stack_again(s, DISCARDED)
    else:
        stack_again(s, REMOVED)
    return count_canals(s, IN_STACK) > 0


def count_canals(s: State, where: int) -> int:
    found = 0
    for canal in range(NO_CANAL):
        if s.canal[canal] == where:
            found += 1
    return found


def stack_again(s: State, where: int) -> int:
    """[S-088] What lies there goes face down; how many canals each player used is noted and still counts."""
    for canal in range(NO_CANAL):
        if s.canal[canal] == where:
            s.canal[canal] = IN_STACK
            s.canal_owner[canal] = FREE
    return 0


def canal_laid(s: State, canal: int) -> int:
    s.offered_canal[canal_gap(s)] = canal
    s.canal[canal] = ON_OFFER
    return 0


# --- goods ------------------------------------------------------------------------------------------------------------


def open_goods(s: State) -> int:
    """[S-089] The goods on offer slide down; the gaps are then filled."""
    lowest = 0
    for place in range(N_GOODS_PLACES):
        mix = s.offered_goods[place]
        if mix != NO_MIX:
            s.offered_goods[place] = NO_MIX
            s.offered_goods[lowest] = mix
            lowest += 1
    s.phase = GOODS
    return 0


def goods_gap(s: State) -> int:
    """The next place for a goods tile."""
    place = 0
    while place < N_GOODS_PLACES and s.offered_goods[place] != NO_MIX:
        place += 1
    return place


def has_goods_stack(s: State) -> bool:
    """[S-090] If the stack is empty, the used goods tiles are shuffled; [S-005] failing those, what was removed."""
    if goods_in_stack(s) > 0:
        return True
    used = 0
    for mix in range(NO_MIX):
        used += s.goods_used[mix]
    for mix in range(NO_MIX):
        if used > 0:
            s.goods_stack[mix] = s.goods_used[mix]
            s.goods_used[mix] = 0
        else:
            s.goods_stack[mix] = s.goods_removed[mix]
            s.goods_removed[mix] = 0
    return goods_in_stack(s) > 0


def goods_in_stack(s: State) -> int:
    found = 0
    for mix in range(NO_MIX):
        found += s.goods_stack[mix]
    return found


def goods_laid(s: State, mix: int) -> int:
    s.offered_goods[goods_gap(s)] = mix
    s.goods_stack[mix] -= 1
    return 0
