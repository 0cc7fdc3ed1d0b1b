"""How a player stands while the game goes on: what search goes by where it does not play to the end.

The weights were fitted to 40,000 positions of games between apprentices, with two and with four players, by the
likelihood of who won, and moved half way to what 7,000 positions of searching players gave (`docs/decisions/0051`).
They are thousandths of a natural logarithm of odds.
"""

from __future__ import annotations

from ostrov.engine.members import first_without
from ostrov.engine.shares import portion

from . import ending
from .apprentice_places import count_pips
from .state import (
    CITY,
    CITY_PIECES,
    COST,
    DEFAULT_RATE,
    KNIGHT,
    POINT,
    SETTLEMENT,
    TO_WIN,
    State,
)

WIN = 1000
ROUNDS = 8  # that apprentices play on before search asks how things stand
OF_POINT = 500  # each victory point
OF_POINTS_NEAR = 250  # the last but one before the win, once more
OF_POINTS_NEXT = 650  # and the last
OF_PIP = 65  # each of 36 rolls that brings a card
OF_PIP_EARLY = 8  # more, for each point the player is short of eight
OF_KIND = 500  # each resource that comes in
OF_CARD = 40  # each card in hand, up to
MOST_CARDS = 8
OF_CITY_CARD = 100  # each card in hand of a city's price
OF_SETTLEMENT_CARD = 150  # and of a settlement's
OF_DEVELOPMENT = 430  # each development card not yet played that is no point
OF_KNIGHT = 130  # each knight, played or not, up to
MOST_KNIGHTS = 5
OF_ROAD = 110  # each road of the longest, up to
MOST_ROAD = 10
OF_SITE = 170  # each crossing that a settlement may stand on now, up to
MOST_SITES = 2
OF_RATE = 12  # each pip of a resource, for each card by which a harbour is better than none
OF_NO_CITY = 140  # all cities still to build
OF_TURN = 130  # to be on turn


def standing(s: State, seat: int) -> int:
    """The share of a win that falls to a seat: the shares of all are as their strengths."""
    own = strength(s, seat)
    most = own
    for other in range(s.options.players):
        if other != seat:
            most = max(most, strength(s, other))
    total = 0
    for other in range(s.options.players):
        total += portion(most - strength(s, other))
    return WIN * portion(most - own) // total


def strength(s: State, seat: int) -> int:
    """Points, what comes in, what is in hand, what is within reach."""
    score = ending.score(s, seat)
    found = OF_POINT * score + from_production(s, seat, score) + from_hand(s, seat) + from_reach(s, seat)
    if score >= TO_WIN - 2:
        found += OF_POINTS_NEAR
    if score >= TO_WIN - 1:
        found += OF_POINTS_NEXT
    return found + OF_TURN if s.active == seat else found


def from_production(s: State, seat: int, score: int) -> int:
    """Cards that come in, of how many kinds, and what harbours make of them. `gains` are counted anew."""
    pips = count_pips(s, seat)
    found = OF_PIP * pips + OF_PIP_EARLY * pips * max(0, TO_WIN - 2 - score)
    for resource in range(len(s.bank)):
        if s.gains[seat, resource] > 0:
            found += OF_KIND + OF_RATE * s.gains[seat, resource] * (DEFAULT_RATE - s.seats[seat].rate[resource])
    return found


def from_hand(s: State, seat: int) -> int:
    """Cards in hand, for themselves and for what they come to."""
    player = s.seats[seat]
    held = 0
    found = 0
    for resource in range(len(s.bank)):
        cards = player.hand[resource]
        held += cards
        found += OF_CITY_CARD * min(cards, COST[CITY, resource])
        found += OF_SETTLEMENT_CARD * min(cards, COST[SETTLEMENT, resource])
    for card in range(POINT):
        found += OF_DEVELOPMENT * player.unplayed[card]
    knights = player.played[KNIGHT] + player.unplayed[KNIGHT]
    return found + OF_CARD * min(held, MOST_CARDS) + OF_KNIGHT * min(knights, MOST_KNIGHTS)


def from_reach(s: State, seat: int) -> int:
    """Crossings to settle, the road, the cities still to build."""
    player = s.seats[seat]
    found = OF_ROAD * min(player.length, MOST_ROAD)
    if player.cities_left == CITY_PIECES:
        found += OF_NO_CITY
    vertex = first_without(player.reached, s.closed, 0)
    for _ in range(MOST_SITES):
        if vertex >= 0:
            found += OF_SITE
            vertex = first_without(player.reached, s.closed, vertex + 1)
    return found
