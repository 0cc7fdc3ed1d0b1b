"""Rings, S-097 to S-111, S-119 to S-121 with E-14, E-23, E-24, E-26."""

from __future__ import annotations

import pytest

from tests.games.shipyard.conftest import BOX, At, counts, guilders, kinds, offered, play, shown

CREW = BOX["rings"]["crew"]["spaces"]
EQUIPMENT = BOX["rings"]["equipment"]["spaces"]


def prices(at: At, phase: str, verb: str, ring: list[str], employees: str = "") -> dict[str, int]:
    """What each kind costs when the marker stands on the first of the ring."""
    start = (
        f"phase: {phase}  {'crew' if verb == 'recruit' else 'equipment'}_ring: {ring[0]}\npink: "
        f"guilders 3; employees {employees}"
    )
    return {kind: 3 - guilders(play(at(start), f"pink {verb} {kind}")) for kind in ring}


def test_S_097_S_100_E_14_the_kinds_cost_0_1_2_3_in_clockwise_order(at: At) -> None:
    cannon, smokestack, crane, sail = EQUIPMENT
    assert prices(at, "produce", "produce", EQUIPMENT) == {smokestack: 0, crane: 1, sail: 2, cannon: 3}
    captain, businessman, stoker, soldier = CREW
    assert prices(at, "recruit", "recruit", CREW) == {businessman: 0, stoker: 1, soldier: 2, captain: 3}


def test_S_097_S_099_each_further_space_must_be_paid(at: At) -> None:
    assert at("phase: produce  equipment_ring: cannon\npink: guilders 1").why_not("pink", "produce sail") == "S-097"
    assert at("phase: recruit  crew_ring: captain\npink: guilders 1").why_not("pink", "recruit soldier") == "S-099"


def test_S_098_S_099_S_101_what_the_marker_stops_on_goes_to_the_supply(at: At) -> None:
    position = play(at("phase: produce"), "pink produce crane")
    assert counts(position, "supply", "pink") == {"crane": 1}
    assert shown(position, "equipment_ring") == "crane"
    position = play(at("phase: recruit"), "pink recruit stoker")
    assert counts(position, "supply", "pink") == {"stoker": 1}
    assert shown(position, "crew_ring") == "stoker"


def test_S_110_S_121_E_23_engineers_bring_their_piece_too(at: At) -> None:
    start = "phase: produce  equipment_ring: cannon\npink: employees engineer_crane engineer_sail"
    assert counts(play(at(start), "pink produce smokestack"), "supply", "pink") == {
        "smokestack": 1,
        "sail": 1,
        "crane": 1,
    }
    position = play(at(start), "pink produce crane")
    assert (counts(position, "supply", "pink"), guilders(position)) == ({"sail": 1, "crane": 2}, 5)
    final = play(
        at("phase: final  stage: final\npink: employees engineer_crane"),
        "pink final produce_equipment",
        "pink produce crane",
    )
    assert counts(final, "supply", "pink") == {"crane": 2}


def test_S_111_recruiters_bring_theirs(at: At) -> None:
    position = play(at("phase: recruit\npink: employees recruiter_soldier engineer_sail"), "pink recruit captain")
    assert counts(position, "supply", "pink") == {"captain": 1, "soldier": 1}


def test_S_119_E_24_the_foreman_makes_three_kinds_free(at: At) -> None:
    assert sorted(prices(at, "produce", "produce", EQUIPMENT, "foreman").values()) == [0, 0, 0, 1]
    assert sorted(prices(at, "recruit", "recruit", CREW, "foreman").values()) == [0, 0, 0, 1]


def hired(at: At, employee: str, employees: str = "", start: str = "O1") -> int:
    position = at(f"phase: hire  employee_ring: {start}\npink: guilders 12; employees {employees}")
    return 12 - guilders(play(position, f"pink hire {employee}"))


def test_S_102_the_ring_of_eight(at: At) -> None:
    """In these tests three employees wait beside each space, in the order of the box: dealers of coal at O3 and O4."""
    assert hired(at, "dealer_coal_1") == 1
    assert hired(at, "dealer_cloth_1") == 2
    assert hired(at, "accountant") == 6
    assert hired(at, "engineer_sail") == 7 + 1
    assert shown(play(at("phase: hire"), "pink hire foreman"), "employee_ring") == "O8"
    assert at("phase: hire\npink: guilders 5").why_not("pink", "hire foreman") == "S-102"


def test_S_120_the_accountant(at: At) -> None:
    assert hired(at, "dealer_cloth_1", "accountant") == 0
    assert hired(at, "helmsman", "accountant") == 2


def test_S_103_S_107_one_employee_and_the_twin_stays(at: At) -> None:
    position = at("phase: hire")
    assert counts(position, "copies")["rigger"] == 2
    position = play(position, "pink hire rigger")
    assert shown(position, "employees", "pink") == "rigger"
    assert counts(position, "copies")["rigger"] == 1
    assert kinds(position, "pink") == {"end_turn"}
    one = at("phase: hire\nblue: employees rigger", players=2)
    assert one.why_not("pink", "hire rigger") == "S-103"


def test_S_104_engineers_and_recruiters_cost_one_more(at: At) -> None:
    position = at("phase: hire  employee_ring: O8\npink: guilders 0")
    assert position.why_not("pink", "hire engineer_cannon") == "S-104"
    assert at("phase: hire  employee_ring: O8\npink: guilders 1").why_not("pink", "hire engineer_cannon") is None
    assert at("phase: hire  employee_ring: O1\npink: guilders 0").why_not("pink", "hire recruiter_captain") == "S-104"


def test_S_105_E_26_no_two_alike(at: At) -> None:
    position = at("phase: hire\npink: employees recruiter_captain")
    assert position.why_not("pink", "hire recruiter_captain") == "S-105"
    assert "recruiter_businessman" in offered(position, "hire")


def test_S_106_E_20_level_ii_needs_level_i(at: At) -> None:
    assert at("phase: hire").why_not("pink", "hire dealer_coal_2") == "S-106"
    assert at("phase: hire\npink: employees dealer_cloth_1").why_not("pink", "hire dealer_coal_2") == "S-106"
    assert at("phase: hire\npink: employees dealer_coal_1").why_not("pink", "hire dealer_coal_2") is None


def test_S_108_the_subsidy_brings_two_guilders(at: At) -> None:
    position = play(at("turns: 1  gear: 0  cube:"), "pink choose subsidy")
    assert guilders(position) == 6 + 2
    assert shown(play(position, "pink end_turn"), "main") == ""


@pytest.mark.parametrize("verb", ["produce", "recruit"])
def test_S_097_a_full_circle_at_most(at: At, verb: str) -> None:
    assert len(offered(at(f"phase: {verb}\npink: guilders 30"), verb)) == 4
