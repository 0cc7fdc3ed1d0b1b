"""How an apprentice trades with the other players: one card it can spare for one it lacks."""

from __future__ import annotations

from ostrov.engine.offers import Offers

from . import ending
from .actions import ACCEPT, ASK, CONFIRM, COUNTER, DECLINE, FIRST, GIVE, KIND, OFFER, WANT, WITHDRAW
from .apprentice_plans import lack, lacks, spare
from .state import ACCEPTED, BANK, COUNTERED, DRAFTING, TO_WIN, State

MOST_PROPOSALS = 2  # a turn; the second gives two for one
ABOUT_TO_WIN = TO_WIN - 2  # with so many points nobody is helped


def offers(m: Offers, action: int) -> bool:
    """Whether an action is among those offered."""
    for n in range(m.count):
        if m.actions[n] == action:
            return True
    return False


def is_helped(s: State, seat: int, other: int) -> bool:
    """Whether one trades with another: nobody is helped who is about to win or far ahead."""
    points = ending.open_points(s, other)
    return points < ABOUT_TO_WIN and points <= ending.open_points(s, seat) + 3


def wanted_kind(s: State, seat: int, plan: int) -> int:
    """The resource that the plan lacks and the seat yields least of, if others have any; the number after the last."""
    found = len(s.bank)
    for resource in range(len(s.bank)):
        held_by_others = BANK - s.bank[resource] - s.seats[seat].hand[resource]
        if lacks(s, seat, plan, resource) > 0 and held_by_others > 0:
            if found == len(s.bank) or s.gains[seat, resource] < s.gains[seat, found]:
                found = resource
    return found


def spared_kind(s: State, seat: int, plan: int, least: int) -> int:
    """The resource with most cards beyond the plan, so many at least; the number after the last."""
    found = len(s.bank)
    for resource in range(len(s.bank)):
        if spare(s, seat, plan, resource) >= least:
            if found == len(s.bank) or spare(s, seat, plan, resource) > spare(s, seat, plan, found):
                found = resource
                least = spare(s, seat, plan, resource)
    return found


def is_worth_proposing(s: State, seat: int, plan: int) -> bool:
    """Whether one or two cards are lacking, there is one to spare, and somebody to ask; two are given for the last."""
    if lack(s, seat, plan) > MOST_PROPOSALS - s.proposed:
        return False
    if s.proposed >= MOST_PROPOSALS or spared_kind(s, seat, plan, s.proposed + 1) == len(s.bank):
        return False
    if wanted_kind(s, seat, plan) == len(s.bank):
        return False
    for other in range(s.options.players):
        if other != seat and is_asked(s, seat, other, wanted_kind(s, seat, plan)):
            return True
    return False


def is_asked(s: State, seat: int, other: int, resource: int) -> bool:
    """Whether another is asked for a resource: who may hold it, by what all have seen, and may be helped."""
    player = s.seats[other]
    unknown = player.cards
    for kind in range(len(s.bank)):
        unknown -= player.known[kind]
    return (player.known[resource] > 0 or unknown > 0) and is_helped(s, seat, other)


def bargain(s: State, seat: int, plan: int, m: Offers) -> int:
    """What to do about an open proposal: draft, ask, answer, confirm, or take it off the table."""
    if s.seats[seat].answer == DRAFTING:
        return draft(s, seat, plan, m) if seat == s.active else draft_counter(s, seat, plan, m)
    if seat == s.active:
        return conclude(s, seat, plan, m)
    return answer(s, seat, plan, m)


def draft(s: State, seat: int, plan: int, m: Offers) -> int:
    """Give what can be spared, want what is lacking, ask who may be helped; else take it back."""
    player = s.seats[seat]
    given = spared_kind(s, seat, plan, s.proposed)
    wanted = wanted_kind(s, seat, plan)
    if given == len(s.bank) or wanted == len(s.bank):
        return WITHDRAW
    if player.want[wanted] == 0:
        more = player.give[given] < min(s.proposed, MOST_PROPOSALS)
        return pick(m, GIVE + given, WITHDRAW) if more else pick(m, WANT + wanted, WITHDRAW)
    for n in range(m.count):
        if KIND[m.actions[n]] == ASK and is_asked(s, seat, FIRST[m.actions[n]], wanted):
            return m.actions[n]
    return pick(m, OFFER, WITHDRAW)


