"""The table for the terminal: queue, display, rings, markets, yards, canals and fleets, in characters.

    draw(view, words)             all of it, as a seat sees it
    verdict(view, words)          what a solo result is worth
    map_of_names(view, words)     the canals of all players with the names of their tiles
    said(before, words)           what a line of the log says besides: the part placed, what an opponent in solo does
    brought(before, after)        crew and equipment that came in

Seats are told apart by names, never by colour. Canals are drawn with their links: each space is a sign, `o` where
nobody waits, and each tile has its name in a corner without water.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ostrov.engine.log import Argument, Brought, Value
from ostrov.engine.position import Position
from ostrov.engine.text import unpack
from ostrov.engine.words import Words

from .components import (
    BACK,
    BACK_PLACE,
    BACK_STEPS,
    BOX,
    BUILDING,
    BUYING,
    CANAL,
    CANAL_PLACE,
    CANAL_PRICE,
    COLUMN,
    CONTRACT,
    CREW,
    EMPLOYEE,
    EQUIPMENT,
    EXCHANGE,
    FEATURE,
    FEATURES,
    GOOD,
    GOODS_PLACE,
    GOODS_PRICE,
    GRADES,
    GRID,
    HOLE,
    ITEM,
    KIND_OF,
    MIX,
    NO_CANAL,
    NO_CELL,
    NO_MIX,
    NO_PART,
    NO_SYMBOL,
    NO_TILE,
    PART,
    PART_KIND,
    PLACE,
    PRICES,
    RENTING,
    RIVALS,
    ROW_PRICE,
    ROWS,
    SAFETY,
    SIDE,
    SLOT,
    SOLO_FACE,
    SOLO_TILE,
    SPACE,
    STACK,
    STACK_END,
    STACK_START,
    STEP_X,
    STEP_Y,
    SYMBOL,
    SYMBOL_AT,
    TEETH,
    TILE,
    WAY,
)
from .state import FREE, LAID, SEAT

ACROSS, DOWN = 3, 2  # characters from space to space
WIDE = 21  # letters of a part on display
Lines = list[str]


def draw(view: Position, words: Words) -> str:
    """The whole table as the view's seat sees it."""
    table = unpack(view.desk.game, view.data)
    lines = [*_queue(table, words), "", *_display(table, words), "", *_offers(table, words), "", *_rings(table, words)]
    for number, seat in enumerate(view.seats):
        lines += ["", *_seat(view, table, words, number, seat)]
    return "\n".join(lines)


def verdict(view: Position, words: Words) -> str:
    """[S-182] What a solo result is worth; nothing where several have played."""
    if len(view.seats) > 1:
        return ""
    return words.say(f"board-grade-{sum(view.score(view.seats[0]) >= grade for grade in GRADES)}")


def map_of_names(view: Position, words: Words) -> str:
    """All canal systems with the names of their tiles."""
    table = unpack(view.desk.game, view.data)
    lines: Lines = []
    for number, seat in enumerate(view.seats):
        drawn = _canals(table, words, number)
        lines += [f"{words.name(SEAT, seat)}:", *(drawn or ["-"]), ""]
    return "\n".join(lines).rstrip()


# --- what the log says besides ----------------------------------------------------------------------------------------

SOLO = ("effect", "tile", "gone", "steps")
SAID = {"build": ("part", "kind"), "face": SOLO, "number": SOLO}


def said(before: Position, words: str) -> dict[str, Argument]:
    """[S-073] Which part is placed; [S-170] what an opponent in solo does with the tile turned."""
    table, (kind, *given) = unpack(before.desk.game, before.data), words.split()
    if kind == "build":
        part = int(table["place"][PLACE.number(given[0])])
        if part == len(PART):
            return {"part": "", "kind": ""}
        return {"part": Value("part", PART[part]), "kind": Value("kind", PART_KIND[int(KIND_OF[part])])}
    nothing: dict[str, Argument] = {"effect": "none", "tile": "", "gone": "", "steps": 0}
    if kind == "face":
        faced = SOLO_TILE.number(given[0])
        is_last = int(table["solo_stack"][0]) == 1 << faced  # then the number on the solo board counts
        return nothing | (_effect(table, faced, len(BACK)) if is_last else {})
    faced = int(table["faced"])
    return nothing | (_effect(table, faced, BACK.number(given[0])) if faced < len(SOLO_TILE) else {})


