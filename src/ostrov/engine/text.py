"""A position as text a person can read, write and put into a test.

    smugglers players=3 goal=20  rules 1
    left: 18  phase: night  idle: red blue
    red: hand 2 tea 1 rum; cards 3; trade 4
    blue: hand ?; cards 3

The first line is the game, its options where they differ from the usual, and the version of the
rules. Then a line a field, a line a seat; what is at its start is left out and `?` stands for what
the reader may not see. `from: start` begins with the game's starting position instead of an empty
table, so that a test states only what differs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from ostrov.engine.errors import OstrovError, TextError, VersionError
from ostrov.engine.known import Known
from ostrov.engine.record import EVERYONE, WORD_BITS, Field, Layout, Part

if TYPE_CHECKING:
    from ostrov.engine.game import Game

Record = Any  # one record of a NumPy array: numbers and nested records by name
HIDDEN = "?"
YES_NO = ("no", "yes")
FIRST_LINE = re.compile(r"(?P<game>\S+)(?P<options>.*?)\s+rules (?P<version>[0-9]{1,9})(?: seen by (?P<viewer>\S+))?\Z")
WIDE = 100  # short fields share a line up to this many characters


def unpack(game: Game, data: bytes) -> Record:
    """The record behind a position's bytes, to be read by name."""
    made = game.layout.empty()
    made.view(np.uint8)[: game.layout.size] = np.frombuffer(data, np.uint8)
    return made[0]


def part_of(game: Game, data: bytes) -> Part:
    """The same for who only reads; many times as fast."""
    return Part(game.layout, data)


def _options(game: Game, data: bytes) -> Part:
    return part_of(game, data).section(game.layout.fields["options"])


def pack(game: Game, made: Record) -> bytes:
    found: bytes = made.tobytes()
    return found[: game.layout.size]


def option(game: Game, data: bytes, name: str) -> int:
    """The number of an option of a position."""
    return _options(game, data)[name]


def option_words(game: Game, data: bytes) -> dict[str, str]:
    """All options of a position, in words."""
    chosen = _options(game, data)
    return {field.name: _value(field, chosen[field.name]) for field in game.options.fields.values()}


def with_options(game: Game, chosen: dict[str, str]) -> bytes:
    """An empty position with options filled in from words."""
    made = game.layout.empty()[0]
    for name, word in chosen.items():
        field = game.options.fields.get(name)
        if field is None:
            raise TextError(f"{game.name} has no option {name!r}; it has: {', '.join(game.options.fields)}.")
        made["options"][name] = _number(field, word)
    return pack(game, made)


# --- writing -----------------------------------------------------------------------------------------------------


def write(game: Game, data: bytes, viewer: int | None = None, known: Known | None = None) -> str:
    """The text of a position; `viewer` is the seat whose view the bytes are.

    Of a whole position, with what is `known` of the one before, only what has changed is written anew.
    """
    assert viewer is None or known is None, "what a viewer sees may hang on more than the bytes of a part"
    whole, known = part_of(game, data), known or Known()
    lines = [known.get(("text", "", _options(game, data).bytes), lambda: first_line(game, data, viewer))]
    lines += _packed(filter(None, _plain_fields(game, whole, viewer, known)))
    lines += filter(None, _section_lines(game, whole, viewer, known))
    return "\n".join(lines) + "\n"


def first_line(game: Game, data: bytes, viewer: int | None = None) -> str:
    chosen = _options(game, data)
    words = [
        f"{field.name}={_value(field, chosen[field.name])}"
        for field in game.options.fields.values()
        if field.name == "players" or chosen[field.name] != field.start
    ]
    seen = "" if viewer is None else f" seen by {game.seat_word(viewer)}"
    return f"{game.name} {' '.join(words)}  rules {game.version}{seen}"


def _plain_fields(game: Game, whole: Part, viewer: int | None, known: Known) -> Iterator[str]:
    """Each field at the top of the record; empty where it is at its start."""
    for field in game.layout.fields.values():
        if field.is_section or field.scratch:
            continue
        key = ("text", field.name, whole.numbers(field.name))
        yield known.get(key, partial(_plain_field, game, whole, field, viewer))


