"""Which decision each seat has to make, and the row of the log at which it was asked for."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from huetable.core.game import AnyGame
from huetable.core.terms import Seat


class OpenDecision(Struct, frozen=True):
    name: str
    """As the game calls it (`Game.decision_name`)."""
    row: int
    """It tells this decision from all others at the table: a row's number is never used again, whatever is taken back."""


def next_decisions(
    game: AnyGame, state: object, before: Mapping[Seat, OpenDecision], row: int
) -> dict[Seat, OpenDecision]:
    """After this row. Before: what was open then, without what was decided by it."""
    awaited = game.whose_turn(state)
    # While the table votes, play stands still: a decision that is still open afterwards is the same.
    if not awaited and game.motion(state) is not None:
        return dict(before)
    decisions: dict[Seat, OpenDecision] = {}
    for seat in awaited:
        name, kept = game.decision_name(state, seat), before.get(seat)
        decisions[seat] = kept if kept is not None and kept.name == name else OpenDecision(name, row)
    return decisions
