"""What all tests share: a cache of compiled rules of their own, and the long runs on request."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

os.environ.setdefault("OSTROV_CACHE", str(Path(sys.prefix) / "ostrov-cache"))  # not the user's own

LONG = os.environ.get("OSTROV_LONG") == "1"  # `python3 dev.py test --long`


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long runs are done by hand: `dev.py test --long`."""
    if LONG:
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="a long run: python3 dev.py test --long"))
