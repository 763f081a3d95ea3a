"""What may be asked without a move: how a guess is spelled, what there is to ask, what a bot would answer."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from huetable.core.terms import Refusal
from huetable.language.folding import visible_text

from .rules.moves import SeatNumber, Text
from .rules.refusals.guesses import refuse_guessed_word
from .rules.refusals.questions import refuse_question_length
from .rules.state import Answer as Reply
from .rules.view import View
from .rules.words.folding import fold_guess

# What answers is imported where the first question is answered, beside the loop: a server should start without it.

SUGGESTED: Final = 5


class Spell(Struct, frozen=True, tag="spell", forbid_unknown_fields=True):
    """Is this what I mean? Whether it is right, the answer does not tell."""

    word: Text


class Suggest(Struct, frozen=True, tag="suggest", forbid_unknown_fields=True):
    """What could I ask about this sculptor's Cluzzle, having typed this much?"""

    sculptor: SeatNumber
    text: Text


class LookAtMenu(Struct, frozen=True, tag="menu", forbid_unknown_fields=True):
    """All questions that a bot understands for sure."""


class Advise(Struct, frozen=True, tag="advise", forbid_unknown_fields=True):
    """What would a bot answer to this about my thing?"""

    question: Text


class Spelling(Struct, frozen=True, tag="spelling"):
    word: str
    """As it would be written down."""
    meant: str | None
    """The word of the deck that it counts as; None if there is none such, which need not make it wrong."""
    near: tuple[str, ...]
    """Words of the deck that are spelled nearly so, where it counts as none."""
    tried: str | None = None
    """A wrong guess at the same Cluzzle that counts as the same word."""


class Suggested(Struct, frozen=True, tag="suggested"):
    questions: tuple[str, ...]
    open: bool = False
    """What was typed cannot be answered with yes or no: "What colour is it?"."""
    asked_open: bool = False
    """Neither could the last question about this Cluzzle, and so nobody knew an answer."""


class MenuGroup(Struct, frozen=True):
    title: str
    questions: tuple[str, ...]


class QuestionMenu(Struct, frozen=True, tag="menu"):
    groups: tuple[MenuGroup, ...]


class Advised(Struct, frozen=True, tag="advised"):
    answer: Reply
    """A bot that does not know says nothing about what you know."""


Question = Spell | Suggest | LookAtMenu | Advise
Answer = Spelling | Suggested | QuestionMenu | Advised


def consult(view: View, question: Question) -> Answer | Refusal:
    match question:
        case Spell(word=word):
            return spell(view, word)
        case Suggest(sculptor=sculptor, text=text):
            return refuse_question_length(text) or suggest(view, sculptor, text)
        case LookAtMenu():
            return question_menu(view)
        case _:
            return refuse_question_length(question.question) or advise(view, question.question)


def question_menu(view: View) -> QuestionMenu:
    from .knowledge.question_menu import groups

    return QuestionMenu(tuple(MenuGroup(*each) for each in groups(view.public.options.language)))


def suggest(view: View, sculptor: int, text: str) -> Suggested:
    from .knowledge.question_menu import suggestions
    from .knowledge.question_reading import is_open

    talk = [said for said in view.public.talk if said.sculptor == sculptor]
    asked = [said.question for said in talk]
    unanswered = bool(talk) and talk[-1].answer == "unknown"
    language = view.public.options.language
    return Suggested(
        suggestions(text, asked, SUGGESTED, language),
        is_open(text, language),
        unanswered and is_open(talk[-1].question, language),
    )


def advise(view: View, question: str) -> Advised:
    from .knowledge.answering import answer

    return Advised(answer(view.private.choice or "", question, view.public.options.language))


def spell(view: View, word: str) -> Spelling | Refusal:
    from .spelling_suggestions import similar_words, word_meant

    refusal = refuse_guessed_word(word)
    if refusal is not None:
        return refusal
    known = word_meant(word, view.public.options, view.public.rules)
    return Spelling(
        visible_text(word),
        known,
        () if known else similar_words(word, view.public.options, view.public.rules),
        _tried(view, word, known),
    )


def _tried(view: View, word: str, known: str | None) -> str | None:
    from .spelling_suggestions import word_meant

    public = view.public
    sculptor = public.talk[-1].sculptor if public.talk else None
    folded = fold_guess(word, public.options.language)
    for guess in (guess for said in public.talk if said.sculptor == sculptor for guess in said.guesses):
        same = known is not None and word_meant(guess, public.options, public.rules) == known
        if same or fold_guess(guess, public.options.language) == folded:
            return guess
    return None
