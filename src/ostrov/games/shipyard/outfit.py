"""Best fit: the loading, and the speed, that bring a ship most with the best of all ways.

Guns, cranes and crew are taken as far as there is room, for each brings points wherever the boat goes. What turns
is the speed: it needs a way of just that length, so every mixture of smokestacks, sails and stokers is tried with
the best way of its speed, and for each speed every mixture of crew.
"""

from __future__ import annotations

from . import fitting, voyage
from .components import (
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    COMMERCIAL,
    CRANE,
    FIRST_EQUIPMENT,
    MILITARY,
    N_ITEMS,
    NEEDS,
    POINTS_PER_CREW,
    POINTS_PER_GUN,
    POINTS_PER_SPEED,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    STOKER,
    VISIT,
)
from .state import MOST_VISITS, QUARTERS, Bench, State


def best_fit(s: State, seat: int, b: Bench) -> int:
    """What the ship that leaves could bring at most with what is aboard and in the supply; -1 if it cannot sail.

    In quarters of a point; with what the bench says an item or a used canal is worth besides.
    """
    voyage.look_at_ship(s, seat, b)
    gather(s, seat, b)
    voyage.survey(s, seat, b)
    return weigh(s, seat, b)


def weigh(s: State, seat: int, b: Bench) -> int:
    """The best of all loadings with the ways surveyed, for the ship and the things that the bench has noted."""
    b.best = -1
    if b.has[CAPTAIN] == 0:
        return -1
    take_guns(b, CANNON)
    take_guns(b, CRANE)
    for speed in range(1, b.reached + 1):
        b.sailing[speed] = -1
        choose_crew(s, b, speed)
    return choose_drive(s, seat, b)


def gather(s: State, seat: int, b: Bench) -> int:
    """What can go aboard, and how much room the ship has for it."""
    for item in range(N_ITEMS):
        b.has[item] = s.aboard[item] + s.seats[seat].supply[item]
        b.helped[item] = fitting.helped(s, seat, item)
        b.room[item] = b.shows[NEEDS[item]] + fitting.added_places(s, seat, item)
        b.fit[item] = 0
    return 0


def take_guns(b: Bench, gun: int) -> int:
    """[S-125] As many as there are, or as there is room for."""
    b.fit[gun] = min(b.has[gun], b.helped[gun] + b.room[gun])
    return 0


def over(b: Bench, item: int, aboard: int) -> int:
    """Places that so many of an item take, without those that constructors place."""
    return max(0, aboard - b.helped[item])


# --- crew -------------------------------------------------------------------------------------------------------------


def choose_crew(s: State, b: Bench, speed: int) -> int:
    """[S-126] [S-127] Every crew that fills the cabins, with the best way of a speed."""
    captain = max(1, s.aboard[CAPTAIN])
    while captain <= b.has[CAPTAIN] and over(b, CAPTAIN, captain - 1) <= b.room[CAPTAIN]:
        left = b.room[CAPTAIN] - over(b, CAPTAIN, captain - 1)
        soldiers = s.aboard[SOLDIER]
        while soldiers <= b.has[SOLDIER] and over(b, SOLDIER, soldiers) <= left:
            traders = min(b.has[BUSINESSMAN], left - over(b, SOLDIER, soldiers) + b.helped[BUSINESSMAN])
            if traders >= s.aboard[BUSINESSMAN]:
                weigh_crew(b, speed, captain, soldiers, traders)
            soldiers += 1
        captain += 1
    return b.sailing[speed]


