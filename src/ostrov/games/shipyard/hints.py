"""One hint for the choice at hand: what can be had now, and never what cannot be paid or what comes to nothing."""

from __future__ import annotations

from ostrov.engine.notes import Notes

from . import building, goods, previews, queue, rings, turn, waters, yard
from .actions import BUILD_PART, CHOOSE_TILE, LOAD
from .components import (
    BOW,
    BUILDING,
    CAPTAIN,
    FIRST_EQUIPMENT,
    KIND_OF,
    MIDDLE,
    MIX_GOOD,
    MOST_SPEED,
    N_CREW,
    N_EQUIPMENT,
    N_PARTS,
    N_PLACES,
    N_SIDES,
    NO_MIX,
    NO_SLOT,
    NO_TILE,
    PER_TILE,
    RECRUITING,
    RENTING,
    ROW_PRICE,
    ROWS,
)
from .remarks import (
    CRUISE_IF,
    HINT_BOW,
    HINT_BUILD,
    HINT_CANAL,
    HINT_CAPTAIN,
    HINT_CREW,
    HINT_FREE,
    HINT_LOAD,
    HINT_MIDDLE,
    HINT_MONEY,
    HINT_PART,
    HINT_SALE,
    HINT_TURN,
    say,
)
from .state import BUILD, CHOOSE, FIT, GIVE, PRODUCE, RECRUIT, TURN, State


def tell(s: State, seat: int, n: Notes) -> int:
    """At most one, by what is asked."""
    if s.phase == CHOOSE:
        return tell_tile(s, seat, n)
    if s.phase == BUILD:
        return tell_part(s, seat, n)
    if s.phase == TURN:
        return tell_turn(s, seat, n)
    if s.phase == GIVE:
        return tell_sale(s, seat, n)
    if s.phase == PRODUCE:
        return tell_equipment(s, seat, n)
    if s.phase == RECRUIT:
        return tell_crew(s, seat, n)
    if s.phase == FIT and s.aboard[CAPTAIN] == 0 and turn.forbids(s, seat, LOAD + CAPTAIN) == 0:
        say(n, HINT_LOAD, CAPTAIN, 0, 0, 0)
    return n.count


# --- which action -----------------------------------------------------------------------------------------------------


def tell_tile(s: State, seat: int, n: Notes) -> int:
    """[S-131] A captain, [S-132] a canal, [S-071] parts; [S-045] or the tile that brings most."""
    if s.seats[seat].supply[CAPTAIN] == 0 and is_choosable(s, seat, RECRUITING):
        price = previews.cost(s, seat, RECRUITING)
        if price <= money_at(s, seat, RECRUITING):
            say(n, HINT_CAPTAIN, RECRUITING, price, 0, 0)
            return 0
    if not waters.has_canals(s, seat) and is_choosable(s, seat, RENTING):
        if previews.cost(s, seat, RENTING) <= money_at(s, seat, RENTING):
            say(n, HINT_CANAL, RENTING, 0, 0, 0)
            return 0
    if is_choosable(s, seat, BUILDING) and leads_on(s, seat, money_at(s, seat, BUILDING)):
        say(n, HINT_BUILD, BUILDING, 0, 0, 0)
        return 0
    return tell_money(s, seat, n)


def is_choosable(s: State, seat: int, tile: int) -> bool:
    return turn.forbids(s, seat, CHOOSE_TILE + tile) == 0


def money_at(s: State, seat: int, tile: int) -> int:
    """[S-044] [S-045] What a player has after choosing a tile."""
    return s.seats[seat].guilders + s.lying[tile] + queue.income(s, tile)


def leads_on(s: State, seat: int, money: int) -> bool:
    """Whether a bow, or a middle part behind another part, can be laid for this money."""
    return (cheapest(s, BOW, money) < N_PLACES and slot_for(s, seat, BOW) < NO_SLOT) or (
        cheapest(s, MIDDLE, money) < N_PLACES and slot_for(s, seat, MIDDLE) < NO_SLOT
    )


def tell_money(s: State, seat: int, n: Notes) -> int:
    """[S-044] [S-045] The tile that brings most guilders, if any does."""
    best = 0
    richest = NO_TILE
    for tile in range(NO_TILE):
        if is_choosable(s, seat, tile) and s.lying[tile] + queue.income(s, tile) > best:
            best = s.lying[tile] + queue.income(s, tile)
            richest = tile
    if richest < NO_TILE:
        say(n, HINT_MONEY, richest, best, 0, 0)
    return 0


