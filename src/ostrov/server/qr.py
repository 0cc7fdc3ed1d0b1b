"""An address as a QR code for the terminal: bytes, correction level L, one block, so at most 106 letters.

ISO/IEC 18004. Of the eight masks always the first: readers know all, and choosing one only helps dirty paper.
"""

from __future__ import annotations

from collections.abc import Iterator

DATA, CORRECTION = (19, 34, 55, 80, 108), (7, 10, 15, 20, 26)  # bytes of versions 1 to 5
FORMAT = 0b111011111000100  # level L, mask 0
POLYNOMIAL = 0x11D  # of the field of 256 that the correction is counted in
DARK, LIGHT = True, False

Grid = list[list[bool | None]]  # rows; None: still free


def code(text: str) -> list[list[bool]]:
    """The squares of the code, row by row; True is dark."""
    body = text.encode()
    version = next((n for n, size in enumerate(DATA) if len(body) + 2 <= size), None)
    if version is None:
        raise ValueError(f"{len(body)} bytes are too many for a code of this kind.")
    bits = _bits(_with_correction(_padded(body, DATA[version]), CORRECTION[version]))
    grid = _frame(version + 1)
    for row, column in list(_free(grid)):
        grid[row][column] = (next(bits, 0) == 1) != ((row + column) % 2 == 0)
    return [[bool(square) for square in row] for row in grid]


def for_terminal(text: str) -> str:
    """Two rows a line in half blocks; light is drawn, so that it reads on a dark terminal too."""
    grid = code(text)
    width = len(grid) + 4
    squares = [[LIGHT] * width] * 2 + [[LIGHT, LIGHT, *row, LIGHT, LIGHT] for row in grid] + [[LIGHT] * width] * 3
    pairs = zip(squares[0::2], squares[1::2], strict=False)
    return "\n".join("".join(map(_half_blocks, *pair)) for pair in pairs)


def _half_blocks(up: bool, down: bool) -> str:
    return " ▄▀█"[(not up) * 2 + (not down)]


# --- bytes --------------------------------------------------------------------------------------------------------


def _padded(body: bytes, size: int) -> bytes:
    """Mode and length in front, an end behind, then filled up."""
    number = (0b0100 << 8 | len(body)) << 8 * len(body) | int.from_bytes(body, "big")
    whole = (number << 4).to_bytes(len(body) + 2, "big")
    return (whole + b"\xec\x11" * size)[:size]


def _with_correction(data: bytes, count: int) -> bytes:
    """The data and the remainder of dividing it by the generator of `count` roots."""
    generator = [1]
    for root in range(count):
        times = [_times(one, _power(root)) for one in generator]
        generator = [a ^ b for a, b in zip([*generator, 0], [0, *times], strict=True)]
    rest = list(data) + [0] * count
    for place in range(len(data)):
        for n, factor in enumerate(generator[1:], 1):
            rest[place + n] ^= _times(factor, rest[place])
    return data + bytes(rest[len(data) :])


def _times(a: int, b: int) -> int:
    found = 0
    while b:
        found ^= a * (b & 1)
        a, b = a << 1 ^ (POLYNOMIAL if a & 0x80 else 0), b >> 1
    return found


def _power(exponent: int) -> int:
    found = 1
    for _ in range(exponent):
        found = _times(found, 2)
    return found


def _bits(data: bytes) -> Iterator[int]:
    for byte in data:
        yield from (byte >> place & 1 for place in range(7, -1, -1))


# --- squares ------------------------------------------------------------------------------------------------------


def _frame(version: int) -> Grid:
    """Everything but the data: the three eyes, the small one, the dotted lines, the format."""
    size = 17 + 4 * version
    grid: Grid = [[None] * size for _ in range(size)]
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        _eye(grid, row, column, 4)
    if version > 1:
        _eye(grid, size - 7, size - 7, 2)
    for n in range(8, size - 8):
        grid[6][n] = grid[n][6] = n % 2 == 0
    for n, (first, second) in enumerate(_format_places(size)):
        for row, column in (first, second):
            grid[row][column] = bool(FORMAT >> n & 1)
    grid[size - 8][8] = DARK
    return grid


def _eye(grid: Grid, row: int, column: int, reach: int) -> None:
    """Rings around a middle: dark, light, dark, …; a large eye has a light edge."""
    for down in range(-reach, reach + 1):
        for right in range(-reach, reach + 1):
            if 0 <= row + down < len(grid) and 0 <= column + right < len(grid):
                ring = max(abs(down), abs(right))
                grid[row + down][column + right] = ring in ((0, 1, 3) if reach == 4 else (0, 2))


def _format_places(size: int) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Where each bit of the format stands, the lowest first: around the first eye, and at the two others."""
    around = [(n, 8) for n in (0, 1, 2, 3, 4, 5, 7, 8)] + [(8, n) for n in (7, 5, 4, 3, 2, 1, 0)]
    others = [(8, size - 1 - n) for n in range(8)] + [(size - 7 + n, 8) for n in range(7)]
    yield from zip(around, others, strict=True)


def _free(grid: Grid) -> Iterator[tuple[int, int]]:
    """The free squares in the order of the data: two columns at a time from the right, up, down, up, …"""
    size, up = len(grid), True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for row in range(size - 1, -1, -1) if up else range(size):
            for column in (right, right - 1):
                if grid[row][column] is None:
                    yield row, column
        up = not up
