"""Rising Cards as a game of the table: its name, and which function answers which question.

What is not named here has a default in core/game.py: legal moves, the timeout move, timers, bots, the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.terms import Meta

from .rules import turns
from .rules import view as views
from .rules.types import Event, Move, Options, State
from .rules.view import PrivateView, PublicView


class RisingCards(Game[State, Move, Event, PublicView, PrivateView, Options]):
    meta = Meta(
        id="rising_cards",
        title="Rising Cards",
        short="rising",
        blurb="Play ever higher cards, one point each, until nobody can.",
        seats=(2, 6),
        minutes=5,
        rules_version=1,
        clauses="RISE",
        endings=("points",),
    )

    setup = staticmethod(turns.setup)
    whose_turn = staticmethod(turns.whose_turn)
    check_move = staticmethod(turns.check_move)
    apply = staticmethod(turns.apply)
    result = staticmethod(turns.result)
    public_view = staticmethod(views.public_view)
    private_view = staticmethod(views.private_view)
    imagine = staticmethod(views.imagine)

    def scores(self, state: State) -> Sequence[int]:
        """Shown beside the names from the first move on; by default only at the end."""
        return state.points
