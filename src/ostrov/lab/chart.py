"""The peer's places and words in ours. Places are matched by where they lie, so no table of its numbers is needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot, sqrt
from typing import Any

from ostrov.engine.errors import OstrovError

RESOURCES = {"WOOD": "lumber", "BRICK": "brick", "SHEEP": "wool", "WHEAT": "grain", "ORE": "ore"}  # in both orders
CARDS = {  # in the peer's order
    "KNIGHT": "knight",
    "YEAR_OF_PLENTY": "year_of_plenty",
    "MONOPOLY": "monopoly",
    "ROAD_BUILDING": "road_building",
    "VICTORY_POINT": "victory_point",
}
PLAIN = {  # actions without a place or a card
    "ROLL": "roll",
    "END_TURN": "end_turn",
    "BUY_DEVELOPMENT_CARD": "buy_card",
    "PLAY_KNIGHT_CARD": "knight",
    "PLAY_ROAD_BUILDING": "road_building",
    "DISCARD": "discard",
}
RED_NUMBERS = (6, 8)
CORNERS = {  # from the middle of a hex: widths to the east, sides to the south
    "NORTH": (0.0, -1.0),
    "NORTHEAST": (0.5, -0.5),
    "SOUTHEAST": (0.5, 0.5),
    "SOUTH": (0.0, 1.0),
    "SOUTHWEST": (-0.5, 0.5),
    "NORTHWEST": (-0.5, -0.5),
}
WIDTH = sqrt(3)  # of a hex, in sides
NEAR = 0.01  # sides

Told = Mapping[str, Any]  # what the peer's side of the bridge says


class Difference(OstrovError):
    """The engines part where the rules are the same."""


class Chart:
    """An island of the peer's, read with our names of places."""

    def __init__(self, places: Told, island: Told) -> None:
        self._places = places  # a game's `map`
        self._tiles: dict[str, Told] = {}
        self.hexes: dict[tuple[int, ...], str] = {}
        self.crossings: dict[int, str] = {}
        for tile in island["hexes"]:
            self._find(tile)
        self._paths = {frozenset(path["ends"]): word for word, path in places["paths"].items()}
        served = {frozenset(harbour["ends"]): word for word, harbour in places["harbours"].items()}
        self._harbours: dict[str, str] = {}
        for told in island["harbours"]:
            ends = frozenset(self.crossings[node] for node in told["nodes"])
            if ends not in served:
                raise Difference(f"The peer has a harbour at {' and '.join(sorted(ends))}, where ours has none.")
            self._harbours[served[ends]] = RESOURCES.get(told["resource"], "any")

    def _find(self, tile: Told) -> None:
        """Match a hex and its corners. In cube coordinates the third number grows to the south."""
        q, _, r = tile["at"]
        right, down = WIDTH * (q + r / 2), 1.5 * r
        word = nearest(self._places["hexes"], right, down)
        self.hexes[tuple(tile["at"])] = word
        self._tiles[word] = tile
        for direction, node in tile["corners"].items():
            east, south = CORNERS[direction]
            self.crossings[node] = nearest(self._places["crossings"], right + WIDTH * east, down + south)

    def path(self, nodes: list[int]) -> str:
        """The path between two crossings."""
        word: str = self._paths[frozenset(self.crossings[node] for node in nodes)]
        return word

    def outcomes(self) -> Iterator[str]:
        """The island as given chance: hexes, red numbers, the other numbers, harbours."""
        terrains = {resource: terrain for terrain, resource in self._places["gives"].items()}
        for word in self._places["hexes"]:
            yield f"lay {terrains.get(RESOURCES.get(self._tiles[word]['resource'], ''), 'desert')}"
        numbers = {word: self._tiles[word]["number"] for word in self._places["hexes"]}
        for red in RED_NUMBERS:
            yield from (f"red {word}" for word, number in numbers.items() if number == red)
        yield from (f"token N{number}" for number in numbers.values() if number and number not in RED_NUMBERS)
        yield from (f"harbour {self._harbours[word]}" for word in self._places["harbours"])

    def words(self, kind: str, value: Any) -> str:
        """An action of the peer's in our words, without what is left to chance."""
        if kind in ("BUILD_SETTLEMENT", "BUILD_CITY"):
            return f"{kind.lower()} {self.crossings[value]}"
        if kind == "BUILD_ROAD":
            return f"build_road {self.path(value)}"
        if kind == "MOVE_ROBBER":  # who is robbed there is plain: in a duel there is one opponent
            return f"move_robber {self.hexes[tuple(value[0])]}"
        if kind == "MARITIME_TRADE":
            return f"maritime {RESOURCES[value[0]]} {RESOURCES[value[-1]]}"
        if kind == "PLAY_MONOPOLY":
            return f"monopoly {RESOURCES[value]}"
        if kind == "PLAY_YEAR_OF_PLENTY":
            return " ".join(["year_of_plenty", *sorted((RESOURCES[card] for card in value), key=in_order)])
        return PLAIN[kind]

    def outcome(self, kind: str, value: Any) -> str | None:
        """What chance brought with an action, if anything."""
        if kind == "ROLL":
            return f"dice D{value[0]} D{value[1]}"
        if kind == "BUY_DEVELOPMENT_CARD":
            return f"draw {CARDS[value]}"
        if kind == "MOVE_ROBBER" and value[2] is not None:
            return f"steal {RESOURCES[value[2]]}"
        return None


def in_order(resource: str) -> int:
    """The number of a resource."""
    return list(RESOURCES.values()).index(resource)


def nearest(places: Told, right: float, down: float) -> str:
    """The place at a spot."""
    away = {word: hypot(place["x"] - right, place["y"] - down) for word, place in places.items()}
    word = min(away, key=away.__getitem__)
    if away[word] > NEAR:
        raise Difference(f"The peer's island has a place at {right:.2f}, {down:.2f}, where ours has none.")
    return word
