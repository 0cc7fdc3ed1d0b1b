"""Chapter 3, the founding phase: C-022 to C-031, C-131, C-132 with CE-18, CE-19."""

from __future__ import annotations

import itertools

import pytest

from ostrov.engine.game import Game
from ostrov.engine.position import Position
from tests.games.catan.conftest import NEXT_TO, SEATS, At, bank, edge, hand, play, random_games, shown

PLACEMENTS = [  # a crossing and the other end of its road, far enough from each other
    *(("V0", "V4"), ("V1", "V5"), ("V2", "V6"), ("V15", "V20")),
    *(("V26", "V32"), ("V42", "V46"), ("V53", "V49"), ("V33", "V38")),
]


def founding(at: At, differs: str = "", players: int = 4) -> Position:
    """Blue is to found the first settlement of a new island that looks like `classic`."""
    return at(f"phase: settle\n{differs}", setup="variable", players=players)


def found(position: Position, crossing: str, end: str) -> Position:
    """Whose placement it is places."""
    (seat,) = position.asked
    return play(position, f"{seat} build_settlement {crossing}", f"{seat} build_road {edge(f'{crossing}-{end}')}")


def second_round(at: At, differs: str = "", players: int = 4) -> Position:
    """All have placed once; the last of them is to place again."""
    position = founding(at, differs, players=players)
    for placement in PLACEMENTS[:players]:
        position = found(position, *placement)
    return position


def order_of_placements(position: Position) -> list[str]:
    """Who settles and who lays the road, one after the other, until the first turn."""
    asked: list[str] = []
    for placement in PLACEMENTS:
        if shown(position, "phase") == "before_roll":
            break
        asked += position.asked
        position = found(position, *placement)
    return asked


@pytest.mark.parametrize("players", [3, 4])
def test_C_022_every_seat_starts_with_the_same_chance(at: At, players: int) -> None:
    """The highest roll, ties rolled again, comes to this (CR-27)."""
    position = at("phase: start", setup="variable", players=players)
    assert position.outcomes() == {f"start {seat}": 1 for seat in SEATS[:players]}
    for seat in position.seats:
        started = play(position, f"chance start {seat}")
        assert started.asked == (seat,)
        assert shown(started, "phase") == "settle"


def test_C_023_the_first_round_goes_round_from_the_start_player(at: At) -> None:
    position = play(at("phase: start", setup="variable"), "chance start orange")
    seats: list[str] = []
    for placement in PLACEMENTS[:4]:
        seats += position.asked
        assert all(words.startswith("build_settlement") for words in position.choices(*position.asked))
        position = found(position, *placement)
    assert seats == ["orange", "red", "blue", "white"]


def test_C_023_a_settlement_and_then_its_road(at: At) -> None:
    position = play(founding(at), "blue build_settlement V0")
    assert position.asked == ("blue",)
    assert set(position.choices("blue")) == {f"build_road {edge('V0-V3')}", f"build_road {edge('V0-V4')}"}
    assert position.why_not("blue", "build_settlement V50") is not None
    assert founding(at).why_not("blue", f"build_road {edge('V0-V3')}") is not None


def test_C_023_nobody_places_for_another(at: At) -> None:
    position = founding(at)
    for seat in ("white", "orange", "red"):
        assert position.why_not(seat, "build_settlement V0") is not None
        assert position.choices(seat) == []


def test_C_024_the_second_round_goes_back(at: At) -> None:
    position = second_round(at)
    seats: list[str] = []
    for placement in PLACEMENTS[4:]:
        seats += position.asked
        position = found(position, *placement)
    assert seats == ["red", "orange", "white", "blue"]


@pytest.mark.parametrize(("players", "order"), [(3, "1 2 3 3 2 1"), (4, "1 2 3 4 4 3 2 1")])
@pytest.mark.parametrize("starter", ["blue", "white", "orange"])
def test_C_031_the_order_of_all_placements(at: At, players: int, order: str, starter: str) -> None:
    first = SEATS.index(starter)
    seats = [SEATS[(first + int(n) - 1) % players] for n in order.split()]
    position = play(at("phase: start", setup="variable", players=players), f"chance start {starter}")
    assert order_of_placements(position) == seats


