"""The table for the terminal: gameboard, decks, objective cards, islands with their people, hands, in characters.

    draw(view, words)             all of it, as a seat sees it: its own island field by field, the others' as lists
    map_of_names(view, words)     every island field by field, and all tiles with what they cost and make
    brought(before, after)        resources that came into the pool of the turn

An island is drawn as rows of fields: name and tile, below it workplaces and what is made there. A workplace has the
letter of the cube on it, or is empty: `F[F][ ]timber` needs farmers and has one. Seats are told apart by names.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from ostrov.engine.log import Brought
from ostrov.engine.names import Names
from ostrov.engine.position import Position
from ostrov.engine.text import unpack
from ostrov.engine.words import Words

from .components import (
    AMOUNT,
    BENTE_JORGENSEN,
    BERYL_OMARA,
    CARD,
    COST_OF_OBJECTIVE,
    COST_OF_TILE,
    COUNTED,
    COUNTS,
    DECK,
    DECK_OF,
    EFFECT,
    EFFECT_OF,
    EXHAUSTS,
    EXPEDITION,
    EXPLORATION,
    FACES,
    FIELD,
    FIRST_START,
    FIRST_YARD,
    GIVES_DISCARDS,
    GIVES_GOLD,
    GOLD,
    HOME,
    INDUSTRY_OF,
    ISABEL_SARMENTO,
    ISLE,
    KINDS,
    LEVEL,
    LISTED,
    MAKES,
    MOST_OLD,
    MUSEUM,
    NEEDS,
    NEW,
    NO_INDUSTRY,
    NO_LEVEL,
    NO_OLD,
    NOT_COUNTED,
    NOTHING,
    OBJECTIVE,
    OBJECTIVE_EFFECT,
    OLD,
    PAIR,
    POINTS_EACH,
    POINTS_FIRST,
    POINTS_ONCE,
    POINTS_SECOND,
    PYRPHORIAN,
    RESOURCE,
    SHIP_TOKEN,
    SLOT,
    STRENGTH,
    STRUCTURE,
    TERRAIN,
    TERRAINS,
    TILE,
    TOKEN,
    TOKENS,
    TRADE,
    VISIT,
    VISITOR,
    WORKPLACES,
    WORKS,
    ZOO,
)
from .state import SEAT

WIDE = 100  # characters of a line
ACROSS = 5  # fields in a row of the home island
CELL = WIDE // ACROSS
WORDS_OF_COUNTED = {  # what a majority counts, in words that stand elsewhere already
    "all_cubes": "board-cubes",
    "engineers": "level-engineer",
    "investors": "level-investor",
    "trade_tokens": "token-trade",
    "expedition_cards": "field-expedition",
}
assert set(WORDS_OF_COUNTED) == set(COUNTED.words)
Lines = list[str]


def draw(view: Position, words: Words) -> str:
    """The whole table as the view's seat sees it."""
    table = unpack(view.desk.game, view.data)
    lines = [*_objectives(table, words), *_piles(table, words), *_gameboard(table, words)]
    for number, seat in enumerate(view.seats):
        lines += ["", *_seat(view, table, words, number, seat)]
    return "\n".join([*lines, "", *_turn(table, words)])


def map_of_names(view: Position, words: Words) -> str:
    """All islands with the names of their fields, and all that can be built."""
    table = unpack(view.desk.game, view.data)
    lines: Lines = []
    for number, seat in enumerate(view.seats):
        lines += [f"{words.name(SEAT, seat)}:", *_islands(table["seats"][number], words), ""]
    return "\n".join([*lines, *_catalogue(table, words)])


def brought(before: Position, after: Position) -> Brought:
    """[A-034] [A-052] [A-163] What came into the pool of the turn, as all could see."""
    old, new = unpack(before.desk.game, before.data), unpack(after.desk.game, after.data)
    found: Brought = {}
    if old["turns"] == new["turns"]:
        came = {RESOURCE[n]: int(gain) for n, gain in enumerate(new["pool"] - old["pool"]) if gain > 0}
        if came:
            found[after.seats[int(new["active"])]] = {RESOURCE.name: came}
    return found


# --- in words -----------------------------------------------------------------------------------------------------


def _amounts(words: Words, names: Names, row: Iterable[Any]) -> str:
    """`2× farmer, 1× worker`"""
    return ", ".join(f"{int(n)}× {words.name(names, names[kind])}" for kind, n in enumerate(row) if n)


def _members(names: Names, bits: Any) -> Lines:
    """What is in a set."""
    return [names[n] for n in names if int(bits[n >> 6]) >> (n & 63) & 1]


