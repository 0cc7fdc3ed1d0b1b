"""A turn begins, actions begin and end, a turn ends; when the end has been triggered, the last one ends the game."""

from __future__ import annotations

from ostrov.engine.members import add, clear, drop, first, first_without

from .actions import BY_PUTTING_AWAY
from .components import EFFECT_OF, GIVES_DISCARDS
from .refused import A_021, A_024, A_027
from .state import (
    ANY_MEANS,
    CARDS,
    EXPEDITIONS,
    HIRING,
    IDLE,
    N_SEATS,
    OVER,
    PUTTING_AWAY,
    TAKING,
    TURN,
    State,
)


def begin(s: State) -> int:
    """[A-020] [A-021] A turn begins with one action and [A-036] an empty pool; [A-025] its limits are new. [A-227]"""
    s.turns += 1
    s.actions_left = 1
    s.acted = False
    s.pairs_first = 0
    for token in range(len(s.ships_first)):
        s.ships_first[token] = 0
    for resource in range(len(s.pool)):
        s.pool[resource] = 0
    for level in range(len(s.free_upgrades)):
        s.free_upgrades[level] = 0
    clear(s.traded)
    clear(s.used)
    s.phase = TURN
    return 0


def forbids_action(s: State) -> int:
    """[A-024] An action is finished before the next begins; [A-021] one a turn, and those gained."""
    if s.doing != IDLE:
        return A_024
    return 0 if s.actions_left > 0 else A_021


def forbids_part(s: State, doing: int) -> int:
    """[A-024] A part belongs to the action that is going on, or begins one."""
    return 0 if s.doing == doing else forbids_action(s)


def begin_action(s: State) -> int:
    """[A-021] An action is taken."""
    s.actions_left -= 1
    s.acted = True
    return 0


def begin_part(s: State, doing: int) -> int:
    """[A-024] The first part of an action begins it."""
    if s.doing == IDLE:
        begin_action(s)
        s.doing = doing
    s.parts += 1
    return 0


def forbids_done(s: State) -> int:
    """[A-024] Only an action of several parts is ended by saying so."""
    return A_024 if s.doing == IDLE else 0


def finish_action(s: State) -> int:
    """[A-133] What the cubes of a workforce action cost in cards is drawn when it ends."""
    if s.doing == HIRING:
        for deck in range(len(s.owed)):
            s.owed[deck] += s.promised[deck]
            s.promised[deck] = 0
    s.doing = IDLE
    s.parts = 0
    s.industry_built = False
    s.yard_built = False
    s.ships_built = 0
    s.removed = 0
    clear(s.busy_yards)
    return go_on(s)


def go_on(s: State) -> int:
    """What an effect or action still brings, in turn: cards, expedition cards, cards put away, a resource; [A-022]."""
    s.phase = TURN
    if s.to_take > 0:
        s.phase = TAKING
    if s.to_put_away > 0:
        s.phase = PUTTING_AWAY
    if s.expeditions_due > 0:
        s.phase = EXPEDITIONS
    for deck in range(len(s.owed)):
        if s.owed[deck] > 0:
            s.phase = CARDS
    return 0


def forbids_end(s: State) -> int:
    """[A-024] Nothing is left unfinished, [A-027] and an action has been taken: there is always the festival."""
    if s.doing != IDLE:
        return A_024
    return 0 if s.acted else A_027


def end(s: State) -> int:
    """[A-020] The next player clockwise is on; [A-202] [A-203] unless this was the last turn."""
    turn_over(s)
    if s.fireworks != N_SEATS and s.turns_left == 0:
        return finish(s)
    if s.fireworks != N_SEATS:
        s.turns_left -= 1
    s.active = (s.active + 1) % s.options.players
    return begin(s)


def turn_over(s: State) -> int:
    """[A-173] Cards that put cards away are turned over at the end of their turn, used or not."""
    player = s.seats[s.active]
    card = first_without(player.played, player.turned, 0)
    while card >= 0:
        if GIVES_DISCARDS[EFFECT_OF[card]] > 0:
            add(player.turned, card)
        card = first_without(player.played, player.turned, card + 1)
    return 0


def hand_size(s: State, seat: int) -> int:
    """[A-224] How many cards a hand has; there is no limit."""
    player = s.seats[seat]
    held = 0
    for deck in range(len(player.hand_cards)):
        held += player.hand_cards[deck]
    return held


def trigger(s: State, how: int) -> int:
    """[A-200] [A-201] Who has no card left takes the fireworks, [A-204] once; [A-203] one more round."""
    if hand_size(s, s.active) > 0 or s.fireworks != N_SEATS:
        return 0
    if how == BY_PUTTING_AWAY and s.options.empty_hand != ANY_MEANS:
        return 0
    s.fireworks = s.active
    s.trigger = how
    place = (s.active - s.starter + s.options.players) % s.options.players
    s.turns_left = 2 * s.options.players - 1 - place
    return 0


def finish(s: State) -> int:
    """[A-203] The game is over; [A-225] all expedition cards are turned face up."""
    s.phase = OVER
    for seat in range(s.options.players):
        player = s.seats[seat]
        card = first(player.expedition, 0)
        while card >= 0:
            drop(player.expedition, card)
            add(player.shown, card)
            card = first(player.expedition, card + 1)
    return 0
