"""Where to lay a card: beside the centre, for short ways, and beside few others, for weak encounters."""

from __future__ import annotations

from huetable.games.guardians_of_hue.rules.board.layout import legal_spots, share_edge
from huetable.games.guardians_of_hue.rules.moves import Lay
from huetable.games.guardians_of_hue.rules.refusals.map_laying import laid_spots
from huetable.games.guardians_of_hue.rules.state import Spot, State


def choose_spot(state: State) -> Lay:
    laid = laid_spots(state)

    def dislike(spot: Spot) -> tuple[bool, int]:
        touched = [share_edge(spot, card) for card in laid]
        return not touched[0], sum(touched)

    best = min(legal_spots(laid), key=dislike)
    return Lay(best.x, best.y, best.upright)
