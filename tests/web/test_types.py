"""The page knows exactly the messages the server has."""

from tests.web import typescript


def test_the_pages_types_are_those_of_the_server() -> None:
    now = typescript.FILE.read_text(encoding="utf-8")
    assert now == typescript.whole(), "run `.venv/bin/python -m tests.web.typescript` and look at the difference"
