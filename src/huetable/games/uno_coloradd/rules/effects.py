"""What action cards do to the next player."""

from __future__ import annotations

from typing import Final

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Seat

from . import house_rules
from .cards import Colour
from .events import Reversed, Skipped
from .legal_moves import MAX_SEATS
from .piles import draw_cards, next_seat
from .state import Action, Effect, State, Threat

SKIPPED: Final = [(Skipped(seat), None) for seat in range(MAX_SEATS)]
REVERSED: Final = {direction: (Reversed(direction), None) for direction in (1, -1)}


def apply_effect(
    state: State, seat: Seat, effect: Action | Effect, target: Seat | None, rng: Rng
) -> list[Emitted]:
    """The effect of a card that was just played; the turn has already passed to the next player."""
    if effect == "skip":
        return skip_next(state)
    if effect == "reverse":
        return reverse_direction(state, seat)
    if effect == "two":
        return apply_draw_two(state, seat, rng)
    return house_rules.apply_house_rule(state, seat, effect, target, rng)


def skip_next(state: State) -> list[Emitted]:
    skipped = state.turn
    state.turn = (skipped + state.direction) % len(state.hands)
    return [SKIPPED[skipped]]


def reverse_direction(state: State, seat: Seat) -> list[Emitted]:
    if len(state.hands) == 2:
        return skip_next(state)
    state.direction = -state.direction
    state.turn = next_seat(state, seat)
    return [REVERSED[state.direction]]


def apply_draw_two(state: State, seat: Seat, rng: Rng) -> list[Emitted]:
    """Without stacking the next player draws at once. With it the cards add up until somebody accepts them (UNO-54)."""
    if state.options.stacking:
        state.phase, state.threat = "stack", Threat(state.threat.cards + 2, seat)
        return []
    return draw_cards(state, state.turn, 2, "two", rng) + skip_next(state)


def threaten_draw_four(state: State, seat: Seat, before: Colour | None) -> None:
    """The next player must accept or challenge. Kept for the judgement: the size of the bluffer's hand now, and the
    colour that was in force. With stacking, earlier fours add up, and only the last one is judged.
    """
    judged = len(state.hands[seat])
    state.phase, state.threat = "challenge", Threat(state.threat.cards + 4, seat, judged, before)
