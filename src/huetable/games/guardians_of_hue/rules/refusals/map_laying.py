"""Laying the cards of the map (GUARD-7, GUARD-10)."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.guardians_of_hue.rules import clauses
from huetable.games.guardians_of_hue.rules.board.layout import is_open_place, overlap, share_edge
from huetable.games.guardians_of_hue.rules.moves import Lay
from huetable.games.guardians_of_hue.rules.state import Spot, State


def refuse_lay(state: State, seat: Seat, move: Lay) -> Refusal | None:
    if state.phase != "lay":
        return Refusal(clauses.NOT_YOUR_CARD_TO_LAY, {}, "laid")
    if seat != state.active:
        reason = "other" if seat < state.guardians else "lord"
        return Refusal(clauses.NOT_YOUR_CARD_TO_LAY, {"active": state.active}, reason)
    spot = Spot(move.x, move.y, move.upright)
    return None if is_open_place(spot, laid_spots(state)) else _refuse_spot(state, spot)


def _refuse_spot(state: State, spot: Spot) -> Refusal:
    laid = [(card, other) for card, other in enumerate(state.spots) if other]
    covered = [card for card, other in laid if overlap(spot, other)]
    if covered:
        return Refusal(clauses.CARD_MAY_NOT_LIE_THERE, {"card": covered[0]}, "overlaps")
    touched = [card for card, other in laid if share_edge(spot, other)]
    return Refusal(clauses.CARD_MAY_NOT_LIE_THERE, {"where": touched}, "loose")


def laid_spots(state: State) -> list[Spot]:
    """Where cards lie, the centre first."""
    return [spot for spot in reversed(state.spots) if spot]
