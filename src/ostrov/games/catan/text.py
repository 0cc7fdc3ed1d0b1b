"""The island for the terminal: hexes, numbers, harbours, pieces and names of places, in characters.

    brought(before, after)           what an entry brought in cards, as all could see it
    said(before, words)              at what rate the sea trades, for the log
    draw(view, words)                the island and what lies around it, as a seat sees it
    map_of_names(view, words)        the bare island with the name of every crossing and path, to type from
    place_words(view, words, "V8")   forest 11, pasture 12, mountains 6

    paint(picture, words)            what was drawn, in colour (colours.py)

Seats are told apart by letters, pieces by brackets, never by colour alone. A seat that may build finds the names
of the offered places in the drawing. Where the output cannot show a sign, a plainer one stands for it (`plain`).
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ostrov.engine.log import Argument, Brought
from ostrov.engine.position import Position
from ostrov.engine.text import unpack
from ostrov.engine.words import Words

from .board import (
    ANY,
    CORNER_OF,
    EDGE,
    EDGE_END,
    HARBOUR,
    HEX,
    HEX_AT,
    HEXES_AT,
    NO_HARBOUR,
    NO_TERRAIN,
    PLACE_AT,
    PLACE_VERTEX,
    RESOURCE,
    TERRAIN,
    VERTEX,
)
from .colours import paint as paint
from .state import (
    ANSWER,
    DEFAULT_RATE,
    DEVELOPMENT,
    DICE,
    FREE,
    GENERIC_RATE,
    KNIGHT,
    MONOPOLY,
    NONE,
    SEAT,
    SPECIAL_RATE,
)

WIDTH, HEIGHT = 80, 25  # characters of the island with its harbours
HALF = 6  # columns from the middle of a hex to its side
LEFT, TOP = 6, 1  # columns west of the island, lines north of it, for the harbours there
LABEL = 10  # letters of a harbour's resource that fit beside the island
BAY = 9  # and between two hexes of the first or last row
BETWEEN = 2 * HALF - 3  # letters between two pieces in one line
BONUS = ("longest_road", "largest_army")
SAID = {"maritime": ("rate",)}
MANY_SPOTS = 6  # so many offered crossings are explained in words
SIGNS = {"•": "*", "×": "x", "▸": ">", "·": ".", "–": "-", "ß": "ss"}  # a sign, and what stands for it


class Spot(NamedTuple):
    """A place on the screen."""

    x: int
    y: int


def _corners() -> tuple[list[Spot], list[Spot]]:
    """Where the top of each hex and each crossing is drawn. A hex has its crossings in the order N NW NE SW SE S."""
    tops: list[Spot] = []
    rows = (3, 4, 5, 4, 3)
    for row, length in enumerate(rows):
        start = LEFT + HALF * (1 + max(rows) - length)
        tops += [Spot(start + 2 * HALF * n, TOP + 4 * row) for n in range(length)]
    at = [Spot(0, 0)] * len(VERTEX)
    steps = ((0, 0), (-HALF, 2), (HALF, 2), (-HALF, 4), (HALF, 4), (0, 6))
    for top, corners in zip(tops, CORNER_OF.tolist(), strict=True):
        for vertex, (right, down) in zip(corners, steps, strict=True):
            at[vertex] = Spot(top.x + right, top.y + down)
    return tops, at


HEX_TOP, VERTEX_SPOT = _corners()


class Canvas:
    """A sheet of characters; what is written later covers what was there."""

    def __init__(self) -> None:
        self.rows = [[" "] * WIDTH for _ in range(HEIGHT)]

    def write(self, x: int, y: int, letters: str) -> None:
        for n, letter in enumerate(letters):
            if 0 <= x + n < WIDTH:
                self.rows[y][x + n] = letter

    def centre(self, x: int, y: int, letters: str) -> None:
        self.write(x - len(letters) // 2, y, letters)

    def lines(self) -> list[str]:
        return "\n".join("".join(row).rstrip() for row in self.rows).strip("\n").splitlines()


# --- the drawing -------------------------------------------------------------------------------------------------


def draw(view: Position, words: Words, plain: bool | None = None) -> str:
    """The whole table as the view's seat sees it. `plain` is ASCII; unsaid, what the output cannot show decides."""
    table, words = unpack(view.desk.game, view.data), _legible(view, words, plain)
    offered = _offered(view)
    canvas = _island(table, words)
    _name_offered(canvas, offered)
    lines = [*canvas.lines(), "", *_legend(view, words, offered), _status(table, words)]
    lines += ["", *_seats(view, table, words), *_bargains(view, table, words), *_hands(view, table, words)]
    return _shown("\n".join(lines), plain)


