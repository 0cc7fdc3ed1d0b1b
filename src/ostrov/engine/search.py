"""Search, written once for every game, in the dialect: what is best for a seat that sees what it sees.

A playout imagines what the seat cannot know, goes down the tree, puts one node more at its end, lets apprentices play
on, and tells every node on its way how that ended. A node is a decision after the decisions above it, whatever chance
and hidden things came between: what is offered differs from playout to playout, so a node counts how often it was.
(Information-set Monte Carlo tree search with open loops; Cowling, Powley and Whitehouse 2012.)

Which decisions are tried, and in which order, the game's apprentice says: asked for the best of those not tried yet.
The more a node is visited, the more of them are tried, and what was tried first is looked at most (PUCT).
`docs/decisions/0051` has what else was measured.

All is whole numbers, a win is 1000. The tree is lent by the caller, and so is everything else that is worked on.
"""

from __future__ import annotations

from typing import Any

from ostrov.engine import rules
from ostrov.engine.chance import Generator
from ostrov.engine.drive import APPRENTICE, cast, choose, offered, one_asked
from ostrov.engine.offers import MOST, Offers, offer
from ostrov.engine.record import Row, number, record, row

N_SEATS = 0  # these facts of the game are put in by `link`
N_OUTCOMES = 0
N_SOURCES = 0

MOST_NODES = 8192
MOST_SEATS = 15
WIN = 1000
SHARP = 10  # parts of a thousandth that nodes are compared by
FINE = 10_000  # roots are taken of so many times a number, and so are a hundred times too large
EXPLORE = 30  # how much a node gains for being visited seldom: three tenths of a win, the root taken a hundredfold
NONE = 0  # no node: the root is below nothing and beside nothing
NEAR, FAR = 2, 100_000  # turns that apprentices play on: where the game tells how a seat stands, and where it does not
ACTION, VISITS, WORTH = 0, 1, 2  # what `look` tells of a node below the root
LOOKS = 3
OFTEN = 3  # what is done in a third of the playouts is said to come next


@record
class Tree:
    used: int = number(MOST_NODES)  # nodes there are; the root is node 0
    playouts: int = number(2**31)  # made so far
    since: int = number(2**31)  # the turn in which the search began
    action: Row = row(MOST_NODES, MOST)  # [node] what is decided
    seat: Row = row(MOST_NODES, MOST_SEATS)  # who decides it
    above: Row = row(MOST_NODES, MOST_NODES)  # the node before
    below: Row = row(MOST_NODES, MOST_NODES)  # the youngest of those that follow
    beside: Row = row(MOST_NODES, MOST_NODES)  # the next older one of those that follow the same node
    visits: Row = row(MOST_NODES, 2**31 - 1)  # playouts that came here
    chances: Row = row(MOST_NODES, 2**31 - 1)  # playouts that could have come here
    worth: Row = row(MOST_NODES, 2**62)  # what they brought the seat, together
    offered: Row = row(MOST, 2**62)  # [action] at which question it was offered last
    tried: Row = row(MOST, 2**62)  # and at which it was found to have a node
    questions: int = number(2**62)  # asked so far


def plant(S: Any, i: int, T: Any, j: int) -> int:
    """Begin a search at the position `i`."""
    t = T[j]
    t.used = 0
    t.playouts = 0
    t.questions = 0
    t.since = rules.turns(S[i])
    for action in range(len(t.offered)):
        t.offered[action] = 0
        t.tried[action] = 0
    return put(t, 0, 0, 0)


def put(t: Tree, above: int, seat: int, action: int) -> int:
    """A new node."""
    node = t.used
    t.used += 1
    t.action[node] = action
    t.seat[node] = seat
    t.above[node] = above
    t.below[node] = NONE
    t.beside[node] = t.below[above] if node > 0 else NONE
    t.visits[node] = 0
    t.chances[node] = 0
    t.worth[node] = 0
    if node > 0:
        t.below[above] = node
    return node


def search(
    S: Any, i: int, k: int, seat: int, T: Any, M: Any, W: Any, D: Any, B: Any, j: int, playouts: int, horizon: int
) -> int:
    """Make so many playouts more from the position `i`, which shows what the seat sees; how many there are now.

    Of what is offered the seat takes one of M[j]; `M[j + 1]` and `S[k]`, `S[k + 1]` are worked in. Apprentices play on
    for so many turns.
    """
    t = T[j]
    for _ in range(playouts):
        S[k] = S[i]
        rules.imagine(S[k], seat, D[j])
        leaf = descend(S, k, seat, t, M[j], M[j + 1], W[j], D[j], B[j])
        play_on(S, k, M[j + 1], W[j], D[j], B[j], t.since + horizon)
        look_back(S[k], t, leaf)
        t.playouts += 1
    return int(t.playouts)


def descend(S: Any, k: int, seat: int, t: Tree, first: Offers, m: Offers, w: Any, d: Generator, b: Any) -> int:
    """Play down the tree and one step further; the last node come to. The seat that searches decides first."""
    node = 0
    take_over(first, m)
    while seat != N_SEATS and t.used < MOST_NODES:
        known = look_around(t, node, seat, m)
        if known < m.count and known * known <= t.visits[node]:
            action = untried(S, k, t, seat, m, d, b)
            rules.step(S[k], seat, action)
            return put(t, node, seat, action)
        node = most_promising(t, node, seat)
        rules.step(S[k], seat, t.action[node])
        seat = next_choice(S[k], m, w, d)
    return node


