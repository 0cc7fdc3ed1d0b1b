"""The commands; each says whether there is something new to show."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from ostrov.bots import after
from ostrov.bots.hints import hints
from ostrov.engine.advice import marks, ways
from ostrov.engine.capsule import from_refusal
from ostrov.engine.link import have_numba
from ostrov.engine.log import Line
from ostrov.engine.position import CHANCE
from ostrov.engine.words import LANGUAGES, Words, rule_ids
from ostrov.terminal import files, page
from ostrov.terminal.choices import Choices
from ostrov.terminal.facts import hook
from ostrov.terminal.log import happenings
from ostrov.terminal.spelling import echo, plain_words, whole_number
from ostrov.terminal.state import Leave, Terminal

LONGEST_THOUGHT = 3.0  # seconds that a search has for hints
Command = Callable[[Terminal, str, str], bool]  # the seat that types, and what it typed behind the command's name

ALIASES = {"?": "choices", "board": "facts", "exit": "quit"}


def spellings(words: Words) -> dict[str, list[str]]:
    """Each command with its words, the English one and that of the language."""
    return {name: [name, words.say(f"command-{name}")] for name in COMMANDS}


def command_named(words: Words, typed: str) -> str | None:
    """The command typed in full."""
    if typed in ALIASES:
        return ALIASES[typed]
    wanted = plain_words(typed)
    return next((name for name, known in spellings(words).items() if wanted in map(plain_words, known)), None)


# --- reading -----------------------------------------------------------------------------------------------------


def _choices(terminal: Terminal, seat: str, _rest: str) -> bool:
    choices = Choices(terminal.words, terminal.position, seat)
    for number, offer in enumerate(choices.offers, 1):
        terminal.screen.item(f"{number} {choices.marked(offer)} [{offer.words}]")
    terminal.say("terminal-how-to-type")
    return False


def _why(terminal: Terminal, seat: str, rest: str) -> bool:
    if seat == CHANCE or not rest:
        terminal.say("terminal-why-what")
        return False
    choices = Choices(terminal.words, terminal.position, seat)
    found = choices.known(rest)
    rules = choices.forbidding(found)
    if not found:
        terminal.say("terminal-no-action", typed=echo(rest))
    elif len(rules) > 1:
        terminal.screen.say(choices.which(found))
    else:
        rule = rules.pop()
        terminal.screen.say(terminal.words.say("terminal-allowed") if rule is None else choices.reason(found, rule))
        terminal.refused = None if rule is None else (terminal.position.seen_by(seat), seat, found[0])
    return False


def _hints(terminal: Terminal, seat: str, rest: str) -> bool:
    """For who thinks: alone what is to be had now and what a search holds for best, with a wish the ways to it."""
    choices = Choices(terminal.words, terminal.position, seat)
    found = choices.known(rest) if rest and seat != CHANCE else []
    if seat == CHANCE or not choices.offers or (rest and len(terminal.game.notes) == 0):
        terminal.say("terminal-no-advice")
    elif not rest:
        _tell(terminal, marks(terminal.position, seat) if len(terminal.game.notes) else ())
        _tell_best(terminal, seat)
    elif len(found) > 1:
        terminal.screen.say(choices.which(found))
    elif not found:
        terminal.say("terminal-no-action", typed=echo(rest))
    else:
        _tell_ways(terminal, seat, found[0])
    return False


def _tell_best(terminal: Terminal, seat: str) -> None:
    """What a search that sees what the seat sees holds for best."""
    if not have_numba():
        terminal.say("terminal-no-search")
        return
    terminal.say("terminal-thinks")
    words = terminal.words
    for hint in hints(terminal.position.seen_by(seat), seat, stop=after(LONGEST_THOUGHT)):
        then = "" if hint.then is None else _action(terminal, hint.then)
        told = {"action": _action(terminal, hint.words), "percent": round(100 * hint.win)}
        because = words.say(hint.because.id, action=then, **hint.because.args)
        terminal.screen.item(words.say("hint-choice", **told, because=because))


def _action(terminal: Terminal, words: str) -> str:
    table = terminal.game.actions
    return terminal.words.action(table, table.number(words))


def _tell_ways(terminal: Terminal, seat: str, wish: str) -> None:
    found = ways(terminal.position, seat, wish)
    for way in found:
        if way.steps:
            terminal.screen.item(f"{terminal.words.name(terminal.game.ways, way.name)}: {way.phrase}")
        _tell(terminal, way.notes)
    if not found:
        terminal.say("terminal-no-way")


def _tell(terminal: Terminal, notes: Sequence[Line]) -> None:
    for line in notes:
        sentence = terminal.words.tell(line)
        if sentence is not None:
            terminal.screen.item(sentence)


def _log(terminal: Terminal, seat: str, _rest: str) -> bool:
    lines = happenings(terminal.match.history, 0, seat, terminal.words)
    for number, line in enumerate(lines, 1):
        terminal.screen.item(f"{number} {line}")
    if not lines:
        terminal.say("terminal-log-empty")
    return False


def _facts(terminal: Terminal, seat: str, _rest: str) -> bool:
    page.show_board(terminal, seat, in_full=True)
    page.show_question(terminal, seat)
    return False


def _map(terminal: Terminal, seat: str, _rest: str) -> bool:
    """The names of places, for games that have a map of them."""
    draw = hook(terminal.game, "map_of_names")
    if draw is None:
        terminal.say("terminal-no-map")
    else:
        terminal.screen.draw(str(draw(terminal.position.seen_by(seat), terminal.words)))
    return False


def _points(terminal: Terminal, seat: str, _rest: str) -> bool:
    view = terminal.position.seen_by(seat)
    for one in view.seats:
        terminal.screen.item(f"{terminal.name(one)}: {page.points(terminal, view, one)}")
    return False


def _rules(terminal: Terminal, _seat: str, rest: str) -> bool:
    rules = {rule: terminal.words.rule(rule) for rule in rule_ids(terminal.game)}
    found = [rule for rule, sentence in rules.items() if _speaks_of(rule, sentence, rest)]
    for rule in found:
        terminal.screen.item(f"{rule} {rules[rule]}")
    if not found:
        terminal.say("terminal-no-rule", typed=echo(rest))
    return False


def _speaks_of(rule: str, sentence: str, typed: str) -> bool:
    """Whether a rule is meant: by its number, with or without the letter, or by words in its text."""
    wanted, (letter, number) = plain_words(typed), plain_words(rule)
    if wanted and whole_number(wanted[-1]) is not None and wanted[:-1] in ((), (letter,)):
        return whole_number(wanted[-1]) == int(number)
    return " ".join(wanted) in " ".join(plain_words(sentence))


def _lang(terminal: Terminal, _seat: str, rest: str) -> bool:
    if rest not in LANGUAGES:
        terminal.say("terminal-languages", languages=", ".join(LANGUAGES))
        return False
    terminal.words = Words(terminal.game, rest)
    return True


def _help(terminal: Terminal, _seat: str, _rest: str) -> bool:
    terminal.say("terminal-how-to-type")
    for name, (english, own) in spellings(terminal.words).items():
        typed = "?" if name == "choices" else english
        both = typed if own == typed else f"{typed}, {own}"
        terminal.screen.item(f"{both}: {terminal.words.say(f'command-{name}.help')}")
    return False


# --- going back and trying ---------------------------------------------------------------------------------------


def undo(terminal: Terminal, seat: str, _rest: str = "") -> bool:
    if terminal.trying:
        terminal.trying.pop()
        terminal.say("terminal-taken-back" if terminal.trying else "terminal-back")
        return True
    history = terminal.match.history
    if seat != CHANCE and history.undoable(seat) is not None:
        history.undo(seat)
        terminal.say("terminal-taken-back")
    elif not _take_back(terminal, seat):
        return False
    length = len(terminal.match.history)
    terminal.told = {one: min(told, length) for one, told in terminal.told.items()}
    files.autosave(terminal)
    return True


def _take_back(terminal: Terminal, seat: str) -> bool:
    """Take back what was final: bots agree, people are asked, and the result says so."""
    match = terminal.match
    place = match.last_entry(seat)
    if place < 0:
        terminal.say("terminal-nothing-back")
        return False
    if len(match.humans) > 1 and not terminal.yes(terminal.words.say("terminal-all-agree"), otherwise=False):
        terminal.say("terminal-not-done")
        return False
    match.take_back(place)
    terminal.say("terminal-taken-far")
    return True


def _try(terminal: Terminal, seat: str, _rest: str) -> bool:
    if terminal.trying:
        terminal.say("terminal-trying")
        return False
    if seat == CHANCE or not terminal.position.asked:
        terminal.say("terminal-not-now")
        return False
    terminal.trying.append(terminal.position.imagined(seat, secrets.randbits(32)))
    return True


def _back(terminal: Terminal, _seat: str, _rest: str) -> bool:
    was_trying = bool(terminal.trying)
    terminal.say("terminal-back" if was_trying else "terminal-not-trying")
    terminal.trying.clear()
    return was_trying


# --- files -------------------------------------------------------------------------------------------------------


def _save(terminal: Terminal, _seat: str, rest: str) -> bool:
    path = files.typed_path(rest) if rest else terminal.file
    if path is None:
        terminal.say("terminal-save-where")
    elif _may_write(terminal, path) and files.store(terminal, path):
        files.tell_saved(terminal, path)
    return False


def _may_write(terminal: Terminal, path: Path) -> bool:
    """Whether a file is this game's own, or new, or may be lost."""
    if path == terminal.file or not path.exists():
        return True
    return terminal.yes(terminal.words.say("terminal-write-over", file=str(path)), otherwise=False)


