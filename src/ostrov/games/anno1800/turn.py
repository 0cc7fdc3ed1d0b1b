"""Who is asked, what they may do, and where it is carried out: the order of play in code."""

from __future__ import annotations

from ostrov.engine.offers import Odds, Offers, offer

from . import cards, expand, islands, objectives, payment, people, production, setup
from . import turns as order
from .actions import (
    ACTIVATE,
    ARTISANS_CARD,
    BUILD,
    DONE,
    END_TURN,
    EXPEDITION_ACTION,
    EXPEDITION_DRAWN,
    EXPLORE_NEW_WORLD,
    FARMERS_CARD,
    FESTIVAL,
    FIRST,
    FREE_UPGRADE,
    FROM_DISTRICT,
    FROM_EXHAUSTED,
    FROM_WORK,
    GET,
    HIRE,
    KIND,
    NEW_DRAWN,
    OBJECTIVE_DRAWN,
    OLD_DRAWN,
    ON_FIELD,
    OPEN_OLD_WORLD,
    OUTCOME,
    OUTCOME_FIRST,
    PAIR_FIRST,
    PARTNER,
    PLAY,
    PRODUCE,
    PUT_ARTISANS,
    PUT_FARMERS,
    PUT_NEW_WORLD,
    RECALL,
    REMOVE,
    SHIPS_FIRST,
    START_DRAWN,
    SWAP,
    TAKE,
    TRADE_DEAR,
    TRADE_FOR,
    UPGRADE,
    USE,
)
from .components import (
    ARTISANS_DECK,
    DEAR_RESOURCE,
    FARMERS_DECK,
    FIRST_CARD,
    NEW_WORLD_DECK,
    TOKEN,
)
from .refused import A_026, A_203, A_229
from .state import (
    BUILD_NOW,
    DEAL,
    EDITING,
    EXPEDITIONS,
    LAY_OUT,
    LOT,
    N_SEATS,
    NEW_WORLD,
    OLD_WORLD,
    OVER,
    PLACING,
    PROMOTING,
    PUTTING_AWAY,
    RECALLING,
    REMOVING,
    SWAPPING,
    TAKING,
    TRADING,
    TURN,
    State,
)

CHANCE = 1 << N_SEATS
TOKENS = len(TOKEN)


def asked(s: State) -> int:
    """[A-026] The player on turn acts, and nobody else; what is drawn is for chance to say."""
    if s.phase == OVER:
        return 0
    return 1 << s.active if s.phase >= TURN and s.phase <= TAKING else CHANCE


# --- what is forbidden ------------------------------------------------------------------------------------------------


def forbids(s: State, seat: int, action: int) -> int:
    """[A-203] After the end nothing; [A-026] only the player on turn acts; [A-229] questions are answered first."""
    if s.phase == OVER:
        return A_203
    if seat != s.active or s.phase < TURN or s.phase > TAKING:
        return A_026
    if not is_time_for(s.phase, KIND[action]):
        return A_229
    kind = KIND[action]
    if kind == ON_FIELD or kind == PARTNER or is_about_cube(kind) or is_put(kind) or kind == TAKE:
        return forbids_answer(s, seat, action)
    if kind == DONE:
        return order.forbids_done(s) if s.phase == TURN else cards.forbids_enough(s)
    if kind == END_TURN:
        return order.forbids_end(s)
    if kind <= REMOVE:
        return forbids_acting(s, seat, action)
    return forbids_free(s, seat, action)


def is_time_for(phase: int, kind: int) -> bool:
    """[A-229] Whether an action of this kind answers the question that is open, or none is and it answers none."""
    if phase == PLACING or phase == REMOVING:
        return kind == ON_FIELD
    if phase == BUILD_NOW:
        return kind == BUILD
    if phase == TRADING:
        return kind == PARTNER
    if phase == RECALLING or phase == PROMOTING:
        return is_about_cube(kind)
    if phase == SWAPPING or phase == PUTTING_AWAY:
        return is_put(kind) or kind == DONE
    if phase == EDITING:
        return is_put(kind)
    if phase == TAKING:
        return kind == TAKE
    return not (kind == ON_FIELD or kind == PARTNER or is_about_cube(kind) or is_put(kind) or kind == TAKE)


