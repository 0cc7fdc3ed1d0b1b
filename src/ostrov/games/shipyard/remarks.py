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
    MIX,
    PART_KIND,
    PLACE,
    SIDE,
    SLOT,
    TILE,
    TURNED,
)
from .state import MOST_ROUTES

WAYS = Names("way", "best second third fourth fifth sixth for_contracts")
BEST, FOR_CONTRACTS = 0, MOST_ROUTES

WHY = Names("why", "no_captain no_canal no_way")  # a ship cannot sail
NO_CAPTAIN, NO_CANALS, NO_WAY = WHY
MENDS = Names("mend", "bonus_captain main_captain captain_first bonus_canal main_canal canal_first way_first nothing")
BY_BONUS, BY_MAIN, BEFORE = range(3)  # what can still be done about it: a captain, and three further on a canal
WAY_FIRST, NOTHING = MENDS.number("way_first"), MENDS.number("nothing")

NOTES = Sayings(
    Saying.of("contract", contract=CONTRACT, points=None),
    Saying.of("run", run=None),
    Saying.of("no_captain"),
    Saying.of("could_be", bow=SLOT, stern=SLOT, bows=None, middles=None, sterns=None),
    Saying.of("income", tile=TILE, guilders=None, lying=None),
    Saying.of("stuck", kind=PART_KIND, slot=SLOT, part=PART_KIND, at=SLOT),
    Saying.of("cruise", slot=SLOT, points=None, speed=None),
    Saying.of("fails", slot=SLOT, why=WHY, mend=MENDS),
    Saying.of("cruise_if", place=PLACE, slot=SLOT, points=None, speed=None),
    Saying.of("cruise_with", kind=PART_KIND, slot=SLOT, points=None, speed=None),
    Saying.of("fails_if", kind=PART_KIND, slot=SLOT, why=WHY, mend=MENDS),
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
    Saying.of("from_canal", canal=CANAL, points=None),
    Saying.of("from_side", side=SIDE, points=None),
    Saying.of("that_way", side=SIDE, points=None),
    Saying.of("hint_captain", tile=TILE, guilders=None),
    Saying.of("hint_canal", tile=TILE),
    Saying.of("hint_build", tile=TILE),
    Saying.of("hint_money", tile=TILE, guilders=None),
    Saying.of("hint_part", place=PLACE, slot=SLOT, points=None),
    Saying.of("hint_bow", place=PLACE, slot=SLOT),
    Saying.of("hint_middle", place=PLACE, slot=SLOT),
    Saying.of("hint_free", item=ITEM),
    Saying.of("hint_crew", item=ITEM, guilders=None),
    Saying.of("hint_turn", turned=TURNED, run=None),
    Saying.of("hint_load", item=ITEM),
    Saying.of("hint_sale", mix=MIX, guilders=None),
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
    FROM_CANAL,
    FROM_SIDE,
    THAT_WAY,
    HINT_CAPTAIN,
    HINT_CANAL,
    HINT_BUILD,
    HINT_MONEY,
    HINT_PART,
    HINT_BOW,
    HINT_MIDDLE,
    HINT_FREE,
    HINT_CREW,
    HINT_TURN,
    HINT_LOAD,
    HINT_SALE,
) = range(len(NOTES))


def say(n: Notes, what: int, one: int, two: int, three: int, four: int) -> int:
    """A message with up to four arguments; its place."""
    place = note(n, what)
    n.of[place, 0] = one
    n.of[place, 1] = two
    n.of[place, 2] = three
    n.of[place, 3] = four
    return place
