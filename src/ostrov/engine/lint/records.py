"""What is known of the records: from a game that is loaded, or from the text of its state.py."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from ostrov.engine import chance, notes, offers
from ostrov.engine.game import Game
from ostrov.engine.lint.syntax import annotation
from ostrov.engine.lint.values import literal
from ostrov.engine.record import Layout, layout_of

ROWS = ("row", "grid", "members")
SECTIONS = ("sections", "seats")
LENT = (offers.Offers, offers.Odds, chance.Generator, notes.Notes, notes.Bench)


@dataclass(frozen=True)
class Slot:
    """What an expression is in the record: a field, a place of a row, a section."""

    what: str  # number, flag, row, grid, members, section, sections, seats; element: one number of a row
    inner: str = ""  # the record class of a section
    least: int = -1  # the smallest number it holds; -1 when that is not known
    scratch: bool = False


Records = dict[str, dict[str, Slot]]  # by the name of the record class, by the name of the field


def place_of(whole: Slot) -> Slot | None:
    """What one place of a row or of sections is."""
    if whole.what in SECTIONS:
        return Slot("section", whole.inner)
    return Slot("element", least=whole.least) if whole.what in ROWS else None


# --- of a game ---------------------------------------------------------------------------------------------------


def live_records(game: Game) -> Records:
    found: Records = {}
    for module in game.modules.values():
        for value in vars(module).values():
            layout = value.__dict__.get("__layout__") if isinstance(value, type) else None
            if isinstance(layout, Layout):
                found[value.__name__] = slots_of(layout)
    return found


def lent() -> Records:
    """The engine's own records: what rules are lent for offers, odds, chance, notes and work."""
    return {cls.__name__: slots_of(layout_of(cls)) for cls in LENT}


def slots_of(layout: Layout) -> dict[str, Slot]:
    return {
        field.name: Slot(field.what, field.inner.__name__ if field.inner else "", field.least, field.scratch)
        for field in layout.fields.values()
    }


# --- of a text ---------------------------------------------------------------------------------------------------


def records_beside(filename: str) -> Records:
    path = Path(filename).with_name("state.py") if filename else Path("state.py")
    if not path.is_file() or path.name == Path(filename).name:
        return {}
    try:
        return records_in(ast.parse(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, SyntaxError):
        return {}


def records_in(tree: ast.Module) -> Records:
    """The records a file declares."""
    found: Records = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(annotation(d) == "record" for d in node.decorator_list):
            declared = [s for s in node.body if isinstance(s, ast.AnnAssign) and isinstance(s.value, ast.Call)]
            found[node.name] = {annotation(s.target): _declared(s.value) for s in declared if s.value is not None}
    return found


def _declared(call: ast.expr) -> Slot:
    """A field from its declaration: `row(GOOD, most=9, least=0)`."""
    assert isinstance(call, ast.Call)
    what = annotation(call.func)
    inner = annotation(call.args[0]) if what in ("section", *SECTIONS) and call.args else ""
    given = {keyword.arg: literal(keyword.value) for keyword in call.keywords}
    least = given.get("least", -1 if what == "members" else 0)
    return Slot(what, inner, least if isinstance(least, int) else -1, given.get("scratch") is True)
