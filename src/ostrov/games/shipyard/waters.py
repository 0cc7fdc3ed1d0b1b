"""A player's canals: where the tiles lie, what touches what, and how far a boat can run.

Everybody's canals lie on one square grid, the first tile at 0, 0. A boat knows its tile, its space there
(as the tile lies when it is not turned), and the side its stern shows to.
"""

from __future__ import annotations

from ostrov.engine.members import add, clear, drop, has

from .components import (
    EXIT,
    MOST_SPEED,
    N_SIDES,
    NO_CANAL,
    NO_CELL,
    STEP_X,
    STEP_Y,
    WAY,
)
from .state import LAID, State

SIDES = N_SIDES


def is_laid(s: State, seat: int, canal: int) -> bool:
    """[S-085] Whether a canal belongs to a player's system."""
    return s.canal[canal] == LAID and s.canal_owner[canal] == seat


def opposite(side: int) -> int:
    return (side + 2) % SIDES


def inner_side(s: State, canal: int, side: int) -> int:
    """[S-087] The side of a tile, as it lies when it is not turned, that now shows to `side`."""
    return (side + SIDES - s.turned[canal]) % SIDES


def canal_at(s: State, seat: int, east: int, south: int) -> int:
    """The player's canal at a place; NO_CANAL if there is none."""
    for canal in range(NO_CANAL):
        if is_laid(s, seat, canal) and s.east[canal] == east and s.south[canal] == south:
            return canal
    return NO_CANAL


def canal_beside(s: State, seat: int, canal: int, side: int) -> int:
    """[S-087] The player's canal at a side of another; NO_CANAL if there is none."""
    return canal_at(s, seat, s.east[canal] + STEP_X[side], s.south[canal] + STEP_Y[side])


def has_canals(s: State, seat: int) -> bool:
    """Whether a player has laid canals."""
    for canal in range(NO_CANAL):
        if is_laid(s, seat, canal):
            return True
    return False


def chart(s: State, seat: int) -> int:
    """Note down what lies beside each of the player's canals, for the runs that follow."""
    for canal in range(NO_CANAL):
        if is_laid(s, seat, canal):
            for side in range(SIDES):
                s.neighbour[canal, side] = canal_beside(s, seat, canal, side)
    return 0


def exit_cell(s: State, canal: int, side: int) -> int:
    """[S-087] The space of a tile with the exit to a side."""
    return int(EXIT[canal, inner_side(s, canal, side)])


def cell_towards(s: State, canal: int, cell: int, side: int) -> int:
    """[S-143] The space to which a link of the tile leads; NO_CELL if none does."""
    return int(WAY[canal, SIDES * cell + inner_side(s, canal, side)])


def leads_out(s: State, canal: int, cell: int, side: int) -> bool:
    """[S-143] Whether a space has the exit to a side."""
    return exit_cell(s, canal, side) == cell


def has_way(s: State, seat: int, canal: int, cell: int, side: int) -> bool:
    """[S-143] Along a link, or across a side from exit to exit."""
    if cell_towards(s, canal, cell, side) != NO_CELL:
        return True
    return leads_out(s, canal, cell, side) and canal_beside(s, seat, canal, side) != NO_CANAL


def longest_run(s: State, seat: int, cap: int) -> int:
    """[S-132] How far the player's boat can go from where it is, or from the best edge space; at most `cap`."""
    player = s.seats[seat]
    chart(s, seat)
    if player.boat != NO_CANAL:
        return run(s, player.boat, player.cell, player.stern, cap)
    found = 0
    for canal in range(NO_CANAL):
        if is_laid(s, seat, canal):
            for side in range(SIDES):
                if s.neighbour[canal, side] == NO_CANAL:
                    found = max(found, run(s, canal, exit_cell(s, canal, side), side, cap))
                    if found == cap:
                        return found
    return found


def run(s: State, canal: int, cell: int, stern: int, cap: int) -> int:
    """[S-132] [S-141] The longest way from a space without going straight back, at most `cap`, on charted canals.

    [S-145] A tile that is left is gone, so a way enters each tile once; within a tile there are no circles.
    """
    start_run(s, canal, cell, stern)
    return run_from(s, cap)


def run_leaving(s: State, left: int, canal: int, cell: int, stern: int, cap: int) -> int:
    """[S-145] The same from a space in another tile than the boat's, which is gone then."""
    start_run(s, canal, cell, stern)
    add(s.passed, left)
    return run_from(s, cap)


def run_from(s: State, cap: int) -> int:
    """Try all ways on from the start of a run; how long the longest is."""
    depth = 0
    longest = 0
    cap = min(cap, MOST_SPEED)
    while depth >= 0 and longest < cap:
        side = s.run_next[depth]
        if side == SIDES:
            depth = step_back(s, depth)
        else:
            s.run_next[depth] = side + 1
            if side != s.run_stern[depth] and step_on(s, depth, side):
                depth += 1
                longest = max(longest, depth)
    return longest


def run_on(s: State, depth: int) -> int:
    """The longest way on from where a run is after so many moves, without the tiles it has left."""
    s.run_canal[0] = s.run_canal[depth]
    s.run_cell[0] = s.run_cell[depth]
    s.run_stern[0] = s.run_stern[depth]
    s.run_next[0] = 0
    return run_from(s, MOST_SPEED)


def start_run(s: State, canal: int, cell: int, stern: int) -> int:
    """A run begins."""
    clear(s.passed)
    add(s.passed, canal)
    s.run_canal[0] = canal
    s.run_cell[0] = cell
    s.run_stern[0] = stern
    s.run_next[0] = 0
    return 0


def step_on(s: State, depth: int, side: int) -> bool:
    """[S-143] [S-145] Go on by one space if there is a way to that side, into a tile not left before."""
    canal = s.run_canal[depth]
    cell = cell_towards(s, canal, s.run_cell[depth], side)
    if cell == NO_CELL:
        if not leads_out(s, canal, s.run_cell[depth], side):
            return False
        canal = s.neighbour[canal, side]
        if canal == NO_CANAL or has(s.passed, canal):
            return False
        cell = exit_cell(s, canal, opposite(side))
        add(s.passed, canal)
    s.run_canal[depth + 1] = canal
    s.run_cell[depth + 1] = cell
    s.run_stern[depth + 1] = opposite(side)
    s.run_next[depth + 1] = 0
    return True


def step_back(s: State, depth: int) -> int:
    """Take back the last move of a run; where it is then, or -1 before its start."""
    if depth > 0 and s.run_canal[depth] != s.run_canal[depth - 1]:
        drop(s.passed, s.run_canal[depth])
    return depth - 1
