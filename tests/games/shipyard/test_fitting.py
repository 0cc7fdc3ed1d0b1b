"""Fitting out, speed, failing: S-114 to S-118, S-122 to S-133, S-225, S-226 with E-15 to E-25, E-47, E-51."""

from __future__ import annotations

import itertools
import random

import pytest

from ostrov.engine.position import Position
from ostrov.games.shipyard import fitting
from tests.games.shipyard.conftest import BOX, At, counts, kinds, offered, play, shown

FIT = "phase: fit  leaving: Y1\npink: canals C10@0,0; "
# BO12 gun, cabin; MB03 two masts, ring; MB10 mast, crane, cabin; MB06 mast, two cabins; ST15 stoker cabin, mast
PLAIN = "yard Y1=BO12 Y2=MB03 Y3=MB10 Y4=MB06 Y5=ST15"


def fit(at: At, supply: str, employees: str = "", yard: str = PLAIN) -> Position:
    return at(f"{FIT}{yard}; supply {supply}; employees {employees}")


def load(position: Position, items: str) -> Position:
    return play(position, *(f"pink load {item}" for item in items.split()))


def sails(position: Position) -> list[str]:
    return offered(position, "sail")


def test_S_122_S_101_only_from_the_own_supply(at: At) -> None:
    position = fit(at, "1 captain 1 sail")
    assert offered(position, "load") == ["captain", "sail"]
    assert position.why_not("pink", "load cannon") == "S-122"
    assert kinds(position, "pink") == {"load", "give_up"}
    position = load(position, "sail")
    assert counts(position, "supply", "pink") == {"captain": 1}
    assert counts(position, "aboard") == {"sail": 1}


def test_S_123_S_124_places_may_stay_empty_and_items_may_be_kept(at: At) -> None:
    position = load(fit(at, "2 captain 3 sail 1 cannon"), "captain sail")
    assert sails(position) == ["x0"]
    position = play(position, "pink sail x0")
    position = play(position, f"pink {position.choices('pink')[0]}")
    position = play(position, f"pink {position.choices('pink')[0]}")
    while "go" in kinds(position, "pink"):
        position = play(position, f"pink {position.choices('pink')[0]}")
    assert counts(position, "supply", "pink") == {"captain": 1, "sail": 2, "cannon": 1}
    assert counts(position, "items", "ships 0") == {"captain": 1, "sail": 1}


def test_S_125_each_piece_needs_its_point(at: At) -> None:
    everything = "9 smokestack 9 sail 9 cannon 9 crane 1 captain"
    position = load(fit(at, everything), "cannon crane sail smokestack sail smokestack sail")
    assert position.why_not("pink", "load cannon") == "S-125"
    assert position.why_not("pink", "load crane") == "S-125"
    assert position.why_not("pink", "load sail") == "S-125"
    assert position.why_not("pink", "load smokestack") == "S-125"


def test_S_126_S_127_cabins(at: At) -> None:
    position = load(fit(at, "9 captain 9 businessman 9 soldier 9 stoker"), "stoker businessman soldier captain")
    assert position.why_not("pink", "load stoker") == "S-126"  # ordinary cabins take no stokers
    position = load(position, "captain soldier")
    assert position.why_not("pink", "load captain") == "S-127"
    assert position.why_not("pink", "load businessman") == "S-126"
    alone = load(fit(at, "2 captain 1 soldier", yard="yard Y1=BO26 Y2=MA15 Y3=ST18"), "captain")
    assert alone.why_not("pink", "load captain") == "S-127"
    assert alone.why_not("pink", "load soldier") == "S-126"


def test_S_109_S_114_S_115_S_121_constructors_of_equipment(at: At) -> None:
    for item, most in (("smokestack", 5), ("sail", 5), ("cannon", 1), ("crane", 1)):
        without = load(fit(at, "9 smokestack 9 sail 9 cannon 9 crane"), " ".join([item] * most))
        assert without.why_not("pink", f"load {item}") == "S-125"
        with_help = load(
            fit(at, "9 smokestack 9 sail 9 cannon 9 crane", f"constructor_{item}"), " ".join([item] * (most + 2))
        )
        assert with_help.why_not("pink", f"load {item}") == "S-125"
    mixed = load(fit(at, "9 smokestack 9 sail", "constructor_sail"), "sail " * 4 + "smokestack " * 3)
    assert mixed.why_not("pink", "load sail") == "S-125"
    late = load(fit(at, "9 smokestack 9 sail", "constructor_sail"), "smokestack " * 5)
    assert load(late, "sail sail").why_not("pink", "load sail") == "S-125"


