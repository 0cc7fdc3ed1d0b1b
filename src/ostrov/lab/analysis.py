"""A saved game looked back at: `ostrov analyse FILE` draws who was how likely to win, turn by turn.

While it is not over it also tells what a search would do for who is asked, from what that seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ostrov.bots.course import course, turning_points
from ostrov.bots.hints import hints
from ostrov.engine import saved
from ostrov.engine.desk import Desk
from ostrov.engine.history import History
from ostrov.engine.position import CHANCE

WIDE = 40  # letters of a whole win
SEATS = "#*+=o%"  # a letter for each seat


def analyse(
    file: Path, desk_of: Callable[[str], Desk], *, public: bool = False, playouts: int = 100, key: int = 0
) -> dict[str, Any]:
    """The course of a saved game, its turning points, and hints for who is asked."""
    history = saved.load(file, desk_of).history
    moments, seats = course(history, public=public, playouts=playouts, key=key), history.position.seats
    return {
        "game": history.game.name,
        "from": "what everybody saw" if public else "all that lay there",
        "seats": list(seats),
        "course": [
            {"turn": one.turn, "entry": one.entry, "shares": [round(share, 3) for share in one.shares]}
            for one in moments
        ],
        "turning_points": [
            {
                "turn": point.before.turn,
                "seat": point.seat,
                "change": round(point.change, 3),
                "done": list(_done(history, point)),
            }
            for point in turning_points(moments, seats)
        ],
        "hints": list(_hints(history, key)),
    }


def _done(history: History, point: Any) -> Iterator[str]:
    """What was done in a turn."""
    for entry in range(point.before.entry, point.after.entry):
        yield f"{history.game.seat_word(history.entries[entry].seat)}: {history.words(history.entries[entry])}"


def _hints(history: History, key: int) -> Iterator[dict[str, Any]]:
    position = history.position
    for seat in position.awaited:
        if seat != CHANCE and len(position.choices(seat)) > 1:
            for hint in hints(position.seen_by(seat), seat, key=key):
                yield {"seat": seat, "words": hint.words, "win": round(hint.win, 3), "playouts": hint.playouts}


def drawn(found: dict[str, Any]) -> Iterator[str]:
    """The same for people."""
    letters = dict(zip(found["seats"], SEATS, strict=False))
    yield f"{found['game']}, from {found['from']}: " + "  ".join(f"{letters[seat]} {seat}" for seat in found["seats"])
    for one in found["course"]:
        bar, taken = "", 0.0
        for seat, share in zip(found["seats"], one["shares"], strict=True):
            taken += share
            bar += letters[seat] * (round(taken * WIDE) - len(bar))
        shares = " ".join(f"{100 * share:3.0f}" for share in one["shares"])
        yield f"{one['turn']:4d} {bar:{WIDE}} {shares} %"
    for point in found["turning_points"]:
        yield f"Turn {point['turn']}, {100 * point['change']:+.0f} % for {point['seat']}: {'; '.join(point['done'])}"
    for hint in found["hints"]:
        yield f"{hint['seat']}: {hint['words']}, {100 * hint['win']:.0f} % of a win (from {hint['playouts']} playouts)"
