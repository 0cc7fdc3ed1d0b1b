"""A PostgreSQL server of the tests' own: in a folder of theirs, on a socket there, and stopped at the end.

Debian keeps its programs out of PATH; as root they run as the user `postgres`, since the server refuses root.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

FOLDERS = (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/bin"))
WANTED = "The store on PostgreSQL is tested on a real server: apt-get install postgresql, or put initdb into PATH."


def program(name: str) -> str | None:
    return next((str(folder / name) for folder in FOLDERS if (folder / name).exists()), None) or shutil.which(name)


def is_here() -> bool:
    return program("initdb") is not None and program("postgres") is not None


class Database:
    """A running server; it can be stopped at once and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._uid: int | None = None
        self._gid: int | None = None
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            self._uid, self._gid = user.pw_uid, user.pw_gid
            shutil.chown(folder, self._uid, self._gid)
        self._run("initdb", "-D", str(folder / "data"), "-U", "ostrov", "--auth=trust", "--encoding=UTF8", "--no-sync")

    @property
    def address(self) -> str:
        return f"host={self.folder} user=ostrov dbname=postgres"

    def start(self) -> None:
        command = [
            str(program("postgres")),
            "-D",
            str(self.folder / "data"),
            "-k",
            str(self.folder),
            "-c",
            "listen_addresses=",
        ]
        command += ["-c", "max_connections=50", "-c", "shared_buffers=16MB"]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL, user=self._uid, group=self._gid)
        end = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.address).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end, "PostgreSQL does not start"
                time.sleep(0.05)

    def stop(self, *, killed: bool = False) -> None:
        if self._process is None:
            return
        if killed:
            self._process.kill()
        else:
            self._process.send_signal(2)  # "fast": connections are ended
        self._process.wait()
        self._process = None

    def _run(self, name: str, *arguments: str) -> None:
        command = [str(program(name)), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=self._uid, group=self._gid)


@contextmanager
def database() -> Iterator[Database]:
    """In a short path: a socket's name may not be long."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        found = Database(Path(folder))
        found.start()
        try:
            yield found
        finally:
            found.stop()


def emptied(found: Database) -> str:
    """The address of the database with nothing in it."""
    with psycopg.connect(found.address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return found.address
