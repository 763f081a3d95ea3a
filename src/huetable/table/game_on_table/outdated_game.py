"""A game whose rules this server does not know any more: it can't be played or shown, but its record is kept."""

from __future__ import annotations

from bisect import bisect_right

from msgspec import UNSET, Raw, Struct, field

from huetable.core.record import Header, Record, Step
from huetable.table.events import Moved


class OutdatedGame(Struct):
    header: Header
    steps: list[Step] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    """For each step, the number of its row in the log."""

    def add(self, seq: int, moved: Moved, at: int) -> None:
        """Its move is as the log has it: only the old rules could read it."""
        number = len(self.steps) + 1
        self.steps.append(Step(number, moved.seat, Raw(moved.move), at, moved.out_of_time or UNSET))
        self.rows.append(seq)

    def undo(self, to_seq: int) -> None:
        kept = bisect_right(self.rows, to_seq)
        del self.steps[kept:], self.rows[kept:]

    def record(self) -> Record:
        """Without a footer: nobody can tell the result."""
        return Record(self.header, tuple(self.steps))
