"""Search, written once for every game, in the dialect: what actions come to, for a seat that sees what it sees.

A playout imagines what the seat cannot know, takes one of the actions, and lets apprentices play on for some turns:
what the position is worth then is what it came to. In one world the same is imagined, and the same numbers are drawn
turn by turn, whichever action was taken: so actions differ by what they are, not by luck (common random numbers).

Which actions are looked at, and which are dropped when they fall behind, `bots/trial.py` decides between two calls.
`docs/decisions/0051` has what else was measured.

All is whole numbers, a win is 1000. Everything that is worked on is lent by the caller.
"""

from __future__ import annotations

from typing import Any

from ostrov.engine import rules
from ostrov.engine.chance import Generator, seed
from ostrov.engine.drive import APPRENTICE, cast, choose, offered, one_asked, play

N_SEATS = 0  # these facts of the game are put in by `link`
N_OUTCOMES = 0
N_SOURCES = 0

WIN = 1000
DRAWS = 1 << 14  # more numbers than are drawn in a turn
FAR = 100_000  # turns that are as good as all


def try_out(
    S: Any, i: int, k: int, seat: int, M: Any, W: Any, D: Any, B: Any, j: int, key: int, world: int, end: int, rows: Any
) -> int:
    """What each action offered at M[j] comes to in the turn `end`: one of `rows` for each world from `world` on.

    Behind that stands what the seat does next, if nobody else decides before: its number and 1, else 0.
    Worked in are `S[k]` to `S[k + 2]` and `M[j + 1]`.
    """
    s = S[k]
    for n in range(len(rows)):
        seed(D[j], key, world + n)
        S[k + 2] = S[i]
        rules.imagine(S[k + 2], seat, D[j])
        for a in range(M[j].count):
            S[k] = S[k + 2]
            D[j].counter = 0
            rules.step(s, seat, M[j].actions[a])
            decisions = 0
            while rules.turns(s) <= end:
                turn_to(D[j], rules.turns(s))
                bits = rules.awaited(s)
                if bits == 0:
                    break
                asked = one_asked(bits, D[j])
                if asked == N_SEATS:
                    outcome = cast(s, W[j], D[j])
                    if outcome == N_OUTCOMES:
                        break
                    rules.happen(s, outcome)
                else:
                    if offered(s, asked, M[j + 1]) == 0:
                        break
                    action = choose(S, k, k + 1, asked, APPRENTICE, M[j + 1], D[j], B[j])
                    if decisions == 0 and asked == seat:
                        rows[n, M[j].count + a] = action + 1
                    decisions += 1
                    rules.step(s, asked, action)
            rows[n, a] = came_to(s, seat)
    return len(rows)


def turn_to(d: Generator, turn: int) -> int:
    """Each turn draws numbers of its own, however many were drawn before."""
    if d.counter // DRAWS != turn + 1:
        d.counter = (turn + 1) * DRAWS
    return 0


def came_to(s: Any, seat: int) -> int:
    """What a game is worth to a seat: a win, a share of one, or while it is not over, how the seat stands."""
    if rules.awaited(s) != 0:
        found = rules.standing(s, seat)
        return found if found >= 0 else by_points(s, seat)
    if rules.place(s, seat) != 1:
        return 0
    first = 0
    for other in range(s.options.players):
        if rules.place(s, other) == 1:
            first += 1
    return WIN // first


def by_points(s: Any, seat: int) -> int:
    """The share of a win that the points promise: by their squares, for a lead counts double."""
    mine = 0
    total = 0
    for other in range(s.options.players):
        score = 0
        for source in range(N_SOURCES):
            score += rules.points(s, other, source)
        score = max(score, 1)
        total += score * score
        if other == seat:
            mine = score * score
    return WIN * mine // total


def standing(S: Any, i: int, seat: int) -> int:
    """What the position is worth to a seat, the game over or not."""
    return came_to(S[i], seat)


def prospects(
    S: Any,
    i: int,
    k: int,
    viewer: int,
    M: Any,
    W: Any,
    D: Any,
    B: Any,
    j: int,
    playouts: int,
    levels: Any,
    facts: Any,
    end: int,
    shares: Any,
) -> int:
    """Add to `shares` what the position came to for each seat, as often played on by `levels` to the turn `end`.

    What the viewer does not see is imagined; the number after CHANCE's sees all.
    """
    for _ in range(playouts):
        S[k] = S[i]
        if viewer <= N_SEATS:
            rules.hide(S[k], viewer)
            rules.imagine(S[k], viewer, D[j])
        play(S, k, k + 1, M[j], W[j], D[j], B[j], levels, facts, end)
        for seat in range(S[k].options.players):
            shares[seat] += came_to(S[k], seat)
    return playouts
