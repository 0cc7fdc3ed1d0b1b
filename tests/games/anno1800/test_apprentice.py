"""The apprentice plays sensible games to their end: it plays what it can pay for and builds what it lacks."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ostrov.engine import drive, prove, text
from ostrov.engine.fate import Dice
from ostrov.engine.game import Game
from ostrov.engine.history import History, begin
from ostrov.engine.position import CHANCE, Position
from tests.games.anno1800.conftest import At, get

APPRENTICE = 1
LINKED_TURNS = 60  # how far two links play side by side
MOST_TURNS = 400  # a game of apprentices takes about 200 with four players


def choice(position: Position, seat: str) -> str:
    game = position.desk.game
    return game.actions.words(position.desk.chosen(position.data, game.seats.number(seat), APPRENTICE, 7, 0))


def turn_of(position: Position) -> list[str]:
    """All an apprentice does until chance or another seat is asked."""
    seat, told = position.asked[0], []
    while position.asked == (seat,) and position.turns == 1:
        told.append(choice(position, seat))
        position = position.after(seat, told[-1])
    return told


def played(anno: Game, players: int, key: int) -> History:
    history = begin(anno.desk("checked"), {"players": str(players)})
    dice = Dice(key)
    while history.position.asked and history.position.turns <= MOST_TURNS:
        if history.position.asked == (CHANCE,):
            history.settle(dice)
        else:
            seat = history.position.asked[0]
            history.act(seat, choice(history.position, seat))
    return history


@pytest.mark.parametrize("players", [2, 3])
def test_A_200_A_203_a_game_of_apprentices_ends_by_the_rules(anno: Game, players: int) -> None:
    over = played(anno, players, 1).position
    assert over.ended in ("played", "put_away")
    assert over.problems() == []
    assert min(over.score(seat) for seat in over.seats) > 20
    assert max(over.score(seat) for seat in over.seats) > 50


def test_A_110_it_plays_what_it_can_pay_for(at: At) -> None:
    position = at("white: hand fw_04 aei_01 aei_02; built h32=bakery")  # bricks and bread
    assert turn_of(position) == ["produce brick_factory_start", "produce bakery", "play fw_04", "activate worker_2"]


def test_A_110_of_two_cards_it_plays_the_one_of_more_points(at: At) -> None:
    position = at("pool: 1 bricks 1 bread 1 sausages 1 coffee 1 fur_coats\nwhite: hand fw_04 aei_30")
    assert turn_of(position)[0] == "play aei_30"


def test_A_080_it_builds_what_its_cards_lack(at: At) -> None:
    position = at("white: hand fw_04 fw_07")  # bread both of them
    assert "build bakery" in turn_of(position)


def test_A_167_it_rests_when_that_lets_it_play(at: At) -> None:
    position = at(
        "white: hand fw_04; built h32=bakery; ready 0 farmer; exhausted 4 farmer 3 worker 2 artisan; spent 2 trade"
    )
    assert turn_of(position) == ["festival", "end_turn"]


def test_A_070_it_calls_back_whom_its_plan_means(at: At) -> None:
    """One coin brings back a farmer; which one is asked, and the one who blocks the workplace is meant."""
    position = at(
        "white: hand fw_36 fw_01; gold 1; ready 3 worker; exhausted 1 farmer; work h11=farmer+farmer; spent 2 trade"
    )
    told = turn_of(position)
    for number, words in enumerate(told):
        if words == "recall farmer":
            assert told[number + 1] in ("exhausted", "at_work sawmill_start")
    assert told[-1] == "end_turn"


def test_A_181_it_takes_gold_for_an_investor_in_its_last_turn(at: At) -> None:
    position = at(
        "objectives: aarhant zoo museum queen university\nfireworks: orange  trigger: 1  turns_left: 0\n"
        "white: ready 1 investor; hand aei_01"
    )
    assert "use aarhant" in turn_of(position)


def test_A_173_it_puts_hopeless_cards_away(at: At) -> None:
    position = at("white: hand aei_01 aei_02 aei_03; played aei_14")
    told = turn_of(position)
    assert told[0] == "activate discard_hand_cards_2"
    assert [words.split()[0] for words in told[1:3]] == ["put_artisan_engineer_investor"] * 2


def test_it_sees_no_more_than_its_seat(at: At) -> None:
    """Two positions that differ in what others hold lead to the same choice."""
    one = at("white: hand fw_04 fw_07\norange: hand fw_01 fw_02")
    other = at("white: hand fw_04 fw_07\norange: hand fw_03 fw_05")
    assert get(one, "orange", "hand") != get(other, "orange", "hand")
    assert choice(one, "white") == choice(other, "white")


@pytest.mark.long
def test_positions_of_two_thousand_games_of_apprentices_keep_the_laws(anno: Game) -> None:
    """Each game is stopped at another turn; what can be done there by anybody keeps every law."""
    linked, desk = anno.linked(), anno.desk()
    positions = linked.positions(1 + prove.PLACES)
    lent = (linked.offers(3), linked.odds(2), linked.generators(2))
    facts, broken, steps = (np.zeros(shape, np.int64) for shape in ((1, drive.FACTS), 4, 2))
    scores, places = (np.zeros((1, len(anno.seats)), np.int64) for _ in range(2))
    for number in range(2_000):
        players = 2 + number % 3
        start = desk.set_up(text.with_options(anno, {"players": str(players)}))
        linked.write(positions, 0, start)
        levels = np.array([APPRENTICE] * players + [0] * (4 - players), np.int64)
        stopped = (17 * number) % (50 * players)
        bench = linked.benches(1)
        linked.run.play_many(positions, *lent, bench, levels, facts, scores, places, 5, number, stopped)
        here = linked.read(positions, 1)
        linked.write(positions, 0, here)
        law = linked.run.prove_game(positions, 0, 1, *lent, broken, steps, desk.turns(here), 4)
        assert law == 0, f"law {law} is broken after game {number}: {broken}\n{Position(desk, here)}"
    assert steps[1] > 2_000


@pytest.mark.long
def test_links_agree_at_every_step_of_two_hundred_games(anno: Game) -> None:
    checked, compiled = anno.desk("checked"), anno.desk()
    for number in range(200):
        chance = random.Random(number)
        here = compiled.set_up(text.with_options(anno, {"players": str(2 + number % 3)}))
        while compiled.turns(here) <= LINKED_TURNS:
            asked = compiled.asked(here)
            if asked >> anno.chance & 1:
                outcomes = [n for n, odds in enumerate(compiled.odds(here)) if odds]
                outcome = chance.choice(outcomes)
                there, again = compiled.happen(here, outcome), checked.happen(here, outcome)
            else:
                seat = asked.bit_length() - 1
                action = chance.choice(compiled.legal(here, seat))
                there, again = compiled.step(here, seat, action), checked.step(here, seat, action)
            assert there == again, f"game {number}\n{Position(compiled, here)}"
            here = there
