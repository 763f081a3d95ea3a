"""Why a move does not count: always a clause, and never more than the seat may know."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat

from .cards import WILDS
from .legal_moves import (
    answers_threat,
    can_draw,
    fits,
    is_exposed,
    is_locked,
    leaves_one,
    needs_target,
)
from .moves import Accept, Catch, Challenge, Done, Doubt, Draw, Keep, Move, NameColour, Pass, Play, Ready, Uno
from .state import PLAYING, State


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Play():
            return _refuse_time(state, seat, move) or _refuse_card(state, seat, move)
        case Draw() | Pass():
            return _refuse_draw_or_pass(state, seat, move)
        case Uno():
            return None if is_exposed(state, seat) else Refusal("UNO-28")
        case Catch(target=target):
            return _refuse_catch(state, seat, target)
        case Doubt(target=target):
            fair = target in state.watch.disputable and target != seat
            return None if fair else Refusal("UNO-52")
        case _:
            return _refuse_answer(state, seat, move)


_ANSWERS = {
    Keep: (("drawn",), "UNO-15"),
    Accept: (("stack", "challenge"), "UNO-23"),
    Challenge: (("challenge",), "UNO-23"),
    NameColour: (("colour",), "UNO-8"),
    Done: (("honour",), "UNO-51"),
    Ready: (("round_over",), "UNO-37"),
}
"""Moves that are right in their phases and never else, and the clause that says so."""


def _refuse_answer(
    state: State, seat: Seat, move: Keep | Accept | Challenge | NameColour | Done | Ready
) -> Refusal | None:
    phases, clause = _ANSWERS[type(move)]
    in_turn = seat == state.turn or state.phase == "round_over"
    return None if in_turn and state.phase in phases else Refusal(clause)


_NO_CARDS = {"colour": "UNO-8", "honour": "UNO-51", "round_over": "UNO-37"}
"""Phases in which nobody plays a card, and what they wait for."""


def _refuse_time(state: State, seat: Seat, move: Play) -> Refusal | None:
    """Is it the moment for this seat to play this card?"""
    if state.phase in _NO_CARDS:
        return Refusal(_NO_CARDS[state.phase])
    if seat != state.turn:
        return _refuse_jump_in(state, move)
    if state.phase == "drawn":
        return None if move.card == state.hands[seat][-1] else Refusal("UNO-15")
    if state.phase == "turn" or answers_threat(state, move.card):
        return None
    return Refusal("UNO-54" if state.options.stacking else "UNO-23")


def _refuse_jump_in(state: State, move: Play) -> Refusal | None:
    if not state.options.jump_in:
        return Refusal("UNO-13")
    jumps = state.phase == "turn" and move.card == state.discard[-1] and move.card not in WILDS
    return None if jumps else Refusal("UNO-55")


def _refuse_card(state: State, seat: Seat, move: Play) -> Refusal | None:
    card = move.card
    if card not in state.hands[seat]:
        return Refusal("UNO-11", {"card": card})
    if not fits(state, card):
        return Refusal("UNO-10", {"card": card, "top": state.discard[-1], "colour": str(state.colour)})
    if (move.colour is None) == (card in WILDS):
        return Refusal("UNO-12", {"card": card})
    return _refuse_target(state, seat, move) or _refuse_call(state, seat, move)


def _refuse_target(state: State, seat: Seat, move: Play) -> Refusal | None:
    if needs_target(state, seat, move.card):
        others = [other for other in range(len(state.hands)) if other != seat]
        return None if move.target in others else Refusal("UNO-43", {"card": move.card})
    return None if move.target is None else Refusal("UNO-43", {"card": move.card})


def _refuse_call(state: State, seat: Seat, move: Play) -> Refusal | None:
    called_well = move.call is None or leaves_one(state, seat, move.card, move.colour)
    return None if called_well else Refusal("UNO-28")


def _refuse_draw_or_pass(state: State, seat: Seat, move: Draw | Pass) -> Refusal | None:
    if seat != state.turn or state.phase not in PLAYING:
        return Refusal("UNO-13")
    if state.phase != "turn":
        return Refusal("UNO-15" if state.phase == "drawn" else "UNO-14")
    if isinstance(move, Draw):
        return None if can_draw(state) else Refusal("UNO-17")
    stuck = not can_draw(state) and not any(fits(state, card) for card in state.hands[seat])
    return None if stuck else Refusal("UNO-17")


def _refuse_catch(state: State, seat: Seat, target: Seat) -> Refusal | None:
    if target not in state.watch.last_cards or target == seat:
        return Refusal("UNO-29")
    return Refusal("UNO-32") if is_locked(state, seat) else None
