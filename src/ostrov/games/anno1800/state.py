"""The whole position: everything that lies on the table."""

from __future__ import annotations

from ostrov.engine.names import Names
from ostrov.engine.record import (
    NOBODY,
    OWNER,
    Grid,
    Members,
    Row,
    Sections,
    by,
    flag,
    grid,
    members,
    number,
    record,
    row,
    seats,
    section,
)

from .components import (
    CARD,
    CUBES,
    DECK,
    EFFECT,
    EXPEDITION,
    FIELD,
    GIVES_GOLD,
    GROWN,
    IN_DECK,
    INDUSTRY,
    ISLANDS,
    LEVEL,
    MOST_CUBES,
    MOST_EXPEDITIONS,
    MOST_UNITS,
    NEW,
    NO_CARD,
    NO_LEVEL,
    NO_OBJECTIVE,
    NO_OLD,
    NOTHING,
    OBJECTIVE,
    OLD,
    PLANT,
    RESOURCE,
    SITE,
    STRUCTURE,
    THINGS,
    TILE,
    TILES,
    TOKEN,
    TRADED,
    WORKPLACES,
)

SEAT = Names("seat", "white orange yellow black")  # no colour of a cube
N_SEATS = len(SEAT)
ANYBODY = SEAT.or_none()

EDITION = Names("edition", "revised first")
REVISED, FIRST_EDITION = EDITION
EXPAND_MIX = Names("expand_mix", "one_kind and_or")
ONE_KIND, AND_OR = EXPAND_MIX
EMPTY_HAND = Names("empty_hand", "any_means played_only")
ANY_MEANS, PLAYED_ONLY = EMPTY_HAND
CHOICE = Names("choice", "drawn first_game")
DRAWN, FIRST_GAME = CHOICE
START = SEAT.or_none("lot")
BY_LOT = len(SEAT)
CHOSEN = OBJECTIVE.or_none("any")

PHASE = Names(
    "phase",
    "lot objectives deal "  # before the first turn
    "turn build field remove partner recall promote swap put_away edit take "  # the player on turn is asked
    "cards expeditions old_world new_world over",  # chance draws
)
LOT, LAY_OUT, DEAL = range(3)
TURN, BUILD_NOW, PLACING, REMOVING, TRADING, RECALLING, PROMOTING, SWAPPING, PUTTING_AWAY, EDITING, TAKING = range(
    3, 14
)
CARDS, EXPEDITIONS, OLD_WORLD, NEW_WORLD, OVER = range(14, len(PHASE))

DOING = Names("doing", "nothing expand workforce upgrade")  # the action of several parts that is going on
IDLE, EXPANDING, HIRING, UPGRADING = DOING

MOST_CARDS = int(IN_DECK.max())
MOST_LEFT = int(CUBES.max())  # cubes of a level
MOST_POOL = 99  # units of a resource in one turn: more than all actions of a turn could use
MOST_TOKENS = 120  # naval tokens of a player: 13 ships of strength 3, and what cards bring
MOST_GOLD = 30_000


@record
class Options:
    players: int = number(4, least=2, start=4)  # who plays
    edition: int = number(EDITION)  # identical industries and returned tiles as in the revised text or the first
    expand_mix: int = number(EXPAND_MIX)  # one kind of tile in an Expand action, or all kinds
    empty_hand: int = number(EMPTY_HAND)  # what triggers the end: any empty hand, or one emptied by playing
    start: int = number(START, start=BY_LOT)  # who starts
    objectives: int = number(CHOICE)  # objective cards drawn, or those of the first game
    objective_1: int = number(CHOSEN, start=NO_OBJECTIVE)  # an objective card the table wants
    objective_2: int = number(CHOSEN, start=NO_OBJECTIVE)  # another
    objective_3: int = number(CHOSEN, start=NO_OBJECTIVE)  # another
    objective_4: int = number(CHOSEN, start=NO_OBJECTIVE)  # another
    objective_5: int = number(CHOSEN, start=NO_OBJECTIVE)  # another


