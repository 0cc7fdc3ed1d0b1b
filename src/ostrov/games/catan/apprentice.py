"""The apprentice: a player that follows good advice and looks no move ahead.

It is shown what its seat may see, and takes one of the actions offered. Places are judged in
`apprentice_places`, what to save for in `apprentice_plans`, trade between players in `apprentice_bargain`.
"""

from __future__ import annotations

from ostrov.engine.chance import Generator, draw
from ostrov.engine.notes import Bench
from ostrov.engine.offers import Offers

from . import ending, trade
from .actions import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    DISCARD_CARD,
    END_TURN,
    FIRST,
    KIND,
    MARITIME,
    MOVE_ROBBER,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_PLENTY,
    PLAY_ROADS,
    PROPOSE,
    ROB,
    ROLL,
    SECOND,
)
from .apprentice_bargain import bargain, is_worth_proposing, offers
from .apprentice_places import block, count_pips, lengthens, levels_at, path, pips_at, site
from .apprentice_plans import (
    MOST_ROADS,
    best_plan,
    from_sea,
    lack,
    lacks,
    price,
    roads_to_award,
    spare,
)
from .state import (
    BANK,
    BEFORE_ROLL,
    CITY,
    COST,
    DEVELOPMENT_CARD,
    DISCARD,
    FREE,
    HAND_LIMIT,
    KNIGHT,
    LARGEST_ARMY_LEAST,
    MAIN,
    ROAD,
    SETTLEMENT,
    State,
)

SPEND_ABOVE = 6  # with more cards than this, what can be paid is, lest a seven takes half of them
TIE = 16  # chances between actions of equal worth
AWARD = 60  # what a road is worth, in tenths of a pip, for each step it makes towards the longest road
POOR_SITE = 50  # a road to a lesser site waits for spare cards
RICH_MONOPOLY = 4  # cards that a monopoly is played for, whatever is lacking


def apprentice(s: State, seat: int, m: Offers, d: Generator, b: Bench) -> int:
    """One of the actions offered: by phase, the one of most worth."""
    if s.phase == BEFORE_ROLL and s.free_roads == 0:
        return PLAY_KNIGHT if offers(m, PLAY_KNIGHT) and is_knight_wanted(s, seat) else ROLL
    pips = count_pips(s, seat)
    if s.phase == MAIN and s.free_roads == 0:
        plan = best_plan(s, seat, pips)
        if trade.is_open(s):
            return bargain(s, seat, plan, m)
        return in_main(s, seat, plan, m, d)
    plan = best_plan(s, seat, pips) if s.phase == DISCARD else 0
    return best_of(s, seat, plan, m, 0, d)


def best_of(s: State, seat: int, plan: int, m: Offers, kind: int, d: Generator) -> int:
    """The action of most worth, of one kind or (0) of all; ties are broken by chance."""
    best = m.actions[0]
    most = -1_000_000
    for n in range(m.count):
        action = m.actions[n]
        if kind == 0 or KIND[action] == kind:
            found = worth(s, seat, plan, action) * TIE + draw(d, TIE)
            if found > most:
                most = found
                best = action
    return best


