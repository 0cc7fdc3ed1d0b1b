"""Population cards: played, activated, swapped, put under their decks, drawn."""

from __future__ import annotations

from ostrov.engine.members import add, drop, first, first_without, has
from ostrov.engine.offers import Odds, Offers, likely, offer

from . import payment, people, turns
from .actions import (
    ACTIVATE,
    ARTISANS_CARD,
    BY_PLAYING,
    BY_PUTTING_AWAY,
    FARMERS_CARD,
    NEW_WORLD_CARD,
    PLAY,
    PUT_ARTISANS,
    PUT_FARMERS,
    PUT_NEW_WORLD,
    TAKE,
)
from .components import (
    COST_OF_CARD,
    DECK,
    DECK_OF,
    EFFECT,
    EFFECT_OF,
    FARMERS_DECK,
    FIRST_CARD,
    FIRST_GROWN,
    GIVES_ACTIONS,
    GIVES_CUBES,
    GIVES_DISCARDS,
    GIVES_EXPEDITIONS,
    GIVES_GOLD,
    GIVES_GROWN,
    GIVES_TOKENS,
    GIVES_UPGRADES,
    GROWN,
    LEVEL,
    MAY_TAKE,
    MOST_SWAPS,
    NEW_WORLD_DECK,
    NO_CARD,
    TOKEN,
)
from .refused import A_110, A_113, A_120, A_121, A_174
from .state import MOST_POOL, N_SEATS, SWAPPING, State

DECKS = len(DECK)
EFFECTS = len(EFFECT)
LEVELS = len(LEVEL)
TOKENS = len(TOKEN)
GROWN_KINDS = len(GROWN)


# --- playing ----------------------------------------------------------------------------------------------------------


def forbids_play(s: State, seat: int, card: int) -> int:
    """[A-110] A card of the own hand, as an action; [A-111] its needs are met in full."""
    rule = turns.forbids_action(s)
    if rule != 0:
        return rule
    if not has(s.seats[seat].hand, card):
        return A_110
    return payment.forbids_cost(s, seat, COST_OF_CARD + card)


def play(s: State, seat: int, card: int) -> int:
    """[A-112] [A-178] The card lies open, its effect saved; [A-200] the last one triggers the end."""
    turns.begin_action(s)
    payment.pay(s, seat, COST_OF_CARD + card)
    take_from_hand(s, seat, card)
    add(s.seats[seat].played, card)
    return turns.trigger(s, BY_PLAYING)


def take_from_hand(s: State, seat: int, card: int) -> int:
    drop(s.seats[seat].hand, card)
    s.seats[seat].hand_cards[DECK_OF[card]] -= 1
    return 0


def legal_plays(s: State, seat: int, m: Offers) -> int:
    """[A-110] All cards of the hand whose needs are met."""
    card = first(s.seats[seat].hand, 0)
    while card >= 0:
        if payment.forbids_cost(s, seat, COST_OF_CARD + card) == 0:
            offer(m, PLAY + card)
        card = first(s.seats[seat].hand, card + 1)
    return m.count


# --- activating -------------------------------------------------------------------------------------------------------


def card_with(s: State, seat: int, effect: int) -> int:
    """[A-113] A played card with this effect that is not turned over; the number after the last if there is none."""
    player = s.seats[seat]
    card = first_without(player.played, player.turned, 0)
    while card >= 0:
        if EFFECT_OF[card] == effect:
            return card
        card = first_without(player.played, player.turned, card + 1)
    return NO_CARD


def forbids_activate(s: State, seat: int, effect: int) -> int:
    """[A-113] Once each played card; [A-115] any number in a turn."""
    return 0 if card_with(s, seat, effect) != NO_CARD else A_113


def activate(s: State, seat: int, effect: int) -> int:
    """[A-114] The card is turned over and its effect applied at once."""
    add(s.seats[seat].turned, card_with(s, seat, effect))
    return apply(s, seat, effect)


