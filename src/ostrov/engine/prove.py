"""The laws every game keeps, in the dialect: asked of one position, or of every position of a game.

Each law has a number; `laws.py` has its sentence. A law that is broken is reported with the
position and what was asked, so that it can be replayed by hand.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostrov.engine import drive, rules
from ostrov.engine.chance import draw
from ostrov.engine.offers import Odds
from ostrov.engine.record import Row

N_SEATS = 0  # these facts of the game are put in by `link`
N_ACTIONS = 0
N_OUTCOMES = 0
KIND = np.zeros(1, np.int16)
OUTCOME = np.zeros(1, np.int16)
TOGETHER = np.zeros(1, np.int8)

(
    SOUND,
    AGREE,
    ASKED,
    DEAD_END,
    REDACTED,
    IMAGINED,
    ODDS,
    UNTOUCHED,
    TURNS,
    ENDED,
    APPLIES,
    FINAL,
    HIDDEN,
    SHOWN,
    COMMUTE,
) = range(1, 16)
PLACES = 7  # places of S a proof works in, after the one it is asked of

# Places of S: i the position itself; k+0 what a seat sees; k+1 what it imagines; k+2, k+3, k+4 and k+6
# for trying; k+5 the position as it was before it was asked anything.
# Offers of M: 0 the position's, 1 a redacted one's, 2 another seat's.


def prove(S: Any, i: int, k: int, M: Any, W: Any, D: Any, broken: Row) -> int:
    """0, or the number of a law that does not hold here; `broken` gets (law, seat, action, other)."""
    broken[0] = 0
    S[k + 5] = S[i]
    if rules.out_of_range(S[i]) != 0 or rules.problems(S[i]) != 0:
        return breaks(broken, SOUND, N_SEATS, 0, 0)
    bits = rules.asked(S[i])
    waiting = rules.awaited(S[i])
    if (waiting | bits) != bits or (waiting == 0) != (bits == 0):
        return breaks(broken, ASKED, N_SEATS, 0, 0)
    if (bits == 0) != (rules.ended(S[i]) != 0):
        return breaks(broken, ENDED, N_SEATS, 0, 0)
    if bits == 0 and not placed(S[i]):
        return breaks(broken, ENDED, N_SEATS, 0, 0)
    if (bits >> N_SEATS) & 1 == 1:
        if bits != 1 << N_SEATS:
            return breaks(broken, ASKED, N_SEATS, 0, 0)
        if prove_odds(S, i, k, W[0], broken) != 0:
            return broken[0]
    for viewer in range(N_SEATS + 1):
        if viewer < S[i].options.players or viewer == N_SEATS:
            prove_viewer(S, i, k, M, D, viewer, broken)
        if broken[0] != 0:
            return broken[0]
    if not rules.same(S[i], S[k + 5]):
        return breaks(broken, UNTOUCHED, N_SEATS, 0, 0)
    return 0


def breaks(broken: Row, law: int, seat: int, action: int, other: int) -> int:
    """Note which law is broken and where."""
    broken[0] = law
    broken[1] = seat
    broken[2] = action
    broken[3] = other
    return law


def placed(s: Any) -> bool:
    """Whether the places of a finished game are places: at least one first, none beyond the players."""
    first = 0
    for seat in range(s.options.players):
        place = rules.place(s, seat)
        if place < 1 or place > s.options.players:
            return False
        if place == 1:
            first += 1
    return first > 0


def prove_odds(S: Any, i: int, k: int, w: Odds, broken: Row) -> int:
    """The odds are positive, ascending and of one kind, their sum is the one told, every outcome applies."""
    total = drive.weighed(S[i], w)
    if total == 0 or w.count == 0:
        return breaks(broken, DEAD_END, N_SEATS, 0, 0)
    summed = 0
    for n in range(w.count):
        outcome = w.outcomes[n]
        summed += w.odds[n]
        if w.odds[n] < 0 or OUTCOME[outcome] != OUTCOME[w.outcomes[0]]:
            return breaks(broken, ODDS, N_SEATS, outcome, w.outcomes[0])
        if n > 0 and outcome <= w.outcomes[n - 1]:
            return breaks(broken, ODDS, N_SEATS, outcome, w.outcomes[n - 1])
    if total != summed or total != w.total:
        return breaks(broken, ODDS, N_SEATS, w.outcomes[0], summed)
    return prove_outcomes(S, i, k, w, broken)


def prove_outcomes(S: Any, i: int, k: int, w: Odds, broken: Row) -> int:
    """Every outcome applies; who sees which it was could read it from the table, who does not could not."""
    for n in range(w.count):
        outcome = w.outcomes[n]
        place = k + 1 if n == 0 else k + 2
        S[place] = S[i]
        rules.happen(S[place], outcome)
        if not sound_after(S[i], S[place]):
            return breaks(broken, APPLIES, N_SEATS, outcome, 0)
        if n > 0:
            for viewer in range(N_SEATS + 1):
                law = tells(S, k, viewer, rules.sees_outcome(S[i], outcome, viewer))
                if law != 0:
                    return breaks(broken, law, viewer, outcome, w.outcomes[0])
    return 0


def tells(S: Any, k: int, viewer: int, told: bool) -> int:
    """Compare how a seat sees the positions at k+1 and k+2, which differ in an argument it was told or not.

    A card that ends the game may show itself by that.
    """
    if rules.ended(S[k + 1]) != 0 or rules.ended(S[k + 2]) != 0:
        return 0
    S[k + 3] = S[k + 1]
    S[k + 6] = S[k + 2]
    rules.hide(S[k + 3], viewer)
    rules.hide(S[k + 6], viewer)
    alike = rules.same(S[k + 3], S[k + 6])
    if told and alike and not rules.same(S[k + 1], S[k + 2]):
        return SHOWN
    if not told and not alike:
        return HIDDEN
    return 0


def sound_after(before: Any, after: Any) -> bool:
    return rules.out_of_range(after) == 0 and rules.problems(after) == 0 and rules.turns(after) >= rules.turns(before)


def prove_viewer(S: Any, i: int, k: int, M: Any, D: Any, viewer: int, broken: Row) -> int:
    """What a seat is offered and refused follows from what it sees; CHANCE's number stands for one who only watches."""
    S[k] = S[i]
    rules.hide(S[k], viewer)
    if rules.asked(S[k]) != rules.asked(S[i]) or (rules.ended(S[k]) != rules.ended(S[i])):
        return breaks(broken, REDACTED, viewer, 0, 0)
    if rules.turns(S[k]) != rules.turns(S[i]):
        return breaks(broken, REDACTED, viewer, 0, 0)
    S[k + 1] = S[k]
    rules.imagine(S[k + 1], viewer, D[0])
    if rules.out_of_range(S[k + 1]) != 0 or rules.problems(S[k + 1]) != 0:
        return breaks(broken, IMAGINED, viewer, 0, 0)
    S[k + 2] = S[k + 1]
    rules.hide(S[k + 2], viewer)
    if not rules.same(S[k + 2], S[k]):
        return breaks(broken, IMAGINED, viewer, 0, 0)
    if viewer == N_SEATS:
        return 0
    return prove_offers(S, i, k, M, viewer, broken)


