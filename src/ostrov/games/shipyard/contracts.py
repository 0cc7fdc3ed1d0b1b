"""Government contracts: discarded in secret, laid open at the end, and what each is worth."""

from __future__ import annotations

from ostrov.engine.members import add, clear, drop, first, has
from ostrov.engine.offers import Offers, offer

from .actions import DISCARD_CONTRACT
from .components import (
    DUE,
    IS_BLUE,
    N_CONTRACTS,
    ROUND_CUBES,
    ROUNDS_WIDE,
)
from .refused import S_063, S_068, S_069
from .state import DISCARD, State
from .worth import worth

N_CONTRACTS = N_CONTRACTS


# --- discarding -------------------------------------------------------------------------------------------------------


def due_now(s: State) -> int:
    """[S-068] Contracts of each colour to discard after the cube that just left the round track; [S-180] solo too."""
    removed = ROUND_CUBES[s.options.players] - s.rounds
    return int(DUE[s.options.players, ROUNDS_WIDE * s.options.contracts + removed])


def open_discards(s: State, due: int) -> int:
    """[S-063] [S-069] All choose at the same time, in secret."""
    s.due = due
    for seat in range(s.options.players):
        s.seats[seat].owes = 2 * due
    s.phase = DISCARD
    return 0


def forbids_discarding(s: State, seat: int, contract: int) -> int:
    """[S-063] Only at such a moment. [S-069] Of the own contracts, [S-068] as many of each colour as are due."""
    player = s.seats[seat]
    if s.phase != DISCARD or player.owes == 0:
        return S_063
    if not has(player.contracts, contract) or has(player.dropping, contract):
        return S_069
    return S_068 if chosen_of(s, seat, IS_BLUE[contract]) == s.due else 0


def chosen_of(s: State, seat: int, colour: int) -> int:
    """How many contracts of a colour a player has chosen to discard."""
    found = 0
    contract = first(s.seats[seat].dropping, 0)
    while contract >= 0:
        if IS_BLUE[contract] == colour:
            found += 1
        contract = first(s.seats[seat].dropping, contract + 1)
    return found


def legal_discards(s: State, seat: int, m: Offers) -> int:
    for contract in range(N_CONTRACTS):
        if forbids_discarding(s, seat, contract) == 0:
            offer(m, DISCARD_CONTRACT + contract)
    return m.count


def discard(s: State, seat: int, contract: int) -> int:
    """[S-069] It waits until all have chosen."""
    add(s.seats[seat].dropping, contract)
    s.seats[seat].owes -= 1
    return 0


def all_have_chosen(s: State) -> bool:
    for seat in range(s.options.players):
        if s.seats[seat].owes > 0:
            return False
    return True


def take_away(s: State) -> int:
    """[S-070] What was chosen leaves the game unseen."""
    for seat in range(s.options.players):
        player = s.seats[seat]
        contract = first(player.dropping, 0)
        while contract >= 0:
            drop(player.contracts, contract)
            add(player.discarded, contract)
            contract = first(player.dropping, contract + 1)
        clear(player.dropping)
    s.held -= s.due
    s.due = 0
    return 0


def lay_open(s: State) -> int:
    """[S-165] At the end all show the two contracts they kept. [S-184]"""
    for seat in range(s.options.players):
        player = s.seats[seat]
        contract = first(player.contracts, 0)
        while contract >= 0:
            add(player.shown, contract)
            contract = first(player.contracts, contract + 1)
        clear(player.contracts)
    return 0


def points_of(s: State, seat: int, colour: int) -> int:
    """[S-184] What the contract of a colour brings at the end."""
    found = 0
    contract = first(s.seats[seat].shown, 0)
    while contract >= 0:
        if IS_BLUE[contract] == colour:
            found += worth(s, seat, contract)
        contract = first(s.seats[seat].shown, contract + 1)
    return found