def map_of_names(view: Position, words: Words, plain: bool | None = None) -> str:
    """The island with the names of all places instead of pieces; the same in every language, like `draw` to call."""
    table = unpack(view.desk.game, view.data)
    canvas = Canvas()
    for place, (x, y) in enumerate(HEX_TOP):
        canvas.centre(x, y + 2, HEX[place])
        canvas.centre(x, y + 3, _number(int(table["token"][place])))
    for edge in EDGE:
        spot = _middle(edge)
        canvas.centre(spot.x, spot.y, EDGE[edge])
    for vertex in VERTEX:
        canvas.centre(*VERTEX_SPOT[vertex], VERTEX[vertex])
    return _shown("\n".join(canvas.lines()), plain)


def brought(before: Position, after: Position) -> Brought:
    """[C-130] What an entry brought in cards, as all could see it: for each seat that openly gained some."""
    old, new = unpack(before.desk.game, before.data), unpack(after.desk.game, after.data)
    rolls = int(old["phase"]) == DICE
    if not rolls and not _has_played(old, new, MONOPOLY):
        return {}
    found: Brought = {}
    for number, seat in enumerate(after.seats):
        gains = new["seats"][number]["known"] - old["seats"][number]["known"]
        cards = {RESOURCE[kind]: int(gain) for kind, gain in enumerate(gains) if gain > 0}
        if cards:
            found[seat] = {RESOURCE.name: cards}
    return found


def said(before: Position, words: str) -> dict[str, Argument]:
    """[C-145] How many cards a maritime trade takes."""
    table = unpack(before.desk.game, before.data)
    return {"rate": int(table["seats"][int(table["active"])]["rate"][RESOURCE.number(words.split()[1])])}


def _has_played(old: Any, new: Any, card: int) -> bool:
    """Whether somebody has just laid a card of this kind open."""
    return bool((new["seats"]["played"][:, card] > old["seats"]["played"][:, card]).any())


def place_words(view: Position, words: Words, vertex: str) -> str:
    """What a crossing touches: `forest 11, pasture 12, wool harbor`."""
    table, place = unpack(view.desk.game, view.data), VERTEX.number(vertex)
    beside = sorted(HEX_AT[place, : int(HEXES_AT[place])].tolist())  # as one reads the island, row by row
    found = [_hex_words(table, words, one) for one in beside]
    harbour = int(PLACE_AT[place])
    if harbour < len(table["harbour"]) and table["harbour"][harbour] != NO_HARBOUR:
        found.append(words.name(HARBOUR, HARBOUR[int(table["harbour"][harbour])]))
    return ", ".join(found)


def edge_words(view: Position, words: Words, edge: str) -> str:
    """Where a path lies: the names and surroundings of its two crossings."""
    ends = [VERTEX[int(end)] for end in EDGE_END[EDGE.number(edge)]]
    return " – ".join(f"{end} ({place_words(view, words, end)})" for end in ends)


