"""Two variants of a game over the same deals: `ostrov simulate catan --compare standard trade=off --games 200`.

A variant is what it changes: options (`trade=off,phases=strict`) and another box (`box=cheap.toml`); `standard` changes
nothing. Game n of both has the same key, so the same dice and cards fall as long as they are asked for alike; what is
told is the mean of the differences, game by game, with the interval that holds it 95 %.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ostrov.bots import names_of
from ostrov.engine import drive, text
from ostrov.engine.errors import GameError, WordsError
from ostrov.engine.game import Game
from ostrov.lab import examples, statistics
from ostrov.lab.arena import Arena, Played

STANDARD = "standard"
EXAMPLES = 3  # games told beside each number
Loader = Callable[[Path | None], Game]


@dataclass(frozen=True)
class Comparison:
    """What is compared, and by whom it is played."""

    load: Loader  # gives the game with a box, or with its own
    variants: tuple[str, str]
    options: Mapping[str, str] = field(default_factory=dict)  # of both
    bots: str = "random"
    games: int = 200
    key: int = 0
    most_turns: int = 5_000
    keep: Path | None = None  # a folder for example games


class Side:
    """One of the two, ready to play."""

    def __init__(self, order: Comparison, variant: str) -> None:
        self.name, self.order = variant, order
        box, options = read(variant)
        game = order.load(box)
        start = game.desk().set_up(text.with_options(game, {**order.options, **options}))
        self.arena, self.players = Arena(game, start), text.option(game, start, "players")
        self.bots = names_of(game, order.bots)

    def play(self, number: int) -> Played:
        return self.arena.play(self.bots, self.order.key, number, self.order.most_turns)

    def keep(self, number: int) -> str:
        """Write a game down for `ostrov play --resume`."""
        assert self.order.keep is not None
        made = examples.again(self.arena, self.bots, self.order.key, number, self.order.most_turns)
        return str(examples.keep(self.order.keep, f"{number}-{self.name.replace('/', '_')}", made, self.bots))


def read(variant: str) -> tuple[Path | None, dict[str, str]]:
    """The box and the options of a variant."""
    if variant == STANDARD:
        return None, {}
    pairs = dict(_pair(part) for part in variant.split(","))
    box = pairs.pop("box", None)
    return (None if box is None else Path(box)), pairs


def _pair(part: str) -> tuple[str, str]:
    name, equals, value = part.partition("=")
    if not (name and equals and value):
        raise WordsError(f"A variant is {STANDARD!r}, or written like trade=off,box=FILE, not {part!r}.")
    return name, value


def compare(order: Comparison) -> dict[str, Any]:
    """Play all games of both; every number with its interval and with games that show it."""
    if order.games < 2:
        raise GameError("Compare two games at least.")
    one, other = (Side(order, variant) for variant in order.variants)
    if one.players != other.players:
        raise GameError("The variants have different numbers of players, so their deals cannot be paired.")
    pairs = [(one.play(number), other.play(number)) for number in range(order.games)]
    told: dict[str, Any] = {}
    for name in _numbers(pairs[0][0], one.players):
        found = [(_numbers(a, one.players)[name], _numbers(b, one.players)[name]) for a, b in pairs]
        told[name] = _told(order, found, one, other)
    return {
        "game": one.arena.game.name,
        "variants": list(order.variants),
        "bots": order.bots,
        "games": order.games,
        "key": order.key,
        "numbers": told,
    }


def _numbers(played: Played, players: int) -> dict[str, float]:
    """What is compared of a game."""
    scores = played.scores[:players]
    told = {
        "turns": float(played.facts[drive.TURNS]),
        "decisions": float(played.facts[drive.DECISIONS]),
        "finished": float(played.facts[drive.STOPPED] == drive.OVER),
        "best score": float(max(scores)),
        "spread of scores": float(max(scores) - min(scores)),
    }
    first = [place == 1 for place in played.places[:players]]
    return told | {f"won by seat {seat + 1}": won / max(1, sum(first)) for seat, won in enumerate(first)}


def _told(order: Comparison, found: Sequence[tuple[float, float]], one: Side, other: Side) -> dict[str, Any]:
    differences = [b - a for a, b in found]
    middle, (low, high) = statistics.mean(differences)
    most = sorted(range(len(found)), key=lambda n: -abs(differences[n]))[:EXAMPLES]
    shown: list[dict[str, Any]] = [
        {"game": n, one.name: found[n][0], other.name: found[n][1]} for n in most if differences[n]
    ]
    if order.keep is not None:
        for example in shown:
            example["files"] = [side.keep(int(example["game"])) for side in (one, other)]
    means = {
        side.name: round(statistics.mean([pair[n] for pair in found])[0], 3) for n, side in enumerate((one, other))
    }
    return means | {
        "difference": round(middle, 3),
        "interval_95": [round(low, 3), round(high, 3)],
        "certain": low > 0 or high < 0,
        "examples": shown,
    }
