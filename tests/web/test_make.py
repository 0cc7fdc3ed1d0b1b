"""Building the page: nothing twice, and one sentence when something is missing."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).parents[2] / "web" / "make.py"


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """web/make.py over an empty web folder, with an npm that always works."""
    spec = importlib.util.spec_from_file_location("make", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "node_modules").mkdir()
    (web / "package-lock.json").write_text("{}")
    (web / "src" / "main.ts").write_text("1")
    page = tmp_path / "page"
    page.mkdir()
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(module, "WEB", web)
    monkeypatch.setattr(module, "MODULES", web / "node_modules")
    monkeypatch.setattr(module, "PASSED", web / "node_modules" / ".passed")
    monkeypatch.setattr(module, "PAGE", page)

    def npm(*arguments: str) -> int:
        calls.append(arguments)
        return 0

    monkeypatch.setattr(module, "npm", npm)
    monkeypatch.setattr(module, "calls", calls, raising=False)
    return module


def test_the_page_is_built_once_and_again_after_a_change(make: ModuleType) -> None:
    assert make.main(["build"]) == 0
    assert make.calls == [("ci", "--silent", "--omit=dev"), ("run", "--silent", "build")]
    assert make.main(["build"]) == 0
    assert len(make.calls) == 2
    (make.WEB / "src" / "main.ts").write_text("2")
    assert make.main(["build"]) == 0
    assert make.calls[2:] == [("run", "--silent", "build")]


def test_what_the_checks_fetched_serves_the_build_too(make: ModuleType) -> None:
    assert make.main(["check"]) == 0
    assert make.main(["check"]) == 0
    assert make.main(["build"]) == 0
    assert [call[0] for call in make.calls] == ["ci", "run", "run", "run"]


def test_without_a_network_one_sentence_says_what_to_do(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(make, "npm", lambda *arguments: 1)
    assert make.main(["build"]) == 1
    assert "see that the network works" in capsys.readouterr().err


@pytest.mark.parametrize(("said", "found"), [("v22.12.0", (22, 12)), ("v9.1", (9, 1)), ("nothing", (0, 0))])
def test_the_version_of_node_is_read(make: ModuleType, said: str, found: tuple[int, int]) -> None:
    assert make.version_of(said) == found
