"""How many positions can be reached in n plies: a number that changes when a rule does.

A ply is one action of any seat that is asked, or one outcome of chance, each possible one counting once. The
fixtures are TOML; a position stands in text, or is a start in which some outcomes have already come:

    [[perft]]
    name = "first night"
    position = '''
    smugglers players=2  rules 1
    from: start
    '''
    outcomes = ["draw tea", "draw rum"]
    counts = [3, 9, 18]  # distinct positions after 1, 2, 3 plies
    paths = [3, 9, 27]  # may stand too: ways to get there
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ostrov.engine import text
from ostrov.engine.errors import OstrovError, TextError
from ostrov.engine.fate import Given
from ostrov.engine.history import History, begin

if TYPE_CHECKING:
    from ostrov.engine.desk import Desk
    from ostrov.engine.game import Game

GameNamed = Callable[[str], "Game"]  # finds a game by its name: `ostrov.games.load`

MOST_POSITIONS = 1_000_000  # at one ply; more would not fit into memory
KEYS = {"name": str, "position": str, "outcomes": list, "counts": list, "paths": list}


def count(desk: Desk, position: bytes, plies: int, *, paths: bool = False) -> list[int]:
    """How many distinct positions there are after 1, 2, … plies; with `paths`, how many ways lead there."""
    reached, found = Counter({position: 1}), []
    for _ in range(plies):
        reached = _ply(desk, reached)
        found.append(sum(reached.values()) if paths else len(reached))
    return found


def start(desk: Desk, options: dict[str, str], outcomes: Sequence[str] = ()) -> bytes:
    """A game's start in which chance has already brought these outcomes."""
    return after(desk, begin(desk, options).position.data, outcomes)


def after(desk: Desk, position: bytes, outcomes: Sequence[str]) -> bytes:
    """A position in which chance has brought these outcomes."""
    history = History(desk, position)
    fate = Given(outcomes)
    for _ in outcomes:
        odds = desk.odds(history.position.data) if history.position.asked == ("chance",) else []
        if not odds:
            raise OstrovError(f"chance is not asked after {len(history)} of the outcomes given.")
        history.act("chance", desk.game.outcomes.words(fate.outcome(desk.game.outcomes, odds, ())))
    return history.position.data


def next_positions(desk: Desk, position: bytes) -> Iterator[bytes]:
    """Where one ply can lead: once for each legal action of each seat asked, or each possible outcome."""
    asked, chance = desk.asked(position), desk.game.chance
    for seat in range(chance):
        if asked >> seat & 1:
            for action in desk.legal(position, seat):
                yield desk.step(position, seat, action)
    if asked >> chance & 1:
        for outcome, likely in enumerate(desk.odds(position)):
            if likely:
                yield desk.happen(position, outcome)


def _ply(desk: Desk, reached: Counter[bytes]) -> Counter[bytes]:
    further: Counter[bytes] = Counter()
    for position, ways in reached.items():
        for following in next_positions(desk, position):
            further[following] += ways
        if len(further) > MOST_POSITIONS:
            raise OstrovError(f"More than {MOST_POSITIONS} positions can be reached; ask for fewer plies.")
    return further


# --- fixtures ----------------------------------------------------------------------------------------------------


def fixture(name: str, desk: Desk, position: bytes, plies: int) -> str:
    """The entry of a file that pins what can be reached from here."""
    return (
        f"[[perft]]\nname = {json.dumps(name)}\nposition = '''\n{text.write(desk.game, position)}'''\n"
        f"counts = {count(desk, position, plies)}\npaths = {count(desk, position, plies, paths=True)}\n"
    )


def check(path: Path, game_named: GameNamed, link_name: str = "") -> list[str]:
    """Count again what a file pins; a sentence for each number that differs."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise TextError(f"{path} cannot be read: {problem}.") from problem
    entries = content.get("perft")
    if not isinstance(entries, list) or not entries:
        raise TextError(f"{path}: it has no [[perft]], so it pins nothing.")
    found: list[str] = []
    for number, entry in enumerate(entries, 1):
        name = entry.get("name", f"number {number}") if isinstance(entry, dict) else f"number {number}"
        try:
            found += [f"{path}: {name}: {sentence}" for sentence in _differing(entry, game_named, link_name)]
        except OstrovError as problem:
            raise TextError(f"{path}: {name}: {problem}") from problem
    return found


def _differing(entry: Any, game_named: GameNamed, link_name: str) -> Iterator[str]:
    _check_entry(entry)
    written = entry["position"].strip()
    desk = game_named(written.split(maxsplit=1)[0] if written else "").desk(link_name)
    data, viewer = text.read(desk.game, written)
    if viewer is not None:
        raise TextError("positions are counted from a whole position, not from what a seat sees.")
    position = after(desk, data, entry.get("outcomes", []))
    for what in ("counts", "paths"):
        if what in entry:
            now = count(desk, position, len(entry[what]), paths=what == "paths")
            yield from (
                f"{what} after ply {ply} are {came}, not {pinned}"
                for ply, (pinned, came) in enumerate(zip(entry[what], now, strict=True), 1)
                if pinned != came
            )


def _check_entry(entry: Any) -> None:
    if not isinstance(entry, dict):
        raise TextError("an entry begins with [[perft]].")
    for key, value in entry.items():
        if key not in KEYS or not isinstance(value, KEYS[key]):
            raise TextError(
                f"{key!r} is no key of an entry, or no {KEYS.get(key, str).__name__}; there are: {_keys()}."
            )
    if "position" not in entry or not (entry.get("counts") or entry.get("paths")):
        raise TextError("an entry needs a position, and counts or paths.")
    if not all(isinstance(outcome, str) for outcome in entry.get("outcomes", [])):
        raise TextError("outcomes are words, like 'draw tea'.")


def _keys() -> str:
    return ", ".join(KEYS)
