"""A question in another language, cut into words that mean something, several of them together where they have one meaning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from huetable.language.folding import without_accents

from .lexicon import Lexicon, Meaning, lexicon

_WORD: Final = re.compile(r"[^\W_]+(?:[.,]\d+)?(?:['’-][^\W_]+)*|,")
_LETTER: Final = re.compile(
    r"\b(?P<before>letra|letras|buchstaben?|por|con|com|mit|en|em|entre|zwischen|und|y|e|to|bis)"
    r"(?P<article> la| a| o| el| un| una| um| uma| dem| einem| ein| den| vor dem| letra| la letra| a letra| buchstaben)* "
    r"[\"'«„“]?(?P<letter>[a-zñ])[\"'»“”]?(?=$| an$| beginnt$| anfängt$| endet$| aufhört$| auf$| y | e | und )"
)
_CLITICS: Final = (
    "selo",
    "sela",
    "telo",
    "tela",
    "los",
    "las",
    "lo",
    "la",
    "les",
    "le",
    "se",
    "te",
    "me",
    "nos",
)
_HYPHENED: Final = re.compile(r"^(?P<verb>.+)-(?P<clitic>se|lo|la|los|las|o|a|os|as|me|te|lhe|no|na)$")
OBJECT: Final = Meaning("it", "other")
LETTER: Final = "letter"


class Unit(NamedTuple):
    text: str
    """As it was written, in lower case."""
    meanings: tuple[Meaning, ...]
    """Empty if nobody knows the word."""

    def verbs(self, *forms: str) -> tuple[Meaning, ...]:
        return tuple(each for each in self.meanings if each.kind == "verb" and each.form in forms)

    def is_(self, kind: str) -> bool:
        return any(each.kind == kind for each in self.meanings)

    def means(self, *english: str) -> bool:
        return any(each.english in english for each in self.meanings)


def units_of(text: str, language: str) -> list[Unit]:
    known = lexicon(language)
    words = [part for word in _WORD.findall(_with_letters(text)) for part in _parts(word, known, language)]
    return list(_joined(words, known))


def _with_letters(text: str) -> str:
    """A single letter behind "with" or "letter" is one, though it may be a word elsewhere."""
    return _LETTER.sub(
        lambda found: f"{found[0][: found.start('letter') - found.start()]}{LETTER}-{found['letter']}", text
    )


def _parts(word: str, known: Lexicon, language: str) -> Iterator[str]:
    """A verb with a pronoun behind it is two words: "comerlo", "come-se"."""
    if known.meanings(word) or language == "de" or word.startswith(f"{LETTER}-"):
        yield word
        return
    hyphened = _HYPHENED.match(word)
    if hyphened is not None:
        yield from _apart(hyphened["verb"], hyphened["clitic"], known)
        return
    for clitic in _CLITICS:
        verb = without_accents(word.removesuffix(clitic))
        if word.endswith(clitic) and any(each.form == "infinitive" for each in known.meanings(verb)):
            yield from _apart(verb, clitic, known)
            return
    yield word


def _apart(verb: str, clitic: str, known: Lexicon) -> Iterator[str]:
    """Portuguese drops the last letter before a pronoun: "comê-lo" is "comer" and "lo"."""
    if clitic == "se" and not any(each.form == "infinitive" for each in known.meanings(verb)):
        yield "se"
    whole = f"{without_accents(verb)}r"
    yield whole if clitic.startswith("l") and not known.meanings(verb) and known.meanings(whole) else verb
    if clitic[-2:] in ("lo", "la", "os", "as") or clitic in ("o", "a"):
        yield "(it)"


def _joined(words: list[str], known: Lexicon) -> Iterator[Unit]:
    at = 0
    while at < len(words):
        size, meanings = _longest(words, at, known)
        yield Unit(" ".join(words[at : at + size]), meanings)
        at += size


def _longest(words: list[str], at: int, known: Lexicon) -> tuple[int, tuple[Meaning, ...]]:
    word = words[at]
    if word == "(it)":
        return 1, (OBJECT,)
    if word.startswith(f"{LETTER}-"):
        return 1, (Meaning(f"the letter {without_accents(word[-1])}", LETTER),)
    if word[0].isdigit():
        return 1, (Meaning(word, "number"),)
    for size in range(min(known.longest, len(words) - at), 0, -1):
        meanings = known.meanings(" ".join(words[at : at + size]))
        if meanings:
            return size, meanings
    return 1, ()
