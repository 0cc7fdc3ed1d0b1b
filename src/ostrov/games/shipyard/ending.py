"""Points, the end, and what must be true of every position."""

from __future__ import annotations

from ostrov.engine.members import first, has

from . import contracts, queue, waters, yard
from .actions import (
    FROM_BLUE,
    FROM_CREW,
    FROM_DEALERS,
    FROM_GUNS,
    FROM_OFFICIALS,
    FROM_RED,
    FROM_RIBAND,
    FROM_SPEED,
    N_SOURCES,
)
from .components import (
    COPIES,
    END_POINTS,
    FIRST_EQUIPMENT,
    IS_BLUE,
    MIX_COUNT,
    N_CANAL_PLACES,
    N_CONTRACTS,
    N_CREW,
    N_EMPLOYEES,
    N_GOODS_PLACES,
    N_ITEMS,
    N_PARTS,
    N_PLACES,
    N_SIDES,
    NO_CANAL,
    NO_MIX,
    NO_TILE,
    POINTS_PER_CREW,
    POINTS_PER_GUN,
    POINTS_PER_SPEED,
    STOKER,
)
from .state import FREE, LAID, ON_OFFER, OVER, USED, State

# --- points -----------------------------------------------------------------------------------------------------------


def points(s: State, seat: int, source: int) -> int:
    """[S-134] to [S-138] from ships that sailed; [S-165] from contracts and dealers at the end."""
    if source == FROM_RED or source == FROM_BLUE:
        return contracts.points_of(s, seat, source - FROM_RED)
    if source == FROM_DEALERS:
        return dealers(s, seat) if s.phase == OVER else 0
    found = 0
    for n in range(s.sailed):
        if s.ships[n].owner == seat:
            found += points_of_ship(s, n, source)
    return found


def points_of_ship(s: State, n: int, source: int) -> int:
    """[S-134] Crew, [S-135] cannons and cranes, [S-136] speed, [S-137] officials and riband."""
    ship = s.ships[n]
    if source == FROM_SPEED:
        return POINTS_PER_SPEED * ship.speed
    if source == FROM_OFFICIALS:
        return ship.officials
    if source == FROM_RIBAND:
        return ship.riband
    found = 0
    if source == FROM_CREW:
        for member in range(N_CREW):
            found += 0 if member == STOKER else POINTS_PER_CREW * ship.items[member]
    elif source == FROM_GUNS:
        for piece in range(FIRST_EQUIPMENT, N_ITEMS):
            found += POINTS_PER_GUN[piece - FIRST_EQUIPMENT] * ship.items[piece]
    return found


def dealers(s: State, seat: int) -> int:
    """[S-113] Dealers are worth points at the end."""
    found = 0
    employee = first(s.seats[seat].employees, 0)
    while employee >= 0:
        found += END_POINTS[employee]
        employee = first(s.seats[seat].employees, employee + 1)
    return found


def score(s: State, seat: int) -> int:
    """[S-166] All points of a player."""
    found = 0
    for source in range(N_SOURCES):
        found += points(s, seat, source)
    return found


def ended(s: State) -> int:
    """[S-156] [S-158] How the game ended, if it has."""
    return s.ending


def place(s: State, seat: int) -> int:
    """[S-166] Most points, then most guilders; who is still equal shares the place."""
    better = 0
    own = score(s, seat)
    for other in range(s.options.players):
        theirs = score(s, other)
        if theirs > own or (theirs == own and s.seats[other].guilders > s.seats[seat].guilders):
            better += 1
    return better + 1


# --- what must be true ------------------------------------------------------------------------------------------------


def problems(s: State) -> int:
    """Whether a position can be: the first rule that it breaks."""
    if not parts_are_somewhere(s):
        return 1
    if not canals_are_true(s):
        return 88
    if not goods_are_somewhere(s):
        return 90
    if not ships_are_true(s):
        return 138
    for seat in range(s.options.players):
        if not yard.is_legal(yard.pattern(s, seat)):
            return 79
        if not contracts_are_true(s, seat):
            return 70
    if s.turns == 0:
        return 0
    if not employees_are_somewhere(s):
        return 23
    return 0 if queue_is_true(s) else 42


def parts_are_somewhere(s: State) -> bool:
    """[S-001] No part is in two places."""
    for place in range(N_PLACES):
        part = s.place[place]
        if part != N_PARTS and (has(s.stacked, part) or uses_of(s, part) != 1):
            return False
    for seat in range(s.options.players):
        for slot in range(len(s.seats[seat].yard)):
            part = s.seats[seat].yard[slot]
            if part < N_PARTS and (has(s.stacked, part) or uses_of(s, part) != 1):
                return False
    return True


