"""How sure a number is: shares, means, differences of pairs, and ratings, each with the interval that holds it 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from typing import Any

import numpy as np

NORMAL_95 = 1.959964  # standard deviations that hold 95 % of a normal distribution
ELO = 400.0  # points for odds of ten to one
DRAWN = 0.5  # games against a middling player that everybody is credited with, so that no rating runs away
RESAMPLED = 200
ROUNDS = 200

Interval = tuple[float, float]


def share(won: float, games: int) -> Interval:
    """The interval of a share, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    part, square = won / games, NORMAL_95**2
    middle = (part + square / (2 * games)) / (1 + square / games)
    reach = NORMAL_95 / (1 + square / games) * sqrt(part * (1 - part) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(values: Sequence[float]) -> tuple[float, Interval]:
    """A mean and its interval; of pairs, hand over the differences."""
    found = np.asarray(values, float)
    middle = float(found.mean())
    if len(found) < 2:
        return middle, (-np.inf, np.inf)
    reach = NORMAL_95 * float(found.std(ddof=1)) / sqrt(len(found))
    return middle, (middle - reach, middle + reach)


def ratings(
    names: Sequence[str], games: Sequence[tuple[Sequence[str], Sequence[int]]], key: int = 0
) -> dict[str, tuple[float, Interval]]:
    """Ratings from games told as (who played, which places): Bradley and Terry's, in points of Elo, 0 in the middle.

    Each pair of players of a game counts as one result. The intervals come from drawing the games again and again.
    """
    pairs = np.array([_pairs(names, players, places) for players, places in games])
    chooser = np.random.default_rng(key)
    middle = _strengths(pairs.sum(0))
    drawn = np.array(
        [_strengths(pairs[chooser.integers(len(pairs), size=len(pairs))].sum(0)) for _ in range(RESAMPLED)]
    )
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return {name: (float(middle[n]), (float(low[n]), float(high[n]))) for n, name in enumerate(names)}


def _pairs(names: Sequence[str], players: Sequence[str], places: Sequence[int]) -> Any:
    """[n, m] -> how often n came before m in a game; a tie is half for each."""
    found = np.zeros((len(names), len(names)))
    for one, place in zip(players, places, strict=True):
        for other, behind in zip(players, places, strict=True):
            if one != other:
                found[names.index(one), names.index(other)] += 0.5 if place == behind else float(place < behind)
    return found


def _strengths(won: Any) -> Any:
    """The likeliest strengths, found by going round and round (Hunter 2004)."""
    n = len(won)
    strength, games = np.ones(n), won + won.T
    for _ in range(ROUNDS):
        expected = (games / (strength[:, None] + strength[None, :])).sum(1) + 2 * DRAWN / (strength + 1)
        strength = (won.sum(1) + DRAWN) / expected
        strength /= np.exp(np.log(strength).mean())
    return ELO * np.log(strength) / np.log(10)


def points_for(odds: float) -> float:
    """The difference of ratings that gives these odds."""
    return ELO * log10(odds)
