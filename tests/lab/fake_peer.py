"""A peer that speaks as Catanatron does and plays by our own engine, so that a test can make it err as it likes."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

from ostrov.engine import text
from ostrov.engine.game import Game
from ostrov.engine.position import CHANCE, Position
from ostrov.lab.bridge import OPTIONS
from ostrov.lab.chart import CARDS, PLAIN, RESOURCES

Told = dict[str, Any]
DIRECTIONS = ("NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST")  # as one walks round a hex
THEIR_RESOURCE = {ours: theirs for theirs, ours in RESOURCES.items()}
THEIR_CARD = {ours: theirs for theirs, ours in CARDS.items()}
THEIR_PLAIN = {ours: theirs for theirs, ours in PLAIN.items()}
KINDS = [*RESOURCES, None]  # of terrain and of harbours, by their numbers
LATE = 1_000


class FakePeer:
    """A table where `tamper`, if there is one, changes what is told before it is sent."""

    def __init__(self, game: Game, tamper: Callable[[Told], None] | None = None) -> None:
        self.game, self.tamper = game, tamper
        self.node = {word: (7 * n + 3) % 54 for n, word in enumerate(game.map["crossings"])}
        self.at = {word: self._cube(place) for word, place in game.map["hexes"].items()}
        self.orders: list[Told] = []

    def _cube(self, place: Mapping[str, float]) -> list[int]:
        r = round(place["y"] / 1.5)
        q = round(place["x"] / sqrt(3) - r / 2)
        return [q, -q - r, r]

    # --- what it is told, and answers --------------------------------------------------------------------------------

    def ask(self, order: Mapping[str, Any]) -> Told:
        self.orders.append(dict(order))
        told = self._dealt(order) if order["do"] == "deal" else self._acted(order)
        if self.tamper is not None:
            self.tamper(told)
        return told

    def _dealt(self, order: Mapping[str, Any]) -> Told:
        self.random = random.Random(f"{order['key']} {order['game']}")
        self.position = self.game.start("", **OPTIONS)
        while "start blue" not in self.position.outcomes():
            self._chance()
        self.position = self.position.after(CHANCE, "start blue")
        return {"island": self.island(), **self.situation()}

    def _acted(self, order: Mapping[str, Any]) -> Told:
        seat = self.seat()
        number = order["offer"] if order["do"] == "take" else self.random.choice(order["offers"])
        kind, value = self.offers()[number]
        did = self._do(seat, kind, value)
        return {"did": [self.position.seats.index(seat), *did], **self.situation()}

    def _do(self, seat: str, kind: str, value: Any) -> list[Any]:
        if kind == "DISCARD":
            return [kind, self._discarded(seat)]
        words = next(words for words in self.position.choices(seat) if self.theirs(words) == [kind, value])
        self.position = self.position.after(seat, words)
        if self.position.asked != (CHANCE,):
            return [kind, value]
        return [kind, self._with(self._chance().split(), value)]

    def _chance(self) -> str:
        odds = self.position.outcomes()
        outcome = self.random.choices(list(odds), list(odds.values()))[0]
        self.position = self.position.after(CHANCE, outcome)
        return outcome

    def _with(self, outcome: list[str], value: Any) -> Any:
        if outcome[0] == "dice":
            return [int(die[1:]) for die in outcome[1:]]
        return THEIR_CARD[outcome[1]] if outcome[0] == "draw" else [*value[:2], THEIR_RESOURCE[outcome[1]]]

    def _discarded(self, seat: str) -> list[str]:
        discarded = []
        while self.position.asked and seat in self.position.asked and self._is_discarding(seat):
            words = self.random.choice(self.position.choices(seat))
            self.position = self.position.after(seat, words)
            discarded.append(THEIR_RESOURCE[words.split()[1]])
        return discarded

    def _is_discarding(self, seat: str) -> bool:
        return self.position.choices(seat)[0].startswith("discard")

    # --- what there is -----------------------------------------------------------------------------------------------

    def seat(self) -> str:
        return self.position.asked[0]

    def offers(self) -> list[list[Any]]:
        """As Catanatron lists them: one discard, no cards but knights before the roll, road building with its price."""
        if not self.position.asked:
            return []
        seat, choices = self.seat(), self.position.choices(self.seat())
        if choices[0].startswith("discard"):
            return [["DISCARD", None]]
        hand = self.record()["seats"][self.position.seats.index(seat)]["hand"]
        kept = [words for words in choices if words != "road_building" or (hand[0] and hand[1])]
        if "roll" in choices:
            kept = [words for words in choices if words in ("roll", "knight")]
        return [self.theirs(words) for words in kept]

    def theirs(self, words: str) -> list[Any]:
        """Our words as an offer of Catanatron's."""
        kind, *arguments = words.split()
        resources = [THEIR_RESOURCE[word] for word in arguments if word in THEIR_RESOURCE]
        if kind in ("build_settlement", "build_city"):
            return [kind.upper(), self.node[arguments[0]]]
        if kind == "build_road":
            return ["BUILD_ROAD", self.ends(arguments[0])]
        if kind == "move_robber":
            return ["MOVE_ROBBER", [self.at[arguments[0]], self._victim(arguments[0]), None]]
        if kind == "maritime":
            rate = int(self._active()["rate"][list(RESOURCES.values()).index(arguments[0])])
            return ["MARITIME_TRADE", [*resources[:1] * rate, *[None] * (4 - rate), resources[1]]]
        if kind == "monopoly":
            return ["PLAY_MONOPOLY", resources[0]]
        return ["PLAY_YEAR_OF_PLENTY", resources] if kind == "year_of_plenty" else [THEIR_PLAIN[kind], None]

    def ends(self, path: str) -> list[int]:
        return sorted(self.node[end] for end in self.game.map["paths"][path]["ends"])

    def _active(self) -> Any:
        return self.record()["seats"][self.position.seats.index(self.seat())]

    def _victim(self, hexagon: str) -> int | None:
        now = self.record()
        other = 1 - int(now["active"])
        crossings = list(self.game.map["crossings"])
        stands = any(now["owner"][crossings.index(v)] == other for v in self.game.map["hexes"][hexagon]["corners"])
        return other if stands and now["seats"][other]["cards"] else None

    def record(self) -> Any:
        return text.unpack(self.game, self.position.data)

    def island(self) -> Told:
        now, places = self.record(), self.game.map
        return {
            "hexes": [self._tile(now, n, word) for n, word in enumerate(places["hexes"])],
            "harbours": [
                {
                    "resource": KINDS[int(now["harbour"][n])],
                    "nodes": [self.node[end] for end in harbour["ends"]],
                }
                for n, harbour in enumerate(places["harbours"].values())
            ],
        }

    def _tile(self, now: Any, n: int, word: str) -> Told:
        corners = zip(DIRECTIONS, self.game.map["hexes"][word]["corners"], strict=True)
        return {
            "at": self.at[word],
            "resource": KINDS[int(now["terrain"][n])],
            "number": int(now["token"][n]) or None,
            "corners": {direction: self.node[corner] for direction, corner in corners},
        }

    def situation(self) -> Told:
        now, position = self.record(), self.position
        over = position.ended is not None
        winner = next((n for n, seat in enumerate(position.seats) if over and position.place(seat) == 1), None)
        return {
            "seat": None if over else position.seats.index(self.seat()),
            "active": int(now["active"]),
            "offers": self.offers(),
            "winner": winner,
            "late": position.turns >= LATE,
            "bank": (now["bank"] + now["seats"][0]["returning"] + now["seats"][1]["returning"]).tolist(),
            "deck": int(now["deck_left"]),
            "robber": list(self.at.values())[int(now["robber"])],
            "players": [self._player(now, position, n) for n in range(2)],
            "lengths": [int(now["seats"][n]["length"]) for n in range(2)],
            "cpu_seconds": 0.5 * len(self.orders),
        }

    def _player(self, now: Any, position: Position, n: int) -> Told:
        player, order = now["seats"][n], [0, 2, 3, 1, 4]  # knight, year of plenty, monopoly, road building, point
        stands = list(zip(self.node.values(), now["owner"], now["level"], strict=True))
        return {
            "hand": player["hand"].tolist(),
            "unplayed": player["unplayed"][order].tolist(),
            "played": player["played"][order].tolist(),
            "settlements": [node for node, owner, level in stands if owner == n and level == 1],
            "cities": [node for node, owner, level in stands if owner == n and level == 2],
            "roads": [self.ends(w) for w, owner in zip(self.game.map["paths"], now["road"], strict=True) if owner == n],
            "left": [int(player[f"{piece}_left"]) for piece in ("roads", "settlements", "cities")],
            "longest_road": bool(now["longest_road"] == n),
            "largest_army": bool(now["largest_army"] == n),
            "points": position.score(position.seats[n]),
        }
