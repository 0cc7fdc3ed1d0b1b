"""What the tests of the engine share: a small game with every kind of field, and records that hypothesis makes up."""

from __future__ import annotations

import atexit
import importlib
import itertools
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st

from ostrov.engine import window
from ostrov.engine.game import Game, load_package
from ostrov.engine.names import Names
from ostrov.engine.record import (
    EVERYONE,
    NOBODY,
    OWNER,
    WORD_BITS,
    Field,
    Layout,
    Seen,
    by,
    flag,
    grid,
    layout_of,
    members,
    number,
    paths,
    record,
    row,
    seats,
    section,
    sections,
)
from ostrov.engine.record import (
    Path as FieldPath,
)

SEAT = Names("seat", "red blue green")
HOLDER = SEAT.or_none()
CARD = Names("card", "tea silk rum")
Record = Any  # one record of a NumPy array

FEW = settings(max_examples=10, deadline=None)  # records are slow to make up
MANY = settings(max_examples=25, deadline=None)

# --- games written for a test -------------------------------------------------------------------------------------


@cache
def folder() -> Path:
    """A folder of packages that can be imported, gone when the tests are."""
    made = Path(tempfile.mkdtemp(prefix="ostrov-tests-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    sys.path.append(str(made))
    return made


def write_package(name: str, files: dict[str, str]) -> str:
    """A package of this name; the name may have dots."""
    place = folder().joinpath(*name.split("."))
    for path, content in {"__init__.py": "", **files}.items():
        file = place.joinpath(path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
        os.utime(file, (0, next(_ages)))  # two edits within a second are still two to Python's own cache
    importlib.invalidate_caches()
    return name


_ages = itertools.count(1_000_000_000)


@cache
def smugglers() -> Game:
    return load_package("smugglers")


@cache
def bazaar() -> Game:
    """A game of nothing but fields and verbs: see BAZAAR below."""
    return load_package(write_package("bazaar_of_tests", BAZAAR))


def changed_bazaar(name: str, file: str, old: str, new: str) -> Game:
    """The same game with one place edited, under another name."""
    assert old in BAZAAR[file], old
    return load_package(write_package(name, {**BAZAAR, file: BAZAAR[file].replace(old, new)}))


@cache
def edited_bazaar(file: str, old: str, new: str) -> Game:
    """The same game with one place edited, under the same name, as after an author's edit."""
    assert old in BAZAAR[file], old
    package = write_package("bazaar_under_edit", {**BAZAAR, file: BAZAAR[file].replace(old, new)})
    nothing = folder() / f"nothing_{next(_ages)}.toml"  # a box of one's own makes the engine import it anew
    nothing.write_text("", encoding="utf-8")
    return load_package(package, nothing)


def chapter(name: str, text: str, **names: object) -> ModuleType:
    """A module from its text, with some names put in first."""
    made = ModuleType(name)
    vars(made).update(names)
    exec(compile(text, f"<{name}>", "exec"), vars(made))
    return made


BAZAAR = {
    "rules.toml": '[game]\nname = "bazaar"\nversion = 4\nletter = "B"\n',
    "data/box.toml": 'prices = [3, 5, 7]\n[[stall]]\nid = "east"\nrent = 2\n[[stall]]\nid = "west"\nrent = 4\n',
    "state.py": """
import numpy as np
from ostrov.engine import box
from ostrov.engine.names import Names, numbered
from ostrov.engine.record import *

BOX = box.read(__package__)
PRICE = np.array(BOX["prices"])
RENT = np.array([[stall["rent"], 10 * stall["rent"]] for stall in BOX["stall"]])
SEAT = Names("seat", "red blue green")
HOLDER = SEAT.or_none()
CARD = Names("card", "tea silk rum")
QUAY = numbered("quay", "Q", 2)
EDGE = numbered("edge", "E", 72)
MODE = Names("mode", "calm wild")
TIDE = Names("tide", "low high")
BONUS = 5

@record
class Options:
    players: int = number(3, least=2, start=3)
    mode: int = number(MODE)
    bonus: int = number(9, start=2)
    open: bool = flag(start=True)

@record
class Player:
    hand: Row = row(CARD, 9, seen=OWNER)
    cards: int = number(40)
    secret: int = number(CARD.or_none("none"), start=3, seen=OWNER)
    debt: int = number(100, least=-100)
    marks: Members = members(CARD, seen=OWNER)
    allies: Row = row(2, SEAT)

@record
class Stall:
    holder: int = number(HOLDER, start=3)
    goods: Row = row(CARD, 9, seen=by("holder"))
    owners: Row = row(4, HOLDER, start=3)
    crates: Row = row(4, 5, start=1, seen=by("owners"))
    note: int = number(300, seen=by("holder", "buyer"))

@record
class Quay:
    ship: int = number(9, seen=by("seller"))
    crew: Row = row(SEAT, CARD)

@record
class Market:
    price: Row = row(CARD, 500, start=10)
    shut: bool = flag()

@record
class State:
    options: Options = section(Options)
    seats: Sections[Player] = seats(Player, SEAT)
    stalls: Sections[Stall] = sections(Stall, 3)
    quays: Sections[Quay] = sections(Quay, QUAY)
    market: Market = section(Market)
    roads: Members = members(EDGE)
    lamps: Members = members(72, seen=NOBODY)
    board: Grid = grid(2, 3, 5)
    chart: Grid = grid(CARD, 2, 90, least=-90, start=-1, seen=by("buyer"))
    buyer: int = number(HOLDER, start=3)
    seller: int = number(HOLDER, start=3)
    whisper: int = number(99, seen=by("buyer", "seller"))
    deck: Row = row(CARD, 20, seen=NOBODY)
    gold: int = number(30000, least=-5)
    dust: int = number(10**9)
    stars: int = number(10**17)
    wild: bool = flag(start=True)
    tide: int = number(TIDE)
    turn: int = number(SEAT)
    storm: bool = flag()
    moves: int = number(500)
    work: Row = row(8, 100, scratch=True)
""",
    "actions.py": """
from ostrov.engine.actions import Kind, Table
from ostrov.engine.names import Names, numbered
from ostrov.engine.record import by
from .state import CARD, EDGE, SEAT, TIDE

STEP = numbered("step", "S", 16, first=0)
ACTIONS = Table(
    Kind("put", EDGE),
    Kind("drop", EDGE),
    Kind("sweep"),
    Kind("reach", STEP),
    Kind("whisper", SEAT, CARD, TIDE, seen=by("buyer", "seller")),
    Kind("hide_away", CARD, together=True),
    Kind("wait"),
)
PUT, DROP, SWEEP, REACH, WHISPER, HIDE_AWAY, WAIT = ACTIONS.starts
KIND, FIRST, SECOND, THIRD = ACTIONS.kind, ACTIONS.first, ACTIONS.second, ACTIONS.third
OUTCOMES = Table(Kind("blow", TIDE, seen=by("buyer")), Kind("calm"))
SOURCES = Names("source", "count first from_63 unlit has_63 has_64 both")
ENDINGS = Names("ending", "tired")
""",
    "setup.py": """
from ostrov.engine.members import add

def setup(s):
    for edge in range(0, 72, 7):
        add(s.roads, edge)
    s.gold = 100
    s.market.price[1] = 12
    add(s.lamps, 31)
    return 0
""",
    "stalls.py": """
from . import deals
from .state import PRICE, RENT

def worth(s, card):
    return PRICE[card] + deals.bonus(s) + RENT[1, 0]

def half(n):
    return n // 2
""",
    "deals.py": """
from . import stalls, state

def bonus(s, extra=1):
    return stalls.half(state.BONUS * 2) + extra + state.RENT[0, 0] - 2

def both(s):
    return stalls.worth(s, 2)
""",
    "turn.py": """
from ostrov.engine.members import add, clear, drop
from ostrov.engine.members import has as holds
from ostrov.engine.offers import likely, offer
from .actions import DROP, FIRST, HIDE_AWAY, KIND, PUT, REACH, SECOND, SWEEP, WAIT, WHISPER

CHANCE = 8

def asked(s):
    if s.moves >= 20:
        return 0
    return CHANCE if s.storm else 1 << s.turn

def forbids(s, seat, action):
    kind = KIND[action]
    if seat != s.turn:
        return 9
    if kind == PUT and holds(s.roads, FIRST[action]):
        return 1
    if kind == DROP and not holds(s.roads, FIRST[action]):
        return 2
    if kind == SWEEP and s.deck[0] > 0:
        return 3  # against the laws: nobody sees the deck; a test of why_not needs it
    return 0

def legal(s, seat, m):
    for action in range(len(KIND)):
        if forbids(s, seat, action) == 0:
            offer(m, action)
    return m.count

def step(s, seat, action):
    kind = KIND[action]
    s.work[0] = 1
    s.moves += 1
    if kind == PUT:
        return add(s.roads, FIRST[action])
    if kind == DROP:
        return drop(s.roads, FIRST[action])
    if kind == SWEEP:
        return clear(s.roads)
    if kind == REACH:
        s.market.price[FIRST[action]] += 1
    if kind == WHISPER:
        s.buyer = FIRST[action]
        s.whisper = SECOND[action]
    if kind == HIDE_AWAY:
        s.seats[seat].secret = FIRST[action]
    if kind == WAIT:
        s.storm = True
    return 0

def odds(s, w):
    likely(w, 0, 1)
    likely(w, 1, 3)
    likely(w, 2, 0)
    return w.total

def happen(s, outcome):
    s.storm = False
    s.tide = outcome
    s.turn = (s.turn + 1) % s.options.players
    return 0

def turns(s):
    return s.moves
""",
    "ending.py": """
from ostrov.engine.members import count, first, first_without, has
from . import deals

def points(s, seat, source):
    if source == 0:
        return count(s.roads)
    if source == 1:
        return first(s.roads, 0)
    if source == 2:
        return first(s.roads, 63)
    if source == 3:
        return first_without(s.roads, s.lamps, 0)
    if source == 4:
        return 1 if has(s.roads, 63) else 0
    if source == 5:
        return 1 if has(s.roads, 64) else 0
    return deals.both(s)

def ended(s):
    return 1 if s.moves >= 20 else 0

def place(s, seat):
    return 1

def problems(s):
    return 0
""",
    "imagine.py": "def imagine(s, seat, d):\n    return 0\n",
}


# --- records that hypothesis makes up -----------------------------------------------------------------------------

LETTERS = "alpha beta gamma delta kappa sigma omega".split()
NAMES = (CARD, SEAT, HOLDER)
SET_SIZES = (1, 7, 8, 31, 32, 62, 63, 64, 65, 72, 120, 128)


@st.composite
def ranges(draw: st.DrawFn) -> tuple[int, int, int]:
    """least, most and start, of every width."""
    bound = draw(st.sampled_from([1, 5, 127, 128, 300, 32767, 32768, 2**31 - 1, 2**31, 10**17]))
    least = draw(st.sampled_from([0, 0, -bound, -1, 1]))
    most = max(bound, least)
    return least, most, draw(st.sampled_from([least, most, max(0, least)]))


@st.composite
def fields(draw: st.DrawFn, seen: list[Seen], rows_like: dict[str, int]) -> Field:
    """A plain field; `rows_like` are the rows beside it that may name seats place by place, with their lengths."""
    what = draw(st.sampled_from("number names flag row row_of_names grid members named_members".split()))
    least, most, start = draw(ranges())
    visibility = draw(st.sampled_from(seen))
    names = draw(st.sampled_from(NAMES))
    length = draw(st.sampled_from([1, 2, 3, 5]))
    if rows_like and bool(draw(st.booleans())):
        name, length = next(iter(rows_like.items()))
        return cast("Field", row(length, most, least=least, start=start, seen=by(name)))
    places_: int | Names = draw(st.sampled_from(cast("list[int | Names]", [length, names])))
    made = {
        "number": lambda: number(most, least=least, start=start, seen=visibility),
        "names": lambda: number(names, start=len(names) - 1, seen=visibility),
        "flag": lambda: flag(start=draw(st.booleans()), seen=visibility),
        "row": lambda: row(places_, most, least=least, start=start, seen=visibility),
        "row_of_names": lambda: row(places_, names, seen=visibility),
        "grid": lambda: grid(length, 2, most, least=least, start=start, seen=visibility),
        "members": lambda: members(draw(st.sampled_from(SET_SIZES)), seen=visibility),
        "named_members": lambda: members(names, seen=visibility),
    }
    return cast("Field", made[what]())


def _class(name: str, fields_: dict[str, Field]) -> type:
    return record(type(name, (), {"__annotations__": dict.fromkeys(fields_, int), **fields_}))


@record
class PaperOptions:
    players: int = number(3, least=2, start=3)
    fog: bool = flag()


TOP = [EVERYONE, NOBODY, by("first_seat"), by("first_seat", "second_seat")]
INSIDE = [*TOP, by("holder"), by("holder", "second_seat"), by("holder", "first_seat", "second_seat")]


@st.composite
def layouts(draw: st.DrawFn, *, nested: bool = True) -> Layout:
    """A whole record: options, a section a seat, other sections, and fields of every kind and visibility."""

    def holders() -> dict[str, Field]:
        return {"holder": number(HOLDER, start=3), "holders": row(3, HOLDER, start=2)}

    def some(seen: list[Seen], rows_like: dict[str, int], most: int) -> dict[str, Field]:
        count = draw(st.integers(0, most))
        return {name: draw(fields(seen, rows_like)) for name in LETTERS[:count]}

    owned = [*INSIDE, OWNER, OWNER]
    player = holders() | some(owned, {"holders": 3}, 4)
    if nested and draw(st.booleans()):
        inner = _class("Purse", {"coins": number(9, seen=OWNER), **some(TOP, {}, 2)})
        player["purse"] = draw(st.sampled_from([section(inner), sections(inner, 2)]))
    stall = _class("Stall", holders() | some(INSIDE, {"holders": 3}, 3))
    market = _class("Market", holders() | some(INSIDE, {}, 2))
    return layout_of(
        _class(
            "Made",
            {
                "first_seat": number(HOLDER, start=3),
                "rota": row(2, HOLDER, start=3),
                **some(TOP, {"rota": 2}, 5),
                "options": section(PaperOptions),
                "seats": seats(_class("Player", player), SEAT),
                "stalls": sections(stall, draw(st.sampled_from(cast("list[int | Names]", [1, 2, CARD])))),
                "market": section(market),
                "second_seat": number(HOLDER, start=3),
                "work": row(3, 100, scratch=True),
            },
        )
    )


# --- positions at random, and a way to any number of them ---------------------------------------------------------


def places(layout: Layout, path: FieldPath, made: Record) -> Iterator[tuple[Record, tuple[int, ...], list[int]]]:
    """Every number of a field: the section it lies in, its place in the field, and the places of the sections."""
    parts: list[tuple[Record, list[int]]] = [(made, [])]
    for step in path.sections:
        opened: list[tuple[Record, list[int]]] = []
        for part, at in parts:
            inner = part[step.name]
            opened += [(inner[i], [*at, i]) for i in range(step.shape[0])] if step.shape else [(inner, at)]
        parts = opened
    for part, at in parts:
        for place in np.ndindex(path.field.shape):
            yield part, place, at


def get(part: Record, field: Field, place: tuple[int, ...]) -> int:
    return int(part[field.name][place]) if place else int(part[field.name])


def put(part: Record, field: Field, place: tuple[int, ...], value: int) -> None:
    if place:
        part[field.name][place] = value
    else:
        part[field.name] = value


def range_at(field: Field, place: tuple[int, ...]) -> tuple[int, int]:
    """What a place of a field holds; the last word of a set may be a short one."""
    if field.what == "members":
        bits = min(WORD_BITS, field.size - WORD_BITS * place[0])
        return (0, 2**bits - 1) if bits < WORD_BITS else (-(2**63), 2**63 - 1)
    return field.least, field.most


def scattered(layout: Layout, key: int, often: float = 0.7) -> Record:
    """A record with random numbers in range, many of them at an end of their range."""
    chooser, made = random.Random(key), layout.empty()[0]
    for path in paths(layout):
        for part, place, _ in places(layout, path, made):
            if chooser.random() < often:
                least, most = range_at(path.field, place)
                put(part, path.field, place, chooser.choice([least, most, chooser.randint(least, most)]))
    return made


def seated(layout: Layout, made: Record) -> Record:
    """The same with the seats beyond the last player at their start: nobody sits there."""
    empty = layout.empty()[0]
    for seat in range(int(made["options"]["players"]), len(SEAT)):
        made["seats"][seat] = empty["seats"][seat]
    return made


def window_on(layout: Layout, made: Record) -> tuple[Any, bytearray]:
    """A window on a copy of a record's bytes, and these bytes."""
    data = bytearray(made.tobytes())
    return window.window_class(layout)(memoryview(data)), data


def scope_of(text: str) -> dict[str, Callable[..., Any]]:
    """The functions of a text of the engine's own making."""
    scope: dict[str, Any] = {}
    exec(text, scope)
    return scope


def paper_game(layout: Layout) -> Game:
    """As much of a game as its text form asks for."""
    empty = layout.empty().tobytes()[: layout.size]

    def set_up(options: bytes) -> bytes:
        made = np.frombuffer(bytearray(options.ljust(layout.itemsize, b"\0")), layout.dtype)[0]
        made["rota"] = [1, 2]
        return bytes(made.tobytes()[: layout.size])

    return cast(
        "Game",
        SimpleNamespace(
            name="paper",
            version=7,
            layout=layout,
            options=layout_of(PaperOptions),
            seats=SEAT,
            chance=len(SEAT),
            empty=empty,
            seat=lambda word: len(SEAT) if word == "chance" else SEAT.number(word),
            seat_word=lambda number: "chance" if number == len(SEAT) else SEAT[number],
            desk=lambda _name: SimpleNamespace(set_up=set_up),
        ),
    )