def next_choice(s: Any, m: Offers, w: Any, d: Generator) -> int:
    """Let chance happen and forced moves be made until a seat has a choice, which is put in `m`; N_SEATS at the end."""
    while True:
        bits = rules.awaited(s)
        if bits == 0:
            return N_SEATS
        seat = one_asked(bits, d)
        if seat == N_SEATS:
            outcome = cast(s, w, d)
            if outcome == N_OUTCOMES:
                return N_SEATS
            rules.happen(s, outcome)
        else:
            found = offered(s, seat, m)
            if found == 0:
                return N_SEATS
            if found > 1:
                return seat
            rules.step(s, seat, m.actions[0])


def take_over(first: Offers, m: Offers) -> int:
    """At the root is offered what the caller said."""
    m.count = 0
    for n in range(first.count):
        offer(m, first.actions[n])
    return m.count


def look_around(t: Tree, node: int, seat: int, m: Offers) -> int:
    """Count a chance for each node that may come next; how many there are."""
    t.questions += 1
    for n in range(m.count):
        t.offered[m.actions[n]] = t.questions
    known = 0
    child = t.below[node]
    while child != NONE:
        action = t.action[child]
        if t.seat[child] == seat and t.offered[action] == t.questions:
            t.chances[child] += 1
            t.tried[action] = t.questions
            known += 1
        child = t.beside[child]
    return known


def untried(S: Any, k: int, t: Tree, seat: int, m: Offers, d: Generator, b: Any) -> int:
    """Of what is offered and was not tried here, what the apprentice would do."""
    left = 0
    for n in range(m.count):
        action = m.actions[n]
        if t.tried[action] != t.questions:
            m.actions[left] = action
            left += 1
    m.count = left
    action = choose(S, k, k + 1, seat, APPRENTICE, m, d, b)
    if t.offered[action] == t.questions and t.tried[action] != t.questions:
        return action
    return rules.any_of(m, d)  # an apprentice that knows only what it would really do


def most_promising(t: Tree, node: int, seat: int) -> int:
    """The node with the best mean, and something on top for what was tried seldom and what the apprentice likes."""
    best = NONE
    most = -1
    younger = followers(t, node)
    child = t.below[node]
    while child != NONE:
        if t.seat[child] == seat and t.offered[t.action[child]] == t.questions:
            seldom = root(FINE * t.chances[child]) // ((1 + t.visits[child]) * younger)
            found = SHARP * t.worth[child] // t.visits[child] + EXPLORE * seldom
            if found > most:
                most = found
                best = child
        younger -= 1
        child = t.beside[child]
    return best


def followers(t: Tree, node: int) -> int:
    """How many nodes follow a node."""
    found = 0
    child = t.below[node]
    while child != NONE:
        found += 1
        child = t.beside[child]
    return found


def root(number: int) -> int:
    """The whole part of a square root."""
    guess = number
    other = (number + 1) // 2
    while other < guess:
        guess = other
        other = (guess + number // guess) // 2
    return guess


def play_on(S: Any, k: int, m: Offers, w: Any, d: Generator, b: Any, last: int) -> int:
    """Apprentices play to the end, or to the end of a turn."""
    s = S[k]
    while rules.turns(s) <= last:
        seat = next_choice(s, m, w, d)
        if seat == N_SEATS:
            return 0
        rules.step(s, seat, choose(S, k, k + 1, seat, APPRENTICE, m, d, b))
    return 0


def look_back(s: Any, t: Tree, leaf: int) -> int:
    """Tell every node from here to the root what its seat came to."""
    node = leaf
    while node != 0:
        t.visits[node] += 1
        t.worth[node] += came_to(s, t.seat[node])
        node = t.above[node]
    t.visits[0] += 1
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
    horizon: int,
    shares: Any,
) -> int:
    """Add to `shares` what the position came to for each seat in so many playouts.

    What the viewer does not see is imagined; the number after CHANCE's sees all.
    """
    last = rules.turns(S[i]) + horizon
    for _ in range(playouts):
        S[k] = S[i]
        if viewer <= N_SEATS:
            rules.hide(S[k], viewer)
            rules.imagine(S[k], viewer, D[j])
        play_on(S, k, M[j], W[j], D[j], B[j], last)
        for seat in range(S[k].options.players):
            shares[seat] += came_to(S[k], seat)
    return playouts


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


def preferred(T: Any, j: int) -> int:
    """The decision most often come to: the best the search knows."""
    t = T[j]
    best = t.below[0]
    child = best
    while child != NONE:
        if t.visits[child] > t.visits[best]:
            best = child
        child = t.beside[child]
    return int(t.action[best])


def looked_at(T: Any, j: int) -> int:
    """How many decisions the search has looked at."""
    return followers(T[j], 0)


def look(T: Any, j: int, place: int, what: int) -> int:
    """Of one of them, the youngest first: which it is, how often it was come to, what that brought."""
    t = T[j]
    child = t.below[0]
    for _ in range(place):
        child = t.beside[child]
    if what == ACTION:
        return int(t.action[child])
    return int(t.visits[child] if what == VISITS else t.worth[child])


def next_of_own(T: Any, j: int, action: int) -> int:
    """What the seat most often does after one of them before anybody else decides; -1 if that is seldom."""
    t = T[j]
    first = t.below[0]
    while first != NONE and t.action[first] != action:
        first = t.beside[first]
    best = -1
    most = t.visits[first] // OFTEN
    child = t.below[first] if first != NONE else NONE
    while child != NONE:
        if t.seat[child] == t.seat[first] and t.visits[child] > most:
            most = t.visits[child]
            best = t.action[child]
        child = t.beside[child]
    return best
