"""Every decision, every outcome of chance, where points come from, how the game ends."""

from ostrov.engine.actions import Kind, Table
from ostrov.engine.names import Names
from ostrov.engine.record import by

from .state import CARD

ACTIONS = Table(Kind("draw"), Kind("stop"))
DRAW, STOP = ACTIONS.starts

OUTCOMES = Table(
    Kind("deal", CARD, seen=by("active")),  # who is dealt the card sees it
    Kind("turn_up", CARD),
)
DEAL, TURN_UP = OUTCOMES.starts
OUTCOME, TURNED = OUTCOMES.kind, OUTCOMES.first

SOURCES = Names("source", "kept secret")
KEPT, SECRET = SOURCES
ENDINGS, BY_PILE = Names("ending", "pile"), 1
