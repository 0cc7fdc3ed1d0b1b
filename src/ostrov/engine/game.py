"""A game as the engine knows it: a package with files of fixed names that keeps the contract.

state.py     State (the record, with `options` and one section a seat), Options
actions.py   ACTIONS, OUTCOMES, SOURCES, ENDINGS
setup.py turn.py ending.py imagine.py    the contract's functions (`rules.py` says what they are)
rules.toml   the ledger; its [game] says name, version and the letter of its rule ids
data/        what the box prints
words/       en.ftl cs.ftl de.ftl ru.ftl
advice.py    may be there: NOTES, WAYS, and what a game tells unasked and when asked for a way
map.py       may be there: facts(), plain numbers for boards that draw the map
lessons.toml may be there: positions to learn on (`lessons.py`)
"""

from __future__ import annotations

import hashlib
import importlib
import sys
import tomllib
import traceback
from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from inspect import signature
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from ostrov.engine import box, made, notes, rules, text
from ostrov.engine.actions import Table
from ostrov.engine.desk import Desk
from ostrov.engine.errors import GameError, OstrovError, WordsError
from ostrov.engine.link import Linked, best_link, link
from ostrov.engine.names import Names
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.record import Layout, layout_of
from ostrov.engine.walk import Function

CHAPTERS = ("setup", "turn", "ending", "imagine")  # where the contract's functions stand
OPTIONAL_CHAPTERS = ("apprentice", "standing", "advice", "text", "map")


class Game:
    """One game with one box; `ostrov.games.load` finds it by name."""

    def __init__(self, package: str, modules: dict[str, ModuleType], box_hash: str) -> None:
        self.package = package
        self.modules = modules
        self.box_hash = box_hash
        self.ledger = _ledger(package)
        about = self.ledger["game"]
        self.name: str = about["name"]
        self.version: int = about["version"]
        self.letter: str = about["letter"]
        state, actions = modules["state"], modules["actions"]
        _check_declared(state, ("State", "Options"))
        _check_declared(actions, ("ACTIONS", "OUTCOMES", "SOURCES", "ENDINGS"))
        self.state: type = state.State
        self.layout: Layout = layout_of(state.State)
        self.options: Layout = layout_of(state.Options)
        self.bench: Layout = layout_of(getattr(state, "Bench", notes.Bench))
        advice = modules.get("advice")
        self.notes: notes.Sayings = getattr(advice, "NOTES", notes.Sayings())
        self.ways: Names = getattr(advice, "WAYS", Names("way", "only"))
        self.actions: Table = actions.ACTIONS
        self.outcomes: Table = actions.OUTCOMES
        self.sources: Names = actions.SOURCES
        self.endings: Names = actions.ENDINGS
        seats = self.layout.seats_field().places[0]
        assert seats is not None
        self.seats: Names = seats
        self.functions = self._functions()
        self._links: dict[str, Linked] = {}
        self._desks: dict[str, Desk] = {}
        _check(self)

    @property
    def chance(self) -> int:
        """The number of CHANCE among the seats; as a viewer it is nobody, who sees what all see."""
        return len(self.seats)

    @property
    def facts(self) -> dict[str, Any]:
        """What the engine's loops must know of the game."""
        kinds = [self.actions.kind_of(action) for action in range(len(self.actions))]
        return {
            "N_SEATS": len(self.seats),
            "N_ACTIONS": len(self.actions),
            "N_OUTCOMES": len(self.outcomes),
            "N_SOURCES": len(self.sources),
            "KIND": self.actions.kind,
            "OUTCOME": self.outcomes.kind,
            "TOGETHER": np.array([kind.together for kind in kinds], np.int8),
            "DECLARED_FINAL": np.array([kind.final for kind in kinds], np.int8),
        }

    @cached_property
    def map(self) -> dict[str, Any]:
        """What the game says of its map, for boards that draw it; {} for a game without a map.py."""
        chapter = self.modules.get("map")
        found: dict[str, Any] = {} if chapter is None else chapter.facts()
        return found

    @cached_property
    def layout_hash(self) -> str:
        """Changes when a stored position could no longer be read byte for byte."""
        return _hash(repr((self.layout.dtype.descr, self.layout.size)))

    @cached_property
    def environment_hash(self) -> str:
        """Changes when an action or outcome gets another number."""
        return _hash(repr((self.actions.describe(), self.outcomes.describe())))

    def linked(self, name: str = "") -> Linked:
        """The rules on a link, made once; without a name on the fastest of this machine."""
        name = name or best_link()
        if name not in self._links:
            self._links[name] = link(self, name)
        return self._links[name]

    def desk(self, link_name: str = "") -> Desk:
        """A desk on a link, made once."""
        linked = self.linked(link_name)
        if linked.name not in self._desks:
            self._desks[linked.name] = Desk(self, linked)
        return self._desks[linked.name]

    def start(self, link_name: str = "", /, **options: object) -> Position:
        """The starting position: `game.start(players=3, goal=20)`."""
        desk = self.desk(link_name)
        return Position(desk, desk.set_up(text.with_options(self, option_words(options))))

    def read(self, written: str, link_name: str = "") -> Position:
        """A position from its text form."""
        data, viewer = text.read(self, written)
        return Position(self.desk(link_name), data, None if viewer is None else self.seat_word(viewer))

    def seat(self, word: str) -> int:
        """The number of a seat, CHANCE included."""
        if word == CHANCE:
            return self.chance
        return self.seats.number(word)

    def seat_word(self, number: int) -> str:
        return CHANCE if number == self.chance else self.seats[number]

    def rule_id(self, number: int) -> str:
        """`C_071` in code, `C-071` in words."""
        return f"{self.letter}-{number:03}"

    def stub(self, name: str) -> Function:
        found: Function = getattr(rules, name)
        return found

    def _check_taken(self, function: FunctionType, stub: Function) -> None:
        """A function of the contract takes what its stub takes."""
        takes, wanted = list(signature(function).parameters), list(signature(stub).parameters)
        if len(takes) != len(wanted):
            raise GameError(f"{self.name}: {function.__name__} takes ({', '.join(wanted)}), not ({', '.join(takes)}).")

    def _functions(self) -> dict[Function, Function]:
        """The contract's stubs and what this game gives for each."""
        given: dict[str, Function] = made.make(self.state, self.actions, self.outcomes)
        for chapter in (*CHAPTERS, *OPTIONAL_CHAPTERS):
            module = self.modules.get(chapter)
            for name in (*rules.GIVEN, *rules.OPTIONAL):
                function = getattr(module, name, None)
                if isinstance(function, FunctionType) and function.__module__ == getattr(module, "__name__", ""):
                    self._check_taken(function, self.stub(name))
                    given[name] = function
        missing = [name for name in rules.GIVEN if name not in given]
        if missing:
            raise GameError(
                f"{self.name} does not give {', '.join(missing)}; write it in one of: {', '.join(CHAPTERS)}."
            )
        return {self.stub(name): function for name, function in given.items()}


