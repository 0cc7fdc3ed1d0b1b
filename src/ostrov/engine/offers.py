"""What rules hand back when they are asked for several things: offered actions, and likely outcomes.

Both are records of their own, lent by the caller and never part of a position. A rule writes them
through one word each:

    offer(m, BUILD_ROAD + edge)
    likely(w, DRAW + card, left[card])

A list of what is offered is shorter to make and to choose from than a mask over the whole table:
whole random games of a near-complete Catan ran 1.4 times faster (`docs/decisions/0003`).
"""

from __future__ import annotations

from ostrov.engine.record import Row, number, record, row

MOST = 512  # entries in a game's table of actions, and in its table of outcomes


@record
class Offers:
    count: int = number(MOST)  # how many actions are offered
    actions: Row = row(MOST, MOST)  # their numbers, ascending


@record
class Odds:
    count: int = number(MOST)  # how many outcomes are possible
    total: int = number(2**31)  # the sum of their odds
    outcomes: Row = row(MOST, MOST)  # their numbers, ascending
    odds: Row = row(MOST, 2**31 - 1)  # how likely each is


def offer(m: Offers, action: int) -> int:
    """Offer an action; actions are offered in the order of the table."""
    m.actions[m.count] = action
    m.count += 1
    return 0


def likely(w: Odds, outcome: int, odds: int) -> int:
    """An outcome with its odds; one without odds is left out, so it need not be asked about before."""
    if odds != 0:
        w.outcomes[w.count] = outcome
        w.odds[w.count] = odds
        w.count += 1
        w.total += odds
    return 0


def evenly(w: Odds, outcome: int, outcomes: int) -> int:
    """The whole answer at once: so many outcomes from this one on, each as likely as another."""
    for n in range(min(outcomes, MOST)):
        w.outcomes[n] = outcome + n
        w.odds[n] = 1
    w.count = outcomes
    w.total = outcomes
    return w.total
