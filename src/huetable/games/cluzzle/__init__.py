"""Cluzzle: everybody sculpts a secret thing in clay, and finds out by questions what the others have made."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import (
    Cited,
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

from . import clay, gallery, legal_moves, moves, questions, random_moves, refusals, rules, setting_up
from . import view as views
from .bots import BOTS
from .events import Event
from .moves import Move
from .state import ENDINGS, PHOTO_BYTES, RULES, Options, State
from .view import PrivateView, PublicView, View

__all__ = ["GAME", "Cluzzle"]


class Cluzzle(Game[State, Move, Event, PublicView, PrivateView, Options]):
    meta = Meta(
        id="cluzzle",
        title="Cluzzle",
        short="cluzzle",
        blurb="Sculpt a secret thing in clay, and ask your way to what the others have made.",
        seats=(3, 6),
        minutes=30,
        rules_version=RULES,
        oldest_rules=1,
        clauses="CLUZ",
        endings=ENDINGS,
        blob_bytes=PHOTO_BYTES,
    )
    question_type = questions.Question
    answer_type = questions.Answer
    bots = BOTS
    shortest = {"games": 1}

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return self.setup_by(RULES, options, seats, rng)

    def setup_by(self, version: int, options: Options, seats: int, rng: Rng) -> State:
        """Which of the host's words are the same, and so the deck, depends on the version."""
        return setting_up.setup(options, seats, rng, version)

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
        return random_moves.random_move(observation.view, observation.seat or 0, form, rng)

    def timeout_move(self, state: State, seat: Seat) -> Move | None:
        return legal_moves.timeout_move(state)

    def signed(self, move: Move, *, by_bot: bool) -> Move:
        return moves.signed(move, by_bot=by_bot)

    def must_submit_work(self, state: State, seat: Seat) -> bool:
        return legal_moves.must_submit_work(state, seat)

    def result(self, state: State) -> Result | None:
        return gallery.result(state)

    def scores(self, state: State) -> Sequence[int]:
        return state.scores

    def timers(self, state: State) -> Sequence[Timer]:
        return legal_moves.timers(state)

    def motion(self, state: State) -> Motion | None:
        return legal_moves.motion(state)

    def chat_blocked(self, state: State) -> Sequence[Seat]:
        return legal_moves.chat_blocked(state)

    def refuse_options(self, options: Options, seats: int) -> Refusal | None:
        return self.refuse_options_by(RULES, options, seats)

    def refuse_options_by(self, version: int, options: Options, seats: int) -> Refusal | None:
        return refusals.refuse_options(options, seats, version)

    def friends_only(self, options: Options) -> bool:
        return options.photos

    def blobs(self, state: State) -> Sequence[Cited]:
        return tuple(legal_moves.blobs(state))

    def check_blob(self, state: State, seat: Seat, data: bytes) -> Refusal | None:
        return refusals.refuse_clay(state, seat, data)

    def consult(self, view: View, question: questions.Question) -> questions.Answer | Refusal:
        return questions.consult(view, question)

    def picture(self, data: bytes) -> bytes | None:
        return clay.picture(data)

    def sketch(self, state: State) -> str:
        cluzzles = " ".join(
            f"{seat}:{sculptor.choice or '-'}{'' if sculptor.solver is None else f'>{sculptor.solver}'}"
            for seat, sculptor in enumerate(state.sculptors)
        )
        return (
            f"game {state.game} round {state.round} {state.phase}, asker {state.asker}, {cluzzles}, "
            f"questions {len(state.talk)}, scores {state.scores}"
        )


GAME = Cluzzle()
