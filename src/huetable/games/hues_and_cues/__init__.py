"""Hues and Cues: one gives cues to a colour, the others find it on a board of 480."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import (
    Emitted,
    Meta,
    Motion,
    Observation,
    OpenMove,
    Refusal,
    Result,
    Seat,
    TableMove,
    Timer,
)

from . import legal_moves, questions, random_moves, refusals, rounds, rules
from . import view as views
from .bots import EASY, HARD, NORMAL, HuesBot, RandomBot
from .cues import Context, Verdict, check
from .events import Event
from .knowledge import guess
from .moves import Move
from .state import ENDINGS, FIRST_RULES, RULES, Options, State
from .view import PrivateView, PublicView, View

__all__ = ["GAME", "Context", "HuesAndCues", "Verdict", "check", "guess"]


class HuesAndCues(Game[State, Move, Event, PublicView, PrivateView, Options]):
    meta = Meta(
        id="hues_and_cues",
        title="Hues and Cues",
        short="hues",
        blurb="Give a cue for a colour, and find the others' colours among 480.",
        seats=(3, 10),
        minutes=30,
        rules_version=RULES,
        oldest_rules=FIRST_RULES,
        clauses="HUES",
        endings=ENDINGS,
    )
    question_type = questions.Question
    answer_type = questions.Answer
    bots = {
        "random": lambda budget: RandomBot(),
        "easy": lambda budget: HuesBot(EASY),
        "normal": lambda budget: HuesBot(NORMAL),
        "hard": lambda budget: HuesBot(HARD),
    }

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return rounds.setup(options, seats, rng)

    def seats(self, state: State) -> int:
        return len(state.scores)

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
        return rules.apply(state, seat, move)

    public_view = staticmethod(views.public_view)
    private_view = staticmethod(views.private_view)
    imagine = staticmethod(views.imagine)

    def random_move(self, observation: Observation, form: OpenMove, rng: Rng) -> Move:
        return random_moves.random_move(observation.view, form, rng)

    def timeout_move(self, state: State, seat: Seat) -> Move | None:
        return legal_moves.timeout_move(state)

    def result(self, state: State) -> Result | None:
        return rounds.result(state)

    def scores(self, state: State) -> Sequence[int]:
        return state.scores

    def timers(self, state: State) -> Sequence[Timer]:
        return legal_moves.timers(state)

    def motion(self, state: State) -> Motion | None:
        return legal_moves.motion(state)

    def chat_blocked(self, state: State) -> Sequence[Seat]:
        return legal_moves.chat_blocked(state)

    def refuse_options(self, options: Options, seats: int) -> Refusal | None:
        return refusals.refuse_options(options, seats)

    def consult(self, view: View, question: questions.Question) -> questions.Answer | Refusal:
        return questions.consult(view, question)

    def sketch(self, state: State) -> str:
        cues = " / ".join(cue.words for cue in state.cues) or "-"
        pieces = " ".join(f"{piece.seat}:{piece.field}" for piece in state.pieces) or "-"
        return (
            f"round {state.round} {state.phase}, giver {state.giver}, card {'+'.join(state.card) or '-'}, "
            f"target {state.target or '-'}, cues {cues}, pieces {pieces}, scores {state.scores}"
        )


GAME = HuesAndCues()
