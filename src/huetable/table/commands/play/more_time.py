"""A player who is being shown a tip for the first time gets more time for the decision."""

from __future__ import annotations

from collections.abc import Mapping

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import TimeAdded
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.permissions import Sender, refuse_unless_playing
from huetable.table.state import TableState
from huetable.table.wire.protocol import MoreTime

from .play import refuse_while_stopped, refuse_wrong_seat

TIME_A_TIP = 15_000
TIME_A_GAME = 90_000
"""Milliseconds. Whatever a page says about tips, a seat gets no more than this."""


def more_time(state: TableState, sender: Sender, command: MoreTime, now: int) -> CommandResult:
    refusal = (
        refuse_unless_playing(state)
        or refuse_wrong_seat(state, sender, command.seat)
        or refuse_while_stopped(state)
    )
    if refusal is not None or state.current_game is None:
        return refusal or Refusal(clauses.NO_GAME)
    added = state.current_game.time_added.get(command.seat, {})
    reason = _why_not(state, state.current_game, added, command, now)
    if reason is not None:
        return Refusal(clauses.NO_MORE_TIME, reason=reason)
    time = min(TIME_A_TIP, TIME_A_GAME - sum(added.values()))
    return accept(TimeAdded(command.seat, command.tip, time))


def _why_not(
    state: TableState, current_game: CurrentGame, added: Mapping[str, int], command: MoreTime, now: int
) -> str | None:
    """The condition that failed, as a key of the messages in TABLE.en.json."""
    if not state.tip_time:
        return "forbidden"
    countdown = current_game.seat_clocks.get(command.seat)
    # Where there are days to decide, a tip takes none of them.
    if countdown is None or state.is_slow or current_game.ends(countdown) <= now:
        return "no_clock"
    if command.tip in added:
        return "same_tip"
    return "used_up" if sum(added.values()) >= TIME_A_GAME else None
