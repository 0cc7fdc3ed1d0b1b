"""The Old World, the New World, expeditions, the festival."""

from __future__ import annotations

from ostrov.engine.members import add, count, drop, first
from ostrov.engine.offers import Odds, Offers, likely, offer

from . import cards, payment, tiles, turns
from .actions import EXPEDITION_ACTION, EXPEDITION_DRAWN, NEW_DRAWN, OLD_DRAWN
from .components import (
    EXPEDITION_TOKENS,
    EXPLORATION,
    FIELD,
    ISLAND_EFFECT,
    ISLANDS,
    ISLE,
    LEVEL,
    MOST_EXPEDITIONS,
    NEW_ISLAND_TOKENS,
    NEW_ISLANDS,
    NEW_WORLD_CARDS,
    NEW_WORLD_DECK,
    NO_LEVEL,
    NO_OLD,
    NOTHING,
    OLD_ISLAND_TOKENS,
    TOKEN,
    WORKPLACES,
)
from .refused import A_151, A_152, A_161, A_162, A_165
from .state import NEW_WORLD, OLD_WORLD, State

FIELDS = len(FIELD)
LEVELS = len(LEVEL)
TOKENS = len(TOKEN)
SITES = tiles.SITES


# --- the Old World ----------------------------------------------------------------------------------------------------


def old_islands(s: State, seat: int) -> int:
    """[A-151] How many Old World islands a player has."""
    player = s.seats[seat]
    found = 0
    while found < ISLANDS and player.old_islands[found] != NO_OLD:
        found += 1
    return found


def forbids_old_world(s: State, seat: int) -> int:
    """[A-151] Up to four Old World islands, [A-152] from a pile that has one, [A-150] for the tokens it costs."""
    rule = turns.forbids_action(s)
    if rule != 0:
        return rule
    owned = old_islands(s, seat)
    if owned == ISLANDS:
        return A_151
    if count(s.old_pile) == 0:
        return A_152
    return payment.forbids_tokens(s, seat, 0, OLD_ISLAND_TOKENS[owned])


def open_old_world(s: State, seat: int) -> int:
    """[A-150] The tokens are exhausted; the top island is drawn."""
    turns.begin_action(s)
    payment.spend(s, seat, EXPLORATION, OLD_ISLAND_TOKENS[old_islands(s, seat)])
    s.phase = OLD_WORLD
    return 0


def old_odds(s: State, w: Odds) -> int:
    """[A-005] Every island of the pile is as likely as another."""
    island = first(s.old_pile, 0)
    while island >= 0:
        likely(w, OLD_DRAWN + island, 1)
        island = first(s.old_pile, island + 1)
    return w.total


def draw_old(s: State, island: int) -> int:
    """[A-152] [A-153] The island is added; [A-154] what is printed can be used, [A-155] an effect comes at once."""
    isle = old_islands(s, s.active)
    s.seats[s.active].old_islands[isle] = island
    drop(s.old_pile, island)
    for field in range(FIELDS):
        if ISLE[field] == isle and tiles.printed(s, s.active, field) != NOTHING:
            tiles.lay(s, s.active, field, tiles.printed(s, s.active, field))
    return cards.apply(s, s.active, ISLAND_EFFECT[island])


# --- the New World ----------------------------------------------------------------------------------------------------


def forbids_new_world(s: State, seat: int) -> int:
    """[A-161] Up to four New World islands, [A-162] from a pile that has one, [A-160] for the tokens it costs."""
    rule = turns.forbids_action(s)
    if rule != 0:
        return rule
    owned = count(s.seats[seat].new_islands)
    if owned == NEW_ISLANDS:
        return A_161
    if count(s.new_pile) == 0:
        return A_162
    return payment.forbids_tokens(s, seat, 0, NEW_ISLAND_TOKENS[owned])


def explore_new_world(s: State, seat: int) -> int:
    """[A-160] The tokens are exhausted; the top island is drawn."""
    turns.begin_action(s)
    payment.spend(s, seat, EXPLORATION, NEW_ISLAND_TOKENS[count(s.seats[seat].new_islands)])
    s.phase = NEW_WORLD
    return 0


def new_odds(s: State, w: Odds) -> int:
    """[A-005] Every island of the pile is as likely as another."""
    island = first(s.new_pile, 0)
    while island >= 0:
        likely(w, NEW_DRAWN + island, 1)
        island = first(s.new_pile, island + 1)
    return w.total


def draw_new(s: State, island: int) -> int:
    """[A-162] The island lies open; three cards of the New World come to the hand."""
    add(s.seats[s.active].new_islands, island)
    drop(s.new_pile, island)
    s.owed[NEW_WORLD_DECK] += min(NEW_WORLD_CARDS, s.deck_cards[NEW_WORLD_DECK])
    return turns.go_on(s)


# --- expeditions ------------------------------------------------------------------------------------------------------


def forbids_expedition(s: State, seat: int, cards_wanted: int) -> int:
    """[A-165] Up to three cards, as far as there are, for two exploration tokens."""
    rule = turns.forbids_action(s)
    if rule != 0:
        return rule
    if cards_wanted > s.expeditions_left:
        return A_165
    return payment.forbids_tokens(s, seat, 0, EXPEDITION_TOKENS)


def take_expeditions(s: State, seat: int, cards_wanted: int) -> int:
    """[A-165] The tokens are exhausted; the cards are drawn."""
    turns.begin_action(s)
    payment.spend(s, seat, EXPLORATION, EXPEDITION_TOKENS)
    s.expeditions_due = cards_wanted
    return turns.go_on(s)


def legal_expeditions(s: State, seat: int, m: Offers) -> int:
    """[A-165] One card, two or three."""
    for n in range(MOST_EXPEDITIONS):
        if forbids_expedition(s, seat, n + 1) == 0:
            offer(m, EXPEDITION_ACTION + n)
    return m.count


def expedition_odds(s: State, w: Odds) -> int:
    """[A-004] Every expedition card is as likely as another."""
    card = first(s.expedition_deck, 0)
    while card >= 0:
        likely(w, EXPEDITION_DRAWN + card, 1)
        card = first(s.expedition_deck, card + 1)
    return w.total


def draw_expedition(s: State, card: int) -> int:
    """[A-166] The card is kept face down; its owner may look at it."""
    drop(s.expedition_deck, card)
    s.expeditions_left -= 1
    s.expeditions_due -= 1
    add(s.seats[s.active].expedition, card)
    s.seats[s.active].expeditions += 1
    return turns.go_on(s)


# --- the festival -----------------------------------------------------------------------------------------------------


def celebrate(s: State, seat: int) -> int:
    """[A-167] [A-040] All cubes and tokens are ready again; [A-168] those on cards are gone; [A-169] others wait."""
    turns.begin_action(s)
    player = s.seats[seat]
    for field in range(SITES):
        for place in range(WORKPLACES):
            if player.work[field, place] != NO_LEVEL:
                player.ready[player.work[field, place]] += 1
                player.work[field, place] = NO_LEVEL
    for level in range(LEVELS):
        player.ready[level] += player.exhausted[level]
        player.exhausted[level] = 0
    for token in range(TOKENS):
        player.tokens[token] += player.spent[token]
        player.spent[token] = 0
        player.card_tokens[token] = 0
    return 0
