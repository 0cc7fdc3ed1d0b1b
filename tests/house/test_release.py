"""From the release file alone, without network, compiler, Node or git, a table is playable. Long: it fetches wheels."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import dev
from ostrov.client import Server
from ostrov.server import messages as m

ROOT = Path(__file__).parents[2]
PYTHON = Path(sys.base_prefix) / "bin" / f"python{sys.version_info.major}.{sys.version_info.minor}"
ALONE = {"PATH": "", "PIP_INDEX_URL": "http://127.0.0.1:9/none", "HOME": "/nonexistent", "LANG": "C.UTF-8"}


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The release file of this checkout, unpacked."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), "release"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert done.returncode == 0
    folder = tmp_path_factory.mktemp("release")
    with zipfile.ZipFile(done.stdout.splitlines()[-1]) as file:
        file.extractall(folder)
    [unpacked] = folder.iterdir()
    return unpacked


def installed(release: Path, folder: Path) -> str:
    """What the installer said; it runs as on a machine that has Python and nothing else."""
    command = [str(PYTHON), str(release / "install.py"), str(folder)]
    done = subprocess.run(command, env=ALONE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
    return done.stdout


@contextmanager
def running(folder: Path, tables: Path) -> Iterator[Server]:
    """The installed server, ended by its id."""
    command = [str(folder / dev.PROGRAMS.name / "ostrov"), "serve", "--port", "0", "--data", str(tables)]
    variables = ALONE | {"OSTROV_CACHE": str(tables / "cache")}
    with subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1].rstrip("/")
            yield Server(address)
        finally:
            process.terminate()


def first_decision(server: Server, game: str) -> None:
    """A table against apprentices, up to the own first action."""
    card = server.game(game).card
    others = {seat: m.NewSeat("bot", level="apprentice") for seat in card.seats[1 : card.players]}
    seats = {card.seats[0]: m.NewSeat("you", name="Eva")} | others
    place = server.open(m.NewTable(game, {"players": str(card.players)}, seats, pace="none"))
    with server.sit(place) as seat:
        seat.begin()
        mirror = seat.wait(lambda found: bool(found.now and found.now.offers), 300)
        assert mirror.now is not None
        seat.act(mirror.now.offers[0].words)


@pytest.mark.long
def test_a_table_is_playable_from_the_release_file_alone(release: Path, tmp_path: Path) -> None:
    began = time.monotonic()
    said = installed(release, tmp_path / "ostrov")
    assert "Ostrov is installed" in said
    assert "Numba" not in said
    with running(tmp_path / "ostrov", tmp_path / "tables") as server:
        page = server.fetch("GET", "/").decode()
        first_decision(server, "catan")
        print(f"From the release file to the first own action of Catan: {time.monotonic() - began:.0f} s")
        assert '<div id="app">' in page
        assert [server.game(game).card.lacking for game in ("catan", "anno1800", "shipyard")] == [[], [], []]


@pytest.mark.long
def test_without_numba_it_plays_too_and_says_which_levels_it_cannot_carry(release: Path, tmp_path: Path) -> None:
    """As on a machine that Numba has no wheel for."""
    poor = tmp_path / "poor"
    shutil.copytree(release, poor)
    for wheel in [*(poor / "wheels").glob("numba-*"), *(poor / "wheels").glob("llvmlite-*")]:
        wheel.unlink()
    began = time.monotonic()
    assert "journeyman and master, do not play" in installed(poor, tmp_path / "ostrov")
    with running(tmp_path / "ostrov", tmp_path / "tables") as server:
        first_decision(server, "catan")
        print(f"Without Numba: {time.monotonic() - began:.0f} s")
        card = server.game("catan").card
        assert (card.bots, card.lacking) == (["random", "apprentice"], ["journeyman", "master"])
    command = [str(tmp_path / "ostrov" / dev.PROGRAMS.name / "ostrov"), "simulate", "catan", "--bots", "master"]
    done = subprocess.run(command, env=ALONE | os.environ, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode != 0
    assert "install ostrov[fast], or use apprentice" in done.stderr


@pytest.mark.long
def test_wheels_for_another_machine_are_one_sentence(release: Path, tmp_path: Path) -> None:
    poor = tmp_path / "poor"
    shutil.copytree(release, poor)
    for wheel in (poor / "wheels").glob("numpy-*"):
        wheel.rename(wheel.with_name("numpy-2.4.0-cp311-cp311-win32.whl"))
    command = [str(PYTHON), str(poor / "install.py"), str(tmp_path / "ostrov")]
    done = subprocess.run(command, env=ALONE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 1
    assert "These wheels are not for this machine" in done.stdout