@record
class Player:
    tile: Row = row(FIELD, STRUCTURE.or_none("nothing"), start=NOTHING)  # what is visible on each field
    built: Members = members(FIELD)  # fields where that is a tile of the gameboard, not a printed one
    work: Grid = grid(SITE, WORKPLACES, LEVEL.or_none("free"), start=NO_LEVEL)  # cubes on the two workplaces of a field
    industries: Members = members(INDUSTRY)  # the kinds of industry that are visible
    old_islands: Row = row(ISLANDS, OLD.or_none("none"), start=NO_OLD)  # Old World islands, in the order they came
    new_islands: Members = members(NEW)  # New World islands
    ready: Row = row(LEVEL, MOST_LEFT)  # cubes in the residential districts
    exhausted: Row = row(LEVEL, MOST_LEFT)  # cubes in the exhausted area
    tokens: Row = row(TOKEN, MOST_TOKENS)  # ready tokens on ships
    spent: Row = row(TOKEN, MOST_TOKENS)  # exhausted tokens
    card_tokens: Row = row(TOKEN, MOST_TOKENS)  # tokens on population cards
    gold: int = number(MOST_GOLD)  # gold
    hand: Members = members(CARD, seen=OWNER)  # population cards in hand
    hand_cards: Row = row(DECK, MOST_CARDS)  # how many, by the deck on their backs
    played: Members = members(CARD)  # population cards played
    turned: Members = members(CARD)  # those of them that are turned over: their effect is gone
    expedition: Members = members(EXPEDITION, seen=OWNER)  # expedition cards, face down
    expeditions: int = number(len(EXPEDITION))  # how many, for all to see
    shown: Members = members(EXPEDITION)  # expedition cards turned face up for scoring


@record
class State:
    options: Options = section(Options)
    seats: Sections[Player] = seats(Player, SEAT)
    board: Row = row(TILE, int(TILES.max()))  # tiles left on the gameboard
    supply: Row = row(LEVEL, MOST_LEFT)  # cubes left in the supply
    objectives: Members = members(OBJECTIVE)  # objective cards laid out
    deck: Members = members(CARD, seen=NOBODY)  # population cards in the decks, but those put under them
    deck_cards: Row = row(DECK, MOST_CARDS)  # cards in each deck, those put under it counted
    below: Row = row(DECK, MOST_CARDS)  # how many were put under it and have not come up
    under: Row = row(
        CARD, CARD.or_none("none"), start=NO_CARD, seen=by("under_by")
    )  # they, deck by deck, the next first
    under_by: Row = row(CARD, ANYBODY, start=N_SEATS)  # who put each there and so knows it
    expedition_deck: Members = members(EXPEDITION, seen=NOBODY)  # expedition cards not drawn
    expeditions_left: int = number(len(EXPEDITION))  # how many, for all to see
    old_pile: Members = members(OLD)  # Old World islands not drawn
    new_pile: Members = members(NEW)  # New World islands not drawn
    phase: int = number(PHASE)  # what is going on
    turns: int = number(30_000)  # turns begun
    starter: int = number(SEAT)  # who had the first turn
    active: int = number(SEAT)  # whose turn it is, or who is dealt to
    actions_left: int = number(100)  # actions still to take in this turn
    acted: bool = flag()  # whether an action was taken in this turn
    doing: int = number(DOING)  # the action that is going on, if it has several parts
    parts: int = number(100)  # its parts done: tiles built, cubes added, upgrades made
    industry_built: bool = flag()  # whether this Expand action built an industry
    yard_built: bool = flag()  # whether it built a shipyard
    ships_built: int = number(100)  # ships it built
    busy_yards: Members = members(FIELD)  # fields whose shipyard built one of them
    removed: int = number(100)  # tiles it returned to the gameboard
    placing: int = number(TILE.or_none("none"), start=len(TILE))  # the tile that is paid for and needs a field
    level: int = number(LEVEL)  # the kind of cube a shift end or an upgrade is about
    resource: int = number(TRADED)  # what is traded for
    dear: bool = flag()  # whether the dearer tile of the partner is meant
    effect: int = number(len(GIVES_GOLD) - 1)  # the effect whose resource of the New World is chosen
    swapped: Row = row(DECK, 10)  # cards of each deck put under it in this swap
    to_put_away: int = number(100)  # hand cards an effect may still put under their decks
    to_take: int = number(100)  # resources of the New World an effect still gives
    owed: Row = row(DECK, 100)  # population cards to draw now
    promised: Row = row(DECK, MOST_CUBES)  # population cards to draw when the workforce action ends
    expeditions_due: int = number(MOST_EXPEDITIONS * len(SEAT))  # expedition cards to draw now
    pool: Row = row(RESOURCE, MOST_POOL)  # resources of this turn
    traded: Members = members(TRADED)  # what was traded for in this turn
    used: Members = members(OBJECTIVE)  # objective cards used in this turn
    free_upgrades: Row = row(LEVEL, 100)  # upgrades to a level that effects still give in this turn
    ships_first: Row = row(TOKEN, MOST_TOKENS)  # tokens that the next payments take from ships, not from cards
    pairs_first: int = number(MOST_TOKENS)  # trade tokens for which the next payments take two exploration tokens
    fireworks: int = number(ANYBODY, start=N_SEATS)  # who has the fireworks tile
    trigger: int = number(2)  # how the end was triggered: 1 by playing the last card, 2 by putting it away
    turns_left: int = number(2 * N_SEATS)  # turns to follow after this one, once it is triggered
    site: Row = row(PLANT, FIELD.or_none("none"), scratch=True)  # where each plant of a player stands
    found: Row = row(RESOURCE.or_none("none"), 127, scratch=True)  # something counted while rules look


