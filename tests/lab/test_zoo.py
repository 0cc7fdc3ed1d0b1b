"""PettingZoo's own tests, and that an environment is the game and shows no more than a seat sees."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ostrov.games import installed, load
from ostrov.lab import observing, zoo


def made(name: str) -> Any:
    """Nothing is compiled for a few steps."""
    return zoo.env(name, link="checked", most_turns=60)


@pytest.mark.parametrize("name", installed())
def test_pettingzoo_agrees(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of everything that is not an image
        api_test(made(name), num_cycles=60)
        seed_test(lambda: made(name), num_cycles=30)


def any_of(mask: Any, chooser: np.random.Generator) -> int:
    return int(chooser.choice(np.flatnonzero(mask)))


def test_rewards_add_up_and_go_to_who_has_won() -> None:
    env, chooser = zoo.env("smugglers", link="checked", players=3), np.random.default_rng(1)
    for seed in range(8):
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            env.step(None if terminated or truncated else any_of(observation["action_mask"], chooser))
        assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) > 0
        assert env.render().startswith("smugglers players=3")


def test_the_hidden_is_not_in_it() -> None:
    """Two whole positions that differ only in what an agent cannot see give it the same rows."""
    env, game, differed = zoo.env("smugglers", link="checked", players=2), load("smugglers"), 0
    env.reset(seed=4)
    chooser = np.random.default_rng(2)
    for _ in range(30):
        if any(env.terminations.values()):
            break
        whole, agent = env.linked.read(env._positions, 0), env.agent_selection
        before = env.observe(agent)
        other = env._desk.imagined(whole, game.seats.number(agent), 5)
        differed += other != whole
        env.linked.write(env._positions, 0, other)
        after = env.observe(agent)
        assert all((before[part] == after[part]).all() for part in before)
        env.linked.write(env._positions, 0, whole)
        env.step(any_of(before["action_mask"], chooser))
    assert differed > 3


def test_what_is_not_offered_is_refused() -> None:
    env = zoo.env("smugglers", link="checked")
    env.reset(seed=1)
    wrong = int((env.observe(env.agent_selection)["action_mask"] == 0).argmax())
    with pytest.raises(ValueError, match="is not offered"):
        env.step(wrong)


def test_its_name_is_the_version() -> None:
    assert zoo.env("catan", link="checked", players=3).metadata["name"] == "catan-1"
    assert (
        observing.width(load("catan"))
        == zoo.env("catan", link="checked").observation_space("blue")["observation"].shape[0]
    )
