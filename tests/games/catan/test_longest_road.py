"""The longest road: how it is measured, and who holds it."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from ostrov.engine.position import Position
from tests.games.catan.conftest import NEXT_TO, PATHS, PATHS_AT, At, edge, play, roll, shown

ROAD = "1 lumber 1 brick"
SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
PLENTY = "5 lumber 5 brick 5 wool 5 grain"
RING = "V18-V23-V29-V35-V30-V24-V18"

# Lines along the coast that do not touch, and where a road from inland reaches each of them.
WEST_2_5 = "V7-V11-V16-V21-V27-V33-V38-V43"  # 7, cut at V16 into 2 and 5
WEST_3_4 = "V3-V7-V11-V16-V21-V27-V33-V38"  # 7, cut at V16 into 3 and 4
SOUTH_5 = "V47-V51-V48-V52-V49-V53"
SOUTH_6 = "V51-V48-V52-V49-V53-V50-V46"  # cut at V48 into 1 and 5
EAST_6 = "V42-V37-V32-V26-V20-V15-V10"
CUTS_WEST, CUTS_SOUTH = "V22-V16", "V44-V48"


def road(line: str) -> str:
    return f"build_road {edge(line)}"


def length(position: Position, seat: str) -> int:
    return int(shown(position, "length", seat) or 0)


def holder(position: Position) -> str:
    return shown(position, "longest_road") or "nobody"


def built(position: Position, seat: str, line: str) -> Position:
    """The roads along a line are built one after the other."""
    crossings = line.split("-")
    for one, other in itertools.pairwise(crossings):
        position = position.after(seat, road(f"{one}-{other}"))
    return position


def whose_turn_comes(position: Position, seat: str) -> Position:
    """Everybody ends the turn until this seat has rolled; 2 pays nothing here that matters."""
    while True:
        position = roll(position.after(position.asked[0], "end_turn"), 2)
        if position.asked == (seat,):
            return position


# --- the length ------------------------------------------------------------------------------------------------------


def test_C_097_branches_do_not_add(at: At) -> None:
    position = at(f"blue: settlements V18; roads V18-V23-V29; hand {PLENTY}")
    lengths = []
    for line in ("V29-V35", "V29-V34", "V23-V17", "V18-V13", "V13-V8"):
        position = position.after("blue", road(line))
        lengths.append(length(position, "blue"))
    assert lengths == [3, 3, 3, 4, 5]


def test_C_097_two_parts_do_not_add(at: At) -> None:
    position = at(f"blue: settlements V18 V45; roads V18-V23-V29 V45-V49; hand {PLENTY}")
    assert length(position.after("blue", road("V49-V53")), "blue") == 2


def test_C_098_a_ring_counts_with_all_its_edges(at: At) -> None:
    position = at(f"blue: settlements V29; roads V23-V29-V35-V30-V24-V18; hand {PLENTY}")
    position = position.after("blue", road("V18-V23"))
    assert length(position, "blue") == 6
    assert length(position.after("blue", road("V35-V40")), "blue") == 7


def test_C_098_two_rings_that_share_an_edge(at: At) -> None:
    position = at(f"blue: settlements V29; roads {RING} V18-V13-V9-V14-V19; hand {PLENTY}")
    assert length(position.after("blue", road("V19-V24")), "blue") == 11


def test_C_099_own_buildings_do_not_cut(at: At) -> None:
    position = at(f"blue: settlements V18; cities V29; roads V13-V18-V23-V29-V34; hand {PLENTY}")
    assert length(position.after("blue", road("V34-V39")), "blue") == 5


def test_C_100_an_edge_that_ends_at_anothers_building_counts(at: At) -> None:
    position = at(f"blue: settlements V18; roads V18-V23-V29; hand {ROAD}\nwhite: cities V35; roads V35-V40")
    assert length(position.after("blue", road("V29-V35")), "blue") == 3


@pytest.mark.parametrize("paid", [True, False])
def test_C_109_free_roads_count_like_paid_ones(at: At, paid: bool) -> None:
    position = at("blue: settlements V18; roads V18-V23-V29-V34; hand 2 lumber 2 brick; unplayed 1 road_building")
    position = position if paid else position.after("blue", "road_building")
    position = built(position, "blue", "V34-V39-V43")
    assert (length(position, "blue"), holder(position)) == (5, "blue")


def test_C_109_founding_roads_count(at: At) -> None:
    position = at("phase: settle  placed: 7\nblue: settlements V18; roads V18-V23", setup="variable")
    position = play(position, "blue build_settlement V29", f"blue {road('V23-V29')}")
    assert length(position, "blue") == 2


def test_CE_12_a_ring_with_a_tail_is_cut(at: At) -> None:
    position = at(f"blue: settlements V29; roads V23-V29-V35-V30-V24-V18; hand {PLENTY}")
    position = position.after("blue", road("V18-V23"))
    assert length(position, "blue") == 6
    assert length(built(position, "blue", "V35-V40-V44"), "blue") == 8


@pytest.mark.parametrize(("place", "left"), [("V40-V45", 7), ("V18-V13", 6), ("V30-V36", 7)])
def test_CE_12_C_099_where_a_settlement_cuts_the_ring_and_its_tail(at: At, place: str, left: int) -> None:
    position = at(
        f"active: white\nblue: settlements V29; roads {RING} V35-V40-V44\nwhite: roads {place}; hand {SETTLEMENT}"
    )
    assert length(position, "blue") == 8
    after = position.after("white", f"build_settlement {place.partition('-')[0]}")
    assert length(after, "blue") == left


def test_CE_13_C_100_C_101_a_line_that_ends_at_a_settlement(at: At) -> None:
    position = at(
        f"blue: settlements V16; roads V16-V22-V17-V23-V18; hand {ROAD}\nwhite: settlements V24; roads V24-V19"
    )
    assert holder(position) == "nobody"
    position = position.after("blue", road("V18-V24"))
    assert (length(position, "blue"), holder(position)) == (5, "blue")
    assert position.points("blue")["longest_road"] == 2


def test_CE_13_C_099_a_line_that_is_cut(at: At) -> None:
    position = at(
        "active: white\nblue: settlements V16; roads V16-V22-V17-V23-V18-V24\n"
        f"white: settlements V34; roads V34-V29-V23; hand {SETTLEMENT}"
    )
    assert holder(position) == "blue"
    position = position.after("white", "build_settlement V23")
    assert (length(position, "blue"), holder(position)) == (3, "nobody")


# --- who holds it ----------------------------------------------------------------------------------------------------


def test_C_101_C_103_the_first_with_five_at_once(at: At) -> None:
    position = at(f"blue: settlements V18; roads V18-V23-V29-V34; hand {PLENTY}")
    held = []
    for line in ("V34-V39", "V39-V43"):
        position = position.after("blue", road(line))
        held.append((length(position, "blue"), holder(position), position.score("blue")))
    assert held == [(4, "nobody", 1), (5, "blue", 3)]


def test_C_102_C_103_only_a_longer_road_takes_it(at: At) -> None:
    position = at(f"blue: settlements V18; roads V18-V23-V29-V34-V39; hand {PLENTY}\nwhite: roads {SOUTH_5}")
    assert holder(position) == "white"
    position = position.after("blue", road("V39-V43"))
    assert (length(position, "blue"), holder(position)) == (5, "white"), "a tie leaves it where it is"
    position = position.after("blue", road("V38-V43"))
    assert (length(position, "blue"), holder(position)) == (6, "blue")
    assert (position.score("blue"), position.score("white")) == (3, 0)


def test_C_103_each_free_road_is_measured_by_itself(at: At) -> None:
    position = at("blue: settlements V18; roads V18-V23-V29-V34-V39; unplayed 1 road_building")
    position = play(position, "blue road_building", f"blue {road('V39-V43')}")
    assert (position.choices("blue")[0].split()[0], holder(position)) == ("build_road", "blue")


@pytest.mark.parametrize(
    ("line", "others", "left", "held"),
    [
        pytest.param(WEST_2_5, {"white": SOUTH_5}, 5, "blue", id="C-104 and CE-15: a tie keeps it"),
        pytest.param(WEST_2_5, {}, 5, "blue", id="C-104: still five"),
        pytest.param(WEST_2_5, {"white": SOUTH_6}, 5, "white", id="C-105: another alone has more"),
        pytest.param(WEST_3_4, {"white": SOUTH_5}, 4, "white", id="C-105 and CE-15: another alone has five"),
        pytest.param(WEST_2_5, {"white": SOUTH_6, "orange": EAST_6}, 5, "nobody", id="C-106: two others have more"),
        pytest.param(WEST_3_4, {"white": SOUTH_6, "orange": EAST_6}, 4, "nobody", id="C-106 and CE-14"),
        pytest.param(WEST_3_4, {}, 4, "nobody", id="C-107: nobody has five"),
        pytest.param("V7-V11-V16-V21-V27-V33", {}, 3, "nobody", id="C-107 and CE-16"),
    ],
)
def test_C_104_C_105_C_106_C_107_when_the_holder_is_cut(
    at: At, line: str, others: dict[str, str], left: int, held: str
) -> None:
    laid = f"active: red\nlongest_road: blue\nblue: roads {line}\nred: roads {CUTS_WEST}; hand {SETTLEMENT}\n"
    position = at(laid + "\n".join(f"{seat}: roads {roads}" for seat, roads in others.items()))
    after = position.after("red", "build_settlement V16")
    assert (length(after, "blue"), holder(after)) == (left, held)
    assert after.score("blue") - position.score("blue") == (0 if held == "blue" else -2)


def test_CE_14_C_106_C_108_set_aside_until_one_alone_has_most(at: At) -> None:
    position = at(
        f"active: orange\nlongest_road: blue\nblue: roads {WEST_3_4}\nwhite: roads {SOUTH_6}\n"
        f"red: roads {EAST_6}; hand {ROAD}\norange: roads {CUTS_WEST}; hand {SETTLEMENT}"
    )
    after = position.after("orange", "build_settlement V16")
    assert (holder(after), after.score("blue") - position.score("blue")) == ("nobody", -2)
    after = whose_turn_comes(after, "red").after("red", road("V6-V10"))
    assert (length(after, "red"), holder(after)) == (7, "red")


def test_CE_15_C_104_C_105_cut_to_five_or_to_four(at: At) -> None:
    for line, left, held in ((WEST_2_5, 5, "blue"), (WEST_3_4, 4, "white")):
        position = at(
            f"active: red\nblue: roads {line}\nwhite: roads {SOUTH_5}\nred: roads {CUTS_WEST}; hand {SETTLEMENT}"
        )
        assert (length(position, "blue"), length(position, "white"), holder(position)) == (7, 5, "blue")
        after = position.after("red", "build_settlement V16")
        assert (length(after, "blue"), holder(after)) == (left, held)


def test_CE_16_C_107_nobody_has_five_any_more(at: At) -> None:
    position = at(
        f"active: red\nblue: roads V7-V11-V16-V21-V27-V33\nwhite: roads V47-V51-V48-V52-V49\n"
        f"red: roads {CUTS_WEST}; hand {SETTLEMENT}"
    )
    assert (holder(position), position.score("blue")) == ("blue", 2)
    after = position.after("red", "build_settlement V16")
    assert (length(after, "blue"), length(after, "white")) == (3, 4)
    assert (holder(after), after.score("blue")) == ("nobody", 0)


def test_CE_07_C_105_who_cuts_takes_it(at: At) -> None:
    position = at(
        "active: red\norange: settlements V16 V19; roads V16-V22-V17-V23-V18-V24-V19-V25\n"
        f"red: settlements V37; roads V23-V29-V35-V30-V36-V31-V37 V29-V34; hand {SETTLEMENT}"
    )
    assert (length(position, "orange"), length(position, "red"), holder(position)) == (7, 6, "orange")
    after = position.after("red", "build_settlement V23")
    assert (length(after, "orange"), length(after, "red"), holder(after)) == (4, 6, "red")
    assert after.score("red") - position.score("red") == 3
    assert after.score("orange") - position.score("orange") == -2


def test_CE_35_C_108_set_aside_and_taken_without_building(at: At) -> None:
    position = at(
        f"blue: roads V11-V16-V21-V27-V33; hand 2 lumber 2 brick\nwhite: roads {SOUTH_6}\norange: roads {EAST_6}\n"
        f"red: roads {CUTS_WEST} {CUTS_SOUTH}; hand 2 lumber 2 brick 2 wool 2 grain"
    )
    assert ([length(position, seat) for seat in position.seats][:3], holder(position)) == ([4, 6, 6], "nobody")
    position = built(position, "blue", "V33-V38-V43")
    assert (length(position, "blue"), holder(position)) == (6, "nobody")
    position = whose_turn_comes(position, "red").after("red", "build_settlement V48")
    assert ([length(position, seat) for seat in position.seats][:3], holder(position)) == ([6, 5, 6], "nobody")
    position = position.after("red", "build_settlement V16")
    assert ([length(position, seat) for seat in position.seats][:3], holder(position)) == ([5, 5, 6], "orange")


# --- and the end of the game -----------------------------------------------------------------------------------------

FALLS_TO_WHITE = f"""
blue: settlements V18; roads V16-V22-V17-V23-V18; hand {PLENTY}
white: cities V47 V48 V49; settlements V5 V10; roads {SOUTH_5}
orange: settlements V33; roads V7-V11-V16-V21-V27-V33-V38
"""


def test_CE_21_C_125_C_126_it_falls_to_another_who_does_not_win_yet(at: At) -> None:
    position = at(FALLS_TO_WHITE)
    assert ([length(position, seat) for seat in position.seats], holder(position)) == ([4, 5, 6, 0], "orange")
    assert position.score("white") == 8
    position = position.after("blue", "build_settlement V16")
    assert (length(position, "orange"), holder(position), position.score("white")) == (4, "white", 10)
    assert (position.ended, position.asked) == (None, ("blue",))
    position = position.after("blue", "end_turn")
    assert (position.ended, position.asked, position.place("white")) == ("begun", (), 1)


def test_CE_44_C_125_the_active_player_wins_first(at: At) -> None:
    position = at(
        f"blue: cities V20 V37 V41; settlements V30 V12; roads V16-V22-V17-V23-V18; hand {PLENTY}\n"
        f"white: cities V47 V48 V49; settlements V5 V10; roads {SOUTH_5}\n"
        "orange: settlements V33; roads V7-V11-V16-V21-V27-V33-V38"
    )
    assert (position.score("blue"), position.score("white"), holder(position)) == (8, 8, "orange")
    position = position.after("blue", "build_settlement V16")
    assert (position.score("blue"), position.score("white"), position.ended) == (9, 10, None)
    position = position.after("blue", "build_settlement V18")
    assert (position.ended, position.place("blue"), position.score("white")) == ("reached", 1, 10)


def test_CE_44_C_102_it_is_taken_back_in_time(at: At) -> None:
    position = at(FALLS_TO_WHITE)
    position = position.after("blue", "build_settlement V16")
    position = position.after("blue", road("V18-V24"))
    assert (length(position, "blue"), holder(position)) == (5, "white")
    position = position.after("blue", road("V19-V24"))
    assert (length(position, "blue"), holder(position), position.score("white")) == (6, "blue", 8)
    position = position.after("blue", "end_turn")
    assert (position.ended, position.choices("white")) == (None, ["roll"])


NINE_AND_FOUR = """
blue: cities V3 V21 V48 V37; settlements V5; roads V3-V7-V11-V16-V21 V47-V51-V48-V52-V49 V42-V37-V32-V26-V20 V5-V9; \
unplayed 1 road_building
"""


def test_CE_36_C_103_C_124_the_first_free_road_wins(at: At) -> None:
    position = at(NINE_AND_FOUR)
    assert (position.score("blue"), length(position, "blue"), holder(position)) == (9, 4, "nobody")
    position = play(position, "blue road_building", f"blue {road('V21-V27')}")
    assert (position.score("blue"), position.ended, position.asked) == (11, "reached", ())
    assert shown(position, "roads_left", "blue") == "1", "the second road is not laid"
    assert position.why_not("blue", road("V27-V33")) == "C-124"


def test_CE_36_C_124_nothing_is_offered_after_the_first_free_road_won(at: At) -> None:
    position = at(NINE_AND_FOUR)
    position = play(position, "blue road_building", f"blue {road('V21-V27')}")
    assert position.choices("blue") == []


def test_CE_43_C_118_C_126_hidden_cards_are_shown_when_the_own_turn_begins(at: At) -> None:
    position = at(
        f"blue: roads {CUTS_WEST}; hand {SETTLEMENT}\n"
        f"white: cities V47; settlements V5 V10 V49; roads {SOUTH_5}; unplayed 3 victory_point\n"
        "orange: roads V7-V11-V16-V21-V27-V33-V38"
    )
    assert (position.score("white"), holder(position)) == (8, "orange")
    position = position.after("blue", "build_settlement V16")
    assert (position.score("white"), holder(position), position.ended) == (10, "white", None)
    assert (shown(position, "unplayed", "white"), shown(position, "played", "white")) == ("3 victory_point", "")
    assert sum(position.seen_by("blue").points("white").values()) == 7
    position = position.after("blue", "end_turn")
    assert (position.ended, shown(position, "played", "white")) == ("begun", "3 victory_point")
    assert sum(position.seen_by("blue").points("white").values()) == 10


# --- against a slow search -------------------------------------------------------------------------------------------


def slow_longest(paths: set[int], blocked: set[int]) -> int:
    """Every trail there is, one road longer in each round: where it ends and what it has used."""
    trails = {(end, frozenset({path})) for path in paths for end in PATHS[path]}
    found = 0
    while trails:
        found += 1
        trails = {
            (sum(PATHS[path]) - end, used | {path})
            for end, used in trails
            if end not in blocked
            for path in PATHS_AT[end]
            if path in paths and path not in used
        }
    return found


def network(chance: Random, blocked: set[int]) -> list[int]:
    """Roads laid one after the other as the rules allow; in one or two parts; the last one last."""
    laid: list[int] = []
    size = 1 + int(chance.random() * 15)
    starts = 1 if chance.random() < 0.8 else 2
    while len(laid) < size:
        ends = {end for path in laid for end in PATHS[path] if end not in blocked}
        ahead = sorted({path for end in ends for path in PATHS_AT[end]} - set(laid))
        if starts and (not ahead or not laid or chance.random() < 0.2):
            starts -= 1
            ahead = [path for path in range(len(PATHS)) if path not in laid]
            laid.append(chance.choice(ahead))
        elif ahead:
            laid.append(chance.choice(ahead))
        else:
            break
    return laid


def obstacles(chance: Random, avoid: set[int], most: int) -> list[int]:
    """Crossings for others' buildings, at a distance from each other."""
    places: list[int] = []
    for place in chance.sample(range(54), 54):
        if len(places) < most and place not in avoid and not set(NEXT_TO[place]) & set(places):
            places.append(place)
    return places