def _effect(table: Any, faced: int, back: int) -> dict[str, Argument]:
    """What comes of a solo tile that was turned, with the number that counts for it."""
    last = max((place for place, tile in enumerate(table["queue"]) if tile != NO_TILE), default=0)
    tile = int(SOLO_FACE[faced]) if SOLO_FACE[faced] != NO_TILE else int(table["queue"][last])
    if tile == NO_TILE:
        return {}
    named: dict[str, Argument] = {"tile": Value("tile", TILE[tile])}
    if table["cube"][tile] != FREE:
        return named | {"effect": "occupied"}
    if int(table["turns"]) <= 1 + RIVALS[1]:
        return named | {"effect": "cube"}
    if tile not in (BUILDING, RENTING, BUYING):
        return named | {"effect": "moved", "steps": 1 if tile == EXCHANGE else int(BACK_STEPS[back])}
    row = int(BACK_PLACE[back])
    if tile == BUILDING:
        places = [PLACE[place] for place in range(row, len(PLACE), ROWS) if table["place"][place] != len(PART)]
    elif tile == RENTING:
        places = [CANAL_PLACE[row]] if table["offered_canal"][row] != NO_CANAL else []
    else:
        places = [GOODS_PLACE[row]] if table["offered_goods"][row] != NO_MIX else []
    return named | {"effect": "gone" if places else "cube", "gone": " ".join(places)}


def brought(before: Position, after: Position) -> Brought:
    """[S-098] [S-101] [S-110] [S-111] Crew and equipment that came to a supply, from engineers and recruiters, too."""
    old, new = unpack(before.desk.game, before.data), unpack(after.desk.game, after.data)
    found: Brought = {}
    for number, seat in enumerate(after.seats):
        if int(new["leaving"]) == int(old["leaving"]):
            gains = new["seats"][number]["supply"] - old["seats"][number]["supply"]
            came = {ITEM[item]: int(gain) for item, gain in enumerate(gains) if gain > 0}
            if came:
                found[seat] = {ITEM.name: came}
    return found


# --- the common table -------------------------------------------------------------------------------------------------


def _seat_name(words: Words, number: int) -> str:
    return words.name(SEAT, SEAT[number])


def _queue(table: Any, words: Words) -> Iterator[str]:
    """The tiles from the lead on: who is there, guilders on them, income; then gear and round track."""
    yield f"{words.say('field-queue')} ({words.say('board-lead')} = 1):"
    occupied = 0
    for place, tile in enumerate(int(tile) for tile in table["queue"] if tile != NO_TILE):
        who = int(table["cube"][tile])
        notes = [] if who == FREE else [f"{_seat_name(words, who)}{' ×2' if table['cubes'][tile] == 2 else ''}"]
        if table["lying"][tile]:
            notes.append(f"{words.say('board-price')} {int(table['lying'][tile])}")
        name = words.name(TILE, TILE[tile])
        yield f"  {place + 1} {name:<26} {words.say('board-income')} {occupied}  {', '.join(notes)}".rstrip()
        occupied += who != FREE
    teeth = (HOLE - int(table["gear"])) % TEETH
    yield f"{words.say('board-teeth')}: {teeth}; {words.say('field-rounds')}: {int(table['rounds']) * '#' or '-'}"
    if int(table["options"]["players"]) == 1 and int(table["solo_number"]) < len(BACK):
        yield f"{words.say('field-solo_number')}: {words.name(BACK, BACK[int(table['solo_number'])])}"


def _display(table: Any, words: Words) -> Iterator[str]:
    """[S-009] The four columns, the dearest row on top."""
    yield f"{words.say('board-parts')}:"
    for row in reversed(range(ROWS)):
        cells = []
        for column in COLUMN:
            place = ROWS * column + row
            part = int(table["place"][place])
            shows = "-" if part == len(PART) else _shows(words, part)
            cells.append(f"{PLACE[place]} {shows}".ljust(WIDE + 3))
        yield f"  {int(ROW_PRICE[row])}  {' '.join(cells)}".rstrip()
    yield f"  {words.say('board-left')}: {', '.join(_stacks(table, words))}"


def _stacks(table: Any, words: Words) -> Iterator[str]:
    """How many parts of each stack lie face down."""
    numbers = {"middle_1": " I", "middle_2": " II"}
    stacked = {n for n in range(len(PART)) if int(table["stacked"][n >> 6]) >> (n & 63) & 1}
    for stack in STACK:
        left = len(stacked & set(range(int(STACK_START[stack]), int(STACK_END[stack]))))
        kind = STACK[stack].partition("_")[0]
        yield f"{words.name(PART_KIND, kind)}{numbers.get(STACK[stack], '')} {left}"


def _shows(words: Words, part: int) -> str:
    """`mast cabin lamp`"""
    names = [words.say(f"board-feature-{FEATURE[n]}.short") for n in FEATURE for _ in range(int(FEATURES[part, n]))]
    return " ".join(names) or "-"


