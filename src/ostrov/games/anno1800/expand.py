"""The Expand action: industries, shipyards and ships come from the gameboard, tiles go back to it."""

from __future__ import annotations

from ostrov.engine.members import add, has
from ostrov.engine.offers import Offers, offer

from . import payment, tiles, turns
from .actions import BUILD, ON_FIELD
from .components import (
    COAST,
    COST_OF_TILE,
    FIELD,
    FIRST_SHIP,
    FIRST_YARD,
    NO_FIELD,
    NOTHING,
    REPLACES,
    SEA,
    START_FIELD,
    STRENGTH,
    TERRAIN,
    TILE,
)
from .refused import (
    A_080,
    A_082,
    A_083,
    A_084,
    A_085,
    A_086,
    A_087,
    A_088,
    A_094,
    A_095,
    A_096,
    A_100,
    A_101,
)
from .state import BUILD_NOW, EXPANDING, ONE_KIND, PLACING, REMOVING, REVISED, TURN, State

FIELDS = len(FIELD)
TILES = len(TILE)
NO_TILE = len(TILE)
SITES = tiles.SITES


# --- building ---------------------------------------------------------------------------------------------------------


def forbids_build(s: State, seat: int, tile: int) -> int:
    """[A-080] [A-081] A tile that this action may build, that fits on a field, and that is paid for at once."""
    rule = turns.forbids_part(s, EXPANDING)
    if rule != 0:
        return rule
    rule = forbids_tile(s, seat, tile, NO_FIELD)
    return rule if rule != 0 else payment.forbids_cost(s, seat, COST_OF_TILE + tile)


def forbids_tile(s: State, seat: int, tile: int, removed: int) -> int:
    """[A-082] A tile on the gameboard, within the limits of the action; as if one on `removed` were returned."""
    if s.board[tile] == 0 and (removed == NO_FIELD or s.seats[seat].tile[removed] != tile):
        return A_082
    if tile < FIRST_YARD:
        rule = forbids_kind(s, s.industry_built, A_083, s.yard_built or s.ships_built > 0)
        return rule if rule != 0 else forbids_identical(s, seat, tile, removed)
    if tile < FIRST_SHIP:
        return forbids_kind(s, s.yard_built, A_084, s.industry_built or s.ships_built > 0)
    rule = forbids_kind(s, False, A_100, s.industry_built or s.yard_built)
    return rule if rule != 0 else forbids_ship(s, seat, STRENGTH[tile], removed)


def forbids_kind(s: State, same: bool, rule: int, other: bool) -> int:
    """[A-083] One industry, [A-084] one shipyard an action; [A-080] with other kinds only where they may be mixed."""
    if other and s.options.expand_mix == ONE_KIND:
        return A_080
    return rule if same else 0


def forbids_identical(s: State, seat: int, tile: int, removed: int) -> int:
    """[A-095] [A-096] There must be a field where the new industry is no second one; [A-098]."""
    alike = 0
    where = NO_FIELD
    for field in range(SITES):
        if tiles.seen_without(s, seat, field, removed) == tile:
            alike += 1
            where = field
    if s.options.edition == REVISED:
        return A_095 if alike > 1 else 0
    if REPLACES[tile] != NOTHING and alike == 1 and where != START_FIELD[tile]:
        return A_096
    return A_096 if alike > 1 else 0


def forbids_ship(s: State, seat: int, strength: int, removed: int) -> int:
    """[A-101] [A-102] A shipyard strong enough, [A-100] that has built none yet, and no more ships than shipyards."""
    yards = 0
    strong = False
    free = False
    for field in range(SITES):
        structure = tiles.seen_without(s, seat, field, removed)
        if tiles.is_yard(structure):
            yards += 1
            if STRENGTH[structure] >= strength:
                strong = True
                if not has(s.busy_yards, field):
                    free = True
    if not strong:
        return A_101
    return 0 if free and s.ships_built < yards else A_100


def yard_for(s: State, seat: int, strength: int) -> int:
    """[A-100] The weakest own shipyard that is strong enough and has built none in this action."""
    player = s.seats[seat]
    best = NO_FIELD
    for field in range(SITES):
        structure = player.tile[field]
        if tiles.is_yard(structure) and STRENGTH[structure] >= strength and not has(s.busy_yards, field):
            if best == NO_FIELD or STRENGTH[structure] < STRENGTH[player.tile[best]]:
                best = field
    return best


