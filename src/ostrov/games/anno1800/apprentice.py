"""The apprentice: plays what it can pay for, builds what its hand cards lack, rests when that helps, and ends the game.

It is shown what its seat may see, and looks no further than its own next turn. What it wants is worked out in
`apprentice_wants`, how it pays in `planner`. It keeps nothing in mind: each decision is thought out anew, and the next
step of a plan is the first of what is left of it.
"""

from __future__ import annotations

from ostrov.engine.chance import Generator
from ostrov.engine.members import first, first_without
from ostrov.engine.offers import Offers

from . import apprentice_wants as wants
from . import expand, islands, people, planner, production, tiles, turn, turns
from .actions import (
    ACTIVATE,
    BUILD,
    DONE,
    END_TURN,
    EXPEDITION_ACTION,
    EXPLORE_NEW_WORLD,
    FESTIVAL,
    FIRST,
    FREE_UPGRADE,
    FROM_DISTRICT,
    FROM_EXHAUSTED,
    HIRE,
    OPEN_OLD_WORLD,
    PARTNER,
    PLAY,
    PRODUCE,
    PUT_FARMERS,
    SWAP,
    UPGRADE,
    USABLE,
    USE,
)
from .components import (
    CARD_POINTS,
    COAST,
    COST_OF_CARD,
    COST_OF_CUBE,
    COST_OF_TILE,
    COST_OF_UPGRADE,
    DECK_OF,
    EFFECT_OF,
    EMPTY_DECK_GOLD,
    EXPLORATION,
    FIRST_SHIP,
    FIRST_START,
    FIRST_YARD,
    GIVES_ACTIONS,
    GIVES_CUBES,
    GIVES_DISCARDS,
    GIVES_EXPEDITIONS,
    GIVES_GOLD,
    GIVES_UPGRADES,
    INDUSTRY_OF,
    KINDS,
    LEVEL,
    MAKES,
    MOST_CUBES,
    MOST_EXPEDITIONS,
    MOST_UPGRADES,
    NEEDS,
    NO_CARD,
    NO_FIELD,
    NO_INDUSTRY,
    NOTHING,
    PRICE_OF_RECALL,
    SHIP_TOKEN,
    STRENGTH,
    TERRAIN,
    THINGS,
    TILE,
    TRADE,
    WORKS,
)
from .planner import KEEP_GOLD, NEVER
from .state import (
    EXPANDING,
    HIRING,
    IDLE,
    N_SEATS,
    PLACING,
    PROMOTING,
    RECALLING,
    TRADING,
    TURN,
    UPGRADING,
    Bench,
    State,
)

LEVELS = len(LEVEL)
TILES = len(TILE)
TENTHS = wants.TENTHS
USE_AARHANT = USE + USABLE.number("aarhant")
MANY_POINTS = 10_000
REST = 22  # what a festival is worth for the first card it makes payable, in tenths of a point
REST_MORE = 6  # and for each further one
WORTH_MORE = 8  # a further part of an action is worth doing above this
WORTH_DOING = 5  # what is worth less is left, and cards are swapped
CROWDED = 20  # what is lost where nothing is free to build on
CLEARING = 3  # of so many turns one
HOPELESS = 2  # a card that lacks so much may be swapped
SMALL_HAND = 5
NO_ACTION = 511


def apprentice(s: State, seat: int, m: Offers, d: Generator, b: Bench) -> int:
    """One of the actions offered."""
    asked_whom = s.phase == RECALLING
    if asked_whom:
        ask_again(s, seat)
    if s.phase == TURN:
        b.steps = 0
        action = in_turn(s, seat, m, b)
        if asked_whom:
            return offered_or_first(m, b.step[1] if b.steps > 1 else FROM_EXHAUSTED)
        return offered_or_end(m, action)
    if s.phase == PLACING:
        return best_field(s, seat, m)
    if s.phase == TRADING:
        planner.look_abroad(s, seat, b, True)
        return offered_or_first(m, PARTNER + b.partner[s.resource])
    if s.phase == PROMOTING:
        return offered_or_first(m, FROM_EXHAUSTED if offers(m, FROM_EXHAUSTED) else FROM_DISTRICT)
    return put_away(s, seat, m, b) if is_put(m) else m.actions[0]


def ask_again(s: State, seat: int) -> int:
    """[A-071] As it was before a cube was called back: the same plan is made again, and says which cube it meant."""
    s.seats[seat].gold += PRICE_OF_RECALL[s.level]
    s.phase = TURN
    s.level = 0
    return 0


