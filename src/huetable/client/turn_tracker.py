"""Which turns were shown to the program, and which are asked of it again."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import Seat
from huetable.table.wire.protocol import Position

from .turn import Turn


class TurnTracker:
    def __init__(self) -> None:
        self.refused = False
        """Whether the last move was refused, so that the same turn comes again."""
        self._shown: dict[Seat, int] = {}
        """For each of my seats the number of the position that was shown last."""
        self._played = 0
        """The row of my last move: a position from before it says nothing about whose turn it is now."""
        self._last: Turn | None = None

    def show_all_again(self) -> None:
        """Nothing new may come to say that a turn is still mine."""
        self._shown.clear()

    def note_refused(self, seat: Seat) -> None:
        self._shown.pop(seat, None)
        self.refused = True

    def note_played(self, seq: int) -> None:
        self._played, self.refused = seq, False

    def open_turns(self, position: Position, sights: Sequence[Turn], *, interrupts: bool) -> list[Turn]:
        """Of all my seats that are asked for something."""
        if position.seq < self._played:
            return []
        return [turn for turn in sights if _is_asked(turn, interrupts=interrupts)]

    def next_turn(self, position: Position, sights: Sequence[Turn], *, interrupts: bool) -> Turn | None:
        """One that was not shown yet, for the first of my seats that has one."""
        for turn in self.open_turns(position, sights, interrupts=interrupts):
            if self._shown.get(turn.seat) != position.seq:
                self._shown[turn.seat] = position.seq
                self._last = turn
                return turn
        return None

    def seat_among(self, sights: Sequence[Turn]) -> Seat | None:
        """For whom a move is if nobody says so: the seat whose turn was shown last, or the first that I hold."""
        held = [turn.seat for turn in sights if turn["seat"] is not None]
        if self._last is not None and self._last.seat in held:
            return self._last.seat
        return held[0] if held else None


def _is_asked(turn: Turn, *, interrupts: bool) -> bool:
    if turn["seat"] is None:
        return False
    return turn.seat in turn["awaited"] or (interrupts and bool(turn["moves"] or turn["forms"]))
