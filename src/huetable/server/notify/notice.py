"""What somebody can be told while no page of theirs is open. Never a secret: no card, no cue, no name."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from huetable.server.lobby.listing import waiting_vote
from huetable.table.state import TableState

Kind = Literal["your_turn", "vote", "reminder_half", "reminder_tenth", "digest", "game_over", "invitation"]
"""It is their turn; their vote is missing; half of their time is over; a tenth of it is left; where it is their turn, all in one;
a game of theirs is over; they are asked to come to a table.
"""


class TableNote(Struct, frozen=True):
    """A table, as far as a notice says something about it."""

    id: str
    link: str
    game: str


class Notice(Struct, frozen=True):
    guest: str
    """Empty for what concerns the table and nobody in particular."""
    kind: Kind
    tables: tuple[TableNote, ...]
    """One table, or for a digest all of them."""
    number: int
    """Which one of its kind this is, for the same guest and table (for a digest, for the same guest). A notice is sent only if its
    number is higher than the last: for a turn, `decision_number`; for a digest, the moment.
    """
    left: int = 0
    """How long they still have to decide, in milliseconds; only a reminder says so."""

    @property
    def table(self) -> str:
        """Of which it is the latest notice; empty for a digest."""
        return self.tables[0].id if self.kind != "digest" else ""


def table_note(state: TableState) -> TableNote:
    return TableNote(state.id, state.link, state.game.meta.id)


def awaited_notice(state: TableState, guest: str) -> tuple[Kind, int]:
    """What to tell a guest whom the table waits for, and which one of its kind that is."""
    vote = waiting_vote(state)
    return ("your_turn", decision_number(state, guest)) if vote is None else ("vote", vote.row)


def decision_number(state: TableState, guest: str) -> int:
    """Which decision of the guest the game waits for: the row at which it was asked for. The log alone says it, so it is the
    same after a restart and at every worker.
    """
    current_game = state.current_game
    decisions = {} if current_game is None else current_game.open_decisions
    return max((decisions[chair].row for chair in state.chairs_of(guest) if chair in decisions), default=0)
