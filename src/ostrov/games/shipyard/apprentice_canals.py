"""Where an apprentice's boat goes: canals to rent and to lay, how a ship is fitted out, which route it sails."""

from __future__ import annotations

from . import fitting, outfit, renting, serving, voyage, waters
from .actions import ENTER_FROM, GIVE_UP, GO, LOAD, SAIL_SHIP, START_AT
from .apprentice_plans import FIRST_CAPTAIN, GUILDER, ships_left
from .components import (
    CANAL_PRICE,
    CAPTAIN,
    N_ITEMS,
    N_SIDES,
    NO_CANAL,
    SAIL,
    SMOKESTACK,
    STEP_X,
    STEP_Y,
    STOKER,
)
from .state import ENTER, FREE, LAY, ON_OFFER, QUARTERS, START, Bench, State

SPACE = 3  # what a space farther is worth
FAR = 14  # spaces that are far enough for the next ship and one more
USUAL_SPEED = 6
NO_RUN = 36  # what a canal is worth without which nothing can sail
KEEP_CANAL = 4  # what a canal that is not used up is worth while ships are to come

# --- canals -----------------------------------------------------------------------------------------------------------


def canal_need(s: State, seat: int, b: Bench) -> int:
    """What one canal more is worth: everything where no ship could sail, little where any could."""
    run = waters.longest_run(s, seat, FAR)
    if run == 0:
        return NO_RUN
    wanted = max(USUAL_SPEED, speed_at_hand(b) + 1)
    if ships_left(s) > 1:
        wanted += 2
    return 4 + 4 * (wanted - run) if run < wanted else (FAR - run) // 4


def speed_at_hand(b: Bench) -> int:
    """How fast the ship that grows could be if canals were no matter."""
    stokers = min(b.has[STOKER], b.room[STOKER] + b.helped[STOKER])
    smokestacks = min(b.has[SMOKESTACK], b.room[SMOKESTACK] + b.helped[SMOKESTACK])
    sails = min(b.has[SAIL], b.room[SAIL] + b.helped[SAIL] - min(smokestacks, b.room[SAIL]))
    return fitting.base_speed(smokestacks, stokers, max(0, sails))


def rent_worth(s: State, seat: int, place: int) -> int:
    """A canal on offer, laid where it takes the boat farthest."""
    s.rented = s.offered_canal[place]
    best = 0
    if not waters.has_canals(s, seat):
        best = runs(s, seat, 0, 0)
    else:
        for canal in range(NO_CANAL):
            for side in range(N_SIDES):
                if renting.forbids_laying(s, seat, canal, side) == 0:
                    east = s.east[canal] + STEP_X[side]
                    best = max(best, runs(s, seat, east, s.south[canal] + STEP_Y[side]))
    s.rented = NO_CANAL
    return best - GUILDER * int(CANAL_PRICE[place])


def runs(s: State, seat: int, east: int, south: int) -> int:
    """The worth of the farthest run with the rented canal at a place, turned at its best; then it is taken away."""
    renting.lay_at(s, seat, east, south)
    best = 0
    for turned in range(N_SIDES):
        s.turned[s.rented] = turned
        best = max(best, SPACE * waters.longest_run(s, seat, FAR))
    take_away(s)
    return best


def take_away(s: State) -> int:
    """The rented canal is in the hand again."""
    s.canal[s.rented] = ON_OFFER
    s.canal_owner[s.rented] = FREE
    s.turned[s.rented] = 0
    s.phase = LAY
    return 0


def lay_worth(s: State, seat: int, canal: int, side: int, b: Bench) -> int:
    """The canal laid beside another, turned at its best."""
    renting.lay(s, seat, canal, side)
    best = 0
    for turned in range(N_SIDES):
        best = max(best, turn_worth(s, seat, turned, b))
    take_away(s)
    return best


def turn_worth(s: State, seat: int, turned: int, b: Bench) -> int:
    """The canal turned so: what the ship that grows would bring, and how far the boat can go."""
    before = s.turned[s.rented]
    s.turned[s.rented] = turned
    voyage.survey(s, seat, b)
    found = max(0, outfit.weigh(s, seat, b)) + SPACE * min(FAR, b.reached)
    s.turned[s.rented] = before
    return found


# --- fitting out and sailing ------------------------------------------------------------------------------------------


def fit(s: State, seat: int, b: Bench) -> int:
    """Load what brings most, keeping a captain for the next ship; then sail."""
    serving.serve_contracts(s, seat, b)
    if ships_left(s) > 1:
        b.weight[CAPTAIN] -= FIRST_CAPTAIN - QUARTERS
        b.used_weight -= KEEP_CANAL
    if outfit.best_fit(s, seat, b) < 0:
        return GIVE_UP
    for item in range(N_ITEMS):
        if s.aboard[item] < b.fit[item]:
            return LOAD + item
    return SAIL_SHIP + b.extra


def steer(s: State, seat: int, b: Bench) -> int:
    """The best route from here: its start, or its next side."""
    serving.serve_contracts(s, seat, b)
    if ships_left(s) > 1:
        b.used_weight -= KEEP_CANAL
    voyage.look_at_ship(s, seat, b)
    left = s.speed - (0 if s.phase == START or s.phase == ENTER else s.moved)
    voyage.list_routes(s, seat, b, left)
    voyage.retrace(s, seat, b, left, b.route[0])
    if s.phase == START:
        return START_AT + b.path_canal[0]
    if s.phase == ENTER:
        return ENTER_FROM + b.path_stern[0]
    return GO + waters.opposite(b.path_stern[1])
