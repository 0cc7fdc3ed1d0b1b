"""The whole position: everything that lies on the table."""

from __future__ import annotations

import numpy as np

from ostrov.engine.names import Names
from ostrov.engine.record import (
    OWNER,
    Grid,
    Members,
    Row,
    Sections,
    flag,
    grid,
    members,
    number,
    record,
    row,
    seats,
    section,
    sections,
)

from .components import (
    BACK,
    CANAL,
    CANAL_PLACE,
    CELL,
    CONTRACT,
    CREW,
    EMPLOYEE,
    EQUIPMENT,
    FEATURE,
    GEAR_START,
    GOODS_PLACE,
    GOODS_TILES,
    GRID,
    IN_YARD,
    ITEM,
    MARKET_START,
    MIX,
    MOST_BUILT,
    MOST_SPEED,
    NO_CANAL,
    NO_MIX,
    NO_PART,
    NO_SLOT,
    NO_TILE,
    PART,
    PER_TILE,
    PLACE,
    PRICES,
    ROUND_CUBES,
    SAFETY,
    SIDE,
    SLOT,
    SOLO_TILE,
    SPACE,
    STACK_END,
    STACK_START,
    START_GUILDERS,
    TEETH,
    TILE,
)

SEAT = Names("seat", "pink blue yellow white")  # in solo pink plays, and blue and yellow are the opponents
FREE = len(SEAT)  # the owner of what nobody owns
OWNED = SEAT.or_none()

LEVEL = Names("level", "beginner advanced")
BEGINNER, ADVANCED = LEVEL

PHASE = Names(
    "phase",
    "starting rivals queueing crew_ring equipment_ring employee_ring starters staffing sets dealing "  # set-up
    "numbering facing parts canals goods "  # what is turned up later, too: all so far is chance's
    "choose build rent lay turn buy close give barter produce recruit hire "  # the turn and its actions
    "after depart fit start enter sailing end discard final last over",
)
STARTING, RIVAL_ORDER, QUEUEING, CREW_RING, EQUIPMENT_RING, EMPLOYEE_RING, STARTERS_LAID, STAFFING, SETS, DEALING = (
    range(10)
)
NUMBERING, FACING, PARTS, CANALS, GOODS = range(10, 15)
CHOOSE, BUILD, RENT, LAY, TURN, BUY, CLOSE, GIVE, BARTER, PRODUCE, RECRUIT, HIRE = range(15, 27)
AFTER, DEPART, FIT, START, ENTER, SAILING, END, DISCARD, FINAL, LAST, OVER = range(27, len(PHASE))

_PHASES = {"build_ships": BUILD, "rent_canal": RENT, "buy_goods": BUY, "exchange": GIVE, "hire_employee": HIRE}
_PHASES |= {"produce_equipment": PRODUCE, "recruit_crew": RECRUIT}
PHASE_OF = np.array(
    [_PHASES.get(word, AFTER) for word in TILE.words], np.int8
)  # tile -> what its player is asked first

STAGE = Names("stage", "regular final last")  # [S-160] [S-162] regular turns, final actions, last chances
REGULAR, FINAL_ACTIONS, LAST_CHANCES = STAGE

WHERE = Names("where", "stack shown laid used discarded removed")
IN_STACK, ON_OFFER, LAID, USED, DISCARDED, REMOVED = WHERE

ALL_CONTRACTS = len(CONTRACT)
MOST_COPIES = 2
MOST_ITEMS = (
    120  # of a kind in one supply: two from an action and two from an exchange in each of 27 turns, and no more
)
MOST_TILES_LAID = 27  # canals one player lays in a game: one a turn and one as final action
_MOST_LATE_SHIPS = 5  # ships with a substitute bow one player can still complete after the last bow lies open
MOST_SHIPS = int(STACK_END[0] - STACK_START[0]) + _MOST_LATE_SHIPS * len(SEAT)  # [S-075] each ship has a bow
MOST_ABOARD = 2 * NO_SLOT * PER_TILE  # items of a kind on one ship