@pytest.mark.parametrize(("players", "order"), [(3, "1 2 3 3 2 1"), (4, "1 2 3 4 4 3 2 1")])
def test_CE_18_founding_and_the_first_turn(at: At, players: int, order: str) -> None:
    position = founding(at, players=players)
    assert order_of_placements(position) == [SEATS[int(n) - 1] for n in order.split()]
    for placement in PLACEMENTS[: 2 * players]:
        position = found(position, *placement)
    assert (position.asked, position.turns) == (("blue",), 1)


def test_C_025_any_crossing_will_do_coast_and_harbours_included(at: At) -> None:
    assert founding(at).choices("blue") == [f"build_settlement V{n}" for n in range(54)]


def test_C_025_C_073_but_no_crossing_that_is_taken_or_next_to_one(at: At) -> None:
    position = found(founding(at), "V24", "V30")
    assert position.why_not("white", "build_settlement V24") == "C-025"
    for near in NEXT_TO[24]:
        assert position.why_not("white", f"build_settlement V{near}") == "C-073"
    closed = {24, *NEXT_TO[24]}
    assert position.choices("white") == [f"build_settlement V{n}" for n in range(54) if n not in closed]


def test_C_025_a_road_of_another_does_not_matter(at: At) -> None:
    position = founding(at, "active: white  placed: 1\nblue: settlements V24; roads V24-V30-V36")
    assert position.why_not("white", "build_settlement V36") is None


def test_C_026_the_road_touches_the_settlement_just_founded(at: At) -> None:
    position = play(second_round(at), "red build_settlement V26")
    assert set(position.choices("red")) == {f"build_road {edge(f'V26-V{end}')}" for end in (20, 32)}
    assert position.why_not("red", f"build_road {edge('V10-V15')}") == "C-026", "that is red's other settlement"
    assert position.why_not("red", f"build_road {edge('V50-V53')}") == "C-026", "that is nowhere"


def test_C_069_nor_is_a_founding_road_laid_on_another(at: At) -> None:
    position = play(second_round(at), "red build_settlement V26")
    assert position.why_not("red", f"build_road {edge('V0-V4')}") == "C-069"


def test_C_026_either_end_of_the_path_may_be_the_settlement(at: At) -> None:
    for end in NEXT_TO[24]:
        position = play(founding(at), "blue build_settlement V24")
        assert position.why_not("blue", f"build_road {edge(f'V24-V{end}')}") is None


def test_C_027_the_second_settlement_pays_before_its_road(at: At) -> None:
    before = second_round(at)
    after = play(before, "red build_settlement V24")  # fields 11, hills 5, forest 4
    assert shown(after, "phase") == "connect"
    assert hand(after, "red") == {"grain": 1, "brick": 1, "lumber": 1}
    assert bank(after) == {"lumber": 18, "brick": 18, "wool": 19, "grain": 18, "ore": 19}
    assert shown(after.seen_by("blue"), "known", "red") == "1 lumber 1 brick 1 grain"
    assert hand(play(after, f"red build_road {edge('V24-V30')}"), "red") == hand(after, "red")


@pytest.mark.parametrize("players", [3, 4])
def test_C_027_the_first_gives_nothing(at: At, players: int) -> None:
    position = founding(at, players=players)
    for placement in PLACEMENTS[:players]:
        position = found(position, *placement)
        assert all(hand(position, seat) == {} for seat in position.seats)
    assert hand(play(position, f"{position.asked[0]} build_settlement V24"), position.asked[0]) != {}


def test_C_028_two_hexes_of_a_kind_pay_two_cards(at: At) -> None:
    position = second_round(at, "terrain: H9=forest")
    assert hand(play(position, "red build_settlement V24"), "red") == {"lumber": 2, "brick": 1}


