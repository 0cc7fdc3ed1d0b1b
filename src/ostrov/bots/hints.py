"""Hints: the best few choices of a seat, each with its share of a win and one line why.

    hints(view, "red")      from what red sees, and nothing else

A reason is a message with arguments; whoever tells it has the words. It says what is sure (the end, points) before
what the search expects (what comes next, how far the others are behind).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ostrov.bots.levels import playouts_of
from ostrov.bots.thinking import Choice, Thinker, Thought, never
from ostrov.engine.log import Line
from ostrov.engine.position import Position

FEW = 3
SEEN = 50  # a choice that fewer than one playout in so many went to is no hint, but the first
CLEAR = 0.02  # of a win: less is no difference worth a word
SURE = 0.99  # in whatever was imagined: what ends the game and brings so much wins it
REASONS = ("hint-only", "hint-wins", "hint-points", "hint-then", "hint-ahead", "hint-behind", "hint-close")


@dataclass(frozen=True)
class Hint:
    """A choice, the share of a win that the search expects of it, and why."""

    words: str
    win: float
    playouts: int
    because: Line
    then: str | None  # what would mostly come next; nothing without a place or a thing, like the end of a turn


def hints(
    view: Position,
    seat: str,
    playouts: int = 0,
    key: int = 0,
    stop: Callable[[], bool] = never,
    thinker: Thinker | None = None,
) -> list[Hint]:
    """The best few choices of a seat, the best first; with `stop`, what was found until then: nothing at once.

    A journeyman's playouts, where nobody says how many.
    """
    game, number = view.desk.game, view.desk.game.seats.number(seat)
    playouts = playouts or playouts_of(game, "journeyman")
    thought = (thinker or Thinker(game, "cpu")).think(view.data, number, playouts, key=key, stop=stop)
    alone = len(view.choices(seat)) == 1
    return list(_told(view.seen_by(seat), seat, thought, key)) if alone or len(thought.choices) > 1 else []


def _told(view: Position, seat: str, thought: Thought, key: int) -> Iterator[Hint]:
    actions, best = view.desk.game.actions, thought.choices[0]
    likely = [one for one in thought.choices if one is best or SEEN * one.playouts >= thought.playouts]
    position = view.imagined(seat, key)
    gains = [_gain(position, seat, actions.words(one.action)) for one in likely[:FEW]]
    for one, gain in zip(likely, gains, strict=False):
        points = gain if gain > min(gains) or len(gains) == 1 else 0
        then = None if one.then is None or not actions.arguments(one.then) else actions.words(one.then)
        because = _because(position, seat, one, thought.choices, points, then)
        yield Hint(actions.words(one.action), one.win, one.playouts, because, then)


def _gain(position: Position, seat: str, words: str) -> int:
    return position.after(seat, words).score(seat) - position.score(seat)


def _because(
    position: Position, seat: str, one: Choice, all_: tuple[Choice, ...], points: int, then: str | None
) -> Line:
    """Why: on a copy in which what the seat cannot see is imagined. `points` it brings more than another hint does."""
    after = position.after(seat, position.desk.game.actions.words(one.action))
    if len(all_) == 1:
        return Line("hint-only", {})
    if after.ended is not None and one.win > SURE:
        return Line("hint-wins", {})
    if points > 0:
        return Line("hint-points", {"points": points})
    return Line("hint-then", {}) if then is not None else _compared(one, all_)


def _compared(one: Choice, all_: tuple[Choice, ...]) -> Line:
    """How it stands beside the others."""
    best, second = all_[0], all_[1]
    apart = one.win - second.win if one is best else best.win - one.win
    if apart < CLEAR:
        return Line("hint-close", {})
    return Line("hint-ahead" if one is best else "hint-behind", {"percent": round(100 * apart)})
