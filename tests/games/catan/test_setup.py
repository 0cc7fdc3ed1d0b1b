"""Chapter 2, set-up: C-012 to C-021 with CE-01, CE-23, CE-25, CE-42."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from ostrov.engine.errors import OstrovError
from ostrov.engine.game import Game
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.text import unpack
from tests.games.catan.conftest import (
    BOX,
    CROSSINGS,
    HEXES_AT,
    HEXES_NEAR,
    LAND,
    NEXT_TO,
    PATHS,
    RESOURCES,
    At,
    Place,
    bank,
    hand,
    play,
    random_games,
    shown,
)

LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
CORNERS = [(0, -2), (-2, 0), (-2, 2), (0, 2), (2, 0), (2, -2)]  # K1 … K6
HEXES = (
    "forest forest forest forest pasture pasture pasture pasture fields fields fields fields "
    "hills hills hills mountains mountains mountains"
).split()
CLASSIC = """
             forest-11 pasture-12 fields-9
          hills-4 mountains-6 hills-5 pasture-10
     desert-0 forest-3 fields-11 forest-4 fields-8
          hills-8 pasture-10 pasture-9 mountains-3
             mountains-5 fields-2 forest-6
"""
FIFTH = """
             mountains-10 pasture-2 forest-9
          fields-12 hills-6 pasture-4 hills-10
     fields-9 forest-11 desert-0 forest-3 mountains-8
          forest-8 mountains-3 fields-4 pasture-5
             hills-5 fields-6 pasture-11
"""
FIFTH_PIECES = {
    "blue": ("V39 V41", "E52 E56"),
    "red": ("V8 V28", "E13 E41"),
    "white": ("V17 V31", "E25 E37"),
    "orange": ("V14 V40", "E15 E58"),
}


def island(position: Position) -> tuple[list[str], list[int]]:
    """What lies on H0 … H18: terrains, and numbers with 0 for none."""
    terrain = dict(pair.split("=") for pair in shown(position, "terrain").split())
    return [terrain[f"H{n}"] for n in range(19)], numbers(position)


def numbers(position: Position) -> list[int]:
    found: list[int] = unpack(position.desk.game, position.data)["token"].tolist()
    return found


def lay(catan: Game, desert: int, **options: object) -> Position:
    """A new island with the desert on a hex and the others in any order."""
    hexes = [*HEXES[:desert], "desert", *HEXES[desert:]]
    return play(catan.start("checked", **options), *(f"chance lay {terrain}" for terrain in hexes))


def spiral(corner: Place) -> list[int]:
    """Counter-clockwise along the coast from a corner, the inner ring from the hex inward of it, the centre."""
    inward = (corner[0] // 2, corner[1] // 2)
    return [LAND.index(place) for place in (*ring(corner), *ring(inward), (0, 0))]


def ring(first: Place) -> list[Place]:
    """All hexes as far from the centre as the first, counter-clockwise."""
    round_ = sorted((place for place in LAND if far(place) == far(first)), key=angle)
    return round_[round_.index(first) :] + round_[: round_.index(first)]


def far(place: Place) -> int:
    return max(abs(place[0]), abs(place[1]), abs(sum(place)))


def angle(place: Place) -> float:
    """From the east, growing counter-clockwise; r grows to the south."""
    return math.atan2(-place[1] * math.sqrt(3) / 2, place[0] + place[1] / 2)


def reds_that_touch(tokens: list[int]) -> list[tuple[int, int]]:
    reds = [place for place, number in enumerate(tokens) if number in (6, 8)]
    return [(one, other) for one in reds for other in HEXES_NEAR[one] if other in reds]


def test_CE_25_counts_of_the_island() -> None:
    inland = [pair for pair in PATHS if len(set(HEXES_AT[pair[0]]) & set(HEXES_AT[pair[1]])) == 2]
    assert (len(LAND), len(CROSSINGS), len(PATHS), len(inland)) == (19, 54, 72, 42)
    assert Counter(map(len, HEXES_AT)) == {3: 24, 2: 12, 1: 18}
    assert Counter(map(len, NEXT_TO)) == {3: 36, 2: 18}
    harbours = [crossing for row in BOX["harbour"] for crossing in row["vertices"]]
    assert len(harbours) == len(set(harbours)) == 18


def test_CE_25_the_box_numbers_hexes_crossings_and_paths_as_the_ledger_says() -> None:
    """Everything here is worked out from coordinates; the box lists the same, in the same order."""
    assert [tuple(place) for place in BOX["grid"]["hexes"]] == LAND
    assert [frozenset(map(tuple, hexes)) for hexes in BOX["grid"]["vertices"]] == CROSSINGS
    assert [tuple(ends) for ends in BOX["grid"]["edges"]] == PATHS


def test_CE_25_the_rules_know_the_same_island(at: At) -> None:
    """A settlement anywhere closes its neighbours, and each of its paths can be built on."""
    founding = at("phase: settle", setup="variable")
    for crossing, near in enumerate(NEXT_TO):
        founded = play(founding, f"blue build_settlement V{crossing}")
        assert shown(founded, "closed").split() == [f"V{place}" for place in sorted([crossing, *near])]
        roads = {words.removeprefix("build_road E") for words in founded.choices("blue")}
        assert {int(road) for road in roads} == {path for path, ends in enumerate(PATHS) if crossing in ends}


@pytest.mark.parametrize("players", [1, 5])
def test_C_012_three_or_four_play(catan: Game, players: int) -> None:
    """Two are let in for studies (CR-25)."""
    assert len(catan.start("checked", players=3).seats) == 3
    assert len(catan.start("checked").seats) == 4
    with pytest.raises(OstrovError, match="players is 2 to 4"):
        catan.start("checked", players=players)


def test_C_012_each_has_a_colour_and_red_stays_in_the_box_when_three_begin(catan: Game) -> None:
    assert set(catan.start("checked").seats) == {"blue", "white", "orange", "red"}
    three = catan.start("checked", setup="beginner", players=3)
    assert set(three.seats) == {"blue", "white", "orange"}
    assert "red" not in str(three)


@pytest.mark.parametrize("options", [{"setup": "beginner"}, {"setup": "variable"}, {"players": 3}])
def test_C_012_CR_21_seats_have_colours_of_the_box_and_red_comes_last(catan: Game, options: dict[str, object]) -> None:
    """CR-21 lets any colour stay in the box; ours is always red, so that a seat's colour never hangs on the set-up."""
    seats = catan.start("checked", **options).seats
    assert set(seats) <= set(BOX["players"]["colours"])
    assert list(seats) == ["blue", "white", "orange", "red"][: len(seats)]


