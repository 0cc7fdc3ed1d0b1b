"""Tables for tests: made in a line, played to where something is to be seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from ostrov.bots import choose
from ostrov.engine.desk import Desk
from ostrov.engine.history import begin
from ostrov.engine.position import CHANCE
from ostrov.games import load
from ostrov.table import Match, NewSeat, NewTable, Step

SECRET = bytes(range(32))


def desk_of(game: str) -> Desk:
    return load(game).desk("checked")


def opened(game: str = "smugglers", *, people: int = 3, options: dict[str, str] | None = None, **wish: Any) -> Match:
    """A table at which so many people sit and bots on the other seats; nobody has said begin."""
    desk = desk_of(game)
    words = begin(desk, options or {}).position.seats
    seats = {words[0]: NewSeat("you", name="Ann")} | {seat: NewSeat("bot") for seat in words[people:]}
    match = Match.new(desk, NewTable(game, options or {}, seats, **wish), at=1.0, token=token_of(words[0])).match
    for seat in words[1:people]:
        match = match.join(at=2.0, token=token_of(seat), seat=seat, name=seat.title(), invite=match.invite).match
    return match


def token_of(seat: str) -> str:
    return f"the token of {seat}".ljust(32, ".")


def begun(game: str = "smugglers", *, people: int = 3, **wish: Any) -> Match:
    """A table where play has begun, with chance that is the same each time."""
    match = replace(opened(game, people=people, **wish), secret=SECRET)
    for seat in match.playing[:people]:
        match = match.begin(seat, at=3.0, part=f"part of {seat}").match
    assert match.begun
    return match


def bot_step(match: Match, at: float = 4.0) -> Step | None:
    """What the first bot that is waited for does."""
    turns = match.bots()
    if not turns:
        return None
    turn = turns[0]
    return match.bot_acts(turn, choose(turn.view, turn.seat, turn.level, turn.key, turn.stream), at=at)


def random_step(match: Match, chooser: random.Random, at: float = 4.0) -> Step:
    """What somebody who is asked does at random: a bot, a person, or who types what the dice show."""
    step = bot_step(match, at)
    if step is not None:
        return step
    if match.history.position.asked == (CHANCE,):
        return match.given(match.playing[0], chooser.choice(match.state(match.playing[0]).outcomes), at=at)
    seats = [seat for seat in match.history.position.asked if match.seats[seat].is_played]
    seat = chooser.choice(seats)
    return match.act(seat, chooser.choice(match.state(seat).offers).words, at=at)


def played(match: Match, key: int, most: int = 10_000) -> Iterator[Match]:
    """A match after each step of random play."""
    chooser = random.Random(key)
    yield match
    for _ in range(most):
        if match.over:
            return
        match = random_step(match, chooser).match
        yield match


def until(match: Match, key: int, holds: Callable[[Match], bool]) -> Match:
    """The first match of random play for which something holds."""
    for found in played(match, key):
        if holds(found):
            return found
    raise AssertionError("it never comes to that")


def finished(game: str = "smugglers", key: int = 1, **wish: Any) -> Match:
    return until(begun(game, **wish), key, lambda match: match.over)
