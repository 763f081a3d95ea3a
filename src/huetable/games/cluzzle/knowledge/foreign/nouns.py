"""Things that the host names in another language than English."""

from __future__ import annotations

from huetable.games.cluzzle.knowledge.table.lookup import listed_thing

from .lexicon import lexicon


def listed_noun(word: str, language: str) -> str | None:
    """The thing that something is known about; None if the word is not in our list, or means none."""
    meant = (each.english for each in lexicon(language).meanings(word.lower()) if each.kind == "noun")
    return next((thing for each in meant if (thing := listed_thing(each)) is not None), None)
