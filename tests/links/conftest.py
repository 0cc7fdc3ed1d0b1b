"""Kernels of big games take minutes to compile and assemble: a process beside the tests begins with the first test."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

REPORT = "import json, sys; from ostrov import load; from ostrov.engine.gpu import report; "
REPORT += "print(json.dumps(report(load(sys.argv[1]))))"


class Kernels:
    """The reports of some games' kernels, one made after the other."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1)
        self._reports: dict[str, Future[dict[str, Any]]] = {}
        self._running: subprocess.Popen[str] | None = None

    def begin(self, name: str) -> Future[dict[str, Any]]:
        if name not in self._reports:
            self._reports[name] = self._pool.submit(self._report, name)
        return self._reports[name]

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._running is not None:
            self._running.kill()

    def _report(self, name: str) -> dict[str, Any]:
        command = [sys.executable, "-c", REPORT, name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as self._running:
            out, err = self._running.communicate()
        assert self._running.returncode == 0, err
        found: dict[str, Any] = json.loads(out)
        return found


KERNELS = pytest.StashKey[Kernels]()


def pytest_collection_finish(session: pytest.Session) -> None:
    config = session.config
    config.stash[KERNELS] = Kernels()
    ahead = not config.option.collectonly and not hasattr(config, "workerinput")  # workers of xdist would all do it
    for item in session.items if ahead else []:
        if isinstance(item, pytest.Function) and item.originalname == "test_the_kernel_fits_a_card":
            config.stash[KERNELS].begin(str(item.callspec.params["name"]))


def pytest_unconfigure(config: pytest.Config) -> None:
    if KERNELS in config.stash:
        config.stash[KERNELS].stop()


@pytest.fixture
def kernels(pytestconfig: pytest.Config) -> Kernels:
    return pytestconfig.stash[KERNELS]
