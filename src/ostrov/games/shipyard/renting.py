"""Rent a canal: take a tile, lay it beside one's own, turn it."""

from __future__ import annotations

from ostrov.engine.offers import Offers, offer

from . import rings, waters
from .actions import LAY_CANAL, RENT_CANAL, TURN_CANAL
from .components import (
    CANAL_PRICE,
    N_CANAL_PLACES,
    N_SIDES,
    NO_CANAL,
    STEP_X,
    STEP_Y,
)
from .refused import S_084, S_085
from .state import CLOSE, LAID, LAY, TURN, State


def has_offers(s: State) -> bool:
    """[S-041] Whether there is a canal to rent."""
    for place in range(N_CANAL_PLACES):
        if s.offered_canal[place] != NO_CANAL:
            return True
    return False


def forbids_renting(s: State, seat: int, place: int) -> int:
    """[S-084] One of the canals on offer, at the price of its place."""
    if s.offered_canal[place] == NO_CANAL or CANAL_PRICE[place] > rings.purse(s, seat):
        return S_084
    return 0


def legal_rents(s: State, seat: int, m: Offers) -> int:
    for place in range(N_CANAL_PLACES):
        if forbids_renting(s, seat, place) == 0:
            offer(m, RENT_CANAL + place)
    return m.count


def rent(s: State, seat: int, place: int) -> int:
    """[S-084] Pay for a canal. [S-085] The first is laid freely, so it lies as it is; others are laid beside it."""
    s.seats[seat].guilders -= CANAL_PRICE[place]
    s.rented = s.offered_canal[place]
    s.offered_canal[place] = NO_CANAL
    if waters.has_canals(s, seat):
        s.phase = LAY
        return 0
    lay_at(s, seat, 0, 0)
    s.rented = NO_CANAL
    s.phase = CLOSE
    return 0


def forbids_laying(s: State, seat: int, canal: int, side: int) -> int:
    """[S-085] Beside an own canal, where none lies; a place beside several is named by the first of them."""
    if not waters.is_laid(s, seat, canal) or waters.canal_beside(s, seat, canal, side) != NO_CANAL:
        return S_085
    east = s.east[canal] + STEP_X[side]
    south = s.south[canal] + STEP_Y[side]
    return S_085 if first_beside(s, seat, east, south) != canal else 0


def first_beside(s: State, seat: int, east: int, south: int) -> int:
    """The first of the player's canals that touches a place."""
    for canal in range(NO_CANAL):
        if waters.is_laid(s, seat, canal) and abs(s.east[canal] - east) + abs(s.south[canal] - south) == 1:
            return canal
    return NO_CANAL


def legal_places(s: State, seat: int, m: Offers) -> int:
    """[S-087] Every place beside the own canals: any two tiles connect."""
    for canal in range(NO_CANAL):
        if waters.is_laid(s, seat, canal):
            for side in range(N_SIDES):
                if forbids_laying(s, seat, canal, side) == 0:
                    offer(m, LAY_CANAL + N_SIDES * canal + side)
    return m.count


def lay(s: State, seat: int, canal: int, side: int) -> int:
    """[S-085] [S-086] The canal lies; the boat does not move."""
    lay_at(s, seat, s.east[canal] + STEP_X[side], s.south[canal] + STEP_Y[side])
    s.phase = TURN
    return 0


def lay_at(s: State, seat: int, east: int, south: int) -> int:
    s.canal[s.rented] = LAID
    s.canal_owner[s.rented] = seat
    s.east[s.rented] = east
    s.south[s.rented] = south
    s.turned[s.rented] = 0
    return 0


def legal_turns(m: Offers) -> int:
    """[S-085] The owner picks the rotation."""
    for turned in range(N_SIDES):
        offer(m, TURN_CANAL + turned)
    return m.count


def turn(s: State, turned: int) -> int:
    """[S-085] The canal lies turned so."""
    s.turned[s.rented] = turned
    s.rented = NO_CANAL
    s.phase = CLOSE
    return 0