def offers(m: Offers, action: int) -> bool:
    """Whether an action is offered."""
    for n in range(m.count):
        if m.actions[n] == action:
            return True
    return False


def offered_or_first(m: Offers, action: int) -> int:
    return action if offers(m, action) else m.actions[0]


def offered_or_end(m: Offers, action: int) -> int:
    """What was thought of; else the end of the action or of the turn, which is offered whenever nothing else is."""
    if offers(m, action):
        return action
    if offers(m, DONE):
        return DONE
    return END_TURN if offers(m, END_TURN) else offered_or_first(m, FESTIVAL)


def is_put(m: Offers) -> bool:
    """Whether cards may be put under their decks."""
    action = m.actions[0]
    return action >= PUT_FARMERS and action < PRODUCE


# --- in the turn ------------------------------------------------------------------------------------------------------


def in_turn(s: State, seat: int, m: Offers, b: Bench) -> int:
    """Effects that help at once, then what is going on, the best action, or the end of the turn."""
    action = effect_to_use(s, seat, b)
    if action != NO_ACTION:
        return action
    if s.doing == IDLE and s.actions_left == 0:
        return USE_AARHANT if is_last(s) else NO_ACTION
    if s.doing == IDLE:
        planner.look(s, seat, b)
        card = best_card(s, seat, b)
        if card != NO_CARD:
            return step_to(s, seat, b, COST_OF_CARD + card, PLAY + card)
    planner.look_rested(s, seat, b)
    wants.think(s, seat, b)
    rest = worth_of_rest(s, seat, b)
    planner.look(s, seat, b)
    return best_action(s, seat, b, rest)


def is_last(s: State) -> bool:
    """[A-203] Whether no turn of the player on turn follows."""
    return s.fireworks != N_SEATS and s.turns_left < s.options.players


def step_to(s: State, seat: int, b: Bench, thing: int, action: int) -> int:
    """The first step of the payment for a thing, or what it is for."""
    planner.plan(b, thing, KEEP_GOLD)
    planner.carry_out(s, seat, b, thing)
    return int(b.step[0]) if b.steps > 0 else action


def best_card(s: State, seat: int, b: Bench) -> int:
    """The card of most points, and of these the one that costs least; NO_CARD if none can be paid for."""
    best = NO_CARD
    most = 0
    card = first(s.seats[seat].hand, 0)
    while card >= 0:
        found = planner.plan(b, COST_OF_CARD + card, KEEP_GOLD)
        planner.put_effects_back(b)
        if found < NEVER:
            gold = found // planner.FIRSTLY
            tokens = found % planner.FIRSTLY // planner.SECONDLY
            worth = MANY_POINTS + 10 * TENTHS * CARD_POINTS[card] - 30 * gold - 12 * tokens - found % planner.SECONDLY
            if worth > most:
                most = worth
                best = card
        card = first(s.seats[seat].hand, card + 1)
    return best


def worth_of_rest(s: State, seat: int, b: Bench) -> int:
    """[A-167] What the festival would make payable: cards, and half of what the best tile is worth.

    Nothing once something was produced: what that was for is done first.
    """
    if is_last(s) or has_begun(s) or not is_tired(s, seat):
        return 0
    found = 0
    card = first(s.seats[seat].hand, 0)
    while card >= 0:
        if b.short[card] == 0:
            found += REST if found == 0 else REST_MORE
        card = first(s.seats[seat].hand, card + 1)
    if s.fireworks == N_SEATS:
        for tile in range(TILES):
            worth = wants.worth_of_tile(s, seat, b, tile) // 2
            if worth > found and expand.forbids_tile(s, seat, tile, NO_FIELD) == 0:
                if planner.is_payable(b, COST_OF_TILE + tile):
                    found = worth
    return found


def has_begun(s: State) -> bool:
    """[A-036] Whether resources wait in the pool of the turn."""
    for resource in range(len(s.pool)):
        if s.pool[resource] > 0:
            return True
    return False


def is_tired(s: State, seat: int) -> bool:
    """[A-167] Whether a festival would make anything ready."""
    player = s.seats[seat]
    for level in range(LEVELS):
        if player.exhausted[level] > 0:
            return True
    for site in range(tiles.SITES):
        if production.free_workplace(s, seat, site) != 0:
            return True
    return player.spent[TRADE] + player.spent[EXPLORATION] > 0


# --- the actions compared ---------------------------------------------------------------------------------------------