def prove_offers(S: Any, i: int, k: int, M: Any, seat: int, broken: Row) -> int:
    """`legal` and `forbids` agree, on the position and on what the seat sees; a seat that is asked can act."""
    m = M[0]
    seen = M[1]
    count = drive.offered(S[i], seat, m)
    if count != m.count:
        return breaks(broken, AGREE, seat, N_ACTIONS, count)
    n = 0
    for action in range(N_ACTIONS):
        rule = rules.forbids(S[i], seat, action)
        offered = n < m.count and m.actions[n] == action
        if offered != (rule == 0):
            return breaks(broken, AGREE, seat, action, rule)
        if rules.forbids(S[k], seat, action) != rule:
            return breaks(broken, REDACTED, seat, action, rule)
        if offered:
            n += 1
    if n != m.count:
        return breaks(broken, AGREE, seat, m.actions[n], N_ACTIONS)  # not ascending, or offered twice
    drive.offered(S[k], seat, seen)
    for place in range(m.count):
        if seen.count != m.count or seen.actions[place] != m.actions[place]:
            return breaks(broken, REDACTED, seat, m.actions[place], 0)
    asked = (rules.asked(S[i]) >> seat) & 1 == 1
    if asked and count == 0:
        return breaks(broken, DEAD_END, seat, 0, 0)
    if not asked and count > 0:
        return breaks(broken, ASKED, seat, m.actions[0], 0)
    for place in range(m.count):
        if prove_action(S, i, k, M, seat, place, broken) != 0:
            return broken[0]
    return 0


