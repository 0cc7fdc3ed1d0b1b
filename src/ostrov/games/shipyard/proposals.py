"""Ways to what a player wishes: best fits, routes, the place for a canal; and, where there is none, what lacks."""

from __future__ import annotations

from ostrov.engine.notes import Notes, note
from ostrov.engine.offers import Offers, offer

from . import cruise, fitting, outfit, renting, rings, serving, turn, voyage, waters, yard
from .actions import (
    BONUS,
    BUILD_PART,
    BUY_GOODS,
    ENTER_FROM,
    FIRST,
    GO,
    HIRE_EMPLOYEE,
    KIND,
    LAY_CANAL,
    LOAD,
    PRODUCE_ITEM,
    RECRUIT_CREW,
    RENT_CANAL,
    SAIL_SHIP,
    SECOND,
    START_AT,
    SUBSTITUTE,
    TURN_CANAL,
)
from .components import (
    BONUS_PRICE,
    CANAL_PRICE,
    CAPTAIN,
    FIRST_EQUIPMENT,
    GOODS_PRICE,
    KIND_OF,
    MOST_SPEED,
    N_ITEMS,
    N_PARTS,
    N_SIDES,
    NO_CANAL,
    NO_SLOT,
    NO_SYMBOL,
    POINTS_PER_CREW,
    POINTS_PER_GUN,
    POINTS_PER_SPEED,
    RIBAND,
    ROW_PRICE,
    ROWS,
    STOKER,
    SYMBOL_AT,
)
from .remarks import (
    BEST,
    ENTERED,
    FOR_CONTRACTS,
    NO_CAPTAIN_NOTE,
    NO_ROOM,
    NONE_LEFT,
    ROUTE,
    RUN_NOTE,
    SHIP,
    SHORT,
    STRANDED,
    TOO_FAR,
    say,
)
from .state import FREE, LAY, ON_OFFER, SAILING, START, Bench, State


def take(s: State, seat: int, action: int, steps: Offers) -> bool:
    """One step more on the way, if nothing forbids it."""
    if turn.forbids(s, seat, action) != 0:
        return False
    offer(steps, action)
    turn.step(s, seat, action)
    return True


# --- loading ----------------------------------------------------------------------------------------------------------


def load(s: State, seat: int, wish: int, which: int, steps: Offers, n: Notes, b: Bench) -> int:
    """The best fit that has the item wished aboard, and what it brings with its best route."""
    if which != BEST and which != FOR_CONTRACTS:
        return 0
    if not take(s, seat, wish, steps):
        return lacks(s, seat, wish, n)
    if which == BEST:
        serving.serve_points(b)
    else:
        serving.serve_contracts(s, seat, b)
    if outfit.best_fit(s, seat, b) < 0:
        return cannot_sail(s, seat, fitting.speed_aboard(s), n)
    for item in range(N_ITEMS):
        while s.aboard[item] < b.fit[item] and take(s, seat, LOAD + item, steps):
            pass
    loaded = steps.count
    done = sail(s, seat, SAIL_SHIP + b.extra, BEST, steps, n, b)
    steps.count = loaded
    return done


def cannot_sail(s: State, seat: int, speed: int, n: Notes) -> int:
    """[S-131] [S-132] What a ship lacks that cannot sail as it is."""
    if s.aboard[CAPTAIN] == 0:
        note(n, NO_CAPTAIN_NOTE)
    else:
        say(n, TOO_FAR, speed, waters.longest_run(s, seat, MOST_SPEED), 0, 0)
    return 0


# --- routes -----------------------------------------------------------------------------------------------------------


def sail(s: State, seat: int, wish: int, which: int, steps: Offers, n: Notes, b: Bench) -> int:
    """One of the best routes for the ship as it is loaded: its steps, what it brings, and what remains after it."""
    speed = fitting.speed_aboard(s) + FIRST[wish]
    if turn.forbids(s, seat, wish) != 0:
        return cannot_sail(s, seat, speed, n) if s.leaving != NO_SLOT else 0
    voyage.look_at_ship(s, seat, b)
    b.used_weight = 0
    if which >= voyage.list_routes(s, seat, b, speed):
        return 0
    remains = voyage.retrace(s, seat, b, speed, b.route[which])
    ship = tell_ship(s, n, speed)
    tell_route(s, seat, b, n, ship, speed, remains)
    before = serving.worth_now(s, seat)
    follow(s, seat, wish, steps, b)
    n.of[ship, 6] = serving.worth_now(s, seat) - before
    return 1


def follow(s: State, seat: int, wish: int, steps: Offers, b: Bench) -> int:
    """The steps of a route: the start of a first cruise, and every junction."""
    take(s, seat, wish, steps)
    if s.phase == START:
        take(s, seat, START_AT + b.path_canal[0], steps)
        take(s, seat, ENTER_FROM + b.path_stern[0], steps)
    while s.phase == SAILING and take(s, seat, GO + waters.opposite(b.path_stern[s.moved + 1]), steps):
        pass
    return 0


def tell_ship(s: State, n: Notes, speed: int) -> int:
    """[S-134] [S-135] [S-136] The points of the ship but for its cruise; the place of the note."""
    crew = 0
    guns = 0
    for item in range(N_ITEMS):
        if item >= FIRST_EQUIPMENT:
            guns += POINTS_PER_GUN[item - FIRST_EQUIPMENT] * s.aboard[item]
        elif item != STOKER:
            crew += POINTS_PER_CREW * s.aboard[item]
    return say(n, SHIP, crew, guns, POINTS_PER_SPEED * speed, 0)


