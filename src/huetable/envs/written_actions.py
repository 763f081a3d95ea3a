"""Actions as somebody writes them: a number, a move such as `cue moss`, or `wait`."""

from __future__ import annotations

from typing import Final

from huetable.core.game import AnyGame
from huetable.core.move_text import parse_move
from huetable.core.terms import Observation

from .encoding import Encoding

WAIT: Final = "wait"


def read_written_action(
    game: AnyGame, encoding: Encoding, observation: Observation | None, text: str, wait: int | None
) -> int:
    """The number of an action; raises ValueError. `wait` is the number of waiting, where that is an action. Before the deal there
    is no observation, and no action whose name depends on it.
    """
    words = text.strip()
    if words.isdecimal():
        return int(words)
    if words == WAIT and wait is not None:
        return wait
    numbered = encoding.numbered(observation) if observation is not None else ()
    named = {name: number for number, name in numbered if isinstance(name, str)}
    if words in named:
        return named[words]
    move = parse_move(words, game.move_type)
    if move not in encoding.number_of:
        raise ValueError(f"{words!r} is not among the numbered moves")
    return encoding.number_of[move]


def with_wait(text: str, number: int) -> str:
    """What a seat reads that may also do nothing."""
    return f"{text}\n{number:>5}  {WAIT}"
