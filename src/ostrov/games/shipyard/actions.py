"""Every decision of a player, every outcome of chance, where points come from, how the game ends."""

from __future__ import annotations

from ostrov.engine.actions import Kind, Table
from ostrov.engine.names import Names
from ostrov.engine.record import by

from .components import (
    BACK,
    CANAL,
    CANAL_PLACE,
    CONTRACT,
    CREW,
    EMPLOYEE,
    EQUIPMENT,
    EXTRA,
    GOODS_PLACE,
    ITEM,
    MIX,
    PART,
    PART_KIND,
    PLACE,
    SET,
    SIDE,
    SLOT,
    SOLO_TILE,
    SPACE,
    TILE,
    TURNED,
)
from .state import SEAT

ACTIONS = Table(
    Kind("end_turn"),
    Kind("choose", TILE),
    Kind("bonus", TILE),
    Kind("final", TILE),
    Kind("done"),
    Kind("build", PLACE, SLOT),
    Kind("substitute", PART_KIND, SLOT),
    Kind("rent", CANAL_PLACE),
    Kind("lay", CANAL, SIDE),
    Kind("turn", TURNED),
    Kind("buy", GOODS_PLACE),
    Kind("give", MIX),
    Kind("sell"),
    Kind("swap", ITEM),
    Kind("produce", EQUIPMENT),
    Kind("recruit", CREW),
    Kind("hire", EMPLOYEE),
    Kind("depart", SLOT),
    Kind("load", ITEM),
    Kind("sail", EXTRA),
    Kind("give_up"),
    Kind("start", CANAL),
    Kind("enter", SIDE),
    Kind("go", SIDE),
    Kind("discard", CONTRACT, together=True),
    Kind("pass"),
)
(
    END_TURN,
    CHOOSE_TILE,
    BONUS,
    FINAL_ACTION,
    DONE,
    BUILD_PART,
    SUBSTITUTE,
    RENT_CANAL,
    LAY_CANAL,
    TURN_CANAL,
    BUY_GOODS,
    GIVE_GOODS,
    SELL,
    SWAP,
    PRODUCE_ITEM,
    RECRUIT_CREW,
    HIRE_EMPLOYEE,
    DEPART_SHIP,
    LOAD,
    SAIL_SHIP,
    GIVE_UP,
    START_AT,
    ENTER_FROM,
    GO,
    DISCARD_CONTRACT,
    PASS,
) = ACTIONS.starts
KIND, FIRST, SECOND = ACTIONS.kind, ACTIONS.first, ACTIONS.second

OUTCOMES = Table(
    Kind("begins", SEAT),
    Kind("rival", SEAT),
    Kind("line_up", TILE),
    Kind("crew_marker", CREW),
    Kind("equipment_marker", EQUIPMENT),
    Kind("employee_marker", SPACE),
    Kind("place", EMPLOYEE),
    Kind("deal_set", SET, seen=by("active")),
    Kind("deal", CONTRACT, seen=by("active")),
    Kind("number", BACK),
    Kind("face", SOLO_TILE),
    Kind("part", PART),
    Kind("canal", CANAL),
    Kind("goods", MIX),
)
(
    BEGINS,
    RIVAL,
    LINE_UP,
    CREW_MARKER,
    EQUIPMENT_MARKER,
    EMPLOYEE_MARKER,
    PLACED,
    SET_DEALT,
    DEALT_CONTRACT,
    NUMBERED,
    FACED,
    PART_DRAWN,
    CANAL_DRAWN,
    GOODS_DRAWN,
) = OUTCOMES.starts
OUTCOME, OUTCOME_FIRST = OUTCOMES.kind, OUTCOMES.first

SOURCES = Names("source", "crew guns speed officials riband red_contract blue_contract dealers")
FROM_CREW, FROM_GUNS, FROM_SPEED, FROM_OFFICIALS, FROM_RIBAND, FROM_RED, FROM_BLUE, FROM_DEALERS = SOURCES
N_SOURCES = len(SOURCES)
ENDINGS, NORMAL, EARLY = Names("ending", "normal early"), 1, 2
