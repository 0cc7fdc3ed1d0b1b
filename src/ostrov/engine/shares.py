"""Shares of a win from strengths, in whole numbers: for games that tell how a seat stands (`rules.standing`)."""

from __future__ import annotations

import numpy as np

FULL = 1_000_000  # the portion of the strongest
STEP = 20  # thousandths between two entries
PORTIONS = np.array([round(FULL * float(np.exp(-n * STEP / 1000))) for n in range(700)], np.int32)


def portion(behind: int) -> int:
    """What falls to who is so many thousandths of a natural logarithm behind the strongest, beside their FULL."""
    return int(PORTIONS[min(behind // STEP, len(PORTIONS) - 1)])
