"""A bot that takes a seat at a table over the network: python3 examples/bot_at_a_table.py LINK [NAME]

LINK is what the table's founder passes on, like http://127.0.0.1:8000/#/t/TABLE/INVITE.
"""

from __future__ import annotations

import random
import sys

from ostrov.client import RefusedError, Server


def play(link: str, name: str = "Robot") -> None:
    """Sit down, be ready, choose among what is offered until the game is over."""
    address, _, rest = link.partition("/#/t/")
    table, _, invite = rest.partition("/")
    server = Server(address)
    place = server.join(table, invite=invite or None, name=name)
    with server.sit(place) as seat:
        seat.begin()
        for state in seat.decisions():
            try:
                seat.act(random.choice(state.offers).words)
            except RefusedError as refusal:
                print(f"{place.seat}: {refusal}")  # somebody was quicker, and this is offered no longer
        print(f"{place.seat}: place {(seat.state().places or {}).get(place.seat or '')}")


if __name__ == "__main__":
    play(*sys.argv[1:3])
