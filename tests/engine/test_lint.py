"""The dialect lint finds each wrong line and leaves the right ones alone; page and lint list the same codes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ostrov.engine import game as games
from ostrov.engine import lint
from ostrov.engine.game import Game

ROOT = Path(__file__).parents[2]
STATE = """
import numpy as np
from ostrov.engine.members import add, clear, first, has
from ostrov.engine.offers import Offers, offer
from ostrov.engine.record import Grid, Members, Row, Sections
from ostrov.engine.record import grid, flag, members, number, record, row, seats, section

SEAT = 4
NOBODY = -1
NAMES = {"red": 0}
COST = np.array([1, 2, 3])

@record
class Options:
    players: int = number(4)

@record
class Player:
    hand: Row = row(5, 19)
    landed: Row = row(5, 19)
    cards: int = number(19)
    balance: int = number(9, least=-9)
    open: bool = flag()
    roads: Members = members(72)

@record
class State:
    options: Options = section(Options)
    seats: Sections[Player] = seats(Player, SEAT)
    spare: Player = section(Player)
    tile: Grid = grid(3, 4, 9)
    pile: Row = row(5, 19)
    left: int = number(19)
    taker: int = number(4)
    marks: Row = row(5, 19, scratch=True)
    steps: int = number(19, scratch=True)

