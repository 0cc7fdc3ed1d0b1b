"""The house keeps its promises: dev.py, the lock files, the architecture contracts."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev

ROOT = Path(__file__).parents[2]
PLANTED_HOST = ".".join(["pypi", "org"])  # in two parts, so that the check does not find it here


# ---------------------------------------------------------------------------------------------- this Python


def test_the_oldest_python_it_speaks_to_can_read_the_whole_file() -> None:
    ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_old_python_gets_one_sentence_and_a_failing_status() -> None:
    pretend = "import sys, dev; sys.version_info = (3, 8, 18); sys.argv = ['dev.py', 'play']; sys.exit(dev.main())"
    done = subprocess.run([sys.executable, "-c", pretend], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == ""
    assert re.fullmatch(
        r"Ostrov needs Python 3\.11 or newer, and this is Python 3\.8\.18: [^\n]+\.\n",
        done.stderr,
    )


@pytest.mark.parametrize(
    ("version", "welcome"),
    [((3, 10, 13), False), ((3, 11, 0), True), ((3, 13, 0), True), ((4, 0, 0), True), ((2, 7, 18), False)],
)
def test_the_version_decides(version: tuple[int, int, int], welcome: bool) -> None:
    assert (dev.refusal_of_this_python(version) is None) == welcome


def test_the_refusal_and_the_package_name_the_same_oldest_python() -> None:
    assert project()["requires-python"] == ">=" + ".".join(map(str, dev.OLDEST_PYTHON))


def test_a_python_without_ensurepip_is_told_which_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    find_spec = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else find_spec(name))
    with pytest.raises(dev.DevError, match=r"without ensurepip.*apt install python3\.\d+-venv"):
        dev.make_environment()


# ---------------------------------------------------------------------------------------------- the environment


class Workshop:
    """A checkout in a temporary folder, where making and installing are only written down."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.done: list[str] = []
        self.options: list[set[str]] = []
        self.pip_fails = False
        for name in (dev.PLAY_LOCK, dev.DEV_LOCK, "pyproject.toml", "examples/tiny/pyproject.toml"):
            self.write(name, f"first {name}")

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def make_environment(self) -> None:
        self.done.append("clear")
        dev.environment_python().parent.mkdir(parents=True, exist_ok=True)
        dev.environment_python().touch()

    def pip(self, *arguments: str) -> None:
        if self.pip_fails:
            raise dev.DevError("pip failed")
        places = [Path(argument).relative_to(self.root).as_posix() for argument in arguments if os.sep in argument]
        self.done.append(" ".join(places))
        self.options.append({argument for argument in arguments if argument.startswith("--")})

    def set_up(self, kind: str) -> list[str]:
        """What is done for this kind, now."""
        self.done = []
        dev.set_up(kind)
        return self.done


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "ENVIRONMENT", tmp_path / ".venv")
    monkeypatch.setattr(dev, "PROGRAMS", tmp_path / ".venv" / "bin")
    monkeypatch.setattr(dev, "STAMP", tmp_path / ".venv" / "made-from.json")
    shop = Workshop(tmp_path)
    monkeypatch.setattr(dev, "make_environment", shop.make_environment)
    monkeypatch.setattr(dev, "pip", shop.pip)
    return shop


PROJECTS = ". examples/tiny"


def test_the_first_start_makes_everything_and_the_second_nothing(workshop: Workshop) -> None:
    assert workshop.set_up("play") == ["clear", "requirements.lock", PROJECTS]
    assert workshop.set_up("play") == []


def test_packages_come_by_their_hashes_and_projects_without_looking_anything_up(workshop: Workshop) -> None:
    workshop.set_up("play")
    packages, projects = workshop.options
    assert "--require-hashes" in packages
    assert projects == {"--no-deps", "--no-build-isolation", "--editable"}


def test_the_tests_add_to_what_play_made_and_play_needs_nothing_more(workshop: Workshop) -> None:
    workshop.set_up("play")
    assert workshop.set_up("dev") == ["requirements-dev.lock", PROJECTS]
    assert workshop.set_up("dev") == []
    assert workshop.set_up("play") == []


