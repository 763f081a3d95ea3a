"""What happens at Hues and Cues that people react to."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.feelings import Felt
from huetable.games.hues_and_cues.rules.events import Event, Revealed
from huetable.games.hues_and_cues.rules.state import State


def feelings(state: State, event: Event) -> Sequence[Felt]:
    """A piece on the very field pleases its player, and the giver; if nobody came near, the giver is sorry."""
    if not isinstance(event, Revealed):
        return ()
    giver = event.giver
    exact = [piece.seat for piece in event.pieces if piece.field == event.target]
    if exact:
        return Felt("joy", exact), Felt("joy", [giver]), Felt("admiration")
    return () if any(event.points) else (Felt("dismay", [giver]),)
