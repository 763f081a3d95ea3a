"""Guessing: when, and what. What is compared is what everybody can see, so a refusal says nothing about the word."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.cluzzle.rules import clauses
from huetable.games.cluzzle.rules.legal_moves import must_ask_again
from huetable.games.cluzzle.rules.state import GUESS_LETTERS, State
from huetable.games.cluzzle.rules.words.folding import fold_guess
from huetable.language.folding import fold_phrase, visible_text

from .questions import refuse_outside_turns


def refuse_guess(state: State, seat: Seat, word: str) -> Refusal | None:
    return refuse_guessing_now(state, seat) or refuse_guessed_word(word) or _refuse_second_time(state, word)


def refuse_guessing_now(state: State, seat: Seat) -> Refusal | None:
    outside = refuse_outside_turns(state, seat)
    if outside is not None:
        return outside
    if state.phase == "ask":
        return _refuse_before_question(state, seat)
    return _refuse_after_question(state, seat)


def _refuse_before_question(state: State, seat: Seat) -> Refusal:
    if seat != state.asker:
        return Refusal(clauses.NOT_A_GUESS, {"asker": state.asker}, "turn")
    if must_ask_again(state):
        return Refusal(clauses.NOT_A_GUESS, {"sculptor": state.talk[-1].sculptor}, "ask_again")
    return Refusal(clauses.NOT_A_GUESS, {}, "ask_first")


def _refuse_after_question(state: State, seat: Seat) -> Refusal | None:
    last = state.talk[-1]
    if seat == last.asker:
        waits = Refusal(clauses.NOT_A_GUESS, {"sculptor": last.sculptor}, "unanswered")
        return waits if state.phase == "answer" else None
    if seat == last.sculptor:
        return Refusal(clauses.NOT_A_GUESS, {"asker": last.asker}, "own")
    return Refusal(clauses.NOT_A_GUESS, {"asker": last.asker}, "turn")


def refuse_guessed_word(word: str) -> Refusal | None:
    if len(word) > GUESS_LETTERS:
        return Refusal(clauses.NOT_A_GUESS, {"most": GUESS_LETTERS, "characters": len(word)}, "long")
    return None if fold_phrase(visible_text(word)) else Refusal(clauses.NOT_A_GUESS, {}, "empty")


def _refuse_second_time(state: State, word: str) -> Refusal | None:
    sculptor = state.talk[-1].sculptor
    language = state.options.language
    guesses = (guess for said in state.talk if said.sculptor == sculptor for guess in said.guesses)
    if fold_guess(word, language) not in {fold_guess(guess, language) for guess in guesses}:
        return None
    return Refusal(clauses.GUESSED_BEFORE, {"word": visible_text(word), "sculptor": sculptor})
