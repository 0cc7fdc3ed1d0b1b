"""The apprentice: always an offered action, only from what its seat sees, and far better than chance."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from ostrov.engine.game import Game
from ostrov.engine.laws import random_history
from ostrov.engine.link import best_link
from ostrov.engine.position import Position
from ostrov.lab.simulate import Order, simulate
from tests.games.catan.conftest import At

OFF = {"trade": "off", "phases": "combined"}
TABLES = [
    {"players": "4", "proposals": "2"},
    {"players": "3", "setup": "beginner"},
    {"players": "2", "tokens": "random", "frame": "shuffled", **OFF},
]
GAMES = 200


class Advised:
    """Asks the apprentice on a link about one position after another."""

    def __init__(self, game: Game, link_name: str = "") -> None:
        self.game = game
        self.linked = game.linked(link_name)
        self._positions = self.linked.positions(2)
        self._offers, self._generators = self.linked.offers(1), self.linked.generators(1)
        self._benches = self.linked.benches(1)

    def action(self, position: bytes, seat: int, key: int = 0) -> int:
        """What the apprentice does, shown only what its seat may see."""
        run: Any = self.linked.run
        self.linked.write(self._positions, 0, position)
        run.start_generator(self._generators, 0, key, 0)
        run.legal(self._positions, 0, seat, self._offers, 0)
        chosen = run.choose(self._positions, 0, 1, seat, 1, self._offers[0], self._generators[0], self._benches[0])
        assert self.linked.read(self._positions, 0) == position
        return int(chosen)

    def words(self, position: Position, seat: str, key: int = 0) -> str:
        """The same in words."""
        return self.game.actions.words(self.action(position.data, self.game.seat(seat), key))


@pytest.fixture(scope="module")
def advised(catan: Game) -> Advised:
    return Advised(catan)


@pytest.mark.parametrize("options", TABLES)
def test_it_takes_an_offered_action_that_hidden_things_do_not_change(
    catan: Game, advised: Advised, options: dict[str, str]
) -> None:
    desk, chooser, asked = catan.desk(best_link()), random.Random(1), 0
    for key in range(2):
        for history in random_history(desk, options, key, 120):
            position = history.position
            for word in position.asked:
                if word == "chance":
                    continue
                seat = catan.seat(word)
                action = advised.action(position.data, seat, key)
                assert action in desk.legal(position.data, seat)
                assert action == advised.action(position.data, seat, key), "asked twice it answers twice the same"
                if chooser.random() < 0.1:
                    imagined = desk.imagined(position.data, seat, key)
                    assert action == advised.action(imagined, seat, key), "it knows what it cannot see"
                asked += 1
    assert asked > 500


def test_links_agree(catan: Game, advised: Advised) -> None:
    if advised.linked.name == "checked":
        pytest.skip("there is one link only")
    checked = Advised(catan, "checked")
    for history in random_history(catan.desk(best_link()), TABLES[0], 3, 60):
        position = history.position
        for word in position.asked:
            if word != "chance":
                seat = catan.seat(word)
                assert checked.action(position.data, seat) == advised.action(position.data, seat)


@pytest.mark.parametrize("trade", ["on", "off"])
@pytest.mark.parametrize(("players", "share"), [(4, 0.9), (2, 0.95)])
def test_it_beats_chance_on_every_seat(catan: Game, players: int, share: float, trade: str) -> None:
    won = 0
    for seat in range(players):
        bots = ",".join("apprentice" if other == seat else "random" for other in range(players))
        found = simulate(Order(catan, {"players": str(players), "trade": trade}, bots, GAMES // players, key=seat))
        assert found["finished"] == found["games"]
        assert found["dead_ends"] == found["problems"] == 0
        won += found["wins_by_seat"][catan.seats[seat]]
    assert won >= share * GAMES


@pytest.mark.parametrize("options", TABLES)
def test_games_among_apprentices_end_soon(catan: Game, options: dict[str, str]) -> None:
    found = simulate(Order(catan, options, "apprentice", GAMES))
    assert found["finished"] == GAMES
    assert found["dead_ends"] == found["problems"] == 0
    assert found["length"]["turns"]["mean"] < 120
    wins = np.array(list(found["wins_by_seat"].values()))
    assert wins.min() > GAMES / found["players"] / 3, "no seat is at a loss"


# --- what it does ----------------------------------------------------------------------------------------------------


def test_it_builds_what_it_can_pay(at: At, advised: Advised) -> None:
    assert advised.words(at("blue: settlements V20; hand 2 grain 3 ore"), "blue") == "build_city V20"
    assert advised.words(at("blue: settlements V20; hand 1 grain 1 ore 1 wool", trade="off"), "blue") == "buy_card"


def test_it_goes_to_sea_for_what_it_lacks_and_not_for_what_it_needs(at: At, advised: Advised) -> None:
    position = at("blue: settlements V20; hand 2 grain 2 ore 4 wool", trade="off")
    assert advised.words(position, "blue") == "maritime wool ore"
    assert advised.words(at("blue: settlements V20; hand 1 grain 1 ore", trade="off"), "blue") == "end_turn"


def test_it_plays_a_knight_when_it_is_blocked(at: At, advised: Advised) -> None:
    waiting = "phase: before_roll\nblue: settlements V20; unplayed 1 knight"
    assert advised.words(at(waiting), "blue") == "roll"
    hexes = [f"H{place}" for place in range(19)]
    played = [advised.words(at(f"robber: {place}\n{waiting}"), "blue") for place in hexes]
    assert 1 <= played.count("knight") <= 3, "only at V20"
    assert set(played) == {"knight", "roll"}


def test_the_robber_goes_to_the_leader_and_never_home(at: At, advised: Advised) -> None:
    position = at("phase: robber\nblue: settlements V20\nwhite: cities V45 V47; hand 3 wool\nred: settlements V8")
    for key in range(20):
        after = position.after("blue", advised.words(position, "blue", key))
        assert after.asked == ("chance",), "only white can be robbed, and blue is not asked whom"
        assert str(after).find("victim: white") >= 0


def test_it_discards_what_it_can_spare(at: At, advised: Advised) -> None:
    position = at("phase: discard\nblue: settlements V20; hand 2 grain 3 ore 4 wool; owes 4")
    for _ in range(4):
        words = advised.words(position, "blue")
        assert words == "discard wool"
        position = position.after("blue", words)


PROPOSED = "propose; give ore; want lumber; ask white; offer"


def test_it_accepts_what_helps_and_declines_what_does_not(at: At, advised: Advised) -> None:
    hands = "blue: settlements V20; hand 2 ore\nwhite: settlements V31; hand 2 grain 2 ore "
    assert advised.words(at(hands + "3 lumber").after("blue", PROPOSED), "white") == "accept"
    assert advised.words(at(hands + "1 brick 1 ore").after("blue", PROPOSED), "white") == "decline"


def test_it_does_not_help_who_is_about_to_win(at: At, advised: Advised) -> None:
    hands = "blue: cities V20 V45 V47 V8; hand 2 ore\nwhite: settlements V31; hand 2 grain 2 ore 3 lumber"
    assert advised.words(at(hands).after("blue", PROPOSED), "white") == "decline"


def test_it_proposes_confirms_and_leaves_nothing_on_the_table(at: At, advised: Advised) -> None:
    position = at("blue: settlements V20; hand 2 grain 2 ore 2 lumber\nwhite: settlements V31; hand 3 ore\n")
    done: list[str] = []
    while not done or done[-1] != "offer":
        done.append(advised.words(position, "blue"))
        position = position.after("blue", done[-1])
    assert done == ["propose", "give lumber", "want ore", "ask white", "offer"]
    assert advised.words(position, "blue") == "withdraw", "nobody has answered"
    accepted = position.after("white", "accept")
    assert advised.words(accepted, "blue") == "confirm white"
