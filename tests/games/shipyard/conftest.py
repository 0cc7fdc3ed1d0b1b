"""How the tests of Shipyard lay out a position: say what a person would say, the rest is worked out here.

    at('''
    phase: fit  leaving: Y1
    pink: yard BMS......; supply 1 captain 2 sail; canals C10@0,0; guilders 4
    ship blue: parts 5; items 4 sail
    ''', players=3)

A position starts from a plain table in a regular turn of pink: the queue in the order of the box with the subsidy last,
cubes of the others on hiring, equipment and crew, the first parts, canals and goods of the box on display, three
employees beside each space in the order of the box, markers on their first spaces. On top of that the text says what
differs, in the engine's own text form (a line a field or a line a seat), with some words more:

* `yard BM.M..M.S` is a shipyard by kinds; the parts are taken from the ends of the stacks. `yard Y1=BO05` names them.
* `canals C10@0,0 C02@1,0q3` are tiles in place: east, south, and quarter turns; `pile C05` are used ones.
* `ship blue: parts 5; items 4 sail; safety 2 lantern` is a ship of a fleet.
* `place: B1=empty` changes the display where it says so, and so do `beside:` and `cube:`.

What is left over lies face down: parts, canals, goods; employees wait unless they are held. Phases of an action say
what is being done (`phase: build` is pink carrying out the chosen build action). In the end `problems()` must be empty.

Beside `at`: `play(position, "pink choose buy_goods", "chance goods coal_coal_iron")`; `settled(position)` lets chance
bring the first thing it can until somebody is asked; `shown(position, "supply", "pink")` the words of a field.
"""

from __future__ import annotations

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

SEATS = "pink blue yellow white".split()
BOX: dict[str, Any] = tomllib.loads(
    resources.files("ostrov.games.shipyard").joinpath("data/shipyard.toml").read_text(encoding="utf-8")
)
TILES = [row["id"] for row in BOX["actions"]]
STACKS = {
    stack: [row["id"] for row in BOX["ship_parts"][stack]["parts"]]
    for stack in BOX["ship_part_stacks"]
    if stack in BOX["ship_parts"]
}
PARTS = [part for stack in ("bow", "middle_1", "middle_2", "stern") for part in STACKS[stack]]
CANALS = [row["id"] for row in BOX["canals"]["tiles"]]
EMPLOYEES = [row["id"] for row in BOX["employees"]]
GOODS = Counter("_".join(sorted(row["goods"], key=BOX["goods"]["kinds"].index)) for row in BOX["goods_tiles"])
OFFERED = "coal_cloth_iron coal_coal_cloth coal_cloth_cloth coal_iron_iron cloth_cloth_iron".split()
SETS = [[*row["red"], *row["blue"]] for row in BOX["starter_sets"]]
FIRST_TURNS = {1: 3, 2: 4, 3: 3, 4: 4}
DOING = {
    "build": "build_ships",
    "rent": "rent_canal",
    "lay": "rent_canal",
    "turn": "rent_canal",
    "buy": "buy_goods",
    "give": "exchange",
    "barter": "exchange",
    "produce": "produce_equipment",
    "recruit": "recruit_crew",
    "hire": "hire_employee",
}
AFTER_ACTION = "after depart fit start enter sailing end".split()


class At(Protocol):
    def __call__(self, differs: str = "", /, *, sound: bool = True, **options: object) -> Position: ...


@pytest.fixture(scope="session")
def shipyard() -> Game:
    return load_package("ostrov.games.shipyard")


@pytest.fixture(scope="session")
def at(shipyard: Game) -> At:
    """A position from what differs; see the head of this file."""

    def lay(differs: str = "", /, *, sound: bool = True, **options: object) -> Position:
        chosen = {"players": 4, "contracts": "beginner", "employees": "beginner", **options}
        table = _Table(differs, int(str(chosen["players"])), str(chosen["contracts"]))
        words = " ".join(f"{name}={value}" for name, value in chosen.items())
        position = shipyard.read(f"shipyard {words}  rules {shipyard.version}\n{table.text()}", "checked")
        assert not sound or position.problems() == []
        return position

    return lay


