"""Cruises: S-134 to S-155, S-227 with E-18, E-48 to E-50; ways against brute force on random canal systems."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ostrov.engine.game import Game
from ostrov.engine.position import Position
from tests.games.shipyard.conftest import BOX, At, counts, kinds, offered, pairs, play, shown

TILES = {row["id"]: row for row in BOX["canals"]["tiles"]}
SIDES = ("north", "east", "south", "west")
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}

# The ship of E-18: 2 businessmen, 1 soldier, 1 stoker, captain, cannon, crane, 2 life rings, speed 6. Its parts show
# 2 rings; mast, gun, cabin; mast, crane, cabin; mast, 2 cabins; stoker cabin, mast.
SHIP = "yard Y1=BO26 Y2=MB12 Y3=MB10 Y4=MB06 Y5=ST15"
AT_SEA = (
    "phase: {phase}  leaving: Y1  speed: {speed}  aboard: 1 captain 2 businessman 1 soldier 1 "
    "stoker 1 smokestack 2 sail 1 cannon 1 crane"
)

Spot = tuple[int, int]  # a space on the grid of all spaces


def spaces(placed: dict[str, tuple[int, int, int]]) -> dict[Spot, tuple[str, str]]:
    """Every water space of a system on one fine grid: which tile, which cell of it."""
    found = {}
    for canal, (east, south, turned) in placed.items():
        for cell, place in BOX["canals"]["layouts"][TILES[canal]["layout"]]["cells"].items():
            found[_spot((east, south, turned), place)] = (canal, cell)
    return found


def _spot(lies: tuple[int, int, int], place: list[int]) -> Spot:
    row, column = place
    for _ in range(lies[2]):
        row, column = column, 2 - row
    return 3 * lies[0] + column, 3 * lies[1] + row


def links(placed: dict[str, tuple[int, int, int]]) -> dict[Spot, set[Spot]]:
    """S-143 from the coordinates alone: links of the tiles, and across a side from exit to exit."""
    water = spaces(placed)
    found: dict[Spot, set[Spot]] = {spot: set() for spot in water}
    exits = set()
    for canal, lies in placed.items():
        layout = BOX["canals"]["layouts"][TILES[canal]["layout"]]
        spot = {cell: _spot(lies, place) for cell, place in layout["cells"].items()}
        for one, other in layout["links"]:
            found[spot[one]].add(spot[other])
            found[spot[other]].add(spot[one])
        exits |= {spot[cell] for cell in layout["exits"].values()}
    for x, y in exits:
        for dx, dy in STEPS.values():
            other = (x + dx, y + dy)
            if other in exits and water[other][0] != water[x, y][0]:
                found[x, y].add(other)
    return found


def walks(placed: dict[str, tuple[int, int, int]], start: Spot, barred: Spot, moves: int) -> Iterator[list[Spot]]:
    """All ways of so many moves: never straight back, never into a tile left before."""
    water, joined = spaces(placed), links(placed)

    def go_on(way: list[Spot], before: Spot, left: frozenset[str]) -> Iterator[list[Spot]]:
        if len(way) == moves + 1:
            yield way
            return
        here = way[-1]
        for there in joined[here] - {before}:
            canal, gone = water[there][0], left
            if canal in left:
                continue
            if canal != water[here][0]:
                gone = left | {water[here][0]}
            yield from go_on([*way, there], here, gone)

    yield from go_on([start], barred, frozenset())


def random_system(chooser: random.Random, tiles: int) -> dict[str, tuple[int, int, int]]:
    placed: dict[str, tuple[int, int, int]] = {}
    for canal in chooser.sample(sorted(TILES), tiles):
        free = (
            {(0, 0)}
            if not placed
            else {(x + dx, y + dy) for x, y, _ in placed.values() for dx, dy in STEPS.values()}
            - {(x, y) for x, y, _ in placed.values()}
        )
        x, y = chooser.choice(sorted(free))
        placed[canal] = (x, y, chooser.randrange(4))
    return placed


def written(placed: dict[str, tuple[int, int, int]]) -> str:
    return " ".join(f"{canal}@{x},{y}q{turned}" for canal, (x, y, turned) in placed.items())


def _cell_word(spot: Spot, placed: dict[str, tuple[int, int, int]]) -> tuple[str, str]:
    return spaces(placed)[spot]


def test_S_132_S_139_S_140_S_141_ways_agree_with_brute_force(shipyard: Game, at: At) -> None:
    """Random systems, random boats: as far as brute force goes, and to exactly the sides that lead far enough."""
    chooser = random.Random(8)
    for _ in range(250):
        placed = random_system(chooser, chooser.randint(1, 6))
        water, joined = spaces(placed), links(placed)
        start = chooser.choice(sorted(water))
        side = chooser.choice(SIDES)
        barred = (start[0] + STEPS[side][0], start[1] + STEPS[side][1])
        speed = chooser.randint(1, 9)
        canal, cell = water[start]
        reachable = list(walks(placed, start, barred, speed))
        position = at(
            f"phase: fit  leaving: Y1  aboard: 1 captain {speed - 1} sail\n"
            f"pink: {SHIP}; canals {written(placed)}; boat {canal}; cell {cell}; stern {side}"
        )
        assert (position.why_not("pink", "sail x0") is None) == bool(reachable), (placed, start, side, speed)
        if reachable:
            sailing = at(
                f"phase: sailing  leaving: Y1  speed: {speed}  aboard: 1 captain {speed - 1} sail\n"
                f"pink: {SHIP}; canals {written(placed)}; boat {canal}; cell {cell}; stern {side}"
            )
            firsts = {way[1] for way in reachable}
            for to in SIDES:
                there = (start[0] + STEPS[to][0], start[1] + STEPS[to][1])
                why = sailing.why_not("pink", f"go {to}")
                wanted = (
                    None
                    if there in firsts
                    else "S-141"
                    if to == side
                    else "S-140"
                    if there in joined[start]
                    else "S-143"
                )
                assert why == wanted, (placed, start, side, to)


def test_S_140_S_145_whole_cruises_agree_with_brute_force(at: At) -> None:
    """All ends that the game reaches by its choices are those that brute force finds, with the same tiles used."""
    chooser = random.Random(5)
    for _ in range(60):
        placed = random_system(chooser, chooser.randint(1, 5))
        water = spaces(placed)
        start = chooser.choice(sorted(water))
        side = chooser.choice(SIDES)
        speed = chooser.randint(1, 8)
        canal, cell = water[start]
        barred = (start[0] + STEPS[side][0], start[1] + STEPS[side][1])
        wanted = set()
        for way in walks(placed, start, barred, speed):
            wanted.add((water[way[-1]], frozenset(water[spot][0] for spot in way) - {water[way[-1]][0]}))
        if not wanted:
            continue
        position = at(
            f"phase: fit  leaving: Y1  aboard: 1 captain {speed - 1} sail\n"
            f"pink: {SHIP}; canals {written(placed)}; boat {canal}; cell {cell}; stern {side}"
        )
        assert {_end(found) for found in cruises(play(position, "pink sail x0"))} == wanted


def cruises(position: Position) -> Iterator[Position]:
    """Every way a cruise can go on."""
    if shown(position, "phase") not in ("start", "enter", "sailing"):
        yield position
        return
    for words in position.choices("pink"):
        yield from cruises(play(position, f"pink {words}"))


def _end(position: Position) -> tuple[tuple[str, str], frozenset[str]]:
    used = [canal for canal, where in pairs(position, "canal").items() if where == "used"]
    return (shown(position, "boat", "pink"), shown(position, "cell", "pink") or "nw"), frozenset(used)


# --- the worked examples ----------------------------------------------------------------------------------------------


def sea(at: At, canals: str, speed: int = 6, phase: str = "start", ship: str = SHIP) -> Position:
    return at(f"{AT_SEA.format(phase=phase, speed=speed)}\npink: {ship}; {canals}")


def cruise_points(position: Position) -> int:
    found = position.points("pink")
    return found["officials"] + found["riband"]


def test_E_18_the_points_of_the_ship_itself(at: At) -> None:
    """The printed sum of the cruise, 8, is a misprint: 2 + 3 + 4 is 9 (R-02)."""
    position = at(
        "ship pink: parts 5; items 1 captain 2 businessman 1 soldier 1 stoker 1 cannon 1 crane; speed 6; "
        "officials 5; riband 4"
    )
    assert position.points("pink") == {
        "crew": 4,
        "guns": 4,
        "speed": 6,
        "officials": 5,
        "riband": 4,
        "red_contract": 0,
        "blue_contract": 0,
        "dealers": 0,
    }
    assert position.score("pink") == 23


def test_S_134_S_135_S_136_points_of_a_ship(at: At) -> None:
    position = at(
        "ship pink: parts 5; items 3 captain 2 stoker 1 soldier 5 sail 2 smokestack 2 cannon 3 crane; speed 9"
    )
    found = position.points("pink")
    assert (found["crew"], found["guns"], found["speed"]) == (4, 10, 9)
    assert position.score("blue") == 0


def test_S_132_S_139_S_148_S_149_S_152_S_155_E_48_canal_c10_alone(at: At) -> None:
    """E-48: sw 3 (commercial), c 0 (lifeboat), ne 2 (life rings), e 2 (military)."""
    position = sea(at, "canals C10@0,0")
    assert offered(position, "start") == ["C10"]
    position = play(position, "pink start C10")
    assert offered(position, "enter") == ["east", "west"]
    assert position.why_not("pink", "enter north") == "S-132"
    west = play(position, "pink enter west")
    assert cruise_points(west) == 3 + 0 + 0 + 0 + 2 + 2
    assert (shown(west, "boat", "pink"), shown(west, "cell", "pink")) == ("C10", "e")
    assert shown(west, "stern", "pink") in ("", "north")  # where the others start, too
    east = play(position, "pink enter east")
    assert cruise_points(east) == 5
    assert shown(east, "used", "pink") == ""


def test_S_132_E_48_speed_7_fails(at: At) -> None:
    fast = "phase: fit  leaving: Y1  aboard: 1 captain 1 stoker 1 smokestack 3 sail"
    position = at(f"{fast}\npink: {SHIP}; canals C10@0,0")
    assert position.why_not("pink", "sail x0") == "S-132"


E_49 = "canals C01@0,0 C02@1,0 C03@-1,0"
RING_BOAT = "yard Y1=BO26 Y2=MB12 Y3=MB10 Y4=MB06 Y5=ST15"


def test_S_142_S_144_S_145_S_146_S_147_S_151_S_153_E_49_three_crosses(at: At) -> None:
    """E-49 with a lifeboat on the ship (BO22 and BO07 bring rings and one lifeboat)."""
    ship = "yard Y1=BO22 Y2=MB21 Y3=MB10 Y4=MB06 Y5=ST15"  # ring, lifeboat; gun, crane, ring; …
    position = sea(at, E_49, speed=5, ship=ship)
    position = play(position, "pink start C01", "pink enter north")
    assert shown(position, "phase") == "sailing"  # at c of C01 east, south and west are open, but only far enough ways
    assert set(offered(position, "go")) == {"east", "west"}
    position = play(position, "pink go east")
    while shown(position, "phase") == "sailing":
        position = play(
            position, f"pink go {'east' if 'east' in offered(position, 'go') else offered(position, 'go')[0]}"
        )
    assert shown(position, "cell", "pink") == "e"
    found = position.points("pink")
    assert (found["officials"], found["riband"]) == (3 + 2 + 1, 4)
    assert shown(position, "used", "pink") == "1"
    where = pairs(position, "canal")
    assert (where["C01"], where["C03"]) == ("used", "discarded")
    assert pairs(position, "canal_owner") == {"C01": "pink", "C02": "pink"}
    assert shown(position, "stern", "pink") == "west"


def test_S_141_S_227_E_49_the_way_astern_stays_barred(at: At) -> None:
    """The boat stands on e of C02, its stern to c: until a tile is laid east, every ship fails."""
    aboard = "phase: fit  leaving: Y1  aboard: 1 captain"
    stuck = f"{aboard}\npink: {SHIP}; boat C02; cell e; stern west; canals C02@0,0"
    assert at(stuck).why_not("pink", "sail x0") == "S-132"
    assert at(f"{stuck} C01@1,0").why_not("pink", "sail x0") is None
    on_w = (
        f"phase: sailing  leaving: Y1  speed: 1  aboard: 1 captain\npink: {SHIP}; boat C02; cell w; "
        "stern west; canals C02@0,0 C01@-1,0"
    )
    assert at(on_w).why_not("pink", "go west") == "S-141"
    assert offered(at(on_w), "go") == ["east"]


def test_S_139_an_edge_space_only(at: At) -> None:
    position = sea(at, "canals C01@0,0 C02@1,0 C03@0,1 C04@-1,0 C05@0,-1", speed=2)
    assert position.why_not("pink", "start C01") == "S-139"
    position = play(position, "pink start C02")
    assert position.why_not("pink", "enter west") == "S-139"
    assert offered(position, "enter") == ["north", "east", "south"]


def test_S_139_not_an_own_canal(at: At) -> None:
    assert sea(at, "canals C01@0,0", speed=2).why_not("pink", "start C20") == "S-139"


def test_S_140_S_142_at_a_junction_only_ways_that_are_long_enough(at: At) -> None:
    position = sea(at, "canals C01@0,0 C02@1,0; boat C01; cell c; stern north", speed=4, phase="sailing")
    assert offered(position, "go") == ["east"]
    assert position.why_not("pink", "go south") == "S-140"
    assert position.why_not("pink", "go north") == "S-141"
    short = sea(at, "canals C01@0,0 C02@1,0; boat C01; cell c; stern north", speed=1, phase="sailing")
    assert offered(short, "go") == ["east", "south", "west"]


def test_S_143_touching_spaces_without_a_link_are_not_joined(at: At) -> None:
    """On C10 (snake left) w touches c, but only sw leads there."""
    position = sea(at, "canals C10@0,0; boat C10; cell w; stern west", speed=1, phase="sailing")
    assert position.why_not("pink", "go east") == "S-143"
    assert position.why_not("pink", "go north") == "S-143"
    assert offered(position, "go") == ["south"]


def test_S_150_the_lantern_inspector(at: At) -> None:
    ship = "yard Y1=BO25 Y2=MB12 Y3=MB05 Y4=ST20"  # two lanterns, one more in the middle; ST20 has none
    position = sea(at, "canals C01@0,0; boat C01; cell c; stern north", speed=1, phase="sailing", ship=ship)
    position = play(position, "pink go south")
    assert position.points("pink")["officials"] == 3
    assert counts(position, "safety", "ships 0")["lantern"] == 3


def test_S_154_E_50_only_the_last_riband_counts(at: At) -> None:
    """C11 (riband on se) and C22 (on ne) on one way: of two ribands only the second counts."""
    position = sea(at, "canals C05@0,0 C02@1,0; boat C05; cell w; stern west", speed=5, phase="sailing")
    while shown(position, "phase") == "sailing":
        position = play(
            position, f"pink go {'east' if 'east' in offered(position, 'go') else offered(position, 'go')[0]}"
        )
    assert position.points("pink")["riband"] == 4  # c of C05 with the first move, c of C02 with the fourth


def test_S_137_S_138_the_ship_joins_the_fleet(at: At) -> None:
    position = play(sea(at, "canals C10@0,0"), "pink start C10", "pink enter west")
    assert shown(position, "sailed") == "1"
    assert shown(position, "owner", "ships 0") == "pink"
    assert shown(position, "parts", "ships 0") == "5"
    assert counts(position, "items", "ships 0") == counts(sea(at, "canals C10@0,0"), "aboard")
    assert counts(position, "safety", "ships 0") == {"life_ring": 2}
    assert shown(position, "yard", "pink") == ""
    assert kinds(position, "pink") == {"end_turn"}


@pytest.mark.parametrize("turned", range(4))
def test_S_085_S_139_turned_canals(at: At, turned: int) -> None:
    """However C10 is turned, the way in from what was its west brings the same."""
    side = SIDES[(SIDES.index("west") + turned) % 4]
    position = play(sea(at, f"canals C10@0,0q{turned}"), "pink start C10", f"pink enter {side}")
    assert cruise_points(position) == 7
    assert shown(position, "cell", "pink") == "e"


def test_E_17_a_captain_alone_moves_one_space(at: At) -> None:
    position = at(f"phase: fit  leaving: Y1\npink: {SHIP}; supply 1 captain; canals C10@0,0")
    position = play(position, "pink load captain", "pink sail x0", "pink start C10", "pink enter west")
    assert position.points("pink")["speed"] == 1
    assert position.score("pink") == 1 + 1
    assert shown(position, "cell", "pink") == "sw"
