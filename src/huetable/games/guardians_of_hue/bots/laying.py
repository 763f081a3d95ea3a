"""Where to lay a card: beside the centre, for short ways, and beside few others, for weak encounters."""

from __future__ import annotations

from huetable.games.guardians_of_hue.layout import lawful_spots, touch
from huetable.games.guardians_of_hue.moves import Lay
from huetable.games.guardians_of_hue.refusals import laid_spots
from huetable.games.guardians_of_hue.state import Spot, State


def lay(state: State) -> Lay:
    laid = laid_spots(state)

    def dislike(spot: Spot) -> tuple[bool, int]:
        touched = [touch(spot, card) for card in laid]
        return not touched[0], sum(touched)

    best = min(lawful_spots(laid), key=dislike)
    return Lay(best.x, best.y, best.upright)
