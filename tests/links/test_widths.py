"""A compiled rule has one version for all widths of numbers, and counts in 64 bits in it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ostrov.engine.link import have_numba, widen

pytestmark = pytest.mark.skipif(not have_numba(), reason="only compiled rules have versions")

NARROW, MIDDLE = np.array([100], np.int8), np.array([30_000], np.int16)


def test_callers_with_numbers_of_any_width_share_one_version() -> None:
    import numba  # an extra

    @numba.njit  # type: ignore[untyped-decorator]  # Numba has no types
    def twice(number: int) -> int:
        return number + number

    widen(twice, numba)

    @numba.njit  # type: ignore[untyped-decorator]  # Numba has no types
    def caller(wide: int) -> Any:
        return twice(NARROW[0]), twice(MIDDLE[0]), twice(wide), twice(3)

    assert caller(2**40) == (200, 60_000, 2**41, 6)
    assert [str(signature) for signature in twice.signatures] == ["(int64,)"]


def test_a_flag_stays_a_flag() -> None:
    import numba  # an extra

    @numba.njit  # type: ignore[untyped-decorator]  # Numba has no types
    def other(flag: bool) -> bool:
        return not flag

    widen(other, numba)

    @numba.njit  # type: ignore[untyped-decorator]  # Numba has no types
    def caller(number: int) -> bool:
        return bool(other(number > 3))

    assert caller(4) is False
    assert [str(signature) for signature in other.signatures] == ["(bool,)"]
