"""A turn-by-turn environment over any game at all, in words: for language models, and for games that don't number their moves.

An observation is a text and a mask. The legal moves stand in the text with their numbers from 0 on. Open moves, such as a cue,
are filled in a few times at random, and these too have numbers; `step` also takes a move that is written out, such as "cue moss".
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np

from huetable.bots.levels import make_bot
from huetable.core.move_text import parse_move
from huetable.core.terms import Observation, OpenMove, Seat

from .encoding import Encoding, has_encoding
from .spaces import action_spaces, mask_space
from .table_setup import TableSetup
from .turns import TurnByTurnEnv
from .words import words_for
from .written_actions import WAIT, with_wait

CHOICES: Final = 256
"""How many moves can be chosen by number; if more are legal, the others can be written out."""
FILLED_IN: Final = 6
"""How often each open move is filled in."""
LONGEST: Final = 40_000


class ToBeMade(NamedTuple):
    """A move that names something large, such as a sculpture, which is made when the move is chosen."""

    text: str
    action: int | None
    """Its number where the game numbers its moves. Without one, a bot of the game makes it."""


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
        numbered = self.game.meta.blob_bytes and has_encoding(self.game)
        self._encoding = Encoding(self.game, self.options, self.seats) if numbered else None

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
        moves = [*observation.moves, *self._filled_in(observation, seat), *self._to_be_made(observation)]
        return [*moves[: CHOICES - len(waits)], *waits]

    def _filled_in(self, observation: Observation, seat: Seat) -> list[Any]:
        """Open moves filled in at random, as far as they are legal; always the same for the same position."""
        found: dict[Any, None] = {}
        for form in _texts_and_numbers(observation):
            rng = self.running.rng_for(seat).child("form", form.move)
            for attempt in range(FILLED_IN):
                move = self.game.random_move(observation, form, rng.child(attempt))
                if self.running.refuse(seat, move) is None:
                    found[move] = None
        return list(found)

    def _to_be_made(self, observation: Observation) -> list[ToBeMade]:
        """For each open move that names a blob: the game's own choices, or the one that its bot would make."""
        forms = [form for form in observation.open_moves if _names_a_blob(form)]
        if not forms:
            return []
        if self._encoding is None:
            return [ToBeMade(f"{form.move} …", None) for form in forms]
        numbered = self._encoding.numbered(observation)
        return [ToBeMade(name, number) for number, name in numbered if isinstance(name, str)]

    def _act(self, seat: Seat, action: Any) -> bool:
        move = self._read(seat, action)
        if move == WAIT:
            if not self.may_wait(seat):
                raise ValueError(f"{self.possible_agents[seat]} must act: it is its turn")
            return False
        if isinstance(move, ToBeMade):
            self._make(seat, move)
        else:
            self.running.make_move(seat, move)
        return True

    def _make(self, seat: Seat, wanted: ToBeMade) -> None:
        if self._encoding is not None and wanted.action is not None:
            self.running.make_action(seat, wanted.action, self._encoding)
            return
        observation = self.game.observe(self.running.state, seat)
        bot = make_bot(self.game, next(iter(self.game.bots), "random"), 0)
        move = bot.choose(observation, self.running.rng_for(seat))
        self.running.hand_in(bot.blobs(observation, move))
        self.running.make_move(seat, move)

    def _read(self, seat: Seat, action: Any) -> Any:
        if isinstance(action, str) and not action.strip().isdecimal():
            return self._read_words(seat, action.strip())
        choices = self.choices(self.possible_agents[seat])
        if not 0 <= int(action) < len(choices):
            raise ValueError(f"{self.possible_agents[seat]} has no move with the number {action}")
        return choices[int(action)]

    def _read_words(self, seat: Seat, words: str) -> Any:
        if words == WAIT:
            return WAIT
        observation = self.game.observe(self.running.state, seat)
        made = (each for each in self._to_be_made(observation) if each.text == words)
        return next(made, None) or parse_move(words, self.game.move_type)

    def words(self, agent: str) -> str:
        observation = self.game.observe(self.running.state, self.seat_of[agent])
        choices = self.choices(agent)
        numbered = [
            (number, move.text if isinstance(move, ToBeMade) else move)
            for number, move in enumerate(choices)
            if move != WAIT
        ]
        text = words_for(self.game, observation, numbered, _texts_and_numbers(observation))
        return with_wait(text, len(choices) - 1) if WAIT in choices else text


def _texts_and_numbers(observation: Observation) -> list[OpenMove]:
    """The open moves that somebody can write out."""
    return [form for form in observation.open_moves if not _names_a_blob(form)]


def _names_a_blob(form: OpenMove) -> bool:
    return any(field.kind == "blob" for field in form.fields)
