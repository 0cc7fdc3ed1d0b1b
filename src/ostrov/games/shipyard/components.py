"""What lies in the box, as names and tables: parts, canals, goods, rings, employees, contracts."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np

from ostrov.engine import box
from ostrov.engine.errors import BoxError
from ostrov.engine.names import Names, numbered

BOX = box.read("ostrov.games.shipyard")

# --- action tiles -----------------------------------------------------------------------------------------------------

TILE = Names("tile", tuple(row["id"] for row in BOX["actions"]))
BUILDING, RENTING, BUYING, EXCHANGE, HIRING, PRODUCING, RECRUITING, SUBSIDY = TILE
NO_TILE = len(TILE)
SUBSIDY_PLACE = int(BOX["queue"]["fixed_start"]["subsidy"]) - 1  # [S-014] its printed place in the queue, 0 the lead
BONUS_PRICE = int(BOX["queue"]["bonus_action_cost"])
INCOME = int(BOX["queue"]["income_per_occupied_tile_ahead"])
SUBSIDY_GUILDERS = int(BOX["actions_detail"]["subsidy_guilders"])
MOST_BUILT = int(BOX["actions_detail"]["build_ships_max_parts"])  # [S-071] parts of one build action
STEP_PRICE = int(BOX["actions_detail"]["ring_extra_step_cost"])  # [S-097] for each space of a ring after the first

# --- crew, equipment, safety ------------------------------------------------------------------------------------------

CREW_WORDS = tuple(row["id"] for row in BOX["crew"])
EQUIPMENT_WORDS = tuple(row["id"] for row in BOX["equipment"])
ITEM = Names("item", CREW_WORDS + EQUIPMENT_WORDS)  # [S-003] [S-004] what can go aboard; none of it ever runs out
CAPTAIN, BUSINESSMAN, SOLDIER, STOKER, SMOKESTACK, SAIL, CANNON, CRANE = ITEM
CREW = Names("crew", CREW_WORDS, ITEM)
EQUIPMENT = Names("equipment", EQUIPMENT_WORDS, ITEM)
FIRST_EQUIPMENT = len(CREW)  # the number of an item less this is the number of a piece of equipment

FEATURE = Names("feature", "mast_point gun_point crane_point cabin stoker_cabin lantern lifeboat life_ring")
MAST_POINT, GUN_POINT, CRANE_POINT, CABIN, STOKER_CABIN, LANTERN, LIFEBOAT, LIFE_RING = FEATURE
SAFETY = Names("safety", FEATURE.words[LANTERN:], FEATURE)
NEEDS = np.array(
    [FEATURE.number(row["needs"]) for row in (*BOX["crew"], *BOX["equipment"])], np.int8
)  # [S-125] [S-126] item -> the place it needs

# --- ship parts -------------------------------------------------------------------------------------------------------

PART_KIND = Names("kind", "bow middle stern")
BOW, MIDDLE, STERN = PART_KIND
STACK = Names("stack", "bow middle_1 middle_2 stern")  # [S-001] by the backs of the parts
BOWS, MIDDLES_I, MIDDLES_II, STERNS = STACK
_PARTS = [(BOX["ship_parts"][stack]["kind"], row) for stack in STACK.words for row in BOX["ship_parts"][stack]["parts"]]
PART = Names("part", tuple(row["id"] for _, row in _PARTS))
IN_YARD = Names("part", PART.words + PART_KIND.words)  # [S-083] a substitute goes by the name of its kind
NO_PART = len(IN_YARD)
KIND_OF = np.array([PART_KIND.number(kind) for kind, _ in _PARTS] + list(PART_KIND), np.int8)  # part -> kind
FEATURES = np.array(
    [[row["features"].count(word) for word in FEATURE.words] for _, row in _PARTS]
    + [[BOX["ship_parts"]["substitute"]["features"].count(word) for word in FEATURE.words]] * len(PART_KIND),
    np.int8,
)  # [part, feature]
_ENDS = np.cumsum([len(BOX["ship_parts"][stack]["parts"]) for stack in STACK.words])
STACK_END = np.array(_ENDS, np.int16)  # stack -> the part after its last
STACK_START = np.array([0, *_ENDS[:-1]], np.int16)  # stack -> its first part

COLUMN = Names("column", "bows left right sterns")
ROWS = int(BOX["display"]["ship_parts"]["rows"])
PLACE = Names("place", tuple(f"{letter}{row + 1}" for letter in "BLRS" for row in range(ROWS)))  # row 1 is the lowest
COLUMN_KIND = np.array([PART_KIND.number(word) for word in BOX["display"]["ship_parts"]["columns"]], np.int8)
ROW_PRICE = np.array(BOX["display"]["ship_parts"]["row_cost"], np.int8)  # [S-072]
SLOT = numbered("slot", "Y", int(BOX["shipyard"]["slots"]))  # [S-073] the slots of a shipyard, from the left
NO_SLOT = len(SLOT)

# --- canals -----------------------------------------------------------------------------------------------------------

CANAL = Names("canal", tuple(row["id"] for row in BOX["canals"]["tiles"]))
NO_CANAL = len(CANAL)
SIDE = Names("side", "north east south west")
NORTH, EAST, SOUTH, WEST = SIDE
TURNED = numbered("turned", "Q", len(SIDE), first=0)  # quarter turns clockwise
GRID = int(BOX["canals"]["grid"])
CELL = Names("cell", "nw n ne w c e sw s se")  # spaces of a canal tile, as it lies when it is not turned
NO_CELL = len(CELL)
STEP_X = np.array([0, 1, 0, -1], np.int8)  # side -> how far east
STEP_Y = np.array([-1, 0, 1, 0], np.int8)  # side -> how far south
SYMBOL = Names("symbol", tuple(row["id"] for row in BOX["officials"]) + ("blue_riband",))
MILITARY, COMMERCIAL, LANTERN_INSPECTOR, LIFEBOAT_INSPECTOR, LIFE_RING_INSPECTOR, RIBAND = SYMBOL
NO_SYMBOL = len(SYMBOL)
_LAYOUTS = [BOX["canals"]["layouts"][row["layout"]] for row in BOX["canals"]["tiles"]]


def _cell(layout: box.Data, word: str) -> int:
    down, across = layout["cells"][word]
    return int(down) * GRID + int(across)


def _ways(layout: box.Data) -> list[list[int]]:
    """[S-143] Where each side of each space leads within the tile."""
    ways = [[NO_CELL] * len(SIDE) for _ in CELL]
    for pair in layout["links"]:
        one, other = (_cell(layout, word) for word in pair)
        for near, far in ((one, other), (other, one)):
            way = [side for side in SIDE if near + STEP_X[side] + GRID * STEP_Y[side] == far]
            if not way or (way[0] in (EAST, WEST) and near // GRID != far // GRID):
                raise BoxError(f"A link of a canal joins {pair[0]} and {pair[1]}, which do not touch.")
            ways[near][way[0]] = far
    return ways


WAY = np.array(
    [[way for ways in _ways(layout) for way in ways] for layout in _LAYOUTS], np.int8
)  # [canal, 4 * cell + side] -> cell, sides as the tile lies when it is not turned
EXIT = np.array(
    [[_cell(layout, layout["exits"][side]) for side in SIDE.words] for layout in _LAYOUTS], np.int8
)  # [S-087] [S-224] [canal, side] -> the space with the exit there
SYMBOL_AT = np.array(
    [
        [
            next(
                (SYMBOL.number(kind) for word, kind in row["symbols"].items() if _cell(layout, word) == cell),
                NO_SYMBOL,
            )
            for cell in CELL
        ]
        for row, layout in zip(BOX["canals"]["tiles"], _LAYOUTS, strict=True)
    ],
    np.int8,
)  # [canal, cell]
CANAL_PLACE = numbered("canal_place", "N", int(BOX["display"]["canals"]["places"]))  # N1 is the cheapest
CANAL_PRICE = np.array(BOX["display"]["canals"]["place_cost"], np.int8)

# --- goods ------------------------------------------------------------------------------------------------------------

GOOD = Names("good", tuple(BOX["goods"]["kinds"]))
PER_TILE = int(BOX["goods"]["per_tile"])
_MIXES = list(combinations_with_replacement(GOOD.words, PER_TILE))
MIX = Names("mix", tuple("_".join(mix) for mix in _MIXES))  # a goods tile, by what it shows
NO_MIX = len(MIX)
MIX_GOOD = np.array([[GOOD.number(word) for word in mix] for mix in _MIXES], np.int8)  # [mix, n] -> good
_SHOWN = [tuple(sorted(row["goods"], key=GOOD.words.index)) for row in BOX["goods_tiles"]]
MIX_COUNT = np.array([_SHOWN.count(mix) for mix in _MIXES], np.int8)  # goods tiles of each mix
GOODS_TILES = len(_SHOWN)
START_MIX = MIX.number("_".join(sorted(BOX["setup"]["each_player"]["starting_goods_tile"], key=GOOD.words.index)))
START_TILES = sum(row["start_tile_candidate"] for row in BOX["goods_tiles"])
GOODS_PLACE = numbered("goods_place", "W", int(BOX["display"]["goods"]["places"]))  # W1 is the cheapest
GOODS_PRICE = np.array(BOX["display"]["goods"]["place_cost"], np.int8)
SWAPS = np.array(
    [[item in BOX["exchange_table"][good] for item in ITEM.words] for good in GOOD.words], np.int8
)  # [S-093] [good, item] -> whether a unit may be swapped for it

# --- rings ------------------------------------------------------------------------------------------------------------

CREW_SPACE = np.array([BOX["rings"]["crew"]["spaces"].index(word) for word in CREW.words], np.int8)  # crew -> space
EQUIPMENT_SPACE = np.array(
    [BOX["rings"]["equipment"]["spaces"].index(word) for word in EQUIPMENT.words], np.int8
)  # equipment -> space
CREW_AT = np.array([CREW.number(word) for word in BOX["rings"]["crew"]["spaces"]], np.int8)  # space -> crew
EQUIPMENT_AT = np.array([EQUIPMENT.number(word) for word in BOX["rings"]["equipment"]["spaces"]], np.int8)
PRICES = np.array(
    [[row[good] for good in GOOD.words] for row in BOX["rings"]["market"]["prices"]], np.int8
)  # [space of the market, good] -> guilders
MARKET_START = int(BOX["rings"]["market"]["start"])
SPACE = numbered("space", "O", int(BOX["rings"]["employees"]["spaces_count"]))  # of the employee ring, clockwise
PER_SPACE = int(BOX["rings"]["employees"]["employees_per_space"])

# --- employees --------------------------------------------------------------------------------------------------------

_EMPLOYEES = BOX["employees"]
EMPLOYEE = Names("employee", tuple(row["id"] for row in _EMPLOYEES))
COLOUR = Names("colour", "grey green red blue yellow")
GREY, GREEN, RED, BLUE, YELLOW = COLOUR
COLOUR_OF = np.array([COLOUR.number(row["colour"]) for row in _EMPLOYEES], np.int8)
SURCHARGE = np.array([row["surcharge"] for row in _EMPLOYEES], np.int8)  # [S-104]
END_POINTS = np.array([row["end_vp"] for row in _EMPLOYEES], np.int8)  # [S-113]
LEVEL_OF = np.array([row.get("level", 0) for row in _EMPLOYEES], np.int8)  # of a dealer: 1 or 2
REQUIRES = np.array(
    [EMPLOYEE.number(row["requires"]) if "requires" in row else len(EMPLOYEE) for row in _EMPLOYEES], np.int8
)  # [S-106] who must be there first
STARTER = np.array([row["starter"] for row in _EMPLOYEES], np.int8)  # [S-024]
STARTERS = int(STARTER.sum())


def _given(kind: str) -> np.ndarray:
    """[item] -> the employee of a kind who brings it."""
    found = np.full(len(ITEM), len(EMPLOYEE), np.int8)
    for number, row in enumerate(_EMPLOYEES):
        if row["kind"] == kind:
            found[ITEM.number(row["gains"])] = number
    return found


ENGINEER = _given("engineer")  # [S-110]
RECRUITER = _given("recruiter")  # [S-111]
DEALER = np.array(
    [
        [EMPLOYEE.number(row["id"]) for row in _EMPLOYEES if row["kind"] == "dealer" and row["good"] == good]
        for good in GOOD.words
    ],
    np.int8,
)  # [S-112] [good, n] -> employee
DEALERS = int(DEALER.shape[1])  # of each good
SALE_BONUS = np.array([row.get("sale_bonus", 0) for row in _EMPLOYEES], np.int8)
CONSTRUCTORS = np.array(
    [EMPLOYEE.number(row["id"]) for row in _EMPLOYEES if row["kind"] == "constructor"], np.int8
)  # [S-115]
EXTRA_PLACES = np.array([row.get("extra_places", 0) for row in _EMPLOYEES], np.int8)  # [S-114]
HELPS_WITH = np.array(
    [[item in row.get("extra_items", ()) for item in ITEM.words] for row in _EMPLOYEES], np.int8
)  # [employee, item]
HELPS_SEVERAL = np.array([len(row.get("extra_items", ())) > 1 for row in _EMPLOYEES], np.int8)  # as places do
HELMSMAN, RIGGER = EMPLOYEE.number("helmsman"), EMPLOYEE.number("rigger")
FOREMAN, ACCOUNTANT = EMPLOYEE.number("foreman"), EMPLOYEE.number("accountant")
HELMSMAN_SPEED = int(_EMPLOYEES[HELMSMAN]["speed_bonus"])
RIGGER_SPEED = int(_EMPLOYEES[RIGGER]["speed_bonus_per_sail_pair"])
FOREMAN_STEPS = int(_EMPLOYEES[FOREMAN]["free_extra_steps"])
ACCOUNTANT_STEPS = int(_EMPLOYEES[ACCOUNTANT]["free_extra_steps"])

# --- contracts --------------------------------------------------------------------------------------------------------

_CONTRACTS = BOX["contracts"]
CONTRACT = Names("contract", tuple(row["id"] for row in _CONTRACTS))
IS_BLUE = np.array([row["colour"] == "blue" for row in _CONTRACTS], np.int8)
SET = Names("set", tuple(f"K{number + 1}" for number in range(len(BOX["starter_sets"]))))  # [S-028]
SET_OF = np.full(len(CONTRACT), len(SET), np.int8)  # contract -> its starter set
for _number, _row in enumerate(BOX["starter_sets"]):
    for _word in (*_row["red"], *_row["blue"]):
        SET_OF[CONTRACT.number(_word)] = _number

MEASURE = Names(
    "measure", "item safety officers ships parts sizes kinds employees types canals pairs equipped employee_pairs"
)  # what a contract counts
(
    ITEMS_COUNT,
    SAFETY_COUNT,
    OFFICERS_COUNT,
    SHIPS_COUNT,
    PARTS_COUNT,
    SIZES_COUNT,
    KINDS_COUNT,
    EMPLOYEES_COUNT,
    TYPES_COUNT,
    CANALS_COUNT,
    PAIRS_COUNT,
    EQUIPPED_COUNT,
    EMPLOYEE_PAIRS_COUNT,
) = MEASURE
_MEASURES = {
    "officer": "officers",
    "ships": "ships",
    "ships_with_exactly_5_parts": "ships",
    "ships_with_exactly_6_parts": "ships",
    "ships_with_7_or_more_parts": "ships",
    "ship_parts_in_fleet": "parts",
    "different_ship_sizes": "sizes",
    "different_kinds": "kinds",
    "employees": "employees",
    "employees_of_colour": "employees",
    "employee_types": "types",
    "used_canals": "canals",
}
_OTHER_MEASURES = {"pair_same_ship": "pairs", "per_ship": "equipped", "employee_pairs": "employee_pairs"}
_SIZES = {
    "ships_with_exactly_5_parts": (5, 5),
    "ships_with_exactly_6_parts": (6, 6),
    "ships_with_7_or_more_parts": (7, 9),
}


def _measure(row: box.Data) -> int:
    if row["kind"] in _OTHER_MEASURES:
        return MEASURE.number(_OTHER_MEASURES[row["kind"]])
    counts = row["counts"]
    return MEASURE.number("item" if counts in ITEM else "safety" if counts in SAFETY else _MEASURES[counts])


def _worth(row: box.Data) -> list[int]:
    """What 0, 1, 2, … of the things a contract counts bring, as far as it is not the same for each further one."""
    if row["kind"] == "table":
        return list(row["table"])
    if row["kind"] == "steps":
        return [
            max((vp for least, vp in row["steps"] if n >= least), default=0) for n in range(row["steps"][-1][0] + 1)
        ]
    return [0] * (row.get("free", 0) + 1)


_WORTHS = [_worth(row) for row in _CONTRACTS]
COUNTS = np.array([_measure(row) for row in _CONTRACTS], np.int8)  # contract -> measure
COUNTED_ITEM = np.array([ITEM.number(row["counts"]) if row.get("counts") in ITEM else 0 for row in _CONTRACTS], np.int8)
COUNTED_SAFETY = np.array(
    [SAFETY.number(row["counts"]) if row.get("counts") in SAFETY else 0 for row in _CONTRACTS], np.int8
)
LEAST_PARTS = np.array([_SIZES.get(row.get("counts", ""), (0, 0))[0] for row in _CONTRACTS], np.int8)
MOST_PARTS = np.array([_SIZES.get(row.get("counts", ""), (0, 99))[1] for row in _CONTRACTS], np.int8)
SIZES = np.array([[size in row.get("sizes", ()) for size in range(NO_SLOT + 1)] for row in _CONTRACTS], np.int8)
KINDS = np.array([[word in row.get("kinds", ()) for word in ITEM.words] for row in _CONTRACTS], np.int8)
COUNTS_OFFICERS = np.array(["officer" in row.get("kinds", ()) for row in _CONTRACTS], np.int8)
COLOURS = np.array([[word in row.get("colours", COLOUR.words) for word in COLOUR.words] for row in _CONTRACTS], np.int8)
PAIR = np.array([[ITEM.number(word) for word in row.get("pair", ITEM.words[:2])] for row in _CONTRACTS], np.int8)
REQUIRED_ITEM = np.array([[word in row.get("requires", ()) for word in ITEM.words] for row in _CONTRACTS], np.int8)
REQUIRED_SAFETY = np.array([[word in row.get("requires", ()) for word in SAFETY.words] for row in _CONTRACTS], np.int8)
WORTH = np.array([worth + [0] * (max(map(len, _WORTHS)) - len(worth)) for worth in _WORTHS], np.int16)  # [contract, n]
LAST_WORTH = np.array([len(worth) - 1 for worth in _WORTHS], np.int8)  # contract -> the last n of its table
BEYOND = np.array([row.get("beyond", row.get("vp", 0)) for row in _CONTRACTS], np.int8)  # for each further one
LOW_COLOURS = np.array([[word in row.get("low_colours", ()) for word in COLOUR.words] for row in _CONTRACTS], np.int8)
HIGH_COLOURS = np.array([[word in row.get("high_colours", ()) for word in COLOUR.words] for row in _CONTRACTS], np.int8)
LOW_POINTS = np.array([row.get("vp_low", 0) for row in _CONTRACTS], np.int8)
HIGH_POINTS = np.array([row.get("vp_high", 0) for row in _CONTRACTS], np.int8)

# --- speed ------------------------------------------------------------------------------------------------------------


def _most(feature: str) -> int:
    """[S-075] How often one ship can show a feature at most."""
    ends = [max(row["features"].count(feature) for kind, row in _PARTS if kind == end) for end in ("bow", "stern")]
    middles = sorted((row["features"].count(feature) for kind, row in _PARTS if kind == "middle"), reverse=True)
    return int(sum(ends) + sum(middles[: BOX["shipyard"]["ship_middles_max"]]))


def _helped(item: str) -> int:
    return sum(int(row["extra_places"]) for row in _EMPLOYEES if item in row.get("extra_items", ()))


FULL_STEAM = int(BOX["speed"]["full_steam_base"])  # [S-128]
PER_SMOKESTACK, PER_STOKER = (int(BOX["speed"][f"full_steam_per_extra_{word}"]) for word in ("smokestack", "stoker"))
PER_SAIL = int(BOX["speed"]["full_steam_per_sail"])
OTHER_SPEED = int(BOX["speed"]["other_base"])  # [S-129]
PER_SAIL_OTHER, PER_STOKER_OTHER, PER_SMOKESTACKS = (
    int(BOX["speed"][f"other_per_{word}"]) for word in ("sail", "stoker", "smokestack_pair")
)
POINTS_PER_CREW = int(BOX["cruise_scoring"]["vp_per_crew_except_stokers"])  # [S-134]
POINTS_PER_GUN = np.array([row.get("vp_on_cruise", 0) for row in BOX["equipment"]], np.int8)  # [S-135] by equipment
POINTS_PER_SPEED = int(BOX["cruise_scoring"]["vp_per_speed"])  # [S-136]
VISIT = np.array(
    [[word in row["vp_per"] for word in ITEM.words] for row in BOX["officials"]], np.int8
)  # [S-148] [S-149] [official, item] -> points of a visit for each
VISIT_FEATURE = np.array(
    [[word in row["vp_per"] for word in FEATURE.words] for row in BOX["officials"]], np.int8
)  # [S-150] [S-151] [S-152] [official, feature] -> points of a visit for each
MOST_SAILS = _most("mast_point") + _helped("sail")
MOST_EXTRA = HELMSMAN_SPEED + RIGGER_SPEED * (MOST_SAILS // 2)  # what helmsman and rigger add at most
MOST_SPEED = (
    FULL_STEAM + MOST_SAILS + _helped("smokestack") + _most("stoker_cabin") + _helped("stoker") + MOST_EXTRA
)  # no ship is faster, and no run longer
EXTRA = numbered("extra", "x", MOST_EXTRA + 1, first=0)  # speed that helmsman and rigger add

# --- gear, set-up, solo -----------------------------------------------------------------------------------------------

TEETH = int(BOX["gear"]["teeth_per_rotation"])  # [S-065] [S-066] [S-067] how long it takes
GEAR_START, HOLE = int(BOX["gear"]["start_position"]), int(BOX["gear"]["hole_position"])
DROP_GUILDERS = int(BOX["gear"]["end_of_round_guilder_on_last_tile"])
_SETUP = [BOX["setup"][f"players_{players}"] for players in (1, 2, 3, 4)]
ROUND_CUBES = np.array([0] + [row["round_cubes"] for row in _SETUP], np.int8)  # [S-008] [S-016] by players
COPIES = np.array([0] + [len(row["employee_stacks"]) for row in _SETUP], np.int8)  # [S-022] [S-023] of each employee
FIRST_TURNS = np.array([0] + [row["first_turns_without_step_1"] for row in _SETUP], np.int8)  # [S-037] of each player
RIVALS = np.array([0] + [row["solo_opponents"] for row in _SETUP], np.int8)  # [S-168]
START_GUILDERS = int(BOX["setup"]["each_player"]["guilders"])
DEALT = np.array(
    [[0, 0]] + [[row["beginner_contracts_per_colour"], row["advanced_contracts_per_colour"]] for row in _SETUP], np.int8
)  # [S-028] [S-029] [players, level] -> contracts of each colour
GRADES = tuple(int(row["vp"]) for row in BOX["solo"]["result_bands"])  # [S-182] of a solo result
_MOST_ROUNDS = int(ROUND_CUBES.max())


def _due(rows: list[list[int]]) -> list[int]:
    return [sum(count for after, count in rows if after == removed) for removed in range(_MOST_ROUNDS + 1)]


DUE = np.array(
    [[0] * 2 * (_MOST_ROUNDS + 1)]
    + [_due(row["beginner_discards"]) + _due(row["advanced_discards"]) for row in _SETUP],
    np.int8,
)  # [S-068] [players, level * 8 + cubes removed] -> contracts of each colour to discard
ROUNDS_WIDE = _MOST_ROUNDS + 1

SOLO_TILE = Names("solo_tile", tuple(row["id"] for row in BOX["solo_tiles"]))
SOLO_FACE = np.array(
    [TILE.number(row["face"]) if row["face"] in TILE else NO_TILE for row in BOX["solo_tiles"]], np.int8
)  # solo tile -> action, NO_TILE on the special one
_BACKS = sorted({(int(row["back_number"]), int(row["ring_number"])) for row in BOX["solo_tiles"]})
_BOARD = (int(BOX["solo"]["board_number"]), int(BOX["solo"]["board_ring_number"]))
BACK = Names("back", tuple(f"N{number}{ring}" for number, ring in _BACKS))  # N03: 0, and 3 in brackets
SOLO_BACK = np.array(
    [_BACKS.index((int(row["back_number"]), int(row["ring_number"]))) for row in BOX["solo_tiles"]], np.int8
)  # solo tile -> back
BACK_PLACE = np.array(
    [BOX["solo"]["display_index_by_number"][f"n{number}"] for number, _ in (*_BACKS, _BOARD)], np.int8
)  # [S-176] back -> place of a display; the last is the number on the solo board
BACK_STEPS = np.array([ring for _, ring in (*_BACKS, _BOARD)], np.int8)  # [S-174] back -> spaces of a ring

# --- how many there are -----------------------------------------------------------------------------------------------

N_BACKS = len(BACK)
N_CANAL_PLACES = len(CANAL_PLACE)
N_COLOURS = len(COLOUR)
N_COLUMNS = len(COLUMN)
N_CONTRACTS = len(CONTRACT)
N_CREW = len(CREW)
N_EMPLOYEES = len(EMPLOYEE)
N_EQUIPMENT = len(EQUIPMENT)
N_FEATURES = len(FEATURE)
N_GOODS = len(GOOD)
N_GOODS_PLACES = len(GOODS_PLACE)
N_ITEMS = len(ITEM)
N_PARTS = len(PART)
N_PART_KINDS = len(PART_KIND)
N_PLACES = len(PLACE)
N_SAFETY = len(SAFETY)
N_SETS = len(SET)
N_SIDES = len(SIDE)
N_SOLO_TILES = len(SOLO_TILE)
N_SPACES = len(SPACE)