def _plain_field(game: Game, whole: Part, field: Field, viewer: int | None) -> str:
    told = _told(game, whole, whole, field, viewer, None)
    return "" if told is None else f"{field.name}: {told}"


def _packed(parts: Iterator[str]) -> list[str]:
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + 2 + len(part) <= WIDE:
            lines[-1] += f"  {part}"
        else:
            lines.append(part)
    return lines


def _section_lines(game: Game, whole: Part, viewer: int | None, known: Known) -> Iterator[str]:
    """A line for each section; empty where all of it is at its start."""
    for field in game.layout.fields.values():
        if not field.is_section or field.name == "options":
            continue
        count = field.shape[0] if field.shape else 1
        for place in range(option(game, whole.data, "players") if field.what == "seats" else count):
            key = ("text", field.name, place, whole.section(field, place).bytes)
            yield known.get(key, partial(_section_line, game, whole, field, place, viewer))


def _section_line(game: Game, whole: Part, field: Field, place: int, viewer: int | None) -> str:
    seat = place if field.what == "seats" else None
    inner = [
        f"{name} {told}"
        for name, within, f in _leaves(whole.section(field, place))
        if (told := _told(game, whole, within, f, viewer, seat)) is not None
    ]
    return f"{_heading(field, place)}: {'; '.join(inner)}" if inner else ""


def _leaves(part: Part, above: str = "") -> Iterator[tuple[str, Part, Field]]:
    """Every plain field of a section with its name; `purse.coins` and `crates.2.weight` for sections within it."""
    for field in part.layout.fields.values():
        if not field.is_section:
            yield above + field.name, part, field
            continue
        for place in range(field.shape[0] if field.shape else 1):
            number = f"{place}." if field.shape else ""
            yield from _leaves(part.section(field, place), f"{above}{field.name}.{number}")


def _heading(field: Field, place: int) -> str:
    """`red` for a seat, `tile H3` or `tile 3` for others, `market` for a single section."""
    names = field.places[0] if field.places else None
    word = names[place] if names else str(place)
    if field.what == "seats":
        return word
    return f"{field.name} {word}" if field.shape else field.name


def _told(game: Game, whole: Part, part: Part, field: Field, viewer: int | None, seat: int | None) -> str | None:
    """A field's value in words; None when all of it is at its start."""
    values = part.numbers(field.name)
    hidden = [False] * len(values)
    if viewer is not None and field.seen.how != EVERYONE.how:
        hidden = [not sees(game, whole, part, field, viewer, seat, place) for place in range(len(values))]
        if all(hidden):
            return HIDDEN
    if not any(hidden) and values.count(field.start) == len(values):
        return None
    if field.what == "members":
        return " ".join(_member_words(field, values))
    words = [HIDDEN if hide else _value(field, v) for v, hide in zip(values, hidden, strict=True)]
    if field.what == "grid":
        width = field.shape[1]
        return " / ".join(" ".join(words[start : start + width]) for start in range(0, len(words), width))
    if field.what == "row":
        return _row_words(field, words, _value(field, field.start))
    return words[0]


def sees(game: Game, whole: Part, part: Part, field: Field, viewer: int, seat: int | None, place: int) -> bool:
    """Whether a seat sees one number of a field; `part` is its section, `seat` whose section that is."""
    seen = field.seen
    if seen.how in ("everyone", "nobody"):
        return seen.how == "everyone"
    if viewer >= game.chance:
        return False
    if seen.how == "owner":
        return viewer == seat
    for name in seen.fields:
        holder = (part if name in part.layout.fields else whole).numbers(name)
        if holder[place if len(holder) > 1 else 0] == viewer:
            return True
    return False


def _row_words(field: Field, words: list[str], start: str) -> str:
    names = field.places[0]
    if names is None:
        while words and words[-1] == start:
            words.pop()
        return " ".join(words)
    pairs = [(names[place], word) for place, word in enumerate(words) if word != start]
    if field.of is None:
        return " ".join(f"{word} {name}" for name, word in pairs)
    return " ".join(f"{name}={word}" for name, word in pairs)


