"""One source, several ways to run it.

`link(game, "checked")` and `link(game, "cpu")` hand back the same doors (`drive.py`) onto the same
rules, side by side in one process. Functions and modules are cloned, and the clones' globals point
at the clones, so rule files know nothing of it and chapters may import each other.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping, Sequence
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from ostrov.engine import batch, chance, drive, members, prove, search, window
from ostrov.engine.errors import GameError
from ostrov.engine.notes import MOST_ARGUMENTS, Notes
from ostrov.engine.offers import Odds, Offers
from ostrov.engine.record import layout_of
from ostrov.engine.walk import Function, Reach, home, keys

if TYPE_CHECKING:
    from ostrov.engine.game import Game

DOORS = (
    drive.__name__,
    prove.__name__,
    search.__name__,
    batch.__name__,
)  # the modules whose functions may be called from outside
LINKS = ("checked", "cpu")
CPU_OPTIONS: dict[str, Any] = {"nogil": True, "boundscheck": True}
NO_WRAPPERS = ("no_cpython_wrapper", "no_cfunc_wrapper")  # what only rules call needs no door of its own
SET_VERBS = ("has", "add", "drop", "count", "first", "first_without", "clear")


Writer = Callable[[int, bytes], None]  # puts a position into a place of a store


class Linked(Protocol):
    """Rules that run: doors, and the stores they work on."""

    name: str
    run: Any  # the functions of drive.py, prove.py, search.py and batch.py

    def positions(self, count: int) -> Any: ...
    def offers(self, count: int) -> Any: ...
    def odds(self, count: int) -> Any: ...
    def generators(self, count: int) -> Any: ...
    def notes(self, count: int) -> Any: ...
    def benches(self, count: int) -> Any: ...
    def read(self, positions: Any, place: int) -> bytes: ...
    def write(self, positions: Any, place: int, position: bytes) -> None: ...
    def writer(self, positions: Any) -> Writer: ...
    def offered(self, offers: Any) -> list[int]: ...
    def offer(self, offers: Any, actions: Sequence[int]) -> None: ...
    def weighed(self, odds: Any) -> list[tuple[int, int]]: ...
    def noted(self, notes: Any) -> list[list[int]]: ...


def link(game: Game, name: str, **options: Any) -> Linked:
    """The game's rules on a link. `options` go to the compiler; they are part of the cache key."""
    if name == "checked":
        return Checked(game)
    if name == "cpu":
        return Compiled(game, {**CPU_OPTIONS, **options})
    raise GameError(f"There is no link {name!r}; there are: {', '.join(LINKS)} (and gpu, which plays whole games).")


def have_numba() -> bool:
    """Whether rules can be compiled here (`pip install ostrov[fast]`)."""
    try:
        import numba  # noqa: F401  # an extra, and slow to import: only on demand
    except ImportError:
        return False
    return True


def best_link() -> str:
    """The fastest link of this machine."""
    return "cpu" if have_numba() else "checked"


class Checked:
    """Plain Python on windows: slow, and every mistake raises at its line."""

    name = "checked"

    def __init__(self, game: Game) -> None:
        self.layout, self.bench = game.layout, game.bench
        checked_verbs = {getattr(members, verb): getattr(window, verb) for verb in SET_VERBS}
        self.run = cloned(reach_of(game, checked_verbs), as_table=window.TableWindow)

    def positions(self, count: int) -> window.Positions:
        return window.Positions(self.layout, count)

    def offers(self, count: int) -> window.Positions:
        return window.Positions(layout_of(Offers), count)

    def odds(self, count: int) -> window.Positions:
        return window.Positions(layout_of(Odds), count)

    def generators(self, count: int) -> window.Positions:
        return window.Positions(layout_of(chance.Generator), count)

    def notes(self, count: int) -> window.Positions:
        return window.Positions(layout_of(Notes), count)

    def benches(self, count: int) -> window.Positions:
        return window.Positions(self.bench, count)

    def read(self, positions: window.Positions, place: int) -> bytes:
        return positions.read(place)

    def write(self, positions: window.Positions, place: int, position: bytes) -> None:
        positions.write(place, position)

    def writer(self, positions: window.Positions) -> Writer:
        return positions.write

    def offered(self, offers: window.Positions) -> list[int]:
        return [offers[0].actions[n] for n in range(offers[0].count)]

    def offer(self, offers: window.Positions, actions: Sequence[int]) -> None:
        """Offer these and nothing else."""
        for n, action in enumerate(actions):
            offers[0].actions[n] = action
        offers[0].count = len(actions)

    def weighed(self, odds: window.Positions) -> list[tuple[int, int]]:
        return [(odds[0].outcomes[n], odds[0].odds[n]) for n in range(odds[0].count)]

    def noted(self, notes: window.Positions) -> list[list[int]]:
        n = notes[0]
        return [[n.what[place], *(n.of[place, k] for k in range(MOST_ARGUMENTS))] for place in range(n.count)]


