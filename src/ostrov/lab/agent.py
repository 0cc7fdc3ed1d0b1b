"""A program from a file: `decide(rows, masks)` gives an action for each row of lab/observing.py.

The same file plays in a batch, in a tournament, and at a table: `ostrov sit LINK --agent FILE`.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ostrov.bots import NAMES
from ostrov.client import RefusedError, Server
from ostrov.engine.errors import GameError, VersionError
from ostrov.engine.game import Game
from ostrov.games import load
from ostrov.lab import observing
from ostrov.lab.arena import Decision
from ostrov.server import messages as m


class Agent:
    """What the file decides."""

    def __init__(self, file: str) -> None:
        spec = importlib.util.spec_from_file_location("agent", file)
        if spec is None or spec.loader is None or not Path(file).is_file():
            raise GameError(f"{file!r} is neither a level ({', '.join(NAMES)}) nor a file with an agent.")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        if not hasattr(module, "decide"):
            raise GameError(f"{file} has no decide(rows, masks).")
        self._decide: Callable[[Any, Any], Any] = module.decide

    def decide(self, decision: Decision) -> int:
        """In a tournament."""
        return self.choose(decision.game, decision.view, decision.seat, decision.offers)

    def choose(self, game: Game, view: bytes, seat: int, offers: Sequence[int]) -> int:
        """One of the offers, from what a seat sees."""
        masks = np.zeros((1, len(game.actions)), np.bool_)
        masks[0, list(offers)] = True
        action = int(self._decide(observing.row(game, view, seat)[None], masks)[0])
        if action not in offers:
            raise GameError(f"The agent takes {game.actions.words(action)!r}, which is not offered.")
        return action


def sit(link: str, file: str, name: str, tell: Callable[[str], None]) -> int | None:
    """Play a seat at a table until the game is over; the place it came to."""
    agent, (address, table, invite) = Agent(file), parts_of(link)
    server = Server(address)
    game = _same_rules(server.table(table))
    place = server.join(table, invite=invite, name=name)
    assert place.seat is not None
    number = game.seats.number(place.seat)
    with server.sit(place) as seat:
        tell(f"{name} sits at {place.seat}.")
        seat.begin()
        for state in seat.decisions():
            offers = [game.actions.number(offer.words) for offer in state.offers]
            words = game.actions.words(agent.choose(game, observing.told(game, state.view), number, offers))
            try:
                seat.act(words, state.seq)
            except RefusedError as refusal:  # meanwhile it is offered no longer; what is comes next
                tell(f"{words}: {refusal}")
        return (seat.state().places or {}).get(place.seat)


def parts_of(link: str) -> tuple[str, str, str | None]:
    """Server, table and invitation of http://…/#/t/TABLE/INVITE."""
    address, found, rest = link.partition("/#/t/")
    table, _, invite = rest.partition("/")
    if not found or not table:
        raise GameError(f"{link!r} is no link to a table; the founder passes one on, like http://…/#/t/TABLE/INVITE.")
    return address, table, invite or None


def _same_rules(table: m.Table) -> Game:
    game = load(table.game)
    if game.version != table.rules:
        raise VersionError(f"That table plays {table.game} by rules {table.rules}; here are rules {game.version}.")
    return game
