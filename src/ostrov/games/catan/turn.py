"""Who is asked, what they may do, and where it is carried out: the order of play in code."""

from __future__ import annotations

from ostrov.engine.offers import Odds, Offers, evenly, offer

from . import building, cards, ending, founding, hands, production, robber, setup, trade
from . import turns as turn_order
from .actions import (
    ACCEPT,
    ASK,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    CARD_DRAWN,
    CONFIRM,
    COUNTER,
    DECLINE,
    DICE_ROLLED,
    DISCARD_CARD,
    END_TURN,
    FIRST,
    GIVE,
    KIND,
    MARITIME,
    MOVE_ROBBER,
    OFFER,
    OUTCOME,
    OUTCOME_FIRST,
    OUTCOME_SECOND,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_PLENTY,
    PLAY_ROADS,
    PROPOSE,
    ROB,
    ROLL,
    SECOND,
    STOLEN,
    WANT,
    WITHDRAW,
)
from .refused import C_006, C_023, C_031, C_033, C_034, C_036, C_067, C_068, C_083, C_089, C_124, C_133, C_134, C_151
from .state import (
    ACCEPTED,
    BEFORE_ROLL,
    CARD,
    CONNECT,
    DICE,
    DISCARD,
    DRAFTING,
    KNIGHT,
    MAIN,
    MONOPOLY,
    OPEN,
    OVER,
    ROAD,
    ROBBER,
    SETTLE,
    THEFT,
    VICTIM,
    State,
)

CHANCE = 1 << 4


def asked(s: State) -> int:
    """[C-032] Who may act: mostly the active player; [C-140] all who owe cards; [C-148] all who are asked."""
    if s.phase == OVER:
        return 0
    if s.phase < SETTLE or s.phase == DICE or s.phase == THEFT or s.phase == CARD:
        return CHANCE
    if s.phase == DISCARD:
        return asked_to_discard(s)
    bits = 1 << s.active
    if s.seats[s.active].answer == OPEN:
        for seat in range(s.options.players):
            if trade.forbids_declining(s, seat) == 0:
                bits |= 1 << seat
    return bits


def awaited(s: State) -> int:
    """[C-148] With a proposal open: who has not answered; [C-149] when all have, the active player. Else all asked."""
    if s.phase != MAIN or s.seats[s.active].answer != OPEN:
        return asked(s)
    bits = 0
    for seat in range(s.options.players):
        if seat != s.active and (trade.is_answering(s, seat) or trade.is_drafting(s, seat)):
            bits |= 1 << seat
    return bits if bits != 0 else 1 << s.active


def asked_to_discard(s: State) -> int:
    """[C-140] All who owe cards choose at the same time."""
    bits = 0
    for seat in range(s.options.players):
        if s.seats[seat].owes > 0:
            bits |= 1 << seat
    return bits


def forbids(s: State, seat: int, action: int) -> int:
    """[C-124] The first rule that forbids an action: whether it is the time for its kind, then the kind's own rules."""
    kind = KIND[action]
    if s.phase == OVER:
        return C_124
    if kind == DISCARD_CARD:
        return robber.forbids_discard(s, seat, FIRST[action])
    if kind == MOVE_ROBBER:
        return robber.forbids_move(s, seat, FIRST[action])
    if kind == ROB:
        return robber.forbids_rob(s, seat, FIRST[action])
    if kind >= COUNTER:
        return forbids_bargain(s, seat, action)
    if kind == ROLL:
        return forbids_roll(s, seat)
    if (s.phase == SETTLE or s.phase == CONNECT) and (kind == BUILD_SETTLEMENT or kind == BUILD_ROAD):
        return forbids_founding(s, seat, action)
    if kind >= PLAY_KNIGHT and kind <= PLAY_MONOPOLY:
        return forbids_card(s, seat, action)
    return forbids_in_main(s, seat, action)


def forbids_founding(s: State, seat: int, action: int) -> int:
    """[C-023] Who founds is told by the order, [C-031] a settlement comes first and then its road."""
    if seat != s.active:
        return C_023
    if (KIND[action] == BUILD_SETTLEMENT) != (s.phase == SETTLE):
        return C_031
    if s.phase == SETTLE:
        return founding.forbids_settlement(s, FIRST[action])
    return founding.forbids_road(s, FIRST[action])


def forbids_roll(s: State, seat: int) -> int:
    """[C-033] The active player rolls, exactly once a turn; [C-133] not while a card is still being carried out."""
    if seat != s.active or s.rolled or s.phase < BEFORE_ROLL or s.phase == DICE:
        return C_033
    return C_133 if s.phase != BEFORE_ROLL or s.free_roads > 0 else 0


