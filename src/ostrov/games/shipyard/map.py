"""What the box prints, as plain facts for boards that draw it: parts, canals, rings, prices.

facts()     {"parts": {"BO01": {"kind": "bow", "features": ["lantern", "life_ring"]}, …}, "canals": …, …}
"""

from __future__ import annotations

from typing import Any

from .components import (
    ACCOUNTANT,
    ACCOUNTANT_STEPS,
    BONUS_PRICE,
    BOX,
    CANAL,
    CANAL_PLACE,
    CANAL_PRICE,
    CELL,
    COLUMN_KIND,
    CONTRACT,
    EMPLOYEE,
    EXIT,
    FEATURE,
    FEATURES,
    FOREMAN,
    FOREMAN_STEPS,
    GOOD,
    GOODS_PLACE,
    GOODS_PRICE,
    GRADES,
    GRID,
    HOLE,
    IN_YARD,
    INCOME,
    IS_BLUE,
    ITEM,
    KIND_OF,
    MIX,
    MIX_GOOD,
    MOST_BUILT,
    NEEDS,
    NO_CELL,
    NO_SYMBOL,
    PART_KIND,
    PLACE,
    PRICES,
    ROUND_CUBES,
    ROW_PRICE,
    ROWS,
    SALE_BONUS,
    SIDE,
    STEP_PRICE,
    SUBSIDY_GUILDERS,
    SURCHARGE,
    SWAPS,
    SYMBOL,
    SYMBOL_AT,
    TEETH,
    WAY,
)

FIRST_CONTRACT_RULE = 185


def facts() -> dict[str, Any]:
    """All of it, in words and numbers."""
    return {
        "parts": {IN_YARD[part]: _part(part) for part in IN_YARD},
        "columns": [_column(column) for column in range(len(COLUMN_KIND))],
        "canals": {CANAL[canal]: _canal(canal) for canal in CANAL},
        "canal_prices": _prices(CANAL_PLACE.words, CANAL_PRICE),
        "goods_prices": _prices(GOODS_PLACE.words, GOODS_PRICE),
        "mixes": {MIX[mix]: [GOOD[int(good)] for good in MIX_GOOD[mix]] for mix in MIX},
        "swaps": {GOOD[good]: [ITEM[item] for item in ITEM if SWAPS[good, item]] for good in GOOD},
        "market": [{GOOD[good]: int(row[good]) for good in GOOD} for row in PRICES],
        "rings": {name: list(BOX["rings"][name]["spaces"]) for name in ("equipment", "crew")},
        "needs": {ITEM[item]: FEATURE[int(NEEDS[item])] for item in ITEM},
        "employees": {EMPLOYEE[employee]: _employee(employee) for employee in EMPLOYEE},
        "contracts": {CONTRACT[contract]: _contract(contract) for contract in CONTRACT},
        "gear": {"teeth": TEETH, "hole": HOLE, "cubes": [int(cubes) for cubes in ROUND_CUBES]},
        "prices": {"bonus": BONUS_PRICE, "step": STEP_PRICE, "income": INCOME, "subsidy": SUBSIDY_GUILDERS},
        "most_built": MOST_BUILT,
        "grades": list(GRADES),
    }


def _part(part: int) -> dict[str, Any]:
    shown = [FEATURE[n] for n in FEATURE for _ in range(int(FEATURES[part, n]))]
    return {"kind": PART_KIND[int(KIND_OF[part])], "features": shown}


def _column(column: int) -> dict[str, Any]:
    """A column of the display, its places from the cheapest up."""
    places = [PLACE[ROWS * column + row] for row in range(ROWS)]
    return {"kind": PART_KIND[int(COLUMN_KIND[column])], "places": _prices(places, ROW_PRICE)}


def _canal(canal: int) -> dict[str, Any]:
    """A tile as it lies when it is not turned: its spaces with what is on them, which of them are joined, its exits."""
    cells: dict[str, Any] = {}
    for cell in CELL:
        ways = {
            SIDE[side]: CELL[int(WAY[canal, len(SIDE) * cell + side])] for side in SIDE if _leads(canal, cell, side)
        }
        if ways:
            symbol = int(SYMBOL_AT[canal, cell])
            shows = None if symbol == NO_SYMBOL else SYMBOL[symbol]
            cells[CELL[cell]] = {"x": cell % GRID, "y": cell // GRID, "shows": shows, "ways": ways}
    return {"cells": cells, "exits": {SIDE[side]: CELL[int(EXIT[canal, side])] for side in SIDE}}


def _leads(canal: int, cell: int, side: int) -> bool:
    return int(WAY[canal, len(SIDE) * cell + side]) != NO_CELL


def _employee(employee: int) -> dict[str, Any]:
    """Colour, what is paid beside the way, and what the employee shows: what is gained, the good that sells for more,
    the items that constructors place, free spaces of a ring."""
    row = BOX["employees"][employee]
    free = {FOREMAN: FOREMAN_STEPS, ACCOUNTANT: ACCOUNTANT_STEPS}
    return {
        "kind": row["kind"],
        "colour": row["colour"],
        "surcharge": int(SURCHARGE[employee]),
        "shows": [word for word in (row.get("gains"), row.get("good"), *row.get("extra_items", ())) if word],
        "level": int(row.get("level", 0)),
        "places": int(row.get("extra_places", 0)),
        "sale": int(SALE_BONUS[employee]),
        "free_steps": free.get(employee, 0),
    }


def _contract(contract: int) -> dict[str, str]:
    """[S-185] to [S-210] say what each contract is worth, in the order of the box."""
    return {"colour": "blue" if IS_BLUE[contract] else "red", "rule": f"S-{FIRST_CONTRACT_RULE + contract}"}


def _prices(places: Any, prices: Any) -> dict[str, int]:
    return {place: int(price) for place, price in zip(places, prices, strict=True)}
