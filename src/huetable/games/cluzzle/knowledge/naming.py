"""Which thing a word on a card is, in whatever language: everything that is known goes by its name in English."""

from __future__ import annotations

from functools import lru_cache

from huetable.games.cluzzle.rules.words.decks import thing_in

from .foreign.nouns import listed_noun
from .table.lookup import known_thing


@lru_cache(maxsize=8192)
def thing_named(word: str, language: str) -> str | None:
    """None if nothing is known about such a thing. A thing of the deck goes by its own word; a word of the host's may be any."""
    if language == "en":
        return known_thing(word)
    return thing_in(word, language) or listed_noun(word, language)