"""


def rule(*lines: str, head: str = "def pay(s: State, seat: int, row: Row) -> int:") -> str:
    return "\n".join([head, *(f"    {line}" for line in lines), "    return 0", ""])


ASKED = "def asked(s: State) -> int:"
ENDED = "def ended(s: State) -> int:"
TURNS = "def turns(s: State) -> int:"
LEGAL = "def legal(s: State, seat: int, m: Offers) -> int:"
STEP = "def step(s: State, seat: int, action: int) -> int:"
FORBIDS = "def forbids_pay(s: State, seat: int) -> int:"
MARK = "def mark(row: Row, i: int) -> int:"
NOTE = "def note(s: State) -> int:"

# Wrong and right, code by code. What is found stands on the line with the mark #!
SNIPPETS: list[tuple[str, str, str]] = [
    ("D00", "def pay(s: State -> int:  #!", rule("s.left = 1")),
    ("D01", rule("s.left = s.left / 2  #!"), rule("s.left = s.left // 2")),
    ("D01", rule("s.left /= 2  #!"), rule("s.left //= 2")),
    ("D01", rule("s.left = s.left ** 2  #!"), rule("s.left = s.left * s.left")),
    ("D01", rule("s.left = int(s.left * 0.5)  #!"), rule("s.left = int(s.left > 5)")),
    ("D02", rule("word = 'red'  #!"), rule("word = seat")),
    ("D02", rule("word = f'{seat}'  #!"), rule('"""Text is for people [C-001]."""')),
    ("D03", rule("found = [0, 0]  #!"), rule("found = s.marks[0]")),
    ("D03", rule("found = {}  #!"), rule("found = s.tile[0, 1]")),
    ("D03", rule("found = {1, 2}  #!"), rule("add(s.spare.roads, 2)")),
    ("D03", rule("found = (1, 2)  #!"), rule("s.tile[seat, 2] = 1")),
    ("D03", rule("a, b = seat, 1  #!"), rule("a = seat", "b = 1")),
    ("D03", rule("if seat:", "    return 1, 2  #!"), rule("if seat:", "    return 1")),
    ("D03", rule("found = max(x for x in row)  #!"), rule("for x in range(len(row)):", "    s.left += row[x]")),
    ("D03", rule("found = [x for x in range(9)]  #!"), rule("found = max(seat, 9)")),
    ("D04", rule("look = lambda x: x  #!"), rule("look = seat")),
    ("D04", rule("def inner(x: int) -> int:  #!", "    return x"), rule("s.left = 1")),
    ("D04", rule("class Inner:  #!", "    pass"), rule("s.left = 1")),
    ("D04", rule("yield seat  #!"), rule("s.left = seat")),
    ("D04", "@cache  #!\n" + rule("s.left = 1"), rule("s.left = 1")),
    ("D04", rule("look = first  #!"), rule("look = first(s.spare.roads, 0)")),
    ("D04", rule("look = abs  #!"), rule("look = abs(seat)")),
    ("D05", rule("try:  #!", "    s.left = 1", "finally:", "    s.left = 2"), rule("if seat:", "    s.left = 1")),
    ("D05", rule("raise ValueError(seat)  #!"), rule("s.left = 1")),
    ("D05", rule("assert seat  #!"), rule("s.left = 1")),
    ("D05", rule("with seat:  #!", "    s.left = 1"), rule("s.left = 1")),
    ("D05", rule("del s.left  #!"), rule("s.left = 0")),
    ("D05", rule("global NOBODY  #!", "s.left = 1"), rule("s.left = 1")),
    ("D05", rule("import math  #!"), rule("s.left = 1")),
    ("D05", rule("match seat:  #!", "    case 1:", "        s.left = 1"), rule("if seat == 1:", "    s.left = 1")),
    ("D06", rule("found = None  #!"), rule("found = SEAT")),
    ("D06", rule("if seat is SEAT:  #!", "    s.left = 1"), rule("if seat == SEAT:", "    s.left = 1")),
    ("D06", rule("if seat in s.pile:  #!", "    s.left = 1"), rule("if has(s.spare.roads, 1):", "    s.left = 1")),
    ("D07", rule("a = b = 0  #!"), rule("a = 0", "b = 0")),
    ("D07", rule("if (a := seat) > 1:  #!", "    s.left = a"), rule("a = seat", "if a > 1:", "    s.left = a")),
    ("D08", rule("found = first(s.spare.roads, least=0)  #!"), rule("found = first(s.spare.roads, 0)")),
    ("D08", rule("found = max(*row)  #!"), rule("found = max(row[0], row[1])")),
    (
        "D08",
        rule(head="def pay(s: State, seat: int = 0) -> int:  #!"),
        rule(head="def pay(s: State, seat: int) -> int:"),
    ),
    ("D08", rule(head="def pay(s: State, *rest: int) -> int:  #!"), rule(head="def pay(s: State) -> int:")),
    ("D08", rule(head="def pay(s: State, *, seat: int) -> int:  #!"), rule(head="def pay(s: State) -> int:")),
    ("D08", rule("found = s.pile.sum()  #!"), rule("found = s.pile[0] + s.pile[1]")),
    ("D09", rule("print(seat)  #!"), rule("s.left = seat")),
    ("D09", rule("found = sum(row)  #!"), rule("found = len(row)")),
    ("D09", rule("found = max(row)  #!"), rule("found = max(row[0], 3)")),
    ("D09", rule("found = frist(s.spare.roads, 0)  #!"), rule("found = first(s.spare.roads, 0)")),
    ("D10", rule("found = np.zeros(5)  #!"), rule("for i in range(5):", "    s.marks[i] = 0")),
    ("D10", rule("found = np.uint8(seat)  #!"), rule("found = int(seat)")),
    (
        "D10",
        "from numba import prange\n" + rule("for i in prange(5):  #!", "    pass"),
        rule("for i in range(5):", "    pass"),
    ),
    ("D10", "import math\n" + rule("found = math.floor(seat)  #!"), rule("found = seat // 2")),
    ("D11", rule("found = NAMES[seat]  #!"), rule("found = COST[seat]")),
    ("D11", rule("found = Player  #!"), rule("found = s.spare")),
    ("D13", rule("return pay(s, seat, row)  #!"), rule("return first(s.spare.roads, 0)")),
    ("D13", rule("other(s)") + rule("pay(s, 0, s.pile)  #!", head="def other(s: State) -> int:"), rule("s.left = 1")),
    ("D14", rule("found = row[-1]  #!"), rule("found = row[len(row) - 1]")),
    ("D14", rule("found = s.pile[-seat]  #!"), rule("found = s.pile[seat - 1]")),
    ("D14", rule("found = s.pile[NOBODY]  #!"), rule("found = s.pile[SEAT]")),
    ("D15", rule("if s.taker == -1:  #!", "    s.left = 1"), rule("if s.taker == SEAT:", "    s.left = 1")),
    ("D15", rule("if s.pile[0] != NOBODY:  #!", "    s.left = 1"), rule("if s.spare.balance == -1:", "    s.left = 1")),
    ("D15", rule("s.taker = -1  #!"), rule("s.spare.balance = -1")),
    (
        "D15",
        rule("who = s.taker", "if who == -1:  #!", "    s.left = 1"),
        rule("e = first(s.spare.roads, 0)", "while e != -1:", "    e = first(s.spare.roads, e + 1)"),
    ),
    ("D16", rule("found = s.pile[1:3]  #!"), rule("found = s.pile[1]")),
    ("D17", rule("found = seat << 63  #!"), rule("found = seat << 62")),
    ("D17", rule("found = 5 << 62  #!"), rule("found = 1 << seat")),
    ("D17", rule("found = seat & ~1  #!"), rule("found = seat & (15 - 1)")),
    ("D17", rule("found = 9223372036854775808  #!"), rule("found = 9223372036854775807")),
    ("D17", "WIDE = 1 << 70\n" + rule("found = WIDE  #!"), "WIDE = 1 << 40\n" + rule("found = WIDE")),
    ("D18", rule("found = COST[1][2]  #!"), rule("found = COST[1, 2]")),
    ("D18", rule("found = s.tile[1]  #!"), rule("found = s.tile[1, 2]")),
    ("D18", rule("found = s.tile[1][2]  #!"), rule("found = s.seats[1].hand[2]")),
    ("D18", rule("found = s.pile[1, 2]  #!"), rule("s.pile[1] += 2")),
    ("D19", rule("s.seats[0].hand = s.seats[1].hand  #!"), rule("s.seats[0].hand[1] = s.seats[1].hand[1]")),
    ("D19", rule("player = s.seats[0]", "player.roads = s.left  #!"), rule("clear(s.seats[0].roads)")),
    ("D19", rule("s.pile = row  #!"), rule("own = s.pile", "own[1] = row[1]")),
    ("D19", rule("if s.pile == row:  #!", "    s.left = 1"), rule("if s.pile[0] == row[0]:", "    s.left = 1")),
    ("D19", rule("s.pile += 1  #!"), rule("s.pile[0] += 1")),
    ("D20", rule("s.seats[0] = s.seats[1]  #!"), rule("player = s.seats[1]", "player.cards = 1")),
    ("D20", rule("s.options = s.spare  #!"), rule("s.options.players = s.spare.cards")),
    ("D21", rule("COST[seat] = 1  #!"), rule("s.left = COST[seat]")),
    ("D22", rule("for x in row:  #!", "    s.left += x"), rule("for x in range(1, 4, 2):", "    s.left += x")),
    ("D22", rule("found = range(5)  #!"), rule("for x in range(4, 0, -1):", "    s.left = x")),
    ("D23", rule("while True:  #!", "    s.left += 1"), rule("while True:", "    if s.left:", "        break")),
    ("D23", rule("while 1:  #!", "    for x in range(9):", "        break"), rule("while True:", "    return s.left")),
    (
        "D24",
        "def pay(s: State) -> int:  #!\n    if s.left:\n        return 1\n",
        "def pay(s: State) -> int:\n    if s.left:\n        return 1\n    else:\n        return 0\n",
    ),
    ("D24", rule("if seat:", "    return  #!"), rule("if seat:", "    return 1")),
    ("D24", rule("if seat:", "    return None  #!"), rule("while seat < 9:", "    seat += 1")),
    ("D25", rule("if seat:", "    return seat > 1  #!"), rule("if seat:", "    return 1 if seat > 1 else 0")),
    ("D25", rule("if seat:", "    return has(s.spare.roads, 1)  #!"), rule("if seat:", "    return s.left")),
    (
        "D25",
        "def is_paid(s: State) -> bool:\n    return s.left  #!\n",
        "def is_paid(s: State) -> bool:\n    return s.spare.open\n",
    ),
    (
        "D25",
        rule("found = seat > 1", "if seat:", "    return found  #!"),
        rule("found = 1", "found |= seat", "if seat:", "    return found"),
    ),
    (
        "D26",
        rule("s.left = 1  #!", head=ENDED),
        rule("s.steps = 1", head=ENDED),
    ),
    (
        "D26",
        rule("own = s.seats[0].hand", "own[1] = 1  #!", head=TURNS),
        rule("s.marks[2] = 1", head=TURNS),
    ),
    ("D26", rule("add(s.spare.roads, 1)  #!", head=ASKED), rule("has(s.spare.roads, 1)", head=ASKED)),
    (
        "D26",
        rule("note(s)", head=ASKED) + rule("s.left = 1  #!", head=NOTE),
        rule("s.left = 1", head=STEP),
    ),
    (
        "D26",
        rule("note(s)  #!", head=ASKED) + rule("s.left = 1", head=NOTE) + rule("note(s)"),
        rule("offer(m, 3)", "return m.count", head=LEGAL),
    ),
    (
        "D26",
        rule("mark(s.pile, 1)  #!", head=ASKED) + rule("row[i] = 1", head=MARK),
        rule("mark(s.marks, 1)", head=ASKED) + rule("row[i] = 1", head=MARK),
    ),
    (
        "D26",
        rule("s.left = 1  #!", head=FORBIDS),
        rule("s.left = 1", head="def place(s: State, seat: int, vertex: int) -> int:"),
    ),
    ("D27", rule("s.lefd = 1  #!"), rule("s.left = 1")),
    ("D27", rule("player = s.seats[0]", "player.pile[0] = 1  #!"), rule("player = s.seats[0]", "player.hand[0] = 1")),
    ("D27", rule("found = s.pile.size  #!"), rule("found = len(s.pile)")),
    ("D27", rule("found = s.seats.hand[0]  #!"), rule("found = s.seats[0].hand[0]")),
    ("D28", rule(head="def may_pay(s: State) -> int:  #!"), rule(head="def canal(s: State) -> int:")),
    (
        "D29",
        rule('"""[C-007] Pay."""', "if seat:", "    return 8  #!", head=FORBIDS),
        rule('"""[C-007] Pay. [C-008] All."""', "if seat:", "    return 8", head=FORBIDS),
    ),
    (
        "D29",
        "C_071 = 71\n"
        + rule("return C_071 if seat else 0  #!", head="def forbids(s: State, seat: int, action: int) -> int:"),
        rule("return 8"),
    ),
    (
        "W01",
        rule(*["s.left = 1"] * 39, head="def pay(s: State) -> int:  #!"),
        rule('"""Long', "told.", '"""', *["s.left = 1"] * 38),
    ),
]


def check(snippet: str) -> list[lint.Finding]:
    return lint.check_source(STATE + snippet, "nowhere/chapter.py")


@pytest.mark.parametrize(("code", "wrong"), [(code, wrong) for code, wrong, _ in SNIPPETS])
def test_what_is_wrong_is_found_in_its_line(code: str, wrong: str) -> None:
    line = next(number for number, text in enumerate((STATE + wrong).splitlines(), 1) if text.endswith("#!"))
    assert {(f.code, f.line) for f in check(wrong)} == {(code, line)}


@pytest.mark.parametrize(("code", "right"), [(code, right) for code, _, right in SNIPPETS])
def test_what_is_right_is_left_alone(code: str, right: str) -> None:
    assert check(right) == []


def test_every_code_is_tested() -> None:
    live = {"D12", "W02"}  # what only tables that exist can show: below
    assert {code for code, _, _ in SNIPPETS} | live == set(lint.CODES)


def test_the_page_and_the_lint_list_the_same_codes() -> None:
    page = (ROOT / "docs" / "dialect.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| ([DW]\d\d) \|", page, re.MULTILINE)
    assert set(re.findall(r"\b[DW]\d\d\b", page)) == set(lint.CODES)


def test_the_pages_example_is_right() -> None:
    page = (ROOT / "docs" / "dialect.md").read_text(encoding="utf-8")
    example = page.partition("```python\n")[2].partition("```")[0]
    assert lint.check_source("from .state import DAY, FIRST, State\n" + example, "nowhere/chapter.py") == []


def test_a_finding_is_a_line_that_editors_can_jump_to() -> None:
    finding = lint.check_source("def pay(s):\n    s.left = s.left / 2\n    return 0\n", "rules/pay.py")[0]
    assert str(finding) == "rules/pay.py:2:14: D01 `/` makes a fraction; write `//`, which rounds down."


def test_every_sentence_is_one_line_and_ends() -> None:
    for _, wrong, _ in SNIPPETS:
        for finding in check(wrong):
            assert "\n" not in finding.sentence
            assert finding.sentence.endswith((".", "?"))


def test_the_state_beside_a_chapter_tells_its_fields(tmp_path: Path) -> None:
    (tmp_path / "state.py").write_text(STATE, encoding="utf-8")
    text = "from .state import State\n" + rule("s.pile = s.marks", "s.lefd = 1")
    found = lint.check_source(text, str(tmp_path / "chapter.py"))
    assert [f.code for f in found if f.code != "D09"] == ["D19", "D27"]


def test_names_from_a_star_are_not_guessed_at() -> None:
    assert lint.check_source("from .state import *\n" + rule("s.left = DAY", head="def pay(s) -> int:"), "x.py") == []


# ---------------------------------------------------------------------------------------------------- a whole game


@pytest.fixture
def smugglers() -> Game:
    return games._load("smugglers", None)  # a game of its own, so that its functions can be exchanged


Write = Callable[..., list[lint.Finding]]


@pytest.fixture
def with_asked(smugglers: Game, tmp_path: Path) -> Write:
    """The findings of smugglers with another `asked` (and what else is given), and some names put into its file."""

    def write(text: str, *given: str, **names: Any) -> list[lint.Finding]:
        path = tmp_path / "turn.py"
        path.write_text(text, encoding="utf-8")
        module = ModuleType("smugglers.other_turn")
        vars(module).update(names)
        exec(compile(text, str(path), "exec"), vars(module))
        for name in ("asked", *given):
            smugglers.functions[smugglers.stub(name)] = vars(module)[name]
        return lint.check_game(smugglers)

    return write


def test_the_tiny_game_is_clean(smugglers: Game) -> None:
    assert list(map(str, lint.check_game(smugglers))) == []


def test_every_file_of_rules_of_the_tiny_game_is_clean_as_text(smugglers: Game) -> None:
    for name in smugglers.modules.keys() - {"text"}:  # its board is plain Python
        path = Path(str(smugglers.modules[name].__file__))
        assert lint.check_source(path.read_text(encoding="utf-8"), str(path)) == []


def test_a_game_knows_its_fields(with_asked: Write) -> None:
    found = with_asked("def asked(s):\n    s.phase = 1\n    return s.trun\n")
    assert [(f.code, f.line, Path(f.file).name) for f in found] == [("D26", 2, "turn.py"), ("D27", 3, "turn.py")]


def test_calls_are_followed_into_chapters(with_asked: Write, tmp_path: Path) -> None:
    path = tmp_path / "night.py"
    path.write_text("def nightfall(s):\n    s.phase = 1\n    return 0\n", encoding="utf-8")
    night = ModuleType("smugglers.night")
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), vars(night))
    by_others = "def step(s, seat, action):\n    return night.nightfall(s)\n"
    found = with_asked(f"def asked(s):\n    return night.nightfall(s)\n{by_others}", night=night)
    assert [(f.code, Path(f.file).name, f.line) for f in found] == [("D26", "night.py", 2)]
    found = with_asked(f"{by_others}def asked(s):\n    return night.nightfall(s)\n", "step", night=night)
    assert [(f.code, Path(f.file).name, f.line) for f in found] == [("D26", "turn.py", 4)]
    assert "may not call nightfall, which changes phase (night.py:2)" in found[0].sentence


def test_recursion_is_a_finding(with_asked: Write) -> None:
    found = with_asked("def asked(s):\n    return again(s)\ndef again(s):\n    return asked(s)\n")
    assert [f.code for f in found] == ["D13"]
    assert "asked -> again -> asked" in found[0].sentence or "again -> asked -> again" in found[0].sentence


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (np.zeros(4, np.int16), ""),
        (np.zeros(4, np.bool_), ""),
        (np.zeros(4, np.uint8), "D12"),
        (np.zeros(4), "D12"),
        (np.zeros((4, 4), np.int8), "D18"),
        (np.zeros(9000, np.int64), "W02"),
    ],
)
def test_tables_are_signed_narrow_and_read_with_all_their_places(with_asked: Write, value: Any, code: str) -> None:
    found = with_asked("def asked(s):\n    return 1 << T[0]\n", T=value)
    assert [f.code for f in found] == ([code] if code else [])


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (7, ""),
        (True, ""),
        (np.int8(7), "D12"),
        (np.uint64(7), "D12"),
        (2**70, "D17"),
        ("7", "D11"),
        ([7], "D11"),
        (np, "D10"),
        (abs, "D10"),
    ],
)
def test_names_stand_for_numbers(with_asked: Write, value: Any, code: str) -> None:
    found = with_asked("def asked(s):\n    bits = N\n    return 0\n", N=value)
    assert [f.code for f in found] == ([code] if code else [])


def test_a_file_changed_since_it_was_loaded_is_told(with_asked: Write, smugglers: Game, tmp_path: Path) -> None:
    assert with_asked("def asked(s):\n    return 0\n") == []
    (tmp_path / "turn.py").write_text("\n\ndef asked(s):\n    return s.trun\n", encoding="utf-8")
    assert [f.code for f in lint.check_game(smugglers)] == ["D00"]


def test_a_refusal_cites_the_rule_of_its_own_game(smugglers: Game, with_asked: Write) -> None:
    text = 'def asked(s):\n    return forbids_it(s)\ndef forbids_it(s):\n    """[{}-020] Not now."""\n    return 20\n'
    assert with_asked(text.format(smugglers.letter)) == []


def test_a_rule_of_another_game_is_no_citation(with_asked: Write) -> None:
    found = with_asked(
        'def asked(s):\n    return forbids_it(s)\ndef forbids_it(s):\n    """[C-020] No."""\n    return 20\n'
    )
    assert [f.code for f in found] == ["D29"]
