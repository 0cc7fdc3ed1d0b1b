"""Which link answers at live tables: `checked` at once, `cpu` when a child process has compiled it.

One live step in a hundred is done on `checked` too. A difference refuses the step like a crash does.
"""

from __future__ import annotations

import itertools
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from ostrov.engine import capsule
from ostrov.engine.advice import marks, ways
from ostrov.engine.desk import Desk
from ostrov.engine.errors import OstrovError, Refused
from ostrov.engine.fate import Dice
from ostrov.engine.game import Game
from ostrov.engine.history import History
from ostrov.engine.link import have_numba
from ostrov.engine.position import Position
from ostrov.games import load

if TYPE_CHECKING:
    Proxy = Desk
else:
    Proxy = object

log = logging.getLogger(__name__)

COMPARED = 100  # one live step in so many is done on `checked` too
WARMING_STEPS = 40  # of a game that is played to have every function loaded


class Fault(Exception):
    """The rules made a mistake: where, and for the capsule what is expected there."""

    def __init__(self, sentence: str, position: bytes, seat: int, action: int, expected: capsule.Expectation) -> None:
        super().__init__(sentence)
        self.position, self.seat, self.action, self.expected = position, seat, action, expected


class LiveDesk(Proxy):
    """A desk whose link may change between two questions; it stands in for a `Desk` wherever one is asked."""

    def __init__(self, game: Game, compared: int = COMPARED) -> None:
        self.game = game
        self.now: Desk = game.desk("checked")
        self._compared = compared
        self._steps = itertools.count(1)

    def __getattr__(self, verb: str) -> Any:
        return getattr(self.now, verb)

    def after(self, position: bytes, seat: int, action: int) -> bytes:
        """The next position; now and then compared. A `Fault` says where the rules crash or links differ."""
        desk, checked = self.now, self.game.desk("checked")
        if desk is not checked and next(self._steps) % self._compared == 0:
            expected, came = (_asked(one, position, seat, action) for one in (checked, desk))
            if expected != came:
                sentence = f"{desk.linked.name} answers {came}, checked answers {expected}"
                raise Fault(sentence, position, seat, action, expected)
        try:
            return desk.after(position, seat, action)
        except OstrovError:
            raise
        except Exception as crash:  # whatever a fault in the rules may raise
            raise Fault("a step crashed", position, seat, action, _crashed(crash)) from crash

    def is_final(self, position: bytes, seat: int, action: int) -> bool:
        """Whether an action cannot be taken back. One that would crash is offered too: who tries it is told."""
        try:
            return self.now.is_final(position, seat, action)
        except OstrovError:
            raise
        except Exception:  # whatever a fault in the rules may raise
            return True


def _asked(desk: Desk, position: bytes, seat: int, action: int) -> capsule.Expectation:
    """What a desk answers, a crash included."""
    try:
        return capsule.applies(Position(desk, desk.after(position, seat, action)))
    except Refused as refusal:
        return capsule.refused(refusal.rule)
    except OstrovError:
        raise
    except Exception as crash:  # whatever a fault in the rules may raise
        return _crashed(crash)


def _crashed(crash: Exception) -> capsule.Expectation:
    return capsule.error(f"{type(crash).__name__}: {crash}")


class Links:
    """The desks of the games asked for so far. `compiling` off: everything stays on `checked`."""

    def __init__(self, *, compiling: bool = True, compared: int = COMPARED) -> None:
        self._desks: dict[str, LiveDesk] = {}
        self._compared = compared
        self._compiling = compiling and have_numba()
        self._wanted: list[str] = []
        self._lock = threading.Lock()
        self._worker: threading.Thread | None = None
        self._child: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def desk(self, name: str) -> Desk:
        """The desk of a game; the first question has the game compiled."""
        with self._lock:
            if name not in self._desks:
                self._desks[name] = LiveDesk(load(name), self._compared)
                if self._compiling:
                    self._compile(name)
            return cast("Desk", self._desks[name])

    def named(self) -> dict[str, str]:
        """Which link answers for each game asked for so far."""
        with self._lock:
            return {name: desk.now.linked.name for name, desk in self._desks.items()}

    def stop(self) -> None:
        """Wait for nothing: a child that compiles is ended."""
        with self._lock:
            self._stopped = True
            if self._child is not None:
                self._child.terminate()
            worker = self._worker
        if worker is not None:
            worker.join()

    def _compile(self, name: str) -> None:
        self._wanted.append(name)
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, name="links", daemon=True)
            self._worker.start()

    def _work(self) -> None:
        """Compile what is wanted, one game at a time."""
        while True:
            with self._lock:
                if self._stopped or not self._wanted:
                    self._worker = None
                    return
                name = self._wanted.pop(0)
            self._take_over(name)

    def _take_over(self, name: str) -> None:
        if not self._compiled_by_child(name):
            return
        try:
            desk = load(name).desk("cpu")
            warm(desk, lambda: self._stopped)
        except Exception:  # whatever a compiler may raise: the checked link goes on
            log.exception("%s stays on checked.", name)
            return
        self._desks[name].now = desk
        log.info("%s runs on cpu now.", name)

    def _compiled_by_child(self, name: str) -> bool:
        command = [sys.executable, "-m", __name__, name]
        with self._lock:
            if self._stopped:
                return False
            self._child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        status = self._child.wait()
        if status and not self._stopped:
            log.error("%s could not be compiled (status %s); it stays on checked.", name, status)
        return status == 0


def warm(desk: Desk, stop: Callable[[], bool] = lambda: False) -> None:
    """Ask everything a table asks, so that nothing is compiled or loaded while people wait."""
    game = desk.game
    history = History(desk, desk.set_up(desk.empty))
    fate = Dice(0)
    for key in range(WARMING_STEPS):
        history.settle(fate)
        position = history.position
        if stop() or not position.asked:
            break
        seat = position.awaited[0]
        _look(position, seat, key)
        level = 1 if key % 2 and len(_levels(game)) > 1 else 0
        history.act(seat, game.actions.words(desk.chosen(position.data, game.seat(seat), level, key, 0)))
    history.words_for(0, 0)
    _search(desk, stop)


def _search(desk: Desk, stop: Callable[[], bool]) -> None:
    """Have a search loaded too: a first one would keep everybody waiting."""
    from ostrov.bots import Thinker
    from ostrov.bots.course import slices

    history = History(desk, desk.set_up(desk.empty))
    history.settle(Dice(0))
    if not stop() and history.position.awaited:
        seat = desk.game.seat(history.position.awaited[0])
        Thinker(desk.game, desk.linked.name).think(history.position.data, seat, 2)
        next(slices(history))


def _levels(game: Game) -> list[str]:
    from ostrov.bots import available

    return available(game)


def _look(position: Position, seat: str, key: int) -> None:
    position.offers(seat)
    position.seen_by(seat)
    position.imagined(seat, key)
    position.points(seat)
    position.problems()
    position.desk.sees(position.data, position.desk.game.chance, 0, 0)
    position.why_not(seat, position.desk.game.actions.words(0))
    position.desk.ended(position.data)
    position.desk.place(position.data, 0)
    position.turns  # noqa: B018  # asked for what it loads
    marks(position, seat)
    ways(position, seat, position.offers(seat)[0].words)


def main() -> None:
    """The child: compile one game into the cache both share."""
    if hasattr(os, "nice"):
        os.nice(10)
    warm(load(sys.argv[1]).desk("cpu"))


if __name__ == "__main__":
    main()