def weigh_crew(b: Bench, speed: int, captains: int, soldiers: int, traders: int) -> int:
    """What this crew brings with the best way of a speed, if that is more than any before."""
    military = VISIT[MILITARY, SOLDIER] * soldiers + VISIT[MILITARY, CANNON] * b.fit[CANNON]
    commercial = VISIT[COMMERCIAL, BUSINESSMAN] * traders + VISIT[COMMERCIAL, CRANE] * b.fit[CRANE]
    way = best_way(b, speed, military, commercial)
    if way < 0:
        return -1
    value = way + QUARTERS * POINTS_PER_CREW * (captains + soldiers + traders)
    value += b.weight[CAPTAIN] * (captains - 1) + b.weight[SOLDIER] * soldiers + b.weight[BUSINESSMAN] * traders
    if value > b.sailing[speed]:
        b.sailing[speed] = value
        b.crew[speed, CAPTAIN] = captains
        b.crew[speed, SOLDIER] = soldiers
        b.crew[speed, BUSINESSMAN] = traders
    return value


def best_way(b: Bench, speed: int, military: int, commercial: int) -> int:
    """The most that a way of a speed brings a ship that these officials pay so much; -1 without such a way."""
    best = -1
    for visits in range(MOST_VISITS * MOST_VISITS):
        if b.rest[speed, visits] >= 0:
            paid = military * (visits // MOST_VISITS) + commercial * (visits % MOST_VISITS)
            best = max(best, b.rest[speed, visits] + QUARTERS * paid)
    return best


# --- speed ------------------------------------------------------------------------------------------------------------


def choose_drive(s: State, seat: int, b: Bench) -> int:
    """[S-125] [S-126] Every mixture of stokers, smokestacks and sails that finds room, few before many."""
    for stokers in range(s.aboard[STOKER], min(b.has[STOKER], b.helped[STOKER] + b.room[STOKER]) + 1):
        smokestacks = s.aboard[SMOKESTACK]
        while smokestacks <= b.has[SMOKESTACK] and over(b, SMOKESTACK, smokestacks) <= b.room[SMOKESTACK]:
            left = b.room[SMOKESTACK] - over(b, SMOKESTACK, smokestacks)
            for sails in range(s.aboard[SAIL], min(b.has[SAIL], left + b.helped[SAIL]) + 1):
                weigh_drive(s, seat, b, smokestacks, stokers, sails)
            smokestacks += 1
    return b.best


def weigh_drive(s: State, seat: int, b: Bench, smokestacks: int, stokers: int, sails: int) -> int:
    """[S-130] With any help of helmsman and rigger: what this speed brings, if that is more than any before."""
    base = fitting.base_speed(smokestacks, stokers, sails)
    worth = b.weight[SMOKESTACK] * smokestacks + b.weight[STOKER] * stokers + b.weight[SAIL] * sails
    for extra in range(min(fitting.most_extra(s, seat, sails), b.reached - base) + 1):
        speed = base + extra
        if b.sailing[speed] >= 0:
            value = max(0, b.sailing[speed] + worth + QUARTERS * (POINTS_PER_SPEED * speed + guns_points(b)))
            if value > b.best:
                b.best = value
                b.extra = extra
                b.fit[SMOKESTACK] = smokestacks
                b.fit[STOKER] = stokers
                b.fit[SAIL] = sails
                take_crew(b, speed)
    return b.best


def guns_points(b: Bench) -> int:
    """[S-135] Points of cannons and cranes."""
    found = 0
    for item in range(FIRST_EQUIPMENT, N_ITEMS):
        if item == CANNON or item == CRANE:
            found += POINTS_PER_GUN[item - FIRST_EQUIPMENT] * b.fit[item]
    return found


def take_crew(b: Bench, speed: int) -> int:
    """The crew that is best at a speed."""
    b.fit[CAPTAIN] = b.crew[speed, CAPTAIN]
    b.fit[SOLDIER] = b.crew[speed, SOLDIER]
    b.fit[BUSINESSMAN] = b.crew[speed, BUSINESSMAN]
    return 0


def speed_of_fit(b: Bench) -> int:
    """How fast the ship is with the best fit."""
    return fitting.base_speed(b.fit[SMOKESTACK], b.fit[STOKER], b.fit[SAIL]) + b.extra
