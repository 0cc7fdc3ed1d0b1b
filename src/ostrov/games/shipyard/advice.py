"""What a player is told who thinks: income of tiles, slots where a part would be stuck, what a cruise would bring.

`marks` tells unasked. `way` answers a wish, an action of the table:

    load …           best: the loading that brings most, in one phrase; for_contracts: one that serves those, too
    sail …           best, second, …: routes of the ship as it is loaded, each with what it brings and what remains
    rent …, lay …    the place and the turn from which the boat can go farthest
    anything else    the action itself, or what lacks
"""

from __future__ import annotations

from ostrov.engine.members import first, has
from ostrov.engine.notes import Notes, note
from ostrov.engine.offers import Offers

from . import fitting, goods, hints, previews, proposals, queue, rings, waters, worth
from .actions import KIND, LAY_CANAL, LOAD, RENT_CANAL, SAIL_SHIP
from .components import (
    CAPTAIN,
    ENGINEER,
    FIRST_EQUIPMENT,
    LANTERN,
    MOST_BUILT,
    MOST_SPEED,
    N_CREW,
    N_EMPLOYEES,
    N_EQUIPMENT,
    N_GOODS,
    N_ITEMS,
    N_SIDES,
    NEEDS,
    NO_TILE,
    PRICES,
    RECRUITER,
    SAIL,
)
from .remarks import (
    BRINGS,
    CONTRACT_NOTE,
    INCOME_NOTE,
    NO_CAPTAIN_NOTE,
    NOTES,
    PRICE,
    ROOM,
    RUN_NOTE,
    SALE,
    SPEED,
    TURNED_NOTE,
    WAGE,
    WAYS,
    say,
)
from .state import (
    AFTER,
    BARTER,
    BUILD,
    CHOOSE,
    DISCARD,
    FIT,
    GIVE,
    HIRE,
    LAST,
    OVER,
    PRODUCE,
    RECRUIT,
    SAILING,
    START,
    TURN,
    Bench,
    State,
)

WAYS, NOTES = WAYS, NOTES  # what the engine reads here

# --- unasked ----------------------------------------------------------------------------------------------------------


def marks(s: State, seat: int, n: Notes, b: Bench) -> int:
    """What a player is told unasked: of the own things always, of the choice at hand in the own turn."""
    if s.phase < CHOOSE or s.phase == OVER:
        return n.count
    tell_contracts(s, seat, n)
    say(n, RUN_NOTE, waters.longest_run(s, seat, MOST_SPEED), 0, 0, 0)
    if s.phase != FIT and s.seats[seat].supply[CAPTAIN] == 0:
        note(n, NO_CAPTAIN_NOTE)
    previews.tell_what_could_be(s, seat, n)
    if seat == s.active and s.phase != DISCARD:
        tell_choice(s, seat, n, b)
        hints.tell(s, seat, n)
    return n.count


def tell_contracts(s: State, seat: int, n: Notes) -> int:
    """[S-007] What each of the own contracts would bring today."""
    contract = first(s.seats[seat].contracts, 0)
    while contract >= 0:
        say(n, CONTRACT_NOTE, contract, worth.worth(s, seat, contract), 0, 0)
        contract = first(s.seats[seat].contracts, contract + 1)
    return 0


def tell_choice(s: State, seat: int, n: Notes, b: Bench) -> int:
    """What helps with the choice that the player has now."""
    if s.phase <= AFTER:
        previews.tell_ships(s, seat, n, b)
    if s.phase == CHOOSE:
        return tell_income(s, n)
    if (s.phase == BUILD and s.built < MOST_BUILT) or s.phase == LAST:
        previews.tell_stuck(s, seat, n)
        return previews.tell_last_parts(s, seat, n, b)
    if s.phase == TURN:
        return tell_turns(s, seat, n)
    if s.phase == GIVE or s.phase == BARTER:
        return tell_sales(s, seat, n)
    if s.phase == FIT:
        return tell_fit(s, seat, n)
    if START <= s.phase <= SAILING:
        return previews.tell_branches(s, seat, n, b)
    return tell_rings(s, seat, n)


