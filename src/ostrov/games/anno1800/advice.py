"""What a player is told who thinks: what can be paid for, what only after a festival, what lacks; ways to a wish.

marks   every hand card and every kind of tile: payable now; after the own festival; or short of n, and of what;
        tiles that could not be built whatever one paid, with the rule
ways    up to three payments, by what they spend least of; each with what is there before and after, who earns
        gold by it, and which cards and tiles that could be had now can no longer be had then
"""

from __future__ import annotations

from ostrov.engine.members import add, clear, first, has
from ostrov.engine.names import Names
from ostrov.engine.notes import Notes, Saying, Sayings, note
from ostrov.engine.offers import Offers, offer

from . import expand, planner, turn
from . import turns as order
from .actions import BUILD, FIRST, HIRE, KIND, PLAY, UPGRADE, USE
from .components import (
    CARD,
    COST_OF_CARD,
    COST_OF_CUBE,
    COST_OF_OBJECTIVE,
    COST_OF_TILE,
    COST_OF_UPGRADE,
    LEVEL,
    NO_FIELD,
    THINGS,
    TILE,
    TOKEN,
)
from .objectives import USED
from .planner import NEVER
from .refused import A_030, A_037, A_039, A_041
from .state import IDLE, LACK, LACK_NOTHING, N_SEATS, SEAT, Bench, State

WAYS = Names("way", "keep_gold keep_tokens keep_people")  # in the order of the planner
NOTES = Sayings(
    Saying.of("card_now", card=CARD),
    Saying.of("card_rested", card=CARD),
    Saying.of("card_short", card=CARD, missing=None, lack=LACK, second=LACK, third=LACK, fourth=LACK),
    Saying.of("tile_now", tile=TILE),
    Saying.of("tile_rested", tile=TILE),
    Saying.of("tile_short", tile=TILE, missing=None, lack=LACK, second=LACK, third=LACK, fourth=LACK),
    Saying.of("tile_closed", tile=TILE, rule=None),
    Saying.of("gold", before=None, after=None),
    Saying.of("tokens", token=TOKEN, before=None, after=None),
    Saying.of("people", level=LEVEL, before=None, after=None),
    Saying.of("earns", seat=SEAT, gold=None),
    Saying.of("loses_card", card=CARD),
    Saying.of("loses_tile", tile=TILE),
    Saying.of("lacks", lack=LACK, missing=None),
    Saying.of("forbidden", rule=None),
)
(
    CARD_NOW,
    CARD_RESTED,
    CARD_SHORT,
    TILE_NOW,
    TILE_RESTED,
    TILE_SHORT,
    TILE_CLOSED,
    GOLD_NOTE,
    TOKENS_NOTE,
    PEOPLE_NOTE,
    EARNS,
    LOSES_CARD,
    LOSES_TILE,
    LACKS_NOTE,
    FORBIDDEN,
) = range(len(NOTES))
TILES = len(TILE)
LEVELS = len(LEVEL)
TOKENS = len(TOKEN)
LACKS = len(LACK)
TOLD_LACKS = 4  # how many of the things that lack a mark names


# --- marks ------------------------------------------------------------------------------------------------------------


def marks(s: State, seat: int, n: Notes, b: Bench) -> int:
    """[A-030] What of the hand and of the gameboard can be had, when, or what lacks."""
    take_turn(s, seat)
    planner.look(s, seat, b)
    find_payable(s, seat, b)
    planner.look_rested(s, seat, b)
    card = first(s.seats[seat].hand, 0)
    while card >= 0:
        if has(b.cards_now, card):
            about(n, CARD_NOW, card)
        else:
            mark_later(n, b, card, COST_OF_CARD + card, CARD_RESTED, CARD_SHORT)
        card = first(s.seats[seat].hand, card + 1)
    for tile in range(TILES):
        rule = expand.forbids_tile(s, seat, tile, NO_FIELD)
        if rule != 0:
            place = about(n, TILE_CLOSED, tile)
            n.of[place, 1] = rule
        elif has(b.tiles_now, tile):
            about(n, TILE_NOW, tile)
        else:
            mark_later(n, b, tile, COST_OF_TILE + tile, TILE_RESTED, TILE_SHORT)
    return n.count


def take_turn(s: State, seat: int) -> int:
    """On a copy: as if the seat were on turn, if it is not; then nothing is made or begun yet."""
    if s.active != seat:
        s.active = seat
        order.begin(s)
        s.doing = IDLE
        s.industry_built = False
        s.yard_built = False
        s.ships_built = 0
        clear(s.busy_yards)
    return 0


def find_payable(s: State, seat: int, b: Bench) -> int:
    """[A-030] Hand cards and tiles that can be paid for with what was looked at."""
    clear(b.cards_now)
    clear(b.tiles_now)
    card = first(s.seats[seat].hand, 0)
    while card >= 0:
        if planner.is_payable(b, COST_OF_CARD + card):
            add(b.cards_now, card)
        card = first(s.seats[seat].hand, card + 1)
    for tile in range(TILES):
        if planner.is_payable(b, COST_OF_TILE + tile):
            add(b.tiles_now, tile)
    return 0


