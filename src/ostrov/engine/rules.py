"""The contract: the functions every game gives, in the dialect. Nothing else is asked of a game.

These are the names the engine calls; `link` puts a game's own functions in their place. `s` is a
position (an instance of the game's record class), `m` takes what is offered, `w` the odds, `d` is
the caller's generator, `n` takes notes, `b` is the bench to work on; all these are lent and never part
of the position. Functions that only change something return 0.
"""

from __future__ import annotations

from typing import Any

from ostrov.engine.chance import Generator, draw
from ostrov.engine.notes import Notes
from ostrov.engine.offers import Odds, Offers

# Whose answer is awaited is told in bits: bit 0 the first seat, …, and the bit after the last seat is CHANCE.


def setup(s: Any) -> int:
    """Make the starting position: `s.options` is filled in, all else at its start; what is random is left to CHANCE."""
    raise NotImplementedError


def asked(s: Any) -> int:
    """Bits of the seats that may act now; 0 when the game is over. CHANCE is asked alone."""
    raise NotImplementedError


def forbids(s: Any, seat: int, action: int) -> int:
    """0, or the number of the rule that forbids the action: of several, the first in the order written."""
    raise NotImplementedError


def legal(s: Any, seat: int, m: Offers) -> int:
    """`offer(m, action)` for each action that nothing forbids, in the order of the table; how many there are."""
    raise NotImplementedError


def step(s: Any, seat: int, action: int) -> int:
    """Carry out a legal action."""
    raise NotImplementedError


def odds(s: Any, w: Odds) -> int:
    """When CHANCE is asked: `likely(w, outcome, odds)` for each possible outcome, in whole numbers; their sum.

    Only outcomes of one kind are possible at a time.
    """
    raise NotImplementedError


def happen(s: Any, outcome: int) -> int:
    """Carry out a possible outcome."""
    raise NotImplementedError


def turns(s: Any) -> int:
    """How many turns have begun; it never falls."""
    raise NotImplementedError


def points(s: Any, seat: int, source: int) -> int:
    """The points a seat has from one source; the score is their sum."""
    raise NotImplementedError


def ended(s: Any) -> int:
    """0, or the number of the way the game ended."""
    raise NotImplementedError


def place(s: Any, seat: int) -> int:
    """When the game is over, the seat's place: 1 for who won; those who tie share the better place."""
    raise NotImplementedError


def problems(s: Any) -> int:
    """0, or the number of a rule that this position cannot be reconciled with."""
    raise NotImplementedError


def imagine(s: Any, seat: int, d: Generator) -> int:
    """Fill in what the seat cannot know, consistent with all it knows; `s` comes with that hidden."""
    raise NotImplementedError


def hide(s: Any, seat: int) -> int:
    """Put back to its start what the seat may not see. Made from the record, not written by the game."""
    raise NotImplementedError


def out_of_range(s: Any) -> int:
    """0, or the number of the first field with a value it cannot hold. Made from the record."""
    raise NotImplementedError


def same(s: Any, t: Any) -> bool:
    """Whether two positions are equal. Made from the record."""
    raise NotImplementedError


def sees_action(s: Any, seat: int, action: int, viewer: int) -> bool:
    """Whether a seat sees the arguments of an action about to be carried out. Made from the table."""
    raise NotImplementedError


def sees_outcome(s: Any, outcome: int, viewer: int) -> bool:
    """The same for an outcome of CHANCE."""
    raise NotImplementedError


def awaited(s: Any) -> int:
    """Bits of the seats the game waits for: of those asked, the ones that must act. A game may give its own."""
    return asked(s)


def apprentice(s: Any, seat: int, m: Offers, d: Generator, b: Any) -> int:
    """A sensible one of the actions offered. A game may give its own; this one takes any."""
    return any_of(m, d)


def marks(s: Any, seat: int, n: Notes, b: Any) -> int:
    """`note(n, …)` for all a seat is told unasked about the position; how many. A game may give its own.

    `s` is a copy that shows what the seat sees; it may be changed.
    """
    return n.count


def way(s: Any, seat: int, wishes: Offers, which: int, steps: Offers, n: Notes, b: Any) -> int:
    """One way to do what is wished, action after action: `offer(steps, action)`, and notes of what it means.

    1 if the steps do all of it; 0 if there is no such way, and the notes tell what lacks. A game may give its
    own, with the names of its ways, WAYS; `s` as for `marks`.
    """
    return 0


def standing(s: Any, seat: int) -> int:
    """How a seat stands while the game is not over, in thousandths of a win; -1 to have it judged by points.

    For search, where it does not play to the end. A game may give its own.
    """
    return -1


def any_of(m: Offers, d: Generator) -> int:
    """One of the actions offered, each equally likely."""
    return m.actions[draw(d, m.count)]


GIVEN = (
    "setup asked forbids legal step odds happen turns points ended place problems imagine".split()
)  # what a game must give
OPTIONAL = ("apprentice", "awaited", "marks", "standing", "way")  # what it may give
