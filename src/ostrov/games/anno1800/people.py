"""Cubes: shift end, the workforce, upgrades. A cube is in its district, at work, or exhausted."""

from __future__ import annotations

from ostrov.engine.offers import Offers, offer

from . import payment, tiles, turns
from .actions import FREE_UPGRADE, FROM_DISTRICT, FROM_EXHAUSTED, FROM_WORK, HIRE, RECALL, UPGRADE
from .components import (
    COST_OF_CUBE,
    COST_OF_UPGRADE,
    DECK_FOR,
    EMPTY_DECK_GOLD,
    GOLD,
    LEVEL,
    MOST_CUBES,
    MOST_UPGRADES,
    NO_FIELD,
    NO_LEVEL,
    PLANT,
    PRICE_OF_RECALL,
    WORKPLACES,
)
from .refused import (
    A_041,
    A_070,
    A_130,
    A_135,
    A_136,
    A_140,
    A_142,
    A_144,
    A_145,
    A_146,
    A_175,
)
from .state import HIRING, PROMOTING, RECALLING, TURN, UPGRADING, State

SITES = tiles.SITES
LEVELS = len(LEVEL)
PLANTS = len(PLANT)


# --- where cubes are --------------------------------------------------------------------------------------------------


def at_work(s: State, seat: int, level: int) -> int:
    """[A-035] How many cubes of a level are at work."""
    player = s.seats[seat]
    found = 0
    for field in range(SITES):
        for place in range(WORKPLACES):
            if player.work[field, place] == level:
                found += 1
    return found


def cubes_of(s: State, seat: int, level: int) -> int:
    """[A-211] All cubes of a level a player has, wherever they are."""
    return s.seats[seat].ready[level] + s.seats[seat].exhausted[level] + at_work(s, seat, level)


def works_at(s: State, seat: int, field: int, level: int) -> bool:
    """[A-145] Whether a cube of a level is on a field, one of the right kind or one that was upgraded there."""
    for place in range(WORKPLACES):
        if s.seats[seat].work[field, place] == level:
            return True
    return False


def move_at(s: State, seat: int, field: int, level: int, to: int) -> int:
    """[A-072] [A-145] One cube of a level leaves its workplace, or is exchanged there."""
    player = s.seats[seat]
    place = 0
    while player.work[field, place] != level:
        place += 1
    player.work[field, place] = to
    return 0


# --- shift end --------------------------------------------------------------------------------------------------------


def forbids_recall(s: State, seat: int, level: int) -> int:
    """[A-070] A cube that works or is exhausted, [A-041] [A-071] [A-074] for the gold its present kind costs."""
    if s.seats[seat].exhausted[level] + at_work(s, seat, level) == 0:
        return A_070
    return 0 if s.seats[seat].gold >= PRICE_OF_RECALL[level] else A_041


def begin_recall(s: State, seat: int, level: int) -> int:
    """[A-071] The price is paid; where several such cubes are, the player says which comes back."""
    s.seats[seat].gold -= PRICE_OF_RECALL[level]
    return ask_for_cube(s, seat, level, RECALLING)


def recall(s: State, seat: int, field: int) -> int:
    """[A-070] [A-073] The cube is ready at once, [A-072] [A-074] its workplace free; or it was exhausted."""
    player = s.seats[seat]
    if field == NO_FIELD:
        player.exhausted[s.level] -= 1
    else:
        move_at(s, seat, field, s.level, NO_LEVEL)
    player.ready[s.level] += 1
    return answered(s)


def legal_recalls(s: State, seat: int, m: Offers) -> int:
    """[A-070] All kinds of cube that can come back."""
    for level in range(LEVELS):
        if s.seats[seat].gold >= PRICE_OF_RECALL[level] and forbids_recall(s, seat, level) == 0:
            offer(m, RECALL + level)
    return m.count


# --- which cube -------------------------------------------------------------------------------------------------------


