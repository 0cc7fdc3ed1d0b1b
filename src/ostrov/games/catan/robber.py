"""Seven: discards, the robber, the theft. A knight does the same without discards."""

from __future__ import annotations

from ostrov.engine.offers import Odds, Offers, likely, offer

from . import hands
from .actions import DISCARD_CARD, MOVE_ROBBER, ROB, STOLEN
from .board import CORNER_OF
from .refused import C_054, C_058, C_061, C_064
from .state import BEFORE_ROLL, DISCARD, FREE, MAIN, ROBBER, THEFT, VICTIM, State


def forbids_discard(s: State, seat: int, resource: int) -> int:
    """[C-054] [C-136] Only after a seven, only who owes cards, only cards one has."""
    if s.phase != DISCARD or s.seats[seat].owes == 0 or s.seats[seat].hand[resource] == 0:
        return C_054
    return 0


def legal_discards(s: State, seat: int, m: Offers) -> int:
    """[C-054] Any card of the hand."""
    if s.seats[seat].owes > 0:
        for resource in range(len(s.bank)):
            if s.seats[seat].hand[resource] > 0:
                offer(m, DISCARD_CARD + resource)
    return m.count


def discard(s: State, seat: int, resource: int) -> int:
    """[C-140] [CR-15] A card is chosen in secret; when all have chosen, all goes back and lies open."""
    player = s.seats[seat]
    player.hand[resource] -= 1
    player.returning[resource] += 1
    player.owes -= 1
    for other in range(s.options.players):
        if s.seats[other].owes > 0:
            return 0
    for other in range(s.options.players):
        give_back(s, other)
    s.phase = ROBBER
    return 0


def give_back(s: State, seat: int) -> int:
    """[C-057] [C-138] The chosen cards go to the bank, before the robber moves."""
    player = s.seats[seat]
    for resource in range(len(s.bank)):
        count = player.returning[resource]
        player.returning[resource] = 0
        player.cards -= count
        player.known[resource] = max(0, player.known[resource] - count)
        s.bank[resource] += count
    return 0


def forbids_move(s: State, seat: int, place: int) -> int:
    """[C-058] Only when a seven or a knight moves the robber, and not to where it stands. [C-059] Anywhere else."""
    return C_058 if s.phase != ROBBER or seat != s.active or place == s.robber else 0


def legal_moves(s: State, m: Offers) -> int:
    """[C-059] All other hexes."""
    for place in range(len(s.terrain)):
        if place != s.robber:
            offer(m, MOVE_ROBBER + place)
    return m.count


def move(s: State, place: int) -> int:
    """[C-058] [C-139] The robber moves; [C-060] then one opponent there who has a card is robbed."""
    s.robber = place
    s.victim = FREE
    victims = 0
    for seat in range(s.options.players):
        if is_robbable(s, seat):
            s.victim = seat
            victims += 1
    if victims == 1:
        s.phase = THEFT
    elif victims > 1:
        s.victim = FREE
        s.phase = VICTIM
    else:
        go_on(s)
    return 0


def is_robbable(s: State, seat: int) -> bool:
    """[C-060] [C-062] [C-064] [CR-08] An opponent with a building at the robber's hex and a card."""
    if seat == s.active or s.seats[seat].cards == 0:
        return False
    for n in range(6):
        if s.owner[CORNER_OF[s.robber, n]] == seat:
            return True
    return False


def forbids_rob(s: State, seat: int, victim: int) -> int:
    """[C-061] Only after the robber moved, and [C-062] only who can be robbed there. [C-064] Never oneself."""
    if s.phase != VICTIM or seat != s.active:
        return C_061
    if victim == seat:
        return C_064
    return 0 if victim < s.options.players and is_robbable(s, victim) else C_061


def legal_robs(s: State, m: Offers) -> int:
    """[C-061] One of those who can be robbed."""
    for victim in range(s.options.players):
        if is_robbable(s, victim):
            offer(m, ROB + victim)
    return m.count


def rob(s: State, victim: int) -> int:
    """[C-061] [C-063] One of them loses one card."""
    s.victim = victim
    s.phase = THEFT
    return 0


def theft_odds(s: State, w: Odds) -> int:
    """[C-060] [CR-23] Each card of the victim's hand is as likely as another."""
    for resource in range(len(s.bank)):
        likely(w, STOLEN + resource, s.seats[s.victim].hand[resource])
    return w.total


def stolen(s: State, resource: int) -> int:
    """[C-060] [C-137] The card passes unseen."""
    hands.pass_unseen(s, s.victim, s.active, resource)
    return go_on(s)


def go_on(s: State) -> int:
    """[C-066] The turn goes on; [C-112] before the roll, if the knight was played there."""
    s.victim = FREE
    s.phase = MAIN if s.rolled else BEFORE_ROLL
    return 0