@pytest.mark.parametrize(("name", "printed"), [("classic", CLASSIC), ("fifth", FIFTH)])
def test_C_013_hexes_and_tokens_stand_as_printed(catan: Game, name: str, printed: str) -> None:
    terrains, tokens = island(catan.start("checked", setup="beginner", island=name))
    assert [f"{terrain}-{number}" for terrain, number in zip(terrains, tokens, strict=True)] == printed.split()


def test_C_013_the_published_pieces_of_the_fifth_island(catan: Game) -> None:
    position = catan.start("checked", setup="beginner", island="fifth")
    owners = [pair.split("=") for pair in shown(position, "owner").split()]
    roads = [pair.split("=") for pair in shown(position, "road").split()]
    for seat, (settlements, paths) in FIFTH_PIECES.items():
        assert [place for place, owner in owners if owner == seat] == settlements.split()
        assert [path for path, owner in roads if owner == seat] == paths.split()


@pytest.mark.parametrize("name", ["classic", "fifth"])
def test_C_013_pieces_stand_as_the_box_says(catan: Game, name: str) -> None:
    position = catan.start("checked", setup="beginner", island=name)
    owner = dict(pair.split("=") for pair in shown(position, "owner").split())
    road = dict(pair.split("=") for pair in shown(position, "road").split())
    assert set(shown(position, "level").split()[::2]) == {"1"}
    assert (len(owner), len(road)) == (8, 8)
    for row in BOX["beginner"][name]["start"]:
        assert owner[f"V{row['starred_settlement']}"] == owner[f"V{row['other_settlement']}"] == row["colour"]
        assert [road[f"E{path}"] for path in row["roads"]] == [row["colour"]] * 2
    assert position.problems() == []


def test_C_014_the_first_turn_begins_at_once(catan: Game) -> None:
    """The first seat is the oldest player's (CR-27)."""
    position = catan.start("checked", setup="beginner")
    assert (position.asked, position.turns) == (("blue",), 1)
    assert shown(position, "phase") == "before_roll"
    assert position.choices("blue") == ["roll"]


