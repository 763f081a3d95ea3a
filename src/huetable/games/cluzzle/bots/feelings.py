"""What happens at Cluzzle that people react to."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.feelings import Felt
from huetable.games.cluzzle.rules.events import Event, Guessed, Solved, Unveiled
from huetable.games.cluzzle.rules.state import State


def feelings(state: State, event: Event) -> Sequence[Felt]:
    match event:
        case Solved(seat=seat, sculptor=sculptor):
            return Felt("joy", [seat]), Felt("admiration", [sculptor])
        case Guessed(seat=seat):
            return (Felt("dismay", [seat]),)
        case Unveiled():
            return (Felt("admiration"),)
    return ()
