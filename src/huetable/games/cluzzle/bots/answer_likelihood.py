"""How likely which answer is, for every attribute and every word that could be on a card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from huetable.games.cluzzle.knowledge.facts import ATTRIBUTES, fact
from huetable.games.cluzzle.knowledge.query import answer_query
from huetable.games.cluzzle.knowledge.question_reading import read_question
from huetable.games.cluzzle.rules.state import Answer
from huetable.games.cluzzle.rules.words.decks import thing_in
from huetable.games.cluzzle.rules.words.languages import ENGLISH
from huetable.games.cluzzle.rules.words.word_forms import matches

Floats = npt.NDArray[np.float64]

SAID: Final[tuple[Answer, ...]] = ("yes", "no", "partly", "sometimes")
"""The answers that tell something."""

_SAYS: Final[dict[Answer, tuple[float, ...]]] = {
    "yes": (0.84, 0.09, 0.04, 0.03),
    "no": (0.08, 0.87, 0.03, 0.02),
    "partly": (0.22, 0.20, 0.50, 0.08),
    "sometimes": (0.25, 0.20, 0.07, 0.48),
    "unknown": (0.25, 0.45, 0.15, 0.15),
}
"""What is said, by what is true. People see things differently, and now and then they err."""

_VALUES: Final[dict[Answer, float]] = {"yes": 1.0, "no": 0.0, "partly": 0.5, "sometimes": 0.5, "unknown": 0.3}
"""How far something is true."""

NAMES: Final = tuple(ATTRIBUTES)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


class WordPool:
    """All words that could be on a card, and what would be said about each of them."""

    def __init__(self, words: tuple[str, ...], language: str) -> None:
        self.words = words
        self.language = language
        self.things = tuple(thing_in(word, language) or word for word in words)
        """In English, whose names the looks and attributes go by; what is no thing of the deck goes by its own name."""
        self.says = np.array([[_SAYS[fact(word, name, language)] for word in words] for name in NAMES])
        """By attribute, word and answer."""
        self.values: Floats = np.array([attribute_values(thing) for thing in self.things])
        """By word and attribute: how far it is true."""
        self.doubt: Floats = -(self.says * np.log2(self.says)).sum(axis=2)
        """How open an answer is even where the word is known."""

    def likelihood(self, question: str, answer: Answer) -> Floats | None:
        """How well each word goes with an answer; None if it tells nothing."""
        query = read_question(question, self.language)
        if query is None or answer not in SAID:
            return None
        true = [answer_query(word, query, self.language) for word in self.words]
        return np.array([_SAYS[said][SAID.index(answer)] for said in true])

    def places(self, guess: str) -> list[int]:
        """Which words a guess would have been right for."""
        right = (matches(word, guess, language=self.language) for word in self.words)
        return [number for number, fits in enumerate(right) if fits]


def attribute_values(word: str) -> tuple[float, ...]:
    return tuple(_VALUES[fact(word, name)] for name in NAMES)


@lru_cache(maxsize=8)
def word_pool(words: tuple[str, ...], language: str = ENGLISH) -> WordPool:
    return WordPool(words, language)
