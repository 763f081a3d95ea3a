"""What action cards do to the next player."""

from __future__ import annotations

from typing import Final

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Seat

from . import house_rules
from .cards import Colour
from .events import Reversed, Skipped
from .legal_moves import MOST_SEATS
from .piles import next_seat, take
from .state import Action, Effect, State, Threat

SKIPPED: Final = tuple(Skipped(seat) for seat in range(MOST_SEATS))
REVERSED: Final = {direction: Reversed(direction) for direction in (1, -1)}


def fire(state: State, seat: Seat, effect: Action | Effect, target: Seat | None, rng: Rng) -> list[Emitted]:
    """When this is called, the turn has already passed to the next player."""
    if effect == "skip":
        return skip(state)
    if effect == "reverse":
        return reverse(state, seat)
    if effect == "two":
        return two(state, seat, rng)
    return house_rules.fire(state, seat, effect, target, rng)


def skip(state: State) -> list[Emitted]:
    skipped = state.turn
    state.turn = next_seat(state, skipped)
    return [(SKIPPED[skipped], None)]


def reverse(state: State, seat: Seat) -> list[Emitted]:
    if len(state.hands) == 2:
        return skip(state)
    state.direction = -state.direction
    state.turn = next_seat(state, seat)
    return [(REVERSED[state.direction], None)]


def two(state: State, seat: Seat, rng: Rng) -> list[Emitted]:
    if state.options.stacking:
        state.phase, state.threat = "stack", Threat(state.threat.cards + 2, seat)
        return []
    return take(state, state.turn, 2, "two", rng) + skip(state)


def four(state: State, seat: Seat, before: Colour | None) -> None:
    judged = len(state.hands[seat])
    state.phase, state.threat = "challenge", Threat(state.threat.cards + 4, seat, judged, before)
