"""What a player cannot know, filled in so that it fits what they can: hands, decks, expedition cards."""

from __future__ import annotations

from ostrov.engine.chance import Generator, draw
from ostrov.engine.members import add, clear, drop, first, has

from .components import CARD, DECK, EXPEDITION, FIRST_CARD, NO_CARD
from .state import State

CARDS = len(CARD)
DECKS = len(DECK)
EXPEDITIONS = len(EXPEDITION)


def imagine(s: State, seat: int, d: Generator) -> int:
    """[A-004] [A-166] All that is unseen is dealt anew among those who hold it."""
    gather_cards(s)
    for deck in range(DECKS):
        for other in range(s.options.players):
            if other != seat:
                deal_hand(s, other, deck, d)
        fill_under(s, deck, d)
    gather_expeditions(s)
    for other in range(s.options.players):
        if other != seat:
            deal_expeditions(s, other, d)
    return 0


def gather_cards(s: State) -> int:
    """[A-004] All population cards that are nowhere to be seen."""
    clear(s.deck)
    for card in range(CARDS):
        seen = False
        for seat in range(s.options.players):
            seen = seen or has(s.seats[seat].hand, card) or has(s.seats[seat].played, card)
        for place in range(CARDS):
            seen = seen or s.under[place] == card
        if not seen:
            add(s.deck, card)
    return 0


def one_of(s: State, deck: int, d: Generator) -> int:
    """An unseen card of a deck, each as likely as another; it is no longer unseen."""
    total = 0
    card = first(s.deck, FIRST_CARD[deck])
    while card >= 0 and card < FIRST_CARD[deck + 1]:
        total += 1
        card = first(s.deck, card + 1)
    card = first(s.deck, FIRST_CARD[deck])
    for _ in range(draw(d, total)):
        card = first(s.deck, card + 1)
    drop(s.deck, card)
    return card


def deal_hand(s: State, seat: int, deck: int, d: Generator) -> int:
    """[A-014] As many cards of a deck as the hand shows backs."""
    for _ in range(s.seats[seat].hand_cards[deck]):
        add(s.seats[seat].hand, one_of(s, deck, d))
    return 0


def fill_under(s: State, deck: int, d: Generator) -> int:
    """[A-120] Cards others put under a deck."""
    for place in range(FIRST_CARD[deck], FIRST_CARD[deck] + s.below[deck]):
        if s.under[place] == NO_CARD:
            s.under[place] = one_of(s, deck, d)
    return 0


def gather_expeditions(s: State) -> int:
    """[A-166] All expedition cards that are nowhere to be seen."""
    clear(s.expedition_deck)
    for card in range(EXPEDITIONS):
        seen = False
        for seat in range(s.options.players):
            seen = seen or has(s.seats[seat].expedition, card) or has(s.seats[seat].shown, card)
        if not seen:
            add(s.expedition_deck, card)
    return 0


def deal_expeditions(s: State, seat: int, d: Generator) -> int:
    """[A-166] As many as the seat has face down."""
    player = s.seats[seat]
    face_up = 0
    for card in range(EXPEDITIONS):
        face_up += int(has(player.shown, card))
    left = 0
    for card in range(EXPEDITIONS):
        left += int(has(s.expedition_deck, card))
    for n in range(player.expeditions - face_up):
        card = first(s.expedition_deck, 0)
        for _ in range(draw(d, left - n)):
            card = first(s.expedition_deck, card + 1)
        drop(s.expedition_deck, card)
        add(player.expedition, card)
    return 0
