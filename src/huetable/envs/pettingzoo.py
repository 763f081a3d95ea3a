"""A PettingZoo AEC environment over any game that numbers its moves (a `learning.py` in the game's folder, see encoding.py)."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from huetable.core.terms import Seat

from .encoding import Encoding
from .spaces import action_spaces, observation_space
from .table_setup import TableSetup
from .turns import TurnByTurnEnv
from .words import words_for
from .written_actions import read_written_action, with_wait

Features = dict[str, NDArray[Any]]


class TableEnv(TurnByTurnEnv):
    """One game with every seat a learner; observations and actions are numbers."""

    def __init__(
        self, setup: TableSetup, *, interrupts: bool = False, render_mode: str | None = None
    ) -> None:
        super().__init__(setup, interrupts=interrupts, render_mode=render_mode)
        self.encoding = Encoding(self.game, self.options, self.seats)
        self.moves = self.encoding.actions
        self.wait = len(self.moves) if interrupts else None
        """The number for letting an interrupt be; None where nobody is asked for any."""
        self._extra = int(interrupts)
        numbers = len(self.moves) + self._extra
        self._observation_space = observation_space(self.encoding.size, numbers)
        self._action_spaces = action_spaces(self.possible_agents, numbers)

    def observe(self, agent: str) -> Features:
        seat = self.seat_of[agent]
        observation = self.game.observe(self.running.state, seat)
        mask = self.encoding.mask(observation, self._extra)
        if self._extra and self.may_wait(seat):
            mask[-1] = 1
        return {
            "observation": self.encoding.features(observation, self.running.looks_for(seat)),
            "action_mask": mask,
        }

    def _act(self, seat: Seat, action: Any) -> bool:
        number = int(action)
        if number == self.wait:
            if not self.may_wait(seat):
                raise ValueError(f"{self.possible_agents[seat]} must act: it is its turn")
            return False
        self.running.make_action(seat, number, self.encoding)
        return True

    def words(self, agent: str) -> str:
        """What this agent sees, in words, and its legal moves by the numbers of their actions."""
        seat = self.seat_of[agent]
        observation = self.game.observe(self.running.state, seat)
        text = words_for(
            self.game, observation, self.encoding.numbered(observation), self.encoding.forms(observation)
        )
        may_wait = self.wait is not None and observation.result is None and self.may_wait(seat)
        return with_wait(text, self.wait or 0) if may_wait else text

    def read_action(self, text: str) -> int:
        """The number of an action that is written as a number, as a move, such as `cue moss`, or as `wait`, for the agent whose
        turn it is; raises ValueError.
        """
        is_dealt = hasattr(self, "running")
        seat = self.seat_of[self.agent_selection] if is_dealt else None
        observation = self.game.observe(self.running.state, seat) if is_dealt else None
        return read_written_action(self.game, self.encoding, observation, text, self.wait)
