"""From the time that a person would take to the moment at which a bot moves: by the table's pace and the bot's nature."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from huetable.core.terms import Seat
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.wire.protocol import Pace


class PaceLimits(NamedTuple):
    times: float
    """How many times the usual time bots take."""
    longest: int
    """Milliseconds that nobody has to wait longer for a decision of a bot."""


PACES: Final[Mapping[Pace, PaceLimits]] = {
    "calm": PaceLimits(1.5, 12_000),
    "brisk": PaceLimits(1.0, 8_000),
    "instant": PaceLimits(0.0, 0),
}

_BEFORE_THE_END: Final = 500
"""How long before a time limit of the game a bot moves at the latest, in milliseconds."""


def paced(pause: int, pace: Pace, tempo: float = 1.0, *, at_work: bool = False) -> int:
    """Milliseconds. At work: it makes something, as everybody does at the same time, and so nobody waits for it alone."""
    times, longest = PACES[pace]
    milliseconds = int(pause * times * tempo)
    return milliseconds if at_work else min(milliseconds, longest)


def latest_moment(current_game: CurrentGame, seat: Seat) -> int | None:
    """Until when a seat must have moved, where a time limit of the game decides for it otherwise."""
    if seat not in current_game.game.whose_turn(current_game.state):
        return None
    limits = [each for each in current_game.timers.values() if each.seats == "instead"]
    return min((current_game.ends(each) - _BEFORE_THE_END for each in limits), default=None)
