"""Play many games and count what happened: `ostrov simulate catan --players 4 --bots random --games 1000`."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ostrov.bots import names_of, numbers_of
from ostrov.engine import drive, text
from ostrov.engine.errors import GameError
from ostrov.lab.arena import Arena

if TYPE_CHECKING:
    from ostrov.engine.game import Game
    from ostrov.engine.link import Linked

MOST_TURNS = 5_000  # a game that takes more is stopped and counted as unfinished
CHUNK = 2_000  # games a thread plays at a time
QUARTILES = (0, 25, 50, 75, 100)


@dataclass
class Played:
    """What is known of each game, a row a game."""

    facts: np.ndarray[Any, Any]
    scores: np.ndarray[Any, Any]
    places: np.ndarray[Any, Any]


@dataclass(frozen=True)
class Order:
    """What is to be played."""

    game: Game
    options: Mapping[str, str]
    bots: str
    games: int
    key: int = 0
    most_turns: int = MOST_TURNS
    jobs: int = 1
    link_name: str = ""


def simulate(order: Order) -> dict[str, Any]:
    """Play the games and summarise them."""
    if order.games < 1 or order.jobs < 1:
        raise GameError("Ask for at least one game and one job.")
    started = time.perf_counter()
    linked = order.game.linked(order.link_name)
    start = order.game.desk(linked.name).set_up(text.with_options(order.game, dict(order.options)))
    levels = np.array(_levels(order, text.option(order.game, start, "players")), np.int64)
    _play(order, linked, start, levels, 0, 1)  # compiles, or fetches what was compiled before
    link_seconds = time.perf_counter() - started
    began = time.process_time()
    played = _play_all(order, linked, start, levels)
    cpu_seconds = time.process_time() - began
    return _summary(order, linked, start, played, link_seconds, cpu_seconds)


def _play_all(order: Order, linked: Linked, start: bytes, levels: Any) -> Played:
    chunks = [(first, min(CHUNK, order.games - first)) for first in range(0, order.games, CHUNK)]
    with ThreadPoolExecutor(order.jobs) as threads:
        parts = list(threads.map(lambda chunk: _play(order, linked, start, levels, *chunk), chunks))
    return Played(
        np.concatenate([part.facts for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.places for part in parts]),
    )


def _play(order: Order, linked: Linked, start: bytes, levels: Any, first: int, count: int) -> Played:
    n_seats = len(order.game.seats)
    if drive.OUTSIDE in levels[: text.option(order.game, start, "players")]:
        return _play_in_arena(order, linked, start, first, count)
    positions = linked.positions(3)
    linked.write(positions, 0, start)
    played = Played(
        np.zeros((count, drive.FACTS), np.int64),
        np.zeros((count, n_seats), np.int64),
        np.zeros((count, n_seats), np.int64),
    )
    linked.run.play_many(
        positions,
        linked.offers(1),
        linked.odds(1),
        linked.generators(1),
        linked.benches(1),
        levels,
        played.facts,
        played.scores,
        played.places,
        order.key,
        first,
        order.most_turns,
    )
    return played


def _play_in_arena(order: Order, linked: Linked, start: bytes, first: int, count: int) -> Played:
    """Games in which somebody searches, one after the other."""
    arena = Arena(order.game, start, linked.name)
    players = names_of(order.game, order.bots)
    games = [arena.play(players, order.key, first + n, order.most_turns) for n in range(count)]
    return Played(*(np.array([getattr(game, what) for game in games]) for what in ("facts", "scores", "places")))


def _summary(
    order: Order, linked: Linked, start: bytes, played: Played, link_seconds: float, cpu_seconds: float
) -> dict[str, Any]:
    game, facts = order.game, played.facts
    players = text.option(game, start, "players")
    over = facts[:, drive.STOPPED] == drive.OVER
    per_second = 1 / max(cpu_seconds, 1e-9)
    return {
        "game": game.name,
        "options": text.option_words(game, start),
        "players": players,
        "bots": _bot_names(order, players),
        "games": order.games,
        "finished": int(over.sum()),
        "dead_ends": int((facts[:, drive.STOPPED] == drive.DEAD_END).sum()),
        "problems": int((facts[:, drive.PROBLEM] != 0).sum()),
        "link": linked.name,
        "link_seconds": round(link_seconds, 3),
        "cpu_seconds": round(cpu_seconds, 3),
        "games_per_cpu_second": round(order.games * per_second, 1),
        "turns_per_cpu_second": round(float(facts[:, drive.TURNS].sum()) * per_second, 1),
        "decisions_per_cpu_second": round(float(facts[:, drive.DECISIONS].sum()) * per_second, 1),
        "outcomes_per_cpu_second": round(float(facts[:, drive.CHANCES].sum()) * per_second, 1),
        "scores": {game.seats[seat]: _spread(played.scores[:, seat]) for seat in range(players)},
        "wins_by_seat": {
            game.seats[seat]: int((over & (played.places[:, seat] == 1)).sum()) for seat in range(players)
        },
        "endings": _endings(game, facts[over, drive.ENDING]),
        "length": {"turns": _spread(facts[:, drive.TURNS]), "decisions": _spread(facts[:, drive.DECISIONS])},
        "max_turns": order.most_turns,
        "key": order.key,
        "rules": game.version,
    }


def _levels(order: Order, players: int) -> list[int]:
    """A bot for each player; one fills all seats."""
    named = order.bots.count(",") + 1
    if named not in (1, players):
        raise GameError(f"{named} bots for {players} players: name one for each, or one for all.")
    return numbers_of(names_of(order.game, order.bots))


def _bot_names(order: Order, players: int) -> list[str]:
    return names_of(order.game, order.bots)[:players]


def _spread(values: np.ndarray[Any, Any]) -> dict[str, float]:
    """Mean and quartiles."""
    quartiles = dict(
        zip(("least", "quarter", "middle", "three_quarters", "most"), np.percentile(values, QUARTILES), strict=True)
    )
    return {"mean": round(float(values.mean()), 3), **{name: float(value) for name, value in quartiles.items()}}


def _endings(game: Game, reasons: np.ndarray[Any, Any]) -> dict[str, int]:
    counts = Counter(int(reason) for reason in reasons)
    return {ending: counts[number] for number, ending in enumerate(game.endings.words, 1)}
