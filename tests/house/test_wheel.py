"""Users get a wheel: built here, it works in a fresh environment elsewhere, as pipx would make it."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

import dev

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ostrov"


def run(*command: str | Path, place: Path) -> str:
    """Run a command as a stranger's shell would, and give its output; a failure shows all it said."""
    variables = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=place,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))} failed:\n{done.stdout}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, place=folder)
    [built] = folder.glob("ostrov-*-py3-none-any.whl")
    return built


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment in which only the wheel and what it depends on are installed."""
    environment = tmp_path_factory.mktemp("elsewhere")
    venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(environment)
    programs = environment / dev.PROGRAMS.name
    python = programs / dev.environment_python().name
    command = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "--disable-pip-version-check",
        "install",
        "--quiet",
    ]
    done = subprocess.run([*command, str(wheel)], cwd=environment, capture_output=True, text=True)
    if done.returncode and "reach the package index" in dev.advice_on_pip(done.stderr) and not os.environ.get("CI"):
        pytest.skip("the package index cannot be reached, so the wheel's dependencies cannot be installed")
    assert done.returncode == 0, done.stderr
    return programs


def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(wheel: Path) -> None:
    """Words (.ftl), tables (.toml) and texts among them; the page, where it is built, is all that git does not keep."""
    made = [path for path in (PACKAGE / "server" / "page").rglob("*") if path.is_file()]
    files = [path for path in [*dev.files_in_git(), *made] if path.is_relative_to(PACKAGE)]
    kept = {path.relative_to(ROOT / "src").as_posix() for path in files}
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == kept


def test_the_wheel_carries_the_license(wheel: Path) -> None:
    assert any(name.endswith("/licenses/LICENSE") for name in zipfile.ZipFile(wheel).namelist())


def test_the_installed_program_explains_itself(elsewhere: Path, tmp_path: Path) -> None:
    assert "usage: ostrov" in run(elsewhere / "ostrov", "--help", place=tmp_path).lower()


def test_the_installed_program_lists_the_games_that_came_with_it(elsewhere: Path, tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = run(elsewhere / "ostrov", "games", place=tmp_path)
    for game in project.get("entry-points", {}).get("ostrov.games", {}):
        assert game in listed


def test_the_installed_package_is_not_the_checkout(elsewhere: Path, tmp_path: Path) -> None:
    """Otherwise these tests would say nothing about the wheel."""
    place = run(
        elsewhere / dev.environment_python().name, "-c", "import ostrov; print(ostrov.__file__)", place=tmp_path
    )
    assert Path(place.strip()).is_relative_to(elsewhere.parent)


@pytest.fixture(scope="module")
def with_a_strangers_game(elsewhere: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same environment after somebody installed the tiny game's package into it."""
    project = tmp_path_factory.mktemp("stranger") / "smugglers"
    shutil.copytree(ROOT / "examples" / "smugglers", project, ignore=shutil.ignore_patterns("__pycache__"))
    python = elsewhere / dev.environment_python().name
    command = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "install"]
    done = subprocess.run([*command, "--quiet", "--no-deps", str(project)], capture_output=True, text=True)
    if done.returncode and "reach the package index" in dev.advice_on_pip(done.stderr) and not os.environ.get("CI"):
        pytest.skip("the package index cannot be reached, so the game cannot be built")
    assert done.returncode == 0, done.stderr
    return elsewhere


def test_a_strangers_game_is_found_and_keeps_the_laws(with_a_strangers_game: Path, tmp_path: Path) -> None:
    programs = with_a_strangers_game
    assert "smugglers" in run(programs / "ostrov", "games", place=tmp_path)
    laws = run(programs / "ostrov", "laws", "smugglers", "--games", "2", "--json", place=tmp_path)
    assert json.loads(laws)["broken"] == 0


def test_a_strangers_game_is_playable_at_once(with_a_strangers_game: Path, tmp_path: Path) -> None:
    """Without a compiler: the wheel's own dependencies do not hold one."""
    found = run(with_a_strangers_game / "ostrov", "simulate", "smugglers", "--games", "5", "--json", place=tmp_path)
    assert (json.loads(found)["finished"], json.loads(found)["link"]) == (5, "checked")
