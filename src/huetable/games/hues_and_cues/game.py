"""Hues and Cues as the table plays it: what each function of the contract is made of."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.terms import Meta

from . import questions
from .bots import BOTS
from .bots.feelings import feelings
from .presets import PRESETS
from .rules import apply, legal_moves, random_moves, refusals, rounds
from .rules import view as views
from .rules.events import Event
from .rules.moves import Move
from .rules.state import ENDINGS, FIRST_RULES, RULES, Options, State
from .rules.view import PrivateView, PublicView


class HuesAndCues(Game[State, Move, Event, PublicView, PrivateView, Options]):
    meta = Meta(
        id="hues_and_cues",
        title="Hues and Cues",
        short="hues",
        blurb="Describe a colour in a word or two, and find the others’ colours among 480.",
        seats=(3, 10),
        minutes=30,
        rules_version=RULES,
        oldest_rules=FIRST_RULES,
        clauses="HUES",
        endings=ENDINGS,
    )
    question_type = questions.Question
    answer_type = questions.Answer
    bots = BOTS
    presets = PRESETS

    setup = staticmethod(rounds.setup)
    refuse_options = staticmethod(refusals.refuse_options)
    whose_turn = staticmethod(legal_moves.whose_turn)
    may_act = staticmethod(legal_moves.may_act)
    open_moves = staticmethod(legal_moves.open_moves)
    timeout_move = staticmethod(legal_moves.timeout_move)
    timers = staticmethod(legal_moves.timers)
    timer_against = staticmethod(legal_moves.timer_against)
    motion = staticmethod(legal_moves.motion)
    chat_blocked = staticmethod(legal_moves.chat_blocked)
    legal_moves = staticmethod(legal_moves.legal_moves)
    check_move = staticmethod(refusals.check_move)
    apply = staticmethod(apply.apply)
    result = staticmethod(rounds.result)
    feelings = staticmethod(feelings)
    public_view = staticmethod(views.public_view)
    private_view = staticmethod(views.private_view)
    imagine = staticmethod(views.imagine)
    random_move = staticmethod(random_moves.random_move)
    consult = staticmethod(questions.consult)

    def seats(self, state: State) -> int:
        return len(state.scores)

    def scores(self, state: State) -> Sequence[int]:
        return state.scores

    def sketch(self, state: State) -> str:
        cues = " / ".join(cue.words for cue in state.cues) or "-"
        pieces = " ".join(f"{piece.seat}:{piece.field}" for piece in state.pieces) or "-"
        return (
            f"round {state.round} {state.phase}, giver {state.giver}, card {'+'.join(state.card) or '-'}, "
            f"target {state.target or '-'}, cues {cues}, pieces {pieces}, scores {state.scores}"
        )


GAME = HuesAndCues()