@pytest.mark.parametrize(
    ("crossing", "paid"), [("V27", {}), ("V28", {"lumber": 1, "brick": 1}), ("V53", {"lumber": 1})]
)
def test_C_028_desert_and_sea_give_nothing(at: At, crossing: str, paid: dict[str, int]) -> None:
    assert hand(play(second_round(at), f"red build_settlement {crossing}"), "red") == paid


def test_CE_19_the_second_settlement_beside_the_desert_and_two_forests(at: At) -> None:
    position = second_round(at, "terrain: H3=forest H0=hills")
    assert hand(play(position, "red build_settlement V22"), "red") == {"lumber": 2}


def test_C_029_pieces_come_from_the_stock_and_cost_nothing(at: At) -> None:
    position = found(founding(at, "blue: hand 1 lumber 1 brick"), "V24", "V30")
    stock = [shown(position, f"{piece}_left", "blue") for piece in ("settlements", "roads", "cities")]
    assert stock == ["4", "14", ""]  # all four cities
    assert hand(position, "blue") == {"lumber": 1, "brick": 1}
    assert hand(found(position, "V0", "V3"), "white") == {}, "and nobody needs a card for it"


@pytest.mark.parametrize("starter", SEATS)
def test_C_030_the_start_player_takes_the_first_turn(at: At, starter: str) -> None:
    position = play(at("phase: start", setup="variable"), f"chance start {starter}")
    for placement in PLACEMENTS:
        assert position.turns == 0
        position = found(position, *placement)
    assert (position.asked, position.turns) == ((starter,), 1)
    assert position.choices(starter) == ["roll"]


def test_C_131_the_second_settlement_need_not_be_connected(at: At) -> None:
    position = second_round(at)
    assert position.why_not("red", "build_settlement V51") is None
    for placement in PLACEMENTS[4:]:
        position = found(position, *placement)
    assert shown(position, "settlements", "red") == "V15 V26"
    assert position.problems() == []


def settled(catan: Game, at: At) -> list[Position]:
    """Positions in which the first turn begins, of every kind of set-up."""
    new = founding(at)
    for placement in PLACEMENTS:
        new = found(new, *placement)
    islands = itertools.product(("classic", "fifth"), (3, 4))
    return [new, *(catan.start("checked", setup="beginner", island=name, players=n) for name, n in islands)]


def test_C_132_what_everybody_has_when_the_turns_begin(catan: Game, at: At) -> None:
    for position in settled(catan, at):
        assert shown(position, "phase") == "before_roll"
        owners = [pair.split("=")[1] for pair in shown(position, "owner").split()]
        roads = [pair.split("=")[1] for pair in shown(position, "road").split()]
        for seat in position.seats:
            assert (owners.count(seat), roads.count(seat), position.score(seat)) == (2, 2, 2)
            stock = [shown(position, f"{piece}_left", seat) for piece in ("settlements", "cities", "roads")]
            assert stock == ["3", "", "13"]  # all four cities


def test_C_132_random_foundings_end_so_too(catan: Game) -> None:
    """CR-22: there is always a crossing, and always a path."""
    ended = 0
    for start, players in ((catan.start("checked", players=n), n) for n in (3, 4)):
        for position in random_games(start, range(10), limit=21 + 4 * players):
            assert position.asked
            assert position.problems() == []
            if shown(position, "phase") == "before_roll":
                assert [position.score(seat) for seat in position.seats] == [2] * players
                assert [shown(position, "roads_left", seat) for seat in position.seats] == ["13"] * players
                ended += 1
    assert ended == 20


def test_C_023_who_founds_is_told_by_the_order(at: At) -> None:
    position = at("phase: settle", setup="variable")
    assert position.why_not("white", "build_settlement V8") == "C-023"
    assert position.why_not("white", "build_road E12") == "C-023"


def test_C_031_the_settlement_comes_before_its_road_and_not_twice(at: At) -> None:
    position = at("phase: settle", setup="variable")
    assert position.why_not("blue", "build_road E12") == "C-031"
    assert position.after("blue", "build_settlement V8").why_not("blue", "build_settlement V14") == "C-031"
