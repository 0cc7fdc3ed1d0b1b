"""Building ships, S-071 to S-083, S-213, S-214, S-220 with E-11, E-12, E-43, E-53."""

from __future__ import annotations

import pytest

from ostrov.engine.position import CHANCE, Position
from tests.games.shipyard.conftest import At, go, guilders, kinds, pairs, play, settled, shown


def laid(position: Position) -> list[str]:
    """What chance lays out, one part after another."""
    found = []
    while position.asked == (CHANCE,):
        found.append(next(iter(position.outcomes())).removeprefix("part "))
        position = play(position, f"chance part {found[-1]}")
    return found


def test_S_071_one_to_three_parts(at: At) -> None:
    position = at("phase: build")
    assert position.why_not("pink", "done") == "S-071"
    position = play(position, "pink build B1 Y1", "pink build L1 Y2", "pink build R1 Y3")
    assert kinds(position, "pink") == {"done"}
    assert position.why_not("pink", "build S1 Y4") == "S-071"
    assert position.why_not("pink", "build B1 Y4") == "S-071"
    none_there = at("phase: build  place: L3=empty")
    assert none_there.why_not("pink", "build L3 Y4") == "S-071"
    sterns = "place: S1=empty S2=empty S3=empty S4=empty S5=empty  stacked: BO20"
    full = play(at(f"phase: build  {sterns}"), "pink build B1 Y1", "pink build L1 Y2", "pink build R1 Y3")
    assert full.why_not("pink", "substitute stern Y4") == "S-071"


@pytest.mark.parametrize(("place", "price"), [("B1", 0), ("L2", 1), ("R3", 1), ("S4", 2), ("B5", 2)])
def test_S_072_the_price_of_a_row(at: At, place: str, price: int) -> None:
    slot = {"B": "Y1", "S": "Y9"}.get(place[0], "Y5")
    assert guilders(play(at("phase: build"), f"pink build {place} {slot}")) == 6 - price
    if price:
        poor = at(f"phase: build\npink: guilders {price - 1}")
        assert poor.why_not("pink", f"build {place} {slot}") == "S-072"


def test_E_12_without_money_only_the_bottom_row(at: At) -> None:
    position = at("phase: build\npink: guilders 0")
    assert {words.split()[1] for words in position.choices("pink")} == {"B1", "L1", "R1", "S1"}


def test_S_220_E_43_parts_are_priced_from_the_display_as_it_was(at: At) -> None:
    position = play(at("phase: build"), "pink build B1 Y1", "pink build B2 Y3", "pink build S4 Y9")
    assert guilders(position) == 6 - (0 + 1 + 2)
    assert "B1" not in pairs(position, "place")
    assert pairs(position, "place")["B3"] == "BO03"


def test_S_073_an_empty_slot(at: At) -> None:
    position = at("phase: build\npink: yard B........")
    assert position.why_not("pink", "build L1 Y1") == "S-073"
    assert pairs(play(position, "pink build L1 Y2"), "yard", "pink")["Y2"] == "MA01"


def test_S_074_S_076_parts_stay_where_they_lie_and_need_not_touch(at: At) -> None:
    position = go(at("phase: build\npink: yard B...M...."), "pink build S1 Y9", "pink done")
    yard = pairs(position, "yard", "pink")
    assert set(yard) == {"Y1", "Y5", "Y9"}
    position = at("phase: build\npink: yard Y1=BO20")
    assert all(words.split()[0] in ("build", "bonus") for words in position.choices("pink"))


def test_S_075_S_077_S_079_every_part_must_still_be_able_to_sail(at: At) -> None:
    position = at("phase: build\npink: yard BMMMMMMM.")
    assert position.why_not("pink", "build L1 Y9") == "S-079"
    assert position.why_not("pink", "build S1 Y9") is None


def test_S_078_a_full_yard_must_complete_a_ship(at: At) -> None:
    position = at("phase: build\npink: yard BBMS.....; guilders 20", sound=False)
    full = at("phase: build\npink: yard BBBBMMSS.")
    assert full.why_not("pink", "build L1 Y9") == "S-079"
    assert full.why_not("pink", "build S1 Y9") is None
    assert position.problems() == []


def test_S_081_E_11_columns_slide_on_their_own_and_share_a_stack(at: At) -> None:
    position = play(at("phase: build\npink: guilders 9"), "pink build L1 Y2", "pink build L2 Y3", "pink build L4 Y4")
    assert pairs(position, "place")["L3"] == "MA03"
    position = play(position, "pink done")
    place = pairs(position, "place")
    assert {where: part for where, part in place.items() if where[0] == "L"} == {"L1": "MA03", "L2": "MA05"}
    assert {where: part for where, part in place.items() if where[0] == "R"} == {
        "R1": "MA06",
        "R2": "MA07",
        "R3": "MA08",
        "R4": "MA09",
        "R5": "MA10",
    }
    position = play(position, "chance part MA20", "chance part MA21", "chance part MA22")
    assert {where: part for where, part in pairs(position, "place").items() if where[0] == "L"} == {
        "L1": "MA03",
        "L2": "MA05",
        "L3": "MA20",
        "L4": "MA21",
        "L5": "MA22",
    }
    assert "MA21" not in shown(position, "stacked").split()


