"""Which moves do not count, and by which clause."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.language.folding import fold_phrase, visible_text

from . import clauses
from .legal_moves import (
    accusable_seats,
    askable_seats,
    correctable_answer,
    must_ask_again,
    only_bots_answered,
    whose_turn,
)
from .moves import Accuse, Ask, Choose, Content, Correct, Guess, Keep, Move, NoGuess, Reply, Seal
from .sculpture_check import check_sculpture
from .state import CARD_WORDS, GUESS_LETTERS, RULES, Answer, Options, Sculpture, State
from .words.deck import own_words, too_long_word
from .words.word_forms import names_word


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Choose() | Keep() | Seal():
            return refuse_turn(state, seat, "sculpt") or refuse_sculpting(state, seat, move)
        case Ask():
            return refuse_turn(state, seat, "ask") or refuse_question(state, seat, move)
        case Correct(answer=answer):
            return refuse_correction(state, seat, answer)
        case Guess(word=word):
            return refuse_turn(state, seat, "guess") or refuse_guess(state, word)
        case Accuse(sculptor=sculptor):
            return refuse_accusation(state, seat, sculptor)
        case _:
            return refuse_turn(state, seat, *_PHASES[type(move)])


_PHASES: dict[type, tuple[str, ...]] = {
    Reply: ("answer",),
    NoGuess: ("guess",),
    Content: ("gallery", "closing"),
}


def refuse_turn(state: State, seat: Seat, *phases: str) -> Refusal | None:
    return None if state.phase in phases and seat in whose_turn(state) else Refusal(clauses.NOT_YOUR_TURN)


def refuse_sculpting(state: State, seat: Seat, move: Choose | Keep | Seal) -> Refusal | None:
    mine = state.sculptors[seat]
    if isinstance(move, Keep):
        same = mine.draft == Sculpture(move.clay, visible_text(move.note))
        return Refusal(clauses.NO_NEW_DRAFT) if same or state.time != "on" else None
    word = move.word or mine.choice
    if word not in mine.card or (isinstance(move, Choose) and word == mine.choice):
        return Refusal(clauses.NOT_ON_YOUR_CARD, {"word": word or "…"})
    named = isinstance(move, Seal) and names_word(move.note, word or "", state.rules)
    return Refusal(clauses.NOTE_NAMES_THE_THING, {"word": word or ""}) if named else None


def refuse_question(state: State, seat: Seat, move: Ask) -> Refusal | None:
    if move.sculptor not in askable_seats(state, seat):
        return Refusal(
            clauses.ASK_THE_SAME_SCULPTOR if must_ask_again(state) else clauses.NOT_OPEN_TO_QUESTIONS
        )
    return None if any(c.isalpha() for c in visible_text(move.question)) else Refusal(clauses.NOT_A_QUESTION)


def refuse_correction(state: State, seat: Seat, answer: Answer) -> Refusal | None:
    """An answer that stays the same is no correction."""
    said = correctable_answer(state, seat)
    return Refusal(clauses.NOTHING_TO_CORRECT) if said is None or said.answer == answer else None


def refuse_guess(state: State, word: str) -> Refusal | None:
    """What is compared is what everybody can see, so that a refusal says nothing about the word."""
    if not fold_phrase(visible_text(word)):
        return Refusal(clauses.NOT_A_GUESS)
    sculptor = state.talk[-1].sculptor
    made = {fold_phrase(guess) for said in state.talk if said.sculptor == sculptor for guess in said.guesses}
    return (
        Refusal(clauses.GUESSED_BEFORE, {"word": visible_text(word)}) if fold_phrase(word) in made else None
    )


def refuse_accusation(state: State, seat: Seat, sculptor: Seat) -> Refusal | None:
    if sculptor in accusable_seats(state, seat):
        return None
    bots = state.phase == "gallery" and sculptor != seat and only_bots_answered(state, sculptor)
    return Refusal(clauses.BOTS_HAVE_ANSWERED if bots else clauses.CANNOT_ACCUSE)


def refuse_options(options: Options, seats: int) -> Refusal | None:
    return refuse_options_for_version(RULES, options, seats)


def refuse_options_for_version(version: int, options: Options, seats: int) -> Refusal | None:
    if options.first is not None and options.first >= seats:
        return Refusal(clauses.NO_SUCH_FIRST_ASKER, {"seat": options.first, "seats": seats})
    long = too_long_word(options, version)
    if long is not None:
        return Refusal(
            clauses.BAD_OWN_WORDS, {"problem": f"“{long[:60]}” has more than {GUESS_LETTERS} letters."}
        )
    needed, there = seats * options.games * CARD_WORDS, len(own_words(options, version))
    if options.only_own and there < needed:
        return Refusal(
            clauses.BAD_OWN_WORDS, {"problem": f"{needed} words are needed, and there are {there}."}
        )
    return None


def friends_only(options: Options) -> bool:
    """Photos are for people who know each other."""
    return options.photos


def check_blob(state: State, seat: Seat, data: bytes) -> Refusal | None:
    """Handed in while one sculpts, and nothing but a sculpture."""
    if state.phase != "sculpt" or state.sculptors[seat].sculpture is not None:
        return Refusal(clauses.ALREADY_SEALED)
    return check_sculpture(data, photos=state.options.photos)