def _named(words: Words, names: Names, bits: Any) -> str:
    return ", ".join(words.name(names, word) for word in _members(names, bits))


def _cost(words: Words, thing: int) -> str:
    """`timber + glass + 1× worker`"""
    parts = [
        _times(int(AMOUNT[thing, n]), words.name(RESOURCE, RESOURCE[int(NEEDS[thing, n])]))
        for n in range(int(KINDS[thing]))
    ]
    parts += [f"{int(n)}× {words.name(LEVEL, LEVEL[level])}" for level, n in enumerate(EXHAUSTS[thing]) if n]
    parts += [f"{int(n)}× {words.name(TOKEN, TOKEN[token])}" for token, n in enumerate(TOKENS[thing]) if n]
    parts += [f"{int(GOLD[thing])}× {words.say('source-gold')}"] if GOLD[thing] else []
    return " + ".join(parts) or "0"


def _times(count: int, name: str) -> str:
    return name if count == 1 else f"{count}× {name}"


def _letter(words: Words, level: int) -> str:
    return words.say(f"level-{LEVEL[level]}.letter")


def _told(head: str, content: str, indent: str = "") -> Lines:
    """`head: content`, over as many lines as it takes; nothing for no content."""
    return textwrap.wrap(f"{indent}{head}: {content}", WIDE, subsequent_indent=f"{indent}  ") if content else []


# --- what all share -----------------------------------------------------------------------------------------------


def _objectives(table: Any, words: Words) -> Iterator[str]:
    """[A-007] The objective cards and what they are worth."""
    yield f"{words.say('field-objectives')}:"
    for word in _members(OBJECTIVE, table["objectives"]):
        yield f"  {words.name(OBJECTIVE, word)}: {_objective(words, OBJECTIVE.number(word))}"


def _objective(words: Words, number: int) -> str:
    """`+6: champagne cellar, …`"""
    if COUNTS[number] != NOT_COUNTED:
        counted = words.say(WORDS_OF_COUNTED[COUNTED[int(COUNTS[number])]])
        return f"{int(POINTS_FIRST[number])}/{int(POINTS_SECOND[number])}: {counted}"
    if number == BERYL_OMARA:
        trade, exploration = (words.name(TOKEN, TOKEN[token]) for token in (TRADE, EXPLORATION))
        return f"{PAIR}× {exploration} → 1× {trade}"
    if number == BENTE_JORGENSEN:
        return f"{int(POINTS_ONCE[number])}: {words.say('field-old_islands')} ≤ {int(MOST_OLD[number])}"
    if not POINTS_EACH[number]:
        return f"{_cost(words, COST_OF_OBJECTIVE + number)} → {_effect(words, int(OBJECTIVE_EFFECT[number]))}"
    return f"{int(POINTS_EACH[number]):+}: {_scored(words, number)}"


def _effect(words: Words, effect: int) -> str:
    """An effect of an objective card; cards need not have it."""
    if GIVES_GOLD[effect]:
        return f"{int(GIVES_GOLD[effect])}× {words.say('source-gold')}"
    return words.say("board-put_away") if GIVES_DISCARDS[effect] else words.name(EFFECT, EFFECT[effect])


def _scored(words: Words, number: int) -> str:
    """What an objective card gives points for, one by one."""
    others = {
        ZOO: f"board-{FACES[0]}",
        MUSEUM: f"board-{FACES[1]}",
        ISABEL_SARMENTO: "field-new_islands",
        PYRPHORIAN: "field-hand",
    }
    if number in others:
        return words.say(others[number])
    return ", ".join(words.name(STRUCTURE, _tile_word(int(n))) for n in np.flatnonzero(LISTED[number]))


def _tile_word(industry: int) -> str:
    """The word of the tile of an industry."""
    return next(STRUCTURE[tile] for tile in STRUCTURE if INDUSTRY_OF[tile] == industry)


def _piles(table: Any, words: Words) -> Iterator[str]:
    """Sizes of decks and piles; cubes of the supply."""
    decks = ", ".join(f"{words.name(DECK, DECK[n])} {int(table['deck_cards'][n])}" for n in DECK)
    yield from _told(words.say("field-deck_cards"), decks)
    piles = [f"{words.say('field-expeditions_left')}: {int(table['expeditions_left'])}"]
    for name, names in (("old_pile", OLD), ("new_pile", NEW)):
        piles.append(f"{words.say(f'field-{name}')}: {len(_members(names, [int(table[name][0])]))}")
    yield "; ".join(piles)
    yield from _told(words.say("field-supply"), _amounts(words, LEVEL, table["supply"]))


