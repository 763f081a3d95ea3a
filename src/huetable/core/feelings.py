"""What an event means to a player, so that bots can react to it as people would."""

from __future__ import annotations

from typing import Literal, NamedTuple

from .terms import Seat

Feeling = Literal["joy", "dismay", "glee", "admiration"]
"""Something good or bad has happened to me; I got the better of somebody; somebody else did well."""


class Felt(NamedTuple):
    feeling: Feeling
    seat: Seat | None = None
    """Whose feeling it is; None: that of anybody who is not named beside it."""
