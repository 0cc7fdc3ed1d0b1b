"""The code in the terminal, compared once with an independent library (qrcode 8, mask 0): its squares are pinned."""

from __future__ import annotations

import hashlib

import pytest

from ostrov.server import qr

PINNED = {
    "a": "15f5c60f006fce67",
    "http://192.168.1.20:8000/": "aa3894f42e8ce68b",
    "http://10.0.0.1:8000/#/t/abcdef/0123456789abcdef": "67ef12e9c52ea8fb",
    "x" * 78: "2c5bb28556923490",
    "y" * 106: "cc989f3c4a3920b6",
    "z" * 17: "89adbfc16f52ae61",
    "z" * 18: "c1a45f0cdc8af8a2",
}


@pytest.mark.parametrize("text", PINNED)
def test_the_squares_are_those_another_library_draws(text: str) -> None:
    squares = [[int(one) for one in row] for row in qr.code(text)]
    assert hashlib.sha256(repr(squares).encode()).hexdigest()[:16] == PINNED[text]


def test_what_does_not_fit_is_said() -> None:
    with pytest.raises(ValueError, match="107 bytes"):
        qr.code("y" * 107)


def test_the_terminal_shows_every_square_with_light_around() -> None:
    lines = qr.for_terminal("http://192.168.1.20:8000/").splitlines()
    assert {len(line) for line in lines} == {25 + 4}
    assert len(lines) == (25 + 5) // 2
    assert set(lines[0]) == set(lines[-1]) == {"█"}
    shown = [row for line in lines for row in ([c in "█▀" for c in line], [c in "█▄" for c in line])]
    assert [[not light for light in row[2:-2]] for row in shown[2:-3]] == qr.code("http://192.168.1.20:8000/")
