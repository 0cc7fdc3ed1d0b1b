"""Preparing the table: what is random is chance's, one thing after another."""

from __future__ import annotations

from ostrov.engine.members import add, has
from ostrov.engine.offers import Odds, evenly, likely

from . import refill, solo
from .actions import (
    BEGINS,
    CREW_MARKER,
    DEALT_CONTRACT,
    EMPLOYEE_MARKER,
    EQUIPMENT_MARKER,
    LINE_UP,
    OUTCOME,
    OUTCOME_FIRST,
    PLACED,
    RIVAL,
    SET_DEALT,
)
from .components import (
    COPIES,
    DEALT,
    IS_BLUE,
    MIX_COUNT,
    N_CONTRACTS,
    N_CREW,
    N_EMPLOYEES,
    N_EQUIPMENT,
    N_PARTS,
    N_SETS,
    N_SPACES,
    NO_MIX,
    NO_TILE,
    PER_SPACE,
    ROUND_CUBES,
    SET_OF,
    START_MIX,
    STARTER,
    SUBSIDY,
    SUBSIDY_PLACE,
)
from .state import (
    BEGINNER,
    CREW_RING,
    DEALING,
    EMPLOYEE_RING,
    EQUIPMENT_RING,
    QUEUEING,
    RIVAL_ORDER,
    SETS,
    STAFFING,
    STARTERS_LAID,
    STARTING,
    State,
)

UNPLACED = N_SPACES


def setup(s: State) -> int:
    """[S-016] [S-022] [S-023] [S-026] [S-212] What lies there before anything is shuffled. [S-012] [S-015] [S-020]"""
    for part in range(N_PARTS):
        add(s.stacked, part)
    for employee in range(N_EMPLOYEES):
        s.copies[employee] = COPIES[s.options.players]
    lay_goods(s)
    s.rounds = ROUND_CUBES[s.options.players]
    s.held = DEALT[s.options.players, s.options.contracts]
    if s.options.players == 4:
        s.queue[SUBSIDY_PLACE] = SUBSIDY
    s.phase = RIVAL_ORDER if s.options.players == 1 else STARTING
    return 0


def lay_goods(s: State) -> int:
    """[S-010] Of the tiles with all three goods each player gets one; the other tiles go into the stack."""
    for mix in range(NO_MIX):
        s.goods_stack[mix] = MIX_COUNT[mix]
    for seat in range(s.options.players):
        s.seats[seat].goods[START_MIX] = 1
        s.goods_stack[START_MIX] -= 1
    return 0


def odds(s: State, w: Odds) -> int:
    """What chance may lay next."""
    if s.phase == STARTING:
        return evenly(w, BEGINS, s.options.players)
    if s.phase == RIVAL_ORDER:
        return evenly(w, RIVAL + 1, 2)
    if s.phase == QUEUEING:
        return queue_odds(s, w)
    if s.phase == CREW_RING:
        return evenly(w, CREW_MARKER, N_CREW)
    if s.phase == EQUIPMENT_RING:
        return evenly(w, EQUIPMENT_MARKER, N_EQUIPMENT)
    if s.phase == EMPLOYEE_RING:
        return evenly(w, EMPLOYEE_MARKER, N_SPACES)
    if s.phase == STARTERS_LAID or s.phase == STAFFING:
        return employee_odds(s, w)
    return set_odds(s, w) if s.phase == SETS else contract_odds(s, w)


def happen(s: State, outcome: int) -> int:
    """What chance laid."""
    kind = OUTCOME[outcome]
    drawn = OUTCOME_FIRST[outcome]
    if kind == BEGINS:
        s.starter = drawn
        s.phase = QUEUEING
    elif kind == RIVAL:
        s.second = drawn
        s.phase = QUEUEING
    elif kind == LINE_UP:
        return line_up(s, drawn)
    elif kind == CREW_MARKER:
        s.crew_ring = drawn
        s.phase = EQUIPMENT_RING
    elif kind == EQUIPMENT_MARKER:
        s.equipment_ring = drawn
        s.phase = EMPLOYEE_RING
    elif kind == EMPLOYEE_MARKER:
        s.employee_ring = drawn
        s.phase = STARTERS_LAID if s.options.employees == BEGINNER else STAFFING
    elif kind == PLACED:
        return place_employee(s, drawn)
    elif kind == SET_DEALT:
        return deal_set(s, drawn)
    else:
        return deal(s, drawn)
    return 0


