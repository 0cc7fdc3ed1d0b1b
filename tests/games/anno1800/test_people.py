"""Cubes: shift end, the workforce, upgrades."""

from __future__ import annotations

import pytest

from tests.games.anno1800.conftest import LEVELS, At, get, play, work

# --- shift end


def test_AE_05_A_070_A_071_A_072_shift_end(at: At) -> None:
    position = at("white: work h11=farmer+farmer; ready 2 farmer 2 worker 2 artisan; exhausted 1 worker; gold 4")
    done = play(position, *["white recall farmer"] * 2, "white recall worker")
    assert get(done, "white", "gold") == 0
    assert get(done, "white", "ready") == {"farmer": 4, "worker": 3, "artisan": 2}
    assert work(done, "white", "h11") == []
    assert "produce sawmill_start" in done.choices("white")


@pytest.mark.parametrize(("level", "price"), list(zip(LEVELS, (1, 2, 3, 4, 5), strict=True)))
def test_A_071_A_074_the_price_of_each_cube(at: At, level: str, price: int) -> None:
    assert get(play(at(f"white: exhausted 1 {level}; gold 9"), f"white recall {level}"), "white", "gold") == 9 - price
    assert at(f"white: exhausted 1 {level}; gold {price - 1}").why_not("white", f"recall {level}") == "A-041"


def test_A_070_only_cubes_that_are_not_ready_come_back(at: At) -> None:
    position = at("white: gold 9")
    assert position.why_not("white", "recall farmer") == "A-070"
    assert "recall farmer" not in position.choices("white")


def test_A_070_which_cube_comes_back_is_asked_where_it_matters(at: At) -> None:
    position = at("white: work h11=farmer h12=farmer+farmer; exhausted 1 farmer; ready 1 worker; gold 9")
    asked = play(position, "white recall farmer")
    assert asked.choices("white") == ["exhausted", "at_work sawmill_start", "at_work grain_farm"]
    assert asked.why_not("white", "ready") == "A-144"
    assert asked.why_not("white", "at_work potato_farm") == "A-145"
    assert work(play(asked, "white at_work grain_farm"), "white", "h12") == ["farmer"]
    assert "farmer" not in get(play(asked, "white exhausted"), "white", "exhausted")
    two_places = play(at("white: work h11=farmer h12=farmer; ready 1 worker; gold 9"), "white recall farmer")
    assert two_places.why_not("white", "exhausted") == "A-146"


def test_A_073_tokens_do_not_come_back_for_gold(at: At) -> None:
    position = at("white: spent 2 trade 1 exploration; gold 9")
    assert not [words for words in position.choices("white") if words.startswith("recall")]


def test_AE_36_A_074_A_145_mismatched_cube(at: At) -> None:
    position = at("white: work h11=worker; gold 2")
    one = play(position, "white produce sawmill_start")
    assert work(one, "white", "h11") == ["farmer", "worker"]
    assert one.why_not("white", "produce sawmill_start") == "A-033"
    freed = play(one, "white recall worker")
    assert get(freed, "white", "gold") == 0
    assert work(freed, "white", "h11") == ["farmer"]
    assert "produce sawmill_start" in freed.choices("white")


# --- the workforce


CHAIN = """
white: built h32=charcoal_kiln h33=brick_factory h34=steelworks h35=window_makers
white: ready 2 farmer 2 worker 2 artisan; gold {}
"""


def test_AE_10_A_130_A_131_A_132_A_133_workforce_chain(at: At) -> None:
    made = play(at(CHAIN.format(0)), *["white produce sawmill_start", "white produce brick_factory"] * 2)
    workers = play(made, "white hire worker", "white hire worker")
    again = play(workers, "white produce charcoal_kiln", "white produce steelworks")
    again = play(again, "white produce warehouse_start", "white produce window_makers", "white hire engineer")
    assert get(again, "white", "ready") == {"engineer": 1}
    assert get(again, "pool") == {}
    done = play(again, "white done")
    assert done.asked == ("chance",)
    assert all(words.startswith("draw_farmer_worker") for words in done.outcomes())
    drawn = play(done, "chance draw_farmer_worker fw_01", "chance draw_farmer_worker fw_02")
    assert all(words.startswith("draw_artisan") for words in drawn.outcomes())
    end = play(drawn, "chance draw_artisan_engineer_investor aei_01")
    assert end.asked == ("white",)
    assert get(end, "white", "hand_cards") == {"farmer_worker": 9, "artisan_engineer_investor": 3}


