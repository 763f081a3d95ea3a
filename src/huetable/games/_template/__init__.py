"""Dye Pot: a small game about mixing colours, and the pattern for a new one."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Meta, Observation, OpenMove, Refusal, Result, Seat, TableMove, Timer

from . import rules
from . import view as views
from .bots import EasyBot, NormalBot, invent_name
from .moves import Event, Move, Name, Pour, Shrug
from .state import Options, State
from .view import PrivateView, PublicView


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
    )
    bots = {"easy": lambda budget: EasyBot(), "normal": lambda budget: NormalBot()}

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return rules.setup(options, seats, rng)

    def seats(self, state: State) -> int:
        return len(state.scores)

    def whose_turn(self, state: State) -> Sequence[Seat]:
        return rules.whose_turn(state)

    def may_act(self, state: State, seat: Seat) -> bool:
        return bool(rules.legal_moves(state, seat))

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return rules.legal_moves(state, seat)

    def open_moves(self, state: State, seat: Seat) -> Sequence[OpenMove]:
        return rules.open_moves(state, seat)

    def check_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return rules.check_move(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
        return rules.apply(state, seat, move, rng)

    public_view = staticmethod(views.public_view)
    private_view = staticmethod(views.private_view)
    imagine = staticmethod(views.imagine)

    def random_move(self, observation: Observation, form: OpenMove, rng: Rng) -> Move:
        return Name(invent_name(observation.view.public.book, rng))

    def timeout_move(self, state: State, seat: Seat) -> Move:
        return Pour("water") if state.phase == "pour" else Shrug()

    def result(self, state: State) -> Result | None:
        return rules.result(state)

    def scores(self, state: State) -> Sequence[int]:
        return state.scores

    def timers(self, state: State) -> Sequence[Timer]:
        return rules.timers(state)

    def sketch(self, state: State) -> str:
        hands = " ".join("+".join(orders) for orders in state.orders)
        pours = " ".join(dye or "." for dye in state.poured)
        return (
            f"round {state.round} {state.phase}, taster {state.taster}, water {state.colour}, "
            f"poured {pours}, orders {hands}, scores {state.scores}, {len(state.book)} tints, {state.clears} clear"
        )


GAME = DyePot()
