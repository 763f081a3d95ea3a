"""How long pages take to tell a move step by step, and when everybody has been told everything.

Each kind of event takes as long as the game's `steps.json` says. The page reads the same file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from .codec import struct_types
from .terms import Emitted

StepLengths = Mapping[str, int]
"""For the tags of events, milliseconds. An event that is not listed takes no time."""

SHORTEST_STEP: Final = 200
LONGEST_STEP: Final = 1_000
LONGEST_MOVE: Final = 8_000
"""A move whose steps take longer in all is told faster."""

DEAL: Final = 1_000
"""How long pages take to show how a game begins, which no event tells."""

LONGEST_WAIT: Final = 3_000
"""A page on which a newer move has waited this long jumps to the present."""


def event_tags(event_type: Any) -> frozenset[str]:
    """The tags of a union of events."""
    kinds: frozenset[Any] = struct_types(event_type)
    return frozenset(kind.__struct_config__.tag for kind in kinds)


def step_problem(lengths: object, event_type: Any) -> str | None:
    """What is wrong with what a `steps.json` says, or None."""
    if not isinstance(lengths, dict):
        return "it must be an object"
    for tag, length in lengths.items():
        if tag not in event_tags(event_type):
            return f'the game has no event "{tag}"'
        if type(length) is not int or not SHORTEST_STEP <= length <= LONGEST_STEP:
            return f'"{tag}" must be a whole number from {SHORTEST_STEP} to {LONGEST_STEP}'
    return None


def move_length(emitted: Iterable[Emitted], lengths: StepLengths) -> int:
    """How long the events of one move take, in milliseconds. What only some seats hear takes no time, so that nobody can
    tell from a clock what others were told.
    """
    total = 0
    for event, audience in emitted:
        if audience is None:
            total += lengths.get(event.__struct_config__.tag, 0)
    return min(total, LONGEST_MOVE)


def told_until(before: int, at: int, length: int) -> int:
    """When everybody has been told a move that was made at this moment. Before: the same for the move before it."""
    return min(max(before, at), at + LONGEST_WAIT) + length
