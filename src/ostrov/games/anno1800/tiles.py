"""What stands on the fields of a player: laid, covered, uncovered, taken off."""

from __future__ import annotations

from ostrov.engine.members import add, drop, has

from .components import (
    COAST,
    FIRST_SHIP,
    FIRST_YARD,
    HOME,
    HOME_PRINT,
    INDUSTRY_OF,
    ISLE,
    NO_FIELD,
    NO_INDUSTRY,
    NO_LEVEL,
    NO_OLD,
    NOTHING,
    OLD_PRINT,
    PLANT_INDUSTRY,
    SEA,
    SHIP_TOKEN,
    SITE,
    SLOT,
    STRENGTH,
    TILE_OF,
    TOKEN,
    WORKPLACES,
    WORKS,
)
from .state import State

SITES = len(SITE)
NO_TOKEN = len(TOKEN)
INDUSTRIES = NO_INDUSTRY


def has_field(s: State, seat: int, field: int) -> bool:
    """[A-088] Fields of the home island and of own Old World islands."""
    return ISLE[field] == HOME or s.seats[seat].old_islands[ISLE[field]] != NO_OLD


def printed(s: State, seat: int, field: int) -> int:
    """[A-220] What the island prints on a field, whether covered or not."""
    if ISLE[field] == HOME:
        return int(HOME_PRINT[field])
    island = s.seats[seat].old_islands[ISLE[field]]
    return NOTHING if island == NO_OLD else int(OLD_PRINT[island, SLOT[field]])


def seen_without(s: State, seat: int, field: int, removed: int) -> int:
    """[A-221] What would be visible on a field if the tile on the field `removed` were returned."""
    return printed(s, seat, field) if field == removed else s.seats[seat].tile[field]


def field_of(s: State, seat: int, plant: int) -> int:
    """[A-031] Where a visible industry stands; of a second one of its kind, the second such field."""
    player = s.seats[seat]
    wanted = TILE_OF[PLANT_INDUSTRY[plant]]
    second = plant >= INDUSTRIES
    for field in range(SITES):
        if player.tile[field] == wanted:
            if not second:
                return field
            second = False
    return NO_FIELD


def shows(s: State, seat: int, structure: int, but: int) -> int:
    """[A-220] How many fields, one left out, show this."""
    player = s.seats[seat]
    found = 0
    for field in range(SITES):
        if field != but and player.tile[field] == structure:
            found += 1
    return found


def is_yard(structure: int) -> bool:
    return structure >= FIRST_YARD and structure < FIRST_SHIP


def build_on(s: State, seat: int, field: int, tile: int) -> int:
    """[A-003] [A-081] A tile of the gameboard comes on a field, [A-089] [A-090] instead of what was visible there."""
    take_off(s, seat, field)
    add(s.seats[seat].built, field)
    return lay(s, seat, field, tile)


def lay(s: State, seat: int, field: int, structure: int) -> int:
    """[A-103] [A-154] Something becomes visible on a field, with free workplaces or with ready tokens."""
    player = s.seats[seat]
    player.tile[field] = structure
    if INDUSTRY_OF[structure] != NO_INDUSTRY:
        add(player.industries, INDUSTRY_OF[structure])
    if SHIP_TOKEN[structure] != NO_TOKEN:
        player.tokens[SHIP_TOKEN[structure]] += STRENGTH[structure]
    return 0


def take_off(s: State, seat: int, field: int) -> int:
    """[A-092] [A-222] What is visible goes: a built tile to the gameboard, [A-091] [A-093] its cubes are exhausted."""
    player = s.seats[seat]
    structure = player.tile[field]
    player.tile[field] = NOTHING
    if has(player.built, field):
        drop(player.built, field)
        s.board[structure] += 1
    if has(s.busy_yards, field):
        drop(s.busy_yards, field)
    if INDUSTRY_OF[structure] != NO_INDUSTRY:
        exhaust_cubes(s, seat, field)
        if shows(s, seat, structure, NO_FIELD) == 0:
            drop(player.industries, INDUSTRY_OF[structure])
    if SHIP_TOKEN[structure] != NO_TOKEN:
        lose_tokens(s, seat, SHIP_TOKEN[structure], STRENGTH[structure])
    return 0


def exhaust_cubes(s: State, seat: int, field: int) -> int:
    """[A-093] Cubes on a tile that goes are exhausted."""
    player = s.seats[seat]
    for place in range(WORKPLACES):
        if player.work[field, place] != NO_LEVEL:
            player.exhausted[player.work[field, place]] += 1
            player.work[field, place] = NO_LEVEL
    return 0


def lose_tokens(s: State, seat: int, token: int, count: int) -> int:
    """[A-105] As many tokens as the ship is strong go to the supply, exhausted ones first."""
    player = s.seats[seat]
    exhausted = min(count, player.spent[token])
    player.spent[token] -= exhausted
    player.tokens[token] -= count - exhausted
    return 0


def remove(s: State, seat: int, field: int) -> int:
    """[A-094] A built tile is returned; [A-221] what is printed there is visible again, a ship's tokens exhausted."""
    take_off(s, seat, field)
    below = printed(s, seat, field)
    if below != NOTHING:
        lay(s, seat, field, below)
        if SHIP_TOKEN[below] != NO_TOKEN:
            s.seats[seat].tokens[SHIP_TOKEN[below]] -= STRENGTH[below]
            s.seats[seat].spent[SHIP_TOKEN[below]] += STRENGTH[below]
    return 0


def fits(structure: int, terrain: int) -> bool:
    """[A-085] [A-086] [A-087] Ships on sea fields, shipyards on coast fields, industries on land or [A-017] coast."""
    if SHIP_TOKEN[structure] != NO_TOKEN:
        return terrain == SEA
    return terrain == COAST if is_yard(structure) else terrain != SEA


def level_of(industry: int) -> int:
    """[A-032] The kind of cube an industry employs."""
    return int(WORKS[industry])