LACK = Names("lack", (*RESOURCE.words, *LEVEL.words, *TOKEN.words, "gold", "nothing"))  # what can be missing
LACK_LEVEL, LACK_TOKEN = len(RESOURCE), len(RESOURCE) + len(LEVEL)
LACK_GOLD, LACK_NOTHING = LACK.number("gold"), LACK.number("nothing")
MOST_SOURCES = 16  # ways to come by one unit
MOST_STEPS = 64  # steps of a plan


@record
class Bench:
    ready: Row = row(LEVEL, MOST_LEFT)  # cubes that are ready
    owned: Row = row(LEVEL, MOST_LEFT)  # cubes wherever they are
    units: Row = row(RESOURCE, MOST_POOL)  # resources there already
    gold: int = number(MOST_GOLD)  # gold to pay with
    tokens: Row = row(TOKEN, 1000)  # ready tokens, wherever they lie
    paired: bool = flag()  # whether two exploration tokens may stand in for a trade token
    pairs_first: int = number(MOST_TOKENS)  # how often they do so first
    price: Row = row(TRADED, 9)  # what the cheapest partner takes; 0 if there is none
    partner: Row = row(TRADED, SEAT)  # who that is
    grows: Row = row(GROWN, 1)  # whether an own island grows it
    effects: Row = row(EFFECT, MOST_CARDS)  # played cards that are not turned over, by effect
    using: Row = row(EFFECT, MOST_CARDS)  # how many of them the plan activates before all else
    free: Row = row(PLANT, WORKPLACES)  # free workplaces; none where there is no such industry
    fitting: Row = row(PLANT, WORKPLACES)  # cubes of the right kind at work there
    strangers: Grid = grid(PLANT, WORKPLACES, LEVEL.or_none("free"), start=NO_LEVEL)  # other cubes on its workplaces
    wants: int = number(MOST_UNITS)  # units that the pool does not have
    wanted: Row = row(MOST_UNITS, RESOURCE)  # which
    sources: Row = row(MOST_UNITS, MOST_SOURCES)  # how many sources each has
    source: Grid = grid(MOST_UNITS, MOST_SOURCES, MOST_SOURCES)  # [unit, n] -> its n-th source
    chosen: Row = row(MOST_UNITS, MOST_SOURCES)  # which of its sources each unit comes from, in the choice looked at
    best: Row = row(MOST_UNITS, MOST_SOURCES)  # and in the best so far
    placed: Row = row(PLANT, 99)  # cubes the choice sends to a plant
    cubes: Row = row(LEVEL, 99)  # cubes it uses
    recalled: Row = row(LEVEL, 99)  # cubes it calls back to make room
    lacks: Row = row(LACK, 99)  # what it lacks
    trades: int = number(99)  # how many trades it makes
    takes: int = number(99)  # how many resources of the New World cards give
    paid: int = number(999)  # trade tokens it takes
    steps: int = number(MOST_STEPS)  # steps of the plan
    step: Row = row(MOST_STEPS, 511)  # the actions, one after the other
    cards_now: Members = members(CARD)  # hand cards that can be paid for
    tiles_now: Members = members(TILE)  # tiles that can be built
    had_gold: Row = row(SEAT, MOST_GOLD)  # before a way: gold of all
    had_tokens: Row = row(TOKEN, 1000)  # ready tokens
    had_ready: Row = row(LEVEL, MOST_LEFT)  # ready cubes
    want: Row = row(LACK, 30_000)  # an apprentice: what having one of these would be worth
    wanted_for: Row = row(LACK, 1)  # whether what would bring it was thought of
    most: int = number(2**31 - 1)  # an apprentice: what the best action found is worth
    thing: int = number(THINGS)  # what has to be paid for it
    action: int = number(511)  # which it is
    short: Row = row(CARD, 99)  # how much each hand card lacks after a festival
