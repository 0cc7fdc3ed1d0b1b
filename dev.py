#!/usr/bin/env python3
"""For people who change the code: one file that needs nothing but Python 3.11 and git.

python3 dev.py play               start the server from this checkout, all set up, and open the page
python3 dev.py play ARGUMENTS     run `ostrov` with these from this checkout: play smugglers, simulate catan, …
python3 dev.py test [arguments]   run the tests; arguments go to pytest, --long adds the long tests
python3 dev.py check [names]      format, lint, types, architecture, dialect, rule ledger (or only those named)
python3 dev.py setup              only make the environment that test and check use
python3 dev.py lock [arguments]   write the lock files anew; --upgrade takes the newest versions
python3 dev.py wheel              build the wheel into dist/
python3 dev.py release            one file for a machine like this one that has no network: the wheel and what it needs

Each command first brings .venv up to date, which takes no time when it already is. A set-up that was interrupted is
mended by running the same command again.
"""

# An old Python must get as far as `refusal_of_this_python`: nothing above that call may need more than Python 3.7.
from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
STAMP = ENVIRONMENT / "made-from.json"
OLDEST_PYTHON = (3, 11)

PLAY_LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"
NODE_LOCK = "requirements-node.lock"  # node, which builds the page on machines that have none
LOCKS_OF = {"play": [PLAY_LOCK], "dev": [PLAY_LOCK, DEV_LOCK]}  # dev's lock holds all of play's, in the same versions

# Host names of package registries, in parts, so that this file does not hold one itself.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
    )
]


class DevError(Exception):
    """A sentence for the person at the terminal that says what to do."""


# ---------------------------------------------------------------------------------------------- this Python


def refusal_of_this_python(version: Sequence[object]) -> str | None:
    """Say why this Python cannot be used, or None."""
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return None
    wanted, this = ".".join(map(str, OLDEST_PYTHON)), ".".join(map(str, version[:3]))
    newer = next((name for name in ("python3.13", "python3.12", "python3.11") if shutil.which(name)), None)
    advice = f"try `{newer} dev.py`, which is on this machine" if newer else "install one and run dev.py with it"
    return f"Ostrov needs Python {wanted} or newer, and this is Python {this}: {advice}."


def refusal_of_missing_parts() -> str | None:
    """Say which part of Python's own library the system packages left out, or None."""
    from importlib.util import find_spec

    missing = [name for name in ("venv", "ensurepip") if find_spec(name) is None]
    if not missing:
        return None
    version = ".".join(map(str, sys.version_info[:2]))
    return (
        f"This Python came without {' and '.join(missing)}, so no environment can be made: install the package that "
        f"holds it (on Debian and Ubuntu `apt install python{version}-venv`), then run the same command again."
    )


# ---------------------------------------------------------------------------------------------- the environment


def hash_of(path: Path) -> str:
    """A short hash of a file's bytes; that of a missing file is none of any file's."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else "missing"


def project_files() -> list[Path]:
    """The project's own pyproject.toml and those of the example games."""
    return [ROOT / "pyproject.toml", *sorted(ROOT.glob("examples/*/pyproject.toml"))]


def wanted_stamp(kind: str) -> dict[str, str]:
    """Everything an environment of this kind is made from, with its hash."""
    files = [*(ROOT / lock for lock in LOCKS_OF[kind]), *project_files()]
    return {
        "python": f"{sys.version} {sys.base_prefix}",
        "place": str(ENVIRONMENT),
        **{file.relative_to(ROOT).as_posix(): hash_of(file) for file in files},
    }


