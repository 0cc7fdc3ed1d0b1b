"""Makes the screens of docs/screens anew: `.venv/bin/python -m tests.web.screens [FOLDER]`. Look at each afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.serving import serving
from tests.web import situations

ROOT = Path(__file__).parents[2]
SHOTS = "pictures.shots.ts"


def main(folder: Path) -> int:
    subprocess.run([sys.executable, str(ROOT / "web" / "make.py"), "build"], check=True)
    with tempfile.TemporaryDirectory() as temporary, serving(Path(temporary)) as served:
        moments = Path(temporary) / "moments.json"
        situations.main([str(moments)])
        variables = {
            **os.environ,
            "OSTROV_SERVER": f"{served.address}/",
            "OSTROV_CHROMIUM": os.environ.get("OSTROV_CHROMIUM") or shutil.which("chromium") or "chromium",
            "OSTROV_MOMENTS": str(moments),
            "OSTROV_SCREENS": str(folder.resolve()),
        }
        return subprocess.call([sys.executable, str(ROOT / "web" / "make.py"), "browser", SHOTS], env=variables)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screens"))