@pytest.mark.parametrize("score", range(20))
def test_C_097_C_098_C_099_C_100_the_last_road_laid_measures_like_a_slow_search(at: At, score: int) -> None:
    tried = 0
    for key in range(40 * score, 40 * score + 40):
        chance = Random(key)
        places = obstacles(chance, set(), int(chance.random() * 9))
        own_road_at = {place: chance.choice(PATHS_AT[place]) for place in places}
        laid = [path for path in network(chance, set(places)) if path not in own_road_at.values()]
        joined = [path for path in laid if _joins(path, set(laid) - {path}, set(places))]
        if not joined or set(own_road_at.values()) & set(laid):
            continue
        last = chance.choice(joined)
        sides = {"white": places[0::2], "orange": places[1::2]}
        lines = [
            f"{seat}: {chance.choice(['settlements', 'cities'])} {' '.join(f'V{place}' for place in owned)}; "
            f"roads {' '.join(sorted({f'E{own_road_at[place]}' for place in owned}))}"
            for seat, owned in sides.items()
            if owned
        ]
        blue = " ".join(f"E{path}" for path in laid if path != last)
        position = at("\n".join([f"blue: roads {blue}; hand {ROAD}", *lines]))
        after = position.after("blue", f"build_road E{last}")
        assert length(after, "blue") == slow_longest(set(laid), set(places)), f"key {key}\n{after}"
        tried += 1
    assert tried >= 15, "the rest had no road that could be the last"


