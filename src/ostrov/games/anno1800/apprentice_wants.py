"""What an apprentice wants: for each resource, cube and token, what having one would be worth for its hand cards.

Worth is told in tenths of a point. What a card lacks is wanted as much as the card is worth, divided by the square of
how much it lacks; what the industry lacks that would make a wanted resource is wanted less than that, and so on.
"""

from __future__ import annotations

from ostrov.engine.members import count, first, has

from . import expand, people, planner, tiles, visitors
from .components import (
    ARTISAN,
    CARD_POINTS,
    COST_OF_CARD,
    COST_OF_CUBE,
    COST_OF_TILE,
    COST_OF_UPGRADE,
    EXPEDITION,
    EXPLORATION,
    FACES,
    FIRST_GROWN,
    FIRST_SHIP,
    FIRST_START,
    FIRST_YARD,
    GROWN,
    GROWS,
    INDUSTRY,
    INDUSTRY_OF,
    ISLANDS,
    LEVEL,
    LISTED,
    MAKES,
    NEW,
    NEW_ISLAND_TOKENS,
    NEW_ISLANDS,
    NO_FIELD,
    NO_OLD,
    NOTHING,
    POINTS_EACH,
    RESOURCE,
    SHIP_TOKEN,
    STRENGTH,
    TRADE,
    VISIT,
    VISITOR,
    WORKS,
    YARDS,
)
from .planner import LACKS
from .state import LACK_GOLD, LACK_LEVEL, LACK_TOKEN, Bench, State

RESOURCES = len(RESOURCE)
ALL_INDUSTRIES = len(INDUSTRY)
LEVELS = len(LEVEL)
GROWN_KINDS = len(GROWN)
NEW_ISLES = len(NEW)
EXPEDITIONS = len(EXPEDITION)
SIDES = len(FACES)
TENTHS = 10
MOST_THOUGHTS = 12  # wanted things whose making is thought of
LESS, OF = 6, 10  # what leads to something is wanted so much less
ENOUGH_TRADE, ENOUGH_EXPLORATION, ENOUGH_CUBES = 6, 5, 14  # what an apprentice likes to have
TOKEN_WORTH = 14
NO_SHIP = 99
NO_TOKEN = tiles.NO_TOKEN
ROOM_WORTH = 30  # what exploration tokens are worth for an island, where nothing is free to build on
MUCH = 3_000  # more than that nothing is wanted


def think(s: State, seat: int, b: Bench) -> int:
    """What is wanted, most of all for the hand; `b` has what there will be after a festival."""
    for lack in range(LACKS):
        b.want[lack] = 0
        b.wanted_for[lack] = 0
    card = first(s.seats[seat].hand, 0)
    while card >= 0:
        b.short[card] = planner.lacking(b, COST_OF_CARD + card)
        want_lacks(b, TENTHS * CARD_POINTS[card], b.short[card])
        card = first(s.seats[seat].hand, card + 1)
    if free_fields(s, seat) == 0 and s.seats[seat].old_islands[ISLANDS - 1] == NO_OLD:
        b.want[LACK_TOKEN + EXPLORATION] += ROOM_WORTH
    for _ in range(MOST_THOUGHTS):
        lack = most_wanted(b)
        if lack < LACKS:
            b.wanted_for[lack] = 1
            think_of(s, seat, b, lack)
    return 0


def think_of(s: State, seat: int, b: Bench, lack: int) -> int:
    """What would bring something wanted is wanted too, or what that lacks."""
    if lack < FIRST_GROWN:
        return think_of_makers(s, seat, b, lack)
    if lack < RESOURCES:
        return think_of_islands(s, seat, b, lack)
    if lack < LACK_TOKEN:
        return think_of_people(b, lack - LACK_LEVEL)
    return think_of_ships(s, seat, b, lack - LACK_TOKEN) if lack < LACK_GOLD else 0