class _Table:
    """What the text says, and all that follows from it."""

    def __init__(self, differs: str, players: int, contracts: str) -> None:
        self.players = players
        self.fields: dict[str, str] = {}
        self.seats: dict[str, dict[str, str]] = {seat: {} for seat in SEATS[:players]}
        self.ships: list[str] = []
        self._read(differs)
        self._lay_queue()
        self._tell_time()
        self._lay_parts()
        self._lay_canals()
        self._lay_goods()
        self._lay_employees()
        self._deal(contracts)

    def text(self) -> str:
        lines = [f"{name}: {value}" for name, value in self.fields.items()]
        lines += [f"{seat}: {'; '.join(f'{n} {v}' for n, v in told.items())}" for seat, told in self.seats.items()]
        return "\n".join([*lines, *self.ships])

    def _read(self, differs: str) -> None:
        for line in (line.split("#")[0].strip() for line in differs.splitlines()):
            heading, _, rest = line.partition(":")
            if heading in self.seats:
                for part in filter(None, (part.strip() for part in rest.split(";"))):
                    name, _, value = part.partition(" ")
                    self.seats[heading][name] = value.strip()
            elif heading.startswith("ship "):
                self.ships.append(f"ships {len(self.ships)}: owner {heading.removeprefix('ship ')};{rest}")
            elif line:
                for field in re.split(r"\s\s+", line):
                    name, colon, value = field.partition(":")
                    assert colon, f"{field!r} is no field, and no seat that plays"
                    self.fields[name] = value.strip()
        self.fields.setdefault("sailed", str(len(self.ships)))

    def _lay_queue(self) -> None:
        self.fields.setdefault("queue", " ".join(TILES if self.players == 4 else TILES[:-1]))
        rivals = {4: "blue yellow white", 3: "blue yellow", 2: "blue blue", 1: "blue yellow"}[self.players].split()
        cubes = dict(zip(("hire_employee", "produce_equipment", "recruit_crew"), rivals, strict=False))
        counts = dict.fromkeys(cubes, 1)
        if self.players == 2:
            cubes["recruit_crew"] = "pink"
            counts["hire_employee"] = 2
            counts["recruit_crew"] = 2
        if "cube" in self.fields:
            cubes = dict(pair.split("=") for pair in self.fields["cube"].split())
            counts = dict.fromkeys(cubes, 1)
        phase = self.fields.setdefault("phase", "choose")
        main = DOING.get(phase, "build_ships" if phase in (*AFTER_ACTION, "close") else "")
        main = self.fields.get("main", main)
        if main and self.fields.get("stage", "regular") == "regular":
            cubes[main], counts[main] = self.fields.get("active", "pink"), 1
        if main:
            self.fields.setdefault("main", main)
            if phase in AFTER_ACTION:
                self.fields.setdefault("main_done", "yes")
            else:
                self.fields.setdefault("doing", main)
        self.fields["cube"] = " ".join(f"{tile}={seat}" for tile, seat in cubes.items())
        self.fields.setdefault("cubes", " ".join(f"{count} {tile}" for tile, count in counts.items()))

    def _tell_time(self) -> None:
        turns = int(self.fields.setdefault("turns", str(FIRST_TURNS[self.players] + 1)))
        self.fields.setdefault(
            "gear", str(max(0, turns - FIRST_TURNS[self.players]) % BOX["gear"]["teeth_per_rotation"])
        )
        self.fields.setdefault("rounds", str(BOX["setup"][f"players_{self.players}"]["round_cubes"]))
        if self.players == 1:
            self.fields.setdefault("second", "blue")
            self.fields.setdefault("solo_stack", " ".join(row["id"] for row in BOX["solo_tiles"]))
            self.fields.setdefault("solo_number", "N11")

    def _lay_parts(self) -> None:
        place = {f"B{n}": f"BO{n:02}" for n in range(1, 6)} | {f"L{n}": f"MA{n:02}" for n in range(1, 6)}
        place |= {f"R{n}": f"MA{n + 5:02}" for n in range(1, 6)} | {f"S{n}": f"ST{n:02}" for n in range(1, 6)}
        place |= _pairs(self.fields.get("place", ""))
        gone = {part for part in place.values() if part != "empty"}
        for told in self.seats.values():
            gone |= set(_pairs(told.get("yard", "")).values()) if "=" in told.get("yard", "") else set()
        stacked = self.fields.get("stacked")
        free = {kind: [p for p in reversed(STACKS[kind]) if p not in gone] for kind in ("bow", "middle_2", "stern")}
        for told in self.seats.values():
            if told.get("yard") and "=" not in told["yard"]:
                told["yard"] = _parts_of(told["yard"], free)
            gone |= set(_pairs(told.get("yard", "")).values())
        self.fields["place"] = " ".join(f"{where}={part}" for where, part in place.items() if part != "empty")
        if stacked is None:
            self.fields["stacked"] = " ".join(part for part in PARTS if part not in gone)

    def _lay_canals(self) -> None:
        where: dict[str, str] = {}
        owner: dict[str, str] = {}
        east, south, turned = {}, {}, {}
        for seat, told in self.seats.items():
            for word in told.pop("canals", "").split():
                found = re.fullmatch(r"(C\d+)@(-?\d+),(-?\d+)(?:q(\d))?", word)
                assert found, f"{word!r} does not read like C10@0,0 or C10@0,0q1"
                canal = found[1]
                where[canal], owner[canal] = "laid", seat
                east[canal], south[canal], turned[canal] = int(found[2]), int(found[3]), int(found[4] or 0)
            pile = told.pop("pile", "").split()
            for canal in pile:
                where[canal], owner[canal] = "used", seat
            told.setdefault("used", str(len(pile)))
        where |= _pairs(self.fields.get("canal", ""))
        owner |= _pairs(self.fields.get("canal_owner", ""))
        if "offered_canal" not in self.fields:
            offered = [canal for canal in CANALS if canal not in where and canal != self.fields.get("rented")][:5]
            self.fields["offered_canal"] = " ".join(f"N{n}={canal}" for n, canal in enumerate(offered, 1))
        where |= dict.fromkeys(_pairs(self.fields["offered_canal"]).values(), "shown")
        if "rented" in self.fields:
            where.setdefault(self.fields["rented"], "shown")
        self.fields["canal"] = " ".join(f"{canal}={place}" for canal, place in where.items() if place != "stack")
        self.fields["canal_owner"] = " ".join(f"{canal}={seat}" for canal, seat in owner.items())
        for name, values in (("east", east), ("south", south), ("turned", turned)):
            self.fields.setdefault(name, " ".join(f"{value} {canal}" for canal, value in values.items()))

    def _lay_goods(self) -> None:
        if "offered_goods" not in self.fields:
            self.fields["offered_goods"] = " ".join(f"W{n}={mix}" for n, mix in enumerate(OFFERED, 1))
        free = Counter(GOODS)
        free.subtract(_pairs(self.fields["offered_goods"]).values())
        for told in (
            *self.seats.values(),
            *({"goods": self.fields.get(n, "")} for n in ("goods_used", "goods_removed")),
        ):
            free.subtract(_counts(told.get("goods", "")))
        if "bartered" in self.fields:
            free[self.fields["bartered"]] -= 1
        assert min(free.values()) >= 0, f"more goods tiles than there are: {free}"
        self.fields.setdefault("goods_stack", " ".join(f"{count} {mix}" for mix, count in free.items()))

    def _lay_employees(self) -> None:
        beside = {employee: f"O{n // 3 + 1}" for n, employee in enumerate(EMPLOYEES)}
        beside |= _pairs(self.fields.get("beside", ""))
        self.fields["beside"] = " ".join(f"{employee}={space}" for employee, space in beside.items())
        copies = dict.fromkeys(EMPLOYEES, 2 if self.players > 2 else 1)
        for told in self.seats.values():
            for employee in told.get("employees", "").split():
                copies[employee] -= 1
        self.fields.setdefault("copies", " ".join(f"{count} {employee}" for employee, count in copies.items()))

    def _deal(self, contracts: str) -> None:
        colours = {"RED": [], "BLU": []}  # type: dict[str, list[str]]
        for row in BOX["contracts"]:
            colours[row["id"][:3]].append(row["id"])
        held = int(self.fields.setdefault("held", "2" if contracts == "beginner" else "3"))
        for number, told in enumerate(self.seats.values()):
            dealt = SETS[number] if contracts == "beginner" else []
            if contracts == "advanced":
                dealt = [each for colour in colours.values() for each in colour[3 * number : 3 * number + 3]]
            if held == 1 and "contracts" not in told:
                kept = [next(each for each in dealt if each.startswith(colour)) for colour in colours]
                told.setdefault("discarded", " ".join(each for each in dealt if each not in kept))
                dealt = kept
            if "shown" not in told:
                told.setdefault("contracts", " ".join(dealt))


