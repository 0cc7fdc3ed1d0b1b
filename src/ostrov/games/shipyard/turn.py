"""Who is asked, what they may do, and where it is carried out: the order of play in code."""

from __future__ import annotations

import numpy as np

from ostrov.engine.offers import Odds, Offers, offer

from . import bonus, building, contracts, cruise, fitting, goods, queue, refill, renting, rings, setup, solo, yard
from . import turns as turn_order
from .actions import (
    ACTIONS,
    BONUS,
    BUILD_PART,
    BUY_GOODS,
    CANAL_DRAWN,
    CHOOSE_TILE,
    DEPART_SHIP,
    DISCARD_CONTRACT,
    DONE,
    END_TURN,
    ENTER_FROM,
    FACED,
    FINAL_ACTION,
    FIRST,
    GIVE_GOODS,
    GIVE_UP,
    GO,
    HIRE_EMPLOYEE,
    KIND,
    LAY_CANAL,
    LOAD,
    NUMBERED,
    OUTCOME,
    OUTCOME_FIRST,
    PART_DRAWN,
    PASS,
    PRODUCE_ITEM,
    RECRUIT_CREW,
    RENT_CANAL,
    SAIL_SHIP,
    SECOND,
    SELL,
    START_AT,
    SUBSTITUTE,
    SWAP,
    TURN_CANAL,
)
from .components import NO_MIX, NO_SLOT, NO_TILE
from .refused import S_014, S_031, S_032, S_041, S_048, S_055, S_071
from .state import (
    AFTER,
    BARTER,
    BUILD,
    BUY,
    CHOOSE,
    CLOSE,
    DEPART,
    DISCARD,
    END,
    ENTER,
    FACING,
    FINAL,
    FIT,
    GIVE,
    HIRE,
    LAST,
    LAY,
    NUMBERING,
    OVER,
    PRODUCE,
    RECRUIT,
    RENT,
    SAILING,
    SEAT,
    START,
    TURN,
    State,
)

CHANCE = 1 << len(SEAT)

_PHASES = {CHOOSE_TILE: CHOOSE, FINAL_ACTION: FINAL, BUILD_PART: BUILD, SUBSTITUTE: BUILD, RENT_CANAL: RENT}
_PHASES |= {LAY_CANAL: LAY, TURN_CANAL: TURN, BUY_GOODS: BUY, GIVE_GOODS: GIVE, SELL: BARTER, SWAP: BARTER}
_PHASES |= {PRODUCE_ITEM: PRODUCE, RECRUIT_CREW: RECRUIT, HIRE_EMPLOYEE: HIRE, LOAD: FIT, SAIL_SHIP: FIT}
_PHASES |= {GIVE_UP: FIT, START_AT: START, ENTER_FROM: ENTER, GO: SAILING, PASS: LAST}
PHASE_FOR = np.array([_PHASES.get(kind, OVER) for kind in range(len(ACTIONS))], np.int8)  # kind -> when it is its time


def asked(s: State) -> int:
    """[S-032] Who may act: the active player; [S-063] all who owe contracts; chance."""
    if s.phase == OVER:
        return 0
    if s.phase < CHOOSE:
        return CHANCE
    if s.phase != DISCARD:
        return 1 << s.active
    bits = 0
    for seat in range(s.options.players):
        if s.seats[seat].owes > 0:
            bits |= 1 << seat
    return bits


# --- what is forbidden ------------------------------------------------------------------------------------------------


def forbids(s: State, seat: int, action: int) -> int:
    """[S-031] [S-032] Only in the own turn, step by step; [S-048] the chosen action first; then each kind's rules."""
    kind = KIND[action]
    if kind == DISCARD_CONTRACT:
        return contracts.forbids_discarding(s, seat, FIRST[action])
    if seat != s.active or s.phase < CHOOSE or s.phase == DISCARD or s.phase == OVER:
        return S_031
    if kind == END_TURN:
        return forbids_ending(s, seat)
    if kind == BONUS:
        return bonus.forbids_buying(s, seat, FIRST[action])
    if kind == DONE:
        return forbids_closing(s)
    if kind == DEPART_SHIP:
        return forbids_departing(s, seat, FIRST[action])
    if s.phase != PHASE_FOR[kind] and not is_last_part(s, kind):
        return S_032 if s.doing == NO_TILE else S_048
    return forbids_now(s, seat, action)


def is_last_part(s: State, kind: int) -> bool:
    """[S-162] The last chance is a part, too."""
    return s.phase == LAST and (kind == BUILD_PART or kind == SUBSTITUTE)


def forbids_ending(s: State, seat: int) -> int:
    """[S-048] After the chosen action. [S-055] Not while a complete ship lies in the yard. [S-032] After step 5."""
    if s.phase == AFTER:
        return S_055 if yard.next_ship(yard.pattern(s, seat), 0) != NO_SLOT else 0
    if s.phase == END:
        return 0
    return S_048 if s.doing != NO_TILE else S_032