def build(s: State, seat: int, tile: int) -> int:
    """[A-081] The cost is paid and the tile taken from the gameboard; [A-104] ships one after the other."""
    turns.begin_part(s, EXPANDING)
    payment.pay(s, seat, COST_OF_TILE + tile)
    if tile < FIRST_YARD:
        s.industry_built = True
    elif tile < FIRST_SHIP:
        s.yard_built = True
    else:
        add(s.busy_yards, yard_for(s, seat, STRENGTH[tile]))
        s.ships_built += 1
    s.board[tile] -= 1
    s.placing = tile
    s.phase = PLACING
    return 0


def legal_builds(s: State, seat: int, m: Offers) -> int:
    """[A-080] All tiles that can be built."""
    if turns.forbids_part(s, EXPANDING) == 0:
        for tile in range(TILES):
            if payment.forbids_cost(s, seat, COST_OF_TILE + tile) == 0 and forbids_tile(s, seat, tile, NO_FIELD) == 0:
                offer(m, BUILD + tile)
    return m.count


# --- the field --------------------------------------------------------------------------------------------------------


def forbids_field(s: State, seat: int, field: int) -> int:
    """[A-088] An own field of [A-085] [A-086] [A-087] its terrain, [A-090] [A-226] free or not; [A-095] [A-096]."""
    if not tiles.has_field(s, seat, field):
        return A_088
    if s.phase == REMOVING:
        return forbids_removal(s, seat, field)
    tile = s.placing
    if tile >= FIRST_SHIP:
        return 0 if TERRAIN[field] == SEA else A_087
    if tile >= FIRST_YARD:
        return 0 if TERRAIN[field] == COAST else A_086
    if TERRAIN[field] == SEA:
        return A_085
    revised = s.options.edition == REVISED
    if not revised and REPLACES[tile] != NOTHING and field != START_FIELD[tile]:
        return A_096
    if tiles.shows(s, seat, tile, field) > 0:
        return A_095 if revised else A_096
    return 0


def choose_field(s: State, seat: int, field: int) -> int:
    """[A-081] The tile comes on the field; or [A-094] the tile there is returned, [A-221] uncovering the print."""
    if s.phase == REMOVING:
        tiles.remove(s, seat, field)
        s.removed += 1
        s.phase = TURN if s.parts > 0 else BUILD_NOW
        return 0
    tiles.build_on(s, seat, field, s.placing)
    s.placing = NO_TILE
    s.phase = TURN
    return 0


def legal_fields(s: State, seat: int, m: Offers) -> int:
    """[A-085] [A-086] [A-087] [A-094] All fields that answer the question."""
    for field in range(FIELDS):
        if forbids_field(s, seat, field) == 0:
            offer(m, ON_FIELD + field)
    return m.count


# --- returning tiles --------------------------------------------------------------------------------------------------


def forbids_remove(s: State, seat: int) -> int:
    """[A-094] Only in an Expand action, and only if a tile can be returned."""
    rule = turns.forbids_part(s, EXPANDING)
    if rule != 0:
        return rule
    for field in range(FIELDS):
        if forbids_removal(s, seat, field) == 0:
            return 0
    return A_094


def forbids_removal(s: State, seat: int, field: int) -> int:
    """[A-094] An own built tile, one an action in the revised text; before the first build only if one can follow."""
    if not has(s.seats[seat].built, field):
        return A_094
    if s.options.edition == REVISED and s.removed > 0:
        return A_094
    return 0 if s.parts > 0 or leaves_a_build(s, seat, field) else A_094


def leaves_a_build(s: State, seat: int, field: int) -> bool:
    """[A-094] Whether, with this tile returned, some tile fits and is covered by what is there."""
    for tile in range(TILES):
        if payment.forbids_cost(s, seat, COST_OF_TILE + tile) == 0 and forbids_tile(s, seat, tile, field) == 0:
            return True
    return False


def begin_remove(s: State) -> int:
    """[A-094] A return may be what an Expand action begins with."""
    if s.doing != EXPANDING:
        turns.begin_action(s)
        s.doing = EXPANDING
    s.phase = REMOVING
    return 0
