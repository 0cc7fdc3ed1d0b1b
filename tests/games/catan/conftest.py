"""How the tests of Catan lay out a position: say what a person would say, the rest is worked out here.

    at('''
    robber: H1
    white: settlements V20; cities V31; roads V20-V25-V19 E47; hand 3 wool 1 ore; unplayed 1 knight
    red: settlements V8
    ''', phases="strict")

A position starts from the island `classic` (or `island="fifth"`) without pieces: its hexes and tokens, the standard
frame, the robber on the desert, all cards in the bank. Four play (blue, white, orange, red; `players=3` for three),
phases are combined, blue is active, the roll is done, phase `main`. On top of that the text says what differs. It is
the engine's own text form (a line a field or a line a seat; two spaces between fields, `;` between a seat's), with
some words more:

* A seat's pieces: `settlements V20 V31`, `cities V8`, `roads V20-V25-V19 E3` (a line of crossings is all the paths
  along it, `E3` is one path). The engine's `owner: V20=white`, `level: 2 V20`, `road: E31=white V20-V15=white` do
  too; who owns a crossing without a level has a settlement. A building without an own road at it gets one on a free
  path, away from other roads where it can; so every position could have come about (CR-28).
* `terrain:`, `token:`, `harbour:` change the places they name and leave the others as printed.
* `bank: 2 grain` is what the bank has of the kinds it names; the cards missing then lie in the hand of `rest` (the
  last seat, or `rest="orange"`). Kinds not named: whatever no hand holds.
* `deck: 3 knight` is the whole deck, exactly; all other cards nobody has are unplayed in the hands of `rest`.
* `rolled`, the dice and `turns` fit the phase.

Worked out unless it is said: bank, cards, owes nothing, deck and deck_left, development, bought (from `fresh`),
stocks, settlements, reached, closed, length, rate, longest_road and largest_army (whoever alone has most; two
equal armies of three need saying). `known` is empty: nobody has seen where cards came from. None of this asks the
rules or their tables; geometry comes from the coordinates alone. In the end `problems()` must be empty, or `at` says
why not; `sound=False` is for tests that want it so.

Beside `at`: `edge("V18-V24") == "E28"`; `play(position, "blue roll", "chance dice D3 D4")`; `roll(position, 8)` by
who is asked; `shown(position, "robber")`, `shown(position, "length", "blue")` the words of one field, "" at its
start; `bank(position)` and `hand(position, "blue")` as dictionaries, kinds with no card left out of a hand;
`random_games(start, keys)` all positions of games in which everybody does anything.
"""

from __future__ import annotations

import itertools
import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Any, Protocol

import pytest

from ostrov.engine.game import Game, load_package
from ostrov.engine.position import CHANCE, Position

SEATS = "blue white orange red".split()
RESOURCES = "lumber brick wool grain ore".split()
PACK = {"knight": 14, "road_building": 2, "year_of_plenty": 2, "monopoly": 2, "victory_point": 5}
OF_EACH = 19  # resource cards of a kind
BEFORE_THE_FIRST_TURN = "hexes corner reds numbers harbours start settle connect".split()
PIECES = {"roads": 15, "settlements": 5, "cities": 4}
BOX: dict[str, Any] = tomllib.loads(
    resources.files("ostrov.games.catan").joinpath("data/catan.toml").read_text(encoding="utf-8")
)

Place = tuple[int, int]

# --- the island from its coordinates ---------------------------------------------------------------------------------


def _near(place: Place) -> list[Place]:
    q, r = place
    return [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]


def _rings(far: int) -> list[Place]:
    span = range(-far, far + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= far]


def _from_north_west(places: frozenset[Place]) -> tuple[int, int]:
    south = sum(r for _, r in places)
    return south, 2 * sum(q for q, _ in places) + south


LAND = _rings(2)  # H0 … H18, row by row
_TRIPLES = {frozenset({a, *pair}) for a in LAND for pair in zip(_near(a), _near(a)[1:] + _near(a)[:1], strict=True)}
CROSSINGS = sorted(_TRIPLES, key=_from_north_west)  # V0 … V53: the three hexes that meet there
_PAIRS = {frozenset({a, b}) for a in LAND for b in _near(a)}
_BETWEEN = sorted(_PAIRS, key=_from_north_west)  # E0 … E71: the two hexes it separates
PATHS = [tuple(v for v, hexes in enumerate(CROSSINGS) if pair <= hexes) for pair in _BETWEEN]  # and its two ends
PATHS_AT = [[e for e, ends in enumerate(PATHS) if v in ends] for v in range(len(CROSSINGS))]
NEXT_TO = [[sum(PATHS[e]) - v for e in paths] for v, paths in enumerate(PATHS_AT)]
HEXES_AT = [[h for h, place in enumerate(LAND) if place in hexes] for hexes in CROSSINGS]
HEXES_NEAR = [[n for n, other in enumerate(LAND) if other in _near(place)] for place in LAND]