def _joins(path: int, others: set[int], blocked: set[int]) -> bool:
    return any(end not in blocked and set(PATHS_AT[end]) & others for end in PATHS[path])


@pytest.mark.parametrize("score", range(15))
def test_C_099_C_103_C_108_settlements_that_cut_measure_like_a_slow_search(at: At, score: int) -> None:
    for key in range(20 * score, 20 * score + 20):
        chance = Random(f"cut {key}")
        laid = network(chance, set())
        touched = {end for path in laid for end in PATHS[path]}
        open_ = {place for place in touched if set(PATHS_AT[place]) - set(laid)}  # CR-28: a road of the other fits
        places = obstacles(chance, set(range(54)) - open_, 1 + int(chance.random() * 4))
        whites = {place: min(set(PATHS_AT[place]) - set(laid)) for place in places}
        lines = " ".join(sorted({f"E{path}" for path in whites.values()}))
        blue = " ".join(f"E{path}" for path in laid)
        position = at(f"active: white\nblue: roads {blue}\nwhite: roads {lines}; hand {PLENTY}", players=2)
        blocked: set[int] = set()
        held = holder(position)
        for place in places:
            position = position.after("white", f"build_settlement V{place}")
            blocked.add(place)
            left = slow_longest(set(laid), blocked)
            assert length(position, "blue") == left, f"key {key}\n{position}"
            own = slow_longest(set(whites.values()), set())
            held = _held(held, {"blue": left, "white": own})
            assert holder(position) == held


def _held(before: str, lengths: dict[str, int]) -> str:
    """CR-19 in its short form."""
    most = max(lengths.values())
    if most < 5:
        return "nobody"
    if lengths.get(before) == most:
        return before
    alone = [seat for seat, found in lengths.items() if found == most]
    return alone[0] if len(alone) == 1 else "nobody"


def test_C_101_C_102_C_104_C_105_C_106_C_107_C_108_who_holds_it_whatever_the_lengths(at: At) -> None:
    """CR-19: every holder and many lengths; white builds a road elsewhere and the award is made again."""
    chance = Random(19)
    for _ in range(100):
        lengths = {seat: 3 + int(chance.random() * 6) for seat in ("blue", "orange", "red")} | {"white": 1}
        held = chance.choice([*lengths, "nobody"])
        lines = [f"{seat}: length {found}" for seat, found in lengths.items() if seat != "white"]
        position = at("\n".join([f"active: white\nlongest_road: {held}\nwhite: settlements V18; hand {ROAD}", *lines]))
        after = position.after("white", road("V18-V24"))
        told = {seat: length(after, seat) for seat in lengths}
        assert holder(after) == _held(held, told), f"{held} {told}"
