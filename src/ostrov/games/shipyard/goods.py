"""Buy goods, and the commodity exchange."""

from __future__ import annotations

from ostrov.engine.members import add, clear, has
from ostrov.engine.offers import Offers, offer

from . import rings
from .actions import BUY_GOODS, GIVE_GOODS, SELL, SWAP
from .components import (
    DEALER,
    DEALERS,
    GOODS_PRICE,
    MIX_GOOD,
    N_GOODS_PLACES,
    N_ITEMS,
    NO_MIX,
    PER_TILE,
    PRICES,
    SALE_BONUS,
    SWAPS,
)
from .refused import S_089, S_091, S_093, S_094
from .state import BARTER, CLOSE, State


def has_offers(s: State) -> bool:
    """[S-041] Whether there is a goods tile to buy."""
    for place in range(N_GOODS_PLACES):
        if s.offered_goods[place] != NO_MIX:
            return True
    return False


def holds_any(s: State, seat: int) -> bool:
    """[S-091] Whether a player has a goods tile to exchange."""
    for mix in range(NO_MIX):
        if s.seats[seat].goods[mix] > 0:
            return True
    return False


def forbids_buying(s: State, seat: int, place: int) -> int:
    """[S-089] One of the tiles on offer, at the price of its place."""
    if s.offered_goods[place] == NO_MIX or GOODS_PRICE[place] > rings.purse(s, seat):
        return S_089
    return 0


def legal_buys(s: State, seat: int, m: Offers) -> int:
    for place in range(N_GOODS_PLACES):
        if forbids_buying(s, seat, place) == 0:
            offer(m, BUY_GOODS + place)
    return m.count


def buy(s: State, seat: int, place: int) -> int:
    """[S-089] Any number of tiles may be held."""
    s.seats[seat].guilders -= GOODS_PRICE[place]
    s.seats[seat].goods[s.offered_goods[place]] += 1
    s.offered_goods[place] = NO_MIX
    s.phase = CLOSE
    return 0


def forbids_giving(s: State, seat: int, mix: int) -> int:
    """[S-091] Only a tile one has."""
    return S_091 if s.seats[seat].goods[mix] == 0 else 0


def legal_tiles(s: State, seat: int, m: Offers) -> int:
    for mix in range(NO_MIX):
        if s.seats[seat].goods[mix] > 0:
            offer(m, GIVE_GOODS + mix)
    return m.count


def give(s: State, seat: int, mix: int) -> int:
    """[S-092] The market marker moves one space; [S-093] then one tile is given up."""
    s.market = (s.market + 1) % len(PRICES)
    s.seats[seat].goods[mix] -= 1
    s.bartered = mix
    s.settled = 0
    clear(s.swapped)
    s.phase = BARTER
    return 0


def good_now(s: State) -> int:
    """[S-093] The good of the tile that is settled next."""
    return int(MIX_GOOD[s.bartered, s.settled])


def forbids_swapping(s: State, item: int) -> int:
    """[S-093] Only for what the good's table shows. [S-094] No two goods of a tile for the same item."""
    if SWAPS[good_now(s), item] == 0:
        return S_093
    return S_094 if has(s.swapped, item) else 0


def legal_barter(s: State, m: Offers) -> int:
    """[S-093] Each good is sold, or swapped for one item."""
    offer(m, SELL)
    for item in range(N_ITEMS):
        if forbids_swapping(s, item) == 0:
            offer(m, SWAP + item)
    return m.count


def price_of_good(s: State, seat: int, good: int) -> int:
    """[S-093] The market's price, [S-095] [S-112] and a guilder more for each dealer of the good."""
    price = int(PRICES[s.market, good])
    for n in range(DEALERS):
        if has(s.seats[seat].employees, DEALER[good, n]):
            price += int(SALE_BONUS[DEALER[good, n]])
    return price


def sell(s: State, seat: int) -> int:
    """[S-093] One good for guilders."""
    s.seats[seat].guilders += price_of_good(s, seat, good_now(s))
    return settle(s)


def swap(s: State, seat: int, item: int) -> int:
    """[S-093] One good for one item from the common supply."""
    s.seats[seat].supply[item] += 1
    add(s.swapped, item)
    return settle(s)


def settle(s: State) -> int:
    """[S-096] When all goods of the tile are settled, it goes to the used ones."""
    s.settled += 1
    if s.settled == PER_TILE:
        s.goods_used[s.bartered] += 1
        s.bartered = NO_MIX
        s.settled = 0
        clear(s.swapped)
    return 0
