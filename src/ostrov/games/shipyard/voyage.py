"""All ways a boat could take: the search behind best fittings, routes and previews.

    begin(s, seat, b)                    before anything else
    while advance(s, seat, b) > 0:       every way, space after space; it is `b.depth` moves long

Boats that are ashore start from every edge space. What a way has met so far stands in the rows of the bench, by moves.
"""

from __future__ import annotations

from . import fitting, waters
from .components import (
    COMMERCIAL,
    LANTERN,
    LANTERN_INSPECTOR,
    LIFE_RING_INSPECTOR,
    MILITARY,
    MOST_SPEED,
    N_FEATURES,
    N_SIDES,
    NO_CANAL,
    NO_CELL,
    RIBAND,
    SYMBOL_AT,
    VISIT,
)
from .state import ENTER, MOST_ROUTES, MOST_VISITS, QUARTERS, SAILING, Bench, State

ORIGINS = NO_CANAL * N_SIDES  # edge spaces there could be


def look_at_ship(s: State, seat: int, b: Bench) -> int:
    """What the parts of the ship that leaves show."""
    for feature in range(N_FEATURES):
        b.shows[feature] = fitting.shows(s, seat, feature)
    return 0


# --- every way --------------------------------------------------------------------------------------------------------


def begin(s: State, seat: int, b: Bench) -> int:
    """A search begins, from where the boat is or from the first edge space."""
    waters.chart(s, seat)
    player = s.seats[seat]
    b.reached = 0
    b.depth = -1
    b.origin = 0
    b.origins = ORIGINS
    if s.phase == ENTER:
        b.origin = player.boat * N_SIDES
        b.origins = b.origin + N_SIDES
    elif player.boat != NO_CANAL:
        b.origins = 0
        set_out(s, b, player.boat, player.cell, player.stern)
    return 0


def set_out(s: State, b: Bench, canal: int, cell: int, stern: int) -> int:
    """[S-155] The first space does not count; on a cruise that is under way, the riband met last does."""
    waters.start_run(s, canal, cell, stern)
    b.depth = 0
    b.military[0] = 0
    b.commercial[0] = 0
    b.safety[0] = 0
    b.moved = s.moved if s.phase == SAILING else 0
    b.riband[0] = s.riband if s.phase == SAILING else 0
    b.used[0] = 0
    return 0


def advance(s: State, seat: int, b: Bench) -> int:
    """The next way: how many moves it has; 0 when all have been tried."""
    while True:
        if b.depth < 0 and not next_origin(s, seat, b):
            return 0
        side = s.run_next[b.depth]
        if side == N_SIDES or b.depth == MOST_SPEED:
            b.depth = waters.step_back(s, b.depth)
        else:
            s.run_next[b.depth] = side + 1
            if side != s.run_stern[b.depth] and waters.step_on(s, b.depth, side):
                b.depth += 1
                b.reached = max(b.reached, b.depth)
                meet(s, b)
                return b.depth


def next_origin(s: State, seat: int, b: Bench) -> bool:
    """[S-139] Set out from the next edge space, if there is one more."""
    while b.origin < b.origins:
        canal = b.origin // N_SIDES
        side = b.origin % N_SIDES
        b.origin += 1
        if waters.is_laid(s, seat, canal) and s.neighbour[canal, side] == NO_CANAL:
            set_out(s, b, canal, waters.exit_cell(s, canal, side), side)
            return True
    return False


def meet(s: State, b: Bench) -> int:
    """[S-145] [S-153] [S-154] What the space just entered adds."""
    now = b.depth
    was = now - 1
    b.military[now] = b.military[was]
    b.commercial[now] = b.commercial[was]
    b.safety[now] = b.safety[was]
    b.riband[now] = b.riband[was]
    b.used[now] = b.used[was] + (1 if s.run_canal[now] != s.run_canal[was] else 0)
    symbol = SYMBOL_AT[s.run_canal[now], s.run_cell[now]]
    if symbol == MILITARY:
        b.military[now] += 1
    elif symbol == COMMERCIAL:
        b.commercial[now] += 1
    elif symbol == RIBAND:
        b.riband[now] = b.moved + now
    elif symbol >= LANTERN_INSPECTOR and symbol <= LIFE_RING_INSPECTOR:
        b.safety[now] += b.shows[LANTERN + symbol - LANTERN_INSPECTOR]
    return 0


# --- what ways bring --------------------------------------------------------------------------------------------------