def ask_for_cube(s: State, seat: int, level: int, phase: int) -> int:
    """Where several such cubes lie, which one is asked; a choice without a difference is not."""
    s.level = level
    s.phase = phase
    player = s.seats[seat]
    fields = 0
    last = NO_FIELD
    for field in range(SITES):
        if works_at(s, seat, field, level):
            fields += 1
            last = field
    resting = int(player.exhausted[level] > 0)
    home = int(player.ready[level] > 0 and phase == PROMOTING)
    if fields + resting + home > 1:
        return 0
    if phase == RECALLING:
        return recall(s, seat, last)
    if home == 1:
        return promote_at_home(s, seat)
    return promote(s, seat, last)


def answered(s: State) -> int:
    s.level = 0
    s.phase = TURN
    return 0


def forbids_from_district(s: State, seat: int) -> int:
    """[A-144] A ready cube can be upgraded; one that is ready cannot come back."""
    return 0 if s.phase == PROMOTING and s.seats[seat].ready[s.level] > 0 else A_144


def forbids_from_exhausted(s: State, seat: int) -> int:
    """[A-146] An exhausted cube of that kind."""
    return 0 if s.seats[seat].exhausted[s.level] > 0 else A_146


def forbids_from_work(s: State, seat: int, plant: int) -> int:
    """[A-145] A cube of that kind at this industry."""
    field = tiles.field_of(s, seat, plant)
    return 0 if field != NO_FIELD and works_at(s, seat, field, s.level) else A_145


def take_from_exhausted(s: State, seat: int) -> int:
    """[A-070] [A-146] An exhausted cube is meant."""
    return recall(s, seat, NO_FIELD) if s.phase == RECALLING else promote(s, seat, NO_FIELD)


def take_from_work(s: State, seat: int, plant: int) -> int:
    """[A-070] [A-145] The cube at this industry is meant."""
    field = tiles.field_of(s, seat, plant)
    return recall(s, seat, field) if s.phase == RECALLING else promote(s, seat, field)


def legal_cubes(s: State, seat: int, m: Offers) -> int:
    """[A-144] [A-145] [A-146] The places such a cube may be taken from."""
    if forbids_from_district(s, seat) == 0:
        offer(m, FROM_DISTRICT)
    if forbids_from_exhausted(s, seat) == 0:
        offer(m, FROM_EXHAUSTED)
    for plant in range(PLANTS):
        if forbids_from_work(s, seat, plant) == 0:
            offer(m, FROM_WORK + plant)
    return m.count


# --- the workforce ----------------------------------------------------------------------------------------------------


def forbids_hire(s: State, seat: int, level: int) -> int:
    """[A-130] Up to three cubes, [A-136] which the supply has, [A-131] each at its cost, [A-135] the gold included."""
    rule = turns.forbids_part(s, HIRING)
    if rule != 0:
        return rule
    if s.parts >= MOST_CUBES:
        return A_130
    if s.supply[level] == 0:
        return A_136
    rule = payment.forbids_cost(s, seat, COST_OF_CUBE + level)
    if rule != 0 or has_card_for(s, level):
        return rule
    gold = s.seats[seat].gold - GOLD[COST_OF_CUBE + level]
    return 0 if gold >= EMPTY_DECK_GOLD[level] else A_135


def has_card_for(s: State, level: int) -> bool:
    """[A-134] Whether the deck of a level has a card that is not owed already."""
    deck = DECK_FOR[level]
    return s.deck_cards[deck] - s.promised[deck] - s.owed[deck] > 0


def hire(s: State, seat: int, level: int) -> int:
    """[A-130] [A-132] The cube is ready at once; [A-133] its card is drawn when the action ends; [A-134]."""
    turns.begin_part(s, HIRING)
    payment.pay(s, seat, COST_OF_CUBE + level)
    if has_card_for(s, level):
        s.promised[DECK_FOR[level]] += 1
    else:
        s.seats[seat].gold -= EMPTY_DECK_GOLD[level]
    return add_cube(s, seat, level)


def add_cube(s: State, seat: int, level: int) -> int:
    """[A-130] A cube of the supply comes into its district."""
    s.supply[level] -= 1
    s.seats[seat].ready[level] += 1
    return 0


