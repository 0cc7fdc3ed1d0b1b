"""Whole games in Chromium, against a real server: web/browser/*.test.ts."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ostrov.server.accounts import Accounts
from ostrov.server.settings import KEY_FILE, Settings
from tests.server.serving import Served, compiled, serving
from tests.web import situations
from tests.web.guide import guiding

ROOT = Path(__file__).parents[2]
FILES = [
    pytest.param(path.name, marks=[pytest.mark.long] if ".long." in path.name else [])
    for path in sorted((ROOT / "web" / "browser").glob("*.test.ts"))
]
NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="module")
def chromium() -> str:
    """Where Chromium is; without one the tests are left out, in CI they fail."""
    found = os.environ.get("OSTROV_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        reason = "There is no Chromium: `apt-get install chromium fonts-dejavu-core`, or name one in OSTROV_CHROMIUM."
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
    return str(found)


@pytest.fixture(scope="module")
def served(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    subprocess.run([sys.executable, str(ROOT / "web" / "make.py"), "build"], check=True)
    with serving(tmp_path_factory.mktemp("tables")) as server:
        compiled(server, "smugglers")  # for hints, and how a game went
        yield server


@pytest.fixture(scope="module")
def hosted(served: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose host has decided about this and that."""
    settings = Settings(opening="word", word="tea and rum", keeper="the club", idle_days=2, over_days=3, notice_days=1)
    with serving(tmp_path_factory.mktemp("hosted"), settings=settings) as server:
        origin = server.address.replace("127.0.0.1", "localhost")  # passkeys belong to a name
        server.house.settings = msgspec.structs.replace(settings, origin=origin)
        server.house.accounts = Accounts(server.house)
        yield server


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("moments") / "moments.json"
    situations.main([str(file)])
    return str(file)


@pytest.fixture(scope="module")
def guide(served: Served) -> Iterator[str]:
    with guiding(served.house) as address:
        yield address


@pytest.mark.parametrize("name", FILES)
def test_in_chromium(served: Served, hosted: Served, guide: str, chromium: str, moments: str, name: str) -> None:
    variables = {**os.environ, "OSTROV_SERVER": f"{served.address}/", "OSTROV_CHROMIUM": chromium, "NO_COLOR": "1"}
    key = (hosted.house.folder / KEY_FILE).read_text(encoding="utf-8").strip()
    variables |= {"OSTROV_GUIDE": guide, "OSTROV_MOMENTS": moments}
    variables |= {"OSTROV_HOSTED": f"{hosted.address}/", "OSTROV_HOST_KEY": key}
    command = [sys.executable, str(ROOT / "web" / "make.py"), "browser", name]
    done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