# --- building ---------------------------------------------------------------------------------------------------------


def tell_part(s: State, seat: int, n: Notes) -> int:
    """The part that completes the best ship; else a bow for an empty shipyard, or a middle part behind another part."""
    best = -1
    for told in range(n.count):
        if n.what[told] == CRUISE_IF and (best < 0 or n.of[told, 2] > n.of[best, 2]):
            best = told
    if best >= 0:
        say(n, HINT_PART, n.of[best, 0], n.of[best, 1], n.of[best, 2], 0)
    elif yard.pattern(s, seat) == 0:
        tell_place(s, seat, BOW, HINT_BOW, n)
    else:
        tell_place(s, seat, MIDDLE, HINT_MIDDLE, n)
    return 0


def tell_place(s: State, seat: int, kind: int, hint: int, n: Notes) -> int:
    """The cheapest part of a kind and a slot for it."""
    place = cheapest(s, kind, rings.purse(s, seat))
    slot = slot_for(s, seat, kind)
    if place < N_PLACES and slot < NO_SLOT and turn.forbids(s, seat, BUILD_PART + NO_SLOT * place + slot) == 0:
        say(n, hint, place, slot, 0, 0)
    return 0


def cheapest(s: State, kind: int, money: int) -> int:
    """[S-072] The place of the cheapest part of a kind on display that can be paid; N_PLACES if there is none."""
    found = N_PLACES
    for place in range(N_PLACES):
        if s.place[place] != N_PARTS and KIND_OF[s.place[place]] == kind and ROW_PRICE[place % ROWS] <= money:
            if found == N_PLACES or ROW_PRICE[place % ROWS] < ROW_PRICE[found % ROWS]:
                found = place
    return found


def slot_for(s: State, seat: int, kind: int) -> int:
    """[S-079] The first slot for a bow; the first one right behind a bow or a middle part for a middle part."""
    lying = yard.pattern(s, seat)
    fits = building.fitting_slots(s, seat, kind)
    for slot in range(NO_SLOT):
        if fits >> slot & 1 == 1:
            before = yard.at(lying, slot - 1) if slot > 0 else yard.EMPTY
            if kind == BOW or before == yard.A_BOW or before == yard.A_MIDDLE:
                return slot
    return NO_SLOT


# --- the other actions ------------------------------------------------------------------------------------------------


def tell_turn(s: State, seat: int, n: Notes) -> int:
    """[S-085] How the new canal takes the boat farthest."""
    best = -1
    turned = 0
    for turns in range(N_SIDES):
        s.turned[s.rented] = turns
        run = waters.longest_run(s, seat, MOST_SPEED)
        if run > best:
            best = run
            turned = turns
    s.turned[s.rented] = 0
    say(n, HINT_TURN, turned, best, 0, 0)
    return 0


def tell_sale(s: State, seat: int, n: Notes) -> int:
    """[S-092] [S-093] The tile that sells best. The market has moved for what is told before this."""
    best = 0
    dearest = NO_MIX
    for mix in range(NO_MIX):
        if s.seats[seat].goods[mix] > 0:
            worth = 0
            for place in range(PER_TILE):
                worth += goods.price_of_good(s, seat, int(MIX_GOOD[mix, place]))
            if worth > best:
                best = worth
                dearest = mix
    if dearest < NO_MIX:
        say(n, HINT_SALE, dearest, best, 0, 0)
    return 0


def tell_equipment(s: State, seat: int, n: Notes) -> int:
    """[S-100] The piece next to the marker is free."""
    for piece in range(N_EQUIPMENT):
        if rings.price_of_equipment(s, seat, piece) == 0:
            say(n, HINT_FREE, FIRST_EQUIPMENT + piece, 0, 0, 0)
            return 0
    return 0


def tell_crew(s: State, seat: int, n: Notes) -> int:
    """[S-131] A captain if there is none and the money reaches; else who stands next to the marker and is free."""
    price = rings.price_of_crew(s, seat, CAPTAIN)
    if s.seats[seat].supply[CAPTAIN] == 0 and price <= rings.purse(s, seat):
        say(n, HINT_CREW, CAPTAIN, price, 0, 0)
        return 0
    for member in range(N_CREW):
        if rings.price_of_crew(s, seat, member) == 0:
            say(n, HINT_FREE, member, 0, 0, 0)
            return 0
    return 0
