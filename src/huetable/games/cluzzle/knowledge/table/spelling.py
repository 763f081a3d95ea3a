"""What can be asked about the word itself: its letters, its length, its words, its rhymes."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, Literal

from huetable.games.cluzzle.rules.state import Answer
from huetable.language.folding import without_accents

Feature = Literal["starts", "ends", "contains", "letters", "words", "syllables", "before", "rhymes", "double"]
VOWELS: Final = "aeiou"
_SOUNDS: Final = re.compile(r"[aeiouy]+")
_OTHER_SOUNDS: Final = re.compile(r"(?:qu|gu)(?=[ei])[ei]|[iu]?[aeo][iuy]?|[iu]+|y")
"""Vowels that are said together, in Spanish, Portuguese and German: "ie", "ua", "ei", "au"."""
_LAST_SOUND: Final = re.compile(r"[aeiouy]+[^aeiouy]*e?$|[aeiouy]+$")


def answer(
    word: str, feature: Feature, argument: str, relation: str, count: int, language: str = "en"
) -> Answer:
    plain = re.sub(r"[^a-z ]", " ", without_accents(word)).strip()
    if not plain:
        return "unknown"
    if feature == "rhymes":
        return _rhymes(plain, argument) if language == "en" else "unknown"
    if feature in ("letters", "words", "syllables"):
        return "yes" if related(_number(plain, feature, language), relation, count) else "no"
    return "yes" if _has_letter(plain, feature, argument) else "no"


def _has_letter(plain: str, feature: Feature, argument: str) -> bool:
    """One of several letters, where there are several."""
    match feature:
        case "starts":
            return plain[0] in argument
        case "ends":
            return plain[-1] in argument
        case "before":
            return plain[0] < argument
        case "double":
            return any(one == other != " " for one, other in pairwise(plain))
        case _:
            return argument in plain


def _number(plain: str, feature: Feature, language: str) -> int:
    if feature == "letters":
        return len(plain.replace(" ", ""))
    return len(plain.split()) if feature == "words" else syllables(plain, language)


def syllables(text: str, language: str = "en") -> int:
    """As well as spelling tells; only English has an "e" at the end that nobody says."""
    if language != "en":
        return sum(max(1, len(_OTHER_SOUNDS.findall(word))) for word in text.split())
    return sum(
        max(1, len(_SOUNDS.findall(re.sub(r"(?<=[^aeiouyl])e$|(?<=[^l])es$", "", word))))
        for word in text.split()
    )


def related(known: float, relation: str, count: float) -> bool:
    match relation:
        case "more":
            return known > count
        case "less":
            return known < count
        case "least":
            return known >= count
        case "most":
            return known <= count
        case _:
            return known == count


def _rhymes(plain: str, other: str) -> Answer:
    """The same last sound is spelled the same, or else differs in its last letter; in between only ears can tell."""
    own, theirs = _LAST_SOUND.search(plain), _LAST_SOUND.search(other)
    if own is None or theirs is None:
        return "unknown"
    if own[0] == theirs[0]:
        return "yes"
    return "no" if own[0].rstrip("e")[-1:] != theirs[0].rstrip("e")[-1:] else "unknown"