def edge(line: str) -> str:
    """The path between two neighbouring crossings: `edge("V18-V24") == "E28"`."""
    (path,) = _paths_of(line)
    return f"E{path}"


def _paths_of(word: str) -> list[int]:
    """`E28`, or all paths along a line of crossings."""
    if word.startswith("E"):
        return [int(word[1:])]
    line = [int(crossing.removeprefix("V")) for crossing in word.split("-")]
    paths = [(min(pair), max(pair)) for pair in itertools.pairwise(line)]
    assert set(paths) <= set(PATHS), f"{word}: not all of these are neighbours"
    return [PATHS.index(path) for path in paths]


# --- laying a position -----------------------------------------------------------------------------------------------


class At(Protocol):
    def __call__(
        self, differs: str = "", /, *, island: str = "classic", rest: str = "", sound: bool = True, **options: object
    ) -> Position: ...


@pytest.fixture(scope="session")
def catan() -> Game:
    return load_package("ostrov.games.catan")


@pytest.fixture(scope="session")
def at(catan: Game) -> At:
    """A position from what differs; see the head of this file."""

    def lay(
        differs: str = "", /, *, island: str = "classic", rest: str = "", sound: bool = True, **options: object
    ) -> Position:
        chosen = {"players": 4, "setup": "beginner", "island": island, "phases": "combined", **options}
        table = _Table(differs, SEATS[: int(str(chosen["players"]))], island, rest)
        words = " ".join(f"{name}={value}" for name, value in chosen.items())
        position = catan.read(f"catan {words}  rules {catan.version}\n{table.text()}", "checked")
        assert not sound or position.problems() == []
        return position

    return lay


