"""Positions of real games of Catan, as seats see them, for the tests of its board in the browser.

After a change of the rules or of the protocol run `python -m tests.web.catan_positions`. Bots play, trades between
players are put in, and one position is kept for each new set of choices, as what differs from the one before it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ostrov.bots import choose
from ostrov.engine.fate import Dice
from ostrov.engine.game import Game, load_package
from ostrov.engine.history import History, begin
from ostrov.engine.log import told
from ostrov.table.values import Entry, Offer, State
from ostrov.table.view import view_of

FILE = Path(__file__).parents[2] / "web" / "tests" / "catan" / "positions.json"
GAMES: tuple[dict[str, str], ...] = (
    {"setup": "variable"},
    {"setup": "beginner", "phases": "combined"},
)
USUAL = {"end_turn", "maritime", "buy_card"}  # these alone make no position worth keeping
LATE = 6  # entries of the log that are kept
TRADE_EVERY = 9  # turns between the trades that are put in


class Keeper:
    """The positions kept so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: dict[str, dict[str, Any]] = {}

    def keep(self, name: str, history: History, seat: str) -> None:
        if name not in self.found:
            entries = list(_entries(history, seat))
            self.found[name] = {"seat": seat, "state": _state(history, seat), "entries": entries}


def _state(history: History, seat: str) -> Any:
    seen = history.position.seen_by(seat)
    return msgspec.to_builtins(
        State(
            seq=len(history),
            n=len(history),
            view=view_of(seen),
            asked=list(seen.asked),
            awaited=list(seen.awaited),
            offers=[Offer(offer.words, offer.final) for offer in seen.offers(seat)],
            outcomes=[],
            undoable=False,
            far=False,
            fresh=max(0, len(history) - LATE),
            times={},
            turns=seen.turns,
            points={one: seen.points(one) for one in seen.seats},
            ended=seen.ended,
            places=None,
            facts={},
        )
    )


def _entries(history: History, seat: str) -> Iterator[Any]:
    for n in range(max(0, len(history) - LATE), len(history)):
        found = told(history, n, seat)
        mover = history.game.seat_word(history.entries[n].seat)
        yield msgspec.to_builtins(Entry(n, mover, found.words, [], found.gains, found.brought, 0))


def played(game: Game) -> dict[str, dict[str, Any]]:
    """The positions of a few games between bots."""
    keeper = Keeper(game)
    for key, options in enumerate(GAMES):
        history, fate = begin(game.desk(), options), Dice(key)
        history.settle(fate)
        traded = 0
        while history.position.ended is None:
            position = history.position
            seat = (position.awaited or position.asked)[0]
            kinds = sorted({offer.split()[0] for offer in position.choices(seat)})
            keeper.keep(" ".join(sorted({*kinds} - USUAL)) or "nothing much", history, seat)
            if "propose" in kinds and position.turns >= traded + TRADE_EVERY:
                traded = position.turns
                _trade(keeper, history, seat)
                history.settle(fate)
            else:
                history.act(seat, choose(position.seen_by(seat), seat, "apprentice", key, len(history)))
                history.settle(fate)
        keeper.keep(f"over {key}", history, "blue")
    return keeper.found


def _trade(keeper: Keeper, history: History, seat: str) -> None:
    """One accepts, one makes a counter-offer, the rest decline; then the deal, if all hold what it takes."""
    wish = _wish(history, seat)
    if wish is None:
        return
    give, want, takers = wish
    others = [one for one in history.position.seats if one != seat]
    for step in ("propose", f"give {give}", f"want {want}"):
        history.act(seat, step)
        keeper.keep(f"making an offer: {step.split()[0]}", history, seat)
    history.act(seat, "; ".join([*(f"ask {one}" for one in others), "offer"]))
    keeper.keep("offer open", history, seat)
    for other in others:
        may = "can pay" if "accept" in history.position.choices(other) else "cannot pay"
        keeper.keep(f"asked, {may}", history, other)
    history.act(takers[0], "accept")
    keeper.keep("accepted", history, takers[0])
    history.act(takers[1], "counter")
    keeper.keep("making a counter-offer", history, takers[1])
    gift = [one.split()[1] for one in history.position.choices(takers[1]) if one.startswith("give")][-1]
    history.act(takers[1], f"give {gift}; want {'wool' if gift != 'wool' else 'ore'}; offer")
    keeper.keep("countered", history, takers[1])
    for other in others:
        if other not in takers[:2]:
            history.act(other, "decline")
    keeper.keep("all have answered", history, seat)
    history.act(seat, f"confirm {takers[0]}")


def _wish(history: History, seat: str) -> tuple[str, str, list[str]] | None:
    """What this seat holds, what two others hold, and who they are."""
    hands = {one: _hand(history, one) for one in history.position.seats}
    for give, count in hands[seat].items():
        for want in hands[seat]:
            takers = [one for one in hands if one != seat and hands[one][want]]
            if count and give != want and len(takers) > 1:
                return give, want, takers
    return None


def _hand(history: History, seat: str) -> dict[str, int]:
    hand: dict[str, int] = view_of(history.position.seen_by(seat))["seats"][seat]["hand"]
    return hand


def less(whole: Any, base: Any) -> Any:
    """What of an object differs from another that has the same keys."""
    if not isinstance(whole, dict) or not isinstance(base, dict):
        return whole
    return {key: less(value, base.get(key)) for key, value in whole.items() if key not in base or value != base[key]}


def written() -> str:
    """The file's text: a line for each position."""
    game = load_package("ostrov.games.catan")
    names = {one: {"name": one, "words": list(_words(game, one))} for one in ("resource", "card")}
    facts = {"card": {"seats": list(game.seats.words)}, "names": names, "board": game.map}
    found = played(game)
    before = [None, *found.values()]
    pairs = zip(found.items(), before, strict=False)
    lines = [f" {_json(name)}: {_json(less(one, last))}" for (name, one), last in pairs]
    return f'{{"facts": {_json(facts)},\n"positions": {{\n' + ",\n".join(lines) + "\n}}\n"


def _words(game: Game, name: str) -> tuple[str, ...]:
    for kind in (*game.actions.kinds, *game.outcomes.kinds):
        for names in kind.arguments:
            if names.name == name:
                return names.words
    raise KeyError(name)


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
