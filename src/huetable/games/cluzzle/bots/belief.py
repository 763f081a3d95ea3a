"""What a seat believes about another's Cluzzle, from what everybody could hear and see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from huetable.core.rng import Rng
from huetable.games.cluzzle.rules.state import Exchange
from huetable.games.cluzzle.rules.view import View
from huetable.games.cluzzle.rules.words.deck import every_word

from .answer_likelihood import SAID, Floats, WordPool, word_pool


class Memory(NamedTuple):
    """How much of what was said to others somebody remembers."""

    share: float
    rng: Rng

    def remembers(self, number: int) -> bool:
        return self.share >= 1 or self.rng.fraction(f"memory/{number}") < self.share


def belief(view: View, seat: int, sculptor: int, at_sight: Floats, memory: Memory) -> Floats:
    """How likely each word is, all together 1, from how likely it was before any question."""
    pool = pool_of(view)
    likely = at_sight.copy()
    likely[[pool.words.index(word) for word in known_words(view) if word in pool.words]] = 0
    for number, said in enumerate(view.public.talk):
        if said.sculptor == sculptor:
            update_belief(pool, likely, said, heeds=said.asker == seat or memory.remembers(number))
    total = likely.sum()
    return likely / total if total > 0 else np.full(len(likely), 1 / len(likely))


def pool_of(view: View) -> WordPool:
    return word_pool(every_word(view.public.options, view.public.rules), view.public.options.language)


def answers_heard(view: View, sculptor: int) -> int:
    """How many answers that tell something everybody has heard about this Cluzzle."""
    return sum(said.sculptor == sculptor and said.answer in SAID for said in view.public.talk)


def known_words(view: View) -> Iterator[str]:
    """No thing comes twice in a match, so what is known to be elsewhere is not here."""
    yield from view.private.card
    yield from (shown.word for past in view.public.past for shown in past.cluzzles)
    yield from (cluzzle.word for cluzzle in view.public.cluzzles if cluzzle.word is not None)


def update_belief(pool: WordPool, likely: Floats, said: Exchange, *, heeds: bool) -> None:
    """Wrong guesses are on the table for all to see; answers are there for who has listened."""
    for guess in said.guesses:
        likely[pool.places(guess)] = 0
    fit = pool.likelihood(said.question, said.answer) if heeds and said.answer else None
    if fit is not None:
        likely *= fit
