"""Why a move is refused: always by a clause, and never with more than the seat may know."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat

from . import clauses
from .cards import WILDS
from .legal_moves import can_be_stacked, can_draw, fits, is_exposed, is_locked, leaves_one, needs_target
from .moves import Accept, Catch, Challenge, Done, Doubt, Draw, Keep, Move, NameColour, Pass, Play, Ready, Uno
from .state import PLAY_PHASES, State


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Play():
            return _refuse_moment(state, seat, move) or _refuse_card(state, seat, move)
        case Draw() | Pass():
            return _refuse_draw_or_pass(state, seat, move)
        case Uno():
            return None if is_exposed(state, seat) else Refusal(clauses.CANNOT_CALL_UNO)
        case Catch(target=target):
            return _refuse_catch(state, seat, target)
        case Doubt(target=target):
            fair = target in state.watch.disputable and target != seat
            return None if fair else Refusal(clauses.CANNOT_DISPUTE)
        case _:
            return _refuse_answer(state, seat, move)


_PHASES_OF_MOVE = {
    Keep: (("drawn",), clauses.NOT_THE_DRAWN_CARD),
    Accept: (("stack", "challenge"), clauses.DRAW_FOUR_NOT_ANSWERED),
    Challenge: (("challenge",), clauses.DRAW_FOUR_NOT_ANSWERED),
    NameColour: (("colour",), clauses.FIRST_COLOUR_NOT_NAMED),
    Done: (("honour",), clauses.TEXT_NOT_HONOURED_YET),
    Ready: (("round_over",), clauses.BETWEEN_ROUNDS),
}
"""Moves that are legal in these phases only, and the clause that says so."""


def _refuse_answer(
    state: State, seat: Seat, move: Keep | Accept | Challenge | NameColour | Done | Ready
) -> Refusal | None:
    phases, clause = _PHASES_OF_MOVE[type(move)]
    in_turn = seat == state.turn or state.phase == "round_over"
    return None if in_turn and state.phase in phases else Refusal(clause)


_NO_PLAY_PHASES = {
    "colour": clauses.FIRST_COLOUR_NOT_NAMED,
    "honour": clauses.TEXT_NOT_HONOURED_YET,
    "round_over": clauses.BETWEEN_ROUNDS,
}
"""Phases in which nobody plays a card, and the clause that says what they wait for."""


def _refuse_moment(state: State, seat: Seat, move: Play) -> Refusal | None:
    """Is it the moment for this seat to play this card?"""
    if state.phase in _NO_PLAY_PHASES:
        return Refusal(_NO_PLAY_PHASES[state.phase])
    if seat != state.turn:
        return _refuse_jump_in(state, move)
    if state.phase == "drawn":
        return None if move.card == state.hands[seat][-1] else Refusal(clauses.NOT_THE_DRAWN_CARD)
    if state.phase == "turn" or can_be_stacked(state, move.card):
        return None
    return Refusal(clauses.CANNOT_STACK if state.options.stacking else clauses.DRAW_FOUR_NOT_ANSWERED)


def _refuse_jump_in(state: State, move: Play) -> Refusal | None:
    if not state.options.jump_in:
        return Refusal(clauses.NOT_YOUR_TURN)
    jumps = state.phase == "turn" and move.card == state.discard[-1] and move.card not in WILDS
    return None if jumps else Refusal(clauses.CANNOT_JUMP_IN)


def _refuse_card(state: State, seat: Seat, move: Play) -> Refusal | None:
    card = move.card
    if card not in state.hands[seat]:
        return Refusal(clauses.CARD_NOT_IN_HAND, {"card": card})
    if not fits(state, card):
        return Refusal(
            clauses.CARD_DOES_NOT_FIT, {"card": card, "top": state.discard[-1], "colour": str(state.colour)}
        )
    if (move.colour is None) == (card in WILDS):
        return Refusal(clauses.COLOUR_MISSING_OR_SUPERFLUOUS, {"card": card})
    return _refuse_target(state, seat, move) or _refuse_call(state, seat, move)


def _refuse_target(state: State, seat: Seat, move: Play) -> Refusal | None:
    if needs_target(state, seat, move.card):
        others = [other for other in range(len(state.hands)) if other != seat]
        return None if move.target in others else Refusal(clauses.WRONG_TARGET, {"card": move.card})
    return None if move.target is None else Refusal(clauses.WRONG_TARGET, {"card": move.card})


def _refuse_call(state: State, seat: Seat, move: Play) -> Refusal | None:
    called_well = move.call is None or leaves_one(state, seat, move.card, move.colour)
    return None if called_well else Refusal(clauses.CANNOT_CALL_UNO)


def _refuse_draw_or_pass(state: State, seat: Seat, move: Draw | Pass) -> Refusal | None:
    if seat != state.turn or state.phase not in PLAY_PHASES:
        return Refusal(clauses.NOT_YOUR_TURN)
    if state.phase != "turn":
        return Refusal(clauses.NOT_THE_DRAWN_CARD if state.phase == "drawn" else clauses.CANNOT_DRAW_NOW)
    if isinstance(move, Draw):
        return None if can_draw(state) else Refusal(clauses.EMPTY_PILES)
    stuck = not can_draw(state) and not any(fits(state, card) for card in state.hands[seat])
    return None if stuck else Refusal(clauses.EMPTY_PILES)


def _refuse_catch(state: State, seat: Seat, target: Seat) -> Refusal | None:
    if target not in state.watch.last_cards or target == seat:
        return Refusal(clauses.NOBODY_TO_CATCH)
    return Refusal(clauses.CATCHING_LOCKED) if is_locked(state, seat) else None
