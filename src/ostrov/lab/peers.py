"""Measure Ostrov's Catan against another engine in the same minutes: `ostrov bench peers --json`.

Four players take any of the actions their own engine lists, each equally likely; nobody trades with
another player, trade and building may alternate. Both engines play in turn, round after round, so that
whatever else the machine does falls on both alike, and only CPU seconds count.

The peer lives in a virtual environment of its own in the user's cache folder: Ostrov never imports it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from ostrov.engine import cache
from ostrov.engine.errors import GameError
from ostrov.games import load
from ostrov.lab.simulate import Order, simulate

if TYPE_CHECKING:
    from ostrov.engine.game import Game

PEER, VERSION = "catanatron", "3.2.1"
OPTIONS = {"players": "4", "trade": "off", "phases": "combined"}
ROUNDS = 4
SECONDS = 60  # of both together, by default
MOST_SECONDS = 240  # which leaves a minute of five for the environment
OUR_SHARE = 0.25  # of the time: our games are many, so fewer seconds give the same certainty
TRIAL = 200  # games by which the length of our rounds is found
READY = "ready"  # written when an environment is complete

WORKER = """
import json, sys, time
from catanatron.game import Game
from catanatron.models.enums import ActionType
from catanatron.models.player import Color, RandomPlayer

for line in sys.stdin:
    order = json.loads(line)
    told = {"games": 0, "decisions": 0, "turns": 0, "cpu_seconds": 0.0, "finished": 0}
    while told["cpu_seconds"] < order["seconds"]:
        players = [RandomPlayer(color) for color in Color]
        began = time.process_time()
        game = Game(players, seed=order["seed"] + told["games"])
        winner = game.play()
        told["cpu_seconds"] += time.process_time() - began
        log = game.state.actions
        told["games"] += 1
        told["finished"] += winner is not None
        told["decisions"] += len(log)
        told["turns"] += 1 + sum(action.action_type == ActionType.END_TURN for action in log)
    print(json.dumps(told), flush=True)
"""


@dataclass
class Measured:
    """What an engine played, and in how many CPU seconds."""

    games: int = 0
    finished: int = 0  # with a winner
    decisions: int = 0  # of players, forced ones included
    turns: int = 0  # after the founding phase
    cpu_seconds: float = 0.0

    def add(self, other: Measured) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.turns += other.turns
        self.cpu_seconds += other.cpu_seconds

    def per_second(self) -> dict[str, Any]:
        """Counts, and how many of each a CPU second."""
        seconds = max(self.cpu_seconds, 1e-9)
        return {
            **asdict(self),
            "cpu_seconds": round(self.cpu_seconds, 3),
            "games_per_cpu_second": round(self.games / seconds, 2),
            "turns_per_cpu_second": round(self.turns / seconds, 1),
            "decisions_per_cpu_second": round(self.decisions / seconds, 1),
        }


# --- the peer's environment ------------------------------------------------------------------------------------------


def environment() -> Path:
    """Where the peer's environment lies."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return cache.folder() / "peers" / f"{PEER}-{VERSION}-python{python}"


