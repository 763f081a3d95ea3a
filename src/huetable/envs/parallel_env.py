"""A PettingZoo parallel environment over any game that numbers its moves: all seats act in every step.

A seat that has nothing to do, or lets an interrupt be, waits: the last action. Interrupts, such as a claim or an objection, go
before the moves of those whose turn it is, in an order that is drawn: that is the race which the clock decides at a table. A
move that another one of the same step has made impossible is left out, and `infos` says so.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
from pettingzoo import ParallelEnv

from huetable.core.terms import Seat

from .encoding import Encoding
from .pettingzoo import Features
from .running_game import RunningGame
from .spaces import action_spaces, observation_space
from .table_setup import TableSetup
from .words import words_for
from .written_actions import read_written_action, with_wait

Step = tuple[
    dict[str, Features], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ParallelTableEnv(ParallelEnv):  # type: ignore[misc]
    """One game with every seat a learner, all of whom act at the same time."""

    running: RunningGame

    def __init__(self, setup: TableSetup, *, render_mode: str | None = None) -> None:
        self.setup = setup
        self.game, self.seats, self.options = setup.game, setup.seats, setup.options
        self.render_mode = render_mode
        self.metadata = setup.metadata
        self.encoding = Encoding(self.game, self.options, self.seats)
        self.moves = self.encoding.actions
        self.wait = len(self.moves)
        """The action of a seat that does nothing."""
        self.possible_agents = list(setup.agents)
        self.agents: list[str] = []
        self.seat_of: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(self.encoding.size, self.wait + 1)
        self._action_spaces = action_spaces(self.possible_agents, self.wait + 1)
        self._number = secrets.randbits(62)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Features], dict[str, dict[str, Any]]]:
        """The same seed deals the same game; without one, each game follows from the one before."""
        self._number = self._number + 1 if seed is None else seed
        self.running = self.setup.deal(self._number)
        self.agents = list(self.possible_agents)
        return self._observe_all(), self._infos(())

    def step(self, actions: dict[str, int]) -> Step:
        """Raises ValueError if a seat chooses what it may not, and then nothing has changed."""
        chosen = {self.seat_of[agent]: int(action) for agent, action in actions.items()}
        self._check(chosen)
        scores = self.setup.scores(self.running)
        late = self._act(chosen)
        self.running.let_the_table_move()
        rewards = self.setup.rewards(self.running, scores)
        over = self.running.result is not None
        observations, infos = self._observe_all(), self._infos(late)
        agents = self.agents
        if over:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _check(self, chosen: dict[Seat, int]) -> None:
        for seat in range(self.seats) if self.agents else ():
            agent = self.possible_agents[seat]
            action = chosen.get(seat)
            if action is None or not 0 <= action <= self.wait or not self._mask(seat)[action]:
                raise ValueError(f"{agent} can't choose {action}: its action mask forbids it")

    def _order(self, chosen: dict[Seat, int]) -> list[Seat]:
        """Interrupts first, drawn; then those whose turn it is."""
        awaited = list(self.running.awaited) if self.running.result is None else []
        acting = [seat for seat, action in chosen.items() if action != self.wait]
        interrupts = sorted(seat for seat in acting if seat not in awaited)
        self.running.rng.child("race", self.running.moves_made).shuffle(interrupts, "interrupts")
        return [*interrupts, *(seat for seat in awaited if seat in acting)]

    def _act(self, chosen: dict[Seat, int]) -> list[Seat]:
        """Those whose move was not possible any more, because another one of this step came before."""
        late: list[Seat] = []
        before = self.running.moves_made
        for seat in self._order(chosen):
            try:
                self.running.make_action(seat, chosen[seat], self.encoding)
            except ValueError:
                if self.running.moves_made == before:
                    # The mask has allowed it, and nothing has happened since: that is no race.
                    raise
                late.append(seat)
        return late

    def _observe_all(self) -> dict[str, Features]:
        return {agent: self.observe(agent) for agent in self.agents}

    def observe(self, agent: str) -> Features:
        seat = self.seat_of[agent]
        observation = self.game.observe(self.running.state, seat)
        return {
            "observation": self.encoding.features(observation, self.running.looks_for(seat)),
            "action_mask": self._mask(seat),
        }

    def _mask(self, seat: Seat) -> Any:
        observation = self.game.observe(self.running.state, seat)
        mask = self.encoding.mask(observation, extra=1)
        mask[-1] = seat not in observation.awaited
        return mask

    def _infos(self, late: Any) -> dict[str, dict[str, Any]]:
        """Whether it is the seat's turn, and whether its last action came too late."""
        awaited = self.running.awaited if self.running.result is None else ()
        return {
            agent: {"awaited": self.seat_of[agent] in awaited, "too_late": self.seat_of[agent] in late}
            for agent in self.agents
        }

    def render(self) -> str | None:
        """With `render_mode="ansi"`: what everybody may see, in words."""
        if self.render_mode != "ansi":
            return None
        return words_for(self.game, self.game.observe(self.running.state, None))

    def words(self, agent: str) -> str:
        """What this agent sees, in words, and its legal moves by the numbers of their actions."""
        observation = self.game.observe(self.running.state, self.seat_of[agent])
        text = words_for(
            self.game, observation, self.encoding.numbered(observation), self.encoding.forms(observation)
        )
        may_wait = observation.result is None and observation.seat not in observation.awaited
        return with_wait(text, self.wait) if may_wait else text

    def read_action(self, agent: str, text: str) -> int:
        """The number of an action that is written as a number, as a move or as `wait`; raises ValueError."""
        observation = self.game.observe(self.running.state, self.seat_of[agent])
        return read_written_action(self.game, self.encoding, observation, text, self.wait)

    def close(self) -> None:
        """Nothing is held open."""
