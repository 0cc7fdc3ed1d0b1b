"""What becomes of Anno 1800 games: rounds, scores by source, seats; and what trade is worth to an apprentice.

    .venv/bin/python benchmarks/anno1800.py --players 4 --games 1000 --json
    .venv/bin/python benchmarks/anno1800.py --picture docs/pictures       pictures of the games of four
    .venv/bin/python benchmarks/anno1800.py --trade --games 1000          every second seat never trades: who wins

Games are those of `ostrov simulate anno1800 --bots apprentice` with the same key; here their last positions are read.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from importlib import resources
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from study import Row, bars, counted, last_positions, mean, spread

from ostrov.engine import text
from ostrov.engine.game import Game, load_package
from ostrov.engine.position import Position
from ostrov.games import load

PACKAGE = "ostrov.games.anno1800"
NEVER_TRADING = "anno1800_never_trading"
TRADE = "closed = not anew and has(s.traded, resource)"
NO_TRADE = "closed = not anew and has(s.traded, resource) or seat % 2 == 0"  # white and yellow
SURE = 1.96  # standard errors of an interval of 95 %
WIDE = 10  # points of a bar


def study(players: int, games: int, key: int, options: dict[str, str]) -> Row:
    """The study in numbers."""
    game = load("anno1800")
    positions = last_positions(game, {"players": str(players), **options}, "apprentice", games, key)
    rows = [row for position in positions for row in seats_of(game, position)]
    winners = [row for row in rows if row["won"]]
    rounds = [position.turns // players for position in positions]
    return {
        "players": players,
        "games": games,
        "ended": {how: mean(position.ended == how for position in positions) for how in game.endings.words},
        "rounds": spread(np.array(rounds)),
        "rounds of games": counted([n // 5 * 5 for n in rounds]),
        "score": spread(np.array([row["score"] for row in rows])),
        "scores": counted([max(0, row["score"]) // WIDE * WIDE for row in rows]),
        "score of winners": spread(np.array([row["score"] for row in winners])),
        "points by source": {source: mean(row["sources"][source] for row in rows) for source in game.sources.words},
        "cards played by winners": mean(row["played"] for row in winners),
        "wins by place in the order of play": {
            str(place + 1): mean(row["won"] for row in rows if row["order"] == place) for place in range(players)
        },
        "who lit the fireworks won": mean(row["won"] for row in rows if row["sources"]["fireworks"]),
    }


def seats_of(game: Game, position: Position) -> Iterator[Row]:
    """What each seat ended with."""
    table = text.unpack(game, position.data)
    for number, seat in enumerate(position.seats):
        player = table["seats"][number]
        yield {
            "score": position.score(seat),
            "won": position.place(seat) == 1,
            "order": (number - int(table["starter"])) % len(position.seats),
            "sources": position.points(seat),
            "played": sum(int(word).bit_count() for word in player["played"]),
        }


# --- trade ------------------------------------------------------------------------------------------------------------


def trade(games: int, key: int) -> Row:
    """White and yellow never trade: what share of the wins is left to those who do."""
    with TemporaryDirectory() as folder:
        game = never_trading(Path(folder))
        return {f"{players} players": share(game, players, games, key) for players in (2, 4)}


def never_trading(folder: Path) -> Game:
    """The game with an apprentice that, on every second seat, knows no partner."""
    package = folder / NEVER_TRADING
    for source in sorted(Path(str(resources.files(PACKAGE))).rglob("*")):
        if source.suffix in (".py", ".toml", ".ftl"):
            copy = package / source.relative_to(str(resources.files(PACKAGE)))
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(source.read_text(encoding="utf-8").replace(PACKAGE, NEVER_TRADING), encoding="utf-8")
    planner = package / "planner.py"
    written = planner.read_text(encoding="utf-8")
    assert TRADE in written
    planner.write_text(written.replace(TRADE, NO_TRADE), encoding="utf-8")
    sys.path.insert(0, str(folder))
    return load_package(NEVER_TRADING)


def share(game: Game, players: int, games: int, key: int) -> Row:
    """The wins of who trades (a shared win in parts), and the interval of 95 % around their share."""
    won = []
    for position in last_positions(game, {"players": str(players)}, "apprentice", games, key):
        winners = [number for number, seat in enumerate(position.seats) if position.place(seat) == 1]
        won.append(sum(number % 2 for number in winners) / len(winners))
    wins, error = float(np.mean(won)), float(np.std(won)) / sqrt(games)
    return {"games": games, "share": round(wins, 3), "from": round(wins - SURE * error, 3), "even": 0.5}


# --- pictures ---------------------------------------------------------------------------------------------------------


def draw(folder: Path, found: Row) -> None:
    """The pictures of the study."""
    folder.mkdir(parents=True, exist_ok=True)
    sources = {name: value for name, value in found["points by source"].items() if value}
    pictures = {
        "rounds": ("Rounds of a game of four (share of games, from … on)", found["rounds of games"]),
        "scores": ("Scores, four players (share of players, from … on)", found["scores"]),
        "sources": ("Points by source, four players", sources),
        "seats": ("Share of wins by place in the order of play", found["wins by place in the order of play"]),
    }
    for name, (title, values) in pictures.items():
        (folder / f"anno1800-{name}.svg").write_text(bars(title, values), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--key", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--picture", type=Path, metavar="FOLDER", help="draw pictures, of four players")
    parser.add_argument("--trade", action="store_true", help="play against apprentices that never trade")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.trade:
        found = trade(given.games, given.key)
    else:
        options = dict(pair.split("=") for pair in given.option)
        found = study(4 if given.picture else given.players, given.games, given.key, options)
    if given.picture:
        draw(given.picture, found)
    json.dump(found, sys.stdout, indent=None if given.json else 2, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
