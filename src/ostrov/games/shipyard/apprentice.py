"""The apprentice: a player that follows good advice and looks no move ahead.

It is shown what its seat may see, and takes one of the actions offered. What things are worth is told in
`apprentice_plans`, how ships grow in `apprentice_yard`, canals and cruises in `apprentice_canals`.
"""

from __future__ import annotations

from ostrov.engine.chance import Generator, draw
from ostrov.engine.members import has
from ostrov.engine.offers import Offers

from . import apprentice_canals as canals
from . import apprentice_yard as yards
from . import goods, queue, rings, worth
from .actions import (
    BONUS,
    BUILD_PART,
    BUY_GOODS,
    CHOOSE_TILE,
    DISCARD_CONTRACT,
    FINAL_ACTION,
    FIRST,
    GIVE_GOODS,
    HIRE_EMPLOYEE,
    KIND,
    LAY_CANAL,
    PRODUCE_ITEM,
    RECRUIT_CREW,
    RENT_CANAL,
    SECOND,
    SELL,
    SUBSTITUTE,
    SWAP,
    TURN_CANAL,
)
from .apprentice_plans import GUILDER, employee_worth, item_worth, study, turns_left
from .components import (
    BEYOND,
    BONUS_PRICE,
    BUILDING,
    BUYING,
    ENGINEER,
    EXCHANGE,
    FIRST_EQUIPMENT,
    GOODS_PRICE,
    HIRING,
    MIX_GOOD,
    N_CREW,
    N_EMPLOYEES,
    N_EQUIPMENT,
    N_GOODS_PLACES,
    N_ITEMS,
    NO_MIX,
    PER_TILE,
    PRICES,
    PRODUCING,
    RECRUITER,
    RECRUITING,
    RENTING,
    SUBSIDY_GUILDERS,
    SWAPS,
)
from .state import AFTER, DISCARD, ENTER, FIT, QUARTERS, SAILING, START, Bench, State

TIE = 16  # chances between actions of equal worth
LEAST_BONUS = 4  # what a bonus action must be worth beyond its price
LATER = 6  # what a goods tile loses because it is sold in another turn


def apprentice(s: State, seat: int, m: Offers, d: Generator, b: Bench) -> int:
    """One of the actions offered: by phase, the one of most worth."""
    if m.count == 1:
        return m.actions[0]
    if s.phase == FIT:
        return canals.fit(s, seat, b)
    if s.phase == START or s.phase == ENTER or s.phase == SAILING:
        return canals.steer(s, seat, b)
    now = 0 if s.phase == DISCARD else study(s, seat, b)
    best = m.actions[0]
    most = -1_000_000
    for n in range(m.count):
        found = value(s, seat, m.actions[n], now, b) * TIE + draw(d, TIE)
        if found > most:
            most = found
            best = m.actions[n]
    return best


def value(s: State, seat: int, action: int, now: int, b: Bench) -> int:
    """What an action is worth, in quarters of a point, among those offered with it; ending and closing are 0."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == CHOOSE_TILE:
        funds = s.seats[seat].guilders + s.lying[first] + queue.income(s, first)
        gained = funds - s.seats[seat].guilders
        return tile_worth(s, seat, first, funds, now, b) + guilder(s) * gained
    if kind == FINAL_ACTION:
        return tile_worth(s, seat, first, s.seats[seat].guilders, now, b)
    if kind == BONUS:
        return bonus_worth(s, seat, first, now, b)
    if kind == BUILD_PART:
        return yards.part_at(s, seat, first, SECOND[action], now, b)
    if kind == SUBSTITUTE:
        return yards.substitute_at(s, seat, first, SECOND[action], now, b)
    if kind == DISCARD_CONTRACT:
        return -QUARTERS * worth.worth(s, seat, first) - int(BEYOND[first])
    return value_in_action(s, seat, action, now, b)


def value_in_action(s: State, seat: int, action: int, now: int, b: Bench) -> int:
    """The choices of canals, goods and rings."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == RENT_CANAL:
        return 100 + canals.rent_worth(s, seat, first)
    if kind == LAY_CANAL:
        return canals.lay_worth(s, seat, first, SECOND[action], b)
    if kind == TURN_CANAL:
        return canals.turn_worth(s, seat, first, b)
    if kind == BUY_GOODS:
        return 100 + mix_worth(s, seat, s.offered_goods[first], now, b) - guilder(s) * int(GOODS_PRICE[first])
    if kind == GIVE_GOODS:
        return 100 + mix_worth(s, seat, first, now, b)
    if kind == SELL:
        return 100 + guilder(s) * goods.price_of_good(s, seat, goods.good_now(s))
    if kind == SWAP:
        return 100 + item_worth(s, seat, first, now, b)
    if kind == PRODUCE_ITEM:
        return 100 + produced(s, seat, first, now, b)
    if kind == RECRUIT_CREW:
        return 100 + recruited(s, seat, first, now, b)
    if kind == HIRE_EMPLOYEE:
        return 100 + employee_worth(s, seat, first) - guilder(s) * rings.wage(s, seat, first)
    return 0


