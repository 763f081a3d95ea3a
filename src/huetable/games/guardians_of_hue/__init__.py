"""Guardians of Hue: together against the darkness, by Ronald Villaver (CC BY-NC-SA 4.0, non-commercial)."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import (
    Emitted,
    Meta,
    Motion,
    Nothing,
    Observation,
    OpenMove,
    Refusal,
    Result,
    Seat,
    TableMove,
    Timer,
)

from . import ending, legal_moves, refusals, rules, talk
from . import view as views
from .bots import BOTS
from .events import Event
from .moves import Move
from .sketch import sketch
from .state import RULES, Options, State, copied
from .view import PublicView


class GuardiansOfHue(Game[State, Move, Event, PublicView, Nothing, Options]):
    meta = Meta(
        id="guardians_of_hue",
        title="Guardians of Hue",
        short="guardians",
        blurb="Bring the colour back to nine locations, all together, before darkness has taken the last one.",
        seats=(2, 5),
        minutes=45,
        rules_version=RULES,
        oldest_rules=1,
        clauses="GUARD",
        endings=("light", "dark", "spirits", "draw"),
    )
    bots = BOTS
    quick = {"difficulty": "difficult", "balanced": True}
    """Normal bots win about half of these games, however many guardians there are: docs/guardians-balance.md."""

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return rules.setup(options, seats, rng)

    def refuse_options(self, options: Options, seats: int) -> Refusal | None:
        return rules.refuse_options(options, seats)

    def seats(self, state: State) -> int:
        return state.seats

    def whose_turn(self, state: State) -> Sequence[Seat]:
        return legal_moves.whose_turn(state)

    def may_act(self, state: State, seat: Seat) -> bool:
        return legal_moves.may_act(state, seat)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return legal_moves.legal_moves(state, seat)

    def open_moves(self, state: State, seat: Seat) -> Sequence[OpenMove]:
        return legal_moves.open_moves(state, seat)

    def check_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.check_move(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
        return rules.apply(state, seat, move, rng)

    public_view = staticmethod(views.public_view)
    imagine = staticmethod(views.imagine)

    def random_move(self, observation: Observation, form: OpenMove, rng: Rng) -> Move:
        return talk.random_move(observation, form, rng)

    def timeout_move(self, state: State, seat: Seat) -> Move:
        return legal_moves.timeout_move(state)

    def result(self, state: State) -> Result | None:
        return ending.result(state)

    def scores(self, state: State) -> Sequence[int]:
        return ending.scores(state)

    def timers(self, state: State) -> Sequence[Timer]:
        return legal_moves.timers(state)

    def motion(self, state: State) -> Motion | None:
        return talk.motion(state)

    def copy(self, state: State) -> State:
        return copied(state)

    def sketch(self, state: State) -> str:
        return sketch(state)


GAME = GuardiansOfHue()