def test_AE_11_A_134_A_135_short_deck(at: At) -> None:
    short = "deck: farmer_worker fw_01"
    made = ["white produce sawmill_start", "white produce brick_factory"] * 2
    rich = play(at(f"{short}{CHAIN.format(1)}"), *made, "white hire worker", "white hire worker")
    assert get(rich, "white", "gold") == 0
    assert get(rich, "promised") == {"farmer_worker": 1}
    poor = play(at(f"{short}{CHAIN.format(0)}"), *made, "white hire worker")
    assert poor.why_not("white", "hire worker") == "A-135"
    assert "hire worker" not in poor.choices("white")


@pytest.mark.parametrize(
    ("level", "gold"), [("farmer", 1), ("worker", 1), ("artisan", 3), ("engineer", 3), ("investor", 3)]
)
def test_A_134_gold_for_an_empty_deck(at: At, level: str, gold: int) -> None:
    pool = "pool: 1 timber 1 bricks 1 coal 1 goods 1 steel_beams 1 windows 1 fur_coats"
    decks = "deck: farmer_worker, artisan_engineer_investor"
    rich, poor = (at(f"{pool}\n{decks}\nwhite: gold {n}", players=3) for n in (gold, gold - 1))
    assert get(play(rich, f"white hire {level}"), "white", "gold") == 0
    assert poor.why_not("white", f"hire {level}") == "A-135"


def test_A_130_three_cubes_and_no_more(at: At) -> None:
    position = play(at("pool: 4 timber"), *["white hire farmer"] * 3)
    assert position.why_not("white", "hire farmer") == "A-130"
    assert "hire farmer" not in position.choices("white")
    assert get(position, "white", "ready")["farmer"] == 7


@pytest.mark.parametrize(
    ("level", "cost"),
    [
        ("farmer", "timber"),
        ("worker", "timber bricks"),
        ("artisan", "bricks coal goods"),
        ("engineer", "coal goods steel_beams windows"),
        ("investor", "coal goods steel_beams windows fur_coats"),
    ],
)
def test_A_131_each_cube_has_its_cost(at: At, level: str, cost: str) -> None:
    counts = [f"1 {resource}" for resource in cost.split()]
    paid = play(at(f"pool: {' '.join(counts)}"), f"white hire {level}")
    assert get(paid, "pool") == {}
    assert get(paid, "white", "exhausted") == ({"artisan": 1} if level == "investor" else {})
    for missing in counts:
        less = " ".join(count for count in counts if count != missing)
        position = at(f"pool: {less}") if less else at()
        assert position.why_not("white", f"hire {level}") == "A-030"


def test_A_136_the_supply_must_have_one(at: At) -> None:
    position = at("supply: 0 farmer\npool: 1 timber")
    assert position.why_not("white", "hire farmer") == "A-136"
    assert "hire farmer" not in position.choices("white")


# --- upgrades


def test_AE_12_A_141_A_142_A_143_A_144_A_145_A_147_upgrades(at: At) -> None:
    position = at("white: work h11=farmer; ready 1 farmer 4 artisan")
    before = get(position, "supply")
    made = ["brick_factory_start"] * 2 + ["charcoal_kiln_start", "warehouse_start"]
    position = play(position, *[f"white produce {plant}" for plant in made])
    first = play(position, "white upgrade worker")
    assert first.choices("white") == ["ready", "at_work sawmill_start"]
    twice = play(first, "white ready", "white upgrade artisan")
    thrice = play(twice, "white upgrade worker")
    assert get(thrice, "white", "ready") == {"artisan": 1}
    assert work(thrice, "white", "h11") == ["worker"]
    after = get(thrice, "supply")
    assert [after[level] - before[level] for level in ("farmer", "worker", "artisan")] == [2, -1, -1]
    done = play(thrice, "white done")
    assert done.asked == ("white",)
    assert get(done, "white", "hand_cards") == {"farmer_worker": 7, "artisan_engineer_investor": 2}


