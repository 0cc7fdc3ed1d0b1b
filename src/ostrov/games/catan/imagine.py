"""What a player cannot know, filled in so that it fits what they can: hands, hidden cards, the deck."""

from __future__ import annotations

from ostrov.engine.chance import Generator, draw

from . import ending
from .state import (
    ACCEPTED,
    BANK,
    CARDS,
    DISCARD,
    HAND_LIMIT,
    OVER,
    POINT,
    TO_WIN,
    State,
)


def imagine(s: State, seat: int, d: Generator) -> int:
    """[C-010] [C-129] All that is unseen is dealt anew among those who hold it."""
    imagine_development(s, seat, d)
    return imagine_hands(s, seat, d)


def imagine_hands(s: State, seat: int, d: Generator) -> int:
    """[C-009] Cards neither in the bank nor in the own hand are in the others' hands."""
    for other in range(s.options.players):
        if other != seat:
            hold_what_is_known(s, other)
    for other in range(s.options.players):
        if other != seat:
            fill_hand(s, other, d)
    return 0


def unseen_of(s: State, resource: int) -> int:
    """[C-009] Cards of a resource that nobody has been given yet."""
    left = BANK - s.bank[resource]
    for seat in range(s.options.players):
        left -= s.seats[seat].hand[resource] + s.seats[seat].returning[resource]
    return left


def hold_what_is_known(s: State, seat: int) -> int:
    """[C-130] What all have seen a hand take it still has; [C-152] who proposes or accepts holds what that takes."""
    player = s.seats[seat]
    for resource in range(len(s.bank)):
        player.hand[resource] = max(player.known[resource], player.give[resource])
        if player.answer == ACCEPTED:
            player.hand[resource] = max(player.hand[resource], s.seats[s.active].want[resource])
    return 0


def fill_hand(s: State, seat: int, d: Generator) -> int:
    """[C-010] The rest of a hand from what nobody else has; [C-140] of it, the cards chosen for the bank."""
    player = s.seats[seat]
    held = 0
    for resource in range(len(s.bank)):
        held += player.hand[resource]
    for _ in range(player.cards - held):
        player.hand[one_unseen(s, d)] += 1
    if s.phase == DISCARD and player.cards > HAND_LIMIT:
        choose_returned(s, seat, player.cards // 2 - player.owes, d)
    return 0


def choose_returned(s: State, seat: int, count: int, d: Generator) -> int:
    """[C-140] So many cards of the hand are chosen, each as likely as another."""
    player = s.seats[seat]
    for n in range(count):
        left = draw(d, player.cards - n)
        for resource in range(len(s.bank)):
            left -= player.hand[resource]
            if left < 0:
                player.hand[resource] -= 1
                player.returning[resource] += 1
                break
    return 0


def one_unseen(s: State, d: Generator) -> int:
    """A card nobody has been given yet, each as likely as another."""
    total = 0
    for resource in range(len(s.bank)):
        total += unseen_of(s, resource)
    left = draw(d, total)
    for resource in range(len(s.bank)):
        left -= unseen_of(s, resource)
        if left < 0:
            return resource
    return 0


def imagine_development(s: State, seat: int, d: Generator) -> int:
    """[C-005] Cards not seen are in the others' hands and in the deck. The active player is dealt to first."""
    for card in range(len(s.deck)):
        s.deck[card] = CARDS[card]
        for owner in range(s.options.players):
            s.deck[card] -= s.seats[owner].unplayed[card] + s.seats[owner].played[card]
    if s.active != seat:
        deal_development(s, s.active, d)
    for other in range(s.options.players):
        if other != seat and other != s.active:
            deal_development(s, other, d)
    return 0


def deal_development(s: State, seat: int, d: Generator) -> int:
    """[C-124] As many as the seat holds; the active player cannot hold what would have won already."""
    player = s.seats[seat]
    for n in range(player.development):
        card = one_card(s, seat, d)
        s.deck[card] -= 1
        player.unplayed[card] += 1
        if n < player.bought and player.fresh[card] < player.unplayed[card]:
            player.fresh[card] += 1
    return 0


def one_card(s: State, seat: int, d: Generator) -> int:
    """One card of the deck, each as likely as another, without a tenth point for the active player."""
    barred = seat == s.active and s.phase != OVER and ending.score(s, seat) >= TO_WIN - 1
    total = 0
    for card in range(len(s.deck)):
        if card != POINT or not barred:
            total += s.deck[card]
    left = draw(d, total)
    for card in range(len(s.deck)):
        if card != POINT or not barred:
            left -= s.deck[card]
            if left < 0:
                return card
    return POINT
