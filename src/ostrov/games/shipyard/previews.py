"""What a cruise would bring, told before the ship leaves or is even complete; which slots refuse a part, and why."""

from __future__ import annotations

from ostrov.engine.members import has
from ostrov.engine.notes import Notes

from . import building, cruise, outfit, queue, rings, serving, voyage, waters, yard
from .components import (
    BONUS_PRICE,
    CANAL_PRICE,
    CAPTAIN,
    COLUMN_KIND,
    N_ITEMS,
    N_PART_KINDS,
    N_PARTS,
    N_PLACES,
    N_SIDES,
    NO_CANAL,
    NO_PART,
    NO_SLOT,
    NO_TILE,
    RECRUITER,
    RECRUITING,
    RENTING,
    ROW_PRICE,
    ROWS,
)
from .remarks import (
    BEFORE,
    BY_BONUS,
    BY_MAIN,
    COULD_BE,
    CRUISE,
    CRUISE_IF,
    CRUISE_WITH,
    FAILS,
    FAILS_IF,
    FROM_CANAL,
    FROM_SIDE,
    NO_CANALS,
    NO_CAPTAIN,
    NO_WAY,
    NOTHING,
    STUCK,
    THAT_WAY,
    WAY_FIRST,
    say,
)
from .state import AFTER, BUILD, ENTER, QUARTERS, REGULAR, SAILING, START, Bench, State

N_REMEDIES = 3  # for each of captain and canal

# --- cruises ----------------------------------------------------------------------------------------------------------


def preview(s: State, seat: int, bow: int, b: Bench) -> int:
    """The most points that the complete ship on a slot would bring if it left now; -1 if it could not sail."""
    s.leaving = bow
    for item in range(N_ITEMS):
        s.aboard[item] = 0
    serving.serve_points(b)
    best = outfit.best_fit(s, seat, b)
    s.leaving = NO_SLOT
    return best // QUARTERS if best >= 0 else -1


def why_not(s: State, seat: int) -> int:
    """[S-131] [S-132] Why no ship could sail now."""
    if s.seats[seat].supply[CAPTAIN] == 0:
        return NO_CAPTAIN
    return NO_WAY if waters.has_canals(s, seat) else NO_CANALS


def remedy(s: State, seat: int, why: int, price: int) -> int:
    """What would still let the ship sail, once its last part is paid."""
    if why == NO_WAY:
        return WAY_FIRST if s.phase == BUILD else NOTHING
    tile = RECRUITING if why == NO_CAPTAIN else RENTING
    first_of = 0 if why == NO_CAPTAIN else N_REMEDIES
    left = s.seats[seat].guilders - price - cost(s, seat, tile)
    if left >= 0 and s.main == tile and not s.main_done and s.doing != NO_TILE:
        return first_of + BY_MAIN
    if left >= 0 and s.bonus == tile and s.doing == tile:
        return first_of + BY_BONUS
    if left >= BONUS_PRICE and s.bonus == NO_TILE and s.main != tile and s.stage == REGULAR:
        if queue.in_play(s, tile) and (s.phase == AFTER or (s.phase == BUILD and s.doing == s.main)):
            return first_of + BY_BONUS
    return first_of + BEFORE if s.phase == BUILD else NOTHING


def cost(s: State, seat: int, tile: int) -> int:
    """[S-103] [S-111] What a captain costs, who comes along with a recruiter; [S-084] or the cheapest canal."""
    if tile == RECRUITING:
        return 0 if has(s.seats[seat].employees, RECRUITER[CAPTAIN]) else rings.price_of_crew(s, seat, CAPTAIN)
    for place in range(len(CANAL_PRICE)):
        if s.offered_canal[place] != NO_CANAL:
            return int(CANAL_PRICE[place])
    return rings.BEYOND_MEANS


def tell_ships(s: State, seat: int, n: Notes, b: Bench) -> int:
    """[S-055] What each complete ship will bring, or why it will fail."""
    lying = yard.pattern(s, seat)
    bow = yard.next_ship(lying, 0)
    while bow != NO_SLOT:
        points = preview(s, seat, bow, b)
        if points < 0:
            why = why_not(s, seat)
            say(n, FAILS, bow, why, remedy(s, seat, why, 0), 0)
        else:
            say(n, CRUISE, bow, points, outfit.speed_of_fit(b), 0)
        bow = yard.next_ship(lying, bow + 1)
    return 0


def tell_last_parts(s: State, seat: int, n: Notes, b: Bench) -> int:
    """What the cruise brings of each ship that one part more would complete, or why it would fail."""
    lying = yard.pattern(s, seat)
    for kind in range(N_PART_KINDS):
        for slot in range(NO_SLOT):
            if yard.at(lying, slot) == yard.EMPTY and yard.completes(lying, slot, kind):
                tell_last_part(s, seat, kind, slot, n, b)
    return 0


