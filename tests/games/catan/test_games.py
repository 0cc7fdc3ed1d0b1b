"""Whole games, recorded and given: each is a saved game that was played at random and replays to the same end.

A file tells the key it was played with. After a change of the rules that is meant, play them all again and read
the difference: `python3 -m tests.games.catan.test_games`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ostrov.engine import fate, saved
from ostrov.engine.errors import OstrovError, Refused, TextError
from ostrov.engine.game import Game, load_package
from ostrov.engine.history import History, begin, entries_in_words
from ostrov.engine.position import CHANCE, Position
from tests.games.catan.conftest import shown
from tests.games.catan.test_longest_road import slow_longest

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.txt"))
EAGER = 0.8  # how often who can build or buy does so at once; else any kind of action is as likely as another
BUILDING = ("build_settlement", "build_city", "build_road", "buy_card")  # what is built first, if it can be


def played(game: Game, options: dict[str, str], key: int) -> History:
    """The game a key stands for, the same on every link and with every version of Python."""
    history = begin(game.desk("checked"), options)
    at_random = Random(key)
    while asked := history.position.asked:
        if asked == (CHANCE,):
            history.settle(fate.Dice(key))
        else:
            seat = asked[int(at_random.random() * len(asked))]
            history.act(seat, _chosen(history.position, seat, at_random))
    return history


def _chosen(position: Position, seat: str, at_random: Random) -> str:
    by_kind: dict[str, list[str]] = {}
    for words in position.choices(seat):
        by_kind.setdefault(words.partition(" ")[0], []).append(words)
    kinds = [kind for kind in BUILDING if kind in by_kind]
    if not kinds or at_random.random() >= EAGER:
        kinds = list(by_kind)
        kinds = [kinds[int(at_random.random() * len(kinds))]]
    choices = by_kind[kinds[0]]
    return choices[int(at_random.random() * len(choices))]


def read(path: Path) -> saved.Saved:
    return saved.load(path, lambda name: _game(name).desk("checked"))


def _game(name: str) -> Game:
    return load_package(f"ostrov.games.{name}")


def options_of(path: Path) -> dict[str, str]:
    """The options a file tells in its third line."""
    words = path.read_text(encoding="utf-8").splitlines()[2].removeprefix("options: ").split()
    return dict(word.split("=") for word in words)


def key_of(path: Path) -> str:
    """The key a file tells in its fourth line."""
    return path.read_text(encoding="utf-8").splitlines()[3].removeprefix("note: key ")


def ids(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", RECORDED, ids=ids)
def test_C_032_C_124_a_recorded_game_replays_to_its_end(path: Path) -> None:
    found = read(path)
    assert found.changed_at is None
    over = found.history.position
    assert (over.asked, over.problems()) == ((), [])
    (winner,) = [seat for seat in over.seats if over.place(seat) == 1]
    assert over.score(winner) >= 10
    assert saved.write(found.history, found.notes) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDED, ids=ids)
def test_C_032_a_recorded_game_is_played_again_from_its_key(catan: Game, path: Path) -> None:
    """Who may do what in which order has not changed, for the same key still chooses the same."""
    recorded = read(path)
    again = played(catan, options_of(path), int(recorded.notes["key"]))
    assert entries_in_words(again) == entries_in_words(recorded.history)


@pytest.mark.parametrize("path", RECORDED, ids=ids)
def test_C_006_C_009_C_079_what_holds_all_through_a_game(path: Path) -> None:
    """Nothing leaves the island or changes its owner; cards are conserved; lengths and points fit what lies there."""
    history = read(path).history
    roads: dict[str, str] = {}
    buildings: dict[str, str] = {}
    for number in range(0, len(history) + 1, 7):
        position = history.position_before(number)
        assert position.problems() == []
        now, built = _owners(position, "road"), _owners(position, "owner")
        assert roads.items() <= now.items()
        assert buildings.items() <= built.items()
        roads, buildings = now, built
        blocked = {seat: {int(v[1:]) for v, owner in built.items() if owner != seat} for seat in position.seats}
        for seat in position.seats:
            own = {int(path[1:]) for path, owner in now.items() if owner == seat}
            length = slow_longest(own, blocked[seat])
            assert length == int(shown(position, "length", seat) or 0)
            assert position.points(seat)["longest_road"] == (2 if shown(position, "longest_road") == seat else 0)
            assert shown(position, "longest_road") != seat or length >= 5


def _owners(position: Position, name: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in shown(position, name).split())


def test_C_012_C_124_C_125_every_way_of_ending_and_of_setting_up_is_recorded() -> None:
    endings, tables = set(), set()
    for path in RECORDED:
        position, options = read(path).history.position, options_of(path)
        endings.add(position.ended)
        set_up = {
            "beginner": f"beginner {options['island']}",
            "variable": f"variable {options['tokens']} {options['frame']}",
        }[options["setup"]]
        tables |= {set_up, f"{options['players']} players", f"trade {options['trade']}", options["phases"]}
    assert endings == {"reached", "begun"}
    assert tables >= {
        "beginner classic",
        "beginner fifth",
        "variable spiral standard",
        "variable random shuffled",
        "2 players",
        "3 players",
        "4 players",
        "trade on",
        "trade off",
        "strict",
        "combined",
    }


def test_C_032_every_kind_of_action_and_outcome_is_recorded(catan: Game) -> None:
    words = [each for path in RECORDED for _, each in entries_in_words(read(path).history)]
    kinds = {each.partition(" ")[0] for each in words}
    assert kinds == {row["word"] for table in (catan.actions, catan.outcomes) for row in table.describe()}


def test_C_125_C_126_the_recorded_game_won_when_a_turn_began() -> None:
    (path,) = [path for path in RECORDED if path.stem.startswith("begun")]
    history = read(path).history
    last = history.entries[-1]
    over, before = history.position, history.position_before(len(history) - 1)
    (winner,) = [seat for seat in over.seats if over.place(seat) == 1]
    assert (over.ended, history.words(last)) == ("begun", "end_turn")
    assert history.game.seat_word(last.seat) != winner
    assert before.score(winner) >= 10


# --- chance is given -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDED, ids=ids)
def test_C_016_C_040_a_whole_game_with_all_of_chance_typed_in(catan: Game, path: Path) -> None:
    """The board, who starts, all dice, every card drawn and stolen are given; the seats do what is recorded."""
    recorded = read(path).history
    entries = entries_in_words(recorded)
    words = [each for seat, each in entries if seat == CHANCE]
    given = fate.Given(words)
    history = begin(catan.desk("checked"), options_of(path))
    history.settle(given)
    for seat, each in entries:
        if seat != CHANCE:
            history.act(seat, each)
            history.settle(given)
    assert history.position == recorded.position
    kinds = {each.partition(" ")[0] for each in words}
    assert kinds >= {"dice", "draw", "steal"}
    another = begin(catan.desk("checked"), {"setup": "beginner"})
    another.act("blue", "roll")
    with pytest.raises(Refused, match="no outcome is given"):
        another.settle(given)  # nothing is left over


FOREST_FIRST = (
    "forest pasture fields hills mountains hills pasture desert forest fields forest fields hills pasture pasture "
    "mountains mountains fields forest"
)


def test_C_016_C_017_C_022_the_island_classic_typed_in_hex_by_hex(catan: Game) -> None:
    """CE-23 end to end: the corner K3 is [-2, 2], and the tokens come out as printed."""
    given = fate.Given([*(f"lay {word}" for word in FOREST_FIRST.split()), "corner K3", "start orange"])
    history = begin(catan.desk("checked"), {})
    position = history.settle(given)
    printed = catan.start("checked", setup="beginner")
    for name in ("terrain", "token", "harbour", "robber"):
        assert shown(position, name) == shown(printed, name)
    assert position.asked == ("orange",)


def test_C_018_red_tokens_that_touch_are_typed_in_again(catan: Game) -> None:
    lay = [f"lay {word}" for word in FOREST_FIRST.split()]
    history = begin(catan.desk("checked"), {"tokens": "random", "frame": "shuffled"})
    given = fate.Given([*lay, "red H0", "red H1", "red H0", "red H2", "red H16", "red H18"])
    with pytest.raises(Refused, match="no outcome is given"):
        history.settle(given)
    assert shown(history.position, "token") == "6 H0 6 H2 8 H16 8 H18"


@pytest.mark.parametrize("wrong", ["lay forest", "draw knight", "steal ore"])
def test_C_033_what_cannot_happen_is_not_taken(catan: Game, wrong: str) -> None:
    history = begin(catan.desk("checked"), {"setup": "beginner"})
    history.act("blue", "roll")
    with pytest.raises(Refused, match="cannot happen now; possible: dice D1 D1"):
        history.settle(fate.Given([wrong]))


@pytest.mark.parametrize("path", RECORDED[:1], ids=ids)
def test_C_124_a_changed_game_is_not_loaded(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    last = next(number for number, line in enumerate(lines) if line == "position:\n") - 1
    with pytest.raises(TextError):
        saved.read("".join([*lines[:last], *lines[last + 1 :]]), lambda name: _game(name).desk("checked"))
    longer = [*lines[: last + 1], f"{lines[last].partition(' ')[0]} blue: end_turn\n", *lines[last + 1 :]]
    with pytest.raises(OstrovError):
        saved.read("".join(longer), lambda name: _game(name).desk("checked"))


if __name__ == "__main__":
    for each in RECORDED:
        key = key_of(each)
        saved.store(each, saved.write(played(_game("catan"), options_of(each), int(key)), {"key": key}))
