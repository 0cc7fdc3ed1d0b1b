"""`ostrov new-game` makes a game that keeps the laws and can be played at once; refusals are one sentence.

The made game is installed as `pip install` does it, but into a folder of its own, and everything about it runs in
processes of their own that find it there.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from ostrov import new_game
from ostrov.engine.errors import GameError

PLAY = "from ostrov import load; from ostrov.terminal import play; raise SystemExit(play(load('lighthouse'), key=3))"
NAMES = [("lighthouse", None), ("q", None), ("catan2nd", "Z"), ("a" * new_game.LONGEST, None)]


def make(*given: str) -> int:
    """`ostrov new-game …`"""
    parser = argparse.ArgumentParser()
    new_game.add_arguments(parser)
    return new_game.command(parser.parse_args(given))


class Installed:
    """A made game and the folder it is installed in."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder = folder
        self.site = site

    def run(self, *command: str, typed: str = "", compiled: bool = False) -> str:
        """What a command says, in the game's folder; it must not fail."""
        places = [self.folder / "src", self.site] if compiled else [self.folder / "src", self.site, self.site / "slow"]
        variables = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, places)),
            "XDG_STATE_HOME": str(self.site / "state"),
            "OSTROV_LAW_GAMES": "100",
            "PYTHONIOENCODING": "utf-8",
            "LC_ALL": "en",
        }
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=variables,
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        assert done.returncode == 0, f"{' '.join(command)} failed:\n{done.stdout}"
        return done.stdout