def guilder(s: State) -> int:
    """What money is worth: nothing when it can no longer be spent."""
    left = turns_left(s)
    return GUILDER if left > 4 else 2 if left > 1 else 1 if left == 1 and s.phase < AFTER else 0


# --- actions ----------------------------------------------------------------------------------------------------------


def bonus_worth(s: State, seat: int, tile: int, now: int, b: Bench) -> int:
    """One more action, after the main one, if it is worth more than its price."""
    if s.phase != AFTER:
        return yards.NEVER
    funds = s.seats[seat].guilders - BONUS_PRICE
    return tile_worth(s, seat, tile, funds, now, b) - BONUS_PRICE * guilder(s) - LEAST_BONUS


def tile_worth(s: State, seat: int, tile: int, funds: int, now: int, b: Bench) -> int:
    """What an action brings at its best, with so much money."""
    if tile == BUILDING:
        return yards.prospect(s, seat, now, b)
    if tile == RENTING:
        return canals.canal_need(s, seat, b)
    if tile == BUYING:
        return best_goods(s, seat, funds, now, b)
    if tile == EXCHANGE:
        return best_exchange(s, seat, now, b)
    if tile == HIRING:
        return best_hire(s, seat, funds)
    if tile == PRODUCING or tile == RECRUITING:
        return best_on_ring(s, seat, tile, funds, now, b)
    return SUBSIDY_GUILDERS * guilder(s)


def best_on_ring(s: State, seat: int, tile: int, funds: int, now: int, b: Bench) -> int:
    """The best equipment or crew that can be paid."""
    best = 0
    if tile == PRODUCING:
        for piece in range(N_EQUIPMENT):
            if rings.price_of_equipment(s, seat, piece) <= funds:
                best = max(best, produced(s, seat, piece, now, b))
    else:
        for member in range(N_CREW):
            if rings.price_of_crew(s, seat, member) <= funds:
                best = max(best, recruited(s, seat, member, now, b))
    return best


def produced(s: State, seat: int, piece: int, now: int, b: Bench) -> int:
    """A piece of equipment and what engineers add, less its price."""
    found = item_worth(s, seat, FIRST_EQUIPMENT + piece, now, b) - guilder(s) * rings.price_of_equipment(s, seat, piece)
    for item in range(FIRST_EQUIPMENT, N_ITEMS):
        if has(s.seats[seat].employees, ENGINEER[item]):
            found += item_worth(s, seat, item, now, b)
    return found


def recruited(s: State, seat: int, member: int, now: int, b: Bench) -> int:
    """A crew member and whom recruiters add, less the price."""
    found = item_worth(s, seat, member, now, b) - guilder(s) * rings.price_of_crew(s, seat, member)
    for item in range(FIRST_EQUIPMENT):
        if has(s.seats[seat].employees, RECRUITER[item]):
            found += item_worth(s, seat, item, now, b)
    return found


def best_hire(s: State, seat: int, funds: int) -> int:
    """The best employee that can be paid."""
    best = 0
    for employee in range(N_EMPLOYEES):
        if rings.forbids_taking(s, seat, employee) == 0:
            wage = rings.wage(s, seat, employee)
            if wage <= funds:
                best = max(best, employee_worth(s, seat, employee) - guilder(s) * wage)
    return best


# --- goods ------------------------------------------------------------------------------------------------------------


def best_goods(s: State, seat: int, funds: int, now: int, b: Bench) -> int:
    """The best goods tile that can be paid; it still has to be exchanged."""
    if turns_left(s) < 2:
        return 0
    best = 0
    for place in range(N_GOODS_PLACES):
        if s.offered_goods[place] != NO_MIX and GOODS_PRICE[place] <= funds:
            found = mix_worth(s, seat, s.offered_goods[place], now, b) - guilder(s) * int(GOODS_PRICE[place])
            best = max(best, found)
    return best // 2 - LATER if goods.holds_any(s, seat) else best // 2


def best_exchange(s: State, seat: int, now: int, b: Bench) -> int:
    """The best of the tiles held, at the next prices."""
    best = 0
    for mix in range(NO_MIX):
        if s.seats[seat].goods[mix] > 0:
            best = max(best, mix_worth(s, seat, mix, now, b))
    return best * 3 // 4


def mix_worth(s: State, seat: int, mix: int, now: int, b: Bench) -> int:
    """A goods tile: each good sold at the next price, or swapped for what is worth more."""
    before = s.market
    s.market = (s.market + 1) % len(PRICES)
    found = 0
    for n in range(PER_TILE):
        good = int(MIX_GOOD[mix, n])
        best = guilder(s) * goods.price_of_good(s, seat, good)
        for item in range(N_ITEMS):
            if SWAPS[good, item]:
                best = max(best, item_worth(s, seat, item, now, b))
        found += best
    s.market = before
    return found