def receive_cubes(s: State, seat: int, level: int, count: int) -> int:
    """[A-170] As many as supply, deck and gold allow; cards are drawn at once, where the deck is empty gold is paid."""
    player = s.seats[seat]
    for _ in range(count):
        if s.supply[level] > 0 and (has_card_for(s, level) or player.gold >= EMPTY_DECK_GOLD[level]):
            if has_card_for(s, level):
                s.owed[DECK_FOR[level]] += 1
            else:
                player.gold -= EMPTY_DECK_GOLD[level]
            add_cube(s, seat, level)
    return 0


def legal_hires(s: State, seat: int, m: Offers) -> int:
    """[A-130] All kinds of cube that can be added."""
    for level in range(LEVELS):
        if forbids_hire(s, seat, level) == 0:
            offer(m, HIRE + level)
    return m.count


# --- upgrades ---------------------------------------------------------------------------------------------------------


def forbids_lifting(s: State, seat: int, level: int) -> int:
    """[A-140] A cube to lift, and [A-142] one of the next kind in the supply."""
    if cubes_of(s, seat, level) == 0:
        return A_140
    return 0 if s.supply[level + 1] > 0 else A_142


def forbids_upgrade(s: State, seat: int, level: int) -> int:
    """[A-140] Up to three upgrades in the action, [A-141] each at its cost."""
    rule = turns.forbids_part(s, UPGRADING)
    if rule != 0:
        return rule
    if s.parts >= MOST_UPGRADES:
        return A_140
    rule = forbids_lifting(s, seat, level)
    return rule if rule != 0 else payment.forbids_cost(s, seat, COST_OF_UPGRADE + level + 1)


def forbids_free_upgrade(s: State, seat: int, level: int) -> int:
    """[A-175] Only what an effect of this turn still gives."""
    return forbids_lifting(s, seat, level) if s.free_upgrades[level + 1] > 0 else A_175


def begin_upgrade(s: State, seat: int, level: int) -> int:
    """[A-141] [A-147] An upgrade is paid for; which cube it lifts is asked where it matters."""
    turns.begin_part(s, UPGRADING)
    payment.pay(s, seat, COST_OF_UPGRADE + level + 1)
    return ask_for_cube(s, seat, level, PROMOTING)


def begin_free_upgrade(s: State, seat: int, level: int) -> int:
    """[A-175] One of the free upgrades of this turn."""
    s.free_upgrades[level + 1] -= 1
    return ask_for_cube(s, seat, level, PROMOTING)


def promote_at_home(s: State, seat: int) -> int:
    """[A-144] The new cube is ready in its own district."""
    s.seats[seat].ready[s.level] -= 1
    s.seats[seat].ready[s.level + 1] += 1
    return exchange(s)


def promote(s: State, seat: int, field: int) -> int:
    """[A-145] At work the new cube stays where the old one was; [A-146] without a field it stays exhausted."""
    player = s.seats[seat]
    if field == NO_FIELD:
        player.exhausted[s.level] -= 1
        player.exhausted[s.level + 1] += 1
    else:
        move_at(s, seat, field, s.level, s.level + 1)
    return exchange(s)


def exchange(s: State) -> int:
    """[A-142] The old cube goes to the supply, the new one comes from it; [A-143] no card is drawn."""
    s.supply[s.level] += 1
    s.supply[s.level + 1] -= 1
    return answered(s)


def legal_upgrades(s: State, seat: int, m: Offers) -> int:
    """[A-140] All upgrades that can be paid for."""
    for level in range(LEVELS - 1):
        if forbids_upgrade(s, seat, level) == 0:
            offer(m, UPGRADE + level)
    return m.count


def legal_free_upgrades(s: State, seat: int, m: Offers) -> int:
    """[A-175] All free upgrades."""
    for level in range(LEVELS - 1):
        if forbids_free_upgrade(s, seat, level) == 0:
            offer(m, FREE_UPGRADE + level)
    return m.count
