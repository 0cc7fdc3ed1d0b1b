"""Costs, and what pays them: the pool of the turn, ready cubes, ready tokens, gold."""

from __future__ import annotations

from ostrov.engine.members import has

from .components import (
    AMOUNT,
    BERYL_OMARA,
    EXHAUSTS,
    EXPLORATION,
    GOLD,
    KINDS,
    NEEDS,
    PAIR,
    TOKENS,
    TRADE,
)
from .refused import A_030, A_037, A_039, A_041, A_177, A_182
from .state import State


def forbids_cost(s: State, seat: int, thing: int) -> int:
    """[A-030] All of a cost: [A-042] resources of this turn, [A-037] [A-060] ready cubes, tokens, [A-041] gold."""
    player = s.seats[seat]
    for n in range(KINDS[thing]):
        if s.pool[NEEDS[thing, n]] < AMOUNT[thing, n]:
            return A_030
    for level in range(len(player.ready)):
        if player.ready[level] < EXHAUSTS[thing, level]:
            return A_037
    if player.gold < GOLD[thing]:
        return A_041
    return forbids_tokens(s, seat, TOKENS[thing, TRADE], TOKENS[thing, EXPLORATION])


def forbids_tokens(s: State, seat: int, trade: int, exploration: int) -> int:
    """[A-039] Tokens are ready, on ships or on cards, each type for itself; [A-182] a pair may stand in."""
    player = s.seats[seat]
    left = player.tokens[EXPLORATION] + player.card_tokens[EXPLORATION] - exploration
    own = player.tokens[TRADE] + player.card_tokens[TRADE]
    if left < 0:
        return A_039
    if has(s.objectives, BERYL_OMARA):
        own += left // PAIR
    return 0 if own >= trade else A_039


def pay(s: State, seat: int, thing: int) -> int:
    """[A-030] The whole cost at once; [A-037] cubes and [A-039] tokens are exhausted, [A-041] gold is gone."""
    player = s.seats[seat]
    for n in range(KINDS[thing]):
        s.pool[NEEDS[thing, n]] -= AMOUNT[thing, n]
    for level in range(len(player.ready)):
        player.ready[level] -= EXHAUSTS[thing, level]
        player.exhausted[level] += EXHAUSTS[thing, level]
    player.gold -= GOLD[thing]
    spend(s, seat, EXPLORATION, TOKENS[thing, EXPLORATION])
    return spend_trade(s, seat, TOKENS[thing, TRADE])


def spend_trade(s: State, seat: int, count: int) -> int:
    """[A-182] Pairs of exploration tokens where they were put first, and for what trade tokens do not cover."""
    player = s.seats[seat]
    pairs = 0
    if has(s.objectives, BERYL_OMARA):
        pairs = min(count, s.pairs_first, (player.tokens[EXPLORATION] + player.card_tokens[EXPLORATION]) // PAIR)
        s.pairs_first -= pairs
        pairs = max(pairs, count - player.tokens[TRADE] - player.card_tokens[TRADE])
        spend(s, seat, EXPLORATION, PAIR * pairs)
    return spend(s, seat, TRADE, count - pairs)


def spend(s: State, seat: int, token: int, count: int) -> int:
    """[A-177] Tokens on cards go first, to the supply; [A-039] those of ships are exhausted. `ships_first` turns it."""
    player = s.seats[seat]
    ships = min(count, s.ships_first[token], player.tokens[token])
    s.ships_first[token] -= ships
    cards = min(count - ships, player.card_tokens[token])
    player.card_tokens[token] -= cards
    player.tokens[token] -= count - cards
    player.spent[token] += count - cards
    return 0


def forbids_ships_first(s: State, seat: int, token: int) -> int:
    """[A-177] Which of the tokens are used is a question only while they lie both on ships and on cards."""
    player = s.seats[seat]
    return 0 if player.card_tokens[token] > 0 and player.tokens[token] > s.ships_first[token] else A_177


def forbids_pair_first(s: State, seat: int) -> int:
    """[A-182] Beryl O'Mara, exploration tokens for one more pair, and a trade token that it could stand in for."""
    player = s.seats[seat]
    ready = player.tokens[EXPLORATION] + player.card_tokens[EXPLORATION]
    if not has(s.objectives, BERYL_OMARA) or player.tokens[TRADE] + player.card_tokens[TRADE] == 0:
        return A_182
    return 0 if ready >= PAIR * (s.pairs_first + 1) else A_182