def test_A_140_three_upgrades_and_no_more(at: At) -> None:
    position = play(at("pool: 4 bricks"), *["white upgrade worker"] * 3)
    assert position.why_not("white", "upgrade worker") == "A-140"
    assert "upgrade worker" not in position.choices("white")


def test_A_140_without_a_cube_there_is_nothing_to_lift(at: At) -> None:
    position = at("pool: 1 steel_beams 1 windows\nwhite: ready 4 farmer 3 worker")
    assert position.why_not("white", "upgrade engineer") == "A-140"
    assert "upgrade engineer" not in position.choices("white")


@pytest.mark.parametrize(
    ("level", "cost"),
    [("worker", "bricks"), ("artisan", "coal goods"), ("engineer", "steel_beams windows"), ("investor", "fur_coats")],
)
def test_A_141_what_an_upgrade_costs(at: At, level: str, cost: str) -> None:
    pool = " ".join(f"1 {resource}" for resource in cost.split())
    people = "white: ready 1 farmer 1 worker 1 artisan 1 engineer"
    lifted = play(at(f"pool: {pool}\n{people}"), f"white upgrade {level}")
    assert get(lifted, "pool") == {}
    assert get(lifted, "white", "exhausted") == ({"artisan": 1} if level == "investor" else {})
    assert at(people).why_not("white", f"upgrade {level}") == "A-030"


def test_AE_46_A_142_no_worker_cube(at: At) -> None:
    position = at("supply: 0 worker\npool: 1 bricks 1 coal 1 goods\nwhite: ready 1 farmer")
    assert position.why_not("white", "upgrade worker") == "A-142"
    assert position.why_not("white", "upgrade artisan") == "A-140"
    assert "upgrade worker" not in position.choices("white")


def test_A_142_the_old_cube_is_put_back_first(at: At) -> None:
    """Two steps need a worker cube in the supply only for a moment."""
    position = at("supply: 1 worker\npool: 1 bricks 1 coal 1 goods\nwhite: ready 1 farmer")
    twice = play(position, "white upgrade worker", "white upgrade artisan")
    assert get(twice, "white", "ready") == {"artisan": 1}
    assert get(twice, "supply")["worker"] == 1


def test_A_144_A_146_only_a_cube_that_is_there_is_an_answer(at: At) -> None:
    """Two farmers are at work, none is exhausted; the ready one cannot come back."""
    asked = play(at("white: gold 3; ready 1 farmer; work h11=farmer h12=farmer"), "white recall farmer")
    assert set(asked.choices("white")) == {"at_work sawmill_start", "at_work grain_farm"}
    assert asked.why_not("white", "ready") == "A-144"
    assert asked.why_not("white", "exhausted") == "A-146"


def test_A_146_an_exhausted_cube_stays_exhausted(at: At) -> None:
    position = at("pool: 1 bricks\nwhite: exhausted 1 farmer; ready 1 farmer")
    lifted = play(position, "white upgrade worker", "white exhausted")
    assert get(lifted, "white", "exhausted") == {"worker": 1}
    assert get(lifted, "white", "ready") == {"farmer": 1}


def test_A_145_a_lifted_cube_makes_nothing_and_cannot_be_exhausted(at: At) -> None:
    position = at("pool: 1 bricks 1 coal 1 goods\nwhite: work h11=worker; ready 1 worker; spent 0 trade")
    lifted = play(position, "white upgrade artisan", "white at_work sawmill_start")
    assert work(lifted, "white", "h11") == ["artisan"]
    assert lifted.why_not("white", "produce brick_factory_start") == "A-032"
    assert get(play(at("white: work h11=worker"), "white festival"), "white", "ready")["worker"] == 4


@pytest.mark.parametrize(("work_", "sound"), [("h11=worker", True), ("h21=farmer", False), ("h32=farmer", False)])
def test_A_220_A_032_cubes_where_they_cannot_be_are_noticed(at: At, work_: str, sound: bool) -> None:
    assert (at(f"white: work {work_}", sound=False).problems() == []) == sound