class Compiled:
    """Numba on arrays of records."""

    name = "cpu"

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        if not have_numba():
            raise GameError("The cpu link needs Numba; install it with: pip install 'ostrov[fast]'")
        import numba  # an extra

        from ostrov.engine import cache  # only this link has one

        cache.use(numba)
        self.layout, self.bench = game.layout, game.bench
        reach = reach_of(game, {})
        found = keys(reach, _circumstances(game, numba, options))
        self.keys = {f"{f.__module__}.{f.__qualname__}": key for f, key in found.items()}

        def compiled(original: Function, twin: Function) -> Function:
            inner = {} if original.__module__ in DOORS else dict.fromkeys(NO_WRAPPERS, True)
            twin.__link_key__ = found[original]  # type: ignore[attr-defined]
            made: Function = numba.njit(cache=True, **inner, **options)(twin)
            cache.mend(made)
            widen(made, numba)
            return made

        self.run = cloned(reach, wrap=compiled)

    def positions(self, count: int) -> np.ndarray[Any, Any]:
        return np.repeat(self.layout.empty(), count)

    def offers(self, count: int) -> np.ndarray[Any, Any]:
        return np.zeros(count, layout_of(Offers).dtype)

    def odds(self, count: int) -> np.ndarray[Any, Any]:
        return np.zeros(count, layout_of(Odds).dtype)

    def generators(self, count: int) -> np.ndarray[Any, Any]:
        return np.zeros(count, layout_of(chance.Generator).dtype)

    def notes(self, count: int) -> np.ndarray[Any, Any]:
        return np.zeros(count, layout_of(Notes).dtype)

    def benches(self, count: int) -> np.ndarray[Any, Any]:
        return np.zeros(count, self.bench.dtype)

    def read(self, positions: np.ndarray[Any, Any], place: int) -> bytes:
        whole: bytes = positions[place].tobytes()
        return whole[: self.layout.size]

    def write(self, positions: np.ndarray[Any, Any], place: int, position: bytes) -> None:
        flat = positions[place : place + 1].view(np.uint8)
        flat[: self.layout.size] = np.frombuffer(position, np.uint8)

    def writer(self, positions: np.ndarray[Any, Any]) -> Writer:
        """`write` for one store that is written again and again: a twentieth of the time."""
        flat, size, whole = positions.view(np.uint8).data, self.layout.size, positions.itemsize

        def write(place: int, position: bytes) -> None:
            flat[place * whole : place * whole + size] = position

        return write

    def offered(self, offers: np.ndarray[Any, Any]) -> list[int]:
        actions: list[int] = offers["actions"][0, : offers["count"][0]].tolist()
        return actions

    def offer(self, offers: np.ndarray[Any, Any], actions: Sequence[int]) -> None:
        """Offer these and nothing else."""
        offers["actions"][0, : len(actions)] = actions
        offers["count"][0] = len(actions)

    def weighed(self, odds: np.ndarray[Any, Any]) -> list[tuple[int, int]]:
        count = odds["count"][0]
        return list(zip(odds["outcomes"][0, :count].tolist(), odds["odds"][0, :count].tolist(), strict=True))

    def noted(self, notes: np.ndarray[Any, Any]) -> list[list[int]]:
        count = notes["count"][0]
        table: list[list[int]] = np.column_stack([notes["what"][0, :count], notes["of"][0, :count]]).tolist()
        return table


def widen(made: Any, numba: Any) -> None:
    """Compile a rule once for numbers of 64 bits: fields and tables are narrower, each in its own way, and a version
    for every mixture of widths that some caller has took three quarters of the time that compiling takes.
    """
    narrow = made.get_call_template

    def template(arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return narrow(tuple(_wide(argument, numba) for argument in arguments), named)

    made.get_call_template = template


def _wide(argument: Any, numba: Any) -> Any:
    return numba.int64 if isinstance(argument, numba.types.Integer) else argument


def doors() -> list[Function]:
    """Every function written in drive.py, prove.py, search.py and batch.py."""
    return [
        f
        for m in (drive, prove, search, batch)
        for f in vars(m).values()
        if isinstance(f, FunctionType) and f.__module__ == m.__name__
    ]


def reach_of(game: Game, verbs: Mapping[Function, Function]) -> Reach:
    return Reach(doors(), {**game.functions, **verbs}, game.facts, DOORS, outside=window.__name__)


def _circumstances(game: Game, numba: Any, options: Mapping[str, Any]) -> str:
    """What else machine code depends on: layout, options, versions."""
    versions = (platform.python_version(), np.__version__, numba.__version__)
    bench = game.bench.dtype.descr
    return repr((game.layout.dtype.descr, game.layout.itemsize, bench, sorted(options.items()), versions))


def _same(_original: Function, twin: Function) -> Function:
    return twin


def _as_is(table: np.ndarray[Any, Any], _name: str) -> Any:
    return table


def cloned(
    reach: Reach,
    *,
    wrap: Callable[[Function, Function], Function] = _same,
    as_table: Callable[[np.ndarray[Any, Any], str], Any] = _as_is,
) -> SimpleNamespace:
    """Clones of all functions reached, wired to each other; the doors by name."""
    clones: dict[int, ModuleType] = {}  # by the namespace that a module's functions read
    twins: dict[Function, Function] = {}
    for function in reach.functions:
        clone = clones.setdefault(id(home(function)), ModuleType(home(function)["__name__"]))
        as_it_is = function.__module__ == reach.outside
        twins[function] = function if as_it_is else wrap(function, twin_of(function, vars(clone)))
    for function in reach.functions:
        for name, value in reach.named(function):
            if isinstance(value, FunctionType):
                value = twins[value]
            elif isinstance(value, np.ndarray):
                value = as_table(value, name)
            _bind(function, name, value, clones)
    return SimpleNamespace(**{f.__name__: twins[f] for f in doors()})


def twin_of(function: Function, scope: dict[str, Any]) -> Function:
    assert isinstance(function, FunctionType)
    twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    twin.__kwdefaults__ = function.__kwdefaults__
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    return twin


def _bind(function: Function, name: str, value: Any, clones: dict[int, ModuleType]) -> None:
    """Put a value into the clone of the module where the function looks it up: its own, or a chapter's."""
    outer, _, inner = name.partition(".")
    scope = vars(clones[id(home(function))])
    if not inner:
        scope[outer] = value
        return
    chapter = home(function)[outer]
    scope[outer] = clones.setdefault(id(vars(chapter)), ModuleType(outer))
    vars(scope[outer])[inner] = value