def is_about_cube(kind: int) -> bool:
    return kind == FROM_DISTRICT or kind == FROM_EXHAUSTED or kind == FROM_WORK


def is_put(kind: int) -> bool:
    return kind == PUT_FARMERS or kind == PUT_ARTISANS or kind == PUT_NEW_WORLD


def card_put(action: int) -> int:
    """The card a put action names."""
    kind = KIND[action]
    if kind == PUT_FARMERS:
        return int(FIRST_CARD[FARMERS_DECK] + FIRST[action])
    return int(FIRST_CARD[ARTISANS_DECK if kind == PUT_ARTISANS else NEW_WORLD_DECK] + FIRST[action])


def forbids_answer(s: State, seat: int, action: int) -> int:
    """[A-229] The field of a tile, the partner of a trade, a cube, a card put under its deck, a resource to take."""
    kind = KIND[action]
    if kind == ON_FIELD:
        return expand.forbids_field(s, seat, FIRST[action])
    if kind == PARTNER:
        return production.forbids_partner(s, seat, FIRST[action])
    if kind == FROM_DISTRICT:
        return people.forbids_from_district(s, seat)
    if kind == FROM_EXHAUSTED:
        return people.forbids_from_exhausted(s, seat)
    if kind == FROM_WORK:
        return people.forbids_from_work(s, seat, FIRST[action])
    if kind == TAKE:
        return cards.forbids_take(s, FIRST[action])
    return cards.forbids_put(s, seat, card_put(action))


def forbids_acting(s: State, seat: int, action: int) -> int:
    """[A-021] The nine actions and their parts."""
    kind = KIND[action]
    if kind == PLAY:
        return cards.forbids_play(s, seat, FIRST[action])
    if kind == SWAP:
        return cards.forbids_swap(s, seat)
    if kind == BUILD:
        return expand.forbids_build(s, seat, FIRST[action])
    if kind == HIRE:
        return people.forbids_hire(s, seat, FIRST[action])
    if kind == UPGRADE:
        return people.forbids_upgrade(s, seat, FIRST[action])
    if kind == OPEN_OLD_WORLD:
        return islands.forbids_old_world(s, seat)
    if kind == EXPLORE_NEW_WORLD:
        return islands.forbids_new_world(s, seat)
    if kind == EXPEDITION_ACTION:
        return islands.forbids_expedition(s, seat, FIRST[action] + 1)
    if kind == FESTIVAL:
        return order.forbids_action(s)
    return expand.forbids_remove(s, seat)


def forbids_free(s: State, seat: int, action: int) -> int:
    """[A-022] [A-023] What is no action and may be done at any moment of the own turn."""
    kind = KIND[action]
    if kind == PRODUCE:
        return production.forbids_produce(s, seat, FIRST[action])
    if kind == TRADE_FOR:
        return production.forbids_trade(s, seat, FIRST[action], False)
    if kind == TRADE_DEAR:
        return production.forbids_trade(s, seat, DEAR_RESOURCE[FIRST[action]], True)
    if kind == GET:
        return production.forbids_get(s, seat, FIRST[action])
    if kind == RECALL:
        return people.forbids_recall(s, seat, FIRST[action])
    if kind == FREE_UPGRADE:
        return people.forbids_free_upgrade(s, seat, FIRST[action])
    if kind == ACTIVATE:
        return cards.forbids_activate(s, seat, FIRST[action])
    if kind == USE:
        return objectives.forbids_use(s, seat, FIRST[action])
    if kind == SHIPS_FIRST:
        return payment.forbids_ships_first(s, seat, FIRST[action])
    return payment.forbids_pair_first(s, seat)


