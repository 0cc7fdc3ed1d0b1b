"""How many taps a turn of Catan takes on the page's shortest way, over games that apprentices play (U-21).

`python -m tests.web.taps [GAMES]`. The ways are those of web/tests/catan/scripts.test.ts, with "take a single choice by
itself" switched on:

* the only choice there is takes no tap; roll and end take one;
* a piece and its place are two taps, a card and "no way back" two;
* what the sea sells is taken where the piece tells what lacks: piece, take, and then only the place;
* what a hand can best miss (a card of two kinds, two of the first) for the one card that lacks is offered where the
  piece tells what lacks: piece, offer, and after the deal only the place;
* any other offer opens the sheet with the last one's cards still in it: only what differs is tapped, then "offer"; on a
  phone the sheet itself is a tap, beside a wide board it is open;
* an offer goes to all, those too whom an apprentice would leave out;
* building, ending or offering anew withdraws an open offer in the same tap.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean, median

from ostrov.bots import choose
from ostrov.engine.fate import Dice
from ostrov.engine.history import begin
from ostrov.engine.position import Position
from ostrov.games import load
from ostrov.table.view import view_of

TAPS = {
    "roll": 1,
    "end_turn": 1,
    "build_road": 2,
    "build_settlement": 2,
    "build_city": 2,
    "buy_card": 2,
    "maritime": 2,  # piece, take
    "knight": 2,  # cards, the card
    "road_building": 2,
    "monopoly": 3,
    "year_of_plenty": 4,
    "move_robber": 1,
    "rob": 1,
    "confirm": 1,
    "withdraw": 0,
}
ALONE = ("roll", "end_turn")  # these a setting takes by itself where nothing else can be chosen
ANSWERS = ("accept", "decline", "counter", "discard")  # to what others do: no part of a turn
OFFERING = ("propose", "give", "want", "ask")


@dataclass
class Person:
    """What lies on a seat's page: the cards of its last offer, and of the one being made."""

    last: Counter[str] = field(default_factory=Counter)
    now: Counter[str] = field(default_factory=Counter)
    countering: bool = False
    lit: int = 0  # places that are lit without a tap: free roads, a piece that the sea's card was for
    quick: set[tuple[str, ...]] = field(default_factory=set)  # what may be offered from a piece: given, wanted

    def taps(self, words: str, choices: int, *, wide: bool) -> int:
        kind = words.split()[0]
        if kind in OFFERING:
            if kind != "ask":
                self.now[words] += 1
            return 0
        if kind == "offer":
            return self._offers(wide=wide)
        if kind in ALONE and choices == 1:
            return 0
        placed = self.lit > 0 and kind.startswith("build_")
        self.lit = {"road_building": 2, "maritime": 1}.get(kind, max(0, self.lit - 1))
        return 1 if placed else TAPS[kind]

    def _offers(self, *, wide: bool) -> int:
        now, self.now = self.now, Counter()
        del now["propose"]
        cards = tuple(words.split()[1] for words in now.elements())
        if cards in self.quick:
            again, self.lit = self.lit, 1
            return 1 if again else 2
        differs = (now - self.last) + (self.last - now)
        self.last = now
        return (0 if wide else 1) + sum(differs.values()) + 1


def hand(position: Position, seat: str) -> dict[str, int]:
    found: dict[str, int] = view_of(position.seen_by(seat))["seats"][seat]["hand"]
    return found


def quick(cards: dict[str, int], prices: list[dict[str, int]]) -> Iterator[tuple[str, ...]]:
    """Given and wanted: for each piece that one card lacks for (boards/catan/trade.ts, quickGifts)."""
    for price in prices:
        lacks = [kind for kind, count in price.items() for _ in range(count - cards[kind])]
        spare = {kind: count - price.get(kind, 0) for kind, count in cards.items() if count > price.get(kind, 0)}
        if len(lacks) == 1 and spare:
            first, *others = sorted(spare, key=lambda kind: -spare[kind])
            yield from ((kind, lacks[0]) for kind in (first, *others[:1]))
            if spare[first] > 1:
                yield first, first, lacks[0]


def turns(key: int, *, wide: bool) -> Iterator[int]:
    """The taps of each turn of a game, of whose turn it is."""
    history, fate = begin(load("catan").desk(), {"setup": "variable", "players": "4"}), Dice(key)
    history.settle(fate)
    prices = list(history.game.map["prices"].values())
    people = {seat: Person() for seat in history.position.seats}
    taps = 0
    while history.position.ended is None:
        seat = (history.position.awaited or history.position.asked)[0]
        choices = len(history.position.choices(seat))
        words = choose(history.position.seen_by(seat), seat, "apprentice", key, len(history))
        kind, person = words.split()[0], people[seat]
        before = history.position
        history.act(seat, words)
        history.settle(fate)
        if kind in ANSWERS or person.countering:
            person.countering = kind == "counter" or (person.countering and kind != "offer")
            continue
        if kind == "propose":
            person.quick = set(quick(hand(before, seat), prices))
        taps += person.taps(words, choices, wide=wide)
        if kind == "end_turn":
            yield taps
            taps = 0


def main(games: int) -> None:
    for name, wide in (("phone", False), ("desk", True)):
        found = [taps for key in range(games) for taps in turns(key, wide=wide)]
        few = sum(taps <= 4 for taps in found) / len(found)
        print(
            f"{name}: {games} games, {len(found)} turns, median {median(found):g} taps a turn, mean {mean(found):.2f}, "
            f"{few:.0%} with at most 4"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
