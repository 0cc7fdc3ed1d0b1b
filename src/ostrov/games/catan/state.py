"""The whole position: everything that lies on the table."""

from __future__ import annotations

import numpy as np

from ostrov.engine.names import Names
from ostrov.engine.record import (
    NOBODY,
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
)

from .board import (
    BOX,
    EDGE,
    HARBOUR,
    HEX,
    ISLAND,
    LETTERS,
    NO_HARBOUR,
    NO_TERRAIN,
    PLACE,
    RESOURCE,
    TERRAIN,
    VERTEX,
)

# [C-012] [CR-21] Seats have colours; the last is the one that stays in the box when three play the beginner set-up.
SEAT = Names("seat", "blue white orange red")
FREE = len(SEAT)  # the owner of what nobody owns
OWNED = SEAT.or_none()
MOST_SEATS = len(SEAT)

PHASES = Names("phases", "strict combined")
STRICT, COMBINED = PHASES
SETUP = Names("setup", "variable beginner")
VARIABLE, BEGINNER = SETUP
TOKENS_BY = Names("tokens", "spiral random")
BY_SPIRAL, BY_CHANCE = TOKENS_BY
FRAME = Names("frame", "standard shuffled")
STANDARD, SHUFFLED = FRAME
TRADE = Names("trade", "on off")
TRADE_ON, TRADE_OFF = TRADE

PHASE = Names(
    "phase",
    "hexes corner reds numbers harbours start settle connect "  # before the first turn
    "before_roll dice discard robber victim theft main card over",
)
HEXES, CORNERS, RED_TOKENS, NUMBERS, FRAMING, STARTING, SETTLE, CONNECT = range(8)
BEFORE_ROLL, DICE, DISCARD, ROBBER, VICTIM, THEFT, MAIN, CARD, OVER = range(8, len(PHASE))

DEVELOPMENT = Names("card", tuple(card["id"] for card in BOX["development_card"]))
KNIGHT, ROADS, PLENTY, MONOPOLY, POINT = DEVELOPMENT
CARDS = np.array([card["count"] for card in BOX["development_card"]], np.int8)  # [C-005] cards of each kind
DECK = int(CARDS.sum())
BANK = int(BOX["resource_cards"]["per_kind"])  # [C-004] resource cards of each kind
ALL_CARDS = BANK * len(RESOURCE)

ANSWER = Names("answer", "none drafting open accepted declined countered")
NONE, DRAFTING, OPEN, ACCEPTED, DECLINED, COUNTERED = ANSWER

ROAD_PIECES = int(BOX["per_player"]["roads"])  # [C-006] pieces of a player
SETTLEMENT_PIECES = int(BOX["per_player"]["settlements"])
CITY_PIECES = int(BOX["per_player"]["cities"])
PRICES = Names("price", "road settlement city development_card")
ROAD, SETTLEMENT, CITY, DEVELOPMENT_CARD = PRICES
COST = np.array([BOX["costs"][word] for word in PRICES.words], np.int8)  # [C-067] [what, resource]
DEFAULT_RATE = int(BOX["maritime"]["default_rate"])
GENERIC_RATE = int(BOX["maritime"]["generic_harbour_rate"])
SPECIAL_RATE = int(BOX["maritime"]["special_harbour_rate"])
TO_WIN = int(BOX["victory"]["points_to_win"])
SETTLEMENT_POINTS, CITY_POINTS = int(BOX["victory"]["settlement"]), int(BOX["victory"]["city"])
LONGEST_ROAD_POINTS, LONGEST_ROAD_LEAST = (int(BOX["victory"][key]) for key in ("longest_road", "longest_road_minimum"))
LARGEST_ARMY_POINTS, LARGEST_ARMY_LEAST = (int(BOX["victory"][key]) for key in ("largest_army", "largest_army_minimum"))
POINT_CARD_POINTS = int(BOX["victory"]["victory_point_card"])
HAND_LIMIT = int(BOX["limits"]["hand_limit_on_seven"])  # [C-054] with more than so many cards, half go back
ROBBER_NUMBER = int(BOX["dice"]["robber_number"])
NO_CAP = 99  # proposals a turn without a limit


@record
class Options:
    players: int = number(4, least=2, start=4)  # who plays; two is a study, not a Catan result
    phases: int = number(PHASES)  # trade before building, or both in any order
    setup: int = number(SETUP)  # a new island and a founding phase, or the beginners' island
    tokens: int = number(TOKENS_BY)  # number tokens along the spiral, or shuffled
    frame: int = number(FRAME)  # harbours in their places, or shuffled
    island: int = number(ISLAND)  # which beginners' island
    trade: int = number(TRADE)  # trade between players
    proposals: int = number(NO_CAP, start=NO_CAP)  # proposals a turn the table allows; 99 is any number