def _offers(table: Any, words: Words) -> Iterator[str]:
    """Canals as they would lie, and goods, with their prices."""
    boxes = []
    for n in CANAL_PLACE:
        canal = int(table["offered_canal"][n])
        head = f"{CANAL_PLACE[n]}: {int(CANAL_PRICE[n])}"
        boxes.append([head, *([] if canal == NO_CANAL else _tiles(words, [(canal, 0, 0, 0)], None))])
    yield f"{words.say('field-offered_canal')}:"
    for line in range(max(map(len, boxes))):
        yield (
            "  " + "   ".join((box[line] if line < len(box) else "").ljust(GRID * ACROSS + 2) for box in boxes).rstrip()
        )
    yield "  " + _signs(words)
    goods = []
    for n in GOODS_PLACE:
        mix = int(table["offered_goods"][n])
        goods.append(f"{GOODS_PLACE[n]} ({int(GOODS_PRICE[n])}): {'-' if mix == NO_MIX else words.name(MIX, MIX[mix])}")
    yield f"{words.say('field-offered_goods')}: {'; '.join(goods)}"


def _signs(words: Words) -> str:
    """What the letters on canals are."""
    found = [f"{_sign(words, n)} {words.say(f'board-symbol-{SYMBOL[n]}')}" for n in SYMBOL]
    return ", ".join([*found, f"@ {words.say('board-boat')}"])


def _sign(words: Words, symbol: int) -> str:
    return words.say(f"board-symbol-{SYMBOL[symbol]}.sign")


def _rings(table: Any, words: Words) -> Iterator[str]:
    """The four rings in clockwise order; the marker stands on what is in brackets."""
    for name, names in (("equipment", EQUIPMENT), ("crew", CREW)):
        ring = [names.number(word) for word in BOX["rings"][name]["spaces"]]
        here = int(table[f"{name}_ring"])
        told = [_marked(words.name(names, names[kind]), kind == here) for kind in ring]
        yield f"{words.say(f'field-{name}_ring')}: {' > '.join(told)}"
    here, following = int(table["market"]), (int(table["market"]) + 1) % len(PRICES)
    names_of = [words.say(f"board-good-{GOOD[good]}") for good in GOOD]
    prices = [f"{name} {int(PRICES[here, good])}>{int(PRICES[following, good])}" for good, name in enumerate(names_of)]
    yield f"{words.say('board-market')} ({words.say('board-next')} >): {', '.join(prices)}"
    yield f"{words.say('field-employee_ring')}:"
    for space in SPACE:
        waiting = [e for e in EMPLOYEE if table["beside"][e] == space and table["copies"][e]]
        names_here = [words.name(EMPLOYEE, EMPLOYEE[e]) + (" ×2" if table["copies"][e] == 2 else "") for e in waiting]
        yield f"  {_marked(SPACE[space], space == int(table['employee_ring'])):<5} {', '.join(names_here) or '-'}"


def _marked(name: str, is_here: bool) -> str:
    return f"[{name}]" if is_here else name


# --- players ----------------------------------------------------------------------------------------------------------


def _seat(view: Position, table: Any, words: Words, number: int, seat: str) -> Iterator[str]:
    """What lies in front of a player."""
    player = table["seats"][number]
    mark = "▸ " if number == int(table["active"]) else ""
    yield (
        f"{mark}{words.name(SEAT, seat)}: {view.score(seat)} {words.say('board-points')}, "
        f"{words.say('board-price')} {int(player['guilders'])}"
    )
    yield f"  {words.say('field-yard')}: {_pattern(player['yard'])}"
    for slot in SLOT:
        part = int(player["yard"][slot])
        if part != NO_PART:
            yield f"    {SLOT[slot]} {words.name(PART_KIND, PART_KIND[int(KIND_OF[part])])}: {_shows(words, part)}"
    for name, names in (("supply", ITEM), ("goods", MIX)):
        if any(player[name]):
            yield f"  {words.say(f'field-{name}')}: {_amounts(words, names, player[name])}"
    for name, names in (("employees", EMPLOYEE), ("contracts", CONTRACT), ("shown", CONTRACT)):
        members = [names[n] for n in names if int(player[name][0]) >> n & 1]
        if members:
            yield f"  {words.say(f'field-{name}')}: {', '.join(words.name(names, word) for word in members)}"
    if player["used"]:
        yield f"  {words.say('field-used')}: {int(player['used'])}"
    yield from (f"  {line}" for line in _canals(table, words, number))
    for n in range(int(table["sailed"])):
        if int(table["ships"][n]["owner"]) == number:
            yield f"  {_ship(words, table['ships'][n])}"


