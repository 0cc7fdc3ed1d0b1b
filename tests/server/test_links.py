"""Which link answers: `checked` at once, `cpu` later, and both now and then."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from ostrov.engine.desk import Desk
from ostrov.engine.errors import Refused
from ostrov.engine.game import Game
from ostrov.engine.history import begin
from ostrov.games import load
from ostrov.server.links import Fault, Links, LiveDesk, warm
from tests.faulty import variant


def test_it_answers_on_checked_before_anything_is_compiled() -> None:
    links = Links(compiling=False)
    desk = links.desk("smugglers")
    history = begin(desk, {})
    history.act("chance", next(iter(history.position.outcomes())))
    assert links.named() == {"smugglers": "checked"}
    assert links.desk("smugglers") is desk


def test_another_process_compiles_and_the_same_desk_goes_on_compiled() -> None:
    pytest.importorskip("numba")
    links = Links()
    desk = links.desk("smugglers")
    history = begin(desk, {})
    before = history.position
    end = time.monotonic() + 300
    while links.named() != {"smugglers": "cpu"} and time.monotonic() < end:
        time.sleep(0.05)
    assert links.named() == {"smugglers": "cpu"}
    assert history.position == before
    history.act("chance", next(iter(history.position.outcomes())))
    links.stop()


def test_what_a_game_advises_is_compiled_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    def noted(name: str, really: Any) -> Any:
        def ask(*given: Any) -> Any:
            asked.add(name)
            return really(*given)

        return ask

    for name in ("marks", "way", "legal"):
        monkeypatch.setattr(Desk, name, noted(name, getattr(Desk, name)))
    warm(load("shipyard").desk("checked"))
    assert {"marks", "way", "legal"} <= asked


def test_stopping_does_not_wait_for_the_compiler() -> None:
    links = Links()
    links.desk("smugglers")
    links.stop()
    assert links.named() == {"smugglers": "checked"}


class OtherLink:
    """A desk that behaves like another link with a fault."""

    def __init__(self, game: Game, answer: Any) -> None:
        self.game, self._desk, self._answer = game, game.desk("checked"), answer
        self.linked = type("Linked", (), {"name": "cpu"})

    def after(self, position: bytes, seat: int, action: int) -> bytes:
        found = self._answer(self._desk, position, seat, action)
        assert isinstance(found, bytes)
        return found


def _right(desk: Desk, position: bytes, seat: int, action: int) -> bytes:
    return desk.after(position, seat, action)


def _wrong(desk: Desk, position: bytes, seat: int, action: int) -> bytes:
    found = bytearray(desk.after(position, seat, action))
    found[0] ^= 1
    return bytes(found)


def _crash(_desk: Desk, _position: bytes, _seat: int, _action: int) -> bytes:
    raise IndexError("index out of bounds")


def _refusal(_desk: Desk, _position: bytes, _seat: int, _action: int) -> bytes:
    raise Refused("no", "M-010")


def _live(answer: Any, compared: int = 1) -> tuple[LiveDesk, bytes, int]:
    game = load("smugglers")
    desk = LiveDesk(game, compared)
    desk.now = OtherLink(game, answer)  # type: ignore[assignment]  # stands in for a desk
    start = begin(game.desk("checked"), {}).position
    return desk, start.data, game.outcomes.number(next(iter(start.outcomes())))


def test_links_that_agree_are_one() -> None:
    desk, start, outcome = _live(_right)
    assert desk.after(start, desk.game.chance, outcome) == desk.game.desk("checked").after(
        start, desk.game.chance, outcome
    )


@pytest.mark.parametrize("fault", [_wrong, _crash, _refusal])
def test_a_difference_refuses_the_step_and_tells_what_checked_says(fault: Any) -> None:
    desk, start, outcome = _live(fault)
    with pytest.raises(Fault) as told:
        desk.after(start, desk.game.chance, outcome)
    assert told.value.expected.how == "applies"


def test_one_step_in_so_many_is_compared() -> None:
    desk, start, outcome = _live(_wrong, compared=3)
    found = []
    for _ in range(6):
        try:
            desk.after(start, desk.game.chance, outcome)
            found.append("taken")
        except Fault:
            found.append("compared")
    assert found == ["taken", "taken", "compared"] * 2


def test_a_crash_of_checked_is_not_hidden(tmp_path: Path) -> None:
    game = variant(tmp_path, ("turn.py", "def happen(s: State, outcome: int) -> int:", FAULT))
    desk = LiveDesk(game)
    start = begin(game.desk("checked"), {}).position
    with pytest.raises(Fault) as told:
        desk.after(start.data, game.chance, game.outcomes.number(next(iter(start.outcomes()))))

    assert told.value.expected.how == "error"
    assert "goal" in told.value.expected.what


FAULT = "def happen(s: State, outcome: int) -> int:\n    s.options.goal = 9999\n    return 0\n"