def want_lacks(b: Bench, worth: int, short: int) -> int:
    """All that was found lacking is wanted as much as it helps."""
    for lack in range(LACKS):
        if b.lacks[lack] > 0:
            b.want[lack] = min(MUCH, b.want[lack] + b.lacks[lack] * worth // (short * short))
    return 0


def most_wanted(b: Bench) -> int:
    """What is most wanted of all that was not thought of, or the number after the last."""
    found = LACKS
    for lack in range(LACKS):
        if b.want[lack] > 0 and b.wanted_for[lack] == 0:
            if found == LACKS or b.want[lack] > b.want[found]:
                found = lack
    return found


def think_of_makers(s: State, seat: int, b: Bench, resource: int) -> int:
    """What the industry lacks that could be built for a resource; where there is one, people lack who work there."""
    for industry in range(ALL_INDUSTRIES):
        if MAKES[industry] == resource and has(s.seats[seat].industries, industry):
            lack = LACK_LEVEL + int(WORKS[industry])
            b.want[lack] = min(MUCH, b.want[lack] + b.want[resource] * LESS // OF)
            return 0
    for tile in range(FIRST_YARD):
        if MAKES[INDUSTRY_OF[tile]] == resource and expand.forbids_tile(s, seat, tile, NO_FIELD) == 0:
            short = planner.lacking(b, COST_OF_TILE + tile)
            if short > 0:
                want_lacks(b, b.want[resource] * LESS // OF, short)
    return 0


def think_of_islands(s: State, seat: int, b: Bench, resource: int) -> int:
    """[A-160] Exploration tokens for an island that may grow it."""
    owned = count(s.seats[seat].new_islands)
    if owned < NEW_ISLANDS and NEW_ISLAND_TOKENS[owned] > b.tokens[EXPLORATION]:
        token = LACK_TOKEN + EXPLORATION
        b.want[token] = min(MUCH, b.want[token] + b.want[resource] * LESS // OF)
    return 0


def think_of_people(b: Bench, level: int) -> int:
    """[A-131] [A-141] What a new cube lacks, or the upgrade to it and the cube to lift."""
    worth = b.want[LACK_LEVEL + level] * LESS // OF
    short = planner.lacking(b, COST_OF_CUBE + level)
    if short > 0:
        want_lacks(b, worth, short)
    if level > 0:
        short = planner.lacking(b, COST_OF_UPGRADE + level)
        if short > 0:
            want_lacks(b, worth, short)
        if b.owned[level - 1] == 0:
            b.want[LACK_LEVEL + level - 1] = min(MUCH, b.want[LACK_LEVEL + level - 1] + worth)
    return 0


def think_of_ships(s: State, seat: int, b: Bench, token: int) -> int:
    """[A-103] What a ship of the kind lacks."""
    for tile in range(FIRST_SHIP, FIRST_START):
        if SHIP_TOKEN[tile] == token and expand.forbids_tile(s, seat, tile, NO_FIELD) == 0:
            short = planner.lacking(b, COST_OF_TILE + tile)
            if short > 0:
                want_lacks(b, b.want[LACK_TOKEN + token] * LESS // OF, short)
    return 0


# --- what an action is worth ------------------------------------------------------------------------------------------


def worth_of_tile(s: State, seat: int, b: Bench, tile: int) -> int:
    """A resource that is wanted, or tokens; points of objective cards."""
    if tile < FIRST_YARD:
        if has(s.seats[seat].industries, INDUSTRY_OF[tile]):
            return 0
        return int(b.want[MAKES[INDUSTRY_OF[tile]]]) + listed(s, tile)
    if tile < FIRST_YARD + YARDS:
        return worth_of_yard(s, seat, b, STRENGTH[tile])
    return worth_of_ship(s, seat, b, tile)


def listed(s: State, tile: int) -> int:
    """[A-184] Points an industry brings at the end."""
    found = 0
    objective = first(s.objectives, 0)
    while objective >= 0:
        if LISTED[objective, INDUSTRY_OF[tile]] == 1:
            found += TENTHS * POINTS_EACH[objective]
        objective = first(s.objectives, objective + 1)
    return found


def worth_of_yard(s: State, seat: int, b: Bench, strength: int) -> int:
    """A shipyard stronger than those there are, while ships are wanted."""
    best = 0
    for field in range(len(s.seats[seat].tile)):
        structure = s.seats[seat].tile[field]
        if structure >= FIRST_YARD and structure < FIRST_YARD + YARDS:
            best = max(best, STRENGTH[structure])
    wanted = b.want[LACK_TOKEN + TRADE] + b.want[LACK_TOKEN + EXPLORATION]
    if strength <= best or (wanted == 0 and tokens_of(s, seat, TRADE) >= ENOUGH_TRADE):
        return 0
    return TOKEN_WORTH * (strength - best) // 2


def tokens_of(s: State, seat: int, token: int) -> int:
    """[A-105] Tokens of ships, ready or not."""
    return s.seats[seat].tokens[token] + s.seats[seat].spent[token]


def worth_of_ship(s: State, seat: int, b: Bench, tile: int) -> int:
    """Tokens wanted, and some more for all that is to come; less those of a ship that is built over."""
    token = SHIP_TOKEN[tile]
    lost = weakest_ship(s, seat, NO_TOKEN)
    gain = STRENGTH[tile] - lost
    if gain <= 0 and (weakest_ship(s, seat, token) > lost or not is_spare(s, seat, 1 - token, lost)):
        return 0
    if weakest_ship(s, seat, token) == lost:
        gain = STRENGTH[tile]
    missing = min(gain, max(0, enough_of(token) - tokens_of(s, seat, token)))
    return int((missing - lost) * TOKEN_WORTH + min(MUCH, gain * b.want[LACK_TOKEN + token]))


def enough_of(token: int) -> int:
    return ENOUGH_TRADE if token == TRADE else ENOUGH_EXPLORATION


def is_spare(s: State, seat: int, token: int, count: int) -> bool:
    """Whether so many tokens can be done without."""
    return tokens_of(s, seat, token) - count >= enough_of(token) // 2


def weakest_ship(s: State, seat: int, token: int) -> int:
    """[A-226] The strength of the weakest ship with another token; 0 if a sea field is free; else NO_SHIP."""
    found = NO_SHIP
    for field in range(tiles.SITES, len(s.seats[seat].tile)):
        structure = s.seats[seat].tile[field]
        if structure == NOTHING and tiles.has_field(s, seat, field):
            return 0
        if structure != NOTHING and SHIP_TOKEN[structure] != token:
            found = min(found, STRENGTH[structure])
    return int(found)


def worth_of_expedition(s: State, seat: int) -> int:
    """[A-211] What three more expedition cards are likely to bring: visitors that have nothing to see yet."""
    found = 0
    for level in range(ARTISAN, LEVELS):
        fields = 0
        places = 0
        points = 0
        for card in range(EXPEDITIONS):
            for side in range(SIDES):
                if VISITOR[card, side] == level:
                    fields += 1
                    points = int(VISIT[card, side])
                    places += int(visitors.owns(s, seat, card))
        free = max(0, TENTHS * (people.cubes_of(s, seat, level) - places))
        found += min(free, 3 * TENTHS * fields // EXPEDITIONS) * points
    return found


def worth_of_new_world(s: State, seat: int, b: Bench) -> int:
    """[A-163] Resources of the New World that are wanted, by how many islands of the pile grow them."""
    left = count(s.new_pile)
    found = 0
    for grown in range(GROWN_KINDS):
        islands = 0
        for island in range(NEW_ISLES):
            islands += int(has(s.new_pile, island)) * int(GROWS[island, grown])
        found += b.want[FIRST_GROWN + grown] * islands
    return found // max(1, left)


def worth_of_old_world(s: State, seat: int) -> int:
    """[A-152] Room to build, most of all where there is none."""
    return 2 * TOKEN_WORTH if free_fields(s, seat) == 0 else TOKEN_WORTH // 2


def free_fields(s: State, seat: int) -> int:
    """[A-085] Land on which nothing stands."""
    found = 0
    for site in range(tiles.SITES):
        if s.seats[seat].tile[site] == NOTHING and tiles.has_field(s, seat, site):
            found += 1
    return found


def worth_of_cube(s: State, seat: int, b: Bench, level: int) -> int:
    """A cube that is wanted; and some more of those that make most."""
    owned = 0
    for kind in range(LEVELS):
        owned += b.owned[kind]
    return int(b.want[LACK_LEVEL + level]) + max(0, (ENOUGH_CUBES - owned) * 2 if level > 0 else 0)
