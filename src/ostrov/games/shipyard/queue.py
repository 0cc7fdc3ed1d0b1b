"""The queue of action tiles: the previous tile goes to the lead, the gear turns, a tile is chosen, income is paid."""

from __future__ import annotations

from ostrov.engine.offers import Offers, offer

from . import goods, renting, rings
from .actions import CHOOSE_TILE
from .components import (
    BUYING,
    EXCHANGE,
    FIRST_TURNS,
    HIRING,
    HOLE,
    INCOME,
    NO_TILE,
    RENTING,
    RIVALS,
    SUBSIDY,
    TEETH,
)
from .refused import S_014, S_039, S_040, S_041
from .state import FREE, State

TWO_CUBES = 2  # what two players put on a tile in their first turn


def owners(s: State) -> int:
    """[S-168] [S-179] Who has cubes on the queue: the players, and in solo two opponents."""
    return int(s.options.players + RIVALS[s.options.players])


def first_turns(s: State) -> int:
    """[S-037] [S-060] Turns without step 1, of all players together."""
    return int(owners(s) * FIRST_TURNS[s.options.players])


def is_first(s: State) -> bool:
    """[S-037] [S-056] Whether this turn has no step 1."""
    return s.turns <= first_turns(s)


def in_play(s: State, tile: int) -> bool:
    """[S-014] The subsidy tile is used by four players only."""
    return tile != SUBSIDY or s.options.players == 4


def position(s: State, tile: int) -> int:
    """Where a tile stands, 0 for the lead."""
    place = 0
    while s.queue[place] != tile:
        place += 1
    return place


def last_tile(s: State) -> int:
    """[S-064] The tile farthest from the gear."""
    place = NO_TILE - 1
    while s.queue[place] == NO_TILE:
        place -= 1
    return s.queue[place]


def move_previous(s: State) -> int:
    """[S-033] [S-035] The active player's tile becomes the lead, [S-034] [S-038] and the gear turns by one tooth."""
    tile = own_tile(s, TWO_CUBES) if s.options.players == 2 else own_tile(s, 1)
    s.cube[tile] = FREE
    s.cubes[tile] = 0
    if s.options.players == 2:
        s.cubes[own_tile(s, 1)] = TWO_CUBES
    for place in range(position(s, tile), 0, -1):
        s.queue[place] = s.queue[place - 1]
    s.queue[0] = tile
    s.gear = (s.gear + 1) % TEETH
    s.dropped = s.gear == HOLE
    return 0


def own_tile(s: State, cubes: int) -> int:
    """[S-036] The tile that holds so many of the active player's cubes."""
    tile = 0
    while s.cube[tile] != s.active or s.cubes[tile] != cubes:
        tile += 1
    return tile


def income(s: State, tile: int) -> int:
    """[S-045] A guilder for each occupied tile ahead, [S-046] each once; [S-047] [S-057] [S-058] [S-059] maybe none."""
    found = 0
    for place in range(position(s, tile)):
        if s.cube[s.queue[place]] != FREE:
            found += INCOME
    return found


def is_open(s: State, tile: int) -> bool:
    """[S-039] [S-040] Neither the lead nor occupied. [S-056] In first turns the lead is free."""
    return in_play(s, tile) and s.cube[tile] == FREE and (is_first(s) or s.queue[0] != tile)


def is_possible(s: State, seat: int, tile: int, guilders: int) -> bool:
    """[S-041] [S-215] Exchange, hiring and an empty display can fail; building never does. [S-222]"""
    if tile == EXCHANGE:
        return goods.holds_any(s, seat)
    if tile == HIRING:
        return rings.cheapest_hire(s, seat) <= guilders
    if tile == RENTING:
        return renting.has_offers(s)
    return goods.has_offers(s) if tile == BUYING else True


def would_be_possible(s: State, seat: int, tile: int) -> bool:
    """[S-041] With the money that the player would have after income."""
    return is_possible(s, seat, tile, s.seats[seat].guilders + s.lying[tile] + income(s, tile))


def all_impossible(s: State, seat: int) -> bool:
    """[S-216] Whether no open tile can be carried out."""
    for tile in range(NO_TILE):
        if is_open(s, tile) and would_be_possible(s, seat, tile):
            return False
    return True


def forbids_choosing(s: State, seat: int, tile: int) -> int:
    """[S-014] In play. [S-039] Not the lead. [S-040] Without cubes. [S-041] Possible, [S-216] if any tile is."""
    if not in_play(s, tile):
        return S_014
    if s.queue[0] == tile and not is_first(s):
        return S_039
    if s.cube[tile] != FREE:
        return S_040
    return 0 if would_be_possible(s, seat, tile) or all_impossible(s, seat) else S_041


def legal_tiles(s: State, seat: int, m: Offers) -> int:
    """[S-043] The open tiles, four in a regular turn, three with two players."""
    for tile in range(NO_TILE):
        if is_open(s, tile) and would_be_possible(s, seat, tile):
            offer(m, CHOOSE_TILE + tile)
    if m.count == 0:
        for tile in range(NO_TILE):
            if is_open(s, tile):
                offer(m, CHOOSE_TILE + tile)
    return m.count


def occupy(s: State, tile: int) -> int:
    """[S-042] A cube on the tile; [S-058] two of them in a first turn of two players."""
    first_of_two = s.options.players == 2 and s.turns <= s.options.players
    s.cube[tile] = s.active
    s.cubes[tile] = TWO_CUBES if first_of_two else 1
    return 0


def take_money(s: State, seat: int, tile: int) -> int:
    """[S-044] The guilders on the tile, then [S-045] the income."""
    s.seats[seat].guilders += s.lying[tile] + income(s, tile)
    s.lying[tile] = 0
    return 0
