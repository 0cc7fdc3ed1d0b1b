"""The whole position: everything that lies on the table."""

import numpy as np

from ostrov.engine import box
from ostrov.engine.names import Names
from ostrov.engine.record import NOBODY, OWNER, Members, Row, Sections, members, number, record, row, seats, section

BOX = box.read("smugglers")
SEAT = Names("seat", "red blue green yellow")
GOOD = Names("good", tuple(good["id"] for good in BOX["good"]))
PHASE = Names("phase", "deal night day doubt theft refill over")
DEAL, NIGHT, DAY, DOUBT, THEFT, REFILL, OVER = PHASE
COUNT = np.array([good["count"] for good in BOX["good"]])  # [M-002] cards of each good
VALUE = np.array([good["value"] for good in BOX["good"]])  # [M-003] what a good is worth
CARDS, DEALT = int(COUNT.sum()), int(BOX["cards"]["dealt"])  # [M-004] all cards, and those a player begins with
EMPTY = len(GOOD)  # in a boat: nothing


@record
class Options:
    players: int = number(4, least=2, start=3)  # who plays
    goal: int = number(40, least=5, start=12)  # points that end the game


@record
class Player:
    hand: Row = row(GOOD, CARDS, seen=OWNER)  # cards held, by good
    cards: int = number(CARDS)  # how many, for all to see
    boat: int = number(GOOD.or_none("empty"), start=EMPTY, seen=OWNER)  # the card loaded tonight
    trade: int = number(200)  # points for cargo
    doubts: int = number(200)  # points for lies found out


@record
class State:
    options: Options = section(Options)
    seats: Sections[Player] = seats(Player, SEAT)
    pile: Row = row(GOOD, CARDS, seen=NOBODY)  # cards not yet drawn, by good
    left: int = number(CARDS)  # how many, for all to see
    shown: Row = row(GOOD, CARDS)  # cards out of the game, face up
    phase: int = number(PHASE)  # what is going on
    idle: Members = members(SEAT)  # who has not loaded tonight
    loaded: Members = members(SEAT)  # whose boat has its cargo
    captain: int = number(SEAT)  # who sails first today
    sailor: int = number(SEAT)  # whose boat it is
    victim: int = number(SEAT)  # from whom the thief takes
    taker: int = number(SEAT)  # who draws a card
    claim: int = number(GOOD)  # what the sailor says is in the boat
    turns: int = number(2000)  # boats that have sailed or are sailing
    ending: int = number(2)  # how the game ended
