"""Moments of games of Catan and of Anno 1800 between bots, as saved games that a table goes on from with a person on
one of the seats; the beginning of a short game of smugglers; and the moments of `recorded_situations`.

For the screens in docs/screens, and for browser tests that need a certain moment. The same moments every time.

`python -m tests.web.situations FILE` writes them as JSON, a saved game by its name.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path

from ostrov.bots import choose
from ostrov.engine import saved
from ostrov.engine.fate import Dice
from ostrov.engine.history import History, begin
from ostrov.games import load
from ostrov.table.view import view_of
from tests.web import recorded_situations

PERSON = "blue"
BOTS = ("white", "orange", "red")
OPTIONS = {"setup": "variable", "players": "4"}
KEY = 9  # of a game in which all moments come up

Moment = Callable[[History, set[str]], bool]  # is this the moment? with the kinds of choices blue has

MOMENTS: dict[str, Moment] = {
    "founding": lambda history, kinds: "build_settlement" in kinds and history.position.turns < 2,
    "second": lambda history, kinds: "build_settlement" in kinds and _buildings(history) == 1,
    "roll": lambda history, kinds: "roll" in kinds and history.position.turns > 8,
    "early": lambda history, kinds: "end_turn" in kinds and len(kinds) > 2,
    "middle": lambda history, kinds: {"build_road", "propose", "maritime"} <= kinds and history.position.turns > 30,
    "city": lambda history, kinds: "build_city" in kinds and history.position.turns > 20,
    "cards": lambda history, kinds: len(kinds & {"monopoly", "year_of_plenty", "road_building", "knight"}) > 1,
    "discard": lambda history, kinds: "discard" in kinds,
    "robber": lambda history, kinds: "move_robber" in kinds,
    "victim": lambda history, kinds: "rob" in kinds,
    "late": lambda history, kinds: "end_turn" in kinds and _most_points(history) == 9,
}


def _buildings(history: History) -> int:
    return history.position.points(PERSON)["settlements"]


def _most_points(history: History) -> int:
    return max(sum(history.position.points(seat).values()) for seat in history.position.seats)


def moments(key: int = KEY) -> Iterator[tuple[str, str]]:
    """Each moment once, the first time it comes, and the end."""
    game = load("catan")
    wanted = dict(MOMENTS) | dict.fromkeys(TRADES, _is_for_trade)
    history, fate = begin(game.desk(), OPTIONS), Dice(key)
    history.settle(fate)
    while history.position.ended is None:
        kinds = {words.split()[0] for words in history.position.choices(PERSON)}
        for name in [name for name, moment in wanted.items() if moment(history, kinds)]:
            found = text_of(history) if name in MOMENTS else TRADES[name](history)
            if found:
                del wanted[name]
                yield name, found
        seat = (history.position.awaited or history.position.asked)[0]
        history.act(seat, choose(history.position.seen_by(seat), seat, "apprentice", key, len(history)))
        history.settle(fate)
    yield "over", text_of(history)
    if wanted:
        raise LookupError(f"Game {key} has no moment {', '.join(wanted)}: change KEY.")


def _is_for_trade(history: History, _kinds: set[str]) -> bool:
    return history.position.turns > 20 and "propose" in history.position.choices(history.position.asked[0])


def _answers(history: History) -> str | None:
    """Blue offers; one accepts, one makes a counter-offer, one has not answered."""
    if PERSON not in history.position.asked:
        return None
    for give, want in permutations(_hand(history, PERSON), 2):
        takers = [seat for seat in BOTS if _hand(history, seat)[want] and _hand(history, seat)[give]]
        if not _hand(history, PERSON)[give] or len(takers) < 2:
            continue
        trial = _copy(history)
        trial.act(PERSON, f"propose; give {give}; want {want}; {'; '.join(f'ask {seat}' for seat in BOTS)}; offer")
        trial.act(takers[0], "accept")
        trial.act(takers[1], f"counter; give {want}; want {_other(give, want)}; offer")
        return text_of(trial)
    return None


def _asked(history: History) -> str | None:
    """Another seat offers to all, and blue could accept."""
    active = history.position.asked[0]
    for give, want in permutations(_hand(history, PERSON), 2):
        if active != PERSON and _hand(history, active)[give] and _hand(history, PERSON)[want]:
            trial = _copy(history)
            others = "; ".join(f"ask {seat}" for seat in (PERSON, *BOTS) if seat != active)
            trial.act(active, f"propose; give {give}; want {want}; {others}; offer")
            return text_of(trial)
    return None


TRADES: dict[str, Callable[[History], str | None]] = {"answers": _answers, "asked": _asked}


def _other(*resources: str) -> str:
    return next(one for one in ("wool", "ore", "grain") if one not in resources)


def _hand(history: History, seat: str) -> dict[str, int]:
    hand: dict[str, int] = view_of(history.position.seen_by(seat))["seats"][seat]["hand"]
    return hand


def _copy(history: History) -> History:
    return saved.read(text_of(history), lambda _name: history.desk).history


def text_of(history: History) -> str:
    names = {f"name-{seat}": json.dumps(name) for seat, name in (("blue", "Ada"),)}
    seats = " ".join([f"{PERSON}=you", *(f"{bot}=apprentice" for bot in BOTS)])
    return saved.write(history, {"seats": seats, **names})


ANNO_PERSON = "white"
ANNO_MOMENTS = {"anno-first": 1, "anno-early": 5, "anno-middle": 14, "anno-late": 24}  # the person's turn that begins


def anno() -> Iterator[tuple[str, str]]:
    """Turns of a game of four, the last with its end near."""
    history, fate, turn = begin(load("anno1800").desk(), {"start": ANNO_PERSON}), Dice(KEY), 0
    history.settle(fate)
    bots = " ".join(f"{seat}=apprentice" for seat in history.position.seats if seat != ANNO_PERSON)
    while turn < max(ANNO_MOMENTS.values()) and history.position.ended is None:
        seat = (history.position.awaited or history.position.asked)[0]
        if seat == ANNO_PERSON and "festival" in history.position.choices(seat):
            turn += 1
            for name in [name for name, wanted in ANNO_MOMENTS.items() if wanted == turn]:
                yield name, saved.write(history, {"seats": f"{ANNO_PERSON}=you {bots}"})
        history.act(seat, choose(history.position.seen_by(seat), seat, "apprentice", KEY, len(history)))
        history.settle(fate)


def night() -> str:
    """A short game of smugglers for two people, all cards dealt: no chance comes between here and its end."""
    history = begin(load("smugglers").desk(), {"players": "2", "goal": "5"})
    history.settle(Dice(KEY))
    return saved.write(history, {"seats": "red=you blue=you"})


def main(arguments: list[str]) -> None:
    every = {**dict(moments()), **dict(anno()), "night": night(), **dict(recorded_situations.moments())}
    Path(arguments[0]).write_text(json.dumps(every, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
