"""Preparing the table: the island, its numbers and harbours, who starts."""

from __future__ import annotations

from ostrov.engine.offers import Odds, likely

from . import founding, roads
from .actions import (
    CORNER_DRAWN,
    HARBOUR_DRAWN,
    LAY,
    OUTCOME,
    OUTCOME_FIRST,
    RED,
    START_DRAWN,
    TOKEN_DRAWN,
)
from .board import (
    DESERT,
    HARBOURS,
    HEX_AT,
    HEXES_AT,
    IS_RED,
    ISLAND_TERRAIN,
    ISLAND_TOKEN,
    LETTERS,
    NO_HARBOUR,
    REDS,
    SPIRAL,
    STANDARD_FRAME,
    START_OTHER,
    START_ROAD,
    START_STAR,
    TERRAINS,
    TOKEN,
    TOKENS,
    TOUCHES,
)
from .state import (
    BEGINNER,
    BY_CHANCE,
    CARDS,
    CORNERS,
    FRAMING,
    HEXES,
    NUMBERS,
    RED_TOKENS,
    SHUFFLED,
    STARTING,
    State,
)


def setup(s: State) -> int:
    """[C-021] Resource cards lie open in the bank, the development cards are shuffled. [C-004] [C-005]"""
    for card in range(len(CARDS)):
        s.deck[card] = CARDS[card]
    s.phase = HEXES
    if s.options.setup == BEGINNER:
        lay_beginners_island(s)
        place_beginners(s)
        founding.first_turn(s)
    return 0


def lay_beginners_island(s: State) -> int:
    """[C-013] Hexes, tokens and frame lie as printed."""
    for place in range(len(s.terrain)):
        s.terrain[place] = ISLAND_TERRAIN[s.options.island, place]
        s.token[place] = ISLAND_TOKEN[s.options.island, place]
    place_robber(s)
    return lay_frame(s)


def place_beginners(s: State) -> int:
    """[C-013] [C-014] Everybody's two settlements and two roads stand as printed; there is no founding phase."""
    for seat in range(s.options.players):
        star = START_STAR[s.options.island, seat]
        founding.found(s, seat, star)
        founding.found(s, seat, START_OTHER[s.options.island, seat])
        roads.lay(s, seat, START_ROAD[s.options.island, seat, 0])
        roads.lay(s, seat, START_ROAD[s.options.island, seat, 1])
        founding.first_cards(s, seat, star)
    return 0


def place_robber(s: State) -> int:
    """[C-020] The robber starts on the desert."""
    for place in range(len(s.terrain)):
        if s.terrain[place] == DESERT:
            s.robber = place
    return 0


def lay_frame(s: State) -> int:
    """[C-011] The standard frame has its harbours in their places."""
    for place in range(len(s.harbour)):
        s.harbour[place] = STANDARD_FRAME[place]
    return 0


def odds(s: State, w: Odds) -> int:
    """What chance may lay next."""
    if s.phase == HEXES:
        return terrain_odds(s, w)
    if s.phase == CORNERS:
        return corner_odds(w)
    if s.phase == RED_TOKENS:
        return red_odds(s, w)
    if s.phase == NUMBERS:
        return number_odds(s, w)
    if s.phase == FRAMING:
        return harbour_odds(s, w)
    return start_odds(s, w)


def terrain_odds(s: State, w: Odds) -> int:
    """[C-016] Every order of the hexes is equally likely: each hex left is."""
    for terrain in range(len(TERRAINS)):
        left = TERRAINS[terrain]
        for place in range(s.laid):
            if s.terrain[place] == terrain:
                left -= 1
        likely(w, LAY + terrain, left)
    return w.total


def corner_odds(w: Odds) -> int:
    """[C-017] The spiral starts on one of the six corner hexes, [CR-27] each equally likely."""
    for corner in range(len(SPIRAL)):
        likely(w, CORNER_DRAWN + corner, 1)
    return w.total


def red_odds(s: State, w: Odds) -> int:
    """[C-018] [CR-03] The red numbers are laid first, each on any hex that is free."""
    for place in range(len(s.terrain)):
        if s.terrain[place] != DESERT and s.token[place] == 0:
            likely(w, RED + place, 1)
    return w.total