def tell_last_part(s: State, seat: int, kind: int, slot: int, n: Notes, b: Bench) -> int:
    """For one slot: every part of the kind on display that can be paid, or the substitute."""
    if not building.is_on_display(s, kind):
        return tell_part(s, seat, N_PARTS + kind, kind, N_PLACES, slot, n, b)
    for place in range(N_PLACES):
        if COLUMN_KIND[place // ROWS] == kind and s.place[place] != N_PARTS:
            if ROW_PRICE[place % ROWS] <= rings.purse(s, seat):
                if tell_part(s, seat, s.place[place], kind, place, slot, n, b) < 0:
                    return 0
    return 0


def tell_part(s: State, seat: int, part: int, kind: int, place: int, slot: int, n: Notes, b: Bench) -> int:
    """What the ship brings that one part completes; -1 if it fails, as it then does with any part."""
    s.seats[seat].yard[slot] = part
    points = preview(s, seat, bow_of(s, seat, slot), b)
    s.seats[seat].yard[slot] = NO_PART
    if points < 0:
        why = why_not(s, seat)
        say(n, FAILS_IF, kind, slot, why, remedy(s, seat, why, int(ROW_PRICE[place % ROWS]) if place < N_PLACES else 0))
    elif place == N_PLACES:
        say(n, CRUISE_WITH, kind, slot, points, outfit.speed_of_fit(b))
    else:
        say(n, CRUISE_IF, place, slot, points, outfit.speed_of_fit(b))
    return points


def bow_of(s: State, seat: int, slot: int) -> int:
    """The bow of the complete ship that a slot belongs to."""
    lying = yard.pattern(s, seat)
    bow = slot
    while yard.at(lying, bow) != yard.A_BOW:
        bow -= 1
    return bow


# --- the way ahead ----------------------------------------------------------------------------------------------------


def tell_branches(s: State, seat: int, n: Notes, b: Bench) -> int:
    """[S-139] [S-142] What the whole cruise brings at best, for every way it could begin or go on."""
    voyage.look_at_ship(s, seat, b)
    b.used_weight = 0
    if s.phase == START:
        for canal in range(NO_CANAL):
            if cruise.forbids_starting(s, seat, canal) == 0:
                s.seats[seat].boat = canal
                say(n, FROM_CANAL, canal, best_from_sides(s, seat, N_SIDES, b), 0, 0)
        s.seats[seat].boat = NO_CANAL
        return 0
    for side in range(N_SIDES):
        if s.phase == ENTER and cruise.forbids_entering(s, seat, s.seats[seat].boat, side) == 0:
            say(n, FROM_SIDE, side, best_from_sides(s, seat, side, b), 0, 0)
        elif s.phase == SAILING and cruise.leads_far_enough(s, seat, side):
            say(n, THAT_WAY, side, best_that_way(s, seat, side, b), 0, 0)
    return 0


def best_from_sides(s: State, seat: int, only: int, b: Bench) -> int:
    """The most that a first cruise from one edge space of the boat's canal brings, or from any of them."""
    best = 0
    for side in range(N_SIDES):
        if (only == side or only == N_SIDES) and cruise.forbids_entering(s, seat, s.seats[seat].boat, side) == 0:
            voyage.begin(s, seat, b)
            b.origin = s.seats[seat].boat * N_SIDES + side
            b.origins = b.origin + 1
            b.depth = -1
            best = max(best, best_of_length(s, seat, N_SIDES, b))
    return best


def best_that_way(s: State, seat: int, side: int, b: Bench) -> int:
    """The most that the cruise under way brings if it goes on to one side, what it has brought counted."""
    voyage.begin(s, seat, b)
    return s.officials + best_of_length(s, seat, side, b)


def best_of_length(s: State, seat: int, first: int, b: Bench) -> int:
    """The most of all ways as long as the moves that are left, or of those whose first move is to a side."""
    best = 0
    left = s.speed - s.moved
    while voyage.advance(s, seat, b) > 0:
        if b.depth == left and (first == N_SIDES or s.run_stern[1] == waters.opposite(first)):
            best = max(best, voyage.brings(s, b, left) // QUARTERS)
    return best


# --- the yard ---------------------------------------------------------------------------------------------------------


def tell_stuck(s: State, seat: int, n: Notes) -> int:
    """[S-079] For each slot that refuses a kind of part: which part could then never sail."""
    lying = yard.pattern(s, seat)
    for kind in range(N_PART_KINDS):
        for slot in range(NO_SLOT):
            if yard.at(lying, slot) == yard.EMPTY:
                left = yard.stranded(yard.with_part(lying, slot, kind))
                if left != 0:
                    at = first_stuck(left, slot)
                    say(n, STUCK, kind, slot, yard.at(left, at) - 1, at)
    return 0


def first_stuck(left: int, placed: int) -> int:
    """The first part that would be stuck beside the one just placed; that one, if it is the only one."""
    for slot in range(NO_SLOT):
        if slot != placed and yard.at(left, slot) != yard.EMPTY:
            return slot
    return placed


def tell_what_could_be(s: State, seat: int, n: Notes) -> int:
    """[S-077] Every ship that can still become of what lies in the yard, and what it lacks."""
    lying = yard.pattern(s, seat)
    for bow in range(NO_SLOT - yard.SHORTEST + 1):
        if yard.at(lying, bow) == yard.EMPTY or yard.at(lying, bow) == yard.A_BOW:
            for stern in range(bow + yard.SHORTEST - 1, NO_SLOT):
                if is_possible(lying, bow, stern):
                    place = say(n, COULD_BE, bow, stern, int(yard.at(lying, bow) == yard.EMPTY), 0)
                    n.of[place, 3] = lacking_middles(lying, bow, stern)
                    n.of[place, 4] = int(yard.at(lying, stern) == yard.EMPTY)
    return 0


def is_possible(lying: int, bow: int, stern: int) -> bool:
    """[S-079] Whether a stretch that holds a part could be a ship."""
    if yard.at(lying, stern) != yard.EMPTY and yard.at(lying, stern) != yard.A_STERN:
        return False
    parts = int(yard.at(lying, bow) != yard.EMPTY) + int(yard.at(lying, stern) != yard.EMPTY)
    for slot in range(bow + 1, stern):
        if yard.at(lying, slot) != yard.EMPTY:
            parts += 1
            if yard.at(lying, slot) != yard.A_MIDDLE:
                return False
    return parts > 0


def lacking_middles(lying: int, bow: int, stern: int) -> int:
    found = 0
    for slot in range(bow + 1, stern):
        found += int(yard.at(lying, slot) == yard.EMPTY)
    return found
