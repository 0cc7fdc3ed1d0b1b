"""A game's whole position, declared as a commented class.

    @record
    class Player:
        hand: Row = row(CARD, most=9, seen=OWNER)  # cards held, by kind
        cards: int = number(9)                     # how many, for all to see

From the class come the memory layout, the window of the checked link, what each seat may see, the
range checks and the text form. Fields are declared with their range because one declaration then
serves all of these; nobody chooses a width.
"""

from __future__ import annotations

import inspect
import io
import struct
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from typing import Any, Generic, TypeVar

import numpy as np

from ostrov.engine.errors import DeclarationError
from ostrov.engine.names import Names

T = TypeVar("T")
WORD_BITS = 64  # members of a set in one word; larger sets take several


@dataclass(frozen=True)
class Seen:
    """Which seats see a value: all, none, the owner of the section, or those that fields name."""

    how: str
    fields: tuple[str, ...] = ()


EVERYONE = Seen("everyone")
OWNER = Seen("owner")  # the seat of the section; for an action, the seat that acts
NOBODY = Seen("nobody")


def by(*fields: str) -> Seen:
    """Seen by the seats these fields hold: beside it in the section, or at the top of the record."""
    return Seen("by", fields)


class Row:
    """A field of several numbers: `s.hand[WOOL]`."""

    def __getitem__(self, place: int) -> int:
        raise NotImplementedError

    def __setitem__(self, place: int, value: int) -> None:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError


class Grid:
    """A field of numbers in rows and columns: `s.tile[2, 3]`."""

    def __getitem__(self, place: tuple[int, int]) -> int:
        raise NotImplementedError

    def __setitem__(self, place: tuple[int, int], value: int) -> None:
        raise NotImplementedError


class Members(Row):
    """A set of small numbers, a row of words inside; the verbs for it stand in `ostrov.engine.members`."""


class Sections(Generic[T]):
    """Several records of one class: `s.seats[seat].hand`."""

    def __getitem__(self, place: int) -> T:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class Field:
    """One field as declared. `shape` is () for a number, (n,) for a row, (n, m) for a grid."""

    what: str  # number, flag, row, grid, members, section, sections, seats
    shape: tuple[int, ...] = ()
    least: int = 0
    most: int = 0
    start: int = 0
    of: Names | None = None  # names of the values
    places: tuple[Names | None, ...] = ()  # names of the places, one for each dimension
    seen: Seen = EVERYONE
    scratch: bool = False
    size: int = 0  # of a set: its members are 0 … size - 1
    inner: type | None = None
    name: str = ""
    comment: str = ""

    @property
    def layout(self) -> Layout:
        """The layout of the section's own record."""
        assert self.inner is not None
        return layout_of(self.inner)

    @property
    def is_section(self) -> bool:
        return self.inner is not None


def number(
    most: int | Names,
    *,
    least: int = 0,
    start: int = 0,
    seen: Seen = EVERYONE,
    scratch: bool = False,
) -> Any:
    """One number from `least` to `most`, or one of some names."""
    of, most = _values(most)
    return Field("number", (), least, most, start, of, (), seen, scratch)


def flag(*, start: bool = False, seen: Seen = EVERYONE, scratch: bool = False) -> Any:
    """Yes or no."""
    return Field("flag", (), 0, 1, int(start), None, (), seen, scratch)


def row(
    length: int | Names,
    most: int | Names,
    *,
    least: int = 0,
    start: int = 0,
    seen: Seen = EVERYONE,
    scratch: bool = False,
) -> Any:
    """A row of numbers; its places may have names, its values too."""
    of, most = _values(most)
    places, size = _places(length)
    return Field("row", (size,), least, most, start, of, (places,), seen, scratch)


def grid(
    rows: int | Names,
    columns: int | Names,
    most: int | Names,
    *,
    least: int = 0,
    start: int = 0,
    seen: Seen = EVERYONE,
    scratch: bool = False,
) -> Any:
    """Rows and columns of numbers."""
    of, most = _values(most)
    (down, height), (across, width) = _places(rows), _places(columns)
    return Field("grid", (height, width), least, most, start, of, (down, across), seen, scratch)


