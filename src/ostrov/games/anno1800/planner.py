"""The planner: how something can be paid for in this turn, at the least cost; or what lacks.

    look(s, seat, b)              what the seat can pay with, as it is now; `look_rested` as after its own festival
    plan(b, thing, order)         the best choice of a source for every unit the thing needs; NEVER if there is none
    lacking(b, thing)             how many resources, cubes, tokens, coins one would have to be given; which: b.lacks
    carry_out(s, seat, b, thing)  the steps of the plan, taken on the copy and noted in `b.step`

A unit is produced (on a free workplace, or where a cube is called back first), traded for, had from an own island of
the New World, or given by a card. Cubes come from their district or are called back for gold; one that was placed
can be called back after, not before. All choices are looked at: a thing needs five units at most.

Not reckoned with: effects that bring cubes (cards are drawn for them) and free upgrades.
"""

from __future__ import annotations

from ostrov.engine.members import first_without, has

from . import cards, people, production, tiles
from .actions import ACTIVATE, FROM_EXHAUSTED, FROM_WORK, GET, PARTNER, PRODUCE, RECALL, TAKE, TRADE_FOR
from .components import (
    AMOUNT,
    BERYL_OMARA,
    EFFECT,
    EFFECT_OF,
    EXHAUSTS,
    EXPLORATION,
    FIRST_GROWN,
    GIVES_GOLD,
    GIVES_GROWN,
    GIVES_TOKENS,
    GOLD,
    GROWN,
    IMPORT_TOKENS,
    KINDS,
    LEVEL,
    MAKERS,
    MAY_TAKE,
    NEEDS,
    NO_FIELD,
    NO_LEVEL,
    NO_PLANT,
    PAIR,
    PLANT,
    PLANT_INDUSTRY,
    PLANTS_OF,
    PRICE_OF_RECALL,
    RESOURCE,
    TOKEN,
    TOKENS,
    TRADE,
    TRADED,
    WORKPLACES,
    WORKS,
)
from .state import LACK, LACK_GOLD, LACK_LEVEL, LACK_TOKEN, MOST_STEPS, RECALLING, TRADING, Bench, State

LEVELS = len(LEVEL)
RESOURCES = len(RESOURCE)
TRADABLE = len(TRADED)
GROWN_KINDS = len(GROWN)
PLANTS = len(PLANT)
EFFECTS = len(EFFECT)
ALL_TOKENS = len(TOKEN)
LACKS = len(LACK)

KEEP_GOLD, KEEP_TOKENS, KEEP_PEOPLE = range(3)  # what a plan spends least of, before all else
NEVER = 1 << 60
FIRSTLY, SECONDLY = 1_000_000, 1_000
FREE_OR_FITTING = 0  # sources of a unit: the n-th plant that makes it, on a free place or one made by calling back
STRANGER = MAKERS  # the n-th plant, where a cube of another kind is called back first: two places each
TRADED_FOR = STRANGER + MAKERS * WORKPLACES
IMPORTED = TRADED_FOR + 1
TAKEN = IMPORTED + 1
MISSING = TAKEN + 1  # it is not there


# --- what there is ----------------------------------------------------------------------------------------------------


def look(s: State, seat: int, b: Bench) -> int:
    """[A-030] What the seat can pay with in this turn."""
    player = s.seats[seat]
    for level in range(LEVELS):
        b.ready[level] = player.ready[level]
        b.owned[level] = people.cubes_of(s, seat, level)
    for resource in range(RESOURCES):
        b.units[resource] = s.pool[resource]
    for token in range(ALL_TOKENS):
        b.tokens[token] = player.tokens[token] + player.card_tokens[token]
    production.find_plants(s, seat)
    for plant in range(PLANTS):
        look_at_plant(s, seat, plant, b)
    look_abroad(s, seat, b, False)
    return look_at_effects(s, seat, b)


def look_rested(s: State, seat: int, b: Bench) -> int:
    """[A-167] [A-168] What it could pay with in the turn after its festival."""
    player = s.seats[seat]
    look(s, seat, b)
    look_abroad(s, seat, b, True)
    b.pairs_first = 0
    for resource in range(RESOURCES):
        b.units[resource] = 0
    for level in range(LEVELS):
        b.ready[level] = b.owned[level]
    for token in range(ALL_TOKENS):
        b.tokens[token] = player.tokens[token] + player.spent[token]
    for plant in range(PLANTS):
        if s.site[plant] != NO_FIELD:
            empty_plant(b, plant)
    return 0


