"""Objective cards: used in the own turn, and what the others are worth."""

from __future__ import annotations

import pytest

from tests.games.anno1800.conftest import BOX, At, get, kinds, play

EFFECTS = "objectives: alonso_graves aarhant editor beryl_omara queen"
ROW = {row["id"]: row for row in BOX["objective_card"]}
LISTS = [row["id"] for row in BOX["objective_card"] if row["kind"] == "industries"]


def points(position: object, objective: str) -> list[int]:
    return [position.points(seat)[objective] for seat in position.seats]  # type: ignore[attr-defined]


def laid_out(objective: str) -> str:
    others = [word for word in "queen tourist hannah_goode bente_jorgensen pyrphorian".split() if word != objective]
    return f"objectives: {objective} {' '.join(others[:4])}"


# --- used in the own turn


def test_A_180_only_what_is_laid_out_and_by_every_player(at: At) -> None:
    ready = "ready 1 investor; gold 9; cards 9 exploration"
    assert {"use"} <= kinds(at(f"{EFFECTS}\nwhite: {ready}"))
    assert {"use"} <= kinds(at(f"{EFFECTS}\nactive: orange\norange: {ready}"), "orange")
    without = at(f"white: {ready}")
    for objective in ("alonso_graves", "aarhant", "editor"):
        assert without.why_not("white", f"use {objective}") == "A-180"
        assert f"use {objective}" not in without.choices("white")


def test_AE_51_A_181_A_183_paid_extra_action(at: At) -> None:
    position = at(f"{EFFECTS}\nwhite: cards 5 exploration; gold 6")
    before = play(position, "white use alonso_graves", "white festival", "white festival")
    assert get(before, "white", "gold") == 3
    assert before.why_not("white", "use alonso_graves") == "A-183"
    after = play(position, "white festival")
    assert after.why_not("white", "use alonso_graves") == "A-039", "the festival takes the tokens of cards"
    swap = play(at(f"{EFFECTS}\nwhite: built h44=exploration_ship_3 h45=exploration_ship_2; gold 6"), "white festival")
    twice = play(swap, "white use alonso_graves", "white festival")
    assert twice.why_not("white", "use alonso_graves") == "A-183"
    assert "use alonso_graves" not in twice.choices("white")


def test_A_181_aarhant_pays_for_an_investor(at: At) -> None:
    paid = play(at(f"{EFFECTS}\nwhite: ready 2 investor"), "white use aarhant")
    assert get(paid, "white", "gold") == 5
    assert get(paid, "white", "exhausted") == {"investor": 1}
    assert paid.why_not("white", "use aarhant") == "A-183"
    assert at(f"{EFFECTS}\nwhite: exhausted 1 investor").why_not("white", "use aarhant") == "A-037"


def test_A_182_the_editor_puts_a_card_away(at: At) -> None:
    position = at(f"{EFFECTS}\nwhite: cards 1 exploration; hand fw_01 fw_02")
    editing = play(position, "white use editor")
    assert editing.choices("white") == ["put_farmer_worker fw_01", "put_farmer_worker fw_02"]
    assert editing.why_not("white", "done") == "A-229", "paid is paid"
    done = play(editing, "white put_farmer_worker fw_02")
    assert get(done, "white", "hand") == ["fw_01"]
    assert get(done, "phase") == "turn"
    assert done.why_not("white", "use editor") == "A-183"
    assert position.why_not("white", "use editor") is None
    assert at(f"{EFFECTS}\nwhite: hand fw_01").why_not("white", "use editor") == "A-039"
    empty = at(f"{EFFECTS}\nwhite: cards 1 exploration; hand \nfireworks: white  trigger: 1  turns_left: 3")
    assert empty.why_not("white", "use editor") == "A-182"
    assert "use editor" not in empty.choices("white")


def test_A_183_once_a_turn_and_again_in_the_next(at: At) -> None:
    used = play(at(f"{EFFECTS}\nwhite: ready 2 investor"), "white use aarhant", "white festival", "white end_turn")
    assert get(used, "used") == []


# --- at the end


@pytest.mark.parametrize("objective", LISTS)
def test_A_184_listed_industries(at: At, objective: str) -> None:
    listed = ROW[objective]["industries"]
    fields = "h11 h12 h13 h14 h15 h32 h33".split()
    built = " ".join(f"{field}={tile}" for field, tile in zip(fields, listed, strict=False))
    position = at(f"{laid_out(objective)}\nwhite: built {built}\norange: built h32={listed[0]}")
    each = ROW[objective]["points_each"]
    assert points(position, objective) == [each * len(listed), each, 0, 0]


