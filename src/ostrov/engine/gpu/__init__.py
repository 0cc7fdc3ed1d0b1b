"""The link `gpu`: whole games on a graphics card, one thread a game.

A card runs no single rule for a caller; it plays games to their ends, and game n of a key is byte
for byte game n on the other links. So there are no doors here, but one order and three ways to
carry it out:

    order = Order(start, count=1000, key=7, most_turns=500)
    on_card(game, order)             the real thing
    on_link(game, order, "cpu")      the same games one after the other
    in_simulator(game, order)        the kernel in plain Python, for machines without a card

`report(game)` compiles and assembles the kernel without a card and says what it needs of one:
`python -m ostrov.engine.gpu PACKAGE`.
"""

from ostrov.engine.gpu.assembling import compiled, constants
from ostrov.engine.gpu.card import BATCH, THREADS, games, on_card
from ostrov.engine.gpu.kernel import TABLE, Shelf
from ostrov.engine.gpu.needs import CONSTANTS, report, written
from ostrov.engine.gpu.nvidia import assembler, have_numba_cuda, needs_numba_cuda
from ostrov.engine.gpu.order import Order, Played, differences, on_link
from ostrov.engine.gpu.simulator import RUBBISH, Memory, Store, in_simulator

__all__ = [
    "BATCH",
    "CONSTANTS",
    "RUBBISH",
    "TABLE",
    "THREADS",
    "Memory",
    "Order",
    "Played",
    "Shelf",
    "Store",
    "assembler",
    "compiled",
    "constants",
    "differences",
    "games",
    "have_numba_cuda",
    "in_simulator",
    "needs_numba_cuda",
    "on_card",
    "on_link",
    "report",
    "written",
]
