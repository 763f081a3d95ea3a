"""Guardians of Hue: together against the darkness, by Ronald Villaver (CC BY-NC-SA 4.0, non-commercial)."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import Ballot, Form, Meta, Refusal, Result, Seat, Sight, TableMove, Timer, Told

from . import ending, openings, refusals, rules, talk
from . import view as views
from .bots import BOTS
from .events import Event
from .moves import Move
from .sketch import sketch
from .state import RULES, Options, State, copied
from .view import View


class GuardiansOfHue(Game[State, Move, View, Options]):
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
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    options_type = Options
    bots = BOTS
    quick = {"difficulty": "difficult", "balanced": True}
    """Normal bots win about half of these games, however many guardians there are: docs/guardians-balance.md."""

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return rules.setup(options, seats, rng)

    def refuse_options(self, options: Options, seats: int) -> Refusal | None:
        return rules.refuse_options(options, seats)

    def seats(self, state: State) -> int:
        return state.seats

    def awaited(self, state: State) -> Sequence[Seat]:
        return openings.awaited(state)

    def allowed(self, state: State, seat: Seat) -> bool:
        return openings.allowed(state, seat)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return openings.moves(state, seat)

    def forms(self, state: State, seat: Seat) -> Sequence[Form]:
        return openings.forms(state, seat)

    def forbid(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbid(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Told]:
        return rules.apply(state, seat, move, rng)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(state)

    def imagine(self, view: View, seat: Seat | None, rng: Rng) -> State:
        return views.imagine(view, rng)

    def invent(self, sight: Sight, form: Form, rng: Rng) -> Move:
        return talk.invent(sight, form, rng)

    def mildest(self, state: State, seat: Seat) -> Move:
        return openings.mildest(state)

    def result(self, state: State) -> Result | None:
        return ending.result(state)

    def scores(self, state: State) -> Sequence[int]:
        return ending.scores(state)

    def timers(self, state: State) -> Sequence[Timer]:
        return openings.timers(state)

    def ballot(self, state: State) -> Ballot | None:
        return talk.ballot(state)

    def copy(self, state: State) -> State:
        return copied(state)

    def sketch(self, state: State) -> str:
        return sketch(state)


GAME = GuardiansOfHue()
