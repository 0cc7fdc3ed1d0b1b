"""A bot in twenty lines: it builds when it can.

    ostrov tournament catan --bots random,examples/bot_in_twenty_lines.py

`rows` are what the seat sees, `masks` what it may do, one line each for every game that waits for an answer.
"""

import numpy as np

from ostrov.games import load

LIKED = "build_city build_settlement monopoly year_of_plenty buy_card knight rob roll build_road".split()  # best first
catan = load("catan")
kinds = np.array([catan.actions.kind_of(action).word for action in range(len(catan.actions))])
liking = np.array([len(LIKED) - LIKED.index(kind) if kind in LIKED else 0 for kind in kinds])
chooser = np.random.default_rng(1)


def decide(rows, masks):  # type: ignore[no-untyped-def]  # what is given and taken: lab/tournament.py
    luck = chooser.random(masks.shape)  # below 1, so it only breaks ties
    return np.where(masks, liking + luck, -1).argmax(1)
