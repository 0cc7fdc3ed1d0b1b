"""Everybody against everybody: `ostrov tournament catan --deals 50 --file cup.jsonl`.

For each pair of players and each deal, one sits at every seat in turn while the other takes all other seats, and the
other way round: at a table of two both sides have every deal from both sides, at one of four it is one against three.

Each game is a line of the file as soon as it is over. Whoever stops and asks again goes on where it stopped.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ostrov.bots import check
from ostrov.engine import drive, text
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game
from ostrov.lab import statistics
from ostrov.lab.agent import Agent
from ostrov.lab.arena import Arena, Player
from ostrov.lab.kept import Kept

MOST_TURNS = 2_000


@dataclass(frozen=True)
class Order:
    """What is to be played."""

    game: Game
    bots: tuple[str, ...]  # names of levels, and files of agents
    deals: int  # of each pair
    options: Mapping[str, str] = field(default_factory=dict)
    key: int = 0

    def told(self) -> dict[str, Any]:
        """What the file is of; `deals` may grow."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "bots": list(self.bots),
            "options": dict(self.options),
            "key": self.key,
        }


@dataclass(frozen=True)
class Fixture:
    """One game of the schedule."""

    number: int  # in the schedule
    deal: int
    seats: tuple[str, ...]


def player(game: Game, name: str) -> str | Player:
    """A level by its name, or the agent of a file."""
    return Agent(name) if name.endswith(".py") else check(game, name)


def schedule(bots: Sequence[str], players: int, deals: int) -> Iterator[Fixture]:
    """All games, deal by deal, so that a tournament that is stopped has played all pairs alike."""
    numbers = itertools.count()
    for deal in range(deals):
        for pair in itertools.combinations(bots, 2):
            for lone, others in dict.fromkeys((pair, pair[::-1]) if players > 2 else (pair,)):
                for seat in range(players):
                    seats = tuple(lone if n == seat else others for n in range(players))
                    yield Fixture(next(numbers), deal, seats)


def tournament(order: Order, file: Path | None, tell: Callable[[str], None]) -> dict[str, Any]:
    """Play what is not played yet; the table of all that is."""
    if len(set(order.bots)) < 2 or order.deals < 1:
        raise GameError("A tournament takes two different players at least, and one deal.")
    start = order.game.desk("cpu").set_up(text.with_options(order.game, dict(order.options)))
    players = text.option(order.game, start, "players")
    arena, seated = Arena(order.game, start, "cpu"), {name: player(order.game, name) for name in order.bots}
    kept = Kept(file, order.told())
    fixtures = list(schedule(order.bots, players, order.deals))
    began = time.process_time()
    for fixture in fixtures:
        if fixture.number not in kept.lines:
            kept.add(_play(arena, order, fixture, seated, players))
            if len(kept.lines) % 100 == 0:
                tell(f"{len(kept.lines)} of {len(fixtures)} games.")
    games = [kept.lines[fixture.number] for fixture in fixtures]
    return {**order.told(), "players": players, "games": len(games), **_table(order.bots, games)} | {
        "cpu_seconds": round(time.process_time() - began, 1)
    }


def _play(
    arena: Arena, order: Order, fixture: Fixture, seated: Mapping[str, str | Player], players: int
) -> dict[str, Any]:
    found = arena.play([seated[name] for name in fixture.seats], order.key, fixture.deal, MOST_TURNS)
    return {
        "number": fixture.number,
        "deal": fixture.deal,
        "seats": list(fixture.seats),
        "places": found.places[:players],
        "scores": found.scores[:players],
        "turns": int(found.facts[drive.TURNS]),
        "over": bool(found.facts[drive.STOPPED] == drive.OVER),
    }


def _table(bots: Sequence[str], games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Ratings, and for each pair how often the lone one won."""
    rated = statistics.ratings(bots, [(game["seats"], game["places"]) for game in games])
    table = [
        {"bot": name, "rating": round(rating), "interval_95": [round(end) for end in interval]}
        for name, (rating, interval) in sorted(rated.items(), key=lambda found: -found[1][0])
    ]
    return {"unfinished": sum(not game["over"] for game in games), "ratings": table, "duels": list(_duels(games))}


def _duels(games: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """How often the one that sits alone won against the others; at a table of two, the stronger of both names first."""
    won: dict[tuple[str, str], list[float]] = {}
    for game in games:
        counted = {name: game["seats"].count(name) for name in dict.fromkeys(game["seats"])}
        lone = next(name for name, count in counted.items() if count == 1)
        if len(game["seats"]) == 2:
            lone = min(counted)
        other = next(name for name in counted if name != lone)
        places, seat = game["places"], game["seats"].index(lone)
        first = places.count(1) if game["over"] else 0
        won.setdefault((lone, other), []).append(1 / first if first and places[seat] == 1 else 0.0)
    for (lone, other), results in won.items():
        low, high = statistics.share(sum(results), len(results))
        interval = [round(low, 4), round(high, 4)]
        yield {"bot": lone, "against": other, "games": len(results), "share": round(sum(results) / len(results), 4)} | {
            "interval_95": interval
        }


# --- the command -----------------------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots", default="random,apprentice,journeyman", metavar="B,…", help="levels, and files with a decide()"
    )
    parser.add_argument("--deals", type=int, default=50, metavar="N", help="deals for each pair, each from all seats")
    parser.add_argument("--key", type=int, default=0, help="another key, other deals")
    parser.add_argument("--file", type=Path, metavar="FILE", help="a line a game; named again, it goes on from there")
