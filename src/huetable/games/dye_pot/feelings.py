"""What happens at Dye Pot that people react to."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.feelings import Felt

from .rules.moves import Claimed, Event
from .rules.state import State


def feelings(state: State, event: Event) -> Sequence[Felt]:
    """An order that was filled pleases its owner."""
    return (Felt("joy", [event.seat]), Felt("admiration")) if isinstance(event, Claimed) else ()
