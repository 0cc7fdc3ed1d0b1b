"""What things are worth to a player beyond their points: for the contracts held, each as likely to be kept."""

from __future__ import annotations

from ostrov.engine.members import first

from .components import (
    BEYOND,
    CANALS_COUNT,
    CAPTAIN,
    COUNTED_ITEM,
    COUNTS,
    EQUIPPED_COUNT,
    IS_BLUE,
    ITEMS_COUNT,
    KINDS,
    KINDS_COUNT,
    N_ITEMS,
    OFFICERS_COUNT,
    PAIR,
    PAIRS_COUNT,
    REQUIRED_ITEM,
)
from .state import QUARTERS, Bench, State
from .worth import worth

HALF = QUARTERS // 2


def serve_points(b: Bench) -> int:
    """Nothing is worth more than its points."""
    for item in range(N_ITEMS):
        b.weight[item] = 0
    b.used_weight = 0
    return 0


def serve_contracts(s: State, seat: int, b: Bench) -> int:
    """What an item aboard, or a used canal, brings by the contracts held: of several, a fair share of each."""
    serve_points(b)
    contract = first(s.seats[seat].contracts, 0)
    while contract >= 0:
        serve(b, contract, held_of(s, seat, IS_BLUE[contract]))
        contract = first(s.seats[seat].contracts, contract + 1)
    return 0


def serve(b: Bench, contract: int, share: int) -> int:
    """One contract, of which one in `share` is kept."""
    what = COUNTS[contract]
    points = int(BEYOND[contract])
    for item in range(N_ITEMS):
        if what == ITEMS_COUNT and COUNTED_ITEM[contract] == item:
            b.weight[item] += QUARTERS * points // share
        elif what == PAIRS_COUNT and (PAIR[contract, 0] == item or PAIR[contract, 1] == item):
            b.weight[item] += HALF * points // share
        elif what == EQUIPPED_COUNT and REQUIRED_ITEM[contract, item]:
            b.weight[item] += points // share
        elif what == KINDS_COUNT and KINDS[contract, item]:
            b.weight[item] += HALF // share
    if what == OFFICERS_COUNT:
        b.weight[CAPTAIN] += QUARTERS * points // share
    elif what == CANALS_COUNT:
        b.used_weight += QUARTERS * points // share
    return 0


def held_of(s: State, seat: int, colour: int) -> int:
    """How many contracts of a colour a player still holds."""
    found = 0
    contract = first(s.seats[seat].contracts, 0)
    while contract >= 0:
        found += int(IS_BLUE[contract] == colour)
        contract = first(s.seats[seat].contracts, contract + 1)
    return found


def worth_now(s: State, seat: int) -> int:
    """What the best contract of each colour would bring with the fleet as it is."""
    return best_of(s, seat, 0) + best_of(s, seat, 1)


def best_of(s: State, seat: int, colour: int) -> int:
    """What the best contract of a colour would bring."""
    best = 0
    contract = first(s.seats[seat].contracts, 0)
    while contract >= 0:
        if IS_BLUE[contract] == colour:
            best = max(best, worth(s, seat, contract))
        contract = first(s.seats[seat].contracts, contract + 1)
    return best
