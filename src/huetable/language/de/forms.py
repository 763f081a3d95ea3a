"""How German words inflect. All words are folded: "ae" for "ä"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from huetable.language.interface import PossibleBase
from huetable.language.word_lists import stems_of_words

from .umlauts import fold_word, without_umlaut

_NOUN_ENDINGS: Final = ("e", "en", "n", "er", "ern", "s", "es", "se", "nen", "chen", "lein", "")
"""Cases and plurals, small things, and a plural by its umlaut alone: Äpfel."""
_BY_UMLAUT_ALONE: Final = ("el", "er", "en")
_ADJECTIVE_ENDINGS: Final = ("e", "en", "em", "er", "es")
_VERB_ENDINGS: Final = ("en", "e", "t", "st", "te", "ten", "et", "end", "ende", "enden", "ender", "endes")
_COMPARATIVE: Final = ("ere", "eren", "erem", "erer", "eres")
_SUPERLATIVE: Final = ("ste", "sten", "stem", "ster", "stes", "este", "esten", "estem", "ester", "estes")
_NEVER_COMPARED: Final = frozenset(["gut", "land"])
"""Güter and Länder are plurals; what is good gets better."""
_SPACES: Final = re.compile(r"([\s-]+)")
_LEAST: Final = 3


def _cut(word: str, endings: tuple[str, ...]) -> Iterator[str]:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST:
            yield word.removesuffix(ending)


def _with_e(stem: str) -> Iterator[str]:
    """Dunkl(er) is of dunkel, teur(er) of teuer."""
    yield stem
    if stem[-1:] in ("l", "r", "n") and stem[-2:-1] not in "aeiou":
        yield f"{stem[:-1]}e{stem[-1]}"


def possible_bases(word: str) -> Iterator[PossibleBase]:
    for stem in _cut(word, _NOUN_ENDINGS):
        yield from (PossibleBase(base, "n") for base in (stem, f"{stem}e") if base != word)
        if stem != word or without_umlaut(word).endswith(_BY_UMLAUT_ALONE):
            # "Blätter" is nothing but the plural of "Blatt"; but "Blüte" is no plural of "Blut".
            plain = without_umlaut(stem)
            yield PossibleBase(plain, "n", sure=plain != stem and not word.endswith("e"))
    for stem in _cut(word, _ADJECTIVE_ENDINGS):
        yield from (PossibleBase(base, "a") for base in _with_e(stem))
    for stem in _cut(word, _VERB_ENDINGS):
        yield from (
            PossibleBase(f"{base}en", "v") for base in (stem, stem.removeprefix("ge")) if f"{base}en" != word
        )


def compared_bases(word: str, last: bool) -> Iterator[str]:  # noqa: FBT001
    """Heller, hellste. Before another word "heller" is only a case of "hell": heller Stern."""
    endings = (*_COMPARATIVE, *_SUPERLATIVE, *(("er",) if last else ()))
    for stem in _cut(word, endings):
        for base in _with_e(stem):
            yield from {base, without_umlaut(base)} - _NEVER_COMPARED


def other_numbers(words: str) -> Iterator[str]:
    """Of a phrase the last word changes."""
    *before, last = _SPACES.split(words.strip())
    for form in sorted(_other_number(fold_word(last))):
        yield "".join((*before, form))


def _other_number(word: str) -> set[str]:
    """Every plural that a German noun could have, and every singular that a plural could come from."""
    stems = {word, _umlauted(word)}
    plurals = {f"{stem}{ending}" for stem in stems for ending in ("", "e", "er", "n", "en", "s", "se", "nen")}
    singles = {
        single
        for stem in _cut(word, ("e", "er", "n", "en", "s", "se", "nen", ""))
        for single in (stem, without_umlaut(stem))
    }
    return (plurals | singles) - {word}


def _umlauted(word: str) -> str:
    """With an umlaut where the last stressed vowel may have one: "apfel" gives "aepfel", "haus" "haeus"."""
    found = list(re.finditer(r"au|(?<![aeo])a(?![aeu])|(?<![aeo])o(?![eu])|(?<![aeoq])u(?!e)", word))
    if not found:
        return word
    last = found[-1]
    return word[: last.start()] + last.group()[0] + "e" + last.group()[1:] + word[last.end() :]


_STEM_ENDINGS: Final = (
    "ungen",
    "ung",
    "lich",
    "ern",
    "est",
    "em",
    "en",
    "er",
    "es",
    "st",
    "e",
    "n",
    "s",
    "t",
)


def stem(word: str) -> str:
    """Without one ending and without umlauts: Baum, Bäume and Bäumen are all "baum"."""
    cut = (ending for ending in _STEM_ENDINGS if word.endswith(ending) and len(word) - len(ending) >= 4)
    bare = word.removesuffix(next(cut, ""))
    return re.sub(r"ae|oe|ue", lambda umlaut: umlaut.group()[0], bare)


def stems_of(text: str) -> list[str]:
    return stems_of_words(text, fold_word, stem)
