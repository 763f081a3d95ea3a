"""Questions about the word itself."""

from __future__ import annotations

import re
from typing import Final

from huetable.games.cluzzle.knowledge.query import IsSpelled, Opposite, Query
from huetable.games.cluzzle.knowledge.table.spelling import VOWELS

from .numbers import NUMBER, RELATION, number, relation

_CONSONANTS: Final = "bcdfghjklmnpqrstvwxyz"
_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"
_LETTER: Final = r"(?:the |an? )?(?:letter |capital )?(?P<letter>[a-z]|vowel|consonant)"
_IN_WORD: Final = r"(?: in it| in the word| in its name| in its spelling| in the name| anywhere)?"
_STARTS: Final = re.compile(
    rf".*\b(?:start|starts|begin|begins|beginning|starting)(?: with| in)? {_LETTER}(?: in it)?|.*\b(?:first|initial) letter(?: of it| of the word| of its name)?(?: is)?(?: be)? {_LETTER.replace('letter>', 'first>')}|is {_LETTER.replace('letter>', 'other>')} (?:its|the) first letter"
)
_ENDS: Final = re.compile(
    rf".*\b(?:end|ends|ending)(?: with| in| on)? {_LETTER}|.*\blast letter(?: of it| of the word)?(?: is)? {_LETTER.replace('letter>', 'first>')}"
)
_CONTAINS: Final = re.compile(
    r".*\b(?:contain|contains|include|includes|have|has|there|got|with)(?: the| an?)? letter (?P<letter>[a-z])"
    + _IN_WORD
    + r"|.*\bword(?: \w+)? (?:contain|contains|have|has)(?: an?| the) (?P<third>[a-z])|.*\b(?:contain|contains|have|has|there)(?: an?| the) (?P<other>[a-z]) (?:in it|in the word|in its name|in the name|in its spelling)"
)
_COUNT: Final = re.compile(
    rf".*?(?P<relation>{RELATION} )?(?P<count>{NUMBER})[ -](?P<what>letter|letters|syllable|syllables|word|words)(?: long| in it| word| in its name| in the word| in total| or more| name| altogether)*"
)
_HALF: Final = re.compile(
    r".*\b(?P<half>first|second|last|early) (?:half|part) of the alphabet.*|.*\bletter (?:come |comes |is )?(?P<side>before|after) (?P<letter>[a-z])(?: in the alphabet)?|.*letter (?:between|from) (?P<from>[a-z]) (?:and|to) (?P<to>[a-z]).*"
)
_RHYMES: Final = re.compile(r".*\brhymes? with (?:the word )?(?:an? )?(?P<word>[a-z]+)")
_COMPOUND: Final = re.compile(
    r".*\b(?:compound (?:word|noun)|several words|multiple words|more than one word)"
)
_DOUBLE: Final = re.compile(
    r".*\bdouble letters?\b.*|.*\b(?:same letter|two of the same letters?) (?:twice )?in a row.*"
)
_LENGTH: Final = re.compile(r".*\b(?P<size>short|long) (?:word|name)|.*\b(?:word|name) (?P<other>short|long)")


def about_the_word(text: str) -> Query | None:
    if _DOUBLE.fullmatch(text):
        return IsSpelled("double")
    for read in (_half, _start, _end, _contained, _counted, _rhyming):
        found = read(text)
        if found is not None:
            return found
    return None


def _argument(letter: str) -> str:
    return {"vowel": VOWELS, "consonant": _CONSONANTS}.get(letter, letter)


def _start(text: str) -> Query | None:
    found = _STARTS.fullmatch(text)
    return found and IsSpelled("starts", _argument(found["letter"] or found["first"] or found["other"]))


def _end(text: str) -> Query | None:
    found = _ENDS.fullmatch(text)
    return found and IsSpelled("ends", _argument(found["letter"] or found["first"]))


def _contained(text: str) -> Query | None:
    found = _CONTAINS.fullmatch(text)
    return found and IsSpelled("contains", found["letter"] or found["other"] or found["third"])


def _counted(text: str) -> Query | None:
    if _COMPOUND.fullmatch(text):
        return IsSpelled("words", relation="more", number=1)
    if found := _LENGTH.fullmatch(text):
        return (
            IsSpelled("letters", relation="most", number=4)
            if "short" in text
            else IsSpelled("letters", relation="least", number=8)
        )
    found = _COUNT.fullmatch(
        re.sub(r"\blonger than\b", "more than", re.sub(r"\bshorter than\b", "less than", text))
    )
    if found is None:
        return None
    feature = {"l": "letters", "s": "syllables", "w": "words"}[found["what"][0]]
    least = text.endswith("or more")
    return IsSpelled(
        feature,  # type: ignore[arg-type]
        relation="least" if least else relation(found["relation"]),
        number=round(number(found["count"])),
    )


def _half(text: str) -> Query | None:
    found = _HALF.fullmatch(text)
    if found is None or ("alphabet" not in text and "letter" not in text):
        return None
    if found["from"]:
        first, last = _ALPHABET.index(found["from"]), _ALPHABET.index(found["to"])
        return IsSpelled("starts", _ALPHABET[first : last + 1])
    if found["letter"]:
        before = IsSpelled("before", found["letter"])
        return before if found["side"] == "before" else Opposite(before)
    before = IsSpelled("before", "n")
    return before if found["half"] in ("first", "early") else Opposite(before)


def _rhyming(text: str) -> Query | None:
    found = _RHYMES.fullmatch(text)
    return found and IsSpelled("rhymes", found["word"])