def best_action(s: State, seat: int, b: Bench, rest: int) -> int:
    """The action or part of one that is worth most, or its first step; if all is worth less, festival or swap."""
    least = WORTH_MORE if s.doing != IDLE else max(rest, WORTH_DOING)
    b.most = least
    b.thing = THINGS
    b.action = NO_ACTION
    if s.fireworks == N_SEATS:
        weigh_tiles(s, seat, b)
        weigh_people(s, seat, b)
    if s.doing == IDLE:
        weigh_journeys(s, seat, b)
    if b.thing != THINGS:
        return step_to(s, seat, b, b.thing, b.action)
    if b.action != NO_ACTION or s.doing != IDLE:
        return int(b.action)
    if rest > 0 or is_last(s) or not has_hopeless(s, seat, b):
        return FESTIVAL
    return SWAP


def weigh(b: Bench, worth: int, thing: int, action: int) -> int:
    """Keep an action if it is worth more than what was found before, and can be paid for."""
    if worth > b.most and planner.is_payable(b, thing):
        b.most = worth
        b.thing = thing
        b.action = action
    return 0


def weigh_tiles(s: State, seat: int, b: Bench) -> int:
    """[A-080] What can be built."""
    if s.doing != IDLE and s.doing != EXPANDING:
        return 0
    crowded = wants.free_fields(s, seat) == 0
    for tile in range(FIRST_SHIP if crowded and not is_time_to_clear(s) else 0, TILES):
        worth = wants.worth_of_tile(s, seat, b, tile)
        if tile < FIRST_SHIP and crowded:
            worth -= CROWDED
        if worth > b.most and expand.forbids_tile(s, seat, tile, NO_FIELD) == 0:
            weigh(b, worth, COST_OF_TILE + tile, BUILD + tile)
    return 0


def is_time_to_clear(s: State) -> bool:
    """Whether this turn is one of those in which something is built over: not each, lest two take turns on a field."""
    return s.turns // s.options.players % CLEARING == 0


def weigh_people(s: State, seat: int, b: Bench) -> int:
    """[A-130] [A-140] Cubes and upgrades."""
    for level in range(LEVELS):
        worth = wants.worth_of_cube(s, seat, b, level)
        if worth > b.most and (s.doing == IDLE or s.doing == HIRING) and is_to_be_had(s, seat, level):
            weigh(b, worth, COST_OF_CUBE + level, HIRE + level)
        below = level - 1
        if below >= 0 and (s.doing == IDLE or s.doing == UPGRADING):
            lifted = worth - wants.worth_of_cube(s, seat, b, below) // 2
            if lifted > b.most and people.forbids_lifting(s, seat, below) == 0 and s.parts < MOST_UPGRADES:
                weigh(b, lifted, COST_OF_UPGRADE + level, UPGRADE + below)
    return 0


def is_to_be_had(s: State, seat: int, level: int) -> bool:
    """[A-134] [A-136] Whether one more cube of a level can be added in this action, its price aside."""
    if s.supply[level] == 0 or s.parts >= MOST_CUBES:
        return False
    return people.has_card_for(s, level) or s.seats[seat].gold >= EMPTY_DECK_GOLD[level]


def weigh_journeys(s: State, seat: int, b: Bench) -> int:
    """[A-150] [A-160] [A-165] What exploration tokens are for."""
    worth = wants.worth_of_expedition(s, seat)
    for n in range(MOST_EXPEDITIONS):
        if worth > b.most and islands.forbids_expedition(s, seat, n + 1) == 0:
            choose_plainly(b, worth - 1 if n < MOST_EXPEDITIONS - 1 else worth, EXPEDITION_ACTION + n)
    if s.fireworks != N_SEATS:
        return 0
    worth = wants.worth_of_new_world(s, seat, b)
    if worth > b.most and islands.forbids_new_world(s, seat) == 0:
        choose_plainly(b, worth, EXPLORE_NEW_WORLD)
    worth = wants.worth_of_old_world(s, seat)
    if worth > b.most and islands.forbids_old_world(s, seat) == 0:
        choose_plainly(b, worth, OPEN_OLD_WORLD)
    return 0


def choose_plainly(b: Bench, worth: int, action: int) -> int:
    """An action that tokens pay for, with no steps before it."""
    b.most = worth
    b.thing = THINGS
    b.action = action
    return 0


def has_hopeless(s: State, seat: int, b: Bench) -> bool:
    """[A-121] Whether a card lacks so much that another may be better, and its deck has one."""
    card = first(s.seats[seat].hand, 0)
    while card >= 0:
        if b.short[card] > 0 and s.deck_cards[DECK_OF[card]] > 0:
            return True
        card = first(s.seats[seat].hand, card + 1)
    return False