def empty_plant(b: Bench, plant: int) -> int:
    """[A-033] An industry with all its workplaces free."""
    b.free[plant] = WORKPLACES
    b.fitting[plant] = 0
    for place in range(WORKPLACES):
        b.strangers[plant, place] = NO_LEVEL
    return 0


def look_at_plant(s: State, seat: int, plant: int, b: Bench) -> int:
    """[A-033] [A-145] Free workplaces, cubes that fit, and others."""
    b.free[plant] = 0
    b.fitting[plant] = 0
    field = s.site[plant]
    for place in range(WORKPLACES):
        b.strangers[plant, place] = NO_LEVEL
        if field != NO_FIELD:
            level = s.seats[seat].work[field, place]
            if level == NO_LEVEL:
                b.free[plant] += 1
            elif level == WORKS[PLANT_INDUSTRY[plant]]:
                b.fitting[plant] += 1
            else:
                b.strangers[plant, place] = level
    return 0


def look_abroad(s: State, seat: int, b: Bench, anew: bool) -> int:
    """[A-051] [A-058] The cheapest partner for each resource, of several the poorest; [A-163] own islands.

    [A-025] [A-056] In another turn (`anew`) what was traded for can be again.
    """
    b.paired = has(s.objectives, BERYL_OMARA)
    b.pairs_first = s.pairs_first
    for resource in range(TRADABLE):
        b.price[resource] = 0
        closed = not anew and has(s.traded, resource)
        for other in range(s.options.players):
            price = 0 if other == seat or closed else production.price(s, other, resource, False)
            if price > 0 and (b.price[resource] == 0 or price < b.price[resource] or is_poorer(s, other, resource, b)):
                b.price[resource] = price
                b.partner[resource] = other
    for grown in range(GROWN_KINDS):
        b.grows[grown] = int(production.grows(s, seat, grown))
    return 0


def is_poorer(s: State, other: int, resource: int, b: Bench) -> bool:
    """[A-053] Whether a partner as cheap as the one found has less gold: one coin matters least there."""
    same = production.price(s, other, resource, False) == b.price[resource]
    return same and s.seats[other].gold < s.seats[b.partner[resource]].gold


def look_at_effects(s: State, seat: int, b: Bench) -> int:
    """[A-113] Gold, and cards that still could give some or tokens or a resource of the New World."""
    player = s.seats[seat]
    b.gold = player.gold
    for effect in range(EFFECTS):
        b.effects[effect] = 0
        b.using[effect] = 0
    card = first_without(player.played, player.turned, 0)
    while card >= 0:
        b.effects[EFFECT_OF[card]] += 1
        card = first_without(player.played, player.turned, card + 1)
    return 0


def use_effects(b: Bench, effect: int, count: int) -> int:
    """[A-171] [A-177] Reckon with more, or (below 0) with fewer, effects that bring gold or tokens."""
    b.using[effect] += count
    b.gold += count * GIVES_GOLD[effect]
    for token in range(ALL_TOKENS):
        b.tokens[token] += count * GIVES_TOKENS[effect, token]
    return 0


def pays(effect: int) -> bool:
    """Whether an effect brings something to pay with at once."""
    return bool(GIVES_GOLD[effect] + GIVES_TOKENS[effect, TRADE] + GIVES_TOKENS[effect, EXPLORATION] > 0)


# --- the choices ------------------------------------------------------------------------------------------------------


def plan(b: Bench, thing: int, order: int) -> int:
    """The best choice for a thing; effects of cards are used only if there is none without, and as few as do."""
    found = best_choice(b, thing, order, False)
    if found < NEVER or not has_effects(b):
        return found
    use_all_effects(b)
    if best_choice(b, thing, order, False) == NEVER:
        return put_effects_back(b)
    for effect in range(EFFECTS):
        while b.using[effect] > 0:
            use_effects(b, effect, -1)
            if best_choice(b, thing, order, False) == NEVER:
                use_effects(b, effect, 1)
                break
    return best_choice(b, thing, order, False)


def is_payable(b: Bench, thing: int) -> bool:
    """[A-030] Whether a thing can be paid for in this turn, whatever it costs."""
    if best_choice(b, thing, KEEP_GOLD, False) < NEVER:
        return True
    if not has_effects(b):
        return False
    use_all_effects(b)
    found = best_choice(b, thing, KEEP_GOLD, False)
    put_effects_back(b)
    return found < NEVER


def use_all_effects(b: Bench) -> int:
    for effect in range(EFFECTS):
        if pays(effect):
            use_effects(b, effect, b.effects[effect])
    return 0


