"""`ostrov box`: a file to fill in, and whether a game can be played with it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ostrov.cli import main


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("game", ["smugglers", "anno1800"])  # random games of Anno hardly ever end
def test_a_template_is_a_file_that_can_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    assert main(["box", "template", game]) == 0
    file = written(tmp_path, capsys.readouterr().out)
    assert main(["box", "check", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["changed"], found["games played"]) == (game, [], 2)


def test_what_a_file_changes_is_told_and_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(
        tmp_path, 'box = "shipyard"\n[rings.crew]\nspaces = ["stoker", "captain", "soldier", "businessman"]\n'
    )
    assert main(["box", "check", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["changed"], found["values given"]) == (["rings.crew.spaces"], 1)
    assert found["still reconstructed"] > 100


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "[gear]\nteeth_per_rotation = 10\n",
            r"mine\.toml does not say which game it is for; its first line",
        ),
        ('box = "chess"\n', "No game is called 'chess'"),
        ('box = "shipyard"\n[gear]\nteeth = 10\n', r"mine\.toml: gear: teeth is not in the box"),
        ('box = "shipyard"\n[gear]\nteeth_per_rotation = "ten"\n', "teeth_per_rotation is a whole number, not a text"),
        ("box = [", r"mine\.toml: "),
    ],
)
def test_what_is_wrong_with_a_file_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, says: str
) -> None:
    assert main(["box", "check", str(written(tmp_path, text))]) == 1
    told = capsys.readouterr().err
    assert re.search(says, told), told
    assert told.count("\n") == 1


def test_a_file_for_another_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, 'box = "shipyard"\n')
    assert main(["simulate", "catan", "--box", str(file), "--games", "1"]) == 1
    assert "is a box of shipyard, not of catan" in capsys.readouterr().err