# what advice and apprentices plan with
QUARTERS = 4  # plans are valued in quarters of a point
MOST_VISITS = MOST_SPEED // GRID + 2  # officials of a kind that one cruise can meet: it crosses a tile in GRID spaces
MOST_ROUTES = 6  # routes that are told apart
MOST_VALUE = 30_000  # quarters


@record
class Options:
    players: int = number(4, least=1, start=4)  # who plays; one plays against two opponents made of cubes
    contracts: int = number(LEVEL)  # a starter set of two and two, or three and three dealt from all
    employees: int = number(LEVEL)  # a starter beside each space, or all dealt


@record
class Player:  # [S-006] all of it is open to everybody but [S-211] the contracts
    guilders: int = number(30_000, start=START_GUILDERS)  # money
    supply: Row = row(ITEM, MOST_ITEMS)  # crew and equipment not aboard a ship
    goods: Row = row(MIX, GOODS_TILES)  # goods tiles held, by what they show
    employees: Members = members(EMPLOYEE)  # employees held
    contracts: Members = members(CONTRACT, seen=OWNER)  # contracts held
    dropping: Members = members(CONTRACT, seen=OWNER)  # those of them chosen to go, until all have chosen
    discarded: Members = members(CONTRACT, seen=OWNER)  # contracts discarded so far, which only their owner knows
    owes: int = number(ALL_CONTRACTS)  # contracts still to choose
    shown: Members = members(CONTRACT)  # contracts laid open at the end
    yard: Row = row(SLOT, IN_YARD.or_none("empty"), start=NO_PART)  # the shipyard, from the left
    used: int = number(MOST_TILES_LAID)  # canals used so far, those shuffled in again counted
    boat: int = number(CANAL.or_none("ashore"), start=NO_CANAL)  # the canal the boat is on
    cell: int = number(CELL)  # its space there
    stern: int = number(SIDE)  # the side its stern shows to, where it may not go


@record
class Ship:
    owner: int = number(OWNED, start=FREE)  # whose fleet it belongs to
    parts: int = number(len(SLOT))  # how many parts it has
    items: Row = row(ITEM, MOST_ABOARD)  # crew and equipment aboard
    safety: Row = row(SAFETY, MOST_ABOARD)  # lanterns, lifeboats and life rings on its parts
    speed: int = number(MOST_SPEED)  # its speed on its cruise
    officials: int = number(2000)  # points its cruise brought from officials
    riband: int = number(MOST_SPEED)  # and from the blue riband


