"""One table of all levels of all games: `ostrov baselines`, and `--json` for programs.

Each game is a tournament of its levels at a table of so many seats; its results lie in a folder, a line a game, so who
stops goes on where it stopped. They are kept by commit: other code is another player.
"""

from __future__ import annotations

import argparse
import datetime as dt
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

from ostrov.bots import PLAYOUTS, available
from ostrov.bots.levels import playouts_of
from ostrov.engine import cache
from ostrov.engine.game import Game
from ostrov.lab import observing, tournament

USUAL = {"catan": {"trade": "off"}}  # options beside the number of players, as learners play it
Line = dict[str, Any]


@dataclass(frozen=True)
class Order:
    """What is to be compared."""

    games: Sequence[Game]
    bots: tuple[str, ...]
    players: tuple[str, ...]
    deals: int
    key: int = 0


def folder() -> Path:
    """Where results are kept when nobody says where."""
    return cache.folder() / "baselines"


def commit() -> str:
    """Which code plays: the commit of a checkout, with a + where something in it is changed; else the version."""
    here = Path(__file__).parent
    try:
        asked = ["git", "describe", "--always", "--dirty=+", "--abbrev=7", "--exclude=*"]
        done = subprocess.run(asked, cwd=here, capture_output=True, text=True, timeout=30, check=False)
        found = done.stdout.strip()
    except OSError:
        found = ""
    return found or metadata.version("ostrov")


def baselines(order: Order, where: Path, tell: Callable[[str], None]) -> dict[str, Any]:
    """Play what is not played yet; the table of all."""
    code = commit()
    lines: list[Line] = []
    for game in order.games:
        bots = [name for name in order.bots if name in available(game)]
        for players in order.players:
            if len(bots) > 1 and int(players) in _seats(game):
                lines += _of(game, bots, players, order, where / code, tell)
    return {"commit": code, "date": dt.datetime.now(dt.UTC).date().isoformat(), "lines": lines}


def _seats(game: Game) -> range:
    """How many may play."""
    field = game.options.fields["players"]
    return range(field.least, field.most + 1)


def _of(
    game: Game, bots: Sequence[str], players: str, order: Order, where: Path, tell: Callable[[str], None]
) -> Iterator[Line]:
    """The lines of one game at a table of so many."""
    options = {"players": players, **USUAL.get(game.name, {})}
    cup = tournament.Order(game, tuple(bots), order.deals, options, order.key)
    where.mkdir(parents=True, exist_ok=True)
    name = f"{game.name}-{players}-{'-'.join(bots)}-key{order.key}.jsonl"
    tell(f"{game.name}, {players} seats: {', '.join(bots)}.")
    found = tournament.tournament(cup, where / name, tell)
    for rated in found["ratings"]:
        against = [one for one in found["duels"] if one["bot"] == rated["bot"]]
        yield {
            "game": game.name,
            "environment": observing.environment(game),
            "rules": game.version,
            "options": options,
            "seats": int(players),
            "bot": rated["bot"],
            "playouts_a_turn": playouts_of(game, rated["bot"]) if rated["bot"] in PLAYOUTS else 0,
            "rating": rated["rating"],
            "interval_95": rated["interval_95"],
            "games": found["games"],
            "won": {one["against"]: [one["share"], *one["interval_95"]] for one in against},
        }


def markdown(found: dict[str, Any]) -> Iterator[str]:
    """The table as docs/benchmarks.md has it."""
    yield f"`ostrov baselines`, {found['date']}, at {found['commit']}; points of Elo, 0 in the middle of each group."
    yield ""
    yield "| environment | seats | options | level | playouts a turn | rating, 95 % interval | games | alone against |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for line in found["lines"]:
        options = " ".join(f"{name}={value}" for name, value in line["options"].items() if name != "players") or "–"
        low, high = line["interval_95"]
        won = ", ".join(
            f"{other} {100 * share:.0f} % ({100 * least:.0f}–{100 * most:.0f})"
            for other, (share, least, most) in line["won"].items()
        )
        playouts = f"{line['playouts_a_turn']:,}" if line["playouts_a_turn"] else "–"
        rating = f"{line['rating']} ({low} to {high})"
        cells = (line["environment"], line["seats"], options, line["bot"], playouts, rating)
        yield f"| {' | '.join(map(str, cells))} | {line['games']} | {won or '–'} |"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", default="", metavar="G,…", help="the games; all that are here by default")
    parser.add_argument("--bots", default="random,apprentice,journeyman", metavar="B,…", help="the levels")
    parser.add_argument("--players", default="2", metavar="P,…", help="how many sit at a table: 2,4")
    parser.add_argument("--deals", type=int, default=20, metavar="N", help="deals for each pair, each from all seats")
    parser.add_argument("--key", type=int, default=0, help="another key, other deals")
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="where results are kept; named again, it goes on")
