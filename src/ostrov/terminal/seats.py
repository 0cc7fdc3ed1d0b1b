"""Who plays each seat, a person or a bot; and who answers for chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ostrov.bots import available, carried, usual
from ostrov.engine.actions import Table
from ostrov.engine.errors import GameError, TextError
from ostrov.engine.fate import new_secret, sealed_note
from ostrov.engine.game import Game
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.words import Words

YOU = "you"  # the note of a saved game for a seat played by a person


def player_name(words: Words, game: Game, seat: str) -> str:
    return words.say("table-chance") if seat == CHANCE else words.name(game.seats, seat)


def table_of(game: Game, seat: str) -> Table:
    """What a seat chooses from: chance has a table of its own."""
    return game.outcomes if seat == CHANCE else game.actions


# --- people and bots ---------------------------------------------------------------------------------------------


def seated(position: Position, seat: str, bots: str) -> dict[str, str]:
    """Who plays each seat: a person or a bot. `seat` is "red", "red,blue" or "all"."""
    chosen = list(position.seats) if seat == "all" else (seat or position.seats[0]).replace(",", " ").split()
    for one in chosen:
        if one not in position.seats:
            raise GameError(f"{one!r} does not play here; seats: {', '.join(position.seats)}, all.")
    given = dict(_bot_words(position.desk.game, bots))
    people = {one: given.get(one) or given.get("") or usual(position.desk.game) for one in position.seats}
    return people | dict.fromkeys(chosen, YOU)


def _bot_words(game: Game, bots: str) -> Iterator[tuple[str, str]]:
    """`random` for all, or `blue=random green=random`."""
    for word in bots.replace(",", " ").split():
        seat, _, bot = word.rpartition("=")
        carried(game, bot)
        yield seat, bot


def people_note(people: Mapping[str, str]) -> str:
    """What a saved game remembers of them: `red=you blue=random`."""
    return " ".join(f"{seat}={person}" for seat, person in people.items())


def read_people(position: Position, note: str) -> dict[str, str]:
    people = dict(pair.split("=", 1) for pair in note.split() if "=" in pair)
    wrong = set(people.values()) - {YOU, *available(position.desk.game)}
    if set(people) != set(position.seats) or wrong:
        raise TextError(f"note: seats reads like {'=you '.join(position.seats)}=you, not {note!r}.")
    return people


# --- chance ------------------------------------------------------------------------------------------------------


def chance_note(key: int | None, dice: str) -> str:
    """What a saved game remembers of who answers for chance; with the secret, so that the seal outlives a pause."""
    if dice == "given":
        return dice
    if dice != "sealed":
        raise GameError(f"dice is 'sealed' or 'given', not {dice!r}.")
    return sealed_note(new_secret()) if key is None else f"dice {key}"
