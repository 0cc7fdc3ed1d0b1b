"""The shakedown cruise: a ship leaves, is fitted out, sails through the canals, and scores."""

from __future__ import annotations

from ostrov.engine.members import add, clear, has
from ostrov.engine.offers import Offers, offer

from . import fitting, waters, yard
from .actions import DEPART_SHIP, ENTER_FROM, GIVE_UP, GO, SAIL_SHIP, START_AT
from .components import (
    CAPTAIN,
    LANTERN,
    N_FEATURES,
    N_ITEMS,
    N_SAFETY,
    NO_CANAL,
    NO_CELL,
    NO_PART,
    NO_SLOT,
    NO_SYMBOL,
    RIBAND,
    SAIL,
    SYMBOL_AT,
    VISIT,
    VISIT_FEATURE,
)
from .refused import S_055, S_130, S_131, S_132, S_139, S_140, S_141, S_143
from .state import DISCARDED, ENTER, FIT, FREE, SAILING, START, USED, State

SIDES = waters.SIDES


# --- leaving ----------------------------------------------------------------------------------------------------------


def forbids_departing(s: State, seat: int, slot: int) -> int:
    """[S-055] Only a complete ship leaves, called by the slot of its bow."""
    return S_055 if yard.ship_end(yard.pattern(s, seat), slot) == NO_SLOT else 0


def legal_departures(s: State, seat: int, m: Offers) -> int:
    """[S-055] In the order the owner chooses."""
    for slot in range(NO_SLOT):
        if forbids_departing(s, seat, slot) == 0:
            offer(m, DEPART_SHIP + slot)
    return m.count


def depart(s: State, slot: int) -> int:
    """[S-225] One ship at a time is fitted out, sails and scores. [S-218] What came in this turn may go aboard."""
    s.leaving = slot
    for item in range(N_ITEMS):
        s.aboard[item] = 0
    s.phase = FIT
    return 0


# --- sailing or not ---------------------------------------------------------------------------------------------------


def forbids_sailing(s: State, seat: int, extra: int) -> int:
    """[S-131] A captain. [S-130] No more than helmsman and rigger add. [S-132] A way of exactly the full speed."""
    if s.aboard[CAPTAIN] == 0:
        return S_131
    if extra > fitting.most_extra(s, seat, s.aboard[SAIL]):
        return S_130
    speed = fitting.speed_aboard(s) + extra
    return S_132 if waters.longest_run(s, seat, speed) < speed else 0


def legal_fitting(s: State, seat: int, m: Offers) -> int:
    """[S-124] Load more, sail, or give the ship up."""
    fitting.legal_loads(s, seat, m)
    if s.aboard[CAPTAIN] > 0:
        base = fitting.speed_aboard(s)
        extra = fitting.most_extra(s, seat, s.aboard[SAIL])
        reach = waters.longest_run(s, seat, base + extra)
        for more in range(min(extra, reach - base) + 1):
            offer(m, SAIL_SHIP + more)
    offer(m, GIVE_UP)
    return m.count


def sail(s: State, seat: int, extra: int) -> int:
    """[S-130] [S-137] The speed is fixed, and the boat moves; [S-139] on the first cruise from an edge space."""
    s.speed = fitting.speed_aboard(s) + extra
    s.moved = 0
    s.officials = 0
    s.riband = 0
    if s.seats[seat].boat == NO_CANAL:
        s.phase = START
        return 0
    s.phase = SAILING
    return move_on(s, seat)


def give_up(s: State, seat: int) -> int:
    """[S-133] [S-226] The ship leaves the game with nothing aboard; the boat stays where it is."""
    fitting.unload_all(s, seat)
    return take_away(s, seat)


def take_away(s: State, seat: int) -> int:
    """[S-074] The slots of the ship are free again."""
    for slot in range(s.leaving, yard.ship_end(yard.pattern(s, seat), s.leaving) + 1):
        s.seats[seat].yard[slot] = NO_PART
    s.leaving = NO_SLOT
    return 0


# --- the first cruise -------------------------------------------------------------------------------------------------


def forbids_entering(s: State, seat: int, canal: int, side: int) -> int:
    """[S-139] Where no canal touches; [S-132] from there a way of the full speed must lead on."""
    if waters.canal_beside(s, seat, canal, side) != NO_CANAL:
        return S_139
    waters.chart(s, seat)
    cell = waters.exit_cell(s, canal, side)
    return S_132 if waters.run(s, canal, cell, side, s.speed) < s.speed else 0


def forbids_starting(s: State, seat: int, canal: int) -> int:
    """[S-139] An edge space of the own canals, from which a way of the full speed leads on."""
    if waters.is_laid(s, seat, canal):
        for side in range(SIDES):
            if forbids_entering(s, seat, canal, side) == 0:
                return 0
    return S_139


def legal_starts(s: State, seat: int, m: Offers) -> int:
    for canal in range(NO_CANAL):
        if forbids_starting(s, seat, canal) == 0:
            offer(m, START_AT + canal)
    return m.count


def start(s: State, seat: int, canal: int) -> int:
    """[S-139] The boat comes to a canal."""
    s.seats[seat].boat = canal
    s.phase = ENTER
    return 0


def legal_entries(s: State, seat: int, m: Offers) -> int:
    for side in range(SIDES):
        if forbids_entering(s, seat, s.seats[seat].boat, side) == 0:
            offer(m, ENTER_FROM + side)
    return m.count


