"""Every decision of a player, every outcome of chance, where points come from, how the game ends."""

from __future__ import annotations

from ostrov.engine.actions import Kind, Table
from ostrov.engine.names import Names, numbered
from ostrov.engine.record import OWNER, by

from .components import (
    ARTISANS_DECK,
    BOX,
    CARD,
    CARDS_OF,
    DEAR,
    DECK,
    EFFECT,
    EXPEDITION,
    FARMERS_DECK,
    FIELD,
    GROWN,
    LEVEL,
    MOST_EXPEDITIONS,
    NEW,
    NEW_WORLD_DECK,
    OBJECTIVE,
    OLD,
    PLANT,
    TILE,
    TOKEN,
    TRADED,
    UPPER,
)
from .state import SEAT

AMOUNT = numbered("amount", "x", MOST_EXPEDITIONS)
USABLE = Names("objective", "alonso_graves aarhant editor")  # objective cards that do something when used

ACTIONS = Table(
    Kind("play", CARD),
    Kind("swap"),
    Kind("build", TILE),
    Kind("hire", LEVEL),
    Kind("upgrade", UPPER),
    Kind("old_world"),
    Kind("new_world"),
    Kind("expedition", AMOUNT),
    Kind("festival"),
    Kind("remove"),
    Kind("field", FIELD),
    Kind("put_farmer_worker", CARDS_OF[FARMERS_DECK], seen=OWNER),
    Kind("put_artisan_engineer_investor", CARDS_OF[ARTISANS_DECK], seen=OWNER),
    Kind("put_new_world", CARDS_OF[NEW_WORLD_DECK], seen=OWNER),
    Kind("produce", PLANT),
    Kind("trade", TRADED),
    Kind("trade_dear", DEAR),
    Kind("partner", SEAT),
    Kind("get", GROWN),
    Kind("take", GROWN),
    Kind("recall", LEVEL),
    Kind("free_upgrade", UPPER),
    Kind("ready"),
    Kind("exhausted"),
    Kind("at_work", PLANT),
    Kind("activate", EFFECT),
    Kind("use", USABLE),
    Kind("ships_first", TOKEN),
    Kind("pair_first"),
    Kind("done"),
    Kind("end_turn"),
)
(
    PLAY,
    SWAP,
    BUILD,
    HIRE,
    UPGRADE,
    OPEN_OLD_WORLD,
    EXPLORE_NEW_WORLD,
    EXPEDITION_ACTION,
    FESTIVAL,
    REMOVE,
    ON_FIELD,
    PUT_FARMERS,
    PUT_ARTISANS,
    PUT_NEW_WORLD,
    PRODUCE,
    TRADE_FOR,
    TRADE_DEAR,
    PARTNER,
    GET,
    TAKE,
    RECALL,
    FREE_UPGRADE,
    FROM_DISTRICT,
    FROM_EXHAUSTED,
    FROM_WORK,
    ACTIVATE,
    USE,
    SHIPS_FIRST,
    PAIR_FIRST,
    DONE,
    END_TURN,
) = ACTIONS.starts
KIND, FIRST = ACTIONS.kind, ACTIONS.first

OUTCOMES = Table(
    Kind("start", SEAT),
    Kind("objective", OBJECTIVE),
    Kind("draw_farmer_worker", CARDS_OF[FARMERS_DECK], seen=by("active")),
    Kind("draw_artisan_engineer_investor", CARDS_OF[ARTISANS_DECK], seen=by("active")),
    Kind("draw_new_world", CARDS_OF[NEW_WORLD_DECK], seen=by("active")),
    Kind("draw_expedition", EXPEDITION, seen=by("active")),
    Kind("draw_old", OLD),
    Kind("draw_new", NEW),
)
(
    START_DRAWN,
    OBJECTIVE_DRAWN,
    FARMERS_CARD,
    ARTISANS_CARD,
    NEW_WORLD_CARD,
    EXPEDITION_DRAWN,
    OLD_DRAWN,
    NEW_DRAWN,
) = OUTCOMES.starts
OUTCOME, OUTCOME_FIRST = OUTCOMES.kind, OUTCOMES.first

SCORED = Names("source", tuple(row["id"] for row in BOX["objective_card"] if row["kind"] != "effect"))
SOURCES = Names("source", (*DECK.words, "expeditions", "gold", "fireworks", *SCORED.words))
FROM_EXPEDITIONS, FROM_GOLD, FROM_FIREWORKS, FROM_OBJECTIVES = range(len(DECK), len(DECK) + 4)
ENDINGS, BY_PLAYING, BY_PUTTING_AWAY = Names("ending", "played put_away"), 1, 2
