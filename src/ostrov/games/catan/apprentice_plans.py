"""What a player saves for: the next thing to build or buy, by what it brings and how long it takes.

A plan is a number: what is bought (a row of COST) and how many roads must be laid before it. The counted
pips in `gains` are those of the player, see `count_pips`.
"""

from __future__ import annotations

from ostrov.engine.members import first

from . import ending
from .apprentice_places import pips_at, reached_site, site_beyond
from .state import (
    CITY,
    COST,
    DEVELOPMENT_CARD,
    FREE,
    KNIGHT,
    LARGEST_ARMY_LEAST,
    LONGEST_ROAD_LEAST,
    ROAD,
    SETTLEMENT,
    TO_WIN,
    State,
)

MOST_ROADS = 4  # a plan has fewer roads than this before what is bought
POINT = 100  # what a point is worth; all else is measured by it
CARD_WORTH = 65  # a development card, without an army in sight
ARMY_WORTH = 30  # more, while it may help to the largest army
ROAD_AWARD = 115  # the longest road, which can be lost again
PATIENCE = 5  # rolls that a thing at hand still counts for


def plan(what: int, before: int) -> int:
    """The number of a plan."""
    return what * MOST_ROADS + before


def price(plan: int, resource: int) -> int:
    """Cards of a resource that a plan costs, its roads counted."""
    cards: int = COST[plan // MOST_ROADS, resource] + plan % MOST_ROADS * COST[ROAD, resource]
    return cards


def lacks(s: State, seat: int, plan: int, resource: int) -> int:
    """Cards of a resource that the hand lacks for a plan."""
    return max(0, price(plan, resource) - s.seats[seat].hand[resource])


def spare(s: State, seat: int, plan: int, resource: int) -> int:
    """Cards of a resource that the hand has beyond a plan."""
    return max(0, s.seats[seat].hand[resource] - price(plan, resource))


def lack(s: State, seat: int, plan: int) -> int:
    """Cards that the hand lacks for a plan."""
    found = 0
    for resource in range(len(s.bank)):
        found += lacks(s, seat, plan, resource)
    return found


def from_sea(s: State, seat: int, plan: int) -> int:
    """Cards that the sea would give for what the hand has beyond a plan."""
    found = 0
    for resource in range(len(s.bank)):
        found += spare(s, seat, plan, resource) // s.seats[seat].rate[resource]
    return found


def rolls_until(s: State, seat: int, plan: int, pips: int) -> int:
    """About how many rolls until a plan can be paid, with what the sea gives."""
    missing = lack(s, seat, plan)
    left = missing - from_sea(s, seat, plan)
    if left <= 0:
        return 0
    slowest = left * 36 // max(1, pips)
    for resource in range(len(s.bank)):
        wanted = lacks(s, seat, plan, resource)
        if wanted > 0:
            own = s.gains[seat, resource]
            slowest = max(slowest, wanted * 36 * 6 // max(1, 6 * own + pips - own))
    return slowest


def merit(s: State, seat: int, plan: int, worth: int, pips: int) -> int:
    """What a plan is worth for each roll it takes."""
    return worth * 64 // (PATIENCE + rolls_until(s, seat, plan, pips))


def growth(s: State) -> int:
    """What a pip more is worth: much early, nothing when somebody is about to win."""
    lead = 0
    for seat in range(s.options.players):
        lead = max(lead, ending.open_points(s, seat))
    return max(0, TO_WIN - 2 - lead)


def best_plan(s: State, seat: int, pips: int) -> int:
    """The plan of most merit; a development card when nothing else can be had."""
    chosen = plan(DEVELOPMENT_CARD, 0)
    most = 0
    if s.deck_left > 0:
        most = merit(s, seat, chosen, card_worth(s, seat), pips)
    grows = growth(s)
    if s.seats[seat].cities_left > 0:
        found = merit(s, seat, plan(CITY, 0), city_worth(s, seat, grows), pips)
        if found > most:
            most = found
            chosen = plan(CITY, 0)
    for before in range(3):
        worth = settlement_worth(s, seat, before, grows)
        found = merit(s, seat, plan(SETTLEMENT, before), worth, pips)
        if found > most:
            most = found
            chosen = plan(SETTLEMENT, before)
    wanted = roads_to_award(s, seat)
    if wanted > 0 and wanted <= min(MOST_ROADS, s.seats[seat].roads_left):
        if merit(s, seat, plan(ROAD, wanted - 1), ROAD_AWARD, pips) > most:
            chosen = plan(ROAD, wanted - 1)
    return chosen


def card_worth(s: State, seat: int) -> int:
    """A development card: a point perhaps, a knight mostly."""
    knights = s.seats[seat].played[KNIGHT] + s.seats[seat].unplayed[KNIGHT]
    if s.largest_army == seat:
        return CARD_WORTH
    wanted = LARGEST_ARMY_LEAST
    if s.largest_army != FREE:
        wanted = s.seats[s.largest_army].played[KNIGHT] + 1
    return CARD_WORTH + ARMY_WORTH if wanted - knights <= 2 else CARD_WORTH


def city_worth(s: State, seat: int, grows: int) -> int:
    """A city on the own settlement that yields most; nothing without a settlement."""
    best = 0
    vertex = first(s.seats[seat].settlements, 0)
    while vertex >= 0:
        best = max(best, POINT + grows * pips_at(s, vertex))
        vertex = first(s.seats[seat].settlements, vertex + 1)
    return best


def settlement_worth(s: State, seat: int, before: int, grows: int) -> int:
    """A settlement after so many roads; nothing without a crossing, a piece or the road pieces."""
    player = s.seats[seat]
    if player.settlements_left == 0 or player.roads_left < before:
        return 0
    worth = reached_site(s, seat) if before == 0 else site_beyond(s, seat, before)
    return 0 if worth == 0 else POINT - 10 * before + grows * worth // 10


def roads_to_award(s: State, seat: int) -> int:
    """Roads still wanted for the longest road; 0 for who holds it."""
    if s.longest_road == seat:
        return 0
    longest = LONGEST_ROAD_LEAST - 1
    for other in range(s.options.players):
        if other != seat:
            longest = max(longest, s.seats[other].length)
    return longest + 1 - s.seats[seat].length