def _hex_words(table: Any, words: Words, place: int) -> str:
    """`forest 11`"""
    terrain, token = int(table["terrain"][place]), int(table["token"][place])
    name = words.say("terrain-unlaid") if terrain == NO_TERRAIN else words.name(TERRAIN, TERRAIN[terrain])
    return f"{name} {token}" if token else name


# --- the island --------------------------------------------------------------------------------------------------


def _island(table: Any, words: Words) -> Canvas:
    canvas = Canvas()
    _hexes(canvas, table, words)
    for edge in EDGE:
        _edge(canvas, edge)
    _harbours(canvas, table, words)
    for edge in EDGE:
        if table["road"][edge] != FREE:
            letter = _letter(words, int(table["road"][edge])).lower()
            spot = _middle(edge)
            canvas.centre(spot.x, spot.y, letter * 3 if _is_slanted(edge) else f"|{letter}|")
    for vertex in VERTEX:
        canvas.centre(*VERTEX_SPOT[vertex], _building(table, words, vertex))
    return canvas


def _hexes(canvas: Canvas, table: Any, words: Words) -> None:
    """In each hex its name or the robber, its terrain, its number."""
    for place, (x, y) in enumerate(HEX_TOP):
        robbed = place == table["robber"]
        canvas.centre(x, y + 2, words.say("field-robber").upper()[:BETWEEN] if robbed else HEX[place])
        canvas.centre(x, y + 4, _number(int(table["token"][place])))
        terrain = int(table["terrain"][place])
        if terrain != NO_TERRAIN:
            word = TERRAIN[terrain]
            name = words.find(f"terrain-{word}.short") or words.name(TERRAIN, word)
            canvas.centre(x, y + 3, name[:BETWEEN])


def _number(token: int) -> str:
    """`8 •••••`: a dot for each of the 36 rolls that bring it."""
    return f"{token} {'•' * (6 - abs(7 - token))}" if token else ""


def _edge(canvas: Canvas, edge: int) -> None:
    spot = _middle(edge)
    if not _is_slanted(edge):
        canvas.write(spot.x, spot.y, "|")
    else:
        canvas.centre(spot.x, spot.y, ".-'" if _rises(edge) else "'-.")


