"""A PettingZoo AEC environment over any game that numbers its moves (a `learning.py` in the game's folder).

`learning.py` gives `actions(options, seats)`, every move that can ever be listed, in a fixed order;
`size(options, seats)`, how many numbers an observation has; and `features(observation)`, those numbers, from 0 to 1.
They are made from a seat's Observation, so they hold nothing that the seat may not know.
"""

from __future__ import annotations

import secrets
from typing import Any, Protocol, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Observation, Refusal, TimerExpired, VoteEnded
from huetable.games import explain_refusal, find_game, optional_module

Features = dict[str, NDArray[Any]]


class Learning(Protocol):
    """What a game says about itself to learners."""

    def actions(self, options: Any, seats: int) -> tuple[Any, ...]: ...
    def size(self, options: Any, seats: int) -> int: ...
    def features(self, observation: Observation) -> list[float]: ...


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game with every seat a learner. Clocks are off: windows close by decisions."""

    def __init__(
        self,
        name: str,
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(name)
        self.render_mode = render_mode
        self.seats = self.game.meta.seats[0] if seats is None else seats
        self.options = self._options(options or {})
        learning = cast("Learning", optional_module(self.game, "learning"))
        self.features = learning.features
        self.moves = learning.actions(self.options, self.seats)
        self.number_of = {move: number for number, move in enumerate(self.moves)}
        self.metadata = {
            "name": f"{self.game.meta.id}_v{self.game.meta.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape = (learning.size(self.options, self.seats),)
        self._observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0.0, 1.0, shape, np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (len(self.moves),), np.int8),
            }
        )
        self._action_spaces = {
            agent: gymnasium.spaces.Discrete(len(self.moves)) for agent in self.possible_agents
        }
        self._number = secrets.randbits(62)

    def _options(self, raw: dict[str, Any]) -> Any:
        fields = self.game.options_type.__struct_fields__
        options = self.game.read_options({"clock": False, **raw} if "clock" in fields else raw, self.seats)
        if isinstance(options, Refusal):
            raise ValueError(f"{options.clause}: {explain_refusal(self.game, options)}")
        return options

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed deals the same game; without one, each game follows from the one before."""
        self._number = self._number + 1 if seed is None else seed
        self._rng = Rng.from_number(self._number)
        self.state_of_game = self.game.setup(self.options, self.seats, self._rng.child(0))
        self._taken = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._let_the_table_move()
        self._select_agent()

    def observe(self, agent: str) -> Features:
        observation = self.game.observe(self.state_of_game, self._seat_of[agent])
        mask = np.zeros(len(self.moves), np.int8)
        mask[[self.number_of[move] for move in observation.moves]] = 1
        return {"observation": np.asarray(self.features(observation), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: only a seat whose game is over steps with None")
        self._cumulative_rewards[agent] = 0.0
        self._apply(self._seat_of[agent], self.moves[int(action)])
        self._let_the_table_move()
        self._clear_rewards()
        self._give_rewards()
        self._select_agent()
        self._accumulate_rewards()

    def _apply(self, seat: int, move: Any) -> None:
        refusal = self.game.refuse(self.state_of_game, seat, move)
        if refusal is not None:
            raise ValueError(f"{refusal.clause}: {explain_refusal(self.game, refusal)}")
        self._taken += 1
        self.game.apply(self.state_of_game, seat, move, self._rng.child(self._taken))

    def _let_the_table_move(self) -> None:
        """While it is nobody's turn: end a vote, in which everybody abstains, or let a timer run out."""
        while self.game.result(self.state_of_game) is None and not self.game.whose_turn(self.state_of_game):
            motion = self.game.motion(self.state_of_game)
            table_move = (
                VoteEnded(motion.name, upheld=False)
                if motion
                else TimerExpired(self.game.timers(self.state_of_game)[0].name)
            )
            self._apply(TABLE, table_move)

    def _select_agent(self) -> None:
        """Where several decide at once they are asked in seat order; none of them sees the others' choice."""
        awaited = self.game.whose_turn(self.state_of_game)
        self.agent_selection = self.possible_agents[awaited[0]] if awaited else self.agents[0]

    def _give_rewards(self) -> None:
        result = self.game.result(self.state_of_game)
        if result is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.rewards[agent] = 1.0 if self._seat_of[agent] in result.winners else -1.0

    def render(self) -> str | None:
        return self.game.sketch(self.state_of_game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