def mark_later(n: Notes, b: Bench, what: int, thing: int, rested: int, short: int) -> int:
    """[A-167] What a festival would make payable, or what lacks even then."""
    missing = planner.lacking(b, thing)
    if missing == 0:
        return about(n, rested, what)
    place = about(n, short, what)
    n.of[place, 1] = missing
    told = 0
    for lack in range(LACKS):
        for _ in range(b.lacks[lack]):
            if told < TOLD_LACKS:
                n.of[place, 2 + told] = lack
                told += 1
    for unused in range(told, TOLD_LACKS):
        n.of[place, 2 + unused] = LACK_NOTHING
    return 0


def about(n: Notes, what: int, one: int) -> int:
    """A message about one card, tile, …; its place."""
    place = note(n, what)
    n.of[place, 0] = one
    return place


# --- ways -------------------------------------------------------------------------------------------------------------


def way(s: State, seat: int, wishes: Offers, which: int, steps: Offers, n: Notes, b: Bench) -> int:
    """Steps that pay for what is wished, and the wishes themselves; what they change."""
    take_turn(s, seat)
    planner.look(s, seat, b)
    find_payable(s, seat, b)
    remember(s, seat, b)
    for wish in range(wishes.count):
        if lead_to(s, seat, wishes.actions[wish], which, steps, n, b) == 0:
            steps.count = 0
            return 0
    tell_changes(s, seat, n, b)
    return 1


def thing_of(action: int) -> int:
    """[A-030] What is paid for by an action, or the number after the last."""
    kind = KIND[action]
    if kind == PLAY:
        return COST_OF_CARD + int(FIRST[action])
    if kind == BUILD:
        return COST_OF_TILE + int(FIRST[action])
    if kind == HIRE:
        return COST_OF_CUBE + int(FIRST[action])
    if kind == UPGRADE:
        return COST_OF_UPGRADE + 1 + int(FIRST[action])
    return COST_OF_OBJECTIVE + int(USED[FIRST[action]]) if kind == USE else THINGS


def lead_to(s: State, seat: int, action: int, which: int, steps: Offers, n: Notes, b: Bench) -> int:
    """1, and the steps to one wish, carried out; or 0, and what lacks or what rule forbids it."""
    rule = turn.forbids(s, seat, action)
    thing = thing_of(action)
    if thing < THINGS and (rule == A_030 or rule == A_037 or rule == A_039 or rule == A_041):
        planner.look(s, seat, b)
        if planner.plan(b, thing, which) == NEVER:
            return tell_lacks(n, b, thing)
        planner.carry_out(s, seat, b, thing)
        for step in range(b.steps):
            offer(steps, b.step[step])
        rule = turn.forbids(s, seat, action)
    if rule != 0:
        about(n, FORBIDDEN, rule)
        return 0
    offer(steps, action)
    turn.step(s, seat, action)
    return 1


def tell_lacks(n: Notes, b: Bench, thing: int) -> int:
    """[A-030] What one would have to be given."""
    planner.lacking(b, thing)
    for lack in range(LACKS):
        if b.lacks[lack] > 0:
            place = about(n, LACKS_NOTE, lack)
            n.of[place, 1] = b.lacks[lack]
    return 0


def remember(s: State, seat: int, b: Bench) -> int:
    """What is there before."""
    for other in range(N_SEATS):
        b.had_gold[other] = s.seats[other].gold
    for token in range(TOKENS):
        b.had_tokens[token] = b.tokens[token]
    for level in range(LEVELS):
        b.had_ready[level] = b.ready[level]
    return 0


def tell_changes(s: State, seat: int, n: Notes, b: Bench) -> int:
    """[A-053] Gold, tokens and ready people before and after, who earned gold, what can no longer be had."""
    player = s.seats[seat]
    if player.gold != b.had_gold[seat]:
        tell_change(n, note(n, GOLD_NOTE), 0, b.had_gold[seat], player.gold)
    for token in range(TOKENS):
        left = player.tokens[token] + player.card_tokens[token]
        if left != b.had_tokens[token]:
            tell_change(n, about(n, TOKENS_NOTE, token), 1, b.had_tokens[token], left)
    for level in range(LEVELS):
        if player.ready[level] != b.had_ready[level]:
            tell_change(n, about(n, PEOPLE_NOTE, level), 1, b.had_ready[level], player.ready[level])
    for other in range(N_SEATS):
        if other != seat and s.seats[other].gold > b.had_gold[other]:
            place = about(n, EARNS, other)
            n.of[place, 1] = s.seats[other].gold - b.had_gold[other]
    return tell_losses(s, seat, n, b)


def tell_change(n: Notes, place: int, argument: int, before: int, after: int) -> int:
    n.of[place, argument] = before
    n.of[place, argument + 1] = after
    return 0


def tell_losses(s: State, seat: int, n: Notes, b: Bench) -> int:
    """[A-227] Cards and tiles that could be paid for before and no longer."""
    planner.look(s, seat, b)
    card = first(b.cards_now, 0)
    while card >= 0:
        if has(s.seats[seat].hand, card) and not planner.is_payable(b, COST_OF_CARD + card):
            about(n, LOSES_CARD, card)
        card = first(b.cards_now, card + 1)
    tile = first(b.tiles_now, 0)
    while tile >= 0:
        if s.board[tile] > 0 and not planner.is_payable(b, COST_OF_TILE + tile):
            about(n, LOSES_TILE, tile)
        tile = first(b.tiles_now, tile + 1)
    return 0
