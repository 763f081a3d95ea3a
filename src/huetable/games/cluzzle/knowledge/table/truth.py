"""Answers as values of a logic: yes, no, and what lies between."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from huetable.games.cluzzle.rules.state import Answer

_OPPOSITE: Final[dict[Answer, Answer]] = {"yes": "no", "no": "yes"}
_FOR_ANY: Final[tuple[Answer, ...]] = ("yes", "sometimes", "partly", "unknown", "no")
_FOR_ALL: Final[tuple[Answer, ...]] = ("no", "unknown", "partly", "sometimes", "yes")


def opposite(said: Answer) -> Answer:
    return _OPPOSITE.get(said, said)


def any_of(answers: Iterable[Answer]) -> Answer:
    """The one nearest to yes: "red or green?" is answered by whichever of them is true."""
    return min(answers, key=_FOR_ANY.index, default="no")


def all_of(answers: Iterable[Answer]) -> Answer:
    """The one nearest to no; where one part is not known, so is the whole, unless another part is false anyway."""
    return min(answers, key=_FOR_ALL.index, default="yes")


def weakened(said: Answer) -> Answer:
    """What is true of something only in a way."""
    return "partly" if said == "yes" else said
