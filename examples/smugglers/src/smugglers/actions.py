"""Every decision, every outcome of chance, where points come from, how the game ends."""

from ostrov.engine.actions import Kind, Table
from ostrov.engine.names import Names
from ostrov.engine.record import by

from .state import GOOD, SEAT

ACTIONS = Table(
    Kind("load", GOOD, together=True),
    Kind("declare", GOOD),
    Kind("rob", SEAT),
    Kind("doubt", final=True),
    Kind("believe"),
)
LOAD, DECLARE, ROB, DOUBTED, BELIEVED = ACTIONS.starts
KIND, FIRST = ACTIONS.kind, ACTIONS.first

OUTCOMES = Table(
    Kind("draw", GOOD, seen=by("taker")),
    Kind("steal", GOOD, seen=by("sailor", "victim")),
)
DRAW, STEAL = OUTCOMES.starts
OUTCOME, DRAWN = OUTCOMES.kind, OUTCOMES.first

SOURCES, TRADE = Names("source", "trade doubts"), 0
ENDINGS, BY_GOAL, BY_PILE = Names("ending", "goal pile"), 1, 2
