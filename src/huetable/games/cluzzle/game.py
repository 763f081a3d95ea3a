"""Cluzzle as the table plays it: what each function of the contract is made of."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.terms import Meta

from . import clay, questions
from .bots import BOTS
from .bots.feelings import feelings
from .presets import PRESET_MINUTES, PRESETS
from .rules import apply, gallery, legal_moves, moves, random_moves, setup
from .rules import view as views
from .rules.events import Event
from .rules.moves import Move
from .rules.refusals import checks
from .rules.refusals import options as option_refusals
from .rules.state import ENDINGS, PHOTO_BYTES, RULES, Options, State
from .rules.view import PrivateView, PublicView


class Cluzzle(Game[State, Move, Event, PublicView, PrivateView, Options]):
    meta = Meta(
        id="cluzzle",
        title="Cluzzle",
        short="cluzzle",
        blurb="Sculpt a secret thing in clay, and guess what the others made.",
        seats=(3, 6),
        minutes=30,
        rules_version=RULES,
        oldest_rules=1,
        clauses="CLUZ",
        endings=ENDINGS,
        clock_hurries=True,
        blob_bytes=PHOTO_BYTES,
    )
    question_type = questions.Question
    answer_type = questions.Answer
    bots = BOTS
    presets = PRESETS
    preset_minutes = PRESET_MINUTES
    shortest = {"games": 1}

    setup_for_version = staticmethod(setup.setup_for_version)
    setup = staticmethod(setup.setup)
    refuse_options = staticmethod(option_refusals.refuse_options)
    refuse_options_for_version = staticmethod(option_refusals.refuse_options_for_version)
    friends_only = staticmethod(option_refusals.friends_only)
    whose_turn = staticmethod(legal_moves.whose_turn)
    may_act = staticmethod(legal_moves.may_act)
    open_moves = staticmethod(legal_moves.open_moves)
    timeout_move = staticmethod(legal_moves.timeout_move)
    must_submit_work = staticmethod(legal_moves.must_submit_work)
    timers = staticmethod(legal_moves.timers)
    motion = staticmethod(legal_moves.motion)
    chat_blocked = staticmethod(legal_moves.chat_blocked)
    blobs = staticmethod(legal_moves.blobs)
    legal_moves = staticmethod(legal_moves.legal_moves)
    check_move = staticmethod(checks.check_move)
    check_blob = staticmethod(checks.check_blob)
    with_author = staticmethod(moves.with_author)
    apply = staticmethod(apply.apply)
    result = staticmethod(gallery.result)
    feelings = staticmethod(feelings)
    public_view = staticmethod(views.public_view)
    private_view = staticmethod(views.private_view)
    imagine = staticmethod(views.imagine)
    random_move = staticmethod(random_moves.random_move)
    consult = staticmethod(questions.consult)
    picture = staticmethod(clay.picture)
    shape = staticmethod(clay.shape)

    def seats(self, state: State) -> int:
        return len(state.scores)

    def scores(self, state: State) -> Sequence[int]:
        return state.scores

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