def uses_of(s: State, part: int) -> int:
    """How often a part lies on display or in a shipyard."""
    found = 0
    for place in range(N_PLACES):
        if s.place[place] == part:
            found += 1
    for seat in range(s.options.players):
        for slot in range(len(s.seats[seat].yard)):
            if s.seats[seat].yard[slot] == part:
                found += 1
    return found


def canals_are_true(s: State) -> bool:
    """[S-088] What is laid or used belongs to somebody, what is on offer lies there once, and used ones are counted."""
    for canal in range(NO_CANAL):
        owned = s.canal[canal] == LAID or s.canal[canal] == USED
        waits = s.canal[canal] == ON_OFFER and s.rented != canal
        if owned != (s.canal_owner[canal] != FREE) or offers_of(s, canal) != int(waits):
            return False
    for seat in range(s.options.players):
        used = 0
        for canal in range(NO_CANAL):
            if s.canal_owner[canal] == seat and s.canal[canal] == USED:
                used += 1
        if used > s.seats[seat].used or not system_is_true(s, seat):
            return False
    return True


def offers_of(s: State, canal: int) -> int:
    found = 0
    for n in range(N_CANAL_PLACES):
        if s.offered_canal[n] == canal:
            found += 1
    return found


def system_is_true(s: State, seat: int) -> bool:
    """[S-085] Canals of a system lie apart, each beside another; [S-144] the boat is on one of them."""
    laid = 0
    for canal in range(NO_CANAL):
        if waters.is_laid(s, seat, canal):
            laid += 1
            if waters.canal_at(s, seat, s.east[canal], s.south[canal]) != canal:
                return False
    for canal in range(NO_CANAL):
        if laid > 1 and waters.is_laid(s, seat, canal) and not touches_another(s, seat, canal):
            return False
    boat = s.seats[seat].boat
    return boat == NO_CANAL or waters.is_laid(s, seat, boat)


def touches_another(s: State, seat: int, canal: int) -> bool:
    for side in range(N_SIDES):
        if waters.canal_beside(s, seat, canal, side) != NO_CANAL:
            return True
    return False


def goods_are_somewhere(s: State) -> bool:
    """[S-005] All goods tiles are in the stack, on offer, used, removed, held or being exchanged."""
    for mix in range(NO_MIX):
        found = s.goods_stack[mix] + s.goods_used[mix] + s.goods_removed[mix] + int(s.bartered == mix)
        for n in range(N_GOODS_PLACES):
            found += int(s.offered_goods[n] == mix)
        for seat in range(s.options.players):
            found += s.seats[seat].goods[mix]
        if found != MIX_COUNT[mix]:
            return False
    return True


def ships_are_true(s: State) -> bool:
    """[S-138] Ships of the fleets come first in their row, and no others."""
    for n in range(len(s.ships)):
        if (s.ships[n].owner < s.options.players) != (n < s.sailed):
            return False
    return True


def employees_are_somewhere(s: State) -> bool:
    """[S-023] Every employee waits or is held, as often as there are copies."""
    for employee in range(N_EMPLOYEES):
        found = s.copies[employee]
        for seat in range(s.options.players):
            found += int(has(s.seats[seat].employees, employee))
        if found != COPIES[s.options.players]:
            return False
    return True


def queue_is_true(s: State) -> bool:
    """[S-014] Every tile in play stands in the queue once, without gaps; [S-027] there are no cubes too many."""
    tiles = 0
    cubes = 0
    for tile in range(NO_TILE):
        if queue.in_play(s, tile):
            tiles += 1
        cubes += s.cubes[tile]
        if (s.cubes[tile] > 0) != (s.cube[tile] != FREE):
            return False
    for n in range(NO_TILE):
        if (s.queue[n] != NO_TILE) != (n < tiles):
            return False
        for other in range(n):
            if n < tiles and s.queue[other] == s.queue[n]:
                return False
    most = 3 if s.options.players == 2 else 1
    return cubes <= most * queue.owners(s)


def contracts_are_true(s: State, seat: int) -> bool:
    """[S-007] [S-070] Nobody else has a player's contracts, and there are as many of each colour as all know."""
    player = s.seats[seat]
    red = 0
    blue = 0
    for contract in range(N_CONTRACTS):
        own = has(player.contracts, contract) or has(player.shown, contract)
        if own and (is_elsewhere(s, seat, contract) or has(player.discarded, contract)):
            return False
        if has(player.dropping, contract) and not has(player.contracts, contract):
            return False
        if own:
            red += int(IS_BLUE[contract] == 0)
            blue += int(IS_BLUE[contract] == 1)
    return s.turns == 0 or (red == s.held and blue == s.held)


def is_elsewhere(s: State, seat: int, contract: int) -> bool:
    for other in range(s.options.players):
        player = s.seats[other]
        if other != seat and (
            has(player.contracts, contract) or has(player.shown, contract) or has(player.discarded, contract)
        ):
            return True
    return False
