"""What moves do: each function is a clause or two of RULES.md."""

from __future__ import annotations

from typing import Literal, cast

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Forfeit, Seat, TableMove, VoteEnded

from .cues.check import check_cue, tidy_cue
from .events import CueGiven, Forfeited, GuessingBegan, Objected, Passed, Placed, Ruled
from .legal_moves import guesser, guessing
from .moves import Choose, GiveCue, Move, Object, Pass, Place
from .refusals import cue_context
from .rounds import choose_target, reveal_target, silenced, void_round
from .state import Cue, Ground, Objection, Piece, State


def apply(state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
    match move:
        case Choose(field=field):
            return choose_target(state, field)
        case GiveCue(words=words):
            return give_cue(state, words)
        case Pass():
            return [(Passed(seat), None), *score_round(state)]
        case Place(field=field):
            return place_piece(state, seat, field)
        case Object(ground=ground):
            return open_objection(state, seat, ground)
        case _:
            return table_move(state, move)


def table_move(state: State, move: TableMove) -> list[Emitted]:
    if isinstance(move, VoteEnded):
        return settle_objection(state, upheld=move.upheld)
    if isinstance(move, Forfeit):
        return forfeit(state, move.seat)
    if state.revealing:
        state.revealing = False
        return []
    state.waiting = False
    return [(GuessingBegan(guesser(state)), None)]


def give_cue(state: State, words: str) -> list[Emitted]:
    """Words that come close to breaking a clause carry its mark."""
    doubts = check_cue(words, cue_context(state)).doubts
    words = tidy_cue(words)
    number: Literal[1, 2] = 1 if state.phase == "cue1" else 2
    state.cues.append(Cue(words, doubts))
    state.used.append(words)
    state.phase = "guess1" if number == 1 else "guess2"
    state.turn = 0
    state.waiting = state.options.clock
    state.settled = False
    return [(CueGiven(state.giver, number, words, doubts), None)]


def place_piece(state: State, seat: Seat, field: str) -> list[Emitted]:
    state.pieces.append(Piece(seat, field, 1 if state.phase == "guess1" else 2))
    return [(Placed(seat, field), None), *next_guesser(state)]


def forfeit(state: State, seat: Seat) -> list[Emitted]:
    """Out of time: the piece is lost; where there is no piece to lose, the round is void."""
    if guessing(state):
        return [(Forfeited(seat), None), *next_guesser(state)]
    return void_round(state)


def next_guesser(state: State) -> list[Emitted]:
    state.turn += 1
    if state.turn < len(state.scores) - 1:
        return []
    if state.phase == "guess2" or state.options.one_cue:
        return score_round(state)
    state.phase = "cue2"
    return []


def score_round(state: State) -> list[Emitted]:
    return reveal_target(state, cast("str", state.target))


def open_objection(state: State, seat: Seat, ground: Ground) -> list[Emitted]:
    state.objection = Objection(seat, ground)
    return [(Objected(seat, ground), None)]


def settle_objection(state: State, *, upheld: bool) -> list[Emitted]:
    """The first objection upheld in a round takes the cue back; the second one takes the giver's points."""
    cue = state.cues[-1]
    state.objection = None
    state.waiting = False
    state.settled = True
    state.upheld += upheld
    if not upheld:
        return [(Ruled(cue.words, "stands"), None)]
    if silenced(state):
        return [(Ruled(cue.words, "silenced"), None)]
    state.cues.pop()
    state.phase = "cue1" if state.phase == "guess1" else "cue2"
    return [(Ruled(cue.words, "withdrawn"), None)]
