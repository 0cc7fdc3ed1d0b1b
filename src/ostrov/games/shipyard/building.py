"""Build ships: parts from the display to the shipyard, substitutes, the last chance."""

from __future__ import annotations

from ostrov.engine.offers import Offers, offer

from . import rings, yard
from .actions import BUILD_PART, SUBSTITUTE
from .components import (
    BOW,
    COLUMN_KIND,
    KIND_OF,
    MIDDLE,
    MOST_BUILT,
    N_PART_KINDS,
    N_PARTS,
    N_PLACES,
    NO_PART,
    NO_SLOT,
    ROW_PRICE,
    ROWS,
    STERN,
)
from .refused import S_071, S_072, S_073, S_079, S_083, S_162
from .state import CLOSE, LAST, State

NO_PLACE = N_PLACES
EMPTY_PLACE = N_PARTS


def forbids_part(s: State, seat: int, place: int, slot: int) -> int:
    """[S-071] Up to three parts of the display. [S-072] Each has its row's price. Then the slot."""
    if s.place[place] == EMPTY_PLACE or s.built == MOST_BUILT:
        return S_071
    if ROW_PRICE[place % ROWS] > rings.purse(s, seat):
        return S_072
    return forbids_slot(s, seat, KIND_OF[s.place[place]], slot)


def forbids_substitute(s: State, seat: int, kind: int, slot: int) -> int:
    """[S-083] [S-164] Only while no part of the kind is on display; it counts as one of the three. [S-071]"""
    if s.built == MOST_BUILT:
        return S_071
    return S_083 if is_on_display(s, kind) else forbids_slot(s, seat, kind, slot)


def is_on_display(s: State, kind: int) -> bool:
    """[S-083] Whether the display shows a part of a kind; those taken in this action no longer count."""
    for place in range(NO_PLACE):
        if COLUMN_KIND[place // ROWS] == kind and s.place[place] != EMPTY_PLACE:
            return True
    return False


def forbids_slot(s: State, seat: int, kind: int, slot: int) -> int:
    """[S-073] An empty slot. [S-079] Every part can still sail. [S-162] As a last chance, it completes a ship."""
    if s.seats[seat].yard[slot] != NO_PART:
        return S_073
    before = yard.pattern(s, seat)
    if not yard.is_legal(yard.with_part(before, slot, kind)):
        return S_079
    return S_162 if s.phase == LAST and not yard.completes(before, slot, kind) else 0


def legal_parts(s: State, seat: int, m: Offers) -> int:
    """[S-073] Every part that can be paid, on every slot where it may lie."""
    if s.built == MOST_BUILT:
        return m.count
    fits_bow = fitting_slots(s, seat, BOW)
    fits_middle = fitting_slots(s, seat, MIDDLE)
    fits_stern = fitting_slots(s, seat, STERN)
    for place in range(NO_PLACE):
        if s.place[place] != EMPTY_PLACE and ROW_PRICE[place % ROWS] <= rings.purse(s, seat):
            kind = COLUMN_KIND[place // ROWS]
            fits = fits_bow if kind == BOW else fits_middle if kind == MIDDLE else fits_stern
            offer_slots(m, BUILD_PART + NO_SLOT * place, fits)
    for kind in range(N_PART_KINDS):
        if not is_on_display(s, kind):
            fits = fits_bow if kind == BOW else fits_middle if kind == MIDDLE else fits_stern
            offer_slots(m, SUBSTITUTE + NO_SLOT * kind, fits)
    return m.count


def fitting_slots(s: State, seat: int, kind: int) -> int:
    """[S-079] The slots where a part of a kind may lie, a bit for each: asked once for all parts of the kind."""
    before = yard.pattern(s, seat)
    found = 0
    for slot in range(NO_SLOT):
        if yard.at(before, slot) == yard.EMPTY and yard.is_legal(yard.with_part(before, slot, kind)):
            if s.phase != LAST or yard.completes(before, slot, kind):
                found |= 1 << slot
    return found


def offer_slots(m: Offers, action: int, slots: int) -> int:
    """Offer a part on each of some slots."""
    for slot in range(NO_SLOT):
        if slots >> slot & 1 == 1:
            offer(m, action + slot)
    return 0


def place_part(s: State, seat: int, place: int, slot: int) -> int:
    """[S-072] [S-220] Pay a part, which leaves a gap, [S-073] and lay it on a slot; [S-074] [S-076] there it stays."""
    s.seats[seat].guilders -= ROW_PRICE[place % ROWS]
    s.seats[seat].yard[slot] = s.place[place]
    s.place[place] = EMPTY_PLACE
    return placed(s)


def place_substitute(s: State, seat: int, kind: int, slot: int) -> int:
    """[S-083] It costs nothing and shows nothing."""
    s.seats[seat].yard[slot] = N_PARTS + kind
    return placed(s)


def placed(s: State) -> int:
    """[S-229] As a last chance one part is all."""
    s.built += 1
    if s.phase == LAST:
        s.phase = CLOSE
    return 0
