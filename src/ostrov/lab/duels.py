"""Our bots against Catanatron's: `ostrov bench duels --ours apprentice --theirs WeightedRandomPlayer --json`.

Catanatron's engine runs the game in a process of its own, ours goes along with every step (lab/bridge.py), and a
decision of our seat is asked of our bot on what that seat may see. Their players are shown the whole game.

These duels are played under these rules, which the JSON repeats:

* Two seats, 10 points, no trade between players, trade and building in any order, harbours 4:1, 3:1, 2:1.
* The island is dealt by the peer, hexes, number tokens and harbours at random, again until no two red numbers touch.
  Each island is played twice, with either side beginning once; the founding phase goes there and back.
* Hand limit 7, no friendly robber, an opponent with cards at the robber's hex is robbed. What goes back after a seven
  the peer draws at random, for both sides: its players cannot choose.
* An action is offered, to either side, when both engines offer it. So nobody has what only the peer allows: playing a
  card in the turn it was bought (C-037), taking one card by year of plenty while the bank has two (C-120); nor what
  only the rules allow: another card than a knight before the roll (C-036), road building without lumber and brick in
  hand (C-115).
* Where the peer's rules err its outcome stands, and ours is made to follow: a bank too short pays a lone player nothing
  (against C-050); the longest road leaves out roads that end at another's building (C-100) and may go to the wrong
  player, or for fewer than five roads, once a settlement has cut a road (C-104 to C-108); who has ten points in the
  turn of another has won (C-125). A game in which ours cannot follow is thrown out and counted.
* A game of 1,000 turns, founding counted, is unfinished, and is not won.

At every decision both engines must agree on everything else: hands, development cards, bank, deck, buildings, roads,
pieces, robber, largest army, points, who is asked, what is offered, and at the end who has won. A difference stops the
duel, is told and counted.
"""

from __future__ import annotations

import argparse
import ast
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from ostrov.bots import check as check_level
from ostrov.bots import choose
from ostrov.engine.errors import GameError
from ostrov.games import load
from ostrov.lab import peers
from ostrov.lab.bridge import FOLLOWED, OPTIONS, WITHHELD, Mirror, ThrownOut
from ostrov.lab.chart import Difference, Told
from ostrov.lab.kept import Kept
from ostrov.lab.statistics import share as interval

if TYPE_CHECKING:
    from ostrov.engine.game import Game

RULES = [" ".join(rule.partition("\n\n")[0].split()) for rule in (__doc__ or "").split("\n* ")[1:]]
SCRIPT = Path(__file__).with_name("peer_table.py")
PLAYER = re.compile(r"(?P<name>[\w.]+(?::\w+)?)(?:\((?P<arguments>.*)\))?")
WON, LOST, UNFINISHED, THROWN_OUT, DIFFERENT = "won", "lost", "unfinished", "thrown_out", "differences"
OFTEN = 50  # duels between two sentences on how it goes


class Table(Protocol):
    """Where the peer sits: a `peers.Worker`, or what a test puts in its place."""

    def ask(self, order: Mapping[str, Any]) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Order:
    """What is to be played."""

    game: Game
    ours: str  # a level of our bots
    theirs: str  # a player of the peer's: Name, Name(arguments), module:Name(arguments)
    games: int
    key: int = 0
    folder: str = ""  # where the peer finds modules that are not in its package

    def told(self) -> dict[str, Any]:
        """What a file of results is of; `games` may grow."""
        return {
            "rules": self.game.version,
            "ours": self.ours,
            "theirs": self.theirs,
            "options": dict(OPTIONS),
            "key": self.key,
        }

    def player(self) -> dict[str, Any]:
        """Their player, as the peer is told."""
        found = PLAYER.fullmatch(self.theirs)
        try:
            arguments = ast.literal_eval(f"[{(found and found['arguments']) or ''}]")
        except (SyntaxError, ValueError):
            found = None
        if found is None:
            raise GameError(f"Write a player as Name, Name(2) or module:Name(2), not {self.theirs!r}.")
        return {"name": found["name"], "arguments": arguments, "folder": self.folder}


class Duel:
    """One game: what the peer plays, our engine goes along with."""

    def __init__(self, order: Order, table: Table, number: int) -> None:
        self.order, self.table, self.number = order, table, number
        self.seat = number % 2
        self.decisions = 0
        self.turn, self.spent = 0, 0  # the turn our bot thought in last, and at how many decisions of it
        dealt = {"do": "deal", "key": order.key, "game": number, "seat": self.seat, "player": order.player()}
        self.told: Told = table.ask(dealt)
        if "refused" in self.told:
            raise GameError(f"{peers.PEER} {self.told['refused']}.")
        self.mirror = Mirror(order.game, self.told)

    def play(self) -> str:
        """How it ends, for us."""
        while self.told["winner"] is None and not self.told["late"]:
            offers = self.mirror.common(self.told)
            self.told = self.table.ask(self._wish(offers))
            self.mirror.follow(self.told)
            self.decisions += 1
        if self.told["winner"] is None:
            return UNFINISHED
        return WON if self.told["winner"] == self.seat else LOST

    def _wish(self, offers: Mapping[str, int]) -> dict[str, Any]:
        """Our bot takes one of the offers, or their player shall."""
        if self.told["seat"] != self.seat:
            return {"do": "decide", "offers": list(offers.values())}
        return {"do": "take", "offer": offers[self._choice(offers)]}

    def _choice(self, offers: Mapping[str, int]) -> str:
        """What our bot does. It is shown what its seat may see, and what both engines offer."""
        if len(offers) == 1:
            return next(iter(offers))
        seat = self.mirror.seats[self.seat]
        key = self.order.key << 32 | self.number
        position = self.mirror.position
        self.turn, self.spent = position.turns, self.spent + 1 if position.turns == self.turn else 0
        view = position.seen_by(seat)
        return choose(view, seat, self.order.ours, key, self.decisions, offers, spent=self.spent)


