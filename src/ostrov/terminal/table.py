"""The table: who is to act acts, until the person leaves."""

from __future__ import annotations

import zlib

from ostrov.bots import choose
from ostrov.engine.position import CHANCE
from ostrov.terminal import files, page
from ostrov.terminal.commands import command_named, undo
from ostrov.terminal.line import obey
from ostrov.terminal.match import Match
from ostrov.terminal.seats import YOU
from ostrov.terminal.state import Leave, Terminal

PROMPT = "> "
BETWEEN = ("quit", "save", "lang", "help")  # the commands that tell nothing of a game


def run(terminal: Terminal) -> None:
    """Until the person leaves."""
    page.greet(terminal)
    while True:
        if terminal.match.position.asked:
            _next(terminal)
        else:
            _finish(terminal)


def _next(terminal: Terminal) -> None:
    """Let whoever is to act next act: chance, then bots, then people."""
    match, seat = terminal.match, _whose(terminal)
    if seat == CHANCE and match.fate is not None:
        match.history.settle(match.fate)
    elif match.people.get(seat, YOU) != YOU:
        _let_bot_act(match, seat)
    else:
        _decide(terminal, seat)
        return
    files.autosave(terminal)


def _whose(terminal: Terminal) -> str:
    position, humans = terminal.match.position, terminal.match.humans
    bots = [seat for seat in position.awaited if seat not in humans]
    return (bots or [seat for seat in position.asked if seat == terminal.device] or list(position.awaited))[0]


def _let_bot_act(match: Match, seat: str) -> None:
    """The same game and the same place in it give the same choice."""
    luck = zlib.crc32(f"{match.luck} {seat}".encode())
    view = match.position.seen_by(seat)
    match.history.act(seat, choose(view, seat, match.people[seat], luck, len(match.history)))


def _decide(terminal: Terminal, seat: str) -> None:
    """Ask a person, or whoever throws the real dice, until something has changed."""
    if _hand_over(terminal, seat):
        page.show(terminal, seat)
        while not obey(terminal, seat, terminal.screen.ask(PROMPT)):
            pass


def _hand_over(terminal: Terminal, seat: str) -> bool:
    """Between two people at one device stands a page with nothing on it. False when somebody took back."""
    if seat == CHANCE:
        return True
    last = terminal.device
    if seat == last or len(terminal.match.humans) < 2:
        terminal.device = seat
        return True
    terminal.device = ""
    if last:
        terminal.screen.clear()
    while True:
        terminal.say("terminal-pass", player=terminal.name(seat))
        typed = terminal.screen.ask(PROMPT)
        if not typed:
            terminal.device = seat
            return True
        command = command_named(terminal.words, typed.partition(" ")[0])
        if command == "undo" and last and undo(terminal, last):
            return False
        if command in BETWEEN:
            obey(terminal, seat, typed)


def _finish(terminal: Terminal) -> None:
    """The result; then the log, the rules and so on can still be read."""
    files.autosave(terminal)
    page.tell_result(terminal)
    seat = terminal.reader
    while True:
        typed = terminal.screen.ask(PROMPT)
        if not typed:
            raise Leave
        if obey(terminal, seat, typed) and terminal.match.position.asked:
            return
