"""A state in one line of text, for playthroughs and error reports."""

from __future__ import annotations

from .rules.state import State


def sketch(state: State) -> str:
    hands = " ".join("+".join(hand) or "-" for hand in state.hands)
    arrow = ">" if state.direction == 1 else "<"
    return (
        f"round {state.match.round} {state.phase}, turn {state.turn}{arrow}, {state.discard[-1]} {state.colour}, "
        f"hands {hands}, pile {len(state.pile)}, discard {len(state.discard)}, "
        f"threat {state.threat.cards}, scores {list(state.match.scores)}"
    )