@pytest.mark.parametrize("name", [dev.PLAY_LOCK, dev.DEV_LOCK])
def test_a_changed_lock_starts_afresh(workshop: Workshop, name: str) -> None:
    workshop.set_up("dev")
    workshop.write(name, "second")
    assert workshop.set_up("dev") == ["clear", "requirements-dev.lock", PROJECTS]


def test_play_does_not_mind_a_change_of_the_lock_it_does_not_use(workshop: Workshop) -> None:
    workshop.set_up("dev")
    workshop.write(dev.DEV_LOCK, "second")
    assert workshop.set_up("play") == []


def test_a_changed_project_is_installed_again_without_clearing(workshop: Workshop) -> None:
    workshop.set_up("dev")
    workshop.write("pyproject.toml", "second")
    assert workshop.set_up("dev") == [PROJECTS]
    workshop.write("examples/another/pyproject.toml", "first")
    assert workshop.set_up("dev") == [". examples/another examples/tiny"]
    assert workshop.set_up("dev") == []


def test_an_example_that_went_away_starts_afresh(workshop: Workshop) -> None:
    workshop.set_up("play")
    (workshop.root / "examples/tiny/pyproject.toml").unlink()
    assert workshop.set_up("play") == ["clear", "requirements.lock", "."]


def test_another_python_starts_afresh(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    workshop.set_up("play")
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert workshop.set_up("play")[0] == "clear"


def test_an_environment_that_was_moved_starts_afresh(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    workshop.set_up("play")
    moved = workshop.root / "moved"
    dev.ENVIRONMENT.rename(moved)
    monkeypatch.setattr(dev, "ENVIRONMENT", moved)
    monkeypatch.setattr(dev, "PROGRAMS", moved / "bin")
    monkeypatch.setattr(dev, "STAMP", moved / "made-from.json")
    assert workshop.set_up("play")[0] == "clear"


@pytest.mark.parametrize("before", ["play", "dev"])
@pytest.mark.parametrize("after", ["play", "dev"])
def test_an_interrupted_set_up_is_mended_by_running_it_again(workshop: Workshop, before: str, after: str) -> None:
    workshop.set_up(before)
    workshop.write(dev.PLAY_LOCK, "second")
    workshop.pip_fails = True
    with pytest.raises(dev.DevError):
        workshop.set_up(before)
    workshop.pip_fails = False
    assert workshop.set_up(after)[0] == "clear"
    assert workshop.set_up(after) == []


def test_an_interrupted_upgrade_from_play_to_dev_is_mended_too(workshop: Workshop) -> None:
    workshop.set_up("play")
    workshop.pip_fails = True
    with pytest.raises(dev.DevError):
        workshop.set_up("dev")
    workshop.pip_fails = False
    assert workshop.set_up("play")[0] == "clear"


@pytest.mark.parametrize("damage", ["", "{", "[]", "7"])
def test_a_damaged_stamp_starts_afresh(workshop: Workshop, damage: str) -> None:
    workshop.set_up("play")
    dev.STAMP.write_text(damage, encoding="utf-8")
    assert workshop.set_up("play")[0] == "clear"


def test_an_environment_that_lost_its_python_starts_afresh(workshop: Workshop) -> None:
    workshop.set_up("play")
    dev.environment_python().unlink()
    assert workshop.set_up("play")[0] == "clear"


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        (
            "WARNING: Retrying (Retry(total=4, connect=None)) … [Errno -3] Temporary failure in name resolution",
            "network",
        ),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "do not use it"),
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: something else", "own words stand above"),
    ],
)
def test_a_failing_pip_is_answered_with_what_to_do(said: str, advice: str) -> None:
    assert advice in dev.advice_on_pip(said)