def forbids_closing(s: State) -> int:
    """[S-071] Building needs one part at least. [S-032] Nothing else is closed but what is open."""
    if s.phase == BUILD:
        return S_071 if s.built == 0 else 0
    return 0 if s.phase == CLOSE else S_032


def forbids_departing(s: State, seat: int, slot: int) -> int:
    """[S-032] After the actions. [S-055] A complete ship."""
    if s.phase != AFTER and s.phase != DEPART:
        return S_032
    return cruise.forbids_departing(s, seat, slot)


def forbids_now(s: State, seat: int, action: int) -> int:
    """The rules of each kind, when it is its time."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == CHOOSE_TILE:
        return queue.forbids_choosing(s, seat, first)
    if kind == FINAL_ACTION:
        return forbids_final(s, seat, first)
    if kind == BUILD_PART:
        return building.forbids_part(s, seat, first, SECOND[action])
    if kind == SUBSTITUTE:
        return building.forbids_substitute(s, seat, first, SECOND[action])
    if kind == RENT_CANAL:
        return renting.forbids_renting(s, seat, first)
    if kind == LAY_CANAL:
        return renting.forbids_laying(s, seat, first, SECOND[action])
    if kind == BUY_GOODS:
        return goods.forbids_buying(s, seat, first)
    if kind == GIVE_GOODS:
        return goods.forbids_giving(s, seat, first)
    if kind == SWAP:
        return goods.forbids_swapping(s, first)
    if kind == PRODUCE_ITEM:
        return rings.forbids_producing(s, seat, first)
    if kind == RECRUIT_CREW:
        return rings.forbids_recruiting(s, seat, first)
    if kind == HIRE_EMPLOYEE:
        return rings.forbids_hiring(s, seat, first)
    return forbids_at_sea(s, seat, action)


def forbids_final(s: State, seat: int, tile: int) -> int:
    """[S-160] Any action [S-014] in play; [S-041] possible with the money in hand."""
    if not queue.in_play(s, tile):
        return S_014
    return 0 if queue.is_possible(s, seat, tile, s.seats[seat].guilders) else S_041


def forbids_at_sea(s: State, seat: int, action: int) -> int:
    """Fitting out and sailing; what is left is never forbidden at its time."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == LOAD:
        return fitting.forbids_loading(s, seat, first)
    if kind == SAIL_SHIP:
        return cruise.forbids_sailing(s, seat, first)
    if kind == START_AT:
        return cruise.forbids_starting(s, seat, first)
    if kind == ENTER_FROM:
        return cruise.forbids_entering(s, seat, s.seats[seat].boat, first)
    if kind == GO:
        return cruise.forbids_going(s, seat, first)
    return 0


# --- what is offered --------------------------------------------------------------------------------------------------


def legal(s: State, seat: int, m: Offers) -> int:
    """Everything that nothing forbids, each kind's conditions asked once."""
    if s.phase == DISCARD:
        return contracts.legal_discards(s, seat, m)
    if seat != s.active or s.phase < CHOOSE:
        return 0
    if s.phase == CHOOSE:
        return queue.legal_tiles(s, seat, m)
    if s.phase == FINAL:
        return legal_final(s, seat, m)
    if s.phase <= HIRE:
        return legal_in_action(s, seat, m)
    return legal_after(s, seat, m)


def legal_final(s: State, seat: int, m: Offers) -> int:
    """[S-160] Any action that can be carried out."""
    for tile in range(NO_TILE):
        if forbids_final(s, seat, tile) == 0:
            offer(m, FINAL_ACTION + tile)
    return m.count


def legal_in_action(s: State, seat: int, m: Offers) -> int:
    """[S-048] [S-052] What the action needs; before it begins, a bonus action too."""
    bonus.legal_bonuses(s, seat, m)
    if s.phase == BUILD:
        if s.built > 0:
            offer(m, DONE)
        return building.legal_parts(s, seat, m)
    if s.phase == RENT:
        return renting.legal_rents(s, seat, m)
    if s.phase == LAY:
        return renting.legal_places(s, seat, m)
    if s.phase == TURN:
        return renting.legal_turns(m)
    if s.phase == BUY:
        return goods.legal_buys(s, seat, m)
    if s.phase == CLOSE:
        offer(m, DONE)
        return m.count
    if s.phase == GIVE:
        return goods.legal_tiles(s, seat, m)
    if s.phase == BARTER:
        return goods.legal_barter(s, m)
    if s.phase == PRODUCE:
        return rings.legal_equipment(s, seat, m)
    return rings.legal_crew(s, seat, m) if s.phase == RECRUIT else rings.legal_hires(s, seat, m)