def has_effects(b: Bench) -> bool:
    for effect in range(EFFECTS):
        if b.effects[effect] > 0 and pays(effect):
            return True
    return False


def put_effects_back(b: Bench) -> int:
    """No effect is used after all."""
    for effect in range(EFFECTS):
        use_effects(b, effect, -b.using[effect])
    return NEVER


def lacking(b: Bench, thing: int) -> int:
    """The fewest things (resources, ready cubes, tokens, coins) that would have to be given; 0 if it can be paid."""
    use_all_effects(b)
    best_choice(b, thing, KEEP_GOLD, True)
    put_effects_back(b)
    found = 0
    for lack in range(LACKS):
        found += b.lacks[lack]
    return found


def best_choice(b: Bench, thing: int, order: int, gifts: bool) -> int:
    """Of all choices of a source for each unit the one of least worth, kept in `b.best`; NEVER if none can be paid."""
    gather(b, thing, gifts)
    best = NEVER
    more = True
    for unit in range(b.wants):
        b.chosen[unit] = 0
        more = more and b.sources[unit] > 0
    while more:
        found = worth(b, thing, order, gifts)
        if found < best:
            best = found
            for unit in range(b.wants):
                b.best[unit] = b.chosen[unit]
        more = next_choice(b)
    if best < NEVER:
        for unit in range(b.wants):
            b.chosen[unit] = b.best[unit]
        worth(b, thing, order, gifts)
    return best


def next_choice(b: Bench) -> bool:
    """The next choice, as a counter counts; False after the last."""
    for unit in range(b.wants):
        b.chosen[unit] += 1
        if b.chosen[unit] < b.sources[unit]:
            return True
        b.chosen[unit] = 0
    return False


def gather(b: Bench, thing: int, gifts: bool) -> int:
    """[A-036] The units that the pool does not have, and the sources of each."""
    b.wants = 0
    for n in range(KINDS[thing]):
        resource = NEEDS[thing, n]
        for _ in range(AMOUNT[thing, n] - b.units[resource]):
            unit = b.wants
            b.wanted[unit] = resource
            b.sources[unit] = 0
            b.wants += 1
            find_sources(b, unit, resource)
            if gifts:
                add_source(b, unit, MISSING)
    return 0


def add_source(b: Bench, unit: int, source: int) -> int:
    b.source[unit, b.sources[unit]] = source
    b.sources[unit] += 1
    return 0


def find_sources(b: Bench, unit: int, resource: int) -> int:
    """[A-031] [A-050] [A-163] [A-174] All that could bring a unit of a resource."""
    if resource >= FIRST_GROWN:
        grown = resource - FIRST_GROWN
        if b.grows[grown] == 1:
            add_source(b, unit, IMPORTED)
        return add_source(b, unit, TAKEN) if giver(b, grown) < EFFECTS else 0
    for n in range(MAKERS):
        plant = PLANTS_OF[resource, n]
        if plant < NO_PLANT:
            if b.free[plant] + b.fitting[plant] > 0:
                add_source(b, unit, FREE_OR_FITTING + n)
            for place in range(WORKPLACES):
                if b.free[plant] == 0 and b.strangers[plant, place] != NO_LEVEL:
                    add_source(b, unit, STRANGER + WORKPLACES * n + place)
    return add_source(b, unit, TRADED_FOR) if b.price[resource] > 0 else 0


def giver(b: Bench, grown: int) -> int:
    """[A-174] An effect not yet used that may give a resource of the New World, or the number after the last."""
    effect = 0
    while effect < EFFECTS and (b.effects[effect] == 0 or GIVES_GROWN[effect] == 0 or MAY_TAKE[effect, grown] == 0):
        effect += 1
    return effect


# --- what a choice costs ----------------------------------------------------------------------------------------------


def worth(b: Bench, thing: int, order: int, gifts: bool) -> int:
    """What a choice costs, in the order asked for; NEVER if it cannot be paid, or cannot be carried out."""
    begin_choice(b, thing)
    for unit in range(b.wants):
        if not take_from(b, b.wanted[unit], b.source[unit, b.chosen[unit]]):
            return NEVER
    gold = settle_cubes(b, thing)
    tokens = settle_tokens(b, thing)
    lacks = 0
    for lack in range(LACKS):
        lacks += b.lacks[lack]
    if lacks > 0 and not gifts:
        return NEVER
    used = people_used(b)
    if order == KEEP_GOLD:
        found = gold * FIRSTLY + tokens * SECONDLY + used
    elif order == KEEP_TOKENS:
        found = tokens * FIRSTLY + gold * SECONDLY + used
    else:
        found = used * FIRSTLY + gold * SECONDLY + tokens
    return found + lacks * FIRSTLY * FIRSTLY