def test_pip_without_a_network_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real pip, sent to a port where nobody listens."""
    monkeypatch.setattr(dev, "environment_python", lambda: Path(sys.executable))
    nowhere = ["--isolated", "--index-url", "http://127.0.0.1:9/", "--retries", "1", "--timeout", "1"]
    with pytest.raises(dev.DevError, match="could not reach the package index"):
        dev.pip("download", "--dest", str(tmp_path), *nowhere, "ostrov-of-nowhere")


# ---------------------------------------------------------------------------------------------- the commands


Became = list[tuple[list[str], dict[str, str]]]


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> Became:
    """What dev.py would have gone on as, with the environment already made."""
    seen: Became = []

    def become(command: Sequence[str], **more: str) -> int:
        seen.append((list(command), more))
        return 0

    monkeypatch.setattr(dev, "set_up", lambda kind: None)
    monkeypatch.setattr(dev, "become", become)
    monkeypatch.chdir(ROOT)
    return seen


def test_long_becomes_a_variable_and_the_rest_goes_to_pytest(became: Became) -> None:
    assert dev.run(["test", "-k", "robber", "--long", "-x"]) == 0
    [(command, more)] = became
    assert command[1:] == ["-m", "pytest", "-k", "robber", "-x"]
    assert more == {"OSTROV_LONG": "1"}


def test_play_hands_its_arguments_on(became: Became) -> None:
    assert dev.run(["play", "play", "--lang", "cs"]) == 0
    assert became == [([dev.program("ostrov"), "play", "--lang", "cs"], {})]


def test_serving_brings_the_page_up_to_date_first(became: Became, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def call(command: list[str], **_more: object) -> int:
        called.append(command)
        return 0

    monkeypatch.setattr("subprocess.call", call)
    assert dev.run(["play", "serve", "--port", "8000"]) == 0
    assert called == [dev.make_page("build")]
    assert became == [([dev.program("ostrov"), "serve", "--port", "8000"], {})]


@pytest.mark.parametrize("arguments", [["tset"], ["setup", "--fast"], ["wheel", "x"], ["check", "formatt"]])
def test_a_misspelt_wish_is_refused(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "set_up", lambda kind: None)
    with pytest.raises(dev.DevError):
        dev.run(arguments)


def test_children_find_the_programs_of_the_environment_first() -> None:
    assert dev.child_environment()["PATH"].split(os.pathsep)[0] == str(dev.PROGRAMS)


def test_check_runs_to_the_end_and_fails_if_one_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fails = [sys.executable, "-c", "print('what is wrong'); raise SystemExit(3)"]
    works = [sys.executable, "-c", "print('not shown')"]
    missing = [str(ROOT / "no-such-program")]
    monkeypatch.setattr(dev, "set_up", lambda kind: None)
    monkeypatch.setattr(
        dev, "checks", lambda: [dev.Check("one", fails), dev.Check("two", missing), dev.Check("three", works)]
    )
    assert dev.run(["check"]) == 1
    printed = capsys.readouterr().out
    assert re.search(r"FAILED  one .*what is wrong.*FAILED  two .*ok      three", printed, re.DOTALL)
    assert "2 of 3 checks failed: one, two." in printed
    assert "not shown" not in printed
    assert dev.run(["check", "three"]) == 0


# ---------------------------------------------------------------------------------------------- no host names


def test_no_file_of_this_repository_names_a_registry(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.hosts([]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "line", "fault"),
    [
        ("README.md", f"get it from https://{PLANTED_HOST}/project/ostrov", True),
        ("README.md", f"get it from {PLANTED_HOST.upper()}", True),
        ("README.md", "see https://example.com/", False),
        ("requirements.lock", "--find-links somewhere", True),
        ("requirements.lock", "thing @ https://example.com/thing.whl", True),
        ("requirements.lock", "numpy==2.4.6 \\", False),
    ],
)
def test_a_planted_host_name_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, line: str, fault: bool
) -> None:
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    (tmp_path / ".gitignore").write_text("ignored\n", encoding="utf-8")
    (tmp_path / "ignored").write_text(PLANTED_HOST, encoding="utf-8")
    (tmp_path / name).write_text(f"first line\n{line}\n", encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    assert dev.hosts([]) == fault


# ---------------------------------------------------------------------------------------------- the lock files


def pyproject() -> dict[str, Any]:
    """The project's own pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def project() -> dict[str, Any]:
    """What it says of the package."""
    table: dict[str, Any] = pyproject()["project"]
    return table


