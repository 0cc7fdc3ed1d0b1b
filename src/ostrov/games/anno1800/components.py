"""What the box prints, as names and tables: tiles, fields, people, costs, cards, islands. Read once from the box."""

from __future__ import annotations

from typing import Any

import numpy as np

from ostrov.engine import box
from ostrov.engine.names import Names

BOX = box.read("ostrov.games.anno1800")
Data = dict[str, Any]


def _ids(group: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in BOX[group])


# --- people, resources, tokens ------------------------------------------------------------------------------------

LEVEL = Names("level", _ids("population_level"))
FARMER, WORKER, ARTISAN, ENGINEER, INVESTOR = LEVEL
UPPER = Names("level", LEVEL.words[1:])  # what a cube can be upgraded to; the n-th is level n + 1
NO_LEVEL = len(LEVEL)
CUBES = np.array([row["cubes"] for row in BOX["population_level"]], np.int8)  # cubes of each level
PRICE_OF_RECALL = np.array([row["shift_end_gold"] for row in BOX["population_level"]], np.int8)
PRICE_OF_TRADE = np.array([row.get("trade_tokens", 0) for row in BOX["population_level"]], np.int8)
EMPTY_DECK_GOLD = np.array([row["empty_deck_gold"] for row in BOX["population_level"]], np.int8)

RESOURCE = Names("resource", _ids("resource"))
NO_RESOURCE = len(RESOURCE)
TRADED = Names("resource", tuple(row["id"] for row in BOX["resource"] if row["tradable"]))
GROWN = Names("resource", tuple(row["id"] for row in BOX["resource"] if not row["tradable"]))  # in the New World only
FIRST_GROWN = len(TRADED)  # the n-th resource of the New World is resource FIRST_GROWN + n
assert RESOURCE.words == TRADED.words + GROWN.words

TOKEN = Names("token", "trade exploration")
TRADE, EXPLORATION = TOKEN

# --- tiles --------------------------------------------------------------------------------------------------------

TILE = Names("tile", _ids("industry") + _ids("shipyard") + _ids("ship"))  # the kinds on the gameboard
INDUSTRIES, YARDS = len(BOX["industry"]), len(BOX["shipyard"])  # tiles below INDUSTRIES are industries, then shipyards
FIRST_YARD, FIRST_SHIP, FIRST_START = INDUSTRIES, INDUSTRIES + YARDS, len(TILE)
STRUCTURE = Names("tile", TILE.words + _ids("start_industry"))  # what can stand on a field; start industries come last
NOTHING = len(STRUCTURE)
_MAKERS = [*BOX["industry"], *BOX["start_industry"]]
INDUSTRY = Names("tile", _ids("industry") + _ids("start_industry"))  # what makes resources
NO_INDUSTRY = len(INDUSTRY)
_TWICE = tuple(  # what an Old World island may bring a second time
    dict.fromkeys(
        field["preprinted"]
        for island in BOX["old_world_island"]
        for field in island["fields"]
        if field.get("preprinted") in INDUSTRY
    )
)
PLANT = Names("tile", INDUSTRY.words + tuple(f"{word}_2" for word in _TWICE))  # and the second of the same kind
PLANT_INDUSTRY = np.array([*INDUSTRY, *(INDUSTRY.number(word) for word in _TWICE)], np.int8)  # of each plant
SECOND = np.array(  # [industry] -> the plant that is its second, or the number after the last
    [len(INDUSTRY) + _TWICE.index(word) if word in _TWICE else len(PLANT) for word in INDUSTRY.words], np.int8
)
INDUSTRY_OF = np.array([INDUSTRY.number(w) if w in INDUSTRY else NO_INDUSTRY for w in (*STRUCTURE.words, "")], np.int8)
TILE_OF = np.array([STRUCTURE.number(word) for word in INDUSTRY.words], np.int8)  # [industry] -> what stands on a field
MAKES = np.array([RESOURCE.number(row["produces"]) for row in _MAKERS], np.int8)  # [industry] -> resource
WORKS = np.array([LEVEL.number(row["worker"]) for row in _MAKERS], np.int8)  # [industry] -> level of its workplaces
_BY_PRICE = [
    sorted((n for n in INDUSTRY if MAKES[n] == resource), key=lambda n: int(PRICE_OF_TRADE[WORKS[n]]))
    for resource in range(len(TRADED))
]
MAKER = np.array(  # [A-051] [resource, n] -> industry, the cheaper to trade with first; a missing one is NO_INDUSTRY
    [(industries + [NO_INDUSTRY] * 2)[:2] for industries in _BY_PRICE], np.int8
)
assert all(0 < len(industries) <= 2 for industries in _BY_PRICE)
MAKERS = 4  # a resource has two industries at most, and each may be visible twice
PLANTS_OF = np.array(  # [A-031] [resource, n] -> a plant that makes it; a missing one is NO_PLANT
    [
        ([plant for plant in PLANT if MAKES[PLANT_INDUSTRY[plant]] == resource] + [len(PLANT)] * MAKERS)[:MAKERS]
        for resource in RESOURCE
    ],
    np.int8,
)
NO_PLANT = len(PLANT)
DEAR = Names(  # resources that industries make at two prices
    "resource",
    tuple(
        TRADED[resource]
        for resource, industries in enumerate(_BY_PRICE)
        if len({int(PRICE_OF_TRADE[WORKS[industry]]) for industry in industries}) > 1
    ),
)
DEAR_RESOURCE = np.array([TRADED.number(word) for word in DEAR.words], np.int8)
IS_DEAR = np.array([word in DEAR for word in TRADED.words], np.int8)
WORKPLACES = int(BOX["limits"]["workplaces_per_industry"])