def _resume(terminal: Terminal, _seat: str, rest: str) -> bool:
    """Go on with a saved game; one that cannot be read changes nothing."""
    if not rest:
        terminal.say("terminal-resume-what")
        return False
    path = files.typed_path(rest)
    match, changed_at = files.load(terminal.game, path)
    files.offer_to_save(terminal)
    terminal.sit_down(match)
    files.gone_on(terminal, path, changed_at)
    return True


def _capsule(terminal: Terminal, _seat: str, rest: str) -> bool:
    """Keep the refusal asked about last, as its asker may see it, in a file that others can replay."""
    if terminal.refused is None or not rest:
        terminal.say("terminal-capsule-what")
        return False
    path = files.typed_path(rest)
    if (path != terminal.file and _may_write(terminal, path)) and files.put(
        terminal, path, from_refusal(*terminal.refused)
    ):
        terminal.say("terminal-capsule-kept", file=str(path))
        terminal.screen.draw(f"  ostrov capsule {shlex.quote(str(path))}")
    return False


def _quit(terminal: Terminal, _seat: str, _rest: str) -> bool:
    if terminal.match.position.asked:
        files.offer_to_save(terminal)
    raise Leave


COMMANDS: dict[str, Command] = {
    "choices": _choices,
    "why": _why,
    "hints": _hints,
    "undo": undo,
    "log": _log,
    "facts": _facts,
    "map": _map,
    "points": _points,
    "rules": _rules,
    "try": _try,
    "back": _back,
    "save": _save,
    "resume": _resume,
    "capsule": _capsule,
    "lang": _lang,
    "help": _help,
    "quit": _quit,
}
