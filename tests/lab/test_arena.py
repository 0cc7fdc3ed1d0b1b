"""Games between any players are the same games again, and can be replayed by their entries."""

from __future__ import annotations

import numpy as np
import pytest

from ostrov.engine import drive, text
from ostrov.engine.history import History
from ostrov.games import load
from ostrov.lab.arena import Arena, Decision

pytest.importorskip("numba")


class First:
    """Takes the first offer; remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Decision] = []

    def decide(self, decision: Decision) -> int:
        self.shown.append(decision)
        return decision.offers[0]


def arena(name: str = "smugglers", link: str = "cpu") -> Arena:
    game = load(name)
    return Arena(game, game.desk(link).set_up(text.with_options(game, {"players": "2"})), link)


def test_a_game_is_the_same_again_on_every_link() -> None:
    told = []
    for link in ("checked", "cpu", "cpu"):
        played = arena(link=link).play([First(), "random"], 3, 4, 100, write=True)
        told.append((played.scores, played.places, played.entries, played.facts.tolist()))
    assert told[0] == told[1] == told[2]
    assert told[0][2] != arena().play([First(), "random"], 3, 5, 100, write=True).entries


def test_who_plays_is_shown_what_its_seat_sees_and_nothing_it_cannot_choose() -> None:
    table, first = arena(), First()
    table.play([first, "random"], 1, 1, 100)
    assert len(first.shown) > 5
    for decision in first.shown:
        assert decision.seat == 0
        assert len(decision.offers) > 1
        assert decision.view == table.game.desk().hidden(decision.view, 0)


def test_entries_lead_to_the_same_end() -> None:
    table = arena()
    played = table.play(["journeyman", "random"], 1, 2, 100, write=True)
    history = History(table.game.desk(), table.start)
    for entry in played.entries:
        words = table.game.outcomes if entry.seat == table.game.chance else table.game.actions
        history.act(table.game.seat_word(entry.seat), words.words(entry.actions[0]))
    position = history.position
    assert [position.place(seat) for seat in position.seats] == played.places[:2]
    assert [position.score(seat) for seat in position.seats] == played.scores[:2]
    assert len(history) == played.facts[drive.DECISIONS] + played.facts[drive.CHANCES]


def test_the_dice_are_the_same_whoever_plays() -> None:
    deals = []
    table = arena("catan")
    for players in (["random", "random"], ["apprentice", "random"]):
        entries = table.play(players, 1, 1, 20, write=True).entries
        deals.append([entry.actions for entry in entries if entry.seat == table.game.chance])
    shared = next(n for n in range(200) if deals[0][n] != deals[1][n])
    assert shared > 20  # the island, who begins, the first roll; then they buy cards at different times


def test_search_beats_chance() -> None:
    table = arena()
    won = 0
    for number in range(30):
        players = ["journeyman", "random"] if number % 2 else ["random", "journeyman"]
        won += table.play(players, 0, number, 200).places[1 - number % 2] == 1
    assert won > 22
    assert table.searchers["journeyman"].decisions > 30
    assert np.isfinite(table.searchers["journeyman"].seconds)