TILES = np.array(  # tiles of each kind on the gameboard at the start
    [row["count"] for group in ("industry", "shipyard", "ship") for row in BOX[group]], np.int8
)
REPLACES = np.array(  # [A-096] [tile] -> the start industry a worker alternative stands for, else NOTHING
    [STRUCTURE.number(row["replaces"]) if "replaces" in row else NOTHING for row in BOX["industry"]]
    + [NOTHING] * (len(TILE) - INDUSTRIES),
    np.int8,
)
_STRENGTHS = [row["strength"] for group in ("shipyard", "ship") for row in BOX[group]]
STRENGTH = np.array(  # [structure] -> strength of a shipyard or ship, else 0
    [0] * INDUSTRIES + _STRENGTHS + [0] * (NOTHING + 1 - FIRST_START), np.int8
)
SHIP_TOKEN = np.array(  # [structure] -> the token a ship carries, else the number after the last
    [
        TOKEN.number(BOX["ship"][tile - FIRST_SHIP]["kind"]) if FIRST_SHIP <= tile < FIRST_START else len(TOKEN)
        for tile in range(NOTHING + 1)
    ],
    np.int8,
)

# --- fields -------------------------------------------------------------------------------------------------------

TERRAINS = Names("terrain", "land coast sea")
LAND, COAST, SEA = TERRAINS
OLD = Names("old", _ids("old_world_island"))
NO_OLD = len(OLD)
NEW = Names("new", _ids("new_world_island"))
ISLANDS = int(BOX["limits"]["old_world_islands_per_player"])
NEW_ISLANDS = int(BOX["limits"]["new_world_islands_per_player"])
HOME = ISLANDS  # the island of a home field; below it the own Old World islands, by when they came
_HOME_FIELDS = BOX["home_island"]["field"]
_SLOTS = len(BOX["old_world_island"][0]["fields"])
_ALL_FIELDS = [(row["id"], HOME, n, row["terrain"]) for n, row in enumerate(_HOME_FIELDS)] + [
    (f"{'abcd'[island]}{slot + 1}", island, slot, BOX["old_world_island"][0]["fields"][slot]["terrain"])
    for island in range(ISLANDS)
    for slot in range(_SLOTS)
]
_FIELDS = [row for row in _ALL_FIELDS if row[3] != "sea"] + [row for row in _ALL_FIELDS if row[3] == "sea"]
FIELD = Names("field", tuple(row[0] for row in _FIELDS))  # land first, so that workplaces need no others
SITE = Names("field", tuple(row[0] for row in _FIELDS if row[3] != "sea"))  # fields where industries can stand
NO_FIELD = len(FIELD)
TERRAIN = np.array([TERRAINS.number(row[3]) for row in _FIELDS], np.int8)
ISLE = np.array([row[1] for row in _FIELDS], np.int8)  # which of the own islands a field lies on
SLOT = np.array([row[2] for row in _FIELDS], np.int8)  # which field of that island it is
HOME_PRINT = np.array(  # [field] -> what the home island prints there
    [
        STRUCTURE.number(_HOME_FIELDS[row[2]].get("preprinted", ""))
        if row[1] == HOME and "preprinted" in _HOME_FIELDS[row[2]]
        else NOTHING
        for row in _FIELDS
    ],
    np.int8,
)
OLD_PRINT = np.array(  # [Old World island, field of it] -> what it prints there
    [
        [STRUCTURE.number(field["preprinted"]) if "preprinted" in field else NOTHING for field in island["fields"]]
        for island in BOX["old_world_island"]
    ],
    np.int8,
)
assert all(
    [field["terrain"] for field in island["fields"]]
    == [field["terrain"] for field in BOX["old_world_island"][0]["fields"]]
    for island in BOX["old_world_island"]
)  # all islands have the same fields
START_FIELD = np.array(  # [A-096] [tile] -> the home field of the start industry it replaces, else NO_FIELD
    [list(HOME_PRINT).index(start) if start != NOTHING else NO_FIELD for start in REPLACES], np.int8
)
GROWS = np.array(  # [A-163] [New World island, resource of the New World]
    [[int(word in island["resources"]) for word in GROWN.words] for island in BOX["new_world_island"]], np.int8
)