def forbids_card(s: State, seat: int, action: int) -> int:
    """[C-036] [C-133] [CR-33] Cards are played in the own turn, before the roll or when nothing is unfinished."""
    kind = KIND[action]
    rule = forbids_acting(s, seat)
    if rule == C_068:
        return C_036
    if rule != 0 and rule != C_034:
        return rule
    if kind == PLAY_KNIGHT:
        return cards.forbids_card(s, seat, KNIGHT)
    if kind == PLAY_ROADS:
        return cards.forbids_roads(s, seat)
    if kind == PLAY_PLENTY:
        return cards.forbids_plenty(s, seat, FIRST[action], SECOND[action])
    return cards.forbids_card(s, seat, MONOPOLY)


def forbids_acting(s: State, seat: int) -> int:
    """[C-068] Only the active player, [C-034] after the roll, [C-133] nothing unfinished, [C-151] no open proposal."""
    if seat != s.active or s.phase < BEFORE_ROLL:
        return C_068
    if s.free_roads > 0:
        return C_133
    if s.phase == BEFORE_ROLL:
        return C_034
    if s.phase != MAIN:
        return C_133
    return C_151 if trade.is_open(s) else 0


def forbids_in_main(s: State, seat: int, action: int) -> int:
    """[C-032] [C-134] Trade, build, buy, end: after the roll. [C-083] [C-089] Only the active player trades."""
    kind = KIND[action]
    if kind == BUILD_ROAD and s.free_roads > 0 and seat == s.active:
        return building.forbids_road(s, seat, FIRST[action])
    rule = forbids_acting(s, seat)
    if kind == END_TURN:
        return C_134 if rule == C_068 or rule == C_034 else rule
    if rule == C_068 and kind == PROPOSE:
        return C_083
    if rule == C_068 and kind == MARITIME:
        return C_089
    if rule != 0:
        return rule
    if kind == BUILD_SETTLEMENT:
        return building.forbids_settlement(s, seat, FIRST[action])
    if kind == BUILD_ROAD:
        return forbids_paid_road(s, seat, FIRST[action])
    if kind == BUILD_CITY:
        return building.forbids_city(s, seat, FIRST[action])
    if kind == BUY_CARD:
        return cards.forbids_buying(s, seat)
    if kind == MARITIME:
        return trade.forbids_maritime(s, seat, FIRST[action], SECOND[action])
    return trade.forbids_proposing(s)


def forbids_paid_road(s: State, seat: int, edge: int) -> int:
    """[C-006] A piece in stock, [C-067] the price, then the place."""
    if s.seats[seat].roads_left == 0:
        return C_006
    if not hands.affords(s, seat, ROAD):
        return C_067
    return building.forbids_road(s, seat, edge)


def forbids_bargain(s: State, seat: int, action: int) -> int:
    """[C-146] to [C-152]: what belongs to a proposal."""
    kind = KIND[action]
    if kind == COUNTER:
        return trade.forbids_countering(s, seat)
    if kind == GIVE:
        return trade.forbids_giving(s, seat, FIRST[action])
    if kind == WANT:
        return trade.forbids_wanting(s, seat, FIRST[action])
    if kind == ASK:
        return trade.forbids_asking(s, seat, FIRST[action])
    if kind == OFFER:
        return trade.forbids_offering(s, seat)
    if kind == ACCEPT:
        return trade.forbids_accepting(s, seat)
    if kind == DECLINE:
        return trade.forbids_declining(s, seat)
    if kind == CONFIRM:
        return trade.forbids_confirming(s, seat, FIRST[action])
    return trade.forbids_withdrawing(s, seat)


def legal(s: State, seat: int, m: Offers) -> int:
    """Everything that nothing forbids, each kind's conditions asked once."""
    if s.phase == DISCARD:
        return robber.legal_discards(s, seat, m)
    if seat != s.active:
        return trade.legal_bargain(s, seat, m) if s.phase == MAIN and s.seats[s.active].answer == OPEN else 0
    if s.free_roads > 0:
        return building.legal_roads(s, seat, m)
    if s.phase == MAIN:
        return legal_in_main(s, seat, m)
    if s.phase == BEFORE_ROLL:
        offer(m, ROLL)
        return cards.legal_cards(s, seat, m)
    if s.phase == SETTLE:
        return founding.legal_settlements(s, m)
    if s.phase == CONNECT:
        return founding.legal_roads(s, m)
    if s.phase == ROBBER:
        return robber.legal_moves(s, m)
    return robber.legal_robs(s, m) if s.phase == VICTIM else 0


