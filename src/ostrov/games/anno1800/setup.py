"""Preparing the table: gameboard, decks, home islands, objective cards, the first hands."""

from __future__ import annotations

from ostrov.engine.members import add, count, has
from ostrov.engine.offers import Odds, likely

from . import cards, tiles, turns
from .actions import OBJECTIVE_DRAWN, START_DRAWN
from .components import (
    CARD,
    CUBES,
    DECK,
    EXPEDITION,
    FIELD,
    HOME_PRINT,
    IN_DECK,
    LEVEL,
    NEW,
    NO_OBJECTIVE,
    NOTHING,
    OBJECTIVE,
    OBJECTIVES,
    OLD,
    RECOMMENDED,
    START_CUBES,
    START_GOLD,
    START_HAND,
    TILE,
    TILES,
)
from .state import DEAL, FIRST_GAME, LAY_OUT, LOT, State

CARDS = len(CARD)
DECKS = len(DECK)
EXPEDITIONS = len(EXPEDITION)
FIELDS = len(FIELD)
KINDS = len(TILE)
LEVELS = len(LEVEL)
NEW_ISLANDS = len(NEW)
OLD_ISLANDS = len(OLD)
ALL_OBJECTIVES = len(OBJECTIVE)


def setup(s: State) -> int:
    """[A-002] to [A-006] Gameboard, decks, piles and supply are full; [A-010] to [A-012] what players begin with."""
    for tile in range(KINDS):
        s.board[tile] = TILES[tile]
    for level in range(LEVELS):
        s.supply[level] = CUBES[level]
    for card in range(CARDS):
        add(s.deck, card)
    for deck in range(DECKS):
        s.deck_cards[deck] = IN_DECK[deck]
    for card in range(EXPEDITIONS):
        add(s.expedition_deck, card)
    s.expeditions_left = EXPEDITIONS
    for island in range(OLD_ISLANDS):
        add(s.old_pile, island)
    for island in range(NEW_ISLANDS):
        add(s.new_pile, island)
    for seat in range(s.options.players):
        settle(s, seat)
    choose_objectives(s)
    s.phase = LOT
    return start(s, s.options.start) if s.options.start < s.options.players else 0


def settle(s: State, seat: int) -> int:
    """[A-010] [A-016] A home island as printed, [A-011] its first cubes, [A-012] tokens on its ships."""
    for field in range(FIELDS):
        if HOME_PRINT[field] != NOTHING:
            tiles.lay(s, seat, field, HOME_PRINT[field])
    for level in range(LEVELS):
        s.seats[seat].ready[level] += START_CUBES[level]
        s.supply[level] -= START_CUBES[level]
    return 0


def choose_objectives(s: State) -> int:
    """[A-007] Objective cards the table has chosen, [A-008] or those of the first game."""
    for objective in range(ALL_OBJECTIVES):
        if s.options.objectives == FIRST_GAME and RECOMMENDED[objective] == 1:
            add(s.objectives, objective)
    if s.options.objectives != FIRST_GAME:
        choose(s, s.options.objective_1)
        choose(s, s.options.objective_2)
        choose(s, s.options.objective_3)
        choose(s, s.options.objective_4)
        choose(s, s.options.objective_5)
    return 0


def choose(s: State, objective: int) -> int:
    """[A-007] [A-223] One objective card laid out by choice."""
    if objective != NO_OBJECTIVE:
        add(s.objectives, objective)
    return 0


def start_odds(s: State, w: Odds) -> int:
    """[A-015] The start player is drawn by lot."""
    for seat in range(s.options.players):
        likely(w, START_DRAWN + seat, 1)
    return w.total


def start(s: State, seat: int) -> int:
    """[A-015] The start player; [A-013] gold by the order of play."""
    s.starter = seat
    s.active = seat
    for n in range(s.options.players):
        s.seats[(seat + n) % s.options.players].gold = START_GOLD[n]
    s.phase = LAY_OUT
    return lay_out(s)


def lay_out(s: State) -> int:
    """[A-007] Five objective cards, then the hands."""
    if count(s.objectives) < OBJECTIVES:
        return 0
    s.phase = DEAL
    return deal(s)


def objective_odds(s: State, w: Odds) -> int:
    """[A-007] Every objective card not laid out is as likely as another."""
    for objective in range(ALL_OBJECTIVES):
        if not has(s.objectives, objective):
            likely(w, OBJECTIVE_DRAWN + objective, 1)
    return w.total


def draw_objective(s: State, objective: int) -> int:
    """[A-007] One more is laid out."""
    add(s.objectives, objective)
    return lay_out(s)


def deal(s: State) -> int:
    """[A-014] The next player is dealt a hand."""
    for deck in range(DECKS):
        s.owed[deck] = START_HAND[deck]
    return 0


def dealt(s: State, card: int) -> int:
    """[A-014] Card by card, player by player; then the first turn begins."""
    cards.draw(s, card)
    for deck in range(DECKS):
        if s.owed[deck] > 0:
            return 0
    s.active = (s.active + 1) % s.options.players
    return turns.begin(s) if s.active == s.starter else deal(s)