def load_package(package: str, own_box: Path | None = None) -> Game:
    """The game in a package, with the box it ships or an owner's values put over it; loaded once for each."""
    key = (package, own_box)
    if key not in _loaded:
        _loaded[key] = _load(package, own_box)
    return _loaded[key]


_loaded: dict[tuple[str, Path | None], Game] = {}


def _load(package: str, own_box: Path | None) -> Game:
    with box.override(package, own_box) as read, _fresh(package, fresh=own_box is not None):
        _import(package)
        modules = {name: _import(f"{package}.{name}") for name in ("state", "actions", *CHAPTERS)}
        for name in OPTIONAL_CHAPTERS:
            if resources.files(package).joinpath(f"{name}.py").is_file():
                modules[name] = _import(f"{package}.{name}")
    return Game(package, modules, _hash(repr(read)))


def _import(name: str) -> ModuleType:
    """A module of a game; what is wrong with it is told with its place."""
    try:
        return importlib.import_module(name)
    except SyntaxError as error:
        raise GameError(f"{error.filename}:{error.lineno}: {error.msg}.") from error
    except ImportError as error:
        raise GameError(f"{name} cannot be imported: {error}.") from error
    except OstrovError:
        raise
    except Exception as error:  # whatever an author's lines can run into; what matters is where
        raise GameError(f"{place_of(error, name.split('.')[0])}{type(error).__name__}: {error}.") from error


def place_of(error: BaseException, package: str) -> str:
    """`…/night.py:17, in load: `, the innermost line of a game's own files that an error passed through."""
    found = ""
    for frame, line in traceback.walk_tb(error.__traceback__):
        if str(frame.f_globals.get("__name__", "")).split(".")[0] == package.split(".")[0]:
            found = f"{frame.f_code.co_filename}:{line}, in {frame.f_code.co_name}: "
    return found


class _fresh:
    """Import a package's modules anew, then put the old ones back: another box makes other tables."""

    def __init__(self, package: str, *, fresh: bool) -> None:
        self.package, self.fresh = package, fresh

    def _modules(self) -> dict[str, ModuleType]:
        return {n: m for n, m in sys.modules.items() if n == self.package or n.startswith(f"{self.package}.")}

    def __enter__(self) -> None:
        self.before = self._modules() if self.fresh else {}
        for name in self.before:
            del sys.modules[name]

    def __exit__(self, *_error: object) -> None:
        if self.fresh:
            for name in self._modules():
                del sys.modules[name]
            sys.modules.update(self.before)
            parent, _, child = self.package.rpartition(".")
            if parent in sys.modules and self.package in self.before:
                setattr(sys.modules[parent], child, self.before[self.package])


def _ledger(package: str) -> dict[str, Any]:
    path = resources.files(package).joinpath("rules.toml")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise GameError(f"{package}/rules.toml cannot be read: {error}.") from error


def _hash(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def option_words(options: Mapping[str, object]) -> dict[str, str]:
    """Options in words: {"players": 3, "trade": True} -> {"players": "3", "trade": "yes"}."""
    return {name: text.YES_NO[value] if isinstance(value, bool) else str(value) for name, value in options.items()}


def _check_declared(module: ModuleType, names: tuple[str, ...]) -> None:
    missing = [name for name in names if not hasattr(module, name)]
    if missing:
        raise GameError(f"{module.__file__} does not declare {', '.join(missing)}.")


def _check(game: Game) -> None:
    if CHANCE in game.seats:
        raise GameError(f"{game.name}: no seat can be called {CHANCE!r}.")
    options = game.layout.fields.get("options")
    if options is None or options.what != "section" or options.inner is not game.modules["state"].Options:
        raise GameError(f"{game.name}: State needs `options: Options = section(Options)`.")
    if "players" not in game.options.fields:
        raise GameError(f"{game.name}: Options needs `players`.")
    for field in game.options.fields.values():
        if field.shape or field.is_section:
            raise GameError(f"{game.name}: option {field.name} must be one number, flag or name.")
    if len(game.endings) < 1:
        raise WordsError(f"{game.name}: name at least one way the game ends.")
