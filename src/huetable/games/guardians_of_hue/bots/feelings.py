"""What happens at Guardians of Hue that people react to. What pleases the guardians does not please Lord Sepia."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.feelings import Felt
from huetable.games.guardians_of_hue.rules.events import (
    AgentBeaten,
    Darkened,
    Event,
    Failed,
    SpiritLost,
    Succeeded,
)
from huetable.games.guardians_of_hue.rules.state import State
from huetable.games.guardians_of_hue.rules.state_queries import lord_sepia_seat


def feelings(state: State, event: Event) -> Sequence[Felt]:
    guardians = range(state.guardians)
    match event:
        case Succeeded(seat=seat, deed="seal"):
            others = [each for each in guardians if each != seat]
            return Felt("joy", [seat]), Felt("admiration", others)
        case Failed(seat=seat, deed="seal"):
            return Felt("dismay", [seat]), *_glee(state)
        case AgentBeaten():
            return (Felt("admiration", guardians),)
        case Darkened() | SpiritLost():
            return *_glee(state), Felt("dismay", guardians)
    return ()


def _glee(state: State) -> Sequence[Felt]:
    sepia = lord_sepia_seat(state)
    return () if sepia is None else (Felt("glee", [sepia]),)