def test_S_213_columns_from_left_to_right_each_upwards(at: At) -> None:
    position = play(
        at("phase: build\npink: guilders 9"), "pink build S1 Y9", "pink build B1 Y1", "pink build R2 Y4", "pink done"
    )
    assert {part[:2] for part in position.outcomes()} == {"pa"}
    assert [part[:2] for part in laid(position)] == ["BO", "MA", "ST"]


def test_S_002_S_214_E_53_middles_ii_follow_in_the_same_refill(at: At) -> None:
    left = "MA11 BO06 BO07 ST06 ST07 MB01 MB02 MB03"
    position = at(f"phase: build  stacked: {left}\npink: guilders 9")
    position = play(position, "pink build L1 Y2", "pink build R1 Y3", "pink build L3 Y4", "pink done")
    assert list(position.outcomes()) == ["part MA11"]
    position = play(position, "chance part MA11")
    assert list(position.outcomes()) == ["part MB01", "part MB02", "part MB03"]
    position = settled(position)
    assert shown(position, "early") == ""


@pytest.mark.parametrize(
    ("stacked", "build", "slot"),
    [
        ("BO06 ST06 ST07 MA11 MB01", "B1", "Y1"),
        ("BO06 BO07 ST06 MA11 MB01", "S1", "Y9"),
        ("BO06 BO07 ST06 ST07 MB01", "L1", "Y4"),
    ],
)
def test_S_082_S_158_E_53_the_last_part_of_a_kind_laid_out_triggers_the_early_end(
    at: At, stacked: str, build: str, slot: str
) -> None:
    position = go(at(f"phase: build  stacked: {stacked}"), f"pink build {build} {slot}", "pink done")
    assert shown(position, "early") == "yes"


def test_S_159_E_53_the_last_middle_i_is_no_early_end(at: At) -> None:
    position = at("phase: build  stacked: BO06 BO07 ST06 ST07 MA11 MB01 MB02")
    position = go(position, "pink build L1 Y4", "pink done")
    assert "MA11" in pairs(position, "place").values()
    assert shown(position, "early") == ""


BARE = "place: S1=empty S2=empty S3=empty S4=empty S5=empty  stacked: BO20 MB20"


def test_S_083_a_substitute_when_no_part_of_the_kind_is_on_display(at: At) -> None:
    assert at("phase: build").why_not("pink", "substitute stern Y9") == "S-083"
    position = at(f"phase: build  {BARE}\npink: guilders 0; yard BM.......")
    assert "substitute stern Y3" in position.choices("pink")
    assert position.why_not("pink", "substitute stern Y1") == "S-073"
    assert position.why_not("pink", "substitute stern Y2") == "S-073"
    position = play(position, "pink substitute stern Y3")
    assert guilders(position) == 0
    assert pairs(position, "yard", "pink")["Y3"] == "stern"
    assert shown(position, "built") == "1"


def test_S_083_parts_taken_in_the_same_action_no_longer_count_as_shown(at: At) -> None:
    one = "place: B2=empty B3=empty B4=empty B5=empty  stacked: ST20 MB20"
    position = at(f"phase: build  {one}")
    assert position.why_not("pink", "substitute bow Y3") == "S-083"
    position = play(position, "pink build B1 Y1")
    assert position.why_not("pink", "substitute bow Y3") is None


def test_S_083_a_middle_needs_both_columns_empty(at: At) -> None:
    left = " ".join(f"L{n}=empty" for n in range(1, 6))
    position = at(f"phase: build  place: {left}  stacked: BO20 ST20")
    assert position.why_not("pink", "substitute middle Y3") == "S-083"
    right = " ".join(f"R{n}=empty" for n in range(1, 6))
    assert at(f"phase: build  place: {left} {right}  stacked: BO20").why_not("pink", "substitute middle Y3") is None


def test_S_222_building_is_always_possible(at: At) -> None:
    position = at(
        "cube: buy_goods=blue rent_canal=yellow exchange=white  queue: recruit_crew build_ships "
        "rent_canal buy_goods exchange hire_employee produce_equipment subsidy\npink: guilders 0; yard BBBBBBM.."
    )
    assert position.why_not("pink", "choose build_ships") is None
    assert kinds(play(position, "pink choose build_ships"), "pink") == {"build"}


def test_S_071_U_32_until_done_a_part_can_be_changed(at: At) -> None:
    position = at("phase: build")
    (offer,) = [each for each in position.offers("pink") if each.words == "build L1 Y4"]
    assert not offer.final
    position = play(position, "pink build L1 Y4")
    (offer,) = [each for each in position.offers("pink") if each.words == "done"]
    assert offer.final
