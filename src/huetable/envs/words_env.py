"""A turn-by-turn environment over any game at all, in words: for language models, and for games that don't number their moves.

An observation is a text and a mask. The legal moves stand in the text with their numbers from 0 on. Open moves, such as a cue,
are filled in a few times at random, and these too have numbers; `step` also takes a move that is written out, such as "cue moss".
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import gymnasium
import numpy as np

from huetable.core.move_text import parse_move
from huetable.core.terms import Observation, Seat

from .spaces import action_spaces, mask_space
from .table_setup import TableSetup
from .turns import TurnByTurnEnv
from .words import words_for

CHOICES: Final = 256
"""How many moves can be chosen by number; if more are legal, the others can be written out."""
FILLED_IN: Final = 6
"""How often each open move is filled in."""
LONGEST: Final = 40_000
WAIT: Final = "wait"


@cache
def text_space() -> gymnasium.spaces.Space[Any]:
    """Everything that a table can say: the letters of our languages, signs, and the characters of tables."""
    return gymnasium.spaces.Text(LONGEST, min_length=0, charset=frozenset(map(chr, range(9, 0x3000))))


class WordsEnv(TurnByTurnEnv):
    """One game with every seat a learner; observations are texts, and actions are numbers or written moves."""

    def __init__(
        self, setup: TableSetup, *, interrupts: bool = False, render_mode: str | None = None
    ) -> None:
        super().__init__(setup, interrupts=interrupts, render_mode=render_mode)
        self._observation_space = gymnasium.spaces.Dict(
            {"text": text_space(), "action_mask": mask_space(CHOICES)}
        )
        self._action_spaces = action_spaces(self.possible_agents, CHOICES)

    def observe(self, agent: str) -> dict[str, Any]:
        choices = self.choices(agent)
        mask = np.zeros(CHOICES, np.int8)
        mask[: len(choices)] = 1
        return {"text": self.words(agent), "action_mask": mask}

    def choices(self, agent: str) -> list[Any]:
        """The moves that this agent can choose by number; `wait`, the last one, lets an interrupt be."""
        seat = self.seat_of[agent]
        observation = self.game.observe(self.running.state, seat)
        if observation.result is not None:
            return []
        waits = [WAIT] if self.may_wait(seat) and self.game.may_act(self.running.state, seat) else []
        moves = [*observation.moves, *self._filled_in(observation, seat)]
        return [*moves[: CHOICES - len(waits)], *waits]

    def _filled_in(self, observation: Observation, seat: Seat) -> list[Any]:
        """Open moves filled in at random, as far as they are legal; always the same for the same position."""
        found: dict[Any, None] = {}
        for form in observation.open_moves:
            rng = self.running.rng_for(seat).child("form", form.move)
            for attempt in range(FILLED_IN):
                move = self.game.random_move(observation, form, rng.child(attempt))
                if self.running.refuse(seat, move) is None:
                    found[move] = None
        return list(found)

    def _act(self, seat: Seat, action: Any) -> bool:
        move = self._read(seat, action)
        if move == WAIT:
            if not self.may_wait(seat):
                raise ValueError(f"{self.possible_agents[seat]} must act: it is its turn")
            return False
        self.running.make_move(seat, move)
        return True

    def _read(self, seat: Seat, action: Any) -> Any:
        if isinstance(action, str) and not action.strip().isdecimal():
            words = action.strip()
            return WAIT if words == WAIT else parse_move(words, self.game.move_type)
        choices = self.choices(self.possible_agents[seat])
        if not 0 <= int(action) < len(choices):
            raise ValueError(f"{self.possible_agents[seat]} has no move with the number {action}")
        return choices[int(action)]

    def words(self, agent: str) -> str:
        observation = self.game.observe(self.running.state, self.seat_of[agent])
        choices = self.choices(agent)
        numbered = [(number, move) for number, move in enumerate(choices) if move != WAIT]
        text = words_for(self.game, observation, numbered)
        return f"{text}\n{len(choices) - 1:>5}  {WAIT}" if WAIT in choices else text
