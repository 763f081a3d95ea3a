"""Dye Pot as a game of the table: what it is called, and which function answers which question."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import Meta, Observation, OpenMove, Seat

from .bots import EasyBot, NormalBot, invent_name
from .feelings import feelings
from .presets import PRESETS
from .rules import legal_moves, refusals, rounds
from .rules import view as views
from .rules.moves import Event, Move, Name
from .rules.state import Options, State
from .rules.view import PrivateView, PublicView


class DyePot(Game[State, Move, Event, PublicView, PrivateView, Options]):
    meta = Meta(
        id="dye_pot",
        title="Dye Pot",
        short="dye",
        blurb="Pour a drop in secret; only what you pour alone colours the water.",
        seats=(3, 6),
        minutes=2,
        rules_version=1,
        clauses="DYE",
        endings=("master", "book", "spoiled"),
        lost_endings=("spoiled",),
        clock_hurries=True,
    )
    bots = {"easy": lambda budget: EasyBot(), "normal": lambda budget: NormalBot()}
    presets = PRESETS

    setup = staticmethod(rounds.setup)
    whose_turn = staticmethod(legal_moves.whose_turn)
    may_act = staticmethod(legal_moves.may_act)
    open_moves = staticmethod(legal_moves.open_moves)
    timeout_move = staticmethod(legal_moves.timeout_move)
    legal_moves = staticmethod(legal_moves.legal_moves)
    check_move = staticmethod(refusals.check_move)
    apply = staticmethod(rounds.apply)
    result = staticmethod(rounds.result)
    timers = staticmethod(rounds.timers)
    feelings = staticmethod(feelings)
    public_view = staticmethod(views.public_view)
    private_view = staticmethod(views.private_view)
    imagine = staticmethod(views.imagine)

    def missed_decisions(self, state: State, timer: str) -> Sequence[Seat]:
        return self.whose_turn(state)

    def seats(self, state: State) -> int:
        return len(state.scores)

    def scores(self, state: State) -> Sequence[int]:
        return state.scores

    def random_move(self, observation: Observation, open_move: OpenMove, rng: Rng) -> Move:
        public = observation.view.public
        return Name(invent_name(public.book, rng, public.options.language))

    def sketch(self, state: State) -> str:
        hands = " ".join("+".join(orders) for orders in state.orders)
        pours = " ".join(dye or "." for dye in state.poured)
        return (
            f"round {state.round} {state.phase}, taster {state.taster}, water {state.colour}, "
            f"poured {pours}, orders {hands}, scores {state.scores}, {len(state.book)} tints, {state.clears} clear"
        )