def members(size: int | Names, *, seen: Seen = EVERYONE, scratch: bool = False) -> Any:
    """A set of numbers below `size`, or of names; empty at the start."""
    of, count = _places(size)
    words = -(-count // WORD_BITS)
    least, most = (0, 2**count - 1) if count < WORD_BITS else (-(2**63), 2**63 - 1)
    return Field("members", (words,), least, most, 0, of, (), seen, scratch, size=count)


def section(inner: type[T]) -> Any:
    """One record inside another."""
    return Field("section", (), inner=inner)


def sections(inner: type[T], length: int | Names) -> Any:
    """Several records of a class, none of which belongs to a seat."""
    places, size = _places(length)
    return Field("sections", (size,), places=(places,), inner=inner)


def seats(inner: type[T], names: Names) -> Any:
    """One record a seat; what is seen by its `OWNER` is seen by that seat."""
    return Field("seats", (len(names),), places=(names,), inner=inner)


def _values(most: int | Names) -> tuple[Names | None, int]:
    return (most, len(most) - 1) if isinstance(most, Names) else (None, most)


def _places(length: int | Names) -> tuple[Names | None, int]:
    return (length, len(length)) if isinstance(length, Names) else (None, length)


class Layout:
    """What follows from a record class: its fields in declared order and the bytes they lie in."""

    def __init__(self, cls: type) -> None:
        self.cls = cls
        self.fields: dict[str, Field] = _fields_of(cls)
        self.dtype = _dtype(self.fields)
        kept = [f for f in self.fields.values() if not f.scratch]
        scratch = [f for f in self.fields.values() if f.scratch]
        self.size = min((self.offset(f.name) for f in scratch), default=self.dtype.itemsize)
        if not kept:
            raise DeclarationError(f"{cls.__name__}: a record needs at least one field that is not scratch.")

    def offset(self, name: str) -> int:
        fields = self.dtype.fields
        assert fields is not None
        return int(fields[name][1])

    def type_of(self, name: str) -> np.dtype[Any]:
        fields = self.dtype.fields
        assert fields is not None
        return fields[name][0]

    @property
    def itemsize(self) -> int:
        return int(self.dtype.itemsize)

    @cached_property
    def hangs_on(self) -> dict[str, frozenset[str]]:
        """How the numbers in each field are seen, where not by everyone: `owner`, `nobody`, `by`."""
        found = {}
        for name, field in self.fields.items():
            within = paths(field.layout) if field.is_section else [Path((), field)]
            found[name] = frozenset(path.field.seen.how for path in within) - {EVERYONE.how}
        return found

    @cached_property
    def numbers(self) -> dict[str, tuple[int, struct.Struct]]:
        """Where the numbers of each plain field lie, and how they are read."""
        plain = [field for field in self.fields.values() if not field.is_section]
        return {field.name: (self.offset(field.name), struct.Struct(_format(field))) for field in plain}

    def seats_field(self) -> Field:
        """The field that holds one section a seat."""
        for field in self.fields.values():
            if field.what == "seats":
                return field
        raise DeclarationError(f"{self.cls.__name__} has no `seats(...)` field: a game needs one section a seat.")

    def empty(self) -> np.ndarray[Any, np.dtype[Any]]:
        """An array of one record with every field at its start, and zeros between the fields."""
        return np.frombuffer(bytearray(self._empty), self.dtype)  # NumPy's own copy leaves rubbish between them

    @cached_property
    def _empty(self) -> bytes:
        made = np.zeros(1, self.dtype)
        _fill_starts(made, self)
        return made.tobytes()


@dataclass(frozen=True)
class Part:
    """A position to be read by name, or a section of one: its layout, and the byte where it begins."""

    layout: Layout
    data: bytes
    at: int = 0

    def numbers(self, name: str) -> tuple[int, ...]:
        """The numbers of a plain field; a single one of a number or a flag."""
        offset, read = self.layout.numbers[name]
        return read.unpack_from(self.data, self.at + offset)

    def __getitem__(self, name: str) -> int:
        """The number of a field that holds one."""
        return self.numbers(name)[0]

    def section(self, field: Field, place: int = 0) -> Part:
        """The record inside this one, or the one at a place of several."""
        at = self.at + self.layout.offset(field.name) + place * field.layout.itemsize
        return Part(field.layout, self.data, at)

    @property
    def bytes(self) -> bytes:
        """What it is made of."""
        return self.data[self.at : self.at + self.layout.itemsize]


def record(cls: type[T]) -> type[T]:
    """Derive the layout of a declared class."""
    cls.__layout__ = Layout(cls)  # type: ignore[attr-defined]
    return cls


def layout_of(cls: type) -> Layout:
    found = cls.__dict__.get("__layout__")
    if not isinstance(found, Layout):
        raise DeclarationError(f"{cls.__name__} is not a record: write @record above the class.")
    return found


@dataclass(frozen=True)
class Path:
    """A field wherever it lies in the record: `seats[*].hand`, with the layouts and fields on the way."""

    sections: tuple[Field, ...]
    field: Field

    def __str__(self) -> str:
        return ".".join([*(f.name for f in self.sections), self.field.name])


def paths(layout: Layout, above: tuple[Field, ...] = ()) -> Iterator[Path]:
    """Every plain field of a record, sections opened, in declared order."""
    for field in layout.fields.values():
        if field.is_section:
            yield from paths(field.layout, (*above, field))
        else:
            yield Path(above, field)


def field_table(layout: Layout) -> str:
    """The fields of a record as a table for documents."""
    lines = ["| field | what | range | seen by | meaning |", "| --- | --- | --- | --- | --- |"]
    for path in paths(layout):
        field = path.field
        seen = " ".join([field.seen.how, *field.seen.fields]) + (", scratch" if field.scratch else "")
        lines.append(f"| {path} | {_what(field)} | {_range(field)} | {seen} | {field.comment} |")
    return "\n".join(lines)


def _what(field: Field) -> str:
    """`row of good`, `members of seat`, `number`, `flag`, `grid of 4 by 5`."""
    if field.what == "members":
        return f"members of {field.of.name if field.of else field.size}"
    if not field.shape:
        return field.what
    sizes = [names.name if names else str(size) for names, size in zip(field.places, field.shape, strict=True)]
    return f"{field.what} of {' by '.join(sizes)}"


def _range(field: Field) -> str:
    if field.what == "members":
        return f"{field.size} members"
    return field.of.name if field.of else f"{field.least} to {field.most}"


def _fields_of(cls: type) -> dict[str, Field]:
    comments = _comments(cls)
    fields = {}
    annotated = inspect.get_annotations(cls)
    for name, value in vars(cls).items():
        if isinstance(value, Field) and name not in annotated:
            raise DeclarationError(f"{cls.__name__}.{name}: give it a type, like `{name}: int = number(9)`.")
    for name in annotated:
        field = cls.__dict__.get(name)
        if not isinstance(field, Field):
            raise DeclarationError(
                f"{cls.__name__}.{name}: declare it with number, flag, row, grid, members or a section."
            )
        fields[name] = replace(field, name=name, comment=comments.get(name, ""))
        _check_field(cls, fields[name])
    return fields


def _check_field(cls: type, field: Field) -> None:
    where = f"{cls.__name__}.{field.name}"
    if field.is_section:
        inner = field.layout
        if any(size < 1 for size in field.shape):
            raise DeclarationError(f"{where}: a row needs at least one place.")
        if any(f.scratch for f in inner.fields.values()):
            raise DeclarationError(f"{where}: scratch fields stand at the top of the record, not in a section.")
        return
    if not field.least <= field.start <= field.most:
        raise DeclarationError(f"{where}: it starts at {field.start} but holds {field.least} to {field.most}.")
    if any(size < 1 for size in field.shape):
        raise DeclarationError(f"{where}: a row needs at least one place.")


def _comments(cls: type) -> dict[str, str]:
    """The comment behind each field: it is the field's line in the documents."""
    try:
        source = inspect.getsource(cls)
    except (OSError, TypeError):
        return {}
    found, name = {}, ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME and token.line.lstrip().startswith(f"{token.string}:"):
            name = token.string
        elif token.type == tokenize.COMMENT and name and not token.line.lstrip().startswith("#"):
            found[name] = token.string.lstrip("# ").strip()
            name = ""
    return found


def _dtype(fields: dict[str, Field]) -> np.dtype[Any]:
    """Widest first, so that little is padded (with zeros); scratch at the end, so that a position is a prefix."""
    typed = [(f.name, _type(f), f.shape, f.scratch) for f in fields.values()]
    typed.sort(key=lambda entry: (entry[3], -entry[1].alignment))
    return np.dtype([(name, type_, shape) for name, type_, shape, _ in typed], align=True)


def _type(field: Field) -> np.dtype[Any]:
    if field.inner is not None:
        return field.layout.dtype
    return np.dtype(f"i{_width(field.least, field.most)}")


def _format(field: Field) -> str:
    """All numbers of a field, as `struct` reads them."""
    return f"={prod(field.shape)}{' bh i   q'[_type(field).itemsize]}"


def _width(least: int, most: int) -> int:
    """The narrowest signed width: unsigned numbers wrap below zero when rules subtract."""
    for width in (1, 2, 4, 8):
        if -(2 ** (8 * width - 1)) <= least and most < 2 ** (8 * width - 1):
            return width
    raise DeclarationError(f"no number of 64 bits holds {least} to {most}.")


def _fill_starts(part: np.ndarray[Any, np.dtype[Any]], layout: Layout) -> None:
    for field in layout.fields.values():
        if field.is_section:
            _fill_starts(part[field.name], field.layout)
        else:
            part[field.name] = field.start
