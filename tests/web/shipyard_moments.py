"""Moments of two games of Shipyard between bots, one alone, as saved games with a person on pink: for docs/screens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ostrov.bots import choose
from ostrov.engine import saved
from ostrov.engine.advice import marks
from ostrov.engine.fate import Dice
from ostrov.engine.history import History, begin
from ostrov.games import load

PERSON = "pink"
BOTS = {"4": ("blue", "yellow", "white"), "1": ()}
KEY = 4  # of games in which all moments come up

Moment = Callable[[History, set[str]], bool]  # is this the moment? with the kinds of choices pink has

MOMENTS: dict[str, dict[str, Moment]] = {
    "4": {
        "choose": lambda history, kinds: "choose" in kinds and history.position.turns > 8,
        "hire": lambda history, kinds: "hire" in kinds and history.position.turns > 8,
        "build": lambda history, kinds: "build" in kinds and _tells(history, "note-cruise_if"),
        "turn": lambda history, kinds: "turn" in kinds and history.position.turns > 16,
        "fit": lambda history, kinds: {"load", "sail"} <= kinds,
        "discard": lambda history, kinds: "discard" in kinds,
        "way": lambda history, kinds: bool(kinds & {"start", "go"}),
        "over": lambda history, _kinds: history.position.ended is not None,
    },
    "1": {"solo": lambda history, kinds: "choose" in kinds and history.position.turns > 24},
}


def _tells(history: History, note: str) -> bool:
    return any(line.id == note for line in marks(history.position, PERSON))


def moments() -> Iterator[tuple[str, str]]:
    """Each moment once, the first time it comes."""
    game = load("shipyard")
    for players, wanted in MOMENTS.items():
        left = dict(wanted)
        history, fate = begin(game.desk(), {"players": players}), Dice(KEY)
        history.settle(fate)
        while left:
            kinds = {words.split()[0] for words in history.position.choices(PERSON)}
            for name in [name for name, moment in left.items() if moment(history, kinds)]:
                del left[name]
                yield f"shipyard-{name}", _text_of(history, BOTS[players])
            if history.position.ended is not None:
                break
            seat = (history.position.awaited or history.position.asked)[0]
            history.act(seat, choose(history.position.seen_by(seat), seat, "apprentice", KEY, len(history)))
            history.settle(fate)
        if left:
            raise LookupError(f"Game {KEY} has no moment {', '.join(left)}: change KEY.")


def _text_of(history: History, bots: tuple[str, ...]) -> str:
    seats = " ".join([f"{PERSON}=you", *(f"{bot}=apprentice" for bot in bots)])
    return saved.write(history, {"seats": seats, f"name-{PERSON}": '"Ada"'})
