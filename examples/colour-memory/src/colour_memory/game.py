"""Colour Memory as a game of the table: its name, and which function answers which question."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.terms import Meta, NoPrivateView

from .bots import MemoryBot
from .rules import turns
from .rules import view as views
from .rules.types import Event, Options, State, TurnOver
from .rules.view import PublicView


class ColourMemory(Game[State, TurnOver, Event, PublicView, NoPrivateView, Options]):
    meta = Meta(
        id="colour_memory",
        title="Colour Memory",
        short="memory",
        blurb="Turn over two cards, find the pairs, and remember where the colours are.",
        seats=(2, 4),
        minutes=2,
        rules_version=1,
        clauses="CM",
        endings=("pairs", "stuck"),
    )
    bots = {"easy": lambda budget: MemoryBot(1), "normal": lambda budget: MemoryBot(4)}
    presets = {"classic": {}, "quick": {"pairs": 5}}
    quick = {"pairs": 6}
    shortest = {"pairs": 4}

    setup = staticmethod(turns.setup)
    whose_turn = staticmethod(turns.whose_turn)
    check_move = staticmethod(turns.check_move)
    apply = staticmethod(turns.apply)
    result = staticmethod(turns.result)
    public_view = staticmethod(views.public_view)
    imagine = staticmethod(views.imagine)

    def scores(self, state: State) -> Sequence[int]:
        return state.points