def _parts_of(pattern: str, free: dict[str, list[str]]) -> str:
    """The parts of `BM.M..M.S`, each the last of its stack that is free; `b`, `m`, `s` are substitutes."""
    kinds = {"B": "bow", "M": "middle_2", "S": "stern"}
    substitutes = {"b": "bow", "m": "middle", "s": "stern"}
    found = []
    for slot, letter in enumerate(pattern, 1):
        if letter in kinds:
            found.append(f"Y{slot}={free[kinds[letter]].pop(0)}")
        elif letter in substitutes:
            found.append(f"Y{slot}={substitutes[letter]}")
    return " ".join(found)


def _pairs(text: str) -> dict[str, str]:
    """`W1=coal_iron_iron W2=…`"""
    return dict(pair.split("=") for pair in text.split())


def _counts(text: str) -> dict[str, int]:
    """`2 sail 1 cannon`"""
    words = text.split()
    assert len(words) % 2 == 0, f"{text!r} does not read like '2 sail 1 cannon'"
    return {word: int(count) for count, word in zip(words[::2], words[1::2], strict=True)}


# --- playing and looking ---------------------------------------------------------------------------------------------


def play(position: Position, *done: str) -> Position:
    """What seats and chance do, one after the other: `"pink build B1 Y1"`, `"chance part BO07"`."""
    for line in done:
        seat, _, words = line.partition(" ")
        position = position.after(seat, words)
    return position