# --- effects ----------------------------------------------------------------------------------------------------------


def effect_to_use(s: State, seat: int, b: Bench) -> int:
    """[A-113] An effect or free upgrade that helps at once, or NO_ACTION."""
    for level in range(LEVELS - 1):
        if people.forbids_free_upgrade(s, seat, level) == 0:
            return FREE_UPGRADE + level
    card = first_without(s.seats[seat].played, s.seats[seat].turned, 0)
    while card >= 0:
        if helps(s, seat, EFFECT_OF[card]):
            return ACTIVATE + int(EFFECT_OF[card])
        card = first_without(s.seats[seat].played, s.seats[seat].turned, card + 1)
    return NO_ACTION


def helps(s: State, seat: int, effect: int) -> bool:
    """Gold and expedition cards at once, an extra action when none is left, people while the hand is small."""
    if GIVES_GOLD[effect] > 0 or GIVES_EXPEDITIONS[effect] > 0:
        return True
    if GIVES_ACTIONS[effect] > 0:
        return s.actions_left == 0 and s.doing == IDLE
    if s.fireworks != N_SEATS:
        return False
    if GIVES_DISCARDS[effect] > 0:
        return turns.hand_size(s, seat) > 0
    for level in range(LEVELS):
        if GIVES_CUBES[effect, level] > 0:
            return turns.hand_size(s, seat) <= SMALL_HAND
        if GIVES_UPGRADES[effect, level] > 0:
            return people.cubes_of(s, seat, level - 1) >= GIVES_UPGRADES[effect, level] and s.supply[level] > 0
    return False


# --- questions --------------------------------------------------------------------------------------------------------


def put_away(s: State, seat: int, m: Offers, b: Bench) -> int:
    """[A-120] [A-173] The hand card that lacks most; no more when those left lack little."""
    planner.look_rested(s, seat, b)
    wants.think(s, seat, b)
    best = m.actions[0]
    most = -1
    for n in range(m.count):
        if m.actions[n] < PRODUCE:
            short = b.short[turn.card_put(m.actions[n])]
            if short > most:
                most = short
                best = m.actions[n]
    return DONE if most < HOPELESS and offers(m, DONE) else best


def best_field(s: State, seat: int, m: Offers) -> int:
    """[A-081] A free field, land before coast; else the tile there that is missed least."""
    best = m.actions[0]
    most = -1
    for n in range(m.count):
        found = room_on(s, seat, FIRST[m.actions[n]])
        if found > most:
            most = found
            best = m.actions[n]
    return best


def room_on(s: State, seat: int, field: int) -> int:
    """How well a field suits the tile that is placed."""
    structure = s.seats[seat].tile[field]
    if structure == NOTHING:
        return 90 if TERRAIN[field] == COAST else 100
    if INDUSTRY_OF[structure] == NO_INDUSTRY:
        return int(30 - 10 * STRENGTH[structure] + int(SHIP_TOKEN[structure] != SHIP_TOKEN[s.placing]))
    if s.placing < FIRST_YARD and MAKES[INDUSTRY_OF[structure]] == MAKES[INDUSTRY_OF[s.placing]]:
        return 95
    kept = 0 if is_spare(s, seat, field) else 25
    if is_needed(s, seat, int(MAKES[INDUSTRY_OF[structure]])):
        kept += 20
    return int(60 - kept - 5 * WORKS[INDUSTRY_OF[structure]])


def is_spare(s: State, seat: int, field: int) -> bool:
    """Whether the industry on a field is missed less: another makes the same, or it is no start industry."""
    player = s.seats[seat]
    made = MAKES[INDUSTRY_OF[player.tile[field]]]
    for site in range(tiles.SITES):
        if site != field and INDUSTRY_OF[player.tile[site]] != NO_INDUSTRY:
            if MAKES[INDUSTRY_OF[player.tile[site]]] == made:
                return True
    return bool(player.tile[field] < FIRST_START)


def is_needed(s: State, seat: int, resource: int) -> bool:
    """Whether a hand card needs a resource."""
    card = first(s.seats[seat].hand, 0)
    while card >= 0:
        for n in range(KINDS[COST_OF_CARD + card]):
            if NEEDS[COST_OF_CARD + card, n] == resource:
                return True
        card = first(s.seats[seat].hand, card + 1)
    return False
