"""Producing, resources of the New World, trade: what fills the pool of a turn."""

from __future__ import annotations

from ostrov.engine.members import add, has
from ostrov.engine.offers import Offers, offer

from . import payment, tiles
from .actions import GET, PARTNER, PRODUCE, TRADE_DEAR, TRADE_FOR
from .components import (
    DEAR_RESOURCE,
    FIRST_GROWN,
    GROWN,
    GROWS,
    IMPORT_TOKENS,
    INDUSTRY_OF,
    IS_DEAR,
    MAKER,
    MAKES,
    NO_FIELD,
    NO_INDUSTRY,
    NO_LEVEL,
    PLANT_INDUSTRY,
    PRICE_OF_TRADE,
    SECOND,
    WORKPLACES,
    WORKS,
)
from .refused import A_031, A_032, A_033, A_036, A_050, A_056, A_062, A_163, A_164
from .state import MOST_POOL, TRADING, TURN, State

SITES = tiles.SITES
NEW_ISLES = len(GROWS)
GROWN_KINDS = len(GROWN)


# --- producing ----------------------------------------------------------------------------------------------------


def forbids_produce(s: State, seat: int, plant: int) -> int:
    """[A-031] An own visible industry with [A-033] a free workplace, [A-032] [A-038] a ready cube; [A-036]."""
    field = tiles.field_of(s, seat, plant)
    if field == NO_FIELD:
        return A_031
    if free_workplace(s, seat, field) == WORKPLACES:
        return A_033
    industry = PLANT_INDUSTRY[plant]
    if s.seats[seat].ready[WORKS[industry]] == 0:
        return A_032
    return forbids_more(s, MAKES[industry])


def free_workplace(s: State, seat: int, field: int) -> int:
    """[A-033] The first free workplace of a field, or the number after the last."""
    player = s.seats[seat]
    place = 0
    while place < WORKPLACES and player.work[field, place] != NO_LEVEL:
        place += 1
    return place


def forbids_more(s: State, resource: int) -> int:
    """[A-036] What is made is for this turn, and so many units no turn can use."""
    return 0 if s.pool[resource] < MOST_POOL else A_036


def produce(s: State, seat: int, plant: int) -> int:
    """[A-031] [A-034] A cube goes to work and makes one unit, [A-035] and stays there."""
    player = s.seats[seat]
    industry = PLANT_INDUSTRY[plant]
    field = tiles.field_of(s, seat, plant)
    player.ready[WORKS[industry]] -= 1
    player.work[field, free_workplace(s, seat, field)] = WORKS[industry]
    s.pool[MAKES[industry]] += 1
    return 0


def legal_produce(s: State, seat: int, m: Offers) -> int:
    """[A-031] All industries where a cube could make something."""
    find_plants(s, seat)
    player = s.seats[seat]
    for plant in range(len(s.site)):
        industry = PLANT_INDUSTRY[plant]
        if s.site[plant] != NO_FIELD and player.ready[WORKS[industry]] > 0:
            if free_workplace(s, seat, s.site[plant]) < WORKPLACES and s.pool[MAKES[industry]] < MOST_POOL:
                offer(m, PRODUCE + plant)
    return m.count


def find_plants(s: State, seat: int) -> int:
    """[A-220] Note where each visible industry stands."""
    player = s.seats[seat]
    for plant in range(len(s.site)):
        s.site[plant] = NO_FIELD
    for field in range(SITES):
        industry = INDUSTRY_OF[player.tile[field]]
        if industry != NO_INDUSTRY:
            plant = industry if s.site[industry] == NO_FIELD else SECOND[industry]
            s.site[plant] = field
    return 0


# --- resources of the New World ---------------------------------------------------------------------------------------


def forbids_get(s: State, seat: int, grown: int) -> int:
    """[A-163] Only what an own island grows, for a trade token, any number of times; [A-164] no others'."""
    if not grows(s, seat, grown):
        for other in range(s.options.players):
            if grows(s, other, grown):
                return A_164
        return A_163
    rule = payment.forbids_tokens(s, seat, IMPORT_TOKENS, 0)
    return rule if rule != 0 else forbids_more(s, FIRST_GROWN + grown)


def grows(s: State, seat: int, grown: int) -> bool:
    """[A-163] Whether an island of the seat has a resource of the New World."""
    for island in range(NEW_ISLES):
        if GROWS[island, grown] == 1 and has(s.seats[seat].new_islands, island):
            return True
    return False