def read_stamp() -> dict[str, str]:
    """What the environment was made from; nothing when it is missing, unfinished or damaged."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and environment_python().exists() else {}


def lost_projects(have: Mapping[str, str], want: Mapping[str, str]) -> set[str]:
    """Projects that are installed but no longer lie in the checkout."""
    return {name for name in have if name.endswith("pyproject.toml") and name not in want}


def is_ready(have: Mapping[str, str], want: Mapping[str, str]) -> bool:
    """True when all that is wanted was made, from the same files, and no project went away since."""
    return all(have.get(name) == made_from for name, made_from in want.items()) and not lost_projects(have, want)


def must_start_afresh(have: Mapping[str, str], want: Mapping[str, str]) -> bool:
    """True when adding cannot mend what lies in the environment: another lock, another Python, a project now gone."""
    changed = [name for name in have if name in want and have[name] != want[name]]
    return not have or bool(lost_projects(have, want)) or not all(name.endswith("pyproject.toml") for name in changed)


def set_up(kind: str) -> None:
    """Bring .venv up to date for `play` or for `dev`; quick when it is."""
    want = wanted_stamp(kind)
    if is_ready(read_stamp(), want):
        return
    with one_at_a_time():
        have = read_stamp()
        if is_ready(have, want):
            return
        began = time.perf_counter()
        STAMP.unlink(missing_ok=True)  # from here until the end an interruption leaves no stamp
        if must_start_afresh(have, want):
            make_environment()
            have = {}
        install(kind, have, want)
        write_stamp({**have, **want})
        tell(f"The environment is ready ({time.perf_counter() - began:.0f} s).")


def make_environment() -> None:
    """An empty environment in .venv, with pip."""
    refusal = refusal_of_missing_parts()
    if refusal:
        raise DevError(refusal)
    import venv

    tell(f"Making a fresh environment in {ENVIRONMENT.name} …")
    try:
        venv.EnvBuilder(with_pip=True, clear=True, symlinks=os.name != "nt").create(ENVIRONMENT)
    except (OSError, subprocess.CalledProcessError) as error:
        raise DevError(
            f"The environment could not be made ({error}): remove {ENVIRONMENT}, see that the disk has room, "
            "then run the same command again."
        ) from error


def install(kind: str, have: Mapping[str, str], want: Mapping[str, str]) -> None:
    """Install the largest lock of this kind if it is new here, then the projects themselves, editable."""
    lock = LOCKS_OF[kind][-1]
    if have.get(lock) != want[lock]:
        tell(f"Installing what {lock} names; the first time that is a download of 100 to 200 MB …")
        pip("install", "--require-hashes", "--requirement", str(ROOT / lock))
    editable = [part for file in project_files() for part in ("--editable", str(file.parent))]
    pip("install", "--no-deps", "--no-build-isolation", *editable)


def pip(*arguments: str) -> None:
    """Run the environment's pip; what it says is shown on a terminal, kept otherwise, and always when it fails."""
    talk = [] if sys.stdout.isatty() else ["--quiet"]
    command = [str(environment_python()), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments, *talk]
    done = subprocess.run(
        command, cwd=ROOT, env=child_environment(), stderr=subprocess.PIPE, text=True, errors="replace"
    )
    if done.returncode:
        sys.stderr.write(done.stderr)
        raise DevError(advice_on_pip(done.stderr))


NETWORK_SIGNS = (
    "Retrying (Retry(",
    "NewConnectionError",
    "ConnectTimeout",
    "ReadTimeout",
    "Name or service not known",
    "Temporary failure in name resolution",
    "Could not fetch URL",
    "Connection refused",
    "Connection reset",
    "ProxyError",
    "SSLError",
)


def advice_on_pip(said: str) -> str:
    """Turn what pip wrote on its way out into one sentence that says what to do."""
    if "DO NOT MATCH THE HASHES" in said:
        return (
            "A downloaded package is not the one the lock file names: do not use it; "
            "empty pip's cache (`python3 -m pip cache purge`) and run the same command again."
        )
    if "No space left on device" in said:
        return "The disk is full: an environment takes about 700 MB; make room, then run the same command again."
    if any(sign in said for sign in NETWORK_SIGNS):
        return (
            "pip could not reach the package index: see that the network and, where there is one, the proxy work, "
            "then run the same command again."
        )
    return "pip failed, and its own words stand above: mend what they name, then run the same command again."


def write_stamp(made_from: Mapping[str, str]) -> None:
    """Put the stamp in place whole or not at all."""
    draft = STAMP.with_suffix(".new")
    draft.write_text(json.dumps(made_from, indent=1), encoding="utf-8")
    draft.replace(STAMP)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let a second dev.py wait while the first one makes the environment; the lock dies with its process."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    folder = os.open(ROOT, os.O_RDONLY)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            tell("Another dev.py is making the environment; waiting for it …")
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


# ---------------------------------------------------------------------------------------------- children


def environment_python() -> Path:
    """The Python inside .venv."""
    return PROGRAMS / ("python.exe" if os.name == "nt" else "python")


def program(name: str) -> str:
    """A program installed in .venv."""
    return str(PROGRAMS / (name + (".exe" if os.name == "nt" else "")))


def child_environment(**more: str) -> dict[str, str]:
    """The variables a child runs with: the environment's programs come first."""
    variables = {**os.environ, "VIRTUAL_ENV": str(ENVIRONMENT), **more}
    variables["PATH"] = os.pathsep.join([str(PROGRAMS), os.environ.get("PATH", os.defpath)])
    variables.pop("PYTHONHOME", None)
    return variables


def become(command: Sequence[str], **more: str) -> int:
    """Go on as another program, so that signals and the exit status are its own."""
    variables = child_environment(**more)
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(command[0], list(command), variables)
    return subprocess.call(command, env=variables)


def tell(sentence: str) -> None:
    """Say what is being done, beside the output of what is run."""
    print(sentence, file=sys.stderr, flush=True)


