"""The messages of advice, with their arguments, and the names of the ways to a wish."""

from __future__ import annotations

from ostrov.engine.names import Names
from ostrov.engine.notes import Notes, Saying, Sayings, note

from .components import (
    CANAL,
    CELL,
    CONTRACT,
    EMPLOYEE,
    FEATURE,
    GOOD,
    ITEM,
    PART_KIND,
    PLACE,
    SLOT,
    TILE,
    TURNED,
)
from .state import MOST_ROUTES

WAYS = Names("way", "best second third fourth fifth sixth for_contracts")
BEST, FOR_CONTRACTS = 0, MOST_ROUTES

WHY = Names("why", "no_captain no_canal no_way")  # a ship cannot sail
NO_CAPTAIN, NO_CANALS, NO_WAY = WHY

NOTES = Sayings(
    Saying.of("contract", contract=CONTRACT, points=None),
    Saying.of("run", run=None),
    Saying.of("no_captain"),
    Saying.of("could_be", bow=SLOT, stern=SLOT, bows=None, middles=None, sterns=None),
    Saying.of("income", tile=TILE, guilders=None, lying=None),
    Saying.of("stuck", kind=PART_KIND, slot=SLOT, part=PART_KIND, at=SLOT),
    Saying.of("cruise", slot=SLOT, points=None, speed=None),
    Saying.of("fails", slot=SLOT, why=WHY),
    Saying.of("cruise_if", place=PLACE, slot=SLOT, points=None, speed=None),
    Saying.of("cruise_with", kind=PART_KIND, slot=SLOT, points=None, speed=None),
    Saying.of("fails_if", kind=PART_KIND, slot=SLOT, why=WHY),
    Saying.of("price", item=ITEM, guilders=None),
    Saying.of("brings", item=ITEM),
    Saying.of("wage", employee=EMPLOYEE, guilders=None),
    Saying.of("sale", good=GOOD, guilders=None),
    Saying.of("turned", turned=TURNED, run=None),
    Saying.of("room", feature=FEATURE, taken=None, places=None),
    Saying.of("speed", speed=None, more=None),
    Saying.of("ship", crew=None, guns=None, speed=None, officials=None, riband=None, points=None, contracts=None),
    Saying.of("route", canal=CANAL, cell=CELL, used=None, run=None),
    Saying.of("space", canal=CANAL, cell=CELL, points=None),
    Saying.of("short", guilders=None),
    Saying.of("stranded", kind=PART_KIND, slot=SLOT),
    Saying.of("too_far", speed=None, run=None),
    Saying.of("no_room", item=ITEM),
    Saying.of("none_left", item=ITEM),
)
(
    CONTRACT_NOTE,
    RUN_NOTE,
    NO_CAPTAIN_NOTE,
    COULD_BE,
    INCOME_NOTE,
    STUCK,
    CRUISE,
    FAILS,
    CRUISE_IF,
    CRUISE_WITH,
    FAILS_IF,
    PRICE,
    BRINGS,
    WAGE,
    SALE,
    TURNED_NOTE,
    ROOM,
    SPEED,
    SHIP,
    ROUTE,
    ENTERED,
    SHORT,
    STRANDED,
    TOO_FAR,
    NO_ROOM,
    NONE_LEFT,
) = range(len(NOTES))


def say(n: Notes, what: int, one: int, two: int, three: int, four: int) -> int:
    """A message with up to four arguments; its place."""
    place = note(n, what)
    n.of[place, 0] = one
    n.of[place, 1] = two
    n.of[place, 2] = three
    n.of[place, 3] = four
    return place
