"""Hands: who may take over a seat that hides something, so that nobody, not even the host, sees another player's hand."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat

from . import clauses
from .state import TableState


def hides_hands(state: TableState) -> bool:
    """Whether a game is on in which seats see different things."""
    return state.phase == "playing" and state.current_game is not None and state.game.has_private_views()


def seats_held_by(state: TableState, guest: str) -> set[Seat]:
    """The seats of the game on the table that this guest holds or has held."""
    return {
        seat
        for seat, people in state.holders.items()
        if any(state.guest_of(person) == guest for person in people)
    }


def refuse_hand(state: TableState, guest: str, chair: Seat) -> Refusal | None:
    """Whoever held this very hand knows it already. Anybody else must be sure to have seen no other hand of this game."""
    if not hides_hands(state) or chair in (held := seats_held_by(state, guest)):
        return None
    return Refusal(clauses.HAND_IS_HIDDEN) if held or _may_be_forgotten_player(state, chair) else None


def needs_agreement(state: TableState, guest: str, chair: Seat) -> bool:
    """Whether everybody seated has to agree before this guest takes over the chair."""
    return hides_hands(state) and chair not in seats_held_by(state, guest)


def _may_be_forgotten_player(state: TableState, chair: Seat) -> bool:
    """Somebody who held another seat was forgotten: they could come back, and nobody would know them."""
    others = [people for seat, people in state.holders.items() if seat != chair]
    return any(person not in state.people for people in others for person in people)
