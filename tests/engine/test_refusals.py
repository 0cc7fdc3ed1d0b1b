"""Load-bearing refusals, tried on a tiny game written here: pebbles are taken from a heap by turns."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ostrov.engine import refusals
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game, load_package

FILES = {
    "__init__.py": "",
    "rules.toml": '[game]\nname = "pebbles"\nversion = 1\nletter = "P"\n',
    "data/box.toml": "heap = 7\n",
    "state.py": """
from ostrov.engine import box
from ostrov.engine.names import Names
from ostrov.engine.record import number, record, seats, section

SEAT = Names("seat", "red blue")
HEAP = box.read(__package__)["heap"]
TOO_MANY = 10

@record
class Options:
    players: int = number(2, least=2, start=2)

@record
class Player:
    taken: int = number(HEAP)

@record
class State:
    options: Options = section(Options)
    seats: Player = seats(Player, SEAT)
    heap: int = number(HEAP)
    mover: int = number(SEAT)
    turns: int = number(50)
    last: int = number(3)
""",
    "actions.py": """
from ostrov.engine.actions import Kind, Table
from ostrov.engine.names import Names

ACTIONS = Table(Kind("take", Names("count", "one two three")), Kind("rest"), Kind("shout"))
TAKE, REST, SHOUT = ACTIONS.starts
FIRST, KIND = ACTIONS.first, ACTIONS.kind
OUTCOMES = Table(Kind("nothing"))
SOURCES = Names("source", "pebbles")
ENDINGS = Names("ending", "empty")
""",
    "setup.py": """
from .state import HEAP

def setup(s):
    s.heap = HEAP
    return 0
""",
    "heap.py": '''
from ostrov.engine.members import has

from . import state
from .actions import FIRST
from .state import TOO_MANY

LIKE_LAST = 11

def forbids_take(s, seat, action):
    """[P-010] No more than lie there. [P-011] Not as many as the other took."""
    if FIRST[action] + 1 > s.heap:
        return TOO_MANY
    if FIRST[action] + 1 == s.last:
        return LIKE_LAST
    return in_turn(s, seat)

def in_turn(s, seat):
    """[P-012] By turns."""
    return 12 if mover(s) != seat else 0

def mover(s):
    """Who is to move: a number, and no rule."""
    if s.turns == 50:
        return 1
    return s.mover

def forbids_rest(s):
    """[P-013] Only when the heap is not full. [P-014] Not before the first pebble is taken."""
    rule = 0
    if s.heap == 7:
        rule = 13
    if s.turns == 0:
        rule = 14
    return rule

def forbids_shout():
    """[P-015] No shouting. [P-016] Really none."""
    return state.TOO_MANY + 5 if False else 15
''',
    "turn.py": """
from ostrov.engine.offers import likely, offer

from . import heap
from .actions import FIRST, KIND, REST, TAKE

def asked(s):
    return 0 if s.heap == 0 else 1 << s.mover

def forbids(s, seat, action):
    if s.heap == 0:
        return 16
    if KIND[action] == TAKE:
        return heap.forbids_take(s, seat, action)
    return heap.forbids_rest(s) if KIND[action] == REST else heap.forbids_shout()

def legal(s, seat, m):
    for action in range(len(KIND)):
        if forbids(s, seat, action) == 0:
            offer(m, action)
    return m.count

def step(s, seat, action):
    if KIND[action] == TAKE:
        s.heap -= FIRST[action] + 1
        s.last = FIRST[action] + 1
    s.mover = 1 - seat
    s.turns += 1
    return 0

def odds(s, w):
    return w.total

def happen(s, outcome):
    return 0

def turns(s):
    return s.turns
""",
    "ending.py": '''
def points(s, seat, source):
    return s.seats[seat].taken

def ended(s):
    return 1 if s.heap == 0 else 0

def place(s, seat):
    return 1

def problems(s):
    """A rule's number that nobody is refused by."""
    return 2 if s.heap > 7 else 0
''',
    "imagine.py": """
def imagine(s, seat, d):
    return 0
""",
}
TESTS = '''
import subprocess
import sys

import pytest

from ostrov.engine.game import load_package

START = load_package("pebbles").start()

class TestTaking:
    def test_P_010_no_more_than_lie_there(self):
        few = START.after("red", "take three").after("blue", "take two").after("red", "take one")
        assert few.why_not("blue", "take three") == "P-010"

def test_P_011_says_its_name_and_asks_nothing():
    assert START.asked == ("red",)

def test_cases_of_taking():
    """P-012"""
    assert START.why_not("blue", "take one") == "P-012"

def test_P_013_fails_whatever_happens():
    assert START.asked == ("blue",)

@pytest.mark.parametrize(("words", "rule"), [("rest", "P-014"), ("shout", "P-015")])
def test_refusals(words, rule):
    assert START.why_not("red", words) == rule

def test_P_016_waits_for_ever():
    over = START
    while over.asked:
        over = over.after(over.asked[0], over.choices(over.asked[0])[0])
    if over.why_not("red", "take one") is None:
        subprocess.run([sys.executable, "-c", "import time; time.sleep(600)", "a pebble that sleeps"])
