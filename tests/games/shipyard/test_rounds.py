"""Gear, rounds and discards: S-061 to S-070, S-219 with E-28, E-46; the order of play in whole games."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from ostrov.engine.game import Game
from ostrov.engine.position import Position
from tests.games.shipyard.conftest import BOX, SETS, At, counts, go, offered, play, random_games, settled, shown
from tests.games.shipyard.test_queue import ended

END = (
    "phase: end  dropped: yes  gear: 11  main: buy_goods  cube: hire_employee=blue recruit_crew=yellow "
    "produce_equipment=white"
)


def test_S_061_the_active_player_finishes_the_turn_first(at: At) -> None:
    position = at(
        "active: white  turns: 14  gear: 10  cube: exchange=pink hire_employee=blue recruit_crew=yellow  rounds: 7"
    )
    position = ended(play(position, "white choose buy_goods"), "white")
    assert (shown(position, "gear"), shown(position, "dropped"), shown(position, "rounds")) == ("11", "yes", "7")
    position = ended(play(position, f"pink choose {offered(position, 'choose')[0]}"), "pink")
    assert shown(position, "rounds") == "6"


def test_S_062_a_cube_leaves_the_round_track(at: At) -> None:
    assert shown(play(at(f"{END}  rounds: 7"), "pink end_turn"), "rounds") == "6"
    assert shown(play(at(f"{END}  rounds: 7  dropped: no"), "pink end_turn"), "rounds") == "7"


def test_S_064_a_guilder_on_the_last_tile_if_it_is_empty(at: At) -> None:
    position = play(at(f"{END}  rounds: 7"), "pink end_turn")
    assert counts(position, "lying") == {"subsidy": 1}
    again = play(at(f"{END}  rounds: 6  lying: 1 subsidy"), "pink end_turn")
    assert counts(again, "lying") == {"subsidy": 2}
    taken = END.replace("produce_equipment=white", "subsidy=white")
    assert counts(play(at(f"{taken}  rounds: 7"), "pink end_turn"), "lying") == {}
    three = END.replace(" produce_equipment=white", "")
    position = play(at(f"{three}  rounds: 5", players=3), "pink end_turn")
    assert counts(position, "lying") == {}  # recruit_crew is the last tile, and yellow's cube lies there


def test_S_219_S_156_at_the_last_drop_too(at: At) -> None:
    position = play(at(f"{END}  rounds: 0  turns: 99  held: 1"), "pink end_turn")
    assert counts(position, "lying") == {"subsidy": 1}
    assert shown(position, "last") == "100"


def discarding(at: At, players: int, contracts: str, rounds: int) -> Position:
    cubes = {
        4: "hire_employee=blue recruit_crew=yellow produce_equipment=white",
        3: "hire_employee=blue recruit_crew=yellow",
    }
    start = f"phase: end  dropped: yes  gear: 11  main: buy_goods  rounds: {rounds}"
    if players in cubes:
        start += f"  cube: {cubes[players]}"
    return play(at(start, players=players, contracts=contracts), "pink end_turn")


@pytest.mark.parametrize(
    ("players", "contracts", "dues"),
    [
        (4, "beginner", {4: 1}),
        (4, "advanced", {4: 2}),
        (3, "beginner", {4: 1}),
        (3, "advanced", {2: 1, 4: 1}),
        (2, "beginner", {2: 1}),
        (2, "advanced", {2: 2}),
        (1, "beginner", {4: 1}),
        (1, "advanced", {2: 1, 4: 1}),
    ],
)
def test_S_063_S_068_S_180_E_28_E_46_when_contracts_are_discarded(
    at: At, players: int, contracts: str, dues: dict[int, int]
) -> None:
    cubes = BOX["setup"][f"players_{players}"]["round_cubes"]
    for removed in range(1, cubes + 1):
        position = discarding(at, players, contracts, cubes - removed + 1)
        assert int(shown(position, "due") or 0) == dues.get(removed, 0), removed
        assert (shown(position, "phase") == "discard") == (removed in dues)
        if removed in dues:
            assert position.asked == position.seats


def test_S_063_S_068_S_069_all_choose_in_secret_at_the_same_time(at: At) -> None:
    position = discarding(at, 4, "beginner", 4)
    assert at().why_not("pink", "discard RED01") == "S-063"
    assert set(position.choices("pink")) == {f"discard {each}" for each in SETS[0]}
    assert position.why_not("pink", f"discard {SETS[1][0]}") == "S-069"
    position = play(position, "pink discard RED01")
    assert position.why_not("pink", "discard RED11") == "S-068"
    assert position.why_not("pink", "discard RED01") == "S-069"
    seen = position.seen_by("blue")
    assert "RED01" not in str(seen).partition("pink:")[2].partition("\n")[0]
    assert shown(seen, "owes", "pink") == "1"
    position = play(position, "pink discard BLU01")
    assert position.why_not("pink", "discard BLU08") == "S-063"
    assert position.asked == ("blue", "yellow", "white")


def test_S_070_S_007_after_the_last_discard_everybody_has_one_of_each_colour(at: At) -> None:
    position = discarding(at, 4, "beginner", 4)
    while position.asked != ("blue",) or shown(position, "phase") == "discard":
        seat = position.asked[0]
        position = play(position, f"{seat} {position.choices(seat)[0]}")
    assert shown(position, "held") == "1"
    for number, seat in enumerate(position.seats):
        kept, gone = shown(position, "contracts", seat).split(), shown(position, "discarded", seat).split()
        assert sorted(each[:3] for each in kept) == sorted(each[:3] for each in gone) == ["BLU", "RED"]
        assert set(kept) | set(gone) == set(SETS[number])
        assert position.problems() == []
    assert shown(position.seen_by("blue"), "discarded", "pink") == "?"


def test_S_064_R_34_the_guilder_is_put_down_after_the_discards(at: At) -> None:
    position = discarding(at, 4, "beginner", 4)
    assert counts(position, "lying") == {}
    while shown(position, "phase") == "discard":
        position = play(position, f"{position.asked[0]} {position.choices(position.asked[0])[0]}")
    assert counts(position, "lying") == {"subsidy": 1}


# --- whole games ------------------------------------------------------------------------------------------------------


def play_through(shipyard: Game, players: int, key: int) -> list[Position]:
    start = shipyard.start("checked", players=players, contracts="advanced", employees="advanced")
    return list(random_games(start, [key], limit=6000))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_S_034_S_065_S_066_S_067_S_157_drops_and_turns(shipyard: Game, players: int) -> None:
    """Drops fall in the turns that the data file counts out, and everybody has had equally many turns."""
    positions = play_through(shipyard, players, players)
    over = positions[-1]
    assert over.ended == "normal"
    drops = sorted({position.turns for position in positions if shown(position, "dropped") == "yes"})
    assert drops == BOX["derived_checks"]["drop_turns"][f"p{players}"]
    turns: Counter[str] = Counter()
    for position, following in itertools.pairwise(positions):
        if following.turns > position.turns:
            turns[shown(following, "active") or "pink"] += 1
    owners = 3 if players == 1 else players
    assert dict(turns) == dict.fromkeys(turns, BOX["gear"]["regular_turns_per_player"][f"p{players}"])
    assert len(turns) == owners
    assert over.turns == owners * BOX["gear"]["regular_turns_per_player"][f"p{players}"]
    rotations = BOX["setup"][f"players_{players}"]["rotations"]
    assert len(drops) == rotations


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_S_034_S_038_each_turn_but_the_first_turns_the_gear_by_one_tooth(shipyard: Game, players: int) -> None:
    positions = play_through(shipyard, players, 7)
    first = {1: 3, 2: 4, 3: 3, 4: 4}[players]
    for position in positions[::9]:
        if position.turns > 0:
            assert (
                int(shown(position, "gear") or 0) == max(0, position.turns - first) % BOX["gear"]["teeth_per_rotation"]
            )


def test_S_031_settled_games_go_on(at: At) -> None:
    assert settled(go(at("phase: end  main: buy_goods"), "pink end_turn")).asked == ("blue",)