class Tally:
    """What the duels came to."""

    def __init__(self) -> None:
        self.ends: Counter[str] = Counter()
        self.won_by_seat = [0, 0]
        self.withheld: Counter[str] = Counter()
        self.followed: Counter[str] = Counter()
        self.games_followed = 0
        self.decisions = 0
        self.seconds: Counter[str] = Counter()

    def add(self, line: Mapping[str, Any]) -> None:
        """A duel, as it is kept."""
        self.ends[line["end"]] += 1
        self.won_by_seat[line["seat"]] += line["end"] == WON
        self.withheld.update(line["withheld"])
        self.followed.update(line["followed"])
        self.games_followed += bool(line["followed"])
        self.decisions += line["decisions"]
        self.seconds.update(line["cpu_seconds"])

    def summary(self) -> dict[str, Any]:
        """Counts, our share of the games that count, and how sure it is."""
        counted = self.ends[WON] + self.ends[LOST] + self.ends[UNFINISHED]
        return {
            **{end: self.ends[end] for end in (WON, LOST, UNFINISHED, THROWN_OUT, DIFFERENT)},
            "share": round(self.ends[WON] / max(counted, 1), 4),
            "interval_95": [round(end, 4) for end in interval(self.ends[WON], counted)],
            "won_by_seat": {"first": self.won_by_seat[0], "second": self.won_by_seat[1]},
            "decisions_per_game": round(self.decisions / max(self.ends.total(), 1), 1),
            "decisions_with_offers_withheld": {reason: self.withheld[reason] for reason in WITHHELD},
            "outcomes_followed": {reason: self.followed[reason] for reason in FOLLOWED},
            "games_with_outcomes_followed": self.games_followed,
        }


def duels(
    order: Order, table: Table, tell: Callable[[str], None] = lambda _sentence: None, file: Path | None = None
) -> dict[str, Any]:
    """Play those that were not played yet; what was found."""
    tally, kept = Tally(), Kept(file, order.told())
    for number in range(order.games):
        if number not in kept.lines:
            kept.add(played(order, table, number, tell))
        tally.add(kept.lines[number])
        if (number + 1) % OFTEN == 0:
            tell(f"{number + 1} duels: {tally.ends[WON]} won, {tally.ends[LOST]} lost.")
    return {
        "peer": peers.PEER,
        "version": peers.VERSION,
        "ours": order.ours,
        "theirs": order.theirs,
        "options": dict(OPTIONS),
        "key": order.key,
        "games": order.games,
        **tally.summary(),
        "cpu_seconds": {side: round(tally.seconds[side], 2) for side in ("ours", "theirs")},
        "rules": RULES,
    }


def played(order: Order, table: Table, number: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """One duel, as it is kept."""
    began, duel = time.process_time(), Duel(order, table, number)
    theirs = duel.told["cpu_seconds"]
    try:
        end = duel.play()
    except (Difference, ThrownOut) as error:
        end = THROWN_OUT if isinstance(error, ThrownOut) else DIFFERENT
        tell(f"Duel {number} stops after {duel.decisions} decisions: {error}.")
    seconds = {"ours": time.process_time() - began, "theirs": duel.told["cpu_seconds"] - theirs}
    return {
        "number": number,
        "seat": duel.seat,
        "end": end,
        "decisions": duel.decisions,
        "withheld": dict(duel.mirror.withheld),
        "followed": dict(duel.mirror.followed),
        "cpu_seconds": {side: round(spent, 3) for side, spent in seconds.items()},
    }


# --- the command -----------------------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ours", default="apprentice", metavar="BOT", help="one of our bots")
    parser.add_argument(
        "--theirs",
        default="WeightedRandomPlayer",
        metavar="PLAYER",
        help="a player of Catanatron's: Name, Name(2), or module:Name(2)",
    )
    parser.add_argument(
        "--folder", default="", metavar="FOLDER", help="Python modules for the peer that are not in its package"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--key", type=int, default=0, help="another key, other games")
    parser.add_argument("--file", type=Path, metavar="FILE", help="a line a duel; named again, it goes on from there")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def command(arguments: argparse.Namespace) -> int:
    """Play the duels; 1 if the engines differed."""
    game = load("catan")
    folder = str(Path(arguments.folder).resolve()) if arguments.folder else ""
    order = Order(game, arguments.ours, arguments.theirs, arguments.games, arguments.key, folder)
    check(order)
    python = peers.installed(peers.environment(), peers.tell)
    with peers.Worker(python, SCRIPT.read_text(encoding="utf-8")) as worker:
        found = duels(order, worker, peers.tell, arguments.file)
    peers.show(found, as_json=arguments.json)
    return 1 if found[DIFFERENT] else 0


def check(order: Order) -> None:
    """Refuse orders that cannot be carried out."""
    if order.games < 1:
        raise GameError("Ask for at least one duel.")
    check_level(order.game, order.ours)
    order.player()
