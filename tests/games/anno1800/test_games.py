"""Whole games, recorded and given: each is a saved game that replays to the same end.

They were played by apprentices of whom every few decisions are anything at all, so that hardly a kind of decision is
missing; `editor` puts its last cards away. After a change of the rules that is meant, play them again and read the
difference: `python3 -m tests.games.anno1800.test_games`.
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
from tests.games.anno1800.conftest import get

FOLDER = Path(__file__).parent / "recorded"
RECORDED = sorted(FOLDER.glob("*.txt"))
TOLD = 3  # the line of a file that tells the options
APPRENTICE = 1
ANYTHING = 0.12  # how often a decision is anything at all
FEW = 3  # hand cards that `editor` begins to put away at
SELDOM = {"trade_dear", "ships_first", "pair_first"}  # kinds with tests of their own


def played(game: Game, options: dict[str, str], how: str, key: int, most_turns: int = 400) -> History:
    history = begin(game.desk("checked"), options)
    at_random, dice = Random(key), fate.Dice(key)
    while history.position.asked and history.position.turns <= most_turns:
        if history.position.asked == (CHANCE,):
            history.settle(dice)
        else:
            seat = history.position.asked[0]
            history.act(seat, _chosen(history.position, seat, how, at_random))
    return history


def _chosen(position: Position, seat: str, how: str, at_random: Random) -> str:
    choices = position.choices(seat)
    if how == "editor" and "use editor" in choices and sum(get(position, seat, "hand_cards").values()) <= FEW:
        return "use editor"
    if at_random.random() < ANYTHING:
        return choices[int(at_random.random() * len(choices))]
    game = position.desk.game
    chosen = position.desk.chosen(position.data, game.seats.number(seat), APPRENTICE, 1, at_random.getrandbits(30))
    return game.actions.words(chosen)


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
def test_A_020_A_203_a_recorded_game_replays_to_its_end(path: Path) -> None:
    found = read(path)
    assert found.changed_at is None
    over = found.history.position
    assert (over.asked, over.problems()) == ((), [])
    assert 1 in [over.place(seat) for seat in over.seats]
    assert saved.write(found.history, found.notes) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDED, ids=ids)
def test_A_002_A_004_A_006_A_202_what_holds_all_through_a_game(path: Path) -> None:
    """Nothing is made or lost at any step; all have equally many turns; no card once played is ever taken back.

    Of the longer games every fifth step is looked at.
    """
    often = 1 if path == RECORDED[-1] else 5
    history = read(path).history
    cards: dict[str, set[str]] = {}
    turns: dict[str, int] = {}
    before = history.position_before(0)
    for number in range(1, len(history) + 1):
        position = history.position_before(number)
        assert number % often or position.problems() == [], history.words(history.entries[number - 1])
        if position.turns > before.turns:
            active = str(get(position, "active"))
            turns[active] = turns.get(active, 0) + 1
        before = position
        if number % 50 == 0:
            for seat in position.seats:
                there = set(get(position, seat, "played"))
                assert cards.get(seat, set()) <= there
                cards[seat] = there
    assert len(set(turns.values())) == 1, turns


def test_A_200_every_ending_and_every_reading_of_the_books_is_recorded() -> None:
    found = {read(path).history.position.ended for path in RECORDED}
    assert found == {"played", "put_away"}
    options = [options_of(path) for path in RECORDED]
    for name, values in {
        "players": {"2", "3", "4"},
        "edition": {"revised", "first"},
        "expand_mix": {"one_kind", "and_or"},
        "empty_hand": {"any_means", "played_only"},
        "objectives": {"drawn", "first_game"},
    }.items():
        assert {each[name] for each in options} == values


def test_A_021_every_kind_of_action_and_outcome_is_recorded(anno: Game) -> None:
    words = [each for path in RECORDED for _, each in entries_in_words(read(path).history)]
    kinds = {each.partition(" ")[0] for each in words}
    every = {row["word"] for table in (anno.actions, anno.outcomes) for row in table.describe()}
    assert every - kinds <= SELDOM, every - kinds


@pytest.mark.parametrize("path", RECORDED[:1], ids=ids)
def test_A_014_a_whole_game_with_all_of_chance_typed_in(anno: Game, path: Path) -> None:
    recorded = read(path).history
    entries = entries_in_words(recorded)
    given = fate.Given([each for seat, each in entries if seat == CHANCE])
    history = begin(anno.desk("checked"), options_of(path))
    history.settle(given)
    for seat, each in entries:
        if seat != CHANCE:
            history.act(seat, each)
            history.settle(given)
    assert history.position == recorded.position


@pytest.mark.parametrize("path", RECORDED[:1], ids=ids)
def test_A_203_a_changed_game_is_not_loaded(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    last = next(number for number, line in enumerate(lines) if line == "position:\n") - 1
    with pytest.raises(TextError):
        saved.read("".join([*lines[:last], *lines[last + 1 :]]), lambda name: _game(name).desk("checked"))
    longer = [*lines[: last + 1], f"{lines[last].partition(' ')[0]} white: end_turn\n", *lines[last + 1 :]]
    with pytest.raises(OstrovError):
        saved.read("".join(longer), lambda name: _game(name).desk("checked"))


NEW = {
    "two-editor": ({"players": "2", "objective_1": "editor", "objective_2": "beryl_omara"}, "editor", 3, "put_away"),
    "three-first-edition": (
        {"players": "3", "edition": "first", "empty_hand": "played_only", "objective_1": "aarhant"},
        "any",
        1,
        "played",
    ),
    "four-first-game": ({"players": "4", "expand_mix": "and_or", "objectives": "first_game"}, "any", 1, "played"),
}

if __name__ == "__main__":
    for name, (options, how, first_key, wanted) in NEW.items():
        for key in range(first_key, first_key + 12):
            history = played(_game("anno1800"), options, how, key)
            over = history.position
            print(name, key, over.turns, over.ended, [over.score(seat) for seat in over.seats], flush=True)
            if over.ended == wanted:
                FOLDER.mkdir(exist_ok=True)
                saved.store(FOLDER / f"{name}.txt", saved.write(history, {"key": str(key), "how": how}))
                break