def test_S_114_E_21_constructor_of_stokers(at: At) -> None:
    position = load(fit(at, "3 stoker", "constructor_stoker"), "stoker stoker")
    assert position.why_not("pink", "load stoker") == "S-126"


def test_S_116_E_22_the_crew_constructor_adds_two_cabins(at: At) -> None:
    position = load(
        fit(at, "9 captain 9 soldier 9 stoker", "constructor_crew"),
        "captain soldier soldier captain soldier soldier stoker",
    )
    assert counts(position, "aboard") == {"captain": 2, "soldier": 4, "stoker": 1}
    position = load(position, "soldier")  # four cabins and two more, for an officer and five soldiers
    assert position.why_not("pink", "load soldier") == "S-126"
    assert position.why_not("pink", "load stoker") == "S-126"


def capacity(features: dict[str, int], held: set[str], aboard: dict[str, int]) -> bool:
    """S-114, S-125 to S-127 by matching each item to a place of its own."""
    items = [item for item, count in aboard.items() for _ in range(count - (item == "captain" and count > 0))]
    needs = {row["id"]: row["needs"] for row in (*BOX["crew"], *BOX["equipment"])}
    places: list[set[str]] = []
    for feature, count in features.items():
        places += [{item for item, need in needs.items() if need == feature}] * count
    for row in BOX["employees"]:
        if row["id"] in held:
            places += [set(row.get("extra_items", ()))] * row.get("extra_places", 0)
    taken: dict[int, int] = {}

    def place(item: int, tried: set[int]) -> bool:
        for number, fits in enumerate(places):
            if items[item] in fits and number not in tried:
                tried.add(number)
                if number not in taken or place(taken[number], tried):
                    taken[number] = item
                    return True
        return False

    return all(place(item, set()) for item in range(len(items)))


def test_S_114_S_125_S_126_what_fits_agrees_with_brute_force(at: At) -> None:
    chooser = random.Random(3)
    features = {"gun_point": 1, "cabin": 4, "mast_point": 5, "crane_point": 1, "stoker_cabin": 1}
    constructors = [row["id"] for row in BOX["employees"] if row["kind"] == "constructor"]
    items = [row["id"] for row in (*BOX["crew"], *BOX["equipment"])]
    for _ in range(40):
        held = {each for each in constructors if chooser.random() < 0.4}
        position = fit(at, " ".join(f"20 {item}" for item in items), " ".join(sorted(held)))
        aboard = dict.fromkeys(items, 0)
        for _ in range(25):
            item = chooser.choice(items)
            fits = capacity(features, held, aboard | {item: aboard[item] + 1})
            assert (position.why_not("pink", f"load {item}") is None) == fits, (held, aboard, item)
            if fits:
                position = load(position, item)
                aboard[item] += 1


@pytest.mark.parametrize(
    ("smokestacks", "stokers", "sails", "speed"),
    [
        (1, 1, 0, 4),
        (3, 2, 0, 7),
        (2, 1, 3, 8),
        (3, 0, 2, 4),
        (0, 2, 1, 4),
        (5, 0, 0, 3),
        (1, 1, 2, 6),
        (2, 0, 1, 3),
        (0, 0, 0, 1),
    ],
)
def test_S_128_S_129_E_15_E_16_E_17_E_47_speed(smokestacks: int, stokers: int, sails: int, speed: int) -> None:
    assert fitting.base_speed(smokestacks, stokers, sails) == speed


def test_S_128_S_129_speed_against_the_formulas_of_the_book() -> None:
    for smokestacks, stokers, sails in itertools.product(range(9), repeat=3):
        if smokestacks and stokers:
            wanted = 4 + (smokestacks - 1) + (stokers - 1) + sails
        else:
            wanted = 1 + sails + stokers + smokestacks // 2
        assert fitting.base_speed(smokestacks, stokers, sails) == wanted