'''
KILLED, SURVIVED = "killed", "SURVIVED"


def write_package(folder: Path, package: str, tests: str) -> Game:
    """A package beside its tests, as a stranger's lie."""
    for name, content in FILES.items():
        path = folder / package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    (folder / "tests").mkdir()
    (folder / "pytest.ini").write_text("[pytest]\nfilterwarnings = error\naddopts = --strict-config\n")
    (folder / "tests" / f"test_{package}.py").write_text(tests.replace('"pebbles"', f'"{package}"'))
    return load_package(package)


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, dict[str, refusals.Result]]:
    """Every refusal of the game tried once, by rule; what lay on disk before must be all that lies there after."""
    folder = tmp_path_factory.mktemp("pebbles")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setattr("sys.dont_write_bytecode", True)
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # the processes are to be tidy by themselves
        patch.setenv("PYTEST_ADDOPTS", "--an-option-of-the-outer-pytest")
        game = write_package(folder, "pebbles", TESTS)
        before = files_of(folder)
        results = refusals.run(game, limit=3)
        assert files_of(folder) == before
    assert len(results) == len({result.place for result in results}) == 7
    return game, {result.place.rule: result for result in results}


def files_of(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


Tried = tuple[Game, dict[str, refusals.Result]]


def test_places_are_numbers_of_rules_that_become_an_answer(tried: Tried) -> None:
    game, results = tried
    assert [f"{place.file.name} {place.rule}" for place in refusals.places(game)] == [
        *(f"heap.py P-0{number}" for number in (10, 11, 12, 13, 14, 15)),
        "turn.py P-016",
    ]
    lines = (results["P-010"].place.file.read_text()).splitlines()
    assert lines[results["P-010"].place.line - 1].strip() == "return TOO_MANY"
    assert lines[results["P-013"].place.line - 1].strip() == "rule = 13"


@pytest.mark.parametrize(
    ("rule", "test"),
    [
        ("P-010", "test_pebbles.py::TestTaking::test_P_010_no_more_than_lie_there"),
        ("P-012", "test_pebbles.py::test_cases_of_taking"),
        ("P-014", "test_pebbles.py::test_refusals[rest-P-014]"),
        ("P-015", "test_pebbles.py::test_refusals[shout-P-015]"),
    ],
)
def test_a_refusal_is_killed_by_a_test_that_names_its_rule(tried: Tried, rule: str, test: str) -> None:
    result = tried[1][rule]
    assert not result.survived
    assert result.killed_by.endswith(test)
    assert str(result).startswith(f"{result.place.file}:{result.place.line} {rule} killed by ")


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        ("P-011", "1 tests name P-011 and none of them fails"),
        ("P-013", "its tests fail without any change too"),
        ("P-016", "its tests took more than 3 seconds"),
    ],
)
def test_a_refusal_survives_and_says_why(tried: Tried, rule: str, why: str) -> None:
    result = tried[1][rule]
    assert result.survived
    assert result.why == why
    assert str(result).endswith(f"{rule} SURVIVED: {why}")


def test_a_refusal_no_test_names_survives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    game = write_package(tmp_path, "pebbles_untested", "def test_nothing_of_the_rules(): pass\n")
    assert refusals.report(game) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].endswith("P-010 SURVIVED: no test names P-010")
    assert told[-1] == "pebbles: 7 refusals, 7 survived."


def test_of_a_test_with_many_rules_only_the_case_of_the_rule_counts() -> None:
    assert refusals._is_of_rule("tests/test_heap.py::test_refusals[rest-P-014]", "P-014")
    assert not refusals._is_of_rule("tests/test_heap.py::test_refusals[rest-P-014]", "P-015")
    assert refusals._is_of_rule("tests/test_heap.py::test_P_014[2 players]", "P-014")


def test_tests_that_never_pass_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    game = write_package(tmp_path, "pebbles_broken", "import no_such_module\ndef test_P_010(): pass\n")
    with pytest.raises(GameError, match=r"No test of a refusal of pebbles passes: .* cannot be collected"):
        refusals.run(game)


def test_only_the_number_at_the_place_is_changed(tried: Tried) -> None:
    game, _ = tried
    for place in refusals.places(game):
        changed: dict[str, object] = {"__name__": place.module, "__package__": game.package}
        exec(compile(refusals.without(place), str(place.file), "exec"), changed)
        before = ast.unparse(ast.parse(place.file.read_text())).splitlines()
        after = ast.unparse(refusals.without(place)).splitlines()
        assert len(before) == len(after)
        assert sum(old != new for old, new in zip(before, after, strict=True)) == 1


def test_a_file_that_was_edited_meanwhile_is_not_guessed_at(tried: Tried, tmp_path: Path) -> None:
    place = tried[1]["P-010"].place
    edited = tmp_path / "heap.py"
    edited.write_text("\n" + place.file.read_text())
    moved = refusals.Place(place.module, edited, place.line, place.column, place.rule)
    with pytest.raises(GameError, match="the file has changed"):
        refusals.without(moved)


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="looks at the processes in /proc")
def test_nothing_started_is_left_running(tried: Tried) -> None:
    """The test that waited for ever was ended with all it had started."""
    assert tried[1]["P-016"].survived
    assert not [file for file in Path("/proc").glob("[0-9]*/cmdline") if "a pebble that sleeps" in commands(file)]


def commands(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:
        return ""  # it ended while we looked