# --- what is offered --------------------------------------------------------------------------------------------------


def legal(s: State, seat: int, m: Offers) -> int:
    """Everything that nothing forbids, each kind's conditions asked once."""
    if seat != s.active or s.phase < TURN or s.phase > TAKING:
        return 0
    if s.phase == TURN:
        return legal_in_turn(s, seat, m)
    if s.phase == PLACING or s.phase == REMOVING:
        return expand.legal_fields(s, seat, m)
    if s.phase == BUILD_NOW:
        return expand.legal_builds(s, seat, m)
    if s.phase == TRADING:
        return production.legal_partners(s, seat, m)
    if s.phase == RECALLING or s.phase == PROMOTING:
        return people.legal_cubes(s, seat, m)
    if s.phase == TAKING:
        return cards.legal_takes(s, m)
    cards.legal_puts(s, seat, m)
    if s.phase != EDITING and cards.forbids_enough(s) == 0:
        offer(m, DONE)
    return m.count


def legal_in_turn(s: State, seat: int, m: Offers) -> int:
    """[A-021] [A-022] [A-023] Actions, and what may be done beside them."""
    free = order.forbids_action(s) == 0
    if free:
        cards.legal_plays(s, seat, m)
        if cards.forbids_swap(s, seat) == 0:
            offer(m, SWAP)
    expand.legal_builds(s, seat, m)
    people.legal_hires(s, seat, m)
    people.legal_upgrades(s, seat, m)
    if free:
        legal_journeys(s, seat, m)
        offer(m, FESTIVAL)
    if expand.forbids_remove(s, seat) == 0:
        offer(m, REMOVE)
    production.legal_produce(s, seat, m)
    production.legal_trade(s, seat, m)
    production.legal_get(s, seat, m)
    people.legal_recalls(s, seat, m)
    people.legal_free_upgrades(s, seat, m)
    cards.legal_activations(s, seat, m)
    objectives.legal_uses(s, seat, m)
    return legal_ordering(s, seat, m)


def legal_journeys(s: State, seat: int, m: Offers) -> int:
    """[A-150] [A-160] [A-165] What exploration tokens are for."""
    if islands.forbids_old_world(s, seat) == 0:
        offer(m, OPEN_OLD_WORLD)
    if islands.forbids_new_world(s, seat) == 0:
        offer(m, EXPLORE_NEW_WORLD)
    return islands.legal_expeditions(s, seat, m)


def legal_ordering(s: State, seat: int, m: Offers) -> int:
    """[A-177] [A-182] Which tokens pay next; [A-024] [A-027] the end of an action, and of the turn."""
    for token in range(TOKENS):
        if payment.forbids_ships_first(s, seat, token) == 0:
            offer(m, SHIPS_FIRST + token)
    if payment.forbids_pair_first(s, seat) == 0:
        offer(m, PAIR_FIRST)
    if order.forbids_done(s) == 0:
        offer(m, DONE)
    if order.forbids_end(s) == 0:
        offer(m, END_TURN)
    return m.count


# --- what is done -----------------------------------------------------------------------------------------------------


def step(s: State, seat: int, action: int) -> int:
    """Carry out a legal action."""
    kind = KIND[action]
    first = FIRST[action]
    if kind <= REMOVE:
        return act(s, seat, kind, first)
    if kind == ON_FIELD:
        return expand.choose_field(s, seat, first)
    if is_put(kind):
        return cards.put(s, seat, card_put(action))
    if kind == TAKE:
        return cards.take(s, first)
    if kind == DONE:
        return order.finish_action(s) if s.phase == TURN else cards.enough(s)
    if kind == END_TURN:
        return order.end(s)
    return act_freely(s, seat, kind, first)