# --- the queue --------------------------------------------------------------------------------------------------------


def queue_odds(s: State, w: Odds) -> int:
    """[S-013] [S-014] Every order of the tiles is equally likely; the subsidy has its printed place."""
    for tile in range(NO_TILE):
        if tile != SUBSIDY and not is_lined_up(s, tile):
            likely(w, LINE_UP + tile, 1)
    return w.total


def is_lined_up(s: State, tile: int) -> bool:
    for place in range(NO_TILE):
        if s.queue[place] == tile:
            return True
    return False


def line_up(s: State, tile: int) -> int:
    """[S-013] From the lead on. [S-017] [S-018] [S-019] [S-021] Then the markers get their places."""
    place = 0
    while s.queue[place] != NO_TILE:
        place += 1
    s.queue[place] = tile
    s.dealt += 1
    if s.dealt == NO_TILE - 1:
        s.dealt = 0
        s.phase = CREW_RING
    return 0


# --- employees --------------------------------------------------------------------------------------------------------


def employee_odds(s: State, w: Odds) -> int:
    """[S-024] First the starters, one for each space; [S-025] then, or at once, all others."""
    for employee in range(N_EMPLOYEES):
        if s.beside[employee] == UNPLACED and (STARTER[employee] == 1 or s.phase == STAFFING):
            likely(w, PLACED + employee, 1)
    return w.total


def place_employee(s: State, employee: int) -> int:
    """[S-022] [S-024] Starters beside one space after another, the others where fewer than three lie."""
    s.beside[employee] = s.dealt if s.phase == STARTERS_LAID else open_space(s)
    s.dealt += 1
    if s.phase == STARTERS_LAID:
        if s.dealt == N_SPACES:
            s.phase = STAFFING
    elif s.dealt == N_EMPLOYEES:
        s.dealt = 0
        s.active = 0
        s.phase = SETS if s.options.contracts == BEGINNER else DEALING
    return 0


def open_space(s: State) -> int:
    """[S-022] The first space with fewer than three employees."""
    space = 0
    while waiting_at(s, space) == PER_SPACE:
        space += 1
    return space


def waiting_at(s: State, space: int) -> int:
    found = 0
    for employee in range(N_EMPLOYEES):
        if s.beside[employee] == space:
            found += 1
    return found


# --- contracts --------------------------------------------------------------------------------------------------------


def is_dealt(s: State, contract: int) -> bool:
    """Whether a player has a contract."""
    for seat in range(s.options.players):
        if has(s.seats[seat].contracts, contract):
            return True
    return False


def set_odds(s: State, w: Odds) -> int:
    """[S-028] Each starter set that nobody has."""
    for number in range(N_SETS):
        free = True
        for contract in range(N_CONTRACTS):
            if SET_OF[contract] == number and is_dealt(s, contract):
                free = False
        likely(w, SET_DEALT + number, int(free))
    return w.total


def deal_set(s: State, number: int) -> int:
    """[S-028] A starter set to each player."""
    for contract in range(N_CONTRACTS):
        if SET_OF[contract] == number:
            add(s.seats[s.active].contracts, contract)
    return next_player(s)


def contract_odds(s: State, w: Odds) -> int:
    """[S-029] Red ones first, then blue ones, each that nobody has equally likely."""
    colour = int(s.dealt >= s.held)
    for contract in range(N_CONTRACTS):
        if IS_BLUE[contract] == colour and not is_dealt(s, contract):
            likely(w, DEALT_CONTRACT + contract, 1)
    return w.total


def deal(s: State, contract: int) -> int:
    """[S-029] Three red and three blue contracts to each player. [S-030] The rest stays unseen."""
    add(s.seats[s.active].contracts, contract)
    s.dealt += 1
    if s.dealt == 2 * s.held:
        return next_player(s)
    return 0


def next_player(s: State) -> int:
    """[S-028] [S-029] When all have contracts, [S-167] solo tiles are shuffled; [S-009] then displays are laid."""
    s.dealt = 0
    if s.active + 1 < s.options.players:
        s.active += 1
        return 0
    s.active = s.starter
    if s.options.players == 1:
        return solo.stack_all(s)
    return refill.open_parts(s)