def number_odds(s: State, w: Odds) -> int:
    """[C-018] The other tokens follow, each one left equally likely."""
    for kind in range(len(TOKEN)):
        if not IS_RED[TOKEN[kind]]:
            left = TOKENS[kind]
            for place in range(len(s.token)):
                if s.token[place] == TOKEN[kind]:
                    left -= 1
            likely(w, TOKEN_DRAWN + kind, left)
    return w.total


def harbour_odds(s: State, w: Odds) -> int:
    """[CR-04] The nine harbours are dealt over the nine places."""
    for kind in range(NO_HARBOUR):
        left = HARBOURS[kind]
        for place in range(s.laid):
            if s.harbour[place] == kind:
                left -= 1
        likely(w, HARBOUR_DRAWN + kind, left)
    return w.total


def start_odds(s: State, w: Odds) -> int:
    """[C-022] [CR-27] The highest roll starts, which every seat has with the same chance."""
    for seat in range(s.options.players):
        likely(w, START_DRAWN + seat, 1)
    return w.total


def happen(s: State, outcome: int) -> int:
    """What chance laid."""
    kind = OUTCOME[outcome]
    drawn = OUTCOME_FIRST[outcome]
    if kind == LAY:
        return lay_hex(s, drawn)
    if kind == CORNER_DRAWN:
        return lay_spiral(s, drawn)
    if kind == RED:
        return lay_red(s, drawn)
    if kind == TOKEN_DRAWN:
        return lay_number(s, drawn)
    if kind == HARBOUR_DRAWN:
        return lay_harbour(s, drawn)
    return founding.start(s, drawn)


def lay_hex(s: State, terrain: int) -> int:
    """[C-016] Hexes are laid in the order of their places; then come the tokens."""
    s.terrain[s.laid] = terrain
    s.laid += 1
    if s.laid == len(s.terrain):
        s.laid = 0
        place_robber(s)
        s.phase = RED_TOKENS if s.options.tokens == BY_CHANCE else CORNERS
    return 0


def lay_spiral(s: State, corner: int) -> int:
    """[C-017] Tokens by their letters along the spiral, passing over the desert. [C-019] No two reds touch."""
    letter = 0
    for n in range(len(s.terrain)):
        place = SPIRAL[corner, n]
        if s.terrain[place] != DESERT:
            s.token[place] = LETTERS[letter]
            letter += 1
    return frame(s)


def lay_red(s: State, place: int) -> int:
    """[C-018] [CR-03] If two red numbers touch, all four are dealt again."""
    s.token[place] = REDS[s.laid]
    s.laid += 1
    for other in range(len(s.token)):
        if TOUCHES[place, other] and s.token[other] != 0:
            return start_reds_again(s)
    if s.laid == len(REDS):
        s.laid = next_without_token(s, 0)
        s.phase = NUMBERS
    return 0


def start_reds_again(s: State) -> int:
    """[CR-03] All tokens come off the island."""
    for place in range(len(s.token)):
        s.token[place] = 0
    s.laid = 0
    return 0


def lay_number(s: State, kind: int) -> int:
    """[C-018] The other tokens are laid hex by hex."""
    s.token[s.laid] = TOKEN[kind]
    s.laid = next_without_token(s, s.laid)
    if s.laid == len(s.token):
        s.laid = 0
        return frame(s)
    return 0


def next_without_token(s: State, least: int) -> int:
    """[C-018] The next hex that still needs a token; the number after the last if all have theirs."""
    place = least
    while place < len(s.token) and (s.terrain[place] == DESERT or s.token[place] != 0):
        place += 1
    return place


def frame(s: State) -> int:
    """[C-011] The frame as printed, or [CR-04] its harbours shuffled; then the start player is found."""
    if s.options.frame == SHUFFLED:
        s.phase = FRAMING
        return 0
    lay_frame(s)
    s.phase = STARTING
    return 0


def lay_harbour(s: State, kind: int) -> int:
    """[CR-04] Harbours are laid in the order of their places."""
    s.harbour[s.laid] = kind
    s.laid += 1
    if s.laid == len(s.harbour):
        s.laid = 0
        s.phase = STARTING
    return 0


def pips_at(s: State, vertex: int) -> int:
    """[C-044] How many of the 36 rolls pay at a crossing."""
    pips = 0
    for n in range(HEXES_AT[vertex]):
        token = s.token[HEX_AT[vertex, n]]
        if token > 0:
            pips += 6 - abs(7 - token)
    return pips
