"""Cards that pass between hands and bank. Every card that moves in the game moves through these few verbs."""

from __future__ import annotations

from .state import COST, State


def draw(s: State, seat: int, resource: int, count: int) -> int:
    """[C-009] Cards pass from the bank to a hand."""
    s.bank[resource] -= count
    return take(s, seat, resource, count)


def put_back(s: State, seat: int, resource: int, count: int) -> int:
    """[C-009] Cards pass from a hand to the bank."""
    return draw(s, seat, resource, -count)


def pass_on(s: State, giver: int, taker: int, resource: int, count: int) -> int:
    """[C-009] Cards pass from one hand to another, open to all. [C-130]"""
    take(s, giver, resource, -count)
    return take(s, taker, resource, count)


def take(s: State, seat: int, resource: int, count: int) -> int:
    """[C-130] A hand gains cards, or loses them, before everybody's eyes."""
    player = s.seats[seat]
    player.hand[resource] += count
    player.cards += count
    player.known[resource] = max(0, player.known[resource] + count)
    return 0


def pass_unseen(s: State, giver: int, taker: int, resource: int) -> int:
    """[C-137] One card passes, and who does not see it must allow for each kind it may have been."""
    lost = s.seats[giver]
    lost.hand[resource] -= 1
    lost.cards -= 1
    for kind in range(len(lost.known)):
        lost.known[kind] = max(0, lost.known[kind] - 1)
    s.seats[taker].hand[resource] += 1
    s.seats[taker].cards += 1
    return 0


def affords(s: State, seat: int, what: int) -> bool:
    """[C-067] Whether a hand holds the price."""
    hand = s.seats[seat].hand
    missing = 0
    for resource in range(len(hand)):
        missing += max(0, COST[what, resource] - hand[resource])
    return missing == 0


def pay(s: State, seat: int, what: int) -> int:
    """[C-067] [C-068] The price goes to the bank."""
    for resource in range(len(s.bank)):
        put_back(s, seat, resource, COST[what, resource])
    return 0
