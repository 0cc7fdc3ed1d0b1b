"""The bonus action: once a turn, for money, before or after the main one."""

from __future__ import annotations

from ostrov.engine.offers import Offers, offer

from . import queue, rings
from .actions import BONUS
from .components import BONUS_PRICE, HIRING, NO_TILE
from .refused import S_014, S_041, S_049, S_050, S_052, S_161, S_217
from .state import AFTER, BUILD, BUY, GIVE, HIRE, PRODUCE, RECRUIT, REGULAR, RENT, State


def is_payable(s: State, seat: int) -> bool:
    """[S-049] Once a turn, with 6 guilders; [S-054] in first turns too, [S-161] never with a final action."""
    return s.stage == REGULAR and s.bonus == NO_TILE and s.seats[seat].guilders >= BONUS_PRICE


def is_moment(s: State) -> bool:
    """[S-052] Before the main action has begun, or after it."""
    if s.phase == AFTER:
        return True
    if s.main_done or s.doing != s.main:
        return False
    if s.phase == BUILD:
        return s.built == 0
    return (
        s.phase == RENT
        or s.phase == BUY
        or s.phase == GIVE
        or s.phase == PRODUCE
        or s.phase == RECRUIT
        or s.phase == HIRE
    )


def forbids_buying(s: State, seat: int, tile: int) -> int:
    """[S-161] Not in the end. [S-052] Before or after. [S-014] [S-050] Any action but the chosen. [S-049] The price."""
    if s.stage != REGULAR:
        return S_161
    if not is_moment(s):
        return S_052
    if not queue.in_play(s, tile):
        return S_014
    if tile == s.main:
        return S_050
    if not is_payable(s, seat):
        return S_049
    return forbids_spending(s, seat, tile)


def forbids_spending(s: State, seat: int, tile: int) -> int:
    """[S-217] Before a main hire enough must be left for it. [S-041] The action must be possible with what is left."""
    left = s.seats[seat].guilders - BONUS_PRICE
    if s.main == HIRING and not s.main_done:
        left -= rings.cheapest_hire(s, seat)
        if left < 0:
            return S_217
    return 0 if queue.is_possible(s, seat, tile, left) else S_041


def legal_bonuses(s: State, seat: int, m: Offers) -> int:
    """[S-050] [S-051] Every other action, wherever cubes stand."""
    if is_payable(s, seat) and is_moment(s):
        for tile in range(NO_TILE):
            if tile != s.main and queue.in_play(s, tile) and forbids_spending(s, seat, tile) == 0:
                offer(m, BONUS + tile)
    return m.count


def pay(s: State, seat: int, tile: int) -> int:
    """[S-052] Paid before it is carried out. [S-053] No cube, no move, no income."""
    s.seats[seat].guilders -= BONUS_PRICE
    s.bonus = tile
    return 0