def interpreter(folder: Path) -> Path:
    """The Python of an environment."""
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def installed(folder: Path, tell: Callable[[str], None]) -> Path:
    """The peer's Python; its environment is made when it is not there or was left half done."""
    python = interpreter(folder)
    if (folder / READY).is_file() and python.exists():
        return python
    tell(f"Installing {PEER} {VERSION} in an environment of its own; this is done once.")
    cache.ready()
    shutil.rmtree(folder, ignore_errors=True)
    try:
        _run([sys.executable, "-m", "venv", str(folder)], "A virtual environment cannot be made here")
        _run(
            [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{PEER}=={VERSION}"],
            f"{PEER} {VERSION} cannot be installed, which needs the network once",
        )
    except GameError:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    (folder / READY).write_text("", encoding="utf-8")
    return python


def _run(command: list[str], failure: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=MOST_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise GameError(f"{failure}: {type(error).__name__}.") from error
    if done.returncode:
        raise GameError(f"{failure}: {last_error(done.stderr)}.")


def last_error(text: str) -> str:
    """The last line of what a program complained about, without what addresses it may name."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and "://" not in line]
    return lines[-1].removeprefix("ERROR: ").rstrip(".") if lines else "it did not say why"


class Worker:
    """The peer in a process of its own, which does what it is told and answers: one line of JSON each way."""

    def __init__(self, python: Path, script: str = WORKER) -> None:
        self._process = subprocess.Popen(
            [str(python), "-c", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},  # the peer walks over sets: the same order in every run
        )

    def ask(self, order: Mapping[str, Any]) -> dict[str, Any]:
        """What it answers to an order."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._stopped() from None
        told = self._process.stdout.readline()
        if not told:
            raise self._stopped()
        answer: dict[str, Any] = json.loads(told)
        return answer

    def play(self, seconds: float, seed: int) -> Measured:
        """So many CPU seconds of games."""
        return Measured(**self.ask({"seconds": seconds, "seed": seed}))

    def _stopped(self) -> GameError:
        _, errors = self._process.communicate()
        return GameError(f"{PEER} stopped: {last_error(errors)}.")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()


# --- both engines ----------------------------------------------------------------------------------------------------


def ours(game: Game, games: int, key: int) -> Measured:
    """So many random games of ours."""
    found = simulate(Order(game, OPTIONS, "random", games, key))
    seconds = found["cpu_seconds"]
    return Measured(
        games=games,
        finished=found["finished"],
        decisions=round(found["length"]["decisions"]["mean"] * games),
        turns=round(found["length"]["turns"]["mean"] * games),
        cpu_seconds=seconds,
    )


def compare(
    game: Game,
    python: Path,
    seconds: float = SECONDS,
    rounds: int = ROUNDS,
    tell: Callable[[str], None] = lambda _sentence: None,
) -> dict[str, Any]:
    """Play both in turn; what was found."""
    our_seconds = seconds * OUR_SHARE / rounds
    trial = ours(game, TRIAL, 0)
    games = max(TRIAL, int(TRIAL * our_seconds / max(trial.cpu_seconds, 1e-3)))
    measured: list[tuple[Measured, Measured]] = []
    with Worker(python) as worker:
        worker.play(0.1, 1)  # imports, and tables made on first use
        began = time.perf_counter()
        for number in range(rounds):
            if is_late(time.perf_counter() - began, number):
                tell(f"The machine is crowded: stopped after {number} of {rounds} rounds.")
                break
            here = ours(game, games, number + 1)
            there = worker.play(seconds / rounds - our_seconds, 1_000_000 * (number + 1))
            measured.append((here, there))
            tell(f"Round {number + 1} of {rounds}: {_ratio(here, there, 'games'):.1f} times as many games a second.")
    return summary(measured)


def is_late(seconds: float, rounds: int) -> bool:
    """Whether after so many rounds in so many seconds by the wall another round would take too long."""
    return rounds > 0 and seconds * (rounds + 1) / rounds > MOST_SECONDS


def summary(measured: list[tuple[Measured, Measured]]) -> dict[str, Any]:
    """Ratios of what is played in a CPU second; the spread over the rounds tells how sure they are."""
    here, there = Measured(), Measured()
    for our_round, their_round in measured:
        here.add(our_round)
        there.add(their_round)
    by_round = sorted(_ratio(one, other, "games") for one, other in measured)
    return {
        "peer": PEER,
        "version": VERSION,
        "options": dict(OPTIONS),
        "bots": "random",
        "games_ratio": round(_ratio(here, there, "games"), 2),
        "turns_ratio": round(_ratio(here, there, "turns"), 2),
        "decisions_ratio": round(_ratio(here, there, "decisions"), 2),
        "games_ratio_by_round": {"least": round(by_round[0], 2), "most": round(by_round[-1], 2)},
        "decisions_per_game": _per_game(here, there, "decisions"),
        "turns_per_game": _per_game(here, there, "turns"),
        "rounds": len(measured),
        "ours": here.per_second(),
        "theirs": there.per_second(),
    }


def _ratio(here: Measured, there: Measured, what: str) -> float:
    ours_a_second: float = getattr(here, what) / max(here.cpu_seconds, 1e-9)
    theirs_a_second: float = getattr(there, what) / max(there.cpu_seconds, 1e-9)
    return ours_a_second / max(theirs_a_second, 1e-9)


def _per_game(here: Measured, there: Measured, what: str) -> dict[str, float]:
    return {
        "ours": round(getattr(here, what) / max(here.games, 1), 1),
        "theirs": round(getattr(there, what) / max(there.games, 1), 1),
    }


# --- the command -----------------------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help="CPU seconds, both together")
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="R", help="how often the engines alternate")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def command(arguments: argparse.Namespace) -> int:
    """Run the comparison; it takes five minutes at most, the first installation included."""
    check(arguments.seconds, arguments.rounds)
    game = load("catan")
    began = time.perf_counter()
    found = compare(game, installed(environment(), tell), arguments.seconds, arguments.rounds, tell)
    found["wall_seconds"] = round(time.perf_counter() - began, 1)
    show(found, as_json=arguments.json)
    return 0


def check(seconds: float, rounds: int) -> None:
    """Refuse orders that cannot be carried out."""
    if not 1 <= seconds <= MOST_SECONDS:
        raise GameError(f"Give the comparison between 1 and {MOST_SECONDS} seconds.")
    if not 1 <= rounds <= seconds:
        raise GameError("Give each round a second at least.")


def tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def show(found: Mapping[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name}: {json.dumps(value) if isinstance(value, dict) else value}")
