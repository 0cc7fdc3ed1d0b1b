"""What takes time waits in a queue of its own: tables take turns, and people are told when it is too long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.client import RefusedError
from ostrov.server import thinking
from ostrov.server.thinking import OF_A_TABLE, Thinkers
from ostrov.table import Refusal
from tests.server.serving import serving, table_for

T = TypeVar("T")


def run(question: Callable[[], Coroutine[Any, Any, T]]) -> T:
    return asyncio.run(asyncio.wait_for(question(), 20))


class Slow:
    """A thread that is held up until the test lets it go."""

    def __init__(self) -> None:
        self.begun, self.enough = threading.Event(), threading.Event()

    def __call__(self) -> str:
        self.begun.set()
        assert self.enough.wait(20)
        return "slow"


async def held(thinkers: Thinkers, table: str) -> tuple[Slow, asyncio.Task[str]]:
    """The only thread at work for a table."""
    slow = Slow()
    task = asyncio.create_task(thinkers.ask(table, slow, bot=True))
    await asyncio.to_thread(slow.begun.wait)
    return slow, task


def test_the_table_that_has_had_least_goes_first() -> None:
    async def go() -> list[str]:
        thinkers, order = Thinkers(1, "t"), list[str]()
        slow, first = await held(thinkers, "greedy")
        names = ["greedy", "greedy", "greedy", "modest", "other"]
        rest = [asyncio.create_task(thinkers.ask(name, lambda name=name: order.append(name))) for name in names]  # type: ignore[misc]
        await asyncio.sleep(0.05)  # what the greedy table has had by now
        slow.enough.set()
        await asyncio.gather(first, *rest)
        thinkers.close()
        return order

    assert run(go) == ["modest", "other", "greedy", "greedy", "greedy"]


def test_people_are_told_when_too_much_waits_and_bots_only_wait() -> None:
    async def go() -> None:
        thinkers = Thinkers(1, "t")
        slow, first = await held(thinkers, "t")
        waiting = [asyncio.create_task(thinkers.ask("t", lambda: "asked")) for _ in range(OF_A_TABLE)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await thinkers.ask("t", lambda: "too many")
        assert refused.value.code == "busy"
        assert refused.value.arguments["seconds"] >= 1  # type: ignore[operator]
        bot = asyncio.create_task(thinkers.ask("t", lambda: "bot", bot=True))
        other = asyncio.create_task(thinkers.ask("another table", lambda: "other"))
        await asyncio.sleep(0)
        slow.enough.set()
        assert await asyncio.gather(first, *waiting, bot, other) == ["slow", *["asked"] * OF_A_TABLE, "bot", "other"]
        assert thinkers.waiting == 0
        thinkers.close()

    run(go)


def test_who_would_wait_too_long_is_told_about_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "FIRST_GUESS", 10.0)

    async def go() -> int:
        thinkers = Thinkers(1, "t")
        slow, first = await held(thinkers, "t")
        waiting = [asyncio.create_task(thinkers.ask(str(n), str)) for n in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await thinkers.ask("one more", str)
        slow.enough.set()
        await asyncio.gather(first, *waiting)
        thinkers.close()
        return int(refused.value.arguments["seconds"])  # type: ignore[arg-type]

    assert run(go) == 40


def test_a_question_that_fails_fails_alone_and_who_has_gone_is_not_answered() -> None:
    async def go() -> None:
        thinkers = Thinkers(1, "t")
        slow, first = await held(thinkers, "t")
        done: list[str] = []
        gone = asyncio.create_task(thinkers.ask("t", lambda: done.append("gone")))
        fails = asyncio.create_task(thinkers.ask("t", lambda: 1 // 0))
        await asyncio.sleep(0)
        gone.cancel()
        slow.enough.set()
        assert await first == "slow"
        with pytest.raises(ZeroDivisionError):
            await fails
        assert await thinkers.ask("t", lambda: "goes on") == "goes on"
        assert done == []
        thinkers.close()

    run(go)


@given(st.lists(st.sampled_from("abcd"), max_size=25), st.integers(1, 3))
def test_every_question_is_answered_once_and_no_more_run_than_there_are_threads(names: list[str], workers: int) -> None:
    async def go() -> None:
        thinkers, lock, running, most = Thinkers(workers, "t"), threading.Lock(), [0], [0]

        def question(n: int) -> int:
            with lock:
                running[0] += 1
                most[0] = max(most[0], running[0])
            with lock:
                running[0] -= 1
            return n

        asked = [thinkers.ask(name, lambda n=n: question(n), bot=True) for n, name in enumerate(names)]  # type: ignore[misc]
        assert await asyncio.gather(*asked) == list(range(len(names)))
        assert most[0] <= workers
        assert thinkers.waiting == 0
        thinkers.close()

    run(go)


def test_moves_go_on_while_nothing_more_can_be_asked(tmp_path: Path) -> None:
    """All threads that think are held up; try-outs are refused, moves are done."""
    with serving(tmp_path) as served:
        slow = Slow()

        async def hold_up() -> None:
            for _ in range(8):
                task = asyncio.ensure_future(served.house.thinkers.ask("others", slow, bot=True))
                task.add_done_callback(lambda _: None)

        asyncio.run_coroutine_threadsafe(hold_up(), served.house.loop).result(10)
        places = table_for(served.client, "smugglers", people=2)
        with served.client.sit(places[0]) as first, served.client.sit(places[1]) as second:
            first.begin()
            second.begin()
            served.house.thinkers._takes = 100.0  # as if a question took so long
            for seat in (first, second):
                with pytest.raises(RefusedError) as refused:
                    seat.try_out()
                assert refused.value.code == "busy"
                assert refused.value.arguments["seconds"] >= 100  # type: ignore[operator]
                seat.act(seat.state().offers[0].words)
        slow.enough.set()
