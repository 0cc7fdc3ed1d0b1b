"""Whole games: recorded ones for every way to end, a playthrough of each table, counts of what can be reached."""

from pathlib import Path

import pytest

from ostrov.engine import perft, playthrough, saved
from ostrov.engine.game import Game
from ostrov.games import load

HERE = Path(__file__).parent
RECORDED = sorted((HERE / "recorded").glob("*.txt"))
PLAYTHROUGHS = sorted((HERE / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    history = saved.load(file, lambda name: load(name).desk("checked")).history
    assert history.position.ended == file.stem.partition("-")[0]


def test_every_way_to_end_is_recorded_for_every_number_of_players(smugglers: Game) -> None:
    wanted = {f"{ending}-{players}" for ending in smugglers.endings.words for players in (2, 3, 4)}
    assert {file.stem for file in RECORDED} == wanted


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_playthrough_is_as_it_was(file: Path) -> None:
    """If a rule was meant to change: `ostrov playthrough smugglers --folder …` and read the difference."""
    assert playthrough.check(file, load) == []


def test_every_table_has_a_playthrough(smugglers: Game) -> None:
    names = {playthrough.file_name(smugglers, options) for options in playthrough.tables(smugglers)}
    assert {file.name for file in PLAYTHROUGHS} == names


def test_as_many_positions_can_be_reached_as_ever() -> None:
    assert perft.check(HERE / "perft.toml", load) == []