@record
class Player:
    hand: Row = row(RESOURCE, BANK, seen=OWNER)  # resource cards held, by resource
    cards: int = number(ALL_CARDS)  # how many, for all to see
    known: Row = row(RESOURCE, BANK)  # how many of each all have seen this hand take and keep; it has no fewer
    owes: int = number(ALL_CARDS)  # cards still to choose for the bank after a seven
    returning: Row = row(RESOURCE, BANK, seen=OWNER)  # cards chosen for the bank, until all have chosen
    unplayed: Row = row(DEVELOPMENT, DECK, seen=OWNER)  # development cards held, by kind
    fresh: Row = row(DEVELOPMENT, DECK, seen=OWNER)  # those of them bought this turn
    development: int = number(DECK)  # how many are held, for all to see
    bought: int = number(DECK)  # how many were bought this turn, for all to see
    played: Row = row(DEVELOPMENT, DECK)  # development cards laid open, by kind
    roads_left: int = number(ROAD_PIECES, start=ROAD_PIECES)  # road pieces in stock
    settlements_left: int = number(SETTLEMENT_PIECES, start=SETTLEMENT_PIECES)  # settlement pieces in stock
    cities_left: int = number(CITY_PIECES, start=CITY_PIECES)  # city pieces in stock
    settlements: Members = members(VERTEX)  # where own settlements stand
    reached: Members = members(VERTEX)  # crossings an own road reaches
    length: int = number(ROAD_PIECES)  # length of the longest own road
    rate: Row = row(RESOURCE, DEFAULT_RATE, start=DEFAULT_RATE)  # cards the sea takes for one, by what is given
    give: Row = row(RESOURCE, BANK)  # what this player would give, in a proposal or a counter-offer
    want: Row = row(RESOURCE, BANK)  # what this player wants for it
    answer: int = number(ANSWER)  # where this player stands in the trade


@record
class State:
    options: Options = section(Options)
    seats: Sections[Player] = seats(Player, SEAT)
    terrain: Row = row(HEX, TERRAIN.or_none("unlaid"), start=NO_TERRAIN)  # what lies on each place of the island
    token: Row = row(HEX, 12)  # the number on it, 0 without one
    harbour: Row = row(PLACE, HARBOUR.or_none("unlaid"), start=NO_HARBOUR)  # what each harbour trades
    robber: int = number(HEX.or_none("away"), start=len(HEX))  # where the robber stands
    owner: Row = row(VERTEX, OWNED, start=FREE)  # whose building stands at a crossing
    level: Row = row(VERTEX, 2)  # 1 a settlement, 2 a city
    closed: Members = members(VERTEX)  # crossings with a building on them or next to them
    road: Row = row(EDGE, OWNED, start=FREE)  # whose road lies on a path
    bank: Row = row(RESOURCE, BANK, start=BANK)  # resource cards in the bank
    deck: Row = row(DEVELOPMENT, DECK, seen=NOBODY)  # development cards not bought yet, by kind
    deck_left: int = number(DECK, start=DECK)  # how many, for all to see
    longest_road: int = number(OWNED, start=FREE)  # who holds the longest road
    largest_army: int = number(OWNED, start=FREE)  # who holds the largest army
    phase: int = number(PHASE)  # what is going on
    laid: int = number(len(HEX))  # hexes, tokens or harbours laid so far
    starter: int = number(SEAT)  # who had the first turn
    active: int = number(SEAT)  # whose turn it is
    placed: int = number(2 * MOST_SEATS)  # settlements placed in the founding phase
    founded: int = number(VERTEX)  # the settlement just founded
    first_die: int = number(6)  # the last roll
    second_die: int = number(6)
    rolled: bool = flag()  # whether this turn's roll is done
    building: bool = flag()  # whether the active player has begun to build
    card_played: bool = flag()  # whether a development card was played this turn
    free_roads: int = number(2)  # roads of road building still to lay
    victim: int = number(OWNED, start=FREE)  # who is robbed
    proposed: int = number(NO_CAP)  # proposals made this turn
    asked: Members = members(SEAT)  # who is asked about the proposal
    turns: int = number(30_000)  # turns begun
    ending: int = number(2)  # how the game ended
    gains: Grid = grid(SEAT, RESOURCE, 2 * BANK, scratch=True)  # what a roll owes
    spots: Members = members(EDGE, scratch=True)  # paths where a road may be laid
    walked: Members = members(EDGE, scratch=True)  # roads of the trail being followed
    seen: Members = members(EDGE, scratch=True)  # roads of any trail followed
    trail: Row = row(ROAD_PIECES + 1, VERTEX, scratch=True)  # crossings of the trail
    trail_edge: Row = row(ROAD_PIECES + 1, EDGE, scratch=True)  # and the roads between them
    trail_next: Row = row(ROAD_PIECES + 1, 3, scratch=True)  # and where to go on from each


assert len(LETTERS) == len(HEX) - 1  # [C-003] a token for every hex but the desert