class _Table:
    """What the text says, and all that follows from it."""

    def __init__(self, differs: str, players: list[str], island: str, rest: str) -> None:
        self.fields: dict[str, str] = {}
        self.seats: dict[str, dict[str, str]] = {seat: {} for seat in players}
        self.rest = rest or players[-1]
        self.owner: dict[int, str] = {}
        self.level: dict[int, int] = {}
        self.road: dict[int, str] = {}
        self._read(differs)
        self._lay_island(island)
        self._lay_pieces()
        self._lay_missing_roads()
        self._tell_stocks()
        self._share_out_cards()
        self._share_out_development()
        self._tell_lengths()
        self._tell_time()

    def text(self) -> str:
        lines = [f"{name}: {value}" for name, value in self.fields.items()]
        lines += [f"{seat}: {'; '.join(f'{n} {v}' for n, v in told.items())}" for seat, told in self.seats.items()]
        return "\n".join(lines)

    def _read(self, differs: str) -> None:
        for line in (line.split("#")[0].strip() for line in differs.splitlines()):
            heading, _, rest = line.partition(":")
            if heading in self.seats:
                for part in filter(None, (part.strip() for part in rest.split(";"))):
                    name, _, value = part.partition(" ")
                    self.seats[heading][name] = value.strip()
            elif line:
                for field in re.split(r"\s\s+", line):
                    name, colon, value = field.partition(":")
                    assert colon, f"{field!r} is no field, and no seat that plays"
                    self.fields[name] = value.strip()

    def _lay_island(self, island: str) -> None:
        printed = BOX["beginner"][island]["hexes"]
        terrain = {f"H{n}": str(row[2]) for n, row in enumerate(printed)}
        token = {f"H{n}": str(row[3]) for n, row in enumerate(printed)}
        harbour = {f"P{n}": str(row["kind"]) for n, row in enumerate(BOX["harbour"], 1)}
        terrain |= _pairs(self.fields.get("terrain", ""))
        token |= {place: str(number) for place, number in _counts(self.fields.get("token", "")).items()}
        harbour |= _pairs(self.fields.get("harbour", ""))
        self.harbour = harbour
        self.fields["terrain"] = " ".join(f"{place}={word}" for place, word in terrain.items())
        self.fields["token"] = " ".join(f"{number} {place}" for place, number in token.items())
        self.fields["harbour"] = " ".join(f"{place}={word}" for place, word in harbour.items())
        deserts = [place for place, word in terrain.items() if word == "desert"]
        self.fields.setdefault("robber", deserts[0] if deserts else "away")

    def _lay_pieces(self) -> None:
        for crossing, seat in _pairs(self.fields.get("owner", "")).items():
            self._build(seat, crossing, 1)
        for crossing, level in _counts(self.fields.get("level", "")).items():
            self.level[int(crossing[1:])] = level
        for word, seat in _pairs(self.fields.get("road", "")).items():
            self._pave(seat, word)
        for seat, told in self.seats.items():
            for crossing in told.pop("settlements", "").split():
                self._build(seat, crossing, 1)
            for crossing in told.pop("cities", "").split():
                self._build(seat, crossing, 2)
            for word in told.pop("roads", "").split():
                self._pave(seat, word)
        for place in self.owner:
            near = [other for other in NEXT_TO[place] if other in self.owner]
            assert not near, f"V{place} and V{near[0]} are too near each other"

    def _build(self, seat: str, crossing: str, level: int) -> None:
        place = int(crossing.removeprefix("V"))
        assert place not in self.owner, f"two buildings on {crossing}"
        self.owner[place], self.level[place] = seat, level

    def _pave(self, seat: str, word: str) -> None:
        for path in _paths_of(word):
            assert path not in self.road, f"two roads on E{path} ({word})"
            self.road[path] = seat

    def _lay_missing_roads(self) -> None:
        """CR-28: a building has an own road at it."""
        for place, seat in sorted(self.owner.items()):
            if all(self.road.get(path) != seat for path in PATHS_AT[place]):
                free = [path for path in PATHS_AT[place] if path not in self.road]
                assert free, f"no path is free for a road at V{place}"
                quiet = [path for path in free if not self._is_busy(sum(PATHS[path]) - place)]
                self.road[(quiet or free)[0]] = seat

    def _is_busy(self, place: int) -> bool:
        return any(path in self.road for path in PATHS_AT[place])

    def _tell_stocks(self) -> None:
        self.fields["owner"] = " ".join(f"V{place}={seat}" for place, seat in self.owner.items())
        self.fields["level"] = " ".join(f"{level} V{place}" for place, level in self.level.items())
        self.fields["road"] = " ".join(f"E{path}={seat}" for path, seat in self.road.items())
        closed = set(self.owner).union(*(NEXT_TO[place] for place in self.owner))
        self.fields.setdefault("closed", _members(closed))
        for seat, told in self.seats.items():
            own = [place for place, owner in self.owner.items() if owner == seat]
            settlements = [place for place in own if self.level[place] == 1]
            paths = [path for path, owner in self.road.items() if owner == seat]
            told["settlements"] = _members(settlements)
            told.setdefault("reached", _members({end for path in paths for end in PATHS[path]}))
            told.setdefault("rate", _amounts(self._rates(own)))
            used = {"roads": len(paths), "settlements": len(settlements), "cities": len(own) - len(settlements)}
            for kind, count in used.items():
                told.setdefault(f"{kind}_left", str(PIECES[kind] - count))

    def _rates(self, own: list[int]) -> dict[str, int]:
        rates = dict.fromkeys(RESOURCES, 4)
        for place, row in enumerate(BOX["harbour"], 1):
            if set(row["vertices"]) & set(own):
                kind = self.harbour[f"P{place}"]
                better = {kind: 2} if kind in RESOURCES else dict.fromkeys(RESOURCES, 3)
                rates = {resource: min(rate, better.get(resource, 4)) for resource, rate in rates.items()}
        return rates

    def _share_out_cards(self) -> None:
        """C-009: all cards are somewhere."""
        hands = {seat: Counter(_counts(told.get("hand", ""))) for seat, told in self.seats.items()}
        returning = {seat: Counter(_counts(told.get("returning", ""))) for seat, told in self.seats.items()}
        bank = _counts(self.fields.get("bank", ""))
        for resource in RESOURCES:
            free = OF_EACH - sum(held[resource] for held in (*hands.values(), *returning.values()))
            left = bank.setdefault(resource, free)
            assert 0 <= left <= free, f"there are only {OF_EACH} cards of {resource}"
            hands[self.rest][resource] += free - left
        self.fields["bank"] = _amounts(bank)
        for seat, told in self.seats.items():
            told["hand"] = _amounts(hands[seat])
            told.setdefault("cards", str(hands[seat].total() + returning[seat].total()))

    def _share_out_development(self) -> None:
        """C-005: all development cards are somewhere."""
        unplayed = {seat: Counter(_counts(told.get("unplayed", ""))) for seat, told in self.seats.items()}
        played = {seat: Counter(_counts(told.get("played", ""))) for seat, told in self.seats.items()}
        free = Counter(PACK)
        for held in (*unplayed.values(), *played.values()):
            free.subtract(held)
        deck = Counter(_counts(self.fields["deck"])) if "deck" in self.fields else free
        assert all(0 <= deck[card] <= free[card] for card in PACK), f"more cards than there are: {dict(deck)}"
        for card in PACK:
            unplayed[self.rest][card] += free[card] - deck[card]
        self.fields["deck"] = _amounts(deck)
        self.fields.setdefault("deck_left", str(deck.total()))
        for seat, told in self.seats.items():
            told["unplayed"] = _amounts(unplayed[seat])
            told.setdefault("development", str(unplayed[seat].total()))
            told.setdefault("bought", str(sum(_counts(told.get("fresh", "")).values())))
        knights = {seat: held["knight"] for seat, held in played.items() if held["knight"] >= 3}
        if "largest_army" not in self.fields:
            self.fields["largest_army"] = _alone(knights, "largest_army")

    def _tell_lengths(self) -> None:
        for seat, told in self.seats.items():
            told.setdefault("length", str(self._longest(seat)))
        lengths = {seat: int(told["length"]) for seat, told in self.seats.items() if int(told["length"]) >= 5}
        self.fields.setdefault("longest_road", _alone(lengths, ""))

    def _longest(self, seat: str) -> int:
        """The longest trail, by trying all of them."""
        own = frozenset(path for path, owner in self.road.items() if owner == seat)
        return max((self._follow(seat, end, own) for path in own for end in PATHS[path]), default=0)

    def _follow(self, seat: str, here: int, left: frozenset[int]) -> int:
        ahead = [path for path in PATHS_AT[here] if path in left]
        return max((1 + self._beyond(seat, sum(PATHS[path]) - here, left - {path}) for path in ahead), default=0)

    def _beyond(self, seat: str, here: int, left: frozenset[int]) -> int:
        return 0 if self.owner.get(here, seat) != seat else self._follow(seat, here, left)

    def _tell_time(self) -> None:
        phase = self.fields.setdefault("phase", "main")
        founding = phase in BEFORE_THE_FIRST_TURN
        rolled = not founding and phase not in ("before_roll", "dice")
        self.fields.setdefault("rolled", "yes" if rolled else "no")
        if self.fields["rolled"] == "yes":
            dice = ("3", "4") if phase in ("discard", "robber", "victim", "theft") else ("1", "2")
            self.fields.setdefault("first_die", dice[0])
            self.fields.setdefault("second_die", dice[1])
        if not founding:
            self.fields.setdefault("turns", "1")