@pytest.mark.parametrize("name", ["classic", "fifth"])
def test_C_015_the_starred_settlement_pays_and_the_other_does_not(catan: Game, name: str) -> None:
    position = catan.start("checked", setup="beginner", island=name)
    for row in BOX["beginner"][name]["start"]:
        assert hand(position, row["colour"]) == Counter(row["start_resources"])
    paid = sum((Counter(hand(position, seat)) for seat in position.seats), Counter[str]())
    assert bank(position) == {resource: 19 - paid[resource] for resource in RESOURCES}


def test_CE_01_what_the_blue_star_pays_on_the_classic_island(catan: Game) -> None:
    position = catan.start("checked", setup="beginner", players=3)
    assert hand(position, "blue") == {"lumber": 1, "wool": 1, "ore": 1}
    assert "V8=blue" in shown(position, "owner")


@pytest.mark.parametrize(
    ("seat", "paid"),
    [
        ("blue", {"lumber": 1, "brick": 1, "ore": 1}),
        ("red", {"lumber": 2, "grain": 1}),
        ("white", {"lumber": 1, "brick": 1, "grain": 1}),
        ("orange", {"grain": 2, "ore": 1}),
    ],
)
def test_CE_42_what_the_stars_pay_on_the_fifth_island(catan: Game, seat: str, paid: dict[str, int]) -> None:
    position = catan.start("checked", setup="beginner", island="fifth")
    assert hand(position, seat) == paid
    star = {"blue": "V39", "red": "V28", "white": "V17", "orange": "V40"}[seat]
    assert f"{star}={seat}" in shown(position, "owner")


def test_C_016_every_order_of_the_hexes_is_equally_likely(catan: Game) -> None:
    """Each hex left in the box comes next with the same chance, so all 19! ways to lay them do."""
    for key in range(5):
        hexes = ["desert", *HEXES]
        random.Random(key).shuffle(hexes)
        position = catan.start("checked")
        for n, terrain in enumerate(hexes):
            assert position.outcomes() == {f"lay {word}": count for word, count in Counter(hexes[n:]).items()}
            position = play(position, f"chance lay {terrain}")
        assert island(position)[0] == hexes


def test_C_017_the_spiral_may_start_on_any_of_the_six_corners(catan: Game) -> None:
    position = lay(catan, desert=9)
    assert position.outcomes() == {f"corner K{n}": 1 for n in range(1, 7)}
    first = {LAND[spiral(corner)[0]] for corner in CORNERS}
    assert first == {place for place in LAND if sum(map(abs, (*place, sum(place)))) == 4 and 0 in (*place, sum(place))}


@pytest.mark.parametrize("corner", range(6))
def test_C_017_letters_run_counter_clockwise_to_the_centre(catan: Game, corner: int) -> None:
    """With the desert in the centre the eighteen others get theirs in order."""
    tokens = numbers(play(lay(catan, desert=9), f"chance corner K{corner + 1}"))
    assert [tokens[place] for place in spiral(CORNERS[corner])] == [*LETTERS, 0]


def test_C_017_the_desert_is_passed_over_without_using_a_token(catan: Game) -> None:
    tokens = numbers(play(lay(catan, desert=0), "chance corner K1"))
    assert [tokens[place] for place in spiral((0, -2))] == [0, *LETTERS]


def test_CE_23_the_spiral_from_the_corner_bottom_left_gives_the_classic_tokens(catan: Game) -> None:
    tokens = numbers(play(lay(catan, desert=LAND.index((-2, 0))), "chance corner K3"))
    assert tokens == [int(word.split("-")[1]) for word in CLASSIC.split()]


@pytest.mark.parametrize("desert", range(19))
def test_C_019_the_spiral_keeps_reds_apart_for_every_corner_and_desert(catan: Game, desert: int) -> None:
    """19 deserts of six corners each: all 114 cases."""
    laid = lay(catan, desert)
    for corner, start in enumerate(CORNERS, 1):
        tokens = numbers(play(laid, f"chance corner K{corner}"))
        assert [tokens[place] for place in spiral(start) if place != desert] == LETTERS
        assert tokens[desert] == 0
        assert reds_that_touch(tokens) == []


