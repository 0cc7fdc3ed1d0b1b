"""`ostrov new-game lighthouse`: a folder with a small complete game, to be made into another one.

The files come from `templates/game`, a package that works as it stands: only three words of it are
replaced, in names of files and in what they say. NAME is the name, TITLE the same with a capital,
LETTER the letter of its rule ids.
"""

from __future__ import annotations

import argparse
import importlib.util
import keyword
import re
import shlex
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from ostrov.engine.errors import GameError
from ostrov.games import installed

PLAIN = re.compile(r"[a-z][a-z0-9]*\Z")
LONGEST = 30  # letters of a name: lines of the files keep their length, and so their form
LETTER = re.compile(r"[A-Z]\Z")
PLACEHOLDER = re.compile(r"(?<![A-Z])(NAME|TITLE|LETTER)(?![A-Z])")
NOT_YET = ".template"  # the end of a file's name that tools must not take for their own while it lies here


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `ostrov new-game` understands."""
    parser.add_argument("name", metavar="NAME", help="the new game's name: a plain lower-case word")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="the folder to make; NAME, here, by default")
    parser.add_argument("--letter", metavar="L", help="the letter of its rule ids; the name's first by default")


def command(arguments: argparse.Namespace) -> int:
    """Make the game and say what to do next."""
    folder = arguments.folder or Path(arguments.name)
    new_game(arguments.name, folder, arguments.letter)
    place = shlex.quote(str(folder))
    print(f"{arguments.name} lies in {folder} and is complete; its README.md says how to make it yours. Next:")
    print(f"  pip install -e {place}")
    print(f"  ostrov laws {arguments.name}")
    print(f"  ostrov play {arguments.name}")
    return 0


def new_game(name: str, folder: Path, letter: str | None = None) -> None:
    """A complete game in a folder that is not there yet or empty."""
    check_name(name)
    letter = name[0].upper() if letter is None else letter
    if not LETTER.match(letter):
        raise GameError(f"Rule ids begin with one letter from A to Z, not with {letter!r}.")
    words = {"NAME": name, "TITLE": name.capitalize(), "LETTER": letter}
    made = {_filled(path, words): _filled(content, words) for path, content in template()}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise GameError(f"{folder} is not empty; nothing is written over, so name another place with --folder.")
        for path, content in made.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            with (folder / path).open("x", encoding="utf-8", newline="\n") as file:
                file.write(content)
    except FileExistsError as error:
        raise GameError(f"{error.filename} is a file already; name another place with --folder.") from error
    except OSError as error:
        raise GameError(f"{error.filename or folder} cannot be made: {error.strerror or error}.") from error


def check_name(name: str) -> None:
    """Refuse a name that cannot be a package of its own beside what is installed here."""
    if not PLAIN.match(name):
        raise GameError(f"{name!r} is no plain lower-case word: a letter from a to z, then letters and digits.")
    if len(name) > LONGEST:
        raise GameError(f"{name!r} has {len(name)} letters; a name has at most {LONGEST}.")
    if keyword.iskeyword(name):
        raise GameError(f"{name!r} is a word of Python itself and cannot name a package; choose another.")
    if name in sys.stdlib_module_names:
        raise GameError(f"{name!r} is a module of Python itself, which the game would hide; choose another name.")
    if name in installed():
        raise GameError(f"A game called {name!r} is installed already; choose another name.")
    found = importlib.util.find_spec(name)
    if found is not None and found.origin is not None:  # a mere folder of that name is no package
        raise GameError(f"{name!r} is an installed package, which the game would hide; choose another name.")


def template() -> Iterator[tuple[str, str]]:
    """The files of the template: path and content."""
    yield from _files(resources.files("ostrov").joinpath("templates", "game"), "")


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _files(entry, f"{path}{entry.name}/")
        elif entry.is_file():
            yield f"{path}{entry.name.removesuffix(NOT_YET)}", entry.read_text(encoding="utf-8")


def _filled(text: str, words: dict[str, str]) -> str:
    return PLACEHOLDER.sub(lambda found: words[found[0]], text)