# ---------------------------------------------------------------------------------------------- check


class Check(NamedTuple):
    """One thing `check` looks at."""

    name: str
    command: list[str]


def checks() -> list[Check]:
    """All that must hold, quickest first."""
    typed = [name for name in ("src", "tests", "examples", "web/make.py", "dev.py") if has_python(ROOT / name)]
    return [
        Check("format", [program("ruff"), "format", "--check", "."]),
        Check("lint", [program("ruff"), "check", "."]),
        Check("hosts", [str(environment_python()), str(ROOT / "dev.py"), "hosts"]),
        Check("imports", [program("lint-imports"), "--no-logo"]),
        Check("dialect", [program("ostrov"), "lint"]),
        Check("rules", [program("ostrov"), "rules", "--all", "--gaps"]),
        Check("types", [program("mypy"), *typed]),
        Check("page", make_page("check")),
    ]


def make_page(wish: str) -> list[str]:
    """What builds or checks the page in the browser."""
    return [str(environment_python()), str(ROOT / "web" / "make.py"), wish]


def has_python(place: Path) -> bool:
    """True for a Python file, and for a folder with one somewhere in it (mypy refuses others)."""
    return place.is_file() or any(place.glob("**/*.py"))


def check(names: Sequence[str]) -> int:
    """Run all checks, or those named, each to its end; 1 if any failed."""
    set_up("dev")
    known = {each.name: each for each in checks()}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise DevError(f"There is no check {', '.join(unknown)}: name some of {', '.join(known)}, or none for all.")
    chosen = [known[name] for name in names] or list(known.values())
    failed = [each for each in chosen if not passes(each)]
    if not failed:
        print(f"All {len(chosen)} checks passed.")
        return 0
    print(f"{len(failed)} of {len(chosen)} checks failed: {', '.join(each.name for each in failed)}. One alone again:")
    print(f"  python3 dev.py check {failed[0].name}")
    return 1