# --- cards --------------------------------------------------------------------------------------------------------

DECK = Names("deck", tuple(dict.fromkeys(card["deck"] for card in BOX["population_card"])))
FARMERS_DECK, ARTISANS_DECK, NEW_WORLD_DECK = DECK
_CARDS = sorted(BOX["population_card"], key=lambda card: DECK.number(card["deck"]))
CARD = Names("card", tuple(card["id"] for card in _CARDS))
CARDS_OF = tuple(
    Names("card", tuple(card["id"] for card in _CARDS if card["deck"] == deck)) for deck in DECK.words
)  # the cards of each deck
NO_CARD = len(CARD)
IN_DECK = np.array([len(names) for names in CARDS_OF], np.int8)  # cards of each deck
FIRST_CARD = np.array([CARD.number(names[0]) for names in CARDS_OF] + [len(CARD)], np.int8)  # where a deck begins
DECK_OF = np.array([DECK.number(card["deck"]) for card in _CARDS], np.int8)
DECK_FOR = np.array([DECK.number(row["card_deck"]) for row in BOX["population_level"]], np.int8)  # [A-133] [level]
CARD_POINTS = np.array([card["points"] for card in _CARDS], np.int8)

EXPEDITION = Names("expedition", _ids("expedition_card"))
FACES = ("animal", "artefact")
VISITOR = np.array(  # [A-211] [expedition card, animal or artefact] -> the level that visits it
    [[LEVEL.number(card[face]["visitor"]) for face in FACES] for card in BOX["expedition_card"]], np.int8
)
VISIT = np.array([[card[face]["points"] for face in FACES] for card in BOX["expedition_card"]], np.int8)

# --- effects ------------------------------------------------------------------------------------------------------


def _effect_word(effects: list[Data]) -> str:
    """`farmer_2`, `trade_3`, `gold_2_and_trade_4`: what the effects of a card or island are called together."""
    return "_and_".join(
        f"{effect.get('level') or effect.get('token') or effect['type']}{_aim(effect)}_{effect['count']}"
        for effect in effects
        if "count" in effect
    )


def _aim(effect: Data) -> str:
    return f"_to_{effect['to']}" if "to" in effect else ""


