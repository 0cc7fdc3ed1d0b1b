"""Trade: with the sea at fixed rates, and with the other players by proposal, answer and confirmation."""

from __future__ import annotations

from ostrov.engine.members import add, clear, has
from ostrov.engine.offers import Offers, offer

from . import hands
from .actions import ACCEPT, ASK, CONFIRM, COUNTER, DECLINE, GIVE, MARITIME, OFFER, PROPOSE, WANT, WITHDRAW
from .refused import (
    C_041,
    C_083,
    C_085,
    C_086,
    C_088,
    C_089,
    C_094,
    C_146,
    C_147,
    C_148,
    C_149,
    C_150,
    C_152,
)
from .state import (
    ACCEPTED,
    BANK,
    COUNTERED,
    DECLINED,
    DRAFTING,
    NO_CAP,
    NONE,
    OPEN,
    STRICT,
    TRADE_OFF,
    State,
)


def is_closed(s: State) -> bool:
    """[C-041] In strict phases building ends all trade of the turn. [C-042] In combined phases nothing does."""
    return s.options.phases == STRICT and s.building


# --- with the sea ----------------------------------------------------------------------------------------------------


def forbids_maritime(s: State, seat: int, given: int, taken: int) -> int:
    """[C-041] While trade is open; [C-094] another kind, in the bank; [C-089] at the rate. [C-095] Any number."""
    if is_closed(s):
        return C_041
    if given == taken or s.bank[taken] == 0:
        return C_094
    return C_089 if s.seats[seat].hand[given] < s.seats[seat].rate[given] else 0


def legal_maritime(s: State, seat: int, m: Offers) -> int:
    """[C-089] [C-145] Whatever can be paid, at the best rate."""
    if not is_closed(s):
        for given in range(len(s.bank)):
            if s.seats[seat].hand[given] >= s.seats[seat].rate[given]:
                for taken in range(len(s.bank)):
                    if taken != given and s.bank[taken] > 0:
                        offer(m, MARITIME + given * len(s.bank) + taken)
    return m.count


def maritime(s: State, seat: int, given: int, taken: int) -> int:
    """[C-089] [C-090] [C-091] [C-096] Cards go to the bank, one comes back; the robber does not matter."""
    hands.put_back(s, seat, given, s.seats[seat].rate[given])
    return hands.draw(s, seat, taken, 1)


# --- with the other players ------------------------------------------------------------------------------------------


def is_open(s: State) -> bool:
    """[C-151] Whether the active player has a proposal on the table, or is making one."""
    return s.seats[s.active].answer != NONE


def forbids_proposing(s: State) -> int:
    """[C-083] If the table trades at all; [C-041] while trade is open; [C-146] [CR-16] as often as the table allows."""
    if s.options.trade == TRADE_OFF:
        return C_083
    if is_closed(s):
        return C_041
    return C_146 if s.options.proposals != NO_CAP and s.proposed >= s.options.proposals else 0


def propose(s: State, seat: int) -> int:
    """[C-146] [C-084] A proposal is drafted: what is given, what is wanted, who is asked."""
    s.proposed = min(s.proposed + 1, NO_CAP)
    s.seats[seat].answer = DRAFTING
    return 0


def is_answering(s: State, seat: int) -> bool:
    """[C-148] Whether a seat is asked about the open proposal and has not answered."""
    return seat != s.active and s.seats[s.active].answer == OPEN and has(s.asked, seat) and s.seats[seat].answer == NONE


def is_drafting(s: State, seat: int) -> bool:
    """[C-146] [C-148] Whether a seat is putting a proposal or a counter-offer together."""
    return s.seats[seat].answer == DRAFTING


def forbids_giving(s: State, seat: int, resource: int) -> int:
    """[C-146] While drafting, kinds in the order of the table; [C-152] cards one has; [C-086] not what is wanted."""
    player = s.seats[seat]
    if not is_drafting(s, seat) or wants_anything(s, seat) or asks_anyone(s, seat) or later_kind(s, seat, resource):
        return C_146
    if player.give[resource] >= player.hand[resource]:
        return C_152
    return 0


def forbids_wanting(s: State, seat: int, resource: int) -> int:
    """[C-146] While drafting, after what is given, kinds in the order of the table; [C-086] nothing that is given."""
    player = s.seats[seat]
    if not is_drafting(s, seat) or asks_anyone(s, seat):
        return C_146
    for later in range(resource + 1, len(s.bank)):
        if player.want[later] > 0:
            return C_146
    if player.give[resource] > 0:
        return C_086
    return C_146 if player.want[resource] == BANK else 0


def later_kind(s: State, seat: int, resource: int) -> bool:
    """[C-146] Whether a kind after this one is given already."""
    for later in range(resource + 1, len(s.bank)):
        if s.seats[seat].give[later] > 0:
            return True
    return False


def wants_anything(s: State, seat: int) -> bool:
    for resource in range(len(s.bank)):
        if s.seats[seat].want[resource] > 0:
            return True
    return False


def gives_anything(s: State, seat: int) -> bool:
    for resource in range(len(s.bank)):
        if s.seats[seat].give[resource] > 0:
            return True
    return False


def asks_anyone(s: State, seat: int) -> bool:
    """[C-146] Whether the proposal says already who is asked."""
    if seat != s.active:
        return False
    for other in range(s.options.players):
        if has(s.asked, other):
            return True
    return False