def _gameboard(table: Any, words: Words) -> Iterator[str]:
    """How many tiles of each kind are left, by who works there; 0 for those that are gone."""
    yield f"{words.say('field-board')}:"
    for level in LEVEL:
        here = [tile for tile in range(FIRST_YARD) if WORKS[tile] == level]
        yield from _told(words.name(LEVEL, LEVEL[level]), _left(table, words, here), "  ")
    yield from _told(words.say("board-yards"), _left(table, words, range(FIRST_YARD, len(TILE))), "  ")


def _left(table: Any, words: Words, tiles: Iterable[int]) -> str:
    return ", ".join(f"{int(table['board'][tile])} {_bare(words, tile)}" for tile in tiles)


def _bare(words: Words, tile: int) -> str:
    """A tile without the people in brackets."""
    return words.name(STRUCTURE, STRUCTURE[tile]).partition(" (")[0]


def _catalogue(table: Any, words: Words) -> Iterator[str]:
    """[A-002] All tiles: how many are left, what they cost, who makes what."""
    yield f"{words.say('field-board')} ({words.say('board-catalogue')}):"
    for tile in TILE:
        made = ""
        if tile < FIRST_YARD:
            made = f"{_letter(words, int(WORKS[tile]))} → {words.name(RESOURCE, RESOURCE[int(MAKES[tile])])}"
        name = words.name(STRUCTURE, STRUCTURE[tile])
        yield f"  {int(table['board'][tile])} {name:<28} {made:<26} {_cost(words, COST_OF_TILE + tile)}".rstrip()


def _turn(table: Any, words: Words) -> Iterator[str]:
    """What is going on in this turn."""
    yield from _told(words.say("field-pool"), _amounts(words, RESOURCE, table["pool"]))
    traded = ", ".join(words.name(RESOURCE, word) for word in _members(RESOURCE, table["traded"]))
    yield from _told(words.say("field-traded"), traded)
    yield from _told(words.say("field-used"), _named(words, OBJECTIVE, table["used"]))
    yield from _told(words.say("field-free_upgrades"), _amounts(words, LEVEL, table["free_upgrades"]))
    told = [f"{words.say(f'field-{name}')}: {int(table[name])}" for name in ("actions_left", "turns")]
    yield "; ".join(told)
    if int(table["fireworks"]) < len(SEAT):
        seat = words.name(SEAT, SEAT[int(table["fireworks"])])
        yield f"{words.say('field-fireworks')}: {seat}; {words.say('field-turns_left')}: {int(table['turns_left'])}"


# --- players ------------------------------------------------------------------------------------------------------


def _seat(view: Position, table: Any, words: Words, number: int, seat: str) -> Iterator[str]:
    """What a player has; what only the owner knows for the owner, or where the whole table is seen."""
    player, own = table["seats"][number], view.viewer in (None, seat)
    mark = "▸ " if number == int(table["active"]) else ""
    hand = "/".join(str(int(n)) for n in player["hand_cards"])
    facts = [f"{view.score(seat)} {words.say('board-points')}", f"{words.say('field-gold')} {int(player['gold'])}"]
    facts += [f"{words.say('field-hand_cards')} {hand}"]
    facts += [f"{words.say('field-expedition')} {int(player['expeditions'])}"] if player["expeditions"] else []
    yield f"{mark}{words.name(SEAT, seat)}: {', '.join(facts)}"
    yield from _people(player, words)
    for name in ("tokens", "card_tokens", "spent"):
        yield from _told(words.say(f"field-{name}"), _amounts(words, TOKEN, player[name]), "  ")
    yield from _told(words.say("field-new_islands"), "; ".join(_new_islands(player, words)), "  ")
    yield from _played(player, words)
    if own:
        yield from _islands(player, words)
        yield from _own(player, words)
    else:
        yield from _told(words.say("field-tile"), ", ".join(_shown(player, words)), "  ")


def _people(player: Any, words: Words) -> Iterator[str]:
    """[A-018] Cubes ready, at work, exhausted."""
    at_work = [int((player["work"] == level).sum()) for level in LEVEL]
    for name, row in (("ready", player["ready"]), ("work", at_work), ("exhausted", player["exhausted"])):
        yield from _told(words.say(f"field-{name}"), _amounts(words, LEVEL, row), "  ")


def _new_islands(player: Any, words: Words) -> Lines:
    return [words.name(NEW, word) for word in _members(NEW, [int(player["new_islands"][0])])]


