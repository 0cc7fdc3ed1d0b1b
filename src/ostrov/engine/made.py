"""Functions made from a declared record, written in the dialect like the rules themselves.

    hide(s, seat)                          puts everything this seat may not see back to its start
    out_of_range(s)                        0, or the number (from 1) of the first field with a value it cannot hold
    same(s, t)                             whether two positions are equal; scratch does not count
    sees_action(s, seat, action, viewer)   whether a seat sees the arguments of an action, before it is carried out
    sees_outcome(s, outcome, viewer)       the same for an outcome of CHANCE

They are made as source text, so every link can run them and a reader can print them:
`python -m ostrov.engine.made GAME`.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator
from typing import Any

from ostrov.engine.actions import Kind, Table
from ostrov.engine.errors import DeclarationError
from ostrov.engine.record import EVERYONE, WORD_BITS, Field, Layout, Path, layout_of, paths

VERBS = ("hide", "out_of_range", "same", "sees_action", "sees_outcome")


def make(state: type, actions: Table, outcomes: Table) -> dict[str, Callable[..., Any]]:
    """The made functions of one game."""
    layout = layout_of(state)
    text = source(layout) + "\n\n" + seeing("sees_action", "s, seat, action, viewer", actions, layout)
    text += "\n\n" + seeing("sees_outcome", "s, outcome, viewer", outcomes, layout)
    name = f"<made from {state.__module__}.{state.__qualname__}>"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    scope: dict[str, Any] = {"__name__": state.__module__}  # a module that can be imported: cached code asks for it
    exec(compile(text, name, "exec"), scope)  # the text is our own, made from a declaration
    return {verb: scope[verb] for verb in VERBS}


def source(layout: Layout) -> str:
    """The text of the functions made from the record."""
    found = list(paths(layout))
    lines = ["def hide(s, seat):"]
    lines += _body(line for path in found if path.field.seen != EVERYONE for line in _hide(layout, path))
    lines += ["    return 0", "", "", "def out_of_range(s):"]
    lines += _body(line for number, path in enumerate(found) if not path.field.scratch for line in _range(path, number))
    lines += ["    return 0", "", "", "def same(s, t):"]
    lines += _body(line for path in found if not path.field.scratch for line in _same(path))
    lines += ["    return True", ""]
    return "\n".join(lines)


def seeing(verb: str, parameters: str, table: Table, layout: Layout) -> str:
    """The text of a function that tells who sees the arguments of an action or outcome."""
    number = "outcome" if "outcome" in parameters else "action"
    lines = [f"def {verb}({parameters}):"]
    for kind in table.kinds:
        lines.append(f"    if {kind.start} <= {number} < {kind.start + len(kind)}:  # {kind.word}")
        lines.append(f"        return {_seen_words(kind, layout)}")
    return "\n".join([*lines, "    return True", ""])


def _seen_words(kind: Kind, layout: Layout) -> str:
    if kind.seen.how in ("everyone", "nobody"):
        return str(kind.seen.how == "everyone")
    if kind.seen.how == "owner":
        return "viewer == seat"
    for name in kind.seen.fields:
        field = layout.fields.get(name)
        if field is None or field.shape or field.is_section:
            raise DeclarationError(f"{kind.word}: by({name!r}) names no number at the top of the record.")
        _must_be_open(kind.word, field)
    n_seats = layout.seats_field().shape[0]
    return f"viewer < {n_seats} and ({' or '.join(f's.{name} == viewer' for name in kind.seen.fields)})"


def _body(lines: Iterator[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _loops(path: Path) -> tuple[list[str], str, int]:
    """The `for` lines down to one number of a field, the expression for it (of `s`), and the depth."""
    lines: list[str] = []
    expression = "s"
    for section in path.sections:
        expression += f".{section.name}"
        for size in section.shape:
            index = f"i{len(lines)}"
            lines.append(f"{'    ' * len(lines)}for {index} in range({size}):")
            expression += f"[{index}]"
    owner = expression
    expression += f".{path.field.name}"
    places = []
    for size in path.field.shape:
        index = f"i{len(lines)}"
        lines.append(f"{'    ' * len(lines)}for {index} in range({size}):")
        places.append(index)
    if places:
        expression += f"[{', '.join(places)}]"
    return lines, f"{owner}|{expression}", len(lines)


def _hide(layout: Layout, path: Path) -> Iterator[str]:
    lines, both, depth = _loops(path)
    owner, expression = both.split("|")
    yield from lines
    hidden = _hidden(layout, path, owner, expression)
    pad = "    " * depth
    if hidden:
        yield f"{pad}if {hidden}:"
        pad += "    "
    yield f"{pad}{expression} = {path.field.start}"


def _hidden(layout: Layout, path: Path, owner: str, expression: str) -> str:
    """The condition under which `seat` does not see the value; empty when nobody ever does."""
    seen = path.field.seen
    if seen.how == "nobody":
        return ""
    if seen.how == "owner":
        return f"seat != {_seat_index(path)}"
    n_seats = layout.seats_field().shape[0]
    known = [_seat_in(layout, path, name, owner, expression) for name in seen.fields]
    return f"seat >= {n_seats} or ({' and '.join(f'{who} != seat' for who in known)})"


def _seat_index(path: Path) -> str:
    """The loop index that runs over the seats."""
    depth = 0
    for section in path.sections:
        if section.what == "seats":
            return f"i{depth}"
        depth += len(section.shape)
    raise DeclarationError(f"{path}: OWNER means the seat of a section, but this field is in no seat's section.")


def _seat_in(layout: Layout, path: Path, name: str, owner: str, expression: str) -> str:
    """The field that holds a seat who sees: a sibling, place by place if it is a row, or one at the top."""
    siblings = path.sections[-1].layout.fields if path.sections else layout.fields
    sibling = siblings.get(name)
    if sibling is not None and sibling.is_section:
        sibling = None
    _must_be_open(path, sibling)
    if sibling is not None and sibling.shape == path.field.shape:
        return f"{owner}.{name}{expression[len(owner) + 1 + len(path.field.name) :]}"
    if sibling is not None and sibling.shape == ():
        return f"{owner}.{name}"
    top = layout.fields.get(name)
    if top is None or top.shape != () or top.is_section:
        raise DeclarationError(f"{path}: by({name!r}) names no number beside it or at the top of the record.")
    _must_be_open(path, top)
    return f"s.{name}"


def _must_be_open(what: object, teller: Field | None) -> None:
    """Who sees a field must not itself be a secret: asking would tell it."""
    if teller is not None and teller.seen != EVERYONE:
        raise DeclarationError(
            f"{what}: by({teller.name!r}) names a field that is itself hidden; who sees must be open."
        )


def _range(path: Path, number: int) -> Iterator[str]:
    lines, both, depth = _loops(path)
    expression = both.split("|")[1]
    field = path.field
    pad = "    " * depth
    if field.what == "members" and field.size % WORD_BITS == 0:
        return  # every word is full: any number is a set
    yield from lines
    if field.what == "members" and field.size > WORD_BITS:
        rest = 2 ** (field.size % WORD_BITS) - 1
        yield f"{pad}if i{depth - 1} == {field.shape[0] - 1} and ({expression} < 0 or {expression} > {rest}):"
        yield f"{pad}    return {number + 1}"
        return
    yield f"{pad}if {expression} < {field.least} or {expression} > {field.most}:"
    yield f"{pad}    return {number + 1}"


def _same(path: Path) -> Iterator[str]:
    lines, both, depth = _loops(path)
    expression = both.split("|")[1]
    yield from lines
    yield f"{'    ' * depth}if {expression} != t{expression[1:]}:"
    yield f"{'    ' * depth}    return False"


def field_at(layout: Layout, code: int) -> Field:
    """The field `out_of_range` speaks of."""
    return list(paths(layout))[code - 1].field
