"""Drawing, passing, and answers to what the table asks one player."""

from __future__ import annotations

from typing import Final

from huetable.core.terms import Refusal, Seat
from huetable.games.uno_coloradd.rules import clauses
from huetable.games.uno_coloradd.rules.legal_moves import can_draw, fits
from huetable.games.uno_coloradd.rules.moves import Accept, Challenge, Done, Draw, Keep, NameColour, Pass
from huetable.games.uno_coloradd.rules.state import State

from .moments import refuse_out_of_turn, refuse_unanswered

Answer = Keep | Accept | Challenge | NameColour | Done


def refuse_draw(state: State, seat: Seat, move: Draw) -> Refusal | None:
    early = refuse_out_of_turn(state, seat) or refuse_unanswered(state, seat)
    if early or can_draw(state):
        return early
    held = any(fits(state, card) for card in state.hands[seat])
    return Refusal(clauses.EMPTY_PILES, reason="nothing_to_draw" if held else "must_pass")


def refuse_pass(state: State, seat: Seat, move: Pass) -> Refusal | None:
    early = refuse_out_of_turn(state, seat) or refuse_unanswered(state, seat)
    if early:
        return early
    held = next((card for card in state.hands[seat] if fits(state, card)), None)
    if can_draw(state):
        return Refusal(clauses.EMPTY_PILES, reason="must_draw" if held is None else "play_or_draw")
    return None if held is None else Refusal(clauses.EMPTY_PILES, {"card": held}, "must_play")


_PHASES: Final = {
    Keep: ("drawn",),
    Accept: ("stack", "challenge"),
    Challenge: ("challenge",),
    NameColour: ("colour",),
    Done: ("honour",),
}
"""In which phases each answer is asked for."""


def refuse_answer(state: State, seat: Seat, move: Answer) -> Refusal | None:
    kind = type(move)
    if state.phase in _PHASES[kind] and seat == state.turn:
        return None
    if state.phase == "stack" and kind is Challenge and seat == state.turn:
        return Refusal(clauses.DRAW_FOUR_NOT_ANSWERED, {"cards": state.threat.cards}, "draw_two")
    if state.phase in ("stack", "challenge") and kind in (Accept, Challenge):
        return Refusal(clauses.DRAW_FOUR_NOT_ANSWERED, {"turn": state.turn}, "others")
    return refuse_out_of_turn(state, seat) or refuse_unanswered(state, seat) or _refuse_unasked(state, kind)


def _refuse_unasked(state: State, kind: type[Answer]) -> Refusal:
    """In a plain turn nothing is asked."""
    if kind is Keep:
        return Refusal(clauses.NOT_THE_DRAWN_CARD, reason="not_drawn")
    if kind is NameColour:
        return Refusal(clauses.FIRST_COLOUR_NOT_NAMED, {"colour": state.colour}, "named")
    if kind is Done:
        return Refusal(clauses.TEXT_NOT_HONOURED_YET, reason="no_text")
    return Refusal(clauses.DRAW_FOUR_NOT_ANSWERED, reason="no_cards" if kind is Accept else "no_four")