def entries(lock: str) -> list[str]:
    """A lock file's entries, each on one line with its hashes."""
    lines = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def pins(lock: str) -> set[tuple[str, str]]:
    """The packages and versions a lock file holds."""
    requirements = [Requirement(entry.split("--hash")[0]) for entry in entries(lock)]
    return {(canonicalize_name(each.name), str(each.specifier)) for each in requirements}


@pytest.mark.parametrize("lock", [dev.PLAY_LOCK, dev.DEV_LOCK])
def test_each_package_is_pinned_with_hashes(lock: str) -> None:
    assert len(entries(lock)) > 5
    for entry in entries(lock):
        assert re.match(r"[A-Za-z0-9._-]+==[^ ]+ .*--hash=sha256:[0-9a-f]{64}", entry), entry


def test_the_lock_of_the_tests_holds_all_of_the_lock_of_play() -> None:
    assert pins(dev.PLAY_LOCK) < pins(dev.DEV_LOCK)


@pytest.mark.parametrize(
    ("lock", "groups"), [(dev.PLAY_LOCK, ["build"]), (dev.DEV_LOCK, ["build", "dev"])], ids=["play", "dev"]
)
def test_the_lock_keeps_what_pyproject_asks_for(lock: str, groups: list[str]) -> None:
    """A package added to pyproject.toml without `python3 dev.py lock` is found here."""
    asked = [*project()["dependencies"], *project()["optional-dependencies"]["fast"]]
    asked += [line for group in groups for line in pyproject()["dependency-groups"][group]]
    locked = pins(lock)
    for requirement in map(Requirement, asked):
        versions = [pin.removeprefix("==") for name, pin in locked if name == canonicalize_name(requirement.name)]
        assert versions, f"{requirement} is not in {lock}: run python3 dev.py lock"
        assert all(requirement.specifier.contains(version) for version in versions), requirement


# ---------------------------------------------------------------------------------------------- the architecture


CLEAN_HOUSE = {
    "cli": "from ostrov import bots, games",
    "bots/__init__": "from ostrov import games\nfrom ostrov.engine import link",
    "games/__init__": "from ostrov import engine",
    "games/one/__init__": "from ostrov.games.one import state",
    "games/one/state": "from ostrov.engine import link",
    "games/two/__init__": "",
    "engine/__init__": "",
    "engine/link": "import numba",
}


def architecture(root: Path, house: dict[str, str]) -> str:
    """What import-linter says of a house of these modules under the project's own contracts."""
    package = root / "src" / "ostrov"
    for name, text in {"__init__": "", **house}.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).with_suffix(".py").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [dev.program("lint-imports"), "--no-cache", "--no-logo", "--config", str(ROOT / "pyproject.toml")],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
    )
    assert (done.returncode == 0) == ("0 broken" in done.stdout), done.stdout + done.stderr
    return done.stdout


def test_an_orderly_house_keeps_all_contracts(tmp_path: Path) -> None:
    assert "4 kept, 0 broken" in architecture(tmp_path, CLEAN_HOUSE)


@pytest.mark.parametrize(
    ("module", "planted", "broken"),
    [
        ("engine/link", "import ostrov.games", "Dependencies point one way"),
        ("bots/__init__", "import ostrov.cli", "Dependencies point one way"),
        ("cli", "import ostrov.games.one.state", "Rooms ask the registry"),
        ("bots/__init__", "from ostrov.games.one import state", "Rooms ask the registry"),
        ("games/two/__init__", "import ostrov.games.one", "No game imports another"),
        ("games/one/state", "import numba.core", "Rule files know nothing of compilers"),
        ("attic", "", "Dependencies point one way"),
    ],
)
def test_a_planted_import_breaks_a_contract(tmp_path: Path, module: str, planted: str, broken: str) -> None:
    said = architecture(tmp_path, {**CLEAN_HOUSE, module: f"{CLEAN_HOUSE.get(module, '')}\n{planted}\n"})
    assert re.search(rf"{broken}.*BROKEN", said), said