def prove_action(S: Any, i: int, k: int, M: Any, seat: int, offer: int, broken: Row) -> int:
    """An offered action applies; what can be taken back shows its seat nothing new; others see what they may."""
    action = M[0].actions[offer]
    final = drive.is_final(S, i, k + 2, seat, action)
    if not sound_after(S[i], S[k + 2]):
        return breaks(broken, APPLIES, seat, action, 0)
    if drive.is_final(S, k + 1, k + 3, seat, action) != final:
        return breaks(broken, FINAL, seat, action, 0)
    if not final:
        S[k + 4] = S[k + 2]
        rules.hide(S[k + 3], seat)
        rules.hide(S[k + 4], seat)
        if not rules.same(S[k + 3], S[k + 4]):
            return breaks(broken, FINAL, seat, action, 1)
    if prove_argument(S, i, k, M, seat, offer, final, broken) != 0:
        return broken[0]
    if TOGETHER[action] == 1 and not final:
        return prove_order(S, i, k, M, seat, action, broken)
    return 0


def prove_argument(S: Any, i: int, k: int, M: Any, seat: int, offer: int, final: bool, broken: Row) -> int:
    """Compare with the next offered action of the same kind: its argument is on the table for who is told it."""
    action = M[0].actions[offer]
    if TOGETHER[action] == 1 and final:
        return 0  # the last answer brings all of them to light
    if offer + 1 == M[0].count or KIND[M[0].actions[offer + 1]] != KIND[action]:
        return 0
    other = M[0].actions[offer + 1]
    S[k + 4] = S[k + 1]  # the imagined position is still needed
    S[k + 1] = S[i]
    rules.step(S[k + 1], seat, other)
    law = 0
    where = 0
    for viewer in range(N_SEATS + 1):
        if viewer != seat and law == 0:
            told = rules.sees_action(S[i], seat, action, viewer)
            law = tells(S, k, viewer, told)
            where = viewer
    S[k + 1] = S[k + 4]
    return breaks(broken, law, where, action, other) if law != 0 else 0


def prove_order(S: Any, i: int, k: int, M: Any, seat: int, action: int, broken: Row) -> int:
    """Secret answers of two seats to one question may come in either order, until one closes it."""
    for other in range(seat + 1, N_SEATS):
        if (rules.asked(S[i]) >> other) & 1 == 0:
            continue
        m = M[2]
        drive.offered(S[i], other, m)
        for place in range(m.count):
            answer = m.actions[place]
            if TOGETHER[answer] == 1 and not commutes(S, i, k, seat, action, other, answer):
                return breaks(broken, COMMUTE, seat, action, answer)
    return 0


def commutes(S: Any, i: int, k: int, seat: int, action: int, other: int, answer: int) -> bool:
    """Whether two answers lead to the same position in either order, or one of them closes the question."""
    if drive.is_final(S, i, k + 3, other, answer):
        return True
    if rules.forbids(S[k + 3], seat, action) != 0 or rules.forbids(S[k + 2], other, answer) != 0:
        return False
    S[k + 4] = S[k + 2]
    rules.step(S[k + 4], other, answer)
    rules.step(S[k + 3], seat, action)
    closed = rules.asked(S[k + 4]) | rules.asked(S[i])
    if rules.asked(S[k + 4]) == 0 or closed != rules.asked(S[i]):
        return True
    return rules.same(S[k + 3], S[k + 4])


def prove_game(
    S: Any, i: int, k: int, M: Any, W: Any, D: Any, broken: Row, steps: Any, most_turns: int, rarely: int
) -> int:
    """Play a random game and ask the laws of one position in `rarely`; stops at the first broken law.

    `steps` counts (decisions and outcomes, positions proved). The broken position stays at `i`.
    """
    while rules.turns(S[i]) <= most_turns:
        if draw(D[1], rarely) == 0:
            steps[1] += 1
            if prove(S, i, k, M, W, D, broken) != 0:
                return broken[0]
        bits = rules.asked(S[i])
        if bits == 0:
            return 0
        before = rules.turns(S[i])
        seat = drive.one_asked(bits, D[1])
        if seat == N_SEATS:
            outcome = drive.cast(S[i], W[0], D[1])
            if outcome == N_OUTCOMES:
                return breaks(broken, DEAD_END, N_SEATS, 0, 0)
            rules.happen(S[i], outcome)
        else:
            if drive.offered(S[i], seat, M[1]) == 0:
                return breaks(broken, DEAD_END, seat, 0, 0)
            rules.step(S[i], seat, rules.any_of(M[1], D[1]))
        steps[0] += 1
        if rules.turns(S[i]) < before:
            return breaks(broken, TURNS, N_SEATS, 0, 0)
    return 0