def passes(each: Check) -> bool:
    """Run one check and print its name, its time and, if it fails, what it said."""
    began = time.perf_counter()
    try:
        done = subprocess.run(
            each.command,
            cwd=ROOT,
            env=child_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        status, said = done.returncode, done.stdout
    except OSError as error:
        status, said = 1, f"{each.command[0]} could not be started ({error}): is it in {DEV_LOCK}?\n"
    print(f"{'FAILED' if status else 'ok':6}  {each.name:8} {time.perf_counter() - began:6.2f} s", flush=True)
    if status:
        print(said.rstrip() + "\n", flush=True)
    return status == 0


def files_in_git() -> list[Path]:
    """The files git keeps here, and those it would keep if they were added."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise DevError(f"git cannot list the files of {ROOT} ({error}): run this in a clone, with git.") from error
    paths = [ROOT / os.fsdecode(name) for name in listing.stdout.split(b"\0") if name]
    return [path for path in paths if path.is_file()]


def registry_names_in(text: str) -> list[str]:
    """The lines that hold the host name of a package registry, with their numbers."""
    lowered = text.lower()
    if not any(host in lowered for host in REGISTRIES):
        return []
    return [
        f"{number}: {line.strip()[:120]}"
        for number, line in enumerate(text.splitlines(), 1)
        if any(host in line.lower() for host in REGISTRIES)
    ]


def hosts(arguments: Sequence[str]) -> int:
    """Fail when a file of the repository names a registry, or a lock file any address at all."""
    refuse_arguments("hosts", arguments)
    faults = []
    for path in files_in_git():
        text = path.read_text(encoding="utf-8", errors="replace")
        lines = registry_names_in(text)
        if path.suffix == ".lock":
            lines += [line for line in text.splitlines() if "://" in line or line.startswith("--")]
        faults += [f"{path.relative_to(ROOT)}:{line}" for line in lines]
    if faults:
        print("\n".join(faults))
        print("Where packages come from is each machine's own business: take the addresses above out.")
    return 1 if faults else 0


# ---------------------------------------------------------------------------------------------- lock, wheel, test


def lock(arguments: Sequence[str]) -> int:
    """Write both lock files anew; what stays within its bounds keeps its version unless --upgrade is given."""
    uv = program("uv") if Path(program("uv")).exists() else shutil.which("uv")
    if uv is None:
        set_up("dev")
        uv = program("uv")
    compile_ = [uv, "pip", "compile", "--universal", "--python-version", "3.11", "--quiet"]
    compile_ += ["--generate-hashes", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    compile_ += ["--custom-compile-command", "python3 dev.py lock"]
    environments = ["pyproject.toml", "--extra", "fast", "--group", "build"]
    for more in (
        [*environments, "-o", PLAY_LOCK],
        [*environments, "--group", "dev", "-c", PLAY_LOCK, "-o", DEV_LOCK],
        ["--group", "node", "-o", NODE_LOCK],
    ):
        if subprocess.call([*compile_, *more, *arguments], cwd=ROOT, stdout=subprocess.DEVNULL):
            raise DevError("The lock files were not written, and uv's own words stand above: mend what they name.")
    tell("The lock files are written; the next command installs from them.")
    return 0


def wheel(arguments: Sequence[str]) -> int:
    """Build the wheel into dist/."""
    refuse_arguments("wheel", arguments)
    set_up("dev")
    if subprocess.call(make_page("build"), env=child_environment()):
        raise DevError("Without the page there is no wheel: mend what stands above, then run the same command again.")
    build = [str(environment_python()), "-m", "build", "--wheel", "--no-isolation", "--outdir", str(ROOT / "dist")]
    return subprocess.call([*build, str(ROOT)], env=child_environment())


def release(arguments: Sequence[str]) -> int:
    """Pack the wheel, the locked wheels it needs on a machine like this one, and what installs them, into one file."""
    refuse_arguments("release", arguments)
    if wheel([]):
        return 1
    import sysconfig
    import tempfile
    import zipfile

    built = max((ROOT / "dist").glob("ostrov-*.whl"), key=lambda path: path.stat().st_mtime)
    version, machine = built.name.split("-")[1], sysconfig.get_platform().replace("-", "_").replace(".", "_")
    name = f"ostrov-{version}-{machine}-python{sys.version_info.major}.{sys.version_info.minor}"
    with tempfile.TemporaryDirectory() as folder:
        tell("Fetching the wheels it needs …")
        pip(
            "download",
            "--require-hashes",
            "--no-deps",
            "--only-binary",
            ":all:",
            "--dest",
            folder,
            "-r",
            str(ROOT / PLAY_LOCK),
        )
        with zipfile.ZipFile(ROOT / "dist" / f"{name}.zip", "w") as file:  # wheels are packed already
            for path in sorted([built, *Path(folder).iterdir()]):
                file.write(path, f"{name}/wheels/{path.name}")
            file.write(ROOT / "deploy" / "install.py", f"{name}/install.py")
    print(ROOT / "dist" / f"{name}.zip")
    return 0


def test(arguments: Sequence[str]) -> int:
    """Run pytest with these arguments; --long sets OSTROV_LONG, which tests/conftest.py reads."""
    set_up("dev")
    long = {"OSTROV_LONG": "1"} if "--long" in arguments else {}
    rest = [argument for argument in arguments if argument != "--long"]
    os.chdir(ROOT)
    return become([str(environment_python()), "-m", "pytest", *rest], **long)


def play(arguments: Sequence[str]) -> int:
    """Run `ostrov` of this checkout in the folder one stands in; without arguments the server, and open its page."""
    set_up("play")
    arguments = arguments or ["serve", "--open"]
    if "serve" in arguments[:1]:
        subprocess.call(make_page("build"), env=child_environment())  # without a page the server says what is missing
    return become([program("ostrov"), *arguments])


def setup(arguments: Sequence[str]) -> int:
    """Only make the environment that `test` and `check` use."""
    refuse_arguments("setup", arguments)
    set_up("dev")
    return 0


def show_help(arguments: Sequence[str]) -> int:
    """Print what stands at the top of this file."""
    refuse_arguments("help", arguments)
    print((__doc__ or "").strip())
    return 0


# ---------------------------------------------------------------------------------------------- the command line

COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "setup": setup,
    "lock": lock,
    "wheel": wheel,
    "release": release,
    "hosts": hosts,  # a part of `check`
    "help": show_help,
    "-h": show_help,
    "--help": show_help,
}


def refuse_arguments(command: str, arguments: Sequence[str]) -> None:
    """For the commands that take none: a misspelt wish must not pass in silence."""
    if arguments:
        raise DevError(f"`dev.py {command}` takes no arguments, and got `{' '.join(arguments)}`: leave them out.")


def run(arguments: Sequence[str]) -> int:
    """Do what the command line asks for; the status to leave with."""
    name = arguments[0] if arguments else "help"
    if name not in COMMANDS:
        raise DevError(f"dev.py has no command `{name}`: `python3 dev.py help` lists what it has.")
    return COMMANDS[name](arguments[1:])


def main() -> int:
    """Refuse an old Python, run the command, and answer every known failure with one sentence."""
    refusal = refusal_of_this_python(sys.version_info)
    if refusal:
        sys.stderr.write(refusal + "\n")
        return 1
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a check may say what this terminal cannot show
    try:
        return run(sys.argv[1:])
    except DevError as error:
        tell(str(error))
        return 1
    except KeyboardInterrupt:
        tell("Stopped; whatever was left half done is mended by running the same command again.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
