"""The latest events of the game, for a guest who joins and for one who comes back."""

from __future__ import annotations

from collections import deque

from huetable.core.terms import Emitted
from huetable.table.events import Moved, Removed, Started, TableEvent, Undone

_MOVES = 40
"""Of how many moves the events are kept."""


class RecentEvents:
    def __init__(self) -> None:
        self.moves: deque[tuple[int, list[Emitted]]] = deque(maxlen=_MOVES)
        """The events of the running game, each with the number of its row."""

    def add(self, event: TableEvent, seq: int, emitted: list[Emitted]) -> None:
        """A new game begins with nothing, and what was taken back has not happened."""
        if type(event) is Moved:
            if emitted:
                self.moves.append((seq, emitted))
        elif type(event) is Started or type(event) is Removed:
            self.moves.clear()
        elif type(event) is Undone:
            while self.moves and self.moves[-1][0] > event.to_seq:
                self.moves.pop()

    def until(self, seq: int) -> list[tuple[int, Emitted]]:
        return [(at, each) for at, emitted in self.moves if at <= seq for each in emitted]

    def after(self, seq: int) -> list[tuple[int, Emitted]]:
        return [(at, each) for at, emitted in self.moves if at > seq for each in emitted]