def _middle(edge: int) -> Spot:
    one, other = _ends(edge)
    return Spot((one.x + other.x) // 2, (one.y + other.y) // 2)


def _ends(edge: int) -> tuple[Spot, Spot]:
    """The ends of a path on the screen, the western one first."""
    one, other = sorted(VERTEX_SPOT[int(end)] for end in EDGE_END[edge])
    return one, other


def _is_slanted(edge: int) -> bool:
    one, other = _ends(edge)
    return one.x != other.x


def _rises(edge: int) -> bool:
    one, other = _ends(edge)
    return one.y > other.y


def _building(table: Any, words: Words, vertex: int) -> str:
    """(B) is a settlement, [B] a city."""
    if table["owner"][vertex] == FREE:
        return "·"
    letter = _letter(words, int(table["owner"][vertex]))
    return f"({letter})" if table["level"][vertex] == 1 else f"[{letter}]"


def _letter(words: Words, seat: int) -> str:
    return words.say(f"seat-{SEAT[seat]}.letter")


# --- harbours ----------------------------------------------------------------------------------------------------


def _harbours(canvas: Canvas, table: Any, words: Words) -> None:
    """A pier on the coast, and at sea the rate over the resource."""
    for place, ends in enumerate(PLACE_VERTEX.tolist()):
        kind = int(table["harbour"][place])
        if kind != NO_HARBOUR:
            edge = next(edge for edge in EDGE if sorted(EDGE_END[edge].tolist()) == sorted(ends))
            if kind == ANY:
                _pier(canvas, edge, [f"{GENERIC_RATE}:1"])
            else:
                _pier(canvas, edge, [f"{SPECIAL_RATE}:1", words.name(RESOURCE, RESOURCE[kind])])


def _pier(canvas: Canvas, edge: int, lines: list[str]) -> None:
    spot, land = _middle(edge), _land(edge)
    west, north = spot.x < land.x, spot.y < land.y
    canvas.centre(spot.x, spot.y, "===" if _is_slanted(edge) else "=")
    bay = Spot(spot.x - 3 if west else spot.x + 3, 0 if north else HEIGHT - 1)
    if _is_slanted(edge) and abs(bay.y - spot.y) == 2 and abs(bay.x - WIDTH // 2 + 4) <= HALF:
        for down, line in enumerate(lines):
            canvas.centre(bay.x, bay.y + down - (0 if north else 1) + int(north and len(lines) == 1), line[:BAY])
        return
    for down, line in enumerate(lines):
        y = spot.y + down - (len(lines) - 1 if north else 0)
        canvas.write(spot.x - 2 - len(line[:LABEL]) if west else spot.x + 3, y, line[:LABEL])


def _land(edge: int) -> Spot:
    """The middle of the one hex at a coast path."""
    for place, corners in enumerate(CORNER_OF.tolist()):
        if set(EDGE_END[edge].tolist()) <= set(corners):
            return Spot(HEX_TOP[place].x, HEX_TOP[place].y + 3)
    raise AssertionError(edge)


# --- what is offered ---------------------------------------------------------------------------------------------


def _offered(view: Position) -> dict[str, list[str]]:
    """The places the view's seat may build at, by kind."""
    found: dict[str, list[str]] = {"build_settlement": [], "build_road": [], "build_city": []}
    if view.viewer in view.seats and view.viewer in view.asked:
        for choice in view.choices(view.viewer):
            kind, _, place = choice.partition(" ")
            if kind in found:
                found[kind].append(place)
    return found


def _name_offered(canvas: Canvas, offered: Mapping[str, list[str]]) -> None:
    """Names in place of free crossings and paths."""
    for word in offered["build_road"]:
        spot = _middle(EDGE.number(word))
        canvas.centre(spot.x, spot.y, word)
    for word in offered["build_settlement"]:
        canvas.centre(*VERTEX_SPOT[VERTEX.number(word)], word)


def _legend(view: Position, words: Words, offered: Mapping[str, list[str]]) -> list[str]:
    """What the shapes mean; the offered crossings in words, unless there are too many."""
    lines = [words.say("seat-nobody.shapes")]
    if any(offered.values()):
        lines.append(words.say("seat-nobody.offered"))
    for kind in ("build_settlement", "build_city"):
        places = offered[kind]
        if 0 < len(places) <= MANY_SPOTS:
            button = words.say(f"act-{kind}.button")
            lines += [f"  {button} {place}: {place_words(view, words, place)}" for place in places]
    return lines


# --- around the island -------------------------------------------------------------------------------------------


def _status(table: Any, words: Words) -> str:
    """The last roll, the bank and the deck."""
    first, second = int(table["first_die"]), int(table["second_die"])
    roll = f"{words.say('seat-nobody.last')}: {first} + {second} = {first + second}; " if first else ""
    deck = f"{words.say('field-deck_left')}: {int(table['deck_left'])}"
    return f"{roll}{deck}\n{words.say('field-bank')}: {', '.join(_amounts(words, table['bank']))}"


def _amounts(words: Words, row: Any) -> list[str]:
    return [f"{int(n)}× {words.name(RESOURCE, RESOURCE[kind])}" for kind, n in enumerate(row)]


def _seats(view: Position, table: Any, words: Words) -> list[str]:
    """A row of public numbers for each seat; an arrow for whose turn it is."""
    heads = [words.say(f"seat-nobody.{name}") for name in ("points", "cards", "development", "knights", "length")]
    indent = max(len(words.name(SEAT, seat)) for seat in view.seats)
    lines = [" " * (indent + 6) + "  ".join([*heads, words.say("seat-nobody.stock")])]
    for number, seat in enumerate(view.seats):
        player = table["seats"][number]
        knights = player["played"][KNIGHT]
        values = [view.score(seat), player["cards"], player["development"], knights, player["length"]]
        row = "  ".join(str(int(value)).rjust(len(head)) for value, head in zip(values, heads, strict=True))
        stock = "/".join(str(int(player[kind])) for kind in ("roads_left", "settlements_left", "cities_left"))
        bonus = ", ".join(words.say(f"source-{card}") for card in BONUS if int(table[card]) == number)
        mark = "▸" if number == table["active"] else " "
        name = f"{_letter(words, number)} {words.name(SEAT, seat).ljust(indent)}"
        lines.append(f"{mark} {name}  {row}  {stock}  {bonus}".rstrip())
    return lines


def _bargains(view: Position, table: Any, words: Words) -> list[str]:
    """Who still discards, and what is offered in the open trade."""
    lines = []
    for seat in view.seats:
        player = table["seats"][SEAT.number(seat)]
        facts = [f"{words.say('field-owes')}: {int(player['owes'])}"] if player["owes"] else []
        for side in ("give", "want"):
            if any(player[side]):
                facts.append(f"{words.say(f'field-{side}')}: {_held(words, player[side])}")
        if player["answer"] != NONE:
            facts.append(f"{words.say('field-answer')}: {words.name(ANSWER, ANSWER[int(player['answer'])])}")
        if facts:
            lines.append(f"{words.name(SEAT, seat)}: {'; '.join(facts)}")
    return lines


def _hands(view: Position, table: Any, words: Words) -> list[str]:
    """The viewer's own cards and rates; every hand where the whole table is seen."""
    lines: list[str] = []
    for seat in view.seats:
        if view.viewer in (None, seat):
            start = f"{words.name(SEAT, seat)}, " if view.viewer is None else ""
            lines += [f"{start}{line}" for line in _own(table["seats"][SEAT.number(seat)], words)]
    return lines


def _own(player: Any, words: Words) -> Iterator[str]:
    """What only the owner of a hand sees, and the rates that a harbour gives."""
    yield f"{words.say('field-hand')}: {', '.join(_amounts(words, player['hand']))}"
    if any(player["returning"]):
        yield f"{words.say('field-returning')}: {_held(words, player['returning'])}"
    for field in ("unplayed", "fresh"):
        cards = [f"{int(n)}× {words.name(DEVELOPMENT, DEVELOPMENT[k])}" for k, n in enumerate(player[field]) if n]
        if cards:
            yield f"{words.say(f'field-{field}')}: {', '.join(cards)}"
    rates = [
        f"{int(n)}:1 {words.name(RESOURCE, RESOURCE[k])}" for k, n in enumerate(player["rate"]) if n < DEFAULT_RATE
    ]
    if rates:
        yield f"{words.say('seat-nobody.best')}: {', '.join(rates)}"


def _held(words: Words, row: Any) -> str:
    """Only the kinds that are there."""
    return ", ".join(f"{int(n)}× {words.name(RESOURCE, RESOURCE[kind])}" for kind, n in enumerate(row) if n)


# --- what the output can show ------------------------------------------------------------------------------------


def _fits(letters: str, plain: bool | None) -> bool:
    if plain is not None:
        return letters.isascii() if plain else True
    try:
        letters.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _legible(view: Position, words: Words, plain: bool | None) -> Words:
    """English where the output has not the letters of the language."""
    letters = "".join(words.name(TERRAIN, word) for word in TERRAIN.words)
    return words if all(_fits(_bare(letter), plain) for letter in letters) else Words(view.desk.game, "en")


def _shown(picture: str, plain: bool | None) -> str:
    """Each sign as it is, or the plainer one the output can show."""
    return "".join(letter if _fits(letter, plain) else SIGNS.get(letter) or _bare(letter) for letter in picture)


def _bare(letter: str) -> str:
    """A letter without its marks."""
    return "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