@record
class State:
    options: Options = section(Options)
    seats: Sections[Player] = seats(Player, SEAT)
    ships: Sections[Ship] = sections(Ship, MOST_SHIPS)
    sailed: int = number(MOST_SHIPS)  # ships in all fleets
    queue: Row = row(len(TILE), TILE.or_none("none"), start=NO_TILE)  # the action tiles, from the lead on
    cube: Row = row(TILE, OWNED, start=FREE)  # whose cubes stand on each action
    cubes: Row = row(TILE, 2)  # how many
    lying: Row = row(TILE, 120)  # guilders lying on each action
    gear: int = number(TEETH - 1, start=GEAR_START)  # where the gear cube is; the last tooth is the hole
    rounds: int = number(int(ROUND_CUBES.max()))  # cubes on the round track
    place: Row = row(PLACE, PART.or_none("empty"), start=len(PART))  # the ship parts on display
    stacked: Members = members(PART)  # parts that still lie face down
    offered_canal: Row = row(CANAL_PLACE, CANAL.or_none("empty"), start=NO_CANAL)  # the canals on offer
    canal: Row = row(CANAL, WHERE)  # where each canal is
    canal_owner: Row = row(CANAL, OWNED, start=FREE)  # whose system or pile it belongs to
    east: Row = row(CANAL, MOST_TILES_LAID, least=-MOST_TILES_LAID)  # how far east of the owner's first it lies
    south: Row = row(CANAL, MOST_TILES_LAID, least=-MOST_TILES_LAID)  # how far south
    turned: Row = row(CANAL, len(SIDE) - 1)  # quarter turns clockwise
    offered_goods: Row = row(GOODS_PLACE, MIX.or_none("empty"), start=NO_MIX)  # the goods on offer
    goods_stack: Row = row(MIX, GOODS_TILES)  # goods tiles face down
    goods_used: Row = row(MIX, GOODS_TILES)  # goods tiles given up
    goods_removed: Row = row(MIX, GOODS_TILES)  # goods tiles that solo opponents removed
    crew_ring: int = number(CREW)  # where the crew marker stands
    equipment_ring: int = number(EQUIPMENT)  # the equipment marker
    market: int = number(len(PRICES) - 1, start=MARKET_START)  # the market marker
    employee_ring: int = number(SPACE)  # the employee marker
    beside: Row = row(EMPLOYEE, SPACE.or_none("unplaced"), start=len(SPACE))  # the space each employee waits at
    copies: Row = row(EMPLOYEE, MOST_COPIES)  # how many of each still wait
    phase: int = number(PHASE)  # what is going on
    stage: int = number(STAGE)  # regular turns, final actions or last chances
    active: int = number(SEAT)  # whose turn it is
    starter: int = number(SEAT)  # who had the first turn
    second: int = number(SEAT)  # the solo opponent who acts first
    dealt: int = number(ALL_CONTRACTS)  # tiles, employees or contracts laid or dealt so far in the set-up
    turns: int = number(30_000)  # turns begun, those of solo opponents counted
    main: int = number(TILE.or_none("none"), start=NO_TILE)  # the action chosen this turn
    main_done: bool = flag()  # whether it is carried out
    bonus: int = number(TILE.or_none("none"), start=NO_TILE)  # the bonus action bought this turn
    doing: int = number(TILE.or_none("none"), start=NO_TILE)  # the action being carried out
    built: int = number(MOST_BUILT)  # parts placed in this action
    rented: int = number(CANAL.or_none("none"), start=NO_CANAL)  # the canal to lay
    bartered: int = number(MIX.or_none("none"), start=NO_MIX)  # the goods tile being exchanged
    settled: int = number(PER_TILE)  # how many of its goods are settled
    swapped: Members = members(ITEM)  # what its goods were swapped for
    leaving: int = number(SLOT.or_none("none"), start=NO_SLOT)  # where the bow of the ship lies that leaves now
    aboard: Row = row(ITEM, MOST_ABOARD)  # what it carries
    speed: int = number(MOST_SPEED)  # its speed, once it sails
    moved: int = number(MOST_SPEED)  # spaces moved on this cruise
    officials: int = number(2000)  # points from officials on this cruise
    riband: int = number(MOST_SPEED)  # points from the last riband on it
    held: int = number(ALL_CONTRACTS)  # contracts of each colour that every player holds
    due: int = number(ALL_CONTRACTS)  # contracts of each colour that all must discard now
    early: bool = flag()  # whether the last bow, stern or middle part lies open
    last: int = number(30_000)  # the number of the last regular turn, once the gear has told it
    dropped: bool = flag()  # whether the gear cube fell into the hole this turn
    solo_stack: Members = members(SOLO_TILE)  # solo tiles face down
    solo_number: int = number(BACK.or_none("none"), start=len(BACK))  # the back of the one on top
    faced: int = number(SOLO_TILE.or_none("none"), start=len(SOLO_TILE))  # the solo tile just turned
    ending: int = number(2)  # how the game ended
    neighbour: Grid = grid(CANAL, SIDE, NO_CANAL, scratch=True)  # the canal at each side of a canal
    passed: Members = members(CANAL, scratch=True)  # canals a run has left or is on
    run_canal: Row = row(MOST_SPEED + 1, NO_CANAL, scratch=True)  # where a run is after each move
    run_cell: Row = row(MOST_SPEED + 1, len(CELL), scratch=True)  # the space there
    run_stern: Row = row(MOST_SPEED + 1, len(SIDE), scratch=True)  # the side it came from
    run_next: Row = row(MOST_SPEED + 1, len(SIDE), scratch=True)  # the side to try next