def _pairs(text: str) -> dict[str, str]:
    """`V8=blue V14=white`"""
    return dict(pair.split("=") for pair in text.split())


def _counts(text: str) -> dict[str, int]:
    """`2 lumber 1 ore`"""
    words = text.split()
    assert len(words) % 2 == 0, f"{text!r} does not read like '2 lumber 1 ore'"
    return {word: int(count) for count, word in zip(words[::2], words[1::2], strict=True)}


def _amounts(counts: dict[str, int]) -> str:
    return " ".join(f"{count} {word}" for word, count in counts.items())


def _members(places: Iterable[int]) -> str:
    return " ".join(f"V{place}" for place in sorted(places))


def _alone(most: dict[str, int], must_say: str) -> str:
    """Whoever alone has most."""
    first = [seat for seat, count in most.items() if count == max(most.values())]
    assert len(first) < 2 or not must_say, f"several have as much; say who has {must_say}"
    return first[0] if len(first) == 1 else "nobody"


# --- playing and looking ---------------------------------------------------------------------------------------------


def play(position: Position, *done: str) -> Position:
    """What seats and chance do, one after the other: `"blue build_road E28"`, `"chance dice D3 D4"`."""
    for line in done:
        seat, _, words = line.partition(" ")
        position = position.after(seat, words)
    return position


def roll(position: Position, total: int) -> Position:
    """Who is asked rolls so much."""
    first = max(1, total - 6)
    return play(position, f"{position.asked[0]} roll", f"{CHANCE} dice D{first} D{total - first}")


def shown(position: Position, name: str, seat: str = "") -> str:
    """The words of one field in the position's text; "" where it is at its start."""
    for line in str(position).splitlines()[1:]:
        heading, _, rest = line.partition(":")
        if heading in SEATS:
            parts = [part.strip().partition(" ") for part in rest.split(";")] if heading == seat else []
        else:
            parts = [] if seat else [field.partition(": ") for field in line.split("  ")]
        for word, _, value in parts:
            if word == name:
                return value
    return ""


def bank(position: Position) -> dict[str, int]:
    """The bank, all five kinds."""
    return dict.fromkeys(RESOURCES, OF_EACH) | _counts(shown(position, "bank"))


def hand(position: Position, seat: str) -> dict[str, int]:
    """The resource cards a seat holds, without kinds it has none of."""
    return _counts(shown(position, "hand", seat))


def random_games(start: Position, keys: Iterable[int], limit: int = 400) -> Iterator[Position]:
    """All positions of games in which everybody does anything they may, up to a number of steps each."""
    for key in keys:
        chooser, position = random.Random(key), start
        yield position
        for _ in range(limit):
            if not position.asked:
                break
            seat = chooser.choice(position.asked)
            if seat == CHANCE:
                odds = position.outcomes()
                (words,) = chooser.choices(list(odds), list(odds.values()))
            else:
                words = chooser.choice(position.choices(seat))
            position = position.after(seat, words)
            yield position
