#!/usr/bin/env python3
"""Installs Ostrov from the wheels beside this file: no network, no compiler, no Node, no git.

python3 install.py [FOLDER]      into FOLDER, without a name into `installed` beside this file
"""

# An old Python must get as far as the sentence that says so: nothing here may need more than Python 3.7.
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
WHEELS = HERE / "wheels"
OLDEST_PYTHON = (3, 11)


def refusal() -> str:
    """Why nothing can be installed here; empty if it can."""
    from importlib.util import find_spec

    if sys.version_info < OLDEST_PYTHON:
        return "Ostrov needs Python 3.11 or newer, and this is {}.{}: run install.py with a newer one.".format(
            *sys.version_info[:2]
        )
    if find_spec("ensurepip") is None or find_spec("venv") is None:
        return "This Python came without venv: install the system package that holds it (python3-venv), then try again."
    return ""


def install(python: Path, what: str) -> str:
    """What pip said when it failed; empty when it did not."""
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    command += ["--no-index", "--find-links", str(WHEELS), what]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout if done.returncode else ""


def main() -> int:
    refused = refusal()
    if refused:
        print(refused)
        return 1
    import venv

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "installed"
    programs = folder.resolve() / ("Scripts" if os.name == "nt" else "bin")
    venv.EnvBuilder(with_pip=True, clear=True, symlinks=os.name != "nt").create(folder)
    python = programs / ("python.exe" if os.name == "nt" else "python")
    if install(python, "ostrov[fast]"):
        said = install(python, "ostrov")
        if said:
            print(said)
            print("These wheels are not for this machine or this Python: take the file that names both.")
            return 1
        print("There is no Numba for this machine here, so bots that search, journeyman and master, do not play.")
    print(f"Ostrov is installed. Start it with:\n  {programs / 'ostrov'} serve --lan")
    return 0


if __name__ == "__main__":
    sys.exit(main())
