"""Whether rules keep to the dialect, and if not, where, and what to write instead.

    check_game(game)              every function the links would run, with all that is known of the game
    check_source(text, filename)  the functions of one file as text: for editors and tests

Each finding is one line, `file:line:column: D07 sentence`. `docs/dialect.md` is the dialect on one
page and lists the same codes. W codes are warnings: the rules run, but cost something.

A check is a small function from a rule to its findings; all of them stand in `checks.py`. Between
them and the syntax tree stand three helpers: what a name outside the function stands for
(`Rule.value`), what a field is (`Rule.slot`), and whether an expression gives an int or a bool
(`Rule.sorts`). Where they cannot tell, the checks are silent.
"""

from ostrov.engine.lint.findings import CODES, Finding
from ostrov.engine.lint.game import check_game
from ostrov.engine.lint.text import check_source

__all__ = ["CODES", "Finding", "check_game", "check_source"]
