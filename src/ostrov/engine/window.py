"""The window of the checked link: plain Python over a record's bytes, with every mistake caught at its line.

For each record class a window class is written out, with a property a field. Reading past a row,
writing a number a field cannot hold, a misspelt field, a negative index: each raises where it
happens, where compiled code would read or write its neighbour in silence.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Any

import numpy as np

from ostrov.engine.errors import OutOfRange
from ostrov.engine.members import REST, SHIFT
from ostrov.engine.record import Field, Layout

CODES = {1: "b", 2: "h", 4: "i", 8: "q"}  # memoryview's letters for signed numbers, by width
RUBBISH = 0xA5  # what scratch holds before each step: rules that read it before writing it show at once


class RowWindow:
    """A row of numbers."""

    __slots__ = ("least", "most", "name", "numbers")

    def __init__(self, numbers: memoryview, field: Field) -> None:
        self.numbers = numbers
        self.least, self.most, self.name = field.least, field.most, field.name

    def __getitem__(self, place: int) -> int:
        if place < 0:
            raise OutOfRange(f"{self.name}[{place}]: an index is never negative.")
        try:
            return self.numbers[place]
        except IndexError:
            raise OutOfRange(f"{self.name}[{place}]: it has {len(self.numbers)} places.") from None

    def __setitem__(self, place: int, value: int) -> None:
        if not 0 <= place < len(self.numbers):
            raise OutOfRange(f"{self.name}[{place}]: it has {len(self.numbers)} places.")
        if not self.least <= value <= self.most:
            raise OutOfRange(f"{self.name}[{place}] = {value}: it holds {self.least} to {self.most}.")
        self.numbers[place] = value

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[int]:
        return iter(self.numbers)


class GridWindow:
    """Rows and columns of numbers."""

    __slots__ = ("height", "least", "most", "name", "numbers", "width")

    def __init__(self, numbers: memoryview, field: Field) -> None:
        self.numbers = numbers
        self.height, self.width = field.shape
        self.least, self.most, self.name = field.least, field.most, field.name

    def _place(self, place: tuple[int, int]) -> int:
        down, across = place
        if not (0 <= down < self.height and 0 <= across < self.width):
            raise OutOfRange(f"{self.name}[{down}, {across}]: it has {self.height} rows of {self.width}.")
        return down * self.width + across

    def __getitem__(self, place: tuple[int, int]) -> int:
        return self.numbers[self._place(place)]

    def __setitem__(self, place: tuple[int, int], value: int) -> None:
        if not self.least <= value <= self.most:
            raise OutOfRange(f"{self.name}[{place}] = {value}: it holds {self.least} to {self.most}.")
        self.numbers[self._place(place)] = value


class MembersWindow(RowWindow):
    """A set, a row of words inside; the verbs below are what `ostrov.engine.members` is in the checked link."""

    __slots__ = ("size",)

    def __init__(self, numbers: memoryview, field: Field) -> None:
        super().__init__(numbers, field)
        self.size = field.size

    def check(self, member: int) -> None:
        if not 0 <= member < self.size:
            raise OutOfRange(f"{self.name}: {member} cannot be a member, they are 0 to {self.size - 1}.")

    def bits(self) -> int:
        """The whole set as one number without sign."""
        width = 8 * self.numbers.itemsize
        return sum((word % 2**width) << (place * width) for place, word in enumerate(self.numbers))


def has(members: MembersWindow, member: int) -> bool:
    if not 0 <= member < members.size:
        members.check(member)
    return members.numbers[member >> SHIFT] >> (member & REST) & 1 == 1


def add(members: MembersWindow, member: int) -> int:
    if not has(members, member):
        _flip(members, member)
    return 0


def drop(members: MembersWindow, member: int) -> int:
    if not has(members, member):
        raise OutOfRange(f"{members.name}: {member} is dropped but is no member.")
    _flip(members, member)
    return 0


def _flip(members: MembersWindow, member: int) -> None:
    """Change one bit of one word; the last bit of a full word is its sign."""
    bit = member & REST
    members.numbers[member >> SHIFT] ^= -(2**63) if bit == REST else 1 << bit


def count(members: MembersWindow) -> int:
    return members.bits().bit_count()


def first(members: MembersWindow, least: int) -> int:
    return _lowest(members, members.bits(), least)


def first_without(members: MembersWindow, others: MembersWindow, least: int) -> int:
    if members.size != others.size:
        raise OutOfRange(f"{members.name} and {others.name} are sets of different sizes.")
    return _lowest(members, members.bits() & ~others.bits(), least)


def _lowest(members: MembersWindow, bits: int, least: int) -> int:
    if least < 0:
        raise OutOfRange(f"{members.name}: first member from {least}, an index is never negative.")
    bits = bits >> least << least
    return (bits & -bits).bit_length() - 1


def clear(members: MembersWindow) -> int:
    for place in range(len(members.numbers)):
        members.numbers[place] = 0
    return 0


class SectionsWindow:
    """Several records of one class."""

    __slots__ = ("name", "parts")

    def __init__(self, parts: tuple[Any, ...], name: str) -> None:
        self.parts, self.name = parts, name

    def __getitem__(self, place: int) -> Any:
        if not 0 <= place < len(self.parts):
            raise OutOfRange(f"{self.name}[{place}]: it has {len(self.parts)} places.")
        return self.parts[place]

    def __len__(self) -> int:
        return len(self.parts)


class TableWindow:
    """A table of the box: `COST[CITY, ORE]`, read-only, plain numbers."""

    __slots__ = ("name", "numbers", "shape")

    def __init__(self, table: np.ndarray[Any, Any], name: str) -> None:
        self.numbers: list[int] = table.ravel().tolist()
        self.shape, self.name = table.shape, name

    def __getitem__(self, place: int | tuple[int, ...]) -> int:
        places = place if isinstance(place, tuple) else (place,)
        if len(places) != len(self.shape):
            raise OutOfRange(
                f"{self.name}[{', '.join(map(str, places))}]: it has {len(self.shape)} places, not {len(places)}."
            )
        flat = 0
        for index, size in zip(places, self.shape, strict=True):
            if not 0 <= index < size:
                raise OutOfRange(f"{self.name}[{', '.join(map(str, places))}]: it is {self.shape} large.")
            flat = flat * size + index
        return self.numbers[flat]

    def __len__(self) -> int:
        return int(self.shape[0])


def window_class(layout: Layout) -> type:
    """The window class of a record; made once for each class."""
    found: type | None = layout.cls.__dict__.get("__window__")
    if found is None:
        scope: dict[str, Any] = {
            "OutOfRange": OutOfRange,
            "attrgetter": attrgetter,
            "Row": RowWindow,
            "Grid": GridWindow,
            "Members": MembersWindow,
            "Sections": SectionsWindow,
            "fields": layout.fields,
            "classes": {f.name: window_class(f.layout) for f in layout.fields.values() if f.is_section},
        }
        exec("\n".join(_source(layout)), scope)  # the text is our own, made from a declaration
        made: type = scope["Window"]
        made.__name__ = made.__qualname__ = f"{layout.cls.__name__}Window"
        layout.cls.__window__ = made  # type: ignore[attr-defined]
        return made
    return found


def _source(layout: Layout) -> Iterator[str]:
    """The text of a window class."""
    widths = sorted({layout.type_of(f.name).itemsize for f in layout.fields.values() if f.what in ("number", "flag")})
    held = [f.name for f in layout.fields.values() if f.what not in ("number", "flag")]
    yield "class Window:"
    yield f"    __slots__ = {tuple([f'_{CODES[w]}' for w in widths] + [f'_of_{name}' for name in held])}"
    yield "    def __init__(self, bytes_):"
    yield "        pass"
    for width in widths:
        yield f"        self._{CODES[width]} = bytes_.cast('{CODES[width]}')"
    for name in held:
        yield f"        self._of_{name} = {_held(layout, layout.fields[name])}"
    for name in held:
        yield f"    {name} = property(attrgetter('_of_{name}'))"
    for field in layout.fields.values():
        if field.what in ("number", "flag"):
            yield from _property(layout, field)


def _held(layout: Layout, field: Field) -> str:
    """The expression that makes the window of a row, set or section."""
    start = layout.offset(field.name)
    if field.is_section:
        size = field.layout.itemsize
        slices = [f"bytes_[{start + i * size}:{start + (i + 1) * size}]" for i in range(*(field.shape or (1,)))]
        parts = [f"classes[{field.name!r}]({part})" for part in slices]
        return parts[0] if field.what == "section" else f"Sections(({', '.join(parts)},), {field.name!r})"
    type_ = layout.type_of(field.name)
    code = CODES[type_.base.itemsize]
    numbers = f"bytes_[{start}:{start + type_.itemsize}].cast('{code}')"
    return f"{field.what.capitalize()}({numbers}, fields[{field.name!r}])"


def _property(layout: Layout, field: Field) -> Iterator[str]:
    width = layout.type_of(field.name).itemsize
    place, code = layout.offset(field.name) // width, CODES[width]
    yield "    @property"
    yield f"    def {field.name}(self):"
    yield f"        return self._{code}[{place}]"
    yield f"    @{field.name}.setter"
    yield f"    def {field.name}(self, value):"
    yield f"        if not {field.least} <= value <= {field.most}:"
    yield f"            raise OutOfRange(f'{field.name} = {{value}}: it holds {field.least} to {field.most}.')"
    yield f"        self._{code}[{place}] = value"


class Positions:
    """A row of positions for the checked link: what an array of records is for the compiled ones."""

    def __init__(self, layout: Layout, count: int) -> None:
        self.layout = layout
        self._empty = layout.empty().tobytes()
        self._buffers = [bytearray(self._empty) for _ in range(count)]
        window = window_class(layout)
        self._windows = [window(memoryview(buffer)) for buffer in self._buffers]

    def __len__(self) -> int:
        return len(self._windows)

    def __getitem__(self, place: int) -> Any:
        if not 0 <= place < len(self._windows):
            raise OutOfRange(f"position {place} of {len(self._windows)}.")
        return self._windows[place]

    def __setitem__(self, place: int, window: Any) -> None:
        """Copy a whole position; what is given is another window of this row."""
        if not 0 <= place < len(self._windows):
            raise OutOfRange(f"position {place} of {len(self._windows)}.")
        for number, found in enumerate(self._windows):
            if found is window:
                self._buffers[place][:] = self._buffers[number]
                return
        raise OutOfRange("only a position of the same row can be copied.")

    def read(self, place: int) -> bytes:
        return bytes(self._buffers[place][: self.layout.size])

    def write(self, place: int, position: bytes) -> None:
        self._buffers[place][: self.layout.size] = position
        self.spoil(place)

    def spoil(self, place: int) -> None:
        """Fill scratch with rubbish."""
        tail = self.layout.itemsize - self.layout.size
        self._buffers[place][self.layout.size :] = bytes([RUBBISH]) * tail
