"""Nothing is ever made or lost: cubes, tiles, cards, islands and tokens are counted."""

from __future__ import annotations

from ostrov.engine.members import count, first, has

from . import people, tiles
from .components import (
    CARD,
    CUBES,
    DECK,
    DECK_OF,
    EXPEDITION,
    FIELD,
    FIRST_CARD,
    FIRST_START,
    IN_DECK,
    INDUSTRY,
    INDUSTRY_OF,
    LEVEL,
    NEW,
    NO_CARD,
    NO_FIELD,
    NO_INDUSTRY,
    NO_LEVEL,
    NO_OLD,
    NOTHING,
    OLD,
    SHIP_TOKEN,
    SITE,
    STRENGTH,
    TERRAIN,
    TILE,
    TILE_OF,
    TILES,
    TOKEN,
    WORKPLACES,
)
from .state import N_SEATS, OVER, State

CARDS = len(CARD)
DECKS = len(DECK)
EXPEDITIONS = len(EXPEDITION)
FIELDS = len(FIELD)
INDUSTRIES = len(INDUSTRY)
KINDS = len(TILE)
LEVELS = len(LEVEL)
NEW_ISLANDS = len(NEW)
OLD_ISLANDS = len(OLD)
SITES = len(SITE)
TOKENS = len(TOKEN)


def cubes_are_all_there(s: State) -> bool:
    """[A-006] Supply and players have all cubes of each level."""
    for level in range(LEVELS):
        found = s.supply[level]
        for seat in range(s.options.players):
            found += people.cubes_of(s, seat, level)
        if found != CUBES[level]:
            return False
    return True


def tiles_are_all_there(s: State) -> bool:
    """[A-002] The gameboard, the islands and the one being placed are all tiles of each kind."""
    for tile in range(KINDS):
        s.found[0] = s.board[tile] + int(s.placing == tile)
        for seat in range(s.options.players):
            s.found[0] += built_of(s, seat, tile)
        if s.found[0] != TILES[tile]:
            return False
    return True


def built_of(s: State, seat: int, tile: int) -> int:
    """[A-002] How many tiles of a kind a player has built."""
    player = s.seats[seat]
    found = 0
    field = first(player.built, 0)
    while field >= 0:
        if player.tile[field] == tile:
            found += 1
        field = first(player.built, field + 1)
    return found


def cards_are_all_there(s: State) -> bool:
    """[A-004] Each population card is in one place; [A-120] those under a deck lie one behind the other."""
    for card in range(CARDS):
        found = int(has(s.deck, card))
        for seat in range(s.options.players):
            found += int(has(s.seats[seat].hand, card)) + int(has(s.seats[seat].played, card))
        for place in range(FIRST_CARD[DECK_OF[card]], FIRST_CARD[DECK_OF[card] + 1]):
            found += int(s.under[place] == card)
        if found != 1:
            return False
    for deck in range(DECKS):
        if not deck_is_true(s, deck):
            return False
    return True


def deck_is_true(s: State, deck: int) -> bool:
    """[A-004] How many cards a deck has is told truly, [A-120] and how many of them were put under it."""
    found = s.below[deck]
    for card in range(FIRST_CARD[deck], FIRST_CARD[deck + 1]):
        found += int(has(s.deck, card))
        used = card - FIRST_CARD[deck] < s.below[deck]
        if used != (s.under[card] != NO_CARD) or used != (s.under_by[card] != N_SEATS):
            return False
    return found == s.deck_cards[deck] and found <= IN_DECK[deck]


def expeditions_are_all_there(s: State) -> bool:
    """[A-004] Each expedition card is in one place; their numbers are told truly."""
    for card in range(EXPEDITIONS):
        found = int(has(s.expedition_deck, card))
        for seat in range(s.options.players):
            found += int(has(s.seats[seat].expedition, card)) + int(has(s.seats[seat].shown, card))
        if found != 1:
            return False
    for seat in range(s.options.players):
        player = s.seats[seat]
        if count(player.expedition) + count(player.shown) != player.expeditions:
            return False
        if s.phase == OVER and count(player.expedition) > 0:
            return False
    return count(s.expedition_deck) == s.expeditions_left


def islands_are_all_there(s: State) -> bool:
    """[A-005] Each island is in its pile or with one player."""
    for island in range(OLD_ISLANDS):
        found = int(has(s.old_pile, island))
        for seat in range(s.options.players):
            for isle in range(len(s.seats[seat].old_islands)):
                found += int(s.seats[seat].old_islands[isle] == island)
        if found != 1:
            return False
    for island in range(NEW_ISLANDS):
        found = int(has(s.new_pile, island))
        for seat in range(s.options.players):
            found += int(has(s.seats[seat].new_islands, island))
        if found != 1:
            return False
    return True


def tokens_are_true(s: State, seat: int) -> bool:
    """[A-105] Tokens on ships and exhausted ones are as many as the ships are strong."""
    player = s.seats[seat]
    for token in range(TOKENS):
        found = 0
        for field in range(SITES, FIELDS):
            if SHIP_TOKEN[player.tile[field]] == token:
                found += STRENGTH[player.tile[field]]
        if found != player.tokens[token] + player.spent[token]:
            return False
    return True


def fields_are_true(s: State, seat: int) -> bool:
    """[A-220] What is not built is printed there; [A-085] to [A-087] all stands where it can; [A-093] cubes at work."""
    player = s.seats[seat]
    for field in range(FIELDS):
        structure = player.tile[field]
        if not has(player.built, field) and structure != tiles.printed(s, seat, field):
            return False
        if has(player.built, field) and (structure >= FIRST_START or not tiles.has_field(s, seat, field)):
            return False
        if structure != NOTHING and not tiles.fits(structure, TERRAIN[field]):
            return False
        if field < SITES and not works_well(s, seat, field):
            return False
    for isle in range(1, len(player.old_islands)):
        if player.old_islands[isle] != NO_OLD and player.old_islands[isle - 1] == NO_OLD:
            return False
    for industry in range(INDUSTRIES):
        if has(player.industries, industry) != (tiles.shows(s, seat, TILE_OF[industry], NO_FIELD) > 0):
            return False
    return True


def works_well(s: State, seat: int, field: int) -> bool:
    """[A-032] [A-145] Only industries have cubes on them, of their own kind or lifted above it."""
    player = s.seats[seat]
    industry = INDUSTRY_OF[player.tile[field]]
    for place in range(WORKPLACES):
        level = player.work[field, place]
        if level != NO_LEVEL and (industry == NO_INDUSTRY or level < tiles.level_of(industry)):
            return False
    return True


def hand_is_true(s: State, seat: int) -> bool:
    """[A-122] How many cards of each deck a hand has is told truly; [A-113] only played cards are turned over."""
    player = s.seats[seat]
    for deck in range(DECKS):
        found = 0
        for card in range(FIRST_CARD[deck], FIRST_CARD[deck + 1]):
            found += int(has(player.hand, card))
            if has(player.turned, card) and not has(player.played, card):
                return False
        if found != player.hand_cards[deck]:
            return False
    return True
