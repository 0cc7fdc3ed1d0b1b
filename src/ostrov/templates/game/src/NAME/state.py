"""The whole position: everything that lies on the table."""

import numpy as np

from ostrov.engine import box
from ostrov.engine.names import Names
from ostrov.engine.record import NOBODY, OWNER, Row, Sections, number, record, row, seats, section

BOX = box.read(__package__)
SEAT = Names("seat", "red blue green yellow")
CARD = Names("card", tuple(card["id"] for card in BOX["card"]))
PHASE = Names("phase", "dealing turn drawing over")
DEALING, TURN, DRAWING, OVER = PHASE
COUNT = np.array([card["count"] for card in BOX["card"]])  # [LETTER-002] cards of each kind
VALUE = np.array([card["value"] for card in BOX["card"]])  # [LETTER-003] what a card is worth
CARDS, WORTH = int(COUNT.sum()), int((COUNT * VALUE).sum())  # all cards, and all they are worth
STORM = CARD.number("storm")
NONE = len(CARD)  # the number after the last card: no card


@record
class Options:
    players: int = number(4, least=2, start=2)  # who plays


@record
class Player:
    secret: int = number(CARD.or_none("none"), start=NONE, seen=OWNER)  # the card dealt
    kept: int = number(WORTH)  # points kept
    bonus: int = number(WORTH)  # points for the secret card, once it is shown


@record
class State:
    options: Options = section(Options)
    seats: Sections[Player] = seats(Player, SEAT)
    pile: Row = row(CARD, CARDS, seen=NOBODY)  # cards not yet drawn; with the others' secrets nobody knows them
    left: int = number(CARDS)  # how many, for all to see
    gone: Row = row(CARD, CARDS)  # cards drawn, face up
    phase: int = number(PHASE)  # what is going on
    active: int = number(SEAT)  # whose turn it is, or who is dealt a card
    risk: int = number(WORTH)  # points drawn in this turn and not yet kept
    turns: int = number(CARDS)  # turns begun
