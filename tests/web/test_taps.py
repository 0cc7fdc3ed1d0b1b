"""U-21: a turn of Catan takes few taps on the page's shortest way."""

from statistics import median

import pytest

from tests.web.taps import quick, turns


@pytest.mark.long
def test_u_21_half_of_all_turns_take_at_most_four_taps() -> None:
    for wide in (False, True):
        assert median(taps for key in range(50) for taps in turns(key, wide=wide)) <= 4


def test_a_quick_offer_gives_what_can_best_be_missed_for_the_one_card_that_lacks() -> None:
    hand = {"lumber": 0, "brick": 1, "wool": 3, "grain": 0, "ore": 1}
    road = {"lumber": 1, "brick": 1}
    assert list(quick(hand, [road])) == [("wool", "lumber"), ("ore", "lumber"), ("wool", "wool", "lumber")]
    assert list(quick(hand, [{"grain": 2, "ore": 3}])) == []