def enter(s: State, seat: int, side: int) -> int:
    """[S-139] It faces inwards, as if it had just come in. [S-155] Its first space does not score."""
    player = s.seats[seat]
    player.cell = waters.exit_cell(s, player.boat, side)
    player.stern = side
    s.phase = SAILING
    return move_on(s, seat)


# --- moving -----------------------------------------------------------------------------------------------------------


def forbids_going(s: State, seat: int, side: int) -> int:
    """[S-141] Not back. [S-143] Along the channels. [S-140] So that all of the speed can be used."""
    player = s.seats[seat]
    if side == player.stern:
        return S_141
    if not waters.has_way(s, seat, player.boat, player.cell, side):
        return S_143
    return 0 if leads_far_enough(s, seat, side) else S_140


def leads_far_enough(s: State, seat: int, side: int) -> bool:
    """[S-140] Whether a way to this side is as long as the moves that are left."""
    player = s.seats[seat]
    waters.chart(s, seat)
    waters.start_run(s, player.boat, player.cell, player.stern)
    if side == player.stern or not waters.step_on(s, 0, side):
        return False
    left = s.speed - s.moved - 1
    canal = s.run_canal[1]
    cell = s.run_cell[1]
    if canal == player.boat:
        return waters.run(s, canal, cell, waters.opposite(side), left) == left
    return waters.run_leaving(s, player.boat, canal, cell, waters.opposite(side), left) == left


def legal_ways(s: State, seat: int, m: Offers) -> int:
    """[S-142] At a junction, any branch that is long enough."""
    for side in range(SIDES):
        if leads_far_enough(s, seat, side):
            offer(m, GO + side)
    return m.count


def move_on(s: State, seat: int) -> int:
    """[S-140] The boat moves as long as there is only one way; at a junction its owner is asked."""
    side = only_way(s, seat)
    while s.moved < s.speed and side < SIDES:
        move(s, seat, side)
        side = only_way(s, seat)
    if s.moved == s.speed:
        join_fleet(s, seat)
    return 0


def only_way(s: State, seat: int) -> int:
    """The only side to which the boat can go; SIDES if there are several, or none."""
    found = SIDES
    for side in range(SIDES):
        if leads_far_enough(s, seat, side):
            if found != SIDES:
                return SIDES
            found = side
    return found


def go(s: State, seat: int, side: int) -> int:
    """[S-142] The branch chosen at a junction."""
    move(s, seat, side)
    return move_on(s, seat)


def move(s: State, seat: int, side: int) -> int:
    """[S-140] One space, [S-144] [S-227] the stern to the side just left. [S-145] [S-147] Tiles left are used."""
    player = s.seats[seat]
    canal = player.boat
    cell = waters.cell_towards(s, canal, player.cell, side)
    player.stern = waters.opposite(side)
    if cell != NO_CELL:
        player.cell = cell
    else:
        player.boat = waters.canal_beside(s, seat, canal, side)
        player.cell = waters.exit_cell(s, player.boat, player.stern)
        s.canal[canal] = USED
        player.used += 1
        cut_off(s, seat)
    s.moved += 1
    return score_space(s, seat)


def cut_off(s: State, seat: int) -> int:
    """[S-146] Tiles no longer joined to the boat's are discarded, and do not count as used."""
    clear(s.passed)
    add(s.passed, s.seats[seat].boat)
    waters.chart(s, seat)
    grown = True
    while grown:
        grown = False
        for canal in range(NO_CANAL):
            if waters.is_laid(s, seat, canal) and not has(s.passed, canal) and touches_passed(s, canal):
                add(s.passed, canal)
                grown = True
    for canal in range(NO_CANAL):
        if waters.is_laid(s, seat, canal) and not has(s.passed, canal):
            s.canal[canal] = DISCARDED
            s.canal_owner[canal] = FREE
    return 0


def touches_passed(s: State, canal: int) -> bool:
    for side in range(SIDES):
        other = s.neighbour[canal, side]
        if other != NO_CANAL and has(s.passed, other):
            return True
    return False


# --- scoring ----------------------------------------------------------------------------------------------------------


def score_space(s: State, seat: int) -> int:
    """[S-153] Every official entered scores. [S-154] Only the last riband counts, for the spaces moved up to it."""
    symbol = SYMBOL_AT[s.seats[seat].boat, s.seats[seat].cell]
    if symbol == RIBAND:
        s.riband = s.moved
    elif symbol != NO_SYMBOL:
        s.officials += visit(s, seat, symbol)
    return 0


def visit(s: State, seat: int, official: int) -> int:
    """[S-148] [S-149] For crew and equipment aboard, [S-150] [S-151] [S-152] or what the parts show."""
    found = 0
    for item in range(N_ITEMS):
        found += VISIT[official, item] * s.aboard[item]
    for feature in range(N_FEATURES):
        if VISIT_FEATURE[official, feature]:
            found += fitting.shows(s, seat, feature)
    return found


def join_fleet(s: State, seat: int) -> int:
    """[S-138] The ship joins the fleet with all on it."""
    ship = s.ships[s.sailed]
    ship.owner = seat
    ship.parts = yard.ship_end(yard.pattern(s, seat), s.leaving) + 1 - s.leaving
    for item in range(N_ITEMS):
        ship.items[item] = s.aboard[item]
        s.aboard[item] = 0
    for n in range(N_SAFETY):
        ship.safety[n] = fitting.shows(s, seat, LANTERN + n)
    ship.speed = s.speed
    ship.officials = s.officials
    ship.riband = s.riband
    s.sailed += 1
    return take_away(s, seat)