def tell_income(s: State, n: Notes) -> int:
    """[S-044] [S-045] What choosing each tile would bring."""
    for tile in range(NO_TILE):
        if queue.in_play(s, tile):
            say(n, INCOME_NOTE, tile, queue.income(s, tile), s.lying[tile], 0)
    return 0


def tell_turns(s: State, seat: int, n: Notes) -> int:
    """[S-085] How far the boat could go with the new canal turned so or so."""
    for turned in range(N_SIDES):
        s.turned[s.rented] = turned
        say(n, TURNED_NOTE, turned, waters.longest_run(s, seat, MOST_SPEED), 0, 0)
    s.turned[s.rented] = 0
    return 0


def tell_sales(s: State, seat: int, n: Notes) -> int:
    """[S-092] [S-093] [S-095] What each good sells for in this exchange."""
    if s.phase == GIVE:
        s.market = (s.market + 1) % len(PRICES)
    for good in range(N_GOODS):
        say(n, SALE, good, goods.price_of_good(s, seat, good), 0, 0)
    return 0


def tell_rings(s: State, seat: int, n: Notes) -> int:
    """[S-100] [S-104] Prices on the ring that is open, and what employees bring along."""
    if s.phase == PRODUCE:
        for piece in range(N_EQUIPMENT):
            say(n, PRICE, FIRST_EQUIPMENT + piece, rings.price_of_equipment(s, seat, piece), 0, 0)
    elif s.phase == RECRUIT:
        for member in range(N_CREW):
            say(n, PRICE, member, rings.price_of_crew(s, seat, member), 0, 0)
    elif s.phase == HIRE:
        for employee in range(N_EMPLOYEES):
            if rings.forbids_taking(s, seat, employee) == 0:
                say(n, WAGE, employee, rings.wage(s, seat, employee), 0, 0)
    for item in range(N_ITEMS):
        if s.phase == PRODUCE and item >= FIRST_EQUIPMENT and has(s.seats[seat].employees, ENGINEER[item]):
            say(n, BRINGS, item, 0, 0, 0)
        elif s.phase == RECRUIT and item < FIRST_EQUIPMENT and has(s.seats[seat].employees, RECRUITER[item]):
            say(n, BRINGS, item, 0, 0, 0)
    return 0


def tell_fit(s: State, seat: int, n: Notes) -> int:
    """[S-125] [S-126] How full the ship is, and how fast."""
    for feature in range(LANTERN):
        places = 0
        for item in range(N_ITEMS):
            if NEEDS[item] == feature:
                places = max(places, fitting.places(s, seat, item))
        say(n, ROOM, feature, fitting.places_taken(s, seat, feature), places, 0)
    say(n, SPEED, fitting.speed_aboard(s), fitting.most_extra(s, seat, s.aboard[SAIL]), 0, 0)
    return 0


# --- asked ------------------------------------------------------------------------------------------------------------


def way(s: State, seat: int, wishes: Offers, which: int, steps: Offers, n: Notes, b: Bench) -> int:
    """A way to the last of the wishes, after the others; without any there are no steps."""
    if wishes.count == 0 or s.phase < CHOOSE or s.phase == OVER:
        return 0
    done = 1
    for place in range(wishes.count - 1):
        if done == 1 and not proposals.take(s, seat, wishes.actions[place], steps):
            done = 0
    if done == 1:
        done = to_wish(s, seat, wishes.actions[wishes.count - 1], which, steps, n, b)
    if done == 0:
        steps.count = 0
    return done


def to_wish(s: State, seat: int, wish: int, which: int, steps: Offers, n: Notes, b: Bench) -> int:
    """The way to one wish, by its kind."""
    kind = KIND[wish]
    if kind == LOAD:
        return proposals.load(s, seat, wish, which, steps, n, b)
    if kind == SAIL_SHIP:
        return proposals.sail(s, seat, wish, which, steps, n, b)
    if which > 0:
        return 0
    if kind == RENT_CANAL:
        return proposals.rent(s, seat, wish, steps, n, b)
    if kind == LAY_CANAL:
        return proposals.lay(s, seat, wish, steps, n, b)
    if not proposals.take(s, seat, wish, steps):
        return proposals.lacks(s, seat, wish, n)
    if s.phase <= AFTER:
        previews.tell_ships(s, seat, n, b)
    return 1
