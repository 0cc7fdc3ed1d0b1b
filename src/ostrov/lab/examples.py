"""A game of the lab that can be looked at: played again, written down, opened with `ostrov play --resume`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ostrov.bots import usual
from ostrov.engine import saved
from ostrov.engine.history import History
from ostrov.lab.arena import Arena, Played, Player


def history(arena: Arena, played: Played) -> History:
    """A game that was written down, entry by entry."""
    made, game = History(arena.game.desk(arena.linked.name), arena.start), arena.game
    for entry in played.entries:
        table = game.outcomes if entry.seat == game.chance else game.actions
        made.act(game.seat_word(entry.seat), table.words(entry.actions[0]))
    return made


def again(arena: Arena, players: Sequence[str | Player], key: int, number: int, most_turns: int) -> History:
    """The game with this key and number."""
    return history(arena, arena.play(players, key, number, most_turns, write=True))


def text_of(made: History, players: Sequence[str | Player]) -> str:
    """The saved game; who plays it from there on are the bots that played it, as far as they have names."""
    bots = [name if isinstance(name, str) else usual(made.game) for name in players]
    seats = " ".join(f"{seat}={bot}" for seat, bot in zip(made.position.seats, bots, strict=False))
    return saved.write(made, {"seats": seats, "chance": "dice 0"})


def keep(folder: Path, name: str, made: History, players: Sequence[str | Player]) -> Path:
    """Write a game into a folder."""
    file = folder / f"{name}.txt"
    saved.store(file, text_of(made, players))
    return file
