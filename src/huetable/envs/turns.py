"""What every turn-by-turn environment (AEC) has in common: dealing, whose turn it is, rewards, the end."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from typing import Any

import gymnasium
from pettingzoo import AECEnv

from huetable.core.terms import Seat

from .running_game import RunningGame
from .table_setup import TableSetup
from .words import words_for


class TurnByTurnEnv(AECEnv):  # type: ignore[misc]
    """One game with every seat a learner. A subclass says what is observed, and what an action means."""

    running: RunningGame
    _observation_space: gymnasium.spaces.Space[Any]
    _action_spaces: dict[str, gymnasium.spaces.Space[Any]]

    def __init__(self, setup: TableSetup, *, interrupts: bool, render_mode: str | None) -> None:
        super().__init__()
        self.setup = setup
        self.game, self.seats, self.options = setup.game, setup.seats, setup.options
        self.interrupts = interrupts
        self.render_mode = render_mode
        self.metadata = setup.metadata
        self.possible_agents = list(setup.agents)
        self.seat_of: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._number = secrets.randbits(62)

    @abstractmethod
    def _act(self, seat: Seat, action: Any) -> bool:
        """Make the seat's move; raises ValueError if it is not legal. False: the seat waits."""

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed deals the same game; without one, each game follows from the one before."""
        self._number = self._number + 1 if seed is None else seed
        self.running = self.setup.deal(self._number)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._waiting: set[Seat] = set()
        self._select_agent()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: only a seat whose game is over steps with None")
        scores = self.setup.scores(self.running)
        seat = self.seat_of[agent]
        moved = self._act(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if moved:
            self._waiting.clear()
            self.running.let_the_table_move()
            self._give_rewards(scores)
        else:
            self._waiting.add(seat)
        self._select_agent()
        self._accumulate_rewards()

    def _give_rewards(self, scores: Any) -> None:
        for agent, reward in zip(self.agents, self.setup.rewards(self.running, scores), strict=True):
            self.rewards[agent] = reward
        if self.running.result is not None:
            self.terminations = dict.fromkeys(self.agents, True)

    def _select_agent(self) -> None:
        """Where several decide at once they are asked in seat order; none of them sees the others' choice. Whoever may
        interrupt is asked before, once after every move.
        """
        seat = self._next_seat()
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def _next_seat(self) -> Seat | None:
        running = self.running
        if running.result is not None:
            return None
        awaited = running.awaited
        if self.interrupts:
            for seat in range(self.seats):
                asked = seat in awaited or seat in self._waiting
                if not asked and self.game.may_act(running.state, seat):
                    return seat
        return awaited[0]

    def may_wait(self, seat: Seat) -> bool:
        """Whether this seat is asked for an interrupt only, and may let it be."""
        return self.interrupts and seat not in self.running.awaited

    def render(self) -> str | None:
        """With `render_mode="ansi"`: what the agent whose turn it is sees and may do, in words."""
        return self.words(self.agent_selection) if self.render_mode == "ansi" else None

    def words(self, agent: str) -> str:
        """What this agent sees, in words, and its legal moves. Nothing that its seat may not know is in it."""
        return words_for(self.game, self.game.observe(self.running.state, self.seat_of[agent]))

    def close(self) -> None:
        """Nothing is held open."""