_EFFECTS = {_effect_word(card["effects"]): card["effects"] for card in _CARDS}
EFFECT = Names("effect", tuple(_EFFECTS))  # what cards can do
for _row in (*BOX["old_world_island"], *BOX["objective_card"]):
    _EFFECTS.setdefault(
        _effect_word(_row.get("effects", [])), _row.get("effects", [])
    )  # islands and objectives add theirs
_EFFECT_WORDS = tuple(_EFFECTS)
NO_EFFECT = _EFFECT_WORDS.index("")


def _effect_of(rows: list[Data]) -> np.ndarray:
    return np.array([_EFFECT_WORDS.index(_effect_word(row.get("effects", []))) for row in rows], np.int8)


EFFECT_OF = _effect_of(_CARDS)  # [card]
ISLAND_EFFECT = _effect_of(BOX["old_world_island"])  # [Old World island]
OBJECTIVE_EFFECT = _effect_of(BOX["objective_card"])  # [objective]


def _total(kind: str, key: str = "", word: str = "") -> list[int]:
    """How much of one kind each effect gives."""
    return [
        sum(effect.get("count", 0) for effect in effects if effect["type"] == kind and (not key or effect[key] == word))
        for effects in _EFFECTS.values()
    ]


GIVES_CUBES = np.array([_total("cubes", "level", word) for word in LEVEL.words], np.int8).T.copy()  # [effect, level]
GIVES_UPGRADES = np.array([_total("upgrades", "to", word) for word in LEVEL.words], np.int8).T.copy()  # to that level
GIVES_TOKENS = np.array([_total("tokens", "token", word) for word in TOKEN.words], np.int8).T.copy()  # [effect, token]
GIVES_GOLD = np.array(_total("gold"), np.int8)
GIVES_EXPEDITIONS = np.array(_total("expedition_cards"), np.int8)
GIVES_ACTIONS = np.array(_total("extra_action"), np.int8)
GIVES_DISCARDS = np.array(_total("discard_hand_cards"), np.int8)
GIVES_GROWN = np.array(_total("free_new_world_resource"), np.int8)
MAY_TAKE = np.array(  # [A-174] [effect, resource of the New World]
    [
        [int(any(word in effect.get("options", ()) for effect in effects)) for word in GROWN.words]
        for effects in _EFFECTS.values()
    ],
    np.int8,
)

# --- costs: one table for all that is paid for ----------------------------------------------------------------------

_COSTS = (
    [row["cost"] for group in ("industry", "shipyard", "ship") for row in BOX[group]]
    + [card["needs"] for card in _CARDS]
    + [row["workforce_cost"] for row in BOX["population_level"]]
    + [row.get("upgrade_cost", {}) for row in BOX["population_level"]]
    + [row.get("cost", {}) for row in BOX["objective_card"]]
)
COST_OF_TILE = 0  # the first thing of each kind: a tile, a card, a cube, an upgrade, an objective
COST_OF_CARD = len(TILE)
COST_OF_CUBE = COST_OF_CARD + len(CARD)
COST_OF_UPGRADE = COST_OF_CUBE + len(LEVEL)
COST_OF_OBJECTIVE = COST_OF_UPGRADE + len(LEVEL)
THINGS = len(_COSTS)
_NEEDED = [[(RESOURCE.number(word), n) for word, n in cost.get("resources", {}).items()] for cost in _COSTS]
KINDS = np.array([len(needed) for needed in _NEEDED], np.int8)  # [thing] -> how many resources it needs
_WIDEST = max(1, *(len(needed) for needed in _NEEDED))
NEEDS = np.array(  # [thing, n] -> the n-th resource it needs, n below KINDS[thing]
    [[pair[0] for pair in needed] + [NO_RESOURCE] * (_WIDEST - len(needed)) for needed in _NEEDED], np.int8
)
AMOUNT = np.array(  # [thing, n] -> and how much of it
    [[pair[1] for pair in needed] + [0] * (_WIDEST - len(needed)) for needed in _NEEDED], np.int8
)
EXHAUSTS = np.array(  # [thing, level] -> cubes to exhaust
    [[cost.get("exhaust", {}).get(word, 0) for word in LEVEL.words] for cost in _COSTS], np.int8
)
TOKENS = np.array(  # [thing, token]
    [[cost.get(f"{word}_tokens", 0) for word in TOKEN.words] for cost in _COSTS], np.int8
)
GOLD = np.array([cost.get("gold", 0) for cost in _COSTS], np.int8)  # [thing]
MOST_UNITS = int(AMOUNT.sum(1).max())  # units of resources that one thing needs
assert not TOKENS[: len(TILE)].any()  # a ship returned to pay for a tile takes no token away that the tile needs