def survey(s: State, seat: int, b: Bench) -> int:
    """Note the best of all ways, by their length and the officials they meet whose points depend on the loading."""
    begin(s, seat, b)
    known = 0
    while advance(s, seat, b) > 0:
        while known < b.reached:
            known += 1
            forget(b, known)
        here = b.military[b.depth] * MOST_VISITS + b.commercial[b.depth]
        b.rest[b.depth, here] = max(b.rest[b.depth, here], beside_loading(b, b.depth))
    return b.reached


def forget(b: Bench, speed: int) -> int:
    """No way of this length is known yet."""
    for visits in range(MOST_VISITS * MOST_VISITS):
        b.rest[speed, visits] = -1
    return 0


def beside_loading(b: Bench, moves: int) -> int:
    """What a way brings whatever the ship carries, in quarters: inspectors, riband, used canals."""
    return max(0, QUARTERS * (b.safety[moves] + b.riband[moves]) + b.used_weight * b.used[moves])


def brings(s: State, b: Bench, moves: int) -> int:
    """What the way the search is on brings the ship as it is loaded, in quarters."""
    soldiers = visit_of(s, MILITARY)
    traders = visit_of(s, COMMERCIAL)
    return beside_loading(b, moves) + QUARTERS * (b.military[moves] * soldiers + b.commercial[moves] * traders)


def visit_of(s: State, official: int) -> int:
    """[S-148] [S-149] What an official pays for what is aboard."""
    found = 0
    for item in range(len(s.aboard)):
        found += VISIT[official, item] * s.aboard[item]
    return found


# --- routes -----------------------------------------------------------------------------------------------------------


def list_routes(s: State, seat: int, b: Bench, speed: int) -> int:
    """The best routes of a length for the ship as it is loaded; those that come to the same are listed once.

    By points, then by how far the boat can go on. The search goes on behind each route, so that is known when it
    comes back.
    """
    begin(s, seat, b)
    b.routes = 0
    b.open = False
    number = -1
    while advance(s, seat, b) > 0:
        if b.depth < speed:
            close(b, number)
        elif b.depth > speed:
            b.onward = max(b.onward, b.depth - speed)
        else:
            close(b, number)
            number += 1
            b.open = True
            b.onward = 0
            b.open_value = brings(s, b, speed)
            b.open_end = place_at_end(s, b)
    close(b, number)
    return b.routes


def close(b: Bench, number: int) -> int:
    """List the route that the search has left behind, at its place, unless it comes to the same as another."""
    if not b.open:
        return 0
    b.open = False
    place = b.routes
    for n in range(b.routes):
        if b.value[n] == b.open_value and b.onwards[n] == b.onward and b.end[n] == b.open_end:
            return 0
    while place > 0 and is_better(b, place - 1):
        place -= 1
    if place < MOST_ROUTES:
        insert(b, place, number)
    return 0


def is_better(b: Bench, place: int) -> bool:
    """Whether the route left behind comes before a listed one."""
    return b.open_value > b.value[place] or (b.open_value == b.value[place] and b.onward > b.onwards[place])


def insert(b: Bench, place: int, number: int) -> int:
    """Those behind it move back, and the last may fall off."""
    last = min(b.routes, MOST_ROUTES - 1)
    for n in range(last, place, -1):
        b.route[n] = b.route[n - 1]
        b.value[n] = b.value[n - 1]
        b.onwards[n] = b.onwards[n - 1]
        b.end[n] = b.end[n - 1]
    b.route[place] = number
    b.value[place] = b.open_value
    b.onwards[place] = b.onward
    b.end[place] = b.open_end
    b.routes = last + 1
    return 0


def place_at_end(s: State, b: Bench) -> int:
    """The space a way ends on, its stern, and how many canals it uses, as one number."""
    here = s.run_canal[b.depth] * NO_CELL + s.run_cell[b.depth]
    return (here * N_SIDES + s.run_stern[b.depth]) * NO_CANAL + b.used[b.depth]


def retrace(s: State, seat: int, b: Bench, speed: int, wanted: int) -> int:
    """Search again up to one of the routes, and note its path; how far the boat could go on from its end."""
    begin(s, seat, b)
    number = -1
    while number < wanted and advance(s, seat, b) > 0:
        if b.depth == speed:
            number += 1
    for moves in range(speed + 1):
        b.path_canal[moves] = s.run_canal[moves]
        b.path_cell[moves] = s.run_cell[moves]
        b.path_stern[moves] = s.run_stern[moves]
    return waters.run_on(s, speed)