def apply(s: State, seat: int, effect: int) -> int:
    """[A-170] [A-171] [A-175] [A-176] [A-177] All an effect gives; [A-172] [A-173] [A-174]."""
    player = s.seats[seat]
    player.gold += GIVES_GOLD[effect]
    for level in range(LEVELS):
        people.receive_cubes(s, seat, level, GIVES_CUBES[effect, level])
        s.free_upgrades[level] += GIVES_UPGRADES[effect, level]
    for token in range(TOKENS):
        player.card_tokens[token] += GIVES_TOKENS[effect, token]
    s.actions_left += GIVES_ACTIONS[effect]
    s.expeditions_due += min(GIVES_EXPEDITIONS[effect], s.expeditions_left - s.expeditions_due)
    s.to_put_away = min(GIVES_DISCARDS[effect], turns.hand_size(s, seat))
    s.to_take = GIVES_GROWN[effect]
    s.effect = effect if s.to_take > 0 else 0
    return turns.go_on(s)


def legal_activations(s: State, seat: int, m: Offers) -> int:
    """[A-113] All effects of cards not turned over."""
    for effect in range(EFFECTS):
        s.found[effect] = 0
    player = s.seats[seat]
    card = first_without(player.played, player.turned, 0)
    while card >= 0:
        s.found[EFFECT_OF[card]] = 1
        card = first_without(player.played, player.turned, card + 1)
    for effect in range(EFFECTS):
        if s.found[effect] == 1:
            offer(m, ACTIVATE + effect)
    return m.count


def forbids_take(s: State, grown: int) -> int:
    """[A-174] Only a resource that the card shows."""
    return 0 if MAY_TAKE[s.effect, grown] == 1 else A_174


def take(s: State, grown: int) -> int:
    """[A-174] One unit for this turn, without token or island."""
    s.pool[FIRST_GROWN + grown] = min(s.pool[FIRST_GROWN + grown] + 1, MOST_POOL)
    s.to_take -= 1
    if s.to_take == 0:
        s.effect = 0
    return turns.go_on(s)


def legal_takes(s: State, m: Offers) -> int:
    """[A-174] The resources the card shows."""
    for grown in range(GROWN_KINDS):
        if forbids_take(s, grown) == 0:
            offer(m, TAKE + grown)
    return m.count


# --- cards under decks ------------------------------------------------------------------------------------------------


def forbids_swap(s: State, seat: int) -> int:
    """[A-120] A hand card to swap, [A-121] whose deck is not empty."""
    rule = turns.forbids_action(s)
    if rule != 0:
        return rule
    rule = A_120
    for deck in range(DECKS):
        if s.seats[seat].hand_cards[deck] > 0:
            if s.deck_cards[deck] > 0:
                return 0
            rule = A_121
    return rule


def begin_swap(s: State) -> int:
    """[A-120] A swap begins; nothing is drawn before all its cards are put under their decks."""
    turns.begin_action(s)
    s.phase = SWAPPING
    return 0


def forbids_put(s: State, seat: int, card: int) -> int:
    """[A-120] A card of the own hand, up to three in a swap; [A-121] not of a deck that was empty when it began."""
    if not has(s.seats[seat].hand, card):
        return A_120
    if s.phase != SWAPPING:
        return 0
    if swapped(s) >= MOST_SWAPS:
        return A_120
    deck = DECK_OF[card]
    return 0 if s.deck_cards[deck] > s.swapped[deck] else A_121


def swapped(s: State) -> int:
    """[A-120] How many cards this swap has put under decks."""
    found = 0
    for deck in range(DECKS):
        found += s.swapped[deck]
    return found


def put(s: State, seat: int, card: int) -> int:
    """[A-120] A card goes under its deck; [A-173] [A-182] if an effect allowed it, [A-200] an empty hand may result."""
    put_under(s, seat, card)
    if s.phase == SWAPPING:
        s.swapped[DECK_OF[card]] += 1
        return 0
    s.to_put_away = min(s.to_put_away - 1, turns.hand_size(s, seat))
    turns.trigger(s, BY_PUTTING_AWAY)
    return turns.go_on(s) if s.to_put_away == 0 else 0


