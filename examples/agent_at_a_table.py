"""An agent at a table with people: python3 examples/agent_at_a_table.py LINK FILE [NAME]

LINK is what the table's founder passes on, like http://127.0.0.1:8000/#/t/TABLE/INVITE. The same as
`ostrov sit LINK --agent FILE`. For a bot that reads words instead of numbers see bot_at_a_table.py.
"""

from __future__ import annotations

import sys

from ostrov.lab.agent import sit


def play(link: str, file: str, name: str = "Agent") -> int | None:
    """Its place when the game is over."""
    place = sit(link, file, name, print)
    print(f"{name} came in at place {place}.")
    return place


if __name__ == "__main__":
    play(*sys.argv[1:4])
