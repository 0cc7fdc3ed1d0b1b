"""The solo game: two opponents made of cubes, moved by solo tiles that chance turns up."""

from __future__ import annotations

from ostrov.engine.members import add, drop, first, has
from ostrov.engine.offers import Odds, likely

from . import queue, refill, turns
from .actions import FACED, NUMBERED
from .components import (
    BACK_PLACE,
    BACK_STEPS,
    BUILDING,
    BUYING,
    CREW_AT,
    CREW_SPACE,
    EQUIPMENT_AT,
    EQUIPMENT_SPACE,
    EXCHANGE,
    HIRING,
    N_BACKS,
    N_CREW,
    N_EQUIPMENT,
    N_PARTS,
    N_PLACES,
    N_SOLO_TILES,
    N_SPACES,
    NO_CANAL,
    NO_MIX,
    NO_TILE,
    PRICES,
    PRODUCING,
    RECRUITING,
    RENTING,
    ROWS,
    SOLO_BACK,
    SOLO_FACE,
)
from .state import FACING, FREE, NUMBERING, REMOVED, State

NO_NUMBER = N_BACKS
NO_FACE = N_SOLO_TILES
HUMAN = 0
BOTH_RIVALS = 1 + 2  # the seats of the two opponents together


def is_rival(s: State) -> bool:
    """[S-168] Whether an opponent is to move."""
    return s.options.players == 1 and s.active != HUMAN


def next_owner(s: State) -> int:
    """[S-168] The human, then the opponents in their order."""
    if s.active == HUMAN:
        return s.second
    return BOTH_RIVALS - s.second if s.active == s.second else HUMAN


def begin(s: State) -> int:
    """[S-170] The next solo tile is turned."""
    s.phase = FACING
    return 0


# --- solo tiles -------------------------------------------------------------------------------------------------------


def stack_all(s: State) -> int:
    """[S-167] All solo tiles are shuffled; the number of the topmost is seen."""
    for tile in range(NO_FACE):
        add(s.solo_stack, tile)
    s.phase = NUMBERING
    return 0


def number_odds(s: State, w: Odds) -> int:
    """[S-173] The back of the next tile: as likely as tiles in the stack have it."""
    for back in range(NO_NUMBER):
        tiles = 0
        for tile in range(NO_FACE):
            if has(s.solo_stack, tile) and SOLO_BACK[tile] == back:
                tiles += 1
        likely(w, NUMBERED + back, tiles)
    return w.total


def face_odds(s: State, w: Odds) -> int:
    """[S-173] The face of the topmost tile: one of those with its number."""
    for tile in range(NO_FACE):
        if has(s.solo_stack, tile) and SOLO_BACK[tile] == s.solo_number:
            likely(w, FACED + tile, 1)
    return w.total


def faced(s: State, tile: int) -> int:
    """[S-170] A tile is turned; [S-173] then the number of the next is seen, if there is one."""
    drop(s.solo_stack, tile)
    s.faced = tile
    s.solo_number = NO_NUMBER
    if first(s.solo_stack, 0) >= 0:
        s.phase = NUMBERING
        return 0
    return decide(s)


def numbered(s: State, back: int) -> int:
    """[S-173] The number on top is seen, and the tile turned before it takes effect."""
    s.solo_number = back
    if s.turns == 0:
        return refill.open_parts(s)
    if s.faced != NO_FACE:
        return decide(s)
    if s.main == NO_TILE:
        s.phase = FACING
        return 0
    return turns.end(s)


def decide(s: State) -> int:
    """[S-171] An occupied action is passed over. [S-169] In the first round nothing is carried out."""
    tile = SOLO_FACE[s.faced]
    s.faced = NO_FACE
    if tile == NO_TILE:
        tile = queue.last_tile(s)
    if s.cube[tile] != FREE:
        return turn_on(s)
    s.lying[tile] = 0
    s.main = tile
    queue.occupy(s, tile)
    if queue.is_first(s):
        return over(s)
    return take_effect(s, tile)


def turn_on(s: State) -> int:
    """[S-171] [S-172] The next tile; all eight are shuffled anew if none is left."""
    if first(s.solo_stack, 0) < 0:
        return stack_all(s)
    s.phase = FACING
    return 0


def over(s: State) -> int:
    """[S-178] When the last tile has been turned all are shuffled; then the opponent's turn ends."""
    if first(s.solo_stack, 0) < 0:
        return stack_all(s)
    return turns.end(s)


# --- what an opponent does --------------------------------------------------------------------------------------------


def take_effect(s: State, tile: int) -> int:
    """[S-170] Rings move, [S-175] the market by one space; [S-176] [S-177] displays lose a tile or a row."""
    if tile == BUILDING:
        return remove_row(s)
    if tile == RENTING:
        return remove_canal(s)
    if tile == BUYING:
        return remove_goods(s)
    if tile == EXCHANGE:
        s.market = (s.market + 1) % len(PRICES)
    else:
        move_ring(s, tile)
    return over(s)


def move_ring(s: State, tile: int) -> int:
    """[S-174] So many spaces clockwise as the number says; nothing is taken."""
    steps = BACK_STEPS[s.solo_number]
    if tile == PRODUCING:
        s.equipment_ring = EQUIPMENT_AT[(EQUIPMENT_SPACE[s.equipment_ring] + steps) % N_EQUIPMENT]
    elif tile == RECRUITING:
        s.crew_ring = CREW_AT[(CREW_SPACE[s.crew_ring] + steps) % N_CREW]
    elif tile == HIRING:
        s.employee_ring = (s.employee_ring + steps) % N_SPACES
    return 0


def remove_row(s: State) -> int:
    """[S-177] A whole row of parts leaves the game, [S-230] as far as there are any; [S-231] then all is refilled."""
    row = BACK_PLACE[s.solo_number]
    for place in range(row, N_PLACES, ROWS):
        s.place[place] = N_PARTS
    return refill.open_parts(s)


def remove_canal(s: State) -> int:
    """[S-176] A canal is set aside, [S-230] if one lies there."""
    place = BACK_PLACE[s.solo_number]
    canal = s.offered_canal[place]
    if canal != NO_CANAL:
        s.offered_canal[place] = NO_CANAL
        s.canal[canal] = REMOVED
    return refill.open_canals(s)


def remove_goods(s: State) -> int:
    """[S-176] A goods tile is set aside, [S-230] if one lies there."""
    place = BACK_PLACE[s.solo_number]
    mix = s.offered_goods[place]
    if mix != NO_MIX:
        s.offered_goods[place] = NO_MIX
        s.goods_removed[mix] += 1
    return refill.open_goods(s)