def tell_route(s: State, seat: int, b: Bench, n: Notes, ship: int, speed: int, remains: int) -> int:
    """[S-153] [S-154] What the cruise adds, where it ends, and each space of it."""
    place = say(n, ROUTE, b.path_canal[speed], b.path_cell[speed], 0, remains)
    last_riband = 0
    for move in range(1, speed + 1):
        if SYMBOL_AT[b.path_canal[move], b.path_cell[move]] == RIBAND:
            last_riband = move
        n.of[place, 2] += int(b.path_canal[move] != b.path_canal[move - 1])
    officials = 0
    for move in range(1, speed + 1):
        symbol = SYMBOL_AT[b.path_canal[move], b.path_cell[move]]
        points = last_riband if move == last_riband else 0
        if symbol != RIBAND and symbol != NO_SYMBOL:
            points = cruise.visit(s, seat, symbol)
            officials += points
        say(n, ENTERED, b.path_canal[move], b.path_cell[move], points, 0)
    n.of[ship, 3] = officials
    n.of[ship, 4] = last_riband
    n.of[ship, 5] = n.of[ship, 0] + n.of[ship, 1] + n.of[ship, 2] + officials + last_riband
    return 0


# --- canals -----------------------------------------------------------------------------------------------------------


def rent(s: State, seat: int, wish: int, steps: Offers, n: Notes, b: Bench) -> int:
    """A canal, where and how it takes the boat farthest."""
    if not take(s, seat, wish, steps):
        return lacks(s, seat, wish, n)
    if s.phase == LAY:
        choose_place(s, seat, b)
        return lay(s, seat, LAY_CANAL + b.place, steps, n, b)
    say(n, RUN_NOTE, waters.longest_run(s, seat, MOST_SPEED), 0, 0, 0)
    return 1


def lay(s: State, seat: int, wish: int, steps: Offers, n: Notes, b: Bench) -> int:
    """A canal at a place, turned so that it takes the boat farthest."""
    if not take(s, seat, wish, steps):
        return 0
    b.run = -1
    try_turns(s, seat, 0, b)
    say(n, RUN_NOTE, b.run, 0, 0, 0)
    take(s, seat, TURN_CANAL + b.turned, steps)
    return 1


def choose_place(s: State, seat: int, b: Bench) -> int:
    """Try every place and every turn."""
    b.run = -1
    for place in range(NO_CANAL * N_SIDES):
        canal = place // N_SIDES
        if renting.forbids_laying(s, seat, canal, place % N_SIDES) == 0:
            renting.lay(s, seat, canal, place % N_SIDES)
            try_turns(s, seat, place, b)
            s.canal[s.rented] = ON_OFFER
            s.canal_owner[s.rented] = FREE
            s.phase = LAY
    return b.place


def try_turns(s: State, seat: int, place: int, b: Bench) -> int:
    """The canal to be turned, in all four ways; the farthest run so far is kept."""
    for turned in range(N_SIDES):
        s.turned[s.rented] = turned
        run = waters.longest_run(s, seat, MOST_SPEED)
        if run > b.run:
            b.run = run
            b.place = place
            b.turned = turned
    s.turned[s.rented] = 0
    return b.run


# --- what lacks -------------------------------------------------------------------------------------------------------


def lacks(s: State, seat: int, wish: int, n: Notes) -> int:
    """Why a wish cannot be had now: guilders, parts that would be stuck, room, the item itself."""
    kind = KIND[wish]
    first = FIRST[wish]
    if kind == LOAD and s.leaving != NO_SLOT:
        say(n, NONE_LEFT if s.seats[seat].supply[first] == 0 else NO_ROOM, first, 0, 0, 0)
    elif kind == BUILD_PART and s.place[first] != N_PARTS:
        tell_stranded(s, seat, KIND_OF[s.place[first]], SECOND[wish], n)
    elif kind == SUBSTITUTE:
        tell_stranded(s, seat, first, SECOND[wish], n)
    short = price(s, seat, wish) - rings.purse(s, seat)
    if kind == BONUS:
        short = BONUS_PRICE - s.seats[seat].guilders
    if short > 0:
        say(n, SHORT, short, 0, 0, 0)
    return 0


def price(s: State, seat: int, wish: int) -> int:
    """What a wish costs; 0 for what has no price."""
    kind = KIND[wish]
    first = FIRST[wish]
    if kind == BUILD_PART:
        return int(ROW_PRICE[first % ROWS])
    if kind == RENT_CANAL:
        return int(CANAL_PRICE[first])
    if kind == BUY_GOODS:
        return int(GOODS_PRICE[first])
    if kind == PRODUCE_ITEM:
        return rings.price_of_equipment(s, seat, first)
    if kind == RECRUIT_CREW:
        return rings.price_of_crew(s, seat, first)
    if kind == HIRE_EMPLOYEE and s.copies[first] > 0:
        return rings.wage(s, seat, first)
    return 0


def tell_stranded(s: State, seat: int, kind: int, slot: int, n: Notes) -> int:
    """[S-079] All parts that could then never sail."""
    lying = yard.pattern(s, seat)
    if yard.at(lying, slot) == yard.EMPTY:
        left = yard.stranded(yard.with_part(lying, slot, kind))
        for other in range(NO_SLOT):
            if yard.at(left, other) != yard.EMPTY:
                say(n, STRANDED, yard.at(left, other) - 1, other, 0, 0)
    return 0