def legal_after(s: State, seat: int, m: Offers) -> int:
    """[S-055] Cruises, and the end of the turn."""
    if s.phase == AFTER:
        if forbids_ending(s, seat) == 0:
            offer(m, END_TURN)
        bonus.legal_bonuses(s, seat, m)
        return cruise.legal_departures(s, seat, m)
    if s.phase == DEPART:
        return cruise.legal_departures(s, seat, m)
    if s.phase == FIT:
        return cruise.legal_fitting(s, seat, m)
    if s.phase == START:
        return cruise.legal_starts(s, seat, m)
    if s.phase == ENTER:
        return cruise.legal_entries(s, seat, m)
    if s.phase == SAILING:
        return cruise.legal_ways(s, seat, m)
    if s.phase == END:
        offer(m, END_TURN)
    elif s.phase == LAST:
        building.legal_parts(s, seat, m)
        offer(m, PASS)
    return m.count


# --- what is carried out ----------------------------------------------------------------------------------------------


def step(s: State, seat: int, action: int) -> int:
    """Carry out a legal action; then displays that lack nothing need no refill."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == END_TURN or kind == PASS:
        turn_order.end(s)
    elif kind == CHOOSE_TILE:
        turn_order.choose(s, seat, first)
    elif kind == BONUS:
        turn_order.buy_bonus(s, seat, first)
    elif kind == FINAL_ACTION:
        turn_order.choose_final(s, seat, first)
    elif kind == DONE:
        turn_order.close(s)
    elif kind == DISCARD_CONTRACT:
        discard(s, seat, first)
    elif kind < PRODUCE_ITEM:
        step_in_action(s, seat, action)
    elif kind < DEPART_SHIP:
        step_on_ring(s, seat, action)
    else:
        step_at_sea(s, seat, action)
    return go_on(s)


def discard(s: State, seat: int, contract: int) -> int:
    """[S-063] [S-069] When the last has chosen, all contracts chosen leave the game."""
    contracts.discard(s, seat, contract)
    return turn_order.discards_done(s) if contracts.all_have_chosen(s) else 0


def step_in_action(s: State, seat: int, action: int) -> int:
    """Building, canals, goods."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == BUILD_PART:
        return building.place_part(s, seat, first, SECOND[action])
    if kind == SUBSTITUTE:
        return building.place_substitute(s, seat, first, SECOND[action])
    if kind == RENT_CANAL:
        return renting.rent(s, seat, first)
    if kind == LAY_CANAL:
        return renting.lay(s, seat, first, SECOND[action])
    if kind == TURN_CANAL:
        return renting.turn(s, first)
    if kind == BUY_GOODS:
        return goods.buy(s, seat, first)
    if kind == GIVE_GOODS:
        return goods.give(s, seat, first)
    if kind == SELL:
        goods.sell(s, seat)
    else:
        goods.swap(s, seat, first)
    return turn_order.action_done(s, seat) if s.bartered == NO_MIX else 0


def step_on_ring(s: State, seat: int, action: int) -> int:
    """Equipment, crew, employees."""
    kind = KIND[action]
    if kind == PRODUCE_ITEM:
        rings.produce(s, seat, FIRST[action])
    elif kind == RECRUIT_CREW:
        rings.recruit(s, seat, FIRST[action])
    else:
        rings.hire(s, seat, FIRST[action])
    return turn_order.action_done(s, seat)


def step_at_sea(s: State, seat: int, action: int) -> int:
    """Cruises. [S-055] When a ship is gone, the next complete one follows."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == DEPART_SHIP:
        return cruise.depart(s, first)
    if kind == LOAD:
        return fitting.load(s, seat, first)
    if kind == SAIL_SHIP:
        cruise.sail(s, seat, first)
    elif kind == GIVE_UP:
        cruise.give_up(s, seat)
    elif kind == START_AT:
        cruise.start(s, seat, first)
    elif kind == ENTER_FROM:
        cruise.enter(s, seat, first)
    else:
        cruise.go(s, seat, first)
    return turn_order.set_sail(s, seat) if s.leaving == NO_SLOT else 0


def go_on(s: State) -> int:
    """[S-223] Displays are filled as far as there are tiles; then play goes on."""
    while refill.is_laying(s) and not refill.has_more(s):
        turn_order.refilled(s)
    return 0


# --- chance -----------------------------------------------------------------------------------------------------------


def odds(s: State, w: Odds) -> int:
    """What chance may bring."""
    if refill.is_laying(s):
        return refill.odds(s, w)
    if s.phase == NUMBERING:
        return solo.number_odds(s, w)
    return solo.face_odds(s, w) if s.phase == FACING else setup.odds(s, w)


def happen(s: State, outcome: int) -> int:
    """What chance brought."""
    kind = OUTCOME[outcome]
    drawn = OUTCOME_FIRST[outcome]
    if kind == PART_DRAWN:
        refill.part_laid(s, drawn)
    elif kind == CANAL_DRAWN:
        refill.canal_laid(s, drawn)
    elif kind > CANAL_DRAWN:
        refill.goods_laid(s, drawn)
    elif kind == FACED:
        solo.faced(s, drawn)
    elif kind == NUMBERED:
        solo.numbered(s, drawn)
    else:
        setup.happen(s, outcome)
    return go_on(s)


def turns(s: State) -> int:
    """[S-032] Turns begun, those of solo opponents counted; final actions and last chances are no turns."""
    return s.turns
