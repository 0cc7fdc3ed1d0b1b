"""Games between any players: bots by the names of their levels, and whatever else has a `decide`.

    arena = Arena(game, start)
    played = arena.play(["journeyman", "apprentice"], key=1, number=7)
    played.places, played.scores

A game is told by key and number: the same deal and the same dice, as far as they are asked for alike, whoever plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ostrov.bots import LEVELS, Thinker, playouts_of, share
from ostrov.engine import drive, text
from ostrov.engine.game import Game
from ostrov.engine.history import Entry

MOST_LINES = 20_000  # of a game that is written down
DICE, BOTS = 0, 1  # generators: chance, and what bots leave to luck
STREAMS = 2  # of each game


@dataclass(frozen=True)
class Decision:
    """What a player is asked. It is shown what its seat sees and nothing else."""

    game: Game
    seat: int
    view: bytes  # the redacted position
    offers: list[int]
    key: int  # key and stream are new for each decision, and the same when a game is played again
    stream: int
    spent: int  # decisions of this turn before


class Player(Protocol):
    """Whoever decides."""

    def decide(self, decision: Decision) -> int: ...


class Searcher:
    """A level of bots that searches."""

    def __init__(self, thinker: Thinker, playouts: int) -> None:
        self.thinker, self.playouts = thinker, playouts
        self.seconds, self.decisions = 0.0, 0

    def decide(self, decision: Decision) -> int:
        """Think for a share of the turn's playouts; when there are none left, tries are few."""
        playouts = max(1, share(self.playouts, decision.spent))
        thought = self.thinker.think(
            decision.view,
            decision.seat,
            playouts,
            key=decision.key,
            stream=decision.stream,
            among=decision.offers,
        )
        self.seconds += thought.seconds
        self.decisions += 1
        return thought.action


@dataclass(frozen=True)
class Played:
    """What is known of a game."""

    facts: Any  # drive.py names the places
    scores: list[int]
    places: list[int]
    entries: tuple[Entry, ...] = ()


class Arena:
    """One table of the lab: the records a game is played on."""

    def __init__(self, game: Game, start: bytes, link_name: str = "") -> None:
        self.game, self.start = game, start
        self.linked = game.linked(link_name)
        self.seats = len(game.seats)
        self._positions = self.linked.positions(3)
        self._offers, self._odds = self.linked.offers(1), self.linked.odds(1)
        self._generators, self._benches = self.linked.generators(2), self.linked.benches(1)
        self.searchers: dict[str, Searcher] = {}

    @property
    def position(self) -> bytes:
        """Where the game that was played last has come to."""
        return self.linked.read(self._positions, 0)

    def player(self, name: str) -> Player:
        """A level that searches, as a player; one for all its seats."""
        if name not in self.searchers:
            self.searchers[name] = Searcher(Thinker(self.game, self.linked.name), playouts_of(self.game, name))
        return self.searchers[name]

    def play(
        self, players: Sequence[str | Player], key: int, number: int, most_turns: int, *, write: bool = False
    ) -> Played:
        """Play a game to its end."""
        run, key_of = self.linked.run, STREAMS * number
        levels = np.full(self.seats, drive.RANDOM, np.int64)
        for seat, player in enumerate(players[: self.seats]):
            levels[seat] = LEVELS.get(player, drive.OUTSIDE) if isinstance(player, str) else drive.OUTSIDE
        facts, trail = np.zeros(drive.WRITTEN + 1, np.int64), np.zeros((MOST_LINES if write else 0, 2), np.int64)
        self.linked.write(self._positions, 0, self.start)
        run.start_generator(self._generators, DICE, key, key_of)
        run.start_generator(self._generators, BOTS, key, key_of + 1)
        lent = (self._offers, self._odds, self._generators, self._benches, 0, levels, facts, trail, most_turns)
        turn, spent = -1, [0] * self.seats
        while (seat := int(run.go_on(self._positions, 0, 1, *lent))) < self.seats:
            if turn != (turn := int(run.turns(self._positions, 0))):
                spent = [0] * self.seats
            who = players[seat]
            player = self.player(who) if isinstance(who, str) else who
            action = player.decide(self._decision(seat, key, number, int(facts[drive.DECISIONS]), spent[seat]))
            spent[seat] += 1
            run.step(self._positions, 0, seat, action)
            facts[drive.DECISIONS] += 1
            run.written(trail, facts, seat, action)
        return self._played(facts, trail)

    def _decision(self, seat: int, key: int, number: int, decisions: int, spent: int) -> Decision:
        view = self.game.desk(self.linked.name).hidden(self.linked.read(self._positions, 0), seat)
        offers = self.linked.offered(self._offers)
        return Decision(self.game, seat, view, offers, (key + 1) << 24 ^ number, decisions, spent)

    def _played(self, facts: Any, trail: Any) -> Played:
        run, positions = self.linked.run, self._positions
        facts[drive.TURNS] = run.turns(positions, 0)
        facts[drive.ENDING] = run.ended(positions, 0)
        facts[drive.PROBLEM] = run.out_of_range(positions, 0) or run.problems(positions, 0)
        playing = range(text.option(self.game, self.start, "players"))
        sources = range(len(self.game.sources))
        scores, places = [0] * self.seats, [0] * self.seats
        for seat in playing:
            places[seat] = int(run.place(positions, 0, seat))
            scores[seat] = sum(int(run.points(positions, 0, seat, source)) for source in sources)
        lines = trail[: facts[drive.WRITTEN]].tolist()
        entries = tuple(Entry(seat, (action,)) for seat, action in lines)
        return Played(facts[: drive.FACTS], scores, places, entries)
