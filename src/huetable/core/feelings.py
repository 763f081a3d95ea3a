"""What an event means to a player, so that bots can react to it as people would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from .terms import Result, Seat

Feeling = Literal["joy", "dismay", "glee", "admiration"]
"""Something good or bad has happened to me; I got the better of somebody; somebody else did well."""


class Felt(NamedTuple):
    feeling: Feeling
    seats: Sequence[Seat] | None = None
    """Whose feeling it is; None: everybody's who is not named by another feeling about the same event."""


def feelings_at_end(result: Result) -> tuple[Felt, ...]:
    """Winners are glad and the others clap, unless everybody has lost."""
    if not result.winners:
        return (Felt("dismay"),)
    return (Felt("joy", result.winners), Felt("admiration"))