def _played(player: Any, words: Words) -> Iterator[str]:
    """[A-113] Cards played by deck, and the effects still to come."""
    played, turned = _members(CARD, player["played"]), set(_members(CARD, player["turned"]))
    if played:
        by_deck = np.bincount([int(DECK_OF[CARD.number(card)]) for card in played], minlength=len(DECK))
        yield f"  {words.say('field-played')}: {'/'.join(map(str, by_deck))}"
    waiting = [EFFECT[int(EFFECT_OF[CARD.number(card)])] for card in played if card not in turned]
    counts = {effect: waiting.count(effect) for effect in waiting}
    told = [words.name(EFFECT, effect) + (f" ({n} ×)" if n > 1 else "") for effect, n in counts.items()]
    yield from _told(words.say("board-waiting"), "; ".join(told), "  ")


def _own(player: Any, words: Words) -> Iterator[str]:
    """[A-166] Hand and expedition cards, which only their owner sees."""
    cards = _members(CARD, player["hand"])
    if cards:
        yield f"  {words.say('field-hand')}:"
        yield from (f"    {card:<7} {words.name(CARD, card)}" for card in cards)
    taken = [*_members(EXPEDITION, player["expedition"]), *_members(EXPEDITION, player["shown"])]
    yield from _told(words.say("field-expedition"), "; ".join(_expedition(words, card) for card in taken), "  ")


def _expedition(words: Words, card: str) -> str:
    """`animal artisan 1, artefact engineer 2`"""
    number, told = EXPEDITION.number(card), []
    for side, face in enumerate(FACES):
        visitor = words.name(LEVEL, LEVEL[int(VISITOR[number, side])])
        told.append(f"{words.say(f'board-{face}')} {visitor} {int(VISIT[number, side])}")
    return ", ".join(told)


def _shown(player: Any, words: Words) -> Iterator[str]:
    """[A-220] What another player's islands show, ships and shipyards counted."""
    tiles = sorted({int(tile) for tile in player["tile"]} - {NOTHING}, key=_order)
    for tile in tiles:
        yield _times(int((player["tile"] == tile).sum()), words.name(STRUCTURE, STRUCTURE[tile]))


def _order(tile: int) -> tuple[bool, bool, int]:
    """Start industries, industries, shipyards, ships."""
    return FIRST_YARD <= tile < FIRST_START, tile < FIRST_START, tile


# --- islands ------------------------------------------------------------------------------------------------------


def _islands(player: Any, words: Words) -> Iterator[str]:
    """The home island and Old World islands, field by field."""
    isles = [HOME, *(n for n, island in enumerate(player["old_islands"]) if island != NO_OLD)]
    for isle in isles:
        fields = sorted((field for field in FIELD if ISLE[field] == isle), key=lambda field: int(SLOT[field]))
        if isle != HOME:
            yield f"  {words.name(OLD, OLD[int(player['old_islands'][isle])])}:"
        width = ACROSS if isle == HOME else len(fields) // 2
        for start in range(0, len(fields), width):
            row = fields[start : start + width]
            yield from _in_cells(f"  {FIELD[field]} {_tile(player, words, field)}" for field in row)
            yield from _in_cells(f"    {_does(player, words, field)}" for field in row)


def _in_cells(told: Iterable[str]) -> Iterator[str]:
    """A line of cells of one width, if there is anything in them."""
    found = "".join(one[: CELL - 1].ljust(CELL) for one in told).rstrip()
    if found:
        yield found


def _tile(player: Any, words: Words, field: int) -> str:
    tile = int(player["tile"][field])
    return f"({words.say(f'board-{TERRAINS[int(TERRAIN[field])]}')})" if tile == NOTHING else _bare(words, tile)


def _does(player: Any, words: Words, field: int) -> str:
    """`F[F][ ]timber` for an industry, what a ship carries."""
    tile = int(player["tile"][field])
    industry = int(INDUSTRY_OF[tile])
    if SHIP_TOKEN[tile] < len(TOKEN):
        return f"{int(STRENGTH[tile])}× {words.name(TOKEN, TOKEN[int(SHIP_TOKEN[tile])])}"
    if industry == NO_INDUSTRY:
        return ""
    cubes = "".join(f"[{_cube(words, int(player['work'][field][place]))}]" for place in range(WORKPLACES))
    return f"{_letter(words, int(WORKS[industry]))}{cubes}{words.name(RESOURCE, RESOURCE[int(MAKES[industry])])}"


def _cube(words: Words, level: int) -> str:
    return " " if level == NO_LEVEL else _letter(words, level)