def act(s: State, seat: int, kind: int, first: int) -> int:
    """[A-021] The nine actions and their parts."""
    if kind == PLAY:
        return cards.play(s, seat, first)
    if kind == SWAP:
        return cards.begin_swap(s)
    if kind == BUILD:
        return expand.build(s, seat, first)
    if kind == HIRE:
        return people.hire(s, seat, first)
    if kind == UPGRADE:
        return people.begin_upgrade(s, seat, first)
    if kind == OPEN_OLD_WORLD:
        return islands.open_old_world(s, seat)
    if kind == EXPLORE_NEW_WORLD:
        return islands.explore_new_world(s, seat)
    if kind == EXPEDITION_ACTION:
        return islands.take_expeditions(s, seat, first + 1)
    if kind == FESTIVAL:
        return islands.celebrate(s, seat)
    return expand.begin_remove(s)


def act_freely(s: State, seat: int, kind: int, first: int) -> int:
    """[A-022] [A-023] What is no action, and the answers to what it asks."""
    if kind == PRODUCE:
        return production.produce(s, seat, first)
    if kind == TRADE_FOR:
        return production.begin_trade(s, seat, first, False)
    if kind == TRADE_DEAR:
        return production.begin_trade(s, seat, DEAR_RESOURCE[first], True)
    if kind == PARTNER:
        return production.trade(s, seat, first)
    if kind == GET:
        return production.get(s, seat, first)
    if kind == RECALL:
        return people.begin_recall(s, seat, first)
    if kind == FREE_UPGRADE:
        return people.begin_free_upgrade(s, seat, first)
    if kind == FROM_DISTRICT:
        return people.promote_at_home(s, seat)
    if kind == FROM_EXHAUSTED:
        return people.take_from_exhausted(s, seat)
    if kind == FROM_WORK:
        return people.take_from_work(s, seat, first)
    if kind == ACTIVATE:
        return cards.activate(s, seat, first)
    if kind == USE:
        return objectives.use(s, seat, first)
    if kind == SHIPS_FIRST:
        s.ships_first[first] += 1
    elif kind == PAIR_FIRST:
        s.pairs_first += 1
    return 0


# --- chance -----------------------------------------------------------------------------------------------------------


def odds(s: State, w: Odds) -> int:
    """What chance may bring."""
    if s.phase == LOT:
        return setup.start_odds(s, w)
    if s.phase == LAY_OUT:
        return setup.objective_odds(s, w)
    if s.phase == EXPEDITIONS:
        return islands.expedition_odds(s, w)
    if s.phase == OLD_WORLD:
        return islands.old_odds(s, w)
    if s.phase == NEW_WORLD:
        return islands.new_odds(s, w)
    return cards.odds(s, w)


def happen(s: State, outcome: int) -> int:
    """What chance brought."""
    kind = OUTCOME[outcome]
    drawn = OUTCOME_FIRST[outcome]
    if kind == START_DRAWN:
        return setup.start(s, drawn)
    if kind == OBJECTIVE_DRAWN:
        return setup.draw_objective(s, drawn)
    if kind == EXPEDITION_DRAWN:
        return islands.draw_expedition(s, drawn)
    if kind == OLD_DRAWN:
        return islands.draw_old(s, drawn)
    if kind == NEW_DRAWN:
        return islands.draw_new(s, drawn)
    if kind == FARMERS_CARD:
        return draw(s, FIRST_CARD[FARMERS_DECK] + drawn)
    return draw(s, FIRST_CARD[ARTISANS_DECK if kind == ARTISANS_CARD else NEW_WORLD_DECK] + drawn)


def draw(s: State, card: int) -> int:
    """[A-014] A card for a first hand, or [A-133] one that an action or effect brings."""
    if s.phase == DEAL:
        return setup.dealt(s, card)
    cards.draw(s, card)
    return order.go_on(s)


def turns(s: State) -> int:
    """[A-020] Turns begun; none before the hands are dealt."""
    return s.turns
