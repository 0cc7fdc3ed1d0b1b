"""The box as plain facts for boards that draw it: fields, tiles with costs and makers, cards, islands, objective cards.

    facts()     {"fields": {"h11": {"island": "home", "x": 0, "y": 0, "terrain": "land"}, …}, "tiles": …, "cards": …}

A cost is {"resources": {…}, "cubes": {…}, "tokens": {…}, "gold": n}, what is not in it left out. Fields of the Old
World islands are told once for each of the four an owner may have (`a` to `d`).
"""

from __future__ import annotations

from typing import Any

from .components import (
    AMOUNT,
    BOX,
    CARD,
    CARD_POINTS,
    COST_OF_CARD,
    COST_OF_CUBE,
    COST_OF_OBJECTIVE,
    COST_OF_TILE,
    COST_OF_UPGRADE,
    DECK,
    DECK_FOR,
    DECK_OF,
    EFFECT,
    EFFECT_OF,
    EMPTY_DECK_GOLD,
    EXHAUSTS,
    EXPEDITION,
    FACES,
    FIELD,
    GOLD,
    GOLD_A_POINT,
    GROWN,
    GROWS,
    HOME,
    HOME_PRINT,
    INDUSTRY_OF,
    ISLE,
    KINDS,
    LEVEL,
    MAKES,
    NEEDS,
    NEW,
    NEW_ISLAND_TOKENS,
    NO_INDUSTRY,
    NOTHING,
    OBJECTIVE,
    OLD,
    OLD_ISLAND_TOKENS,
    OLD_PRINT,
    PLANT,
    PLANT_INDUSTRY,
    PRICE_OF_RECALL,
    PRICE_OF_TRADE,
    REPLACES,
    RESOURCE,
    SHIP_TOKEN,
    SLOT,
    STRENGTH,
    STRUCTURE,
    TERRAIN,
    TERRAINS,
    TILE,
    TILE_OF,
    TILES,
    TOKEN,
    TOKENS,
    TRADED,
    VISIT,
    VISITOR,
    WORKS,
)

HOME_WIDTH = int(BOX["home_island"]["columns"])
ISLE_WIDTH = 3  # an Old World island is drawn as two rows: land and coast above, coast and sea below
Facts = dict[str, Any]


def facts() -> Facts:
    """All of it, in words and numbers."""
    return {
        "fields": {FIELD[field]: _field(field) for field in FIELD},
        "tiles": {STRUCTURE[tile]: _tile(tile) for tile in STRUCTURE},
        "plants": {PLANT[plant]: STRUCTURE[int(TILE_OF[PLANT_INDUSTRY[plant]])] for plant in PLANT},
        "levels": {LEVEL[level]: _level(level) for level in LEVEL},
        "resources": {RESOURCE[number]: _resource(number) for number in RESOURCE},
        "cards": {CARD[card]: _card(card) for card in CARD},
        "expeditions": {EXPEDITION[card]: _expedition(card) for card in EXPEDITION},
        "old": {OLD[island]: _printed(OLD_PRINT[island]) for island in OLD},
        "new": {NEW[island]: [GROWN[n] for n in GROWN if GROWS[island, n]] for island in NEW},
        "objectives": {row["id"]: _objective(row) for row in BOX["objective_card"]},
        "island_tokens": {"old": OLD_ISLAND_TOKENS.tolist(), "new": NEW_ISLAND_TOKENS.tolist()},
        "gold_a_point": GOLD_A_POINT,
    }


def _field(field: int) -> Facts:
    """Where a field lies on its island, and what the home island prints there."""
    width = HOME_WIDTH if ISLE[field] == HOME else ISLE_WIDTH
    y, x = divmod(int(SLOT[field]), width)
    island = "home" if ISLE[field] == HOME else FIELD[field][0]
    printed = None if HOME_PRINT[field] == NOTHING else STRUCTURE[int(HOME_PRINT[field])]
    return {
        "island": island,
        "slot": int(SLOT[field]),
        "x": x,
        "y": y,
        "terrain": TERRAINS[int(TERRAIN[field])],
        "printed": printed,
    }


def _tile(tile: int) -> Facts:
    """What a tile is: an industry that makes something, a shipyard or ship of a strength."""
    found: Facts = {"strength": int(STRENGTH[tile])}
    if tile < len(TILE):
        found |= {"count": int(TILES[tile]), "cost": cost(COST_OF_TILE + tile)}
        if REPLACES[tile] != NOTHING:
            found["replaces"] = STRUCTURE[int(REPLACES[tile])]
    industry = int(INDUSTRY_OF[tile])
    if industry != NO_INDUSTRY:
        found |= {"makes": RESOURCE[int(MAKES[industry])], "works": LEVEL[int(WORKS[industry])]}
    if SHIP_TOKEN[tile] < len(TOKEN):
        found["token"] = TOKEN[int(SHIP_TOKEN[tile])]
    return found


def _level(level: int) -> Facts:
    return {
        "cost": cost(COST_OF_CUBE + level),
        "upgrade": cost(COST_OF_UPGRADE + level),
        "recall": int(PRICE_OF_RECALL[level]),
        "trade": int(PRICE_OF_TRADE[level]),
        "deck": DECK[int(DECK_FOR[level])],
        "empty_deck_gold": int(EMPTY_DECK_GOLD[level]),
    }


def _resource(number: int) -> Facts:
    """Who makes a resource: tiles, or islands of the New World."""
    if number >= len(TRADED):
        grown = number - len(TRADED)
        return {"tiles": [], "islands": [NEW[island] for island in NEW if GROWS[island, grown]]}
    makers = [tile for tile in STRUCTURE if INDUSTRY_OF[tile] != NO_INDUSTRY and MAKES[INDUSTRY_OF[tile]] == number]
    return {"tiles": [STRUCTURE[tile] for tile in makers], "islands": []}


def _card(card: int) -> Facts:
    return {
        "deck": DECK[int(DECK_OF[card])],
        "points": int(CARD_POINTS[card]),
        "cost": cost(COST_OF_CARD + card),
        "effect": EFFECT[int(EFFECT_OF[card])],
    }


def _expedition(card: int) -> Facts:
    return {
        face: {"visitor": LEVEL[int(VISITOR[card, side])], "points": int(VISIT[card, side])}
        for side, face in enumerate(FACES)
    }


def _printed(row: Any) -> list[str | None]:
    return [None if tile == NOTHING else STRUCTURE[int(tile)] for tile in row]


def _objective(row: Facts) -> Facts:
    """An objective card as the box tells it, and what it costs to use it."""
    told = ("kind", "industries", "counts", "points", "points_each", "points_first", "points_second")
    found = {name: row[name] for name in told if name in row}
    return {**found, "cost": cost(COST_OF_OBJECTIVE + OBJECTIVE.number(row["id"]))}


def cost(thing: int) -> Facts:
    """What something costs, by kind of payment."""
    found: Facts = {
        "resources": {RESOURCE[int(NEEDS[thing, n])]: int(AMOUNT[thing, n]) for n in range(int(KINDS[thing]))},
        "cubes": {LEVEL[level]: int(n) for level, n in enumerate(EXHAUSTS[thing]) if n},
        "tokens": {TOKEN[token]: int(n) for token, n in enumerate(TOKENS[thing]) if n},
        "gold": int(GOLD[thing]),
    }
    return {name: value for name, value in found.items() if value}