def test_A_184_a_covered_industry_scores_nothing(at: At) -> None:
    position = at(f"{laid_out('willie_wibblesock')}\nwhite: old old_warehouse; built a1=bakery h32=brewery")
    over = play(position, "white build shipyard_1", "white field h32")
    assert points(over, "willie_wibblesock")[0] == 3


@pytest.mark.parametrize(
    ("counts", "expected"),
    [((4, 4, 2, 1), [10, 10, 4, 0]), ((5, 3, 3, 0), [10, 4, 4, 0]), ((3, 3, 3, 3), [10, 10, 10, 10])],
)
def test_AE_30_A_185_A_186_majority(at: At, counts: tuple[int, ...], expected: list[int]) -> None:
    seats = ("white", "orange", "yellow", "black")
    lines = [f"{seat}: ready {count} engineer" for seat, count in zip(seats, counts, strict=True)]
    assert points(at("\n".join([laid_out("university"), *lines])), "university") == expected


@pytest.mark.parametrize(
    ("counts", "expected"), [((0, 0, 0), [0, 0, 0]), ((2, 0, 0), [10, 0, 0]), ((2, 2, 0), [10, 10, 0])]
)
def test_AE_40_A_185_A_186_zeros(at: At, counts: tuple[int, ...], expected: list[int]) -> None:
    lines = [f"{s}: exhausted {n} investor" for s, n in zip(("white", "orange", "yellow"), counts, strict=True)]
    assert points(at("\n".join([laid_out("worlds_fair"), *lines]), players=3), "worlds_fair") == expected


def test_A_185_all_cubes_wherever_they_are(at: At) -> None:
    position = at(f"{laid_out('hannah_goode')}\nwhite: work h11=farmer; exhausted 1 worker\norange: ready 11 farmer")
    assert points(position, "hannah_goode") == [10, 10, 4, 4]
    assert points(at(f"{laid_out('hannah_goode')}\nwhite: work h11=farmer"), "hannah_goode") == [10, 4, 4, 4]


def test_A_185_trade_tokens_exhausted_ones_and_those_on_cards(at: At) -> None:
    position = at(f"{laid_out('madame_kahina')}\nwhite: spent 2 trade; cards 1 trade\norange: cards 9 exploration")
    assert points(position, "madame_kahina") == [10, 4, 4, 4]


def test_A_185_expedition_cards_are_counted(at: At) -> None:
    position = at(f"{laid_out('tourist')}\nwhite: expedition exp_01\norange: expedition exp_02 exp_03")
    assert points(position, "tourist") == [4, 10, 0, 0]


@pytest.mark.parametrize(("objective", "field"), [("zoo", "animal"), ("museum", "artefact")])
def test_AE_19_A_187_visited_fields_are_worth_more(at: At, objective: str, field: str) -> None:
    """One engineer, one card: with the zoo the animal, with the museum the artefact."""
    position = at(f"{laid_out(objective)}\nwhite: ready 1 engineer; expedition exp_08")
    assert points(position, objective)[0] == 1
    assert position.points("white")["expeditions"] == 2
    only = "exp_06" if field == "artefact" else "exp_02"  # the engineer's field is on the other side
    assert points(at(f"{laid_out(objective)}\nwhite: ready 1 engineer; expedition {only}"), objective)[0] == 0


@pytest.mark.parametrize(("islands", "expected"), [("", 18), ("old_farmers", 18), ("old_farmers old_workers", 0)])
def test_A_188_few_islands_of_the_old_world(at: At, islands: str, expected: int) -> None:
    position = at(f"{laid_out('bente_jorgensen')}\nwhite: old {islands}; new new_1 new_2")
    assert points(position, "bente_jorgensen")[0] == expected


def test_A_189_islands_of_the_new_world(at: At) -> None:
    position = at(f"{laid_out('isabel_sarmento')}\nwhite: new new_1 new_2 new_3\norange: new new_4")
    assert points(position, "isabel_sarmento") == [18, 6, 0, 0]


def test_A_190_cards_left_in_hand(at: At) -> None:
    position = at(f"{laid_out('pyrphorian')}\nwhite: hand fw_01 aei_01; played fw_02 fw_03\norange: hand fw_04")
    assert points(position, "pyrphorian")[:2] == [-4, -2]
