"""In a slow game nobody waits for days, again and again, for a player who has gone."""

from __future__ import annotations

from huetable.table.chairs import stand_in_level
from huetable.table.events import StandInBegan
from huetable.table.game_on_table.current_game import MOST_MISSED
from huetable.table.state import TableState


def slow_stand_ins(state: TableState) -> tuple[StandInBegan, ...]:
    """For everybody who has just missed one decision too many; it ends when they are back, as any stand-in does."""
    if state.current_game is None:
        return ()
    missed = state.current_game.missed_in_a_row
    gone = [seat for seat, times in missed.items() if times >= MOST_MISSED and state.chairs[seat].plays]
    return tuple(StandInBegan(seat, stand_in_level(state.game)) for seat in gone)