@pytest.fixture(scope="module")
def lighthouse(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The game, installed where there is no compiler: compiling it takes longer than all tests here."""
    game = Installed(tmp_path_factory.mktemp("made") / "lighthouse", tmp_path_factory.mktemp("site"))
    make("lighthouse", "--folder", str(game.folder))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    game.run(*pip, "--no-deps", "--no-build-isolation", "--no-index", "--target", str(game.site), ".")
    (game.site / "slow").mkdir()
    (game.site / "slow" / "numba.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    return game


# --- the game that is made ---------------------------------------------------------------------------------------


def test_it_is_found_beside_the_others(lighthouse: Installed) -> None:
    assert re.search(r"^lighthouse  rules 1,", lighthouse.run(dev.program("ostrov"), "games"), re.MULTILINE)


def test_the_wheel_holds_all_that_belongs_to_it(lighthouse: Installed) -> None:
    source, wheel = lighthouse.folder / "src" / "lighthouse", lighthouse.site / "lighthouse"
    kept = {path.relative_to(source) for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert {Path("rules.toml"), Path("data/box.toml"), Path("words/ru.ftl"), Path("py.typed")} < kept
    assert all((wheel / path).is_file() for path in kept)


def test_it_keeps_the_laws(lighthouse: Installed) -> None:
    said = lighthouse.run(dev.program("ostrov"), "laws", "lighthouse", "--games", "5")
    assert "link: checked" in said
    assert "broken: 0" in said


def test_it_keeps_to_the_dialect(lighthouse: Installed) -> None:
    assert lighthouse.run(dev.program("ostrov"), "lint", "lighthouse") == "lighthouse: 0 findings in the dialect.\n"


def test_its_ledger_has_no_gaps(lighthouse: Installed) -> None:
    assert lighthouse.run(dev.program("ostrov"), "rules", "lighthouse", "--gaps") == "No gaps in lighthouse.\n"


def test_its_own_tests_pass(lighthouse: Installed) -> None:
    said = lighthouse.run(sys.executable, "-m", "pytest", "-p", "no:cacheprovider")
    assert "smugglers" not in said  # its law suite is about itself
    assert re.search(r"= \d\d passed in", said)


def test_a_whole_game_by_typed_commands(lighthouse: Installed) -> None:
    said = lighthouse.run(sys.executable, "-c", PLAY, typed="why stop\n" + "draw\nstop\n" * 60 + "\n")
    assert said.startswith("Lighthouse. ")
    assert "Red is dealt a card: " in said
    assert "Blue is dealt a card.\n" in said  # but not which
    assert "L-011" in said
    assert "Red stops and keeps" in said
    assert "The pile is empty." in said
    assert re.search(r"^  1\. .*\(kept \d+, secret card \d+\)$", said, re.MULTILINE), said[-2000:]


@pytest.mark.long
def test_it_keeps_the_laws_compiled_and_its_types(lighthouse: Installed) -> None:
    laws = (dev.program("ostrov"), "laws", "lighthouse", "--games", "1000", "--link", "cpu")
    said = lighthouse.run(*laws, compiled=True)
    assert "broken: 0" in said
    assert "Success" in lighthouse.run(dev.program("mypy"))


# --- what is made of the template --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "letter"), NAMES)
def test_names_and_letters_reach_every_file_and_keep_it_clean(name: str, letter: str | None, tmp_path: Path) -> None:
    new_game.new_game(name, tmp_path / "deep" / "down", letter)
    files = [path for path in (tmp_path / "deep" / "down").rglob("*") if path.is_file()]
    assert len(files) == len(list(new_game.template()))
    for path in files:
        content = path.read_text(encoding="utf-8")
        assert not re.search(r"NAME|TITLE|LETTER", f"{path.relative_to(tmp_path)} {content}"), path
    for clean in (["check"], ["format", "--check"]):
        subprocess.run([dev.program("ruff"), *clean, "--no-cache", str(tmp_path)], check=True)
    ledger = (tmp_path / "deep" / "down" / "src" / name / "rules.toml").read_text(encoding="utf-8")
    assert f'id = "{letter or name[0].upper()}-001"' in ledger


def test_the_next_three_commands_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "my games" / "lamp"
    assert make("lighthouse", "--folder", str(folder)) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-3:] == [f"  pip install -e '{folder}'", "  ostrov laws lighthouse", "  ostrov play lighthouse"]


def test_without_a_folder_it_is_made_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    make("lighthouse")
    assert [path.name for path in tmp_path.iterdir()] == ["lighthouse"]


def test_the_readme_says_in_ten_lines_what_to_do_next() -> None:
    lines = dict(new_game.template())["README.md"].splitlines()
    assert sum(bool(line.strip()) for line in lines[1:]) == 10


# --- refusals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "plain lower-case word"),
        ("Lighthouse", "plain lower-case word"),
        ("light house", "plain lower-case word"),
        ("light_house", "plain lower-case word"),
        ("../light", "plain lower-case word"),
        ("7up", "plain lower-case word"),
        ("maják", "plain lower-case word"),
        ("light\n", "plain lower-case word"),
        ("a" * (new_game.LONGEST + 1), "at most"),
        ("class", "a word of Python itself"),
        ("random", "a module of Python itself"),
        ("smugglers", "is installed already"),
        ("numpy", "is an installed package"),
        ("ostrov", "is an installed package"),
    ],
)
def test_a_name_that_cannot_be(name: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(GameError, match=reason) as refused:
        new_game.new_game(name, tmp_path / "made")
    assert re.fullmatch(r"[^\n]+\.", str(refused.value))
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("letter", ["", "l", "LL", "É", "7"])
def test_a_letter_that_cannot_be(letter: str, tmp_path: Path) -> None:
    with pytest.raises(GameError, match="one letter from A to Z"):
        new_game.new_game("lighthouse", tmp_path / "made", letter)
    assert not (tmp_path / "made").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(GameError, match=r"is not empty; nothing is written over"):
        new_game.new_game("lighthouse", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
    with pytest.raises(GameError, match=r"mine\.txt is a file already"):
        new_game.new_game("lighthouse", tmp_path / "mine.txt")
    with pytest.raises(GameError, match=r"mine\.txt.* cannot be made: "):
        new_game.new_game("lighthouse", tmp_path / "mine.txt" / "below")
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "mine"


def test_an_empty_folder_will_do(tmp_path: Path) -> None:
    new_game.new_game("lighthouse", tmp_path)
    assert (tmp_path / "pyproject.toml").is_file()
