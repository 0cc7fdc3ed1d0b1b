"""What becomes of Shipyard games: scores by source, ships, which contracts and employees pay, solo against its grades.

    .venv/bin/python benchmarks/shipyard.py --players 4 --games 1000 --json
    .venv/bin/python benchmarks/shipyard.py --picture docs/pictures       pictures of all numbers of players

Games are those of `ostrov simulate shipyard --bots apprentice` with the same key; here their last positions are read.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
from study import Row, bars, counted, last_positions, mean, spread

from ostrov.engine import text
from ostrov.engine.game import Game
from ostrov.engine.position import Position
from ostrov.games import load


def seats_of(game: Game, position: Position) -> list[Row]:
    """What each seat ended with."""
    table = text.unpack(game, position.data)
    found = []
    for number, seat in enumerate(position.seats):
        player = table["seats"][number]
        ships = [ship for ship in table["ships"][: int(table["sailed"])] if int(ship["owner"]) == number]
        found.append(
            {
                "score": position.score(seat),
                "won": position.place(seat) == 1,
                "sources": position.points(seat),
                "ships": len(ships),
                "parts": [int(ship["parts"]) for ship in ships],
                "speeds": [int(ship["speed"]) for ship in ships],
                "items": [int(sum(ship["items"])) for ship in ships],
                "contracts": [game_words(game, "contracts", n) for n in members(player["shown"])],
                "employees": [game_words(game, "employees", n) for n in members(player["employees"])],
                "used": int(player["used"]),
                "early": position.ended == "early",
            }
        )
    return found


def members(bits: Any) -> list[int]:
    return [number for number in range(64) if int(bits[0]) >> number & 1]


def game_words(game: Game, field: str, number: int) -> str:
    names = game.layout.fields["seats"].layout.fields[field].of
    assert names is not None
    return names[number]


def summary(game: Game, rows: list[Row]) -> Row:
    """The study in numbers."""
    scores = np.array([row["score"] for row in rows])
    ships = [n for row in rows for n in row["parts"]]
    return {
        "seats": len(rows),
        "score": spread(scores),
        "points by source": {source: mean(row["sources"][source] for row in rows) for source in game.sources.words},
        "ships": mean(row["ships"] for row in rows),
        "parts of a ship": counted(ships),
        "speed of a ship": spread(np.array([n for row in rows for n in row["speeds"]])),
        "speeds": counted([n for row in rows for n in row["speeds"]]),
        "items of a ship": mean(n for row in rows for n in row["items"]),
        "canals used": mean(row["used"] for row in rows),
        "early ends": mean(row["early"] for row in rows),
        "contracts": paid(game, rows),
        "employees": helped(rows),
    }


def paid(game: Game, rows: list[Row]) -> dict[str, Row]:
    """Each contract kept to the end: how often, and what it brought."""
    found: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        for contract in row["contracts"]:
            source = "blue_contract" if contract.startswith("BLU") else "red_contract"
            found[contract].append(row["sources"][source])
    return {name: {"kept": len(found[name]), "points": mean(found[name])} for name in sorted(found)}


def helped(rows: list[Row]) -> dict[str, Row]:
    """Each employee: how often hired, and the score with and without."""
    names = sorted({name for row in rows for name in row["employees"]})
    found = {}
    for name in names:
        with_it = [row["score"] for row in rows if name in row["employees"]]
        without = [row["score"] for row in rows if name not in row["employees"]]
        found[name] = {"hired": round(len(with_it) / len(rows), 3), "gain": round(mean(with_it) - mean(without), 2)}
    return found


def solo(rows: list[Row], grades: list[int]) -> Row:
    """How often each grade is reached."""
    return {f"{grade} or more": mean(row["score"] >= grade for row in rows) for grade in grades}


# --- pictures ---------------------------------------------------------------------------------------------------------


def draw(folder: Path, found: dict[int, Row]) -> None:
    """The pictures of the study."""
    folder.mkdir(parents=True, exist_ok=True)
    four, alone = found[4], found[1]
    pictures = {
        "sources": ("Points by source, four players", four["points by source"]),
        "speeds": ("Ships by speed, four players (share)", four["speeds"]),
        "contracts": (
            "Points of contracts that were kept, four players",
            {name: row["points"] for name, row in sorted(four["contracts"].items(), key=lambda e: -e[1]["points"])},
        ),
        "employees": (
            "Points more with an employee than without, four players",
            {name: row["gain"] for name, row in sorted(four["employees"].items(), key=lambda e: -e[1]["gain"])},
        ),
        "solo": ("Solo: share of games with at least so many points", alone["grades"]),
    }
    for name, (title, values) in pictures.items():
        (folder / f"shipyard-{name}.svg").write_text(bars(title, values), encoding="utf-8")


def study(players: int, bots: str, games: int, key: int, options: dict[str, str]) -> Row:
    game = load("shipyard")
    positions = last_positions(game, {"players": str(players), **options}, bots, games, key)
    rows = [row for position in positions for row in seats_of(game, position)]
    found: Row = {"players": players, "games": games, **summary(game, rows)}
    if players == 1:
        found["grades"] = solo(rows, [row["vp"] for row in game_box()["solo"]["result_bands"]])
    return found


def game_box() -> Row:
    from ostrov.engine.box import shipped

    return shipped("ostrov.games.shipyard")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="apprentice")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--key", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--picture", type=Path, metavar="FOLDER", help="draw pictures, of one and of four players")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    options = dict(pair.split("=") for pair in given.option)
    counts = (1, 4) if given.picture else (given.players,)
    found = {players: study(players, given.bots, given.games, given.key, options) for players in counts}
    if given.picture:
        draw(given.picture, found)
    for row in found.values():
        json.dump(row, sys.stdout, indent=None if given.json else 2, ensure_ascii=False)
        print()


if __name__ == "__main__":
    main()