def put_under(s: State, seat: int, card: int) -> int:
    """[A-120] The card comes up last; who put it there knows it."""
    take_from_hand(s, seat, card)
    deck = DECK_OF[card]
    place = FIRST_CARD[deck] + s.below[deck]
    s.under[place] = card
    s.under_by[place] = seat
    s.below[deck] += 1
    s.deck_cards[deck] += 1
    return 0


def forbids_enough(s: State) -> int:
    """[A-120] A swap moves at least one card; [A-173] an effect may put away fewer than it allows."""
    return A_120 if s.phase == SWAPPING and swapped(s) == 0 else 0


def enough(s: State) -> int:
    """[A-120] [A-122] As many cards are drawn from each deck as were put under it; or [A-173] no more is put away."""
    for deck in range(DECKS):
        s.owed[deck] += s.swapped[deck]
        s.swapped[deck] = 0
    s.to_put_away = 0
    return turns.go_on(s)


def legal_puts(s: State, seat: int, m: Offers) -> int:
    """[A-120] The hand cards that may be put under their decks."""
    card = first(s.seats[seat].hand, 0)
    while card >= 0:
        if forbids_put(s, seat, card) == 0:
            offer(m, put_action(card))
        card = first(s.seats[seat].hand, card + 1)
    return m.count


def put_action(card: int) -> int:
    """The action that puts a card under its deck: one kind a deck, for all see which deck it was."""
    deck = DECK_OF[card]
    start = PUT_FARMERS if deck == FARMERS_DECK else PUT_ARTISANS
    return (PUT_NEW_WORLD if deck == NEW_WORLD_DECK else start) + card - int(FIRST_CARD[deck])


# --- drawing ----------------------------------------------------------------------------------------------------------


def due_deck(s: State) -> int:
    """[A-133] The deck that is drawn from next."""
    deck = 0
    while s.owed[deck] == 0:
        deck += 1
    return deck


def outcome_of(card: int) -> int:
    """The outcome that draws a card: one kind a deck."""
    deck = DECK_OF[card]
    start = FARMERS_CARD if deck == FARMERS_DECK else ARTISANS_CARD
    return (NEW_WORLD_CARD if deck == NEW_WORLD_DECK else start) + card - int(FIRST_CARD[deck])


def odds(s: State, w: Odds) -> int:
    """[A-004] Every card of the deck is as likely as another; [A-120] those put under it come last, in their order."""
    deck = due_deck(s)
    if s.deck_cards[deck] == s.below[deck]:
        likely(w, outcome_of(s.under[FIRST_CARD[deck]]), 1)
        return w.total
    card = first(s.deck, FIRST_CARD[deck])
    while card >= 0 and card < FIRST_CARD[deck + 1]:
        likely(w, outcome_of(card), 1)
        card = first(s.deck, card + 1)
    return w.total


def draw(s: State, card: int) -> int:
    """[A-133] The card goes to the hand of the player on turn."""
    deck = DECK_OF[card]
    if s.deck_cards[deck] == s.below[deck]:
        come_up(s, deck)
    else:
        drop(s.deck, card)
    s.deck_cards[deck] -= 1
    s.owed[deck] -= 1
    add(s.seats[s.active].hand, card)
    s.seats[s.active].hand_cards[deck] += 1
    return 0


def come_up(s: State, deck: int) -> int:
    """[A-120] The first of the cards put under a deck comes up; the others follow."""
    s.below[deck] -= 1
    last = FIRST_CARD[deck] + s.below[deck]
    for place in range(FIRST_CARD[deck], last):
        s.under[place] = s.under[place + 1]
        s.under_by[place] = s.under_by[place + 1]
    s.under[last] = NO_CARD
    s.under_by[last] = N_SEATS
    return 0
