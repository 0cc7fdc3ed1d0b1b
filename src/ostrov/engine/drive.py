"""The doors into linked rules and the loops over them, in the dialect.

`S` is a row of positions and `i` a place in it: a call that hands over a place costs a third of one
that hands over a record. `M`, `W`, `D`, `N` and `B` are rows of what is lent to rules: offers, odds,
generators, notes and benches. Every function here is an entry point of each link; rules are reached only through these.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostrov.engine import rules
from ostrov.engine.chance import Generator, draw, seed
from ostrov.engine.members import bits_in
from ostrov.engine.offers import Odds, Offers

N_SEATS = 0  # these facts of the game are put in by `link`
N_ACTIONS = 0
N_OUTCOMES = 0
N_SOURCES = 0

OVER, DEAD_END, CUT_SHORT = 0, 1, 2  # how a played game stopped
TURNS, DECISIONS, CHANCES, STOPPED, ENDING, PROBLEM = 0, 1, 2, 3, 4, 5  # places in a played game's facts
FACTS = 6
WRITTEN = 6  # beside them, for `go_on`: the lines of the trail written so far
KIND = np.zeros(1, np.int16)  # the kind of each action
TOGETHER = np.zeros(1, np.int8)  # 1 for an answer that waits in secret
DECLARED_FINAL = np.zeros(1, np.int8)  # 1 for an action declared final
RANDOM, APPRENTICE, OUTSIDE = 0, 1, 2  # who plays a seat; who is outside is waited for by `go_on`


def setup(S: Any, i: int) -> int:
    return rules.setup(S[i])


def asked(S: Any, i: int) -> int:
    return rules.asked(S[i])


def awaited(S: Any, i: int) -> int:
    return rules.awaited(S[i])


def forbids(S: Any, i: int, seat: int, action: int) -> int:
    return rules.forbids(S[i], seat, action)


def legal(S: Any, i: int, seat: int, M: Any, j: int) -> int:
    return offered(S[i], seat, M[j])


def offered(s: Any, seat: int, m: Offers) -> int:
    """Fill `m` anew with what a seat may do."""
    m.count = 0
    return rules.legal(s, seat, m)


def step(S: Any, i: int, seat: int, action: int) -> int:
    return rules.step(S[i], seat, action)


def odds(S: Any, i: int, W: Any, j: int) -> int:
    return weighed(S[i], W[j])


def weighed(s: Any, w: Odds) -> int:
    """Fill `w` anew with what may happen."""
    w.count = 0
    w.total = 0
    return rules.odds(s, w)


def happen(S: Any, i: int, outcome: int) -> int:
    return rules.happen(S[i], outcome)


def turns(S: Any, i: int) -> int:
    return rules.turns(S[i])


def points(S: Any, i: int, seat: int, source: int) -> int:
    return rules.points(S[i], seat, source)


def ended(S: Any, i: int) -> int:
    return rules.ended(S[i])


def place(S: Any, i: int, seat: int) -> int:
    return rules.place(S[i], seat)


def problems(S: Any, i: int) -> int:
    return rules.problems(S[i])


def out_of_range(S: Any, i: int) -> int:
    return rules.out_of_range(S[i])


def hide(S: Any, i: int, seat: int) -> int:
    return rules.hide(S[i], seat)


def imagine(S: Any, i: int, seat: int, D: Any, j: int) -> int:
    return rules.imagine(S[i], seat, D[j])


def same(S: Any, i: int, j: int) -> bool:
    return rules.same(S[i], S[j])


def sees_action(S: Any, i: int, seat: int, action: int, viewer: int) -> bool:
    return rules.sees_action(S[i], seat, action, viewer)


def sees_outcome(S: Any, i: int, outcome: int, viewer: int) -> bool:
    return rules.sees_outcome(S[i], outcome, viewer)


def is_final(S: Any, i: int, k: int, seat: int, action: int) -> bool:
    """Whether a legal action cannot be taken back: chance, another seat or a revelation follows, or the end.

    The position after the action is left at `k`.
    """
    S[k] = S[i]
    rules.step(S[k], seat, action)
    before = rules.asked(S[i])
    after = rules.asked(S[k])
    if DECLARED_FINAL[action] == 1 or after == 0 or (after | before) != before:
        return True
    return TOGETHER[action] == 1 and not is_open(S[k], KIND[action])


def is_open(s: Any, kind: int) -> bool:
    """Whether anybody who is asked still has an answer of this kind to give: if not, the answers have come to light."""
    bits = rules.asked(s)
    for seat in range(N_SEATS):
        if (bits >> seat) & 1 == 1:
            for action in range(N_ACTIONS):
                if KIND[action] == kind and rules.forbids(s, seat, action) == 0:
                    return True
    return False


def start_generator(D: Any, j: int, key: int, stream: int) -> int:
    return seed(D[j], key, stream)


def drawn(D: Any, j: int, below: int) -> int:
    return draw(D[j], below)


def cast(s: Any, w: Odds, d: Generator) -> int:
    """An outcome by its odds; N_OUTCOMES when none is possible."""
    if weighed(s, w) == 0:
        return N_OUTCOMES
    left = draw(d, w.total) if w.count > 1 else 0
    if w.total == w.count:
        return w.outcomes[left]  # each as likely as another
    for n in range(w.count):
        left -= w.odds[n]
        if left < 0:
            return w.outcomes[n]
    return N_OUTCOMES


def one_asked(bits: int, d: Generator) -> int:
    """One of the seats asked, each equally likely; N_SEATS for CHANCE."""
    if bits & (bits - 1) == 0:
        return bits_in(bits - 1)  # the only one
    left = draw(d, bits_in(bits))
    for seat in range(N_SEATS + 1):
        if (bits >> seat) & 1 == 1:
            if left == 0:
                return seat
            left -= 1
    return N_SEATS


def choose(S: Any, i: int, k: int, seat: int, level: int, m: Offers, d: Generator, b: Any) -> int:
    """What a bot does: it is shown a redacted copy at `k`, never the position itself."""
    if m.count == 1:
        return m.actions[0]
    if level == RANDOM:
        return rules.any_of(m, d)
    S[k] = S[i]
    rules.hide(S[k], seat)
    return rules.apprentice(S[k], seat, m, d, b)


def chosen(S: Any, i: int, k: int, seat: int, level: int, M: Any, D: Any, B: Any, j: int) -> int:
    """What a bot would do at the position `i`, on its turn, of the actions offered at `j`."""
    return choose(S, i, k, seat, level, M[j], D[j], B[j])


def marks(S: Any, i: int, k: int, seat: int, N: Any, B: Any, j: int) -> int:
    """What a seat is told unasked, from what it sees."""
    S[k] = S[i]
    rules.hide(S[k], seat)
    N[j].count = 0
    return rules.marks(S[k], seat, N[j], B[j])


def way(S: Any, i: int, k: int, seat: int, which: int, wishes: Any, M: Any, N: Any, B: Any, j: int) -> int:
    """A way to what a seat wishes, from what it sees."""
    S[k] = S[i]
    rules.hide(S[k], seat)
    M[j].count = 0
    N[j].count = 0
    return rules.way(S[k], seat, wishes[j], which, M[j], N[j], B[j])


def play(
    S: Any, i: int, k: int, m: Offers, w: Odds, d: Generator, b: Any, levels: Any, facts: Any, most_turns: int
) -> int:
    """Play the game at `i` to its end; `k` is a place to work in. What can be said of it goes to `facts`."""
    s = S[i]
    decisions = 0
    chances = 0
    stopped = CUT_SHORT
    while rules.turns(s) <= most_turns:
        bits = rules.awaited(s)
        if bits == 0:
            stopped = OVER
            break
        seat = one_asked(bits, d)
        if seat == N_SEATS:
            outcome = cast(s, w, d)
            if outcome == N_OUTCOMES:
                stopped = DEAD_END
                break
            rules.happen(s, outcome)
            chances += 1
        else:
            if offered(s, seat, m) == 0:
                stopped = DEAD_END
                break
            rules.step(s, seat, choose(S, i, k, seat, levels[seat], m, d, b))
            decisions += 1
    problem = rules.out_of_range(s)
    if problem == 0:
        problem = rules.problems(s)
    facts[TURNS] = rules.turns(s)
    facts[DECISIONS] = decisions
    facts[CHANCES] = chances
    facts[STOPPED] = stopped
    facts[ENDING] = rules.ended(s)
    facts[PROBLEM] = problem
    return stopped


def go_on(
    S: Any, i: int, k: int, M: Any, W: Any, D: Any, B: Any, j: int, levels: Any, facts: Any, trail: Any, most_turns: int
) -> int:
    """Play on until a seat whose player is outside has a choice: that seat, its offers at `j`; N_SEATS at the end.

    Chance draws from D[j], bots from D[j + 1]: so the same dice fall whoever plays. `facts` goes on counting; who did
    what is written into `trail` as far as it has lines.
    """
    return play_until(S, i, k, M[j], W[j], D[j], D[j + 1], B[j], levels, facts, trail, most_turns)


def play_until(
    S: Any,
    i: int,
    k: int,
    m: Offers,
    w: Odds,
    dice: Generator,
    d: Generator,
    b: Any,
    levels: Any,
    facts: Any,
    trail: Any,
    most_turns: int,
) -> int:
    """The same with what is lent."""
    s = S[i]
    while rules.turns(s) <= most_turns:
        bits = rules.awaited(s)
        if bits == 0:
            facts[STOPPED] = OVER
            return N_SEATS
        seat = one_asked(bits, d)
        if seat == N_SEATS:
            if not chance_acts(s, w, dice, facts, trail):
                return N_SEATS
        else:
            found = offered(s, seat, m)
            if found == 0:
                facts[STOPPED] = DEAD_END
                return N_SEATS
            if found > 1 and levels[seat] == OUTSIDE:
                return seat
            action = choose(S, i, k, seat, levels[seat], m, d, b)
            rules.step(s, seat, action)
            facts[DECISIONS] += 1
            written(trail, facts, seat, action)
    facts[STOPPED] = CUT_SHORT
    return N_SEATS


def chance_acts(s: Any, w: Odds, dice: Generator, facts: Any, trail: Any) -> bool:
    """Let chance happen; False where nothing can."""
    outcome = cast(s, w, dice)
    if outcome == N_OUTCOMES:
        facts[STOPPED] = DEAD_END
        return False
    rules.happen(s, outcome)
    facts[CHANCES] += 1
    written(trail, facts, N_SEATS, outcome)
    return True


def written(trail: Any, facts: Any, seat: int, action: int) -> int:
    """One line more of who did what, if there is room."""
    line = facts[WRITTEN]
    if line < len(trail):
        trail[line, 0] = seat
        trail[line, 1] = action
        facts[WRITTEN] = line + 1
    return int(line)


def play_many(
    S: Any,
    M: Any,
    W: Any,
    D: Any,
    B: Any,
    levels: Any,
    facts: Any,
    scores: Any,
    places: Any,
    key: int,
    first: int,
    most_turns: int,
) -> int:
    """Play the games `first`, `first` + 1, … from the position at 0, one for each row of `facts`.

    Game n is the same whoever plays it, and whichever were played before. Places 1 and 2 of `S` are worked in.
    """
    for n in range(len(facts)):
        S[1] = S[0]
        seed(D[0], key, first + n)
        play(S, 1, 2, M[0], W[0], D[0], B[0], levels, facts[n], most_turns)
        for seat in range(N_SEATS):
            scores[n, seat] = 0
            places[n, seat] = 0
            if seat < S[1].options.players:
                places[n, seat] = rules.place(S[1], seat)
                for source in range(N_SOURCES):
                    scores[n, seat] += rules.points(S[1], seat, source)
    return 0
