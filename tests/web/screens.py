"""Makes the screens of docs/screens anew: `.venv/bin/python -m tests.web.screens [FOLDER] [GAMES]`. Look at each."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.server.serving import serving
from tests.web import shipyard_moments, situations

ROOT = Path(__file__).parents[2]
SHOTS = {"catan": "pictures.shots.ts", "shipyard": "shipyard.shots.ts"}


def main(folder: Path, games: Sequence[str]) -> int:
    subprocess.run([sys.executable, str(ROOT / "web" / "make.py"), "build"], check=True)
    with tempfile.TemporaryDirectory() as temporary, serving(Path(temporary)) as served:
        moments = Path(temporary) / "moments.json"
        situations.main([str(moments)])
        every = json.loads(moments.read_text(encoding="utf-8")) | dict(shipyard_moments.moments())
        moments.write_text(json.dumps(every), encoding="utf-8")
        variables = {
            **os.environ,
            "OSTROV_SERVER": f"{served.address}/",
            "OSTROV_CHROMIUM": os.environ.get("OSTROV_CHROMIUM") or shutil.which("chromium") or "chromium",
            "OSTROV_MOMENTS": str(moments),
            "OSTROV_SCREENS": str(folder.resolve()),
        }
        shots = [SHOTS[game] for game in games]
        return subprocess.call([sys.executable, str(ROOT / "web" / "make.py"), "browser", *shots], env=variables)


if __name__ == "__main__":
    GAMES = [word for word in sys.argv[1:] if word in SHOTS]
    FOLDERS = [Path(word) for word in sys.argv[1:] if word not in SHOTS]
    sys.exit(main((FOLDERS or [ROOT / "docs" / "screens"])[0], GAMES or list(SHOTS)))