def settled(position: Position) -> Position:
    """Chance brings the first thing it can, until somebody is asked."""
    while position.asked == (CHANCE,):
        position = position.after(CHANCE, next(iter(position.outcomes())))
    return position


def go(position: Position, *done: str) -> Position:
    """`play`, and after each step chance."""
    for line in done:
        position = settled(play(position, line))
    return position


def shown(position: Position, name: str, seat: str = "") -> str:
    """The words of one field in the position's text; "" where it is at its start."""
    for line in str(position).splitlines()[1:]:
        heading, _, rest = line.partition(":")
        if heading in SEATS or heading.startswith("ships "):
            parts = [part.strip().partition(" ") for part in rest.split(";")] if heading == seat else []
        else:
            parts = [] if seat else [field.partition(": ") for field in line.split("  ")]
        for word, _, value in parts:
            if word == name:
                return value
    return ""


def counts(position: Position, name: str, seat: str = "") -> dict[str, int]:
    """A row of amounts: `counts(position, "supply", "pink") == {"sail": 2}`."""
    return _counts(shown(position, name, seat))


def pairs(position: Position, name: str, seat: str = "") -> dict[str, str]:
    """A row of words by place: `pairs(position, "cube")["exchange"] == "pink"`."""
    return _pairs(shown(position, name, seat))


def guilders(position: Position, seat: str = "pink") -> int:
    return int(shown(position, "guilders", seat) or BOX["setup"]["each_player"]["guilders"])


def kinds(position: Position, seat: str) -> set[str]:
    """The kinds of action on offer."""
    return {words.partition(" ")[0] for words in position.choices(seat)}


def offered(position: Position, kind: str) -> list[str]:
    """What stands behind a kind on offer to who is asked: `["buy_goods", "exchange"]`."""
    (seat,) = position.asked
    return [words.partition(" ")[2] for words in position.choices(seat) if words.partition(" ")[0] == kind]


def random_games(start: Position, keys: Iterable[int], limit: int = 2000) -> Iterator[Position]:
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
