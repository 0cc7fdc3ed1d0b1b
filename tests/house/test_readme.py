"""What the README promises is true: its lines of Python run, its commands exist, its links lead somewhere."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from ostrov.cli import COMMANDS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]


def test_the_ten_lines_play_a_turn() -> None:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code is not None
    assert len([line for line in code[1].splitlines() if line.strip()]) <= 12
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code[1], "README.md", "exec"), {})
    assert "hand ?" in printed.getvalue()
    assert "M-030" in printed.getvalue()
    assert printed.getvalue().endswith("('blue',) ['doubt', 'believe']\n")


def test_the_commands_exist() -> None:
    named = set(re.findall(r"^ostrov ([a-z-]+)", README, re.MULTILINE))
    assert named
    assert named <= set(COMMANDS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_the_tiny_game_stays_tiny() -> None:
    """At most 300 lines of Python, blank ones apart, tests and words apart."""
    files = (ROOT / "examples" / "smugglers" / "src").rglob("*.py")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 300