def begin_choice(b: Bench, thing: int) -> int:
    """Nothing is taken yet but what the thing itself exhausts."""
    b.trades = 0
    b.takes = 0
    b.paid = 0
    for level in range(LEVELS):
        b.cubes[level] = 0
        b.recalled[level] = 0
    for lack in range(LACKS):
        b.lacks[lack] = 0
    for unit in range(b.wants):
        source = b.source[unit, b.chosen[unit]]
        if source < TRADED_FOR:
            b.placed[plant_of(b.wanted[unit], source)] = 0
    return 0


def plant_of(resource: int, source: int) -> int:
    """The plant of a source that produces."""
    if source < STRANGER:
        return int(PLANTS_OF[resource, source])
    return int(PLANTS_OF[resource, (source - STRANGER) // WORKPLACES])


def take_from(b: Bench, resource: int, source: int) -> bool:
    """One unit from a source; False where there is no such thing left."""
    if source == MISSING:
        b.lacks[resource] += 1
        return True
    if source == TRADED_FOR:
        b.trades += 1
        b.paid += b.price[resource]
        return times_traded(b, resource) == 1
    if source == IMPORTED:
        b.paid += IMPORT_TOKENS
        return True
    if source == TAKEN:
        b.takes += 1
        return b.takes <= b.effects[giver(b, resource - FIRST_GROWN)]
    return set_to_work(b, plant_of(resource, source), source)


def times_traded(b: Bench, resource: int) -> int:
    """[A-056] How often this choice trades for a resource; once is allowed."""
    found = 0
    for unit in range(b.wants):
        if b.wanted[unit] == resource and b.source[unit, b.chosen[unit]] == TRADED_FOR:
            found += 1
    return found


def set_to_work(b: Bench, plant: int, source: int) -> bool:
    """[A-031] [A-072] A cube for a plant; where no workplace is free one is called back from it, of its kind or not."""
    level = WORKS[PLANT_INDUSTRY[plant]]
    b.cubes[level] += 1
    if source >= STRANGER:
        b.recalled[b.strangers[plant, (source - STRANGER) % WORKPLACES]] += 1
        b.placed[plant] += 1
        return b.placed[plant] == 1
    if b.placed[plant] >= b.free[plant]:
        b.recalled[level] += 1
    b.placed[plant] += 1
    return True


def settle_cubes(b: Bench, thing: int) -> int:
    """[A-070] The gold it takes: cubes that are not ready are called back; what is not owned is noted as lacking."""
    gold = int(GOLD[thing])
    for level in range(LEVELS):
        gift = max(0, EXHAUSTS[thing, level] - b.owned[level])
        if b.cubes[level] > 0 and b.owned[level] + gift == 0:
            gift = 1
        b.cubes[level] += EXHAUSTS[thing, level]
        b.lacks[LACK_LEVEL + level] = gift
        gold += PRICE_OF_RECALL[level] * recalls(b, level)
    short = gold - b.gold
    for below in range(LEVELS):
        level = LEVELS - 1 - below
        while short > 0 and PRICE_OF_RECALL[level] > 1 and recalls(b, level) > b.recalled[level]:
            b.lacks[LACK_LEVEL + level] += 1
            short -= PRICE_OF_RECALL[level]
            gold -= PRICE_OF_RECALL[level]
    b.lacks[LACK_GOLD] = max(0, short)
    return gold


def recalls(b: Bench, level: int) -> int:
    """How many cubes of a level are called back: for want of ready ones, or of workplaces."""
    return max(b.cubes[level] - b.ready[level] - b.lacks[LACK_LEVEL + level], b.recalled[level])


def settle_tokens(b: Bench, thing: int) -> int:
    """[A-039] [A-182] The trade tokens it takes, those a pair stands in for counted twice; what lacks is noted."""
    need = b.paid + TOKENS[thing, TRADE]
    spare = b.tokens[EXPLORATION] - TOKENS[thing, EXPLORATION]
    b.lacks[LACK_TOKEN + EXPLORATION] = max(0, -spare)
    wanting = max(0, need - b.tokens[TRADE])
    pairs = 0
    if b.paired:
        pairs = min(wanting, max(0, spare) // PAIR)
        first = min(b.paid, b.pairs_first, b.tokens[EXPLORATION] // PAIR)
        if first > pairs:
            b.lacks[LACK_TOKEN + EXPLORATION] = max(0, PAIR * first - spare)
            pairs = first
    b.lacks[LACK_TOKEN + TRADE] = max(0, wanting - pairs)
    return int(need + pairs + b.trades + b.takes)


def people_used(b: Bench) -> int:
    """What it would cost to call back all cubes that go to work or are exhausted, those called back before included."""
    found = 0
    for level in range(LEVELS):
        found += PRICE_OF_RECALL[level] * b.cubes[level]
    return int(found)


# --- the steps --------------------------------------------------------------------------------------------------------


def carry_out(s: State, seat: int, b: Bench, thing: int) -> int:
    """Take the steps of the plan made last, on a copy, and note them; how many they are."""
    b.steps = 0
    for effect in range(EFFECTS):
        for _ in range(b.using[effect]):
            note_step(b, ACTIVATE + effect)
            cards.activate(s, seat, effect)
    for unit in range(b.wants):
        make_room(s, seat, b, b.wanted[unit], b.source[unit, b.chosen[unit]])
    for unit in range(b.wants):
        bring(s, seat, b, b.wanted[unit], b.source[unit, b.chosen[unit]])
    for level in range(LEVELS):
        while s.seats[seat].ready[level] < EXHAUSTS[thing, level]:
            call_back(s, seat, b, level, NO_PLANT)
    return b.steps


def note_step(b: Bench, action: int) -> int:
    b.step[min(b.steps, MOST_STEPS - 1)] = action
    b.steps = min(b.steps + 1, MOST_STEPS)
    return 0


def make_room(s: State, seat: int, b: Bench, resource: int, source: int) -> int:
    """[A-072] A workplace that must be freed is freed before anybody is called back from elsewhere."""
    if source >= TRADED_FOR:
        return 0
    plant = plant_of(resource, source)
    if source >= STRANGER:
        return call_back(s, seat, b, b.strangers[plant, (source - STRANGER) % WORKPLACES], plant)
    field = tiles.field_of(s, seat, plant)
    if production.free_workplace(s, seat, field) == WORKPLACES:
        return call_back(s, seat, b, int(WORKS[PLANT_INDUSTRY[plant]]), plant)
    return 0


def bring(s: State, seat: int, b: Bench, resource: int, source: int) -> int:
    """One unit comes into the pool."""
    if source == TRADED_FOR:
        note_step(b, TRADE_FOR + resource)
        production.begin_trade(s, seat, resource, False)
        if s.phase == TRADING:
            note_step(b, PARTNER + b.partner[resource])
            production.trade(s, seat, b.partner[resource])
        return 0
    if source == IMPORTED:
        note_step(b, GET + resource - FIRST_GROWN)
        return production.get(s, seat, resource - FIRST_GROWN)
    if source == TAKEN:
        effect = giver(b, resource - FIRST_GROWN)
        note_step(b, ACTIVATE + effect)
        cards.activate(s, seat, effect)
        note_step(b, TAKE + resource - FIRST_GROWN)
        return cards.take(s, resource - FIRST_GROWN)
    plant = plant_of(resource, source)
    level = int(WORKS[PLANT_INDUSTRY[plant]])
    if production.free_workplace(s, seat, tiles.field_of(s, seat, plant)) == WORKPLACES:
        call_back(s, seat, b, level, plant)
    if s.seats[seat].ready[level] == 0:
        call_back(s, seat, b, level, NO_PLANT)
    note_step(b, PRODUCE + plant)
    return production.produce(s, seat, plant)


def call_back(s: State, seat: int, b: Bench, level: int, plant: int) -> int:
    """[A-071] Shift end for a cube: from a plant, or (NO_PLANT) from work anywhere, else from the exhausted area."""
    note_step(b, RECALL + level)
    people.begin_recall(s, seat, level)
    if s.phase != RECALLING:
        return 0
    where = plant if plant != NO_PLANT else plant_with(s, seat, level)
    if where == NO_PLANT:
        note_step(b, FROM_EXHAUSTED)
        return people.take_from_exhausted(s, seat)
    note_step(b, FROM_WORK + where)
    return people.take_from_work(s, seat, where)


def plant_with(s: State, seat: int, level: int) -> int:
    """A plant where a cube of a level is, one that blocks its workplace if there is such; or NO_PLANT."""
    found = NO_PLANT
    for plant in range(PLANTS):
        if people.forbids_from_work(s, seat, plant) == 0:
            if found == NO_PLANT or WORKS[PLANT_INDUSTRY[plant]] != level:
                found = plant
    return found