def worth(s: State, seat: int, plan: int, action: int) -> int:
    """What an action is worth among those of its kind."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == BUILD_SETTLEMENT:
        return site(s, seat, first)
    if kind == BUILD_ROAD:
        return road(s, seat, first)
    if kind == BUILD_CITY:
        return pips_at(s, first)
    if kind == MOVE_ROBBER:
        return block(s, seat, first)
    if kind == ROB:
        return 3 * ending.open_points(s, first) + s.seats[first].cards
    if kind == DISCARD_CARD:
        return discarded(s, seat, plan, first)
    if kind == MARITIME:
        return exchanged(s, seat, plan, first, SECOND[action])
    if kind == PLAY_PLENTY:
        return wished(s, seat, plan, first, SECOND[action])
    return 0


def road(s: State, seat: int, edge: int) -> int:
    """A road for where it leads, and for the longest road while that can be won."""
    found = path(s, seat, edge)
    wanted = roads_to_award(s, seat)
    if wanted <= MOST_ROADS and lengthens(s, seat, edge):
        found += AWARD if wanted > 0 else AWARD // 3
    return found


def discarded(s: State, seat: int, plan: int, resource: int) -> int:
    """What is beyond the plan goes first, of that what comes again soonest."""
    return 64 * spare(s, seat, plan, resource) + s.gains[seat, resource]


def exchanged(s: State, seat: int, plan: int, given: int, taken: int) -> int:
    """At sea, only what is beyond the plan for what it lacks; below 0 if it is not worth it."""
    rate = s.seats[seat].rate[given]
    if spare(s, seat, plan, given) < rate or lacks(s, seat, plan, taken) == 0:
        return -1
    return 64 - 8 * rate + spare(s, seat, plan, given) - s.gains[seat, taken]


def wished(s: State, seat: int, plan: int, one: int, two: int) -> int:
    """How many of two cards from the bank the plan lacks."""
    if one == two:
        return min(2, lacks(s, seat, plan, one))
    return min(1, lacks(s, seat, plan, one)) + min(1, lacks(s, seat, plan, two))


# --- the roll and what may come before it ----------------------------------------------------------------------------


def is_knight_wanted(s: State, seat: int) -> bool:
    """A knight is played where the robber blocks own buildings, and for the army; otherwise one is kept back."""
    if s.robber < len(s.terrain) and s.token[s.robber] > 0 and levels_at(s, seat, s.robber) > 0:
        return True
    return s.seats[seat].unplayed[KNIGHT] > 1 or takes_army(s, seat)


def takes_army(s: State, seat: int) -> bool:
    """Whether one knight more takes the largest army."""
    knights = s.seats[seat].played[KNIGHT] + 1
    if s.largest_army == seat or knights < LARGEST_ARMY_LEAST:
        return False
    return s.largest_army == FREE or knights > s.seats[s.largest_army].played[KNIGHT]


# --- trade, build, buy -----------------------------------------------------------------------------------------------


def in_main(s: State, seat: int, plan: int, m: Offers, d: Generator) -> int:
    """Cards that help the plan, then the plan itself, then what it can spare, then trade for it."""
    action = card(s, seat, plan, m, d)
    if action == END_TURN:
        action = built(s, seat, plan, m, d)
    if action == END_TURN:
        action = traded(s, seat, plan, m, d)
    if action == END_TURN:
        action = spent(s, seat, plan, m, d)
    return action


def card(s: State, seat: int, plan: int, m: Offers, d: Generator) -> int:
    """A development card that helps now; END_TURN for none."""
    if s.card_played or s.seats[seat].development == 0:
        return END_TURN
    if offers(m, PLAY_KNIGHT) and is_knight_wanted(s, seat):
        return PLAY_KNIGHT
    missing = lack(s, seat, plan)
    if offers(m, PLAY_ROADS) and (plan % MOST_ROADS > 0 or plan // MOST_ROADS == ROAD):
        return PLAY_ROADS
    for n in range(m.count):
        if KIND[m.actions[n]] == PLAY_MONOPOLY and is_monopoly(s, seat, plan, FIRST[m.actions[n]]):
            return m.actions[n]
    action = best_of(s, seat, plan, m, PLAY_PLENTY, d)
    if KIND[action] == PLAY_PLENTY and wished(s, seat, plan, FIRST[action], SECOND[action]) >= min(2, max(1, missing)):
        return action
    return END_TURN


def is_monopoly(s: State, seat: int, plan: int, resource: int) -> bool:
    """Whether a monopoly brings all that is lacking, or many cards; how many others hold the bank tells."""
    taken = BANK - s.bank[resource] - s.seats[seat].hand[resource]
    missing = lack(s, seat, plan)
    if missing > 1 and lacks(s, seat, plan, resource) == missing and taken >= missing:
        return True
    return taken >= RICH_MONOPOLY + 2 or (taken >= RICH_MONOPOLY and lacks(s, seat, plan, resource) > 0)


def built(s: State, seat: int, plan: int, m: Offers, d: Generator) -> int:
    """What the plan comes to next, if it can be paid; END_TURN if not."""
    what = plan // MOST_ROADS
    if plan % MOST_ROADS > 0:
        what = ROAD
    return bought(s, seat, what, m, d)


def bought(s: State, seat: int, what: int, m: Offers, d: Generator) -> int:
    """The best place for a piece, or a card, if it is offered; END_TURN if not."""
    kind = BUY_CARD
    if what == ROAD:
        kind = BUILD_ROAD
    elif what == SETTLEMENT:
        kind = BUILD_SETTLEMENT
    elif what == CITY:
        kind = BUILD_CITY
    action = best_of(s, seat, 0, m, kind, d)
    return action if KIND[action] == kind else END_TURN


def traded(s: State, seat: int, plan: int, m: Offers, d: Generator) -> int:
    """Ask the others first; go to sea when that pays for the plan or a seven would cost cards; END_TURN for neither."""
    missing = lack(s, seat, plan)
    if missing == 0:
        return END_TURN
    if offers(m, PROPOSE) and is_worth_proposing(s, seat, plan):
        return PROPOSE
    if from_sea(s, seat, plan) >= missing or s.seats[seat].cards > HAND_LIMIT:
        action = best_of(s, seat, plan, m, MARITIME, d)
        if KIND[action] == MARITIME and exchanged(s, seat, plan, FIRST[action], SECOND[action]) >= 0:
            return action
    return END_TURN


def spent(s: State, seat: int, plan: int, m: Offers, d: Generator) -> int:
    """What else can be paid without delay to the plan, or before a seven takes half of it."""
    for n in range(m.count):
        kind = KIND[m.actions[n]]
        if kind == BUILD_CITY and is_spare(s, seat, plan, CITY):
            return bought(s, seat, CITY, m, d)
        if kind == BUILD_SETTLEMENT and is_spare(s, seat, plan, SETTLEMENT):
            return bought(s, seat, SETTLEMENT, m, d)
    if offers(m, BUY_CARD) and is_spare(s, seat, plan, DEVELOPMENT_CARD):
        return BUY_CARD
    action = bought(s, seat, ROAD, m, d)
    if action != END_TURN and is_spare(s, seat, plan, ROAD) and road(s, seat, FIRST[action]) >= POOR_SITE:
        return action
    return END_TURN


def is_spare(s: State, seat: int, plan: int, what: int) -> bool:
    """Whether something can be paid beside the plan; with too many cards for a seven, whatever it is."""
    if s.seats[seat].cards > SPEND_ABOVE and lack(s, seat, plan) > 0:
        return True
    for resource in range(len(s.bank)):
        if COST[what, resource] > 0 and s.seats[seat].hand[resource] - COST[what, resource] < price(plan, resource):
            return False
    return True
