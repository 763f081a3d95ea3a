"""Is it the moment for a seat to do anything? If not: whom the game waits for, and for what."""

from __future__ import annotations

from typing import Final

from huetable.core.terms import Refusal, Seat
from huetable.games.uno_coloradd.rules import clauses
from huetable.games.uno_coloradd.rules.cards import WILDS, Card
from huetable.games.uno_coloradd.rules.legal_moves import can_be_stacked, whose_turn
from huetable.games.uno_coloradd.rules.moves import Ready
from huetable.games.uno_coloradd.rules.state import State


def refuse_pause(state: State) -> Refusal | None:
    """While the table votes, and between rounds, nobody plays."""
    if state.phase == "round_over":
        return Refusal(clauses.BETWEEN_ROUNDS, reason="over")
    if state.watch.dispute is not None:
        return Refusal(clauses.CANNOT_DISPUTE, {"accused": state.watch.dispute.accused}, "voting")
    return None


def refuse_ready(state: State, seat: Seat, move: Ready) -> Refusal | None:
    if state.phase != "round_over":
        return Refusal(clauses.BETWEEN_ROUNDS, reason="playing")
    waiting = list(whose_turn(state))
    return None if seat in waiting else Refusal(clauses.BETWEEN_ROUNDS, {"waiting": waiting}, "already")


_WAITING: Final = {"colour": clauses.FIRST_COLOUR_NOT_NAMED, "honour": clauses.TEXT_NOT_HONOURED_YET}
"""What the others wait for, where it is more than a turn."""


def refuse_out_of_turn(state: State, seat: Seat) -> Refusal | None:
    if seat == state.turn:
        return None
    waiting = _WAITING.get(state.phase)
    return Refusal(waiting or clauses.NOT_YOUR_TURN, {"turn": state.turn}, "others" if waiting else "")


def refuse_unanswered(state: State, seat: Seat) -> Refusal | None:
    """The player whose turn it is must first do something else than play or draw. None in a plain turn."""
    cards, by = state.threat.cards, state.threat.by
    match state.phase:
        case "turn":
            return None
        case "colour" | "honour":
            return Refusal(_WAITING[state.phase], reason="yours")
        case "drawn":
            return Refusal(clauses.NOT_THE_DRAWN_CARD, {"card": state.hands[seat][-1]}, "drawn")
        case "stack":
            return Refusal(
                clauses.CANNOT_STACK, {"cards": cards}, "two" if _may_stack(state, seat) else "none"
            )
    if _may_stack(state, seat):
        return Refusal(clauses.CANNOT_STACK, {"cards": cards, "by": by}, "four")
    return Refusal(clauses.DRAW_FOUR_NOT_ANSWERED, {"cards": cards, "by": by}, "yours")


def _may_stack(state: State, seat: Seat) -> bool:
    """Nobody is told to play a card that they don't hold."""
    return any(can_be_stacked(state, card) for card in state.hands[seat])


def refuse_play_now(state: State, seat: Seat, card: Card) -> Refusal | None:
    """Is it the moment for this seat to play this card?"""
    if seat != state.turn:
        return _refuse_jump_in(state, seat, card)
    if state.phase == "turn" or can_be_stacked(state, card):
        return None
    if state.phase == "drawn" and card == state.hands[seat][-1]:
        return None
    return refuse_unanswered(state, seat)


def _refuse_jump_in(state: State, seat: Seat, card: Card) -> Refusal | None:
    if not state.options.jump_in or state.phase in _WAITING:
        return refuse_out_of_turn(state, seat)
    top, turn = state.discard[-1], state.turn
    if state.phase != "turn":
        return Refusal(
            clauses.CANNOT_JUMP_IN, {"turn": turn}, "drawn" if state.phase == "drawn" else "answer"
        )
    if top in WILDS:
        return Refusal(clauses.CANNOT_JUMP_IN, {"turn": turn}, "wild")
    return None if card == top else Refusal(clauses.CANNOT_JUMP_IN, {"turn": turn, "top": top}, "different")