LONG = "canals C07@0,0 C08@1,0 C10@2,0 C11@3,0; "


def test_S_117_S_118_S_130_E_25_helmsman_and_rigger(at: At) -> None:
    """R-21: both are optional, and the rigger's pairs are counted as the owner likes."""

    def choices(employees: str, sails_aboard: int) -> list[str]:
        position = at(f"phase: fit  leaving: Y1\npink: {LONG}{PLAIN}; supply 1 captain 5 sail; employees {employees}")
        return sails(load(position, "captain " + "sail " * sails_aboard))

    assert choices("", 4) == ["x0"]
    assert choices("helmsman", 0) == ["x0", "x1"]
    assert choices("rigger", 4) == ["x0", "x1", "x2"]
    assert choices("rigger", 3) == ["x0", "x1"]
    assert choices("helmsman rigger", 4) == ["x0", "x1", "x2", "x3"]
    position = at(f"phase: fit  leaving: Y1\npink: {LONG}{PLAIN}; supply 1 captain 5 sail")
    assert load(position, "captain sail").why_not("pink", "sail x1") == "S-130"


def test_S_131_a_captain(at: At) -> None:
    position = fit(at, "1 captain 1 sail")
    assert position.why_not("pink", "sail x0") == "S-131"
    assert sails(load(position, "captain")) == ["x0"]


def test_S_132_a_way_of_the_full_speed(at: At) -> None:
    """On C10 alone the longest way has six moves."""
    position = load(fit(at, "1 captain 5 sail 2 smokestack 2 stoker", "helmsman"), "captain sail sail sail sail sail")
    assert sails(position) == ["x0"]
    assert position.why_not("pink", "sail x1") == "S-132"
    without = at(f"phase: fit  leaving: Y1\npink: {PLAIN}; supply 1 captain")
    assert load(without, "captain").why_not("pink", "sail x0") == "S-132"
    assert kinds(load(without, "captain"), "pink") == {"give_up"}


def test_S_133_S_226_E_51_a_ship_that_fails_loses_only_its_parts(at: At) -> None:
    position = at(
        f"phase: fit  leaving: Y1\npink: canals C10@0,0; boat C10; cell c; stern north; {PLAIN}; supply 2 sail"
    )
    position = play(load(position, "sail sail"), "pink give_up")
    assert counts(position, "supply", "pink") == {"sail": 2}
    assert shown(position, "yard", "pink") == ""
    assert shown(position, "sailed") == ""
    assert position.score("pink") == 0
    assert (shown(position, "boat", "pink"), shown(position, "cell", "pink")) == ("C10", "c")
    assert "ships 0" not in str(position)


def test_S_133_failing_on_purpose(at: At) -> None:
    """R-20: with a captain and a way the owner may still give the ship up, and keeps what was loaded."""
    position = load(fit(at, "1 captain"), "captain")
    assert sails(position) == ["x0"]
    assert counts(play(position, "pink give_up"), "supply", "pink") == {"captain": 1}


def test_S_055_S_225_ships_leave_one_by_one_in_the_order_the_owner_chooses(at: At) -> None:
    position = at("phase: depart\npink: yard BMSBMS...; supply 1 captain; canals C10@0,0")
    assert offered(position, "depart") == ["Y1", "Y4"]
    assert position.why_not("pink", "depart Y2") == "S-055"
    position = play(
        position, "pink depart Y4", "pink load captain", "pink sail x0", "pink start C10", "pink enter west"
    )
    assert (shown(position, "phase"), shown(position, "leaving")) == ("fit", "Y1")
    assert position.why_not("pink", "load captain") == "S-122"
    position = play(position, "pink give_up")
    assert shown(position, "phase") == "end"
    assert shown(position, "yard", "pink") == ""


def test_S_055_a_complete_ship_must_leave(at: At) -> None:
    position = at("phase: after\npink: yard BMS......; guilders 6")
    assert position.why_not("pink", "end_turn") == "S-055"
    assert offered(position, "depart") == ["Y1"]
