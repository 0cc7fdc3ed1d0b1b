"""What a player cannot know, filled in so that it fits what they can: the others' contracts."""

from __future__ import annotations

from ostrov.engine.chance import Generator, draw
from ostrov.engine.members import add, drop, has

from . import contracts
from .components import (
    DEALT,
    IS_BLUE,
    N_CONTRACTS,
    N_SETS,
    SET_OF,
)
from .state import BEGINNER, DEALING, DISCARD, OVER, SETS, State


def imagine(s: State, seat: int, d: Generator) -> int:
    """[S-007] [S-211] Others hold contracts that this player has not seen; [S-028] in a beginner game a starter set."""
    for other in range(s.options.players):
        if other != seat and s.phase != OVER:
            deal(s, other, dealt_to(s, other), d)
            choose_discards(s, other, d)
    return 0


def dealt_to(s: State, seat: int) -> int:
    """How many contracts a player has been dealt."""
    whole = int(2 * DEALT[s.options.players, s.options.contracts])
    if s.turns > 0 or s.phase > DEALING:
        return whole
    if s.phase != SETS and s.phase != DEALING:
        return 0
    if seat < s.active:
        return whole
    return s.dealt if seat == s.active and s.phase == DEALING else 0


def deal(s: State, seat: int, dealt: int, d: Generator) -> int:
    """[S-028] A set nobody has, [S-029] or any contracts: of each colour as many as were dealt."""
    if s.options.contracts == BEGINNER:
        return deal_set(s, seat, d) if dealt > 0 else 0
    each = DEALT[s.options.players, s.options.contracts]
    for n in range(dealt):
        add(s.seats[seat].contracts, one_unseen(s, int(n >= each), d))
    return 0


def deal_set(s: State, seat: int, d: Generator) -> int:
    """[S-028] One of the starter sets of which nobody has a contract."""
    free = 0
    for number in range(N_SETS):
        free += int(set_is_free(s, number))
    left = draw(d, free)
    for number in range(N_SETS):
        if set_is_free(s, number):
            if left == 0:
                return take_set(s, seat, number)
            left -= 1
    return 0


def set_is_free(s: State, number: int) -> bool:
    for contract in range(N_CONTRACTS):
        if SET_OF[contract] == number and is_known(s, contract):
            return False
    return True


def take_set(s: State, seat: int, number: int) -> int:
    for contract in range(N_CONTRACTS):
        if SET_OF[contract] == number:
            add(s.seats[seat].contracts, contract)
    return 0


def one_unseen(s: State, colour: int, d: Generator) -> int:
    """One contract of a colour that nobody has, each as likely as another."""
    free = 0
    for contract in range(N_CONTRACTS):
        free += int(IS_BLUE[contract] == colour and not is_known(s, contract))
    left = draw(d, free)
    found = 0
    for contract in range(N_CONTRACTS):
        if IS_BLUE[contract] == colour and not is_known(s, contract):
            if left == 0:
                found = contract
            left -= 1
    return found


def is_known(s: State, contract: int) -> bool:
    """Whether a player has a contract, or has discarded it."""
    for seat in range(s.options.players):
        if has(s.seats[seat].contracts, contract) or has(s.seats[seat].discarded, contract):
            return True
    return False


def choose_discards(s: State, seat: int, d: Generator) -> int:
    """[S-069] What was discarded so far, and what is being chosen now, each contract as likely as another."""
    each = DEALT[s.options.players, s.options.contracts]
    for colour in range(2):
        for _ in range(each - s.held):
            contract = one_held(s, seat, colour, d)
            drop(s.seats[seat].contracts, contract)
            add(s.seats[seat].discarded, contract)
    if s.phase == DISCARD:
        for _ in range(2 * s.due - s.seats[seat].owes):
            choose_one(s, seat, d)
    return 0


def one_held(s: State, seat: int, colour: int, d: Generator) -> int:
    """One of the player's contracts of a colour."""
    held = 0
    for contract in range(N_CONTRACTS):
        held += int(IS_BLUE[contract] == colour and has(s.seats[seat].contracts, contract))
    left = draw(d, held)
    found = 0
    for contract in range(N_CONTRACTS):
        if IS_BLUE[contract] == colour and has(s.seats[seat].contracts, contract):
            if left == 0:
                found = contract
            left -= 1
    return found


def choose_one(s: State, seat: int, d: Generator) -> int:
    """[S-068] One of the contracts that the player could still choose to discard."""
    free = 0
    for contract in range(N_CONTRACTS):
        free += int(is_choosable(s, seat, contract))
    left = draw(d, free)
    for contract in range(N_CONTRACTS):
        if is_choosable(s, seat, contract):
            if left == 0:
                return add(s.seats[seat].dropping, contract)
            left -= 1
    return 0


def is_choosable(s: State, seat: int, contract: int) -> bool:
    player = s.seats[seat]
    if not has(player.contracts, contract) or has(player.dropping, contract):
        return False
    return contracts.chosen_of(s, seat, IS_BLUE[contract]) < s.due
