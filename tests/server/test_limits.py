"""Floods and foreign pages."""

from __future__ import annotations

import pytest

from ostrov.server.limits import Bucket, Buckets, same_origin


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_reserve_then_a_steady_trickle() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 3.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.4
    assert not bucket.take()
    clock.now = 0.6
    assert bucket.take()
    clock.now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_are_one_for_each_name() -> None:
    buckets = Buckets(1.0, 1.0, Clock())
    assert buckets.take("here")
    assert not buckets.take("here")
    assert buckets.take("there")


def test_old_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostrov.server.limits.ADDRESSES_KEPT", 2)
    buckets = Buckets(0.0, 1.0, Clock())
    assert [buckets.take(name) for name in "abc"] == [True, True, True]
    assert buckets.take("a"), "forgotten, so its bucket is full again"
    assert not buckets.take("c")


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        (None, True),
        (b"http://here:8000", True),
        (b"https://HERE:8000", True),
        (b"http://here", False),
        (b"http://there:8000", False),
        (b"null", False),
        (b"", False),
    ],
)
def test_only_our_own_page_is_answered(origin: bytes | None, ours: bool) -> None:
    headers = [(b"host", b"here:8000"), *([] if origin is None else [(b"Origin", origin)])]
    assert same_origin(headers) is ours
