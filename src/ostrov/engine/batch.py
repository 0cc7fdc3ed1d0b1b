"""Many games at once, in the dialect: step them all, lay out what each player sees and may do.

Place g of each row belongs to game g; `S` has two places more, the start and one to work in. All else is lent once. A
game that is over tells what each seat came to and is dealt anew at once, as the game that is as many numbers further.
"""

from __future__ import annotations

from typing import Any

from ostrov.engine import rules
from ostrov.engine.chance import Generator, draw, seed
from ostrov.engine.drive import play_until
from ostrov.engine.offers import Odds, Offers
from ostrov.engine.search import came_to

N_SEATS = 0  # these facts of the game are put in by `link`
N_ACTIONS = 0

MOST_DEALS = 100  # in a row without anybody having a choice


def deal_all(
    S: Any,
    M: Any,
    W: Any,
    D: Any,
    B: Any,
    levels: Any,
    facts: Any,
    trail: Any,
    seen: Any,
    mask: Any,
    asks: Any,
    numbers: Any,
    key: int,
    most_turns: int,
) -> int:
    """Begin all games; `asks` tells who has a choice, N_SEATS for nobody."""
    for g in range(len(asks)):
        asks[g] = deal(S, g, M[0], W[0], D, B[0], levels, facts, trail, numbers, len(asks), key, most_turns)
        lay_out(S, g, M[0], seen, mask, asks[g])
    return 0


def step_all(
    S: Any,
    M: Any,
    W: Any,
    D: Any,
    B: Any,
    levels: Any,
    facts: Any,
    trail: Any,
    seen: Any,
    mask: Any,
    asks: Any,
    numbers: Any,
    key: int,
    most_turns: int,
    actions: Any,
    worth: Any,
    over: Any,
) -> int:
    """One decision in each game. How many games were not stepped, since their action is not offered."""
    count = len(asks)
    refused = 0
    for g in range(count):
        over[g] = False
        action = actions[g]
        if action < 0 or action >= N_ACTIONS or not mask[g, action]:
            refused += 1
        else:
            rules.step(S[g], asks[g], action)
            asks[g] = play_until(
                S, g, count + 1, M[0], W[0], D[2 * g], D[2 * g + 1], B[0], levels, facts, trail, most_turns
            )
            if asks[g] == N_SEATS:
                over[g] = True
                for seat in range(S[g].options.players):
                    worth[g, seat] = came_to(S[g], seat)
                numbers[g] += count
                asks[g] = deal(S, g, M[0], W[0], D, B[0], levels, facts, trail, numbers, count, key, most_turns)
            lay_out(S, g, M[0], seen, mask, asks[g])
    return refused


def deal(
    S: Any,
    g: int,
    m: Offers,
    w: Odds,
    D: Any,
    b: Any,
    levels: Any,
    facts: Any,
    trail: Any,
    numbers: Any,
    count: int,
    key: int,
    most_turns: int,
) -> int:
    """Begin a game anew; who has the first choice."""
    for _ in range(MOST_DEALS):
        S[g] = S[count]
        seed(D[2 * g], key, 2 * numbers[g])
        seed(D[2 * g + 1], key, 2 * numbers[g] + 1)
        found = play_until(S, g, count + 1, m, w, D[2 * g], D[2 * g + 1], b, levels, facts, trail, most_turns)
        if found != N_SEATS:
            return found
        numbers[g] += count
    return N_SEATS


def lay_out(S: Any, g: int, m: Offers, seen: Any, mask: Any, seat: int) -> int:
    """What a seat sees of a game, and what it may do."""
    for action in range(N_ACTIONS):
        mask[g, action] = False
    seen[g] = S[g]
    rules.hide(seen[g], seat)
    if seat < N_SEATS:
        for n in range(m.count):
            mask[g, m.actions[n]] = True
    return 0


def take_any(mask: Any, D: Any, j: int, actions: Any) -> int:
    """For each game any of what is offered, each as likely as another."""
    for g in range(len(actions)):
        actions[g] = any_in(mask, g, D[j])
    return 0


def any_in(mask: Any, g: int, d: Generator) -> int:
    """One of the actions that are offered in a game; 0 when none is."""
    found = 0
    for action in range(N_ACTIONS):
        if mask[g, action]:
            found += 1
    if found == 0:
        return 0
    left = draw(d, found)
    for action in range(N_ACTIONS):
        if mask[g, action]:
            if left == 0:
                return action
            left -= 1
    return 0
