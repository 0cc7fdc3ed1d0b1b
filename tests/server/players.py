"""Programs that play whole games over the network, each in a thread, by a plan that does not depend on timing."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from ostrov.client import NotReached, RefusedError, Seat
from ostrov.server import messages as m

LONGEST = 300.0  # seconds of a game, before a test is given up


@dataclass
class Played:
    """What a seat remembers of its game."""

    seat: Seat
    done: list[m.Done] = field(default_factory=list)  # what was acknowledged
    words: list[str] = field(default_factory=list)
    faults: list[BaseException] = field(default_factory=list)


def chosen(state: m.State, key: int) -> str:
    """One of the offers: the same position, the same choice. What ends a turn or builds comes more often."""
    luck = hashlib.sha256(f"{key} {state.n} {state.offers}".encode()).digest()
    return state.offers[int.from_bytes(luck[:4], "big") % len(state.offers)].words


def play(seats: Sequence[Seat], key: int, most: int) -> list[Played]:
    """Let all play until the game is over or has `most` entries. Seats that are awaited act one after the other."""
    played = [Played(seat) for seat in seats]
    threads = [threading.Thread(target=_play, args=(one, key, most), daemon=True) for one in played]
    for thread in threads:
        thread.start()
    end = time.monotonic() + LONGEST
    while any(thread.is_alive() for thread in threads):
        assert time.monotonic() < end, "a game got stuck"
        threads[0].join(0.05)
        _no_faults(played)
    _no_faults(played)
    return played


def _no_faults(played: Sequence[Played]) -> None:
    for one in played:
        for fault in one.faults:
            raise fault


def _play(one: Played, key: int, most: int) -> None:
    try:
        one.seat.begin(part="part")
        while True:
            mirror = one.seat.wait(lambda found: _is_over(found.now, most) or _is_mine(found.now, found.you), LONGEST)
            assert mirror.now is not None
            if _is_over(mirror.now, most):
                return
            words = chosen(mirror.now, key)
            one.done.append(one.seat.act(words))
            one.words.append(words)
    except (NotReached, RefusedError, AssertionError) as fault:
        one.faults.append(fault)


def _is_over(state: m.State | None, most: int) -> bool:
    return state is not None and (state.ended is not None or state.n >= most)


def _is_mine(state: m.State | None, seat: str | None) -> bool:
    """Whether it is this seat's to act: of several who are awaited the first, so that the order is always the same."""
    return state is not None and bool(state.awaited) and state.awaited[0] == seat and bool(state.offers)