# --- objective cards, limits, points --------------------------------------------------------------------------------

OBJECTIVE = Names("objective", _ids("objective_card"))
NO_OBJECTIVE = len(OBJECTIVE)
_OBJECTIVES = {row["id"]: row for row in BOX["objective_card"]}
ALONSO_GRAVES, AARHANT, EDITOR, BERYL_OMARA = (
    OBJECTIVE.number(word) for word in ("alonso_graves", "aarhant", "editor", "beryl_omara")
)
ZOO, MUSEUM = OBJECTIVE.number("zoo"), OBJECTIVE.number("museum")
OBJECTIVES = int(BOX["setup"]["objective_cards_drawn"])
RECOMMENDED = np.array([int(word in BOX["setup"]["first_game_objectives"]) for word in OBJECTIVE.words], np.int8)

PAIR = int(_OBJECTIVES["beryl_omara"]["effects"][0]["exploration_tokens"])  # for a trade token
COUNTED = Names("counted", "all_cubes engineers investors trade_tokens expedition_cards")
ALL_CUBES, ENGINEERS, INVESTORS, TRADE_TOKENS, EXPEDITION_CARDS = COUNTED
NOT_COUNTED = len(COUNTED)


def _of_objectives(key: str) -> np.ndarray:
    return np.array([row.get(key, 0) for row in BOX["objective_card"]], np.int8)


COUNTS = np.array(  # [A-185] [objective] -> what its majority counts
    [COUNTED.number(row["counts"]) if "counts" in row else NOT_COUNTED for row in BOX["objective_card"]], np.int8
)
LISTED = np.array(  # [A-184] [objective, industry]
    [[int(word in row.get("industries", ())) for word in INDUSTRY.words] for row in BOX["objective_card"]], np.int8
)
POINTS_EACH, POINTS_ONCE = _of_objectives("points_each"), _of_objectives("points")
POINTS_FIRST, POINTS_SECOND = _of_objectives("points_first"), _of_objectives("points_second")
MOST_OLD = _of_objectives("max_old_world_islands")
BENTE_JORGENSEN, ISABEL_SARMENTO, PYRPHORIAN = (
    OBJECTIVE.number(word) for word in ("bente_jorgensen", "isabel_sarmento", "pyrphorian")
)

START_GOLD = np.array(BOX["setup"]["start_gold_by_seat"], np.int8)
START_CUBES = np.array([BOX["setup"]["start_cubes"][word] for word in LEVEL.words], np.int8)
START_HAND = np.array([BOX["setup"]["start_hand"][word] for word in DECK.words], np.int8)
MOST_SWAPS = int(BOX["limits"]["swap_cards_max"])
MOST_CUBES = int(BOX["limits"]["workforce_cubes_max"])
MOST_UPGRADES = int(BOX["limits"]["upgrades_max"])
MOST_EXPEDITIONS = int(BOX["limits"]["expedition_cards_per_action"])
NEW_WORLD_CARDS = int(BOX["limits"]["new_world_cards_per_island"])
OLD_ISLAND_TOKENS = np.array(BOX["costs"]["old_world_island"]["exploration_tokens_by_count"], np.int8)
NEW_ISLAND_TOKENS = np.array(BOX["costs"]["new_world_island"]["exploration_tokens_by_count"], np.int8)
EXPEDITION_TOKENS = int(BOX["costs"]["expedition_action"]["exploration_tokens"])
IMPORT_TOKENS = int(BOX["costs"]["new_world_resource"]["trade_tokens"])
GOLD_A_POINT = int(BOX["scoring"]["gold_per_point"])
FIREWORKS_POINTS = int(BOX["scoring"]["fireworks_points"])
