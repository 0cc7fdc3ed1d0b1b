"""The apprentice: always an offered action, only from what its seat sees, and far better than chance."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ostrov.engine import drive
from ostrov.engine.desk import Desk
from ostrov.engine.game import Game
from ostrov.engine.laws import random_history
from ostrov.engine.link import best_link
from ostrov.engine.position import Position
from ostrov.engine.text import with_options
from ostrov.lab.simulate import Order, simulate
from tests.games.shipyard.conftest import BOX, At
from tests.games.shipyard.test_cruise import SHIP

TABLES = [
    {"players": "4", "contracts": "advanced"},
    {"players": "3", "employees": "advanced"},
    {"players": "2"},
    {"players": "1", "contracts": "advanced", "employees": "advanced"},
]
APPRENTICE = 1
DUELS = 60
SHARE = 0.95  # of duels with chance that it wins
SOLO_LEAST = 50  # points, on average; the grades are 60, 80 and 95


def chosen(desk: Desk, position: Position, seat: str, key: int = 0) -> str:
    """What the apprentice does, in words."""
    game = desk.game
    return game.actions.words(desk.chosen(position.data, game.seat(seat), APPRENTICE, key, 0))


@pytest.mark.parametrize("options", TABLES)
def test_it_takes_an_offered_action_that_hidden_things_do_not_change(shipyard: Game, options: dict[str, str]) -> None:
    desk, chooser, asked = shipyard.desk(best_link()), random.Random(1), 0
    for history in random_history(desk, options, 1, 150):
        position = history.position
        for seat in position.asked:
            if seat == "chance":
                continue
            words = chosen(desk, position, seat)
            assert words in position.choices(seat)
            assert words == chosen(desk, position, seat), "asked twice it answers twice the same"
            if chooser.random() < 0.2:
                assert words == chosen(desk, position.imagined(seat, 1), seat), "it knows what it cannot see"
            asked += 1
    assert asked > 30


def test_links_agree(shipyard: Game) -> None:
    if best_link() == "checked":
        pytest.skip("there is one link only")
    checked, fast = shipyard.desk("checked"), shipyard.desk(best_link())
    for history in random_history(fast, TABLES[0], 3, 120):
        for seat in history.position.asked:
            if seat != "chance":
                assert chosen(checked, history.position, seat) == chosen(fast, history.position, seat)


def test_it_beats_chance_on_both_seats(shipyard: Game) -> None:
    won = 0
    for seat, bots in enumerate(("apprentice,random", "random,apprentice")):
        found = simulate(Order(shipyard, {"players": "2"}, bots, DUELS // 2, key=seat))
        assert found["finished"] == found["games"]
        assert found["dead_ends"] == found["problems"] == 0
        won += found["wins_by_seat"][shipyard.seats[seat]]
    assert won >= SHARE * DUELS


def test_it_gets_along_alone(shipyard: Game) -> None:
    found = simulate(Order(shipyard, {"players": "1"}, "apprentice", 30))
    assert found["scores"]["pink"]["mean"] > SOLO_LEAST


@pytest.mark.parametrize("players", ["3", "4"])
def test_games_among_apprentices_end_well_for_every_seat(shipyard: Game, players: str) -> None:
    found = simulate(Order(shipyard, {"players": players}, "apprentice", 40))
    assert found["finished"] == found["games"]
    assert found["dead_ends"] == found["problems"] == 0
    assert min(found["wins_by_seat"].values()) > 40 / int(players) / 4
    assert min(spread["mean"] for spread in found["scores"].values()) > SOLO_LEAST * 0.7


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_S_066_S_157_S_158_everybody_has_equally_many_turns_in_every_mode(shipyard: Game, players: int) -> None:
    """Opponents made of cubes included; and normal ends come with just the turn that the gear tells."""
    linked = shipyard.linked()
    positions, facts = linked.positions(3), np.zeros((60, drive.FACTS), np.int64)
    desk = shipyard.desk(linked.name)
    linked.write(positions, 0, desk.set_up(with_options(shipyard, {"players": str(players)})))
    lent = (linked.offers(1), linked.odds(1), linked.generators(1), linked.benches(1))
    scores, places = (np.zeros((len(facts), 4), np.int64) for _ in range(2))
    for level in (0, APPRENTICE):
        linked.run.play_many(positions, *lent, np.full(4, level), facts, scores, places, 9, 0, 1000)
        owners = 3 if players == 1 else players
        assert (facts[:, drive.TURNS] % owners == 0).all()
        usual = owners * BOX["gear"]["regular_turns_per_player"][f"p{players}"]
        normal = facts[:, drive.ENDING] == 1 + shipyard.endings.number("normal")
        assert (facts[normal, drive.TURNS] == usual).all()
        assert normal.any()


# --- what it does -----------------------------------------------------------------------------------------------------


def words_at(position: Position) -> str:
    return chosen(position.desk, position, "pink")


def test_it_recruits_the_captain_that_its_ship_lacks(at: At) -> None:
    position = at("phase: recruit  crew_ring: captain\npink: yard BMMM.....; canals C10@0,0; guilders 5")
    assert words_at(position) == "recruit captain"


def test_it_closes_a_ship_that_can_sail_and_no_other(at: At) -> None:
    own = "yard BMMMM....; canals C07@0,0 C08@1,0; guilders 0; supply 2 sail 2 soldier 2 crane"
    ready = at(f"phase: build\npink: {own} 1 captain")
    assert words_at(ready) == "build S1 Y6"
    lacking = at(f"phase: build\npink: {own}")
    assert not words_at(lacking).endswith("Y6") or not words_at(lacking).startswith("build S")


def test_it_keeps_a_captain_for_the_next_ship(at: At) -> None:
    position = at(f"phase: fit  leaving: Y1\npink: {SHIP}; canals C10@0,0; supply 2 captain")
    done: list[str] = []
    while position.asked == ("pink",) and "sail" not in " ".join(done):
        done.append(words_at(position))
        position = position.after("pink", done[-1])
    assert done == ["load captain", "sail x0"]


def test_it_gives_a_ship_up_only_if_it_cannot_sail(at: At) -> None:
    assert words_at(at(f"phase: fit  leaving: Y1\npink: {SHIP}; canals C10@0,0; supply 2 sail")) == "give_up"
    assert words_at(at(f"phase: fit  leaving: Y1\npink: {SHIP}; canals C10@0,0; supply 1 captain")) != "give_up"


def test_it_rents_a_canal_where_its_boat_cannot_go_on(at: At) -> None:
    position = at(
        "phase: choose  cube: hire_employee=blue buy_goods=yellow exchange=white\n"
        "pink: yard BMMMM....; supply 1 captain 1 sail; canals C01@0,0; boat C01; cell e; stern west; guilders 6"
    )
    assert words_at(position) == "choose rent_canal"
