"""Is this a card that the seat holds and that fits, played with what it needs and nothing else?"""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.uno_coloradd.rules import clauses
from huetable.games.uno_coloradd.rules.cards import COLOUR_OF, SYMBOL_OF, WILDS, Card
from huetable.games.uno_coloradd.rules.legal_moves import (
    MOVES_HANDS,
    NEEDS_TARGET,
    cards_left,
    effect_of,
    fits,
    leaves_one,
    needs_target,
)
from huetable.games.uno_coloradd.rules.moves import Play
from huetable.games.uno_coloradd.rules.state import State


def refuse_card(state: State, seat: Seat, move: Play) -> Refusal | None:
    card = move.card
    if card not in state.hands[seat]:
        return Refusal(clauses.CARD_NOT_IN_HAND, {"card": card})
    if not fits(state, card):
        return _does_not_fit(state, card)
    if (move.colour is None) == (card in WILDS):
        reason = "missing" if card in WILDS else "extra"
        return Refusal(clauses.COLOUR_MISSING_OR_SUPERFLUOUS, {"card": card}, reason)
    return _refuse_target(state, seat, move) or _refuse_call(state, seat, move)


def _does_not_fit(state: State, card: Card) -> Refusal:
    top, known = state.discard[-1], {"card": card, "colour": str(state.colour)}
    if top not in COLOUR_OF:
        return Refusal(clauses.CARD_DOES_NOT_FIT, known, "colour")
    return Refusal(clauses.CARD_DOES_NOT_FIT, {**known, "symbol": SYMBOL_OF[top]}, "symbol")


def _refuse_target(state: State, seat: Seat, move: Play) -> Refusal | None:
    effect, players = effect_of(state.options, move.card), len(state.hands)
    if not needs_target(state, seat, move.card):
        if move.target is None:
            return None
        last = effect in NEEDS_TARGET
        return Refusal(clauses.WRONG_TARGET, {"card": move.card}, "last_card" if last else "extra")
    if move.target is None:
        return Refusal(clauses.WRONG_TARGET, reason=str(effect))
    if move.target >= players:
        return Refusal(clauses.WRONG_TARGET, {"players": players}, "absent")
    return Refusal(clauses.WRONG_TARGET, reason="yourself") if move.target == seat else None


def _refuse_call(state: State, seat: Seat, move: Play) -> Refusal | None:
    if move.call is None or leaves_one(state, seat, move.card, move.colour):
        return None
    left = cards_left(state, seat, move.card, move.colour)
    if left == 0:
        return Refusal(clauses.CANNOT_CALL_UNO, reason="last_card")
    if effect_of(state.options, move.card) in MOVES_HANDS:
        return Refusal(clauses.CANNOT_CALL_UNO, reason="hands_move")
    return Refusal(clauses.CANNOT_CALL_UNO, {"left": left}, "too_many")