@pytest.mark.parametrize("desert", [0, 4, 9, 18])
def test_C_018_the_reds_come_first_each_on_any_hex_with_the_same_chance(catan: Game, desert: int) -> None:
    """CR-03: so every way to lay the four that is allowed is equally likely."""
    position = lay(catan, desert, tokens="random")
    free = {place for place in range(19) if place != desert}
    assert position.outcomes() == {f"red H{place}": 1 for place in free}
    for first in free:
        one = play(position, f"chance red H{first}")
        assert one.outcomes() == {f"red H{place}": 1 for place in free - {first}}
        for second in free - {first}:
            two = play(one, f"chance red H{second}")
            assert (two == position) == (second in HEXES_NEAR[first]), "touching reds are dealt again, all of them"


def test_C_018_any_two_reds_that_touch_start_all_four_again(catan: Game) -> None:
    position = lay(catan, desert=9, tokens="random")
    allowed = 0
    for key in range(400):
        places = random.Random(key).sample([place for place in range(19) if place != 9], 4)
        found = position
        for n, place in enumerate(places):
            found = play(found, f"chance red H{place}")
            if any(other in HEXES_NEAR[place] for other in places[:n]):
                assert found == position
                break
        else:
            allowed += 1
            assert sorted(zip(places, map(numbers(found).__getitem__, places), strict=True)) == sorted(
                zip(places, (6, 6, 8, 8), strict=True)
            )
    assert 20 < allowed < 200


def test_C_018_the_other_tokens_follow_each_as_likely_as_another(catan: Game) -> None:
    position = play(lay(catan, desert=9, tokens="random"), *(f"chance red H{place}" for place in (0, 2, 12, 18)))
    left = Counter(number for number in LETTERS if number not in (6, 8))
    while left.total():
        assert position.outcomes() == {f"token N{number}": count for number, count in left.items() if count}
        number = max(left, key=lambda number: left[number])
        left[number] -= 1
        position = play(position, f"chance token N{number}")
    assert sorted(numbers(position)) == sorted([0, *LETTERS])
    assert "start blue" in position.outcomes()


def test_C_018_no_game_with_shuffled_tokens_has_reds_that_touch(catan: Game) -> None:
    seen = set()
    for position in random_games(catan.start("checked", tokens="random"), range(40), limit=120):
        if position.asked != (CHANCE,):
            tokens = numbers(position)
            assert reds_that_touch(tokens) == []
            assert Counter(tokens) == Counter([0, *LETTERS])
            seen.add(tuple(tokens))
    assert len(seen) == 40


@pytest.mark.parametrize("desert", range(19))
def test_C_020_the_robber_starts_on_the_desert(catan: Game, desert: int) -> None:
    assert shown(lay(catan, desert), "robber") == f"H{desert}"


@pytest.mark.parametrize(("name", "desert"), [("classic", "H7"), ("fifth", "H9")])
def test_C_020_so_it_does_for_beginners(catan: Game, name: str, desert: str) -> None:
    assert shown(catan.start("checked", setup="beginner", island=name), "robber") == desert


@pytest.mark.parametrize("name", ["beginner", "variable"])
def test_C_021_what_lies_ready(catan: Game, name: str) -> None:
    position = catan.start("checked", setup=name)
    assert shown(position, "deck_left") == ""  # 25
    assert shown(position, "deck").split()[::2] == ["14", "2", "2", "2", "5"]
    assert shown(position.seen_by("blue"), "deck") == "?"
    assert [shown(position, name) for name in ("longest_road", "largest_army")] == ["", ""]  # nobody's
    assert "?" not in shown(position.seen_by("blue"), "bank")


def test_C_021_the_deck_is_shuffled(at: At) -> None:
    position = at("deck: 3 knight 1 monopoly\nblue: hand 1 wool 1 grain 1 ore")
    assert play(position, "blue buy_card").outcomes() == {"draw knight": 3, "draw monopoly": 1}


def test_C_011_CR_04_a_shuffled_frame_deals_the_nine_harbours_evenly(catan: Game) -> None:
    position = play(lay(catan, desert=9, frame="shuffled"), "chance corner K1")
    left = Counter({"any": 4, **dict.fromkeys(RESOURCES, 1)})
    dealt = "wool any any ore any brick lumber grain any".split()
    for kind in dealt:
        assert position.outcomes() == {f"harbour {word}": count for word, count in left.items() if count}
        position = play(position, f"chance harbour {kind}")
        left[kind] -= 1
    assert shown(position, "harbour") == " ".join(f"P{n}={kind}" for n, kind in enumerate(dealt, 1))
    assert "start blue" in position.outcomes()
