"""Renting canals, S-084 to S-088, S-223, S-224 with E-57."""

from __future__ import annotations

import pytest

from tests.games.shipyard.conftest import BOX, At, counts, go, guilders, offered, pairs, play, settled, shown


@pytest.mark.parametrize(("place", "price"), [("N1", 0), ("N2", 1), ("N3", 1), ("N4", 2), ("N5", 2)])
def test_S_084_the_price_of_a_place(at: At, place: str, price: int) -> None:
    assert guilders(play(at("phase: rent"), f"pink rent {place}")) == 6 - price
    if price:
        assert at(f"phase: rent\npink: guilders {price - 1}").why_not("pink", f"rent {place}") == "S-084"


def test_S_084_canals_slide_and_are_refilled_when_the_player_is_done(at: At) -> None:
    assert at("phase: rent  offered_canal: N1=C01").why_not("pink", "rent N2") == "S-084"
    position = play(at("phase: rent"), "pink rent N2")
    assert pairs(position, "offered_canal") == {"N1": "C01", "N3": "C03", "N4": "C04", "N5": "C05"}
    position = play(position, "pink done", "chance canal C20")
    assert pairs(position, "offered_canal") == {"N1": "C01", "N2": "C03", "N3": "C04", "N4": "C05", "N5": "C20"}


def test_S_085_the_first_canal_lies_freely(at: At) -> None:
    position = play(at("phase: rent"), "pink rent N3")
    assert (pairs(position, "canal")["C03"], pairs(position, "canal_owner")["C03"]) == ("laid", "pink")
    assert position.choices("pink") == ["done"]


def test_S_085_others_with_a_side_against_the_system(at: At) -> None:
    position = play(at("phase: rent\npink: canals C10@0,0 C12@1,0"), "pink rent N1")
    assert len(offered(position, "lay")) == 6
    assert position.why_not("pink", "lay C10 east") == "S-085"  # C12 lies there
    assert position.why_not("pink", "lay C20 north") == "S-085"  # not an own canal
    position = play(position, "pink lay C12 south")
    assert (counts(position, "east")["C01"], counts(position, "south")["C01"]) == (1, 1)
    assert offered(position, "turn") == ["Q0", "Q1", "Q2", "Q3"]
    position = play(position, "pink turn Q3")
    assert counts(position, "turned")["C01"] == 3
    assert position.choices("pink") == ["done"]


def test_S_085_a_place_beside_two_canals_is_offered_once(at: At) -> None:
    position = play(at("phase: rent\npink: canals C10@0,0 C12@1,0 C13@0,1"), "pink rent N1")
    assert position.why_not("pink", "lay C12 south") is None
    assert position.why_not("pink", "lay C13 east") == "S-085"


def test_S_086_canals_and_boat_stay_where_they_are(at: At) -> None:
    position = at("phase: rent\npink: canals C10@0,0; boat C10; cell c; stern north")
    after = play(position, "pink rent N1", "pink lay C10 north", "pink turn Q2")
    for name in ("boat", "cell", "stern"):
        assert shown(after, name, "pink") == shown(position, name, "pink")
    assert counts(after, "turned").get("C10", 0) == 0
    assert pairs(after, "canal")["C10"] == "laid"


def test_S_087_S_224_every_tile_has_an_exit_on_each_side_and_no_dead_channel() -> None:
    """The facts of the box: exits in the middle of all sides, trees, and every end of a channel is an exit."""
    for name, layout in BOX["canals"]["layouts"].items():
        cells = layout["cells"]
        assert {side: cells[cell] for side, cell in layout["exits"].items()} == {
            "north": [0, 1],
            "east": [1, 2],
            "south": [2, 1],
            "west": [1, 0],
        }, name
        degree = {cell: sum(cell in link for link in layout["links"]) for cell in cells}
        assert {cell for cell, links in degree.items() if links == 1} <= set(layout["exits"].values()), name
        assert len(layout["links"]) == len(cells) - 1, name


def test_S_088_E_57_used_and_discarded_canals_are_shuffled_and_still_count(at: At) -> None:
    everything = [row["id"] for row in BOX["canals"]["tiles"]]
    laid = "C06@0,0"
    pile = [canal for canal in everything[6:] if canal != "C24"][:3]
    rest = [canal for canal in everything[6:] if canal not in pile]
    away = " ".join(f"{canal}=discarded" for canal in rest)
    position = at(f"phase: rent  canal: {away}\npink: canals {laid}; pile {' '.join(pile)}")
    position = play(position, "pink rent N1", "pink lay C06 north", "pink turn Q0", "pink done")
    assert set(position.outcomes()) == {f"canal {canal}" for canal in everything[6:]}
    assert shown(position, "used", "pink") == "3"
    assert position.problems() == []


def test_S_088_S_223_a_stack_that_is_not_needed_is_not_shuffled(at: At) -> None:
    position = at("phase: rent  canal: C20=discarded")
    position = settled(play(position, "pink rent N1", "pink done"))
    assert pairs(position, "canal")["C20"] == "discarded"


def test_S_088_nothing_left_the_place_stays_empty(at: At) -> None:
    everything = [row["id"] for row in BOX["canals"]["tiles"]]
    lying = " ".join(f"{canal}@{n},0" for n, canal in enumerate(everything[5:15]))
    blue = " ".join(f"{canal}@{n},0" for n, canal in enumerate(everything[15:]))
    position = at(f"phase: rent\npink: canals {lying}\nblue: canals {blue}")
    position = go(position, "pink rent N1", "pink lay C06 north", "pink turn Q0", "pink done")
    assert pairs(position, "offered_canal") == {"N1": "C02", "N2": "C03", "N3": "C04", "N4": "C05"}
    assert shown(position, "phase") != "canals"


def test_S_085_U_32_place_and_turn_can_be_changed_until_done(at: At) -> None:
    position = play(at("phase: rent\npink: canals C10@0,0"), "pink rent N1", "pink lay C10 north", "pink turn Q2")
    assert [each.final for each in position.offers("pink")] == [True]
