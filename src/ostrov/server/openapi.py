"""The document of the API, docs/openapi.json: `python -m ostrov.server.openapi` writes it anew."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ostrov.server.api import ENDPOINTS
from ostrov.server.asking import document
from ostrov.server.messages import ClientMessage, ServerMessage

FILE = Path("docs") / "openapi.json"  # in the checkout


def made() -> dict[str, Any]:
    """The document made from the types."""
    return document(ENDPOINTS, (ClientMessage, ServerMessage))


def written() -> str:
    return json.dumps(made(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else FILE).write_text(written(), encoding="utf-8")
