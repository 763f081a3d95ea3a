"""Reads a question in anybody's words: which attribute does it ask for? Rather none than a wrong one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from huetable.language.edit_distance import within_one_edit
from huetable.language.stems import stems_of

from .named_things import named_thing
from .phrases import PREPOSITIONS, STOP_WORDS, Phrase, phrases_by_word, weight

SURE: Final = 0.6
"""From here on a question counts as understood."""
LIKELY: Final = 0.38
"""Below it the answer is "I don't know". In between, the attribute's own word must be there, unrivalled."""
_AHEAD: Final = 0.15
_OWN_WORDS: Final = 3
"""How many phrases of an attribute, from the first on, are its own words."""

_OPEN: Final = frozenset(stems_of("what who whom whose why how where when which"))
_NEGATIVE: Final = frozenset(stems_of("not without no non never neither"))
_LONGEST: Final = 400


class Reading(NamedTuple):
    attribute: str
    flips: bool
    """Yes means that it is not so."""
    sure: float
    """How much of the question it explains, up to 1."""
    plain: bool = False
    """It is said with the attribute's own word, which stands for itself: "long", but not "long division"."""


class Naming(NamedTuple):
    """The question names a thing of the deck outright."""

    thing: str


@lru_cache(maxsize=4096)
def read_question(question: str) -> Reading | Naming | None:
    """The surest reading, if it is sure enough."""
    words = stems_of(question[:_LONGEST])
    if not words or words[0] in _OPEN:
        return None
    found = readings(question)
    thing = named_thing(question[:_LONGEST], surely=not found or found[0].sure < 1)
    if thing is not None:
        return Naming(thing)
    return found[0] if found and understood(found) else None


def understood(found: Sequence[Reading]) -> bool:
    """Whether the surest reading is sure enough, or at least plain and far ahead of the next one."""
    best, rival = found[0], found[1].sure if len(found) > 1 else 0.0
    return best.sure >= SURE or (best.plain and best.sure >= max(LIKELY, rival + _AHEAD))


def readings(question: str) -> list[Reading]:
    """Every attribute that the question could mean, the surest first."""
    said = stems_of(question[:_LONGEST])
    words = {_repaired(word) for word in said} - _NEGATIVE
    total = sum(map(weight, words))
    found: dict[str, list[Phrase]] = {}
    for attribute, phrase in {entry for word in words for entry in phrases_by_word().get(word, ())}:
        if phrase.words <= words:
            found.setdefault(attribute, []).append(phrase)
    flips = not _NEGATIVE.isdisjoint(said)
    order = sorted(found.items(), key=lambda item: (-_covered(item[1]), _best(item[1]).rank, item[0]))
    return [
        Reading(
            attribute, _best(matching).flips != flips, _covered(matching) / total, _is_plain(matching, said)
        )
        for attribute, matching in order
    ]


def _is_plain(matching: Sequence[Phrase], said: Sequence[str]) -> bool:
    """A word that goes with one that nobody knows may mean anything."""
    own = [phrase.words for phrase in matching if phrase.rank < _OWN_WORDS]
    after = dict(pairwise(said))
    return any(all(_is_known(after.get(word, "")) for word in words) for words in own)


def _is_known(word: str) -> bool:
    return weight(word) < 1 or word in phrases_by_word() or not word


def _covered(matching: Sequence[Phrase]) -> float:
    """How much all phrases for an attribute explain together: "swim or float" is twice the same."""
    return sum(map(weight, frozenset[str]().union(*(phrase.words for phrase in matching))))


def _best(matching: Sequence[Phrase]) -> Phrase:
    """The longest one says it best, and of those the surest."""
    return max(matching, key=lambda phrase: (sum(map(weight, phrase.words)), -phrase.rank))


@lru_cache(maxsize=4096)
def _repaired(word: str) -> str:
    """A word that nobody knows may be one with a slip in it."""
    known = phrases_by_word()
    if len(word) < 6 or word in known or word in STOP_WORDS or word in PREPOSITIONS:
        return word
    near = [other for other in known if other[0] == word[0] and within_one_edit(word, other)]
    return near[0] if len(near) == 1 else word
