"""What deploy/ holds does what it says, as far as this machine can run it: the commands, and the unit's grammar."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from ostrov.server import page

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = (DEPLOY / "ostrov.service").read_text(encoding="utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def of_unit() -> list[str]:
    [line] = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    return shlex.split(line)


def of_container() -> list[str]:
    [line] = re.findall(r"^ENTRYPOINT (.*)$", CONTAINER, re.MULTILINE)
    found: list[str] = json.loads(line)
    return found


@pytest.mark.parametrize("command", [of_unit(), of_container()], ids=["systemd", "container"])
def test_the_command_serves_is_healthy_and_ends_when_told(command: list[str], tmp_path: Path) -> None:
    """With a folder and a free port of this test; `0.0.0.0` is for a container only."""
    changed = {"--data": str(tmp_path), "--port": "0", "--host": "127.0.0.1"}
    words = [changed.get(before, word) for before, word in zip(["", *command], command, strict=False)]
    words[0] = str(Path(sys.executable).parent / Path(command[0]).name)
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1].rstrip("/")
            [check] = re.findall(r"^HEALTHCHECK CMD python -c \"(.*)\"$", CONTAINER, re.MULTILINE)
            asked = check.replace("http://127.0.0.1:8000", address)
            assert asked != check
            subprocess.run([sys.executable, "-c", asked], check=True)
        finally:
            process.send_signal(getattr(signal, re.findall(r"^STOPSIGNAL (\w+)$", CONTAINER, re.MULTILINE)[0]))
            said = process.communicate(timeout=60)[1]
    assert process.returncode == 0, said
    first = 0 if page.is_built() else 1  # a checkout without its page says so in words
    for line in said.splitlines()[first:]:
        assert set(json.loads(line)) >= {"at", "level", "message"}, "a log line is an object"


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here")
    unit = tmp_path / "ostrov.service"
    unit.write_text(UNIT.replace(of_unit()[0], dev.environment_python().resolve().as_posix()), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_container_installs_the_wheel_that_the_checkout_builds() -> None:
    assert 'pip install --no-cache-dir "$(ls /tmp/ostrov-*.whl)[fast]"' in CONTAINER
    assert re.search(r"^USER ostrov$", CONTAINER, re.MULTILINE), "not as root"