def get(s: State, seat: int, grown: int) -> int:
    """[A-163] A trade token brings one unit."""
    payment.spend_trade(s, seat, IMPORT_TOKENS)
    s.pool[FIRST_GROWN + grown] += 1
    return 0


def legal_get(s: State, seat: int, m: Offers) -> int:
    """[A-163] All that own islands grow, if a token is left."""
    if payment.forbids_tokens(s, seat, IMPORT_TOKENS, 0) == 0:
        for grown in range(GROWN_KINDS):
            if grows(s, seat, grown) and s.pool[FIRST_GROWN + grown] < MOST_POOL:
                offer(m, GET + grown)
    return m.count


# --- trade ------------------------------------------------------------------------------------------------------------


def price(s: State, partner: int, resource: int, dear: bool) -> int:
    """[A-051] What a trade costs by the partner's tile that makes it, [A-050] a preprinted one too; 0 if there is none.

    The cheaper tile serves; the dearer one of a partner who has both must be asked for.
    """
    industries = s.seats[partner].industries
    cheap = has(industries, MAKER[resource, 0])
    other = MAKER[resource, 1] != NO_INDUSTRY and has(industries, MAKER[resource, 1])
    if dear:
        return int(PRICE_OF_TRADE[WORKS[MAKER[resource, 1]]]) if cheap and other and IS_DEAR[resource] == 1 else 0
    if cheap:
        return int(PRICE_OF_TRADE[WORKS[MAKER[resource, 0]]])
    return int(PRICE_OF_TRADE[WORKS[MAKER[resource, 1]]]) if other else 0


def forbids_trade(s: State, seat: int, resource: int, dear: bool) -> int:
    """[A-056] [A-057] Once a turn for each resource, [A-050] with a partner who makes it, for ready tokens; [A-036].

    [A-061] Only for resources, [A-063] those made of New World ones too, [A-064] even if one has the tile.
    """
    if has(s.traded, resource):
        return A_056
    rule = A_050
    for partner in range(s.options.players):
        if partner != seat and price(s, partner, resource, dear) > 0:
            rule = payment.forbids_tokens(s, seat, price(s, partner, resource, dear), 0)
            if rule == 0:
                return forbids_more(s, resource)
    return rule


def forbids_partner(s: State, seat: int, partner: int) -> int:
    """[A-062] Another player [A-050] who makes it, at a price that can be paid."""
    if partner == seat:
        return A_062
    if partner >= s.options.players or price(s, partner, s.resource, s.dear) == 0:
        return A_050
    return payment.forbids_tokens(s, seat, price(s, partner, s.resource, s.dear), 0)


def begin_trade(s: State, seat: int, resource: int, dear: bool) -> int:
    """[A-058] Of several partners the player on turn chooses one."""
    s.resource = resource
    s.dear = dear
    found = 0
    only = seat
    for partner in range(s.options.players):
        if forbids_partner(s, seat, partner) == 0:
            found += 1
            only = partner
    if found == 1:
        return trade(s, seat, only)
    s.phase = TRADING
    return 0


def trade(s: State, seat: int, partner: int) -> int:
    """[A-052] One unit for this turn; [A-053] the partner gets 1 gold, [A-054] [A-055] and no cube of theirs moves."""
    payment.spend_trade(s, seat, price(s, partner, s.resource, s.dear))
    s.seats[partner].gold += 1
    s.pool[s.resource] += 1
    add(s.traded, s.resource)
    s.resource = 0
    s.dear = False
    s.phase = TURN
    return 0


def legal_trade(s: State, seat: int, m: Offers) -> int:
    """[A-050] [A-065] All that partners could deliver for the tokens left."""
    if payment.forbids_tokens(s, seat, 1, 0) != 0:
        return m.count
    for resource in range(len(IS_DEAR)):
        if forbids_trade(s, seat, resource, False) == 0:
            offer(m, TRADE_FOR + resource)
    for n in range(len(DEAR_RESOURCE)):
        if forbids_trade(s, seat, DEAR_RESOURCE[n], True) == 0:
            offer(m, TRADE_DEAR + n)
    return m.count


def legal_partners(s: State, seat: int, m: Offers) -> int:
    """[A-058] Those who could deliver."""
    for partner in range(s.options.players):
        if forbids_partner(s, seat, partner) == 0:
            offer(m, PARTNER + partner)
    return m.count