def legal_in_main(s: State, seat: int, m: Offers) -> int:
    """[C-034] [C-035] After the roll, with nothing unfinished."""
    if trade.is_open(s):
        return trade.legal_bargain(s, seat, m)
    offer(m, END_TURN)
    building.legal_settlements(s, seat, m)
    if hands.affords(s, seat, ROAD):
        building.legal_roads(s, seat, m)
    building.legal_cities(s, seat, m)
    if cards.forbids_buying(s, seat) == 0:
        offer(m, BUY_CARD)
    cards.legal_cards(s, seat, m)
    trade.legal_maritime(s, seat, m)
    return trade.legal_proposal(s, m)


def step(s: State, seat: int, action: int) -> int:
    """Carry out a legal action; [C-124] [C-126] after it the active player may have won."""
    carry_out(s, seat, action)
    if s.phase >= BEFORE_ROLL:
        ending.settle(s)
    return 0


def carry_out(s: State, seat: int, action: int) -> int:
    kind = KIND[action]
    first = FIRST[action]
    if kind == ROLL:
        s.phase = DICE
    elif kind == END_TURN:
        turn_order.end(s)
    elif kind == BUILD_SETTLEMENT:
        if s.phase == SETTLE:
            return founding.settle(s, seat, first)
        return building.build_settlement(s, seat, first)
    elif kind == BUILD_ROAD:
        return build_road(s, seat, first)
    elif kind == BUILD_CITY:
        return building.build_city(s, seat, first)
    elif kind == BUY_CARD:
        return cards.buy(s, seat)
    elif kind == PLAY_KNIGHT:
        return cards.knight(s, seat)
    elif kind == PLAY_ROADS:
        return cards.road_building(s, seat)
    elif kind == PLAY_PLENTY:
        return cards.plenty(s, seat, first, SECOND[action])
    elif kind == PLAY_MONOPOLY:
        return cards.monopoly(s, seat, first)
    elif kind == MARITIME:
        return trade.maritime(s, seat, first, SECOND[action])
    elif kind == MOVE_ROBBER:
        return robber.move(s, first)
    elif kind == ROB:
        return robber.rob(s, first)
    elif kind == DISCARD_CARD:
        return robber.discard(s, seat, first)
    else:
        return carry_out_bargain(s, seat, action)
    return 0


def build_road(s: State, seat: int, edge: int) -> int:
    """[C-029] Founding roads and [C-115] free roads cost nothing."""
    if s.phase == CONNECT:
        return founding.connect(s, seat, edge)
    if s.free_roads > 0:
        return cards.free_road(s, seat, edge)
    return building.build_road(s, seat, edge)


def carry_out_bargain(s: State, seat: int, action: int) -> int:
    """[C-146] to [C-152]."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == PROPOSE:
        return trade.propose(s, seat)
    if kind == COUNTER:
        s.seats[seat].answer = DRAFTING
    elif kind == GIVE:
        s.seats[seat].give[first] += 1
    elif kind == WANT:
        s.seats[seat].want[first] += 1
    elif kind == ASK:
        return trade.ask(s, first)
    elif kind == OFFER:
        return trade.offer_terms(s, seat)
    elif kind == ACCEPT:
        s.seats[seat].answer = ACCEPTED
    elif kind == DECLINE:
        return trade.decline(s, seat)
    elif kind == CONFIRM:
        return trade.confirm(s, seat, first)
    elif kind == WITHDRAW:
        return trade.withdraw(s)
    return 0


def odds(s: State, w: Odds) -> int:
    """What chance may bring."""
    if s.phase == DICE:
        return evenly(w, DICE_ROLLED, 36)
    if s.phase == THEFT:
        return robber.theft_odds(s, w)
    if s.phase == CARD:
        return cards.card_odds(s, w)
    return setup.odds(s, w)


def happen(s: State, outcome: int) -> int:
    """What chance brought; [C-126] a card drawn may win."""
    kind = OUTCOME[outcome]
    if kind == DICE_ROLLED:
        return production.rolled(s, OUTCOME_FIRST[outcome] + 1, OUTCOME_SECOND[outcome] + 1)
    if kind == STOLEN:
        return robber.stolen(s, OUTCOME_FIRST[outcome])
    if kind == CARD_DRAWN:
        cards.drawn(s, OUTCOME_FIRST[outcome])
        return ending.settle(s)
    return setup.happen(s, outcome)


def turns(s: State) -> int:
    """[C-032] Turns begun; the founding phase is before the first."""
    return s.turns
