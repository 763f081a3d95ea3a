"""The things on the cards: our own deck, mixed with the host's words or made of them alone."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from huetable.core.rng import Rng
from huetable.games.cluzzle.rules.state import CARD_WORDS, GUESS_LETTERS, RULES, Card, Options
from huetable.language.folding import on_one_line, visible_text

from .decks import deck_in
from .folding import fold_guess
from .things import THINGS
from .word_forms import accepted_forms

_SEPARATORS = re.compile(r"[,;\n]+")
GRADES = 3
_A_GRADE = CARD_WORDS // GRADES


@lru_cache(maxsize=64)
def own_words(options: Options, rules: int = RULES) -> tuple[str, ...]:
    """The host's words as they will stand on cards, without those that would be the same guess as one before."""
    taken = set() if options.only_own else _listed_forms(options.language, rules)
    found = []
    for part in _SEPARATORS.split(options.words):
        word = on_one_line(part) if rules == 1 else visible_text(part)
        forms = accepted_forms(word, rules, options.language)
        if fold_guess(word, options.language) and taken.isdisjoint(forms):
            taken |= forms
            found.append(word)
    return tuple(found)


def _listed_forms(language: str, rules: int) -> set[str]:
    return {form for word in deck_in(language) for form in accepted_forms(word, rules, language)}


def every_word(options: Options, rules: int = RULES) -> tuple[str, ...]:
    """Whatever may stand on a card of this match."""
    own = own_words(options, rules)
    return own if options.only_own else (*deck_in(options.language), *own)


def too_long_word(options: Options, rules: int = RULES) -> str | None:
    """A word of the host's that nobody could type as a guess."""
    return next((word for word in own_words(options, rules) if len(word) > GUESS_LETTERS), None)


def deal(options: Options, count: int, seen: Collection[str], rng: Rng, rules: int = RULES) -> list[Card]:
    """This many cards of six things each, none twice and the easiest first; what was seen comes last, if at all."""
    piles = _piles(options, rules)
    for grade, pile in enumerate(piles):
        rng.shuffle(pile, f"deck/{grade}")
        pile.sort(key=lambda word: word not in seen)
    return [_card(piles) for _ in range(count)]


def _piles(options: Options, rules: int) -> list[list[str]]:
    """One pile for each grade; nobody has graded the host's words, so they are spread evenly."""
    graded = () if options.only_own else deck_in(options.language).values()
    piles = [
        [each.word for each in graded if THINGS[each.thing].grade == grade] for grade in range(1, GRADES + 1)
    ]
    for number, word in enumerate(own_words(options, rules)):
        piles[number % GRADES].append(word)
    return piles


def _card(piles: list[list[str]]) -> Card:
    """Two of each grade; where a pile has run out, from the fullest one."""
    return tuple((pile or max(piles, key=len)).pop() for pile in piles for _ in range(_A_GRADE))
