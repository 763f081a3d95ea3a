"""Which moves and sculptures do not count, and by which clause."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.cluzzle.rules.moves import (
    Accuse,
    Ask,
    Choose,
    Content,
    Correct,
    Guess,
    Keep,
    Move,
    NoGuess,
    Reply,
    Seal,
)
from huetable.games.cluzzle.rules.state import State

from .answers import refuse_answer, refuse_correction
from .gallery import refuse_accusation, refuse_content
from .guesses import refuse_guess, refuse_guessing_now
from .questions import refuse_question
from .sculpting import refuse_after_seal, refuse_sculpting
from .sculptures import check_sculpture


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Choose() | Keep() | Seal():
            return refuse_sculpting(state, seat, move)
        case Ask():
            return refuse_question(state, seat, move)
        case Reply():
            return refuse_answer(state, seat)
        case Correct(answer=answer):
            return refuse_correction(state, seat, answer)
        case _:
            return _check_guess_or_gallery(state, seat, move)


def _check_guess_or_gallery(
    state: State, seat: Seat, move: Guess | NoGuess | Accuse | Content
) -> Refusal | None:
    match move:
        case Guess(word=word):
            return refuse_guess(state, seat, word)
        case NoGuess():
            return refuse_guessing_now(state, seat)
        case Accuse(sculptor=sculptor):
            return refuse_accusation(state, seat, sculptor)
        case Content():
            return refuse_content(state, seat)


def check_blob(state: State, seat: Seat, data: bytes) -> Refusal | None:
    """Handed in while one sculpts, and nothing but a sculpture."""
    return refuse_after_seal(state, seat) or check_sculpture(data, photos=state.options.photos)