def _pattern(yard: Any) -> str:
    """`[B][M][ ][S]…`: what lies on each slot, by the letters of the places."""
    signs = [" " if int(part) == NO_PART else "BMS"[int(KIND_OF[int(part)])] for part in yard]
    return "".join(f"[{sign}]" for sign in signs)


def _amounts(words: Words, names: Any, row: Any) -> str:
    return ", ".join(f"{int(n)}× {words.name(names, names[kind])}" for kind, n in enumerate(row) if n)


def _ship(words: Words, ship: Any) -> str:
    """A ship of the fleet."""
    safety = ", ".join(f"{int(n)}× {words.name(SAFETY, SAFETY[kind])}" for kind, n in enumerate(ship["safety"]) if n)
    told = [f"{int(ship['parts'])} {words.say('field-parts')}", _amounts(words, ITEM, ship["items"]), safety]
    told.append(f"{words.say('field-speed')} {int(ship['speed'])}")
    return f"{words.say('board-ship')}: {'; '.join(each for each in told if each)}"


# --- canals -----------------------------------------------------------------------------------------------------------


def _canals(table: Any, words: Words, number: int) -> Lines:
    """A player's canals, the boat on them."""
    own = [c for c in CANAL if table["canal"][c] == LAID and table["canal_owner"][c] == number]
    player = table["seats"][number]
    boat = None
    if int(player["boat"]) != NO_CANAL:
        boat = (int(player["boat"]), int(player["cell"]), int(player["stern"]))
    lies = [(c, int(table["east"][c]), int(table["south"][c]), int(table["turned"][c])) for c in own]
    return _tiles(words, lies, boat)


def _tiles(words: Words, placed: list[tuple[int, int, int, int]], boat: tuple[int, int, int] | None) -> Lines:
    """Tiles (which, east, south, quarter turns) on one sheet."""
    if not placed:
        return []
    west, north = min(tile[1] for tile in placed), min(tile[2] for tile in placed)
    width = max(tile[1] for tile in placed) - west + 1
    height = max(tile[2] for tile in placed) - north + 1
    sheet = [[" "] * (width * GRID * ACROSS) for _ in range(height * GRID * DOWN)]
    for canal, east, south, turned in placed:
        corner = ((east - west) * GRID, (south - north) * GRID)
        _tile(sheet, words, canal, corner, turned)
        if boat is not None and boat[0] == canal:
            x, y = _turned(boat[1], turned)
            _put(sheet, corner[0] + x, corner[1] + y, "@")
            _link(sheet, corner[0] + x, corner[1] + y, boat[2], "#")
    return [line for line in ("".join(row).rstrip() for row in sheet) if line]


def _tile(sheet: list[list[str]], words: Words, canal: int, corner: tuple[int, int], turned: int) -> None:
    """One tile: its spaces, their links, its name where no water is."""
    water = {cell for cell in range(GRID * GRID) for side in SIDE if WAY[canal, len(SIDE) * cell + side] != NO_CELL}
    named = False
    for cell in range(GRID * GRID):
        x, y = _turned(cell, turned)
        x, y = corner[0] + x, corner[1] + y
        if cell in water:
            symbol = int(SYMBOL_AT[canal, cell])
            _put(sheet, x, y, "o" if symbol == NO_SYMBOL else _sign(words, symbol))
            for side in SIDE:
                if WAY[canal, len(SIDE) * cell + side] != NO_CELL:
                    _link(sheet, x, y, (side + turned) % len(SIDE), "")
        elif not named and cell != GRID * GRID // 2:
            named = True
            for n, letter in enumerate(CANAL[canal][:ACROSS]):
                sheet[y * DOWN][x * ACROSS + n] = letter


def _turned(cell: int, turned: int) -> tuple[int, int]:
    """Where a space lies after quarter turns: across, down."""
    down, across = divmod(cell, GRID)
    for _ in range(turned):
        down, across = across, GRID - 1 - down
    return across, down


def _put(sheet: list[list[str]], x: int, y: int, sign: str) -> None:
    sheet[y * DOWN][x * ACROSS] = sign


def _link(sheet: list[list[str]], x: int, y: int, side: int, sign: str) -> None:
    """The stroke from a space to a side; `sign` instead of a line."""
    dx, dy = int(STEP_X[side]), int(STEP_Y[side])
    down, across = y * DOWN + dy, x * ACROSS + dx
    if 0 <= down < len(sheet) and 0 <= across < len(sheet[0]):
        sheet[down][across] = sign or ("-" if dx else "|")
        if dx and not sign and 0 <= across + dx < len(sheet[0]) and sheet[down][across + dx] == " ":
            sheet[down][across + dx] = "-"
