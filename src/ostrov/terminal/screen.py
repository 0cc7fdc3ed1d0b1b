"""The screen: plain lines out, typed lines in."""

from __future__ import annotations

import io
import os
import shutil
import sys
import textwrap
from typing import TextIO

WIDTH, HEIGHT = 80, 24


class Screen:
    """Plain lines out, typed lines in; a screen reader reads them in the same order."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source, self.target = _forgiving(source), _forgiving(target)
        self.terminal = target.isatty()
        self.colour = self.terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.width = shutil.get_terminal_size((WIDTH, HEIGHT)).columns if self.terminal else WIDTH

    def say(self, sentence: str = "", *, bold: bool = False, hanging: str = "  ") -> None:
        for line in sentence.splitlines() or [""]:
            lines = textwrap.wrap(line, self.width, subsequent_indent=hanging, break_on_hyphens=False) or [""]
            self.draw("\n".join(f"\033[1m{one}\033[0m" if bold and self.colour else one for one in lines))

    def item(self, sentence: str) -> None:
        """A line of a list."""
        self.say(f"  {sentence}", hanging="    ")

    def draw(self, picture: str) -> None:
        """Print as it is, without breaking lines."""
        self.target.write(f"{picture}\n")

    def ask(self, prompt: str) -> str:
        """A typed line; the end of input is an EOFError."""
        self.target.flush()
        if self.source is sys.stdin and self.target is sys.stdout and self.source.isatty():
            return input(prompt).strip()
        self.target.write(prompt)
        self.target.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.strip()

    def clear(self) -> None:
        """Nothing that was on the screen can be read any more."""
        self.target.write("\033[2J\033[3J\033[H" if self.terminal else "\n" * 2 * HEIGHT)


def _forgiving(stream: TextIO) -> TextIO:
    """Letters that a stream cannot hold become question marks instead of an error."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    return stream