def forbids_asking(s: State, seat: int, other: int) -> int:
    """[C-146] While drafting the proposal, opponents in the order of seats, each once."""
    if seat != s.active or not is_drafting(s, seat) or other == seat or other >= s.options.players:
        return C_146
    for later in range(other, s.options.players):
        if has(s.asked, later):
            return C_146
    return 0


def forbids_offering(s: State, seat: int) -> int:
    """[C-146] Somebody must be asked, [C-147] the rest may stay open; [C-085] a counter-offer names both sides."""
    if not is_drafting(s, seat):
        return C_146
    if seat == s.active:
        return 0 if asks_anyone(s, seat) else C_146
    return 0 if gives_anything(s, seat) and wants_anything(s, seat) else C_085


def offer_terms(s: State, seat: int) -> int:
    """[C-143] [C-148] The terms lie on the table, open to all."""
    s.seats[seat].answer = OPEN if seat == s.active else COUNTERED
    return 0


def forbids_accepting(s: State, seat: int) -> int:
    """[C-148] Who is asked and has not answered; [C-147] a proposal with both sides; [C-152] holding what is wanted."""
    if not is_answering(s, seat):
        return C_148
    if not gives_anything(s, s.active) or not wants_anything(s, s.active):
        return C_147
    return 0 if holds(s, seat, s.active) else C_152


def holds(s: State, seat: int, asker: int) -> bool:
    """[C-088] [C-152] Whether a hand holds what somebody wants."""
    for resource in range(len(s.bank)):
        if s.seats[seat].hand[resource] < s.seats[asker].want[resource]:
            return False
    return True


def forbids_countering(s: State, seat: int) -> int:
    """[C-148] Who is asked and has not answered. [C-084]"""
    return 0 if is_answering(s, seat) else C_148


def forbids_declining(s: State, seat: int) -> int:
    """[C-148] Who is asked; an acceptance or a counter-offer may be taken back until it is confirmed."""
    if seat == s.active or s.seats[s.active].answer != OPEN or not has(s.asked, seat):
        return C_148
    return C_148 if s.seats[seat].answer == DECLINED else 0


def decline(s: State, seat: int) -> int:
    """[C-148] Declined for good; [C-150] if all have declined, the proposal is closed."""
    clear_terms(s, seat)
    s.seats[seat].answer = DECLINED
    for other in range(s.options.players):
        if has(s.asked, other) and s.seats[other].answer != DECLINED:
            return 0
    return withdraw(s)


def forbids_confirming(s: State, seat: int, other: int) -> int:
    """[C-149] The active player, with one who accepted or countered, [C-088] holding what that costs."""
    if seat != s.active or s.seats[seat].answer != OPEN or other >= s.options.players:
        return C_149
    if s.seats[other].answer == ACCEPTED:
        return 0
    if s.seats[other].answer != COUNTERED:
        return C_149
    return 0 if holds(s, seat, other) else C_088


def confirm(s: State, seat: int, other: int) -> int:
    """[C-149] [C-142] [C-087] [C-141] The cards change hands between these two; all other answers lapse."""
    terms = seat if s.seats[other].answer == ACCEPTED else other
    taker = other if terms == seat else seat
    for resource in range(len(s.bank)):
        hands.pass_on(s, terms, taker, resource, s.seats[terms].give[resource])
        hands.pass_on(s, taker, terms, resource, s.seats[terms].want[resource])
    return withdraw(s)


def forbids_withdrawing(s: State, seat: int) -> int:
    """[C-150] The active player, at any time, answered or not; who drafts a counter-offer declines instead."""
    return 0 if seat == s.active and is_open(s) else C_150


def withdraw(s: State) -> int:
    """[C-150] The proposal and all answers are off the table."""
    for seat in range(s.options.players):
        clear_terms(s, seat)
        s.seats[seat].answer = NONE
    clear(s.asked)
    return 0


def clear_terms(s: State, seat: int) -> int:
    for resource in range(len(s.bank)):
        s.seats[seat].give[resource] = 0
        s.seats[seat].want[resource] = 0
    return 0


def ask(s: State, seat: int) -> int:
    """[C-146] One more opponent is asked, whatever they hold. [C-152]"""
    return add(s.asked, seat)


def legal_bargain(s: State, seat: int, m: Offers) -> int:
    """[C-151] While a proposal is open nothing else may be done: all that belongs to it, in the order of the table."""
    if forbids_countering(s, seat) == 0:
        offer(m, COUNTER)
    if is_drafting(s, seat):
        for resource in range(len(s.bank)):
            if forbids_giving(s, seat, resource) == 0:
                offer(m, GIVE + resource)
        for resource in range(len(s.bank)):
            if forbids_wanting(s, seat, resource) == 0:
                offer(m, WANT + resource)
        for other in range(s.options.players):
            if forbids_asking(s, seat, other) == 0:
                offer(m, ASK + other)
        if forbids_offering(s, seat) == 0:
            offer(m, OFFER)
    if forbids_accepting(s, seat) == 0:
        offer(m, ACCEPT)
    if forbids_declining(s, seat) == 0:
        offer(m, DECLINE)
    for other in range(s.options.players):
        if forbids_confirming(s, seat, other) == 0:
            offer(m, CONFIRM + other)
    if forbids_withdrawing(s, seat) == 0:
        offer(m, WITHDRAW)
    return m.count


def legal_proposal(s: State, m: Offers) -> int:
    """[C-146] Whether a proposal may be begun."""
    if forbids_proposing(s) == 0:
        offer(m, PROPOSE)
    return m.count
