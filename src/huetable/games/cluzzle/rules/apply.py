"""What moves do: each function is a clause or two of RULES.md."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Forfeit, Seat, TableMove, TimerExpired, VoteEnded
from huetable.language.folding import visible_text

from .events import Accused, Answered, Asked, Chose, Corrected, Guessed, Kept, PassedOn, Solved, WasContent
from .gallery import close_if_content, next_game_or_end, open_gallery, settle_accusation
from .legal_moves import asked_this_turn
from .moves import Accuse, Ask, Choose, Content, Correct, Guess, Keep, Move, NoGuess, Reply, Seal
from .sculpting import expire_sculpting_timer, seal, seal_as_it_stands
from .state import QUESTIONS_A_TURN, Accusation, Answer, Exchange, Sculpture, State
from .turns import next_turn, proceed
from .words.word_forms import matches


def apply(state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
    match move:
        case Choose() | Keep() | Seal():
            return sculpt(state, seat, move)
        case Accuse() | Content():
            return gallery_move(state, seat, move)
        case Forfeit(seat=late):
            return forfeit(state, late)
        case TimerExpired() | VoteEnded():
            return table_move(state, move)
        case _:
            return take_turn(state, seat, move)


def take_turn(state: State, seat: Seat, move: Ask | Reply | Correct | Guess | NoGuess) -> list[Emitted]:
    match move:
        case Ask(sculptor=sculptor, question=question):
            return ask(state, seat, sculptor, visible_text(question))
        case Reply(answer=answer, bot=bot):
            return reply(state, seat, answer, bot=bot)
        case Correct(answer=answer):
            return correct(state, answer)
        case _:
            return guess(state, seat, move)


def sculpt(state: State, seat: Seat, move: Choose | Keep | Seal) -> list[Emitted]:
    mine = state.sculptors[seat]
    match move:
        case Choose(word=word):
            mine.choice = word
            return [(Chose(word), seat)]
        case Keep(clay=clay, note=note):
            mine.draft = Sculpture(clay, visible_text(note))
            return [(Kept(clay), seat)]
        case _:
            mine.choice = move.word or mine.choice
            return seal(state, seat, Sculpture(move.clay, visible_text(move.note), move.bot))


def ask(state: State, seat: Seat, sculptor: Seat, question: str) -> list[Emitted]:
    state.talk.append(Exchange(state.round, seat, sculptor, question))
    state.phase = "answer"
    return [(Asked(seat, sculptor, question), None)]


def reply(state: State, seat: Seat, answer: Answer, *, bot: bool) -> list[Emitted]:
    state.talk[-1] = replace(state.talk[-1], answer=answer, bot=bot)
    state.phase = "ask" if another_question(state) else "guess"
    return [(Answered(seat, answer, bot), None)]


def another_question(state: State) -> bool:
    """After "I don't know", but not for ever."""
    asked = sum(asked_this_turn(state, said) for said in state.talk)
    return state.talk[-1].answer == "unknown" and asked < QUESTIONS_A_TURN


def correct(state: State, answer: Answer) -> list[Emitted]:
    """In the turn itself it goes on from the better answer; afterwards who asked may guess once more. Bots correct
    nothing, so that it is the sculptor's own answer from now on.
    """
    last = state.talk[-1]
    before = last.answer or answer
    state.talk[-1] = replace(last, answer=answer, before=before, bot=False)
    goes_on = asked_this_turn(state, last) and not state.turns_over
    state.phase = "ask" if goes_on and another_question(state) else "guess"
    return [(Corrected(last.sculptor, before, answer), None)]


def guess(state: State, seat: Seat, move: Guess | NoGuess) -> list[Emitted]:
    if isinstance(move, NoGuess):
        return [(PassedOn(seat, asked=True), None), *continue_play(state)]
    last = state.talk[-1]
    sculptor = state.sculptors[last.sculptor]
    word = visible_text(move.word)
    right = matches(sculptor.choice or "", word, state.rules, state.options.language)
    state.talk[-1] = replace(last, guesses=(*last.guesses, word), right=right)
    if not right:
        return [(Guessed(seat, last.sculptor, word), None), *continue_play(state)]
    return [*solve(state, last), *continue_play(state)]


def solve(state: State, said: Exchange) -> list[Emitted]:
    """Sculptor and solver score the number of the round in which the question was asked."""
    sculptor = state.sculptors[said.sculptor]
    sculptor.solver = said.asker
    sculptor.points = said.round
    state.scores[said.sculptor] += said.round
    state.scores[said.asker] += said.round
    return [(Solved(said.asker, said.sculptor, sculptor.choice or "", said.round), None)]


def continue_play(state: State) -> list[Emitted]:
    """To the next turn; or, after a second guess, to the turn that was waiting or to the gallery."""
    if state.turns_over:
        return open_gallery(state)
    return next_turn(state) if asked_this_turn(state, state.talk[-1]) else proceed(state)


def gallery_move(state: State, seat: Seat, move: Accuse | Content) -> list[Emitted]:
    if isinstance(move, Accuse):
        state.accusation = Accusation(seat, move.sculptor)
        return [(Accused(seat, move.sculptor), None)]
    emitted: list[Emitted] = [(WasContent(seat), None)]
    if state.phase == "closing":
        return emitted + open_gallery(state)
    state.sculptors[seat].content = True
    return emitted + close_if_content(state)


def forfeit(state: State, seat: Seat) -> list[Emitted]:
    if state.phase == "sculpt":
        return seal_as_it_stands(state, seat)
    return [(PassedOn(seat, asked=False), None), *next_turn(state)]


def table_move(state: State, move: TableMove) -> list[Emitted]:
    if isinstance(move, VoteEnded):
        return settle_accusation(state, cast("Accusation", state.accusation), upheld=move.upheld)
    if state.phase == "sculpt":
        return expire_sculpting_timer(state)
    return open_gallery(state) if state.phase == "closing" else next_game_or_end(state)
