"""The peer's side of a duel. Catanatron's Python runs this text; it knows nothing of Ostrov, nor Ostrov of Catanatron.

Orders and answers are lines of JSON. Seats are numbers in turn order, places are the peer's own.

    {"do": "deal", "key": …, "game": …, "seat": 0 or 1, "player": {"name": …, "arguments": […], "folder": …}}
    {"do": "take", "offer": n}               the n-th of the offers
    {"do": "decide", "offers": [n, …]}       the peer's player takes one of these
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import random
import sys
import time
from pathlib import Path
from typing import Any, TextIO

import catanatron.players
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models import player
from catanatron.models.enums import CITY, DEVELOPMENT_CARDS, RESOURCES, ROAD, SETTLEMENT
from catanatron.models.map import BASE_MAP_TEMPLATE, PORT_DIRECTION_TO_NODEREFS, CatanMap, Port
from catanatron.models.player import Color, Player
from catanatron.state_functions import player_key

OURS, THEIRS = Color.BLUE, Color.RED
RED_NUMBERS = (6, 8)
MOST = 2**60


def deal(order: dict[str, Any]) -> Any:
    """A new game. An island is played twice, with either side beginning once."""
    maker = player_maker(order["player"])
    if isinstance(maker, str):
        return maker
    island = an_island(f"{order['key']} island {order['game'] // 2}")
    random.seed(f"{order['key']} game {order['game']}")
    seed = random.randrange(1, MOST)
    while True:  # the peer draws who begins
        players = [Player(OURS), maker(THEIRS, *order["player"]["arguments"])]
        game = Game(players, seed=seed, catan_map=island)
        if game.state.color_to_index[OURS] == order["seat"]:
            return game
        seed += 1


def an_island(seed: str) -> Any:
    """Dealt again until no two red numbers touch, which the rules ask for and the peer does not."""
    random.seed(seed)
    while True:
        island = CatanMap.from_template(BASE_MAP_TEMPLATE)
        reds = [place for place, tile in island.land_tiles.items() if tile.number in RED_NUMBERS]
        if not any(touch(one, other) for one in reds for other in reds):
            return island


def touch(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether two places, in cube coordinates, lie side by side."""
    return max(abs(a - b) for a, b in zip(one, other)) == 1  # noqa: B905  # a coordinate has three numbers


def player_maker(wanted: dict[str, Any]) -> Any:
    """The class of a player, "Name" or "module:Name"; a sentence where there is none."""
    if wanted["folder"] and wanted["folder"] not in sys.path:
        sys.path.insert(0, wanted["folder"])
    module, _, name = wanted["name"].rpartition(":")
    if not module:
        return known_players().get(name, f"has no player {name!r}; it has: {', '.join(sorted(known_players()))}")
    try:
        return getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        return f"cannot find that player: {error}"


def known_players() -> dict[str, Any]:
    """The players that are in the package and play by themselves."""
    names = [module.name for module in pkgutil.iter_modules(catanatron.players.__path__, "catanatron.players.")]
    modules = [player, *(importlib.import_module(name) for name in names)]
    found = [one for module in modules for one in vars(module).values()]
    players = [one for one in found if isinstance(one, type) and issubclass(one, Player)]
    return {one.__name__: one for one in players if one not in (Player, player.HumanPlayer)}


def island_of(game: Any) -> dict[str, Any]:
    """What lies where: hexes by cube coordinates, with their corners by direction; harbours by what they serve."""
    island = game.state.board.map
    ports = [tile for tile in island.tiles.values() if isinstance(tile, Port)]
    return {
        "hexes": [
            {
                "at": at,
                "resource": tile.resource,
                "number": tile.number,
                "corners": {ref.value: node for ref, node in tile.nodes.items()},
            }
            for at, tile in island.land_tiles.items()
        ],
        "harbours": [
            {
                "resource": port.resource,
                "nodes": [port.nodes[ref] for ref in PORT_DIRECTION_TO_NODEREFS[port.direction]],
            }
            for port in ports
        ],
    }


def plain(state: Any, value: Any) -> Any:
    """A value in JSON: colours are seats."""
    if isinstance(value, Color):
        return state.color_to_index[value]
    if isinstance(value, (tuple, list)):
        return [plain(state, part) for part in value]
    return value


def words(state: Any, action: Any) -> list[Any]:
    """An action: who, what, with what."""
    return [state.color_to_index[action.color], action.action_type.value, plain(state, action.value)]


def situation(game: Any) -> dict[str, Any]:
    """All that both engines must agree on, and what is offered."""
    state, board = game.state, game.state.board
    # The peer lists some actions from sets with None in them, whose order differs from process to process.
    state.playable_actions = sorted(state.playable_actions, key=lambda action: str(words(state, action)))
    winner = game.winning_color()
    return {
        "seat": state.current_player_index,
        "active": state.current_turn_index,
        "offers": [words(state, action)[1:] for action in state.playable_actions],
        "winner": None if winner is None else state.color_to_index[winner],
        "late": state.num_turns >= TURNS_LIMIT,
        "bank": state.resource_freqdeck,
        "deck": len(state.development_listdeck),
        "robber": board.robber_coordinate,
        "players": [a_player(state, color) for color in state.colors],
        "lengths": [board.road_lengths.get(color, 0) for color in state.colors],
        "cpu_seconds": time.process_time(),
    }


def a_player(state: Any, color: Any) -> dict[str, Any]:
    """One player's cards, pieces and points."""
    known, key = state.player_state, player_key(state, color)
    stands = state.buildings_by_color[color]
    return {
        "hand": [known[f"{key}_{name}_IN_HAND"] for name in RESOURCES],
        "unplayed": [known[f"{key}_{name}_IN_HAND"] for name in DEVELOPMENT_CARDS],
        "played": [known[f"{key}_PLAYED_{name}"] for name in DEVELOPMENT_CARDS],
        "settlements": stands[SETTLEMENT],
        "cities": stands[CITY],
        "roads": stands[ROAD],
        "left": [known[f"{key}_{name}_AVAILABLE"] for name in ("ROADS", "SETTLEMENTS", "CITIES")],
        "longest_road": known[f"{key}_HAS_ROAD"],
        "largest_army": known[f"{key}_HAS_ARMY"],
        "points": known[f"{key}_ACTUAL_VICTORY_POINTS"],
    }


def act(game: Any, order: dict[str, Any]) -> list[Any]:
    """Carry out one of the offers: the one told, or what the peer's player decides."""
    offered = game.state.playable_actions
    if order["do"] == "take":
        return words(game.state, game.execute(offered[order["offer"]]))
    game.state.playable_actions = [offered[n] for n in order["offers"]]
    decided = game.state.current_player().decide(game, game.state.playable_actions)
    return words(game.state, game.execute(decided))


def main(answers: TextIO) -> None:
    """Answer every order; what players print goes nowhere."""
    game: Any = None
    for line in sys.stdin:
        order = json.loads(line)
        if order["do"] != "deal":
            answer = {"did": act(game, order), **situation(game)}
        else:
            game = deal(order)
            answer = {"refused": game} if isinstance(game, str) else {"island": island_of(game), **situation(game)}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    with Path(os.devnull).open("w") as nowhere:
        answers, sys.stdout = sys.stdout, nowhere
        main(answers)
