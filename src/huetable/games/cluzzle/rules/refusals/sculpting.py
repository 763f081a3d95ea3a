"""Choosing a thing, saving a draft and sealing."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.cluzzle.rules import clauses
from huetable.games.cluzzle.rules.legal_moves import unsealed_seats
from huetable.games.cluzzle.rules.moves import Choose, Keep, Seal
from huetable.games.cluzzle.rules.state import GUESS_LETTERS, NOTE_LETTERS, Sculpture, State
from huetable.games.cluzzle.rules.words.word_forms import names_word
from huetable.language.folding import visible_text


def refuse_sculpting(state: State, seat: Seat, move: Choose | Keep | Seal) -> Refusal | None:
    return refuse_after_seal(state, seat) or _refuse_work(state, seat, move)


def refuse_after_seal(state: State, seat: Seat) -> Refusal | None:
    """Everybody's sculpture is sealed once the questions begin."""
    if state.phase != "sculpt":
        return Refusal(clauses.ALREADY_SEALED, {}, "all")
    if state.sculptors[seat].sculpture is None:
        return None
    return Refusal(clauses.ALREADY_SEALED, {"waiting": unsealed_seats(state)}, "yours")


def _refuse_work(state: State, seat: Seat, move: Choose | Keep | Seal) -> Refusal | None:
    match move:
        case Choose(word=word):
            return _refuse_choice(state, seat, word)
        case Keep():
            return _refuse_note_length(move.note) or _refuse_draft(state, seat, move)
        case Seal():
            return _refuse_note_length(move.note) or _refuse_seal(state, seat, move)


def _refuse_choice(state: State, seat: Seat, word: str) -> Refusal | None:
    mine = state.sculptors[seat]
    if word == mine.choice:
        return Refusal(clauses.NOT_ON_YOUR_CARD, {"word": word}, "chosen")
    return _refuse_word(state, seat, word)


def _refuse_word(state: State, seat: Seat, word: str) -> Refusal | None:
    if word in state.sculptors[seat].card:
        return None
    # What was sent as a word may be thousands of characters long.
    seen = visible_text(word)[:GUESS_LETTERS]
    return Refusal(clauses.NOT_ON_YOUR_CARD, {"word": seen} if seen else {}, "other" if seen else "none")


def _refuse_note_length(note: str) -> Refusal | None:
    if len(note) <= NOTE_LETTERS:
        return None
    return Refusal(clauses.BAD_NOTE, {"most": NOTE_LETTERS, "characters": len(note)}, "long")


def _refuse_draft(state: State, seat: Seat, draft: Keep) -> Refusal | None:
    if state.time != "on":
        return Refusal(clauses.NO_NEW_DRAFT, {}, "late")
    same = state.sculptors[seat].draft == Sculpture(draft.clay, visible_text(draft.note))
    return Refusal(clauses.NO_NEW_DRAFT, {}, "same") if same else None


def _refuse_seal(state: State, seat: Seat, move: Seal) -> Refusal | None:
    word = move.word or state.sculptors[seat].choice or ""
    refusal = _refuse_word(state, seat, word)
    if refusal is not None:
        return refusal
    named = names_word(move.note, word, state.rules, state.options.language)
    return Refusal(clauses.BAD_NOTE, {"word": word}, "names") if named else None
