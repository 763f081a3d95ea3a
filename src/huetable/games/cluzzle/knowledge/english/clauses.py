"""One clause of a question: whether the thing does something or people do, and the words that matter."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from .function_words import STOP_WORDS, WEAK_WORDS
from .phrases import base_form, vocabulary
from .slips import repaired

AUXILIARY: Final = (
    r"(?:is|are|am|was|were|does|do|did|can|could|would|will|shall|should|may|might|must|has|have|had)"
)
_IT: Final = r"(?:it|this|that|they|these|those|he|she|the (?:thing|object|item|word|answer|cluzzle|sculpture)|your (?:thing|object|item|word|cluzzle|sculpture|one))"
_PEOPLE: Final = r"(?:you|i|we|one|people|someone|somebody|anyone|anybody|everyone|everybody|a person|a human|most people|some people|lots of people|many people|a lot of people|all people)"
_SUBJECT_IT: Final = re.compile(rf"^(?:{AUXILIARY} )?(?:not )?{_IT}\b")
_SUBJECT_PEOPLE: Final = re.compile(rf"^(?:{AUXILIARY} )?(?:not )?{_PEOPLE}\b")
_RELATIVE: Final = re.compile(
    rf"\b(?:something|anything|thing|one|object|item|stuff|that|which|where|animal|food|tool|place|machine|toy|device|clothing|instrument) (?:{_PEOPLE}|a|an|the|children|my|your) ?"
)
_ADVERB: Final = r"(?:(?:usually|often|sometimes|normally|mostly|mainly|commonly|ever|generally|typically|also|always|regularly|only|frequently|being|by people|in fact) )*"
_PASSIVE: Final = re.compile(
    rf"\b(?:is|are|was|were|be|been|being|get|gets)(?: {_IT})? {_ADVERB}"
    r"(?:(?!(?:need|red|bed|seed|feed|weed|speed|used to (?:be|live)|scared|covered|related|connected|associated|supposed|pointed|coloured|shaped|striped|spotted|curved|naked|wicked)\b)\w+ed|"
    r"eaten|worn|ridden|driven|drawn|written|thrown|held|built|grown|cut|read|drunk|hung|put|hit|blown|sung|shot|fed|caught|"
    r"bought|made|sold|given|taken|sent|worn|fought|folded|bent|spent|wound|lit|hunted|ground|shaken|kept|thrown|flown|dug|sewn|seen|heard|touched)\b"
)
_PURPOSE: Final = re.compile(
    r"\b(?:for|by|to) \w+ing\b|\bused (?:to|for|in|as|when|with|by|at|on|every|often)\b|\b(?:something|anything|thing|good|easy|hard|difficult|fun|nice|safe|dangerous|necessary|useful|comfortable|made|meant|designed|supposed|intended) (?:\w+ )?to (?!do with)\w+|\bfor (?:eating|drinking|sitting)"
)
_WANTS: Final = re.compile(
    r"\b(?:need|needs|have|has|like|likes|able|want|wants|tend|tends|love|loves|seem|seems|allowed|about|use|learn|start) to\b"
)
_NEGATIVE: Final = frozenset({"not", "no", "never", "non", "neither", "nor", "unable", "lack", "lacks"})
_ON_BODY: Final = re.compile(
    r" (on|around|over|in)(?: to| top of)?(?: your| my| the| his| her| their| our| a| its| one| people)? "
    r"(head|hand|foot|face|finger|neck|wrist|waist|arm|leg|ear|chest|wall|ear|shoulder)s?\b(?! ?(?:to|while|when|of|made|and use|use))"
)
"""Where something is worn: "put it on your head" is not "put your head on it"."""


class Clause(NamedTuple):
    text: str
    mode: str
    """Whose deed it is: "it", "you", "they" where somebody else does it, or "any" where nobody is named."""
    words: frozenset[str]
    weak: frozenset[str]
    negated: bool
    strange: bool
    """There is a word in it that nobody knows."""


def clause_of(text: str) -> Clause:
    mode, rest = _mode(_ON_BODY.sub(r" \1-\2 ", text))
    if re.match(r"(?:was|were) ", text):
        rest += " was"
    words = [base for word in rest.replace(",", " ").split() for base in _bases(word)]
    negated = sum(word in _NEGATIVE for word in words) % 2 == 1
    said = frozenset(word for word in words if word not in STOP_WORDS and word not in _NEGATIVE)
    return Clause(
        text,
        mode,
        said - WEAK_WORDS,
        said & WEAK_WORDS,
        negated,
        any(word not in vocabulary() for word in said),
    )


def _bases(word: str) -> list[str]:
    """Words with a hyphen are taken as they are where they are known, and apart otherwise."""
    whole = base_form(word)
    if "-" in word and whole not in vocabulary():
        return [base for part in word.split("-") for base in _bases(part)]
    return [repaired(whole) if whole not in vocabulary() and whole not in _NEGATIVE else whole]


def _mode(text: str) -> tuple[str, str]:
    """Who does it, and the text without that."""
    people = _SUBJECT_PEOPLE.match(text)
    if people is not None:
        return "you", text[people.end() :]
    thing = _SUBJECT_IT.match(text)
    if thing is None:
        asks = re.match(rf"^{AUXILIARY} ", text)
        return ("they", text[asks.end() :]) if asks else ("any", text)
    rest = text[thing.end() :]
    relative = _RELATIVE.search(rest)
    if relative is not None:
        return "you", _without_people(rest)
    if _PASSIVE.search(text) or (_PURPOSE.search(rest) and not _WANTS.search(rest)):
        return "you", rest
    return "it", rest


def _without_people(text: str) -> str:
    return re.sub(rf"\b{_PEOPLE}\b", " ", text, count=1)
