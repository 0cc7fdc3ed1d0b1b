"""The rules of a game that is loaded."""

from __future__ import annotations

import linecache
from collections.abc import Iterator
from types import FunctionType
from typing import Any

from ostrov.engine import link
from ostrov.engine.errors import DialectError
from ostrov.engine.game import Game
from ostrov.engine.lint.asking import ASKING
from ostrov.engine.lint.checks import findings_in
from ostrov.engine.lint.findings import Finding
from ostrov.engine.lint.library import Library
from ostrov.engine.lint.records import live_records
from ostrov.engine.lint.values import is_foreign
from ostrov.engine.walk import Function, Reach


def check_game(game: Game) -> list[Finding]:
    """All findings in the functions the links would run, the engine's own among them."""
    linecache.checkcache()  # files may have changed since they were read
    library = Library(live_records(game), game.state.__name__, game.letter, game.functions)
    reach = _Walk(link.doors(), game.functions)
    found = [rule for function in reach.functions if (rule := library.rule(function)) is not None]
    given = [library.rule(rules_function) for name in ASKING if (rules_function := game.stub(name)) in game.functions]
    asking = {rule for rule in given if rule is not None} | {rule for rule in found if rule.name.startswith("forbids_")}
    findings = findings_in(found, [rule for rule in found if rule in asking])
    unread = [_unread(function) for function in reach.functions if library.rule(function) is None]
    return sorted([*findings, *unread]) or _refused(game)


def _unread(function: Function) -> Finding:
    assert isinstance(function, FunctionType)
    code = function.__code__
    sentence = f"The source of {function.__name__} is not what runs; save the file and load the game anew."
    return Finding(code.co_filename, code.co_firstlineno, 1, "D00", sentence)


def _refused(game: Game) -> list[Finding]:
    """What the links refuse though no check has found it: better told without its line than not at all."""
    try:
        link.reach_of(game, {})
    except DialectError as error:
        file = getattr(game.modules["state"], "__file__", None) or game.package
        return [Finding(file, 1, 1, "D11", str(error))]
    return []


class _Walk(Reach):
    """The links' walk, that does not stop at what the checks will tell better, with its line."""

    def named(self, function: Function) -> Iterator[tuple[str, Any]]:
        try:
            yield from super().named(function)
        except DialectError:
            return

    def _visit(self, function: Function) -> None:
        if function not in self._open and not is_foreign(function.__module__):
            super()._visit(function)

    def _check(self, function: Function, name: str, value: Any) -> None:
        pass
