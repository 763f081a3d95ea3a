"""Calling, catching and disputing: open to everybody, whoever's turn it is."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.uno_coloradd.rules import clauses
from huetable.games.uno_coloradd.rules.events import Caught
from huetable.games.uno_coloradd.rules.legal_moves import is_exposed, is_locked
from huetable.games.uno_coloradd.rules.moves import Catch, Doubt, Uno
from huetable.games.uno_coloradd.rules.state import State


def refuse_uno(state: State, seat: Seat, move: Uno) -> Refusal | None:
    held = len(state.hands[seat])
    if is_exposed(state, seat):
        return None
    if held > 1:
        return Refusal(clauses.CANNOT_CALL_UNO, {"held": held}, "not_yet")
    if seat not in state.watch.last_cards:
        return Refusal(clauses.RECEIVED_LAST_CARD, reason="yours")
    return Refusal(clauses.CANNOT_CALL_UNO, reason="safe")


def refuse_catch(state: State, seat: Seat, move: Catch) -> Refusal | None:
    target = move.target
    if target >= len(state.hands):
        return Refusal(clauses.NOBODY_TO_CATCH, {"players": len(state.hands)}, "absent")
    if target == seat:
        return Refusal(clauses.NOBODY_TO_CATCH, reason="yourself")
    held = len(state.hands[target])
    if held > 1:
        news = state.news
        if isinstance(news, Caught) and news.target == target:
            args = {"target": target, "by": news.seat, "seat": seat}
            return Refusal(clauses.NOBODY_TO_CATCH, args, "already_caught")
        return Refusal(clauses.NOBODY_TO_CATCH, {"target": target, "held": held}, "more_cards")
    if target not in state.watch.last_cards:
        return Refusal(clauses.RECEIVED_LAST_CARD, {"target": target}, "others")
    return Refusal(clauses.CATCHING_LOCKED) if is_locked(state, seat) else None


def refuse_doubt(state: State, seat: Seat, move: Doubt) -> Refusal | None:
    target = move.target
    if target >= len(state.hands):
        return Refusal(clauses.CANNOT_DISPUTE, {"players": len(state.hands)}, "absent")
    if target == seat:
        return Refusal(clauses.CANNOT_DISPUTE, reason="yourself")
    if target in state.watch.disputable:
        return None
    if all(rule.effect != "honour" for rule in state.options.house_rules):
        return Refusal(clauses.CANNOT_DISPUTE, reason="no_text")
    busy = state.phase == "honour" and target == state.turn
    return Refusal(clauses.CANNOT_DISPUTE, {"target": target}, "not_done" if busy else "closed")