@record
class Bench:
    shows: Row = row(FEATURE, MOST_ABOARD)  # what the parts of the ship show
    has: Row = row(ITEM, MOST_ITEMS)  # what it can carry: aboard, or in the supply
    helped: Row = row(ITEM, MOST_ABOARD)  # of each, how many constructors place
    room: Row = row(ITEM, MOST_ABOARD)  # places for it and others of its need
    weight: Row = row(ITEM, MOST_VALUE, least=-MOST_VALUE)  # what one aboard (or an officer) is worth beyond its points
    used_weight: int = number(MOST_VALUE, least=-MOST_VALUE)  # what a canal used is worth, or costs
    origin: int = number(len(CANAL) * len(SIDE))  # the edge space that the search tries next
    origins: int = number(len(CANAL) * len(SIDE))  # and the one after the last
    moved: int = number(MOST_SPEED)  # moves of the cruise before the search
    depth: int = number(MOST_SPEED, least=-1)  # how long the way is that the search is on
    reached: int = number(MOST_SPEED)  # and the longest so far
    military: Row = row(MOST_SPEED + 1, MOST_VISITS)  # military officials met, by moves
    commercial: Row = row(MOST_SPEED + 1, MOST_VISITS)  # commercial ones
    safety: Row = row(MOST_SPEED + 1, 2000)  # points of the inspectors
    riband: Row = row(MOST_SPEED + 1, MOST_SPEED)  # points of the last riband
    used: Row = row(MOST_SPEED + 1, MOST_TILES_LAID)  # canals used
    rest: Grid = grid(MOST_SPEED + 1, MOST_VISITS * MOST_VISITS, MOST_VALUE, least=-1)
    # by speed and officials met: the best that ways of this kind bring beside them; -1 without such a way
    sailing: Row = row(MOST_SPEED + 1, MOST_VALUE, least=-1)  # by speed: the best that crew and way can bring
    crew: Grid = grid(MOST_SPEED + 1, ITEM, MOST_ITEMS)  # and the crew for it
    best: int = number(MOST_VALUE, least=-1)  # the best that fitting out can bring; -1 if the ship cannot sail
    extra: int = number(MOST_SPEED)  # the speed that helmsman and rigger add for it
    fit: Row = row(ITEM, MOST_ITEMS)  # what it carries then
    routes: int = number(MOST_ROUTES)  # routes listed, the best first
    route: Row = row(MOST_ROUTES, 2**31 - 1)  # which of the search each is
    value: Row = row(MOST_ROUTES, MOST_VALUE)  # what it brings
    onwards: Row = row(MOST_ROUTES, MOST_SPEED)  # how far the boat can go on after it
    end: Row = row(MOST_ROUTES, 2**31 - 1)  # where it ends
    open: bool = flag()  # whether the search is on or behind a route that is not listed yet
    onward: int = number(MOST_SPEED)  # how far it goes on
    open_value: int = number(MOST_VALUE)  # what it brings
    open_end: int = number(2**31 - 1)  # where it ends
    run: int = number(MOST_SPEED, least=-1)  # the farthest that a canal can take the boat
    place: int = number(len(CANAL) * len(SIDE))  # laid there: beside which of the canals, on which side
    turned: int = number(len(SIDE) - 1)  # and turned so
    path_canal: Row = row(MOST_SPEED + 1, NO_CANAL)  # a route, by moves: the canal
    path_cell: Row = row(MOST_SPEED + 1, CELL.or_none())  # the space
    path_stern: Row = row(MOST_SPEED + 1, len(SIDE))  # the side it came from
