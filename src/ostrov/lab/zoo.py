"""A game as a PettingZoo environment, for those who learn with its tools (`pip install 'ostrov[learn]'`).

    env = zoo.env("catan", players=2, trade="off")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))

An observation is a row of numbers from the redacted position (lab/observing.py) and the mask of what is offered. Forced
moves and chance are played by the environment. At the end a win is 1, a shared one its part, and losers pay for it: the
rewards of a game add up to 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from ostrov.engine import drive, text
from ostrov.engine.game import Game, option_words
from ostrov.games import load
from ostrov.lab import observing

Array = np.ndarray[Any, Any]
MOST_TURNS = 5_000  # a game that takes more is cut short


def env(name: str, *, link: str = "", most_turns: int = MOST_TURNS, **options: object) -> Zoo:
    """The environment of a game by its name, on the fastest link of this machine or another."""
    return Zoo(load(name), link=link, most_turns=most_turns, **options)


class Zoo(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game, a seat an agent."""

    def __init__(self, game: Game, *, link: str = "", most_turns: int = MOST_TURNS, **options: object) -> None:
        super().__init__()
        self.game, self.most_turns = game, most_turns
        self.metadata = {"name": observing.environment(game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self._desk = game.desk(link)
        self.linked = self._desk.linked
        self._start = self._desk.set_up(text.with_options(game, option_words(options)))
        players = text.option(game, self._start, "players")
        self.possible_agents = list(game.seats.words[:players])
        self._positions, self._offers = self.linked.positions(3), self.linked.offers(1)
        self._generators = self.linked.generators(2)
        lent = (self._offers, self.linked.odds(1), self._generators, self.linked.benches(1), 0)
        self._levels = np.full(len(game.seats), drive.OUTSIDE, np.int64)
        self._facts = np.zeros(drive.WRITTEN + 1, np.int64)
        self._lent = (*lent, self._levels, self._facts, np.zeros((0, 2), np.int64), most_turns)
        columns = observing.columns(game)
        least = np.concatenate([np.full(column.count, column.least) for column in columns]).astype(np.int32)
        most = np.concatenate([np.full(column.count, column.most) for column in columns]).astype(np.int32)
        masks = Box(0, 1, (len(game.actions),), np.int8)
        seen = {"observation": Box(least, most, dtype=np.int32), "action_mask": masks}
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(game.actions)) for agent in self.possible_agents}
        self._games = 0
        self._key = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew: with the same seed the same, without one the next game."""
        if seed is not None:
            self._key, self._games = seed, 0
        self.linked.write(self._positions, 0, self._start)
        for stream in range(2):
            self.linked.run.start_generator(self._generators, stream, self._key, 2 * self._games + stream)
        self._games += 1
        self._facts[:] = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """One decision of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.game.seats.number(agent)
        if action is None or int(action) not in self.linked.offered(self._offers):
            raise ValueError(f"{action} is not offered to {agent}; take one that its action_mask allows.")
        self.linked.run.step(self._positions, 0, seat, int(action))
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent sees, and what it may do now: nothing, unless it is the one asked."""
        seat = self.game.seats.number(agent)
        mask = np.zeros(len(self.game.actions), np.int8)
        if agent == self.agent_selection and not self.terminations[agent] and not self.truncations[agent]:
            mask[self.linked.offered(self._offers)] = 1
        view = self._desk.hidden(self.linked.read(self._positions, 0), seat)
        return {"observation": observing.row(self.game, view, seat), "action_mask": mask}

    def render(self) -> str:
        """What everybody sees of the position, as text."""
        position = self._desk.hidden(self.linked.read(self._positions, 0), self.game.chance)
        return text.write(self.game, position, self.game.chance)

    def close(self) -> None:
        """Nothing is open."""

    def _go_on(self) -> None:
        """Play to the next choice, or tell how the game ended."""
        seat = int(self.linked.run.go_on(self._positions, 0, 1, *self._lent))
        if seat < len(self.game.seats):
            self.agent_selection = self.game.seats[seat]
            return
        over = self._facts[drive.STOPPED] == drive.OVER
        (self.terminations if over else self.truncations).update(dict.fromkeys(self.agents, True))
        if over:
            self.rewards.update(self._won())
        self.agent_selection = self.agents[0]

    def _won(self) -> dict[str, float]:
        """A win is shared by who is first; all others pay for it alike."""
        places = {agent: self.linked.run.place(self._positions, 0, n) for n, agent in enumerate(self.possible_agents)}
        first = [agent for agent, place in places.items() if place == 1]
        others = max(1, len(places) - len(first))
        lost = -1.0 / others if len(first) < len(places) else 0.0
        won = 1.0 / len(first) if len(first) < len(places) else 0.0
        return {agent: won if agent in first else lost for agent in places}
