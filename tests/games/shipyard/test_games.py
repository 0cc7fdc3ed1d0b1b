"""Whole games, recorded and given: each is a saved game that was played by a simple rule and replays to the same end.

A file tells the key it was played with and how: `any` does anything, `builder` builds a short ship whenever it can,
loads what it has and sails; `hoarder` takes bows first. After a change of the rules that is meant, play them all
again and read the difference:
`python3 -m tests.games.shipyard.test_games`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ostrov.engine import fate, saved
from ostrov.engine.errors import OstrovError, TextError
from ostrov.engine.game import Game, load_package
from ostrov.engine.history import History, begin, entries_in_words
from ostrov.engine.position import CHANCE, Position
from tests.games.shipyard.conftest import BOX, shown

FOLDER = Path(__file__).parent / "recorded"
RECORDED = sorted(FOLDER.glob("*.txt"))
SHIP = ("B1 Y1", "L1 Y2", "S1 Y3", "R1 Y2", "B2 Y1", "L2 Y2", "S2 Y3")  # what a builder takes first
EAGER = ("build_ships", "build", "substitute", "load", "sail", "done")  # kinds and tiles a builder likes, in this order
WANTED = ("choose build_ships", "bonus build_ships", "sell", "choose exchange", "choose buy_goods", "buy W1")
TOLD = 3  # the line of a file that tells the options


def played(game: Game, options: dict[str, str], how: str, key: int) -> History:
    """The game a key stands for, the same on every link and with every version of Python."""
    history = begin(game.desk("checked"), options)
    at_random = Random(key)
    while asked := history.position.asked:
        if asked == (CHANCE,):
            history.settle(fate.Dice(key))
        else:
            seat = asked[int(at_random.random() * len(asked))]
            history.act(seat, _chosen(history.position, seat, how, at_random))
    return history


def _chosen(position: Position, seat: str, how: str, at_random: Random) -> str:
    choices = position.choices(seat)
    if how == "builder":
        choices = _liked(choices) or choices
    elif how == "hoarder":
        choices = _hoarded(choices) or _liked(choices) or choices
    kinds: dict[str, list[str]] = {}
    for words in choices:
        kinds.setdefault(words.partition(" ")[0], []).append(words)
    of_one = list(kinds.values())[int(at_random.random() * len(kinds))]
    return of_one[int(at_random.random() * len(of_one))]


def _liked(choices: list[str]) -> list[str]:
    """A ship of three parts from the first slots; else whatever builders like."""
    for part in SHIP:
        if f"build {part}" in choices:
            return [f"build {part}"]
    for like in EAGER:
        found = [words for words in choices if like in words.split()]
        if found and like != "build":
            return found
    return []


def _hoarded(choices: list[str]) -> list[str]:
    """The cheapest bow that may lie somewhere, else a middle, else a stern; and money for more building."""
    parts = [words for words in choices if words.startswith("build ")]
    best = [words for column in "BLRS" for words in parts if words[6] == column]
    return best[:1] or [words for words in WANTED if words in choices][:1]


def read(path: Path) -> saved.Saved:
    return saved.load(path, lambda name: _game(name).desk("checked"))


def _game(name: str) -> Game:
    return load_package(f"ostrov.games.{name}")


def options_of(path: Path) -> dict[str, str]:
    """The options a file tells in its third line."""
    words = path.read_text(encoding="utf-8").splitlines()[TOLD - 1].removeprefix("options: ").split()
    return dict(word.split("=") for word in words)


def ids(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", RECORDED, ids=ids)
def test_S_032_S_157_a_recorded_game_replays_to_its_end(path: Path) -> None:
    found = read(path)
    assert found.changed_at is None
    over = found.history.position
    assert (over.asked, over.problems()) == ((), [])
    assert 1 in [over.place(seat) for seat in over.seats]
    assert saved.write(found.history, found.notes) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDED, ids=ids)
def test_S_032_a_recorded_game_is_played_again_from_its_key(shipyard: Game, path: Path) -> None:
    """Who may do what in which order has not changed, for the same key still chooses the same."""
    recorded = read(path)
    again = played(shipyard, options_of(path), recorded.notes["how"], int(recorded.notes["key"]))
    assert entries_in_words(again) == entries_in_words(recorded.history)


@pytest.mark.parametrize("path", RECORDED, ids=ids)
def test_S_032_S_157_S_158_everybody_has_equally_many_turns(path: Path) -> None:
    history = read(path).history
    turns: dict[str, int] = {}
    for number in range(len(history)):
        before, after = history.position_before(number), history.position_before(number + 1)
        if after.turns > before.turns:
            active = shown(after, "active") or "pink"
            turns[active] = turns.get(active, 0) + 1
    assert len(set(turns.values())) == 1, turns
    players = options_of(path).get("players", "4")
    if history.position.ended == "normal":
        assert set(turns.values()) == {BOX["gear"]["regular_turns_per_player"][f"p{players}"]}


@pytest.mark.parametrize("path", RECORDED, ids=ids)
def test_S_005_S_012_S_183_what_holds_all_through_a_game(path: Path) -> None:
    """Scores never go down, ships never leave a fleet, and every position is sound."""
    history = read(path).history
    scores: dict[str, int] = {}
    sailed = 0
    for number in range(0, len(history) + 1, 9):
        position = history.position_before(number)
        assert position.problems() == []
        for seat in position.seats:
            assert position.score(seat) >= scores.get(seat, 0)
            scores[seat] = position.score(seat)
        assert int(shown(position, "sailed") or 0) >= sailed
        sailed = int(shown(position, "sailed") or 0)


def test_S_156_S_158_every_ending_with_every_number_of_players_is_recorded() -> None:
    found = {(options_of(path).get("players", "4"), read(path).history.position.ended) for path in RECORDED}
    assert found >= {(str(players), "normal") for players in (1, 2, 3, 4)}
    assert {players for players, ended in found if ended == "early"} == {"1", "2", "3", "4"}
    options = [options_of(path) for path in RECORDED]
    for name in ("contracts", "employees"):
        assert {each.get(name, "beginner") for each in options} == {"beginner", "advanced"}


def test_S_032_every_kind_of_action_and_outcome_is_recorded(shipyard: Game) -> None:
    words = [each for path in RECORDED for _, each in entries_in_words(read(path).history)]
    kinds = {each.partition(" ")[0] for each in words}
    every = {row["word"] for table in (shipyard.actions, shipyard.outcomes) for row in table.describe()}
    assert every - kinds <= {"substitute", "depart"}, every - kinds  # rare; both have tests of their own


@pytest.mark.parametrize("path", RECORDED[:1], ids=ids)
def test_S_032_a_whole_game_with_all_of_chance_typed_in(shipyard: Game, path: Path) -> None:
    recorded = read(path).history
    entries = entries_in_words(recorded)
    given = fate.Given([each for seat, each in entries if seat == CHANCE])
    history = begin(shipyard.desk("checked"), options_of(path))
    history.settle(given)
    for seat, each in entries:
        if seat != CHANCE:
            history.act(seat, each)
            history.settle(given)
    assert history.position == recorded.position


@pytest.mark.parametrize("path", RECORDED[:1], ids=ids)
def test_S_032_a_changed_game_is_not_loaded(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    last = next(number for number, line in enumerate(lines) if line == "position:\n") - 1
    with pytest.raises(TextError):
        saved.read("".join([*lines[:last], *lines[last + 1 :]]), lambda name: _game(name).desk("checked"))
    longer = [*lines[: last + 1], f"{lines[last].partition(' ')[0]} pink: end_turn\n", *lines[last + 1 :]]
    with pytest.raises(OstrovError):
        saved.read("".join(longer), lambda name: _game(name).desk("checked"))


NEW = {
    "alone": ({"players": "1"}, "any", 11),
    "alone-early": ({"players": "1", "contracts": "advanced", "employees": "advanced"}, "hoarder", 0),
    "two": ({"players": "2", "contracts": "advanced"}, "any", 12),
    "two-early": ({"players": "2"}, "hoarder", 0),
    "three": ({"players": "3", "employees": "advanced"}, "any", 13),
    "three-early": ({"players": "3", "contracts": "advanced"}, "builder", 2),
    "four": ({"players": "4", "contracts": "advanced", "employees": "advanced"}, "any", 14),
    "four-early": ({"players": "4"}, "builder", 1),
}

if __name__ == "__main__":
    for name, (options, how, key) in NEW.items():
        history = played(_game("shipyard"), options, how, key)
        print(name, history.position.ended, [history.position.score(seat) for seat in history.position.seats])
        saved.store(FOLDER / f"{name}.txt", saved.write(history, {"key": str(key), "how": how}))