def _member_words(field: Field, words: Sequence[int]) -> Iterator[str]:
    for member in range(field.size):
        if words[member // WORD_BITS] >> (member % WORD_BITS) & 1:
            yield field.of[member] if field.of else str(member)


def _value(field: Field, value: int) -> str:
    if field.what == "flag":
        return YES_NO[value]
    return field.of[value] if field.of is not None else str(value)


# --- reading -----------------------------------------------------------------------------------------------------


def read(game: Game, text: str, *, any_rules: bool = False) -> tuple[bytes, int | None]:
    """A position from its text, and the seat whose view it is (None for a whole position).

    `any_rules` reads by names what other rules have written.
    """
    lines = [line.split("#")[0].rstrip() for line in text.splitlines()]
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not numbered:
        raise TextError("The text is empty; the first line names the game, its options and the rules' version.")
    options, viewer = _read_first_line(game, *numbered[0], any_rules=any_rules)
    made = unpack(game, options)
    for number, line in numbered[1:]:
        if line.strip().startswith("from:") and number != numbered[1][0]:
            raise TextError(f"Line {number}: 'from:' stands right after the first line, before what differs from it.")
        try:
            made = _read_line(game, made, options, line)
        except (OstrovError, OverflowError) as error:
            raise TextError(f"Line {number}: {error}") from error
    return pack(game, made), viewer


def _read_first_line(game: Game, number: int, line: str, *, any_rules: bool) -> tuple[bytes, int | None]:
    found = FIRST_LINE.match(line.strip())
    if found is None:
        raise TextError(f"Line {number}: it reads like '{game.name} players=3  rules {game.version}', not {line!r}.")
    if found["game"] != game.name:
        raise VersionError(f"Line {number}: this is a position of {found['game']}, not of {game.name}.")
    if int(found["version"]) != game.version and not any_rules:
        raise VersionError(
            f"Line {number}: this was written by rules {found['version']}; these are rules {game.version}."
        )
    pairs = [word.partition("=") for word in found["options"].split()]
    if any(not value for _, _, value in pairs):
        raise TextError(f"Line {number}: options read like players=3, not {found['options'].strip()!r}.")
    try:
        viewer = None if found["viewer"] is None else game.seat(found["viewer"])
        return with_options(game, {name: value for name, _, value in pairs}), viewer
    except OstrovError as error:
        raise TextError(f"Line {number}: {error}") from error


def _read_line(game: Game, made: Record, options: bytes, line: str) -> Record:
    heading, colon, rest = line.strip().partition(":")
    if not colon:
        raise TextError(f"{line.strip()!r} has no colon; a line reads like 'phase: night' or 'red: cards 3'.")
    if heading == "from":
        return _read_from(game, options, rest.strip())
    for field in game.layout.fields.values():
        if field.is_section:
            part = _section_part(made, field, heading)
            if part is not None:
                _read_parts(field.layout, part, rest)
                return made
    for name, value in _fields_on(line):
        _read_field(game.layout, made, name, value)
    return made


def _read_from(game: Game, options: bytes, name: str) -> Record:
    if name == "empty":
        return unpack(game, options)
    if name == "start":
        return unpack(game, game.desk("checked").set_up(options))
    raise TextError(f"{name!r} is no known start; there are: empty, start.")


def _fields_on(line: str) -> Iterator[tuple[str, str]]:
    """`left: 18  phase: night` is two fields."""
    parts = re.split(r"(?:^|\s\s+)(\w+):", line.strip())
    if parts[0]:
        raise TextError(f"{parts[0]!r} stands before the first field.")
    for name, value in zip(parts[1::2], parts[2::2], strict=True):
        yield name, value.strip()


def _section_part(made: Record, field: Field, heading: str) -> Record | None:
    """The section a heading speaks of, or None when it speaks of something else."""
    if field.name == "options":
        return None
    if not field.shape:
        return made[field.name] if heading == field.name else None
    names = field.places[0]
    word = heading if field.what == "seats" else heading.removeprefix(f"{field.name} ")
    if field.what != "seats" and word == heading:
        return None
    if names is not None:
        return made[field.name][names.number(word)] if word in names else None
    return made[field.name][int(word)] if re.fullmatch("[0-9]{1,9}", word) and int(word) < field.shape[0] else None


def _read_parts(layout: Layout, part: Record, text: str) -> None:
    for piece in text.split(";"):
        name, _, value = piece.strip().partition(" ")
        if "." in name:
            _set(*_leaf(layout, part, name), value.strip())
        elif name:
            _read_field(layout, part, name, value.strip())


def _leaf(layout: Layout, part: Record, name: str) -> tuple[Record, Field]:
    """The section and the field behind `purse.coins` or `crates.2.weight`."""
    known = [leaf for leaf, _, _ in _leaves(Part(layout, b""))]
    if name not in known:
        raise TextError(f"there is no field {name!r}; there are: {', '.join(known)}.")
    *way, last = name.split(".")
    for word in way:
        part = part[int(word)] if word.isdigit() else part[word]
        layout = layout if word.isdigit() else layout.fields[word].layout
    return part, layout.fields[last]


def _read_field(layout: Layout, part: Record, name: str, text: str) -> None:
    field = layout.fields.get(name)
    if field is None or field.is_section or field.scratch:
        known = ", ".join(f.name for f in layout.fields.values() if not f.is_section and not f.scratch)
        raise TextError(f"there is no field {name!r}; there are: {known}.")
    _set(part, field, text)


def _set(part: Record, field: Field, text: str) -> None:
    """Put a value in words into a record."""
    if text == HIDDEN:
        part[field.name] = field.start
    elif field.what in ("number", "flag"):
        part[field.name] = _number(field, text)
    elif field.what == "members":
        part[field.name] = _words_of_members(field, text.split())
    else:
        part[field.name] = np.array(_read_row(field, text)).reshape(field.shape)


def _read_row(field: Field, text: str) -> list[int]:
    values = [field.start] * int(np.prod(field.shape))
    words = text.replace("/", " ").split()
    names = field.places[0] if field.what == "row" else None
    if names is None:
        if len(words) > len(values):
            raise TextError(f"{field.name} has {len(values)} places, not {len(words)}.")
        values[: len(words)] = [_number(field, word) for word in words]
    elif field.of is None:
        if len(words) % 2:
            raise TextError(f"{field.name} reads like '2 {names[0]}', not {text!r}.")
        for value, place in zip(words[::2], words[1::2], strict=True):
            values[names.number(place)] = _number(field, value)
    else:
        for pair in words:
            place, _, value = pair.partition("=")
            values[names.number(place)] = _number(field, value)
    return values


def _words_of_members(field: Field, members: list[str]) -> list[int]:
    words = [0] * field.shape[0]
    for member in members:
        number = field.of.number(member) if field.of else _whole_number(field, member)
        if not 0 <= number < field.size:
            raise TextError(f"{field.name}: {number} cannot be a member, they are 0 to {field.size - 1}.")
        words[number // WORD_BITS] |= 1 << number % WORD_BITS
    return [word - 2**WORD_BITS if word >= 2 ** (WORD_BITS - 1) else word for word in words]


def _number(field: Field, word: str) -> int:
    if word == HIDDEN:
        return field.start
    if field.what == "flag":
        if word not in YES_NO:
            raise TextError(f"{field.name} is yes or no, not {word!r}.")
        return YES_NO.index(word)
    if field.of is not None:
        return field.of.number(word)
    value = _whole_number(field, word)
    if not field.least <= value <= field.most:
        raise TextError(f"{field.name} is {field.least} to {field.most}, not {value}.")
    return value


def _whole_number(field: Field, word: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,19}", word):
        raise TextError(f"{field.name} is a whole number, not {word!r}.")
    return int(word)
