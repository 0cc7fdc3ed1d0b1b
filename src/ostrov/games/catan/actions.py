"""Every decision of a player, every outcome of chance, where points come from, how the game ends."""

from __future__ import annotations

from ostrov.engine.actions import Kind, Table
from ostrov.engine.names import Names, numbered
from ostrov.engine.record import by

from .board import CORNER, EDGE, HARBOUR, HEX, NUMBER, RESOURCE, TERRAIN, VERTEX
from .state import DEVELOPMENT, SEAT

DIE = numbered("die", "D", 6)

ACTIONS = Table(
    Kind("roll"),
    Kind("end_turn"),
    Kind("build_settlement", VERTEX),
    Kind("build_road", EDGE),
    Kind("build_city", VERTEX),
    Kind("buy_card"),
    Kind("knight"),
    Kind("road_building"),
    Kind("year_of_plenty", RESOURCE, Names("second", RESOURCE.words, RESOURCE)),
    Kind("monopoly", RESOURCE, final=True),
    Kind("maritime", RESOURCE, Names("taken", RESOURCE.words, RESOURCE)),
    Kind("move_robber", HEX),
    Kind("rob", SEAT),
    Kind("discard", RESOURCE, together=True, opens=True),
    Kind("propose"),
    Kind("counter"),
    Kind("give", RESOURCE),
    Kind("want", RESOURCE),
    Kind("ask", SEAT),
    Kind("offer", final=True),
    Kind("accept", final=True),
    Kind("decline", final=True),
    Kind("confirm", SEAT, final=True),
    Kind("withdraw"),
)
(
    ROLL,
    END_TURN,
    BUILD_SETTLEMENT,
    BUILD_ROAD,
    BUILD_CITY,
    BUY_CARD,
    PLAY_KNIGHT,
    PLAY_ROADS,
    PLAY_PLENTY,
    PLAY_MONOPOLY,
    MARITIME,
    MOVE_ROBBER,
    ROB,
    DISCARD_CARD,
    PROPOSE,
    COUNTER,
    GIVE,
    WANT,
    ASK,
    OFFER,
    ACCEPT,
    DECLINE,
    CONFIRM,
    WITHDRAW,
) = ACTIONS.starts
KIND, FIRST, SECOND = ACTIONS.kind, ACTIONS.first, ACTIONS.second

OUTCOMES = Table(
    Kind("lay", TERRAIN),
    Kind("corner", CORNER),
    Kind("red", HEX),
    Kind("token", NUMBER),
    Kind("harbour", HARBOUR),
    Kind("start", SEAT),
    Kind("dice", DIE, Names("other_die", DIE.words, DIE)),
    Kind("draw", DEVELOPMENT, seen=by("active")),
    Kind("steal", RESOURCE, seen=by("active", "victim")),
)
LAY, CORNER_DRAWN, RED, TOKEN_DRAWN, HARBOUR_DRAWN, START_DRAWN, DICE_ROLLED, CARD_DRAWN, STOLEN = OUTCOMES.starts
OUTCOME, OUTCOME_FIRST, OUTCOME_SECOND = OUTCOMES.kind, OUTCOMES.first, OUTCOMES.second

SOURCES = Names("source", "settlements cities longest_road largest_army point_cards")
FROM_SETTLEMENTS, FROM_CITIES, FROM_ROAD, FROM_ARMY, FROM_CARDS = SOURCES
ENDINGS, REACHED, BEGUN = Names("ending", "reached begun"), 1, 2
