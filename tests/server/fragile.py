"""A server in a process of its own, always on the same port and folder, that can be killed at any instant."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from ostrov.client import NotReached, Server
from ostrov.server.limits import UNLIMITED
from ostrov.server.serve import LOOPBACK, house_in, listen, server_of

STARTING = 60.0  # seconds a start may take on a busy machine


class Fragile:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        probe = listen(LOOPBACK, 0)
        self.port = int(probe.getsockname()[1])
        probe.close()
        self.address = f"http://{LOOPBACK}:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", __name__, str(self.folder), str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + STARTING
        while True:
            try:
                Server(self.address).words("en")
                return
            except NotReached:
                assert time.monotonic() < end, "the server does not start"
                time.sleep(0.02)

    def kill(self) -> None:
        """No warning, no last words."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


def main() -> None:
    folder, port = sys.argv[1:]
    house = house_in(Path(folder), compiling=False, tempo=0.0, rates=UNLIMITED)
    asyncio.run(server_of(house).serve(sockets=[listen(LOOPBACK, int(port))]))


if __name__ == "__main__":
    main()