def pick(m: Offers, action: int, other: int) -> int:
    """An action if it is offered, else another that always is."""
    return action if offers(m, action) else other


def conclude(s: State, seat: int, plan: int, m: Offers) -> int:
    """Confirm with the one with fewest points whose terms are good; if nobody's are, take it off the table."""
    best = WITHDRAW
    fewest = TO_WIN
    for n in range(m.count):
        other = FIRST[m.actions[n]]
        if KIND[m.actions[n]] == CONFIRM and ending.open_points(s, other) < fewest:
            if is_good_for_asker(s, seat, plan, other):
                fewest = ending.open_points(s, other)
                best = m.actions[n]
    return best


def is_good_for_asker(s: State, seat: int, plan: int, other: int) -> bool:
    """Whether the active player gains by what another answered."""
    if s.seats[other].answer == ACCEPTED:
        return is_good(s, seat, plan, seat, 1)
    return s.seats[other].answer == COUNTERED and is_helped(s, seat, other) and is_good(s, seat, plan, other, 0)


def is_good(s: State, seat: int, plan: int, terms: int, own: int) -> bool:
    """Whether a seat gains by somebody's terms: its own (`own` 1) or those of another (0)."""
    gain = 0
    for resource in range(len(s.bank)):
        given = s.seats[terms].give[resource] if own == 1 else s.seats[terms].want[resource]
        taken = s.seats[terms].want[resource] if own == 1 else s.seats[terms].give[resource]
        gain += gain_of(s, seat, plan, resource, taken) - loss_of(s, seat, plan, resource, given)
    return gain > 0


def gain_of(s: State, seat: int, plan: int, resource: int, count: int) -> int:
    """What cards taken are worth: 4 for each that the plan lacks, 1 for each other."""
    return count + 3 * min(count, lacks(s, seat, plan, resource))


def loss_of(s: State, seat: int, plan: int, resource: int, count: int) -> int:
    """What cards given are worth: 5 for each that the plan needs, 1 for each other, 2 without any yield of it."""
    needed = max(0, count - spare(s, seat, plan, resource))
    scarce = count if s.gains[seat, resource] == 0 else 0
    return count + 4 * needed + scarce


def answer(s: State, seat: int, plan: int, m: Offers) -> int:
    """Accept what is good, counter what could be, decline the rest; what was once accepted stands."""
    if offers(m, ACCEPT) and is_helped(s, seat, s.active) and is_good(s, seat, plan, s.active, 0):
        return ACCEPT
    if offers(m, COUNTER) and is_helped(s, seat, s.active):
        given = countered_kind(s, seat, plan)
        if given < len(s.bank) and counter_wish(s, seat, plan) < len(s.bank):
            return COUNTER
    return DECLINE


def countered_kind(s: State, seat: int, plan: int) -> int:
    """A resource that the asker wants and this seat can spare; the number after the last."""
    for resource in range(len(s.bank)):
        if s.seats[s.active].want[resource] > 0 and spare(s, seat, plan, resource) > 0:
            return resource
    return len(s.bank)


def counter_wish(s: State, seat: int, plan: int) -> int:
    """A resource that this seat lacks and all know the asker to have; the number after the last."""
    asker = s.seats[s.active]
    for resource in range(len(s.bank)):
        if lacks(s, seat, plan, resource) > 0 and asker.known[resource] > 0 and asker.want[resource] == 0:
            return resource
    return len(s.bank)


def draft_counter(s: State, seat: int, plan: int, m: Offers) -> int:
    """One card that is wanted for one that is lacking."""
    given = countered_kind(s, seat, plan)
    wished = counter_wish(s, seat, plan)
    if given == len(s.bank) or wished == len(s.bank):
        return DECLINE
    if s.seats[seat].give[given] == 0:
        return pick(m, GIVE + given, DECLINE)
    if s.seats[seat].want[wished] == 0:
        return pick(m, WANT + wished, DECLINE)
    return pick(m, OFFER, DECLINE)
