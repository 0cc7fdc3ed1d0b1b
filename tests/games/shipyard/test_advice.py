"""Advice: best fits and routes against brute force, previews against what then happens, refused slots, prices."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ostrov.engine import saved
from ostrov.engine.advice import Way, marks, ways
from ostrov.engine.game import Game
from ostrov.engine.history import entries_in_words
from ostrov.engine.link import have_numba
from ostrov.engine.log import Line, Value
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.text import unpack
from ostrov.games.shipyard import yard
from tests.games.shipyard.conftest import BOX, SEATS, At, play, settled, shown
from tests.games.shipyard.test_cruise import (
    SHIP,
    SIDES,
    STEPS,
    Spot,
    cruise_points,
    random_system,
    sea,
    spaces,
    walks,
    written,
)
from tests.games.shipyard.test_fitting import capacity
from tests.games.shipyard.test_yard import ALL, can_be_emptied, number

LINKS = ("checked", *([pytest.param("cpu", marks=pytest.mark.long)] if have_numba() else []))
TILES = {row["id"]: row for row in BOX["canals"]["tiles"]}
ITEMS = [row["id"] for row in (*BOX["crew"], *BOX["equipment"])]
SHOWN = {"life_ring": 2, "mast_point": 4, "gun_point": 1, "crane_point": 1, "cabin": 4, "stoker_cabin": 1}  # of SHIP
MOST_TOLD = 6
TOLD_BEFORE = {"start": "from_canal", "enter": "from_side", "go": "that_way"}  # kind of action -> its notes
Placed = dict[str, tuple[int, int, int]]


def plain(line: Line) -> dict[str, str | int]:
    """The arguments of a note, words and numbers."""
    return {name: value.is_ if isinstance(value, Value) else int(str(value)) for name, value in line.args.items()}


def told(position: Position, which: str, seat: str = "pink") -> list[dict[str, str | int]]:
    """All marks of one kind."""
    return [plain(line) for line in marks(position, seat) if line.id == f"note-{which}"]


def noted(way: Way, which: str) -> list[dict[str, str | int]]:
    return [plain(line) for line in way.notes if line.id == f"note-{which}"]


# --- routes -----------------------------------------------------------------------------------------------------------


def symbol_at(spot: tuple[str, str]) -> str:
    canal, cell = spot
    found: str = TILES[canal]["symbols"].get(cell, "")
    return found


def value_of(way: list[Spot], placed: Placed, aboard: dict[str, int], shows: dict[str, int]) -> int:
    """S-148 to S-154 as the book has them: what the officials and the last riband bring."""
    water, found, riband = spaces(placed), 0, 0
    for moved, spot in enumerate(way[1:], 1):
        symbol = symbol_at(water[spot])
        if symbol == "blue_riband":
            riband = moved
        elif symbol == "military":
            found += aboard.get("soldier", 0) + aboard.get("cannon", 0)
        elif symbol == "commercial":
            found += aboard.get("businessman", 0) + aboard.get("crane", 0)
        elif symbol:
            found += shows.get(symbol, 0)
    return found + riband


def starts(placed: Placed, boat: tuple[Spot, str] | None) -> list[tuple[Spot, Spot]]:
    """S-139: where a cruise can start, each with the place it may not go to."""
    if boat is not None:
        spot, side = boat
        return [(spot, (spot[0] + STEPS[side][0], spot[1] + STEPS[side][1]))]
    found = []
    for canal, (x, y, turned) in placed.items():
        layout = BOX["canals"]["layouts"][TILES[canal]["layout"]]
        for number_of, side in enumerate(SIDES):
            if any((x + STEPS[side][0], y + STEPS[side][1]) == (ox, oy) for ox, oy, _ in placed.values()):
                continue
            cell = layout["exits"][SIDES[(number_of - turned) % 4]]
            (spot,) = (spot for spot, is_at in spaces(placed).items() if is_at == (canal, cell))
            found.append((spot, (spot[0] + STEPS[side][0], spot[1] + STEPS[side][1])))
    return found


def routes(placed: Placed, boat: tuple[Spot, str] | None, speed: int) -> Iterator[tuple[list[Spot], Spot]]:
    for start, barred in starts(placed, boat):
        for way in walks(placed, start, barred, speed):
            yield way, barred


def onward(way: list[Spot], barred: Spot, placed: Placed) -> int:
    """How far the boat can go on, without the tiles it has left."""
    water = spaces(placed)
    before = way[-2] if len(way) > 1 else barred
    left = {water[spot][0] for spot in way} - {water[way[-1]][0]}
    remaining = {canal: lies for canal, lies in placed.items() if canal not in left}
    longest = 0
    while any(True for _ in walks(remaining, way[-1], before, longest + 1)):
        longest += 1
    return longest


def laid_out(chooser: random.Random, most: int = 5) -> tuple[Placed, tuple[Spot, str] | None, str]:
    """A random canal system, a boat on it or not, and both in the words of `at`."""
    placed = random_system(chooser, chooser.randint(1, most))
    if chooser.random() < 0.4:
        return placed, None, f"canals {written(placed)}"
    water = spaces(placed)
    spot, side = chooser.choice(sorted(water)), chooser.choice(SIDES)
    canal, cell = water[spot]
    return placed, (spot, side), f"canals {written(placed)}; boat {canal}; cell {cell}; stern {side}"


def check_routes(at: At, chooser: random.Random) -> int:
    """The routes told for one random system and ship are the best there are; how many."""
    placed, boat, canals = laid_out(chooser)
    speed = chooser.randint(1, 9)
    aboard = {item: chooser.randint(0, 2) for item in ("businessman", "soldier", "cannon", "crane")}
    loaded = " ".join(f"{count} {item}" for item, count in aboard.items() if count)
    position = at(
        f"phase: fit  leaving: Y1  aboard: 1 captain {speed - 1} sail {loaded}\npink: {SHIP}; {canals}", sound=False
    )
    water, best = spaces(placed), set()
    for walk, barred in routes(placed, boat, speed):
        used = len({water[spot][0] for spot in walk}) - 1
        best.add((value_of(walk, placed, aboard, SHOWN), onward(walk, barred, placed), walk[-1], walk[-2], used))
    wanted = sorted(((value, on) for value, on, *_ in best), reverse=True)[:MOST_TOLD]
    found = ways(position, "pink", "sail x0")
    if not wanted:
        assert [way.steps for way in found] == [()]
        (lacks,) = noted(found[0], "too_far")
        assert lacks["speed"] == speed
        return 0
    ships = [noted(way, "ship")[0] for way in found]
    values = [int(ship["officials"]) + int(ship["riband"]) for ship in ships]
    runs = [int(noted(way, "route")[0]["run"]) for way in found]
    assert list(zip(values, runs, strict=True)) == wanted, canals
    for way, ship in zip(found, ships, strict=True):
        after = position.after("pink", way.phrase)
        assert after.score("pink") == ship["points"]
        route = noted(way, "route")[0]
        assert (shown(after, "boat", "pink"), shown(after, "cell", "pink") or "nw") == (route["canal"], route["cell"])
        assert int(shown(after, "used", "pink") or 0) == route["used"]
        assert [n["run"] for n in told(after, "run")] == [route["run"]]
        entered = noted(way, "space")
        assert len(entered) == speed
        assert sum(int(space["points"]) for space in entered) == int(ship["officials"]) + int(ship["riband"])
    return len(found)


def test_S_132_S_140_S_148_S_154_routes_agree_with_brute_force(at: At) -> None:
    chooser = random.Random(4)
    assert sum(check_routes(at, chooser) for _ in range(40)) > 80


@pytest.mark.long
def test_S_132_S_140_S_148_S_154_routes_agree_with_brute_force_on_thousands_of_systems(at: At) -> None:
    chooser = random.Random(5)
    assert sum(check_routes(at, chooser) for _ in range(3000)) > 3000


# --- best fit ---------------------------------------------------------------------------------------------------------


def speeds(aboard: dict[str, int], held: set[str]) -> list[int]:
    """S-128 to S-130."""
    smokestacks, stokers, sails = (aboard[item] for item in ("smokestack", "stoker", "sail"))
    if smokestacks and stokers:
        base = 4 + (smokestacks - 1) + (stokers - 1) + sails
    else:
        base = 1 + sails + stokers + smokestacks // 2
    return [base + extra for extra in range(("helmsman" in held) + ("rigger" in held) * (sails // 2) + 1)]


def best_of_all(placed: Placed, boat: tuple[Spot, str] | None, supply: dict[str, int], held: set[str]) -> int:
    """Every loading, every speed, every route."""
    met: dict[int, set[tuple[int, int, int]]] = {}
    for speed in range(1, 30):
        found = set()
        for way, _ in routes(placed, boat, speed):
            soldiers = value_of(way, placed, {"soldier": 1}, {}) - value_of(way, placed, {}, {})
            traders = value_of(way, placed, {"crane": 1}, {}) - value_of(way, placed, {}, {})
            found.add((soldiers, traders, value_of(way, placed, {}, SHOWN)))
        if not found:
            break
        met[speed] = found
    best = -1
    for counts in itertools.product(*(range(supply[item] + 1) for item in ITEMS)):
        aboard = dict(zip(ITEMS, counts, strict=True))
        if aboard["captain"] == 0 or not fits(tuple(counts), frozenset(held)):
            continue
        guns = aboard["soldier"] + aboard["cannon"]
        trade = aboard["businessman"] + aboard["crane"]
        crew = aboard["captain"] + aboard["businessman"] + aboard["soldier"]
        own = crew + 2 * (aboard["cannon"] + aboard["crane"])
        for speed in speeds(aboard, held):
            for soldiers, traders, rest in met.get(speed, ()):
                best = max(best, own + speed + guns * soldiers + trade * traders + rest)
    return best


@cache
def fits(counts: tuple[int, ...], held: frozenset[str]) -> bool:
    return capacity(SHOWN, set(held), dict(zip(ITEMS, counts, strict=True)))


def check_fit(at: At, chooser: random.Random) -> int:
    """The best fit of one small fleet is as good as the best of all loadings and routes."""
    placed, boat, canals = laid_out(chooser, 3)
    supply = {item: chooser.choice((0, 0, 1, 1, 2)) for item in ITEMS}
    people = [row["id"] for row in BOX["employees"] if row["kind"] in ("constructor", "helmsman", "rigger")]
    held = {each for each in people if chooser.random() < 0.15}
    written_supply = " ".join(f"{count} {item}" for item, count in supply.items() if count)
    position = at(
        f"phase: fit  leaving: Y1\npink: {SHIP}; {canals}; supply {written_supply}; employees {' '.join(sorted(held))}"
    )
    wanted = best_of_all(placed, boat, supply, held)
    found = ways(position, "pink", "load captain")
    if wanted < 0:
        assert [way.steps for way in found] == [()]
        assert noted(found[0], "none_left") or noted(found[0], "too_far")
        return 0
    best = found[0]
    assert (best.name, noted(best, "ship")[0]["points"]) == ("best", wanted), (canals, supply, held)
    loaded = position.after("pink", best.phrase)
    assert shown(loaded, "phase") == "fit"
    extra = int(noted(best, "ship")[0]["speed"]) - min(speeds(_counts_of(loaded), set()))
    sailed = loaded.after("pink", ways(loaded, "pink", f"sail x{extra}")[0].phrase)
    assert sailed.score("pink") == wanted
    return 1


def _counts_of(position: Position) -> dict[str, int]:
    words = shown(position, "aboard").split()
    return dict.fromkeys(ITEMS, 0) | dict(zip(words[1::2], map(int, words[::2]), strict=True))


def test_S_122_S_132_best_fit_agrees_with_exhaustive_search(at: At) -> None:
    chooser = random.Random(6)
    assert sum(check_fit(at, chooser) for _ in range(40)) > 15


@pytest.mark.long
def test_S_122_S_132_best_fit_agrees_with_exhaustive_search_on_many_fleets(at: At) -> None:
    chooser = random.Random(7)
    assert sum(check_fit(at, chooser) for _ in range(600)) > 200


def test_a_best_fit_keeps_what_is_aboard_and_takes_what_is_wished(at: At) -> None:
    position = at(
        f"phase: fit  leaving: Y1  aboard: 1 captain 1 sail\n"
        f"pink: {SHIP}; canals C07@0,0 C08@1,0; supply 2 stoker 1 smokestack 1 soldier"
    )
    (best, *_) = ways(position, "pink", "load stoker")
    assert best.steps[0] == "load stoker"
    assert _counts_of(position.after("pink", best.phrase))["captain"] == 1


def test_a_fit_for_the_contracts_serves_them(at: At) -> None:
    """A commercial official on the way wants businessmen, the contract soldiers, which is more."""
    position = at(
        f"phase: fit  leaving: Y1  held: 1\npink: {SHIP}; canals C01@0,0; boat C01; cell e; stern east; "
        "supply 1 captain 4 businessman 4 soldier; contracts RED09 BLU01; discarded RED01 BLU08",
        sound=False,
    )
    found = {way.name: way for way in ways(position, "pink", "load captain")}
    points = {name: noted(way, "ship")[0] for name, way in found.items()}
    assert (points["best"]["contracts"], points["for_contracts"]["contracts"]) == (1, 7), "the fleet, and the soldiers"
    assert (points["best"]["points"], points["for_contracts"]["points"]) == (10, 6), "fewer points, more in all"


# --- previews ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("link", LINKS)
def test_U_31_before_the_last_part_is_placed_its_cruise_is_told(shipyard: Game, at: At, link: str) -> None:
    position = shipyard.read(
        str(
            at(
                "phase: build\npink: yard BM.......; canals C10@0,0; supply 1 captain 2 soldier 1 sail 1 cannon; "
                "guilders 1"
            )
        ),
        link,
    )
    told_first = told(position, "cruise_if")
    assert {(n["place"], n["slot"]) for n in told_first} == {("S1", "Y3"), ("S2", "Y3"), ("S3", "Y3")}
    for n in told_first:
        after = position.after("pink", f"build {n['place']} {n['slot']}")
        (complete,) = told(after, "cruise")
        assert (complete["slot"], complete["points"], complete["speed"]) == ("Y1", n["points"], n["speed"])
        (asked,) = ways(position, "pink", f"build {n['place']} {n['slot']}")
        assert noted(asked, "cruise") == [complete]
        leaving = settled(play(after, "pink done"))
        assert shown(leaving, "phase") == "fit"
        (best, *_) = ways(leaving, "pink", "load captain")
        assert noted(best, "ship")[0]["points"] == n["points"]


@pytest.mark.parametrize(
    ("own", "why", "mend"),
    [
        ("supply 1 soldier; canals C10@0,0", "no_captain", "captain_first"),
        ("supply 1 soldier; canals C10@0,0; guilders 11", "no_captain", "bonus_captain"),
        ("supply 1 captain; guilders 5", "no_canal", "canal_first"),
        ("supply 1 captain; guilders 6", "no_canal", "bonus_canal"),
        ("supply 1 captain; canals C01@0,0; boat C01; cell e; stern west", "no_way", "way_first"),
    ],
)
def test_U_31_or_why_it_would_fail_and_what_would_mend_it(at: At, own: str, why: str, mend: str) -> None:
    position = at(f"phase: build\npink: yard BM.......; {own}")
    assert told(position, "fails_if") == [{"kind": "stern", "slot": "Y3", "why": why, "mend": mend}]
    after = play(position, "pink build S1 Y3")
    assert told(after, "fails") == [{"slot": "Y1", "why": why, "mend": mend}]
    assert told(after, "cruise") == []


@pytest.mark.parametrize(
    ("turn", "mended"),
    [
        ("pink build S1 Y3 / pink done / pink bonus recruit_crew / pink recruit captain", True),
        ("pink build S1 Y3 / pink done", False),
    ],
)
def test_U_31_a_bonus_action_mends_it_as_told(at: At, turn: str, mended: bool) -> None:
    position = at("phase: build\npink: yard BM.......; canals C10@0,0; guilders 11")
    for step in turn.split(" / "):
        position = settled(play(position, step))
    assert shown(position, "phase") == ("fit" if mended else "after")
    assert [n["mend"] for n in told(position, "fails")] == ([] if mended else ["bonus_captain"])


def test_U_31_a_main_action_still_to_come_mends_it(at: At) -> None:
    position = at(
        "phase: build  main: recruit_crew  bonus: build_ships  doing: build_ships\n"
        "cube: build_ships=nobody recruit_crew=pink\n"
        "pink: yard BM.......; canals C10@0,0; guilders 5",
        sound=False,
    )
    assert [n["mend"] for n in told(position, "fails_if")] == ["main_captain"]


def test_U_31_after_the_actions_nothing_mends_it(at: At) -> None:
    position = at("phase: after  bonus: rent_canal\npink: yard BMS......; canals C10@0,0; guilders 9", sound=False)
    assert [n["mend"] for n in told(position, "fails")] == ["nothing"]


# --- the way ahead ----------------------------------------------------------------------------------------------------


def test_S_142_every_branch_tells_what_the_cruise_brings_at_best(at: At) -> None:
    """Along any way: the best told before a step is the best told after it, and in the end what the cruise brought."""
    chooser, seen = random.Random(3), Counter[str]()
    for _ in range(12):
        position = sea(at, f"canals {written(random_system(chooser, 4))}", 4)
        while offers := [words for words in position.choices("pink") if words.split()[0] in TOLD_BEFORE]:
            kind = offers[0].split()[0]
            promised = {f"{kind} {n.get('canal') or n['side']}": n["points"] for n in told(position, TOLD_BEFORE[kind])}
            assert set(promised) == set(offers)
            seen[kind] += 1
            choice = chooser.choice(offers)
            position = position.after("pink", choice)
            left = [int(n["points"]) for which in ("from_side", "that_way") for n in told(position, which)]
            assert (max(left) if left else cruise_points(position)) == promised[choice]
    assert min(seen["start"], seen["enter"], seen["go"]) > 5


def money(position: Position, seat: str) -> int:
    return int(unpack(position.desk.game, position.data)["seats"][SEATS.index(seat)]["guilders"])


def positions_of(game: Game, *names: str) -> Iterator[Position]:
    """All positions of recorded games before somebody decides."""
    for name in names:
        whole = saved.load(Path(__file__).parent / "recorded" / f"{name}.txt", lambda _: game.desk("checked")).history
        for n, (who, *_) in enumerate(entries_in_words(whole)):
            if who != CHANCE:
                yield whole.position_before(n)


# --- hints ------------------------------------------------------------------------------------------------------------

NEXT = {"captain": "recruit", "canal": "rent", "build": "build"}  # hint -> what must be possible right after it


def hinted(position: Position, seat: str) -> tuple[str, dict[str, str | int]] | None:
    found = [line for line in marks(position, seat) if line.id.startswith("note-hint_")]
    assert len(found) <= 1
    return (found[0].id.removeprefix("note-hint_"), plain(found[0])) if found else None


def advised(what: str, n: dict[str, str | int]) -> str:
    """The action that a hint advises."""
    if what in ("captain", "canal", "build", "money"):
        return f"choose {n['tile']}"
    if what in ("part", "bow", "middle"):
        return f"build {n['place']} {n['slot']}"
    if what in ("free", "crew"):
        return f"{'produce' if n['item'] in ('smokestack', 'sail', 'cannon', 'crane') else 'recruit'} {n['item']}"
    return {"turn": "turn {turned}", "load": "load {item}", "sale": "give {mix}"}[what].format(**n)


def test_U_26_a_hint_never_advises_what_cannot_be_had_or_what_its_next_step_forbids(shipyard: Game) -> None:
    seen = Counter[str]()
    for position in positions_of(shipyard, "alone", "three"):
        seat = position.asked[0]
        hint = hinted(position, seat)
        if hint is None:
            continue
        what, n = hint
        seen[what] += 1
        action = advised(what, n)
        assert action in position.choices(seat), (what, action)
        after = position.after(seat, action)
        if what in NEXT:
            choices = after.choices(seat)
            assert any(choice.split()[0] == NEXT[what] for choice in choices), (what, choices)
        if what == "captain":
            reach = [settled(after.after(seat, c)) for c in after.choices(seat) if c.startswith("recruit")]
            assert any(unpack(shipyard, p.data)["seats"][SEATS.index(seat)]["supply"][0] for p in reach)
        if what == "part":
            assert [c["points"] for c in told(after, "cruise", seat)].count(n["points"]) == 1
        if what == "money":
            gained = money(after, seat) - money(position, seat)
            assert gained == int(n["guilders"]) + (2 if action == "choose subsidy" else 0)
    assert set(seen) >= {"captain", "canal", "build", "part", "free", "turn", "load", "sale"}, seen


def test_S_083_a_substitute_is_previewed_when_there_is_nothing_else(at: At) -> None:
    position = at(
        "phase: build  place: S1=empty S2=empty S3=empty S4=empty S5=empty  stacked: BO06 MA11 MB01\n"
        "pink: yard BM.......; canals C10@0,0; supply 1 captain",
        sound=False,
    )
    (preview,) = told(position, "cruise_with")
    assert (preview["kind"], preview["slot"]) == ("stern", "Y3")


# --- the yard ---------------------------------------------------------------------------------------------------------


@cache
def never_leaves(pattern: str) -> frozenset[int]:
    """The slots of parts that no sequence of ships takes away."""
    left = frozenset(slot for slot, letter in enumerate(pattern) if letter != ".")
    for start in range(7):
        for end in range(start + 2, 9):
            stretch = pattern[start : end + 1]
            fitting = stretch[0] in "B." and stretch[-1] in "S." and set(stretch[1:-1]) <= {"M", "."}
            if fitting and set(stretch) != {"."}:
                left &= never_leaves(pattern[:start] + "." * len(stretch) + pattern[end + 1 :])
    return left


def test_S_079_the_parts_that_would_be_stuck_agree_with_brute_force() -> None:
    for pattern in ALL[::5]:
        left = yard.stranded(number(pattern))
        assert {slot for slot in range(9) if yard.at(left, slot) != yard.EMPTY} == never_leaves(pattern), pattern


def test_S_079_a_refused_slot_names_the_part_that_could_never_sail(at: At) -> None:
    chooser = random.Random(9)
    open_yards = [pattern for pattern in ALL if can_be_emptied(pattern)]
    letters = {"bow": "B", "middle": "M", "stern": "S"}
    places = {"bow": "B1", "middle": "L1", "stern": "S1"}
    for pattern in chooser.sample(open_yards, 10):
        position = at(f"phase: build\npink: yard {pattern}; supply 1 captain")
        stuck = {(n["kind"], n["slot"]): n for n in told(position, "stuck")}
        for kind, slot in itertools.product(letters, range(9)):
            if pattern[slot] != ".":
                continue
            left = never_leaves(pattern[:slot] + letters[kind] + pattern[slot + 1 :])
            named = stuck.pop((kind, f"Y{slot + 1}"), None)
            assert (named is None) == (not left)
            if named is not None:
                assert int(str(named["at"])[1:]) - 1 in left
                assert left == {slot} or named["at"] != f"Y{slot + 1}"
                (way,) = ways(position, "pink", f"build {places[kind]} Y{slot + 1}")
                assert way.steps == ()
                assert {int(str(n["slot"])[1:]) - 1 for n in noted(way, "stranded")} == left
        assert not stuck


def test_S_077_what_can_become_of_a_yard(at: At) -> None:
    position = at("phase: build\npink: yard B.M....S.")
    found = {(n["bow"], n["stern"]): (n["bows"], n["middles"], n["sterns"]) for n in told(position, "could_be")}
    assert found["Y1", "Y8"] == (0, 5, 0)
    assert found["Y1", "Y4"] == (0, 1, 1)
    assert found["Y2", "Y4"] == (1, 0, 1)
    assert ("Y1", "Y9") not in found
    assert ("Y4", "Y6") not in found, "a stretch without a part is no start"
    for bow, stern in found:
        assert int(str(stern)[1:]) - int(str(bow)[1:]) >= 2


# --- prices, income, contracts ----------------------------------------------------------------------------------------


def test_S_045_income_is_told_before_a_tile_is_chosen(at: At) -> None:
    position = at("phase: choose  lying: 2 subsidy")
    for n in told(position, "income"):
        wish = f"choose {n['tile']}"
        if position.why_not("pink", wish) is None:
            gained = int(n["guilders"]) + int(n["lying"]) + (2 if n["tile"] == "subsidy" else 0)
            after = play(position, f"pink {wish}")
            assert int(shown(after, "guilders", "pink") or 6) - 6 == gained
    assert marks(position, "blue") != ()
    assert told(position, "income", "blue") == []


@pytest.mark.parametrize(
    ("phase", "kind", "employees"),
    [
        ("produce", "produce", "engineer_sail foreman"),
        ("recruit", "recruit", "recruiter_soldier"),
        ("hire", "hire", "accountant"),
    ],
)
def test_S_100_S_104_prices_are_told_and_what_lacks(at: At, phase: str, kind: str, employees: str) -> None:
    for guilders in (0, 1, 9):
        position = at(f"phase: {phase}\npink: employees {employees}; guilders {guilders}")
        notes = {n.get("item") or n.get("employee"): int(n["guilders"]) for n in told(position, "price")}
        notes |= {n["employee"]: int(n["guilders"]) for n in told(position, "wage")}
        assert len(notes) >= 4
        for what, price in notes.items():
            way = ways(position, "pink", f"{kind} {what}")[0]
            if price <= guilders:
                after = play(position, f"pink {kind} {what}")
                assert int(shown(after, "guilders", "pink") or 6) == guilders - price
                assert way.steps == (f"{kind} {what}",)
            else:
                assert noted(way, "short") == [{"guilders": price - guilders}]


def test_S_095_what_goods_sell_for_is_told(at: At) -> None:
    position = at("phase: give\npink: goods 1 coal_cloth_iron; employees dealer_coal_1")
    before = told(position, "sale")
    bartering = play(position, "pink give coal_cloth_iron")
    assert told(bartering, "sale") == before
    sold = play(bartering, "pink sell")
    assert int(shown(sold, "guilders", "pink") or 6) - 6 == before[0]["guilders"]


def test_S_049_a_bonus_action_that_cannot_be_paid(at: At) -> None:
    position = at("phase: build\npink: guilders 4")
    (way,) = ways(position, "pink", "bonus hire_employee")
    assert noted(way, "short") == [{"guilders": 2}]


def test_S_007_S_183_contracts_are_told_to_their_owner_only(at: At) -> None:
    position = at(
        "phase: choose  held: 1\nship blue: parts 5; items 1 captain; speed 3\n"
        "blue: contracts RED04 BLU05; discarded RED01 BLU01",
        sound=False,
    )
    assert [n["contract"] for n in told(position, "contract", "blue")] == ["RED04", "BLU05"]
    assert {n["contract"] for n in told(position, "contract", "pink")}.isdisjoint({"RED04", "BLU05"})


# --- canals -----------------------------------------------------------------------------------------------------------


def test_S_085_the_way_to_a_canal_takes_the_boat_farthest(at: At) -> None:
    chooser = random.Random(11)
    for _ in range(6):
        placed, boat, canals = laid_out(chooser, 3)
        position = at(f"phase: rent\npink: {canals}; guilders 2")
        (way,) = ways(position, "pink", "rent N2")
        after = position.after("pink", way.phrase)
        assert shown(after, "phase") == "close"
        (best,) = noted(way, "run")
        assert told(after, "run") == [best]
        rented = play(position, "pink rent N2")
        runs: list[int] = []
        for lay in rented.choices("pink"):
            turning = play(rented, f"pink {lay}")
            turns = {str(n["turned"]): int(n["run"]) for n in told(turning, "turned")}
            (single,) = ways(rented, "pink", lay)
            assert noted(single, "run") == [{"run": max(turns.values())}]
            runs += turns.values()
        assert best["run"] == max(runs), (placed, boat)


def test_S_041_advice_ends_with_the_game_and_fits_no_other_moment(shipyard: Game, at: At) -> None:
    assert marks(at("phase: over", sound=False), "pink") == ()
    position = at("phase: choose")
    assert all(way.steps == () for way in ways(position, "pink", "sail x0"))
    assert all(way.steps == () for way in ways(position, "pink", "load sail"))
    for wish in range(len(shipyard.actions)):
        for way in ways(position, "pink", shipyard.actions.words(wish)):
            if way.steps:
                position.after("pink", way.phrase)
